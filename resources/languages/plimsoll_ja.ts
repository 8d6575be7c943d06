<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name></name>
    <message>
        <source>% busy</source>
        <translation>% 使用中</translation>
    </message>
    <message>
        <source>&apos;input&apos; holds token numbers, which mean other words in this model&apos;s vocabulary.</source>
        <translation>「input」にトークン番号が入っていますが、このモデルの語彙では別の語を指します。</translation>
    </message>
    <message>
        <source>&apos;{endpoint}&apos; is not an address of this computer like {loopback}:{default_port}.</source>
        <translation>「{endpoint}」は {loopback}:{default_port} のようなこのコンピューターのアドレスではありません。</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not in the catalogue.</source>
        <translation>「{id}」はカタログにありません。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be a name.</source>
        <translation>「{name}」は名前に使えません。</translation>
    </message>
    <message>
        <source>&apos;{ref}&apos; is not a repository on the Hub.</source>
        <translation>「{ref}」はHubのリポジトリではありません。</translation>
    </message>
    <message>
        <source>&apos;{shown}&apos; does not name a model.</source>
        <translation>「{shown}」はモデルを指していません。</translation>
    </message>
    <message>
        <source>&apos;{url}&apos; cannot be asked: {said}.</source>
        <translation>「{url}」に問い合わせできません: {said}。</translation>
    </message>
    <message>
        <source>, or sign in with a token to get a higher limit</source>
        <translation>、またはトークンでサインインすると上限が上がります</translation>
    </message>
    <message>
        <source>, still loading</source>
        <translation>、まだ読み込み中</translation>
    </message>
    <message>
        <source>, {acceptance} of drafts accepted</source>
        <translation>、ドラフトの採用率 {acceptance}</translation>
    </message>
    <message>
        <source>, {kept_bytes} MiB of the card not given back</source>
        <translation>、カードのメモリ {kept_bytes}&#xa0;MiB が未返却</translation>
    </message>
    <message>
        <source>0 always takes the likeliest word. Higher is more varied.</source>
        <translation>0では常に最も確からしい語を選びます。大きいほど変化に富みます。</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>1 chat</source>
        <translation>1 件のチャット</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1コア</translation>
    </message>
    <message>
        <source>1 fix waiting</source>
        <translation>対処待ち 1件</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1時間</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 件のメッセージ</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>1 model file here, readable.</source>
        <translation>ここにあるモデルファイル1個、読み取り可能。</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10分</translation>
    </message>
    <message>
        <source>; drafting does not pay here</source>
        <translation>。ここではドラフトの効果がありません</translation>
    </message>
    <message>
        <source>; it was kept as {name}</source>
        <translation>。{name} として保存しました</translation>
    </message>
    <message>
        <source>; of two tokens as good as equal it took the other one</source>
        <translation>。ほぼ同じ確率の2つのトークンのうち、もう一方を選びました</translation>
    </message>
    <message>
        <source>; the file was kept as {name}</source>
        <translation>。ファイルは {name} として保存しました</translation>
    </message>
    <message>
        <source>A 4-bit cache</source>
        <translation>4ビットのキャッシュ</translation>
    </message>
    <message>
        <source>A bad memory row could not be set aside.</source>
        <translation>不良なメモリ行を切り離せませんでした。</translation>
    </message>
    <message>
        <source>A bad memory row was set aside.</source>
        <translation>不良なメモリ行を切り離しました。</translation>
    </message>
    <message>
        <source>A base model: it continues text and was not taught to chat.</source>
        <translation>ベースモデル: 文章の続きを書きます。チャット用の学習はしていません。</translation>
    </message>
    <message>
        <source>A buffer[ of {size}] in the memory of the computer was refused[, {free} are free].</source>
        <translation>コンピューターのメモリに[ {size} の]バッファーを確保できませんでした[(空き {free})]。</translation>
    </message>
    <message>
        <source>A cache of type {kv_type} does not fit this model&apos;s heads of {size} elements.</source>
        <translation>型 {kv_type} のキャッシュは、要素数 {size} のこのモデルのヘッドに合いません。</translation>
    </message>
    <message>
        <source>A card that runs into its limits again and again loses time, and some lose the whole computer. The search goes down from the base clock until nothing slows the card any more.</source>
        <translation>限界に何度も達するカードは時間を失い、コンピューター全体が止まることもあります。検索は、カードを減速させるものがなくなるまで、ベースクロックから下げていきます。</translation>
    </message>
    <message>
        <source>A chat outgrows the context</source>
        <translation>チャットがコンテキストより長い</translation>
    </message>
    <message>
        <source>A checkpoint of {size} bytes could not be made and was left out.</source>
        <translation>{size} バイトのチェックポイントを作れなかったため、省きました。</translation>
    </message>
    <message>
        <source>A cold start, a first reply and a long prompt, in a fresh process. Ready means it has been done here.</source>
        <translation>冷えた状態からの起動、最初の返答、長いプロンプトを、新しいプロセスで行います。「準備完了」は、ここで実際に行えたという意味です。</translation>
    </message>
    <message>
        <source>A condition of the engine was not met[: {expression}].</source>
        <translation>エンジンの条件が満たされませんでした[: {expression}]。</translation>
    </message>
    <message>
        <source>A context of {n_ctx} tokens is more than the model was trained for ({limit}).</source>
        <translation>{n_ctx} トークンのコンテキストは、モデルの学習時の長さ({limit})を超えています。</translation>
    </message>
    <message>
        <source>A controller inside the card halted.</source>
        <translation>カード内部の制御装置が停止しました。</translation>
    </message>
    <message>
        <source>A controller inside the card stopped.</source>
        <translation>カード内部の制御装置が止まりました。</translation>
    </message>
    <message>
        <source>A conversation of {n_bytes} bytes could not be kept for later.</source>
        <translation>{n_bytes} バイトの会話を後のために保存できませんでした。</translation>
    </message>
    <message>
        <source>A download on one of them.</source>
        <translation>どちらかでのダウンロード。</translation>
    </message>
    <message>
        <source>A download.</source>
        <translation>ダウンロード。</translation>
    </message>
    <message>
        <source>A drafter must have the vocabulary of the model: choose one of the same family, or a file with its own drafting head.</source>
        <translation>ドラフト用モデルはモデルと同じ語彙が必要です。同じ系列のものか、ドラフト用ヘッドを含むファイルを選んでください。</translation>
    </message>
    <message>
        <source>A folder cannot be written.</source>
        <translation>フォルダーに書き込めません。</translation>
    </message>
    <message>
        <source>A frozen screen lasts longer; needs an administrator.</source>
        <translation>画面が固まった場合に長く続きます。管理者権限が必要です。</translation>
    </message>
    <message>
        <source>A guide</source>
        <translation>手引き</translation>
    </message>
    <message>
        <source>A kept conversation did not fit the engine any more.</source>
        <translation>保存した会話がエンジンに合わなくなりました。</translation>
    </message>
    <message>
        <source>A kernel did something the card refuses, such as reading outside its memory.</source>
        <translation>カーネルが、範囲外のメモリの読み取りなど、カードが拒む動作をしました。</translation>
    </message>
    <message>
        <source>A kernel ran longer than the driver allows.</source>
        <translation>カーネルの実行がドライバーの許す時間を超えました。</translation>
    </message>
    <message>
        <source>A kernel touched memory that is not mapped.</source>
        <translation>カーネルが、割り当てられていないメモリに触れました。</translation>
    </message>
    <message>
        <source>A kernel used the card in a way it refuses.</source>
        <translation>カーネルが、カードの拒む使い方をしました。</translation>
    </message>
    <message>
        <source>A larger page file</source>
        <translation>ページファイルを大きくする</translation>
    </message>
    <message>
        <source>A larger reserve in the plan</source>
        <translation>プランの予備を増やす</translation>
    </message>
    <message>
        <source>A library it needs may be missing, or the driver is; `plimsoll detect` tells.</source>
        <translation>必要なライブラリかドライバーがない可能性があります。`plimsoll detect` で確認できます。</translation>
    </message>
    <message>
        <source>A library that the engine needs is missing[: {library}].</source>
        <translation>エンジンに必要なライブラリがありません[: {library}]。</translation>
    </message>
    <message>
        <source>A link looks like plimsoll://owner/repository?quant=Q4_K_M.</source>
        <translation>リンクは plimsoll://owner/repository?quant=Q4_K_M のような形です。</translation>
    </message>
    <message>
        <source>A little less context.</source>
        <translation>コンテキストが少し短くなります。</translation>
    </message>
    <message>
        <source>A memory error ended one program.</source>
        <translation>メモリエラーで1つのプログラムが終了しました。</translation>
    </message>
    <message>
        <source>A memory error may have touched other programs.</source>
        <translation>メモリエラーがほかのプログラムに及んだ可能性があります。</translation>
    </message>
    <message>
        <source>A memory error that cannot be corrected.</source>
        <translation>訂正できないメモリエラーです。</translation>
    </message>
    <message>
        <source>A memory error that could not be mended.</source>
        <translation>修復できなかったメモリエラーです。</translation>
    </message>
    <message>
        <source>A micro-batch of {n_ubatch} leaves room for {most} draft tokens.</source>
        <translation>マイクロバッチ {n_ubatch} では、ドラフトトークンは {most} 個までです。</translation>
    </message>
    <message>
        <source>A minute.</source>
        <translation>1分。</translation>
    </message>
    <message>
        <source>A model file begins with the letters GGUF.</source>
        <translation>モデルファイルは GGUF の文字で始まります。</translation>
    </message>
    <message>
        <source>A new key?</source>
        <translation>新しいキーにしますか?</translation>
    </message>
    <message>
        <source>A newer engine</source>
        <translation>より新しいエンジン</translation>
    </message>
    <message>
        <source>A part of Plimsoll failed.</source>
        <translation>Plimsollの一部でエラーが起きました。</translation>
    </message>
    <message>
        <source>A part of the model is missing[: part {part} of {parts}].</source>
        <translation>モデルの一部がありません[: {parts} 個中 {part} 番目]。</translation>
    </message>
    <message>
        <source>A program on the card faulted; the card itself goes on.</source>
        <translation>カード上のプログラムがエラーを起こしました。カード自体は動作を続けます。</translation>
    </message>
    <message>
        <source>A proxy or the disk changes the data: fetch it over another network, or check the disk.</source>
        <translation>プロキシかディスクがデータを変えています。別のネットワークで取得するか、ディスクを確認してください。</translation>
    </message>
    <message>
        <source>A proxy setting makes no sense: {error}.</source>
        <translation>プロキシの設定が正しくありません: {error}。</translation>
    </message>
    <message>
        <source>A reading does not work ({what}: {name}).</source>
        <translation>読み取れない測定値があります({what}: {name})。</translation>
    </message>
    <message>
        <source>A release never changes: wait, and ask its makers before you trust it.</source>
        <translation>公開済みのリリースは変わらないはずです。しばらく待ち、信用する前に配布元に確認してください。</translation>
    </message>
    <message>
        <source>A reply follows a grammar, a JSON schema or a tool&apos;s form, not several.</source>
        <translation>返答に指定できるのは、文法、JSONスキーマ、ツールの形式のどれか1つです。</translation>
    </message>
    <message>
        <source>A reply is being written</source>
        <translation>返答を書いています</translation>
    </message>
    <message>
        <source>A reply that is still going stops here.</source>
        <translation>書きかけの返答はここで止まります。</translation>
    </message>
    <message>
        <source>A reply {name} is being written already.</source>
        <translation>返答 {name} はすでに作成中です。</translation>
    </message>
    <message>
        <source>A restart.</source>
        <translation>再起動。</translation>
    </message>
    <message>
        <source>A restart; other faults are possible.</source>
        <translation>再起動。ほかの障害が起きる可能性もあります。</translation>
    </message>
    <message>
        <source>A running model keeps its build; another one is used from the next load on.</source>
        <translation>実行中のモデルは今のビルドのままです。別のビルドは次の読み込みから有効になります。</translation>
    </message>
    <message>
        <source>A second computer can lend its card, or its memory, for a model that is too big for this one. It makes room, not speed: the weights cross the network at every load, and each token takes a round trip.</source>
        <translation>このコンピューターには大きすぎるモデルのために、別のコンピューターのカードやメモリを借りられます。増えるのは余地で、速さではありません。読み込みのたびに重みがネットワークを通り、トークンごとに往復が生じます。</translation>
    </message>
    <message>
        <source>A second file that drafts for the model: an MTP head, or the assistant of a Gemma 4. It must have been made for this very model.</source>
        <translation>モデルのためにドラフトする2つ目のファイル。MTPヘッドか、Gemma 4のアシスタントです。このモデル専用に作られたものが必要です。</translation>
    </message>
    <message>
        <source>A ship’s load line shows how deep it may be loaded. Yours shows how much memory a model may take.</source>
        <translation>船の満載喫水線(ロードライン)は、どこまで積めるかを示します。Plimsollのロードラインは、モデルが使えるメモリの量を示します。</translation>
    </message>
    <message>
        <source>A sign-in page came instead of the file.</source>
        <translation>ファイルの代わりにサインインページが届きました。</translation>
    </message>
    <message>
        <source>A small loss of quality; needs flash attention.</source>
        <translation>品質が少し下がります。Flash Attentionが必要です。</translation>
    </message>
    <message>
        <source>A smaller cache needs flash attention.</source>
        <translation>小さいキャッシュにはFlash Attentionが必要です。</translation>
    </message>
    <message>
        <source>A smaller file of this model</source>
        <translation>このモデルの小さいファイル</translation>
    </message>
    <message>
        <source>A smaller model</source>
        <translation>より小さいモデル</translation>
    </message>
    <message>
        <source>A split by rows is planned as one by layers: the shares are about the same.</source>
        <translation>行での分割は、層での分割として計画します。割合はほぼ同じです。</translation>
    </message>
    <message>
        <source>A tensor has the type[ {type}], which this engine cannot read.</source>
        <translation>テンソルの型[「{type}」]を、このエンジンは読めません。</translation>
    </message>
    <message>
        <source>A text of the request is not valid Unicode: it has half a character.</source>
        <translation>要求のテキストが有効なUnicodeではありません。文字が途中で切れています。</translation>
    </message>
    <message>
        <source>A token is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>トークンはHub公式のツールが保存しており、Plimsollは変更しません。</translation>
    </message>
    <message>
        <source>A token is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>トークンは変数 HF_TOKEN にあり、Plimsollは変更しません。</translation>
    </message>
    <message>
        <source>A token is kept in this system&apos;s keyring.</source>
        <translation>トークンはこのシステムのキーリングに保存されています。</translation>
    </message>
    <message>
        <source>A token is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>トークンはPlimsollの終了まで保持されます。このシステムにはキーリングがありません。</translation>
    </message>
    <message>
        <source>A tool is required, but there is none.</source>
        <translation>ツールが必須ですが、1つもありません。</translation>
    </message>
    <message>
        <source>A value cache of type {quantised} needs flash attention.</source>
        <translation>型 {quantised} の値キャッシュにはFlash Attentionが必要です。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Plimsollについて</translation>
    </message>
    <message>
        <source>Above 1 makes tokens that were just used less likely.</source>
        <translation>1より大きいと、直前に使われたトークンが出にくくなります。</translation>
    </message>
    <message>
        <source>Accept its terms on the Hub, and give Plimsoll a read token of that account.</source>
        <translation>Hubで規約に同意し、そのアカウントの読み取り用トークンをPlimsollに渡してください。</translation>
    </message>
    <message>
        <source>Accept the licence</source>
        <translation>ライセンスに同意</translation>
    </message>
    <message>
        <source>Accept the maker&apos;s terms on the repository&apos;s page, make an access token that may read on {host} (Settings, Access Tokens), and paste it here.</source>
        <translation>リポジトリのページで作成者の規約に同意し、{host} で読み取り可能なアクセストークンを作成して(Settings、Access Tokens)、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Accept the risk to start it, or choose a smaller context.</source>
        <translation>リスクを承知で開始するか、コンテキストを短くしてください。</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>Access token for {host}</source>
        <translation>{host} のアクセストークン</translation>
    </message>
    <message>
        <source>Access token…</source>
        <translation>アクセストークン…</translation>
    </message>
    <message>
        <source>Add a line &apos;memlock unlimited&apos; for your user to /etc/security/limits.conf, then sign in again.</source>
        <translation>/etc/security/limits.conf に自分のユーザーの「memlock unlimited」の行を追加し、サインインし直してください。</translation>
    </message>
    <message>
        <source>Add a remote server</source>
        <translation>リモートサーバーを追加</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>サーバーを追加…</translation>
    </message>
    <message>
        <source>Add and ask</source>
        <translation>追加して問い合わせる</translation>
    </message>
    <message>
        <source>Add and ask it</source>
        <translation>追加して問い合わせる</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add or remove it in the system&apos;s own settings.</source>
        <translation>システムの設定で追加または削除してください。</translation>
    </message>
    <message>
        <source>Add to librechat.yaml and start it again.</source>
        <translation>librechat.yaml に追加し、再起動してください。</translation>
    </message>
    <message>
        <source>Add to settings.json; Zed asks for the key in the settings of its agent panel.</source>
        <translation>settings.json に追加してください。キーはZedのエージェントパネルの設定で入力します。</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>一覧に追加</translation>
    </message>
    <message>
        <source>Add to ~/.codex/config.toml, then put the key into the terminal&apos;s environment.</source>
        <translation>~/.codex/config.toml に追加し、キーをターミナルの環境変数に入れてください。</translation>
    </message>
    <message>
        <source>Add to ~/.continue/config.yaml.</source>
        <translation>~/.continue/config.yaml に追加してください。</translation>
    </message>
    <message>
        <source>Add your user to the group that owns /dev/nvidia0 (often &apos;video&apos; or &apos;render&apos;).</source>
        <translation>/dev/nvidia0 を所有するグループ(多くは「video」か「render」)に自分のユーザーを追加してください。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Address of the tunnel&apos;s end here</source>
        <translation>こちら側のトンネルの端のアドレス</translation>
    </message>
    <message>
        <source>Admin Panel, Settings, Connections, OpenAI API: add a connection.</source>
        <translation>Admin Panel、Settings、Connections、OpenAI API で接続を追加します。</translation>
    </message>
    <message>
        <source>After a restart of the computer</source>
        <translation>コンピューターの再起動後</translation>
    </message>
    <message>
        <source>After a sleep the driver refuses every program.</source>
        <translation>スリープの後、ドライバーがすべてのプログラムを拒みます。</translation>
    </message>
    <message>
        <source>After an edit more is read again.</source>
        <translation>編集の後は、読み直す量が増えます。</translation>
    </message>
    <message>
        <source>After the unload the card stayed taken.</source>
        <translation>アンロードの後も、カードのメモリが使われたままです。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All buffers are in the memory of the computer.</source>
        <translation>すべてのバッファーがコンピューターのメモリにあります。</translation>
    </message>
    <message>
        <source>All but one of the {n} cores this program may use.</source>
        <translation>このプログラムが使える {n} コアのうち、1つを除くすべて。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All fixes</source>
        <translation>すべての対処</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Allow it under Settings, Local API, or ask the open one.</source>
        <translation>設定の「ローカルAPI」で許可するか、開いているモデルに尋ねてください。</translation>
    </message>
    <message>
        <source>Allow more locked memory</source>
        <translation>メモリのロックを広く許可する</translation>
    </message>
    <message>
        <source>Already on this computer</source>
        <translation>すでにこのコンピューターにあります</translation>
    </message>
    <message>
        <source>An 8-bit cache</source>
        <translation>8ビットのキャッシュ</translation>
    </message>
    <message>
        <source>An administrator&apos;s permission was not given; the clocks stay as they are.</source>
        <translation>管理者の許可が得られませんでした。クロックはそのままです。</translation>
    </message>
    <message>
        <source>An honest error instead of a crawl.</source>
        <translation>極端に遅くなる代わりに、はっきりエラーになります。</translation>
    </message>
    <message>
        <source>An older engine</source>
        <translation>より古いエンジン</translation>
    </message>
    <message>
        <source>An uncompressed cache</source>
        <translation>圧縮しないキャッシュ</translation>
    </message>
    <message>
        <source>Another character.</source>
        <translation>性格が変わります。</translation>
    </message>
    <message>
        <source>Another chat template</source>
        <translation>別のチャットテンプレート</translation>
    </message>
    <message>
        <source>Another drafting model</source>
        <translation>別のドラフト用モデル</translation>
    </message>
    <message>
        <source>Another driver version</source>
        <translation>別のバージョンのドライバー</translation>
    </message>
    <message>
        <source>Another file of this model</source>
        <translation>このモデルの別のファイル</translation>
    </message>
    <message>
        <source>Another folder for models</source>
        <translation>モデルの別のフォルダー</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>別のモデル</translation>
    </message>
    <message>
        <source>Another model is answering.</source>
        <translation>別のモデルが返答中です。</translation>
    </message>
    <message>
        <source>Another model is being opened.</source>
        <translation>別のモデルを開いているところです。</translation>
    </message>
    <message>
        <source>Another program holds the memory of the card.</source>
        <translation>別のプログラムがカードのメモリを使っています。</translation>
    </message>
    <message>
        <source>Another program is being answered</source>
        <translation>ほかのプログラムに返答しています</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>別の入手元</translation>
    </message>
    <message>
        <source>Another split over the cards</source>
        <translation>カード間の分け方を変える</translation>
    </message>
    <message>
        <source>Another variant of this file</source>
        <translation>このファイルの別の版</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>別のバージョン</translation>
    </message>
    <message>
        <source>Another way to use the card</source>
        <translation>カードの別の使い方</translation>
    </message>
    <message>
        <source>Answer on this computer again</source>
        <translation>このコンピューターでの返答に戻す</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>応答あり</translation>
    </message>
    <message>
        <source>Answers the chat</source>
        <translation>チャットに返答</translation>
    </message>
    <message>
        <source>Any other program</source>
        <translation>その他のプログラム</translation>
    </message>
    <message>
        <source>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, add one.</source>
        <translation>AnythingLLM: Settings、LLM、Generic OpenAI。Jan: Settings、Model Providers で追加。</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>4月</translation>
    </message>
    <message>
        <source>As an administrator lock the clock to the card&apos;s base clock: nvidia-smi -lgc.</source>
        <translation>管理者として、クロックをカードのベースクロックに固定してください: nvidia-smi -lgc。</translation>
    </message>
    <message>
        <source>As an administrator set TdrDelay to 10 under HKLM, System, CurrentControlSet, Control, GraphicsDrivers, and restart.</source>
        <translation>管理者として、HKLM、System、CurrentControlSet、Control、GraphicsDrivers の TdrDelay を10に設定し、再起動してください。</translation>
    </message>
    <message>
        <source>As an administrator set the module option NVreg_RegistryDwords=RmWatchDogTimeOut=30 and restart. Real hangs then last longer.</source>
        <translation>管理者として、モジュールオプション NVreg_RegistryDwords=RmWatchDogTimeOut=30 を設定し、再起動してください。本当に固まったときは長く続くようになります。</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <translation>設定のとおり</translation>
    </message>
    <message>
        <source>As the server tells it; the port is often 8000 or 8080.</source>
        <translation>サーバーの表示のとおりに。ポートは8000か8080が一般的です。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>問い合わせる</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Ask again in {wait} s.</source>
        <translation>{wait} 秒後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>Ask again when its model is loaded.</source>
        <translation>モデルが読み込まれてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <source>Ask again; if it fails again, choose another file of the model.</source>
        <translation>もう一度お試しください。また失敗したら、モデルの別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Ask all again</source>
        <translation>すべてに再度問い合わせる</translation>
    </message>
    <message>
        <source>Ask for it again to go on from there.</source>
        <translation>もう一度要求すると、続きから再開します。</translation>
    </message>
    <message>
        <source>Ask it shorter, begin a new chat, choose a larger context, or let the oldest turns be left out in Settings.</source>
        <translation>短く質問する、新しいチャットを始める、長いコンテキストを選ぶ、または設定で最も古いやり取りを省けるようにしてください。</translation>
    </message>
    <message>
        <source>Ask the last question differently</source>
        <translation>最後の質問を書き直す</translation>
    </message>
    <message>
        <source>Ask the model host too</source>
        <translation>モデルの配布元にも問い合わせる</translation>
    </message>
    <message>
        <source>Ask the server again for its models, and choose one of them.</source>
        <translation>サーバーにモデルを問い合わせ直し、その中から選んでください。</translation>
    </message>
    <message>
        <source>Ask this differently</source>
        <translation>別の聞き方をする</translation>
    </message>
    <message>
        <source>Ask this differently: what followed stays as another version.</source>
        <translation>別の聞き方をします。その後のやり取りは別の版として残ります。</translation>
    </message>
    <message>
        <source>Ask {name}…</source>
        <translation>{name} に質問…</translation>
    </message>
    <message>
        <source>Ask {name}… The whole chat is sent there.</source>
        <translation>{name} に質問… チャット全体がそこへ送られます。</translation>
    </message>
    <message>
        <source>Ask {server} what it offers</source>
        <translation>{server} に提供内容を問い合わせる</translation>
    </message>
    <message>
        <source>Asked. A model that is not in memory is loaded first.</source>
        <translation>問い合わせ中です。メモリにないモデルは先に読み込まれます。</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>問い合わせ中</translation>
    </message>
    <message>
        <source>Asking the Hub which files there are…</source>
        <translation>どのファイルがあるかHubに問い合わせ中…</translation>
    </message>
    <message>
        <source>Asking the model host.</source>
        <translation>モデルの配布元に問い合わせ中。</translation>
    </message>
    <message>
        <source>Asking the other computer was given up.</source>
        <translation>別のコンピューターへの問い合わせをやめました。</translation>
    </message>
    <message>
        <source>Asking which builds suit this computer</source>
        <translation>このコンピューターに合うビルドを問い合わせ中</translation>
    </message>
    <message>
        <source>Asking {host} for what is popular…</source>
        <translation>人気のモデルを {host} に問い合わせ中…</translation>
    </message>
    <message>
        <source>Asking {host} for “{words}”…</source>
        <translation>{host} で「{words}」を検索中…</translation>
    </message>
    <message>
        <source>Asking {host} which files there are…</source>
        <translation>どのファイルがあるか {host} に問い合わせ中…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>Asks the model for a few words at this address.</source>
        <translation>このアドレスのモデルに短い返答を求めます。</translation>
    </message>
    <message>
        <source>At every start of the computer the card is locked to {limits}.</source>
        <translation>コンピューターの起動のたびに、カードを {limits} に固定します。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同時に</translation>
    </message>
    <message>
        <source>At the stop: {figures}</source>
        <translation>停止時: {figures}</translation>
    </message>
    <message>
        <source>At {first} and at {second}: {title}</source>
        <translation>{first} と {second}：{title}</translation>
    </message>
    <message>
        <source>Attach text files</source>
        <translation>テキストファイルを添付</translation>
    </message>
    <message>
        <source>Attach text files (Ctrl+Shift+A)</source>
        <translation>テキストファイルを添付 (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Attach the part that matters.</source>
        <translation>必要な部分だけを添付してください。</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>8月</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>Back to the results (Esc)</source>
        <translation>検索結果に戻る (Esc)</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Bandwidth.</source>
        <translation>帯域幅。</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. Speeds are public reports for the same kind of card; the proof step measures yours.</source>
        <translation>棒は同じ目盛りのMiBです。速度は同種のカードの公開報告によるもので、検証の段階でこのカードを測ります。</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. The proof step measures the speed.</source>
        <translation>棒は同じ目盛りのMiBです。速度は検証の段階で測ります。</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>ベースクロック</translation>
    </message>
    <message>
        <source>Base model: it continues a text, it does not chat.</source>
        <translation>ベースモデル: 文章の続きを書くもので、チャットはしません。</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>quality</comment>
        <translation>基本的な</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>以前と現在</translation>
    </message>
    <message>
        <source>Behind a company&apos;s filter, set SSL_CERT_FILE to its certificate; else check this computer&apos;s clock.</source>
        <translation>会社のフィルターの内側では SSL_CERT_FILE にその証明書を設定してください。そうでなければ、このコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>Being planned</source>
        <translation>計画中</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Best for each</source>
        <translation>それぞれに最良</translation>
    </message>
    <message>
        <source>Block nouveau (the package of NVIDIA&apos;s driver does that), then restart.</source>
        <translation>nouveauを無効にし(NVIDIAのドライバーのパッケージが行います)、再起動してください。</translation>
    </message>
    <message>
        <source>Both must have the same one[: there it is {theirs}][, here {ours}].</source>
        <translation>両方に同じものが必要です[: 相手は {theirs}][、こちらは {ours}]。</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Buffers in computer memory</source>
        <translation>コンピューターのメモリにあるバッファー</translation>
    </message>
    <message>
        <source>Buffers on the card</source>
        <translation>カード上のバッファー</translation>
    </message>
    <message>
        <source>Build the engine on this computer, or use a newer one.</source>
        <translation>このコンピューターでエンジンをビルドするか、より新しいものを使ってください。</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>By free memory</source>
        <translation>空きメモリに応じて</translation>
    </message>
    <message>
        <source>By itself, this model does not.</source>
        <translation>このモデルは、指定がなければ考えません。</translation>
    </message>
    <message>
        <source>By itself, this model does.</source>
        <translation>このモデルは、指定がなければ考えます。</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0, not commercial</source>
        <translation>CC BY-NC 4.0、非商用</translation>
    </message>
    <message>
        <source>CUDA 13.2 before 13.2.2 makes wrong code for IQ quants.</source>
        <translation>13.2.2より前のCUDA 13.2は、IQ量子化で誤ったコードを生成します。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDAグラフ</translation>
    </message>
    <message>
        <source>CUDA graphs off</source>
        <translation>CUDAグラフをオフ</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is set to &apos;{value}&apos;, which hides every card from the engine.</source>
        <translation>CUDA_VISIBLE_DEVICES が「{value}」になっており、エンジンからすべてのカードが隠されています。</translation>
    </message>
    <message>
        <source>Cache f16: it fits uncompressed.</source>
        <translation>キャッシュ f16: 圧縮なしで収まります。</translation>
    </message>
    <message>
        <source>Cache in the computer&apos;s memory</source>
        <translation>キャッシュはコンピューターのメモリ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>ダウンロードをキャンセル</translation>
    </message>
    <message>
        <source>Cancel the work in progress</source>
        <translation>進行中の作業をキャンセル</translation>
    </message>
    <message>
        <source>Cancel {title}?</source>
        <translation>{title} をキャンセルしますか?</translation>
    </message>
    <message>
        <source>Cancel?</source>
        <translation>キャンセルしますか?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>キャンセル…</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>使えません</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Card and driver</source>
        <translation>カードとドライバー</translation>
    </message>
    <message>
        <source>Card memory</source>
        <translation>カードのメモリ</translation>
    </message>
    <message>
        <source>Card memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>直近 {n} 秒のカードのメモリ: 最小 {lowest}、最大 {highest}、停止時 {last}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. Less room for the model, fewer surprises.</source>
        <translation>どのプランも使わないカードのメモリ。モデルの余地は減りますが、不測の事態も減ります。</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. This computer has no NVIDIA card.</source>
        <translation>どのプランも使わないカードのメモリ。このコンピュータにはNVIDIAカードがありません。</translation>
    </message>
    <message>
        <source>Card memory, last {n} s</source>
        <translation>カードのメモリ、直近 {n} 秒</translation>
    </message>
    <message>
        <source>Card {index} hangs on a link of {narrow} GB/s or less.</source>
        <translation>カード {index} の接続は {narrow}&#xa0;GB/s 以下です。</translation>
    </message>
    <message>
        <source>Card {index} is listed but cannot be used ({message}).</source>
        <translation>カード {index} は一覧にありますが、使えません({message})。</translation>
    </message>
    <message>
        <source>Card {index}: shared memory in use</source>
        <translation>カード {index}: 共有メモリの使用量</translation>
    </message>
    <message>
        <source>Card {index}: {busy} % busy, its memory controller {controller} %</source>
        <translation>カード {index}: 使用率 {busy}%、メモリコントローラー {controller}%</translation>
    </message>
    <message>
        <source>Card {index}: {shared} MiB of system memory lent to it</source>
        <translation>カード {index}: システムメモリを {shared}&#xa0;MiB 借用</translation>
    </message>
    <message>
        <source>Card {n}</source>
        <translation>カード {n}</translation>
    </message>
    <message>
        <source>Card {slow} is {known} % busy while another waits.</source>
        <translation>ほかのカードが待つ間、カード {slow} の使用率は {known}% です。</translation>
    </message>
    <message>
        <source>Card, driver or system rule every published build out.</source>
        <translation>カード、ドライバー、またはシステムの条件で、公開ビルドはどれも使えません。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>認証局</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change it: a smaller context, a lighter cache or a smaller micro-batch.</source>
        <translation>構成を変えてください。コンテキストを小さくする、キャッシュを軽くする、マイクロバッチを小さくする、のいずれかです。</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <translation>{server} を変更</translation>
    </message>
    <message>
        <source>Changes at once. What models write is theirs, and the command line is in English.</source>
        <translation>すぐに切り替わります。モデルの書く文はモデル次第で、コマンドラインは英語です。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Chat when proven</source>
        <translation>検証済みなら開始</translation>
    </message>
    <message>
        <source>Chat, Models, Monitor, Fixes, Settings</source>
        <translation>チャット、モデル、モニター、対処、設定</translation>
    </message>
    <message>
        <source>Chats (Ctrl+B)</source>
        <translation>チャット (Ctrl+B)</translation>
    </message>
    <message>
        <source>Chats, receipts and settings</source>
        <translation>チャット、検証記録、設定</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, and sign in to the network with a browser.</source>
        <translation>HTTPS_PROXY と NO_PROXY を確認し、ブラウザーでネットワークにサインインしてください。</translation>
    </message>
    <message>
        <source>Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY (the form is http://host:port).</source>
        <translation>HTTP_PROXY、HTTPS_PROXY、NO_PROXY を確認してください(形式は http://host:port)。</translation>
    </message>
    <message>
        <source>Check PLIMSOLL_RELEASES_ENDPOINT, or try again later.</source>
        <translation>PLIMSOLL_RELEASES_ENDPOINT を確認するか、後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>もう一度確認</translation>
    </message>
    <message>
        <source>Check host, port and path; the address usually ends in /v1.</source>
        <translation>ホスト、ポート、パスを確認してください。アドレスは通常 /v1 で終わります。</translation>
    </message>
    <message>
        <source>Check it again with `plimsoll runtimes check` after a change.</source>
        <translation>変更したら `plimsoll runtimes check` でもう一度確認してください。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Check power and cooling</source>
        <translation>電源と冷却を確認</translation>
    </message>
    <message>
        <source>Check that disk.</source>
        <translation>そのディスクを確認してください。</translation>
    </message>
    <message>
        <source>Check that disk; the file was left where it is.</source>
        <translation>そのディスクを確認してください。ファイルは元の場所に残っています。</translation>
    </message>
    <message>
        <source>Check that every power plug of the card sits firmly and on a cable of its own, that the fans turn and the dust is out.</source>
        <translation>カードの電源コネクターがすべて別々のケーブルでしっかり差し込まれ、ファンが回り、ほこりがないことを確認してください。</translation>
    </message>
    <message>
        <source>Check that the card is plugged in, and that a container or a virtual machine gets it.</source>
        <translation>カードが差し込まれ、コンテナや仮想マシンに渡されていることを確認してください。</translation>
    </message>
    <message>
        <source>Check that the server runs, listens on its network and that host and port are right.</source>
        <translation>サーバーが動作してネットワークで待ち受けていること、ホストとポートが正しいことを確認してください。</translation>
    </message>
    <message>
        <source>Check the card&apos;s power cables.</source>
        <translation>カードの電源ケーブルを確認してください。</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions.</source>
        <translation>ディスクとファイルの権限を確認してください。</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>ファイルを確認</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>ファイルの権限を確認してください。</translation>
    </message>
    <message>
        <source>Check the folder and its permissions.</source>
        <translation>フォルダーとその権限を確認してください。</translation>
    </message>
    <message>
        <source>Check the name on the repository&apos;s page.</source>
        <translation>リポジトリのページで名前を確認してください。</translation>
    </message>
    <message>
        <source>Check the network and the proxy settings.</source>
        <translation>ネットワークとプロキシの設定を確認してください。</translation>
    </message>
    <message>
        <source>Check the network connection, then try again.</source>
        <translation>ネットワーク接続を確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Check the path and that you may read the file.</source>
        <translation>パスと、ファイルの読み取り権限を確認してください。</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>パスを確認してください。</translation>
    </message>
    <message>
        <source>Check the proxy settings, or name the server in NO_PROXY.</source>
        <translation>プロキシの設定を確認するか、NO_PROXY にサーバーを指定してください。</translation>
    </message>
    <message>
        <source>Check the reference; if it is right, try again later.</source>
        <translation>指定を確認してください。正しければ、後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>Check the spelling: owner/repository:QUANT. It may also have been removed.</source>
        <translation>つづりを確認してください: owner/repository:QUANT。削除された可能性もあります。</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>このコンピューターを確認</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>確認中</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>ファイルを確認中</translation>
    </message>
    <message>
        <source>Checking what was fetched</source>
        <translation>取得したものを確認中</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>{name} を確認中</translation>
    </message>
    <message>
        <source>Checking {share}</source>
        <translation>確認中 {share}</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Checkpoints of the conversation filled the memory of the computer.</source>
        <translation>会話のチェックポイントでコンピューターのメモリがいっぱいになりました。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>確認項目</translation>
    </message>
    <message>
        <source>Choose a clock between the two.</source>
        <translation>2つの間のクロックを選んでください。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Choose a fix, or dismiss the failure, to change this.</source>
        <translation>これを変更するには、対処を選ぶか、エラーを閉じてください。</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>モデルを選ぶ</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>モデルファイルを選ぶ</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <translation>先にモデルを選んでください</translation>
    </message>
    <message>
        <source>Choose a model that runs on this card: `plimsoll plan` shows where one would lie.</source>
        <translation>このカードで動くモデルを選んでください。`plimsoll plan` で配置を確認できます。</translation>
    </message>
    <message>
        <source>Choose a model that writes text.</source>
        <translation>文章を書くモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>モデルを選ぶ…</translation>
    </message>
    <message>
        <source>Choose a repository whose name ends in GGUF.</source>
        <translation>名前がGGUFで終わるリポジトリを選んでください。</translation>
    </message>
    <message>
        <source>Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>短いコンテキスト、軽いキャッシュ、または小さいファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a smaller quant or a smaller model.</source>
        <translation>小さい量子化か、小さいモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose and prove one in Plimsoll first.</source>
        <translation>先にPlimsollで選んで検証してください。</translation>
    </message>
    <message>
        <source>Choose another file of the model: makers mend templates in later files.</source>
        <translation>モデルの別のファイルを選んでください。テンプレートは後のファイルで直されることがあります。</translation>
    </message>
    <message>
        <source>Choose another folder, or make room.</source>
        <translation>別のフォルダーを選ぶか、空きを作ってください。</translation>
    </message>
    <message>
        <source>Choose another folder, or rename that file.</source>
        <translation>別のフォルダーを選ぶか、そのファイルの名前を変えてください。</translation>
    </message>
    <message>
        <source>Choose another port in Settings.</source>
        <translation>設定で別のポートを選んでください。</translation>
    </message>
    <message>
        <source>Choose another quant of this model.</source>
        <translation>このモデルの別の量子化を選んでください。</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>別のものを選ぶ…</translation>
    </message>
    <message>
        <source>Choose at most {limit}.</source>
        <translation>{limit} 以下を選んでください。</translation>
    </message>
    <message>
        <source>Choose f16.</source>
        <translation>f16を選んでください。</translation>
    </message>
    <message>
        <source>Choose one of its files.</source>
        <translation>その中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose one of the cards that `plimsoll detect` lists.</source>
        <translation>`plimsoll detect` が示すカードから選んでください。</translation>
    </message>
    <message>
        <source>Choose the file that was made for this very model, or draft without one.</source>
        <translation>このモデル専用に作られたファイルを選ぶか、それなしでドラフトしてください。</translation>
    </message>
    <message>
        <source>Choose the first part of the model, or download the file again.</source>
        <translation>モデルの最初の部分を選ぶか、ファイルをダウンロードし直してください。</translation>
    </message>
    <message>
        <source>Choose the model file that it belongs to.</source>
        <translation>それが属するモデルファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the split by layers.</source>
        <translation>層での分割を選んでください。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Chosen engine</source>
        <translation>選択中のエンジン</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>完了分を消去</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
    <message>
        <source>Clock helper</source>
        <translation>クロックヘルパー</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>クロック</translation>
    </message>
    <message>
        <source>Clocks of the card</source>
        <translation>カードのクロック</translation>
    </message>
    <message>
        <source>Clocks of the card: {line}</source>
        <translation>カードのクロック: {line}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close Plimsoll, get its files again (git pull, or a new copy) and run python packaging/bootstrap.py setup in their folder. If that does not help, delete the folder .venv there and run it once more.</source>
        <translation>Plimsoll を閉じ、ファイルをもう一度取得し（git pull または新しいコピー）、そのフォルダーで python packaging/bootstrap.py setup を実行してください。それでも直らない場合は、そこの .venv フォルダーを削除してからもう一度実行してください。</translation>
    </message>
    <message>
        <source>Close every program that uses the card, then as an administrator: modprobe -r nvidia_uvm, then modprobe nvidia_uvm.</source>
        <translation>カードを使うプログラムをすべて閉じ、管理者として実行してください: modprobe -r nvidia_uvm、続けて modprobe nvidia_uvm。</translation>
    </message>
    <message>
        <source>Close other programs</source>
        <translation>ほかのプログラムを閉じる</translation>
    </message>
    <message>
        <source>Close programs, or choose a smaller embedding model.</source>
        <translation>プログラムを閉じるか、小さい埋め込みモデルを選んでください。</translation>
    </message>
    <message>
        <source>Close the other program</source>
        <translation>そのプログラムを閉じる</translation>
    </message>
    <message>
        <source>Close the other programs that use the card, then try again. Plimsoll never ends them.</source>
        <translation>カードを使うほかのプログラムを閉じてから、もう一度お試しください。Plimsollが終了させることはありません。</translation>
    </message>
    <message>
        <source>Close the other window, or run &apos;plimsoll clocks reset&apos;.</source>
        <translation>もう一方のウィンドウを閉じるか、「plimsoll clocks reset」を実行してください。</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <source>Close what else uses the card, or choose a smaller context.</source>
        <translation>カードを使うほかのものを閉じるか、短いコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>Close what else uses the card; if it stays slow, prove the model again.</source>
        <translation>カードを使うほかのものを閉じてください。遅いままなら、モデルを検証し直してください。</translation>
    </message>
    <message>
        <source>Close what holds it, or choose a smaller context.</source>
        <translation>メモリを使っているものを閉じるか、短いコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>Close what you do not need, first the programs that use most memory, then try again.</source>
        <translation>不要なものを、メモリを多く使うプログラムから順に閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Close what you do not need, or raise the limit that binds.</source>
        <translation>不要なものを閉じるか、妨げている上限を上げてください。</translation>
    </message>
    <message>
        <source>Closing the window leaves the model loaded.</source>
        <translation>ウィンドウを閉じても、モデルは読み込まれたままです。</translation>
    </message>
    <message>
        <source>Coding agent</source>
        <translation>コーディングエージェント</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>コールドスタート</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Compare the file&apos;s SHA-256 with the one published where it came from.</source>
        <translation>ファイルのSHA-256を、入手元で公開されているものと比べてください。</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Compute needs {compute} MiB, {left} MiB are left.</source>
        <translation>演算に {compute}&#xa0;MiB 必要ですが、残りは {left}&#xa0;MiB です。</translation>
    </message>
    <message>
        <source>Computer memory</source>
        <translation>コンピューターのメモリ</translation>
    </message>
    <message>
        <source>Computer memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>直近 {n} 秒のコンピューターのメモリ: 最小 {lowest}、最大 {highest}、停止時 {last}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Computer memory, last {n} s</source>
        <translation>コンピューターのメモリ、直近 {n} 秒</translation>
    </message>
    <message>
        <source>Connect another app</source>
        <translation>別のアプリを接続</translation>
    </message>
    <message>
        <source>Connect another app…</source>
        <translation>別のアプリを接続…</translation>
    </message>
    <message>
        <source>Contained memory error</source>
        <translation>封じ込められたメモリエラー</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Context switch timeout</source>
        <translation>コンテキスト切り替えの時間切れ</translation>
    </message>
    <message>
        <source>Context {n_ctx} instead of {n_ctx2}</source>
        <translation>コンテキスト {n_ctx2} の代わりに {n_ctx}</translation>
    </message>
    <message>
        <source>Context {n_ctx}: all that the model was trained for.</source>
        <translation>コンテキスト {n_ctx}: モデルが学習した最大の長さ。</translation>
    </message>
    <message>
        <source>Context {n_ctx}: more would serve {goals} no better.</source>
        <translation>コンテキスト {n_ctx}: これより長くても、{goals}には役立ちません。</translation>
    </message>
    <message>
        <source>Context {n_ctx}: the longest of the usual sizes that fits.</source>
        <translation>コンテキスト {n_ctx}: よく使う長さのうち、収まる最大のもの。</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>コンテキスト、トークン</translation>
    </message>
    <message>
        <source>Context: {text}</source>
        <translation>コンテキスト: {text}</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copies to the card are a little slower.</source>
        <translation>カードへのコピーが少し遅くなります。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub.</source>
        <translation>Hubから全体をコピーしてください。</translation>
    </message>
    <message>
        <source>Copy it whole from the server.</source>
        <translation>サーバーから全体をコピーしてください。</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>キーをコピー</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <translation>このコードをコピー</translation>
    </message>
    <message>
        <source>Copy this question</source>
        <translation>この質問をコピー</translation>
    </message>
    <message>
        <source>Copy this reply</source>
        <translation>この返答をコピー</translation>
    </message>
    <message>
        <source>Copy with the key</source>
        <translation>キー付きでコピー</translation>
    </message>
    <message>
        <source>Copy {command}</source>
        <translation>{command} をコピー</translation>
    </message>
    <message>
        <source>Core clock</source>
        <translation>コアクロック</translation>
    </message>
    <message>
        <source>Correct HTTP_PROXY, HTTPS_PROXY or ALL_PROXY.</source>
        <translation>HTTP_PROXY、HTTPS_PROXY、または ALL_PROXY を直してください。</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>影響: {cost}</translation>
    </message>
    <message>
        <source>Creative</source>
        <translation>創造的</translation>
    </message>
    <message>
        <source>Cursor and others send every request through their own servers, which cannot reach this computer.</source>
        <translation>Cursorなどは、すべての要求を自社のサーバー経由で送るため、このコンピューターに届きません。</translation>
    </message>
    <message>
        <source>DRY</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>12月</translation>
    </message>
    <message>
        <source>Decisive lines</source>
        <translation>決め手となった行</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>「{title}」を削除しました。</translation>
    </message>
    <message>
        <source>Desktop and other programs</source>
        <translation>デスクトップとほかのプログラム</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Disk: {name}</source>
        <translation>ディスク: {name}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Display clock</source>
        <translation>ディスプレイクロック</translation>
    </message>
    <message>
        <source>Do anything by its name</source>
        <translation>名前で何でも実行</translation>
    </message>
    <message>
        <source>Do not lock in memory</source>
        <translation>メモリにロックしない</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>開かない</translation>
    </message>
    <message>
        <source>Do not open {name}</source>
        <translation>{name} を開かない</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Does not fit: {n} MiB over the load line</source>
        <translation>収まりません: ロードラインを {n}&#xa0;MiB 超過</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Double bit ECC error</source>
        <translation>ダブルビットECCエラー</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Download</source>
        <comment>verb</comment>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Download a GGUF file of this model.</source>
        <translation>このモデルのGGUFファイルをダウンロードしてください。</translation>
    </message>
    <message>
        <source>Download a little-endian file of this model, from another repository if need be.</source>
        <translation>このモデルのリトルエンディアンのファイルを、必要なら別のリポジトリからダウンロードしてください。</translation>
    </message>
    <message>
        <source>Download a newer file of this model.</source>
        <translation>このモデルの新しいファイルをダウンロードしてください。</translation>
    </message>
    <message>
        <source>Download it into the same folder.</source>
        <translation>同じフォルダーにダウンロードしてください。</translation>
    </message>
    <message>
        <source>Download of {title}: {share}, {figures}</source>
        <translation>{title} のダウンロード: {share}、{figures}</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>ファイルをダウンロードし直してください。</translation>
    </message>
    <message>
        <source>Download the file itself, for example with `plimsoll pull`.</source>
        <translation>ファイル本体を、例えば `plimsoll pull` でダウンロードしてください。</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <translation>{size} をダウンロード</translation>
    </message>
    <message>
        <source>Download {size} and the engine</source>
        <translation>{size} とエンジンをダウンロード</translation>
    </message>
    <message>
        <source>Downloaded: {model}</source>
        <translation>ダウンロード完了：{model}</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>ダウンロード中</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Downloads · {n}</source>
        <translation>ダウンロード · {n}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Drafting</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>Drafting (MTP)</source>
        <translation>ドラフト(MTP)</translation>
    </message>
    <message>
        <source>Drafting changed the reply; it must never do that.</source>
        <translation>ドラフトで返答が変わりました。決して起きてはならないことです。</translation>
    </message>
    <message>
        <source>Drafting does not pay now and is switched off: {rate} tokens/s with it, {plain} without.</source>
        <translation>ドラフトは今は効果がないため、オフにしました: ありで {rate} トークン/秒、なしで {plain}。</translation>
    </message>
    <message>
        <source>Drafting does not pay on this computer.</source>
        <translation>このコンピューターではドラフトの効果がありません。</translation>
    </message>
    <message>
        <source>Drafting does not pay: {with_mtp} tokens/s with it, {without} without.</source>
        <translation>ドラフトの効果がありません: ありで {with_mtp} トークン/秒、なしで {without}。</translation>
    </message>
    <message>
        <source>Drafting file</source>
        <translation>ドラフト用ファイル</translation>
    </message>
    <message>
        <source>Drafting file: it drafts for the model that it was made for, it does not chat.</source>
        <translation>ドラフト用ファイル: 対応するモデルのドラフトを担い、チャットはしません。</translation>
    </message>
    <message>
        <source>Drafting got a micro-batch of {least_ubatch}: there was no room for {asked}.</source>
        <translation>ドラフトのマイクロバッチは {least_ubatch} になりました。{asked} には空きが足りません。</translation>
    </message>
    <message>
        <source>Drafting is off to save memory.</source>
        <translation>メモリを節約するため、ドラフトはオフです。</translation>
    </message>
    <message>
        <source>Drafting is off: it slows models of this size down.</source>
        <translation>ドラフトはオフです。この大きさのモデルでは遅くなります。</translation>
    </message>
    <message>
        <source>Drafting is off: the engine cannot use several MTP layers of this kind.</source>
        <translation>ドラフトはオフです。エンジンはこの種の複数のMTP層を使えません。</translation>
    </message>
    <message>
        <source>Drafting is off: with quantised weights it slows a processor down.</source>
        <translation>ドラフトはオフです。重みが量子化されていると、プロセッサでは遅くなります。</translation>
    </message>
    <message>
        <source>Drafting needs {draft} MiB, {free_mib} MiB are free.</source>
        <translation>ドラフトに {draft}&#xa0;MiB 必要ですが、空きは {free_mib}&#xa0;MiB です。</translation>
    </message>
    <message>
        <source>Drafting off</source>
        <translation>ドラフトをオフ</translation>
    </message>
    <message>
        <source>Drafting on</source>
        <translation>ドラフトをオン</translation>
    </message>
    <message>
        <source>Drafting on and off (MTP)</source>
        <translation>ドラフトのオンとオフ(MTP)</translation>
    </message>
    <message>
        <source>Drafting pays again: {rate} tokens/s with it, {plain} without.</source>
        <translation>ドラフトの効果が戻りました: ありで {rate} トークン/秒、なしで {plain}。</translation>
    </message>
    <message>
        <source>Drafting steps aside while several replies are written at once.</source>
        <translation>複数の返答を同時に書く間、ドラフトは休みます。</translation>
    </message>
    <message>
        <source>Drafts accepted</source>
        <translation>ドラフトの採用率</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Driver firmware error</source>
        <translation>ドライバーのファームウェアエラー</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>ドライバー {version}</translation>
    </message>
    <message>
        <source>Drop the oldest</source>
        <translation>最も古いものを捨てる</translation>
    </message>
    <message>
        <source>Earlier question</source>
        <translation>前の質問</translation>
    </message>
    <message>
        <source>Earlier reply</source>
        <translation>前の返答</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs can ask it too.</source>
        <translation>エディター、エージェント、チャットプログラムからも質問できます。</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs on this computer use the model proven here.</source>
        <translation>このコンピューターのエディター、エージェント、チャットプログラムが、ここで検証したモデルを使います。</translation>
    </message>
    <message>
        <source>Embedding model: it turns texts into vectors, it does not chat.</source>
        <translation>埋め込みモデル: 文章をベクトルに変えるもので、チャットはしません。</translation>
    </message>
    <message>
        <source>Ended by SIGBUS: a mapped file is shorter than it was.</source>
        <translation>SIGBUSで終了: マップしたファイルが以前より短くなっています。</translation>
    </message>
    <message>
        <source>Ended by the out-of-memory killer.</source>
        <translation>OOM killerにより終了。</translation>
    </message>
    <message>
        <source>Ended by {signal}.</source>
        <translation>{signal} で終了。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <translation>エンジンのメモリ</translation>
    </message>
    <message>
        <source>Engine {version}</source>
        <translation>エンジン {version}</translation>
    </message>
    <message>
        <source>Engine: {name}</source>
        <translation>エンジン: {name}</translation>
    </message>
    <message>
        <source>Engine: {setting}</source>
        <translation>エンジン: {setting}</translation>
    </message>
    <message>
        <source>Engines come from their own release server alone, and this address leads elsewhere.</source>
        <translation>エンジンは専用の配布サーバーからのみ取得しますが、このアドレスは別の場所に通じています。</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>Enrol the key of the driver&apos;s module (mokutil --import), or use the signed package of your system, then restart.</source>
        <translation>ドライバーのモジュールの鍵を登録する(mokutil --import)か、システムの署名済みパッケージを使い、再起動してください。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>トークンを入力…</translation>
    </message>
    <message>
        <source>Enter it again next time, or set HF_TOKEN.</source>
        <translation>次回もう一度入力するか、HF_TOKEN を設定してください。</translation>
    </message>
    <message>
        <source>Enter it again next time.</source>
        <translation>次回もう一度入力してください。</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add NAME URL`.</source>
        <translation>登録してください: `plimsoll remote add NAME URL`。</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add {name} {url} --key-stdin`, or in the window.</source>
        <translation>登録してください: `plimsoll remote add {name} {url} --key-stdin`、またはウィンドウで。</translation>
    </message>
    <message>
        <source>Enter lists the models of this folder.</source>
        <translation>Enterで、このフォルダーのモデルを一覧に加えます。</translation>
    </message>
    <message>
        <source>Enter lists this file and opens it.</source>
        <translation>Enterで、このファイルを一覧に加えて開きます。</translation>
    </message>
    <message>
        <source>Enter lists what is popular.</source>
        <translation>Enterで、人気のモデルを一覧にします。</translation>
    </message>
    <message>
        <source>Enter opens it: it is in Plimsoll&apos;s catalogue.</source>
        <translation>Enterで開きます。Plimsollのカタログにあります。</translation>
    </message>
    <message>
        <source>Enter opens it: it is on this computer.</source>
        <translation>Enterで開きます。このコンピューターにあります。</translation>
    </message>
    <message>
        <source>Enter opens this repository.</source>
        <translation>Enterで、このリポジトリを開きます。</translation>
    </message>
    <message>
        <source>Enter opens what the arrow keys choose.</source>
        <translation>Enterで、矢印キーで選んだものを開きます。</translation>
    </message>
    <message>
        <source>Enter searches the Hub for “{words}”.</source>
        <translation>Enterで、Hubで「{words}」を検索します。</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter makes a new line.</source>
        <translation>Enterで送信、Shift+Enterで改行します。</translation>
    </message>
    <message>
        <source>Even {n_ctx} tokens are {missing} GiB too much for {place}.</source>
        <translation>{n_ctx} トークンでも、{place}には {missing}&#xa0;GiB 多すぎます。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Every byte of {name} is as published: the file is not what is wrong.</source>
        <translation>{name} は全バイトが公開どおりです。原因はこのファイルではありません。</translation>
    </message>
    <message>
        <source>Every layer went to the processor.</source>
        <translation>すべての層がプロセッサに回りました。</translation>
    </message>
    <message>
        <source>Every quant is planned with the largest context that serves here.</source>
        <translation>各量子化を、ここで役立つ最大のコンテキストで計画しています。</translation>
    </message>
    <message>
        <source>Everybody in this network who has the key can ask, and the connection is not encrypted: others in the network can read along. Turn it on only in a network you trust.</source>
        <translation>このネットワークでキーを持つ人は誰でも質問でき、接続は暗号化されません。ほかの人に読まれる可能性があります。信頼できるネットワークでのみオンにしてください。</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>その他すべて</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>それに応じてすべてが大きくなります。</translation>
    </message>
    <message>
        <source>Everything on the card</source>
        <translation>すべてカード上に</translation>
    </message>
    <message>
        <source>Everything on the card, at its peak</source>
        <translation>カード上の全体、ピーク時</translation>
    </message>
    <message>
        <source>Excellent</source>
        <comment>quality</comment>
        <translation>優れた</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Experts in the computer&apos;s memory</source>
        <translation>エキスパートはコンピューターのメモリ</translation>
    </message>
    <message>
        <source>Experts on the CPU, layers</source>
        <translation>CPU上のエキスパート、層数</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>JSONでエクスポート…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Markdownでエクスポート…</translation>
    </message>
    <message>
        <source>Export chat</source>
        <translation>チャットをエクスポート</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>{path} にエクスポートしました</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Failed its test</source>
        <translation>テストに不合格</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>quality</comment>
        <translation>まずまずの</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>ファン</translation>
    </message>
    <message>
        <source>Faults the driver reported</source>
        <translation>ドライバーが報告した障害</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>2月</translation>
    </message>
    <message>
        <source>Fetch it</source>
        <translation>取得する</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`.</source>
        <translation>`plimsoll runtimes install {kind}` で取得し直してください。</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`. {later}</source>
        <translation>`plimsoll runtimes install {kind}` で取得し直してください。{later}</translation>
    </message>
    <message>
        <source>Fetch it again.</source>
        <translation>取得し直してください。</translation>
    </message>
    <message>
        <source>Fetch it again. {later}</source>
        <translation>取得し直してください。{later}</translation>
    </message>
    <message>
        <source>Fetch it another way</source>
        <translation>別の方法で取得</translation>
    </message>
    <message>
        <source>Fetch it, {size}</source>
        <translation>取得する、{size}</translation>
    </message>
    <message>
        <source>Fetch its drafting file again, or choose another one in the setup.</source>
        <translation>ドラフト用ファイルをもう一度ダウンロードするか、設定で別のものを選んでください。</translation>
    </message>
    <message>
        <source>Fetch next</source>
        <translation>次に取得</translation>
    </message>
    <message>
        <source>Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.</source>
        <translation>`plimsoll runtimes install` で、このPlimsollに対応するビルドを取得してください。</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install that library.</source>
        <translation>エンジンを取得し直すか、そのライブラリをインストールしてください。</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install the Visual C++ runtime.</source>
        <translation>エンジンを取得し直すか、Visual C++ランタイムをインストールしてください。</translation>
    </message>
    <message>
        <source>Fetch the engine again.</source>
        <translation>エンジンを取得し直してください。</translation>
    </message>
    <message>
        <source>Fetch the engine, {size}</source>
        <translation>エンジンを取得、{size}</translation>
    </message>
    <message>
        <source>Fetch the file again</source>
        <translation>ファイルを取得し直す</translation>
    </message>
    <message>
        <source>Fetch the file again from where it came; Plimsoll can do so for files that it fetched itself.</source>
        <translation>入手元からファイルを取得し直してください。Plimsollが取得したファイルなら、Plimsollで行えます。</translation>
    </message>
    <message>
        <source>Fetch the file with a browser and add it in Models.</source>
        <translation>ブラウザーでファイルを取得し、「モデル」で追加してください。</translation>
    </message>
    <message>
        <source>Fetch the missing part</source>
        <translation>足りない部分を取得</translation>
    </message>
    <message>
        <source>Fetch the model again: only the missing part is transferred.</source>
        <translation>モデルを取得し直してください。足りない部分だけが転送されます。</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>取得済み</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>取得中</translation>
    </message>
    <message>
        <source>Fetching the build</source>
        <translation>ビルドを取得中</translation>
    </message>
    <message>
        <source>Fetching what it needs</source>
        <translation>必要なものを取得中</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Fewer checkpoints</source>
        <translation>チェックポイントを減らす</translation>
    </message>
    <message>
        <source>Fewer draft tokens</source>
        <translation>ドラフトトークンを減らす</translation>
    </message>
    <message>
        <source>Fewer layers on the card</source>
        <translation>カード上の層を減らす</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File mapped (mmap)</source>
        <translation>ファイルのマップ(mmap)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>バンドルのファイル</translation>
    </message>
    <message>
        <source>Files of the engine are missing or were changed.</source>
        <translation>エンジンのファイルが足りないか、変更されています。</translation>
    </message>
    <message>
        <source>Filling the context</source>
        <translation>コンテキストを満たしています</translation>
    </message>
    <message>
        <source>Fills 90 % of the context. A question or Stop ends it early.</source>
        <translation>コンテキストの90%を埋めます。質問するか停止すると、早く終わります。</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>モデルを探す</translation>
    </message>
    <message>
        <source>Find a model for this computer</source>
        <translation>このコンピューター用のモデルを探す</translation>
    </message>
    <message>
        <source>Find in chats</source>
        <translation>チャットを検索</translation>
    </message>
    <message>
        <source>Find one for this computer</source>
        <translation>このコンピューターに合うものを探す</translation>
    </message>
    <message>
        <source>Find one that fits this computer, or begin at once: the starter model is small and comes with Plimsoll, the engine test is a tiny one that only shows that everything works. Files can also be dropped here.</source>
        <translation>このコンピューターに合うモデルを探すか、すぐに始められます。スターターモデルは小さく、Plimsollに付属しています。エンジンテストは、すべてが動くことを示すだけのごく小さなものです。ファイルをここにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Find the best lock</source>
        <translation>最良の固定値を探す</translation>
    </message>
    <message>
        <source>First at {first}: {before} Then at {second}: {title}</source>
        <translation>最初は {first}：{before} 次は {second}：{title}</translation>
    </message>
    <message>
        <source>First reply</source>
        <translation>最初の返答</translation>
    </message>
    <message>
        <source>First the engine for your card</source>
        <translation>まず、カード用のエンジン</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>収まります</translation>
    </message>
    <message>
        <source>Fix it for me</source>
        <translation>直してもらう</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>Fixed clocks</source>
        <translation>固定クロック</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Fixes and receipts</source>
        <translation>対処と検証記録</translation>
    </message>
    <message>
        <source>Fixing it</source>
        <translation>対処中</translation>
    </message>
    <message>
        <source>Fixing {name}</source>
        <translation>{name} に対処中</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Flash attention on</source>
        <translation>Flash Attentionをオン</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Folders that are listed too</source>
        <translation>一覧に加えるフォルダー</translation>
    </message>
    <message>
        <source>Follows what Settings say.</source>
        <translation>設定に従います。</translation>
    </message>
    <message>
        <source>For the card (CUDA 12)</source>
        <translation>カード用(CUDA 12)</translation>
    </message>
    <message>
        <source>For the card (CUDA 13)</source>
        <translation>カード用(CUDA 13)</translation>
    </message>
    <message>
        <source>For the card (CUDA)</source>
        <translation>カード用(CUDA)</translation>
    </message>
    <message>
        <source>For the card (Vulkan)</source>
        <translation>カード用(Vulkan)</translation>
    </message>
    <message>
        <source>For the processor</source>
        <translation>プロセッサ用</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>トークンを消去</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>ディスクの空きを増やす</translation>
    </message>
    <message>
        <source>Free for a model</source>
        <translation>モデルに使える空き</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>空きメモリ</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder.</source>
        <translation>そこに空きを作るか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Free some space, or check the folder&apos;s permissions.</source>
        <translation>空きを作るか、フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>Free some space, or set HF_HUB_CACHE to a folder on another drive.</source>
        <translation>空きを作るか、HF_HUB_CACHE に別のドライブのフォルダーを設定してください。</translation>
    </message>
    <message>
        <source>Free some space, or set PLIMSOLL_HOME to another drive.</source>
        <translation>空きを作るか、PLIMSOLL_HOME に別のドライブを設定してください。</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>空きを作ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Free some space; what is on the screen stays until Plimsoll ends.</source>
        <translation>空きを作ってください。画面の内容はPlimsollの終了まで残ります。</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>{low} から {high} まで</translation>
    </message>
    <message>
        <source>Full cache type (f16)</source>
        <translation>完全なキャッシュ型(f16)</translation>
    </message>
    <message>
        <source>GPU has fallen off the bus</source>
        <translation>GPUがバスから外れた</translation>
    </message>
    <message>
        <source>GPU initialization failure</source>
        <translation>GPUの初期化失敗</translation>
    </message>
    <message>
        <source>GPU memory page fault</source>
        <translation>GPUメモリのページフォルト</translation>
    </message>
    <message>
        <source>GPU recovery action changed</source>
        <translation>GPUの回復措置が変更</translation>
    </message>
    <message>
        <source>GPU stopped processing</source>
        <translation>GPUが処理を停止</translation>
    </message>
    <message>
        <source>GPU {use} % busy at {watts} W</source>
        <translation>GPU 使用率 {use}%、{watts}&#xa0;W</translation>
    </message>
    <message>
        <source>GSP RPC timeout</source>
        <translation>GSP RPCの時間切れ</translation>
    </message>
    <message>
        <source>GSP error</source>
        <translation>GSPエラー</translation>
    </message>
    <message>
        <source>Gated</source>
        <translation>要同意</translation>
    </message>
    <message>
        <source>Gemma Terms of Use</source>
        <translation>Gemma利用規約</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>入手</translation>
    </message>
    <message>
        <source>Get the starter model</source>
        <translation>スターターモデルを入手</translation>
    </message>
    <message>
        <source>Getting the model</source>
        <translation>モデルを入手中</translation>
    </message>
    <message>
        <source>Getting {name}</source>
        <translation>{name} を入手中</translation>
    </message>
    <message>
        <source>Give a PEM file.</source>
        <translation>PEMファイルを指定してください。</translation>
    </message>
    <message>
        <source>Give it: --rpc {missing}.</source>
        <translation>指定してください: --rpc {missing}。</translation>
    </message>
    <message>
        <source>Give owner/repository, or an address on the Hub.</source>
        <translation>owner/repository か、Hubのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>owner/repository:QUANT、パス、「starter」、または「engine-test」を指定してください。</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, an address on the Hub, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>owner/repository:QUANT、Hubのアドレス、パス、「starter」、または「engine-test」を指定してください。</translation>
    </message>
    <message>
        <source>Give the clocks back</source>
        <translation>クロックを元に戻す</translation>
    </message>
    <message>
        <source>Give the container the card</source>
        <translation>コンテナにカードを渡す</translation>
    </message>
    <message>
        <source>Give the display watchdog more time</source>
        <translation>ディスプレイの監視タイマーを延ばす</translation>
    </message>
    <message>
        <source>Give the driver&apos;s watchdog more time</source>
        <translation>ドライバーの監視タイマーを延ばす</translation>
    </message>
    <message>
        <source>Give the file of the authority that signed it (--ca FILE). Nothing was sent.</source>
        <translation>署名した認証局のファイルを指定してください(--ca FILE)。何も送信していません。</translation>
    </message>
    <message>
        <source>Give the parts their names back, such as model-00001-of-{count}.gguf.</source>
        <translation>各部分の名前を model-00001-of-{count}.gguf のように戻してください。</translation>
    </message>
    <message>
        <source>Give the parts their own names back, or download them again.</source>
        <translation>各部分の名前を元に戻すか、ダウンロードし直してください。</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Give them back here, or with `plimsoll clocks reset`; a restart of the computer does it too.</source>
        <translation>ここか `plimsoll clocks reset` で元に戻してください。コンピューターの再起動でも戻ります。</translation>
    </message>
    <message>
        <source>Gives the card’s memory and its watts back; the next message loads the model again.</source>
        <translation>カードのメモリと電力を解放します。次のメッセージで再び読み込みます。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Go on with downloads</source>
        <translation>ダウンロードを続ける</translation>
    </message>
    <message>
        <source>Go on with {name}…</source>
        <translation>{name} の続きから…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>末尾へ移動</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quality</comment>
        <translation>良い</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quant</comment>
        <translation>良好</translation>
    </message>
    <message>
        <source>Graphics engine class error</source>
        <translation>グラフィックエンジンのクラスエラー</translation>
    </message>
    <message>
        <source>Graphics engine exception</source>
        <translation>グラフィックエンジンの例外</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>設定のグループ</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is {given}, which cannot be asked: {error}.</source>
        <translation>HF_ENDPOINT は {given} ですが、問い合わせできません: {error}。</translation>
    </message>
    <message>
        <source>Hardware slowdown</source>
        <translation>ハードウェアによる減速</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健全性</translation>
    </message>
    <message>
        <source>Health of this computer</source>
        <translation>このコンピューターの健全性</translation>
    </message>
    <message>
        <source>Health of this computer: {state}</source>
        <translation>このコンピューターの健全性: {state}</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>発熱</translation>
    </message>
    <message>
        <source>Heat.</source>
        <translation>発熱。</translation>
    </message>
    <message>
        <source>Heavy loss</source>
        <translation>大きな劣化</translation>
    </message>
    <message>
        <source>Held by the engine</source>
        <translation>エンジンが保持</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>取得済み</translation>
    </message>
    <message>
        <source>Here, and left open: the tunnel. NAME is the other computer.</source>
        <translation>こちらで開いたままにするもの: トンネル。NAME は相手のコンピューターです。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>High single-bit ECC error rate</source>
        <translation>シングルビットECCエラーの多発</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Hold the graphs</source>
        <translation>グラフを一時停止</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>収容量</translation>
    </message>
    <message>
        <source>Holds the longest documents</source>
        <translation>最も長い文書が入る</translation>
    </message>
    <message>
        <source>Holds {n_ctx} tokens and leaves {room} GiB on {place}.</source>
        <translation>{n_ctx} トークンが入り、{place}に {room}&#xa0;GiB の余裕があります。</translation>
    </message>
    <message>
        <source>Host memory was almost used up.</source>
        <translation>ホストのメモリがほぼ使い切られていました。</translation>
    </message>
    <message>
        <source>How close it stays to the original, as measured for files of this kind.</source>
        <translation>元のモデルにどれだけ近いか。同種のファイルでの測定値です。</translation>
    </message>
    <message>
        <source>How fast it goes. A token is a piece of a word, in English about 4 letters.</source>
        <translation>速さ。トークンは語の一部で、英語では約4文字です。</translation>
    </message>
    <message>
        <source>How fast the card&apos;s memory runs. The speed of replies hangs on it more than on anything else.</source>
        <translation>カードのメモリの速さ。返答の速度を最も左右します。</translation>
    </message>
    <message>
        <source>How long it takes until the reply begins: the prompt is read before that.</source>
        <translation>返答が始まるまでの時間。その前にプロンプトが読まれます。</translation>
    </message>
    <message>
        <source>How many tokens of a prompt are read in one step, also called ubatch. More reads faster and takes more memory.</source>
        <translation>プロンプトを一度に何トークンずつ読むか。ubatchとも呼びます。多いほど速く読め、メモリを多く使います。</translation>
    </message>
    <message>
        <source>How many tokens of text fit at once: the chat so far, its files and the reply. More takes more memory.</source>
        <translation>一度に入るテキストのトークン数。これまでのチャット、ファイル、返答を含みます。多いほどメモリを使います。</translation>
    </message>
    <message>
        <source>How the weights are stored. Fewer bits take less memory and lose some quality.</source>
        <translation>重みの保存方法。ビット数が少ないほどメモリは減り、品質も少し下がります。</translation>
    </message>
    <message>
        <source>How this model calls tools is not known here: its calls come as text.</source>
        <translation>このモデルのツール呼び出しの形式が不明なため、呼び出しはテキストで返ります。</translation>
    </message>
    <message>
        <source>If the computer slept, reload the module nvidia_uvm or restart the computer.</source>
        <translation>コンピューターがスリープした場合は、モジュール nvidia_uvm を読み込み直すか、再起動してください。</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file ({size}) is not fetched.</source>
        <translation>画像: 未対応。モデルは画像を扱えますが、Plimsollはテキストで動かし、画像用ファイル({size})は取得しません。</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file is not fetched.</source>
        <translation>画像: 未対応。モデルは画像を扱えますが、Plimsollはテキストで動かし、画像用ファイルは取得しません。</translation>
    </message>
    <message>
        <source>In a container or a virtual machine the host has to lock the clocks.</source>
        <translation>コンテナや仮想マシンでは、ホスト側でクロックを固定する必要があります。</translation>
    </message>
    <message>
        <source>In a container raise its memory limit. Otherwise more memory must be built in.</source>
        <translation>コンテナならメモリの上限を上げてください。そうでなければメモリの増設が必要です。</translation>
    </message>
    <message>
        <source>In a container the computer is not 127.0.0.1: use {address}. With Docker on Linux itself, let other computers ask too (Settings, Local API).</source>
        <translation>コンテナの中では、コンピューターは 127.0.0.1 ではありません。{address} を使ってください。Linux上のDockerでは、ほかのコンピューターからの質問も許可してください(設定、ローカルAPI)。</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project.</source>
        <translation>ターミナルで、プロジェクトのフォルダーから。</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project. Only this terminal asks Plimsoll.</source>
        <translation>ターミナルで、プロジェクトのフォルダーから。このターミナルだけがPlimsollに質問します。</translation>
    </message>
    <message>
        <source>In a terminal.</source>
        <translation>ターミナルで。</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>In this computer&apos;s memory</source>
        <translation>このコンピューターのメモリに</translation>
    </message>
    <message>
        <source>In this order: 1. a CUDA wheel of llama-cpp-python 0.3.36 from its own index; 2. a build on this computer: install the CUDA toolkit (nvcc), set CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; and set Plimsoll up anew; 3. `plimsoll runtimes install vulkan`; 4. the processor, as set up.</source>
        <translation>次の順に: 1. llama-cpp-python 0.3.36のCUDA用wheelを専用インデックスから入れる。2. このコンピューターでビルドする: CUDA toolkit(nvcc)を入れ、CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; を設定してPlimsollをセットアップし直す。3. `plimsoll runtimes install vulkan`。4. 現在の構成どおりプロセッサを使う。</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for the card.</source>
        <translation>カード用のNVIDIAドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for this system, then restart.</source>
        <translation>このシステム用のNVIDIAドライバーをインストールし、再起動してください。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages or from NVIDIA, then restart.</source>
        <translation>システムのパッケージかNVIDIAからNVIDIAドライバーをインストールし、再起動してください。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages: it turns nouveau off. Then restart.</source>
        <translation>システムのパッケージからNVIDIAドライバーをインストールしてください(nouveauは無効になります)。その後、再起動してください。</translation>
    </message>
    <message>
        <source>Install Plimsoll&apos;s package again; root must own the helper.</source>
        <translation>Plimsollのパッケージをインストールし直してください。ヘルパーの所有者はrootでなければなりません。</translation>
    </message>
    <message>
        <source>Install a newer NVIDIA driver, then run `plimsoll runtimes check`.</source>
        <translation>新しいNVIDIAドライバーをインストールし、`plimsoll runtimes check` を実行してください。</translation>
    </message>
    <message>
        <source>Install another version of NVIDIA&apos;s driver (the newest production branch first), then restart.</source>
        <translation>NVIDIAドライバーの別のバージョン(まず最新のproduction branch)をインストールし、再起動してください。</translation>
    </message>
    <message>
        <source>Install driver {needed} or newer.</source>
        <translation>ドライバー {needed} 以降をインストールしてください。</translation>
    </message>
    <message>
        <source>Install it with the system&apos;s packages, or take another kind. {alternatives}</source>
        <translation>システムのパッケージでインストールするか、別の種類を選んでください。{alternatives}</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver in Windows (not here), then run &apos;wsl --shutdown&apos;.</source>
        <translation>NVIDIAドライバーを(ここではなく)Windowsにインストールし、「wsl --shutdown」を実行してください。</translation>
    </message>
    <message>
        <source>Install the driver</source>
        <translation>ドライバーをインストール</translation>
    </message>
    <message>
        <source>Install the engine again</source>
        <translation>エンジンを再インストール</translation>
    </message>
    <message>
        <source>Install the other kind: cu12 for older cards, cu13 for the newest.</source>
        <translation>もう一方の種類をインストールしてください。古いカードにはcu12、最新のカードにはcu13です。</translation>
    </message>
    <message>
        <source>Install the program again</source>
        <translation>プログラムをもう一度インストールする</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll on both. plimsoll runtimes list tells which engine each uses; it must be of the same version too.</source>
        <translation>両方に同じバージョンのPlimsollをインストールしてください。使用中のエンジンは plimsoll runtimes list で分かります。エンジンも同じバージョンが必要です。</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll, and of its engine, on both.</source>
        <translation>両方に同じバージョンのPlimsollとエンジンをインストールしてください。</translation>
    </message>
    <message>
        <source>Instead of the file a web page came, not from {host}: a network sign-in page or a filter answers in its place.</source>
        <translation>ファイルの代わりに、{host} のものではないWebページが届きました。ネットワークのサインインページかフィルターが代わりに応答しています。</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指示</translation>
    </message>
    <message>
        <source>Instructions and style</source>
        <translation>指示とスタイル</translation>
    </message>
    <message>
        <source>Instructions and style (Ctrl+I)</source>
        <translation>指示とスタイル (Ctrl+I)</translation>
    </message>
    <message>
        <source>Instructions and style of the chat</source>
        <translation>チャットの指示とスタイル</translation>
    </message>
    <message>
        <source>Internal micro-controller breakpoint</source>
        <translation>内部マイクロコントローラーのブレークポイント</translation>
    </message>
    <message>
        <source>Internal micro-controller halt</source>
        <translation>内部マイクロコントローラーの停止</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Interrupted here.</source>
        <translation>ここで中断しました。</translation>
    </message>
    <message>
        <source>Interrupted, kept</source>
        <translation>中断、保存済み</translation>
    </message>
    <message>
        <source>Invalid or corrupted push buffer</source>
        <translation>無効または破損したプッシュバッファー</translation>
    </message>
    <message>
        <source>It answered that nothing is there.</source>
        <translation>そこには何もない、という応答でした。</translation>
    </message>
    <message>
        <source>It answered that there were too many requests.</source>
        <translation>要求が多すぎる、という応答でした。</translation>
    </message>
    <message>
        <source>It belongs to LM Studio</source>
        <translation>LM Studioのものです</translation>
    </message>
    <message>
        <source>It belongs to Ollama</source>
        <translation>Ollamaのものです</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>もう開けます。</translation>
    </message>
    <message>
        <source>It cannot be read to its end, so nothing of it is used.</source>
        <translation>最後まで読めないため、まったく使用しません。</translation>
    </message>
    <message>
        <source>It changes the engine.</source>
        <translation>エンジンを変更します。</translation>
    </message>
    <message>
        <source>It comes with Plimsoll</source>
        <translation>Plimsollに付属しています</translation>
    </message>
    <message>
        <source>It comes with Plimsoll and proves the whole way, from memory to an answer.</source>
        <translation>Plimsollに付属し、メモリから返答までの全体を検証できます。</translation>
    </message>
    <message>
        <source>It could not be planned.</source>
        <translation>計画できませんでした。</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>開始できませんでした。</translation>
    </message>
    <message>
        <source>It did not answer, or with an error of its own.</source>
        <translation>応答がないか、独自のエラーが返されました。</translation>
    </message>
    <message>
        <source>It did not open</source>
        <translation>開けませんでした</translation>
    </message>
    <message>
        <source>It does not run as it was asked to, and nothing says why.</source>
        <translation>指定どおりに動いていませんが、理由は記録されていません。</translation>
    </message>
    <message>
        <source>It does not suit {name} (compute capability {compute_capability}).</source>
        <translation>{name}(compute capability {compute_capability})に対応していません。</translation>
    </message>
    <message>
        <source>It drafts with {name}, a file of its own.</source>
        <translation>別ファイルの {name} でドラフトします。</translation>
    </message>
    <message>
        <source>It ended between two checkpoints of the state.</source>
        <translation>状態の2つのチェックポイントの間で終了しました。</translation>
    </message>
    <message>
        <source>It ended in the middle of its work[, with {how}], and no line says more.</source>
        <translation>作業の途中で終了し[({how})]、それ以上を示す行はありません。</translation>
    </message>
    <message>
        <source>It ended, or swelled, while prompts were kept for reuse.</source>
        <translation>再利用のためにプロンプトを保存している間に、終了したか肥大しました。</translation>
    </message>
    <message>
        <source>It fetches {size}.</source>
        <translation>{size} を取得します。</translation>
    </message>
    <message>
        <source>It has no code for {name}: CUDA 12.8 or newer is needed.</source>
        <translation>{name} 用のコードがありません。CUDA 12.8以降が必要です。</translation>
    </message>
    <message>
        <source>It has not been asked since Plimsoll started.</source>
        <translation>Plimsollの起動後、まだ問い合わせていません。</translation>
    </message>
    <message>
        <source>It holds a name that leads out of its own folder, so nothing of it was unpacked.</source>
        <translation>自身のフォルダーの外を指す名前が含まれているため、何も展開しませんでした。</translation>
    </message>
    <message>
        <source>It is being opened.</source>
        <translation>開いているところです。</translation>
    </message>
    <message>
        <source>It is for you to do.</source>
        <translation>ご自身で行っていただく必要があります。</translation>
    </message>
    <message>
        <source>It is loaded and answers at once.</source>
        <translation>読み込み済みで、すぐに返答します。</translation>
    </message>
    <message>
        <source>It is loaded.</source>
        <translation>読み込み済みです。</translation>
    </message>
    <message>
        <source>It is on the list of builds that must not be used.</source>
        <translation>使ってはならないビルドの一覧に載っています。</translation>
    </message>
    <message>
        <source>It is slow, and nothing says why.</source>
        <translation>遅くなっていますが、理由は記録されていません。</translation>
    </message>
    <message>
        <source>It is taken off the list, and its key out of the keyring. Your chats stay.</source>
        <translation>一覧から外し、キーもキーリングから消します。チャットは残ります。</translation>
    </message>
    <message>
        <source>It lends nothing.</source>
        <translation>何も貸し出していません。</translation>
    </message>
    <message>
        <source>It lies in a folder of yours</source>
        <translation>ご自分のフォルダーにあります</translation>
    </message>
    <message>
        <source>It loaded before.</source>
        <translation>以前は読み込めました。</translation>
    </message>
    <message>
        <source>It locks the card&apos;s clocks.</source>
        <translation>カードのクロックを固定します。</translation>
    </message>
    <message>
        <source>It names another commit of its source, and what it understands may differ.</source>
        <translation>ソースのコミットが異なるため、理解する内容が違う可能性があります。</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <translation>{model} とほか {n} 個を提供しています。</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <comment>one</comment>
        <translation>{model} とほか {n} 個を提供しています。</translation>
    </message>
    <message>
        <source>It offers {model}.</source>
        <translation>{model} を提供しています。</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>そのまま残ります</translation>
    </message>
    <message>
        <source>It stopped, and nothing says why.</source>
        <translation>停止しましたが、理由は記録されていません。</translation>
    </message>
    <message>
        <source>It takes the first; set CUDA_VISIBLE_DEVICES to the id of another one to use that.</source>
        <translation>最初のものを使います。別のものを使うには、CUDA_VISIBLE_DEVICES にそのidを設定してください。</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor does not have.</source>
        <translation>このプロセッサにない命令を使っています。</translation>
    </message>
    <message>
        <source>It waits in the tray until you need it. No model is loaded by that.</source>
        <translation>必要になるまでトレイで待機します。それでモデルが読み込まれることはありません。</translation>
    </message>
    <message>
        <source>It was added where it lies</source>
        <translation>元の場所のまま追加しました</translation>
    </message>
    <message>
        <source>It was damaged before it was moved</source>
        <translation>移動前に壊れていました</translation>
    </message>
    <message>
        <source>It was killed at once and left no word, and the computer had memory to spare.</source>
        <translation>何も残さず強制終了されましたが、コンピューターのメモリには余裕がありました。</translation>
    </message>
    <message>
        <source>It was moved or deleted, or it may not be read; the model itself is as it was.</source>
        <translation>移動または削除されたか、読み取れません。モデル自体は変わっていません。</translation>
    </message>
    <message>
        <source>It was not enough.</source>
        <translation>足りませんでした。</translation>
    </message>
    <message>
        <source>It was not opened</source>
        <translation>開きませんでした</translation>
    </message>
    <message>
        <source>It was not proven to the end.</source>
        <translation>最後まで検証されていません。</translation>
    </message>
    <message>
        <source>It was set up for the processor, which works at once. The build for your card is llama.cpp’s own release with NVIDIA’s libraries ({kind}). It is verified, then tried with a tiny model before it is used.</source>
        <translation>すぐに動くプロセッサ用に構成されています。カード用のビルドは、llama.cpp公式リリースとNVIDIAのライブラリ({kind})です。照合し、ごく小さなモデルで試してから使います。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>It was stopped; everything is as before.</source>
        <translation>停止しました。すべて元のままです。</translation>
    </message>
    <message>
        <source>It was there and did nothing more, and no line of it says why.</source>
        <translation>動いてはいましたが何もしなくなり、理由を示す行もありません。</translation>
    </message>
    <message>
        <source>It was tried with a tiny model in a process of its own, and did not do what it must.</source>
        <translation>別のプロセスでごく小さなモデルを使って試しましたが、必要な動作をしませんでした。</translation>
    </message>
    <message>
        <source>It works again</source>
        <translation>再び動いています</translation>
    </message>
    <message>
        <source>It works in build {setting}.</source>
        <translation>ビルド {setting} で動作します。</translation>
    </message>
    <message>
        <source>It works with a context of {n} tokens</source>
        <translation>{n} トークンのコンテキストで動作します</translation>
    </message>
    <message>
        <source>It works with a micro-batch of {n}</source>
        <translation>{n} のマイクロバッチで動作します</translation>
    </message>
    <message>
        <source>It works with {names} of {works}.</source>
        <translation>{works} のうち {names} で動作します。</translation>
    </message>
    <message>
        <source>It works without drafting</source>
        <translation>ドラフトなしで動作します</translation>
    </message>
    <message>
        <source>It works: {remedy}</source>
        <translation>動作します: {remedy}</translation>
    </message>
    <message>
        <source>It works: {remedy}.</source>
        <translation>動作します: {remedy}。</translation>
    </message>
    <message>
        <source>Its bytes are not what was published.</source>
        <translation>バイト列が公開されたものと違います。</translation>
    </message>
    <message>
        <source>Its context holds {held} tokens.</source>
        <translation>コンテキストには {held} トークンまで入ります。</translation>
    </message>
    <message>
        <source>Its hash differs.</source>
        <translation>ハッシュが異なります。</translation>
    </message>
    <message>
        <source>Its maker gives it to those who have accepted the terms on its page.</source>
        <translation>作成者は、ページで規約に同意した人に提供しています。</translation>
    </message>
    <message>
        <source>Its name or its address does not answer from this computer.</source>
        <translation>名前かアドレスが、このコンピューターからの呼びかけに応答しません。</translation>
    </message>
    <message>
        <source>Its numbers stand in reverse order (big-endian): fetched again it is the same.</source>
        <translation>数値が逆順(ビッグエンディアン)です。取得し直しても変わりません。</translation>
    </message>
    <message>
        <source>Its server is not started, the tunnel to it is closed, or it works for another program.</source>
        <translation>サーバーが起動していないか、トンネルが閉じているか、別のプログラムの処理中です。</translation>
    </message>
    <message>
        <source>Its vectors have another size than the model&apos;s.</source>
        <translation>ベクトルの大きさがモデルと異なります。</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>1月</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>7月</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>6月</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KVキャッシュ</translation>
    </message>
    <message>
        <source>KV type of keys</source>
        <translation>キーのKV型</translation>
    </message>
    <message>
        <source>KV type of values</source>
        <translation>値のKV型</translation>
    </message>
    <message>
        <source>KV {keys} and {values}</source>
        <translation>KV {keys} と {values}</translation>
    </message>
    <message>
        <source>KV {kind}</source>
        <translation>KV {kind}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Keep all layers on this computer</source>
        <translation>すべての層をこのコンピューターに置く</translation>
    </message>
    <message>
        <source>Keep and ask it</source>
        <translation>保存して問い合わせ</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保持する</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>download</comment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Keep it no longer</source>
        <translation>保持をやめる</translation>
    </message>
    <message>
        <source>Keep makes this the setup of the model. Undo goes back to the setup before.</source>
        <translation>「保持」で、これをモデルの構成にします。「元に戻す」で、前の構成に戻ります。</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>トレイで実行を続ける</translation>
    </message>
    <message>
        <source>Keep the question as it was</source>
        <translation>質問を元のままにする</translation>
    </message>
    <message>
        <source>Keep the question as it was (Esc)</source>
        <translation>質問を元のままにする (Esc)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持しました</translation>
    </message>
    <message>
        <source>Kept free</source>
        <translation>空けておく分</translation>
    </message>
    <message>
        <source>Kept free for the desktop</source>
        <translation>デスクトップ用に空けておく分</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>legend</comment>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>LFM Open 1.0</source>
        <translation>LFM Open 1.0</translation>
    </message>
    <message>
        <source>LM Studio&apos;s</source>
        <translation>LM Studioのもの</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>大きい順</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>直近のエラー</translation>
    </message>
    <message>
        <source>Later question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>Later reply</source>
        <translation>次の返答</translation>
    </message>
    <message>
        <source>Later requests of this size run at full speed.</source>
        <translation>次からは、この大きさの要求が全速で動きます。</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The card computes those in its memory; the others are offloaded, and the processor computes them, much slower.</source>
        <translation>層はモデルの処理段階です。カードは自分のメモリにある層を計算し、ほかの層はオフロードされて、ずっと遅いプロセッサが計算します。</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The cards work one after another, each on its own layers: several cards make room, not speed.</source>
        <translation>層はモデルの処理段階です。カードはそれぞれの層を順に計算します。カードを増やすと余地は増えますが、速くはなりません。</translation>
    </message>
    <message>
        <source>Layers on each card</source>
        <translation>各カードの層</translation>
    </message>
    <message>
        <source>Layers on the card</source>
        <translation>カード上の層</translation>
    </message>
    <message>
        <source>Layers on {card}</source>
        <translation>{card} の層</translation>
    </message>
    <message>
        <source>Learned from {n} proof with this engine, driver and kind of model:</source>
        <translation>このエンジン、ドライバー、モデルの種類での {n} 回の検証から:</translation>
    </message>
    <message>
        <source>Learned from {n} proofs with this engine, driver and kind of model:</source>
        <translation>このエンジン、ドライバー、モデルの種類での {n} 回の検証から:</translation>
    </message>
    <message>
        <source>Leave &apos;dimensions&apos; out.</source>
        <translation>「dimensions」を省いてください。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Leave out --raw.</source>
        <translation>--raw を省いてください。</translation>
    </message>
    <message>
        <source>Leave out what it names.</source>
        <translation>そこに挙げられたものを省いてください。</translation>
    </message>
    <message>
        <source>Leaves room for everybody else on the line.</source>
        <translation>回線を使うほかの人に余裕を残します。</translation>
    </message>
    <message>
        <source>Left out, because a figure is not known: {missing}.</source>
        <translation>数値が不明なため除外: {missing}。</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Less text at a time.</source>
        <translation>一度に扱うテキストが減ります。</translation>
    </message>
    <message>
        <source>Let it load one.</source>
        <translation>1つ読み込ませてください。</translation>
    </message>
    <message>
        <source>Let more air to the card, or lock its clock lower.</source>
        <translation>カードの通気を良くするか、クロックを低く固定してください。</translation>
    </message>
    <message>
        <source>Let other programs ask first.</source>
        <translation>先にほかのプログラムからの質問を許可してください。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Likelihoods, schemas and tools go with a chat, not with bare text.</source>
        <translation>確率、スキーマ、ツールはチャットで使うもので、素のテキストでは使えません。</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>可能性大</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>ファイルの行</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>List the models of a folder</source>
        <translation>フォルダーのモデルを一覧に加える</translation>
    </message>
    <message>
        <source>List {what}?</source>
        <translation>{what}を一覧に加えますか?</translation>
    </message>
    <message>
        <source>Lively and to the point; right for most chats.</source>
        <translation>生き生きとして要点を押さえます。ほとんどのチャットに適しています。</translation>
    </message>
    <message>
        <source>Llama 2 licence</source>
        <translation>Llama 2ライセンス</translation>
    </message>
    <message>
        <source>Llama 3 licence</source>
        <translation>Llama 3ライセンス</translation>
    </message>
    <message>
        <source>Llama 3.1 Community</source>
        <translation>Llama 3.1 Community</translation>
    </message>
    <message>
        <source>Llama 3.1 licence</source>
        <translation>Llama 3.1ライセンス</translation>
    </message>
    <message>
        <source>Llama 3.2 Community</source>
        <translation>Llama 3.2 Community</translation>
    </message>
    <message>
        <source>Llama 3.2 licence</source>
        <translation>Llama 3.2ライセンス</translation>
    </message>
    <message>
        <source>Llama 3.3 licence</source>
        <translation>Llama 3.3ライセンス</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Load a model first: it works meanwhile.</source>
        <translation>先にモデルを読み込んでください。検索の間に動かします。</translation>
    </message>
    <message>
        <source>Load line</source>
        <translation>ロードライン</translation>
    </message>
    <message>
        <source>Load line {n}</source>
        <translation>ロードライン {n}</translation>
    </message>
    <message>
        <source>Load one first.</source>
        <translation>先に1つ読み込んでください。</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>モデルを読み込む</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>モデルを読み込み直してください。</translation>
    </message>
    <message>
        <source>Load the model again; if it happens again, open Fixes.</source>
        <translation>モデルを読み込み直してください。また起きたら「対処」を開いてください。</translation>
    </message>
    <message>
        <source>Load the model without its projector file (mmproj).</source>
        <translation>プロジェクターファイル(mmproj)なしでモデルを読み込んでください。</translation>
    </message>
    <message>
        <source>Load {model}</source>
        <translation>{model} を読み込む</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>{name} を読み込む</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>Loaded without drafting: there was no memory for its context.</source>
        <translation>ドラフトなしで読み込みました。そのコンテキスト用のメモリがありませんでした。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Loading takes about {time}.</source>
        <translation>読み込みには約 {time} かかります。</translation>
    </message>
    <message>
        <source>Loading the model with a fresh engine, with nothing left in it from before.</source>
        <translation>以前のものが何も残らない新しいエンジンで、モデルを読み込んでいます。</translation>
    </message>
    <message>
        <source>Loading {name}</source>
        <translation>{name} を読み込み中</translation>
    </message>
    <message>
        <source>Loading {share}</source>
        <translation>読み込み中 {share}</translation>
    </message>
    <message>
        <source>Loading, {share}</source>
        <translation>読み込み中、{share}</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>ローカルAPI</translation>
    </message>
    <message>
        <source>Lock the clocks</source>
        <translation>クロックを固定</translation>
    </message>
    <message>
        <source>Lock them, or find the best lock</source>
        <translation>固定するか、最良の固定値を探す</translation>
    </message>
    <message>
        <source>Lock to the base clock</source>
        <translation>ベースクロックに固定</translation>
    </message>
    <message>
        <source>Locked at every start to {limits}</source>
        <translation>起動のたびに {limits} に固定</translation>
    </message>
    <message>
        <source>Locked memory (mlock)</source>
        <translation>ロックしたメモリ(mlock)</translation>
    </message>
    <message>
        <source>Locked to {limits}</source>
        <translation>{limits} に固定中</translation>
    </message>
    <message>
        <source>Locking pages failed; the rest of the run does not need it.</source>
        <translation>ページのロックに失敗しましたが、以後の実行には不要です。</translation>
    </message>
    <message>
        <source>Long documents</source>
        <translation>長い文書</translation>
    </message>
    <message>
        <source>Long prompt</source>
        <translation>長いプロンプト</translation>
    </message>
    <message>
        <source>Long prompts are read again; only off is sure, one entry can exceed a limit.</source>
        <translation>長いプロンプトは読み直されます。確実なのはオフだけで、1項目でも上限を超えることがあります。</translation>
    </message>
    <message>
        <source>Longer context</source>
        <translation>コンテキストを長く</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>最も長い返答</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Look at `plimsoll detect`: something else may fill the card.</source>
        <translation>`plimsoll detect` を確認してください。ほかの何かがカードを埋めている可能性があります。</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>見てみる</translation>
    </message>
    <message>
        <source>Look at the server&apos;s own log.</source>
        <translation>サーバー自身のログを確認してください。</translation>
    </message>
    <message>
        <source>Look at the server, ask again.</source>
        <translation>サーバーを確認し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Look at this computer again</source>
        <translation>このコンピューターをもう一度調べる</translation>
    </message>
    <message>
        <source>Look what else runs.</source>
        <translation>ほかに何が動いているか確認してください。</translation>
    </message>
    <message>
        <source>Look whether the disk is full or its folder may not be written.</source>
        <translation>ディスクがいっぱいでないか、フォルダーに書き込めるかを確認してください。</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>調査中</translation>
    </message>
    <message>
        <source>Looking at this computer</source>
        <translation>このコンピューターを調査中</translation>
    </message>
    <message>
        <source>Looking in its repository.</source>
        <translation>リポジトリの中を調査中。</translation>
    </message>
    <message>
        <source>Looking whether it is on this computer.</source>
        <translation>このコンピューターにあるか調査中。</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <translation>調査中: {n} 件完了</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <comment>one</comment>
        <translation>調査中: {n} 件完了</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>調査中…</translation>
    </message>
    <message>
        <source>Lower the limit a little as an administrator: nvidia-smi -pl WATTS. It holds until the next restart.</source>
        <translation>管理者として、上限を少し下げてください: nvidia-smi -pl WATTS。次の再起動まで有効です。</translation>
    </message>
    <message>
        <source>Lower the power limit</source>
        <translation>電力上限を下げる</translation>
    </message>
    <message>
        <source>Lower the power limit instead, or leave the clocks as they are.</source>
        <translation>代わりに電力上限を下げるか、クロックをそのままにしてください。</translation>
    </message>
    <message>
        <source>Lower the power limit instead; the clocks were given back.</source>
        <translation>代わりに電力上限を下げてください。クロックは元に戻しました。</translation>
    </message>
    <message>
        <source>MHz core</source>
        <translation>MHz コア</translation>
    </message>
    <message>
        <source>MHz mem</source>
        <translation>MHz VRAM</translation>
    </message>
    <message>
        <source>MTP</source>
        <translation>MTP</translation>
    </message>
    <message>
        <source>MTP off</source>
        <translation>MTPオフ</translation>
    </message>
    <message>
        <source>MTP {n}</source>
        <translation>MTP {n}</translation>
    </message>
    <message>
        <source>MTP {n} of {file}</source>
        <translation>MTP {n}({file})</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Made for testing the engine: it writes nonsense.</source>
        <translation>エンジンのテスト用です。意味のない文を書きます。</translation>
    </message>
    <message>
        <source>Made on this computer, kept in a file of your own.</source>
        <translation>このコンピューターで作成し、専用のファイルに保存しています。</translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation>新しいキーを作る</translation>
    </message>
    <message>
        <source>Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.</source>
        <translation>Hubで読み取り用トークンを作り、`plimsoll token set` を実行するか、HF_TOKEN に設定してください。</translation>
    </message>
    <message>
        <source>Make a token on the Hub and keep it in Settings, or set HF_TOKEN.</source>
        <translation>Hubでトークンを作って設定に保存するか、HF_TOKEN に設定してください。</translation>
    </message>
    <message>
        <source>Make an instance with `sudo nvidia-smi mig -cgi`, or switch MIG off.</source>
        <translation>`sudo nvidia-smi mig -cgi` でインスタンスを作るか、MIGをオフにしてください。</translation>
    </message>
    <message>
        <source>Make it with: plimsoll pull engine-test.</source>
        <translation>次のコマンドで作ってください: plimsoll pull engine-test。</translation>
    </message>
    <message>
        <source>Make the folder writable, or choose another one.</source>
        <translation>フォルダーを書き込み可能にするか、別のものを選んでください。</translation>
    </message>
    <message>
        <source>Make the folder writable, or set HF_HUB_CACHE to one that is.</source>
        <translation>フォルダーを書き込み可能にするか、HF_HUB_CACHE に書き込めるものを設定してください。</translation>
    </message>
    <message>
        <source>Make the folder writable, or set PLIMSOLL_HOME to one that is.</source>
        <translation>フォルダーを書き込み可能にするか、PLIMSOLL_HOME に書き込めるものを設定してください。</translation>
    </message>
    <message>
        <source>Makes repeating a longer passage less and less likely. 0 is off.</source>
        <translation>長い一節の繰り返しを徐々に出にくくします。0でオフ。</translation>
    </message>
    <message>
        <source>Many corrected memory errors.</source>
        <translation>訂正されたメモリエラーが多数あります。</translation>
    </message>
    <message>
        <source>Map the file</source>
        <translation>ファイルをマップする</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>3月</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5月</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>card</comment>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>computer</comment>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory and page file together are used up, even where some memory looks free.</source>
        <translation>一部のメモリが空いて見えても、メモリとページファイルは合わせて使い切られています。</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>メモリクロック</translation>
    </message>
    <message>
        <source>Memory is short: prompts are read {now} tokens at a time.</source>
        <translation>メモリが不足しているため、プロンプトを {now} トークンずつ読みます。</translation>
    </message>
    <message>
        <source>Memory of the card stayed taken after the unload.</source>
        <translation>アンロード後も、カードのメモリが使われたままです。</translation>
    </message>
    <message>
        <source>Memory of the card.</source>
        <translation>カードのメモリ。</translation>
    </message>
    <message>
        <source>Memory ran out while a CUDA graph was captured.</source>
        <translation>CUDAグラフの取り込み中にメモリが尽きました。</translation>
    </message>
    <message>
        <source>Mend the driver&apos;s libraries</source>
        <translation>ドライバーのライブラリを直す</translation>
    </message>
    <message>
        <source>Mend the proxy setting</source>
        <translation>プロキシの設定を直す</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>MiB by line</source>
        <translation>項目別のMiB</translation>
    </message>
    <message>
        <source>MiB used</source>
        <translation>使用MiB</translation>
    </message>
    <message>
        <source>MiB, for {quant}</source>
        <translation>MiB、{quant}</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch} instead of {n_ubatch2}</source>
        <translation>マイクロバッチ {n_ubatch2} の代わりに {n_ubatch}</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch}: a larger one would cost the context its room.</source>
        <translation>マイクロバッチ {n_ubatch}: これより大きいと、コンテキストの余地がなくなります。</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Mind this</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>手元</translation>
    </message>
    <message>
        <source>Missing required parameter: &apos;tool_choice.name&apos;.</source>
        <translation>必須のパラメーターがありません: 「tool_choice.name」。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>モデルファイル</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>モデルファイル (*.gguf)</translation>
    </message>
    <message>
        <source>Model files end in .gguf. Folders that hold such files can be dropped too.</source>
        <translation>モデルファイルは .gguf で終わります。そのようなファイルを含むフォルダーもドロップできます。</translation>
    </message>
    <message>
        <source>Model host</source>
        <translation>モデルの配布元</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Models are fetched to {folder}</source>
        <translation>モデルのダウンロード先：{folder}</translation>
    </message>
    <message>
        <source>Models lists it; it can be removed there.</source>
        <translation>「モデル」の一覧にあり、そこで削除できます。</translation>
    </message>
    <message>
        <source>Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any OpenAI-compatible server. Only what you enter here is asked, and only when you say so.</source>
        <translation>ほかのコンピューターのモデル。vLLM、SGLang、llama-server、別のPlimsoll、OpenAI互換サーバーなどで動くものです。ここに登録したものにだけ、指示したときだけ問い合わせます。</translation>
    </message>
    <message>
        <source>Money, or a larger limit of the container.</source>
        <translation>費用、またはコンテナの上限の引き上げ。</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>モニター</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More computer memory</source>
        <translation>コンピューターのメモリを増やす</translation>
    </message>
    <message>
        <source>More experts on the card</source>
        <translation>カード上のエキスパートを増やす</translation>
    </message>
    <message>
        <source>More memory of the card.</source>
        <translation>カードのメモリを多く使います。</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>移動…</translation>
    </message>
    <message>
        <source>Move {title} to</source>
        <translation>{title} の移動先</translation>
    </message>
    <message>
        <source>Moving {share}</source>
        <translation>移動中 {share}</translation>
    </message>
    <message>
        <source>Much slower: the rest runs on the processor, and it is shown.</source>
        <translation>ずっと遅くなります。残りはプロセッサで動き、その旨が表示されます。</translation>
    </message>
    <message>
        <source>Multi-token prediction: the model guesses a few tokens ahead, the draft tokens, and checks them in one step. What does not hold is thrown away: replies come faster and are no worse.</source>
        <translation>複数トークン予測: モデルが数トークン先(ドラフトトークン)を推測し、一度に確かめます。外れたものは捨てます。返答は速くなり、質は落ちません。</translation>
    </message>
    <message>
        <source>NVIDIA Control Panel, Manage 3D settings, CUDA - Sysmem Fallback Policy: Prefer No Sysmem Fallback. Then start Plimsoll again.</source>
        <translation>NVIDIAコントロールパネル、3D設定の管理、CUDA - システムメモリフォールバックポリシーで「システムメモリフォールバックなしを優先」を選び、Plimsollを再起動してください。</translation>
    </message>
    <message>
        <source>NVLink error</source>
        <translation>NVLinkエラー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name a GGUF file.</source>
        <translation>GGUFファイルを指定してください。</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>その中の1つを指定してください。</translation>
    </message>
    <message>
        <source>Name one: remote:{name}/{id}.</source>
        <translation>1つ指定してください: remote:{name}/{id}。</translation>
    </message>
    <message>
        <source>Nearly full context</source>
        <translation>ほぼ満杯のコンテキスト</translation>
    </message>
    <message>
        <source>Nearly lossless</source>
        <translation>ほぼ劣化なし</translation>
    </message>
    <message>
        <source>Needs an administrator and a restart.</source>
        <translation>管理者権限と再起動が必要です。</translation>
    </message>
    <message>
        <source>Needs an administrator.</source>
        <translation>管理者権限が必要です。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新しいチャット</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <translation>新しいチャット (Ctrl+N)</translation>
    </message>
    <message>
        <source>New chat, draft</source>
        <translation>新しいチャット、下書き</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>新しいキー…</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>改行</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>新しい題名</translation>
    </message>
    <message>
        <source>Newer features.</source>
        <translation>新しい機能。</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分</translation>
    </message>
    <message>
        <source>No NVIDIA card is in use; models run on the processor.</source>
        <translation>使用中のNVIDIAカードはありません。モデルはプロセッサで動きます。</translation>
    </message>
    <message>
        <source>No NVIDIA card is visible on the bus: check that it is plugged in and switched on.</source>
        <translation>バス上にNVIDIAカードが見えません。差し込まれて電源が入っているか確認してください。</translation>
    </message>
    <message>
        <source>No NVIDIA card was found.</source>
        <translation>NVIDIAカードが見つかりませんでした。</translation>
    </message>
    <message>
        <source>No NVIDIA card was found. Models run on the processor: slower, and everything else works.</source>
        <translation>NVIDIAカードが見つかりませんでした。モデルはプロセッサで動きます。遅くなりますが、ほかはすべて使えます。</translation>
    </message>
    <message>
        <source>No access token is kept; most models need none.</source>
        <translation>アクセストークンは保存されていません。ほとんどのモデルには不要です。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>No boost, more power when idle; needs an administrator.</source>
        <translation>ブーストなし、待機時の電力増。管理者権限が必要です。</translation>
    </message>
    <message>
        <source>No card is visible.</source>
        <translation>カードが見えません。</translation>
    </message>
    <message>
        <source>No drafting</source>
        <translation>ドラフトなし</translation>
    </message>
    <message>
        <source>No driver of the card is installed here.</source>
        <translation>カードのドライバーがインストールされていません。</translation>
    </message>
    <message>
        <source>No dry run by the engine: this file system keeps no sparse files. The figures are formulas.</source>
        <translation>エンジンのドライランなし: このファイルシステムはスパースファイルを扱えません。数値は計算式によるものです。</translation>
    </message>
    <message>
        <source>No dry run by the engine: {trouble}. The figures are formulas.</source>
        <translation>エンジンのドライランなし: {trouble}。数値は計算式によるものです。</translation>
    </message>
    <message>
        <source>No engine for a card suits this computer.</source>
        <translation>このコンピューターに合うカード用エンジンがありません。</translation>
    </message>
    <message>
        <source>No engine is running.</source>
        <translation>実行中のエンジンはありません。</translation>
    </message>
    <message>
        <source>No engine of the kind {kind} suits this computer.</source>
        <translation>このコンピューターに合う {kind} のエンジンがありません。</translation>
    </message>
    <message>
        <source>No error, no event of the driver: the log ends in the middle of work.</source>
        <translation>エラーもドライバーのイベントもなく、ログが作業の途中で終わっています。</translation>
    </message>
    <message>
        <source>No fades when something appears.</source>
        <translation>表示するときのフェードをなくします。</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>No file here is called “{name}”.</source>
        <translation>「{name}」というファイルはここにありません。</translation>
    </message>
    <message>
        <source>No file of this repository has a drafting head.</source>
        <translation>このリポジトリにはドラフト用ヘッドを持つファイルがありません。</translation>
    </message>
    <message>
        <source>No images.</source>
        <translation>画像はありません。</translation>
    </message>
    <message>
        <source>No layer was asked for on a card.</source>
        <translation>カードに置く層が指定されていません。</translation>
    </message>
    <message>
        <source>No layer was asked for.</source>
        <translation>層が指定されていません。</translation>
    </message>
    <message>
        <source>No layer was put on the card.</source>
        <translation>カードに置かれた層はありません。</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <translation>モデルが選ばれていません</translation>
    </message>
    <message>
        <source>No model is here yet</source>
        <translation>モデルはまだありません</translation>
    </message>
    <message>
        <source>No model is loaded</source>
        <translation>モデルは読み込まれていません</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <translation>モデルは読み込まれていません。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>開いているモデルはありません。</translation>
    </message>
    <message>
        <source>No model is proven yet, so there is none to ask.</source>
        <translation>検証済みのモデルがまだないため、質問できる相手がありません。</translation>
    </message>
    <message>
        <source>No model is ready to work meanwhile.</source>
        <translation>その間に動かせるモデルはありません。</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <translation>準備のできたモデルはありません。</translation>
    </message>
    <message>
        <source>No other computer answers at {endpoint} ({why}).</source>
        <translation>{endpoint} でほかのコンピューターが応答しません({why})。</translation>
    </message>
    <message>
        <source>No other computer was asked for its cards at {missing}.</source>
        <translation>{missing} では、ほかのコンピューターにカードを問い合わせていません。</translation>
    </message>
    <message>
        <source>No other program was seen on the card just now. Close what may use it.</source>
        <translation>今のところ、カード上にほかのプログラムは見えません。使っていそうなものを閉じてください。</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>プランなし</translation>
    </message>
    <message>
        <source>No ready-made build suits this card with its driver.</source>
        <translation>このカードとドライバーに合う既製のビルドはありません。</translation>
    </message>
    <message>
        <source>No ready-made engine suits this computer.</source>
        <translation>このコンピューターに合う既製のエンジンはありません。</translation>
    </message>
    <message>
        <source>No receipts yet</source>
        <translation>検証記録はまだありません</translation>
    </message>
    <message>
        <source>No request yet.</source>
        <translation>要求はまだありません。</translation>
    </message>
    <message>
        <source>No session.</source>
        <translation>セッションなし。</translation>
    </message>
    <message>
        <source>No setting contains “{words}”.</source>
        <translation>「{words}」を含む設定はありません。</translation>
    </message>
    <message>
        <source>No smaller file of this repository is known to help.</source>
        <translation>このリポジトリに、役立つと分かっている小さいファイルはありません。</translation>
    </message>
    <message>
        <source>No step was stable up to then.</source>
        <translation>それまでに安定した段階はありませんでした。</translation>
    </message>
    <message>
        <source>No step was stable.</source>
        <translation>安定した段階はありませんでした。</translation>
    </message>
    <message>
        <source>No system memory for the card</source>
        <translation>カードにシステムメモリを使わせない</translation>
    </message>
    <message>
        <source>Nobody answers at {end} any more.</source>
        <translation>{end} ではもう応答がありません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None as a rule.</source>
        <translation>通常は影響なし。</translation>
    </message>
    <message>
        <source>None fits this computer as asked. Try a smaller context, or a smaller model.</source>
        <translation>条件どおりでは、このコンピューターに収まるものがありません。短いコンテキストか小さいモデルをお試しください。</translation>
    </message>
    <message>
        <source>None fits with room to spare. A smaller context or a lighter KV cache helps.</source>
        <translation>余裕をもって収まるものがありません。短いコンテキストや軽いKVキャッシュが役立ちます。</translation>
    </message>
    <message>
        <source>None in a week.</source>
        <translation>1週間に1件もありません。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>単独では不足</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>まだ問い合わせていません</translation>
    </message>
    <message>
        <source>Not chosen yet: the model does as it was made to.</source>
        <translation>未選択: モデルの既定の動作に従います。</translation>
    </message>
    <message>
        <source>Not downloaded: {model}</source>
        <translation>ダウンロードできませんでした：{model}</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>まだここにありません</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>固定なし</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>まだ調べていません</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Not proven yet</source>
        <translation>まだ検証されていません</translation>
    </message>
    <message>
        <source>Not ruled out: {causes}.</source>
        <translation>否定できない原因: {causes}。</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Not stable</source>
        <translation>不安定</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>Not told to {name}, which may not know it: {names}.</source>
        <translation>{name} には伝えていません(対応していない可能性があります): {names}。</translation>
    </message>
    <message>
        <source>Not understood in your settings and set to the default: {bad}.</source>
        <translation>設定のうち理解できず、既定値にしたもの: {bad}。</translation>
    </message>
    <message>
        <source>Nothing answered at {url} ({error}).</source>
        <translation>{url} に応答がありません({error})。</translation>
    </message>
    <message>
        <source>Nothing answers at {origin} ({words}).</source>
        <translation>{origin} に応答がありません({words})。</translation>
    </message>
    <message>
        <source>Nothing called “{words}”</source>
        <translation>「{words}」は見つかりません</translation>
    </message>
    <message>
        <source>Nothing can be tried here without asking.</source>
        <translation>確認なしに試せるものはここにありません。</translation>
    </message>
    <message>
        <source>Nothing could be read of it.</source>
        <translation>何も読み取れませんでした。</translation>
    </message>
    <message>
        <source>Nothing decides.</source>
        <translation>決め手がありません。</translation>
    </message>
    <message>
        <source>Nothing decides. Nearest: {readings}.</source>
        <translation>決め手がありません。最も近いもの: {readings}。</translation>
    </message>
    <message>
        <source>Nothing has arrived yet, so nothing is lost.</source>
        <translation>まだ何も届いていないため、失われるものはありません。</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>その名前のものはここにありません。</translation>
    </message>
    <message>
        <source>Nothing holds “{words}”.</source>
        <translation>「{words}」を含むものはありません。</translation>
    </message>
    <message>
        <source>Nothing in the folder is changed.</source>
        <translation>フォルダーの中身は変更されません。</translation>
    </message>
    <message>
        <source>Nothing is being fetched</source>
        <translation>取得中のものはありません</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>何も読み込まれていません。</translation>
    </message>
    <message>
        <source>Nothing is locked at the start of the computer.</source>
        <translation>コンピューターの起動時には何も固定しません。</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere by itself.</source>
        <translation>自動でどこかへ送信されることはありません。</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere.</source>
        <translation>どこにも送信されません。</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>異常はありません。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer except the downloads you start.</source>
        <translation>ご自分で始めたダウンロード以外、何もこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>Nothing listens now.</source>
        <translation>待ち受けは止まっています。</translation>
    </message>
    <message>
        <source>Nothing listens on this computer.</source>
        <translation>このコンピューターでの待ち受けはありません。</translation>
    </message>
    <message>
        <source>Nothing loaded</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>Nothing needs to be done</source>
        <translation>何もする必要はありません</translation>
    </message>
    <message>
        <source>Nothing needs to be done; small models run well on the processor.</source>
        <translation>何もする必要はありません。小さいモデルはプロセッサでよく動きます。</translation>
    </message>
    <message>
        <source>Nothing of ours is on the card.</source>
        <translation>カード上にPlimsollのものはありません。</translation>
    </message>
    <message>
        <source>Nothing personal was found in it.</source>
        <translation>個人的な情報は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Nothing slows it</source>
        <translation>速度を妨げるものはありません</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>見つかりませんでした</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>失われたものはありません。</translation>
    </message>
    <message>
        <source>Nothing was lost. If it happens again with the same setup, try a smaller one.</source>
        <translation>失われたものはありません。同じ構成でまた起きたら、小さい構成をお試しください。</translation>
    </message>
    <message>
        <source>Nothing was moved to the CPU. Nothing is running.</source>
        <translation>CPUには何も移していません。実行中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing was sent there. Enter that address if it is the right one.</source>
        <translation>何も送信していません。正しければ、そのアドレスを登録してください。</translation>
    </message>
    <message>
        <source>Noticeable loss</source>
        <translation>目立つ劣化</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>11月</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>10月</translation>
    </message>
    <message>
        <source>Of chats that have no style of their own, from the next reply on.</source>
        <translation>独自のスタイルがないチャット用。次の返答から有効です。</translation>
    </message>
    <message>
        <source>Of that, not from files</source>
        <translation>うちファイル由来でない分</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Offline mode is on, and this file&apos;s header is not on this machine.</source>
        <translation>オフラインモードがオンで、このファイルのヘッダーがこのマシンにありません。</translation>
    </message>
    <message>
        <source>Offline mode is on, and this model is not on this machine.</source>
        <translation>オフラインモードがオンで、このモデルがこのマシンにありません。</translation>
    </message>
    <message>
        <source>Offline mode is on.</source>
        <translation>オフラインモードがオンです。</translation>
    </message>
    <message>
        <source>Offline mode is on: the Hub is not asked.</source>
        <translation>オフラインモードがオンのため、Hubには問い合わせません。</translation>
    </message>
    <message>
        <source>Offline mode is on: the token was not checked.</source>
        <translation>オフラインモードがオンのため、トークンは確認していません。</translation>
    </message>
    <message>
        <source>Often the driver was updated and the computer not restarted.</source>
        <translation>多くの場合、ドライバーの更新後にコンピューターが再起動されていません。</translation>
    </message>
    <message>
        <source>Old turns are lost.</source>
        <translation>古いやり取りが失われます。</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>それ以前</translation>
    </message>
    <message>
        <source>Ollama&apos;s</source>
        <translation>Ollamaのもの</translation>
    </message>
    <message>
        <source>On another computer: {host}</source>
        <translation>別のコンピューター: {host}</translation>
    </message>
    <message>
        <source>On the card now: {named}. Close what you do not need; Plimsoll never ends them.</source>
        <translation>今カードを使用中: {named}。不要なものを閉じてください。Plimsollが終了させることはありません。</translation>
    </message>
    <message>
        <source>On the fullest of {n} cards</source>
        <translation>{n} 枚中、最も埋まったカード</translation>
    </message>
    <message>
        <source>On the other computer</source>
        <translation>相手のコンピューターで</translation>
    </message>
    <message>
        <source>On the processor</source>
        <translation>プロセッサ上</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター上</translation>
    </message>
    <message>
        <source>On your {card}</source>
        <translation>{card} 上</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>One change at a time, proven again, with undo</source>
        <translation>変更は1つずつ、その都度検証し、元に戻せます</translation>
    </message>
    <message>
        <source>One conversation at a time</source>
        <translation>会話は1つずつ</translation>
    </message>
    <message>
        <source>One conversation has {n} tokens now. Coding agents begin with thousands of their own: choose a larger context first.</source>
        <translation>1つの会話は今 {n} トークンです。コーディングエージェントは最初から数千トークンを使うため、先に長いコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>お待ちください</translation>
    </message>
    <message>
        <source>One that fits this computer</source>
        <translation>このコンピューターに合う1つ</translation>
    </message>
    <message>
        <source>One that fits your card</source>
        <translation>お使いのカードに合う1つ</translation>
    </message>
    <message>
        <source>Only card {get} is full.</source>
        <translation>カード {get} だけがいっぱいです。</translation>
    </message>
    <message>
        <source>Only for https with your own certificate: the PEM file of the authority that signed it.</source>
        <translation>独自の証明書を使うhttpsの場合のみ: 署名者のPEMファイル。</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this share of the probability.</source>
        <translation>確率の合計がこの割合になるまでの、確からしいトークンだけを使います。</translation>
    </message>
    <message>
        <source>Only the memory of one card.</source>
        <translation>カード1枚のメモリだけになります。</translation>
    </message>
    <message>
        <source>Only the memory that is here.</source>
        <translation>今あるメモリだけになります。</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be chosen.</source>
        <translation>確からしい順にこの数のトークンだけから選びます。</translation>
    </message>
    <message>
        <source>Only tokens with at least this share of the likeliest one’s probability.</source>
        <translation>最も確からしいトークンの、この割合以上の確率を持つトークンだけを使います。</translation>
    </message>
    <message>
        <source>Only {active} of its {total} billion weights work on each token. {said}</source>
        <translation>{total}B個の重みのうち、各トークンに使うのは {active}B だけです。{said}</translation>
    </message>
    <message>
        <source>Only {free} are free on the disk that models go to: too little for this one.</source>
        <translation>モデルの保存先の空きは {free} だけで、このモデルには足りません。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open Fixes, or `plimsoll diagnose --preview` for everything about it.</source>
        <translation>「対処」を開くか、`plimsoll diagnose --preview` で詳細を見てください。</translation>
    </message>
    <message>
        <source>Open Models and choose a model with fewer parameters; each shows what it needs before it is fetched.</source>
        <translation>「モデル」を開き、パラメーターの少ないモデルを選んでください。必要量は取得前に示されます。</translation>
    </message>
    <message>
        <source>Open Models and choose a smaller file of this model.</source>
        <translation>「モデル」を開き、このモデルの小さいファイルを選んでください。</translation>
    </message>
    <message>
        <source>Open Models and choose another file of this model.</source>
        <translation>「モデル」を開き、このモデルの別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Open Models and choose another one; each shows what it needs before it is fetched.</source>
        <translation>「モデル」を開き、別のものを選んでください。必要量は取得前に示されます。</translation>
    </message>
    <message>
        <source>Open Models and look for a file of this model with a drafting head.</source>
        <translation>「モデル」を開き、ドラフト用ヘッドを含むこのモデルのファイルを探してください。</translation>
    </message>
    <message>
        <source>Open Models and look for another variant of this model.</source>
        <translation>「モデル」を開き、このモデルの別の版を探してください。</translation>
    </message>
    <message>
        <source>Open Models and look for the same model from another maker.</source>
        <translation>「モデル」を開き、別の作成者の同じモデルを探してください。</translation>
    </message>
    <message>
        <source>Open Models: files that are here run without the Hub.</source>
        <translation>「モデル」を開いてください。ここにあるファイルはHubなしで動きます。</translation>
    </message>
    <message>
        <source>Open Plimsoll</source>
        <translation>Plimsollを開く</translation>
    </message>
    <message>
        <source>Open Plimsoll to see what helps.</source>
        <translation>Plimsollを開くと、役立つ対処が分かります。</translation>
    </message>
    <message>
        <source>Open Settings and raise what is kept free for the desktop by 512 MiB, then plan the model again.</source>
        <translation>「設定」を開き、デスクトップ用に空けておく分を512&#xa0;MiB増やしてから、モデルを計画し直してください。</translation>
    </message>
    <message>
        <source>Open a model to see what goes where.</source>
        <translation>モデルを開くと、何がどこに置かれるか分かります。</translation>
    </message>
    <message>
        <source>Open a web page in the browser, sign in to the network, then try again.</source>
        <translation>ブラウザーでWebページを開いてネットワークにサインインし、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Open an SSH tunnel, as `plimsoll rpc-server` prints it, and give its local end.</source>
        <translation>`plimsoll rpc-server` の表示どおりにSSHトンネルを開き、その手元側を指定してください。</translation>
    </message>
    <message>
        <source>Open chat</source>
        <translation>チャットを開く</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Open in the browser?</source>
        <translation>ブラウザーで開きますか?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open it afterwards</source>
        <translation>あとで開く</translation>
    </message>
    <message>
        <source>Open its page on the Hub, accept its terms and wait for the answer.</source>
        <translation>Hubでそのページを開き、規約に同意して、回答を待ってください。</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>今すぐ開く</translation>
    </message>
    <message>
        <source>Open the first part</source>
        <translation>最初の部分を開く</translation>
    </message>
    <message>
        <source>Open the folder of chats, receipts and settings</source>
        <translation>チャット、検証記録、設定のフォルダーを開く</translation>
    </message>
    <message>
        <source>Open the folder of the models</source>
        <translation>モデルのフォルダーを開く</translation>
    </message>
    <message>
        <source>Open the model that it was made for, and choose it there as the drafting file.</source>
        <translation>対応するモデルを開き、そこでドラフト用ファイルとして選んでください。</translation>
    </message>
    <message>
        <source>Open the model&apos;s page on the Hub, accept its terms with your account, then try again.</source>
        <translation>Hubでモデルのページを開き、ご自分のアカウントで規約に同意してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Open the part whose name ends in 00001-of-n.</source>
        <translation>名前が 00001-of-n で終わる部分を開いてください。</translation>
    </message>
    <message>
        <source>Open the plan</source>
        <translation>プランを開く</translation>
    </message>
    <message>
        <source>Open this page?</source>
        <translation>このページを開きますか?</translation>
    </message>
    <message>
        <source>Open {name} now</source>
        <translation>{name} を今すぐ開く</translation>
    </message>
    <message>
        <source>Open {name} now?</source>
        <translation>{name} を今開きますか？</translation>
    </message>
    <message>
        <source>Open {repo} on the Hub, accept its terms and wait for the answer.</source>
        <translation>Hubで {repo} を開き、規約に同意して、回答を待ってください。</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI互換</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>{name} を開いています</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>Other computers may ask too</source>
        <translation>ほかのコンピューターからの質問も許可</translation>
    </message>
    <message>
        <source>Other computers reach it at {url}.</source>
        <translation>ほかのコンピューターは {url} で接続できます。</translation>
    </message>
    <message>
        <source>Other faults are possible.</source>
        <translation>ほかの障害の可能性もあります。</translation>
    </message>
    <message>
        <source>Other placement of tensors</source>
        <translation>テンソルの別の配置</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>Other programs may ask</source>
        <translation>ほかのプログラムからの質問を許可</translation>
    </message>
    <message>
        <source>Other programs on the card: {names}</source>
        <translation>カードを使うほかのプログラム: {names}</translation>
    </message>
    <message>
        <source>Other programs on the card: {others}</source>
        <translation>カードを使うほかのプログラム: {others}</translation>
    </message>
    <message>
        <source>Other programs use it too</source>
        <translation>ほかのプログラムも使っています</translation>
    </message>
    <message>
        <source>Other programs use the processor, or it is hot.</source>
        <translation>ほかのプログラムがプロセッサを使っているか、プロセッサが熱くなっています。</translation>
    </message>
    <message>
        <source>Others held {taken} MiB</source>
        <translation>ほかが {taken}&#xa0;MiB を保持</translation>
    </message>
    <message>
        <source>Others on this computer can read {first}</source>
        <translation>このコンピューターのほかの人が {first} を読めます</translation>
    </message>
    <message>
        <source>Others wait.</source>
        <translation>ほかは待ちます。</translation>
    </message>
    <message>
        <source>Our process held {before} MiB before the load.</source>
        <translation>読み込み前、Plimsollのプロセスは {before}&#xa0;MiB を保持していました。</translation>
    </message>
    <message>
        <source>Our process holds {own} MiB after the unload.</source>
        <translation>アンロード後、Plimsollのプロセスは {own}&#xa0;MiB を保持しています。</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Own number of threads</source>
        <translation>スレッド数を自分で指定</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer);;All files (*)</source>
        <translation>PEMファイル (*.pem *.crt *.cer);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Page on the Hub…</source>
        <translation>Hubのページ…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Parallel replies</source>
        <translation>並行する返答</translation>
    </message>
    <message>
        <source>Part of the model sits on the slow side.</source>
        <translation>モデルの一部が遅い側にあります。</translation>
    </message>
    <message>
        <source>Part of the model would run on the processor, much slower.</source>
        <translation>モデルの一部がプロセッサで動き、ずっと遅くなります。</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>ページの部分</translation>
    </message>
    <message>
        <source>Part of the program is missing or damaged[: {part}].</source>
        <translation>プログラムの一部がないか、壊れています[: {part}]。</translation>
    </message>
    <message>
        <source>Patterns in the plan bar</source>
        <translation>プランのバーに模様を付ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>すべて一時停止</translation>
    </message>
    <message>
        <source>Pause downloads</source>
        <translation>ダウンロードを一時停止</translation>
    </message>
    <message>
        <source>Pause {model}</source>
        <translation>{model} を一時停止</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Picture of the graphs (*.png)</source>
        <translation>グラフの画像 (*.png)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>Pieces of the file</source>
        <translation>ファイルのピース</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>ピン留めメモリ</translation>
    </message>
    <message>
        <source>Placement as planned</source>
        <translation>プランどおりの配置</translation>
    </message>
    <message>
        <source>Plain memory instead of pinned</source>
        <translation>ピン留めの代わりに通常のメモリ</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>{title} のプラン: ロードラインまで {line}&#xa0;MiB 中 {used}&#xa0;MiB、{rest} 超過</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>{title} のプラン: ロードラインまで {line}&#xa0;MiB 中 {used}&#xa0;MiB、余裕 {rest}</translation>
    </message>
    <message>
        <source>Plan: nothing planned</source>
        <translation>プラン: 計画なし</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>プラン: ロードラインまで {line}&#xa0;MiB 中 {used}&#xa0;MiB、{rest} 超過</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>プラン: ロードラインまで {line}&#xa0;MiB 中 {used}&#xa0;MiB、余裕 {rest}</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>計画済み</translation>
    </message>
    <message>
        <source>Planned for the card</source>
        <translation>カード用に計画</translation>
    </message>
    <message>
        <source>Planned for the processor</source>
        <translation>プロセッサ用に計画</translation>
    </message>
    <message>
        <source>Planned to fit, and {text} layers are on the card.</source>
        <translation>収まる計画で、カードには {text} 層あります。</translation>
    </message>
    <message>
        <source>Planned {planned} MiB, measured {peak} MiB</source>
        <translation>計画 {planned}&#xa0;MiB、実測 {peak}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Plimsoll</source>
        <translation>Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {folder} ({strerror}).</source>
        <translation>Plimsollは {folder} に書き込めません({strerror})。</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {path} ({error}).</source>
        <translation>Plimsollは {path} に書き込めません({error})。</translation>
    </message>
    <message>
        <source>Plimsoll does not keep the cache apart from its layers: fewer layers on the card have the same effect and are shown.</source>
        <translation>Plimsollはキャッシュを層と分けて置きません。カード上の層を減らせば同じ効果があり、表示にも出ます。</translation>
    </message>
    <message>
        <source>Plimsoll ended while it was {doing}.</source>
        <translation>{doing}にPlimsollが終了しました。</translation>
    </message>
    <message>
        <source>Plimsoll engine</source>
        <translation>Plimsollエンジン</translation>
    </message>
    <message>
        <source>Plimsoll is closing.</source>
        <translation>Plimsollは終了するところです。</translation>
    </message>
    <message>
        <source>Plimsoll is open already but does not answer. End it and start again.</source>
        <translation>Plimsollはすでに開いていますが、応答しません。終了させてから、もう一度起動してください。</translation>
    </message>
    <message>
        <source>Plimsoll looks again by itself; if the card does not return, restart the computer.</source>
        <translation>Plimsollは自動でもう一度確認します。カードが戻らなければ、コンピューターを再起動してください。</translation>
    </message>
    <message>
        <source>Plimsoll looks at this machine. The graphs begin in a moment.</source>
        <translation>Plimsollがこのマシンを調べています。まもなくグラフが始まります。</translation>
    </message>
    <message>
        <source>Plimsoll made it to try the engine</source>
        <translation>Plimsollがエンジンを試すために作ったものです</translation>
    </message>
    <message>
        <source>Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of other programs are not supported yet.</source>
        <translation>Plimsollが読めるのはテキストです: メモ、コード、CSVの表、ログ。画像やほかのプログラムの文書にはまだ対応していません。</translation>
    </message>
    <message>
        <source>Plimsoll runs a language model on your own computer: it plans the memory first, and proves it before it says ready.</source>
        <translation>Plimsollは、ご自分のコンピューターで言語モデルを動かします。まずメモリを計画し、検証してから「準備完了」と表示します。</translation>
    </message>
    <message>
        <source>Plimsoll shows what fits this computer before anything is loaded.</source>
        <translation>何かを読み込む前に、このコンピューターに収まるものを表示します。</translation>
    </message>
    <message>
        <source>Plimsoll shows what helps.</source>
        <translation>Plimsollが役立つ対処を示します。</translation>
    </message>
    <message>
        <source>Plimsoll talks to the model host you chose for downloads, to remote servers you entered when you use them, and to nobody else.</source>
        <translation>Plimsollの通信相手は、ダウンロード用に選んだモデルの配布元と、使用時の登録済みリモートサーバーだけです。</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s engine is pinned to the version it was tested with; a newer one comes with a newer Plimsoll.</source>
        <translation>Plimsollのエンジンは、テスト済みのバージョンに固定されています。新しいエンジンは新しいPlimsollに付属します。</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s own files</source>
        <translation>Plimsoll自身のファイル</translation>
    </message>
    <message>
        <source>Plug it in for full speed. `plimsoll clocks lock --mode cap` keeps the card at or below its base clock, which saves power.</source>
        <translation>全速で動かすには電源につないでください。`plimsoll clocks lock --mode cap` でカードをベースクロック以下に保つと、電力を節約できます。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Port {port} is taken{by}. None of the {tries} ports after it is free either.</source>
        <translation>ポート {port} は使用中です{by}。続く {tries} 個のポートも空いていません。</translation>
    </message>
    <message>
        <source>Port {port} was taken{by} when this began.</source>
        <translation>開始時、ポート {port} は使用中でした{by}。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電力</translation>
    </message>
    <message>
        <source>Power and heat</source>
        <translation>電力と発熱</translation>
    </message>
    <message>
        <source>Power brake</source>
        <translation>パワーブレーキ</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>電力上限</translation>
    </message>
    <message>
        <source>Power limit: {answer}</source>
        <translation>電力上限: {answer}</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>電力、W</translation>
    </message>
    <message>
        <source>Precise</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Predicted above, measured below</source>
        <translation>上は予測、下は実測</translation>
    </message>
    <message>
        <source>Predicted {n}</source>
        <translation>予測 {n}</translation>
    </message>
    <message>
        <source>Preemptive cleanup</source>
        <translation>先取りの後始末</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Private files</source>
        <translation>非公開のファイル</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>おそらく</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサ</translation>
    </message>
    <message>
        <source>Processor threads for the engine, from the next load on.</source>
        <translation>エンジンが使うプロセッサのスレッド数。次の読み込みから有効です。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Programs on other computers in your network, not only on this one.</source>
        <translation>このコンピューターだけでなく、ネットワーク内のほかのコンピューターのプログラムも。</translation>
    </message>
    <message>
        <source>Programs that show the old key are refused from then on. Give them the new one.</source>
        <translation>古いキーを示すプログラムは以後拒否されます。新しいキーを渡してください。</translation>
    </message>
    <message>
        <source>Prompt cache</source>
        <translation>プロンプトキャッシュ</translation>
    </message>
    <message>
        <source>Prompt cache off</source>
        <translation>プロンプトキャッシュをオフ</translation>
    </message>
    <message>
        <source>Prompt cache {cache} MiB of {ram} MiB</source>
        <translation>プロンプトキャッシュ {ram}&#xa0;MiB 中 {cache}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Prompt read</source>
        <translation>プロンプトの読み取り</translation>
    </message>
    <message>
        <source>Prompts are read at {rate} tokens/s; {best} were proven before.</source>
        <translation>プロンプトの読み取りは {rate} トークン/秒。以前の検証では {best} でした。</translation>
    </message>
    <message>
        <source>Prompts are read {now} tokens at a time again.</source>
        <translation>プロンプトを再び {now} トークンずつ読みます。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Proof of this step</source>
        <translation>この段階の検証</translation>
    </message>
    <message>
        <source>Proposed for this computer</source>
        <translation>このコンピューターへの提案</translation>
    </message>
    <message>
        <source>Prove again</source>
        <translation>再検証</translation>
    </message>
    <message>
        <source>Prove it</source>
        <translation>検証する</translation>
    </message>
    <message>
        <source>Prove it in Plimsoll first: one click.</source>
        <translation>先にPlimsollで検証してください。ワンクリックです。</translation>
    </message>
    <message>
        <source>Prove it in full</source>
        <translation>完全に検証する</translation>
    </message>
    <message>
        <source>Prove it when here</source>
        <translation>届いたら検証</translation>
    </message>
    <message>
        <source>Prove {model}</source>
        <translation>{model} を検証</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>Proven on this card in {time}. One change; the rest is as before.</source>
        <translation>このカードで {time} かけて検証済み。変更は1つで、ほかは元のままです。</translation>
    </message>
    <message>
        <source>Proven on this card. One change; the rest is as before.</source>
        <translation>このカードで検証済み。変更は1つで、ほかは元のままです。</translation>
    </message>
    <message>
        <source>Proven on this computer in {time}. One change; the rest is as before.</source>
        <translation>このコンピューターで {time} かけて検証済み。変更は1つで、ほかは元のままです。</translation>
    </message>
    <message>
        <source>Proven on this computer.</source>
        <translation>このコンピューターで検証済み。</translation>
    </message>
    <message>
        <source>Proven on this computer. One change; the rest is as before.</source>
        <translation>このコンピューターで検証済み。変更は1つで、ほかは元のままです。</translation>
    </message>
    <message>
        <source>Proven there to {n} tokens.</source>
        <translation>相手側で {n} トークンまで検証済み。</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total}</source>
        <translation>{total} 中 {depth} まで検証済み</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens</source>
        <translation>{total} トークン中 {depth} まで検証済み</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this card.</source>
        <translation>このカードで {total} トークン中 {depth} まで検証済み。</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this computer.</source>
        <translation>このコンピューターで {total} トークン中 {depth} まで検証済み。</translation>
    </message>
    <message>
        <source>Proven to {n}</source>
        <translation>{n} まで検証済み</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this card.</source>
        <translation>このカードで {total} トークン中 {n} まで検証済み。</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this computer.</source>
        <translation>このコンピューターで {total} トークン中 {n} まで検証済み。</translation>
    </message>
    <message>
        <source>Proven to {n} tokens.</source>
        <translation>{n} トークンまで検証済み。</translation>
    </message>
    <message>
        <source>Proving</source>
        <translation>検証中</translation>
    </message>
    <message>
        <source>Proving it on this computer</source>
        <translation>このコンピューターで検証中</translation>
    </message>
    <message>
        <source>Proving it on your card</source>
        <translation>お使いのカードで検証中</translation>
    </message>
    <message>
        <source>Proving the change</source>
        <translation>変更を検証中</translation>
    </message>
    <message>
        <source>Proving {name} first</source>
        <translation>先に {name} を検証中</translation>
    </message>
    <message>
        <source>Proving {name} on this machine</source>
        <translation>このマシンで {name} を検証中</translation>
    </message>
    <message>
        <source>Put all parts of the model into one folder, under the names they were published with.</source>
        <translation>モデルのすべての部分を、公開時の名前のまま1つのフォルダーに入れてください。</translation>
    </message>
    <message>
        <source>Put it back at {path}, or draft without it.</source>
        <translation>{path} に戻すか、それなしでドラフトしてください。</translation>
    </message>
    <message>
        <source>Put layers on other computers</source>
        <translation>層をほかのコンピューターに置く</translation>
    </message>
    <message>
        <source>Put the system message first; Plimsoll always does so in its own conversations.</source>
        <translation>システムメッセージを先頭に置いてください。Plimsoll自身の会話では常にそうしています。</translation>
    </message>
    <message>
        <source>Python, OpenAI&apos;s library</source>
        <translation>Python、OpenAIのライブラリ</translation>
    </message>
    <message>
        <source>Qualified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Quality {grade}</source>
        <translation>品質 {grade}</translation>
    </message>
    <message>
        <source>Quality.</source>
        <translation>品質。</translation>
    </message>
    <message>
        <source>Quant</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>Quants</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>Quick replies</source>
        <translation>速い返答</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Quit Plimsoll</source>
        <translation>Plimsollを終了</translation>
    </message>
    <message>
        <source>Raise the limit as an administrator, no higher than the card&apos;s own maximum: nvidia-smi -pl WATTS.</source>
        <translation>管理者として、カード自体の最大値を超えない範囲で上限を上げてください: nvidia-smi -pl WATTS。</translation>
    </message>
    <message>
        <source>Raise the limit in Settings, or ask the model to go on.</source>
        <translation>設定で上限を上げるか、モデルに続きを頼んでください。</translation>
    </message>
    <message>
        <source>Raise the power limit</source>
        <translation>電力上限を上げる</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み取り中</translation>
    </message>
    <message>
        <source>Reading a prompt</source>
        <translation>プロンプトの読み取り</translation>
    </message>
    <message>
        <source>Reading a prompt is a little slower.</source>
        <translation>プロンプトの読み取りが少し遅くなります。</translation>
    </message>
    <message>
        <source>Reading a prompt is slower; answers are the same.</source>
        <translation>プロンプトの読み取りが遅くなります。返答は同じです。</translation>
    </message>
    <message>
        <source>Reading its header</source>
        <translation>ヘッダーを読み取り中</translation>
    </message>
    <message>
        <source>Reading the headers of the files</source>
        <translation>ファイルのヘッダーを読み取り中</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>プロンプトを読み取り中</translation>
    </message>
    <message>
        <source>Reading the prompt: {done} of {total} tokens</source>
        <translation>プロンプトを読み取り中: {total} トークン中 {done}</translation>
    </message>
    <message>
        <source>Readings (*.csv)</source>
        <translation>測定値 (*.csv)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Ready without a download</source>
        <translation>ダウンロードなしで使えます</translation>
    </message>
    <message>
        <source>Ready: {model}</source>
        <translation>準備完了: {model}</translation>
    </message>
    <message>
        <source>Real hangs last longer; success not shown.</source>
        <translation>本当に固まったときは長く続きます。効果は未確認です。</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>検証記録</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>検証記録</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>再帰状態</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Refuse says so before anything is read; drop leaves its oldest messages unread.</source>
        <translation>「拒否」は読む前にその旨を伝え、「捨てる」は最も古いメッセージを読まずに残します。</translation>
    </message>
    <message>
        <source>Rejected drafts could not be removed.</source>
        <translation>不採用のドラフトを取り除けませんでした。</translation>
    </message>
    <message>
        <source>Reload the driver&apos;s modules</source>
        <translation>ドライバーのモジュールを読み込み直す</translation>
    </message>
    <message>
        <source>Reload the module nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm), or restart the computer; then load the model.</source>
        <translation>モジュール nvidia_uvm を読み込み直す(sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm)か、コンピューターを再起動してから、モデルを読み込んでください。</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>リモート</translation>
    </message>
    <message>
        <source>Remote servers</source>
        <translation>リモートサーバー</translation>
    </message>
    <message>
        <source>Remote, replying</source>
        <translation>リモート、返答中</translation>
    </message>
    <message>
        <source>Remote: {server}</source>
        <translation>リモート: {server}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove and free {size}</source>
        <translation>削除して {size} を空ける</translation>
    </message>
    <message>
        <source>Remove it and fetch it again.</source>
        <translation>削除して取得し直してください。</translation>
    </message>
    <message>
        <source>Remove libraries of other driver versions (compat packages, copies of libcuda), then restart.</source>
        <translation>ほかのバージョンのドライバーのライブラリ(compatパッケージ、libcudaのコピー)を削除し、再起動してください。</translation>
    </message>
    <message>
        <source>Remove models you do not use in Models, or free up space in another way, then go on.</source>
        <translation>「モデル」で使わないモデルを削除するか、ほかの方法で空きを作ってから、続けてください。</translation>
    </message>
    <message>
        <source>Remove models you do not use, or free up space in another way.</source>
        <translation>使わないモデルを削除するか、ほかの方法で空きを作ってください。</translation>
    </message>
    <message>
        <source>Remove one first.</source>
        <translation>先に1台を外してください。</translation>
    </message>
    <message>
        <source>Remove your own placement of tensors; Plimsoll places whole layers and, where asked, the experts.</source>
        <translation>独自のテンソル配置を取り除いてください。Plimsollは層を丸ごと配置し、指定があればエキスパートも配置します。</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} を削除しますか?</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <translation>{server} を削除</translation>
    </message>
    <message>
        <source>Remove {server}?</source>
        <translation>{server} を削除しますか?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Rename the file, or the folder that it lies in.</source>
        <translation>ファイル、またはそれが入っているフォルダーの名前を変えてください。</translation>
    </message>
    <message>
        <source>Rename the open chat</source>
        <translation>開いているチャットの名前を変更</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>繰り返しペナルティ</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>返答</translation>
    </message>
    <message>
        <source>Replies are written one after another for a while: a batch for all of them failed.</source>
        <translation>全体のバッチが失敗したため、しばらく返答を1つずつ書きます。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>返答</translation>
    </message>
    <message>
        <source>Reply to {name}…</source>
        <translation>{name} に返信…</translation>
    </message>
    <message>
        <source>Reply to {name}… The whole chat is sent there.</source>
        <translation>{name} に返信… チャット全体がそこへ送られます。</translation>
    </message>
    <message>
        <source>Replying</source>
        <translation>返答中</translation>
    </message>
    <message>
        <source>Replying</source>
        <comment>speed</comment>
        <translation>返答時</translation>
    </message>
    <message>
        <source>Replying…</source>
        <translation>返答中…</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>リポジトリ</translation>
    </message>
    <message>
        <source>Repositories for llama.cpp often have GGUF in their name. Search for it together with the model&apos;s name.</source>
        <translation>llama.cpp用のリポジトリは、名前にGGUFを含むことが多いです。モデル名と一緒に検索してください。</translation>
    </message>
    <message>
        <source>Reranking model: it orders texts by a question, it does not chat.</source>
        <translation>リランキングモデル: 質問に合わせて文章を並べ替えるもので、チャットはしません。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Restart the computer</source>
        <translation>コンピューターを再起動</translation>
    </message>
    <message>
        <source>Restart the computer before the card is used again.</source>
        <translation>カードを再び使う前に、コンピューターを再起動してください。</translation>
    </message>
    <message>
        <source>Restart the computer.</source>
        <translation>コンピューターを再起動してください。</translation>
    </message>
    <message>
        <source>Restart the computer. If it happens again, lock the clocks and check the power cables.</source>
        <translation>コンピューターを再起動してください。また起きたら、クロックを固定し、電源ケーブルを確認してください。</translation>
    </message>
    <message>
        <source>Restart the computer. Plimsoll remembers the model and its setup.</source>
        <translation>コンピューターを再起動してください。Plimsollはモデルと構成を覚えています。</translation>
    </message>
    <message>
        <source>Restart the computer; if it stays, install the driver again.</source>
        <translation>コンピューターを再起動してください。直らなければ、ドライバーをインストールし直してください。</translation>
    </message>
    <message>
        <source>Restart the computer; nothing is tried on the card before.</source>
        <translation>コンピューターを再起動してください。それまでカードでは何も試しません。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>すべて再開</translation>
    </message>
    <message>
        <source>Resume {model}</source>
        <translation>{model} の取得を続ける</translation>
    </message>
    <message>
        <source>Room to work in for one step. It grows with the micro-batch.</source>
        <translation>1回の処理に使う作業領域。マイクロバッチに応じて増えます。</translation>
    </message>
    <message>
        <source>Row remapping event</source>
        <translation>行の再割り当て</translation>
    </message>
    <message>
        <source>Row remapping failure</source>
        <translation>行の再割り当て失敗</translation>
    </message>
    <message>
        <source>Rows cannot be split over several computers, only layers.</source>
        <translation>複数のコンピューターに分けられるのは層だけで、行は分けられません。</translation>
    </message>
    <message>
        <source>Rows of {what} that could not be read: {unread}{kept}.</source>
        <translation>{what}のうち読めなかった行: {unread}{kept}。</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll clocks status&apos; to see the cards.</source>
        <translation>「plimsoll clocks status」でカードを確認してください。</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll detect&apos; to see why.</source>
        <translation>「plimsoll detect」で理由を確認してください。</translation>
    </message>
    <message>
        <source>Run setup again</source>
        <translation>セットアップをやり直す</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>SM clock {get} MHz under load</source>
        <translation>負荷時のSMクロック {get}&#xa0;MHz</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>SMクロック、MHz</translation>
    </message>
    <message>
        <source>Same type for keys and values</source>
        <translation>キーと値を同じ型にする</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>サンプリング</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>バンドルを保存</translation>
    </message>
    <message>
        <source>Save bundle…</source>
        <translation>バンドルを保存…</translation>
    </message>
    <message>
        <source>Save or copy its words into a text file, and attach that.</source>
        <translation>中の文章をテキストファイルに保存またはコピーして、それを添付してください。</translation>
    </message>
    <message>
        <source>Saved as you change it</source>
        <translation>すぐに保存</translation>
    </message>
    <message>
        <source>Saved prompts filled the memory of the computer.</source>
        <translation>保存したプロンプトでコンピューターのメモリがいっぱいになりました。</translation>
    </message>
    <message>
        <source>Say hello.</source>
        <translation>こんにちは、と言ってください。</translation>
    </message>
    <message>
        <source>Scratch for {rows} rows is reserved at load.</source>
        <translation>{rows} 行分の作業領域を読み込み時に確保します。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>チャット検索</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Search, or paste owner/repo, an address or a path</source>
        <translation>検索、またはowner/repo、アドレス、パスを貼り付け</translation>
    </message>
    <message>
        <source>Searching: {n} step done</source>
        <translation>検索中: {n} 段階完了</translation>
    </message>
    <message>
        <source>Searching: {n} steps done</source>
        <translation>検索中: {n} 段階完了</translation>
    </message>
    <message>
        <source>Secure Boot is on: enrol the key of the driver&apos;s module, or use a signed package.</source>
        <translation>セキュアブートがオンです。ドライバーのモジュールの鍵を登録するか、署名済みパッケージを使ってください。</translation>
    </message>
    <message>
        <source>See Fixes</source>
        <translation>「対処」を見る</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>プランを見る</translation>
    </message>
    <message>
        <source>See what helps</source>
        <translation>役立つ対処を見る</translation>
    </message>
    <message>
        <source>See why {model} stopped</source>
        <translation>{model} が停止した理由を見る</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Send less, or choose a larger context in Plimsoll.</source>
        <translation>送る量を減らすか、Plimsollで長いコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>Send text (in LangChain: check_embedding_ctx_length=False).</source>
        <translation>テキストを送ってください(LangChainでは check_embedding_ctx_length=False)。</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>9月</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Set HF_ENDPOINT to an address that begins with https://.</source>
        <translation>HF_ENDPOINT に https:// で始まるアドレスを設定してください。</translation>
    </message>
    <message>
        <source>Set HF_HUB_CACHE to a folder on another drive and start Plimsoll again.</source>
        <translation>HF_HUB_CACHE に別のドライブのフォルダーを設定し、Plimsollを起動し直してください。</translation>
    </message>
    <message>
        <source>Set it to an address such as {default_endpoint}, or remove it.</source>
        <translation>{default_endpoint} のようなアドレスを設定するか、削除してください。</translation>
    </message>
    <message>
        <source>Set it to an address that begins with https://, or remove it.</source>
        <translation>https:// で始まるアドレスを設定するか、削除してください。</translation>
    </message>
    <message>
        <source>Set {group} as it came</source>
        <translation>{group} を初期設定に戻す</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings of the extension: API Provider, OpenAI Compatible.</source>
        <translation>拡張機能の設定: API Provider、OpenAI Compatible。</translation>
    </message>
    <message>
        <source>Settings, chats and receipts are readable by you alone.</source>
        <translation>設定、チャット、検証記録は、ご自分だけが読めます。</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Several conversations at once got in each other&apos;s way.</source>
        <translation>同時に複数の会話が互いを妨げました。</translation>
    </message>
    <message>
        <source>Several machines</source>
        <translation>複数のコンピューター</translation>
    </message>
    <message>
        <source>Shared with other tools; HF_HOME chooses another place.</source>
        <translation>ほかのツールと共有しています。HF_HOME で別の場所を選べます。</translation>
    </message>
    <message>
        <source>Shares the layers out by what is free on each card now.</source>
        <translation>各カードの現在の空きに応じて層を割り振ります。</translation>
    </message>
    <message>
        <source>Sharpest answers</source>
        <translation>最も鋭い返答</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>Shorten the conversation</source>
        <translation>会話を短くする</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>コンテキストを短く</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show all {n} letters</source>
        <translation>{n} 文字をすべて表示</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Show or hide the list of chats</source>
        <translation>チャットの一覧を表示/非表示</translation>
    </message>
    <message>
        <source>Show the card again</source>
        <translation>カードを再び見えるようにする</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>キーを表示</translation>
    </message>
    <message>
        <source>Show what is popular</source>
        <translation>人気のモデルを表示</translation>
    </message>
    <message>
        <source>Shows drafting at work</source>
        <translation>ドラフトの働きを見る</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Sign the driver for secure boot</source>
        <translation>セキュアブート用にドライバーに署名する</translation>
    </message>
    <message>
        <source>Signed in as {user}; the keyring keeps the token.</source>
        <translation>{user} としてサインイン済み。トークンはキーリングにあります。</translation>
    </message>
    <message>
        <source>Skip setup</source>
        <translation>セットアップをスキップ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>Slow when it is used.</source>
        <translation>使われると遅くなります。</translation>
    </message>
    <message>
        <source>Slowed and spilled</source>
        <translation>減速とあふれ</translation>
    </message>
    <message>
        <source>Slower; needs computer memory.</source>
        <translation>遅くなります。コンピューターのメモリが必要です。</translation>
    </message>
    <message>
        <source>Smaller batch</source>
        <translation>バッチを小さく</translation>
    </message>
    <message>
        <source>Smaller cache type</source>
        <translation>キャッシュの型を小さく</translation>
    </message>
    <message>
        <source>Smaller micro-batch</source>
        <translation>マイクロバッチを小さく</translation>
    </message>
    <message>
        <source>Some minutes; models, chats and settings stay.</source>
        <translation>数分かかります。モデル、チャット、設定はそのまま残ります。</translation>
    </message>
    <message>
        <source>Some quality, and a download.</source>
        <translation>品質が少し下がり、ダウンロードが必要です。</translation>
    </message>
    <message>
        <source>Some speed.</source>
        <translation>速度が少し下がります。</translation>
    </message>
    <message>
        <source>Some writing speed (not measured); a test, not shown to work.</source>
        <translation>書く速度が少し下がります(未測定)。試験的で、効果は未確認です。</translation>
    </message>
    <message>
        <source>Somebody set how fast the card runs; it does not choose by itself.</source>
        <translation>カードの速さが人の手で設定されており、カード自身では選びません。</translation>
    </message>
    <message>
        <source>Something outside Plimsoll ended the engine.</source>
        <translation>Plimsollの外の何かがエンジンを終了させました。</translation>
    </message>
    <message>
        <source>Something went wrong ({name}: {error}).</source>
        <translation>問題が起きました({name}: {error})。</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll ({name}: {error}).</source>
        <translation>Plimsoll内部で問題が起きました({name}: {error})。</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll.</source>
        <translation>Plimsoll内部で問題が起きました。</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Sort by: {word}</source>
        <translation>並べ替え: {word}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>根拠: {source}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>速度の上限</translation>
    </message>
    <message>
        <source>Speed.</source>
        <translation>速度。</translation>
    </message>
    <message>
        <source>Spilled into computer memory</source>
        <translation>コンピューターのメモリにあふれた量</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>安定</translation>
    </message>
    <message>
        <source>Stage {n} of {total}</source>
        <translation>段階 {total} 中 {n}</translation>
    </message>
    <message>
        <source>Stage {n} of {total}: {stage}</source>
        <translation>段階 {total} 中 {n}: {stage}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Start Plimsoll again: it moves the file aside and takes over what can be read.</source>
        <translation>Plimsollを起動し直してください。ファイルを退避し、読める分を引き継ぎます。</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.</source>
        <translation>相手側で `plimsoll rpc-server` を、こちらでSSHトンネルを起動してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there, of the same version as this Plimsoll.</source>
        <translation>相手側で、このPlimsollと同じバージョンの `plimsoll rpc-server` を起動してください。</translation>
    </message>
    <message>
        <source>Start a new chat, or choose a larger context.</source>
        <translation>新しいチャットを始めるか、長いコンテキストを選んでください。</translation>
    </message>
    <message>
        <source>Start a new chat, or let the server load the model with a larger context.</source>
        <translation>新しいチャットを始めるか、サーバーで長いコンテキストのモデルを読み込んでください。</translation>
    </message>
    <message>
        <source>Start a new conversation, or ask for a summary of this one and go on from there.</source>
        <translation>新しい会話を始めるか、この会話を要約させて、そこから続けてください。</translation>
    </message>
    <message>
        <source>Start chatting</source>
        <translation>チャットを始める</translation>
    </message>
    <message>
        <source>Start it anyway</source>
        <translation>それでも開始</translation>
    </message>
    <message>
        <source>Start the container again with access to the card.</source>
        <translation>カードへのアクセスを付けて、コンテナを起動し直してください。</translation>
    </message>
    <message>
        <source>Start the container with access to the card, for instance with &apos;--gpus all&apos;.</source>
        <translation>例えば「--gpus all」で、カードへのアクセスを付けてコンテナを起動してください。</translation>
    </message>
    <message>
        <source>Start the container with access to the card: docker run --gpus all, with NVIDIA&apos;s container toolkit installed.</source>
        <translation>カードへのアクセスを付けてコンテナを起動してください: docker run --gpus all(NVIDIA Container Toolkitが必要です)。</translation>
    </message>
    <message>
        <source>Start the engine again</source>
        <translation>エンジンを起動し直す</translation>
    </message>
    <message>
        <source>Start the other computer&apos;s server and the tunnel</source>
        <translation>もう一方のコンピューターのサーバーとトンネルを起動</translation>
    </message>
    <message>
        <source>Start with the desktop</source>
        <translation>デスクトップと同時に起動</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>State: {state}</source>
        <translation>状態: {state}</translation>
    </message>
    <message>
        <source>Stays with the likeliest words: facts, code, extraction.</source>
        <translation>最も確からしい語に絞ります: 事実、コード、抽出。</translation>
    </message>
    <message>
        <source>Step {n}: one change at a time, each proven</source>
        <translation>段階 {n}: 変更は1つずつ、それぞれ検証</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>検索の段階</translation>
    </message>
    <message>
        <source>Still being written.</source>
        <translation>まだ作成中です。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop fetching or trying the build</source>
        <translation>ビルドの取得や試行を止める</translation>
    </message>
    <message>
        <source>Stop in the middle</source>
        <translation>途中で停止</translation>
    </message>
    <message>
        <source>Stop it and open this</source>
        <translation>停止して開く</translation>
    </message>
    <message>
        <source>Stop listing</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Stop listing {path}</source>
        <translation>{path} を一覧から外す</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>確認を停止</translation>
    </message>
    <message>
        <source>Stop the move</source>
        <translation>移動を停止</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>返答を停止</translation>
    </message>
    <message>
        <source>Stop the reply, close what is open</source>
        <translation>返答を停止、開いているものを閉じる</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>使用をやめる</translation>
    </message>
    <message>
        <source>Stop using {server}</source>
        <translation>{server} の使用をやめる</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>reply</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>ここで停止</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>ここで停止しました。</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>停止、保存済み</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>Such as: Answer in German. You review Python code. Be brief.</source>
        <translation>例: 日本語で答えてください。Pythonコードをレビューしてください。簡潔に。</translation>
    </message>
    <message>
        <source>Switch flash attention on, or choose f16.</source>
        <translation>Flash Attentionをオンにするか、f16を選んでください。</translation>
    </message>
    <message>
        <source>Switch off Put layers on other computers in the settings, or leave --rpc out. The plan then counts this computer alone and says what fits.</source>
        <translation>設定で「層をほかのコンピューターに置く」をオフにするか、--rpc を付けないでください。その後、計画はこのコンピューターだけで計算され、収まるものが示されます。</translation>
    </message>
    <message>
        <source>Switch the computer off and check the power cables of the card.</source>
        <translation>コンピューターの電源を切り、カードの電源ケーブルを確認してください。</translation>
    </message>
    <message>
        <source>Sync boost</source>
        <translation>同期ブースト</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>System follows your desktop, also while running.</source>
        <translation>「システム」は、実行中もデスクトップに合わせます。</translation>
    </message>
    <message>
        <source>System message first</source>
        <translation>システムメッセージを先頭に</translation>
    </message>
    <message>
        <source>Take it off the list, or put it back.</source>
        <translation>一覧から外すか、元に戻してください。</translation>
    </message>
    <message>
        <source>Take letters, digits, dots and dashes, 40 at most.</source>
        <translation>英字、数字、ドット、ハイフンで40文字以内にしてください。</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>{name} を外す</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>{name} を一覧から外しますか?</translation>
    </message>
    <message>
        <source>Takes less likely words and avoids saying a thing twice: stories, ideas.</source>
        <translation>意外な語も使い、同じことの繰り返しを避けます: 物語、アイデア。</translation>
    </message>
    <message>
        <source>Tells the parts apart without colour.</source>
        <translation>色がなくても部分を見分けられます。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Temperature, °C</source>
        <translation>温度、°C</translation>
    </message>
    <message>
        <source>Tensor placement: {setting}</source>
        <translation>テンソルの配置: {setting}</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Text size: {share}</source>
        <translation>文字の大きさ: {share}</translation>
    </message>
    <message>
        <source>Text {n} has {tokens} tokens, and the model takes {most_tokens}.</source>
        <translation>テキスト {n} は {tokens} トークンで、モデルが扱えるのは {most_tokens} トークンです。</translation>
    </message>
    <message>
        <source>Text {n} is empty.</source>
        <translation>テキスト {n} は空です。</translation>
    </message>
    <message>
        <source>That conversation or message is no longer there.</source>
        <translation>その会話またはメッセージはもうありません。</translation>
    </message>
    <message>
        <source>That is no model</source>
        <translation>モデルではありません</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>キーではありません。</translation>
    </message>
    <message>
        <source>That is not a token.</source>
        <translation>トークンではありません。</translation>
    </message>
    <message>
        <source>That link does not name a model on the Hub.</source>
        <translation>そのリンクはHubのモデルを指していません。</translation>
    </message>
    <message>
        <source>That program.</source>
        <translation>そのプログラム。</translation>
    </message>
    <message>
        <source>The CUDA libraries</source>
        <translation>CUDAライブラリ</translation>
    </message>
    <message>
        <source>The Hub asks to slow down: too many requests came from this address.</source>
        <translation>Hubが間隔を空けるよう求めています。このアドレスからの要求が多すぎました。</translation>
    </message>
    <message>
        <source>The Hub cannot answer now (status {status}).</source>
        <translation>Hubは今応答できません(状態 {status})。</translation>
    </message>
    <message>
        <source>The Hub did not answer</source>
        <translation>Hubが応答しませんでした</translation>
    </message>
    <message>
        <source>The Hub did not say which revision {repo} is at.</source>
        <translation>Hubが {repo} のリビジョンを示しませんでした。</translation>
    </message>
    <message>
        <source>The Hub does not accept this token.</source>
        <translation>Hubがこのトークンを受け付けません。</translation>
    </message>
    <message>
        <source>The Hub does not answer.</source>
        <translation>Hubが応答しません。</translation>
    </message>
    <message>
        <source>The Hub does not answer. Trying again in {value} s.</source>
        <translation>Hubが応答しません。{value} 秒後に再試行します。</translation>
    </message>
    <message>
        <source>The Hub has no public repository {repo}.</source>
        <translation>Hubに公開リポジトリ {repo} はありません。</translation>
    </message>
    <message>
        <source>The Hub has no public {what}.</source>
        <translation>Hubに公開の{what}はありません。</translation>
    </message>
    <message>
        <source>The Hub has no repository {repo}, or it is private and not yours.</source>
        <translation>Hubにリポジトリ {repo} がないか、他人の非公開リポジトリです。</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private and not yours.</source>
        <translation>Hubに{what}がないか、非公開でアクセスできません。</translation>
    </message>
    <message>
        <source>The Hub is asked only when you search or open something, and hears nothing else.</source>
        <translation>Hubに問い合わせるのは、検索するか何かを開いたときだけで、ほかには何も伝わりません。</translation>
    </message>
    <message>
        <source>The Hub named an address that makes no sense: {error}.</source>
        <translation>Hubが示したアドレスが正しくありません: {error}。</translation>
    </message>
    <message>
        <source>The Hub names two different hashes for {name}.</source>
        <translation>Hubが {name} に2つの異なるハッシュを示しています。</translation>
    </message>
    <message>
        <source>The Hub refused the request for {what} (status {status}).</source>
        <translation>Hubが {what} の要求を拒否しました(状態 {status})。</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not answer as it should ({message}).</source>
        <translation>NVIDIAドライバーの応答が正常ではありません({message})。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not running.</source>
        <translation>NVIDIAドライバーはインストール済みですが、動いていません。</translation>
    </message>
    <message>
        <source>The NVIDIA driver runs, but it sees no card; models run on the processor.</source>
        <translation>NVIDIAドライバーは動いていますが、カードが見えません。モデルはプロセッサで動きます。</translation>
    </message>
    <message>
        <source>The NVIDIA driver was updated and the old one still runs.</source>
        <translation>NVIDIAドライバーが更新されましたが、古いものがまだ動いています。</translation>
    </message>
    <message>
        <source>The NVIDIA driver went away while Plimsoll was watching the card.</source>
        <translation>Plimsollがカードを監視している間に、NVIDIAドライバーがなくなりました。</translation>
    </message>
    <message>
        <source>The NVIDIA driver {driver} is too old for the engine on {name}.</source>
        <translation>NVIDIAドライバー {driver} は、{name} のエンジンには古すぎます。</translation>
    </message>
    <message>
        <source>The SM clock: how fast the card&apos;s processors run. It falls with heat, at the limit of the power, and when there is nothing to do.</source>
        <translation>SMクロック: カードの演算器の速さ。発熱時、電力の上限に達したとき、することがないときに下がります。</translation>
    </message>
    <message>
        <source>The acceptance rate: how many of the guessed tokens held. The more, the faster drafting makes the replies.</source>
        <translation>採用率: 推測したトークンのうち当たった割合。高いほど、ドラフトで返答が速くなります。</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>応答を読み取れませんでした。</translation>
    </message>
    <message>
        <source>The architecture {architecture} is not one whose memory is known exactly; a dry run gives better figures.</source>
        <translation>アーキテクチャ {architecture} は、メモリ量が正確には分かっていません。ドライランでより良い数値が得られます。</translation>
    </message>
    <message>
        <source>The archive with NVIDIA&apos;s libraries that belongs beside it is missing.</source>
        <translation>対になるNVIDIAライブラリのアーカイブがありません。</translation>
    </message>
    <message>
        <source>The archive {archive} is damaged.</source>
        <translation>アーカイブ {archive} は壊れています。</translation>
    </message>
    <message>
        <source>The archive {archive} is refused: {why}.</source>
        <translation>アーカイブ {archive} を拒否しました: {why}。</translation>
    </message>
    <message>
        <source>The buffer that failed[ ({size})] lies in the computer, not on the card.</source>
        <translation>失敗したバッファー[({size})]は、カードではなくコンピューターにあります。</translation>
    </message>
    <message>
        <source>The build {tag} is not fetched: {text}.</source>
        <translation>ビルド {tag} は取得されていません: {text}。</translation>
    </message>
    <message>
        <source>The bundle could not be written to {path} ({strerror}).</source>
        <translation>バンドルを {path} に書き込めませんでした({strerror})。</translation>
    </message>
    <message>
        <source>The bundle is in {path}, readable by you alone. Nothing was sent.</source>
        <translation>バンドルは {path} にあり、ご自分だけが読めます。何も送信していません。</translation>
    </message>
    <message>
        <source>The bundle must be looked at before it is saved.</source>
        <translation>バンドルは、保存する前に中身を見る必要があります。</translation>
    </message>
    <message>
        <source>The cache for values is quantised, and flash attention is off.</source>
        <translation>値のキャッシュが量子化され、Flash Attentionがオフです。</translation>
    </message>
    <message>
        <source>The cache is kept in 4 bits to reach this length.</source>
        <translation>この長さにするため、キャッシュを4ビットで保持します。</translation>
    </message>
    <message>
        <source>The cache is kept in 8 bits.</source>
        <translation>キャッシュを8ビットで保持します。</translation>
    </message>
    <message>
        <source>The cache needs {cache} MiB, {left} MiB are left after the weights.</source>
        <translation>キャッシュに {cache}&#xa0;MiB 必要ですが、重みの後の残りは {left}&#xa0;MiB です。</translation>
    </message>
    <message>
        <source>The card could not be started.</source>
        <translation>カードを起動できませんでした。</translation>
    </message>
    <message>
        <source>The card did not change to the next program in time.</source>
        <translation>カードが時間内に次のプログラムへ切り替わりませんでした。</translation>
    </message>
    <message>
        <source>The card did not come back from sleep.</source>
        <translation>カードがスリープから戻りませんでした。</translation>
    </message>
    <message>
        <source>The card does not answer any more; only a restart brings it back.</source>
        <translation>カードが応答しなくなりました。再起動でしか戻りません。</translation>
    </message>
    <message>
        <source>The card does not answer since the computer slept, so the model was not loaded.</source>
        <translation>コンピューターのスリープ以降、カードが応答しないため、モデルを読み込みませんでした。</translation>
    </message>
    <message>
        <source>The card drew {before} W and draws {after} W now: {less} W saved.</source>
        <translation>カードの消費電力は {before}&#xa0;W から {after}&#xa0;W になりました: {less}&#xa0;W の節約です。</translation>
    </message>
    <message>
        <source>The card has fallen off the bus and does not answer until a restart.</source>
        <translation>カードがバスから外れ、再起動するまで応答しません。</translation>
    </message>
    <message>
        <source>The card has no fast path for it, so attention moves to the processor.</source>
        <translation>カードに高速な経路がないため、アテンションがプロセッサに移ります。</translation>
    </message>
    <message>
        <source>The card has stopped and needs a reset.</source>
        <translation>カードが停止し、リセットが必要です。</translation>
    </message>
    <message>
        <source>The card has {most} MiB more free than then.</source>
        <translation>カードの空きはそのときより {most}&#xa0;MiB 多くなっています。</translation>
    </message>
    <message>
        <source>The card is asleep. To save power, Plimsoll does not wake it; the graphs go on when something uses it.</source>
        <translation>カードはスリープ中です。節電のため、Plimsollは起こしません。何かが使うとグラフが再開します。</translation>
    </message>
    <message>
        <source>The card is free for other work</source>
        <translation>カードはほかの作業に使えます</translation>
    </message>
    <message>
        <source>The card is held back by its power limit.</source>
        <translation>カードが電力上限で抑えられています。</translation>
    </message>
    <message>
        <source>The card is listed, and nothing of ours is on it.</source>
        <translation>カードは一覧にありますが、Plimsollのものは何も載っていません。</translation>
    </message>
    <message>
        <source>The card keeps to the clock of the slowest of several cards.</source>
        <translation>カードが、複数枚のうち最も遅いカードのクロックに合わせています。</translation>
    </message>
    <message>
        <source>The card protects itself: it is too hot, or its power supply gives way.</source>
        <translation>カードが自身を保護しています。熱すぎるか、電源が力不足です。</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, above the lock.</source>
        <translation>カードは固定値を上回る {mhz}&#xa0;MHz で動きました。</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, below the lock.</source>
        <translation>カードは固定値を下回る {mhz}&#xa0;MHz で動きました。</translation>
    </message>
    <message>
        <source>The card ran full while it prepared a faster path.</source>
        <translation>より速い経路の準備中に、カードがいっぱいになりました。</translation>
    </message>
    <message>
        <source>The card ran full while working.</source>
        <translation>作業中にカードがいっぱいになりました。</translation>
    </message>
    <message>
        <source>The card ran full, and the engine went on with the processor.</source>
        <translation>カードがいっぱいになり、エンジンはプロセッサで続けました。</translation>
    </message>
    <message>
        <source>The card reported a memory fault.</source>
        <translation>カードがメモリの障害を報告しました。</translation>
    </message>
    <message>
        <source>The card runs slower so as not to get too hot.</source>
        <translation>過熱を避けるため、カードが遅く動いています。</translation>
    </message>
    <message>
        <source>The card runs slower so as not to take more watts than it may.</source>
        <translation>許されたワット数を超えないよう、カードが遅く動いています。</translation>
    </message>
    <message>
        <source>The card slows down because it is hot.</source>
        <translation>発熱のため、カードが減速しています。</translation>
    </message>
    <message>
        <source>The card stayed in performance state P{state} under load.</source>
        <translation>負荷時も、カードは性能状態 P{state} のままでした。</translation>
    </message>
    <message>
        <source>The card was full before the mathematics library could start.</source>
        <translation>数学ライブラリの起動前に、カードがいっぱいでした。</translation>
    </message>
    <message>
        <source>The card was full, and Windows used slow computer memory instead.</source>
        <translation>カードがいっぱいで、Windowsが代わりに遅いコンピューターのメモリを使いました。</translation>
    </message>
    <message>
        <source>The card was hardly busy while the model worked, so no clock can be judged.</source>
        <translation>モデルの動作中もカードがほとんど使われなかったため、クロックを判断できません。</translation>
    </message>
    <message>
        <source>The card was neither hot nor short of power.</source>
        <translation>カードは熱くもなく、電力不足でもありませんでした。</translation>
    </message>
    <message>
        <source>The card was not busy, so that nothing can be said.</source>
        <translation>カードが使われていなかったため、何も判断できません。</translation>
    </message>
    <message>
        <source>The card was slowed by {causes}.</source>
        <translation>カードの減速要因: {causes}。</translation>
    </message>
    <message>
        <source>The card was too hot.</source>
        <translation>カードが熱すぎました。</translation>
    </message>
    <message>
        <source>The card&apos;s clocks are locked to {text}. The lock lasts while Plimsoll runs.</source>
        <translation>カードのクロックは {text} に固定されています。固定はPlimsollの実行中だけ続きます。</translation>
    </message>
    <message>
        <source>The card&apos;s power cables are not all plugged in.</source>
        <translation>カードの電源ケーブルがすべては差し込まれていません。</translation>
    </message>
    <message>
        <source>The certificate of {origin} is not trusted: {words}.</source>
        <translation>{origin} の証明書が信頼されていません: {words}。</translation>
    </message>
    <message>
        <source>The chat may be too long for it, or it failed: look at the server&apos;s log.</source>
        <translation>チャットが長すぎるか、失敗した可能性があります。サーバーのログを確認してください。</translation>
    </message>
    <message>
        <source>The chat template of the model did not work.</source>
        <translation>モデルのチャットテンプレートが動作しませんでした。</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}</source>
        <translation>チャットをエクスポートできませんでした: {reason}</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}.</source>
        <translation>チャットをエクスポートできませんでした: {reason}。</translation>
    </message>
    <message>
        <source>The chat was not saved within {deadline} s.</source>
        <translation>チャットを {deadline} 秒以内に保存できませんでした。</translation>
    </message>
    <message>
        <source>The chat was not saved: {reason}.</source>
        <translation>チャットを保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>The clock helper ended by itself.</source>
        <translation>クロックヘルパーが自然に終了しました。</translation>
    </message>
    <message>
        <source>The clock helper is installed: clocks can be locked with a click.</source>
        <translation>クロックヘルパーがインストールされています。ワンクリックでクロックを固定できます。</translation>
    </message>
    <message>
        <source>The clock helper is not installed, or there is no Python for all users to run it.</source>
        <translation>クロックヘルパーがインストールされていないか、実行に必要な全ユーザー用のPythonがありません。</translation>
    </message>
    <message>
        <source>The clock helper is not installed.</source>
        <translation>クロックヘルパーがインストールされていません。</translation>
    </message>
    <message>
        <source>The clock helper is not installed: an administrator runs packaging/clocks/install.sh install in Plimsoll&apos;s folder.</source>
        <translation>クロックヘルパーがインストールされていません。管理者が Plimsoll のフォルダーで packaging/clocks/install.sh install を実行してください。</translation>
    </message>
    <message>
        <source>The clock is held by what the screen needs.</source>
        <translation>クロックが画面表示の必要で保たれています。</translation>
    </message>
    <message>
        <source>The clocks of 1 card are still locked from an earlier run ({limits}).</source>
        <translation>カード1枚のクロックが、以前の実行からまだ固定されています({limits})。</translation>
    </message>
    <message>
        <source>The clocks of 1 card were given back.</source>
        <translation>カード1枚のクロックを元に戻しました。</translation>
    </message>
    <message>
        <source>The clocks of the card are other ones now.</source>
        <translation>カードのクロックは今は別の値です。</translation>
    </message>
    <message>
        <source>The clocks of {cards} cards were given back.</source>
        <translation>カード {cards} 枚のクロックを元に戻しました。</translation>
    </message>
    <message>
        <source>The clocks of {left} cards are still locked from an earlier run ({limits}).</source>
        <translation>カード {left} 枚のクロックが、以前の実行からまだ固定されています({limits})。</translation>
    </message>
    <message>
        <source>The clocks under load are far below normal.</source>
        <translation>負荷時のクロックが通常よりはるかに低くなっています。</translation>
    </message>
    <message>
        <source>The code was made with a newer toolkit than the driver knows.</source>
        <translation>コードが、ドライバーの対応より新しいツールキットで作られています。</translation>
    </message>
    <message>
        <source>The commands sent to the card were damaged on the way.</source>
        <translation>カードに送ったコマンドが途中で壊れました。</translation>
    </message>
    <message>
        <source>The compute capability of the card is not among those of the build.</source>
        <translation>カードのcompute capabilityが、ビルドの対応範囲にありません。</translation>
    </message>
    <message>
        <source>The computer has {more} MiB more memory free than then.</source>
        <translation>コンピューターのメモリの空きはそのときより {more}&#xa0;MiB 多くなっています。</translation>
    </message>
    <message>
        <source>The computer lost contact with the card.</source>
        <translation>コンピューターとカードの接続が失われました。</translation>
    </message>
    <message>
        <source>The computer runs on its battery: the card is slower then, and readings are taken less often.</source>
        <translation>コンピューターはバッテリーで動作中です。カードは遅くなり、測定の間隔も長くなります。</translation>
    </message>
    <message>
        <source>The computer slept since.</source>
        <translation>その後コンピューターがスリープしました。</translation>
    </message>
    <message>
        <source>The computer was restarted since.</source>
        <translation>その後コンピューターが再起動されました。</translation>
    </message>
    <message>
        <source>The computer was shut down while Plimsoll was {doing}.</source>
        <translation>Plimsollが{doing}に、コンピューターがシャットダウンされました。</translation>
    </message>
    <message>
        <source>The computer went down during {phase}.</source>
        <translation>{phase} の途中でコンピューターが停止しました。</translation>
    </message>
    <message>
        <source>The computer went down.</source>
        <translation>コンピューターが停止しました。</translation>
    </message>
    <message>
        <source>The computer&apos;s cards are other ones now.</source>
        <translation>コンピューターのカードは今は別のものです。</translation>
    </message>
    <message>
        <source>The connection fails at the proxy, before the model host.</source>
        <translation>接続が、モデルの配布元に届く前のプロキシで失敗しています。</translation>
    </message>
    <message>
        <source>The container is older than GGUF, and the engine no longer reads it.</source>
        <translation>ファイルの形式がGGUFより古く、エンジンはもう読めません。</translation>
    </message>
    <message>
        <source>The container lost its access to the NVIDIA card ({message}).</source>
        <translation>コンテナがNVIDIAカードへのアクセスを失いました({message})。</translation>
    </message>
    <message>
        <source>The copy came out different</source>
        <translation>コピーが元と一致しません</translation>
    </message>
    <message>
        <source>The disk has {more} MiB more room than then.</source>
        <translation>ディスクの空きはそのときより {more}&#xa0;MiB 多くなっています。</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>{folder} のあるディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>The disk that keeps your chats is full.</source>
        <translation>チャットを保存するディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>The display watchdog gives a kernel about two seconds.</source>
        <translation>ディスプレイの監視タイマーがカーネルに許すのは約2秒です。</translation>
    </message>
    <message>
        <source>The download leads to a server that is not allowed.</source>
        <translation>ダウンロードが、許可されていないサーバーに通じています。</translation>
    </message>
    <message>
        <source>The download needs {needed} GB on the disk that holds {root}, where {kept} GB more are kept free; {value} GB are free{others}.</source>
        <translation>ダウンロードには、{root} のあるディスクに {needed}&#xa0;GB が必要で、さらに {kept}&#xa0;GB を空けておきます。空きは {value}&#xa0;GB です{others}。</translation>
    </message>
    <message>
        <source>The download was not stored in full.</source>
        <translation>ダウンロードをすべて保存できませんでした。</translation>
    </message>
    <message>
        <source>The download was stopped; what is here is kept.</source>
        <translation>ダウンロードを停止しました。届いた分は残ります。</translation>
    </message>
    <message>
        <source>The drafting file is not there any more.</source>
        <translation>ドラフト用ファイルがもうありません。</translation>
    </message>
    <message>
        <source>The drafting file is not there.</source>
        <translation>ドラフト用ファイルがありません。</translation>
    </message>
    <message>
        <source>The drafting file was changed since.</source>
        <translation>その後、ドラフト用ファイルが変更されました。</translation>
    </message>
    <message>
        <source>The drafting file {name} cannot be read: {strerror}.</source>
        <translation>ドラフト用ファイル {name} を読めません: {strerror}。</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: its {what} is {its}, the model&apos;s {wanted}.</source>
        <translation>ドラフト用ファイル {name} はこのモデルのものではありません。{what} が {its} で、モデルは {wanted} です。</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: {wrong}.</source>
        <translation>ドラフト用ファイル {name} はこのモデルのものではありません: {wrong}。</translation>
    </message>
    <message>
        <source>The drafting file {name} has no MTP layers, and only those can draft here.</source>
        <translation>ドラフト用ファイル {name} にはMTP層がありません。ここでドラフトできるのはMTP層だけです。</translation>
    </message>
    <message>
        <source>The drafting model does not belong to this model.</source>
        <translation>ドラフト用モデルがこのモデルのものではありません。</translation>
    </message>
    <message>
        <source>The drive for models is full.</source>
        <translation>モデル用のドライブがいっぱいです。</translation>
    </message>
    <message>
        <source>The driver answered that it is not supported.</source>
        <translation>対応していない、とドライバーが応答しました。</translation>
    </message>
    <message>
        <source>The driver answers, and shows no card.</source>
        <translation>ドライバーは応答しますが、カードを示しません。</translation>
    </message>
    <message>
        <source>The driver asks for a reset; what followed in the log is a consequence.</source>
        <translation>ドライバーがリセットを求めています。ログの後続の内容はその結果です。</translation>
    </message>
    <message>
        <source>The driver cleaned up after a program that ended.</source>
        <translation>終了したプログラムの後始末をドライバーが行いました。</translation>
    </message>
    <message>
        <source>The driver is too old to compile the code of this engine.</source>
        <translation>ドライバーが古く、このエンジンのコードをコンパイルできません。</translation>
    </message>
    <message>
        <source>The driver is {driver} now; it was {driver2}.</source>
        <translation>ドライバーは現在 {driver} です。以前は {driver2} でした。</translation>
    </message>
    <message>
        <source>The driver names the power limit as the only brake.</source>
        <translation>ドライバーは、減速要因として電力上限だけを挙げています。</translation>
    </message>
    <message>
        <source>The driver of the card is installed and not running.</source>
        <translation>カードのドライバーはインストール済みですが、動いていません。</translation>
    </message>
    <message>
        <source>The driver of the card is too old for this engine.</source>
        <translation>カードのドライバーが、このエンジンには古すぎます。</translation>
    </message>
    <message>
        <source>The driver reported Xid {numbers}.</source>
        <translation>ドライバーがXid {numbers} を報告しました。</translation>
    </message>
    <message>
        <source>The driver reported Xid {number} ({name}). {text}</source>
        <translation>ドライバーがXid {number}({name})を報告しました。{text}</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: nothing is tried on the card.</source>
        <translation>ドライバーがXid {xid} を報告しました。カードでは何も試しません。</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: the card works again only after a restart.</source>
        <translation>ドライバーがXid {xid} を報告しました。カードは再起動するまで使えません。</translation>
    </message>
    <message>
        <source>The driver reported no fault since the start.</source>
        <translation>開始以降、ドライバーからの障害の報告はありません。</translation>
    </message>
    <message>
        <source>The driver says that the card must be reset or restarted.</source>
        <translation>ドライバーによると、カードのリセットか再起動が必要です。</translation>
    </message>
    <message>
        <source>The driver stopped the card because one step took too long.</source>
        <translation>1回の処理が長すぎたため、ドライバーがカードを止めました。</translation>
    </message>
    <message>
        <source>The driver was loaded anew since.</source>
        <translation>その後ドライバーが読み込み直されました。</translation>
    </message>
    <message>
        <source>The driver {driver} is too old for it on {name}: {shown} is needed.</source>
        <translation>ドライバー {driver} は {name} 用には古すぎます。{shown} が必要です。</translation>
    </message>
    <message>
        <source>The embeddings of &apos;{id}&apos; have {n_embd} dimensions, which cannot be changed.</source>
        <translation>「{id}」の埋め込みは {n_embd} 次元で、変更できません。</translation>
    </message>
    <message>
        <source>The engine cannot draft with this model yet.</source>
        <translation>エンジンは、このモデルではまだドラフトできません。</translation>
    </message>
    <message>
        <source>The engine cannot go on without the layers that lay there: it ended.</source>
        <translation>そこにあった層なしでは続けられないため、エンジンは終了しました。</translation>
    </message>
    <message>
        <source>The engine cannot use {card} yet</source>
        <translation>エンジンはまだ {card} を使えません</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: code {result}.</source>
        <translation>エンジンがバッチを計算できませんでした: コード {result}。</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: {reason}.</source>
        <translation>エンジンがバッチを計算できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>The engine could not load {name}: {why}</source>
        <translation>エンジンは {name} を読み込めませんでした: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for answering: {why}</source>
        <translation>エンジンは応答用のコンテキストを作れませんでした: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for drafting: {why}</source>
        <translation>エンジンはドラフト用のコンテキストを作れませんでした: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for embeddings: {why}</source>
        <translation>エンジンは埋め込み用のコンテキストを作れませんでした: {why}</translation>
    </message>
    <message>
        <source>The engine could not turn the messages into a prompt.</source>
        <translation>エンジンがメッセージをプロンプトに変換できませんでした。</translation>
    </message>
    <message>
        <source>The engine crashed while it looked for cards.</source>
        <translation>エンジンがカードを探す間に異常終了しました。</translation>
    </message>
    <message>
        <source>The engine crashed.</source>
        <translation>エンジンが異常終了しました。</translation>
    </message>
    <message>
        <source>The engine did not do what was accepted:</source>
        <translation>エンジンが、承認された内容を実行しませんでした:</translation>
    </message>
    <message>
        <source>The engine did not find the card that the setup names.</source>
        <translation>エンジンが、構成で指定されたカードを見つけられませんでした。</translation>
    </message>
    <message>
        <source>The engine did not find the main card that the setup names.</source>
        <translation>エンジンが、構成で指定された主カードを見つけられませんでした。</translation>
    </message>
    <message>
        <source>The engine did not pass its test.</source>
        <translation>エンジンがテストに合格しませんでした。</translation>
    </message>
    <message>
        <source>The engine does not answer any more.</source>
        <translation>エンジンが応答しなくなりました。</translation>
    </message>
    <message>
        <source>The engine does not know how this file is packed.</source>
        <translation>エンジンは、このファイルの圧縮方式を知りません。</translation>
    </message>
    <message>
        <source>The engine does not know this kind of model yet.</source>
        <translation>エンジンは、この種のモデルにまだ対応していません。</translation>
    </message>
    <message>
        <source>The engine for your card did not come</source>
        <translation>カード用のエンジンを取得できませんでした</translation>
    </message>
    <message>
        <source>The engine found no place for the next token of a slot.</source>
        <translation>エンジンは、スロットの次のトークンを置く場所を見つけられませんでした。</translation>
    </message>
    <message>
        <source>The engine gave no sign of life for {now} s.</source>
        <translation>エンジンからの反応が {now} 秒ありません。</translation>
    </message>
    <message>
        <source>The engine has no GPU support.</source>
        <translation>エンジンがGPUに対応していません。</translation>
    </message>
    <message>
        <source>The engine in use stays as it is.</source>
        <translation>使用中のエンジンはそのままです。</translation>
    </message>
    <message>
        <source>The engine is another one now: {runtime}, not {runtime2}.</source>
        <translation>エンジンが変わりました。現在は {runtime} で、{runtime2} ではありません。</translation>
    </message>
    <message>
        <source>The engine is closed.</source>
        <translation>エンジンは閉じられています。</translation>
    </message>
    <message>
        <source>The engine is of another version than the one Plimsoll speaks to.</source>
        <translation>エンジンのバージョンが、Plimsollの対応するものと異なります。</translation>
    </message>
    <message>
        <source>The engine lacks {absent}.</source>
        <translation>エンジンに {absent} がありません。</translation>
    </message>
    <message>
        <source>The engine made for this computer</source>
        <translation>このコンピューター用に作られたエンジン</translation>
    </message>
    <message>
        <source>The engine made no progress for {silent} s.</source>
        <translation>エンジンの処理が {silent} 秒進みませんでした。</translation>
    </message>
    <message>
        <source>The engine needs a newer C library than this system has.</source>
        <translation>エンジンには、このシステムより新しいCライブラリが必要です。</translation>
    </message>
    <message>
        <source>The engine needs a newer driver than the one installed.</source>
        <translation>エンジンには、インストール済みより新しいドライバーが必要です。</translation>
    </message>
    <message>
        <source>The engine needs {missing}, which is not on this computer.</source>
        <translation>エンジンに必要な {missing} が、このコンピューターにありません。</translation>
    </message>
    <message>
        <source>The engine put {found} layers on the card, but the setup puts {value} of them there.</source>
        <translation>エンジンがカードに置いたのは {found} 層ですが、構成では {value} 層です。</translation>
    </message>
    <message>
        <source>The engine reads one token at a time because the workspace does not fit.</source>
        <translation>作業領域が入らないため、エンジンは1トークンずつ読みます。</translation>
    </message>
    <message>
        <source>The engine refused it; it is well otherwise.</source>
        <translation>エンジンが拒否しました。ほかに問題はありません。</translation>
    </message>
    <message>
        <source>The engine says that it falls back.</source>
        <translation>エンジンが代替に切り替えたと報告しています。</translation>
    </message>
    <message>
        <source>The engine sees the card and does not use it.</source>
        <translation>エンジンはカードを認識していますが、使っていません。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>エンジンが応答しなくなりました。</translation>
    </message>
    <message>
        <source>The engine stopped in the middle of this reply</source>
        <translation>この返答の途中でエンジンが停止しました</translation>
    </message>
    <message>
        <source>The engine stopped itself at an inner check.</source>
        <translation>エンジンが内部の検査で自ら停止しました。</translation>
    </message>
    <message>
        <source>The engine stopped. Try a fix first.</source>
        <translation>エンジンが停止しました。先に対処をお試しください。</translation>
    </message>
    <message>
        <source>The engine touched memory of the card that is not its own.</source>
        <translation>エンジンが、自分のものではないカードのメモリに触れました。</translation>
    </message>
    <message>
        <source>The engine tried again without pipeline copies and ended after it.</source>
        <translation>エンジンはパイプラインコピーなしで再試行し、その後終了しました。</translation>
    </message>
    <message>
        <source>The engine was not started, because Python could not find or read all of its files.</source>
        <translation>Python がエンジンのファイルの一部を見つけられないか読めなかったため、エンジンは起動しませんでした。</translation>
    </message>
    <message>
        <source>The engine went on for {seconds} s when stopped.</source>
        <translation>停止後もエンジンが {seconds} 秒動き続けました。</translation>
    </message>
    <message>
        <source>The engine wrote nonsense.</source>
        <translation>エンジンが意味のない文を書きました。</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is damaged.</source>
        <translation>エンジンのアーカイブが壊れています。</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is not safe to unpack.</source>
        <translation>エンジンのアーカイブは安全に展開できません。</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run took longer than {limit_seconds} s.</source>
        <translation>エンジンのドライランが {limit_seconds} 秒を超えました。</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run was stopped.</source>
        <translation>エンジンのドライランを停止しました。</translation>
    </message>
    <message>
        <source>The engine&apos;s own dry run gives {seen} bytes for {key}, the formula {computed}; the plan takes the engine&apos;s figure.</source>
        <translation>エンジンのドライランでは {key} は {seen} バイト、計算式では {computed} です。プランではエンジンの数値を使います。</translation>
    </message>
    <message>
        <source>The engine&apos;s process could not be started: {strerror}.</source>
        <translation>エンジンのプロセスを開始できませんでした: {strerror}。</translation>
    </message>
    <message>
        <source>The engine&apos;s process ended with exit code {code}.</source>
        <translation>エンジンのプロセスが終了コード {code} で終了しました。</translation>
    </message>
    <message>
        <source>The engine&apos;s process was ended by signal {name}.</source>
        <translation>エンジンのプロセスがシグナル {name} で終了しました。</translation>
    </message>
    <message>
        <source>The engine&apos;s test model is not on this machine.</source>
        <translation>エンジンのテストモデルがこのマシンにありません。</translation>
    </message>
    <message>
        <source>The entry that starts Plimsoll with the desktop cannot be changed ({strerror}).</source>
        <translation>デスクトップと同時にPlimsollを起動する項目を変更できません({strerror})。</translation>
    </message>
    <message>
        <source>The evidence does not decide between several causes.</source>
        <translation>証拠だけでは、複数の原因のどれか決まりません。</translation>
    </message>
    <message>
        <source>The experts of {n_cpu_moe} of {n_layer} layers run on the processor, because the card is too small for all.</source>
        <translation>カードが小さく全部は入らないため、{n_layer} 層中 {n_cpu_moe} 層のエキスパートがプロセッサで動きます。</translation>
    </message>
    <message>
        <source>The experts of {n} layers on the processor</source>
        <translation>{n} 層のエキスパートをプロセッサに</translation>
    </message>
    <message>
        <source>The experts of {n} layers stay on the processor.</source>
        <translation>{n} 層のエキスパートはプロセッサに残ります。</translation>
    </message>
    <message>
        <source>The file ends before its last tensor does.</source>
        <translation>最後のテンソルより前でファイルが終わっています。</translation>
    </message>
    <message>
        <source>The file for images does not belong to this model.</source>
        <translation>画像用ファイルがこのモデルのものではありません。</translation>
    </message>
    <message>
        <source>The file has no MTP head: loaded without drafting.</source>
        <translation>ファイルにMTPヘッドがないため、ドラフトなしで読み込みました。</translation>
    </message>
    <message>
        <source>The file has no MTP head: planned without drafting.</source>
        <translation>ファイルにMTPヘッドがないため、ドラフトなしで計画しました。</translation>
    </message>
    <message>
        <source>The file has {n_heads} MTP layers, and the engine drafts with one for the architecture {architecture}: loaded without drafting.</source>
        <translation>ファイルにはMTP層が {n_heads} 個ありますが、アーキテクチャ {architecture} でエンジンがドラフトに使えるのは1個です。ドラフトなしで読み込みました。</translation>
    </message>
    <message>
        <source>The file has {size} bytes.</source>
        <translation>ファイルは {size} バイトです。</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>ファイルを確認中です。</translation>
    </message>
    <message>
        <source>The file is deleted and frees {size}. It can be fetched again; chats and receipts stay.</source>
        <translation>ファイルを削除して {size} を空けます。取得し直せます。チャットと検証記録は残ります。</translation>
    </message>
    <message>
        <source>The file is here already</source>
        <translation>ファイルはすでにここにあります</translation>
    </message>
    <message>
        <source>The file is newer than the engine.</source>
        <translation>ファイルがエンジンより新しいです。</translation>
    </message>
    <message>
        <source>The file is not the one that was published.</source>
        <translation>ファイルが公開されたものと違います。</translation>
    </message>
    <message>
        <source>The file is on this computer and complete. Nothing more is fetched.</source>
        <translation>ファイルはこのコンピューターにあり、完全です。これ以上何も取得しません。</translation>
    </message>
    <message>
        <source>The file is read, not mapped, so that no weight is in memory twice.</source>
        <translation>重みがメモリに二重に載らないよう、ファイルはマップせずに読み込みます。</translation>
    </message>
    <message>
        <source>The file may be whole; the engine cannot count that far.</source>
        <translation>ファイルは完全かもしれませんが、エンジンがそこまで数えられません。</translation>
    </message>
    <message>
        <source>The file stays where it is, and nothing is freed:</source>
        <translation>ファイルは元の場所に残り、空きは増えません:</translation>
    </message>
    <message>
        <source>The file was read and holds something the engine does not expect.</source>
        <translation>ファイルは読めましたが、エンジンの想定しない内容があります。</translation>
    </message>
    <message>
        <source>The file was read; its architecture[ {arch}] is unknown to the engine.</source>
        <translation>ファイルは読めましたが、そのアーキテクチャ[「{arch}」]をエンジンが知りません。</translation>
    </message>
    <message>
        <source>The file with your chats is damaged ({path}) and could not be moved aside. Chats of this run are not kept.</source>
        <translation>チャットのファイル({path})が壊れており、退避できませんでした。今回のチャットは保存されません。</translation>
    </message>
    <message>
        <source>The file with your chats is damaged.</source>
        <translation>チャットのファイルが壊れています。</translation>
    </message>
    <message>
        <source>The file with your chats was damaged.</source>
        <translation>チャットのファイルが壊れていました。</translation>
    </message>
    <message>
        <source>The file with your chats was empty.</source>
        <translation>チャットのファイルが空でした。</translation>
    </message>
    <message>
        <source>The file with {what} cannot be read ({error}).</source>
        <translation>{what}のファイルを読めません({error})。</translation>
    </message>
    <message>
        <source>The file with {what} is from a newer Plimsoll; what this one knows is used{aside}.</source>
        <translation>{what}のファイルは、より新しいPlimsollのものです。この版が分かる部分を使います{aside}。</translation>
    </message>
    <message>
        <source>The file with {what} was damaged{path}.</source>
        <translation>{what}のファイルが壊れていました{path}。</translation>
    </message>
    <message>
        <source>The file&apos;s hash is not the published one.</source>
        <translation>ファイルのハッシュが公開されたものと違います。</translation>
    </message>
    <message>
        <source>The files stay; only the list gets shorter.</source>
        <translation>ファイルは残ります。一覧が短くなるだけです。</translation>
    </message>
    <message>
        <source>The firmware of the driver failed.</source>
        <translation>ドライバーのファームウェアが失敗しました。</translation>
    </message>
    <message>
        <source>The first large buffer of the load, the weights[ ({size})], was refused[ on card {device}].</source>
        <translation>読み込みで最初の大きなバッファーである重み[({size})]を[カード {device} に]確保できませんでした。</translation>
    </message>
    <message>
        <source>The first long prompt was too much for drafting.</source>
        <translation>最初の長いプロンプトが、ドラフトには大きすぎました。</translation>
    </message>
    <message>
        <source>The first long request is slow once.</source>
        <translation>最初の長い要求だけ遅くなります。</translation>
    </message>
    <message>
        <source>The first one appears when a model has been proven on this computer.</source>
        <translation>このコンピューターでモデルを検証すると、最初の検証記録がここに出ます。</translation>
    </message>
    <message>
        <source>The first pass is slower.</source>
        <translation>最初の処理が遅くなります。</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch failed with drafting on.</source>
        <translation>ドラフトがオンで、1バッチを超える最初のプロンプトが失敗しました。</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch, with drafting on.</source>
        <translation>ドラフトがオンで、1バッチを超える最初のプロンプト。</translation>
    </message>
    <message>
        <source>The first reply makes no sense: {trouble}.</source>
        <translation>最初の返答が意味をなしません: {trouble}。</translation>
    </message>
    <message>
        <source>The first {left} tokens of the text were left out: the context is too small.</source>
        <translation>コンテキストが短いため、テキストの最初の {left} トークンを省きました。</translation>
    </message>
    <message>
        <source>The fit may have left drafting out.</source>
        <translation>自動調整がドラフトを除外した可能性があります。</translation>
    </message>
    <message>
        <source>The grammar can read one text in so many ways that checking takes too long; avoid repetitions of what is itself a repetition.</source>
        <translation>文法が1つのテキストを多くの読み方で解釈できるため、検査に時間がかかりすぎます。繰り返しの繰り返しを避けてください。</translation>
    </message>
    <message>
        <source>The grammar cannot be used: llama.cpp does not accept it.</source>
        <translation>文法を使えません。llama.cppが受け付けません。</translation>
    </message>
    <message>
        <source>The grammar cannot be used: {error}.</source>
        <translation>文法を使えません: {error}。</translation>
    </message>
    <message>
        <source>The grammar leaves no token of this model that could come next.</source>
        <translation>文法では、次に来られるトークンがこのモデルにありません。</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}, {now} instead of {before} tokens/s.</source>
        <translation>安定する最高のクロック: {name}、{before} の代わりに {now} トークン/秒。</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}.</source>
        <translation>安定する最高のクロック: {name}。</translation>
    </message>
    <message>
        <source>The installed clock helper belongs to another version of Plimsoll.</source>
        <translation>インストール済みのクロックヘルパーは、別のバージョンのPlimsollのものです。</translation>
    </message>
    <message>
        <source>The kernel logged Xid 31.</source>
        <translation>カーネルがXid 31を記録しました。</translation>
    </message>
    <message>
        <source>The key of the local API cannot be kept ({strerror}).</source>
        <translation>ローカルAPIのキーを保存できません({strerror})。</translation>
    </message>
    <message>
        <source>The library that belongs to the driver was not found.</source>
        <translation>ドライバーに付属するライブラリが見つかりませんでした。</translation>
    </message>
    <message>
        <source>The lines look like errors, and the run went on.</source>
        <translation>エラーに見える行ですが、実行は続きました。</translation>
    </message>
    <message>
        <source>The link between two cards failed.</source>
        <translation>2枚のカード間の接続が失敗しました。</translation>
    </message>
    <message>
        <source>The load takes longer.</source>
        <translation>読み込みに時間がかかります。</translation>
    </message>
    <message>
        <source>The load went well; memory that grows with the first real prompt was refused[ on card {device}].</source>
        <translation>読み込みは成功しましたが、最初の実際のプロンプトで増えるメモリを[カード {device} に]確保できませんでした。</translation>
    </message>
    <message>
        <source>The loader could not open it.</source>
        <translation>ローダーが開けませんでした。</translation>
    </message>
    <message>
        <source>The loader ended with 127.</source>
        <translation>ローダーが127で終了しました。</translation>
    </message>
    <message>
        <source>The loader found nothing under that name.</source>
        <translation>ローダーは、その名前で何も見つけられませんでした。</translation>
    </message>
    <message>
        <source>The loader wants the first part, as it was published.</source>
        <translation>ローダーには、公開時のままの最初の部分が必要です。</translation>
    </message>
    <message>
        <source>The local API did not come up.</source>
        <translation>ローカルAPIを開始できませんでした。</translation>
    </message>
    <message>
        <source>The local API offers it as it is, and so does `plimsoll embed`.</source>
        <translation>ローカルAPIはそのままの形で提供し、`plimsoll embed` も同様です。</translation>
    </message>
    <message>
        <source>The lock that is kept over restarts ends with it; `sudo systemctl restart {unit}` sets it again.</source>
        <translation>再起動後も続く固定もこれで終わります。`sudo systemctl restart {unit}` で再び設定できます。</translation>
    </message>
    <message>
        <source>The lock was given back meanwhile.</source>
        <translation>その間に固定は解除されました。</translation>
    </message>
    <message>
        <source>The measured peak is above the plan, the card is idle in part and the processor is busy.</source>
        <translation>実測のピークがプランを上回り、カードは一部遊んでいて、プロセッサが忙しい状態です。</translation>
    </message>
    <message>
        <source>The memory for this context does not fit on the card.</source>
        <translation>このコンテキスト用のメモリがカードに収まりません。</translation>
    </message>
    <message>
        <source>The memory is free</source>
        <translation>メモリは空いています</translation>
    </message>
    <message>
        <source>The memory of the card is at its limit and system memory is lent to it.</source>
        <translation>カードのメモリが限界に達し、システムメモリが貸し出されています。</translation>
    </message>
    <message>
        <source>The memory of the computer ran out.</source>
        <translation>コンピューターのメモリが尽きました。</translation>
    </message>
    <message>
        <source>The memory that one program may take is another one now.</source>
        <translation>1つのプログラムが使えるメモリの上限は今は別の値です。</translation>
    </message>
    <message>
        <source>The menu key shows what else can be done, Delete removes.</source>
        <translation>メニューキーでほかの操作が分かり、Deleteで削除します。</translation>
    </message>
    <message>
        <source>The model before this one has not given its memory back.</source>
        <translation>前のモデルがメモリを返していません。</translation>
    </message>
    <message>
        <source>The model comes in parts, and the wrong one was opened.</source>
        <translation>モデルは複数の部分からなり、違う部分が開かれました。</translation>
    </message>
    <message>
        <source>The model failed: {failure}</source>
        <translation>モデルが失敗しました: {failure}</translation>
    </message>
    <message>
        <source>The model file is not there any more.</source>
        <translation>モデルファイルがもうありません。</translation>
    </message>
    <message>
        <source>The model file is not there.</source>
        <translation>モデルファイルがありません。</translation>
    </message>
    <message>
        <source>The model file is not whole.</source>
        <translation>モデルファイルが不完全です。</translation>
    </message>
    <message>
        <source>The model file may not be read.</source>
        <translation>モデルファイルを読む権限がありません。</translation>
    </message>
    <message>
        <source>The model file was changed since.</source>
        <translation>その後、モデルファイルが変更されました。</translation>
    </message>
    <message>
        <source>The model fits, drafting does not.</source>
        <translation>モデルは収まりますが、ドラフトは収まりません。</translation>
    </message>
    <message>
        <source>The model has no layers for drafting.</source>
        <translation>モデルにドラフト用の層がありません。</translation>
    </message>
    <message>
        <source>The model has {n_heads} MTP layers, which draft one token each.</source>
        <translation>モデルにはMTP層が {n_heads} 個あり、それぞれ1トークンをドラフトします。</translation>
    </message>
    <message>
        <source>The model host asks to slow down.</source>
        <translation>モデルの配布元が間隔を空けるよう求めています。</translation>
    </message>
    <message>
        <source>The model host cannot be reached.</source>
        <translation>モデルの配布元に接続できません。</translation>
    </message>
    <message>
        <source>The model host has no such file.</source>
        <translation>モデルの配布元にそのファイルはありません。</translation>
    </message>
    <message>
        <source>The model host is out of order, or cannot be reached.</source>
        <translation>モデルの配布元が故障しているか、接続できません。</translation>
    </message>
    <message>
        <source>The model host wants you to sign in.</source>
        <translation>モデルの配布元がサインインを求めています。</translation>
    </message>
    <message>
        <source>The model is being unloaded.</source>
        <translation>モデルをアンロード中です。</translation>
    </message>
    <message>
        <source>The model is larger than the free memory of the card.</source>
        <translation>モデルが、カードの空きメモリより大きいです。</translation>
    </message>
    <message>
        <source>The model is put away before sleep.</source>
        <translation>スリープの前にモデルを片付けます。</translation>
    </message>
    <message>
        <source>The model is started from cold and every stage is proven again.</source>
        <translation>モデルを冷えた状態から起動し、すべての段階を検証し直します。</translation>
    </message>
    <message>
        <source>The model is still being fetched.</source>
        <translation>モデルはまだ取得中です。</translation>
    </message>
    <message>
        <source>The model itself: what it has learned, as it stands in the file.</source>
        <translation>モデル本体: 学習した内容が、ファイルのまま入っています。</translation>
    </message>
    <message>
        <source>The model loads again after wake.</source>
        <translation>復帰後、モデルを再び読み込みます。</translation>
    </message>
    <message>
        <source>The model loads again.</source>
        <translation>モデルを再び読み込みます。</translation>
    </message>
    <message>
        <source>The model needs {need} MiB in {folder} (a margin included), and {free} MiB are free.</source>
        <translation>モデルには {folder} に {need}&#xa0;MiB(予備を含む)必要ですが、空きは {free}&#xa0;MiB です。</translation>
    </message>
    <message>
        <source>The model reads them before everything else; also called the system prompt.</source>
        <translation>モデルが何よりも先に読むものです。システムプロンプトとも呼びます。</translation>
    </message>
    <message>
        <source>The model runs, without drafting.</source>
        <translation>モデルは動きますが、ドラフトはありません。</translation>
    </message>
    <message>
        <source>The model that is loaded keeps its setup. Unload it, then switch this again.</source>
        <translation>読み込み中のモデルは今の構成のままです。アンロードしてから、もう一度切り替えてください。</translation>
    </message>
    <message>
        <source>The model that was open is not known: {strerror}.</source>
        <translation>開いていたモデルが分かりません: {strerror}。</translation>
    </message>
    <message>
        <source>The model thinks before it answers: it takes longer, and helps where something has to be worked out. Holds for this chat, from the next reply on.</source>
        <translation>モデルが答える前に考えます。時間はかかりますが、じっくり解く必要があるときに役立ちます。このチャットに、次の返答から適用されます。</translation>
    </message>
    <message>
        <source>The model was ready; the memory for drafting[ ({size})] was refused[ on card {device}].</source>
        <translation>モデルの準備はできましたが、ドラフト用のメモリ[({size})]を[カード {device} に]確保できませんでした。</translation>
    </message>
    <message>
        <source>The model was unloaded after {minutes} minutes without a request.{saved}</source>
        <translation>要求が {minutes} 分なかったため、モデルをアンロードしました。{saved}</translation>
    </message>
    <message>
        <source>The model was unloaded in the middle of this reply.</source>
        <translation>この返答の途中でモデルがアンロードされました。</translation>
    </message>
    <message>
        <source>The model was unloaded, and memory of the card is still taken.</source>
        <translation>モデルはアンロードされましたが、カードのメモリがまだ使われています。</translation>
    </message>
    <message>
        <source>The model works at the base clock.</source>
        <translation>モデルをベースクロックで動かしています。</translation>
    </message>
    <message>
        <source>The model works at {mhz} MHz or less.</source>
        <translation>モデルを {mhz}&#xa0;MHz 以下で動かしています。</translation>
    </message>
    <message>
        <source>The model works without a lock.</source>
        <translation>モデルを固定なしで動かしています。</translation>
    </message>
    <message>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>モデルのチャットテンプレートが失敗しました: {reason}。</translation>
    </message>
    <message>
        <source>The model&apos;s chat template was refused: {reason}.</source>
        <translation>モデルのチャットテンプレートが拒否されました: {reason}。</translation>
    </message>
    <message>
        <source>The model&apos;s files were changed since.</source>
        <translation>その後モデルのファイルが変わりました。</translation>
    </message>
    <message>
        <source>The model&apos;s notes on the text it has read, so that nothing is read twice. It grows with the context. Fewer bits take less memory and are less exact.</source>
        <translation>読んだテキストについてのモデルの覚え書き。二度読まずに済みます。コンテキストに応じて増えます。ビット数が少ないほどメモリは減り、正確さも下がります。</translation>
    </message>
    <message>
        <source>The model&apos;s own head</source>
        <translation>モデル自身のヘッド</translation>
    </message>
    <message>
        <source>The move.</source>
        <translation>移動。</translation>
    </message>
    <message>
        <source>The name {shown} holds bytes that are no text (UTF-8).</source>
        <translation>名前 {shown} に、テキスト(UTF-8)でないバイトが含まれています。</translation>
    </message>
    <message>
        <source>The network asks to sign in first.</source>
        <translation>ネットワークが先にサインインを求めています。</translation>
    </message>
    <message>
        <source>The next message loads it again.</source>
        <translation>次のメッセージで再び読み込みます。</translation>
    </message>
    <message>
        <source>The next step begins.</source>
        <translation>次の段階を始めます。</translation>
    </message>
    <message>
        <source>The notice says why. Go back and choose another, or try again.</source>
        <translation>理由はお知らせにあります。戻って別のものを選ぶか、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The nouveau driver holds the card, so NVIDIA&apos;s driver cannot run.</source>
        <translation>nouveauドライバーがカードを握っているため、NVIDIAドライバーが動けません。</translation>
    </message>
    <message>
        <source>The other computer at {endpoint} has llama.cpp {commit}, this one {commit2}: they cannot work together.</source>
        <translation>{endpoint} のコンピューターは llama.cpp {commit}、こちらは {commit2} で、一緒に動作できません。</translation>
    </message>
    <message>
        <source>The other computer does not answer[ at {endpoint}].</source>
        <translation>もう一方のコンピューターが[ {endpoint} で]応答しません。</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] has another version of the engine.</source>
        <translation>もう一方のコンピューター[({endpoint})]のエンジンのバージョンが異なります。</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] went away while it was in use.</source>
        <translation>使用中に別のコンピューター[（{endpoint}）]が応答しなくなりました。</translation>
    </message>
    <message>
        <source>The other readings go on. The log says more.</source>
        <translation>ほかの測定は続いています。詳しくはログにあります。</translation>
    </message>
    <message>
        <source>The others wait their turn.</source>
        <translation>ほかは順番を待ちます。</translation>
    </message>
    <message>
        <source>The owner of this model has not let you in yet.</source>
        <translation>このモデルの所有者が、まだアクセスを許可していません。</translation>
    </message>
    <message>
        <source>The part {name} is missing.</source>
        <translation>部分 {name} がありません。</translation>
    </message>
    <message>
        <source>The person said no.</source>
        <translation>ご本人が断りました。</translation>
    </message>
    <message>
        <source>The picture could not be written to {path} ({reason}).</source>
        <translation>画像を {path} に書き込めませんでした({reason})。</translation>
    </message>
    <message>
        <source>The place in the log is only where the fault was noticed.</source>
        <translation>ログのその場所は、障害に気づいた場所にすぎません。</translation>
    </message>
    <message>
        <source>The plan did not count the draft context.</source>
        <translation>プランがドラフトのコンテキストを数えていませんでした。</translation>
    </message>
    <message>
        <source>The plan does not fit with this alone.</source>
        <translation>これだけではプランが収まりません。</translation>
    </message>
    <message>
        <source>The plan fits with it.</source>
        <translation>これでプランが収まります。</translation>
    </message>
    <message>
        <source>The plan left drafting out, and the card ran full.</source>
        <translation>プランがドラフトを数えず、カードがいっぱいになりました。</translation>
    </message>
    <message>
        <source>The plan said it fits without counting the memory of drafting.</source>
        <translation>プランは、ドラフトのメモリを数えずに収まると判断しました。</translation>
    </message>
    <message>
        <source>The plan was too small, and part of the work slid to the processor.</source>
        <translation>プランが小さすぎ、作業の一部がプロセッサに移りました。</translation>
    </message>
    <message>
        <source>The plans are made from the headers of the files.</source>
        <translation>プランはファイルのヘッダーから作っています。</translation>
    </message>
    <message>
        <source>The power limit{at} held the clock at {clock} MHz.</source>
        <translation>電力上限{at}により、クロックが {clock}&#xa0;MHz に抑えられました。</translation>
    </message>
    <message>
        <source>The power supply held the card back.</source>
        <translation>電源がカードを抑えていました。</translation>
    </message>
    <message>
        <source>The power supply or the board told the card to take fewer watts.</source>
        <translation>電源か基板が、カードに消費電力を下げるよう指示しました。</translation>
    </message>
    <message>
        <source>The process ended on an illegal instruction.</source>
        <translation>プロセスが不正な命令で終了しました。</translation>
    </message>
    <message>
        <source>The process that looks for cards ended in the middle.</source>
        <translation>カードを探すプロセスが途中で終了しました。</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver did not answer.</source>
        <translation>ドライバーを動かすカードのプロセッサが応答しませんでした。</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver failed.</source>
        <translation>ドライバーを動かすカードのプロセッサが失敗しました。</translation>
    </message>
    <message>
        <source>The prompt has {n_prompt} tokens, but the context holds {n_ctx}.</source>
        <translation>プロンプトは {n_prompt} トークンですが、コンテキストは {n_ctx} です。</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>プロンプトが空です。</translation>
    </message>
    <message>
        <source>The prompt was read at {prefill_tok_s} tokens/s, {best} were proven. {why}</source>
        <translation>プロンプトの読み取りは {prefill_tok_s} トークン/秒でした。検証では {best} でした。{why}</translation>
    </message>
    <message>
        <source>The proof tells which of the two is faster.</source>
        <translation>どちらが速いかは検証で分かります。</translation>
    </message>
    <message>
        <source>The proof was stopped. Nothing is running.</source>
        <translation>検証を停止しました。実行中のものはありません。</translation>
    </message>
    <message>
        <source>The proxy asks for a name and a password (status 407).</source>
        <translation>プロキシが名前とパスワードを求めています(状態 407)。</translation>
    </message>
    <message>
        <source>The proxy refuses ({error}).</source>
        <translation>プロキシが拒否しています({error})。</translation>
    </message>
    <message>
        <source>The proxy refuses to reach {host} ({error}).</source>
        <translation>プロキシが {host} への接続を拒否しています({error})。</translation>
    </message>
    <message>
        <source>The proxy setting stands in the way.</source>
        <translation>プロキシの設定が妨げています。</translation>
    </message>
    <message>
        <source>The proxy {url} refuses: {error}.</source>
        <translation>プロキシ {url} が拒否しています: {error}。</translation>
    </message>
    <message>
        <source>The readings could not be written to {path} ({strerror}).</source>
        <translation>測定値を {path} に書き込めませんでした({strerror})。</translation>
    </message>
    <message>
        <source>The release does not say its SHA-256, so it cannot be verified.</source>
        <translation>リリースにSHA-256がないため、照合できません。</translation>
    </message>
    <message>
        <source>The release server asks to slow down: too many requests came from this address.</source>
        <translation>配布サーバーが間隔を空けるよう求めています。このアドレスからの要求が多すぎました。</translation>
    </message>
    <message>
        <source>The release server points to {scheme}://{hostname}, which is not one of the hosts that engines are fetched from.</source>
        <translation>配布サーバーが {scheme}://{hostname} を指していますが、エンジンを取得してよいホストではありません。</translation>
    </message>
    <message>
        <source>The release server refuses the request: it asks for a sign-in.</source>
        <translation>配布サーバーが要求を拒否し、サインインを求めています。</translation>
    </message>
    <message>
        <source>The reply ended at the limit of {max_reply_tokens} tokens.</source>
        <translation>返答が上限の {max_reply_tokens} トークンで終わりました。</translation>
    </message>
    <message>
        <source>The reply failed.</source>
        <translation>返答に失敗しました。</translation>
    </message>
    <message>
        <source>The reply had no end.</source>
        <translation>返答が終わりませんでした。</translation>
    </message>
    <message>
        <source>The reply is done</source>
        <translation>返答が終わりました</translation>
    </message>
    <message>
        <source>The reply may go against parts of the schema: {unheld}.</source>
        <translation>返答がスキーマの一部に反する可能性があります: {unheld}。</translation>
    </message>
    <message>
        <source>The reply stopped because the context is full.</source>
        <translation>コンテキストがいっぱいになり、返答が止まりました。</translation>
    </message>
    <message>
        <source>The request carried no valid token.</source>
        <translation>要求に有効なトークンがありませんでした。</translation>
    </message>
    <message>
        <source>The request was given up.</source>
        <translation>要求は取り下げられました。</translation>
    </message>
    <message>
        <source>The same load would fit if the card were free.</source>
        <translation>カードが空いていれば、同じ読み込みが収まります。</translation>
    </message>
    <message>
        <source>The same setup loaded before.</source>
        <translation>同じ構成で以前は読み込めました。</translation>
    </message>
    <message>
        <source>The same version on both computers</source>
        <translation>両方のコンピューターで同じバージョンに</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: the engine refused it.</source>
        <translation>エンジンが拒否したため、保存したチャットを引き継がず、読み直します。</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: {error}.</source>
        <translation>保存したチャットを引き継がず、読み直します: {error}。</translation>
    </message>
    <message>
        <source>The saved chat was saved without drafting: fewer drafts are right at first.</source>
        <translation>このチャットはドラフトなしで保存されたため、最初はドラフトの的中が少なめです。</translation>
    </message>
    <message>
        <source>The saved chat was taken up without what the drafts knew of it: it was saved with another drafting file. Fewer drafts are right at first.</source>
        <translation>保存時のドラフト用ファイルが異なるため、ドラフト側の記憶なしでチャットを再開しました。最初はドラフトの的中が少なめです。</translation>
    </message>
    <message>
        <source>The screen may stop for a moment.</source>
        <translation>画面が一瞬止まることがあります。</translation>
    </message>
    <message>
        <source>The screens on the card are other ones now: {displays}, not {displays2}.</source>
        <translation>カードにつながる画面が変わりました。現在は {displays} で、{displays2} ではありません。</translation>
    </message>
    <message>
        <source>The server withheld a part of the reply (content filter).</source>
        <translation>サーバーが返答の一部を伏せました(コンテンツフィルター)。</translation>
    </message>
    <message>
        <source>The setup cannot be changed while the model is loaded.</source>
        <translation>モデルの読み込み中は構成を変更できません。</translation>
    </message>
    <message>
        <source>The setup puts layers on a card, but the engine found no card it can use.</source>
        <translation>構成ではカードに層を置きますが、エンジンは使えるカードを見つけられませんでした。</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <translation>スターターモデルがインストールされていません。</translation>
    </message>
    <message>
        <source>The starter model&apos;s package is damaged ({why}).</source>
        <translation>スターターモデルのパッケージが壊れています({why})。</translation>
    </message>
    <message>
        <source>The system could not load the engine.</source>
        <translation>システムがエンジンを読み込めませんでした。</translation>
    </message>
    <message>
        <source>The system could not read a part of the mapped file.</source>
        <translation>システムが、マップしたファイルの一部を読めませんでした。</translation>
    </message>
    <message>
        <source>The system did not allow it: the password was wrong, or nothing here can ask for it.</source>
        <translation>システムが許可しませんでした。パスワードが違うか、尋ねる手段がここにありません。</translation>
    </message>
    <message>
        <source>The system did not load its kernel module.</source>
        <translation>システムがそのカーネルモジュールを読み込みませんでした。</translation>
    </message>
    <message>
        <source>The system does not let the model be locked in memory.</source>
        <translation>システムが、モデルをメモリにロックすることを許可しません。</translation>
    </message>
    <message>
        <source>The system may page the model out.</source>
        <translation>システムがモデルをページアウトする可能性があります。</translation>
    </message>
    <message>
        <source>The system refused to open it: the account has no right to, or another program locks it.</source>
        <translation>システムが開くことを拒否しました。アカウントに権限がないか、別のプログラムがロックしています。</translation>
    </message>
    <message>
        <source>The system refuses to write there.</source>
        <translation>システムがそこへの書き込みを拒否しています。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring has a token for the Hub and did not give it.</source>
        <translation>システムのキーリングにHubのトークンがありますが、渡されませんでした。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it, for this address alone. Leave it empty if the server has none.</source>
        <translation>システムのキーリングに、このアドレス専用で保存します。サーバーにキーがなければ空のままにしてください。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Leave it empty to keep the one there is.</source>
        <translation>システムのキーリングに保存します。今のキーをそのまま使うなら空のままにしてください。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Without a keyring it is used until Plimsoll ends and then forgotten. It is sent to {host} alone, and never written to a log.</source>
        <translation>システムのキーリングに保存します。キーリングがなければ、Plimsollの終了まで使って破棄します。{host} だけに送信し、ログには書きません。</translation>
    </message>
    <message>
        <source>The text is longer than the context[ of {ctx} tokens].</source>
        <translation>テキストがコンテキスト[({ctx} トークン)]より長いです。</translation>
    </message>
    <message>
        <source>The token is kept. {doubt}</source>
        <translation>トークンを保存しました。{doubt}</translation>
    </message>
    <message>
        <source>The token is known and the repository is closed to it.</source>
        <translation>トークンは有効ですが、リポジトリへのアクセスが許可されていません。</translation>
    </message>
    <message>
        <source>The token of {user} is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>{user} のトークンはHub公式のツールが保存しており、Plimsollは変更しません。</translation>
    </message>
    <message>
        <source>The token of {user} is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>{user} のトークンは変数 HF_TOKEN にあり、Plimsollは変更しません。</translation>
    </message>
    <message>
        <source>The token of {user} is kept in this system&apos;s keyring.</source>
        <translation>{user} のトークンはこのシステムのキーリングに保存されています。</translation>
    </message>
    <message>
        <source>The token of {user} is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>{user} のトークンはPlimsollの終了まで保持されます。このシステムにはキーリングがありません。</translation>
    </message>
    <message>
        <source>The trial process ended before it could report a card.</source>
        <translation>試行のプロセスが、カードを報告する前に終了しました。</translation>
    </message>
    <message>
        <source>The tunnel</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>The tunnel&apos;s end here</source>
        <translation>こちら側の端</translation>
    </message>
    <message>
        <source>The variable {variable} holds what cannot be a key or token: not used.</source>
        <translation>変数 {variable} の内容はキーやトークンとして使えない形のため、使いません。</translation>
    </message>
    <message>
        <source>The variables that the engine reads are other ones now.</source>
        <translation>エンジンが読む変数は今は別の値です。</translation>
    </message>
    <message>
        <source>The variant with a drafting head</source>
        <translation>ドラフト用ヘッドを持つ版</translation>
    </message>
    <message>
        <source>The watchdog of the driver reported the card as locked.</source>
        <translation>ドライバーの監視タイマーが、カードの停止を報告しました。</translation>
    </message>
    <message>
        <source>The weights were loaded; the cache for the context[ ({size})] was refused[ on card {device}].</source>
        <translation>重みは読み込めましたが、コンテキストのキャッシュ[({size})]を[カード {device} に]確保できませんでした。</translation>
    </message>
    <message>
        <source>The whole chat is sent to that computer with every message.</source>
        <translation>メッセージのたびに、チャット全体がそのコンピューターへ送られます。</translation>
    </message>
    <message>
        <source>The whole computer went down while Plimsoll was {doing}. {title}</source>
        <translation>Plimsollが{doing}に、コンピューター全体が停止しました。{title}</translation>
    </message>
    <message>
        <source>The whole computer went down while the model was reading.</source>
        <translation>モデルの読み取り中に、コンピューター全体が停止しました。</translation>
    </message>
    <message>
        <source>The whole process, at its peak</source>
        <translation>プロセス全体、ピーク時</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, uncompressed.</source>
        <translation>{n_ctx} トークンのコンテキスト全体が、非圧縮で収まります。</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with a 4-bit cache.</source>
        <translation>{n_ctx} トークンのコンテキスト全体が、4ビットのキャッシュで収まります。</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with an 8-bit cache.</source>
        <translation>{n_ctx} トークンのコンテキスト全体が、8ビットのキャッシュで収まります。</translation>
    </message>
    <message>
        <source>The working memory for one micro-batch does not fit on the card.</source>
        <translation>マイクロバッチ1回分の作業メモリがカードに収まりません。</translation>
    </message>
    <message>
        <source>The {gone} oldest messages of this chat were left out: the context holds {n_ctx} tokens.</source>
        <translation>このチャットの最も古い {gone} 件のメッセージを省きました。コンテキストは {n_ctx} トークンまでです。</translation>
    </message>
    <message>
        <source>The {what} cannot be used: {error}.</source>
        <translation>{what}を使えません: {error}。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Theme: {name}</source>
        <translation>テーマ: {name}</translation>
    </message>
    <message>
        <source>Then {name}. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>次に {name} を取得します。届いた分は、Plimsollを閉じても残ります。</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed.</source>
        <translation>NVIDIAカードがありますが、ドライバーがインストールされていません。</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but this container has no NVIDIA driver.</source>
        <translation>NVIDIAカードがありますが、このコンテナにNVIDIAドライバーがありません。</translation>
    </message>
    <message>
        <source>There is another file {target} already.</source>
        <translation>別のファイル {target} がすでにあります。</translation>
    </message>
    <message>
        <source>There is less free space than the file still needs.</source>
        <translation>空き容量が、ファイルの残りの必要量より少ないです。</translation>
    </message>
    <message>
        <source>There is neither a prompt nor a message.</source>
        <translation>プロンプトもメッセージもありません。</translation>
    </message>
    <message>
        <source>There is no NVIDIA card here that Plimsoll can use, so the graphs show the computer&apos;s memory and processor. Everything else works the same.</source>
        <translation>Plimsollが使えるNVIDIAカードがないため、グラフはコンピューターのメモリとプロセッサを示します。ほかはすべて同じように動きます。</translation>
    </message>
    <message>
        <source>There is no NVIDIA card in this computer; models run on the processor.</source>
        <translation>このコンピューターにNVIDIAカードはありません。モデルはプロセッサで動きます。</translation>
    </message>
    <message>
        <source>There is no card to lock.</source>
        <translation>固定するカードがありません。</translation>
    </message>
    <message>
        <source>There is no card {name} in this computer.</source>
        <translation>このコンピューターにカード {name} はありません。</translation>
    </message>
    <message>
        <source>There is no engine {runtime_id} here.</source>
        <translation>ここにエンジン {runtime_id} はありません。</translation>
    </message>
    <message>
        <source>There is no file {parts} here.</source>
        <translation>ここにファイル {parts} はありません。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>ファイル {path} がありません。</translation>
    </message>
    <message>
        <source>There is no model in GGUF format here</source>
        <translation>ここにGGUF形式のモデルはありません</translation>
    </message>
    <message>
        <source>There is no model to answer.</source>
        <translation>返答するモデルがありません。</translation>
    </message>
    <message>
        <source>There is no remote server called {name}; there is: {known}.</source>
        <translation>{name} というリモートサーバーはありません。あるもの: {known}。</translation>
    </message>
    <message>
        <source>There is no room to read the prompt in batches.</source>
        <translation>プロンプトをバッチで読む余地がありません。</translation>
    </message>
    <message>
        <source>There is no such revision of {what}.</source>
        <translation>{what} にそのリビジョンはありません。</translation>
    </message>
    <message>
        <source>There is no token {token} to bias: the model has {n_vocab}.</source>
        <translation>偏りを付けるトークン {token} はありません。モデルの語彙は {n_vocab} 個です。</translation>
    </message>
    <message>
        <source>There is no tool named {choice}; there are: {known}.</source>
        <translation>{choice} というツールはありません。あるもの: {known}。</translation>
    </message>
    <message>
        <source>There is no {what} in this repository.</source>
        <translation>このリポジトリに{what}はありません。</translation>
    </message>
    <message>
        <source>There was a folder in the place of the file with your chats.</source>
        <translation>チャットのファイルの場所にフォルダーがありました。</translation>
    </message>
    <message>
        <source>These plans are for your card, which the engine cannot use yet: its build is fetched first, verified and tried with a tiny model. The proof step measures the speed.</source>
        <translation>これらのプランは、エンジンがまだ使えないカードのためのものです。先にカード用のビルドを取得し、照合して、ごく小さなモデルで試します。速度は検証の段階で測ります。</translation>
    </message>
    <message>
        <source>They are not as they were fetched, so the engine is not started.</source>
        <translation>取得時と異なるため、エンジンを開始しません。</translation>
    </message>
    <message>
        <source>They ask for a model by its name; the one before is unloaded.</source>
        <translation>モデルを名前で求めると、前のモデルはアンロードされます。</translation>
    </message>
    <message>
        <source>They differ in kind, size or vocabulary.</source>
        <translation>種類、大きさ、または語彙が異なります。</translation>
    </message>
    <message>
        <source>They may open another proven model</source>
        <translation>別の検証済みモデルを開くことを許可</translation>
    </message>
    <message>
        <source>They stay where they are; nothing is copied, changed or loaded.</source>
        <translation>元の場所に残ります。コピーも変更も読み込みもしません。</translation>
    </message>
    <message>
        <source>Think first</source>
        <translation>先に考える</translation>
    </message>
    <message>
        <source>Thinking for {time}</source>
        <translation>考え中 {time}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>考える</translation>
    </message>
    <message>
        <source>This Linux inside Windows has no access to an NVIDIA driver.</source>
        <translation>Windows内のこのLinuxから、NVIDIAドライバーにアクセスできません。</translation>
    </message>
    <message>
        <source>This address is not encrypted: on the way there others can read the chat and the key. Use https, or an SSH tunnel.</source>
        <translation>このアドレスは暗号化されません。途中でチャットとキーを読まれる可能性があります。httpsかSSHトンネルを使ってください。</translation>
    </message>
    <message>
        <source>This can be changed when the file is here.</source>
        <translation>ファイルが届けば変更できます。</translation>
    </message>
    <message>
        <source>This can be changed when the work in progress has ended.</source>
        <translation>進行中の作業が終われば変更できます。</translation>
    </message>
    <message>
        <source>This card does not accept a power limit.</source>
        <translation>このカードは電力上限を受け付けません。</translation>
    </message>
    <message>
        <source>This chat</source>
        <translation>このチャット</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>This computer alone</source>
        <translation>このコンピューターのみ</translation>
    </message>
    <message>
        <source>This desktop shows no tray now, so closing the window ends Plimsoll.</source>
        <translation>このデスクトップには今トレイがないため、ウィンドウを閉じるとPlimsollが終了します。</translation>
    </message>
    <message>
        <source>This does not fit as it is. Go back and choose another, or a smaller context later.</source>
        <translation>このままでは収まりません。戻って別のものを選ぶか、後でコンテキストを短くしてください。</translation>
    </message>
    <message>
        <source>This does not fit. Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>これは収まりません。短いコンテキスト、軽いキャッシュ、または小さいファイルを選んでください。</translation>
    </message>
    <message>
        <source>This engine cannot use a card.</source>
        <translation>このエンジンはカードを使えません。</translation>
    </message>
    <message>
        <source>This engine has no code for your card.</source>
        <translation>このエンジンに、お使いのカード用のコードがありません。</translation>
    </message>
    <message>
        <source>This engine is a 32-bit build and cannot read large files.</source>
        <translation>このエンジンは32ビットのビルドで、大きいファイルを読めません。</translation>
    </message>
    <message>
        <source>This engine needs the GNU C library {shown}, and this system has {have}.</source>
        <translation>このエンジンにはGNU Cライブラリ {shown} が必要ですが、このシステムは {have} です。</translation>
    </message>
    <message>
        <source>This engine was built for a newer processor.</source>
        <translation>このエンジンは、より新しいプロセッサ用に作られています。</translation>
    </message>
    <message>
        <source>This engine was built without CUDA, so {card} is not used: models run on the processor.</source>
        <translation>このエンジンはCUDAなしでビルドされているため、{card} は使われません。モデルはプロセッサで動きます。</translation>
    </message>
    <message>
        <source>This file cannot draft: its drafting part was left out.</source>
        <translation>このファイルはドラフトできません。ドラフト用の部分が省かれています。</translation>
    </message>
    <message>
        <source>This file has no chat template: the model was given the words alone, to be continued.</source>
        <translation>このファイルにチャットテンプレートがないため、言葉だけをモデルに渡し、続きを書かせました。</translation>
    </message>
    <message>
        <source>This file is not a model[; it looks like {what}].</source>
        <translation>このファイルはモデルではありません[({what} のようです)]。</translation>
    </message>
    <message>
        <source>This file is of an old format.</source>
        <translation>このファイルは古い形式です。</translation>
    </message>
    <message>
        <source>This goes over the load line a little. It may work; another program that needs the card may stop it.</source>
        <translation>ロードラインを少し超えます。動く可能性はありますが、カードを使う別のプログラムによって止まることがあります。</translation>
    </message>
    <message>
        <source>This is a base model: it goes on with your text instead of answering it.</source>
        <translation>これはベースモデルです。答える代わりに、文章の続きを書きます。</translation>
    </message>
    <message>
        <source>This is everything that would be in the file, line by line. Nothing is sent to anybody.</source>
        <translation>ファイルに入る内容のすべてです。1行ずつ確認できます。誰にも送信されません。</translation>
    </message>
    <message>
        <source>This is what you have</source>
        <translation>お使いの環境</translation>
    </message>
    <message>
        <source>This kind of model cannot take back rejected drafts: loaded without drafting.</source>
        <translation>この種のモデルは不採用のドラフトを取り消せないため、ドラフトなしで読み込みました。</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>この一覧</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>This machine, a model, its proof: step by step.</source>
        <translation>このマシン、モデル、その検証を、順を追って。</translation>
    </message>
    <message>
        <source>This model file was made for another kind of processor.</source>
        <translation>このモデルファイルは、別の種類のプロセッサ用に作られています。</translation>
    </message>
    <message>
        <source>This model is not planned yet.</source>
        <translation>このモデルはまだ計画されていません。</translation>
    </message>
    <message>
        <source>This model&apos;s chat template knows no tools.</source>
        <translation>このモデルのチャットテンプレートはツールに対応していません。</translation>
    </message>
    <message>
        <source>This model&apos;s form of calls is not known as a grammar: it may answer otherwise.</source>
        <translation>このモデルの呼び出しの形式は文法として知られていないため、違う形で返答する可能性があります。</translation>
    </message>
    <message>
        <source>This pair of cache types runs on the processor.</source>
        <translation>このキャッシュ型の組み合わせはプロセッサで動きます。</translation>
    </message>
    <message>
        <source>This program may use one core.</source>
        <translation>このプログラムが使えるのは1コアです。</translation>
    </message>
    <message>
        <source>This receipt holds for driver {version}, this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>この検証記録は、ドライバー {version}、このエンジン、このファイルについて有効です。どれかが変わると、Plimsollは検証し直してから「準備完了」と表示します。</translation>
    </message>
    <message>
        <source>This receipt holds for this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>この検証記録は、このエンジンとこのファイルについて有効です。どちらかが変わると、Plimsollは検証し直してから「準備完了」と表示します。</translation>
    </message>
    <message>
        <source>This repository has no other file that fits.</source>
        <translation>このリポジトリに、収まるファイルはほかにありません。</translation>
    </message>
    <message>
        <source>This server takes no grammar (GBNF).</source>
        <translation>このサーバーは文法(GBNF)を受け付けません。</translation>
    </message>
    <message>
        <source>This setup does not fit, so it was not started.</source>
        <translation>この構成は収まらないため、開始しませんでした。</translation>
    </message>
    <message>
        <source>This setup does not fit. Choose a smaller one first.</source>
        <translation>この構成は収まりません。先に小さい構成を選んでください。</translation>
    </message>
    <message>
        <source>This setup has failed twice, and is tried again.</source>
        <translation>この構成は2回失敗しましたが、もう一度試します。</translation>
    </message>
    <message>
        <source>This setup has failed twice, so it is not tried a third time as it is.</source>
        <translation>この構成は2回失敗したため、そのまま3回目を試すことはしません。</translation>
    </message>
    <message>
        <source>This setup is tight. Look at its plan first.</source>
        <translation>この構成はぎりぎりです。先にプランを確認してください。</translation>
    </message>
    <message>
        <source>This setup is tight: it goes over the load line.</source>
        <translation>この構成はぎりぎりで、ロードラインを超えます。</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the key is used until Plimsoll ends, and is written nowhere.</source>
        <translation>このシステムに、Plimsollが使えるキーリングがありません。キーはPlimsollの終了まで使い、どこにも書き込みません。</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the token is used until Plimsoll ends, and is written nowhere.</source>
        <translation>このシステムに、Plimsollが使えるキーリングがありません。トークンはPlimsollの終了まで使い、どこにも書き込みません。</translation>
    </message>
    <message>
        <source>This system has no pkexec to ask for an administrator&apos;s password.</source>
        <translation>このシステムに、管理者のパスワードを尋ねるpkexecがありません。</translation>
    </message>
    <message>
        <source>This system is older than the one the engine was made on.</source>
        <translation>このシステムは、エンジンが作られたシステムより古いです。</translation>
    </message>
    <message>
        <source>This user may not use the NVIDIA card.</source>
        <translation>このユーザーにはNVIDIAカードを使う権限がありません。</translation>
    </message>
    <message>
        <source>This version of the engine is known to be broken.</source>
        <translation>このバージョンのエンジンには既知の不具合があります。</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Thought for {time}</source>
        <translation>思考 {time}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Threads and reserve</source>
        <translation>スレッドと予備</translation>
    </message>
    <message>
        <source>Three that fit this computer</source>
        <translation>このコンピューターに合う3つ</translation>
    </message>
    <message>
        <source>Three that fit your card</source>
        <translation>お使いのカードに合う3つ</translation>
    </message>
    <message>
        <source>Throttle reasons:</source>
        <translation>スロットリングの理由:</translation>
    </message>
    <message>
        <source>Throttle reasons: none</source>
        <translation>スロットリングの理由: なし</translation>
    </message>
    <message>
        <source>Throttle reasons: {reasons}</source>
        <translation>スロットリングの理由: {reasons}</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>ぎりぎり</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>表示する時間</translation>
    </message>
    <message>
        <source>Time.</source>
        <translation>時間。</translation>
    </message>
    <message>
        <source>Time; tried a few times only.</source>
        <translation>時間。数回試しただけです。</translation>
    </message>
    <message>
        <source>To give them back:</source>
        <translation>元に戻すには:</translation>
    </message>
    <message>
        <source>To keep it, type as administrator:</source>
        <translation>保持するには、管理者として入力:</translation>
    </message>
    <message>
        <source>To lock them by hand, type:</source>
        <translation>手動で固定するには、次を入力:</translation>
    </message>
    <message>
        <source>To open {name}, it has to end. What was written is kept.</source>
        <translation>{name} を開くには、返答を終える必要があります。書かれた内容は残ります。</translation>
    </message>
    <message>
        <source>To open {name}, that answer has to end.</source>
        <translation>{name} を開くには、その返答を終える必要があります。</translation>
    </message>
    <message>
        <source>To spare, MiB</source>
        <translation>余裕、MiB</translation>
    </message>
    <message>
        <source>To stop keeping it:</source>
        <translation>保持をすべてやめるには:</translation>
    </message>
    <message>
        <source>To the load line</source>
        <translation>ロードラインまで</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Tokens/s, replying</source>
        <translation>トークン/秒、返答時</translation>
    </message>
    <message>
        <source>Too big</source>
        <translation>大きすぎ</translation>
    </message>
    <message>
        <source>Too hot for {share} of the time ({hottest} degrees).</source>
        <translation>時間の {share} で熱すぎました({hottest} 度)。</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Trade context, speed and quality on the plan bar.</source>
        <translation>プランのバーで、コンテキスト、速度、品質の釣り合いを変えます。</translation>
    </message>
    <message>
        <source>Tried: {name}, {change}. It was not enough.</source>
        <translation>試行: {name}、{change}。足りませんでした。</translation>
    </message>
    <message>
        <source>Tried: {name}. It was not enough.</source>
        <translation>試行: {name}。足りませんでした。</translation>
    </message>
    <message>
        <source>Trust.</source>
        <translation>信頼。</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>少ししてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <translation>しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again in an hour, or set PLIMSOLL_RELEASES_ENDPOINT to a mirror.</source>
        <translation>1時間後にもう一度試すか、PLIMSOLL_RELEASES_ENDPOINT にミラーを設定してください。</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <translation>後でもう一度試すか、別のリポジトリを選んでください。</translation>
    </message>
    <message>
        <source>Try again later: the repository may be changing right now.</source>
        <translation>後でもう一度お試しください。リポジトリが変更中の可能性があります。</translation>
    </message>
    <message>
        <source>Try again later; if it stays so, something on the way answers in its place.</source>
        <translation>後でもう一度お試しください。続くようなら、途中の何かが代わりに応答しています。</translation>
    </message>
    <message>
        <source>Try again when it is here.</source>
        <translation>届いてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again when you have it, or an administrator&apos;s password.</source>
        <translation>許可か管理者のパスワードを得てから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again, or go back and choose a model: it can also run on the processor.</source>
        <translation>もう一度試すか、戻ってモデルを選んでください。プロセッサでも動きます。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again: it goes on from the bytes that are here.</source>
        <translation>もう一度お試しください。届いた分の続きから再開します。</translation>
    </message>
    <message>
        <source>Try again; if it stays so, a filter on the way blocks this server.</source>
        <translation>もう一度お試しください。続くようなら、途中のフィルターがこのサーバーを遮断しています。</translation>
    </message>
    <message>
        <source>Try another of the remedies.</source>
        <translation>別の対処をお試しください。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Try it once more anyway</source>
        <translation>それでももう一度試す</translation>
    </message>
    <message>
        <source>Try one of the remedies.</source>
        <translation>対処の1つを試してください。</translation>
    </message>
    <message>
        <source>Try other words, or Escape to see them all.</source>
        <translation>別の言葉で検索するか、Escape ですべて表示します。</translation>
    </message>
    <message>
        <source>Try the engine test</source>
        <translation>エンジンテストを試す</translation>
    </message>
    <message>
        <source>Try {build} again</source>
        <translation>{build} をもう一度試す</translation>
    </message>
    <message>
        <source>Trying a fix</source>
        <translation>対処を試行中</translation>
    </message>
    <message>
        <source>Trying a fix for {name}</source>
        <translation>{name} の対処を試行中</translation>
    </message>
    <message>
        <source>Trying clocks</source>
        <translation>クロックを試しています</translation>
    </message>
    <message>
        <source>Trying it: {remedy}</source>
        <translation>試行中: {remedy}</translation>
    </message>
    <message>
        <source>Trying it: {remedy}.</source>
        <translation>試行中: {remedy}。</translation>
    </message>
    <message>
        <source>Trying the build with a tiny model</source>
        <translation>ごく小さなモデルでビルドを試行中</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>調整</translation>
    </message>
    <message>
        <source>Turn the other driver off</source>
        <translation>もう一方のドライバーをオフにする</translation>
    </message>
    <message>
        <source>Two parts of the driver do not belong together.</source>
        <translation>ドライバーの2つの部分が合っていません。</translation>
    </message>
    <message>
        <source>Two that fit this computer</source>
        <translation>このコンピューターに合う2つ</translation>
    </message>
    <message>
        <source>Two that fit your card</source>
        <translation>お使いのカードに合う2つ</translation>
    </message>
    <message>
        <source>Type a name, or paste owner/repo, an address or the path of a file. Before anything is downloaded you see which file fits this card, and at which context.</source>
        <translation>名前を入力するか、owner/repo、アドレス、ファイルのパスを貼り付けてください。ダウンロードの前に、どのファイルがどのコンテキストでこのカードに収まるか分かります。</translation>
    </message>
    <message>
        <source>Type plimsoll rpc-server on the other computer, then on this one the ssh line that it prints. Keep both open.</source>
        <translation>もう一方のコンピューターで plimsoll rpc-server と入力し、表示されたsshの行をこのコンピューターで入力してください。両方とも開いたままにします。</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>したいことを入力</translation>
    </message>
    <message>
        <source>Uncontained memory error</source>
        <translation>封じ込められなかったメモリエラー</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>リセットを元に戻す</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>アンロード</translation>
    </message>
    <message>
        <source>Unload an idle model after</source>
        <translation>使わないモデルをアンロードするまで</translation>
    </message>
    <message>
        <source>Unload before sleep</source>
        <translation>スリープ前にアンロード</translation>
    </message>
    <message>
        <source>Unload it first.</source>
        <translation>先にアンロードしてください。</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>モデルをアンロード</translation>
    </message>
    <message>
        <source>Unload the model before the computer sleeps; Plimsoll does so by itself where the system announces the sleep.</source>
        <translation>コンピューターのスリープ前にモデルをアンロードしてください。システムがスリープを知らせる場合は、Plimsollが自動で行います。</translation>
    </message>
    <message>
        <source>Unload the model first.</source>
        <translation>先にモデルをアンロードしてください。</translation>
    </message>
    <message>
        <source>Unload the model to change this.</source>
        <translation>これを変更するには、モデルをアンロードしてください。</translation>
    </message>
    <message>
        <source>Unload {model}</source>
        <translation>{model} をアンロード</translation>
    </message>
    <message>
        <source>Unload, back to where it was</source>
        <translation>アンロードし、元の状態に戻す</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>アンロード中</translation>
    </message>
    <message>
        <source>Unloading {name}</source>
        <translation>{name} をアンロード中</translation>
    </message>
    <message>
        <source>Unlock the keyring and start Plimsoll again, or enter the token anew.</source>
        <translation>キーリングのロックを解除してPlimsollを起動し直すか、トークンを入力し直してください。</translation>
    </message>
    <message>
        <source>Unrecovered ECC error</source>
        <translation>回復できないECCエラー</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES and start Plimsoll again.</source>
        <translation>CUDA_VISIBLE_DEVICES の設定を解除し、Plimsollを起動し直してください。</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES where it is set (shell profile, service file), then start Plimsoll again.</source>
        <translation>設定元(シェルのプロファイル、サービスファイル)で CUDA_VISIBLE_DEVICES を解除し、Plimsollを起動し直してください。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to check it.</source>
        <translation>確認するには HF_HUB_OFFLINE の設定を解除してください。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch it.</source>
        <translation>取得するには HF_HUB_OFFLINE の設定を解除してください。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch models.</source>
        <translation>モデルを取得するには HF_HUB_OFFLINE の設定を解除してください。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to read it.</source>
        <translation>読み取るには HF_HUB_OFFLINE の設定を解除してください。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to search.</source>
        <translation>検索するには HF_HUB_OFFLINE の設定を解除してください。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Up to there the memory may be filled. What lies beyond is kept for the desktop and for what cannot be foreseen.</source>
        <translation>メモリをここまで使えます。その先は、デスクトップと不測の事態のために空けておきます。</translation>
    </message>
    <message>
        <source>Update Plimsoll, or download an older file of this model.</source>
        <translation>Plimsollを更新するか、このモデルの古いファイルをダウンロードしてください。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Use a JSON schema.</source>
        <translation>JSONスキーマを使ってください。</translation>
    </message>
    <message>
        <source>Use from the next reply on</source>
        <translation>次の返答から使う</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>それでも使う</translation>
    </message>
    <message>
        <source>Use the file that is here</source>
        <translation>ここにあるファイルを使う</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>このトークンを使う</translation>
    </message>
    <message>
        <source>Use {build}</source>
        <translation>{build} を使う</translation>
    </message>
    <message>
        <source>Use {server}</source>
        <translation>{server} を使う</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>使う…</translation>
    </message>
    <message>
        <source>Use… {server}</source>
        <translation>使う… {server}</translation>
    </message>
    <message>
        <source>Using the card now</source>
        <translation>今カードを使用中</translation>
    </message>
    <message>
        <source>Verify every byte</source>
        <translation>全バイトを照合</translation>
    </message>
    <message>
        <source>Version and memory are asked for there before a byte of a model is sent. Only 127.0.0.1 is accepted.</source>
        <translation>モデルのデータを 1 バイトも送らないうちに、そこでバージョンとメモリを問い合わせます。受け付けるのは 127.0.0.1 だけです。</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>とても良い</translation>
    </message>
    <message>
        <source>Very good</source>
        <comment>quality</comment>
        <translation>とても良い</translation>
    </message>
    <message>
        <source>W of {limit}</source>
        <translation>W / {limit}</translation>
    </message>
    <message>
        <source>Wait a few minutes and try again, or sign in with a token to get a higher limit.</source>
        <translation>数分待ってもう一度試すか、トークンでサインインして上限を上げてください。</translation>
    </message>
    <message>
        <source>Wait a little and try again; a file that is already here still works.</source>
        <translation>少し待ってから、もう一度お試しください。すでにここにあるファイルは使えます。</translation>
    </message>
    <message>
        <source>Wait for its plan.</source>
        <translation>プランができるまでお待ちください。</translation>
    </message>
    <message>
        <source>Wait, then try again</source>
        <translation>待ってから再試行</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Waiting for other replies to end: place {n}</source>
        <translation>ほかの返答の終了待ち: {n} 番目</translation>
    </message>
    <message>
        <source>Waiting {share}</source>
        <translation>待機中 {share}</translation>
    </message>
    <message>
        <source>Waiting.</source>
        <translation>待機中。</translation>
    </message>
    <message>
        <source>Walk along a graph&apos;s values</source>
        <translation>グラフの値をたどる</translation>
    </message>
    <message>
        <source>Wants its key</source>
        <translation>キーが必要です</translation>
    </message>
    <message>
        <source>Warm up first</source>
        <translation>先にウォームアップ</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>We do not know this one</source>
        <translation>未知のエラーです</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webページ</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <translation>質問できるWebページ</translation>
    </message>
    <message>
        <source>Web pages that may ask, each with its scheme: https://chat.example. Programs need no entry.</source>
        <translation>質問できるWebページを、スキーム付きで指定します: https://chat.example。プログラムの登録は不要です。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Weights and cache were there; the compute buffer[ ({size})] was refused[ on card {device}].</source>
        <translation>重みとキャッシュは載りましたが、演算用バッファー[({size})]を[カード {device} に]確保できませんでした。</translation>
    </message>
    <message>
        <source>Weights need {weights} MiB, {free_before_mib} MiB were free.</source>
        <translation>重みに {weights}&#xa0;MiB 必要ですが、空きは {free_before_mib}&#xa0;MiB でした。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What answers as {host} shows a certificate that this computer does not trust.</source>
        <translation>{host} として応答する相手の証明書を、このコンピューターは信頼していません。</translation>
    </message>
    <message>
        <source>What answers at {url} is no OpenAI-compatible server: {why}.</source>
        <translation>{url} で応答するのはOpenAI互換サーバーではありません: {why}。</translation>
    </message>
    <message>
        <source>What answers for {endpoint} does not say which llama.cpp it has.</source>
        <translation>{endpoint} として応答する相手が、llama.cppのバージョンを示しません。</translation>
    </message>
    <message>
        <source>What came from it was no answer, so it was ended.</source>
        <translation>出てきたものが返答になっていなかったため、終了させました。</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変更点</translation>
    </message>
    <message>
        <source>What comes closest to fitting this computer</source>
        <translation>このコンピューターに収まるものに最も近いもの</translation>
    </message>
    <message>
        <source>What comes closest to fitting your card</source>
        <translation>お使いのカードに収まるものに最も近いもの</translation>
    </message>
    <message>
        <source>What could be read of it goes on.</source>
        <translation>読み取れた分で続けます。</translation>
    </message>
    <message>
        <source>What could be read of it was taken over: {chats} with {messages}.</source>
        <translation>読み取れた分を引き継ぎました: {chats}、{messages}。</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>What has arrived</source>
        <translation>届いた分</translation>
    </message>
    <message>
        <source>What has arrived is kept, also when you close Plimsoll.</source>
        <translation>届いた分は、Plimsollを閉じても残ります。</translation>
    </message>
    <message>
        <source>What has arrived is kept.</source>
        <translation>届いた分は残ります。</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>役立つ対処</translation>
    </message>
    <message>
        <source>What helps: {helps}.</source>
        <translation>役立つ対処: {helps}。</translation>
    </message>
    <message>
        <source>What is downloaded.</source>
        <translation>ダウンロードするもの。</translation>
    </message>
    <message>
        <source>What is left needs your consent.</source>
        <translation>残りはご判断が必要です。</translation>
    </message>
    <message>
        <source>What is on disk is shorter than what was sent.</source>
        <translation>ディスク上のデータが、送信されたものより短いです。</translation>
    </message>
    <message>
        <source>What is on this computer works without it.</source>
        <translation>このコンピューターにあるものは、それなしで使えます。</translation>
    </message>
    <message>
        <source>What is used at every step lies in the memory of the computer, or on the slowest card.</source>
        <translation>毎回使うものが、コンピューターのメモリか最も遅いカードにあります。</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>What it will take</source>
        <translation>必要なもの</translation>
    </message>
    <message>
        <source>What slowed it</source>
        <translation>速度を落としたもの</translation>
    </message>
    <message>
        <source>What some models keep of the text beside or instead of the KV cache. It stays as large as it is, however long the text.</source>
        <translation>一部のモデルが、KVキャッシュに加えて、または代わりに持つテキストの記憶。テキストが長くなっても大きさは変わりません。</translation>
    </message>
    <message>
        <source>What stays free up to the load line, MiB.</source>
        <translation>ロードラインまでに空いている量、MiB。</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>用語の意味</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>貼り付ける内容</translation>
    </message>
    <message>
        <source>What was kept is offered first when the same happens again with the same model, engine, driver and card.</source>
        <translation>同じモデル、エンジン、ドライバー、カードで同じことが起きると、保持したものを最初に提案します。</translation>
    </message>
    <message>
        <source>What was known of this conversation was lost when a batch failed: it is read again.</source>
        <translation>バッチが失敗したため、この会話について保持していた内容が失われました。もう一度読み込みます。</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>試した対処</translation>
    </message>
    <message>
        <source>What was tried here</source>
        <translation>ここで試した対処</translation>
    </message>
    <message>
        <source>What was tried: {line}</source>
        <translation>試した対処: {line}</translation>
    </message>
    <message>
        <source>What was written is below. A copy of the report helps whoever you ask.</source>
        <translation>書かれた内容は下にあります。誰かに相談するときは、報告のコピーが役立ちます。</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>書かれた内容は残ります。</translation>
    </message>
    <message>
        <source>What was written is kept. Ask again; if it happens again, look at the server&apos;s log.</source>
        <translation>書かれた内容は残ります。もう一度お試しください。また起きたら、サーバーのログを確認してください。</translation>
    </message>
    <message>
        <source>What went wrong, what helped, and what was proven</source>
        <translation>何が起き、何が役立ち、何が検証されたか</translation>
    </message>
    <message>
        <source>What you call it: letters, digits, dots and dashes.</source>
        <translation>呼び名: 英字、数字、ドット、ハイフン。</translation>
    </message>
    <message>
        <source>What you get under Find appears here: how much has arrived, how fast, and how long it takes. A download goes on where it stopped, also after Plimsoll was closed.</source>
        <translation>「探す」で入手したものがここに出ます。届いた量、速さ、残り時間が分かります。ダウンロードは、Plimsollを閉じた後でも、止まったところから続きます。</translation>
    </message>
    <message>
        <source>When and which</source>
        <translation>日時と種類</translation>
    </message>
    <message>
        <source>When it is taken, the next free one is used.</source>
        <translation>使用中なら、次の空いているポートを使います。</translation>
    </message>
    <message>
        <source>When one goes away in the middle of a reply, that reply ends, and Fixes says which one it was and what helps. Your chat stays.</source>
        <translation>返答の途中でどれかとの接続が切れると、その返答は終わり、「対処」にどれだったかと何が役立つかが出ます。チャットは残ります。</translation>
    </message>
    <message>
        <source>When one machine is not enough</source>
        <translation>1台では足りないとき</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Where every byte goes. The upright line with the disc is the load line: up to there the memory may be filled.</source>
        <translation>全バイトの行き先。円盤の付いた縦線がロードラインで、メモリをそこまで使えます。</translation>
    </message>
    <message>
        <source>Wherever it asks for the base address of an OpenAI-compatible service.</source>
        <translation>OpenAI互換サービスのベースアドレスを求められる場所ならどこでも。</translation>
    </message>
    <message>
        <source>Who uses the card</source>
        <translation>カードを使っているもの</translation>
    </message>
    <message>
        <source>Whoever can reach that port can crash that computer or take it over: nothing in it asks who is there. So it listens on that computer alone, and only the end of a tunnel on this computer is accepted here. Other users of both computers can reach it too.</source>
        <translation>このポートに届く人は誰でも、相手のコンピューターを落としたり乗っ取ったりできます。接続元を確かめる仕組みがないためです。そこで待ち受けは相手のコンピューターの中だけとし、ここではこのコンピューター上のトンネルの端だけを受け付けます。両方のコンピューターのほかのユーザーも届きます。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Windows ended it on request (Ctrl+C, a closed console, the end of the session).</source>
        <translation>要求によりWindowsが終了させました(Ctrl+C、コンソールの終了、セッションの終了)。</translation>
    </message>
    <message>
        <source>Windows ended it with 0x{ntstatus}.</source>
        <translation>Windowsが 0x{ntstatus} で終了させました。</translation>
    </message>
    <message>
        <source>Windows ended the process with 0x{status}.</source>
        <translation>Windowsがプロセスを 0x{status} で終了させました。</translation>
    </message>
    <message>
        <source>Windows has promised all the memory it has.</source>
        <translation>Windowsは、割り当てられるメモリをすべて割り当て済みです。</translation>
    </message>
    <message>
        <source>Windows keeps a part of the model in the computer&apos;s memory.</source>
        <translation>Windowsがモデルの一部をコンピューターのメモリに置いています。</translation>
    </message>
    <message>
        <source>Windows moved {lent} MiB of the card to the computer&apos;s memory.</source>
        <translation>Windowsがカードの {lent}&#xa0;MiB をコンピューターのメモリに移しました。</translation>
    </message>
    <message>
        <source>Windows reset the card because one step took too long.</source>
        <translation>1回の処理が長すぎたため、Windowsがカードをリセットしました。</translation>
    </message>
    <message>
        <source>Windows started the clock helper without a process of its own.</source>
        <translation>Windowsがクロックヘルパーを独立したプロセスなしで開始しました。</translation>
    </message>
    <message>
        <source>Windows: System, Advanced system settings, Performance, Advanced, Virtual memory: let Windows manage the size, then restart.</source>
        <translation>Windows: システム、システムの詳細設定、パフォーマンス、詳細設定、仮想メモリで、サイズの管理をWindowsに任せ、再起動してください。</translation>
    </message>
    <message>
        <source>With another driver, engine or file, or after a restart, it may be tried again as it is.</source>
        <translation>ドライバー、エンジン、ファイルのどれかが変わるか、コンピューターを再起動すれば、このままもう一度試せます。</translation>
    </message>
    <message>
        <source>With drafting it is not faster than without.</source>
        <translation>ドラフトありでも、なしより速くなりません。</translation>
    </message>
    <message>
        <source>With more room on the disk it may be tried again as it is.</source>
        <translation>ディスクの空きが増えれば、このままもう一度試せます。</translation>
    </message>
    <message>
        <source>With the driver loaded anew, or after a restart, it may be tried again as it is.</source>
        <translation>ドライバーを読み込み直すか、再起動すれば、このままもう一度試せます。</translation>
    </message>
    <message>
        <source>With the same version of Plimsoll as here. It prints the ssh line for this computer.</source>
        <translation>こちらと同じバージョンの Plimsoll が必要です。このコンピューター用の ssh の行が表示されます。</translation>
    </message>
    <message>
        <source>With this change alone the plan is still over the load line.</source>
        <translation>この変更だけでは、プランはまだロードラインを超えています。</translation>
    </message>
    <message>
        <source>With this change the plan is tight: it goes over the load line a little.</source>
        <translation>この変更でプランはぎりぎりになり、ロードラインを少し超えます。</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the card free it may be tried again as it is.</source>
        <translation>カードの空きが {mib}&#xa0;MiB 増えれば、このままもう一度試せます。</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the computer&apos;s memory free it may be tried again as it is.</source>
        <translation>コンピューターのメモリの空きが {mib}&#xa0;MiB 増えれば、このままもう一度試せます。</translation>
    </message>
    <message>
        <source>Without a chat template the model cannot be told of tools.</source>
        <translation>チャットテンプレートがないと、モデルにツールを伝えられません。</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>固定なし</translation>
    </message>
    <message>
        <source>Without flash attention the scores of every head are kept: much memory.</source>
        <translation>Flash Attentionがないと、全ヘッドのスコアを保持するため、多くのメモリが必要です。</translation>
    </message>
    <message>
        <source>Without images</source>
        <translation>画像なし</translation>
    </message>
    <message>
        <source>Words search the Hub when you press Enter, and narrow down the list of what is here while you type. owner/repo, an address, a name of the catalogue or the path of a file open at once.</source>
        <translation>語句を入力すると、ここにあるものの一覧が絞り込まれ、EnterでHubを検索します。owner/repo、アドレス、カタログの名前、ファイルのパスはすぐに開きます。</translation>
    </message>
    <message>
        <source>Work is interrupted.</source>
        <translation>作業が中断されます。</translation>
    </message>
    <message>
        <source>Worked here {day}</source>
        <translation>ここで動作({day})</translation>
    </message>
    <message>
        <source>Worked out before any download; the file&apos;s own header has the last word.</source>
        <translation>ダウンロード前の計算です。最終的にはファイル自身のヘッダーが決めます。</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>Working on several cards in turn did not fit, and the second try broke.</source>
        <translation>複数のカードで順に処理すると収まらず、2回目の試行が失敗しました。</translation>
    </message>
    <message>
        <source>Working out what fits</source>
        <translation>何が収まるか計算中</translation>
    </message>
    <message>
        <source>Write it again (Ctrl+R)</source>
        <translation>書き直す (Ctrl+R)</translation>
    </message>
    <message>
        <source>Write something first.</source>
        <translation>先に何か書いてください。</translation>
    </message>
    <message>
        <source>Write the reply again</source>
        <translation>返答を書き直す</translation>
    </message>
    <message>
        <source>Writing is a little slower; frees one copy of the state per token on hybrid models.</source>
        <translation>書く速度が少し下がります。ハイブリッドモデルでは、トークンごとに状態のコピー1つ分が空きます。</translation>
    </message>
    <message>
        <source>Writing is much slower.</source>
        <translation>書く速度がずっと遅くなります。</translation>
    </message>
    <message>
        <source>Writing is up to 45 % slower; frees 0.6 to 2.1 GiB in two reports.</source>
        <translation>書く速度が最大45%下がります。2件の報告では0.6〜2.1&#xa0;GiBが空きます。</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>You can write meanwhile.</source>
        <translation>その間も入力できます。</translation>
    </message>
    <message>
        <source>You can write now: a message ends this.</source>
        <translation>今すぐ書けます。メッセージを送るとこの作業は終わります。</translation>
    </message>
    <message>
        <source>You can write now; it is sent once the model is loaded.</source>
        <translation>今入力できます。モデルが読み込まれると送信されます。</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>あなたの発言</translation>
    </message>
    <message>
        <source>Your account has no access to {what} yet.</source>
        <translation>お使いのアカウントには、まだ{what}へのアクセス権がありません。</translation>
    </message>
    <message>
        <source>Your chats and models are safe. Most of the window goes on working; if something hangs, close Plimsoll and start it again.</source>
        <translation>チャットとモデルは無事です。ウィンドウの大部分は引き続き使えます。動かないところがあれば、Plimsollを閉じて起動し直してください。</translation>
    </message>
    <message>
        <source>Your chats are closed; Plimsoll is ending.</source>
        <translation>チャットは閉じられました。Plimsollを終了しています。</translation>
    </message>
    <message>
        <source>Your chats cannot be kept ({error}).</source>
        <translation>チャットを保存できません({error})。</translation>
    </message>
    <message>
        <source>Your chats were written by a newer Plimsoll and were left as they are ({path}). Chats of this run are not kept.</source>
        <translation>チャットは、より新しいPlimsollのもので、そのまま残しました({path})。今回のチャットは保存されません。</translation>
    </message>
    <message>
        <source>Your files.</source>
        <translation>ご自分のファイル。</translation>
    </message>
    <message>
        <source>[picture: {text}]</source>
        <translation>[画像: {text}]</translation>
    </message>
    <message>
        <source>[picture]</source>
        <translation>[画像]</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches an engine that can.</source>
        <translation>`plimsoll runtimes install` で、対応するエンジンを取得できます。</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches it again.</source>
        <translation>`plimsoll runtimes install` で取得し直せます。</translation>
    </message>
    <message>
        <source>`plimsoll runtimes list` shows them.</source>
        <translation>`plimsoll runtimes list` で一覧を表示できます。</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>Git LFSのポインター</translation>
    </message>
    <message>
        <source>a chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>a hardware protection</source>
        <translation>ハードウェアの保護</translation>
    </message>
    <message>
        <source>a licence of its own</source>
        <translation>独自のライセンス</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>圧縮アーカイブ</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>a rough figure</source>
        <translation>おおよその数値</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>Webページ</translation>
    </message>
    <message>
        <source>about {mib} MiB over the load line</source>
        <translation>ロードラインを約 {mib}&#xa0;MiB 超過</translation>
    </message>
    <message>
        <source>about {mib} MiB to spare</source>
        <translation>約 {mib}&#xa0;MiB の余裕</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>約{size}</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>自分で追加</translation>
    </message>
    <message>
        <source>after a cancelled prompt == fresh</source>
        <translation>中止したプロンプトの後 == 新規</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>already on this computer</source>
        <translation>すでにこのコンピューターにあります</translation>
    </message>
    <message>
        <source>an address has no name, key or question in it</source>
        <translation>アドレスに名前、キー、クエリは含められません</translation>
    </message>
    <message>
        <source>an address looks like http://box.example:8000</source>
        <translation>アドレスは http://box.example:8000 のような形です</translation>
    </message>
    <message>
        <source>an estimate from the first bytes of its header</source>
        <translation>ヘッダーの先頭からの推定</translation>
    </message>
    <message>
        <source>an upper bound</source>
        <translation>上限値</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>ほか {n} 件</translation>
    </message>
    <message>
        <source>and {open_to_others} more.</source>
        <translation>ほか {open_to_others} 件。</translation>
    </message>
    <message>
        <source>another program is fetching this file</source>
        <translation>別のプログラムがこのファイルを取得中です</translation>
    </message>
    <message>
        <source>answering with {model}</source>
        <translation>{model} での応答中</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>asked {host}</source>
        <translation>{host} に問い合わせました</translation>
    </message>
    <message>
        <source>asking the Hub</source>
        <translation>Hubに問い合わせ中</translation>
    </message>
    <message>
        <source>at most the base clock</source>
        <translation>最高でベースクロック</translation>
    </message>
    <message>
        <source>at most {n} MiB of the card in use</source>
        <translation>カードの使用は最大 {n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>by {maker}</source>
        <translation>作成者 {maker}</translation>
    </message>
    <message>
        <source>by {name} (process {found})</source>
        <translation>({name}、プロセス {found})</translation>
    </message>
    <message>
        <source>came with Plimsoll</source>
        <translation>Plimsollに付属</translation>
    </message>
    <message>
        <source>card fault</source>
        <translation>カードの障害</translation>
    </message>
    <message>
        <source>card memory</source>
        <translation>カードのメモリ</translation>
    </message>
    <message>
        <source>card; computer {mib}</source>
        <translation>カード、コンピューター {mib}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>checking the bytes that are here</source>
        <translation>ここにあるバイトを確認中</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>chmod -R go-rwx {first}</source>
        <translation>chmod -R go-rwx {first}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>coarser weights</source>
        <translation>粗い重み</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>comes with Plimsoll</source>
        <translation>Plimsollに付属</translation>
    </message>
    <message>
        <source>commit {id}</source>
        <translation>コミット {id}</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算値</translation>
    </message>
    <message>
        <source>computed from the file</source>
        <translation>ファイルから計算</translation>
    </message>
    <message>
        <source>computer memory</source>
        <translation>コンピューターのメモリ</translation>
    </message>
    <message>
        <source>context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>context {n}</source>
        <translation>コンテキスト {n}</translation>
    </message>
    <message>
        <source>context: {n_ctx} instead of {each}</source>
        <translation>コンテキスト: {each} の代わりに {n_ctx}</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>costs hardly any quality</source>
        <translation>品質はほとんど落ちません</translation>
    </message>
    <message>
        <source>costs some quality in long contexts</source>
        <translation>長いコンテキストで品質が少し下がります</translation>
    </message>
    <message>
        <source>cuBLAS needs some tens of MiB and did not get them.</source>
        <translation>cuBLASに必要な数十MiBを確保できませんでした。</translation>
    </message>
    <message>
        <source>cuda error</source>
        <translation>CUDAエラー</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>depends on the engine</source>
        <translation>エンジンによる</translation>
    </message>
    <message>
        <source>depends on the file</source>
        <translation>ファイルによる</translation>
    </message>
    <message>
        <source>depends on what you close</source>
        <translation>閉じるものによる</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>done before it could be stopped</source>
        <translation>停止前に完了</translation>
    </message>
    <message>
        <source>download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>draft tokens</source>
        <translation>ドラフトトークン</translation>
    </message>
    <message>
        <source>drafted == undrafted</source>
        <translation>ドラフトあり == ドラフトなし</translation>
    </message>
    <message>
        <source>drafting</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>drafts (MTP)</source>
        <translation>ドラフト(MTP)</translation>
    </message>
    <message>
        <source>drafts accepted</source>
        <translation>ドラフト採用</translation>
    </message>
    <message>
        <source>drafts with MTP</source>
        <translation>MTPでドラフト</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>ずれ</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>ドライバー {version}</translation>
    </message>
    <message>
        <source>dry run</source>
        <translation>ドライラン</translation>
    </message>
    <message>
        <source>embedding width</source>
        <translation>埋め込みの幅</translation>
    </message>
    <message>
        <source>engine build</source>
        <translation>エンジンのビルド</translation>
    </message>
    <message>
        <source>engine fault</source>
        <translation>エンジンの障害</translation>
    </message>
    <message>
        <source>engine for the card, fetched first</source>
        <translation>先に取得するカード用エンジン</translation>
    </message>
    <message>
        <source>engine {mib} MiB of computer memory</source>
        <translation>エンジン、コンピューターのメモリ {mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>enough for any model that fits</source>
        <translation>収まるモデルならどれでも入ります</translation>
    </message>
    <message>
        <source>every byte is checked</source>
        <translation>全バイトを確認します</translation>
    </message>
    <message>
        <source>every layer on {device}</source>
        <translation>すべての層が {device} 上</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>優秀</translation>
    </message>
    <message>
        <source>exit status 127</source>
        <translation>終了ステータス 127</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>まずまず</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>first after {time}</source>
        <translation>最初まで {time}</translation>
    </message>
    <message>
        <source>first difference at token {place}, between tokens {apart} apart</source>
        <translation>トークン {place} で最初の違い、トークン間の差 {apart}</translation>
    </message>
    <message>
        <source>first token after {time}</source>
        <translation>最初のトークンまで {time}</translation>
    </message>
    <message>
        <source>first token after {ttft_seconds} s, {decode_tok_s} tokens/s</source>
        <translation>最初のトークンまで {ttft_seconds} 秒、{decode_tok_s} トークン/秒</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>ご自身で</translation>
    </message>
    <message>
        <source>free in this computer</source>
        <translation>このコンピューターの空き</translation>
    </message>
    <message>
        <source>frees hardly any</source>
        <translation>ほとんど空きません</translation>
    </message>
    <message>
        <source>frees {size}</source>
        <translation>{size} 空きます</translation>
    </message>
    <message>
        <source>from a dry run of the engine</source>
        <translation>エンジンのドライランから</translation>
    </message>
    <message>
        <source>from the Hub</source>
        <translation>Hubから</translation>
    </message>
    <message>
        <source>gated: the maker asks for consent first</source>
        <translation>要同意: 先に作成者の求める同意が必要です</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>増加分</translation>
    </message>
    <message>
        <source>holds {n} tokens</source>
        <translation>{n} トークン収容</translation>
    </message>
    <message>
        <source>in WSL</source>
        <translation>WSL内</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>コンテナ内</translation>
    </message>
    <message>
        <source>in a folder of yours</source>
        <translation>ご自分のフォルダー内</translation>
    </message>
    <message>
        <source>in the catalogue: {name}</source>
        <translation>カタログ内: {name}</translation>
    </message>
    <message>
        <source>in use when the plan was made</source>
        <translation>計画時に使用中</translation>
    </message>
    <message>
        <source>it did not end within {limit_seconds} s</source>
        <translation>{limit_seconds} 秒以内に終わりませんでした</translation>
    </message>
    <message>
        <source>it ended its own process</source>
        <translation>自身のプロセスを終了しました</translation>
    </message>
    <message>
        <source>it has a space in it</source>
        <translation>空白が含まれています</translation>
    </message>
    <message>
        <source>it hung up</source>
        <translation>切断されました</translation>
    </message>
    <message>
        <source>it is busy, perhaps with another Plimsoll</source>
        <translation>使用中です。別のPlimsollかもしれません</translation>
    </message>
    <message>
        <source>it lists no models</source>
        <translation>モデルの一覧がありません</translation>
    </message>
    <message>
        <source>its hash is wrong: comparing it with a second copy</source>
        <translation>ハッシュが違うため、2つ目のコピーと照合中</translation>
    </message>
    <message>
        <source>its heat</source>
        <translation>発熱</translation>
    </message>
    <message>
        <source>its list of models is no JSON</source>
        <translation>モデルの一覧がJSONではありません</translation>
    </message>
    <message>
        <source>its power limit</source>
        <translation>電力上限</translation>
    </message>
    <message>
        <source>its process cannot be started</source>
        <translation>プロセスを開始できません</translation>
    </message>
    <message>
        <source>its process cannot be started ({error})</source>
        <translation>プロセスを開始できません({error})</translation>
    </message>
    <message>
        <source>its process did not start</source>
        <translation>プロセスが開始しませんでした</translation>
    </message>
    <message>
        <source>kept free {n} MiB</source>
        <translation>空けておく分 {n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー(KV)</translation>
    </message>
    <message>
        <source>larger and slower, for little that this goal gains</source>
        <translation>大きく遅くなる割に、この目的での利点はわずかです</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>layers on the card</source>
        <translation>カード上の層</translation>
    </message>
    <message>
        <source>layers on {device}</source>
        <translation>{device} の層</translation>
    </message>
    <message>
        <source>layers with experts in computer memory</source>
        <translation>エキスパートがコンピューターのメモリにある層</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学習済み</translation>
    </message>
    <message>
        <source>learned from earlier runs</source>
        <translation>以前の実行から学習</translation>
    </message>
    <message>
        <source>left in this container</source>
        <translation>このコンテナの残り</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>left under the commit limit</source>
        <translation>コミット上限までの残り</translation>
    </message>
    <message>
        <source>lengths differ</source>
        <translation>長さが異なります</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>loaded again == fresh</source>
        <translation>再読み込み == 新規</translation>
    </message>
    <message>
        <source>loaded in {seconds} s</source>
        <translation>{seconds} 秒で読み込み</translation>
    </message>
    <message>
        <source>loading {model}</source>
        <translation>{model} の読み込み中</translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation>ロックしたメモリ</translation>
    </message>
    <message>
        <source>longer conversations are cut</source>
        <translation>長い会話は切り詰められます</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>ここで作成</translation>
    </message>
    <message>
        <source>main card</source>
        <translation>主カード</translation>
    </message>
    <message>
        <source>mapped file</source>
        <translation>マップしたファイル</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>ここで実測</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>micro-batch {n}</source>
        <translation>マイクロバッチ {n}</translation>
    </message>
    <message>
        <source>model file</source>
        <translation>モデルファイル</translation>
    </message>
    <message>
        <source>moving to {folder}</source>
        <translation>{folder} へ移動中</translation>
    </message>
    <message>
        <source>nearly as good</source>
        <translation>ほぼ同等</translation>
    </message>
    <message>
        <source>no MTP</source>
        <translation>MTPなし</translation>
    </message>
    <message>
        <source>no drafting</source>
        <translation>ドラフトなし</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>固定なし</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>理由の記載なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>not known beforehand</source>
        <translation>事前には不明</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>カード上にない</translation>
    </message>
    <message>
        <source>not proven there</source>
        <translation>相手側で未検証</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>未対応</translation>
    </message>
    <message>
        <source>not under load</source>
        <translation>負荷なし</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>異常なし</translation>
    </message>
    <message>
        <source>of no known commit</source>
        <translation>コミット不明</translation>
    </message>
    <message>
        <source>of no known version</source>
        <translation>バージョン不明</translation>
    </message>
    <message>
        <source>of {limit} W</source>
        <translation>W(上限 {limit}&#xa0;W)</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>カード上</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>このコンピューター上</translation>
    </message>
    <message>
        <source>once a second</source>
        <translation>1秒に1回</translation>
    </message>
    <message>
        <source>only with a part on the processor</source>
        <translation>一部をプロセッサに置く場合のみ</translation>
    </message>
    <message>
        <source>only {n_ctx} tokens of context</source>
        <translation>コンテキストは {n_ctx} トークンのみ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>other computers</source>
        <translation>ほかのコンピューター</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>paused, nothing is lost</source>
        <translation>一時停止中、失われるものはありません</translation>
    </message>
    <message>
        <source>perplexity {more} on an 8B model</source>
        <translation>8Bモデルのパープレキシティ {more}</translation>
    </message>
    <message>
        <source>pinned memory</source>
        <translation>ピン留めメモリ</translation>
    </message>
    <message>
        <source>plimsoll runtimes install brings NVIDIA&apos;s libraries with the engine.</source>
        <translation>plimsoll runtimes install で、NVIDIAのライブラリとエンジンを入れられます。</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the build that suits card, driver and system. Without one, build the engine here with CMAKE_ARGS=-DGGML_CUDA=ON.</source>
        <translation>plimsoll runtimes install で、カード、ドライバー、システムに合うビルドを取得できます。なければ、CMAKE_ARGS=-DGGML_CUDA=ON を付けてここでエンジンをビルドしてください。</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the engine again.</source>
        <translation>plimsoll runtimes install でエンジンを取得し直せます。</translation>
    </message>
    <message>
        <source>plimsoll runtimes install vulkan fetches an engine that uses the card without CUDA.</source>
        <translation>plimsoll runtimes install vulkan で、CUDAなしでカードを使うエンジンを取得できます。</translation>
    </message>
    <message>
        <source>plimsoll runtimes rollback goes back to the engine before.</source>
        <translation>plimsoll runtimes rollback で前のエンジンに戻せます。</translation>
    </message>
    <message>
        <source>port {port} is a tunnel that leads nowhere</source>
        <translation>ポート {port} は、どこにもつながらないトンネルです</translation>
    </message>
    <message>
        <source>port {port}: {strerror}</source>
        <translation>ポート {port}: {strerror}</translation>
    </message>
    <message>
        <source>power and heat</source>
        <translation>電力と発熱</translation>
    </message>
    <message>
        <source>predicted {n} MiB on the card</source>
        <translation>カード上の予測 {n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>prompt cache</source>
        <translation>プロンプトキャッシュ</translation>
    </message>
    <message>
        <source>prompts are read a little slower</source>
        <translation>プロンプトの読み取りが少し遅くなります</translation>
    </message>
    <message>
        <source>proven there</source>
        <translation>相手側で検証済み</translation>
    </message>
    <message>
        <source>proven there to {n}</source>
        <translation>相手側で {n} まで検証済み</translation>
    </message>
    <message>
        <source>proven to {n}</source>
        <translation>{n} まで検証済み</translation>
    </message>
    <message>
        <source>proving {model}</source>
        <translation>{model} の検証中</translation>
    </message>
    <message>
        <source>putting the packaged parts together</source>
        <translation>分割されたパッケージを組み立て中</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>replies are several times slower</source>
        <translation>返答が数倍遅くなります</translation>
    </message>
    <message>
        <source>replies are slower</source>
        <translation>返答が遅くなります</translation>
    </message>
    <message>
        <source>replies are written slower</source>
        <translation>返答を書く速度が下がります</translation>
    </message>
    <message>
        <source>reused prefix == fresh</source>
        <translation>再利用した前半 == 新規</translation>
    </message>
    <message>
        <source>runs CUDA up to {version}</source>
        <translation>CUDA {version} まで対応</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>skipped: a context of {n_ctx} leaves no room for a long prompt</source>
        <translation>スキップ: コンテキスト {n_ctx} には長いプロンプトの余地がありません</translation>
    </message>
    <message>
        <source>skipped: this setup does not draft</source>
        <translation>スキップ: この構成はドラフトしません</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>stopped while reading: {reading}, while writing: {writing}</source>
        <translation>停止 — 読み取り中: {reading}、書き込み中: {writing}</translation>
    </message>
    <message>
        <source>stopped, what has arrived is kept</source>
        <translation>停止、届いた分は残ります</translation>
    </message>
    <message>
        <source>ten times a second</source>
        <translation>1秒に10回</translation>
    </message>
    <message>
        <source>that the other downloads leave</source>
        <translation>(ほかのダウンロードを除いた残り)</translation>
    </message>
    <message>
        <source>the Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>the base clock</source>
        <translation>ベースクロック</translation>
    </message>
    <message>
        <source>the card never took more than planned.</source>
        <translation>カードの使用量が計画を超えたことはありません。</translation>
    </message>
    <message>
        <source>the card took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>カードの使用量が計画を最大 {mib}&#xa0;MiB 超えました(P95)。この種の新しいプランでは、その分を空けておきます。</translation>
    </message>
    <message>
        <source>the choice of the engine</source>
        <translation>エンジンの選択</translation>
    </message>
    <message>
        <source>the engine ended in {monotonic} s</source>
        <translation>エンジンが {monotonic} 秒で終了しました</translation>
    </message>
    <message>
        <source>the failures of before</source>
        <translation>以前の失敗</translation>
    </message>
    <message>
        <source>the failures that were counted</source>
        <translation>数えた失敗</translation>
    </message>
    <message>
        <source>the memory would hold a model of up to {size}</source>
        <translation>メモリには最大 {size} のモデルが収まります</translation>
    </message>
    <message>
        <source>the most in use over the last {time} before the plan was made</source>
        <translation>計画前の{time}間の最大使用量</translation>
    </message>
    <message>
        <source>the one change</source>
        <translation>1つの変更</translation>
    </message>
    <message>
        <source>the power supply</source>
        <translation>電源</translation>
    </message>
    <message>
        <source>the process never took more than planned.</source>
        <translation>プロセスの使用量が計画を超えたことはありません。</translation>
    </message>
    <message>
        <source>the process took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>プロセスの使用量が計画を最大 {mib}&#xa0;MiB 超えました(P95)。この種の新しいプランでは、その分を空けておきます。</translation>
    </message>
    <message>
        <source>the published hash</source>
        <translation>公開されたハッシュ</translation>
    </message>
    <message>
        <source>the reply is empty</source>
        <translation>返答が空です</translation>
    </message>
    <message>
        <source>the reply is not readable text</source>
        <translation>返答が読める文章ではありません</translation>
    </message>
    <message>
        <source>the reply repeats one token ({token}) {count} times</source>
        <translation>返答が1つのトークン({token})を {count} 回繰り返しています</translation>
    </message>
    <message>
        <source>the setup before</source>
        <translation>以前の構成</translation>
    </message>
    <message>
        <source>the setup now</source>
        <translation>現在の構成</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>this computer&apos;s memory</source>
        <translation>このコンピューターのメモリ</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>このファイル</translation>
    </message>
    <message>
        <source>this program may use {n}</source>
        <translation>このプログラムが使えるのは {n}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>to download</source>
        <translation>ダウンロード対象</translation>
    </message>
    <message>
        <source>to first token</source>
        <translation>最初のトークンまで</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>tokens of context</source>
        <translation>トークンのコンテキスト</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>too little for most models</source>
        <translation>ほとんどのモデルには足りません</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>updated today</source>
        <translation>今日更新</translation>
    </message>
    <message>
        <source>updated {n} day ago</source>
        <translation>{n} 日前に更新</translation>
    </message>
    <message>
        <source>updated {n} days ago</source>
        <translation>{n} 日前に更新</translation>
    </message>
    <message>
        <source>updated {n} month ago</source>
        <translation>{n} か月前に更新</translation>
    </message>
    <message>
        <source>updated {n} months ago</source>
        <translation>{n} か月前に更新</translation>
    </message>
    <message>
        <source>updated {n} week ago</source>
        <translation>{n} 週間前に更新</translation>
    </message>
    <message>
        <source>updated {n} weeks ago</source>
        <translation>{n} 週間前に更新</translation>
    </message>
    <message>
        <source>updated {n} year ago</source>
        <translation>{n} 年前に更新</translation>
    </message>
    <message>
        <source>updated {n} years ago</source>
        <translation>{n} 年前に更新</translation>
    </message>
    <message>
        <source>values</source>
        <translation>値(KV)</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>照合済み</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>とても良い</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>weights on {device}</source>
        <translation>{device} の重み</translation>
    </message>
    <message>
        <source>what Plimsoll was doing when it ended</source>
        <translation>終了時のPlimsollの作業</translation>
    </message>
    <message>
        <source>what helped before</source>
        <translation>以前に効いた対処</translation>
    </message>
    <message>
        <source>what it was at the last check</source>
        <translation>前回の確認時の内容</translation>
    </message>
    <message>
        <source>what listens there is no engine</source>
        <translation>そこで待ち受けているのはエンジンではありません</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>現在地</translation>
    </message>
    <message>
        <source>your downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>your receipts</source>
        <translation>検証記録</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>{System} refused pinned memory[ for {purpose}]. The card had room.</source>
        <translation>{System} が[{purpose}用の]ピン留めメモリを拒否しました。カードには空きがありました。</translation>
    </message>
    <message>
        <source>{accepted} of the drafted tokens were accepted.</source>
        <translation>ドラフトしたトークンの採用率は {accepted} でした。</translation>
    </message>
    <message>
        <source>{active} is chosen, but its folder is gone.</source>
        <translation>{active} が選ばれていますが、そのフォルダーがありません。</translation>
    </message>
    <message>
        <source>{after} has {free_bytes} MiB free, {taken} MiB less than when this was planned{board}.</source>
        <translation>{after} の空きは {free_bytes}&#xa0;MiB で、計画時より {taken}&#xa0;MiB 少なくなっています{board}。</translation>
    </message>
    <message>
        <source>{build} cannot load {library}, or a library that it needs.</source>
        <translation>{build} は {library}、またはそれに必要なライブラリを読み込めません。</translation>
    </message>
    <message>
        <source>{build} has code that this driver cannot compile ({said}).</source>
        <translation>{build} に、このドライバーではコンパイルできないコードがあります（{said}）。</translation>
    </message>
    <message>
        <source>{build} has no code for this card ({said}).</source>
        <translation>{build} に、このカード用のコードがありません（{said}）。</translation>
    </message>
    <message>
        <source>{build} is of another llama.cpp: it has no {symbol}.</source>
        <translation>{build} は別のllama.cppのものです: {symbol} がありません。</translation>
    </message>
    <message>
        <source>{build} lacks the library {library}.</source>
        <translation>{build} にライブラリ {library} がありません。</translation>
    </message>
    <message>
        <source>{build} needs a newer driver ({said}).</source>
        <translation>{build} には、より新しいドライバーが必要です（{said}）。</translation>
    </message>
    <message>
        <source>{build} needs {library}, which is not on this computer.</source>
        <translation>{build} に必要な {library} が、このコンピューターにありません。</translation>
    </message>
    <message>
        <source>{build} needs {what}, newer than this system&apos;s GNU C library.</source>
        <translation>{build} には {what} が必要ですが、このシステムのGNU Cライブラリより新しいものです。</translation>
    </message>
    <message>
        <source>{build}, works at once, but not on the card</source>
        <translation>{build}。すぐに動きますが、カードは使いません</translation>
    </message>
    <message>
        <source>{ca_file} is no file of a certificate authority: {error}.</source>
        <translation>{ca_file} は認証局のファイルではありません: {error}。</translation>
    </message>
    <message>
        <source>{capitalize} it in the file manager, or drop its folder from Plimsoll&apos;s list.</source>
        <translation>{capitalize}: ファイルマネージャーで行うか、Plimsollの一覧からそのフォルダーを外してください。</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} 枚のカード</translation>
    </message>
    <message>
        <source>{cards}, driver {driver}.</source>
        <translation>{cards}、ドライバー {driver}。</translation>
    </message>
    <message>
        <source>{card} at {address}</source>
        <translation>{address} の {card}</translation>
    </message>
    <message>
        <source>{card} has no more memory than that: nothing fits on it.</source>
        <translation>{card} のメモリはそれ以下なので、何も載りません。</translation>
    </message>
    <message>
        <source>{card} is not used in this computer now.</source>
        <translation>{card} は現在このコンピューターで使われていません。</translation>
    </message>
    <message>
        <source>{changed} of {name} is missing or not as it was fetched.</source>
        <translation>{name} の {changed} がないか、取得時と異なります。</translation>
    </message>
    <message>
        <source>{chats} chats</source>
        <translation>{chats} 件のチャット</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{month}{day}日</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{year}年{month}{day}日</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{depth} of {n_ctx} tokens filled</source>
        <translation>{n_ctx} トークン中 {depth} まで使用</translation>
    </message>
    <message>
        <source>{devices} cards</source>
        <translation>{devices} 枚のカード</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{total} 中 {done}</translation>
    </message>
    <message>
        <source>{draft_max} draft tokens: what pays on cards of this size.</source>
        <translation>ドラフトトークン {draft_max} 個: この規模のカードで効果のある数。</translation>
    </message>
    <message>
        <source>{drivers_own}, a part of NVIDIA&apos;s driver, is not on this computer.</source>
        <translation>NVIDIAドライバーの一部である {drivers_own} が、このコンピューターにありません。</translation>
    </message>
    <message>
        <source>{endpoint} is not encrypted: no token is sent there.</source>
        <translation>{endpoint} は暗号化されていないため、トークンを送りません。</translation>
    </message>
    <message>
        <source>{endpoint} is {endpoint2}, which is no HTTPS address.</source>
        <translation>{endpoint} は {endpoint2} で、HTTPSのアドレスではありません。</translation>
    </message>
    <message>
        <source>{fast} tokens/s with drafting, {plain} without</source>
        <translation>ドラフトありで {fast} トークン/秒、なしで {plain}</translation>
    </message>
    <message>
        <source>{filename} cannot be used ({strerror}).</source>
        <translation>{filename} を使えません({strerror})。</translation>
    </message>
    <message>
        <source>{files} and {folders}</source>
        <translation>{files}と{folders}</translation>
    </message>
    <message>
        <source>{files} files are the most.</source>
        <translation>ファイルは {files} 個までです。</translation>
    </message>
    <message>
        <source>{file} cannot be opened in {folder} ({error}).</source>
        <translation>{folder} の {file} を開けません({error})。</translation>
    </message>
    <message>
        <source>{file}, {n} line</source>
        <translation>{file}、{n} 行</translation>
    </message>
    <message>
        <source>{file}, {n} lines</source>
        <translation>{file}、{n} 行</translation>
    </message>
    <message>
        <source>{first} tokens/s at first, {later} later</source>
        <translation>最初は {first} トークン/秒、後では {later}</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} はフォルダーではありません。</translation>
    </message>
    <message>
        <source>{found} of {total} layers on {device}</source>
        <translation>{total} 層のうち {found} 層が {device} 上</translation>
    </message>
    <message>
        <source>{free} GiB free for {folder}.</source>
        <translation>{folder} の空き {free}&#xa0;GiB。</translation>
    </message>
    <message>
        <source>{free} MiB free on the target drive</source>
        <translation>対象ドライブの空き {free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} MiB of commit left</source>
        <translation>コミットの残り {free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} MiB of host memory free</source>
        <translation>ホストのメモリの空き {free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} MiB of the computer&apos;s memory were free</source>
        <translation>コンピューターのメモリの空きは {free}&#xa0;MiB でした</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: files larger than {room} do not fit there.</source>
        <translation>モデルの保存先の空きは {free} です。{room} を超えるファイルは入りません。</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: too little for any of these.</source>
        <translation>モデルの保存先の空きは {free} です。ここにあるどのファイルにも足りません。</translation>
    </message>
    <message>
        <source>{free} of {total} MiB free</source>
        <translation>{total}&#xa0;MiB 中 {free}&#xa0;MiB 空き</translation>
    </message>
    <message>
        <source>{growth} MiB more with each request</source>
        <translation>要求ごとに {growth}&#xa0;MiB 増加</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line</source>
        <translation>ロードラインを {headroom_bytes}&#xa0;GiB 超過</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line of {part}.</source>
        <translation>{part}のロードラインを {headroom_bytes}&#xa0;GiB 超過。</translation>
    </message>
    <message>
        <source>{held} MiB held, {planned} planned, prompt cache up to {cache}</source>
        <translation>保持 {held}&#xa0;MiB、計画 {planned}、プロンプトキャッシュ最大 {cache}</translation>
    </message>
    <message>
        <source>{here} of {n} piece is here</source>
        <translation>{n} 個中 {here} 個のピースが届いています</translation>
    </message>
    <message>
        <source>{here} of {n} pieces are here</source>
        <translation>{n} 個中 {here} 個のピースが届いています</translation>
    </message>
    <message>
        <source>{host} answers in {took} s (status {status_code}).</source>
        <translation>{host} は {took} 秒で応答(状態 {status_code})。</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({detail}).</source>
        <translation>{host} に接続できません({detail})。</translation>
    </message>
    <message>
        <source>{host} cannot be reached through the proxy {proxy} ({detail}).</source>
        <translation>プロキシ {proxy} 経由で {host} に接続できません({detail})。</translation>
    </message>
    <message>
        <source>{host} does not answer ({name}).</source>
        <translation>{host} が応答しません({name})。</translation>
    </message>
    <message>
        <source>{host} ended the answer early.</source>
        <translation>{host} が応答を途中で終えました。</translation>
    </message>
    <message>
        <source>{host} holds fewer bytes than the Hub announced.</source>
        <translation>{host} のデータが、Hubの示した大きさより少ないです。</translation>
    </message>
    <message>
        <source>{host} knows no model in GGUF format by these words. Try fewer words, or paste an address.</source>
        <translation>{host} に、この語句に合うGGUF形式のモデルはありません。語句を減らすか、アドレスを貼り付けてください。</translation>
    </message>
    <message>
        <source>{host} no longer accepts the signed address.</source>
        <translation>{host} が署名付きアドレスを受け付けなくなりました。</translation>
    </message>
    <message>
        <source>{host} sends another size than the Hub announced.</source>
        <translation>{host} の送る大きさが、Hubの示したものと異なります。</translation>
    </message>
    <message>
        <source>{host} sends more bytes than were asked for.</source>
        <translation>{host} が、要求より多くのバイトを送ってきました。</translation>
    </message>
    <message>
        <source>{host} sent other bytes than were asked for.</source>
        <translation>{host} が、要求と異なるバイトを送ってきました。</translation>
    </message>
    <message>
        <source>{hottest} degrees</source>
        <translation>{hottest} 度</translation>
    </message>
    <message>
        <source>{key} has another hash than when it was first seen ({before}).</source>
        <translation>{key} のハッシュが、最初に見たとき({before})と異なります。</translation>
    </message>
    <message>
        <source>{kind}, 1 model, answered in {took} s{loading}</source>
        <translation>{kind}、モデル1個、{took} 秒で応答{loading}</translation>
    </message>
    <message>
        <source>{kind}, {names} models, answered in {took} s{loading}</source>
        <translation>{kind}、モデル {names} 個、{took} 秒で応答{loading}</translation>
    </message>
    <message>
        <source>{language} code</source>
        <translation>{language} のコード</translation>
    </message>
    <message>
        <source>{layers_on_gpu} of {layers_total} layers on a card</source>
        <translation>{layers_total} 層中 {layers_on_gpu} 層をカードに</translation>
    </message>
    <message>
        <source>{least} to {most} tokens</source>
        <translation>{least}〜{most} トークン</translation>
    </message>
    <message>
        <source>{left} of {n_layer_all} layers run on the processor, because the card is too small for all: several times slower.</source>
        <translation>カードが小さく全部は入らないため、{n_layer_all} 層中 {left} 層がプロセッサで動き、数倍遅くなります。</translation>
    </message>
    <message>
        <source>{lower} (frees {frees_bytes} GiB)</source>
        <translation>{lower}({frees_bytes}&#xa0;GiB を解放)</translation>
    </message>
    <message>
        <source>{low} to {high} MHz</source>
        <translation>{low}〜{high}&#xa0;MHz</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Accept the terms on its page, then enter an access token here.</source>
        <translation>{maker} は、ファイルの提供前に同意を求めています。ページで規約に同意し、アクセストークンをここに入力してください。</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Your token is used; if the download is refused, accept the terms on its page.</source>
        <translation>{maker} は、ファイルの提供前に同意を求めています。お使いのトークンを使います。ダウンロードが拒否されたら、ページで規約に同意してください。</translation>
    </message>
    <message>
        <source>{messages} messages</source>
        <translation>{messages} 件のメッセージ</translation>
    </message>
    <message>
        <source>{mib} MiB of the model&apos;s memory</source>
        <translation>モデルのメモリ {mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{mib} MiB over the load line</source>
        <translation>ロードラインを {mib}&#xa0;MiB 超過</translation>
    </message>
    <message>
        <source>{mib} MiB to spare</source>
        <translation>{mib}&#xa0;MiB の余裕</translation>
    </message>
    <message>
        <source>{missing} Any of these makes it fit: {ways}.</source>
        <translation>{missing} 次のどれかで収まります: {ways}。</translation>
    </message>
    <message>
        <source>{missing} No change of the setup makes it fit: choose a smaller quant.</source>
        <translation>{missing} 構成をどう変えても収まりません。小さい量子化を選んでください。</translation>
    </message>
    <message>
        <source>{missing} Together these make it fit: {lower}.</source>
        <translation>{missing} 次を合わせると収まります: {lower}。</translation>
    </message>
    <message>
        <source>{model} answered in {time}: an empty reply</source>
        <translation>{model} が {time} で応答: 空の返答</translation>
    </message>
    <message>
        <source>{model} answered in {time}: “{text}”</source>
        <translation>{model} が {time} で応答: 「{text}」</translation>
    </message>
    <message>
        <source>{model} answers (remote)</source>
        <translation>{model} が返答します(リモート)</translation>
    </message>
    <message>
        <source>{model} is loaded here too</source>
        <translation>{model} はここでも読み込まれています</translation>
    </message>
    <message>
        <source>{model} is not running</source>
        <translation>{model} は実行されていません</translation>
    </message>
    <message>
        <source>{model} is ready</source>
        <translation>{model} の準備完了</translation>
    </message>
    <message>
        <source>{model} is replying</source>
        <translation>{model} が返答中</translation>
    </message>
    <message>
        <source>{model} is replying (remote)</source>
        <translation>{model} が返答中(リモート)</translation>
    </message>
    <message>
        <source>{model} on {server}</source>
        <translation>{model}({server})</translation>
    </message>
    <message>
        <source>{model} starts again</source>
        <translation>{model} を再び開始</translation>
    </message>
    <message>
        <source>{model} stopped</source>
        <translation>{model} が停止</translation>
    </message>
    <message>
        <source>{model}: checking the file</source>
        <translation>{model}: ファイルを確認中</translation>
    </message>
    <message>
        <source>{model}: fetching</source>
        <translation>{model}: 取得中</translation>
    </message>
    <message>
        <source>{model}: filling the context</source>
        <translation>{model}: コンテキストを満たしています</translation>
    </message>
    <message>
        <source>{model}: loading</source>
        <translation>{model}: 読み込み中</translation>
    </message>
    <message>
        <source>{model}: loading {share}</source>
        <translation>{model}: 読み込み中 {share}</translation>
    </message>
    <message>
        <source>{model}: not loaded</source>
        <translation>{model}: 未読み込み</translation>
    </message>
    <message>
        <source>{model}: proving</source>
        <translation>{model}: 検証中</translation>
    </message>
    <message>
        <source>{model}: trying a fix</source>
        <translation>{model}: 対処を試行中</translation>
    </message>
    <message>
        <source>{model}: trying clocks</source>
        <translation>{model}: クロックを試しています</translation>
    </message>
    <message>
        <source>{model}: unloading</source>
        <translation>{model}: アンロード中</translation>
    </message>
    <message>
        <source>{most} other computers are as many as Plimsoll takes.</source>
        <translation>Plimsollで使えるほかのコンピューターは {most} 台までです。</translation>
    </message>
    <message>
        <source>{most} requests are being answered; that is the most.</source>
        <translation>{most} 件の要求に返答中で、これが上限です。</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, uncompressed.</source>
        <translation>{n_ctx} トークンが、非圧縮で収まります。</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with a 4-bit cache.</source>
        <translation>{n_ctx} トークンが、4ビットのキャッシュで収まります。</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with an 8-bit cache.</source>
        <translation>{n_ctx} トークンが、8ビットのキャッシュで収まります。</translation>
    </message>
    <message>
        <source>{name} (process {pid}){size}</source>
        <translation>{name}(プロセス {pid}){size}</translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation>{name} が返答します</translation>
    </message>
    <message>
        <source>{name} answers ({where}, {seconds} s).</source>
        <translation>{name} が応答({where}、{seconds} 秒)。</translation>
    </message>
    <message>
        <source>{name} arrived twice, and its bytes are not the published ones, so it was removed.</source>
        <translation>{name} は2回とも公開されたものと異なるバイトで届いたため、削除しました。</translation>
    </message>
    <message>
        <source>{name} broke off in the middle of the reply.</source>
        <translation>{name} が返答の途中で中断しました。</translation>
    </message>
    <message>
        <source>{name} cannot answer yet. It says: {words}</source>
        <translation>{name} はまだ返答できません。メッセージ: {words}</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>{name} を読めません({strerror})。</translation>
    </message>
    <message>
        <source>{name} claims to be one of {split_count} parts.</source>
        <translation>{name} は全 {split_count} 個の部分の1つとされています。</translation>
    </message>
    <message>
        <source>{name} describes an impossible model: {what}.</source>
        <translation>{name} はあり得ないモデルを表しています: {what}。</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} を開始できませんでした</translation>
    </message>
    <message>
        <source>{name} does not answer any more: it fell off the bus.</source>
        <translation>{name} が応答しなくなりました。バスから外れています。</translation>
    </message>
    <message>
        <source>{name} does not fit with this setup.</source>
        <translation>{name} はこの構成では収まりません。</translation>
    </message>
    <message>
        <source>{name} does not have that model. It says: {words}</source>
        <translation>{name} にそのモデルはありません。メッセージ: {words}</translation>
    </message>
    <message>
        <source>{name} does not take this request. It says: {words}</source>
        <translation>{name} はこの要求を受け付けません。メッセージ: {words}</translation>
    </message>
    <message>
        <source>{name} does not tell its compute capability.</source>
        <translation>{name} がcompute capabilityを示しません。</translation>
    </message>
    <message>
        <source>{name} ended the reply before its first word and said no reason.</source>
        <translation>{name} は最初の語の前に返答を終え、理由を示しませんでした。</translation>
    </message>
    <message>
        <source>{name} failed its test: {message}</source>
        <translation>{name} がテストに不合格: {message}</translation>
    </message>
    <message>
        <source>{name} failed with {title} ({title2}).</source>
        <translation>{name} が {title} で失敗しました({title2})。</translation>
    </message>
    <message>
        <source>{name} failed. It says: {words}</source>
        <translation>{name} が失敗しました。メッセージ: {words}</translation>
    </message>
    <message>
        <source>{name} finds no card: it sees {seen}.</source>
        <translation>{name} がカードを見つけられません。見えるもの: {seen}。</translation>
    </message>
    <message>
        <source>{name} has no model {name2}. It has: {names}.</source>
        <translation>{name} にモデル {name2} はありません。あるもの: {names}。</translation>
    </message>
    <message>
        <source>{name} has several models: {names}.</source>
        <translation>{name} には複数のモデルがあります: {names}。</translation>
    </message>
    <message>
        <source>{name} has too much to do. It says: {words}</source>
        <translation>{name} が混み合っています。メッセージ: {words}</translation>
    </message>
    <message>
        <source>{name} holds a tensor ({tensor}) of type {type_id}, which the engine does not know.</source>
        <translation>{name} に、エンジンの知らない型 {type_id} のテンソル({tensor})があります。</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}, which is no longer read.</source>
        <translation>{name} はバージョン {version} のGGUFファイルで、もう読めません。</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}; versions 2 and 3 can be read.</source>
        <translation>{name} はバージョン {version} のGGUFファイルです。読めるのはバージョン2と3です。</translation>
    </message>
    <message>
        <source>{name} is a big-endian GGUF file, made for another kind of processor.</source>
        <translation>{name} は、別の種類のプロセッサ用のビッグエンディアンGGUFファイルです。</translation>
    </message>
    <message>
        <source>{name} is a document of another program, no text.</source>
        <translation>{name} はほかのプログラムの文書で、テキストではありません。</translation>
    </message>
    <message>
        <source>{name} is a projector for images or sound (mmproj), not a language model.</source>
        <translation>{name} は画像や音声用のプロジェクター(mmproj)で、言語モデルではありません。</translation>
    </message>
    <message>
        <source>{name} is divided (MIG) into {instances} instances: {listed}. The engine can use one of them at a time.</source>
        <translation>{name} は {instances} 個のインスタンスに分割されています(MIG): {listed}。エンジンが一度に使えるのは1つです。</translation>
    </message>
    <message>
        <source>{name} is divided (MIG), but has no instance, so that the engine cannot use it.</source>
        <translation>{name} は分割されています(MIG)が、インスタンスがないため、エンジンが使えません。</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} は空です。</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} はここにあります</translation>
    </message>
    <message>
        <source>{name} is in {parts} parts, and part {n} is missing.</source>
        <translation>{name} は {parts} 個の部分からなり、{n} 番目がありません。</translation>
    </message>
    <message>
        <source>{name} is incomplete: it ends after {have_bytes}{more} bytes.</source>
        <translation>{name} は不完全です。{have_bytes}{more} バイトで終わっています。</translation>
    </message>
    <message>
        <source>{name} is larger than {most_bytes} MiB, more than a model can read.</source>
        <translation>{name} は {most_bytes}&#xa0;MiB を超えており、モデルが読める量を超えています。</translation>
    </message>
    <message>
        <source>{name} is llama.cpp {commit}, and {wanted} is needed.</source>
        <translation>{name} は llama.cpp {commit} ですが、{wanted} が必要です。</translation>
    </message>
    <message>
        <source>{name} is no library that can be loaded here ({error}).</source>
        <translation>{name} は、ここで読み込めるライブラリではありません({error})。</translation>
    </message>
    <message>
        <source>{name} is no text file.</source>
        <translation>{name} はテキストファイルではありません。</translation>
    </message>
    <message>
        <source>{name} is not a GGUF file: {kind}.</source>
        <translation>{name} はGGUFファイルではありません: {kind}。</translation>
    </message>
    <message>
        <source>{name} is not proven on this computer with its present setup.</source>
        <translation>{name} は、このコンピューターの現在の構成で検証されていません。</translation>
    </message>
    <message>
        <source>{name} is one of {count} parts, but its name does not say which.</source>
        <translation>{name} は全 {count} 個の部分の1つですが、何番目かが名前で分かりません。</translation>
    </message>
    <message>
        <source>{name} is proven when it is loaded for the first time.</source>
        <translation>{name} は、初めて読み込むときに検証されます。</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} の準備完了</translation>
    </message>
    <message>
        <source>{name} is shorter than the Hub says.</source>
        <translation>{name} は、Hubの示す大きさより短いです。</translation>
    </message>
    <message>
        <source>{name} is tight with this setup: it goes over the load line.</source>
        <translation>{name} はこの構成ではぎりぎりで、ロードラインを超えます。</translation>
    </message>
    <message>
        <source>{name} is too old: clocks can be locked on Volta (2017) and newer cards.</source>
        <translation>{name} は古すぎます。クロックを固定できるのはVolta(2017年)以降のカードです。</translation>
    </message>
    <message>
        <source>{name} lacks AVX: ready-made engines stop at their first step on it.</source>
        <translation>{name} にAVXがないため、既製のエンジンは最初の処理で止まります。</translation>
    </message>
    <message>
        <source>{name} loads a model, but answers nothing.</source>
        <translation>{name} はモデルを読み込みますが、何も返答しません。</translation>
    </message>
    <message>
        <source>{name} makes embeddings and does not order texts by a question.</source>
        <translation>{name} は埋め込みを作るモデルで、質問による文章の並べ替えはしません。</translation>
    </message>
    <message>
        <source>{name} names no architecture.</source>
        <translation>{name} にアーキテクチャの記載がありません。</translation>
    </message>
    <message>
        <source>{name} needs about {needed} MiB of memory, and {free} MiB are free.</source>
        <translation>{name} には約 {needed}&#xa0;MiB のメモリが必要ですが、空きは {free}&#xa0;MiB です。</translation>
    </message>
    <message>
        <source>{name} offers no model.</source>
        <translation>{name} が提供するモデルはありません。</translation>
    </message>
    <message>
        <source>{name} opens as soon as the open model has finished.</source>
        <translation>開いているモデルの処理が終わりしだい、{name} を開きます。</translation>
    </message>
    <message>
        <source>{name} orders texts by a question and makes no embeddings.</source>
        <translation>{name} は質問によって文章を並べ替えるモデルで、埋め込みは作りません。</translation>
    </message>
    <message>
        <source>{name} points to another address: {get}.</source>
        <translation>{name} が別のアドレスを指しています: {get}。</translation>
    </message>
    <message>
        <source>{name} put {layers_on_gpu} of {layers_total} layers of a tiny model on the card.</source>
        <translation>{name} は、ごく小さなモデルの {layers_total} 層中 {layers_on_gpu} 層をカードに置きました。</translation>
    </message>
    <message>
        <source>{name} since the proof began: now {now} of {total} MiB, {spare} below the load line, highest {high}</source>
        <translation>検証開始からの{name}: 現在 {total}&#xa0;MiB 中 {now}、ロードラインまで {spare}、最大 {high}</translation>
    </message>
    <message>
        <source>{name} starts like a GGUF file, but its header is damaged: {what}.</source>
        <translation>{name} の先頭はGGUFファイルですが、ヘッダーが壊れています: {what}。</translation>
    </message>
    <message>
        <source>{name} stopped</source>
        <translation>{name} が停止</translation>
    </message>
    <message>
        <source>{name} stopped answering.</source>
        <translation>{name} が応答しなくなりました。</translation>
    </message>
    <message>
        <source>{name} was not done. {text}</source>
        <translation>「{name}」は行われませんでした。{text}</translation>
    </message>
    <message>
        <source>{name} was proven on this card {moment}.</source>
        <translation>{name} はこのカードで検証されました({moment})。</translation>
    </message>
    <message>
        <source>{name} was proven on this computer {moment}.</source>
        <translation>{name} はこのコンピューターで検証されました({moment})。</translation>
    </message>
    <message>
        <source>{name} writes text and makes no embeddings.</source>
        <translation>{name} は文章を書くモデルで、埋め込みは作りません。</translation>
    </message>
    <message>
        <source>{name}, its processor: {free} of {total} MiB free</source>
        <translation>{name} のプロセッサ: {total}&#xa0;MiB 中 {free}&#xa0;MiB 空き</translation>
    </message>
    <message>
        <source>{name}: no readings yet</source>
        <translation>{name}: まだ測定値がありません</translation>
    </message>
    <message>
        <source>{name}: now {now} of {total} MiB, {spare} below the load line, lowest {low}, highest {high}</source>
        <translation>{name}: 現在 {total}&#xa0;MiB 中 {now}、ロードラインまで {spare}、最小 {low}、最大 {high}</translation>
    </message>
    <message>
        <source>{name}: now {now} {unit}, lowest {low}, highest {high}</source>
        <translation>{name}: 現在 {now} {unit}、最小 {low}、最大 {high}</translation>
    </message>
    <message>
        <source>{name}: the first part is not the first by its own header.</source>
        <translation>{name}: 最初の部分が、自身のヘッダーでは最初ではありません。</translation>
    </message>
    <message>
        <source>{name}: {free} of {total} MiB free</source>
        <translation>{name}: {total}&#xa0;MiB 中 {free}&#xa0;MiB 空き</translation>
    </message>
    <message>
        <source>{name}: {seen} instead of {wanted}</source>
        <translation>{name}: {wanted} の代わりに {seen}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{netloc} broke the connection.</source>
        <translation>{netloc} が接続を切断しました。</translation>
    </message>
    <message>
        <source>{netloc} stopped sending.</source>
        <translation>{netloc} からの送信が止まりました。</translation>
    </message>
    <message>
        <source>{n} MiB of computer memory</source>
        <translation>コンピューターのメモリ {n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{n} MiB over the load line</source>
        <translation>ロードラインを {n}&#xa0;MiB 超過</translation>
    </message>
    <message>
        <source>{n} MiB to spare</source>
        <translation>{n}&#xa0;MiB の余裕</translation>
    </message>
    <message>
        <source>{n} MiB, shared with the computer</source>
        <translation>{n}&#xa0;MiB、コンピューターと共有</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <translation>{n} 件を確認中</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <comment>one</comment>
        <translation>{n} 件を確認中</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n} ビット</translation>
    </message>
    <message>
        <source>{n} broken</source>
        <translation>{n} 個破損</translation>
    </message>
    <message>
        <source>{n} check, all right</source>
        <translation>確認項目 {n} 件、問題なし</translation>
    </message>
    <message>
        <source>{n} checks, all right</source>
        <translation>確認項目 {n} 件、問題なし</translation>
    </message>
    <message>
        <source>{n} cores</source>
        <translation>{n} コア</translation>
    </message>
    <message>
        <source>{n} download</source>
        <translation>ダウンロード {n} 件</translation>
    </message>
    <message>
        <source>{n} downloads</source>
        <translation>ダウンロード {n} 件</translation>
    </message>
    <message>
        <source>{n} draft tokens instead of {draft_max}</source>
        <translation>ドラフトトークン {draft_max} 個の代わりに {n} 個</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>ファイル {n} 個</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>ファイル {n} 個</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <translation>{n} 件完了</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <comment>one</comment>
        <translation>{n} 件完了</translation>
    </message>
    <message>
        <source>{n} fixes waiting</source>
        <translation>対処待ち {n} 件</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>フォルダー {n} 個</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>フォルダー {n} 個</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <translation>{n} 個は取り直しました</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <comment>one</comment>
        <translation>{n} 個は取り直しました</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <translation>{n} 件保持</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <comment>one</comment>
        <translation>{n} 件保持</translation>
    </message>
    <message>
        <source>{n} line had something personal, which was taken out.</source>
        <translation>{n} 行に個人的な情報があり、取り除きました。</translation>
    </message>
    <message>
        <source>{n} lines had something personal, which was taken out.</source>
        <translation>{n} 行に個人的な情報があり、取り除きました。</translation>
    </message>
    <message>
        <source>{n} message</source>
        <translation>メッセージ {n} 件</translation>
    </message>
    <message>
        <source>{n} messages</source>
        <translation>メッセージ {n} 件</translation>
    </message>
    <message>
        <source>{n} model file</source>
        <translation>モデルファイル {n} 個</translation>
    </message>
    <message>
        <source>{n} model files</source>
        <translation>モデルファイル {n} 個</translation>
    </message>
    <message>
        <source>{n} model files here, all readable.</source>
        <translation>ここにあるモデルファイル {n} 個、すべて読み取り可能。</translation>
    </message>
    <message>
        <source>{n} of what was dropped are no models.</source>
        <translation>ドロップしたもののうち {n} 個はモデルではありません。</translation>
    </message>
    <message>
        <source>{n} of what was dropped is no model.</source>
        <translation>ドロップしたもののうち {n} 個はモデルではありません。</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{total} 中 {n}</translation>
    </message>
    <message>
        <source>{n} of {total} layers on the card</source>
        <translation>{total} 層中 {n} 層をカードに</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <translation>{n} 個は受信中</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <comment>one</comment>
        <translation>{n} 個は受信中</translation>
    </message>
    <message>
        <source>{n} parts</source>
        <translation>{n} 個の部分</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n} 件一時停止中</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <comment>one</comment>
        <translation>{n} 件一時停止中</translation>
    </message>
    <message>
        <source>{n} repositories for “{words}”</source>
        <translation>「{words}」のリポジトリ {n} 件</translation>
    </message>
    <message>
        <source>{n} repositories that many people use</source>
        <translation>利用者の多いリポジトリ {n} 件</translation>
    </message>
    <message>
        <source>{n} repository for “{words}”</source>
        <translation>「{words}」のリポジトリ {n} 件</translation>
    </message>
    <message>
        <source>{n} repository that many people use</source>
        <translation>利用者の多いリポジトリ {n} 件</translation>
    </message>
    <message>
        <source>{n} request since it was opened.</source>
        <translation>開いてからの要求 {n} 件。</translation>
    </message>
    <message>
        <source>{n} request under way, {waiting} of them waiting.</source>
        <translation>処理中の要求 {n} 件、うち待機 {waiting} 件。</translation>
    </message>
    <message>
        <source>{n} request under way.</source>
        <translation>処理中の要求 {n} 件。</translation>
    </message>
    <message>
        <source>{n} requests since it was opened.</source>
        <translation>開いてからの要求 {n} 件。</translation>
    </message>
    <message>
        <source>{n} requests under way, {waiting} of them waiting.</source>
        <translation>処理中の要求 {n} 件、うち待機 {waiting} 件。</translation>
    </message>
    <message>
        <source>{n} requests under way.</source>
        <translation>処理中の要求 {n} 件。</translation>
    </message>
    <message>
        <source>{n} running</source>
        <translation>{n} 件ダウンロード中</translation>
    </message>
    <message>
        <source>{n} running</source>
        <comment>one</comment>
        <translation>{n} 件ダウンロード中</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <translation>{n} 件停止</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <comment>one</comment>
        <translation>{n} 件停止</translation>
    </message>
    <message>
        <source>{n} that fit this computer</source>
        <translation>このコンピューターに合う {n} 個</translation>
    </message>
    <message>
        <source>{n} that fit your card</source>
        <translation>お使いのカードに合う {n} 個</translation>
    </message>
    <message>
        <source>{n} to look at</source>
        <translation>要確認 {n} 件</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n} トークン</translation>
    </message>
    <message>
        <source>{n} token so far</source>
        <translation>これまで {n} トークン</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} トークン</translation>
    </message>
    <message>
        <source>{n} tokens a second</source>
        <translation>毎秒 {n} トークン</translation>
    </message>
    <message>
        <source>{n} tokens so far</source>
        <translation>これまで {n} トークン</translation>
    </message>
    <message>
        <source>{n} tokens/s</source>
        <translation>{n} トークン/秒</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n} 件取り消し</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <comment>one</comment>
        <translation>{n} 件取り消し</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <translation>{n} 個使用可能</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <comment>one</comment>
        <translation>{n} 個使用可能</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <translation>{n} 件待機中</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <comment>one</comment>
        <translation>{n} 件待機中</translation>
    </message>
    <message>
        <source>{on_host} of {layers} layers stay on the processor.</source>
        <translation>{layers} 層中 {on_host} 層がプロセッサに残ります。</translation>
    </message>
    <message>
        <source>{page}, {n} waiting</source>
        <translation>{page}、{n} 件待ち</translation>
    </message>
    <message>
        <source>{part} cannot be read to its end ({strerror}).</source>
        <translation>{part} を最後まで読めません({strerror})。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>{path} を読めません({strerror})。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>{path} を読めません: {strerror}。</translation>
    </message>
    <message>
        <source>{path} is no longer there.</source>
        <translation>{path} はもうありません。</translation>
    </message>
    <message>
        <source>{path} is not in the library.</source>
        <translation>{path} はライブラリにありません。</translation>
    </message>
    <message>
        <source>{place} cannot be read.</source>
        <translation>{place} を読めません。</translation>
    </message>
    <message>
        <source>{place} cannot be written ({strerror}).</source>
        <translation>{place} に書き込めません({strerror})。</translation>
    </message>
    <message>
        <source>{place}: this model reads text only, and not blocks of type &apos;{kind}&apos;.</source>
        <translation>{place}: このモデルはテキストだけを読み、種類「{kind}」のブロックは読めません。</translation>
    </message>
    <message>
        <source>{quant} has no plan</source>
        <translation>{quant} のプランがありません</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>今のところのおすすめは {quant} です。{n} トークンのコンテキストで収まります。より大きいものも収まりますが、どの測定でも良くはなりません。</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: the most faithful one that fits with {n} tokens of context.</source>
        <translation>現時点のおすすめは {quant} です。{n} トークンのコンテキストで収まる、最も忠実なものです。</translation>
    </message>
    <message>
        <source>{quant} is recommended: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>おすすめは {quant} です。{n} トークンのコンテキストで収まります。より大きいものも収まりますが、どの測定でも良くはなりません。</translation>
    </message>
    <message>
        <source>{quant} is recommended: the most faithful one that fits with {n} tokens of context.</source>
        <translation>おすすめは {quant} です。{n} トークンのコンテキストで収まる、最も忠実なものです。</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled</source>
        <translation>{n_ctx} トークン中 {reached} まで使用</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled at {rate} tokens/s</source>
        <translation>{n_ctx} トークン中 {reached} まで使用、{rate} トークン/秒</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled, {rate} tokens/s at the end</source>
        <translation>{n_ctx} トークン中 {reached} まで使用、終わりでは {rate} トークン/秒</translation>
    </message>
    <message>
        <source>{read}, {n} still to read. No model was downloaded for this.</source>
        <translation>{read}、残り {n} 件。このためにダウンロードしたモデルはありません。</translation>
    </message>
    <message>
        <source>{read}. No model was downloaded for this.</source>
        <translation>{read}。このためにダウンロードしたモデルはありません。</translation>
    </message>
    <message>
        <source>{reason} Chats of this run are not kept.</source>
        <translation>{reason} 今回のチャットは保存されません。</translation>
    </message>
    <message>
        <source>{reason} Your chats can be read; what is added in this run is not kept.</source>
        <translation>{reason} チャットは読めますが、今回の追加分は保存されません。</translation>
    </message>
    <message>
        <source>{reason} for {time}</source>
        <translation>{reason} {time}間</translation>
    </message>
    <message>
        <source>{repo} has no file {name}.</source>
        <translation>{repo} にファイル {name} はありません。</translation>
    </message>
    <message>
        <source>{repo} holds no GGUF model that is complete.</source>
        <translation>{repo} に完全なGGUFモデルはありません。</translation>
    </message>
    <message>
        <source>{said} Choose the model again; its proof is kept.</source>
        <translation>{said} モデルを選び直してください。検証は残っています。</translation>
    </message>
    <message>
        <source>{said} Enter the key or token again where one is asked for.</source>
        <translation>{said} 求められたら、キーやトークンを入力し直してください。</translation>
    </message>
    <message>
        <source>{said} It was moved to {name} and a new one was begun. {found}</source>
        <translation>{said} {name} に移し、新しいものを始めました。{found}</translation>
    </message>
    <message>
        <source>{said} The engine that came with Plimsoll is used.</source>
        <translation>{said} Plimsollに付属のエンジンを使います。</translation>
    </message>
    <message>
        <source>{said} There is a new key; other programs need it.</source>
        <translation>{said} 新しいキーになりました。ほかのプログラムに必要です。</translation>
    </message>
    <message>
        <source>{share} of drafts accepted</source>
        <translation>ドラフトの採用率 {share}</translation>
    </message>
    <message>
        <source>{share} of the file is in memory</source>
        <translation>ファイルの {share} がメモリにあります</translation>
    </message>
    <message>
        <source>{share}, {pace}. What is here stays.</source>
        <translation>{share}、{pace}。届いた分は残ります。</translation>
    </message>
    <message>
        <source>{share}. What is here stays.</source>
        <translation>{share}。届いた分は残ります。</translation>
    </message>
    <message>
        <source>{shown} of {n} file</source>
        <translation>ファイル {n} 個中 {shown} 個</translation>
    </message>
    <message>
        <source>{shown} of {n} files</source>
        <translation>ファイル {n} 個中 {shown} 個</translation>
    </message>
    <message>
        <source>{size_bytes} MB are needed on the disk that holds {folder}, and {free_bytes} MB are free.</source>
        <translation>{folder} のあるディスクに {size_bytes}&#xa0;MB が必要ですが、空きは {free_bytes}&#xa0;MB です。</translation>
    </message>
    <message>
        <source>{size} MiB on disk, {expected} MiB published</source>
        <translation>ディスク上 {size}&#xa0;MiB、公開 {expected}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{size} free</source>
        <translation>空き {size}</translation>
    </message>
    <message>
        <source>{size} have arrived and are deleted. Pause keeps them, also when Plimsoll is closed.</source>
        <translation>届いた {size} は削除されます。「一時停止」なら、Plimsollを閉じても残ります。</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request</source>
        <translation>ヘッダー {size} を1回の要求で読みました</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request from {host}</source>
        <translation>ヘッダー {size} を {host} から1回の要求で読みました</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests</source>
        <translation>ヘッダー {size} を {n} 回の要求で読みました</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests from {host}</source>
        <translation>ヘッダー {size} を {host} から {n} 回の要求で読みました</translation>
    </message>
    <message>
        <source>{size} of it a second copy, in the order that the processor reads fastest</source>
        <translation>そのうち {size} は、プロセッサが最も速く読める順に並べた二つ目のコピー</translation>
    </message>
    <message>
        <source>{size} of it for drafting</source>
        <translation>うち {size} はドラフト用</translation>
    </message>
    <message>
        <source>{size} of {expected} MiB stored</source>
        <translation>{expected}&#xa0;MiB 中 {size} を保存</translation>
    </message>
    <message>
        <source>{size} to come</source>
        <translation>残り {size}</translation>
    </message>
    <message>
        <source>{size} to fetch</source>
        <translation>取得 {size}</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <translation>{speed} トークン/秒</translation>
    </message>
    <message>
        <source>{stage}: failed</source>
        <translation>{stage}: 失敗</translation>
    </message>
    <message>
        <source>{stage}: running</source>
        <translation>{stage}: 実行中</translation>
    </message>
    <message>
        <source>{text} 1 more message is damaged beyond reading.</source>
        <translation>{text} ほかに1件のメッセージが壊れていて読めません。</translation>
    </message>
    <message>
        <source>{text} The file on this machine is used.</source>
        <translation>{text} このマシンにあるファイルを使います。</translation>
    </message>
    <message>
        <source>{text} is not a file.</source>
        <translation>{text} はファイルではありません。</translation>
    </message>
    <message>
        <source>{text} {lost} more messages are damaged beyond reading.</source>
        <translation>{text} ほかに {lost} 件のメッセージが壊れていて読めません。</translation>
    </message>
    <message>
        <source>{text} {name} had passed with this setup, so Plimsoll went back to it.</source>
        <translation>{text} {name} はこの構成で合格していたため、Plimsollはそれに戻しました。</translation>
    </message>
    <message>
        <source>{text}, every buffer as predicted</source>
        <translation>{text}、すべてのバッファーが予測どおり</translation>
    </message>
    <message>
        <source>{text}, largest difference {worst} MiB ({name})</source>
        <translation>{text}、最大の差 {worst}&#xa0;MiB({name})</translation>
    </message>
    <message>
        <source>{thought}, folded</source>
        <translation>{thought}、折りたたみ中</translation>
    </message>
    <message>
        <source>{thought}, shown</source>
        <translation>{thought}、表示中</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>残り {time}</translation>
    </message>
    <message>
        <source>{time} left. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>残り {time}。届いた分は、Plimsollを閉じても残ります。</translation>
    </message>
    <message>
        <source>{title} Nothing more is tried before.</source>
        <translation>{title} それまでは何も試しません。</translation>
    </message>
    <message>
        <source>{title} belongs to {owner}: Plimsoll only reads it.</source>
        <translation>{title} は {owner} のもので、Plimsollは読み取るだけです。</translation>
    </message>
    <message>
        <source>{title} comes with Plimsoll and stays in its folder.</source>
        <translation>{title} はPlimsollに付属し、そのフォルダーに残ります。</translation>
    </message>
    <message>
        <source>{title} failed.</source>
        <translation>{title} が失敗しました。</translation>
    </message>
    <message>
        <source>{title} failed. {title2}</source>
        <translation>{title} が失敗しました。{title2}</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computer.</source>
        <translation>{title} の層は、ほかの {n} 台のコンピューターにもあります。</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computers.</source>
        <translation>{title} の層は、ほかの {n} 台のコンピューターにもあります。</translation>
    </message>
    <message>
        <source>{title} is a drafting file: it answers nothing by itself.</source>
        <translation>{title} はドラフト用ファイルです。単独では応答できません。</translation>
    </message>
    <message>
        <source>{title} is damaged: it does not match {by}.</source>
        <translation>{title} は壊れています。{by}と一致しません。</translation>
    </message>
    <message>
        <source>{title} is in {folder} already.</source>
        <translation>{title} はすでに {folder} にあります。</translation>
    </message>
    <message>
        <source>{title} is loaded.</source>
        <translation>{title} は読み込まれています。</translation>
    </message>
    <message>
        <source>{title} is open, and other programs may not open another model.</source>
        <translation>{title} が開いており、ほかのプログラムは別のモデルを開けません。</translation>
    </message>
    <message>
        <source>{title} is still being fetched.</source>
        <translation>{title} はまだ取得中です。</translation>
    </message>
    <message>
        <source>{title} is whole: every byte matches {by}.</source>
        <translation>{title} は完全です。全バイトが{by}と一致します。</translation>
    </message>
    <message>
        <source>{title} makes embeddings, no text: it cannot be opened for a chat.</source>
        <translation>{title} が作るのは埋め込みで、テキストではないため、チャットでは開けません。</translation>
    </message>
    <message>
        <source>{title} makes scores, no text: it cannot be opened for a chat.</source>
        <translation>{title} が作るのはスコアで、テキストではないため、チャットでは開けません。</translation>
    </message>
    <message>
        <source>{title} needs {need} MiB of {where}, and {have} MiB are there up to the load line. It was not downloaded.</source>
        <translation>{title} には {where} {need}&#xa0;MiB が必要ですが、ロードラインまでは {have}&#xa0;MiB です。ダウンロードしませんでした。</translation>
    </message>
    <message>
        <source>{title} was not loaded: it was stopped on the way.</source>
        <translation>{title} は途中で停止したため、読み込まれませんでした。</translation>
    </message>
    <message>
        <source>{title} was taken off the list; its file is untouched.</source>
        <translation>{title} を一覧から外しました。ファイルはそのままです。</translation>
    </message>
    <message>
        <source>{title} was to draft with that file and drafts no more: it is slower.</source>
        <translation>{title} はこのファイルでドラフトする設定でしたが、もうドラフトしません。遅くなります。</translation>
    </message>
    <message>
        <source>{title} {quant} lies in {parent} now.</source>
        <translation>{title} {quant} は {parent} に移りました。</translation>
    </message>
    <message>
        <source>{title} {quant} stays on this computer.</source>
        <translation>{title} {quant} はこのコンピューターに残ります。</translation>
    </message>
    <message>
        <source>{title} {quant} was removed: {freed} GiB are free again.</source>
        <translation>{title} {quant} を削除し、{freed}&#xa0;GiB が空きました。</translation>
    </message>
    <message>
        <source>{title}: no hash was published for this file. Its own was kept: the next check tells whether it changed.</source>
        <translation>{title}: このファイルのハッシュは公開されていません。計算したハッシュを保存したので、次の確認で変化が分かります。</translation>
    </message>
    <message>
        <source>{told}, loaded again</source>
        <translation>{told}、再読み込み</translation>
    </message>
    <message>
        <source>{told}; the file that is here stays.</source>
        <translation>{told}。ここにあるファイルは残ります。</translation>
    </message>
    <message>
        <source>{total} of {total2} layers on the processor</source>
        <translation>{total2} 層中 {total} 層をプロセッサに</translation>
    </message>
    <message>
        <source>{unread} of your receipts could not be read{kept}.</source>
        <translation>検証記録のうち {unread} 件を読めませんでした{kept}。</translation>
    </message>
    <message>
        <source>{used} of {total} GiB in use</source>
        <translation>{total}&#xa0;GiB 中 {used} 使用中</translation>
    </message>
    <message>
        <source>{used} of {total} MiB</source>
        <translation>{total}&#xa0;MiB 中 {used}</translation>
    </message>
    <message>
        <source>{used} of {total} used</source>
        <translation>{total} 中 {used} 使用</translation>
    </message>
    <message>
        <source>{wanted} tokens equal</source>
        <translation>{wanted} トークンが一致</translation>
    </message>
    <message>
        <source>{what} cannot be read: {reason}.</source>
        <translation>{what}を読めません: {reason}。</translation>
    </message>
    <message>
        <source>{what} could not be kept ({error}). They hold until Plimsoll ends.</source>
        <translation>{what}を保存できませんでした({error})。Plimsollの終了まで有効です。</translation>
    </message>
    <message>
        <source>{what} is not a GGUF model file.</source>
        <translation>{what} はGGUFモデルファイルではありません。</translation>
    </message>
    <message>
        <source>{what} needs a sign-in.</source>
        <translation>{what} にはサインインが必要です。</translation>
    </message>
    <message>
        <source>{what}: {path} does not match its hash. The file was left where it is.</source>
        <translation>{what}: {path} がハッシュと一致しません。ファイルは元の場所に残っています。</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not move it.</source>
        <translation>{whose}: Plimsollは移動しません。</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not remove it.</source>
        <translation>{whose}: Plimsollは削除しません。</translation>
    </message>
    <message>
        <source>{why} Trying again in {value} s.</source>
        <translation>{why} {value} 秒後に再試行します。</translation>
    </message>
    <message>
        <source>{with_mtp} tokens/s with drafting, {without} without{share}{pays}{tie}</source>
        <translation>ドラフトありで {with_mtp} トークン/秒、なしで {without}{share}{pays}{tie}</translation>
    </message>
    <message>
        <source>{word} is no address of a page, such as https://chat.example.</source>
        <translation>{word} は https://chat.example のようなページのアドレスではありません。</translation>
    </message>
    <message>
        <source>{word} {is_now} tokens/s, {was} in a good run</source>
        <translation>{word} {is_now} トークン/秒、好調時 {was}</translation>
    </message>
</context>
</TS>
