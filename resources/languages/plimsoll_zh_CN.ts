<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name></name>
    <message>
        <source>% busy</source>
        <translation>% 占用</translation>
    </message>
    <message>
        <source>&apos;input&apos; holds token numbers, which mean other words in this model&apos;s vocabulary.</source>
        <translation>“input”里是词元编号，在这个模型的词表里代表别的词。</translation>
    </message>
    <message>
        <source>&apos;{endpoint}&apos; is not an address of this computer like {loopback}:{default_port}.</source>
        <translation>“{endpoint}”不是本机地址，应形如 {loopback}:{default_port}。</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not in the catalogue.</source>
        <translation>模型目录里没有“{id}”。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be a name.</source>
        <translation>“{name}”不能用作名称。</translation>
    </message>
    <message>
        <source>&apos;{ref}&apos; is not a repository on the Hub.</source>
        <translation>“{ref}”不是 Hub 上的仓库。</translation>
    </message>
    <message>
        <source>&apos;{shown}&apos; does not name a model.</source>
        <translation>“{shown}”不是模型的名称。</translation>
    </message>
    <message>
        <source>&apos;{url}&apos; cannot be asked: {said}.</source>
        <translation>无法询问“{url}”：{said}。</translation>
    </message>
    <message>
        <source>, or sign in with a token to get a higher limit</source>
        <translation>，或用令牌登录以提高限额</translation>
    </message>
    <message>
        <source>, still loading</source>
        <translation>，仍在加载</translation>
    </message>
    <message>
        <source>, {acceptance} of drafts accepted</source>
        <translation>，草稿接受率{acceptance}</translation>
    </message>
    <message>
        <source>, {kept_bytes} MiB of the card not given back</source>
        <translation>，{kept_bytes}&#xa0;MiB 显存未归还</translation>
    </message>
    <message>
        <source>0 always takes the likeliest word. Higher is more varied.</source>
        <translation>0表示总选最可能的词。数值越高，变化越多。</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1张显卡</translation>
    </message>
    <message>
        <source>1 chat</source>
        <translation>1个对话</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1个核心</translation>
    </message>
    <message>
        <source>1 fix waiting</source>
        <translation>1个解决办法待处理</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1小时</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1条消息</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1分钟</translation>
    </message>
    <message>
        <source>1 model file here, readable.</source>
        <translation>这里有1个模型文件，可以读取。</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10分钟</translation>
    </message>
    <message>
        <source>; drafting does not pay here</source>
        <translation>；推测解码在这里不划算</translation>
    </message>
    <message>
        <source>; it was kept as {name}</source>
        <translation>；已保留为 {name}</translation>
    </message>
    <message>
        <source>; of two tokens as good as equal it took the other one</source>
        <translation>；两个可能性几乎相同的词元中，它取了另一个</translation>
    </message>
    <message>
        <source>; the file was kept as {name}</source>
        <translation>；文件已保留为 {name}</translation>
    </message>
    <message>
        <source>A 4-bit cache</source>
        <translation>4位缓存</translation>
    </message>
    <message>
        <source>A bad memory row could not be set aside.</source>
        <translation>损坏的显存行未能停用。</translation>
    </message>
    <message>
        <source>A bad memory row was set aside.</source>
        <translation>损坏的显存行已停用。</translation>
    </message>
    <message>
        <source>A base model: it continues text and was not taught to chat.</source>
        <translation>基础模型：只会续写文本，没有学过对话。</translation>
    </message>
    <message>
        <source>A buffer[ of {size}] in the memory of the computer was refused[, {free} are free].</source>
        <translation>内存中的缓冲区[（{size}）]申请被拒绝[，可用{free}]。</translation>
    </message>
    <message>
        <source>A cache of type {kv_type} does not fit this model&apos;s heads of {size} elements.</source>
        <translation>类型为 {kv_type} 的缓存不适合这个模型的注意力头（{size}个元素）。</translation>
    </message>
    <message>
        <source>A card that runs into its limits again and again loses time, and some lose the whole computer. The search goes down from the base clock until nothing slows the card any more.</source>
        <translation>反复撞上限制的显卡会损失时间，有的甚至使整台电脑宕机。搜索从基础频率逐级降低，直到不再有任何因素使显卡减速。</translation>
    </message>
    <message>
        <source>A chat outgrows the context</source>
        <translation>对话超出上下文时</translation>
    </message>
    <message>
        <source>A checkpoint of {size} bytes could not be made and was left out.</source>
        <translation>大小为{size}字节的检查点无法创建，已略过。</translation>
    </message>
    <message>
        <source>A cold start, a first reply and a long prompt, in a fresh process. Ready means it has been done here.</source>
        <translation>在全新的进程中做一次冷启动、一次首个回复和一次长提示词。“就绪”表示这些已在本机完成。</translation>
    </message>
    <message>
        <source>A condition of the engine was not met[: {expression}].</source>
        <translation>引擎的一个条件未满足[：{expression}]。</translation>
    </message>
    <message>
        <source>A context of {n_ctx} tokens is more than the model was trained for ({limit}).</source>
        <translation>{n_ctx}个词元的上下文超出了模型的训练长度（{limit}）。</translation>
    </message>
    <message>
        <source>A controller inside the card halted.</source>
        <translation>显卡内部的一个控制器停机了。</translation>
    </message>
    <message>
        <source>A controller inside the card stopped.</source>
        <translation>显卡内部的一个控制器停止了。</translation>
    </message>
    <message>
        <source>A conversation of {n_bytes} bytes could not be kept for later.</source>
        <translation>一段{n_bytes}字节的会话无法留存备用。</translation>
    </message>
    <message>
        <source>A download on one of them.</source>
        <translation>其中之一需要下载。</translation>
    </message>
    <message>
        <source>A download.</source>
        <translation>需要下载。</translation>
    </message>
    <message>
        <source>A drafter must have the vocabulary of the model: choose one of the same family, or a file with its own drafting head.</source>
        <translation>草稿模型必须与模型使用同一词表：请选同一系列的模型，或自带推测头的文件。</translation>
    </message>
    <message>
        <source>A folder cannot be written.</source>
        <translation>有文件夹无法写入。</translation>
    </message>
    <message>
        <source>A frozen screen lasts longer; needs an administrator.</source>
        <translation>画面卡死的时间会更长；需要管理员权限。</translation>
    </message>
    <message>
        <source>A guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>A kept conversation did not fit the engine any more.</source>
        <translation>保留的会话已装不进引擎。</translation>
    </message>
    <message>
        <source>A kernel did something the card refuses, such as reading outside its memory.</source>
        <translation>核函数执行了显卡不允许的操作，例如越界读取内存。</translation>
    </message>
    <message>
        <source>A kernel ran longer than the driver allows.</source>
        <translation>核函数运行时间超过了驱动允许的上限。</translation>
    </message>
    <message>
        <source>A kernel touched memory that is not mapped.</source>
        <translation>核函数访问了未映射的内存。</translation>
    </message>
    <message>
        <source>A kernel used the card in a way it refuses.</source>
        <translation>核函数以显卡不允许的方式使用了显卡。</translation>
    </message>
    <message>
        <source>A larger page file</source>
        <translation>更大的页面文件</translation>
    </message>
    <message>
        <source>A larger reserve in the plan</source>
        <translation>规划中预留更多</translation>
    </message>
    <message>
        <source>A library it needs may be missing, or the driver is; `plimsoll detect` tells.</source>
        <translation>可能缺少所需的库，或缺少驱动；运行 `plimsoll detect` 可查明。</translation>
    </message>
    <message>
        <source>A library that the engine needs is missing[: {library}].</source>
        <translation>缺少引擎所需的库[：{library}]。</translation>
    </message>
    <message>
        <source>A link looks like plimsoll://owner/repository?quant=Q4_K_M.</source>
        <translation>链接形如 plimsoll://owner/repository?quant=Q4_K_M。</translation>
    </message>
    <message>
        <source>A little less context.</source>
        <translation>上下文略短。</translation>
    </message>
    <message>
        <source>A memory error ended one program.</source>
        <translation>显存错误使一个程序终止。</translation>
    </message>
    <message>
        <source>A memory error may have touched other programs.</source>
        <translation>显存错误可能影响了其他程序。</translation>
    </message>
    <message>
        <source>A memory error that cannot be corrected.</source>
        <translation>无法纠正的显存错误。</translation>
    </message>
    <message>
        <source>A memory error that could not be mended.</source>
        <translation>未能修复的显存错误。</translation>
    </message>
    <message>
        <source>A micro-batch of {n_ubatch} leaves room for {most} draft tokens.</source>
        <translation>大小为{n_ubatch}的微批次最多容纳{most}个草稿词元。</translation>
    </message>
    <message>
        <source>A minute.</source>
        <translation>一分钟。</translation>
    </message>
    <message>
        <source>A model file begins with the letters GGUF.</source>
        <translation>模型文件以字母 GGUF 开头。</translation>
    </message>
    <message>
        <source>A new key?</source>
        <translation>换新密钥？</translation>
    </message>
    <message>
        <source>A newer engine</source>
        <translation>更新的引擎</translation>
    </message>
    <message>
        <source>A part of Plimsoll failed.</source>
        <translation>Plimsoll 的一部分出了故障。</translation>
    </message>
    <message>
        <source>A part of the model is missing[: part {part} of {parts}].</source>
        <translation>模型缺少一部分[：第{part}部分，共{parts}部分]。</translation>
    </message>
    <message>
        <source>A program on the card faulted; the card itself goes on.</source>
        <translation>显卡上的一个程序出错；显卡本身继续工作。</translation>
    </message>
    <message>
        <source>A proxy or the disk changes the data: fetch it over another network, or check the disk.</source>
        <translation>代理或磁盘改动了数据：请换个网络下载，或检查磁盘。</translation>
    </message>
    <message>
        <source>A proxy setting makes no sense: {error}.</source>
        <translation>代理设置无效：{error}。</translation>
    </message>
    <message>
        <source>A reading does not work ({what}: {name}).</source>
        <translation>有一项读数无法读取（{what}：{name}）。</translation>
    </message>
    <message>
        <source>A release never changes: wait, and ask its makers before you trust it.</source>
        <translation>已发布的版本不会变动：请等待，并先向发布者核实再信任它。</translation>
    </message>
    <message>
        <source>A reply follows a grammar, a JSON schema or a tool&apos;s form, not several.</source>
        <translation>回复只能遵循一种格式：语法、JSON 模式或工具格式，不能同时多种。</translation>
    </message>
    <message>
        <source>A reply is being written</source>
        <translation>正在生成回复</translation>
    </message>
    <message>
        <source>A reply that is still going stops here.</source>
        <translation>正在进行的回复会在这里停止。</translation>
    </message>
    <message>
        <source>A reply {name} is being written already.</source>
        <translation>回复 {name} 已在生成中。</translation>
    </message>
    <message>
        <source>A restart.</source>
        <translation>一次重启。</translation>
    </message>
    <message>
        <source>A restart; other faults are possible.</source>
        <translation>一次重启；还可能有其他故障。</translation>
    </message>
    <message>
        <source>A running model keeps its build; another one is used from the next load on.</source>
        <translation>正在运行的模型沿用原构建；新选的构建从下次加载起生效。</translation>
    </message>
    <message>
        <source>A second computer can lend its card, or its memory, for a model that is too big for this one. It makes room, not speed: the weights cross the network at every load, and each token takes a round trip.</source>
        <translation>对于本机放不下的模型，另一台电脑可以借出显卡或内存。这只增加空间，不提高速度：每次加载时权重都要经过网络，每个词元都要往返一次。</translation>
    </message>
    <message>
        <source>A second file that drafts for the model: an MTP head, or the assistant of a Gemma 4. It must have been made for this very model.</source>
        <translation>为模型进行推测解码的第二个文件：MTP 头，或 Gemma 4 的助手模型。它必须是专为此模型制作的。</translation>
    </message>
    <message>
        <source>A ship’s load line shows how deep it may be loaded. Yours shows how much memory a model may take.</source>
        <translation>船舶的载重线表示最多可以吃水多深。这里的载重线表示模型最多可以占用多少内存。</translation>
    </message>
    <message>
        <source>A sign-in page came instead of the file.</source>
        <translation>收到的是登录页面，而不是文件。</translation>
    </message>
    <message>
        <source>A small loss of quality; needs flash attention.</source>
        <translation>质量略有损失；需要 Flash Attention。</translation>
    </message>
    <message>
        <source>A smaller cache needs flash attention.</source>
        <translation>更小的缓存需要 Flash Attention。</translation>
    </message>
    <message>
        <source>A smaller file of this model</source>
        <translation>此模型的更小文件</translation>
    </message>
    <message>
        <source>A smaller model</source>
        <translation>更小的模型</translation>
    </message>
    <message>
        <source>A split by rows is planned as one by layers: the shares are about the same.</source>
        <translation>按行拆分会当作按层拆分来规划：两者份额大致相同。</translation>
    </message>
    <message>
        <source>A tensor has the type[ {type}], which this engine cannot read.</source>
        <translation>有张量的类型[ {type} ]是此引擎无法读取的。</translation>
    </message>
    <message>
        <source>A text of the request is not valid Unicode: it has half a character.</source>
        <translation>请求中有一段文本不是有效的 Unicode：其中有半个字符。</translation>
    </message>
    <message>
        <source>A token is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>令牌由 Hub 自己的工具保存，Plimsoll 不会改动。</translation>
    </message>
    <message>
        <source>A token is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>令牌保存在变量 HF_TOKEN 中，Plimsoll 不会改动。</translation>
    </message>
    <message>
        <source>A token is kept in this system&apos;s keyring.</source>
        <translation>令牌保存在系统密钥环中。</translation>
    </message>
    <message>
        <source>A token is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>令牌只保留到 Plimsoll 退出：此系统没有密钥环。</translation>
    </message>
    <message>
        <source>A tool is required, but there is none.</source>
        <translation>要求使用工具，但没有提供工具。</translation>
    </message>
    <message>
        <source>A value cache of type {quantised} needs flash attention.</source>
        <translation>类型为 {quantised} 的 V 缓存需要 Flash Attention。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Above 1 makes tokens that were just used less likely.</source>
        <translation>大于1时，刚用过的词元更不容易再出现。</translation>
    </message>
    <message>
        <source>Accept its terms on the Hub, and give Plimsoll a read token of that account.</source>
        <translation>请在 Hub 上接受其条款，并把该账户的只读令牌交给 Plimsoll。</translation>
    </message>
    <message>
        <source>Accept the licence</source>
        <translation>接受许可</translation>
    </message>
    <message>
        <source>Accept the maker&apos;s terms on the repository&apos;s page, make an access token that may read on {host} (Settings, Access Tokens), and paste it here.</source>
        <translation>请在仓库页面接受发布者的条款，在 {host}（Settings → Access Tokens）创建可读的访问令牌，然后粘贴到这里。</translation>
    </message>
    <message>
        <source>Accept the risk to start it, or choose a smaller context.</source>
        <translation>接受风险后即可启动，或选择更小的上下文。</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>访问令牌</translation>
    </message>
    <message>
        <source>Access token for {host}</source>
        <translation>{host} 的访问令牌</translation>
    </message>
    <message>
        <source>Access token…</source>
        <translation>访问令牌…</translation>
    </message>
    <message>
        <source>Add a line &apos;memlock unlimited&apos; for your user to /etc/security/limits.conf, then sign in again.</source>
        <translation>在 /etc/security/limits.conf 中为当前用户添加一行“memlock unlimited”，然后重新登录。</translation>
    </message>
    <message>
        <source>Add a remote server</source>
        <translation>添加远程服务器</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>添加服务器…</translation>
    </message>
    <message>
        <source>Add and ask</source>
        <translation>添加并查询</translation>
    </message>
    <message>
        <source>Add and ask it</source>
        <translation>添加并询问</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add or remove it in the system&apos;s own settings.</source>
        <translation>请在系统设置中添加或移除。</translation>
    </message>
    <message>
        <source>Add to librechat.yaml and start it again.</source>
        <translation>添加到 librechat.yaml，然后重新启动它。</translation>
    </message>
    <message>
        <source>Add to settings.json; Zed asks for the key in the settings of its agent panel.</source>
        <translation>添加到 settings.json；Zed 会在智能体面板的设置中要求输入密钥。</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>加入列表</translation>
    </message>
    <message>
        <source>Add to ~/.codex/config.toml, then put the key into the terminal&apos;s environment.</source>
        <translation>添加到 ~/.codex/config.toml，然后把密钥放进终端的环境变量。</translation>
    </message>
    <message>
        <source>Add to ~/.continue/config.yaml.</source>
        <translation>添加到 ~/.continue/config.yaml。</translation>
    </message>
    <message>
        <source>Add your user to the group that owns /dev/nvidia0 (often &apos;video&apos; or &apos;render&apos;).</source>
        <translation>把当前用户加入 /dev/nvidia0 所属的组（通常是“video”或“render”）。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Address of the tunnel&apos;s end here</source>
        <translation>隧道在本机一端的地址</translation>
    </message>
    <message>
        <source>Admin Panel, Settings, Connections, OpenAI API: add a connection.</source>
        <translation>Admin Panel → Settings → Connections → OpenAI API：添加一个连接。</translation>
    </message>
    <message>
        <source>After a restart of the computer</source>
        <translation>电脑重启之后</translation>
    </message>
    <message>
        <source>After a sleep the driver refuses every program.</source>
        <translation>睡眠之后，驱动拒绝所有程序。</translation>
    </message>
    <message>
        <source>After an edit more is read again.</source>
        <translation>编辑之后，需要重读的内容更多。</translation>
    </message>
    <message>
        <source>After the unload the card stayed taken.</source>
        <translation>卸载之后，显存仍被占用。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All buffers are in the memory of the computer.</source>
        <translation>所有缓冲区都在内存中。</translation>
    </message>
    <message>
        <source>All but one of the {n} cores this program may use.</source>
        <translation>此程序可用的{n}个核心中，除一个外全部使用。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>All fixes</source>
        <translation>全部解决办法</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>Allow it under Settings, Local API, or ask the open one.</source>
        <translation>请在“设置 → 本地 API”中允许，或询问已打开的模型。</translation>
    </message>
    <message>
        <source>Allow more locked memory</source>
        <translation>允许锁定更多内存</translation>
    </message>
    <message>
        <source>Already on this computer</source>
        <translation>已在本机</translation>
    </message>
    <message>
        <source>An 8-bit cache</source>
        <translation>8位缓存</translation>
    </message>
    <message>
        <source>An administrator&apos;s permission was not given; the clocks stay as they are.</source>
        <translation>未获得管理员许可；时钟频率保持不变。</translation>
    </message>
    <message>
        <source>An honest error instead of a crawl.</source>
        <translation>明确报错，而不是慢如爬行。</translation>
    </message>
    <message>
        <source>An older engine</source>
        <translation>较旧的引擎</translation>
    </message>
    <message>
        <source>An uncompressed cache</source>
        <translation>未压缩的缓存</translation>
    </message>
    <message>
        <source>Another character.</source>
        <translation>风格不同。</translation>
    </message>
    <message>
        <source>Another chat template</source>
        <translation>另一个对话模板</translation>
    </message>
    <message>
        <source>Another drafting model</source>
        <translation>另一个草稿模型</translation>
    </message>
    <message>
        <source>Another driver version</source>
        <translation>另一个驱动版本</translation>
    </message>
    <message>
        <source>Another file of this model</source>
        <translation>此模型的另一个文件</translation>
    </message>
    <message>
        <source>Another folder for models</source>
        <translation>另一个模型文件夹</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>另一个模型</translation>
    </message>
    <message>
        <source>Another model is answering.</source>
        <translation>另一个模型正在回答。</translation>
    </message>
    <message>
        <source>Another model is being opened.</source>
        <translation>正在打开另一个模型。</translation>
    </message>
    <message>
        <source>Another program holds the memory of the card.</source>
        <translation>另一个程序占着显存。</translation>
    </message>
    <message>
        <source>Another program is being answered</source>
        <translation>正在回复另一个程序</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>另一个来源</translation>
    </message>
    <message>
        <source>Another split over the cards</source>
        <translation>另一种多卡拆分方式</translation>
    </message>
    <message>
        <source>Another variant of this file</source>
        <translation>此文件的另一个变体</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>版本不同</translation>
    </message>
    <message>
        <source>Another way to use the card</source>
        <translation>另一种使用显卡的方式</translation>
    </message>
    <message>
        <source>Answer on this computer again</source>
        <translation>重新在本机回答</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>有应答</translation>
    </message>
    <message>
        <source>Answers the chat</source>
        <translation>回答对话</translation>
    </message>
    <message>
        <source>Any other program</source>
        <translation>其他任何程序</translation>
    </message>
    <message>
        <source>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, add one.</source>
        <translation>AnythingLLM：Settings → LLM → Generic OpenAI。Jan：Settings → Model Providers，添加一个。</translation>
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
        <translation>以管理员身份把时钟锁定到显卡的基础频率：nvidia-smi -lgc。</translation>
    </message>
    <message>
        <source>As an administrator set TdrDelay to 10 under HKLM, System, CurrentControlSet, Control, GraphicsDrivers, and restart.</source>
        <translation>以管理员身份把 HKLM、System、CurrentControlSet、Control、GraphicsDrivers 下的 TdrDelay 设为10，然后重启。</translation>
    </message>
    <message>
        <source>As an administrator set the module option NVreg_RegistryDwords=RmWatchDogTimeOut=30 and restart. Real hangs then last longer.</source>
        <translation>以管理员身份设置模块选项 NVreg_RegistryDwords=RmWatchDogTimeOut=30，然后重启。此后真正的卡死会持续更久。</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <translation>按设置</translation>
    </message>
    <message>
        <source>As the server tells it; the port is often 8000 or 8080.</source>
        <translation>按服务器给出的地址填写；端口通常是8000或8080。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>请过一会儿再问。</translation>
    </message>
    <message>
        <source>Ask again in {wait} s.</source>
        <translation>请在{wait}秒后再问。</translation>
    </message>
    <message>
        <source>Ask again when its model is loaded.</source>
        <translation>请等它的模型加载后再问。</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>请再问一次。</translation>
    </message>
    <message>
        <source>Ask again; if it fails again, choose another file of the model.</source>
        <translation>请再问一次；如仍失败，请选择此模型的另一个文件。</translation>
    </message>
    <message>
        <source>Ask all again</source>
        <translation>重新查询全部</translation>
    </message>
    <message>
        <source>Ask for it again to go on from there.</source>
        <translation>再次请求，即可从那里继续。</translation>
    </message>
    <message>
        <source>Ask it shorter, begin a new chat, choose a larger context, or let the oldest turns be left out in Settings.</source>
        <translation>请缩短提问、开始新对话、选择更大的上下文，或在设置中允许略去最早的对话轮次。</translation>
    </message>
    <message>
        <source>Ask the last question differently</source>
        <translation>换一种方式问上一个问题</translation>
    </message>
    <message>
        <source>Ask the model host too</source>
        <translation>也询问模型主机</translation>
    </message>
    <message>
        <source>Ask the server again for its models, and choose one of them.</source>
        <translation>请重新向服务器查询模型，并选择其中之一。</translation>
    </message>
    <message>
        <source>Ask this differently</source>
        <translation>换个问法</translation>
    </message>
    <message>
        <source>Ask this differently: what followed stays as another version.</source>
        <translation>换个问法：其后的内容保留为另一个版本。</translation>
    </message>
    <message>
        <source>Ask {name}…</source>
        <translation>向 {name} 提问…</translation>
    </message>
    <message>
        <source>Ask {name}… The whole chat is sent there.</source>
        <translation>向 {name} 提问… 整个对话都会发送到那里。</translation>
    </message>
    <message>
        <source>Ask {server} what it offers</source>
        <translation>询问 {server} 提供什么</translation>
    </message>
    <message>
        <source>Asked. A model that is not in memory is loaded first.</source>
        <translation>已询问。不在内存中的模型会先加载。</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>正在询问</translation>
    </message>
    <message>
        <source>Asking the Hub which files there are…</source>
        <translation>正在向 Hub 查询有哪些文件…</translation>
    </message>
    <message>
        <source>Asking the model host.</source>
        <translation>正在询问模型主机。</translation>
    </message>
    <message>
        <source>Asking the other computer was given up.</source>
        <translation>已放弃询问另一台电脑。</translation>
    </message>
    <message>
        <source>Asking which builds suit this computer</source>
        <translation>正在查询哪些构建适合本机</translation>
    </message>
    <message>
        <source>Asking {host} for what is popular…</source>
        <translation>正在向 {host} 查询热门模型…</translation>
    </message>
    <message>
        <source>Asking {host} for “{words}”…</source>
        <translation>正在 {host} 上搜索“{words}”…</translation>
    </message>
    <message>
        <source>Asking {host} which files there are…</source>
        <translation>正在向 {host} 查询有哪些文件…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Asks the model for a few words at this address.</source>
        <translation>向此地址的模型要几个词，以作测试。</translation>
    </message>
    <message>
        <source>At every start of the computer the card is locked to {limits}.</source>
        <translation>每次启动电脑时，显卡都会锁定为{limits}。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同时</translation>
    </message>
    <message>
        <source>At the stop: {figures}</source>
        <translation>停止时：{figures}</translation>
    </message>
    <message>
        <source>At {first} and at {second}: {title}</source>
        <translation>{first} 和 {second}：{title}</translation>
    </message>
    <message>
        <source>Attach text files</source>
        <translation>附加文本文件</translation>
    </message>
    <message>
        <source>Attach text files (Ctrl+Shift+A)</source>
        <translation>附加文本文件 (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Attach the part that matters.</source>
        <translation>请附加重要的部分。</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>8月</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>Back to the results (Esc)</source>
        <translation>返回结果 (Esc)</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Bandwidth.</source>
        <translation>带宽。</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. Speeds are public reports for the same kind of card; the proof step measures yours.</source>
        <translation>条形以同一比例显示 MiB。速度来自同类显卡的公开报告；本机显卡的速度由验证步骤实测。</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. The proof step measures the speed.</source>
        <translation>条形以同一比例显示 MiB。速度由验证步骤实测。</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>基础频率</translation>
    </message>
    <message>
        <source>Base model: it continues a text, it does not chat.</source>
        <translation>基础模型：只会续写文本，不会对话。</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>quality</comment>
        <translation>基本</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>之前与现在</translation>
    </message>
    <message>
        <source>Behind a company&apos;s filter, set SSL_CERT_FILE to its certificate; else check this computer&apos;s clock.</source>
        <translation>若在公司过滤网关之后，请把 SSL_CERT_FILE 设为其证书；否则请检查本机时钟。</translation>
    </message>
    <message>
        <source>Being planned</source>
        <translation>正在规划</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Best for each</source>
        <translation>各项最佳</translation>
    </message>
    <message>
        <source>Block nouveau (the package of NVIDIA&apos;s driver does that), then restart.</source>
        <translation>屏蔽 nouveau（NVIDIA 驱动的软件包会这样做），然后重启。</translation>
    </message>
    <message>
        <source>Both must have the same one[: there it is {theirs}][, here {ours}].</source>
        <translation>两边必须一致[：那边是 {theirs}][，这里是 {ours}]。</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Buffers in computer memory</source>
        <translation>内存中的缓冲区</translation>
    </message>
    <message>
        <source>Buffers on the card</source>
        <translation>显卡上的缓冲区</translation>
    </message>
    <message>
        <source>Build the engine on this computer, or use a newer one.</source>
        <translation>在本机构建引擎，或使用更新的引擎。</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>By free memory</source>
        <translation>按可用内存</translation>
    </message>
    <message>
        <source>By itself, this model does not.</source>
        <translation>此模型默认不思考。</translation>
    </message>
    <message>
        <source>By itself, this model does.</source>
        <translation>此模型默认会思考。</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0, not commercial</source>
        <translation>CC BY-NC 4.0，禁止商用</translation>
    </message>
    <message>
        <source>CUDA 13.2 before 13.2.2 makes wrong code for IQ quants.</source>
        <translation>CUDA 13.2（13.2.2 之前）会为 IQ 量化生成错误的代码。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>CUDA graphs off</source>
        <translation>关闭 CUDA 图</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is set to &apos;{value}&apos;, which hides every card from the engine.</source>
        <translation>CUDA_VISIBLE_DEVICES 被设为“{value}”，引擎因此看不到任何显卡。</translation>
    </message>
    <message>
        <source>Cache f16: it fits uncompressed.</source>
        <translation>缓存 f16：不压缩也放得下。</translation>
    </message>
    <message>
        <source>Cache in the computer&apos;s memory</source>
        <translation>缓存放在内存中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>取消下载</translation>
    </message>
    <message>
        <source>Cancel the work in progress</source>
        <translation>取消正在进行的工作</translation>
    </message>
    <message>
        <source>Cancel {title}?</source>
        <translation>取消 {title}？</translation>
    </message>
    <message>
        <source>Cancel?</source>
        <translation>取消？</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>取消…</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>无法使用</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Card and driver</source>
        <translation>显卡与驱动</translation>
    </message>
    <message>
        <source>Card memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Card memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>过去{n}秒的显存：最低{lowest}，最高{highest}，停止时{last}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. Less room for the model, fewer surprises.</source>
        <translation>任何规划都不得占用的显存。留给模型的空间变小，意外也更少。</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. This computer has no NVIDIA card.</source>
        <translation>任何规划都不得占用的显存。这台电脑没有 NVIDIA 显卡。</translation>
    </message>
    <message>
        <source>Card memory, last {n} s</source>
        <translation>显存，过去{n}秒</translation>
    </message>
    <message>
        <source>Card {index} hangs on a link of {narrow} GB/s or less.</source>
        <translation>显卡{index}所在的链路不超过{narrow}&#xa0;GB/s。</translation>
    </message>
    <message>
        <source>Card {index} is listed but cannot be used ({message}).</source>
        <translation>显卡{index}已列出，但无法使用（{message}）。</translation>
    </message>
    <message>
        <source>Card {index}: shared memory in use</source>
        <translation>显卡{index}：正在使用共享内存</translation>
    </message>
    <message>
        <source>Card {index}: {busy} % busy, its memory controller {controller} %</source>
        <translation>显卡{index}：占用{busy}%，其显存控制器{controller}%</translation>
    </message>
    <message>
        <source>Card {index}: {shared} MiB of system memory lent to it</source>
        <translation>显卡{index}：借用了{shared}&#xa0;MiB 系统内存</translation>
    </message>
    <message>
        <source>Card {n}</source>
        <translation>显卡{n}</translation>
    </message>
    <message>
        <source>Card {slow} is {known} % busy while another waits.</source>
        <translation>显卡{slow}占用{known}%，而另一张在等待。</translation>
    </message>
    <message>
        <source>Card, driver or system rule every published build out.</source>
        <translation>显卡、驱动或系统排除了所有已发布的构建。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>证书颁发机构</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Change it: a smaller context, a lighter cache or a smaller micro-batch.</source>
        <translation>请更改配置：更小的上下文、更轻的缓存或更小的微批次。</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <translation>更改 {server}</translation>
    </message>
    <message>
        <source>Changes at once. What models write is theirs, and the command line is in English.</source>
        <translation>立即切换。模型写的内容不受影响，命令行仍为英文。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Chat when proven</source>
        <translation>验证后对话</translation>
    </message>
    <message>
        <source>Chat, Models, Monitor, Fixes, Settings</source>
        <translation>对话、模型、监视、解决办法、设置</translation>
    </message>
    <message>
        <source>Chats (Ctrl+B)</source>
        <translation>对话列表 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Chats, receipts and settings</source>
        <translation>对话、验证记录与设置</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, and sign in to the network with a browser.</source>
        <translation>请检查 HTTPS_PROXY 和 NO_PROXY，并用浏览器登录网络。</translation>
    </message>
    <message>
        <source>Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY (the form is http://host:port).</source>
        <translation>请检查 HTTP_PROXY、HTTPS_PROXY 和 NO_PROXY（格式为 http://host:port）。</translation>
    </message>
    <message>
        <source>Check PLIMSOLL_RELEASES_ENDPOINT, or try again later.</source>
        <translation>请检查 PLIMSOLL_RELEASES_ENDPOINT，或稍后再试。</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再次检查</translation>
    </message>
    <message>
        <source>Check host, port and path; the address usually ends in /v1.</source>
        <translation>请检查主机、端口和路径；地址通常以 /v1 结尾。</translation>
    </message>
    <message>
        <source>Check it again with `plimsoll runtimes check` after a change.</source>
        <translation>更改之后请用 `plimsoll runtimes check` 再次检查。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Check power and cooling</source>
        <translation>检查供电与散热</translation>
    </message>
    <message>
        <source>Check that disk.</source>
        <translation>请检查该磁盘。</translation>
    </message>
    <message>
        <source>Check that disk; the file was left where it is.</source>
        <translation>请检查该磁盘；文件留在原处。</translation>
    </message>
    <message>
        <source>Check that every power plug of the card sits firmly and on a cable of its own, that the fans turn and the dust is out.</source>
        <translation>请检查显卡的每个供电插头是否插紧并各用一根线，风扇是否转动，灰尘是否清理干净。</translation>
    </message>
    <message>
        <source>Check that the card is plugged in, and that a container or a virtual machine gets it.</source>
        <translation>请检查显卡是否插好，以及容器或虚拟机能否使用它。</translation>
    </message>
    <message>
        <source>Check that the server runs, listens on its network and that host and port are right.</source>
        <translation>请检查服务器是否在运行、是否在其网络上监听，主机和端口是否正确。</translation>
    </message>
    <message>
        <source>Check the card&apos;s power cables.</source>
        <translation>请检查显卡的供电线。</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions.</source>
        <translation>请检查磁盘和文件权限。</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>检查文件</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>请检查文件权限。</translation>
    </message>
    <message>
        <source>Check the folder and its permissions.</source>
        <translation>请检查文件夹及其权限。</translation>
    </message>
    <message>
        <source>Check the name on the repository&apos;s page.</source>
        <translation>请在仓库页面核对名称。</translation>
    </message>
    <message>
        <source>Check the network and the proxy settings.</source>
        <translation>请检查网络和代理设置。</translation>
    </message>
    <message>
        <source>Check the network connection, then try again.</source>
        <translation>请检查网络连接，然后再试。</translation>
    </message>
    <message>
        <source>Check the path and that you may read the file.</source>
        <translation>请检查路径，以及是否有权读取该文件。</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>请检查路径。</translation>
    </message>
    <message>
        <source>Check the proxy settings, or name the server in NO_PROXY.</source>
        <translation>请检查代理设置，或把服务器写入 NO_PROXY。</translation>
    </message>
    <message>
        <source>Check the reference; if it is right, try again later.</source>
        <translation>请检查引用；若无误，请稍后再试。</translation>
    </message>
    <message>
        <source>Check the spelling: owner/repository:QUANT. It may also have been removed.</source>
        <translation>请检查拼写：owner/repository:QUANT。它也可能已被删除。</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>检查本机</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>正在检查文件</translation>
    </message>
    <message>
        <source>Checking what was fetched</source>
        <translation>正在检查已下载的内容</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>正在检查 {name}</translation>
    </message>
    <message>
        <source>Checking {share}</source>
        <translation>正在检查{share}</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Checkpoints of the conversation filled the memory of the computer.</source>
        <translation>会话的检查点占满了内存。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Choose a clock between the two.</source>
        <translation>请在两者之间选一个时钟频率。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Choose a fix, or dismiss the failure, to change this.</source>
        <translation>要更改此项，请选择一个解决办法，或忽略此次失败。</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>选择模型文件</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <translation>先选择模型</translation>
    </message>
    <message>
        <source>Choose a model that runs on this card: `plimsoll plan` shows where one would lie.</source>
        <translation>请选择能在此显卡上运行的模型：`plimsoll plan` 会显示它将放在哪里。</translation>
    </message>
    <message>
        <source>Choose a model that writes text.</source>
        <translation>请选择能生成文本的模型。</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <source>Choose a repository whose name ends in GGUF.</source>
        <translation>请选择名称以 GGUF 结尾的仓库。</translation>
    </message>
    <message>
        <source>Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>请选择更小的上下文、更轻的缓存或更小的文件。</translation>
    </message>
    <message>
        <source>Choose a smaller quant or a smaller model.</source>
        <translation>请选择更小的量化或更小的模型。</translation>
    </message>
    <message>
        <source>Choose and prove one in Plimsoll first.</source>
        <translation>请先在 Plimsoll 中选择并验证一个。</translation>
    </message>
    <message>
        <source>Choose another file of the model: makers mend templates in later files.</source>
        <translation>请选择此模型的另一个文件：发布者会在后来的文件里修正模板。</translation>
    </message>
    <message>
        <source>Choose another folder, or make room.</source>
        <translation>请选择另一个文件夹，或腾出空间。</translation>
    </message>
    <message>
        <source>Choose another folder, or rename that file.</source>
        <translation>请选择另一个文件夹，或重命名那个文件。</translation>
    </message>
    <message>
        <source>Choose another port in Settings.</source>
        <translation>请在设置中选择另一个端口。</translation>
    </message>
    <message>
        <source>Choose another quant of this model.</source>
        <translation>请选择此模型的另一个量化。</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>另选…</translation>
    </message>
    <message>
        <source>Choose at most {limit}.</source>
        <translation>最多选择{limit}。</translation>
    </message>
    <message>
        <source>Choose f16.</source>
        <translation>请选择 f16。</translation>
    </message>
    <message>
        <source>Choose one of its files.</source>
        <translation>请选择其中一个文件。</translation>
    </message>
    <message>
        <source>Choose one of the cards that `plimsoll detect` lists.</source>
        <translation>请从 `plimsoll detect` 列出的显卡中选择一张。</translation>
    </message>
    <message>
        <source>Choose the file that was made for this very model, or draft without one.</source>
        <translation>请选择专为此模型制作的文件，或不用该文件进行推测解码。</translation>
    </message>
    <message>
        <source>Choose the first part of the model, or download the file again.</source>
        <translation>请选择模型的第一部分，或重新下载文件。</translation>
    </message>
    <message>
        <source>Choose the model file that it belongs to.</source>
        <translation>请选择它所属的模型文件。</translation>
    </message>
    <message>
        <source>Choose the split by layers.</source>
        <translation>请选择按层拆分。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Chosen engine</source>
        <translation>已选引擎</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>清除已完成项</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清空搜索</translation>
    </message>
    <message>
        <source>Clock helper</source>
        <translation>时钟助手</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Clocks of the card</source>
        <translation>显卡的时钟</translation>
    </message>
    <message>
        <source>Clocks of the card: {line}</source>
        <translation>显卡的时钟：{line}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close Plimsoll, get its files again (git pull, or a new copy) and run python packaging/bootstrap.py setup in their folder. If that does not help, delete the folder .venv there and run it once more.</source>
        <translation>关闭 Plimsoll，重新获取它的文件（git pull 或新的副本），然后在其文件夹中运行 python packaging/bootstrap.py setup。如果没有帮助，请删除那里的 .venv 文件夹，再运行一次。</translation>
    </message>
    <message>
        <source>Close every program that uses the card, then as an administrator: modprobe -r nvidia_uvm, then modprobe nvidia_uvm.</source>
        <translation>关闭所有使用显卡的程序，然后以管理员身份执行：modprobe -r nvidia_uvm，再执行 modprobe nvidia_uvm。</translation>
    </message>
    <message>
        <source>Close other programs</source>
        <translation>关闭其他程序</translation>
    </message>
    <message>
        <source>Close programs, or choose a smaller embedding model.</source>
        <translation>关闭一些程序，或选择更小的嵌入模型。</translation>
    </message>
    <message>
        <source>Close the other program</source>
        <translation>关闭那个程序</translation>
    </message>
    <message>
        <source>Close the other programs that use the card, then try again. Plimsoll never ends them.</source>
        <translation>请关闭其他使用显卡的程序，然后再试。Plimsoll 绝不会结束它们。</translation>
    </message>
    <message>
        <source>Close the other window, or run &apos;plimsoll clocks reset&apos;.</source>
        <translation>请关闭另一个窗口，或运行“plimsoll clocks reset”。</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此提示</translation>
    </message>
    <message>
        <source>Close what else uses the card, or choose a smaller context.</source>
        <translation>请关闭其他使用显卡的程序，或选择更小的上下文。</translation>
    </message>
    <message>
        <source>Close what else uses the card; if it stays slow, prove the model again.</source>
        <translation>请关闭其他使用显卡的程序；如果依旧很慢，请重新验证模型。</translation>
    </message>
    <message>
        <source>Close what holds it, or choose a smaller context.</source>
        <translation>请关闭占用它的程序，或选择更小的上下文。</translation>
    </message>
    <message>
        <source>Close what you do not need, first the programs that use most memory, then try again.</source>
        <translation>请关闭不需要的程序，先从占内存最多的开始，然后再试。</translation>
    </message>
    <message>
        <source>Close what you do not need, or raise the limit that binds.</source>
        <translation>请关闭不需要的程序，或提高受限的那个上限。</translation>
    </message>
    <message>
        <source>Closing the window leaves the model loaded.</source>
        <translation>关闭窗口后，模型仍保持加载。</translation>
    </message>
    <message>
        <source>Coding agent</source>
        <translation>编程智能体</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Compare the file&apos;s SHA-256 with the one published where it came from.</source>
        <translation>请把文件的 SHA-256 与来源处公布的值比较。</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Compute needs {compute} MiB, {left} MiB are left.</source>
        <translation>计算需要{compute}&#xa0;MiB，只剩{left}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Computer memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Computer memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>过去{n}秒的内存：最低{lowest}，最高{highest}，停止时{last}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Computer memory, last {n} s</source>
        <translation>内存，过去{n}秒</translation>
    </message>
    <message>
        <source>Connect another app</source>
        <translation>连接其他应用</translation>
    </message>
    <message>
        <source>Connect another app…</source>
        <translation>连接其他应用…</translation>
    </message>
    <message>
        <source>Contained memory error</source>
        <translation>受控的显存错误</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Context switch timeout</source>
        <translation>上下文切换超时</translation>
    </message>
    <message>
        <source>Context {n_ctx} instead of {n_ctx2}</source>
        <translation>上下文{n_ctx}，而不是{n_ctx2}</translation>
    </message>
    <message>
        <source>Context {n_ctx}: all that the model was trained for.</source>
        <translation>上下文{n_ctx}：模型训练时的最大长度。</translation>
    </message>
    <message>
        <source>Context {n_ctx}: more would serve {goals} no better.</source>
        <translation>上下文{n_ctx}：再大也不会更有利于{goals}。</translation>
    </message>
    <message>
        <source>Context {n_ctx}: the longest of the usual sizes that fits.</source>
        <translation>上下文{n_ctx}：常用长度中放得下的最长一档。</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>上下文，词元</translation>
    </message>
    <message>
        <source>Context: {text}</source>
        <translation>上下文：{text}</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copies to the card are a little slower.</source>
        <translation>复制到显卡会稍慢一些。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub.</source>
        <translation>请从 Hub 完整复制。</translation>
    </message>
    <message>
        <source>Copy it whole from the server.</source>
        <translation>请从服务器完整复制。</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>复制密钥</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <translation>复制此代码</translation>
    </message>
    <message>
        <source>Copy this question</source>
        <translation>复制此问题</translation>
    </message>
    <message>
        <source>Copy this reply</source>
        <translation>复制此回复</translation>
    </message>
    <message>
        <source>Copy with the key</source>
        <translation>连同密钥复制</translation>
    </message>
    <message>
        <source>Copy {command}</source>
        <translation>复制 {command}</translation>
    </message>
    <message>
        <source>Core clock</source>
        <translation>核心频率</translation>
    </message>
    <message>
        <source>Correct HTTP_PROXY, HTTPS_PROXY or ALL_PROXY.</source>
        <translation>请更正 HTTP_PROXY、HTTPS_PROXY 或 ALL_PROXY。</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>代价：{cost}</translation>
    </message>
    <message>
        <source>Creative</source>
        <translation>创意</translation>
    </message>
    <message>
        <source>Cursor and others send every request through their own servers, which cannot reach this computer.</source>
        <translation>Cursor 等程序的每个请求都经由它们自己的服务器，那些服务器无法访问本机。</translation>
    </message>
    <message>
        <source>DRY</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>12月</translation>
    </message>
    <message>
        <source>Decisive lines</source>
        <translation>关键日志行</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>已删除“{title}”。</translation>
    </message>
    <message>
        <source>Desktop and other programs</source>
        <translation>桌面与其他程序</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Disk: {name}</source>
        <translation>磁盘：{name}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Display clock</source>
        <translation>显示时钟</translation>
    </message>
    <message>
        <source>Do anything by its name</source>
        <translation>输入名称，执行任何操作</translation>
    </message>
    <message>
        <source>Do not lock in memory</source>
        <translation>不锁定在内存中</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>不打开</translation>
    </message>
    <message>
        <source>Do not open {name}</source>
        <translation>不打开 {name}</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>Does not fit: {n} MiB over the load line</source>
        <translation>放不下：超出载重线{n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Double bit ECC error</source>
        <translation>双比特 ECC 错误</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download</source>
        <comment>verb</comment>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download a GGUF file of this model.</source>
        <translation>下载此模型的 GGUF 文件。</translation>
    </message>
    <message>
        <source>Download a little-endian file of this model, from another repository if need be.</source>
        <translation>下载此模型的小端序文件，必要时换一个仓库。</translation>
    </message>
    <message>
        <source>Download a newer file of this model.</source>
        <translation>下载此模型的较新文件。</translation>
    </message>
    <message>
        <source>Download it into the same folder.</source>
        <translation>下载到同一文件夹。</translation>
    </message>
    <message>
        <source>Download of {title}: {share}, {figures}</source>
        <translation>{title} 的下载：{share}，{figures}</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>重新下载此文件。</translation>
    </message>
    <message>
        <source>Download the file itself, for example with `plimsoll pull`.</source>
        <translation>请下载文件本身，例如用 `plimsoll pull`。</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <translation>下载{size}</translation>
    </message>
    <message>
        <source>Download {size} and the engine</source>
        <translation>下载{size}和引擎</translation>
    </message>
    <message>
        <source>Downloaded: {model}</source>
        <translation>已下载：{model}</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Downloads · {n}</source>
        <translation>下载 · {n}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Drafting</source>
        <translation>推测解码</translation>
    </message>
    <message>
        <source>Drafting (MTP)</source>
        <translation>推测解码 (MTP)</translation>
    </message>
    <message>
        <source>Drafting changed the reply; it must never do that.</source>
        <translation>推测解码改变了回复，这绝不应发生。</translation>
    </message>
    <message>
        <source>Drafting does not pay now and is switched off: {rate} tokens/s with it, {plain} without.</source>
        <translation>推测解码目前不划算，已关闭：开启时{rate}词元/秒，关闭时{plain}。</translation>
    </message>
    <message>
        <source>Drafting does not pay on this computer.</source>
        <translation>推测解码在本机不划算。</translation>
    </message>
    <message>
        <source>Drafting does not pay: {with_mtp} tokens/s with it, {without} without.</source>
        <translation>推测解码不划算：开启时{with_mtp}词元/秒，关闭时{without}。</translation>
    </message>
    <message>
        <source>Drafting file</source>
        <translation>推测解码文件</translation>
    </message>
    <message>
        <source>Drafting file: it drafts for the model that it was made for, it does not chat.</source>
        <translation>推测解码文件：为其对应的模型起草，不能对话。</translation>
    </message>
    <message>
        <source>Drafting got a micro-batch of {least_ubatch}: there was no room for {asked}.</source>
        <translation>推测解码采用大小为{least_ubatch}的微批次：放不下{asked}。</translation>
    </message>
    <message>
        <source>Drafting is off to save memory.</source>
        <translation>为节省内存，推测解码已关闭。</translation>
    </message>
    <message>
        <source>Drafting is off: it slows models of this size down.</source>
        <translation>推测解码已关闭：它会拖慢这种大小的模型。</translation>
    </message>
    <message>
        <source>Drafting is off: the engine cannot use several MTP layers of this kind.</source>
        <translation>推测解码已关闭：引擎不能使用多个此类 MTP 层。</translation>
    </message>
    <message>
        <source>Drafting is off: with quantised weights it slows a processor down.</source>
        <translation>推测解码已关闭：权重量化后，它会拖慢处理器。</translation>
    </message>
    <message>
        <source>Drafting needs {draft} MiB, {free_mib} MiB are free.</source>
        <translation>推测解码需要{draft}&#xa0;MiB，可用{free_mib}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Drafting off</source>
        <translation>关闭推测解码</translation>
    </message>
    <message>
        <source>Drafting on</source>
        <translation>开启推测解码</translation>
    </message>
    <message>
        <source>Drafting on and off (MTP)</source>
        <translation>开启与关闭推测解码 (MTP)</translation>
    </message>
    <message>
        <source>Drafting pays again: {rate} tokens/s with it, {plain} without.</source>
        <translation>推测解码又划算了：开启时{rate}词元/秒，关闭时{plain}。</translation>
    </message>
    <message>
        <source>Drafting steps aside while several replies are written at once.</source>
        <translation>同时生成多个回复时，推测解码会暂停。</translation>
    </message>
    <message>
        <source>Drafts accepted</source>
        <translation>已接受的草稿</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Driver firmware error</source>
        <translation>驱动固件错误</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>驱动 {version}</translation>
    </message>
    <message>
        <source>Drop the oldest</source>
        <translation>丢弃最早的</translation>
    </message>
    <message>
        <source>Earlier question</source>
        <translation>较早的问题</translation>
    </message>
    <message>
        <source>Earlier reply</source>
        <translation>较早的回复</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs can ask it too.</source>
        <translation>编辑器、智能体和聊天程序也可以向它提问。</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs on this computer use the model proven here.</source>
        <translation>本机上的编辑器、智能体和聊天程序可使用在此验证过的模型。</translation>
    </message>
    <message>
        <source>Embedding model: it turns texts into vectors, it does not chat.</source>
        <translation>嵌入模型：把文本变成向量，不会对话。</translation>
    </message>
    <message>
        <source>Ended by SIGBUS: a mapped file is shorter than it was.</source>
        <translation>被 SIGBUS 终止：映射的文件比原来短。</translation>
    </message>
    <message>
        <source>Ended by the out-of-memory killer.</source>
        <translation>被内存不足终止程序（OOM killer）终止。</translation>
    </message>
    <message>
        <source>Ended by {signal}.</source>
        <translation>被 {signal} 终止。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <translation>引擎内存</translation>
    </message>
    <message>
        <source>Engine {version}</source>
        <translation>引擎 {version}</translation>
    </message>
    <message>
        <source>Engine: {name}</source>
        <translation>引擎：{name}</translation>
    </message>
    <message>
        <source>Engine: {setting}</source>
        <translation>引擎：{setting}</translation>
    </message>
    <message>
        <source>Engines come from their own release server alone, and this address leads elsewhere.</source>
        <translation>引擎只从其自己的发布服务器获取，而此地址指向别处。</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>足够</translation>
    </message>
    <message>
        <source>Enrol the key of the driver&apos;s module (mokutil --import), or use the signed package of your system, then restart.</source>
        <translation>请登记驱动模块的密钥（mokutil --import），或使用系统的已签名软件包，然后重启。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>输入令牌…</translation>
    </message>
    <message>
        <source>Enter it again next time, or set HF_TOKEN.</source>
        <translation>下次请重新输入，或设置 HF_TOKEN。</translation>
    </message>
    <message>
        <source>Enter it again next time.</source>
        <translation>下次请重新输入。</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add NAME URL`.</source>
        <translation>请添加它：`plimsoll remote add NAME URL`。</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add {name} {url} --key-stdin`, or in the window.</source>
        <translation>请添加它：`plimsoll remote add {name} {url} --key-stdin`，或在窗口中添加。</translation>
    </message>
    <message>
        <source>Enter lists the models of this folder.</source>
        <translation>按 Enter 列出此文件夹中的模型。</translation>
    </message>
    <message>
        <source>Enter lists this file and opens it.</source>
        <translation>按 Enter 将此文件加入列表并打开。</translation>
    </message>
    <message>
        <source>Enter lists what is popular.</source>
        <translation>按 Enter 列出热门模型。</translation>
    </message>
    <message>
        <source>Enter opens it: it is in Plimsoll&apos;s catalogue.</source>
        <translation>按 Enter 打开：它在 Plimsoll 的模型目录中。</translation>
    </message>
    <message>
        <source>Enter opens it: it is on this computer.</source>
        <translation>按 Enter 打开：它在本机上。</translation>
    </message>
    <message>
        <source>Enter opens this repository.</source>
        <translation>按 Enter 打开此仓库。</translation>
    </message>
    <message>
        <source>Enter opens what the arrow keys choose.</source>
        <translation>按 Enter 打开方向键选中的项。</translation>
    </message>
    <message>
        <source>Enter searches the Hub for “{words}”.</source>
        <translation>按 Enter 在 Hub 上搜索“{words}”。</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter makes a new line.</source>
        <translation>Enter 发送，Shift+Enter 换行。</translation>
    </message>
    <message>
        <source>Even {n_ctx} tokens are {missing} GiB too much for {place}.</source>
        <translation>即使{n_ctx}个词元也超出{place} {missing}&#xa0;GiB。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Every byte of {name} is as published: the file is not what is wrong.</source>
        <translation>{name} 的每个字节都与发布的一致：问题不在文件。</translation>
    </message>
    <message>
        <source>Every layer went to the processor.</source>
        <translation>所有层都放到了处理器上。</translation>
    </message>
    <message>
        <source>Every quant is planned with the largest context that serves here.</source>
        <translation>每个量化都按在此适用的最大上下文规划。</translation>
    </message>
    <message>
        <source>Everybody in this network who has the key can ask, and the connection is not encrypted: others in the network can read along. Turn it on only in a network you trust.</source>
        <translation>此网络中任何拥有密钥的人都可以提问，且连接未加密：网络中的其他人可以窥看。请只在信任的网络中开启。</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>其他一切</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>一切都随之增长。</translation>
    </message>
    <message>
        <source>Everything on the card</source>
        <translation>全部放在显卡上</translation>
    </message>
    <message>
        <source>Everything on the card, at its peak</source>
        <translation>显卡上的全部占用，峰值</translation>
    </message>
    <message>
        <source>Excellent</source>
        <comment>quality</comment>
        <translation>极好</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Experts in the computer&apos;s memory</source>
        <translation>专家层放在内存中</translation>
    </message>
    <message>
        <source>Experts on the CPU, layers</source>
        <translation>处理器上的专家层数</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>导出为 JSON…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>导出为 Markdown…</translation>
    </message>
    <message>
        <source>Export chat</source>
        <translation>导出对话</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>已导出到 {path}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Failed its test</source>
        <translation>未通过测试</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>quality</comment>
        <translation>尚可</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>风扇</translation>
    </message>
    <message>
        <source>Faults the driver reported</source>
        <translation>驱动报告的故障</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>2月</translation>
    </message>
    <message>
        <source>Fetch it</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`.</source>
        <translation>用 `plimsoll runtimes install {kind}` 重新获取。</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`. {later}</source>
        <translation>用 `plimsoll runtimes install {kind}` 重新获取。{later}</translation>
    </message>
    <message>
        <source>Fetch it again.</source>
        <translation>请重新获取。</translation>
    </message>
    <message>
        <source>Fetch it again. {later}</source>
        <translation>请重新获取。{later}</translation>
    </message>
    <message>
        <source>Fetch it another way</source>
        <translation>换种方式下载</translation>
    </message>
    <message>
        <source>Fetch it, {size}</source>
        <translation>下载，{size}</translation>
    </message>
    <message>
        <source>Fetch its drafting file again, or choose another one in the setup.</source>
        <translation>请重新下载推测解码文件，或在设置中另选一个。</translation>
    </message>
    <message>
        <source>Fetch next</source>
        <translation>接着下载</translation>
    </message>
    <message>
        <source>Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.</source>
        <translation>请用 `plimsoll runtimes install` 获取属于此 Plimsoll 的构建。</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install that library.</source>
        <translation>请重新获取引擎，或安装那个库。</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install the Visual C++ runtime.</source>
        <translation>请重新获取引擎，或安装 Visual C++ 运行库。</translation>
    </message>
    <message>
        <source>Fetch the engine again.</source>
        <translation>请重新获取引擎。</translation>
    </message>
    <message>
        <source>Fetch the engine, {size}</source>
        <translation>获取引擎，{size}</translation>
    </message>
    <message>
        <source>Fetch the file again</source>
        <translation>重新下载文件</translation>
    </message>
    <message>
        <source>Fetch the file again from where it came; Plimsoll can do so for files that it fetched itself.</source>
        <translation>请从原来的地方重新获取文件；由 Plimsoll 下载的文件可由它代劳。</translation>
    </message>
    <message>
        <source>Fetch the file with a browser and add it in Models.</source>
        <translation>请用浏览器下载文件，再在“模型”中添加。</translation>
    </message>
    <message>
        <source>Fetch the missing part</source>
        <translation>下载缺少的部分</translation>
    </message>
    <message>
        <source>Fetch the model again: only the missing part is transferred.</source>
        <translation>请重新下载模型：只会传输缺少的部分。</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>Fetching the build</source>
        <translation>正在下载构建</translation>
    </message>
    <message>
        <source>Fetching what it needs</source>
        <translation>正在下载所需内容</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>较少</translation>
    </message>
    <message>
        <source>Fewer checkpoints</source>
        <translation>减少检查点</translation>
    </message>
    <message>
        <source>Fewer draft tokens</source>
        <translation>减少草稿词元</translation>
    </message>
    <message>
        <source>Fewer layers on the card</source>
        <translation>减少显卡上的层</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File mapped (mmap)</source>
        <translation>映射文件 (mmap)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>诊断包中的文件</translation>
    </message>
    <message>
        <source>Files of the engine are missing or were changed.</source>
        <translation>引擎的文件缺失或被改动。</translation>
    </message>
    <message>
        <source>Filling the context</source>
        <translation>正在填满上下文</translation>
    </message>
    <message>
        <source>Fills 90 % of the context. A question or Stop ends it early.</source>
        <translation>填满上下文的90%。提问或点“停止”可提前结束。</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>查找模型</translation>
    </message>
    <message>
        <source>Find a model for this computer</source>
        <translation>为本机查找模型</translation>
    </message>
    <message>
        <source>Find in chats</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>Find one for this computer</source>
        <translation>查找适合本机的模型</translation>
    </message>
    <message>
        <source>Find one that fits this computer, or begin at once: the starter model is small and comes with Plimsoll, the engine test is a tiny one that only shows that everything works. Files can also be dropped here.</source>
        <translation>查找适合本机的模型，或马上开始：入门模型很小，随 Plimsoll 附带；引擎测试是一个极小的模型，只用来表明一切正常。也可以把文件拖放到这里。</translation>
    </message>
    <message>
        <source>Find the best lock</source>
        <translation>查找最佳锁定频率</translation>
    </message>
    <message>
        <source>First at {first}: {before} Then at {second}: {title}</source>
        <translation>第一次 {first}：{before} 第二次 {second}：{title}</translation>
    </message>
    <message>
        <source>First reply</source>
        <translation>首个回复</translation>
    </message>
    <message>
        <source>First the engine for your card</source>
        <translation>先获取适用于显卡的引擎</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个词元</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Fix it for me</source>
        <translation>替我解决</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Fixed clocks</source>
        <translation>固定时钟频率</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>解决办法</translation>
    </message>
    <message>
        <source>Fixes and receipts</source>
        <translation>解决办法与验证记录</translation>
    </message>
    <message>
        <source>Fixing it</source>
        <translation>正在解决</translation>
    </message>
    <message>
        <source>Fixing {name}</source>
        <translation>正在解决 {name}</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Flash attention on</source>
        <translation>开启 Flash Attention</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folders that are listed too</source>
        <translation>同时列出的文件夹</translation>
    </message>
    <message>
        <source>Follows what Settings say.</source>
        <translation>跟随“设置”。</translation>
    </message>
    <message>
        <source>For the card (CUDA 12)</source>
        <translation>用于显卡 (CUDA 12)</translation>
    </message>
    <message>
        <source>For the card (CUDA 13)</source>
        <translation>用于显卡 (CUDA 13)</translation>
    </message>
    <message>
        <source>For the card (CUDA)</source>
        <translation>用于显卡 (CUDA)</translation>
    </message>
    <message>
        <source>For the card (Vulkan)</source>
        <translation>用于显卡 (Vulkan)</translation>
    </message>
    <message>
        <source>For the processor</source>
        <translation>用于处理器</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>忘记令牌</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>腾出磁盘空间</translation>
    </message>
    <message>
        <source>Free for a model</source>
        <translation>可供模型使用</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>可用内存</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder.</source>
        <translation>请在那里腾出一些空间，或选择另一个文件夹。</translation>
    </message>
    <message>
        <source>Free some space, or check the folder&apos;s permissions.</source>
        <translation>请腾出一些空间，或检查文件夹的权限。</translation>
    </message>
    <message>
        <source>Free some space, or set HF_HUB_CACHE to a folder on another drive.</source>
        <translation>请腾出一些空间，或把 HF_HUB_CACHE 设为另一个驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>Free some space, or set PLIMSOLL_HOME to another drive.</source>
        <translation>请腾出一些空间，或把 PLIMSOLL_HOME 设到另一个驱动器。</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>请腾出一些空间，然后再试。</translation>
    </message>
    <message>
        <source>Free some space; what is on the screen stays until Plimsoll ends.</source>
        <translation>请腾出一些空间；屏幕上的内容会保留到 Plimsoll 退出。</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>从 {low} 到 {high}</translation>
    </message>
    <message>
        <source>Full cache type (f16)</source>
        <translation>完整缓存类型 (f16)</translation>
    </message>
    <message>
        <source>GPU has fallen off the bus</source>
        <translation>GPU 已从总线上掉线</translation>
    </message>
    <message>
        <source>GPU initialization failure</source>
        <translation>GPU 初始化失败</translation>
    </message>
    <message>
        <source>GPU memory page fault</source>
        <translation>GPU 内存页错误</translation>
    </message>
    <message>
        <source>GPU recovery action changed</source>
        <translation>GPU 恢复操作已变更</translation>
    </message>
    <message>
        <source>GPU stopped processing</source>
        <translation>GPU 停止处理</translation>
    </message>
    <message>
        <source>GPU {use} % busy at {watts} W</source>
        <translation>GPU 占用{use}%，功率{watts}&#xa0;W</translation>
    </message>
    <message>
        <source>GSP RPC timeout</source>
        <translation>GSP RPC 超时</translation>
    </message>
    <message>
        <source>GSP error</source>
        <translation>GSP 错误</translation>
    </message>
    <message>
        <source>Gated</source>
        <translation>需授权</translation>
    </message>
    <message>
        <source>Gemma Terms of Use</source>
        <translation>Gemma 使用条款</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Get the starter model</source>
        <translation>获取入门模型</translation>
    </message>
    <message>
        <source>Getting the model</source>
        <translation>正在获取模型</translation>
    </message>
    <message>
        <source>Getting {name}</source>
        <translation>正在获取 {name}</translation>
    </message>
    <message>
        <source>Give a PEM file.</source>
        <translation>请提供 PEM 文件。</translation>
    </message>
    <message>
        <source>Give it: --rpc {missing}.</source>
        <translation>请提供：--rpc {missing}。</translation>
    </message>
    <message>
        <source>Give owner/repository, or an address on the Hub.</source>
        <translation>请提供 owner/repository，或 Hub 上的地址。</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>请提供 owner/repository:QUANT、路径、“starter”或“engine-test”。</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, an address on the Hub, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>请提供 owner/repository:QUANT、Hub 上的地址、路径、“starter”或“engine-test”。</translation>
    </message>
    <message>
        <source>Give the clocks back</source>
        <translation>归还时钟</translation>
    </message>
    <message>
        <source>Give the container the card</source>
        <translation>让容器使用显卡</translation>
    </message>
    <message>
        <source>Give the display watchdog more time</source>
        <translation>放宽显示看门狗的时限</translation>
    </message>
    <message>
        <source>Give the driver&apos;s watchdog more time</source>
        <translation>放宽驱动看门狗的时限</translation>
    </message>
    <message>
        <source>Give the file of the authority that signed it (--ca FILE). Nothing was sent.</source>
        <translation>请提供签发机构的证书文件（--ca FILE）。没有发送任何内容。</translation>
    </message>
    <message>
        <source>Give the parts their names back, such as model-00001-of-{count}.gguf.</source>
        <translation>请恢复各部分的名称，如 model-00001-of-{count}.gguf。</translation>
    </message>
    <message>
        <source>Give the parts their own names back, or download them again.</source>
        <translation>请恢复各部分自己的名称，或重新下载。</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>归还</translation>
    </message>
    <message>
        <source>Give them back here, or with `plimsoll clocks reset`; a restart of the computer does it too.</source>
        <translation>在这里归还，或用 `plimsoll clocks reset`；重启电脑也可以。</translation>
    </message>
    <message>
        <source>Gives the card’s memory and its watts back; the next message loads the model again.</source>
        <translation>释放显存并省下功耗；下一条消息会重新加载模型。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on with downloads</source>
        <translation>继续下载</translation>
    </message>
    <message>
        <source>Go on with {name}…</source>
        <translation>接着向 {name} 提问…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>转到末尾</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quality</comment>
        <translation>良好</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quant</comment>
        <translation>良好</translation>
    </message>
    <message>
        <source>Graphics engine class error</source>
        <translation>图形引擎类错误</translation>
    </message>
    <message>
        <source>Graphics engine exception</source>
        <translation>图形引擎异常</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is {given}, which cannot be asked: {error}.</source>
        <translation>HF_ENDPOINT 是 {given}，无法访问：{error}。</translation>
    </message>
    <message>
        <source>Hardware slowdown</source>
        <translation>硬件降频</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状况</translation>
    </message>
    <message>
        <source>Health of this computer</source>
        <translation>本机的健康状况</translation>
    </message>
    <message>
        <source>Health of this computer: {state}</source>
        <translation>本机的健康状况：{state}</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>过热</translation>
    </message>
    <message>
        <source>Heat.</source>
        <translation>发热。</translation>
    </message>
    <message>
        <source>Heavy loss</source>
        <translation>损失严重</translation>
    </message>
    <message>
        <source>Held by the engine</source>
        <translation>引擎占用</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Here, and left open: the tunnel. NAME is the other computer.</source>
        <translation>在本机打开并保持：隧道。NAME 是另一台电脑。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>High single-bit ECC error rate</source>
        <translation>单比特 ECC 错误率高</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Hold the graphs</source>
        <translation>暂停图表</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Holds the longest documents</source>
        <translation>能容纳最长的文档</translation>
    </message>
    <message>
        <source>Holds {n_ctx} tokens and leaves {room} GiB on {place}.</source>
        <translation>可容纳{n_ctx}个词元，{place}还剩{room}&#xa0;GiB。</translation>
    </message>
    <message>
        <source>Host memory was almost used up.</source>
        <translation>主机内存几乎用尽。</translation>
    </message>
    <message>
        <source>How close it stays to the original, as measured for files of this kind.</source>
        <translation>与原版的接近程度，按同类文件的测量得出。</translation>
    </message>
    <message>
        <source>How fast it goes. A token is a piece of a word, in English about 4 letters.</source>
        <translation>速度。词元是词的片段，英文中约4个字母。</translation>
    </message>
    <message>
        <source>How fast the card&apos;s memory runs. The speed of replies hangs on it more than on anything else.</source>
        <translation>显存的运行速度。回复速度受它的影响最大。</translation>
    </message>
    <message>
        <source>How long it takes until the reply begins: the prompt is read before that.</source>
        <translation>回复开始之前的等待时间：这期间在读取提示词。</translation>
    </message>
    <message>
        <source>How many tokens of a prompt are read in one step, also called ubatch. More reads faster and takes more memory.</source>
        <translation>每一步读取多少个提示词词元，也称 ubatch。越多读得越快，占用内存也越多。</translation>
    </message>
    <message>
        <source>How many tokens of text fit at once: the chat so far, its files and the reply. More takes more memory.</source>
        <translation>一次能容纳多少词元的文本：此前的对话、其文件和回复。越多占用内存越多。</translation>
    </message>
    <message>
        <source>How the weights are stored. Fewer bits take less memory and lose some quality.</source>
        <translation>权重的存储方式。位数越少占用内存越少，质量也略有损失。</translation>
    </message>
    <message>
        <source>How this model calls tools is not known here: its calls come as text.</source>
        <translation>此模型调用工具的格式未知：调用会以文本形式给出。</translation>
    </message>
    <message>
        <source>If the computer slept, reload the module nvidia_uvm or restart the computer.</source>
        <translation>如果电脑睡眠过，请重新加载模块 nvidia_uvm 或重启电脑。</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file ({size}) is not fetched.</source>
        <translation>图像：暂不支持。此模型能看图；Plimsoll 只以文本运行它，不下载其图像文件（{size}）。</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file is not fetched.</source>
        <translation>图像：暂不支持。此模型能看图；Plimsoll 只以文本运行它，不下载其图像文件。</translation>
    </message>
    <message>
        <source>In a container or a virtual machine the host has to lock the clocks.</source>
        <translation>在容器或虚拟机中，须由宿主机锁定时钟。</translation>
    </message>
    <message>
        <source>In a container raise its memory limit. Otherwise more memory must be built in.</source>
        <translation>在容器中请提高其内存上限。否则需要加装内存。</translation>
    </message>
    <message>
        <source>In a container the computer is not 127.0.0.1: use {address}. With Docker on Linux itself, let other computers ask too (Settings, Local API).</source>
        <translation>在容器中，本机不是127.0.0.1：请使用 {address}。在 Linux 上直接用 Docker 时，请允许其他电脑提问（设置 → 本地 API）。</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project.</source>
        <translation>在终端中，于项目文件夹下。</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project. Only this terminal asks Plimsoll.</source>
        <translation>在终端中，于项目文件夹下。只有此终端向 Plimsoll 提问。</translation>
    </message>
    <message>
        <source>In a terminal.</source>
        <translation>在终端中。</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>In this computer&apos;s memory</source>
        <translation>在本机内存中</translation>
    </message>
    <message>
        <source>In this order: 1. a CUDA wheel of llama-cpp-python 0.3.36 from its own index; 2. a build on this computer: install the CUDA toolkit (nvcc), set CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; and set Plimsoll up anew; 3. `plimsoll runtimes install vulkan`; 4. the processor, as set up.</source>
        <translation>依次为：1. 从 llama-cpp-python 自己的索引安装0.3.36版的 CUDA wheel；2. 在本机构建：安装 CUDA 工具包（nvcc），设置 CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot;，再重新设置 Plimsoll；3. `plimsoll runtimes install vulkan`；4. 照现有设置使用处理器。</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for the card.</source>
        <translation>请为显卡安装 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for this system, then restart.</source>
        <translation>请安装适用于此系统的 NVIDIA 驱动，然后重启。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages or from NVIDIA, then restart.</source>
        <translation>请从系统软件包或 NVIDIA 安装其驱动，然后重启。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages: it turns nouveau off. Then restart.</source>
        <translation>请从系统软件包安装 NVIDIA 驱动：它会停用 nouveau。然后重启。</translation>
    </message>
    <message>
        <source>Install Plimsoll&apos;s package again; root must own the helper.</source>
        <translation>请重新安装 Plimsoll 的软件包；助手文件必须归 root 所有。</translation>
    </message>
    <message>
        <source>Install a newer NVIDIA driver, then run `plimsoll runtimes check`.</source>
        <translation>请安装更新的 NVIDIA 驱动，然后运行 `plimsoll runtimes check`。</translation>
    </message>
    <message>
        <source>Install another version of NVIDIA&apos;s driver (the newest production branch first), then restart.</source>
        <translation>请安装另一个版本的 NVIDIA 驱动（先试最新的生产分支），然后重启。</translation>
    </message>
    <message>
        <source>Install driver {needed} or newer.</source>
        <translation>请安装驱动 {needed} 或更新版本。</translation>
    </message>
    <message>
        <source>Install it with the system&apos;s packages, or take another kind. {alternatives}</source>
        <translation>请用系统软件包安装，或选用另一种。{alternatives}</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver in Windows (not here), then run &apos;wsl --shutdown&apos;.</source>
        <translation>请在 Windows 中（不是这里）安装 NVIDIA 驱动，然后运行“wsl --shutdown”。</translation>
    </message>
    <message>
        <source>Install the driver</source>
        <translation>安装驱动</translation>
    </message>
    <message>
        <source>Install the engine again</source>
        <translation>重新安装引擎</translation>
    </message>
    <message>
        <source>Install the other kind: cu12 for older cards, cu13 for the newest.</source>
        <translation>请安装另一种：较旧的显卡用 cu12，最新的用 cu13。</translation>
    </message>
    <message>
        <source>Install the program again</source>
        <translation>重新安装程序</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll on both. plimsoll runtimes list tells which engine each uses; it must be of the same version too.</source>
        <translation>请在两边安装相同版本的 Plimsoll。plimsoll runtimes list 会显示各自使用的引擎；引擎版本也必须相同。</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll, and of its engine, on both.</source>
        <translation>请在两边安装相同版本的 Plimsoll 及其引擎。</translation>
    </message>
    <message>
        <source>Instead of the file a web page came, not from {host}: a network sign-in page or a filter answers in its place.</source>
        <translation>收到的不是文件，而是网页，且并非来自 {host}：网络登录页或过滤器代为应答了。</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Instructions and style</source>
        <translation>指令与风格</translation>
    </message>
    <message>
        <source>Instructions and style (Ctrl+I)</source>
        <translation>指令与风格 (Ctrl+I)</translation>
    </message>
    <message>
        <source>Instructions and style of the chat</source>
        <translation>此对话的指令与风格</translation>
    </message>
    <message>
        <source>Internal micro-controller breakpoint</source>
        <translation>内部微控制器断点</translation>
    </message>
    <message>
        <source>Internal micro-controller halt</source>
        <translation>内部微控制器停机</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Interrupted here.</source>
        <translation>在此中断。</translation>
    </message>
    <message>
        <source>Interrupted, kept</source>
        <translation>已中断，内容保留</translation>
    </message>
    <message>
        <source>Invalid or corrupted push buffer</source>
        <translation>推送缓冲区无效或损坏</translation>
    </message>
    <message>
        <source>It answered that nothing is there.</source>
        <translation>它答复说那里什么都没有。</translation>
    </message>
    <message>
        <source>It answered that there were too many requests.</source>
        <translation>它答复说请求过多。</translation>
    </message>
    <message>
        <source>It belongs to LM Studio</source>
        <translation>它属于 LM Studio</translation>
    </message>
    <message>
        <source>It belongs to Ollama</source>
        <translation>它属于 Ollama</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>现在可以打开。</translation>
    </message>
    <message>
        <source>It cannot be read to its end, so nothing of it is used.</source>
        <translation>无法完整读到末尾，因此完全不予使用。</translation>
    </message>
    <message>
        <source>It changes the engine.</source>
        <translation>它会更换引擎。</translation>
    </message>
    <message>
        <source>It comes with Plimsoll</source>
        <translation>随 Plimsoll 附带</translation>
    </message>
    <message>
        <source>It comes with Plimsoll and proves the whole way, from memory to an answer.</source>
        <translation>随 Plimsoll 附带，可验证从内存到回答的全过程。</translation>
    </message>
    <message>
        <source>It could not be planned.</source>
        <translation>无法规划。</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>无法启动。</translation>
    </message>
    <message>
        <source>It did not answer, or with an error of its own.</source>
        <translation>它没有应答，或返回了自身的错误。</translation>
    </message>
    <message>
        <source>It did not open</source>
        <translation>未能打开</translation>
    </message>
    <message>
        <source>It does not run as it was asked to, and nothing says why.</source>
        <translation>它没有按要求运行，没有任何原因说明。</translation>
    </message>
    <message>
        <source>It does not suit {name} (compute capability {compute_capability}).</source>
        <translation>它不适合 {name}（计算能力 {compute_capability}）。</translation>
    </message>
    <message>
        <source>It drafts with {name}, a file of its own.</source>
        <translation>它用单独的文件 {name} 进行推测解码。</translation>
    </message>
    <message>
        <source>It ended between two checkpoints of the state.</source>
        <translation>它在状态的两个检查点之间终止了。</translation>
    </message>
    <message>
        <source>It ended in the middle of its work[, with {how}], and no line says more.</source>
        <translation>它在工作途中终止了[（{how}）]，没有任何日志行说明更多。</translation>
    </message>
    <message>
        <source>It ended, or swelled, while prompts were kept for reuse.</source>
        <translation>在保留提示词以便复用时，它终止了或占用膨胀。</translation>
    </message>
    <message>
        <source>It fetches {size}.</source>
        <translation>需要下载{size}。</translation>
    </message>
    <message>
        <source>It has no code for {name}: CUDA 12.8 or newer is needed.</source>
        <translation>它没有适用于 {name} 的代码：需要 CUDA 12.8 或更新版本。</translation>
    </message>
    <message>
        <source>It has not been asked since Plimsoll started.</source>
        <translation>Plimsoll 启动以来还没有询问过它。</translation>
    </message>
    <message>
        <source>It holds a name that leads out of its own folder, so nothing of it was unpacked.</source>
        <translation>其中有名称指向自身文件夹之外，因此完全没有解压。</translation>
    </message>
    <message>
        <source>It is being opened.</source>
        <translation>正在打开。</translation>
    </message>
    <message>
        <source>It is for you to do.</source>
        <translation>这需要用户自己来做。</translation>
    </message>
    <message>
        <source>It is loaded and answers at once.</source>
        <translation>它已加载，可立即回答。</translation>
    </message>
    <message>
        <source>It is loaded.</source>
        <translation>已加载。</translation>
    </message>
    <message>
        <source>It is on the list of builds that must not be used.</source>
        <translation>它在禁用构建的名单上。</translation>
    </message>
    <message>
        <source>It is slow, and nothing says why.</source>
        <translation>它很慢，没有任何原因说明。</translation>
    </message>
    <message>
        <source>It is taken off the list, and its key out of the keyring. Your chats stay.</source>
        <translation>它将从列表中移除，其密钥也从密钥环中删除。对话会保留。</translation>
    </message>
    <message>
        <source>It lends nothing.</source>
        <translation>它没有借出任何资源。</translation>
    </message>
    <message>
        <source>It lies in a folder of yours</source>
        <translation>它在自选文件夹中</translation>
    </message>
    <message>
        <source>It loaded before.</source>
        <translation>它以前能加载。</translation>
    </message>
    <message>
        <source>It locks the card&apos;s clocks.</source>
        <translation>它会锁定显卡的时钟。</translation>
    </message>
    <message>
        <source>It names another commit of its source, and what it understands may differ.</source>
        <translation>它标明的源代码提交不同，所能理解的内容可能有差异。</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <translation>它提供 {model} 和另外{n}个。</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <comment>one</comment>
        <translation>它提供 {model} 和另外{n}个。</translation>
    </message>
    <message>
        <source>It offers {model}.</source>
        <translation>它提供 {model}。</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>维持原样</translation>
    </message>
    <message>
        <source>It stopped, and nothing says why.</source>
        <translation>它停止了，没有任何原因说明。</translation>
    </message>
    <message>
        <source>It takes the first; set CUDA_VISIBLE_DEVICES to the id of another one to use that.</source>
        <translation>它使用第一张；要用另一张，请把 CUDA_VISIBLE_DEVICES 设为那张的编号。</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor does not have.</source>
        <translation>它使用了此处理器没有的指令。</translation>
    </message>
    <message>
        <source>It waits in the tray until you need it. No model is loaded by that.</source>
        <translation>它在托盘中待命，直到需要时为止。这不会加载任何模型。</translation>
    </message>
    <message>
        <source>It was added where it lies</source>
        <translation>已在原处加入列表</translation>
    </message>
    <message>
        <source>It was damaged before it was moved</source>
        <translation>移动之前就已损坏</translation>
    </message>
    <message>
        <source>It was killed at once and left no word, and the computer had memory to spare.</source>
        <translation>它被立即终止，没有留下任何信息，而当时内存充足。</translation>
    </message>
    <message>
        <source>It was moved or deleted, or it may not be read; the model itself is as it was.</source>
        <translation>它被移动或删除，或无权读取；模型本身没有变化。</translation>
    </message>
    <message>
        <source>It was not enough.</source>
        <translation>这还不够。</translation>
    </message>
    <message>
        <source>It was not opened</source>
        <translation>没有打开</translation>
    </message>
    <message>
        <source>It was not proven to the end.</source>
        <translation>它没有验证到底。</translation>
    </message>
    <message>
        <source>It was set up for the processor, which works at once. The build for your card is llama.cpp’s own release with NVIDIA’s libraries ({kind}). It is verified, then tried with a tiny model before it is used.</source>
        <translation>初始设置使用处理器，可立即工作。适用于这张显卡的构建是 llama.cpp 自己的发布版，附带 NVIDIA 的库（{kind}）。使用前会先校验，再用一个极小的模型试运行。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>It was stopped; everything is as before.</source>
        <translation>已停止；一切如前。</translation>
    </message>
    <message>
        <source>It was there and did nothing more, and no line of it says why.</source>
        <translation>它仍在，却不再有任何动作，也没有日志行说明原因。</translation>
    </message>
    <message>
        <source>It was tried with a tiny model in a process of its own, and did not do what it must.</source>
        <translation>它在单独的进程中用极小的模型试运行，没有达到要求。</translation>
    </message>
    <message>
        <source>It works again</source>
        <translation>又能运行了</translation>
    </message>
    <message>
        <source>It works in build {setting}.</source>
        <translation>在构建 {setting} 中可以工作。</translation>
    </message>
    <message>
        <source>It works with a context of {n} tokens</source>
        <translation>上下文为{n}个词元时可以工作</translation>
    </message>
    <message>
        <source>It works with a micro-batch of {n}</source>
        <translation>微批次为{n}时可以工作</translation>
    </message>
    <message>
        <source>It works with {names} of {works}.</source>
        <translation>{names}为{works}时可以工作。</translation>
    </message>
    <message>
        <source>It works without drafting</source>
        <translation>关闭推测解码时可以工作</translation>
    </message>
    <message>
        <source>It works: {remedy}</source>
        <translation>可行：{remedy}</translation>
    </message>
    <message>
        <source>It works: {remedy}.</source>
        <translation>可行：{remedy}。</translation>
    </message>
    <message>
        <source>Its bytes are not what was published.</source>
        <translation>它的字节与发布的不一致。</translation>
    </message>
    <message>
        <source>Its context holds {held} tokens.</source>
        <translation>它的上下文可容纳{held}个词元。</translation>
    </message>
    <message>
        <source>Its hash differs.</source>
        <translation>它的哈希值不同。</translation>
    </message>
    <message>
        <source>Its maker gives it to those who have accepted the terms on its page.</source>
        <translation>发布者只提供给已在其页面上接受条款的人。</translation>
    </message>
    <message>
        <source>Its name or its address does not answer from this computer.</source>
        <translation>从本机无法解析其名称或访问其地址。</translation>
    </message>
    <message>
        <source>Its numbers stand in reverse order (big-endian): fetched again it is the same.</source>
        <translation>它的数字是反序排列的（大端序）：重新下载也一样。</translation>
    </message>
    <message>
        <source>Its server is not started, the tunnel to it is closed, or it works for another program.</source>
        <translation>它的服务器没有启动，通往它的隧道已关闭，或它正为另一个程序工作。</translation>
    </message>
    <message>
        <source>Its vectors have another size than the model&apos;s.</source>
        <translation>它的向量大小与模型的不同。</translation>
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
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>KV type of keys</source>
        <translation>K 的缓存类型</translation>
    </message>
    <message>
        <source>KV type of values</source>
        <translation>V 的缓存类型</translation>
    </message>
    <message>
        <source>KV {keys} and {values}</source>
        <translation>KV {keys} 和 {values}</translation>
    </message>
    <message>
        <source>KV {kind}</source>
        <translation>KV {kind}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep all layers on this computer</source>
        <translation>所有层都留在本机</translation>
    </message>
    <message>
        <source>Keep and ask it</source>
        <translation>保留并询问</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>继续生成</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>download</comment>
        <translation>继续下载</translation>
    </message>
    <message>
        <source>Keep it no longer</source>
        <translation>不再保持</translation>
    </message>
    <message>
        <source>Keep makes this the setup of the model. Undo goes back to the setup before.</source>
        <translation>“保留”把它作为此模型的配置。“撤销”恢复到之前的配置。</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>留在托盘中运行</translation>
    </message>
    <message>
        <source>Keep the question as it was</source>
        <translation>保持问题不变</translation>
    </message>
    <message>
        <source>Keep the question as it was (Esc)</source>
        <translation>保持问题不变 (Esc)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Kept free</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Kept free for the desktop</source>
        <translation>为桌面预留</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>legend</comment>
        <translation>图例</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>LFM Open 1.0</source>
        <translation>LFM Open 1.0</translation>
    </message>
    <message>
        <source>LM Studio&apos;s</source>
        <translation>LM Studio 的</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>最近一次失败</translation>
    </message>
    <message>
        <source>Later question</source>
        <translation>较晚的问题</translation>
    </message>
    <message>
        <source>Later reply</source>
        <translation>较晚的回复</translation>
    </message>
    <message>
        <source>Later requests of this size run at full speed.</source>
        <translation>之后同样大小的请求会全速运行。</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The card computes those in its memory; the others are offloaded, and the processor computes them, much slower.</source>
        <translation>层是模型的各个步骤。显卡计算放在显存中的层；其余的被卸到处理器上计算，慢得多。</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The cards work one after another, each on its own layers: several cards make room, not speed.</source>
        <translation>层是模型的各个步骤。各张显卡依次计算自己的层：多张显卡增加空间，而不提高速度。</translation>
    </message>
    <message>
        <source>Layers on each card</source>
        <translation>每张显卡上的层</translation>
    </message>
    <message>
        <source>Layers on the card</source>
        <translation>显卡上的层</translation>
    </message>
    <message>
        <source>Layers on {card}</source>
        <translation>{card} 上的层</translation>
    </message>
    <message>
        <source>Learned from {n} proof with this engine, driver and kind of model:</source>
        <translation>从{n}次采用此引擎、驱动和同类模型的验证中得出：</translation>
    </message>
    <message>
        <source>Learned from {n} proofs with this engine, driver and kind of model:</source>
        <translation>从{n}次采用此引擎、驱动和同类模型的验证中得出：</translation>
    </message>
    <message>
        <source>Leave &apos;dimensions&apos; out.</source>
        <translation>请去掉“dimensions”。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Leave out --raw.</source>
        <translation>请去掉 --raw。</translation>
    </message>
    <message>
        <source>Leave out what it names.</source>
        <translation>请去掉它指出的内容。</translation>
    </message>
    <message>
        <source>Leaves room for everybody else on the line.</source>
        <translation>为同一线路上的其他人留出带宽。</translation>
    </message>
    <message>
        <source>Left out, because a figure is not known: {missing}.</source>
        <translation>已略过，因为有一个数值未知：{missing}。</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>向左、向右</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Less text at a time.</source>
        <translation>每次少发一些文本。</translation>
    </message>
    <message>
        <source>Let it load one.</source>
        <translation>让它加载一个。</translation>
    </message>
    <message>
        <source>Let more air to the card, or lock its clock lower.</source>
        <translation>请改善显卡的通风，或把时钟锁定得更低。</translation>
    </message>
    <message>
        <source>Let other programs ask first.</source>
        <translation>让其他程序先提问。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Likelihoods, schemas and tools go with a chat, not with bare text.</source>
        <translation>概率、模式和工具须配合对话使用，不能用于纯文本。</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>很可能</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>文件中的行</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>List the models of a folder</source>
        <translation>列出文件夹中的模型</translation>
    </message>
    <message>
        <source>List {what}?</source>
        <translation>列出{what}？</translation>
    </message>
    <message>
        <source>Lively and to the point; right for most chats.</source>
        <translation>生动而切题；适合多数对话。</translation>
    </message>
    <message>
        <source>Llama 2 licence</source>
        <translation>Llama 2 许可</translation>
    </message>
    <message>
        <source>Llama 3 licence</source>
        <translation>Llama 3 许可</translation>
    </message>
    <message>
        <source>Llama 3.1 Community</source>
        <translation>Llama 3.1 Community</translation>
    </message>
    <message>
        <source>Llama 3.1 licence</source>
        <translation>Llama 3.1 许可</translation>
    </message>
    <message>
        <source>Llama 3.2 Community</source>
        <translation>Llama 3.2 Community</translation>
    </message>
    <message>
        <source>Llama 3.2 licence</source>
        <translation>Llama 3.2 许可</translation>
    </message>
    <message>
        <source>Llama 3.3 licence</source>
        <translation>Llama 3.3 许可</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Load a model first: it works meanwhile.</source>
        <translation>请先加载模型：搜索期间由它工作。</translation>
    </message>
    <message>
        <source>Load line</source>
        <translation>载重线</translation>
    </message>
    <message>
        <source>Load line {n}</source>
        <translation>载重线 {n}</translation>
    </message>
    <message>
        <source>Load one first.</source>
        <translation>请先加载一个。</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>加载模型</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>请重新加载模型。</translation>
    </message>
    <message>
        <source>Load the model again; if it happens again, open Fixes.</source>
        <translation>请重新加载模型；如再次发生，请打开“解决办法”。</translation>
    </message>
    <message>
        <source>Load the model without its projector file (mmproj).</source>
        <translation>加载模型时不带其投影文件（mmproj）。</translation>
    </message>
    <message>
        <source>Load {model}</source>
        <translation>加载 {model}</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>加载 {name}</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>已加载</translation>
    </message>
    <message>
        <source>Loaded without drafting: there was no memory for its context.</source>
        <translation>已加载，未启用推测解码：其上下文没有足够的内存。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>Loading takes about {time}.</source>
        <translation>加载约需{time}。</translation>
    </message>
    <message>
        <source>Loading the model with a fresh engine, with nothing left in it from before.</source>
        <translation>正在用全新的引擎加载模型，其中没有之前留下的任何内容。</translation>
    </message>
    <message>
        <source>Loading {name}</source>
        <translation>正在加载 {name}</translation>
    </message>
    <message>
        <source>Loading {share}</source>
        <translation>正在加载{share}</translation>
    </message>
    <message>
        <source>Loading, {share}</source>
        <translation>正在加载，{share}</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>本地 API</translation>
    </message>
    <message>
        <source>Lock the clocks</source>
        <translation>锁定时钟</translation>
    </message>
    <message>
        <source>Lock them, or find the best lock</source>
        <translation>锁定时钟，或查找最佳锁定频率</translation>
    </message>
    <message>
        <source>Lock to the base clock</source>
        <translation>锁定到基础频率</translation>
    </message>
    <message>
        <source>Locked at every start to {limits}</source>
        <translation>每次启动时锁定为{limits}</translation>
    </message>
    <message>
        <source>Locked memory (mlock)</source>
        <translation>锁定内存 (mlock)</translation>
    </message>
    <message>
        <source>Locked to {limits}</source>
        <translation>已锁定为{limits}</translation>
    </message>
    <message>
        <source>Locking pages failed; the rest of the run does not need it.</source>
        <translation>锁定内存页失败；其余运行不需要它。</translation>
    </message>
    <message>
        <source>Long documents</source>
        <translation>长文档</translation>
    </message>
    <message>
        <source>Long prompt</source>
        <translation>长提示词</translation>
    </message>
    <message>
        <source>Long prompts are read again; only off is sure, one entry can exceed a limit.</source>
        <translation>长提示词会被重新读取；只有关闭最稳妥，单个条目也可能超过上限。</translation>
    </message>
    <message>
        <source>Longer context</source>
        <translation>更长的上下文</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>最长回复</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查看</translation>
    </message>
    <message>
        <source>Look at `plimsoll detect`: something else may fill the card.</source>
        <translation>请查看 `plimsoll detect`：可能有别的程序占满了显卡。</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>需查看</translation>
    </message>
    <message>
        <source>Look at the server&apos;s own log.</source>
        <translation>请查看服务器自己的日志。</translation>
    </message>
    <message>
        <source>Look at the server, ask again.</source>
        <translation>请查看服务器，再问一次。</translation>
    </message>
    <message>
        <source>Look at this computer again</source>
        <translation>重新检测本机</translation>
    </message>
    <message>
        <source>Look what else runs.</source>
        <translation>请查看还有什么在运行。</translation>
    </message>
    <message>
        <source>Look whether the disk is full or its folder may not be written.</source>
        <translation>请查看磁盘是否已满，或其文件夹是否不可写。</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>正在查看</translation>
    </message>
    <message>
        <source>Looking at this computer</source>
        <translation>正在检测本机</translation>
    </message>
    <message>
        <source>Looking in its repository.</source>
        <translation>正在其仓库中查找。</translation>
    </message>
    <message>
        <source>Looking whether it is on this computer.</source>
        <translation>正在查看它是否在本机上。</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <translation>正在查看：已完成{n}项</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <comment>one</comment>
        <translation>正在查看：已完成{n}项</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查看…</translation>
    </message>
    <message>
        <source>Lower the limit a little as an administrator: nvidia-smi -pl WATTS. It holds until the next restart.</source>
        <translation>以管理员身份把上限略微调低：nvidia-smi -pl WATTS。有效至下次重启。</translation>
    </message>
    <message>
        <source>Lower the power limit</source>
        <translation>降低功率上限</translation>
    </message>
    <message>
        <source>Lower the power limit instead, or leave the clocks as they are.</source>
        <translation>请改为降低功率上限，或保持时钟不变。</translation>
    </message>
    <message>
        <source>Lower the power limit instead; the clocks were given back.</source>
        <translation>请改为降低功率上限；时钟已归还。</translation>
    </message>
    <message>
        <source>MHz core</source>
        <translation>MHz 核心</translation>
    </message>
    <message>
        <source>MHz mem</source>
        <translation>MHz 显存</translation>
    </message>
    <message>
        <source>MTP</source>
        <translation>MTP</translation>
    </message>
    <message>
        <source>MTP off</source>
        <translation>关闭 MTP</translation>
    </message>
    <message>
        <source>MTP {n}</source>
        <translation>MTP {n}</translation>
    </message>
    <message>
        <source>MTP {n} of {file}</source>
        <translation>MTP {n}，来自 {file}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Made for testing the engine: it writes nonsense.</source>
        <translation>为测试引擎而制作：写出的内容没有意义。</translation>
    </message>
    <message>
        <source>Made on this computer, kept in a file of your own.</source>
        <translation>在本机生成，保存在单独的文件中。</translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation>生成新密钥</translation>
    </message>
    <message>
        <source>Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.</source>
        <translation>请在 Hub 上创建只读令牌，然后运行 `plimsoll token set`，或把 HF_TOKEN 设为该令牌。</translation>
    </message>
    <message>
        <source>Make a token on the Hub and keep it in Settings, or set HF_TOKEN.</source>
        <translation>请在 Hub 上创建令牌并保存在设置中，或设置 HF_TOKEN。</translation>
    </message>
    <message>
        <source>Make an instance with `sudo nvidia-smi mig -cgi`, or switch MIG off.</source>
        <translation>用 `sudo nvidia-smi mig -cgi` 创建一个实例，或关闭 MIG。</translation>
    </message>
    <message>
        <source>Make it with: plimsoll pull engine-test.</source>
        <translation>用以下命令生成：plimsoll pull engine-test。</translation>
    </message>
    <message>
        <source>Make the folder writable, or choose another one.</source>
        <translation>请让文件夹可写，或选择另一个。</translation>
    </message>
    <message>
        <source>Make the folder writable, or set HF_HUB_CACHE to one that is.</source>
        <translation>请让文件夹可写，或把 HF_HUB_CACHE 设为可写的文件夹。</translation>
    </message>
    <message>
        <source>Make the folder writable, or set PLIMSOLL_HOME to one that is.</source>
        <translation>请让文件夹可写，或把 PLIMSOLL_HOME 设为可写的文件夹。</translation>
    </message>
    <message>
        <source>Makes repeating a longer passage less and less likely. 0 is off.</source>
        <translation>使重复较长的段落越来越不可能。0为关闭。</translation>
    </message>
    <message>
        <source>Many corrected memory errors.</source>
        <translation>已纠正的显存错误很多。</translation>
    </message>
    <message>
        <source>Map the file</source>
        <translation>映射文件</translation>
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
        <translation>实测</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>card</comment>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>computer</comment>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory and page file together are used up, even where some memory looks free.</source>
        <translation>内存和页面文件合计已用尽，即使看起来还有空闲内存。</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>显存频率</translation>
    </message>
    <message>
        <source>Memory is short: prompts are read {now} tokens at a time.</source>
        <translation>内存不足：每次读取{now}个提示词词元。</translation>
    </message>
    <message>
        <source>Memory of the card stayed taken after the unload.</source>
        <translation>卸载之后，显存仍被占用。</translation>
    </message>
    <message>
        <source>Memory of the card.</source>
        <translation>显存。</translation>
    </message>
    <message>
        <source>Memory ran out while a CUDA graph was captured.</source>
        <translation>捕获 CUDA 图时内存用尽。</translation>
    </message>
    <message>
        <source>Mend the driver&apos;s libraries</source>
        <translation>修复驱动的库</translation>
    </message>
    <message>
        <source>Mend the proxy setting</source>
        <translation>修正代理设置</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>MiB by line</source>
        <translation>各项的 MiB</translation>
    </message>
    <message>
        <source>MiB used</source>
        <translation>已用 MiB</translation>
    </message>
    <message>
        <source>MiB, for {quant}</source>
        <translation>MiB，用于 {quant}</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch} instead of {n_ubatch2}</source>
        <translation>微批次{n_ubatch}，而不是{n_ubatch2}</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch}: a larger one would cost the context its room.</source>
        <translation>微批次{n_ubatch}：更大会挤占上下文的空间。</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Mind this</source>
        <translation>请注意</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Missing required parameter: &apos;tool_choice.name&apos;.</source>
        <translation>缺少必需参数：“tool_choice.name”。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>模型文件 (*.gguf)</translation>
    </message>
    <message>
        <source>Model files end in .gguf. Folders that hold such files can be dropped too.</source>
        <translation>模型文件以 .gguf 结尾。也可以拖放包含此类文件的文件夹。</translation>
    </message>
    <message>
        <source>Model host</source>
        <translation>模型主机</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models are fetched to {folder}</source>
        <translation>模型下载到 {folder}</translation>
    </message>
    <message>
        <source>Models lists it; it can be removed there.</source>
        <translation>“模型”页会列出它，也可在那里移除。</translation>
    </message>
    <message>
        <source>Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any OpenAI-compatible server. Only what you enter here is asked, and only when you say so.</source>
        <translation>其他电脑上的模型，经由 vLLM、SGLang、llama-server、另一个 Plimsoll 或任何 OpenAI 兼容服务器。只会询问在此添加的服务器，且只在要求时才询问。</translation>
    </message>
    <message>
        <source>Money, or a larger limit of the container.</source>
        <translation>花费，或更大的容器上限。</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More computer memory</source>
        <translation>更多内存</translation>
    </message>
    <message>
        <source>More experts on the card</source>
        <translation>更多专家层放到显卡上</translation>
    </message>
    <message>
        <source>More memory of the card.</source>
        <translation>更多显存。</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>移动到…</translation>
    </message>
    <message>
        <source>Move {title} to</source>
        <translation>把 {title} 移动到</translation>
    </message>
    <message>
        <source>Moving {share}</source>
        <translation>正在移动{share}</translation>
    </message>
    <message>
        <source>Much slower: the rest runs on the processor, and it is shown.</source>
        <translation>慢得多：其余部分在处理器上运行，界面会标明。</translation>
    </message>
    <message>
        <source>Multi-token prediction: the model guesses a few tokens ahead, the draft tokens, and checks them in one step. What does not hold is thrown away: replies come faster and are no worse.</source>
        <translation>多词元预测：模型提前猜几个词元（草稿词元），再一步核对。不成立的会丢弃：回复更快，质量不减。</translation>
    </message>
    <message>
        <source>NVIDIA Control Panel, Manage 3D settings, CUDA - Sysmem Fallback Policy: Prefer No Sysmem Fallback. Then start Plimsoll again.</source>
        <translation>NVIDIA 控制面板 → 管理3D设置 → CUDA - 系统内存回退策略：选择“不偏好系统内存回退”。然后重新启动 Plimsoll。</translation>
    </message>
    <message>
        <source>NVLink error</source>
        <translation>NVLink 错误</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name a GGUF file.</source>
        <translation>请指定 GGUF 文件。</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>请指定其中一个。</translation>
    </message>
    <message>
        <source>Name one: remote:{name}/{id}.</source>
        <translation>请指定一个：remote:{name}/{id}。</translation>
    </message>
    <message>
        <source>Nearly full context</source>
        <translation>接近填满的上下文</translation>
    </message>
    <message>
        <source>Nearly lossless</source>
        <translation>几乎无损</translation>
    </message>
    <message>
        <source>Needs an administrator and a restart.</source>
        <translation>需要管理员权限并重启。</translation>
    </message>
    <message>
        <source>Needs an administrator.</source>
        <translation>需要管理员权限。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <translation>新对话 (Ctrl+N)</translation>
    </message>
    <message>
        <source>New chat, draft</source>
        <translation>新对话，草稿</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>新密钥…</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>新标题</translation>
    </message>
    <message>
        <source>Newer features.</source>
        <translation>更新的功能。</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <source>No NVIDIA card is in use; models run on the processor.</source>
        <translation>未使用 NVIDIA 显卡；模型在处理器上运行。</translation>
    </message>
    <message>
        <source>No NVIDIA card is visible on the bus: check that it is plugged in and switched on.</source>
        <translation>总线上看不到 NVIDIA 显卡：请检查是否插好并通电。</translation>
    </message>
    <message>
        <source>No NVIDIA card was found.</source>
        <translation>未找到 NVIDIA 显卡。</translation>
    </message>
    <message>
        <source>No NVIDIA card was found. Models run on the processor: slower, and everything else works.</source>
        <translation>未找到 NVIDIA 显卡。模型在处理器上运行：较慢，其他一切正常。</translation>
    </message>
    <message>
        <source>No access token is kept; most models need none.</source>
        <translation>没有保存访问令牌；多数模型不需要。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>No boost, more power when idle; needs an administrator.</source>
        <translation>没有加速频率，空闲时功耗更高；需要管理员权限。</translation>
    </message>
    <message>
        <source>No card is visible.</source>
        <translation>看不到显卡。</translation>
    </message>
    <message>
        <source>No drafting</source>
        <translation>无推测解码</translation>
    </message>
    <message>
        <source>No driver of the card is installed here.</source>
        <translation>这里没有安装显卡驱动。</translation>
    </message>
    <message>
        <source>No dry run by the engine: this file system keeps no sparse files. The figures are formulas.</source>
        <translation>引擎无法试运行：此文件系统不支持稀疏文件。数值按公式计算。</translation>
    </message>
    <message>
        <source>No dry run by the engine: {trouble}. The figures are formulas.</source>
        <translation>引擎无法试运行：{trouble}。数值按公式计算。</translation>
    </message>
    <message>
        <source>No engine for a card suits this computer.</source>
        <translation>没有适合此计算机的显卡引擎。</translation>
    </message>
    <message>
        <source>No engine is running.</source>
        <translation>没有正在运行的引擎。</translation>
    </message>
    <message>
        <source>No engine of the kind {kind} suits this computer.</source>
        <translation>没有适合此计算机的 {kind} 引擎。</translation>
    </message>
    <message>
        <source>No error, no event of the driver: the log ends in the middle of work.</source>
        <translation>没有错误，也没有驱动事件：日志在工作途中中断。</translation>
    </message>
    <message>
        <source>No fades when something appears.</source>
        <translation>内容出现时不使用淡入效果。</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>无文件</translation>
    </message>
    <message>
        <source>No file here is called “{name}”.</source>
        <translation>这里没有名为“{name}”的文件。</translation>
    </message>
    <message>
        <source>No file of this repository has a drafting head.</source>
        <translation>此仓库没有带推测头的文件。</translation>
    </message>
    <message>
        <source>No images.</source>
        <translation>没有图像。</translation>
    </message>
    <message>
        <source>No layer was asked for on a card.</source>
        <translation>没有要求把层放到显卡上。</translation>
    </message>
    <message>
        <source>No layer was asked for.</source>
        <translation>没有要求任何层。</translation>
    </message>
    <message>
        <source>No layer was put on the card.</source>
        <translation>没有层放到显卡上。</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <translation>未选择模型</translation>
    </message>
    <message>
        <source>No model is here yet</source>
        <translation>还没有模型</translation>
    </message>
    <message>
        <source>No model is loaded</source>
        <translation>未加载模型</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <translation>未加载模型。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>没有打开模型。</translation>
    </message>
    <message>
        <source>No model is proven yet, so there is none to ask.</source>
        <translation>还没有验证过的模型，因此没有可询问的。</translation>
    </message>
    <message>
        <source>No model is ready to work meanwhile.</source>
        <translation>没有就绪的模型可在此期间工作。</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <translation>没有就绪的模型。</translation>
    </message>
    <message>
        <source>No other computer answers at {endpoint} ({why}).</source>
        <translation>{endpoint} 没有其他电脑应答（{why}）。</translation>
    </message>
    <message>
        <source>No other computer was asked for its cards at {missing}.</source>
        <translation>没有向 {missing} 的其他电脑查询其显卡。</translation>
    </message>
    <message>
        <source>No other program was seen on the card just now. Close what may use it.</source>
        <translation>刚才没有在显卡上看到其他程序。请关闭可能使用它的程序。</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>没有规划</translation>
    </message>
    <message>
        <source>No ready-made build suits this card with its driver.</source>
        <translation>没有适合此显卡及其驱动的现成构建。</translation>
    </message>
    <message>
        <source>No ready-made engine suits this computer.</source>
        <translation>没有适合本机的现成引擎。</translation>
    </message>
    <message>
        <source>No receipts yet</source>
        <translation>还没有验证记录</translation>
    </message>
    <message>
        <source>No request yet.</source>
        <translation>还没有请求。</translation>
    </message>
    <message>
        <source>No session.</source>
        <translation>没有会话。</translation>
    </message>
    <message>
        <source>No setting contains “{words}”.</source>
        <translation>没有包含“{words}”的设置。</translation>
    </message>
    <message>
        <source>No smaller file of this repository is known to help.</source>
        <translation>已知此仓库没有更小的文件能解决问题。</translation>
    </message>
    <message>
        <source>No step was stable up to then.</source>
        <translation>到那时为止没有稳定的一步。</translation>
    </message>
    <message>
        <source>No step was stable.</source>
        <translation>没有稳定的一步。</translation>
    </message>
    <message>
        <source>No system memory for the card</source>
        <translation>不让显卡使用系统内存</translation>
    </message>
    <message>
        <source>Nobody answers at {end} any more.</source>
        <translation>{end} 不再有应答。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None as a rule.</source>
        <translation>通常没有。</translation>
    </message>
    <message>
        <source>None fits this computer as asked. Try a smaller context, or a smaller model.</source>
        <translation>按此要求，没有适合本机的。请试试更小的上下文，或更小的模型。</translation>
    </message>
    <message>
        <source>None fits with room to spare. A smaller context or a lighter KV cache helps.</source>
        <translation>没有宽裕放得下的。更小的上下文或更轻的 KV 缓存会有帮助。</translation>
    </message>
    <message>
        <source>None in a week.</source>
        <translation>一周内没有。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>单独不够</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>尚未询问</translation>
    </message>
    <message>
        <source>Not chosen yet: the model does as it was made to.</source>
        <translation>尚未选择：模型按其默认方式进行。</translation>
    </message>
    <message>
        <source>Not downloaded: {model}</source>
        <translation>未能下载：{model}</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>未解决</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>尚未下载</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>尚未查看</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Not proven yet</source>
        <translation>尚未验证</translation>
    </message>
    <message>
        <source>Not ruled out: {causes}.</source>
        <translation>未排除：{causes}。</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Not stable</source>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Not told to {name}, which may not know it: {names}.</source>
        <translation>未告知 {name}，因为它可能不认识：{names}。</translation>
    </message>
    <message>
        <source>Not understood in your settings and set to the default: {bad}.</source>
        <translation>设置中有无法理解的项，已改为默认：{bad}。</translation>
    </message>
    <message>
        <source>Nothing answered at {url} ({error}).</source>
        <translation>{url} 没有任何应答（{error}）。</translation>
    </message>
    <message>
        <source>Nothing answers at {origin} ({words}).</source>
        <translation>{origin} 没有任何应答（{words}）。</translation>
    </message>
    <message>
        <source>Nothing called “{words}”</source>
        <translation>没有名为“{words}”的内容</translation>
    </message>
    <message>
        <source>Nothing can be tried here without asking.</source>
        <translation>不经询问，这里没有可尝试的办法。</translation>
    </message>
    <message>
        <source>Nothing could be read of it.</source>
        <translation>其中没有任何内容可读。</translation>
    </message>
    <message>
        <source>Nothing decides.</source>
        <translation>没有决定性依据。</translation>
    </message>
    <message>
        <source>Nothing decides. Nearest: {readings}.</source>
        <translation>没有决定性依据。最接近的：{readings}。</translation>
    </message>
    <message>
        <source>Nothing has arrived yet, so nothing is lost.</source>
        <translation>还没有收到任何内容，因此没有损失。</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>还没有发生任何事。</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>这里没有叫这个名称的。</translation>
    </message>
    <message>
        <source>Nothing holds “{words}”.</source>
        <translation>没有包含“{words}”的内容。</translation>
    </message>
    <message>
        <source>Nothing in the folder is changed.</source>
        <translation>文件夹中的内容不会改动。</translation>
    </message>
    <message>
        <source>Nothing is being fetched</source>
        <translation>没有正在下载的内容</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>没有加载任何内容。</translation>
    </message>
    <message>
        <source>Nothing is locked at the start of the computer.</source>
        <translation>启动电脑时不锁定任何内容。</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>没有正在运行的内容</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>没有正在运行的内容。</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere by itself.</source>
        <translation>不会自动向任何地方发送内容。</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere.</source>
        <translation>不会向任何地方发送内容。</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer except the downloads you start.</source>
        <translation>除主动发起的下载外，没有任何内容离开本机。</translation>
    </message>
    <message>
        <source>Nothing listens now.</source>
        <translation>现在没有监听。</translation>
    </message>
    <message>
        <source>Nothing listens on this computer.</source>
        <translation>本机上没有监听的程序。</translation>
    </message>
    <message>
        <source>Nothing loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>Nothing needs to be done</source>
        <translation>无需处理</translation>
    </message>
    <message>
        <source>Nothing needs to be done; small models run well on the processor.</source>
        <translation>无需处理；小模型在处理器上也运行良好。</translation>
    </message>
    <message>
        <source>Nothing of ours is on the card.</source>
        <translation>显卡上没有我们的内容。</translation>
    </message>
    <message>
        <source>Nothing personal was found in it.</source>
        <translation>其中没有发现个人信息。</translation>
    </message>
    <message>
        <source>Nothing slows it</source>
        <translation>没有减速因素</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>没有找到任何内容</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>没有任何损失。</translation>
    </message>
    <message>
        <source>Nothing was lost. If it happens again with the same setup, try a smaller one.</source>
        <translation>没有任何损失。如果同样的配置再次如此，请试试更小的配置。</translation>
    </message>
    <message>
        <source>Nothing was moved to the CPU. Nothing is running.</source>
        <translation>没有移到处理器。没有正在运行的内容。</translation>
    </message>
    <message>
        <source>Nothing was sent there. Enter that address if it is the right one.</source>
        <translation>没有向那里发送任何内容。若该地址正确，请填写它。</translation>
    </message>
    <message>
        <source>Noticeable loss</source>
        <translation>损失明显</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>11月</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>10月</translation>
    </message>
    <message>
        <source>Of chats that have no style of their own, from the next reply on.</source>
        <translation>用于没有单独风格的对话，从下一条回复起生效。</translation>
    </message>
    <message>
        <source>Of that, not from files</source>
        <translation>其中不来自文件</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Offline mode is on, and this file&apos;s header is not on this machine.</source>
        <translation>离线模式已开启，而此文件的文件头不在本机上。</translation>
    </message>
    <message>
        <source>Offline mode is on, and this model is not on this machine.</source>
        <translation>离线模式已开启，而此模型不在本机上。</translation>
    </message>
    <message>
        <source>Offline mode is on.</source>
        <translation>离线模式已开启。</translation>
    </message>
    <message>
        <source>Offline mode is on: the Hub is not asked.</source>
        <translation>离线模式已开启：不会询问 Hub。</translation>
    </message>
    <message>
        <source>Offline mode is on: the token was not checked.</source>
        <translation>离线模式已开启：未检查令牌。</translation>
    </message>
    <message>
        <source>Often the driver was updated and the computer not restarted.</source>
        <translation>往往是更新了驱动而没有重启电脑。</translation>
    </message>
    <message>
        <source>Old turns are lost.</source>
        <translation>较早的轮次会丢失。</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Ollama&apos;s</source>
        <translation>Ollama 的</translation>
    </message>
    <message>
        <source>On another computer: {host}</source>
        <translation>在另一台电脑上：{host}</translation>
    </message>
    <message>
        <source>On the card now: {named}. Close what you do not need; Plimsoll never ends them.</source>
        <translation>显卡上现有：{named}。请关闭不需要的程序；Plimsoll 绝不会结束它们。</translation>
    </message>
    <message>
        <source>On the fullest of {n} cards</source>
        <translation>{n}张显卡中最满的一张</translation>
    </message>
    <message>
        <source>On the other computer</source>
        <translation>在另一台电脑上</translation>
    </message>
    <message>
        <source>On the processor</source>
        <translation>在处理器上</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>On your {card}</source>
        <translation>在 {card} 上</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>一张显卡</translation>
    </message>
    <message>
        <source>One change at a time, proven again, with undo</source>
        <translation>一次只改一项，重新验证，可以撤销</translation>
    </message>
    <message>
        <source>One conversation at a time</source>
        <translation>一次一个会话</translation>
    </message>
    <message>
        <source>One conversation has {n} tokens now. Coding agents begin with thousands of their own: choose a larger context first.</source>
        <translation>目前单个会话有{n}个词元。编程智能体一开始就要占用数千个：请先选择更大的上下文。</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>One that fits this computer</source>
        <translation>适合本机的一个</translation>
    </message>
    <message>
        <source>One that fits your card</source>
        <translation>适合这张显卡的一个</translation>
    </message>
    <message>
        <source>Only card {get} is full.</source>
        <translation>只有显卡{get}满了。</translation>
    </message>
    <message>
        <source>Only for https with your own certificate: the PEM file of the authority that signed it.</source>
        <translation>仅用于采用自有证书的 https：签发者的 PEM 文件。</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this share of the probability.</source>
        <translation>只从合计达到此概率份额的最可能词元中选择。</translation>
    </message>
    <message>
        <source>Only the memory of one card.</source>
        <translation>只有一张显卡的显存。</translation>
    </message>
    <message>
        <source>Only the memory that is here.</source>
        <translation>只有现有的内存。</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be chosen.</source>
        <translation>只能从这么多个最可能的词元中选择。</translation>
    </message>
    <message>
        <source>Only tokens with at least this share of the likeliest one’s probability.</source>
        <translation>只保留概率至少为最可能词元此份额的词元。</translation>
    </message>
    <message>
        <source>Only {active} of its {total} billion weights work on each token. {said}</source>
        <translation>在其{total} B 权重中，每个词元只用到{active} B。{said}</translation>
    </message>
    <message>
        <source>Only {free} are free on the disk that models go to: too little for this one.</source>
        <translation>存放模型的磁盘只剩 {free}，放不下这个模型。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open Fixes, or `plimsoll diagnose --preview` for everything about it.</source>
        <translation>打开“解决办法”，或用 `plimsoll diagnose --preview` 查看全部详情。</translation>
    </message>
    <message>
        <source>Open Models and choose a model with fewer parameters; each shows what it needs before it is fetched.</source>
        <translation>打开“模型”，选择参数更少的模型；每个都会在下载前显示所需资源。</translation>
    </message>
    <message>
        <source>Open Models and choose a smaller file of this model.</source>
        <translation>打开“模型”，选择此模型的更小文件。</translation>
    </message>
    <message>
        <source>Open Models and choose another file of this model.</source>
        <translation>打开“模型”，选择此模型的另一个文件。</translation>
    </message>
    <message>
        <source>Open Models and choose another one; each shows what it needs before it is fetched.</source>
        <translation>打开“模型”，选择另一个；每个都会在下载前显示所需资源。</translation>
    </message>
    <message>
        <source>Open Models and look for a file of this model with a drafting head.</source>
        <translation>打开“模型”，查找此模型带推测头的文件。</translation>
    </message>
    <message>
        <source>Open Models and look for another variant of this model.</source>
        <translation>打开“模型”，查找此模型的另一个变体。</translation>
    </message>
    <message>
        <source>Open Models and look for the same model from another maker.</source>
        <translation>打开“模型”，查找其他发布者的同一模型。</translation>
    </message>
    <message>
        <source>Open Models: files that are here run without the Hub.</source>
        <translation>打开“模型”：已在本机的文件无需 Hub 即可运行。</translation>
    </message>
    <message>
        <source>Open Plimsoll</source>
        <translation>打开 Plimsoll</translation>
    </message>
    <message>
        <source>Open Plimsoll to see what helps.</source>
        <translation>打开 Plimsoll 查看解决办法。</translation>
    </message>
    <message>
        <source>Open Settings and raise what is kept free for the desktop by 512 MiB, then plan the model again.</source>
        <translation>打开“设置”，把为桌面预留的量提高512&#xa0;MiB，然后重新规划模型。</translation>
    </message>
    <message>
        <source>Open a model to see what goes where.</source>
        <translation>打开一个模型，查看各部分放在哪里。</translation>
    </message>
    <message>
        <source>Open a web page in the browser, sign in to the network, then try again.</source>
        <translation>在浏览器中打开任一网页，登录网络，然后再试。</translation>
    </message>
    <message>
        <source>Open an SSH tunnel, as `plimsoll rpc-server` prints it, and give its local end.</source>
        <translation>按 `plimsoll rpc-server` 的提示打开 SSH 隧道，并填写它在本地的一端。</translation>
    </message>
    <message>
        <source>Open chat</source>
        <translation>打开对话</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Open in the browser?</source>
        <translation>在浏览器中打开？</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open it afterwards</source>
        <translation>之后打开</translation>
    </message>
    <message>
        <source>Open its page on the Hub, accept its terms and wait for the answer.</source>
        <translation>打开它在 Hub 上的页面，接受条款并等待答复。</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>立即打开</translation>
    </message>
    <message>
        <source>Open the first part</source>
        <translation>打开第一部分</translation>
    </message>
    <message>
        <source>Open the folder of chats, receipts and settings</source>
        <translation>打开存放对话、验证记录与设置的文件夹</translation>
    </message>
    <message>
        <source>Open the folder of the models</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Open the model that it was made for, and choose it there as the drafting file.</source>
        <translation>打开它所对应的模型，在那里把它选作推测解码文件。</translation>
    </message>
    <message>
        <source>Open the model&apos;s page on the Hub, accept its terms with your account, then try again.</source>
        <translation>打开模型在 Hub 上的页面，用自己的账户接受条款，然后再试。</translation>
    </message>
    <message>
        <source>Open the part whose name ends in 00001-of-n.</source>
        <translation>请打开名称以00001-of-n结尾的那一部分。</translation>
    </message>
    <message>
        <source>Open the plan</source>
        <translation>打开规划</translation>
    </message>
    <message>
        <source>Open this page?</source>
        <translation>打开此页面？</translation>
    </message>
    <message>
        <source>Open {name} now</source>
        <translation>立即打开 {name}</translation>
    </message>
    <message>
        <source>Open {name} now?</source>
        <translation>现在打开 {name}？</translation>
    </message>
    <message>
        <source>Open {repo} on the Hub, accept its terms and wait for the answer.</source>
        <translation>打开 {repo} 在 Hub 上的页面，接受条款并等待答复。</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI 兼容</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>正在打开 {name}</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>Other computers may ask too</source>
        <translation>其他电脑也可提问</translation>
    </message>
    <message>
        <source>Other computers reach it at {url}.</source>
        <translation>其他电脑可通过 {url} 访问。</translation>
    </message>
    <message>
        <source>Other faults are possible.</source>
        <translation>可能还有其他故障。</translation>
    </message>
    <message>
        <source>Other placement of tensors</source>
        <translation>张量的其他放置方式</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Other programs may ask</source>
        <translation>其他程序可以提问</translation>
    </message>
    <message>
        <source>Other programs on the card: {names}</source>
        <translation>显卡上的其他程序：{names}</translation>
    </message>
    <message>
        <source>Other programs on the card: {others}</source>
        <translation>显卡上的其他程序：{others}</translation>
    </message>
    <message>
        <source>Other programs use it too</source>
        <translation>其他程序也在使用它</translation>
    </message>
    <message>
        <source>Other programs use the processor, or it is hot.</source>
        <translation>其他程序在使用处理器，或处理器过热。</translation>
    </message>
    <message>
        <source>Others held {taken} MiB</source>
        <translation>其他程序占用{taken}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Others on this computer can read {first}</source>
        <translation>本机的其他用户可以读取 {first}</translation>
    </message>
    <message>
        <source>Others wait.</source>
        <translation>其他的等待。</translation>
    </message>
    <message>
        <source>Our process held {before} MiB before the load.</source>
        <translation>加载之前，我们的进程占用{before}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Our process holds {own} MiB after the unload.</source>
        <translation>卸载之后，我们的进程占用{own}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Own number of threads</source>
        <translation>自定线程数</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer);;All files (*)</source>
        <translation>PEM 文件 (*.pem *.crt *.cer);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Page on the Hub…</source>
        <translation>Hub 上的页面…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Parallel replies</source>
        <translation>并行回复</translation>
    </message>
    <message>
        <source>Part of the model sits on the slow side.</source>
        <translation>模型的一部分位于较慢的一侧。</translation>
    </message>
    <message>
        <source>Part of the model would run on the processor, much slower.</source>
        <translation>模型的一部分会在处理器上运行，慢得多。</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>页面区域</translation>
    </message>
    <message>
        <source>Part of the program is missing or damaged[: {part}].</source>
        <translation>程序的一部分缺失或已损坏[：{part}]。</translation>
    </message>
    <message>
        <source>Patterns in the plan bar</source>
        <translation>规划条使用图案</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>全部暂停</translation>
    </message>
    <message>
        <source>Pause downloads</source>
        <translation>暂停下载</translation>
    </message>
    <message>
        <source>Pause {model}</source>
        <translation>暂停 {model}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Picture of the graphs (*.png)</source>
        <translation>图表图片 (*.png)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Pieces of the file</source>
        <translation>文件的分块</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>锁页内存</translation>
    </message>
    <message>
        <source>Placement as planned</source>
        <translation>按规划放置</translation>
    </message>
    <message>
        <source>Plain memory instead of pinned</source>
        <translation>用普通内存代替锁页内存</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>{title} 的规划：载重线以内{line}&#xa0;MiB 用{used}，超出{rest}</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>{title} 的规划：载重线以内{line}&#xa0;MiB 用{used}，富余{rest}</translation>
    </message>
    <message>
        <source>Plan: nothing planned</source>
        <translation>规划：尚无规划</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>规划：载重线以内{line}&#xa0;MiB 用{used}，超出{rest}</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>规划：载重线以内{line}&#xa0;MiB 用{used}，富余{rest}</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>已规划</translation>
    </message>
    <message>
        <source>Planned for the card</source>
        <translation>为显卡规划</translation>
    </message>
    <message>
        <source>Planned for the processor</source>
        <translation>为处理器规划</translation>
    </message>
    <message>
        <source>Planned to fit, and {text} layers are on the card.</source>
        <translation>按规划放得下，显卡上有{text}层。</translation>
    </message>
    <message>
        <source>Planned {planned} MiB, measured {peak} MiB</source>
        <translation>规划{planned}&#xa0;MiB，实测{peak}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Plimsoll</source>
        <translation>Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {folder} ({strerror}).</source>
        <translation>Plimsoll 无法写入 {folder}（{strerror}）。</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {path} ({error}).</source>
        <translation>Plimsoll 无法写入 {path}（{error}）。</translation>
    </message>
    <message>
        <source>Plimsoll does not keep the cache apart from its layers: fewer layers on the card have the same effect and are shown.</source>
        <translation>Plimsoll 不把缓存与所属的层分开：减少显卡上的层效果相同，且会显示出来。</translation>
    </message>
    <message>
        <source>Plimsoll ended while it was {doing}.</source>
        <translation>Plimsoll {doing} 时终止了。</translation>
    </message>
    <message>
        <source>Plimsoll engine</source>
        <translation>Plimsoll 引擎</translation>
    </message>
    <message>
        <source>Plimsoll is closing.</source>
        <translation>Plimsoll 正在关闭。</translation>
    </message>
    <message>
        <source>Plimsoll is open already but does not answer. End it and start again.</source>
        <translation>Plimsoll 已打开但没有应答。请结束它再重新启动。</translation>
    </message>
    <message>
        <source>Plimsoll looks again by itself; if the card does not return, restart the computer.</source>
        <translation>Plimsoll 会自行重新查看；如果显卡没有恢复，请重启电脑。</translation>
    </message>
    <message>
        <source>Plimsoll looks at this machine. The graphs begin in a moment.</source>
        <translation>Plimsoll 正在检测本机。图表稍后开始。</translation>
    </message>
    <message>
        <source>Plimsoll made it to try the engine</source>
        <translation>Plimsoll 为试验引擎而生成</translation>
    </message>
    <message>
        <source>Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of other programs are not supported yet.</source>
        <translation>Plimsoll 读取文本：笔记、代码、CSV 表格、日志。图片和其他程序的文档暂不支持。</translation>
    </message>
    <message>
        <source>Plimsoll runs a language model on your own computer: it plans the memory first, and proves it before it says ready.</source>
        <translation>Plimsoll 在自己的电脑上运行语言模型：先规划内存，验证通过后才显示就绪。</translation>
    </message>
    <message>
        <source>Plimsoll shows what fits this computer before anything is loaded.</source>
        <translation>加载之前，Plimsoll 会显示此计算机能装下什么。</translation>
    </message>
    <message>
        <source>Plimsoll shows what helps.</source>
        <translation>Plimsoll 会显示解决办法。</translation>
    </message>
    <message>
        <source>Plimsoll talks to the model host you chose for downloads, to remote servers you entered when you use them, and to nobody else.</source>
        <translation>Plimsoll 只与所选的下载用模型主机通信，使用时与所添加的远程服务器通信，此外不与任何一方通信。</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s engine is pinned to the version it was tested with; a newer one comes with a newer Plimsoll.</source>
        <translation>Plimsoll 的引擎固定在测试过的版本；更新的引擎随更新的 Plimsoll 提供。</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s own files</source>
        <translation>Plimsoll 自己的文件</translation>
    </message>
    <message>
        <source>Plug it in for full speed. `plimsoll clocks lock --mode cap` keeps the card at or below its base clock, which saves power.</source>
        <translation>请接通电源以全速运行。`plimsoll clocks lock --mode cap` 让显卡不超过基础频率，可节省电量。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Port {port} is taken{by}. None of the {tries} ports after it is free either.</source>
        <translation>端口 {port} 被占用{by}。其后的{tries}个端口也都不可用。</translation>
    </message>
    <message>
        <source>Port {port} was taken{by} when this began.</source>
        <translation>启动时端口 {port} 被占用{by}。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Power and heat</source>
        <translation>功率与温度</translation>
    </message>
    <message>
        <source>Power brake</source>
        <translation>功率制动</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Power limit: {answer}</source>
        <translation>功率上限：{answer}</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>功率，W</translation>
    </message>
    <message>
        <source>Precise</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Predicted above, measured below</source>
        <translation>上为预测，下为实测</translation>
    </message>
    <message>
        <source>Predicted {n}</source>
        <translation>预测 {n}</translation>
    </message>
    <message>
        <source>Preemptive cleanup</source>
        <translation>抢占式清理</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Private files</source>
        <translation>私密文件</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>较可能</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Processor threads for the engine, from the next load on.</source>
        <translation>引擎使用的处理器线程数，从下次加载起生效。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Programs on other computers in your network, not only on this one.</source>
        <translation>网络中其他电脑上的程序，而不仅是本机的。</translation>
    </message>
    <message>
        <source>Programs that show the old key are refused from then on. Give them the new one.</source>
        <translation>此后出示旧密钥的程序会被拒绝。请把新密钥交给它们。</translation>
    </message>
    <message>
        <source>Prompt cache</source>
        <translation>提示词缓存</translation>
    </message>
    <message>
        <source>Prompt cache off</source>
        <translation>关闭提示词缓存</translation>
    </message>
    <message>
        <source>Prompt cache {cache} MiB of {ram} MiB</source>
        <translation>提示词缓存{cache}&#xa0;MiB，内存{ram}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Prompt read</source>
        <translation>提示词读取</translation>
    </message>
    <message>
        <source>Prompts are read at {rate} tokens/s; {best} were proven before.</source>
        <translation>提示词读取速度为{rate}词元/秒；以前验证过{best}。</translation>
    </message>
    <message>
        <source>Prompts are read {now} tokens at a time again.</source>
        <translation>恢复每次读取{now}个提示词词元。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Proof of this step</source>
        <translation>此步骤的验证</translation>
    </message>
    <message>
        <source>Proposed for this computer</source>
        <translation>为本机推荐</translation>
    </message>
    <message>
        <source>Prove again</source>
        <translation>重新验证</translation>
    </message>
    <message>
        <source>Prove it</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Prove it in Plimsoll first: one click.</source>
        <translation>请先在 Plimsoll 中验证：点一下即可。</translation>
    </message>
    <message>
        <source>Prove it in full</source>
        <translation>完整验证</translation>
    </message>
    <message>
        <source>Prove it when here</source>
        <translation>下载后验证</translation>
    </message>
    <message>
        <source>Prove {model}</source>
        <translation>验证 {model}</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Proven on this card in {time}. One change; the rest is as before.</source>
        <translation>已在此显卡上验证，用时{time}。只改了一项，其余如前。</translation>
    </message>
    <message>
        <source>Proven on this card. One change; the rest is as before.</source>
        <translation>已在此显卡上验证。只改了一项，其余如前。</translation>
    </message>
    <message>
        <source>Proven on this computer in {time}. One change; the rest is as before.</source>
        <translation>已在本机验证，用时{time}。只改了一项，其余如前。</translation>
    </message>
    <message>
        <source>Proven on this computer.</source>
        <translation>已在本机验证。</translation>
    </message>
    <message>
        <source>Proven on this computer. One change; the rest is as before.</source>
        <translation>已在本机验证。只改了一项，其余如前。</translation>
    </message>
    <message>
        <source>Proven there to {n} tokens.</source>
        <translation>已在那里验证至{n}个词元。</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total}</source>
        <translation>已验证至{depth}（共{total}）</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens</source>
        <translation>已验证至{depth}个词元（共{total}）</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this card.</source>
        <translation>已在此显卡上验证至{depth}个词元（共{total}）。</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this computer.</source>
        <translation>已在本机验证至{depth}个词元（共{total}）。</translation>
    </message>
    <message>
        <source>Proven to {n}</source>
        <translation>已验证至{n}</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this card.</source>
        <translation>已在此显卡上验证至{n}个词元（共{total}）。</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this computer.</source>
        <translation>已在本机验证至{n}个词元（共{total}）。</translation>
    </message>
    <message>
        <source>Proven to {n} tokens.</source>
        <translation>已验证至{n}个词元。</translation>
    </message>
    <message>
        <source>Proving</source>
        <translation>正在验证</translation>
    </message>
    <message>
        <source>Proving it on this computer</source>
        <translation>正在本机验证</translation>
    </message>
    <message>
        <source>Proving it on your card</source>
        <translation>正在显卡上验证</translation>
    </message>
    <message>
        <source>Proving the change</source>
        <translation>正在验证更改</translation>
    </message>
    <message>
        <source>Proving {name} first</source>
        <translation>先验证 {name}</translation>
    </message>
    <message>
        <source>Proving {name} on this machine</source>
        <translation>正在本机验证 {name}</translation>
    </message>
    <message>
        <source>Put all parts of the model into one folder, under the names they were published with.</source>
        <translation>请把模型的所有部分放进同一个文件夹，并使用发布时的名称。</translation>
    </message>
    <message>
        <source>Put it back at {path}, or draft without it.</source>
        <translation>请把它放回 {path}，或不用它进行推测解码。</translation>
    </message>
    <message>
        <source>Put layers on other computers</source>
        <translation>把层放到其他电脑上</translation>
    </message>
    <message>
        <source>Put the system message first; Plimsoll always does so in its own conversations.</source>
        <translation>请把系统消息放在最前；Plimsoll 在自己的会话中一向如此。</translation>
    </message>
    <message>
        <source>Python, OpenAI&apos;s library</source>
        <translation>Python，OpenAI 的库</translation>
    </message>
    <message>
        <source>Qualified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Quality {grade}</source>
        <translation>质量{grade}</translation>
    </message>
    <message>
        <source>Quality.</source>
        <translation>质量。</translation>
    </message>
    <message>
        <source>Quant</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Quants</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>排队</translation>
    </message>
    <message>
        <source>Quick replies</source>
        <translation>回复迅速</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Quit Plimsoll</source>
        <translation>退出 Plimsoll</translation>
    </message>
    <message>
        <source>Raise the limit as an administrator, no higher than the card&apos;s own maximum: nvidia-smi -pl WATTS.</source>
        <translation>以管理员身份提高上限，不超过显卡自身的最大值：nvidia-smi -pl WATTS。</translation>
    </message>
    <message>
        <source>Raise the limit in Settings, or ask the model to go on.</source>
        <translation>请在设置中提高上限，或让模型继续。</translation>
    </message>
    <message>
        <source>Raise the power limit</source>
        <translation>提高功率上限</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Reading a prompt</source>
        <translation>读取提示词</translation>
    </message>
    <message>
        <source>Reading a prompt is a little slower.</source>
        <translation>读取提示词会稍慢一些。</translation>
    </message>
    <message>
        <source>Reading a prompt is slower; answers are the same.</source>
        <translation>读取提示词会变慢；回答相同。</translation>
    </message>
    <message>
        <source>Reading its header</source>
        <translation>正在读取其文件头</translation>
    </message>
    <message>
        <source>Reading the headers of the files</source>
        <translation>正在读取各文件的文件头</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>正在读取提示词</translation>
    </message>
    <message>
        <source>Reading the prompt: {done} of {total} tokens</source>
        <translation>正在读取提示词：{done}/{total}个词元</translation>
    </message>
    <message>
        <source>Readings (*.csv)</source>
        <translation>读数 (*.csv)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Ready without a download</source>
        <translation>无需下载即可使用</translation>
    </message>
    <message>
        <source>Ready: {model}</source>
        <translation>就绪：{model}</translation>
    </message>
    <message>
        <source>Real hangs last longer; success not shown.</source>
        <translation>真正的卡死会持续更久；未证明有效。</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>验证记录</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>验证记录</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>循环状态</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Refuse says so before anything is read; drop leaves its oldest messages unread.</source>
        <translation>“拒绝”会在读取之前说明；“丢弃”则不读其中最早的消息。</translation>
    </message>
    <message>
        <source>Rejected drafts could not be removed.</source>
        <translation>无法移除被拒绝的草稿。</translation>
    </message>
    <message>
        <source>Reload the driver&apos;s modules</source>
        <translation>重新加载驱动模块</translation>
    </message>
    <message>
        <source>Reload the module nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm), or restart the computer; then load the model.</source>
        <translation>重新加载模块 nvidia_uvm（sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm），或重启电脑；然后加载模型。</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>远程</translation>
    </message>
    <message>
        <source>Remote servers</source>
        <translation>远程服务器</translation>
    </message>
    <message>
        <source>Remote, replying</source>
        <translation>远程，正在回复</translation>
    </message>
    <message>
        <source>Remote: {server}</source>
        <translation>远程：{server}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove and free {size}</source>
        <translation>移除并释放{size}</translation>
    </message>
    <message>
        <source>Remove it and fetch it again.</source>
        <translation>请移除后重新获取。</translation>
    </message>
    <message>
        <source>Remove libraries of other driver versions (compat packages, copies of libcuda), then restart.</source>
        <translation>移除其他驱动版本的库（compat 软件包、libcuda 的副本），然后重启。</translation>
    </message>
    <message>
        <source>Remove models you do not use in Models, or free up space in another way, then go on.</source>
        <translation>在“模型”中移除不用的模型，或用其他方式腾出空间，然后继续。</translation>
    </message>
    <message>
        <source>Remove models you do not use, or free up space in another way.</source>
        <translation>移除不用的模型，或用其他方式腾出空间。</translation>
    </message>
    <message>
        <source>Remove one first.</source>
        <translation>请先移除一台。</translation>
    </message>
    <message>
        <source>Remove your own placement of tensors; Plimsoll places whole layers and, where asked, the experts.</source>
        <translation>请去掉自定义的张量放置；Plimsoll 放置完整的层，并按要求放置专家层。</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>移除 {name}？</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <translation>移除 {server}</translation>
    </message>
    <message>
        <source>Remove {server}?</source>
        <translation>移除 {server}？</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename the file, or the folder that it lies in.</source>
        <translation>请重命名该文件，或它所在的文件夹。</translation>
    </message>
    <message>
        <source>Rename the open chat</source>
        <translation>重命名打开的对话</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>重复惩罚</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Replies are written one after another for a while: a batch for all of them failed.</source>
        <translation>一段时间内回复会逐个生成：同时处理它们的批次失败了。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Reply to {name}…</source>
        <translation>回复 {name}…</translation>
    </message>
    <message>
        <source>Reply to {name}… The whole chat is sent there.</source>
        <translation>回复 {name}… 整个对话都会发送到那里。</translation>
    </message>
    <message>
        <source>Replying</source>
        <translation>正在回复</translation>
    </message>
    <message>
        <source>Replying</source>
        <comment>speed</comment>
        <translation>回复时</translation>
    </message>
    <message>
        <source>Replying…</source>
        <translation>正在回复…</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Repositories for llama.cpp often have GGUF in their name. Search for it together with the model&apos;s name.</source>
        <translation>适用于 llama.cpp 的仓库名称中常带 GGUF。请把它与模型名称一起搜索。</translation>
    </message>
    <message>
        <source>Reranking model: it orders texts by a question, it does not chat.</source>
        <translation>重排序模型：按问题给文本排序，不会对话。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restart the computer</source>
        <translation>重启电脑</translation>
    </message>
    <message>
        <source>Restart the computer before the card is used again.</source>
        <translation>再次使用显卡前请重启电脑。</translation>
    </message>
    <message>
        <source>Restart the computer.</source>
        <translation>请重启电脑。</translation>
    </message>
    <message>
        <source>Restart the computer. If it happens again, lock the clocks and check the power cables.</source>
        <translation>请重启电脑。如再次发生，请锁定时钟并检查供电线。</translation>
    </message>
    <message>
        <source>Restart the computer. Plimsoll remembers the model and its setup.</source>
        <translation>请重启电脑。Plimsoll 会记住模型及其配置。</translation>
    </message>
    <message>
        <source>Restart the computer; if it stays, install the driver again.</source>
        <translation>请重启电脑；如果依旧，请重新安装驱动。</translation>
    </message>
    <message>
        <source>Restart the computer; nothing is tried on the card before.</source>
        <translation>请重启电脑；在此之前不会在显卡上做任何尝试。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>全部继续</translation>
    </message>
    <message>
        <source>Resume {model}</source>
        <translation>继续下载 {model}</translation>
    </message>
    <message>
        <source>Room to work in for one step. It grows with the micro-batch.</source>
        <translation>每一步的工作空间。随微批次增大。</translation>
    </message>
    <message>
        <source>Row remapping event</source>
        <translation>行重映射事件</translation>
    </message>
    <message>
        <source>Row remapping failure</source>
        <translation>行重映射失败</translation>
    </message>
    <message>
        <source>Rows cannot be split over several computers, only layers.</source>
        <translation>行不能拆分到多台电脑，只有层可以。</translation>
    </message>
    <message>
        <source>Rows of {what} that could not be read: {unread}{kept}.</source>
        <translation>{what}中无法读取的行：{unread}{kept}。</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll clocks status&apos; to see the cards.</source>
        <translation>运行“plimsoll clocks status”查看显卡。</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll detect&apos; to see why.</source>
        <translation>运行“plimsoll detect”查看原因。</translation>
    </message>
    <message>
        <source>Run setup again</source>
        <translation>重新运行设置向导</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>SM clock {get} MHz under load</source>
        <translation>负载下 SM 时钟{get}&#xa0;MHz</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>SM 时钟，MHz</translation>
    </message>
    <message>
        <source>Same type for keys and values</source>
        <translation>K 与 V 使用同一类型</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>保存诊断包</translation>
    </message>
    <message>
        <source>Save bundle…</source>
        <translation>保存诊断包…</translation>
    </message>
    <message>
        <source>Save or copy its words into a text file, and attach that.</source>
        <translation>请将其中的文字保存或复制到文本文件，再附上该文件。</translation>
    </message>
    <message>
        <source>Saved as you change it</source>
        <translation>更改会立即保存</translation>
    </message>
    <message>
        <source>Saved prompts filled the memory of the computer.</source>
        <translation>保存的提示词占满了内存。</translation>
    </message>
    <message>
        <source>Say hello.</source>
        <translation>说声你好。</translation>
    </message>
    <message>
        <source>Scratch for {rows} rows is reserved at load.</source>
        <translation>加载时为{rows}行预留暂存空间。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Search, or paste owner/repo, an address or a path</source>
        <translation>搜索，或粘贴 owner/repo、地址或路径</translation>
    </message>
    <message>
        <source>Searching: {n} step done</source>
        <translation>正在搜索：已完成{n}步</translation>
    </message>
    <message>
        <source>Searching: {n} steps done</source>
        <translation>正在搜索：已完成{n}步</translation>
    </message>
    <message>
        <source>Secure Boot is on: enrol the key of the driver&apos;s module, or use a signed package.</source>
        <translation>安全启动已开启：请登记驱动模块的密钥，或使用已签名的软件包。</translation>
    </message>
    <message>
        <source>See Fixes</source>
        <translation>查看解决办法</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>查看规划</translation>
    </message>
    <message>
        <source>See what helps</source>
        <translation>查看解决办法</translation>
    </message>
    <message>
        <source>See why {model} stopped</source>
        <translation>查看 {model} 停止的原因</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Send less, or choose a larger context in Plimsoll.</source>
        <translation>请少发一些，或在 Plimsoll 中选择更大的上下文。</translation>
    </message>
    <message>
        <source>Send text (in LangChain: check_embedding_ctx_length=False).</source>
        <translation>请发送文本（LangChain 中：check_embedding_ctx_length=False）。</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>9月</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>Set HF_ENDPOINT to an address that begins with https://.</source>
        <translation>请把 HF_ENDPOINT 设为以 https:// 开头的地址。</translation>
    </message>
    <message>
        <source>Set HF_HUB_CACHE to a folder on another drive and start Plimsoll again.</source>
        <translation>请把 HF_HUB_CACHE 设为另一个驱动器上的文件夹，并重新启动 Plimsoll。</translation>
    </message>
    <message>
        <source>Set it to an address such as {default_endpoint}, or remove it.</source>
        <translation>请设为类似 {default_endpoint} 的地址，或将其删除。</translation>
    </message>
    <message>
        <source>Set it to an address that begins with https://, or remove it.</source>
        <translation>请把它设为以 https:// 开头的地址，或移除它。</translation>
    </message>
    <message>
        <source>Set {group} as it came</source>
        <translation>将{group}恢复为初始设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings of the extension: API Provider, OpenAI Compatible.</source>
        <translation>扩展的设置：API Provider，OpenAI Compatible。</translation>
    </message>
    <message>
        <source>Settings, chats and receipts are readable by you alone.</source>
        <translation>设置、对话和验证记录只有本人可读。</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>设置向导</translation>
    </message>
    <message>
        <source>Several conversations at once got in each other&apos;s way.</source>
        <translation>同时进行的几个会话互相干扰了。</translation>
    </message>
    <message>
        <source>Several machines</source>
        <translation>多台电脑</translation>
    </message>
    <message>
        <source>Shared with other tools; HF_HOME chooses another place.</source>
        <translation>与其他工具共用；HF_HOME 可指定其他位置。</translation>
    </message>
    <message>
        <source>Shares the layers out by what is free on each card now.</source>
        <translation>按每张显卡目前的可用空间分配层。</translation>
    </message>
    <message>
        <source>Sharpest answers</source>
        <translation>回答最精准</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>Shorten the conversation</source>
        <translation>缩短会话</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>更短的上下文</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show all {n} letters</source>
        <translation>显示全部{n}个字符</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Show or hide the list of chats</source>
        <translation>显示或隐藏对话列表</translation>
    </message>
    <message>
        <source>Show the card again</source>
        <translation>让显卡重新可见</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <source>Show what is popular</source>
        <translation>显示热门模型</translation>
    </message>
    <message>
        <source>Shows drafting at work</source>
        <translation>展示推测解码的效果</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Sign the driver for secure boot</source>
        <translation>为安全启动签名驱动</translation>
    </message>
    <message>
        <source>Signed in as {user}; the keyring keeps the token.</source>
        <translation>已以 {user} 身份登录；令牌由密钥环保存。</translation>
    </message>
    <message>
        <source>Skip setup</source>
        <translation>跳过设置</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>较慢</translation>
    </message>
    <message>
        <source>Slow when it is used.</source>
        <translation>使用时较慢。</translation>
    </message>
    <message>
        <source>Slowed and spilled</source>
        <translation>降频并溢出</translation>
    </message>
    <message>
        <source>Slower; needs computer memory.</source>
        <translation>较慢；需要内存。</translation>
    </message>
    <message>
        <source>Smaller batch</source>
        <translation>更小的批次</translation>
    </message>
    <message>
        <source>Smaller cache type</source>
        <translation>更小的缓存类型</translation>
    </message>
    <message>
        <source>Smaller micro-batch</source>
        <translation>更小的微批次</translation>
    </message>
    <message>
        <source>Some minutes; models, chats and settings stay.</source>
        <translation>几分钟；模型、对话和设置都会保留。</translation>
    </message>
    <message>
        <source>Some quality, and a download.</source>
        <translation>质量略降，并需下载。</translation>
    </message>
    <message>
        <source>Some speed.</source>
        <translation>速度略降。</translation>
    </message>
    <message>
        <source>Some writing speed (not measured); a test, not shown to work.</source>
        <translation>生成速度略降（未测量）；仅为试验，未证明有效。</translation>
    </message>
    <message>
        <source>Somebody set how fast the card runs; it does not choose by itself.</source>
        <translation>有人设定了显卡的运行速度；它不会自行选择。</translation>
    </message>
    <message>
        <source>Something outside Plimsoll ended the engine.</source>
        <translation>Plimsoll 之外的原因终止了引擎。</translation>
    </message>
    <message>
        <source>Something went wrong ({name}: {error}).</source>
        <translation>出了问题（{name}：{error}）。</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll ({name}: {error}).</source>
        <translation>Plimsoll 内部出了问题（{name}：{error}）。</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll.</source>
        <translation>Plimsoll 内部出了问题。</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Sort by: {word}</source>
        <translation>排序方式：{word}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>来源：{source}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>限速</translation>
    </message>
    <message>
        <source>Speed.</source>
        <translation>速度。</translation>
    </message>
    <message>
        <source>Spilled into computer memory</source>
        <translation>溢出到内存</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>稳定</translation>
    </message>
    <message>
        <source>Stage {n} of {total}</source>
        <translation>第{n}阶段，共{total}阶段</translation>
    </message>
    <message>
        <source>Stage {n} of {total}: {stage}</source>
        <translation>第{n}阶段，共{total}阶段：{stage}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Start Plimsoll again: it moves the file aside and takes over what can be read.</source>
        <translation>请重新启动 Plimsoll：它会把文件移到一旁，并接收其中可读的内容。</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.</source>
        <translation>请在那边启动 `plimsoll rpc-server`，在这里启动 SSH 隧道，然后再试。</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there, of the same version as this Plimsoll.</source>
        <translation>请在那边启动 `plimsoll rpc-server`，版本须与此 Plimsoll 相同。</translation>
    </message>
    <message>
        <source>Start a new chat, or choose a larger context.</source>
        <translation>请开始新对话，或选择更大的上下文。</translation>
    </message>
    <message>
        <source>Start a new chat, or let the server load the model with a larger context.</source>
        <translation>请开始新对话，或让服务器以更大的上下文加载模型。</translation>
    </message>
    <message>
        <source>Start a new conversation, or ask for a summary of this one and go on from there.</source>
        <translation>请开始新会话，或先要一份此会话的摘要，再从那里继续。</translation>
    </message>
    <message>
        <source>Start chatting</source>
        <translation>开始对话</translation>
    </message>
    <message>
        <source>Start it anyway</source>
        <translation>仍然启动</translation>
    </message>
    <message>
        <source>Start the container again with access to the card.</source>
        <translation>请重新启动容器，并给它显卡访问权限。</translation>
    </message>
    <message>
        <source>Start the container with access to the card, for instance with &apos;--gpus all&apos;.</source>
        <translation>请在启动容器时给它显卡访问权限，例如用“--gpus all”。</translation>
    </message>
    <message>
        <source>Start the container with access to the card: docker run --gpus all, with NVIDIA&apos;s container toolkit installed.</source>
        <translation>请在启动容器时给它显卡访问权限：docker run --gpus all，并安装 NVIDIA 的容器工具包。</translation>
    </message>
    <message>
        <source>Start the engine again</source>
        <translation>重新启动引擎</translation>
    </message>
    <message>
        <source>Start the other computer&apos;s server and the tunnel</source>
        <translation>启动另一台电脑的服务器和隧道</translation>
    </message>
    <message>
        <source>Start with the desktop</source>
        <translation>随桌面启动</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>State: {state}</source>
        <translation>状态：{state}</translation>
    </message>
    <message>
        <source>Stays with the likeliest words: facts, code, extraction.</source>
        <translation>坚持用最可能的词：事实、代码、信息提取。</translation>
    </message>
    <message>
        <source>Step {n}: one change at a time, each proven</source>
        <translation>第{n}步：一次只改一项，逐项验证</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>搜索步骤</translation>
    </message>
    <message>
        <source>Still being written.</source>
        <translation>仍在生成。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop fetching or trying the build</source>
        <translation>停止下载或试用构建</translation>
    </message>
    <message>
        <source>Stop in the middle</source>
        <translation>中途停止</translation>
    </message>
    <message>
        <source>Stop it and open this</source>
        <translation>停止并打开</translation>
    </message>
    <message>
        <source>Stop listing</source>
        <translation>不再列出</translation>
    </message>
    <message>
        <source>Stop listing {path}</source>
        <translation>不再列出 {path}</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>停止检查</translation>
    </message>
    <message>
        <source>Stop the move</source>
        <translation>停止移动</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>停止回复</translation>
    </message>
    <message>
        <source>Stop the reply, close what is open</source>
        <translation>停止回复，关闭已打开的内容</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>停止使用</translation>
    </message>
    <message>
        <source>Stop using {server}</source>
        <translation>停止使用 {server}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>reply</comment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>在此停止</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>在此停止。</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>已停止，内容保留</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Such as: Answer in German. You review Python code. Be brief.</source>
        <translation>例如：用中文回答。你负责审查 Python 代码。请简短。</translation>
    </message>
    <message>
        <source>Switch flash attention on, or choose f16.</source>
        <translation>请开启 Flash Attention，或选择 f16。</translation>
    </message>
    <message>
        <source>Switch off Put layers on other computers in the settings, or leave --rpc out. The plan then counts this computer alone and says what fits.</source>
        <translation>在设置中关闭“把层放到其他电脑上”，或去掉 --rpc。之后计划只计算这台电脑，并说明什么放得下。</translation>
    </message>
    <message>
        <source>Switch the computer off and check the power cables of the card.</source>
        <translation>请关闭电脑，检查显卡的供电线。</translation>
    </message>
    <message>
        <source>Sync boost</source>
        <translation>同步加速</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>System follows your desktop, also while running.</source>
        <translation>“系统”跟随桌面，运行中也会随之变化。</translation>
    </message>
    <message>
        <source>System message first</source>
        <translation>系统消息放在最前</translation>
    </message>
    <message>
        <source>Take it off the list, or put it back.</source>
        <translation>请从列表中移除，或把它放回去。</translation>
    </message>
    <message>
        <source>Take letters, digits, dots and dashes, 40 at most.</source>
        <translation>请使用字母、数字、点和连字符，最多40个。</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表移除</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>移除 {name}</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>从列表中移除 {name}？</translation>
    </message>
    <message>
        <source>Takes less likely words and avoids saying a thing twice: stories, ideas.</source>
        <translation>选用较少见的词并避免重复：故事、创意。</translation>
    </message>
    <message>
        <source>Tells the parts apart without colour.</source>
        <translation>不靠颜色也能分辨各部分。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Temperature, °C</source>
        <translation>温度，°C</translation>
    </message>
    <message>
        <source>Tensor placement: {setting}</source>
        <translation>张量放置：{setting}</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Text size: {share}</source>
        <translation>文字大小：{share}</translation>
    </message>
    <message>
        <source>Text {n} has {tokens} tokens, and the model takes {most_tokens}.</source>
        <translation>文本{n}有{tokens}个词元，而模型可接受{most_tokens}个。</translation>
    </message>
    <message>
        <source>Text {n} is empty.</source>
        <translation>文本{n}为空。</translation>
    </message>
    <message>
        <source>That conversation or message is no longer there.</source>
        <translation>那个会话或消息已不存在。</translation>
    </message>
    <message>
        <source>That is no model</source>
        <translation>这不是模型</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>这不是密钥。</translation>
    </message>
    <message>
        <source>That is not a token.</source>
        <translation>这不是令牌。</translation>
    </message>
    <message>
        <source>That link does not name a model on the Hub.</source>
        <translation>此链接没有指向 Hub 上的模型。</translation>
    </message>
    <message>
        <source>That program.</source>
        <translation>那个程序。</translation>
    </message>
    <message>
        <source>The CUDA libraries</source>
        <translation>CUDA 库</translation>
    </message>
    <message>
        <source>The Hub asks to slow down: too many requests came from this address.</source>
        <translation>Hub 要求放慢速度：来自此地址的请求过多。</translation>
    </message>
    <message>
        <source>The Hub cannot answer now (status {status}).</source>
        <translation>Hub 目前无法应答（状态{status}）。</translation>
    </message>
    <message>
        <source>The Hub did not answer</source>
        <translation>Hub 没有应答</translation>
    </message>
    <message>
        <source>The Hub did not say which revision {repo} is at.</source>
        <translation>Hub 没有说明 {repo} 处于哪个修订版本。</translation>
    </message>
    <message>
        <source>The Hub does not accept this token.</source>
        <translation>Hub 不接受此令牌。</translation>
    </message>
    <message>
        <source>The Hub does not answer.</source>
        <translation>Hub 没有应答。</translation>
    </message>
    <message>
        <source>The Hub does not answer. Trying again in {value} s.</source>
        <translation>Hub 没有应答。{value}秒后重试。</translation>
    </message>
    <message>
        <source>The Hub has no public repository {repo}.</source>
        <translation>Hub 上没有公开的仓库 {repo}。</translation>
    </message>
    <message>
        <source>The Hub has no public {what}.</source>
        <translation>Hub 上没有公开的 {what}。</translation>
    </message>
    <message>
        <source>The Hub has no repository {repo}, or it is private and not yours.</source>
        <translation>Hub 上没有仓库 {repo}，或者它是他人的私有仓库。</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private and not yours.</source>
        <translation>Hub 上没有 {what}，或者它是他人的私有内容。</translation>
    </message>
    <message>
        <source>The Hub is asked only when you search or open something, and hears nothing else.</source>
        <translation>只有在搜索或打开内容时才会询问 Hub，它也不会得知其他任何信息。</translation>
    </message>
    <message>
        <source>The Hub named an address that makes no sense: {error}.</source>
        <translation>Hub 给出的地址无效：{error}。</translation>
    </message>
    <message>
        <source>The Hub names two different hashes for {name}.</source>
        <translation>Hub 为 {name} 给出了两个不同的哈希值。</translation>
    </message>
    <message>
        <source>The Hub refused the request for {what} (status {status}).</source>
        <translation>Hub 拒绝了对 {what} 的请求（状态{status}）。</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not answer as it should ({message}).</source>
        <translation>NVIDIA 驱动没有正常应答（{message}）。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not running.</source>
        <translation>NVIDIA 驱动已安装，但没有运行。</translation>
    </message>
    <message>
        <source>The NVIDIA driver runs, but it sees no card; models run on the processor.</source>
        <translation>NVIDIA 驱动在运行，但看不到显卡；模型在处理器上运行。</translation>
    </message>
    <message>
        <source>The NVIDIA driver was updated and the old one still runs.</source>
        <translation>NVIDIA 驱动已更新，但旧驱动仍在运行。</translation>
    </message>
    <message>
        <source>The NVIDIA driver went away while Plimsoll was watching the card.</source>
        <translation>Plimsoll 监视显卡时，NVIDIA 驱动消失了。</translation>
    </message>
    <message>
        <source>The NVIDIA driver {driver} is too old for the engine on {name}.</source>
        <translation>NVIDIA 驱动 {driver} 对 {name} 上的引擎来说太旧。</translation>
    </message>
    <message>
        <source>The SM clock: how fast the card&apos;s processors run. It falls with heat, at the limit of the power, and when there is nothing to do.</source>
        <translation>SM 时钟：显卡处理器的运行速度。过热、达到功率上限或无事可做时会下降。</translation>
    </message>
    <message>
        <source>The acceptance rate: how many of the guessed tokens held. The more, the faster drafting makes the replies.</source>
        <translation>接受率：猜测的词元中有多少成立。越高，推测解码使回复越快。</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>无法读取应答。</translation>
    </message>
    <message>
        <source>The architecture {architecture} is not one whose memory is known exactly; a dry run gives better figures.</source>
        <translation>架构 {architecture} 的内存用量无法精确得知；试运行可得到更准的数值。</translation>
    </message>
    <message>
        <source>The archive with NVIDIA&apos;s libraries that belongs beside it is missing.</source>
        <translation>缺少与之配套的 NVIDIA 库压缩包。</translation>
    </message>
    <message>
        <source>The archive {archive} is damaged.</source>
        <translation>压缩包 {archive} 已损坏。</translation>
    </message>
    <message>
        <source>The archive {archive} is refused: {why}.</source>
        <translation>压缩包 {archive} 被拒绝：{why}。</translation>
    </message>
    <message>
        <source>The buffer that failed[ ({size})] lies in the computer, not on the card.</source>
        <translation>失败的缓冲区[（{size}）]在内存中，不在显卡上。</translation>
    </message>
    <message>
        <source>The build {tag} is not fetched: {text}.</source>
        <translation>未获取构建 {tag}：{text}。</translation>
    </message>
    <message>
        <source>The bundle could not be written to {path} ({strerror}).</source>
        <translation>诊断包无法写入 {path}（{strerror}）。</translation>
    </message>
    <message>
        <source>The bundle is in {path}, readable by you alone. Nothing was sent.</source>
        <translation>诊断包在 {path}，只有本人可读。没有发送任何内容。</translation>
    </message>
    <message>
        <source>The bundle must be looked at before it is saved.</source>
        <translation>保存之前必须先查看诊断包。</translation>
    </message>
    <message>
        <source>The cache for values is quantised, and flash attention is off.</source>
        <translation>V 缓存已量化，而 Flash Attention 处于关闭状态。</translation>
    </message>
    <message>
        <source>The cache is kept in 4 bits to reach this length.</source>
        <translation>为达到此长度，缓存以4位保存。</translation>
    </message>
    <message>
        <source>The cache is kept in 8 bits.</source>
        <translation>缓存以8位保存。</translation>
    </message>
    <message>
        <source>The cache needs {cache} MiB, {left} MiB are left after the weights.</source>
        <translation>缓存需要{cache}&#xa0;MiB，放入权重后只剩{left}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>The card could not be started.</source>
        <translation>显卡无法启动。</translation>
    </message>
    <message>
        <source>The card did not change to the next program in time.</source>
        <translation>显卡没有及时切换到下一个程序。</translation>
    </message>
    <message>
        <source>The card did not come back from sleep.</source>
        <translation>显卡没有从睡眠中恢复。</translation>
    </message>
    <message>
        <source>The card does not answer any more; only a restart brings it back.</source>
        <translation>显卡不再应答；只有重启能使其恢复。</translation>
    </message>
    <message>
        <source>The card does not answer since the computer slept, so the model was not loaded.</source>
        <translation>电脑睡眠之后显卡没有应答，因此没有加载模型。</translation>
    </message>
    <message>
        <source>The card drew {before} W and draws {after} W now: {less} W saved.</source>
        <translation>显卡此前功耗{before}&#xa0;W，现在{after}&#xa0;W：节省了{less}&#xa0;W。</translation>
    </message>
    <message>
        <source>The card has fallen off the bus and does not answer until a restart.</source>
        <translation>显卡已从总线上掉线，重启之前不会应答。</translation>
    </message>
    <message>
        <source>The card has no fast path for it, so attention moves to the processor.</source>
        <translation>显卡没有对应的快速路径，因此注意力计算移到处理器上。</translation>
    </message>
    <message>
        <source>The card has stopped and needs a reset.</source>
        <translation>显卡已停止，需要重置。</translation>
    </message>
    <message>
        <source>The card has {most} MiB more free than then.</source>
        <translation>显卡比那时多空出 {most}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>The card is asleep. To save power, Plimsoll does not wake it; the graphs go on when something uses it.</source>
        <translation>显卡在睡眠。为省电，Plimsoll 不会唤醒它；有程序使用时图表会继续。</translation>
    </message>
    <message>
        <source>The card is free for other work</source>
        <translation>显卡可供其他工作使用</translation>
    </message>
    <message>
        <source>The card is held back by its power limit.</source>
        <translation>显卡受到功率上限的限制。</translation>
    </message>
    <message>
        <source>The card is listed, and nothing of ours is on it.</source>
        <translation>显卡已列出，但上面没有我们的内容。</translation>
    </message>
    <message>
        <source>The card keeps to the clock of the slowest of several cards.</source>
        <translation>显卡与几张卡中最慢的一张保持同频。</translation>
    </message>
    <message>
        <source>The card protects itself: it is too hot, or its power supply gives way.</source>
        <translation>显卡在自我保护：温度过高，或供电不足。</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, above the lock.</source>
        <translation>显卡以{mhz}&#xa0;MHz 运行，高于锁定值。</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, below the lock.</source>
        <translation>显卡以{mhz}&#xa0;MHz 运行，低于锁定值。</translation>
    </message>
    <message>
        <source>The card ran full while it prepared a faster path.</source>
        <translation>准备更快的路径时，显存满了。</translation>
    </message>
    <message>
        <source>The card ran full while working.</source>
        <translation>工作时显存满了。</translation>
    </message>
    <message>
        <source>The card ran full, and the engine went on with the processor.</source>
        <translation>显存满了，引擎改用处理器继续。</translation>
    </message>
    <message>
        <source>The card reported a memory fault.</source>
        <translation>显卡报告了显存故障。</translation>
    </message>
    <message>
        <source>The card runs slower so as not to get too hot.</source>
        <translation>显卡降低速度，以免过热。</translation>
    </message>
    <message>
        <source>The card runs slower so as not to take more watts than it may.</source>
        <translation>显卡降低速度，以免超过允许的功率。</translation>
    </message>
    <message>
        <source>The card slows down because it is hot.</source>
        <translation>显卡因过热而减速。</translation>
    </message>
    <message>
        <source>The card stayed in performance state P{state} under load.</source>
        <translation>负载下显卡停留在性能状态 P{state}。</translation>
    </message>
    <message>
        <source>The card was full before the mathematics library could start.</source>
        <translation>数学库启动之前，显存就已满了。</translation>
    </message>
    <message>
        <source>The card was full, and Windows used slow computer memory instead.</source>
        <translation>显存已满，Windows 改用较慢的内存。</translation>
    </message>
    <message>
        <source>The card was hardly busy while the model worked, so no clock can be judged.</source>
        <translation>模型工作时显卡几乎不忙，因此无法判断时钟频率。</translation>
    </message>
    <message>
        <source>The card was neither hot nor short of power.</source>
        <translation>显卡既没有过热，也没有供电不足。</translation>
    </message>
    <message>
        <source>The card was not busy, so that nothing can be said.</source>
        <translation>显卡不忙，因此无从判断。</translation>
    </message>
    <message>
        <source>The card was slowed by {causes}.</source>
        <translation>显卡因{causes}而减速。</translation>
    </message>
    <message>
        <source>The card was too hot.</source>
        <translation>显卡过热。</translation>
    </message>
    <message>
        <source>The card&apos;s clocks are locked to {text}. The lock lasts while Plimsoll runs.</source>
        <translation>显卡的时钟锁定为{text}。Plimsoll 运行期间有效。</translation>
    </message>
    <message>
        <source>The card&apos;s power cables are not all plugged in.</source>
        <translation>显卡的供电线没有全部插上。</translation>
    </message>
    <message>
        <source>The certificate of {origin} is not trusted: {words}.</source>
        <translation>{origin} 的证书不受信任：{words}。</translation>
    </message>
    <message>
        <source>The chat may be too long for it, or it failed: look at the server&apos;s log.</source>
        <translation>对话可能超出其长度，或它出了错：请查看服务器的日志。</translation>
    </message>
    <message>
        <source>The chat template of the model did not work.</source>
        <translation>模型的对话模板没有起作用。</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}</source>
        <translation>对话没有导出：{reason}</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}.</source>
        <translation>对话没有导出：{reason}。</translation>
    </message>
    <message>
        <source>The chat was not saved within {deadline} s.</source>
        <translation>对话没有在{deadline}秒内保存。</translation>
    </message>
    <message>
        <source>The chat was not saved: {reason}.</source>
        <translation>对话没有保存：{reason}。</translation>
    </message>
    <message>
        <source>The clock helper ended by itself.</source>
        <translation>时钟助手自行终止了。</translation>
    </message>
    <message>
        <source>The clock helper is installed: clocks can be locked with a click.</source>
        <translation>时钟助手已安装：一键即可锁定时钟。</translation>
    </message>
    <message>
        <source>The clock helper is not installed, or there is no Python for all users to run it.</source>
        <translation>时钟助手未安装，或没有供所有用户使用的 Python 来运行它。</translation>
    </message>
    <message>
        <source>The clock helper is not installed.</source>
        <translation>时钟助手未安装。</translation>
    </message>
    <message>
        <source>The clock helper is not installed: an administrator runs packaging/clocks/install.sh install in Plimsoll&apos;s folder.</source>
        <translation>时钟助手未安装：请管理员在 Plimsoll 的文件夹中运行 packaging/clocks/install.sh install。</translation>
    </message>
    <message>
        <source>The clock is held by what the screen needs.</source>
        <translation>时钟频率被屏幕的需要所限制。</translation>
    </message>
    <message>
        <source>The clocks of 1 card are still locked from an earlier run ({limits}).</source>
        <translation>1张显卡的时钟仍被早先的运行锁定（{limits}）。</translation>
    </message>
    <message>
        <source>The clocks of 1 card were given back.</source>
        <translation>1张显卡的时钟已归还。</translation>
    </message>
    <message>
        <source>The clocks of the card are other ones now.</source>
        <translation>显卡的频率现在不同了。</translation>
    </message>
    <message>
        <source>The clocks of {cards} cards were given back.</source>
        <translation>{cards}张显卡的时钟已归还。</translation>
    </message>
    <message>
        <source>The clocks of {left} cards are still locked from an earlier run ({limits}).</source>
        <translation>{left}张显卡的时钟仍被早先的运行锁定（{limits}）。</translation>
    </message>
    <message>
        <source>The clocks under load are far below normal.</source>
        <translation>负载下的时钟频率远低于正常值。</translation>
    </message>
    <message>
        <source>The code was made with a newer toolkit than the driver knows.</source>
        <translation>代码由比驱动所支持的更新的工具包生成。</translation>
    </message>
    <message>
        <source>The commands sent to the card were damaged on the way.</source>
        <translation>发往显卡的命令在途中损坏。</translation>
    </message>
    <message>
        <source>The compute capability of the card is not among those of the build.</source>
        <translation>显卡的计算能力不在此构建支持的范围内。</translation>
    </message>
    <message>
        <source>The computer has {more} MiB more memory free than then.</source>
        <translation>计算机比那时多空出 {more}&#xa0;MiB 内存。</translation>
    </message>
    <message>
        <source>The computer lost contact with the card.</source>
        <translation>电脑与显卡失去了联系。</translation>
    </message>
    <message>
        <source>The computer runs on its battery: the card is slower then, and readings are taken less often.</source>
        <translation>电脑正在使用电池：此时显卡较慢，读数间隔也更长。</translation>
    </message>
    <message>
        <source>The computer slept since.</source>
        <translation>此后计算机睡眠过。</translation>
    </message>
    <message>
        <source>The computer was restarted since.</source>
        <translation>此后计算机重新启动过。</translation>
    </message>
    <message>
        <source>The computer was shut down while Plimsoll was {doing}.</source>
        <translation>Plimsoll {doing} 时，电脑被关闭了。</translation>
    </message>
    <message>
        <source>The computer went down during {phase}.</source>
        <translation>计算机在 {phase} 期间关机。</translation>
    </message>
    <message>
        <source>The computer went down.</source>
        <translation>计算机已关机。</translation>
    </message>
    <message>
        <source>The computer&apos;s cards are other ones now.</source>
        <translation>计算机的显卡现在不同了。</translation>
    </message>
    <message>
        <source>The connection fails at the proxy, before the model host.</source>
        <translation>连接在到达模型主机之前，于代理处失败。</translation>
    </message>
    <message>
        <source>The container is older than GGUF, and the engine no longer reads it.</source>
        <translation>容器格式早于 GGUF，引擎已不再读取。</translation>
    </message>
    <message>
        <source>The container lost its access to the NVIDIA card ({message}).</source>
        <translation>容器失去了对 NVIDIA 显卡的访问（{message}）。</translation>
    </message>
    <message>
        <source>The copy came out different</source>
        <translation>副本与原文件不一致</translation>
    </message>
    <message>
        <source>The disk has {more} MiB more room than then.</source>
        <translation>磁盘比那时多空出 {more}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>{folder} 所在的磁盘已满。</translation>
    </message>
    <message>
        <source>The disk that keeps your chats is full.</source>
        <translation>保存对话的磁盘已满。</translation>
    </message>
    <message>
        <source>The display watchdog gives a kernel about two seconds.</source>
        <translation>显示看门狗只给核函数约两秒时间。</translation>
    </message>
    <message>
        <source>The download leads to a server that is not allowed.</source>
        <translation>下载指向了不允许的服务器。</translation>
    </message>
    <message>
        <source>The download needs {needed} GB on the disk that holds {root}, where {kept} GB more are kept free; {value} GB are free{others}.</source>
        <translation>下载需要在 {root} 所在的磁盘上占用 {needed}&#xa0;GB，另保留 {kept}&#xa0;GB；现有可用空间 {value}&#xa0;GB{others}。</translation>
    </message>
    <message>
        <source>The download was not stored in full.</source>
        <translation>下载没有完整存储。</translation>
    </message>
    <message>
        <source>The download was stopped; what is here is kept.</source>
        <translation>下载已停止；已下载的内容会保留。</translation>
    </message>
    <message>
        <source>The drafting file is not there any more.</source>
        <translation>推测解码文件已不在那里。</translation>
    </message>
    <message>
        <source>The drafting file is not there.</source>
        <translation>推测解码文件不在那里。</translation>
    </message>
    <message>
        <source>The drafting file was changed since.</source>
        <translation>推测解码文件此后被改动过。</translation>
    </message>
    <message>
        <source>The drafting file {name} cannot be read: {strerror}.</source>
        <translation>无法读取推测解码文件 {name}：{strerror}。</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: its {what} is {its}, the model&apos;s {wanted}.</source>
        <translation>推测解码文件 {name} 不属于此模型：其{what}为 {its}，模型的为 {wanted}。</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: {wrong}.</source>
        <translation>推测解码文件 {name} 不属于此模型：{wrong}。</translation>
    </message>
    <message>
        <source>The drafting file {name} has no MTP layers, and only those can draft here.</source>
        <translation>推测解码文件 {name} 没有 MTP 层，而这里只有 MTP 层可用于推测解码。</translation>
    </message>
    <message>
        <source>The drafting model does not belong to this model.</source>
        <translation>草稿模型不属于此模型。</translation>
    </message>
    <message>
        <source>The drive for models is full.</source>
        <translation>存放模型的驱动器已满。</translation>
    </message>
    <message>
        <source>The driver answered that it is not supported.</source>
        <translation>驱动答复说不支持。</translation>
    </message>
    <message>
        <source>The driver answers, and shows no card.</source>
        <translation>驱动有应答，但没有显示显卡。</translation>
    </message>
    <message>
        <source>The driver asks for a reset; what followed in the log is a consequence.</source>
        <translation>驱动要求重置；日志中随后的内容都是其后果。</translation>
    </message>
    <message>
        <source>The driver cleaned up after a program that ended.</source>
        <translation>驱动在一个程序结束后做了清理。</translation>
    </message>
    <message>
        <source>The driver is too old to compile the code of this engine.</source>
        <translation>驱动太旧，无法编译此引擎的代码。</translation>
    </message>
    <message>
        <source>The driver is {driver} now; it was {driver2}.</source>
        <translation>驱动现在是 {driver}，之前是 {driver2}。</translation>
    </message>
    <message>
        <source>The driver names the power limit as the only brake.</source>
        <translation>驱动指出功率上限是唯一的制约。</translation>
    </message>
    <message>
        <source>The driver of the card is installed and not running.</source>
        <translation>显卡驱动已安装，但没有运行。</translation>
    </message>
    <message>
        <source>The driver of the card is too old for this engine.</source>
        <translation>显卡驱动对此引擎来说太旧。</translation>
    </message>
    <message>
        <source>The driver reported Xid {numbers}.</source>
        <translation>驱动报告了 Xid {numbers}。</translation>
    </message>
    <message>
        <source>The driver reported Xid {number} ({name}). {text}</source>
        <translation>驱动报告了 Xid {number}（{name}）。{text}</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: nothing is tried on the card.</source>
        <translation>驱动报告了 Xid {xid}：不在显卡上做任何尝试。</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: the card works again only after a restart.</source>
        <translation>驱动报告了 Xid {xid}：显卡须重启后才能恢复工作。</translation>
    </message>
    <message>
        <source>The driver reported no fault since the start.</source>
        <translation>启动以来驱动没有报告任何故障。</translation>
    </message>
    <message>
        <source>The driver says that the card must be reset or restarted.</source>
        <translation>驱动表示显卡必须重置或重启。</translation>
    </message>
    <message>
        <source>The driver stopped the card because one step took too long.</source>
        <translation>因为一个步骤耗时过长，驱动停止了显卡。</translation>
    </message>
    <message>
        <source>The driver was loaded anew since.</source>
        <translation>此后驱动被重新加载过。</translation>
    </message>
    <message>
        <source>The driver {driver} is too old for it on {name}: {shown} is needed.</source>
        <translation>驱动 {driver} 对 {name} 来说太旧：需要 {shown}。</translation>
    </message>
    <message>
        <source>The embeddings of &apos;{id}&apos; have {n_embd} dimensions, which cannot be changed.</source>
        <translation>“{id}”的嵌入有{n_embd}维，无法更改。</translation>
    </message>
    <message>
        <source>The engine cannot draft with this model yet.</source>
        <translation>引擎还不能对此模型进行推测解码。</translation>
    </message>
    <message>
        <source>The engine cannot go on without the layers that lay there: it ended.</source>
        <translation>没有放在那里的层，引擎无法继续：它终止了。</translation>
    </message>
    <message>
        <source>The engine cannot use {card} yet</source>
        <translation>引擎还不能使用 {card}</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: code {result}.</source>
        <translation>引擎无法计算一个批次：代码{result}。</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: {reason}.</source>
        <translation>引擎无法计算一个批次：{reason}。</translation>
    </message>
    <message>
        <source>The engine could not load {name}: {why}</source>
        <translation>引擎无法加载 {name}：{why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for answering: {why}</source>
        <translation>引擎无法创建用于回答的上下文：{why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for drafting: {why}</source>
        <translation>引擎无法创建用于推测解码的上下文：{why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for embeddings: {why}</source>
        <translation>引擎无法创建用于嵌入的上下文：{why}</translation>
    </message>
    <message>
        <source>The engine could not turn the messages into a prompt.</source>
        <translation>引擎无法把消息转换成提示词。</translation>
    </message>
    <message>
        <source>The engine crashed while it looked for cards.</source>
        <translation>引擎在查找显卡时崩溃。</translation>
    </message>
    <message>
        <source>The engine crashed.</source>
        <translation>引擎崩溃了。</translation>
    </message>
    <message>
        <source>The engine did not do what was accepted:</source>
        <translation>引擎没有照已接受的去做：</translation>
    </message>
    <message>
        <source>The engine did not find the card that the setup names.</source>
        <translation>引擎没有找到配置中指定的显卡。</translation>
    </message>
    <message>
        <source>The engine did not find the main card that the setup names.</source>
        <translation>引擎没有找到配置中指定的主显卡。</translation>
    </message>
    <message>
        <source>The engine did not pass its test.</source>
        <translation>引擎没有通过测试。</translation>
    </message>
    <message>
        <source>The engine does not answer any more.</source>
        <translation>引擎不再应答。</translation>
    </message>
    <message>
        <source>The engine does not know how this file is packed.</source>
        <translation>引擎不认识此文件的打包方式。</translation>
    </message>
    <message>
        <source>The engine does not know this kind of model yet.</source>
        <translation>引擎还不认识这种模型。</translation>
    </message>
    <message>
        <source>The engine for your card did not come</source>
        <translation>未能获取适用于显卡的引擎</translation>
    </message>
    <message>
        <source>The engine found no place for the next token of a slot.</source>
        <translation>引擎没有为槽位的下一个词元找到空间。</translation>
    </message>
    <message>
        <source>The engine gave no sign of life for {now} s.</source>
        <translation>引擎已有{now}秒没有动静。</translation>
    </message>
    <message>
        <source>The engine has no GPU support.</source>
        <translation>引擎不支持 GPU。</translation>
    </message>
    <message>
        <source>The engine in use stays as it is.</source>
        <translation>正在使用的引擎保持不变。</translation>
    </message>
    <message>
        <source>The engine is another one now: {runtime}, not {runtime2}.</source>
        <translation>引擎现在换成了 {runtime}，而不是 {runtime2}。</translation>
    </message>
    <message>
        <source>The engine is closed.</source>
        <translation>引擎已关闭。</translation>
    </message>
    <message>
        <source>The engine is of another version than the one Plimsoll speaks to.</source>
        <translation>引擎的版本与 Plimsoll 所对接的不同。</translation>
    </message>
    <message>
        <source>The engine lacks {absent}.</source>
        <translation>引擎缺少 {absent}。</translation>
    </message>
    <message>
        <source>The engine made for this computer</source>
        <translation>为本机制作的引擎</translation>
    </message>
    <message>
        <source>The engine made no progress for {silent} s.</source>
        <translation>引擎已有{silent}秒没有进展。</translation>
    </message>
    <message>
        <source>The engine needs a newer C library than this system has.</source>
        <translation>引擎需要的 C 库比此系统的更新。</translation>
    </message>
    <message>
        <source>The engine needs a newer driver than the one installed.</source>
        <translation>引擎需要的驱动比已安装的更新。</translation>
    </message>
    <message>
        <source>The engine needs {missing}, which is not on this computer.</source>
        <translation>引擎需要 {missing}，而本机没有。</translation>
    </message>
    <message>
        <source>The engine put {found} layers on the card, but the setup puts {value} of them there.</source>
        <translation>引擎把{found}层放到显卡上，而配置要求放{value}层。</translation>
    </message>
    <message>
        <source>The engine reads one token at a time because the workspace does not fit.</source>
        <translation>工作区放不下，因此引擎每次只读一个词元。</translation>
    </message>
    <message>
        <source>The engine refused it; it is well otherwise.</source>
        <translation>引擎拒绝了它；除此之外引擎正常。</translation>
    </message>
    <message>
        <source>The engine says that it falls back.</source>
        <translation>引擎表示它回退了。</translation>
    </message>
    <message>
        <source>The engine sees the card and does not use it.</source>
        <translation>引擎看得到显卡，却没有使用。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>引擎停止了应答。</translation>
    </message>
    <message>
        <source>The engine stopped in the middle of this reply</source>
        <translation>引擎在此回复的中途停止了</translation>
    </message>
    <message>
        <source>The engine stopped itself at an inner check.</source>
        <translation>引擎因内部检查自行停止。</translation>
    </message>
    <message>
        <source>The engine stopped. Try a fix first.</source>
        <translation>引擎停止了。请先试一个解决办法。</translation>
    </message>
    <message>
        <source>The engine touched memory of the card that is not its own.</source>
        <translation>引擎访问了不属于它的显存。</translation>
    </message>
    <message>
        <source>The engine tried again without pipeline copies and ended after it.</source>
        <translation>引擎不用流水线副本重试，随后终止了。</translation>
    </message>
    <message>
        <source>The engine was not started, because Python could not find or read all of its files.</source>
        <translation>引擎没有启动，因为 Python 无法找到或读取它的全部文件。</translation>
    </message>
    <message>
        <source>The engine went on for {seconds} s when stopped.</source>
        <translation>要求停止后，引擎又继续了{seconds}秒。</translation>
    </message>
    <message>
        <source>The engine wrote nonsense.</source>
        <translation>引擎写出了无意义的内容。</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is damaged.</source>
        <translation>引擎的压缩包已损坏。</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is not safe to unpack.</source>
        <translation>引擎的压缩包解压不安全。</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run took longer than {limit_seconds} s.</source>
        <translation>引擎的试运行超过了{limit_seconds}秒。</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run was stopped.</source>
        <translation>引擎的试运行被停止。</translation>
    </message>
    <message>
        <source>The engine&apos;s own dry run gives {seen} bytes for {key}, the formula {computed}; the plan takes the engine&apos;s figure.</source>
        <translation>引擎自己的试运行得出{key}为{seen}字节，公式得出{computed}；规划采用引擎的数值。</translation>
    </message>
    <message>
        <source>The engine&apos;s process could not be started: {strerror}.</source>
        <translation>引擎的进程无法启动：{strerror}。</translation>
    </message>
    <message>
        <source>The engine&apos;s process ended with exit code {code}.</source>
        <translation>引擎的进程以退出代码{code}结束。</translation>
    </message>
    <message>
        <source>The engine&apos;s process was ended by signal {name}.</source>
        <translation>引擎的进程被信号 {name} 终止。</translation>
    </message>
    <message>
        <source>The engine&apos;s test model is not on this machine.</source>
        <translation>引擎的测试模型不在本机上。</translation>
    </message>
    <message>
        <source>The entry that starts Plimsoll with the desktop cannot be changed ({strerror}).</source>
        <translation>无法更改使 Plimsoll 随桌面启动的条目（{strerror}）。</translation>
    </message>
    <message>
        <source>The evidence does not decide between several causes.</source>
        <translation>现有证据不足以在几种原因之间作出判断。</translation>
    </message>
    <message>
        <source>The experts of {n_cpu_moe} of {n_layer} layers run on the processor, because the card is too small for all.</source>
        <translation>{n_layer}层中有{n_cpu_moe}层的专家在处理器上运行，因为显卡放不下全部。</translation>
    </message>
    <message>
        <source>The experts of {n} layers on the processor</source>
        <translation>{n}层的专家放在处理器上</translation>
    </message>
    <message>
        <source>The experts of {n} layers stay on the processor.</source>
        <translation>{n}层的专家留在处理器上。</translation>
    </message>
    <message>
        <source>The file ends before its last tensor does.</source>
        <translation>文件在最后一个张量结束之前就结束了。</translation>
    </message>
    <message>
        <source>The file for images does not belong to this model.</source>
        <translation>图像文件不属于此模型。</translation>
    </message>
    <message>
        <source>The file has no MTP head: loaded without drafting.</source>
        <translation>文件没有 MTP 头：已加载，未启用推测解码。</translation>
    </message>
    <message>
        <source>The file has no MTP head: planned without drafting.</source>
        <translation>文件没有 MTP 头：规划时未启用推测解码。</translation>
    </message>
    <message>
        <source>The file has {n_heads} MTP layers, and the engine drafts with one for the architecture {architecture}: loaded without drafting.</source>
        <translation>文件有{n_heads}个 MTP 层，而引擎对架构 {architecture} 只用一个进行推测解码：已加载，未启用推测解码。</translation>
    </message>
    <message>
        <source>The file has {size} bytes.</source>
        <translation>文件有{size}字节。</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>正在检查文件。</translation>
    </message>
    <message>
        <source>The file is deleted and frees {size}. It can be fetched again; chats and receipts stay.</source>
        <translation>文件将被删除，释放{size}。可以重新下载；对话和验证记录会保留。</translation>
    </message>
    <message>
        <source>The file is here already</source>
        <translation>文件已在这里</translation>
    </message>
    <message>
        <source>The file is newer than the engine.</source>
        <translation>文件比引擎新。</translation>
    </message>
    <message>
        <source>The file is not the one that was published.</source>
        <translation>文件与发布的不一致。</translation>
    </message>
    <message>
        <source>The file is on this computer and complete. Nothing more is fetched.</source>
        <translation>文件已完整地在本机上。不会再下载任何内容。</translation>
    </message>
    <message>
        <source>The file is read, not mapped, so that no weight is in memory twice.</source>
        <translation>文件采用读取而非映射，以免权重在内存中存两份。</translation>
    </message>
    <message>
        <source>The file may be whole; the engine cannot count that far.</source>
        <translation>文件可能是完整的；只是引擎数不到那么大。</translation>
    </message>
    <message>
        <source>The file stays where it is, and nothing is freed:</source>
        <translation>文件留在原处，不会释放空间：</translation>
    </message>
    <message>
        <source>The file was read and holds something the engine does not expect.</source>
        <translation>文件已读取，但含有引擎意料之外的内容。</translation>
    </message>
    <message>
        <source>The file was read; its architecture[ {arch}] is unknown to the engine.</source>
        <translation>文件已读取；引擎不认识其架构[ {arch}]。</translation>
    </message>
    <message>
        <source>The file with your chats is damaged ({path}) and could not be moved aside. Chats of this run are not kept.</source>
        <translation>保存对话的文件已损坏（{path}），且无法移到一旁。本次运行的对话不会保留。</translation>
    </message>
    <message>
        <source>The file with your chats is damaged.</source>
        <translation>保存对话的文件已损坏。</translation>
    </message>
    <message>
        <source>The file with your chats was damaged.</source>
        <translation>保存对话的文件已损坏。</translation>
    </message>
    <message>
        <source>The file with your chats was empty.</source>
        <translation>保存对话的文件是空的。</translation>
    </message>
    <message>
        <source>The file with {what} cannot be read ({error}).</source>
        <translation>无法读取保存{what}的文件（{error}）。</translation>
    </message>
    <message>
        <source>The file with {what} is from a newer Plimsoll; what this one knows is used{aside}.</source>
        <translation>保存{what}的文件来自更新的 Plimsoll；此版本认识的内容会被使用{aside}。</translation>
    </message>
    <message>
        <source>The file with {what} was damaged{path}.</source>
        <translation>保存{what}的文件已损坏{path}。</translation>
    </message>
    <message>
        <source>The file&apos;s hash is not the published one.</source>
        <translation>文件的哈希值与发布的不符。</translation>
    </message>
    <message>
        <source>The files stay; only the list gets shorter.</source>
        <translation>文件会保留；只是列表变短。</translation>
    </message>
    <message>
        <source>The firmware of the driver failed.</source>
        <translation>驱动的固件出错。</translation>
    </message>
    <message>
        <source>The first large buffer of the load, the weights[ ({size})], was refused[ on card {device}].</source>
        <translation>加载时的第一个大缓冲区，即权重[（{size}）]，申请被拒绝[（显卡{device}）]。</translation>
    </message>
    <message>
        <source>The first long prompt was too much for drafting.</source>
        <translation>第一个长提示词超出了推测解码的承受范围。</translation>
    </message>
    <message>
        <source>The first long request is slow once.</source>
        <translation>第一个长请求会慢一次。</translation>
    </message>
    <message>
        <source>The first one appears when a model has been proven on this computer.</source>
        <translation>模型在本机验证之后，第一条就会出现。</translation>
    </message>
    <message>
        <source>The first pass is slower.</source>
        <translation>第一遍较慢。</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch failed with drafting on.</source>
        <translation>推测解码开启时，第一个长于一个批次的提示词失败了。</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch, with drafting on.</source>
        <translation>推测解码开启时，第一个长于一个批次的提示词。</translation>
    </message>
    <message>
        <source>The first reply makes no sense: {trouble}.</source>
        <translation>首个回复没有意义：{trouble}。</translation>
    </message>
    <message>
        <source>The first {left} tokens of the text were left out: the context is too small.</source>
        <translation>文本开头的{left}个词元被略去：上下文太小。</translation>
    </message>
    <message>
        <source>The fit may have left drafting out.</source>
        <translation>自动适配可能略去了推测解码。</translation>
    </message>
    <message>
        <source>The grammar can read one text in so many ways that checking takes too long; avoid repetitions of what is itself a repetition.</source>
        <translation>语法读取同一文本的方式过多，检查耗时太长；请避免对本身已是重复的内容再作重复。</translation>
    </message>
    <message>
        <source>The grammar cannot be used: llama.cpp does not accept it.</source>
        <translation>语法无法使用：llama.cpp 不接受它。</translation>
    </message>
    <message>
        <source>The grammar cannot be used: {error}.</source>
        <translation>语法无法使用：{error}。</translation>
    </message>
    <message>
        <source>The grammar leaves no token of this model that could come next.</source>
        <translation>语法没有给此模型留下任何可接续的词元。</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}, {now} instead of {before} tokens/s.</source>
        <translation>最高稳定频率：{name}，{now}词元/秒，而不是{before}。</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}.</source>
        <translation>最高稳定频率：{name}。</translation>
    </message>
    <message>
        <source>The installed clock helper belongs to another version of Plimsoll.</source>
        <translation>已安装的时钟助手属于另一个版本的 Plimsoll。</translation>
    </message>
    <message>
        <source>The kernel logged Xid 31.</source>
        <translation>系统内核记录了 Xid 31。</translation>
    </message>
    <message>
        <source>The key of the local API cannot be kept ({strerror}).</source>
        <translation>无法保存本地 API 的密钥（{strerror}）。</translation>
    </message>
    <message>
        <source>The library that belongs to the driver was not found.</source>
        <translation>没有找到属于驱动的库。</translation>
    </message>
    <message>
        <source>The lines look like errors, and the run went on.</source>
        <translation>这些行看似错误，但运行继续了。</translation>
    </message>
    <message>
        <source>The link between two cards failed.</source>
        <translation>两张显卡之间的链路出错。</translation>
    </message>
    <message>
        <source>The load takes longer.</source>
        <translation>加载耗时更长。</translation>
    </message>
    <message>
        <source>The load went well; memory that grows with the first real prompt was refused[ on card {device}].</source>
        <translation>加载顺利；但随第一个真实提示词增长的内存申请被拒绝[（显卡{device}）]。</translation>
    </message>
    <message>
        <source>The loader could not open it.</source>
        <translation>加载程序无法打开它。</translation>
    </message>
    <message>
        <source>The loader ended with 127.</source>
        <translation>加载程序以127结束。</translation>
    </message>
    <message>
        <source>The loader found nothing under that name.</source>
        <translation>加载程序没有找到该名称的内容。</translation>
    </message>
    <message>
        <source>The loader wants the first part, as it was published.</source>
        <translation>加载程序需要按发布时原样的第一部分。</translation>
    </message>
    <message>
        <source>The local API did not come up.</source>
        <translation>本地 API 没有启动。</translation>
    </message>
    <message>
        <source>The local API offers it as it is, and so does `plimsoll embed`.</source>
        <translation>本地 API 照原样提供它，`plimsoll embed` 也是。</translation>
    </message>
    <message>
        <source>The lock that is kept over restarts ends with it; `sudo systemctl restart {unit}` sets it again.</source>
        <translation>跨重启保持的锁定也随之结束；`sudo systemctl restart {unit}` 可重新设置。</translation>
    </message>
    <message>
        <source>The lock was given back meanwhile.</source>
        <translation>其间锁定已归还。</translation>
    </message>
    <message>
        <source>The measured peak is above the plan, the card is idle in part and the processor is busy.</source>
        <translation>实测峰值高于规划，显卡部分空闲，而处理器繁忙。</translation>
    </message>
    <message>
        <source>The memory for this context does not fit on the card.</source>
        <translation>此上下文的内存在显卡上放不下。</translation>
    </message>
    <message>
        <source>The memory is free</source>
        <translation>内存已释放</translation>
    </message>
    <message>
        <source>The memory of the card is at its limit and system memory is lent to it.</source>
        <translation>显存已达极限，正在借用系统内存。</translation>
    </message>
    <message>
        <source>The memory of the computer ran out.</source>
        <translation>内存用尽了。</translation>
    </message>
    <message>
        <source>The memory that one program may take is another one now.</source>
        <translation>单个程序可用的内存现在不同了。</translation>
    </message>
    <message>
        <source>The menu key shows what else can be done, Delete removes.</source>
        <translation>菜单键显示其他可用操作，Delete 移除。</translation>
    </message>
    <message>
        <source>The model before this one has not given its memory back.</source>
        <translation>前一个模型没有归还其内存。</translation>
    </message>
    <message>
        <source>The model comes in parts, and the wrong one was opened.</source>
        <translation>模型分为多个部分，打开的不是应打开的那个。</translation>
    </message>
    <message>
        <source>The model failed: {failure}</source>
        <translation>模型失败：{failure}</translation>
    </message>
    <message>
        <source>The model file is not there any more.</source>
        <translation>模型文件已不在那里。</translation>
    </message>
    <message>
        <source>The model file is not there.</source>
        <translation>模型文件不在那里。</translation>
    </message>
    <message>
        <source>The model file is not whole.</source>
        <translation>模型文件不完整。</translation>
    </message>
    <message>
        <source>The model file may not be read.</source>
        <translation>无权读取模型文件。</translation>
    </message>
    <message>
        <source>The model file was changed since.</source>
        <translation>模型文件此后被改动过。</translation>
    </message>
    <message>
        <source>The model fits, drafting does not.</source>
        <translation>模型放得下，推测解码放不下。</translation>
    </message>
    <message>
        <source>The model has no layers for drafting.</source>
        <translation>模型没有用于推测解码的层。</translation>
    </message>
    <message>
        <source>The model has {n_heads} MTP layers, which draft one token each.</source>
        <translation>模型有{n_heads}个 MTP 层，每层起草一个词元。</translation>
    </message>
    <message>
        <source>The model host asks to slow down.</source>
        <translation>模型主机要求放慢速度。</translation>
    </message>
    <message>
        <source>The model host cannot be reached.</source>
        <translation>无法访问模型主机。</translation>
    </message>
    <message>
        <source>The model host has no such file.</source>
        <translation>模型主机没有这个文件。</translation>
    </message>
    <message>
        <source>The model host is out of order, or cannot be reached.</source>
        <translation>模型主机出现故障，或无法访问。</translation>
    </message>
    <message>
        <source>The model host wants you to sign in.</source>
        <translation>模型主机要求登录。</translation>
    </message>
    <message>
        <source>The model is being unloaded.</source>
        <translation>正在卸载模型。</translation>
    </message>
    <message>
        <source>The model is larger than the free memory of the card.</source>
        <translation>模型大于可用显存。</translation>
    </message>
    <message>
        <source>The model is put away before sleep.</source>
        <translation>睡眠之前会卸下模型。</translation>
    </message>
    <message>
        <source>The model is started from cold and every stage is proven again.</source>
        <translation>模型从冷启动开始，重新验证每个阶段。</translation>
    </message>
    <message>
        <source>The model is still being fetched.</source>
        <translation>模型仍在下载。</translation>
    </message>
    <message>
        <source>The model itself: what it has learned, as it stands in the file.</source>
        <translation>模型本身：它学到的内容，即文件中所存的。</translation>
    </message>
    <message>
        <source>The model loads again after wake.</source>
        <translation>唤醒后会重新加载模型。</translation>
    </message>
    <message>
        <source>The model loads again.</source>
        <translation>模型会重新加载。</translation>
    </message>
    <message>
        <source>The model needs {need} MiB in {folder} (a margin included), and {free} MiB are free.</source>
        <translation>模型在 {folder} 中需要{need}&#xa0;MiB（含余量），可用{free}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>The model reads them before everything else; also called the system prompt.</source>
        <translation>模型会先于其他内容读取它们；也称系统提示词。</translation>
    </message>
    <message>
        <source>The model runs, without drafting.</source>
        <translation>模型在运行，未启用推测解码。</translation>
    </message>
    <message>
        <source>The model that is loaded keeps its setup. Unload it, then switch this again.</source>
        <translation>已加载的模型保持其配置。请先卸载它，再切换此项。</translation>
    </message>
    <message>
        <source>The model that was open is not known: {strerror}.</source>
        <translation>不清楚之前打开的是哪个模型：{strerror}。</translation>
    </message>
    <message>
        <source>The model thinks before it answers: it takes longer, and helps where something has to be worked out. Holds for this chat, from the next reply on.</source>
        <translation>模型先思考再回答：耗时更长，适合需要推敲的问题。对此对话有效，从下一条回复开始。</translation>
    </message>
    <message>
        <source>The model was ready; the memory for drafting[ ({size})] was refused[ on card {device}].</source>
        <translation>模型已就绪；但推测解码的内存[（{size}）]申请被拒绝[（显卡{device}）]。</translation>
    </message>
    <message>
        <source>The model was unloaded after {minutes} minutes without a request.{saved}</source>
        <translation>{minutes}分钟没有请求，模型已卸载。{saved}</translation>
    </message>
    <message>
        <source>The model was unloaded in the middle of this reply.</source>
        <translation>模型在此回复的中途被卸载。</translation>
    </message>
    <message>
        <source>The model was unloaded, and memory of the card is still taken.</source>
        <translation>模型已卸载，但显存仍被占用。</translation>
    </message>
    <message>
        <source>The model works at the base clock.</source>
        <translation>模型正以基础频率工作。</translation>
    </message>
    <message>
        <source>The model works at {mhz} MHz or less.</source>
        <translation>模型正以不超过{mhz}&#xa0;MHz 的频率工作。</translation>
    </message>
    <message>
        <source>The model works without a lock.</source>
        <translation>模型正在无锁定状态下工作。</translation>
    </message>
    <message>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>模型的对话模板失败：{reason}。</translation>
    </message>
    <message>
        <source>The model&apos;s chat template was refused: {reason}.</source>
        <translation>模型的对话模板被拒绝：{reason}。</translation>
    </message>
    <message>
        <source>The model&apos;s files were changed since.</source>
        <translation>此后模型文件被更改过。</translation>
    </message>
    <message>
        <source>The model&apos;s notes on the text it has read, so that nothing is read twice. It grows with the context. Fewer bits take less memory and are less exact.</source>
        <translation>模型对已读文本所做的笔记，以免重复读取。随上下文增大。位数越少占用内存越少，精度也越低。</translation>
    </message>
    <message>
        <source>The model&apos;s own head</source>
        <translation>模型自带的推测头</translation>
    </message>
    <message>
        <source>The move.</source>
        <translation>移动。</translation>
    </message>
    <message>
        <source>The name {shown} holds bytes that are no text (UTF-8).</source>
        <translation>名称 {shown} 含有不是文本（UTF-8）的字节。</translation>
    </message>
    <message>
        <source>The network asks to sign in first.</source>
        <translation>网络要求先登录。</translation>
    </message>
    <message>
        <source>The next message loads it again.</source>
        <translation>下一条消息会重新加载它。</translation>
    </message>
    <message>
        <source>The next step begins.</source>
        <translation>下一步开始。</translation>
    </message>
    <message>
        <source>The notice says why. Go back and choose another, or try again.</source>
        <translation>提示中写明了原因。请返回另选一个，或再试一次。</translation>
    </message>
    <message>
        <source>The nouveau driver holds the card, so NVIDIA&apos;s driver cannot run.</source>
        <translation>nouveau 驱动占用了显卡，因此 NVIDIA 的驱动无法运行。</translation>
    </message>
    <message>
        <source>The other computer at {endpoint} has llama.cpp {commit}, this one {commit2}: they cannot work together.</source>
        <translation>{endpoint} 的另一台电脑使用 llama.cpp {commit}，本机使用 {commit2}：两者无法协同工作。</translation>
    </message>
    <message>
        <source>The other computer does not answer[ at {endpoint}].</source>
        <translation>另一台电脑[（{endpoint}）]没有应答。</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] has another version of the engine.</source>
        <translation>另一台电脑[（{endpoint}）]的引擎版本不同。</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] went away while it was in use.</source>
        <translation>另一台电脑[（{endpoint}）]在使用中失去了连接。</translation>
    </message>
    <message>
        <source>The other readings go on. The log says more.</source>
        <translation>其他读数继续进行。日志中有更多说明。</translation>
    </message>
    <message>
        <source>The others wait their turn.</source>
        <translation>其余的排队等候。</translation>
    </message>
    <message>
        <source>The owner of this model has not let you in yet.</source>
        <translation>此模型的所有者尚未批准访问。</translation>
    </message>
    <message>
        <source>The part {name} is missing.</source>
        <translation>缺少部分 {name}。</translation>
    </message>
    <message>
        <source>The person said no.</source>
        <translation>用户没有同意。</translation>
    </message>
    <message>
        <source>The picture could not be written to {path} ({reason}).</source>
        <translation>图片无法写入 {path}（{reason}）。</translation>
    </message>
    <message>
        <source>The place in the log is only where the fault was noticed.</source>
        <translation>日志中的位置只是发现故障的地方。</translation>
    </message>
    <message>
        <source>The plan did not count the draft context.</source>
        <translation>规划没有计入草稿上下文。</translation>
    </message>
    <message>
        <source>The plan does not fit with this alone.</source>
        <translation>仅凭这一项，规划仍放不下。</translation>
    </message>
    <message>
        <source>The plan fits with it.</source>
        <translation>有了它，规划放得下。</translation>
    </message>
    <message>
        <source>The plan left drafting out, and the card ran full.</source>
        <translation>规划略去了推测解码，结果显存满了。</translation>
    </message>
    <message>
        <source>The plan said it fits without counting the memory of drafting.</source>
        <translation>规划认为放得下，却没有计入推测解码的内存。</translation>
    </message>
    <message>
        <source>The plan was too small, and part of the work slid to the processor.</source>
        <translation>规划偏小，部分工作滑到了处理器上。</translation>
    </message>
    <message>
        <source>The plans are made from the headers of the files.</source>
        <translation>规划根据各文件的文件头得出。</translation>
    </message>
    <message>
        <source>The power limit{at} held the clock at {clock} MHz.</source>
        <translation>功率上限{at}使时钟停在{clock}&#xa0;MHz。</translation>
    </message>
    <message>
        <source>The power supply held the card back.</source>
        <translation>电源限制了显卡。</translation>
    </message>
    <message>
        <source>The power supply or the board told the card to take fewer watts.</source>
        <translation>电源或主板要求显卡降低功率。</translation>
    </message>
    <message>
        <source>The process ended on an illegal instruction.</source>
        <translation>进程因非法指令而终止。</translation>
    </message>
    <message>
        <source>The process that looks for cards ended in the middle.</source>
        <translation>查找显卡的进程中途终止。</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver did not answer.</source>
        <translation>显卡上运行驱动的处理器没有应答。</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver failed.</source>
        <translation>显卡上运行驱动的处理器出错。</translation>
    </message>
    <message>
        <source>The prompt has {n_prompt} tokens, but the context holds {n_ctx}.</source>
        <translation>提示词有{n_prompt}个词元，而上下文只能容纳{n_ctx}个。</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>提示词为空。</translation>
    </message>
    <message>
        <source>The prompt was read at {prefill_tok_s} tokens/s, {best} were proven. {why}</source>
        <translation>提示词读取速度为{prefill_tok_s}词元/秒，验证时为{best}。{why}</translation>
    </message>
    <message>
        <source>The proof tells which of the two is faster.</source>
        <translation>验证会表明两者中哪个更快。</translation>
    </message>
    <message>
        <source>The proof was stopped. Nothing is running.</source>
        <translation>验证已停止。没有正在运行的内容。</translation>
    </message>
    <message>
        <source>The proxy asks for a name and a password (status 407).</source>
        <translation>代理要求提供用户名和密码（状态407）。</translation>
    </message>
    <message>
        <source>The proxy refuses ({error}).</source>
        <translation>代理拒绝（{error}）。</translation>
    </message>
    <message>
        <source>The proxy refuses to reach {host} ({error}).</source>
        <translation>代理拒绝访问 {host}（{error}）。</translation>
    </message>
    <message>
        <source>The proxy setting stands in the way.</source>
        <translation>代理设置造成了阻碍。</translation>
    </message>
    <message>
        <source>The proxy {url} refuses: {error}.</source>
        <translation>代理 {url} 拒绝：{error}。</translation>
    </message>
    <message>
        <source>The readings could not be written to {path} ({strerror}).</source>
        <translation>读数无法写入 {path}（{strerror}）。</translation>
    </message>
    <message>
        <source>The release does not say its SHA-256, so it cannot be verified.</source>
        <translation>此发布版没有给出 SHA-256，因此无法校验。</translation>
    </message>
    <message>
        <source>The release server asks to slow down: too many requests came from this address.</source>
        <translation>发布服务器要求放慢速度：来自此地址的请求过多。</translation>
    </message>
    <message>
        <source>The release server points to {scheme}://{hostname}, which is not one of the hosts that engines are fetched from.</source>
        <translation>发布服务器指向 {scheme}://{hostname}，而引擎不从该主机获取。</translation>
    </message>
    <message>
        <source>The release server refuses the request: it asks for a sign-in.</source>
        <translation>发布服务器拒绝了请求：它要求登录。</translation>
    </message>
    <message>
        <source>The reply ended at the limit of {max_reply_tokens} tokens.</source>
        <translation>回复在达到上限{max_reply_tokens}个词元时结束。</translation>
    </message>
    <message>
        <source>The reply failed.</source>
        <translation>回复失败。</translation>
    </message>
    <message>
        <source>The reply had no end.</source>
        <translation>回复没有结束。</translation>
    </message>
    <message>
        <source>The reply is done</source>
        <translation>回复已完成</translation>
    </message>
    <message>
        <source>The reply may go against parts of the schema: {unheld}.</source>
        <translation>回复可能不符合模式的某些部分：{unheld}。</translation>
    </message>
    <message>
        <source>The reply stopped because the context is full.</source>
        <translation>上下文已满，回复停止。</translation>
    </message>
    <message>
        <source>The request carried no valid token.</source>
        <translation>请求没有附带有效的令牌。</translation>
    </message>
    <message>
        <source>The request was given up.</source>
        <translation>请求已被放弃。</translation>
    </message>
    <message>
        <source>The same load would fit if the card were free.</source>
        <translation>如果显卡空闲，同样的加载就放得下。</translation>
    </message>
    <message>
        <source>The same setup loaded before.</source>
        <translation>同样的配置以前加载成功过。</translation>
    </message>
    <message>
        <source>The same version on both computers</source>
        <translation>两台电脑使用相同版本</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: the engine refused it.</source>
        <translation>保存的对话未被采用，将重新读取：引擎拒绝了它。</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: {error}.</source>
        <translation>保存的对话未被采用，将重新读取：{error}。</translation>
    </message>
    <message>
        <source>The saved chat was saved without drafting: fewer drafts are right at first.</source>
        <translation>该对话保存时未开启推测解码：起初猜中的草稿会少一些。</translation>
    </message>
    <message>
        <source>The saved chat was taken up without what the drafts knew of it: it was saved with another drafting file. Fewer drafts are right at first.</source>
        <translation>已恢复保存的对话，但没有草稿方面的记忆：它是用另一个推测解码文件保存的。起初猜中的草稿会少一些。</translation>
    </message>
    <message>
        <source>The screen may stop for a moment.</source>
        <translation>屏幕可能会停顿片刻。</translation>
    </message>
    <message>
        <source>The screens on the card are other ones now: {displays}, not {displays2}.</source>
        <translation>显卡上的屏幕已变化：现在是{displays}，而不是{displays2}。</translation>
    </message>
    <message>
        <source>The server withheld a part of the reply (content filter).</source>
        <translation>服务器扣留了回复的一部分（内容过滤器）。</translation>
    </message>
    <message>
        <source>The setup cannot be changed while the model is loaded.</source>
        <translation>模型加载期间无法更改配置。</translation>
    </message>
    <message>
        <source>The setup puts layers on a card, but the engine found no card it can use.</source>
        <translation>配置要求把层放到显卡上，但引擎没有找到可用的显卡。</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <translation>入门模型未安装。</translation>
    </message>
    <message>
        <source>The starter model&apos;s package is damaged ({why}).</source>
        <translation>入门模型的软件包已损坏（{why}）。</translation>
    </message>
    <message>
        <source>The system could not load the engine.</source>
        <translation>系统无法加载引擎。</translation>
    </message>
    <message>
        <source>The system could not read a part of the mapped file.</source>
        <translation>系统无法读取映射文件的一部分。</translation>
    </message>
    <message>
        <source>The system did not allow it: the password was wrong, or nothing here can ask for it.</source>
        <translation>系统没有允许：密码错误，或这里无法询问密码。</translation>
    </message>
    <message>
        <source>The system did not load its kernel module.</source>
        <translation>系统没有加载其内核模块。</translation>
    </message>
    <message>
        <source>The system does not let the model be locked in memory.</source>
        <translation>系统不允许把模型锁定在内存中。</translation>
    </message>
    <message>
        <source>The system may page the model out.</source>
        <translation>系统可能会把模型换出到磁盘。</translation>
    </message>
    <message>
        <source>The system refused to open it: the account has no right to, or another program locks it.</source>
        <translation>系统拒绝打开它：账户没有权限，或另一个程序锁定了它。</translation>
    </message>
    <message>
        <source>The system refuses to write there.</source>
        <translation>系统拒绝在那里写入。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring has a token for the Hub and did not give it.</source>
        <translation>系统密钥环中有 Hub 的令牌，但没有交出。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it, for this address alone. Leave it empty if the server has none.</source>
        <translation>由系统密钥环保存，仅用于此地址。如果服务器不需要，请留空。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Leave it empty to keep the one there is.</source>
        <translation>由系统密钥环保存。留空则保留现有的密钥。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Without a keyring it is used until Plimsoll ends and then forgotten. It is sent to {host} alone, and never written to a log.</source>
        <translation>由系统密钥环保存。没有密钥环时，用到 Plimsoll 退出为止，之后即忘记。只发送给 {host}，绝不写入日志。</translation>
    </message>
    <message>
        <source>The text is longer than the context[ of {ctx} tokens].</source>
        <translation>文本比上下文长[（{ctx}个词元）]。</translation>
    </message>
    <message>
        <source>The token is kept. {doubt}</source>
        <translation>令牌已保存。{doubt}</translation>
    </message>
    <message>
        <source>The token is known and the repository is closed to it.</source>
        <translation>令牌有效，但仓库不对它开放。</translation>
    </message>
    <message>
        <source>The token of {user} is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>{user} 的令牌由 Hub 自己的工具保存，Plimsoll 不会改动。</translation>
    </message>
    <message>
        <source>The token of {user} is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>{user} 的令牌保存在变量 HF_TOKEN 中，Plimsoll 不会改动。</translation>
    </message>
    <message>
        <source>The token of {user} is kept in this system&apos;s keyring.</source>
        <translation>{user} 的令牌保存在系统密钥环中。</translation>
    </message>
    <message>
        <source>The token of {user} is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>{user} 的令牌只保留到 Plimsoll 退出：此系统没有密钥环。</translation>
    </message>
    <message>
        <source>The trial process ended before it could report a card.</source>
        <translation>试运行进程在报告显卡之前就终止了。</translation>
    </message>
    <message>
        <source>The tunnel</source>
        <translation>隧道</translation>
    </message>
    <message>
        <source>The tunnel&apos;s end here</source>
        <translation>它在本机的一端</translation>
    </message>
    <message>
        <source>The variable {variable} holds what cannot be a key or token: not used.</source>
        <translation>变量 {variable} 的内容不可能是密钥或令牌：未使用。</translation>
    </message>
    <message>
        <source>The variables that the engine reads are other ones now.</source>
        <translation>引擎读取的变量现在不同了。</translation>
    </message>
    <message>
        <source>The variant with a drafting head</source>
        <translation>带推测头的变体</translation>
    </message>
    <message>
        <source>The watchdog of the driver reported the card as locked.</source>
        <translation>驱动的看门狗报告显卡卡死。</translation>
    </message>
    <message>
        <source>The weights were loaded; the cache for the context[ ({size})] was refused[ on card {device}].</source>
        <translation>权重已加载；但上下文的缓存[（{size}）]申请被拒绝[（显卡{device}）]。</translation>
    </message>
    <message>
        <source>The whole chat is sent to that computer with every message.</source>
        <translation>每条消息都会把整个对话发送到那台电脑。</translation>
    </message>
    <message>
        <source>The whole computer went down while Plimsoll was {doing}. {title}</source>
        <translation>Plimsoll {doing} 时，整台电脑关机了。{title}</translation>
    </message>
    <message>
        <source>The whole computer went down while the model was reading.</source>
        <translation>模型读取时，整台电脑关机了。</translation>
    </message>
    <message>
        <source>The whole process, at its peak</source>
        <translation>整个进程，峰值</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, uncompressed.</source>
        <translation>{n_ctx}个词元的完整上下文放得下，不压缩。</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with a 4-bit cache.</source>
        <translation>{n_ctx}个词元的完整上下文放得下，用4位缓存。</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with an 8-bit cache.</source>
        <translation>{n_ctx}个词元的完整上下文放得下，用8位缓存。</translation>
    </message>
    <message>
        <source>The working memory for one micro-batch does not fit on the card.</source>
        <translation>一个微批次的工作内存在显卡上放不下。</translation>
    </message>
    <message>
        <source>The {gone} oldest messages of this chat were left out: the context holds {n_ctx} tokens.</source>
        <translation>此对话最早的{gone}条消息被略去：上下文可容纳{n_ctx}个词元。</translation>
    </message>
    <message>
        <source>The {what} cannot be used: {error}.</source>
        <translation>{what}无法使用：{error}。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Theme: {name}</source>
        <translation>主题：{name}</translation>
    </message>
    <message>
        <source>Then {name}. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>然后获取 {name}。已下载的部分会保留，关闭 Plimsoll 也不会丢失。</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed.</source>
        <translation>有 NVIDIA 显卡，但没有安装其驱动。</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but this container has no NVIDIA driver.</source>
        <translation>有 NVIDIA 显卡，但此容器没有 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>There is another file {target} already.</source>
        <translation>已有另一个文件 {target}。</translation>
    </message>
    <message>
        <source>There is less free space than the file still needs.</source>
        <translation>可用空间少于文件尚需的空间。</translation>
    </message>
    <message>
        <source>There is neither a prompt nor a message.</source>
        <translation>既没有提示词，也没有消息。</translation>
    </message>
    <message>
        <source>There is no NVIDIA card here that Plimsoll can use, so the graphs show the computer&apos;s memory and processor. Everything else works the same.</source>
        <translation>这里没有 Plimsoll 可用的 NVIDIA 显卡，因此图表显示内存和处理器。其他一切照常。</translation>
    </message>
    <message>
        <source>There is no NVIDIA card in this computer; models run on the processor.</source>
        <translation>本机没有 NVIDIA 显卡；模型在处理器上运行。</translation>
    </message>
    <message>
        <source>There is no card to lock.</source>
        <translation>没有可锁定的显卡。</translation>
    </message>
    <message>
        <source>There is no card {name} in this computer.</source>
        <translation>本机没有显卡 {name}。</translation>
    </message>
    <message>
        <source>There is no engine {runtime_id} here.</source>
        <translation>这里没有引擎 {runtime_id}。</translation>
    </message>
    <message>
        <source>There is no file {parts} here.</source>
        <translation>这里没有文件 {parts}。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>没有文件 {path}。</translation>
    </message>
    <message>
        <source>There is no model in GGUF format here</source>
        <translation>这里没有 GGUF 格式的模型</translation>
    </message>
    <message>
        <source>There is no model to answer.</source>
        <translation>没有可以回答的模型。</translation>
    </message>
    <message>
        <source>There is no remote server called {name}; there is: {known}.</source>
        <translation>没有名为 {name} 的远程服务器；现有：{known}。</translation>
    </message>
    <message>
        <source>There is no room to read the prompt in batches.</source>
        <translation>没有空间分批读取提示词。</translation>
    </message>
    <message>
        <source>There is no such revision of {what}.</source>
        <translation>{what} 没有这个修订版本。</translation>
    </message>
    <message>
        <source>There is no token {token} to bias: the model has {n_vocab}.</source>
        <translation>没有可设偏置的词元{token}：模型只有{n_vocab}个。</translation>
    </message>
    <message>
        <source>There is no tool named {choice}; there are: {known}.</source>
        <translation>没有名为 {choice} 的工具；现有：{known}。</translation>
    </message>
    <message>
        <source>There is no {what} in this repository.</source>
        <translation>此仓库中没有{what}。</translation>
    </message>
    <message>
        <source>There was a folder in the place of the file with your chats.</source>
        <translation>本应是保存对话的文件之处，却有一个文件夹。</translation>
    </message>
    <message>
        <source>These plans are for your card, which the engine cannot use yet: its build is fetched first, verified and tried with a tiny model. The proof step measures the speed.</source>
        <translation>这些规划针对引擎尚不能使用的显卡：会先获取相应的构建，校验后用一个极小的模型试运行。速度由验证步骤实测。</translation>
    </message>
    <message>
        <source>They are not as they were fetched, so the engine is not started.</source>
        <translation>它们与获取时不同，因此没有启动引擎。</translation>
    </message>
    <message>
        <source>They ask for a model by its name; the one before is unloaded.</source>
        <translation>它们按名称请求模型；前一个会被卸载。</translation>
    </message>
    <message>
        <source>They differ in kind, size or vocabulary.</source>
        <translation>它们的种类、大小或词表不同。</translation>
    </message>
    <message>
        <source>They may open another proven model</source>
        <translation>它们可以打开另一个已验证的模型</translation>
    </message>
    <message>
        <source>They stay where they are; nothing is copied, changed or loaded.</source>
        <translation>它们留在原处；不会复制、改动或加载任何内容。</translation>
    </message>
    <message>
        <source>Think first</source>
        <translation>先思考</translation>
    </message>
    <message>
        <source>Thinking for {time}</source>
        <translation>已思考{time}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>会思考</translation>
    </message>
    <message>
        <source>This Linux inside Windows has no access to an NVIDIA driver.</source>
        <translation>Windows 中的这个 Linux 无法访问 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>This address is not encrypted: on the way there others can read the chat and the key. Use https, or an SSH tunnel.</source>
        <translation>此地址没有加密：途中他人可以读取对话和密钥。请使用 https，或 SSH 隧道。</translation>
    </message>
    <message>
        <source>This can be changed when the file is here.</source>
        <translation>文件下载到本机后才能更改。</translation>
    </message>
    <message>
        <source>This can be changed when the work in progress has ended.</source>
        <translation>正在进行的工作结束后才能更改。</translation>
    </message>
    <message>
        <source>This card does not accept a power limit.</source>
        <translation>此显卡不接受功率上限。</translation>
    </message>
    <message>
        <source>This chat</source>
        <translation>此对话</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>This computer alone</source>
        <translation>仅本机</translation>
    </message>
    <message>
        <source>This desktop shows no tray now, so closing the window ends Plimsoll.</source>
        <translation>此桌面现在不显示托盘，因此关闭窗口会退出 Plimsoll。</translation>
    </message>
    <message>
        <source>This does not fit as it is. Go back and choose another, or a smaller context later.</source>
        <translation>照现在这样放不下。请返回另选一个，或稍后选择更小的上下文。</translation>
    </message>
    <message>
        <source>This does not fit. Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>放不下。请选择更小的上下文、更轻的缓存或更小的文件。</translation>
    </message>
    <message>
        <source>This engine cannot use a card.</source>
        <translation>此引擎不能使用显卡。</translation>
    </message>
    <message>
        <source>This engine has no code for your card.</source>
        <translation>此引擎没有适用于这张显卡的代码。</translation>
    </message>
    <message>
        <source>This engine is a 32-bit build and cannot read large files.</source>
        <translation>此引擎是32位构建，无法读取大文件。</translation>
    </message>
    <message>
        <source>This engine needs the GNU C library {shown}, and this system has {have}.</source>
        <translation>此引擎需要 GNU C 库 {shown}，而此系统为 {have}。</translation>
    </message>
    <message>
        <source>This engine was built for a newer processor.</source>
        <translation>此引擎是为更新的处理器构建的。</translation>
    </message>
    <message>
        <source>This engine was built without CUDA, so {card} is not used: models run on the processor.</source>
        <translation>此引擎构建时未包含 CUDA，因此未使用 {card}；模型在处理器上运行。</translation>
    </message>
    <message>
        <source>This file cannot draft: its drafting part was left out.</source>
        <translation>此文件无法用于推测解码：其推测部分被略去了。</translation>
    </message>
    <message>
        <source>This file has no chat template: the model was given the words alone, to be continued.</source>
        <translation>此文件没有对话模板：只把文字本身交给模型续写。</translation>
    </message>
    <message>
        <source>This file is not a model[; it looks like {what}].</source>
        <translation>此文件不是模型[；它看起来像{what}]。</translation>
    </message>
    <message>
        <source>This file is of an old format.</source>
        <translation>此文件是旧格式。</translation>
    </message>
    <message>
        <source>This goes over the load line a little. It may work; another program that needs the card may stop it.</source>
        <translation>略微超出载重线。也许能行；另一个需要显卡的程序可能会使它停止。</translation>
    </message>
    <message>
        <source>This is a base model: it goes on with your text instead of answering it.</source>
        <translation>这是基础模型：它会续写文本，而不是回答。</translation>
    </message>
    <message>
        <source>This is everything that would be in the file, line by line. Nothing is sent to anybody.</source>
        <translation>这就是文件中将包含的全部内容，逐行列出。不会发送给任何人。</translation>
    </message>
    <message>
        <source>This is what you have</source>
        <translation>现有资源</translation>
    </message>
    <message>
        <source>This kind of model cannot take back rejected drafts: loaded without drafting.</source>
        <translation>这种模型无法撤回被拒绝的草稿：已加载，未启用推测解码。</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>此列表</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>This machine, a model, its proof: step by step.</source>
        <translation>本机、一个模型、它的验证：一步一步来。</translation>
    </message>
    <message>
        <source>This model file was made for another kind of processor.</source>
        <translation>此模型文件是为另一种处理器制作的。</translation>
    </message>
    <message>
        <source>This model is not planned yet.</source>
        <translation>此模型尚未规划。</translation>
    </message>
    <message>
        <source>This model&apos;s chat template knows no tools.</source>
        <translation>此模型的对话模板不支持工具。</translation>
    </message>
    <message>
        <source>This model&apos;s form of calls is not known as a grammar: it may answer otherwise.</source>
        <translation>此模型的调用格式没有已知的语法：它可能以其他方式回答。</translation>
    </message>
    <message>
        <source>This pair of cache types runs on the processor.</source>
        <translation>这对缓存类型在处理器上运行。</translation>
    </message>
    <message>
        <source>This program may use one core.</source>
        <translation>此程序可使用1个核心。</translation>
    </message>
    <message>
        <source>This receipt holds for driver {version}, this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>此验证记录适用于驱动 {version}、此引擎和此文件。其中任何一项改变，Plimsoll 都会重新验证后才显示就绪。</translation>
    </message>
    <message>
        <source>This receipt holds for this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>此验证记录适用于此引擎和此文件。其中任何一项改变，Plimsoll 都会重新验证后才显示就绪。</translation>
    </message>
    <message>
        <source>This repository has no other file that fits.</source>
        <translation>此仓库没有其他放得下的文件。</translation>
    </message>
    <message>
        <source>This server takes no grammar (GBNF).</source>
        <translation>此服务器不接受语法（GBNF）。</translation>
    </message>
    <message>
        <source>This setup does not fit, so it was not started.</source>
        <translation>此配置放不下，因此没有启动。</translation>
    </message>
    <message>
        <source>This setup does not fit. Choose a smaller one first.</source>
        <translation>此配置放不下。请先选择更小的。</translation>
    </message>
    <message>
        <source>This setup has failed twice, and is tried again.</source>
        <translation>此配置已失败两次，现在再试一次。</translation>
    </message>
    <message>
        <source>This setup has failed twice, so it is not tried a third time as it is.</source>
        <translation>此配置已失败两次，因此不会原样再试第三次。</translation>
    </message>
    <message>
        <source>This setup is tight. Look at its plan first.</source>
        <translation>此配置很紧张。请先看看它的规划。</translation>
    </message>
    <message>
        <source>This setup is tight: it goes over the load line.</source>
        <translation>此配置很紧张：它超出了载重线。</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the key is used until Plimsoll ends, and is written nowhere.</source>
        <translation>此系统没有 Plimsoll 可用的密钥环：密钥用到 Plimsoll 退出为止，不会写入任何地方。</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the token is used until Plimsoll ends, and is written nowhere.</source>
        <translation>此系统没有 Plimsoll 可用的密钥环：令牌用到 Plimsoll 退出为止，不会写入任何地方。</translation>
    </message>
    <message>
        <source>This system has no pkexec to ask for an administrator&apos;s password.</source>
        <translation>此系统没有 pkexec，无法询问管理员密码。</translation>
    </message>
    <message>
        <source>This system is older than the one the engine was made on.</source>
        <translation>此系统比制作引擎的系统旧。</translation>
    </message>
    <message>
        <source>This user may not use the NVIDIA card.</source>
        <translation>此用户无权使用 NVIDIA 显卡。</translation>
    </message>
    <message>
        <source>This version of the engine is known to be broken.</source>
        <translation>已知此版本的引擎有问题。</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>已思考</translation>
    </message>
    <message>
        <source>Thought for {time}</source>
        <translation>思考了{time}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考过程</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Threads and reserve</source>
        <translation>线程与预留</translation>
    </message>
    <message>
        <source>Three that fit this computer</source>
        <translation>适合本机的三个</translation>
    </message>
    <message>
        <source>Three that fit your card</source>
        <translation>适合这张显卡的三个</translation>
    </message>
    <message>
        <source>Throttle reasons:</source>
        <translation>降频原因：</translation>
    </message>
    <message>
        <source>Throttle reasons: none</source>
        <translation>降频原因：无</translation>
    </message>
    <message>
        <source>Throttle reasons: {reasons}</source>
        <translation>降频原因：{reasons}</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>紧张</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>显示的时间范围</translation>
    </message>
    <message>
        <source>Time.</source>
        <translation>耗时。</translation>
    </message>
    <message>
        <source>Time; tried a few times only.</source>
        <translation>耗时；只尝试过几次。</translation>
    </message>
    <message>
        <source>To give them back:</source>
        <translation>归还时钟：</translation>
    </message>
    <message>
        <source>To keep it, type as administrator:</source>
        <translation>要保持锁定，请以管理员身份输入：</translation>
    </message>
    <message>
        <source>To lock them by hand, type:</source>
        <translation>要手动锁定，请输入：</translation>
    </message>
    <message>
        <source>To open {name}, it has to end. What was written is kept.</source>
        <translation>要打开 {name}，需要先结束回复。已生成的内容会保留。</translation>
    </message>
    <message>
        <source>To open {name}, that answer has to end.</source>
        <translation>要打开 {name}，需要先结束该回复。</translation>
    </message>
    <message>
        <source>To spare, MiB</source>
        <translation>富余，MiB</translation>
    </message>
    <message>
        <source>To stop keeping it:</source>
        <translation>要取消保持：</translation>
    </message>
    <message>
        <source>To the load line</source>
        <translation>距载重线</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Tokens/s, replying</source>
        <translation>词元/秒，回复时</translation>
    </message>
    <message>
        <source>Too big</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>Too hot for {share} of the time ({hottest} degrees).</source>
        <translation>有{share}的时间过热（{hottest}度）。</translation>
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
        <translation>在规划条上权衡上下文、速度和质量。</translation>
    </message>
    <message>
        <source>Tried: {name}, {change}. It was not enough.</source>
        <translation>已尝试：{name}，{change}。这还不够。</translation>
    </message>
    <message>
        <source>Tried: {name}. It was not enough.</source>
        <translation>已尝试：{name}。这还不够。</translation>
    </message>
    <message>
        <source>Trust.</source>
        <translation>信任。</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <translation>请过一会儿再试。</translation>
    </message>
    <message>
        <source>Try again in an hour, or set PLIMSOLL_RELEASES_ENDPOINT to a mirror.</source>
        <translation>请一小时后再试，或把 PLIMSOLL_RELEASES_ENDPOINT 设为镜像。</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <translation>请稍后再试，或选择另一个仓库。</translation>
    </message>
    <message>
        <source>Try again later: the repository may be changing right now.</source>
        <translation>请稍后再试：仓库可能正在变动。</translation>
    </message>
    <message>
        <source>Try again later; if it stays so, something on the way answers in its place.</source>
        <translation>请稍后再试；如果依旧，说明途中有东西代为应答。</translation>
    </message>
    <message>
        <source>Try again when it is here.</source>
        <translation>等它下载到这里后再试。</translation>
    </message>
    <message>
        <source>Try again when you have it, or an administrator&apos;s password.</source>
        <translation>取得权限或管理员密码后再试。</translation>
    </message>
    <message>
        <source>Try again, or go back and choose a model: it can also run on the processor.</source>
        <translation>请重试，或返回选择模型：也可以在处理器上运行。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请再试一次。</translation>
    </message>
    <message>
        <source>Try again: it goes on from the bytes that are here.</source>
        <translation>请再试一次：会从已有的字节处继续。</translation>
    </message>
    <message>
        <source>Try again; if it stays so, a filter on the way blocks this server.</source>
        <translation>请再试一次；如果依旧，说明途中有过滤器拦截了此服务器。</translation>
    </message>
    <message>
        <source>Try another of the remedies.</source>
        <translation>请尝试另一个解决办法。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Try it once more anyway</source>
        <translation>仍要再试一次</translation>
    </message>
    <message>
        <source>Try one of the remedies.</source>
        <translation>请试一个解决办法。</translation>
    </message>
    <message>
        <source>Try other words, or Escape to see them all.</source>
        <translation>换个词试试，或按 Escape 查看全部。</translation>
    </message>
    <message>
        <source>Try the engine test</source>
        <translation>试用引擎测试</translation>
    </message>
    <message>
        <source>Try {build} again</source>
        <translation>再试一次 {build}</translation>
    </message>
    <message>
        <source>Trying a fix</source>
        <translation>正在尝试解决办法</translation>
    </message>
    <message>
        <source>Trying a fix for {name}</source>
        <translation>正在为 {name} 尝试解决办法</translation>
    </message>
    <message>
        <source>Trying clocks</source>
        <translation>正在尝试时钟频率</translation>
    </message>
    <message>
        <source>Trying it: {remedy}</source>
        <translation>正在尝试：{remedy}</translation>
    </message>
    <message>
        <source>Trying it: {remedy}.</source>
        <translation>正在尝试：{remedy}。</translation>
    </message>
    <message>
        <source>Trying the build with a tiny model</source>
        <translation>正在用极小的模型试用构建</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>Turn the other driver off</source>
        <translation>停用另一个驱动</translation>
    </message>
    <message>
        <source>Two parts of the driver do not belong together.</source>
        <translation>驱动的两个部分不匹配。</translation>
    </message>
    <message>
        <source>Two that fit this computer</source>
        <translation>适合本机的两个</translation>
    </message>
    <message>
        <source>Two that fit your card</source>
        <translation>适合这张显卡的两个</translation>
    </message>
    <message>
        <source>Type a name, or paste owner/repo, an address or the path of a file. Before anything is downloaded you see which file fits this card, and at which context.</source>
        <translation>输入名称，或粘贴 owner/repo、地址或文件路径。下载任何内容之前，都会看到哪个文件适合此显卡，以及能用多大的上下文。</translation>
    </message>
    <message>
        <source>Type plimsoll rpc-server on the other computer, then on this one the ssh line that it prints. Keep both open.</source>
        <translation>在另一台电脑上输入 plimsoll rpc-server，然后在本机输入它显示的 ssh 命令行。两边都保持打开。</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>输入想做的事</translation>
    </message>
    <message>
        <source>Uncontained memory error</source>
        <translation>不受控的显存错误</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>撤销重置</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Unload an idle model after</source>
        <translation>卸载空闲模型的时限</translation>
    </message>
    <message>
        <source>Unload before sleep</source>
        <translation>睡眠前卸载</translation>
    </message>
    <message>
        <source>Unload it first.</source>
        <translation>请先卸载它。</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>卸载模型</translation>
    </message>
    <message>
        <source>Unload the model before the computer sleeps; Plimsoll does so by itself where the system announces the sleep.</source>
        <translation>请在电脑睡眠前卸载模型；在系统会预告睡眠的地方，Plimsoll 会自动这样做。</translation>
    </message>
    <message>
        <source>Unload the model first.</source>
        <translation>请先卸载模型。</translation>
    </message>
    <message>
        <source>Unload the model to change this.</source>
        <translation>要更改此项，请卸载模型。</translation>
    </message>
    <message>
        <source>Unload {model}</source>
        <translation>卸载 {model}</translation>
    </message>
    <message>
        <source>Unload, back to where it was</source>
        <translation>卸载，回到原来的状态</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>正在卸载</translation>
    </message>
    <message>
        <source>Unloading {name}</source>
        <translation>正在卸载 {name}</translation>
    </message>
    <message>
        <source>Unlock the keyring and start Plimsoll again, or enter the token anew.</source>
        <translation>请解锁密钥环并重新启动 Plimsoll，或重新输入令牌。</translation>
    </message>
    <message>
        <source>Unrecovered ECC error</source>
        <translation>未恢复的 ECC 错误</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES and start Plimsoll again.</source>
        <translation>请取消设置 CUDA_VISIBLE_DEVICES，并重新启动 Plimsoll。</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES where it is set (shell profile, service file), then start Plimsoll again.</source>
        <translation>请在设置 CUDA_VISIBLE_DEVICES 的地方取消它（shell 配置、服务文件），然后重新启动 Plimsoll。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to check it.</source>
        <translation>请取消设置 HF_HUB_OFFLINE 以便检查。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch it.</source>
        <translation>请取消设置 HF_HUB_OFFLINE 以便获取。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch models.</source>
        <translation>请取消设置 HF_HUB_OFFLINE 以便下载模型。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to read it.</source>
        <translation>请取消设置 HF_HUB_OFFLINE 以便读取。</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to search.</source>
        <translation>请取消设置 HF_HUB_OFFLINE 以便搜索。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上箭头</translation>
    </message>
    <message>
        <source>Up to there the memory may be filled. What lies beyond is kept for the desktop and for what cannot be foreseen.</source>
        <translation>内存最多可用到这里。超出的部分留给桌面和无法预见的情况。</translation>
    </message>
    <message>
        <source>Update Plimsoll, or download an older file of this model.</source>
        <translation>请更新 Plimsoll，或下载此模型的较旧文件。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Use a JSON schema.</source>
        <translation>请使用 JSON 模式。</translation>
    </message>
    <message>
        <source>Use from the next reply on</source>
        <translation>从下一个回复起使用</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用它</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>Use the file that is here</source>
        <translation>使用已有的文件</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>使用此频率</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>使用此令牌</translation>
    </message>
    <message>
        <source>Use {build}</source>
        <translation>使用 {build}</translation>
    </message>
    <message>
        <source>Use {server}</source>
        <translation>使用 {server}</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>使用…</translation>
    </message>
    <message>
        <source>Use… {server}</source>
        <translation>使用… {server}</translation>
    </message>
    <message>
        <source>Using the card now</source>
        <translation>正在使用显卡</translation>
    </message>
    <message>
        <source>Verify every byte</source>
        <translation>校验每个字节</translation>
    </message>
    <message>
        <source>Version and memory are asked for there before a byte of a model is sent. Only 127.0.0.1 is accepted.</source>
        <translation>在发送模型的任何一个字节之前，会先在那里询问版本和内存。只接受 127.0.0.1。</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>很好</translation>
    </message>
    <message>
        <source>Very good</source>
        <comment>quality</comment>
        <translation>很好</translation>
    </message>
    <message>
        <source>W of {limit}</source>
        <translation>W / {limit}</translation>
    </message>
    <message>
        <source>Wait a few minutes and try again, or sign in with a token to get a higher limit.</source>
        <translation>请等几分钟再试，或用令牌登录以提高限额。</translation>
    </message>
    <message>
        <source>Wait a little and try again; a file that is already here still works.</source>
        <translation>请稍等再试；已在这里的文件仍可使用。</translation>
    </message>
    <message>
        <source>Wait for its plan.</source>
        <translation>请等待它的规划。</translation>
    </message>
    <message>
        <source>Wait, then try again</source>
        <translation>请等待，然后再试</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Waiting for other replies to end: place {n}</source>
        <translation>正在等待其他回复结束：第{n}位</translation>
    </message>
    <message>
        <source>Waiting {share}</source>
        <translation>等待{share}</translation>
    </message>
    <message>
        <source>Waiting.</source>
        <translation>正在等待。</translation>
    </message>
    <message>
        <source>Walk along a graph&apos;s values</source>
        <translation>逐点浏览图表的数值</translation>
    </message>
    <message>
        <source>Wants its key</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <source>Warm up first</source>
        <translation>先预热</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>We do not know this one</source>
        <translation>我们不认识这一个</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <translation>可提问的网页</translation>
    </message>
    <message>
        <source>Web pages that may ask, each with its scheme: https://chat.example. Programs need no entry.</source>
        <translation>可提问的网页，各带协议：https://chat.example。程序无需填写。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights and cache were there; the compute buffer[ ({size})] was refused[ on card {device}].</source>
        <translation>权重和缓存已就位；但计算缓冲区[（{size}）]申请被拒绝[（显卡{device}）]。</translation>
    </message>
    <message>
        <source>Weights need {weights} MiB, {free_before_mib} MiB were free.</source>
        <translation>权重需要{weights}&#xa0;MiB，当时可用{free_before_mib}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What answers as {host} shows a certificate that this computer does not trust.</source>
        <translation>以 {host} 身份应答的一方出示了本机不信任的证书。</translation>
    </message>
    <message>
        <source>What answers at {url} is no OpenAI-compatible server: {why}.</source>
        <translation>{url} 的应答者不是 OpenAI 兼容服务器：{why}。</translation>
    </message>
    <message>
        <source>What answers for {endpoint} does not say which llama.cpp it has.</source>
        <translation>{endpoint} 的应答者没有说明它的 llama.cpp 版本。</translation>
    </message>
    <message>
        <source>What came from it was no answer, so it was ended.</source>
        <translation>它发来的不是应答，因此被终止了。</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化之处</translation>
    </message>
    <message>
        <source>What comes closest to fitting this computer</source>
        <translation>最接近适合本机的</translation>
    </message>
    <message>
        <source>What comes closest to fitting your card</source>
        <translation>最接近适合这张显卡的</translation>
    </message>
    <message>
        <source>What could be read of it goes on.</source>
        <translation>其中可读的部分继续使用。</translation>
    </message>
    <message>
        <source>What could be read of it was taken over: {chats} with {messages}.</source>
        <translation>其中可读的部分已接收：{chats}，含{messages}。</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>What has arrived</source>
        <translation>已收到的部分</translation>
    </message>
    <message>
        <source>What has arrived is kept, also when you close Plimsoll.</source>
        <translation>已收到的部分会保留，关闭 Plimsoll 也是。</translation>
    </message>
    <message>
        <source>What has arrived is kept.</source>
        <translation>已下载的部分会保留。</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>解决办法</translation>
    </message>
    <message>
        <source>What helps: {helps}.</source>
        <translation>解决办法：{helps}。</translation>
    </message>
    <message>
        <source>What is downloaded.</source>
        <translation>下载的内容。</translation>
    </message>
    <message>
        <source>What is left needs your consent.</source>
        <translation>剩下的需要用户同意。</translation>
    </message>
    <message>
        <source>What is on disk is shorter than what was sent.</source>
        <translation>磁盘上的内容比发送的短。</translation>
    </message>
    <message>
        <source>What is on this computer works without it.</source>
        <translation>本机已有的内容不需要它也能用。</translation>
    </message>
    <message>
        <source>What is used at every step lies in the memory of the computer, or on the slowest card.</source>
        <translation>每一步都要用的内容放在了内存中，或放在最慢的显卡上。</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>What it will take</source>
        <translation>所需资源</translation>
    </message>
    <message>
        <source>What slowed it</source>
        <translation>减速因素</translation>
    </message>
    <message>
        <source>What some models keep of the text beside or instead of the KV cache. It stays as large as it is, however long the text.</source>
        <translation>有些模型在 KV 缓存之外或代替它保存的文本状态。无论文本多长，大小都不变。</translation>
    </message>
    <message>
        <source>What stays free up to the load line, MiB.</source>
        <translation>载重线以内剩余的空间，MiB。</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>术语说明</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>要粘贴的内容</translation>
    </message>
    <message>
        <source>What was kept is offered first when the same happens again with the same model, engine, driver and card.</source>
        <translation>相同的模型、引擎、驱动和显卡再次出现同样情况时，会首先提供保留下来的办法。</translation>
    </message>
    <message>
        <source>What was known of this conversation was lost when a batch failed: it is read again.</source>
        <translation>一个批次失败，导致此对话的已知内容丢失：将重新读取。</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>已尝试的办法</translation>
    </message>
    <message>
        <source>What was tried here</source>
        <translation>在此尝试过的办法</translation>
    </message>
    <message>
        <source>What was tried: {line}</source>
        <translation>已尝试：{line}</translation>
    </message>
    <message>
        <source>What was written is below. A copy of the report helps whoever you ask.</source>
        <translation>写下的内容见下方。复制一份报告，便于向人求助。</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>已生成的内容会保留。</translation>
    </message>
    <message>
        <source>What was written is kept. Ask again; if it happens again, look at the server&apos;s log.</source>
        <translation>已生成的内容会保留。请再问一次；如再次发生，请查看服务器的日志。</translation>
    </message>
    <message>
        <source>What went wrong, what helped, and what was proven</source>
        <translation>出了什么问题、什么有帮助、验证了什么</translation>
    </message>
    <message>
        <source>What you call it: letters, digits, dots and dashes.</source>
        <translation>自定的名称：字母、数字、点和连字符。</translation>
    </message>
    <message>
        <source>What you get under Find appears here: how much has arrived, how fast, and how long it takes. A download goes on where it stopped, also after Plimsoll was closed.</source>
        <translation>在“查找”中获取的内容会出现在这里：已收到多少、速度多快、还要多久。下载会从中断处继续，关闭过 Plimsoll 也是。</translation>
    </message>
    <message>
        <source>When and which</source>
        <translation>时间与对象</translation>
    </message>
    <message>
        <source>When it is taken, the next free one is used.</source>
        <translation>若已被占用，则使用下一个空闲端口。</translation>
    </message>
    <message>
        <source>When one goes away in the middle of a reply, that reply ends, and Fixes says which one it was and what helps. Your chat stays.</source>
        <translation>若其中一台在回复中途断开，该回复即结束，“解决办法”会说明是哪一台以及如何处理。对话会保留。</translation>
    </message>
    <message>
        <source>When one machine is not enough</source>
        <translation>一台机器不够用时</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where every byte goes. The upright line with the disc is the load line: up to there the memory may be filled.</source>
        <translation>每个字节的去向。带圆盘的竖线就是载重线：内存最多可用到那里。</translation>
    </message>
    <message>
        <source>Wherever it asks for the base address of an OpenAI-compatible service.</source>
        <translation>凡是要求填写 OpenAI 兼容服务基础地址的地方。</translation>
    </message>
    <message>
        <source>Who uses the card</source>
        <translation>谁在使用显卡</translation>
    </message>
    <message>
        <source>Whoever can reach that port can crash that computer or take it over: nothing in it asks who is there. So it listens on that computer alone, and only the end of a tunnel on this computer is accepted here. Other users of both computers can reach it too.</source>
        <translation>任何能访问该端口的人都可能使那台电脑崩溃或控制它：其中没有任何身份验证。因此它只在那台电脑上监听，而这里只接受本机上的隧道端。两台电脑的其他用户也能访问它。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Windows ended it on request (Ctrl+C, a closed console, the end of the session).</source>
        <translation>Windows 应要求终止了它（Ctrl+C、控制台关闭、会话结束）。</translation>
    </message>
    <message>
        <source>Windows ended it with 0x{ntstatus}.</source>
        <translation>Windows 以 0x{ntstatus} 终止了它。</translation>
    </message>
    <message>
        <source>Windows ended the process with 0x{status}.</source>
        <translation>Windows 以 0x{status} 终止了进程。</translation>
    </message>
    <message>
        <source>Windows has promised all the memory it has.</source>
        <translation>Windows 已把全部内存许诺出去。</translation>
    </message>
    <message>
        <source>Windows keeps a part of the model in the computer&apos;s memory.</source>
        <translation>Windows 把模型的一部分放在内存中。</translation>
    </message>
    <message>
        <source>Windows moved {lent} MiB of the card to the computer&apos;s memory.</source>
        <translation>Windows 把{lent}&#xa0;MiB 显存移到了内存。</translation>
    </message>
    <message>
        <source>Windows reset the card because one step took too long.</source>
        <translation>因为一个步骤耗时过长，Windows 重置了显卡。</translation>
    </message>
    <message>
        <source>Windows started the clock helper without a process of its own.</source>
        <translation>Windows 启动了时钟助手，却没有给它单独的进程。</translation>
    </message>
    <message>
        <source>Windows: System, Advanced system settings, Performance, Advanced, Virtual memory: let Windows manage the size, then restart.</source>
        <translation>Windows：系统 → 高级系统设置 → 性能 → 高级 → 虚拟内存：让 Windows 管理大小，然后重启。</translation>
    </message>
    <message>
        <source>With another driver, engine or file, or after a restart, it may be tried again as it is.</source>
        <translation>更换驱动、引擎或文件，或重新启动之后，可以原样再试。</translation>
    </message>
    <message>
        <source>With drafting it is not faster than without.</source>
        <translation>开启推测解码并不比关闭时快。</translation>
    </message>
    <message>
        <source>With more room on the disk it may be tried again as it is.</source>
        <translation>磁盘空间增加后，可以原样再试。</translation>
    </message>
    <message>
        <source>With the driver loaded anew, or after a restart, it may be tried again as it is.</source>
        <translation>重新加载驱动或重新启动之后，可以原样再试。</translation>
    </message>
    <message>
        <source>With the same version of Plimsoll as here. It prints the ssh line for this computer.</source>
        <translation>Plimsoll 的版本须与本机相同。它会显示供这台电脑使用的 ssh 命令行。</translation>
    </message>
    <message>
        <source>With this change alone the plan is still over the load line.</source>
        <translation>仅凭这一项更改，规划仍超出载重线。</translation>
    </message>
    <message>
        <source>With this change the plan is tight: it goes over the load line a little.</source>
        <translation>有了这项更改，规划很紧张：略微超出载重线。</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the card free it may be tried again as it is.</source>
        <translation>显卡再空出 {mib}&#xa0;MiB 后，可以原样再试。</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the computer&apos;s memory free it may be tried again as it is.</source>
        <translation>计算机内存再空出 {mib}&#xa0;MiB 后，可以原样再试。</translation>
    </message>
    <message>
        <source>Without a chat template the model cannot be told of tools.</source>
        <translation>没有对话模板，就无法把工具告知模型。</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>无锁定</translation>
    </message>
    <message>
        <source>Without flash attention the scores of every head are kept: much memory.</source>
        <translation>没有 Flash Attention 时，每个注意力头的分数都要保留：占用大量内存。</translation>
    </message>
    <message>
        <source>Without images</source>
        <translation>不含图像</translation>
    </message>
    <message>
        <source>Words search the Hub when you press Enter, and narrow down the list of what is here while you type. owner/repo, an address, a name of the catalogue or the path of a file open at once.</source>
        <translation>输入文字后按 Enter 会搜索 Hub，输入时会同时筛选本机列表。owner/repo、地址、模型目录中的名称或文件路径会直接打开。</translation>
    </message>
    <message>
        <source>Work is interrupted.</source>
        <translation>工作会中断。</translation>
    </message>
    <message>
        <source>Worked here {day}</source>
        <translation>{day}在此有效</translation>
    </message>
    <message>
        <source>Worked out before any download; the file&apos;s own header has the last word.</source>
        <translation>下载之前即可算出；最终以文件自身的文件头为准。</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>正在工作</translation>
    </message>
    <message>
        <source>Working on several cards in turn did not fit, and the second try broke.</source>
        <translation>在几张显卡上轮流工作放不下，第二次尝试又失败了。</translation>
    </message>
    <message>
        <source>Working out what fits</source>
        <translation>正在计算什么放得下</translation>
    </message>
    <message>
        <source>Write it again (Ctrl+R)</source>
        <translation>重新生成 (Ctrl+R)</translation>
    </message>
    <message>
        <source>Write something first.</source>
        <translation>请先写些内容。</translation>
    </message>
    <message>
        <source>Write the reply again</source>
        <translation>重新生成回复</translation>
    </message>
    <message>
        <source>Writing is a little slower; frees one copy of the state per token on hybrid models.</source>
        <translation>生成稍慢；在混合模型上，每个词元省下一份状态副本。</translation>
    </message>
    <message>
        <source>Writing is much slower.</source>
        <translation>生成慢得多。</translation>
    </message>
    <message>
        <source>Writing is up to 45 % slower; frees 0.6 to 2.1 GiB in two reports.</source>
        <translation>生成最多慢45%；据两份报告可省下0.6至2.1&#xa0;GiB。</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>You can write meanwhile.</source>
        <translation>这期间可以继续输入。</translation>
    </message>
    <message>
        <source>You can write now: a message ends this.</source>
        <translation>现在就可以输入：发送消息会结束此操作。</translation>
    </message>
    <message>
        <source>You can write now; it is sent once the model is loaded.</source>
        <translation>现在就可以输入；模型加载后会发送。</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>我的提问</translation>
    </message>
    <message>
        <source>Your account has no access to {what} yet.</source>
        <translation>此账户还无权访问 {what}。</translation>
    </message>
    <message>
        <source>Your chats and models are safe. Most of the window goes on working; if something hangs, close Plimsoll and start it again.</source>
        <translation>对话和模型都安全。窗口的大部分会继续工作；如有卡住，请关闭 Plimsoll 再重新启动。</translation>
    </message>
    <message>
        <source>Your chats are closed; Plimsoll is ending.</source>
        <translation>对话已关闭；Plimsoll 正在退出。</translation>
    </message>
    <message>
        <source>Your chats cannot be kept ({error}).</source>
        <translation>无法保留对话（{error}）。</translation>
    </message>
    <message>
        <source>Your chats were written by a newer Plimsoll and were left as they are ({path}). Chats of this run are not kept.</source>
        <translation>对话由更新的 Plimsoll 写入，已原样保留（{path}）。本次运行的对话不会保留。</translation>
    </message>
    <message>
        <source>Your files.</source>
        <translation>自己的文件。</translation>
    </message>
    <message>
        <source>[picture: {text}]</source>
        <translation>[图片：{text}]</translation>
    </message>
    <message>
        <source>[picture]</source>
        <translation>[图片]</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches an engine that can.</source>
        <translation>`plimsoll runtimes install` 可获取支持它的引擎。</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches it again.</source>
        <translation>`plimsoll runtimes install` 可重新获取它。</translation>
    </message>
    <message>
        <source>`plimsoll runtimes list` shows them.</source>
        <translation>`plimsoll runtimes list` 会列出它们。</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>Git LFS 指针</translation>
    </message>
    <message>
        <source>a chat</source>
        <translation>一个对话</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>一个文件</translation>
    </message>
    <message>
        <source>a hardware protection</source>
        <translation>硬件保护</translation>
    </message>
    <message>
        <source>a licence of its own</source>
        <translation>自有许可</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>压缩包</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>一个程序</translation>
    </message>
    <message>
        <source>a rough figure</source>
        <translation>粗略数值</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>about {mib} MiB over the load line</source>
        <translation>超出载重线约{mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>about {mib} MiB to spare</source>
        <translation>约富余{mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>约{size}</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>自行添加</translation>
    </message>
    <message>
        <source>after a cancelled prompt == fresh</source>
        <translation>取消提示词之后 == 全新</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>所有按键</translation>
    </message>
    <message>
        <source>already on this computer</source>
        <translation>已在本机</translation>
    </message>
    <message>
        <source>an address has no name, key or question in it</source>
        <translation>地址中不能含有用户名、密钥或查询部分</translation>
    </message>
    <message>
        <source>an address looks like http://box.example:8000</source>
        <translation>地址形如 http://box.example:8000</translation>
    </message>
    <message>
        <source>an estimate from the first bytes of its header</source>
        <translation>根据文件头开头的字节估算</translation>
    </message>
    <message>
        <source>an upper bound</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>以及另外{n}个</translation>
    </message>
    <message>
        <source>and {open_to_others} more.</source>
        <translation>以及另外{open_to_others}个。</translation>
    </message>
    <message>
        <source>another program is fetching this file</source>
        <translation>另一个程序正在下载此文件</translation>
    </message>
    <message>
        <source>answering with {model}</source>
        <translation>用 {model} 回答</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>asked {host}</source>
        <translation>已询问 {host}</translation>
    </message>
    <message>
        <source>asking the Hub</source>
        <translation>正在询问 Hub</translation>
    </message>
    <message>
        <source>at most the base clock</source>
        <translation>不超过基础频率</translation>
    </message>
    <message>
        <source>at most {n} MiB of the card in use</source>
        <translation>最多使用{n}&#xa0;MiB 显存</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>by {maker}</source>
        <translation>作者：{maker}</translation>
    </message>
    <message>
        <source>by {name} (process {found})</source>
        <translation>（{name}，进程{found}）</translation>
    </message>
    <message>
        <source>came with Plimsoll</source>
        <translation>随 Plimsoll 附带</translation>
    </message>
    <message>
        <source>card fault</source>
        <translation>显卡故障</translation>
    </message>
    <message>
        <source>card memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>card; computer {mib}</source>
        <translation>显卡；内存{mib}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>checking the bytes that are here</source>
        <translation>正在检查已有的字节</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>chmod -R go-rwx {first}</source>
        <translation>chmod -R go-rwx {first}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>coarser weights</source>
        <translation>更粗略的权重</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>comes with Plimsoll</source>
        <translation>随 Plimsoll 附带</translation>
    </message>
    <message>
        <source>commit {id}</source>
        <translation>提交 {id}</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>computed from the file</source>
        <translation>根据文件计算</translation>
    </message>
    <message>
        <source>computer memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>context {n}</source>
        <translation>上下文{n}</translation>
    </message>
    <message>
        <source>context: {n_ctx} instead of {each}</source>
        <translation>上下文：{n_ctx}，而不是{each}</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>costs hardly any quality</source>
        <translation>几乎不影响质量</translation>
    </message>
    <message>
        <source>costs some quality in long contexts</source>
        <translation>长上下文中质量略降</translation>
    </message>
    <message>
        <source>cuBLAS needs some tens of MiB and did not get them.</source>
        <translation>cuBLAS 需要几十 MiB，但没有得到。</translation>
    </message>
    <message>
        <source>cuda error</source>
        <translation>CUDA 错误</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>depends on the engine</source>
        <translation>取决于引擎</translation>
    </message>
    <message>
        <source>depends on the file</source>
        <translation>取决于文件</translation>
    </message>
    <message>
        <source>depends on what you close</source>
        <translation>取决于关闭了什么</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>done before it could be stopped</source>
        <translation>来不及停止就已完成</translation>
    </message>
    <message>
        <source>download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>draft tokens</source>
        <translation>草稿词元</translation>
    </message>
    <message>
        <source>drafted == undrafted</source>
        <translation>推测 == 不推测</translation>
    </message>
    <message>
        <source>drafting</source>
        <translation>推测解码</translation>
    </message>
    <message>
        <source>drafts (MTP)</source>
        <translation>推测解码 (MTP)</translation>
    </message>
    <message>
        <source>drafts accepted</source>
        <translation>已接受的草稿</translation>
    </message>
    <message>
        <source>drafts with MTP</source>
        <translation>用 MTP 推测解码</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>驱动 {version}</translation>
    </message>
    <message>
        <source>dry run</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>embedding width</source>
        <translation>嵌入宽度</translation>
    </message>
    <message>
        <source>engine build</source>
        <translation>引擎构建</translation>
    </message>
    <message>
        <source>engine fault</source>
        <translation>引擎故障</translation>
    </message>
    <message>
        <source>engine for the card, fetched first</source>
        <translation>显卡引擎，先行获取</translation>
    </message>
    <message>
        <source>engine {mib} MiB of computer memory</source>
        <translation>引擎占用内存{mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>enough for any model that fits</source>
        <translation>足以存放任何装得下的模型</translation>
    </message>
    <message>
        <source>every byte is checked</source>
        <translation>每个字节都会检查</translation>
    </message>
    <message>
        <source>every layer on {device}</source>
        <translation>所有层都在 {device} 上</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>优秀</translation>
    </message>
    <message>
        <source>exit status 127</source>
        <translation>退出状态127</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>尚可</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>first after {time}</source>
        <translation>首个词元用时{time}</translation>
    </message>
    <message>
        <source>first difference at token {place}, between tokens {apart} apart</source>
        <translation>第 {place} 个词元首次不同，两词元相差 {apart}</translation>
    </message>
    <message>
        <source>first token after {time}</source>
        <translation>首个词元用时{time}</translation>
    </message>
    <message>
        <source>first token after {ttft_seconds} s, {decode_tok_s} tokens/s</source>
        <translation>首个词元用时{ttft_seconds}秒，{decode_tok_s}词元/秒</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>须自行处理</translation>
    </message>
    <message>
        <source>free in this computer</source>
        <translation>本机可用</translation>
    </message>
    <message>
        <source>frees hardly any</source>
        <translation>几乎不释放</translation>
    </message>
    <message>
        <source>frees {size}</source>
        <translation>释放{size}</translation>
    </message>
    <message>
        <source>from a dry run of the engine</source>
        <translation>来自引擎的试运行</translation>
    </message>
    <message>
        <source>from the Hub</source>
        <translation>来自 Hub</translation>
    </message>
    <message>
        <source>gated: the maker asks for consent first</source>
        <translation>需授权：发布者要求先同意条款</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>holds {n} tokens</source>
        <translation>可容纳{n}个词元</translation>
    </message>
    <message>
        <source>in WSL</source>
        <translation>在 WSL 中</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>在容器中</translation>
    </message>
    <message>
        <source>in a folder of yours</source>
        <translation>在自选文件夹中</translation>
    </message>
    <message>
        <source>in the catalogue: {name}</source>
        <translation>模型目录中的 {name}</translation>
    </message>
    <message>
        <source>in use when the plan was made</source>
        <translation>规划时已占用</translation>
    </message>
    <message>
        <source>it did not end within {limit_seconds} s</source>
        <translation>它未在{limit_seconds}秒内结束</translation>
    </message>
    <message>
        <source>it ended its own process</source>
        <translation>它结束了自己的进程</translation>
    </message>
    <message>
        <source>it has a space in it</source>
        <translation>其中有空格</translation>
    </message>
    <message>
        <source>it hung up</source>
        <translation>连接被挂断</translation>
    </message>
    <message>
        <source>it is busy, perhaps with another Plimsoll</source>
        <translation>正忙，也许在为另一个 Plimsoll 工作</translation>
    </message>
    <message>
        <source>it lists no models</source>
        <translation>它没有列出模型</translation>
    </message>
    <message>
        <source>its hash is wrong: comparing it with a second copy</source>
        <translation>哈希值不对：正在与第二份副本比较</translation>
    </message>
    <message>
        <source>its heat</source>
        <translation>过热</translation>
    </message>
    <message>
        <source>its list of models is no JSON</source>
        <translation>它的模型列表不是 JSON</translation>
    </message>
    <message>
        <source>its power limit</source>
        <translation>其功率上限</translation>
    </message>
    <message>
        <source>its process cannot be started</source>
        <translation>其进程无法启动</translation>
    </message>
    <message>
        <source>its process cannot be started ({error})</source>
        <translation>其进程无法启动（{error}）</translation>
    </message>
    <message>
        <source>its process did not start</source>
        <translation>其进程没有启动</translation>
    </message>
    <message>
        <source>kept free {n} MiB</source>
        <translation>预留{n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>K 缓存</translation>
    </message>
    <message>
        <source>larger and slower, for little that this goal gains</source>
        <translation>更大更慢，对此目标却收益不大</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>layers on the card</source>
        <translation>显卡上的层</translation>
    </message>
    <message>
        <source>layers on {device}</source>
        <translation>{device} 上的层</translation>
    </message>
    <message>
        <source>layers with experts in computer memory</source>
        <translation>专家层在内存中的层数</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>经验值</translation>
    </message>
    <message>
        <source>learned from earlier runs</source>
        <translation>由以往运行得出</translation>
    </message>
    <message>
        <source>left in this container</source>
        <translation>此容器中剩余</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>left under the commit limit</source>
        <translation>提交限额以内剩余</translation>
    </message>
    <message>
        <source>lengths differ</source>
        <translation>长度不同</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>loaded again == fresh</source>
        <translation>重新加载 == 全新</translation>
    </message>
    <message>
        <source>loaded in {seconds} s</source>
        <translation>加载用时{seconds}秒</translation>
    </message>
    <message>
        <source>loading {model}</source>
        <translation>加载 {model}</translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation>锁定内存</translation>
    </message>
    <message>
        <source>longer conversations are cut</source>
        <translation>较长的会话会被截断</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>在本机生成</translation>
    </message>
    <message>
        <source>main card</source>
        <translation>主显卡</translation>
    </message>
    <message>
        <source>mapped file</source>
        <translation>映射文件</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>在本机实测</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>micro-batch {n}</source>
        <translation>微批次{n}</translation>
    </message>
    <message>
        <source>model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>moving to {folder}</source>
        <translation>正在移动到 {folder}</translation>
    </message>
    <message>
        <source>nearly as good</source>
        <translation>几乎一样好</translation>
    </message>
    <message>
        <source>no MTP</source>
        <translation>无 MTP</translation>
    </message>
    <message>
        <source>no drafting</source>
        <translation>无推测解码</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明原因</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>not known beforehand</source>
        <translation>无法预知</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>不在显卡上</translation>
    </message>
    <message>
        <source>not proven there</source>
        <translation>未在那里验证</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>not under load</source>
        <translation>无负载</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>of no known commit</source>
        <translation>提交未知</translation>
    </message>
    <message>
        <source>of no known version</source>
        <translation>版本未知</translation>
    </message>
    <message>
        <source>of {limit} W</source>
        <translation>/ {limit}&#xa0;W</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>在显卡上</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>once a second</source>
        <translation>每秒一次</translation>
    </message>
    <message>
        <source>only with a part on the processor</source>
        <translation>须有一部分在处理器上</translation>
    </message>
    <message>
        <source>only {n_ctx} tokens of context</source>
        <translation>只有{n_ctx}个词元的上下文</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>other computers</source>
        <translation>其他电脑</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>paused, nothing is lost</source>
        <translation>已暂停，没有任何损失</translation>
    </message>
    <message>
        <source>perplexity {more} on an 8B model</source>
        <translation>8B 模型上困惑度{more}</translation>
    </message>
    <message>
        <source>pinned memory</source>
        <translation>锁页内存</translation>
    </message>
    <message>
        <source>plimsoll runtimes install brings NVIDIA&apos;s libraries with the engine.</source>
        <translation>plimsoll runtimes install 会连同引擎带来 NVIDIA 的库。</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the build that suits card, driver and system. Without one, build the engine here with CMAKE_ARGS=-DGGML_CUDA=ON.</source>
        <translation>plimsoll runtimes install 会获取适合显卡、驱动和系统的构建。若没有，请在此用 CMAKE_ARGS=-DGGML_CUDA=ON 构建引擎。</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the engine again.</source>
        <translation>plimsoll runtimes install 可重新获取引擎。</translation>
    </message>
    <message>
        <source>plimsoll runtimes install vulkan fetches an engine that uses the card without CUDA.</source>
        <translation>plimsoll runtimes install vulkan 可获取不依赖 CUDA 而使用显卡的引擎。</translation>
    </message>
    <message>
        <source>plimsoll runtimes rollback goes back to the engine before.</source>
        <translation>plimsoll runtimes rollback 可退回之前的引擎。</translation>
    </message>
    <message>
        <source>port {port} is a tunnel that leads nowhere</source>
        <translation>端口 {port} 是通向无处的隧道</translation>
    </message>
    <message>
        <source>port {port}: {strerror}</source>
        <translation>端口 {port}：{strerror}</translation>
    </message>
    <message>
        <source>power and heat</source>
        <translation>功率与温度</translation>
    </message>
    <message>
        <source>predicted {n} MiB on the card</source>
        <translation>预测显卡占用{n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>prompt cache</source>
        <translation>提示词缓存</translation>
    </message>
    <message>
        <source>prompts are read a little slower</source>
        <translation>读取提示词稍慢</translation>
    </message>
    <message>
        <source>proven there</source>
        <translation>已在那里验证</translation>
    </message>
    <message>
        <source>proven there to {n}</source>
        <translation>已在那里验证至{n}</translation>
    </message>
    <message>
        <source>proven to {n}</source>
        <translation>已验证至{n}</translation>
    </message>
    <message>
        <source>proving {model}</source>
        <translation>验证 {model}</translation>
    </message>
    <message>
        <source>putting the packaged parts together</source>
        <translation>正在合并打包的各部分</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>replies are several times slower</source>
        <translation>回复慢几倍</translation>
    </message>
    <message>
        <source>replies are slower</source>
        <translation>回复变慢</translation>
    </message>
    <message>
        <source>replies are written slower</source>
        <translation>回复生成变慢</translation>
    </message>
    <message>
        <source>reused prefix == fresh</source>
        <translation>复用前缀 == 全新</translation>
    </message>
    <message>
        <source>runs CUDA up to {version}</source>
        <translation>支持到 CUDA {version}</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>现在就能运行</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>skipped: a context of {n_ctx} leaves no room for a long prompt</source>
        <translation>已跳过：{n_ctx}的上下文没有空间放长提示词</translation>
    </message>
    <message>
        <source>skipped: this setup does not draft</source>
        <translation>已跳过：此配置不使用推测解码</translation>
    </message>
    <message>
        <source>split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>stopped while reading: {reading}, while writing: {writing}</source>
        <translation>停止用时：读取时{reading}，写作时{writing}</translation>
    </message>
    <message>
        <source>stopped, what has arrived is kept</source>
        <translation>已停止，已收到的部分会保留</translation>
    </message>
    <message>
        <source>ten times a second</source>
        <translation>每秒十次</translation>
    </message>
    <message>
        <source>that the other downloads leave</source>
        <translation>其他下载剩下的</translation>
    </message>
    <message>
        <source>the Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>the base clock</source>
        <translation>基础频率</translation>
    </message>
    <message>
        <source>the card never took more than planned.</source>
        <translation>显卡占用从未超出规划。</translation>
    </message>
    <message>
        <source>the card took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>显卡占用最多超出规划{mib}&#xa0;MiB (P95)。此类新规划会预留这部分。</translation>
    </message>
    <message>
        <source>the choice of the engine</source>
        <translation>所选引擎</translation>
    </message>
    <message>
        <source>the engine ended in {monotonic} s</source>
        <translation>引擎在{monotonic}秒后结束</translation>
    </message>
    <message>
        <source>the failures of before</source>
        <translation>以前的失败</translation>
    </message>
    <message>
        <source>the failures that were counted</source>
        <translation>已计数的失败</translation>
    </message>
    <message>
        <source>the memory would hold a model of up to {size}</source>
        <translation>内存可容纳最大 {size} 的模型</translation>
    </message>
    <message>
        <source>the most in use over the last {time} before the plan was made</source>
        <translation>规划前的{time}内占用的最大值</translation>
    </message>
    <message>
        <source>the one change</source>
        <translation>唯一的更改</translation>
    </message>
    <message>
        <source>the power supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>the process never took more than planned.</source>
        <translation>进程占用从未超出规划。</translation>
    </message>
    <message>
        <source>the process took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>进程占用最多超出规划{mib}&#xa0;MiB (P95)。此类新规划会预留这部分。</translation>
    </message>
    <message>
        <source>the published hash</source>
        <translation>公布的哈希值</translation>
    </message>
    <message>
        <source>the reply is empty</source>
        <translation>回复为空</translation>
    </message>
    <message>
        <source>the reply is not readable text</source>
        <translation>回复不是可读的文本</translation>
    </message>
    <message>
        <source>the reply repeats one token ({token}) {count} times</source>
        <translation>回复把一个词元（{token}）重复了{count}次</translation>
    </message>
    <message>
        <source>the setup before</source>
        <translation>之前的配置</translation>
    </message>
    <message>
        <source>the setup now</source>
        <translation>现在的配置</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>this computer&apos;s memory</source>
        <translation>本机内存</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>此文件</translation>
    </message>
    <message>
        <source>this program may use {n}</source>
        <translation>此程序可使用{n}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>未到</translation>
    </message>
    <message>
        <source>to download</source>
        <translation>待下载</translation>
    </message>
    <message>
        <source>to first token</source>
        <translation>到首个词元</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>tokens of context</source>
        <translation>词元的上下文</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <source>too little for most models</source>
        <translation>对大多数模型来说太少</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>updated today</source>
        <translation>今天更新</translation>
    </message>
    <message>
        <source>updated {n} day ago</source>
        <translation>{n}天前更新</translation>
    </message>
    <message>
        <source>updated {n} days ago</source>
        <translation>{n}天前更新</translation>
    </message>
    <message>
        <source>updated {n} month ago</source>
        <translation>{n}个月前更新</translation>
    </message>
    <message>
        <source>updated {n} months ago</source>
        <translation>{n}个月前更新</translation>
    </message>
    <message>
        <source>updated {n} week ago</source>
        <translation>{n}周前更新</translation>
    </message>
    <message>
        <source>updated {n} weeks ago</source>
        <translation>{n}周前更新</translation>
    </message>
    <message>
        <source>updated {n} year ago</source>
        <translation>{n}年前更新</translation>
    </message>
    <message>
        <source>updated {n} years ago</source>
        <translation>{n}年前更新</translation>
    </message>
    <message>
        <source>values</source>
        <translation>V 缓存</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已校验</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>很好</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词汇表</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>等待轮到</translation>
    </message>
    <message>
        <source>weights on {device}</source>
        <translation>{device} 上的权重</translation>
    </message>
    <message>
        <source>what Plimsoll was doing when it ended</source>
        <translation>Plimsoll 终止时的工作</translation>
    </message>
    <message>
        <source>what helped before</source>
        <translation>以前有效的解决办法</translation>
    </message>
    <message>
        <source>what it was at the last check</source>
        <translation>上次检查时的值</translation>
    </message>
    <message>
        <source>what listens there is no engine</source>
        <translation>在那里监听的不是引擎</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>your downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>your receipts</source>
        <translation>验证记录</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>{System} refused pinned memory[ for {purpose}]. The card had room.</source>
        <translation>{System} 拒绝了锁页内存的申请[（用于{purpose}）]。当时显存有空间。</translation>
    </message>
    <message>
        <source>{accepted} of the drafted tokens were accepted.</source>
        <translation>草稿词元中有{accepted}被接受。</translation>
    </message>
    <message>
        <source>{active} is chosen, but its folder is gone.</source>
        <translation>已选择 {active}，但其文件夹不见了。</translation>
    </message>
    <message>
        <source>{after} has {free_bytes} MiB free, {taken} MiB less than when this was planned{board}.</source>
        <translation>{after} 可用{free_bytes}&#xa0;MiB，比规划时少{taken}&#xa0;MiB{board}。</translation>
    </message>
    <message>
        <source>{build} cannot load {library}, or a library that it needs.</source>
        <translation>{build} 无法加载 {library}，或它所需的库。</translation>
    </message>
    <message>
        <source>{build} has code that this driver cannot compile ({said}).</source>
        <translation>{build} 含有此驱动无法编译的代码（{said}）。</translation>
    </message>
    <message>
        <source>{build} has no code for this card ({said}).</source>
        <translation>{build} 没有适用于这张显卡的代码（{said}）。</translation>
    </message>
    <message>
        <source>{build} is of another llama.cpp: it has no {symbol}.</source>
        <translation>{build} 属于另一个 llama.cpp：其中没有 {symbol}。</translation>
    </message>
    <message>
        <source>{build} lacks the library {library}.</source>
        <translation>{build} 缺少库 {library}。</translation>
    </message>
    <message>
        <source>{build} needs a newer driver ({said}).</source>
        <translation>{build} 需要更新的驱动（{said}）。</translation>
    </message>
    <message>
        <source>{build} needs {library}, which is not on this computer.</source>
        <translation>{build} 需要 {library}，而本机没有。</translation>
    </message>
    <message>
        <source>{build} needs {what}, newer than this system&apos;s GNU C library.</source>
        <translation>{build} 需要 {what}，比此系统的 GNU C 库更新。</translation>
    </message>
    <message>
        <source>{build}, works at once, but not on the card</source>
        <translation>{build}，可立即使用，但不使用显卡</translation>
    </message>
    <message>
        <source>{ca_file} is no file of a certificate authority: {error}.</source>
        <translation>{ca_file} 不是证书颁发机构的文件：{error}。</translation>
    </message>
    <message>
        <source>{capitalize} it in the file manager, or drop its folder from Plimsoll&apos;s list.</source>
        <translation>请在文件管理器中{capitalize}，或从 Plimsoll 的列表中移除其文件夹。</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards}张显卡</translation>
    </message>
    <message>
        <source>{cards}, driver {driver}.</source>
        <translation>{cards}，驱动 {driver}。</translation>
    </message>
    <message>
        <source>{card} at {address}</source>
        <translation>{address} 上的 {card}</translation>
    </message>
    <message>
        <source>{card} has no more memory than that: nothing fits on it.</source>
        <translation>{card} 的显存不超过这个数值：什么都放不下。</translation>
    </message>
    <message>
        <source>{card} is not used in this computer now.</source>
        <translation>{card} 现在没有在本机使用。</translation>
    </message>
    <message>
        <source>{changed} of {name} is missing or not as it was fetched.</source>
        <translation>{name} 的{changed}缺失，或与获取时不同。</translation>
    </message>
    <message>
        <source>{chats} chats</source>
        <translation>{chats}个对话</translation>
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
        <translation>已填充{depth}/{n_ctx}个词元</translation>
    </message>
    <message>
        <source>{devices} cards</source>
        <translation>{devices}张显卡</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>{draft_max} draft tokens: what pays on cards of this size.</source>
        <translation>{draft_max}个草稿词元：在此规格的显卡上最划算。</translation>
    </message>
    <message>
        <source>{drivers_own}, a part of NVIDIA&apos;s driver, is not on this computer.</source>
        <translation>本机没有 {drivers_own}，它是 NVIDIA 驱动的一部分。</translation>
    </message>
    <message>
        <source>{endpoint} is not encrypted: no token is sent there.</source>
        <translation>{endpoint} 没有加密：不会向那里发送令牌。</translation>
    </message>
    <message>
        <source>{endpoint} is {endpoint2}, which is no HTTPS address.</source>
        <translation>{endpoint} 是 {endpoint2}，不是 HTTPS 地址。</translation>
    </message>
    <message>
        <source>{fast} tokens/s with drafting, {plain} without</source>
        <translation>开启推测解码{fast}词元/秒，关闭{plain}</translation>
    </message>
    <message>
        <source>{filename} cannot be used ({strerror}).</source>
        <translation>{filename} 无法使用（{strerror}）。</translation>
    </message>
    <message>
        <source>{files} and {folders}</source>
        <translation>{files}和{folders}</translation>
    </message>
    <message>
        <source>{files} files are the most.</source>
        <translation>最多{files}个文件。</translation>
    </message>
    <message>
        <source>{file} cannot be opened in {folder} ({error}).</source>
        <translation>{file} 无法在 {folder} 中打开（{error}）。</translation>
    </message>
    <message>
        <source>{file}, {n} line</source>
        <translation>{file}，{n}行</translation>
    </message>
    <message>
        <source>{file}, {n} lines</source>
        <translation>{file}，{n}行</translation>
    </message>
    <message>
        <source>{first} tokens/s at first, {later} later</source>
        <translation>起初{first}词元/秒，后来{later}</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} 不是文件夹。</translation>
    </message>
    <message>
        <source>{found} of {total} layers on {device}</source>
        <translation>{total}层中有{found}层在 {device} 上</translation>
    </message>
    <message>
        <source>{free} GiB free for {folder}.</source>
        <translation>{folder} 可用{free}&#xa0;GiB。</translation>
    </message>
    <message>
        <source>{free} MiB free on the target drive</source>
        <translation>目标驱动器可用{free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} MiB of commit left</source>
        <translation>提交限额剩余{free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} MiB of host memory free</source>
        <translation>主机内存可用{free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} MiB of the computer&apos;s memory were free</source>
        <translation>当时可用内存{free}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: files larger than {room} do not fit there.</source>
        <translation>存放模型的磁盘有 {free} 可用：大于 {room} 的文件放不下。</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: too little for any of these.</source>
        <translation>存放模型的磁盘有 {free} 可用：这些文件都放不下。</translation>
    </message>
    <message>
        <source>{free} of {total} MiB free</source>
        <translation>可用{free}/{total}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{growth} MiB more with each request</source>
        <translation>每个请求增加{growth}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line</source>
        <translation>超出载重线{headroom_bytes}&#xa0;GiB</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line of {part}.</source>
        <translation>超出{part}的载重线{headroom_bytes}&#xa0;GiB。</translation>
    </message>
    <message>
        <source>{held} MiB held, {planned} planned, prompt cache up to {cache}</source>
        <translation>占用{held}&#xa0;MiB，规划{planned}，提示词缓存最多{cache}</translation>
    </message>
    <message>
        <source>{here} of {n} piece is here</source>
        <translation>已到 {here} / {n} 个分块</translation>
    </message>
    <message>
        <source>{here} of {n} pieces are here</source>
        <translation>已到 {here} / {n} 个分块</translation>
    </message>
    <message>
        <source>{host} answers in {took} s (status {status_code}).</source>
        <translation>{host} 在{took}秒内应答（状态{status_code}）。</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({detail}).</source>
        <translation>无法访问 {host}（{detail}）。</translation>
    </message>
    <message>
        <source>{host} cannot be reached through the proxy {proxy} ({detail}).</source>
        <translation>无法通过代理 {proxy} 访问 {host}（{detail}）。</translation>
    </message>
    <message>
        <source>{host} does not answer ({name}).</source>
        <translation>{host} 没有应答（{name}）。</translation>
    </message>
    <message>
        <source>{host} ended the answer early.</source>
        <translation>{host} 提前结束了应答。</translation>
    </message>
    <message>
        <source>{host} holds fewer bytes than the Hub announced.</source>
        <translation>{host} 上的字节少于 Hub 公布的。</translation>
    </message>
    <message>
        <source>{host} knows no model in GGUF format by these words. Try fewer words, or paste an address.</source>
        <translation>{host} 按这些词找不到 GGUF 格式的模型。请减少词语，或粘贴地址。</translation>
    </message>
    <message>
        <source>{host} no longer accepts the signed address.</source>
        <translation>{host} 不再接受已签名的地址。</translation>
    </message>
    <message>
        <source>{host} sends another size than the Hub announced.</source>
        <translation>{host} 发送的大小与 Hub 公布的不同。</translation>
    </message>
    <message>
        <source>{host} sends more bytes than were asked for.</source>
        <translation>{host} 发送的字节多于请求的。</translation>
    </message>
    <message>
        <source>{host} sent other bytes than were asked for.</source>
        <translation>{host} 发送的字节不是请求的那些。</translation>
    </message>
    <message>
        <source>{hottest} degrees</source>
        <translation>{hottest}度</translation>
    </message>
    <message>
        <source>{key} has another hash than when it was first seen ({before}).</source>
        <translation>{key} 的哈希值与首次所见的不同（{before}）。</translation>
    </message>
    <message>
        <source>{kind}, 1 model, answered in {took} s{loading}</source>
        <translation>{kind}，1个模型，{took}秒内应答{loading}</translation>
    </message>
    <message>
        <source>{kind}, {names} models, answered in {took} s{loading}</source>
        <translation>{kind}，{names}个模型，{took}秒内应答{loading}</translation>
    </message>
    <message>
        <source>{language} code</source>
        <translation>{language} 代码</translation>
    </message>
    <message>
        <source>{layers_on_gpu} of {layers_total} layers on a card</source>
        <translation>{layers_on_gpu}/{layers_total}层在显卡上</translation>
    </message>
    <message>
        <source>{least} to {most} tokens</source>
        <translation>{least}至{most}个词元</translation>
    </message>
    <message>
        <source>{left} of {n_layer_all} layers run on the processor, because the card is too small for all: several times slower.</source>
        <translation>{n_layer_all}层中有{left}层在处理器上运行，因为显卡放不下全部：会慢几倍。</translation>
    </message>
    <message>
        <source>{lower} (frees {frees_bytes} GiB)</source>
        <translation>{lower}（释放{frees_bytes}&#xa0;GiB）</translation>
    </message>
    <message>
        <source>{low} to {high} MHz</source>
        <translation>{low}至{high}&#xa0;MHz</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Accept the terms on its page, then enter an access token here.</source>
        <translation>{maker} 要求先同意条款才提供文件。请在其页面接受条款，然后在此输入访问令牌。</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Your token is used; if the download is refused, accept the terms on its page.</source>
        <translation>{maker} 要求先同意条款才提供文件。将使用已有的令牌；如果下载被拒绝，请在其页面接受条款。</translation>
    </message>
    <message>
        <source>{messages} messages</source>
        <translation>{messages}条消息</translation>
    </message>
    <message>
        <source>{mib} MiB of the model&apos;s memory</source>
        <translation>模型内存{mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{mib} MiB over the load line</source>
        <translation>超出载重线{mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{mib} MiB to spare</source>
        <translation>富余{mib}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{missing} Any of these makes it fit: {ways}.</source>
        <translation>{missing}以下任一项都能使它放得下：{ways}。</translation>
    </message>
    <message>
        <source>{missing} No change of the setup makes it fit: choose a smaller quant.</source>
        <translation>{missing}任何配置更改都无法使它放得下：请选择更小的量化。</translation>
    </message>
    <message>
        <source>{missing} Together these make it fit: {lower}.</source>
        <translation>{missing}以下各项合起来能使它放得下：{lower}。</translation>
    </message>
    <message>
        <source>{model} answered in {time}: an empty reply</source>
        <translation>{model} 在{time}内应答：回复为空</translation>
    </message>
    <message>
        <source>{model} answered in {time}: “{text}”</source>
        <translation>{model} 在{time}内应答：“{text}”</translation>
    </message>
    <message>
        <source>{model} answers (remote)</source>
        <translation>{model} 正在应答（远程）</translation>
    </message>
    <message>
        <source>{model} is loaded here too</source>
        <translation>{model} 也在本机加载</translation>
    </message>
    <message>
        <source>{model} is not running</source>
        <translation>{model} 没有运行</translation>
    </message>
    <message>
        <source>{model} is ready</source>
        <translation>{model} 已就绪</translation>
    </message>
    <message>
        <source>{model} is replying</source>
        <translation>{model} 正在回复</translation>
    </message>
    <message>
        <source>{model} is replying (remote)</source>
        <translation>{model} 正在回复（远程）</translation>
    </message>
    <message>
        <source>{model} on {server}</source>
        <translation>{server} 上的 {model}</translation>
    </message>
    <message>
        <source>{model} starts again</source>
        <translation>{model} 正在重新启动</translation>
    </message>
    <message>
        <source>{model} stopped</source>
        <translation>{model} 已停止</translation>
    </message>
    <message>
        <source>{model}: checking the file</source>
        <translation>{model}：正在检查文件</translation>
    </message>
    <message>
        <source>{model}: fetching</source>
        <translation>{model}：正在下载</translation>
    </message>
    <message>
        <source>{model}: filling the context</source>
        <translation>{model}：正在填满上下文</translation>
    </message>
    <message>
        <source>{model}: loading</source>
        <translation>{model}：正在加载</translation>
    </message>
    <message>
        <source>{model}: loading {share}</source>
        <translation>{model}：正在加载{share}</translation>
    </message>
    <message>
        <source>{model}: not loaded</source>
        <translation>{model}：未加载</translation>
    </message>
    <message>
        <source>{model}: proving</source>
        <translation>{model}：正在验证</translation>
    </message>
    <message>
        <source>{model}: trying a fix</source>
        <translation>{model}：正在尝试解决办法</translation>
    </message>
    <message>
        <source>{model}: trying clocks</source>
        <translation>{model}：正在尝试时钟频率</translation>
    </message>
    <message>
        <source>{model}: unloading</source>
        <translation>{model}：正在卸载</translation>
    </message>
    <message>
        <source>{most} other computers are as many as Plimsoll takes.</source>
        <translation>Plimsoll 最多使用{most}台其他电脑。</translation>
    </message>
    <message>
        <source>{most} requests are being answered; that is the most.</source>
        <translation>正在回答{most}个请求；已达上限。</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, uncompressed.</source>
        <translation>放得下{n_ctx}个词元，不压缩。</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with a 4-bit cache.</source>
        <translation>放得下{n_ctx}个词元，用4位缓存。</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with an 8-bit cache.</source>
        <translation>放得下{n_ctx}个词元，用8位缓存。</translation>
    </message>
    <message>
        <source>{name} (process {pid}){size}</source>
        <translation>{name}（进程 {pid}）{size}</translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation>{name} 有应答</translation>
    </message>
    <message>
        <source>{name} answers ({where}, {seconds} s).</source>
        <translation>{name} 有应答（{where}，{seconds}秒）。</translation>
    </message>
    <message>
        <source>{name} arrived twice, and its bytes are not the published ones, so it was removed.</source>
        <translation>{name} 收到了两次，其字节都与发布的不一致，因此已移除。</translation>
    </message>
    <message>
        <source>{name} broke off in the middle of the reply.</source>
        <translation>{name} 在回复中途断开了。</translation>
    </message>
    <message>
        <source>{name} cannot answer yet. It says: {words}</source>
        <translation>{name} 还不能应答。它说：{words}</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>无法读取 {name}（{strerror}）。</translation>
    </message>
    <message>
        <source>{name} claims to be one of {split_count} parts.</source>
        <translation>{name} 声称是{split_count}个部分之一。</translation>
    </message>
    <message>
        <source>{name} describes an impossible model: {what}.</source>
        <translation>{name} 描述的模型不可能存在：{what}。</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} 没有启动</translation>
    </message>
    <message>
        <source>{name} does not answer any more: it fell off the bus.</source>
        <translation>{name} 不再应答：它从总线上掉线了。</translation>
    </message>
    <message>
        <source>{name} does not fit with this setup.</source>
        <translation>{name} 用此配置放不下。</translation>
    </message>
    <message>
        <source>{name} does not have that model. It says: {words}</source>
        <translation>{name} 没有那个模型。它说：{words}</translation>
    </message>
    <message>
        <source>{name} does not take this request. It says: {words}</source>
        <translation>{name} 不接受此请求。它说：{words}</translation>
    </message>
    <message>
        <source>{name} does not tell its compute capability.</source>
        <translation>{name} 没有说明其计算能力。</translation>
    </message>
    <message>
        <source>{name} ended the reply before its first word and said no reason.</source>
        <translation>{name} 在首个词之前就结束了回复，且没有说明原因。</translation>
    </message>
    <message>
        <source>{name} failed its test: {message}</source>
        <translation>{name} 未通过测试：{message}</translation>
    </message>
    <message>
        <source>{name} failed with {title} ({title2}).</source>
        <translation>{name} 因{title}失败（{title2}）。</translation>
    </message>
    <message>
        <source>{name} failed. It says: {words}</source>
        <translation>{name} 失败了。它说：{words}</translation>
    </message>
    <message>
        <source>{name} finds no card: it sees {seen}.</source>
        <translation>{name} 找不到显卡：它看到{seen}。</translation>
    </message>
    <message>
        <source>{name} has no model {name2}. It has: {names}.</source>
        <translation>{name} 没有模型 {name2}。它有：{names}。</translation>
    </message>
    <message>
        <source>{name} has several models: {names}.</source>
        <translation>{name} 有几个模型：{names}。</translation>
    </message>
    <message>
        <source>{name} has too much to do. It says: {words}</source>
        <translation>{name} 过于繁忙。它说：{words}</translation>
    </message>
    <message>
        <source>{name} holds a tensor ({tensor}) of type {type_id}, which the engine does not know.</source>
        <translation>{name} 含有类型为 {type_id} 的张量（{tensor}），引擎不认识。</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}, which is no longer read.</source>
        <translation>{name} 是版本{version}的 GGUF 文件，已不再读取。</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}; versions 2 and 3 can be read.</source>
        <translation>{name} 是版本{version}的 GGUF 文件；只能读取版本2和3。</translation>
    </message>
    <message>
        <source>{name} is a big-endian GGUF file, made for another kind of processor.</source>
        <translation>{name} 是大端序的 GGUF 文件，为另一种处理器制作。</translation>
    </message>
    <message>
        <source>{name} is a document of another program, no text.</source>
        <translation>{name} 是其他程序的文档，不是文本。</translation>
    </message>
    <message>
        <source>{name} is a projector for images or sound (mmproj), not a language model.</source>
        <translation>{name} 是图像或声音的投影文件（mmproj），不是语言模型。</translation>
    </message>
    <message>
        <source>{name} is divided (MIG) into {instances} instances: {listed}. The engine can use one of them at a time.</source>
        <translation>{name} 被划分（MIG）为{instances}个实例：{listed}。引擎一次可使用其中一个。</translation>
    </message>
    <message>
        <source>{name} is divided (MIG), but has no instance, so that the engine cannot use it.</source>
        <translation>{name} 已划分（MIG），但没有实例，因此引擎无法使用。</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} 是空的。</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} 已在这里</translation>
    </message>
    <message>
        <source>{name} is in {parts} parts, and part {n} is missing.</source>
        <translation>{name} 分为{parts}个部分，缺少第{n}部分。</translation>
    </message>
    <message>
        <source>{name} is incomplete: it ends after {have_bytes}{more} bytes.</source>
        <translation>{name} 不完整：到{have_bytes}{more}字节就结束了。</translation>
    </message>
    <message>
        <source>{name} is larger than {most_bytes} MiB, more than a model can read.</source>
        <translation>{name} 大于{most_bytes}&#xa0;MiB，超出模型所能读取的。</translation>
    </message>
    <message>
        <source>{name} is llama.cpp {commit}, and {wanted} is needed.</source>
        <translation>{name} 是 llama.cpp {commit}，而需要的是 {wanted}。</translation>
    </message>
    <message>
        <source>{name} is no library that can be loaded here ({error}).</source>
        <translation>{name} 不是可在这里加载的库（{error}）。</translation>
    </message>
    <message>
        <source>{name} is no text file.</source>
        <translation>{name} 不是文本文件。</translation>
    </message>
    <message>
        <source>{name} is not a GGUF file: {kind}.</source>
        <translation>{name} 不是 GGUF 文件：{kind}。</translation>
    </message>
    <message>
        <source>{name} is not proven on this computer with its present setup.</source>
        <translation>{name} 以目前的配置尚未在本机验证。</translation>
    </message>
    <message>
        <source>{name} is one of {count} parts, but its name does not say which.</source>
        <translation>{name} 是{count}个部分之一，但其名称没有说明是哪一个。</translation>
    </message>
    <message>
        <source>{name} is proven when it is loaded for the first time.</source>
        <translation>{name} 首次加载时会进行验证。</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} 已就绪</translation>
    </message>
    <message>
        <source>{name} is shorter than the Hub says.</source>
        <translation>{name} 比 Hub 所说的短。</translation>
    </message>
    <message>
        <source>{name} is tight with this setup: it goes over the load line.</source>
        <translation>{name} 用此配置很紧张：它超出了载重线。</translation>
    </message>
    <message>
        <source>{name} is too old: clocks can be locked on Volta (2017) and newer cards.</source>
        <translation>{name} 太旧：只有 Volta（2017）及更新的显卡才能锁定时钟。</translation>
    </message>
    <message>
        <source>{name} lacks AVX: ready-made engines stop at their first step on it.</source>
        <translation>{name} 缺少 AVX：现成的引擎在它上面第一步就会停止。</translation>
    </message>
    <message>
        <source>{name} loads a model, but answers nothing.</source>
        <translation>{name} 能加载模型，但没有任何回答。</translation>
    </message>
    <message>
        <source>{name} makes embeddings and does not order texts by a question.</source>
        <translation>{name} 生成嵌入，不按问题对文本排序。</translation>
    </message>
    <message>
        <source>{name} names no architecture.</source>
        <translation>{name} 没有指明架构。</translation>
    </message>
    <message>
        <source>{name} needs about {needed} MiB of memory, and {free} MiB are free.</source>
        <translation>{name} 约需内存{needed}&#xa0;MiB，可用{free}&#xa0;MiB。</translation>
    </message>
    <message>
        <source>{name} offers no model.</source>
        <translation>{name} 没有提供模型。</translation>
    </message>
    <message>
        <source>{name} opens as soon as the open model has finished.</source>
        <translation>当前模型完成后会立即打开 {name}。</translation>
    </message>
    <message>
        <source>{name} orders texts by a question and makes no embeddings.</source>
        <translation>{name} 按问题对文本排序，不生成嵌入。</translation>
    </message>
    <message>
        <source>{name} points to another address: {get}.</source>
        <translation>{name} 指向另一个地址：{get}。</translation>
    </message>
    <message>
        <source>{name} put {layers_on_gpu} of {layers_total} layers of a tiny model on the card.</source>
        <translation>{name} 把极小模型的{layers_total}层中的{layers_on_gpu}层放到了显卡上。</translation>
    </message>
    <message>
        <source>{name} since the proof began: now {now} of {total} MiB, {spare} below the load line, highest {high}</source>
        <translation>验证开始以来的{name}：现在{now}/{total}&#xa0;MiB，低于载重线{spare}，最高{high}</translation>
    </message>
    <message>
        <source>{name} starts like a GGUF file, but its header is damaged: {what}.</source>
        <translation>{name} 开头像 GGUF 文件，但文件头已损坏：{what}。</translation>
    </message>
    <message>
        <source>{name} stopped</source>
        <translation>{name} 已停止</translation>
    </message>
    <message>
        <source>{name} stopped answering.</source>
        <translation>{name} 停止了应答。</translation>
    </message>
    <message>
        <source>{name} was not done. {text}</source>
        <translation>{name}：未执行。{text}</translation>
    </message>
    <message>
        <source>{name} was proven on this card {moment}.</source>
        <translation>{name} 已于{moment}在此显卡上验证。</translation>
    </message>
    <message>
        <source>{name} was proven on this computer {moment}.</source>
        <translation>{name} 已于{moment}在本机验证。</translation>
    </message>
    <message>
        <source>{name} writes text and makes no embeddings.</source>
        <translation>{name} 生成文本，不生成嵌入。</translation>
    </message>
    <message>
        <source>{name}, its processor: {free} of {total} MiB free</source>
        <translation>{name} 的处理器：可用{free}/{total}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{name}: no readings yet</source>
        <translation>{name}：还没有读数</translation>
    </message>
    <message>
        <source>{name}: now {now} of {total} MiB, {spare} below the load line, lowest {low}, highest {high}</source>
        <translation>{name}：现在{now}/{total}&#xa0;MiB，低于载重线{spare}，最低{low}，最高{high}</translation>
    </message>
    <message>
        <source>{name}: now {now} {unit}, lowest {low}, highest {high}</source>
        <translation>{name}：现在{now} {unit}，最低{low}，最高{high}</translation>
    </message>
    <message>
        <source>{name}: the first part is not the first by its own header.</source>
        <translation>{name}：第一部分按其文件头并不是第一部分。</translation>
    </message>
    <message>
        <source>{name}: {free} of {total} MiB free</source>
        <translation>{name}：可用{free}/{total}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{name}: {seen} instead of {wanted}</source>
        <translation>{name}：{seen}，而不是{wanted}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>{netloc} broke the connection.</source>
        <translation>{netloc} 断开了连接。</translation>
    </message>
    <message>
        <source>{netloc} stopped sending.</source>
        <translation>{netloc} 停止了发送。</translation>
    </message>
    <message>
        <source>{n} MiB of computer memory</source>
        <translation>内存{n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{n} MiB over the load line</source>
        <translation>超出载重线{n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{n} MiB to spare</source>
        <translation>富余{n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{n} MiB, shared with the computer</source>
        <translation>{n}&#xa0;MiB，与系统共用</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <translation>{n}个正在检查</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <comment>one</comment>
        <translation>{n}个正在检查</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n}位</translation>
    </message>
    <message>
        <source>{n} broken</source>
        <translation>{n}个已损坏</translation>
    </message>
    <message>
        <source>{n} check, all right</source>
        <translation>{n}项检查，一切正常</translation>
    </message>
    <message>
        <source>{n} checks, all right</source>
        <translation>{n}项检查，一切正常</translation>
    </message>
    <message>
        <source>{n} cores</source>
        <translation>{n}个核心</translation>
    </message>
    <message>
        <source>{n} download</source>
        <translation>{n}次下载</translation>
    </message>
    <message>
        <source>{n} downloads</source>
        <translation>{n}次下载</translation>
    </message>
    <message>
        <source>{n} draft tokens instead of {draft_max}</source>
        <translation>{n}个草稿词元，而不是{draft_max}</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n}个文件</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n}个文件</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <translation>{n}个已完成</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <comment>one</comment>
        <translation>{n}个已完成</translation>
    </message>
    <message>
        <source>{n} fixes waiting</source>
        <translation>{n}个解决办法待处理</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>{n}个文件夹</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>{n}个文件夹</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <translation>{n} 个重新获取过</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <comment>one</comment>
        <translation>{n} 个重新获取过</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <translation>{n}个已保留</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <comment>one</comment>
        <translation>{n}个已保留</translation>
    </message>
    <message>
        <source>{n} line had something personal, which was taken out.</source>
        <translation>{n}行含有个人信息，已去除。</translation>
    </message>
    <message>
        <source>{n} lines had something personal, which was taken out.</source>
        <translation>{n}行含有个人信息，已去除。</translation>
    </message>
    <message>
        <source>{n} message</source>
        <translation>{n}条消息</translation>
    </message>
    <message>
        <source>{n} messages</source>
        <translation>{n}条消息</translation>
    </message>
    <message>
        <source>{n} model file</source>
        <translation>{n}个模型文件</translation>
    </message>
    <message>
        <source>{n} model files</source>
        <translation>{n}个模型文件</translation>
    </message>
    <message>
        <source>{n} model files here, all readable.</source>
        <translation>这里有{n}个模型文件，全部可读。</translation>
    </message>
    <message>
        <source>{n} of what was dropped are no models.</source>
        <translation>拖放的内容中有{n}个不是模型。</translation>
    </message>
    <message>
        <source>{n} of what was dropped is no model.</source>
        <translation>拖放的内容中有{n}个不是模型。</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n}/{total}</translation>
    </message>
    <message>
        <source>{n} of {total} layers on the card</source>
        <translation>{n}/{total}层在显卡上</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <translation>{n} 个正在获取</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <comment>one</comment>
        <translation>{n} 个正在获取</translation>
    </message>
    <message>
        <source>{n} parts</source>
        <translation>{n}个部分</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n}个已暂停</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <comment>one</comment>
        <translation>{n}个已暂停</translation>
    </message>
    <message>
        <source>{n} repositories for “{words}”</source>
        <translation>“{words}”有{n}个仓库</translation>
    </message>
    <message>
        <source>{n} repositories that many people use</source>
        <translation>{n}个常用仓库</translation>
    </message>
    <message>
        <source>{n} repository for “{words}”</source>
        <translation>“{words}”有{n}个仓库</translation>
    </message>
    <message>
        <source>{n} repository that many people use</source>
        <translation>{n}个常用仓库</translation>
    </message>
    <message>
        <source>{n} request since it was opened.</source>
        <translation>打开以来{n}个请求。</translation>
    </message>
    <message>
        <source>{n} request under way, {waiting} of them waiting.</source>
        <translation>{n}个请求进行中，其中{waiting}个在等待。</translation>
    </message>
    <message>
        <source>{n} request under way.</source>
        <translation>{n}个请求进行中。</translation>
    </message>
    <message>
        <source>{n} requests since it was opened.</source>
        <translation>打开以来{n}个请求。</translation>
    </message>
    <message>
        <source>{n} requests under way, {waiting} of them waiting.</source>
        <translation>{n}个请求进行中，其中{waiting}个在等待。</translation>
    </message>
    <message>
        <source>{n} requests under way.</source>
        <translation>{n}个请求进行中。</translation>
    </message>
    <message>
        <source>{n} running</source>
        <translation>{n}个正在下载</translation>
    </message>
    <message>
        <source>{n} running</source>
        <comment>one</comment>
        <translation>{n}个正在下载</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <translation>{n}个已停止</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <comment>one</comment>
        <translation>{n}个已停止</translation>
    </message>
    <message>
        <source>{n} that fit this computer</source>
        <translation>适合本机的{n}个</translation>
    </message>
    <message>
        <source>{n} that fit your card</source>
        <translation>适合这张显卡的{n}个</translation>
    </message>
    <message>
        <source>{n} to look at</source>
        <translation>{n}项需查看</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n}个词元</translation>
    </message>
    <message>
        <source>{n} token so far</source>
        <translation>目前{n}个词元</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n}个词元</translation>
    </message>
    <message>
        <source>{n} tokens a second</source>
        <translation>每秒{n}个词元</translation>
    </message>
    <message>
        <source>{n} tokens so far</source>
        <translation>目前{n}个词元</translation>
    </message>
    <message>
        <source>{n} tokens/s</source>
        <translation>{n}词元/秒</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n}个已撤销</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <comment>one</comment>
        <translation>{n}个已撤销</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <translation>{n}个可用</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <comment>one</comment>
        <translation>{n}个可用</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <translation>{n}个等待中</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <comment>one</comment>
        <translation>{n}个等待中</translation>
    </message>
    <message>
        <source>{on_host} of {layers} layers stay on the processor.</source>
        <translation>{layers}层中有{on_host}层留在处理器上。</translation>
    </message>
    <message>
        <source>{page}, {n} waiting</source>
        <translation>{page}，{n}个待处理</translation>
    </message>
    <message>
        <source>{part} cannot be read to its end ({strerror}).</source>
        <translation>{part} 无法读到末尾（{strerror}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>无法读取 {path}（{strerror}）。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>无法读取 {path}：{strerror}。</translation>
    </message>
    <message>
        <source>{path} is no longer there.</source>
        <translation>{path} 已不在那里。</translation>
    </message>
    <message>
        <source>{path} is not in the library.</source>
        <translation>{path} 不在模型库中。</translation>
    </message>
    <message>
        <source>{place} cannot be read.</source>
        <translation>无法读取{place}。</translation>
    </message>
    <message>
        <source>{place} cannot be written ({strerror}).</source>
        <translation>无法写入{place}（{strerror}）。</translation>
    </message>
    <message>
        <source>{place}: this model reads text only, and not blocks of type &apos;{kind}&apos;.</source>
        <translation>{place}：此模型只读取文本，不读取类型为“{kind}”的块。</translation>
    </message>
    <message>
        <source>{quant} has no plan</source>
        <translation>{quant} 没有规划</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>目前推荐 {quant}：能容纳{n}个词元的上下文。更大的也放得下，但在任何测量中都不会更好。</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: the most faithful one that fits with {n} tokens of context.</source>
        <translation>目前推荐 {quant}：能容纳{n}个词元上下文的选项中最忠实的一个。</translation>
    </message>
    <message>
        <source>{quant} is recommended: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>推荐 {quant}：能容纳{n}个词元的上下文。更大的也放得下，但在任何测量中都不会更好。</translation>
    </message>
    <message>
        <source>{quant} is recommended: the most faithful one that fits with {n} tokens of context.</source>
        <translation>推荐 {quant}：能容纳{n}个词元上下文的选项中最忠实的一个。</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled</source>
        <translation>已填充{reached}/{n_ctx}个词元</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled at {rate} tokens/s</source>
        <translation>已填充{reached}/{n_ctx}个词元，{rate}词元/秒</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled, {rate} tokens/s at the end</source>
        <translation>已填充{reached}/{n_ctx}个词元，末尾{rate}词元/秒</translation>
    </message>
    <message>
        <source>{read}, {n} still to read. No model was downloaded for this.</source>
        <translation>{read}，还有{n}个待读。没有为此下载模型。</translation>
    </message>
    <message>
        <source>{read}. No model was downloaded for this.</source>
        <translation>{read}。没有为此下载模型。</translation>
    </message>
    <message>
        <source>{reason} Chats of this run are not kept.</source>
        <translation>{reason}本次运行的对话不会保留。</translation>
    </message>
    <message>
        <source>{reason} Your chats can be read; what is added in this run is not kept.</source>
        <translation>{reason}对话可以读取；本次运行新增的内容不会保留。</translation>
    </message>
    <message>
        <source>{reason} for {time}</source>
        <translation>{reason}，持续{time}</translation>
    </message>
    <message>
        <source>{repo} has no file {name}.</source>
        <translation>{repo} 没有文件 {name}。</translation>
    </message>
    <message>
        <source>{repo} holds no GGUF model that is complete.</source>
        <translation>{repo} 没有完整的 GGUF 模型。</translation>
    </message>
    <message>
        <source>{said} Choose the model again; its proof is kept.</source>
        <translation>{said}请重新选择模型；它的验证已保留。</translation>
    </message>
    <message>
        <source>{said} Enter the key or token again where one is asked for.</source>
        <translation>{said}请在要求的地方重新输入密钥或令牌。</translation>
    </message>
    <message>
        <source>{said} It was moved to {name} and a new one was begun. {found}</source>
        <translation>{said}它已移动为 {name}，并新建了一个。{found}</translation>
    </message>
    <message>
        <source>{said} The engine that came with Plimsoll is used.</source>
        <translation>{said}将使用随 Plimsoll 附带的引擎。</translation>
    </message>
    <message>
        <source>{said} There is a new key; other programs need it.</source>
        <translation>{said}已有新密钥；其他程序需要它。</translation>
    </message>
    <message>
        <source>{share} of drafts accepted</source>
        <translation>草稿接受率{share}</translation>
    </message>
    <message>
        <source>{share} of the file is in memory</source>
        <translation>文件的{share}在内存中</translation>
    </message>
    <message>
        <source>{share}, {pace}. What is here stays.</source>
        <translation>{share}，{pace}。已有的内容会保留。</translation>
    </message>
    <message>
        <source>{share}. What is here stays.</source>
        <translation>{share}。已有的内容会保留。</translation>
    </message>
    <message>
        <source>{shown} of {n} file</source>
        <translation>{shown}/{n}个文件</translation>
    </message>
    <message>
        <source>{shown} of {n} files</source>
        <translation>{shown}/{n}个文件</translation>
    </message>
    <message>
        <source>{size_bytes} MB are needed on the disk that holds {folder}, and {free_bytes} MB are free.</source>
        <translation>{folder} 所在的磁盘需要 {size_bytes}&#xa0;MB，可用 {free_bytes}&#xa0;MB。</translation>
    </message>
    <message>
        <source>{size} MiB on disk, {expected} MiB published</source>
        <translation>磁盘上{size}&#xa0;MiB，公布为{expected}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{size} free</source>
        <translation>剩余 {size}</translation>
    </message>
    <message>
        <source>{size} have arrived and are deleted. Pause keeps them, also when Plimsoll is closed.</source>
        <translation>已收到的{size}会被删除。“暂停”则会保留，关闭 Plimsoll 也是。</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request</source>
        <translation>1次请求读取了{size}文件头</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request from {host}</source>
        <translation>1次请求从 {host} 读取了{size}文件头</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests</source>
        <translation>{n}次请求读取了{size}文件头</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests from {host}</source>
        <translation>{n}次请求从 {host} 读取了{size}文件头</translation>
    </message>
    <message>
        <source>{size} of it a second copy, in the order that the processor reads fastest</source>
        <translation>其中 {size} 是第二份副本，按处理器读取最快的顺序排列</translation>
    </message>
    <message>
        <source>{size} of it for drafting</source>
        <translation>其中{size}用于推测解码</translation>
    </message>
    <message>
        <source>{size} of {expected} MiB stored</source>
        <translation>已存储{size}/{expected}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{size} to come</source>
        <translation>还有{size}</translation>
    </message>
    <message>
        <source>{size} to fetch</source>
        <translation>需下载{size}</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <translation>{speed}词元/秒</translation>
    </message>
    <message>
        <source>{stage}: failed</source>
        <translation>{stage}：失败</translation>
    </message>
    <message>
        <source>{stage}: running</source>
        <translation>{stage}：正在运行</translation>
    </message>
    <message>
        <source>{text} 1 more message is damaged beyond reading.</source>
        <translation>{text}另有1条消息损坏，无法读取。</translation>
    </message>
    <message>
        <source>{text} The file on this machine is used.</source>
        <translation>{text}将使用本机上的文件。</translation>
    </message>
    <message>
        <source>{text} is not a file.</source>
        <translation>{text} 不是文件。</translation>
    </message>
    <message>
        <source>{text} {lost} more messages are damaged beyond reading.</source>
        <translation>{text}另有{lost}条消息损坏，无法读取。</translation>
    </message>
    <message>
        <source>{text} {name} had passed with this setup, so Plimsoll went back to it.</source>
        <translation>{text}{name} 曾以此配置通过，因此 Plimsoll 退回到它。</translation>
    </message>
    <message>
        <source>{text}, every buffer as predicted</source>
        <translation>{text}，每个缓冲区都与预测一致</translation>
    </message>
    <message>
        <source>{text}, largest difference {worst} MiB ({name})</source>
        <translation>{text}，最大差异{worst}&#xa0;MiB（{name}）</translation>
    </message>
    <message>
        <source>{thought}, folded</source>
        <translation>{thought}，已折叠</translation>
    </message>
    <message>
        <source>{thought}, shown</source>
        <translation>{thought}，已显示</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>还需{time}</translation>
    </message>
    <message>
        <source>{time} left. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>还需{time}。已收到的部分会保留，关闭 Plimsoll 也是。</translation>
    </message>
    <message>
        <source>{title} Nothing more is tried before.</source>
        <translation>{title}在此之前不再尝试。</translation>
    </message>
    <message>
        <source>{title} belongs to {owner}: Plimsoll only reads it.</source>
        <translation>{title} 属于 {owner}：Plimsoll 只读取它。</translation>
    </message>
    <message>
        <source>{title} comes with Plimsoll and stays in its folder.</source>
        <translation>{title} 随 Plimsoll 附带，留在其文件夹中。</translation>
    </message>
    <message>
        <source>{title} failed.</source>
        <translation>{title}失败了。</translation>
    </message>
    <message>
        <source>{title} failed. {title2}</source>
        <translation>{title} 失败。{title2}</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computer.</source>
        <translation>{title} 有层位于另外{n}台电脑上。</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computers.</source>
        <translation>{title} 有层位于另外{n}台电脑上。</translation>
    </message>
    <message>
        <source>{title} is a drafting file: it answers nothing by itself.</source>
        <translation>{title} 是推测解码文件：它本身不会回答。</translation>
    </message>
    <message>
        <source>{title} is damaged: it does not match {by}.</source>
        <translation>{title} 已损坏：它与{by}不符。</translation>
    </message>
    <message>
        <source>{title} is in {folder} already.</source>
        <translation>{title} 已在 {folder} 中。</translation>
    </message>
    <message>
        <source>{title} is loaded.</source>
        <translation>{title} 已加载。</translation>
    </message>
    <message>
        <source>{title} is open, and other programs may not open another model.</source>
        <translation>{title} 已打开，而其他程序不得打开另一个模型。</translation>
    </message>
    <message>
        <source>{title} is still being fetched.</source>
        <translation>{title} 仍在下载。</translation>
    </message>
    <message>
        <source>{title} is whole: every byte matches {by}.</source>
        <translation>{title} 完整无缺：每个字节都与{by}相符。</translation>
    </message>
    <message>
        <source>{title} makes embeddings, no text: it cannot be opened for a chat.</source>
        <translation>{title} 生成嵌入，而非文本：无法为对话打开它。</translation>
    </message>
    <message>
        <source>{title} makes scores, no text: it cannot be opened for a chat.</source>
        <translation>{title} 生成评分，而非文本：无法为对话打开它。</translation>
    </message>
    <message>
        <source>{title} needs {need} MiB of {where}, and {have} MiB are there up to the load line. It was not downloaded.</source>
        <translation>{title} 需要{where} {need}&#xa0;MiB，而载重线以内有{have}&#xa0;MiB。它没有下载。</translation>
    </message>
    <message>
        <source>{title} was not loaded: it was stopped on the way.</source>
        <translation>{title} 没有加载：中途被停止。</translation>
    </message>
    <message>
        <source>{title} was taken off the list; its file is untouched.</source>
        <translation>{title} 已从列表移除；其文件没有改动。</translation>
    </message>
    <message>
        <source>{title} was to draft with that file and drafts no more: it is slower.</source>
        <translation>{title} 原本用该文件起草，现在不再起草：速度会变慢。</translation>
    </message>
    <message>
        <source>{title} {quant} lies in {parent} now.</source>
        <translation>{title} {quant} 现在位于 {parent}。</translation>
    </message>
    <message>
        <source>{title} {quant} stays on this computer.</source>
        <translation>{title} {quant} 留在本机。</translation>
    </message>
    <message>
        <source>{title} {quant} was removed: {freed} GiB are free again.</source>
        <translation>{title} {quant} 已移除：重新腾出{freed}&#xa0;GiB。</translation>
    </message>
    <message>
        <source>{title}: no hash was published for this file. Its own was kept: the next check tells whether it changed.</source>
        <translation>{title}：此文件没有公布哈希值。已保存它自身的哈希值：下次检查会显示它是否改变。</translation>
    </message>
    <message>
        <source>{told}, loaded again</source>
        <translation>{told}，已重新加载</translation>
    </message>
    <message>
        <source>{told}; the file that is here stays.</source>
        <translation>{told}；已有的文件会保留。</translation>
    </message>
    <message>
        <source>{total} of {total2} layers on the processor</source>
        <translation>{total2}层中有{total}层在处理器上</translation>
    </message>
    <message>
        <source>{unread} of your receipts could not be read{kept}.</source>
        <translation>有{unread}条验证记录无法读取{kept}。</translation>
    </message>
    <message>
        <source>{used} of {total} GiB in use</source>
        <translation>已用{used}/{total}&#xa0;GiB</translation>
    </message>
    <message>
        <source>{used} of {total} MiB</source>
        <translation>{used}/{total}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{used} of {total} used</source>
        <translation>已用{used}/{total}</translation>
    </message>
    <message>
        <source>{wanted} tokens equal</source>
        <translation>{wanted}个词元相同</translation>
    </message>
    <message>
        <source>{what} cannot be read: {reason}.</source>
        <translation>无法读取{what}：{reason}。</translation>
    </message>
    <message>
        <source>{what} could not be kept ({error}). They hold until Plimsoll ends.</source>
        <translation>无法保存{what}（{error}）。它们在 Plimsoll 退出之前有效。</translation>
    </message>
    <message>
        <source>{what} is not a GGUF model file.</source>
        <translation>{what} 不是 GGUF 模型文件。</translation>
    </message>
    <message>
        <source>{what} needs a sign-in.</source>
        <translation>{what} 需要登录。</translation>
    </message>
    <message>
        <source>{what}: {path} does not match its hash. The file was left where it is.</source>
        <translation>{what}：{path} 与其哈希值不符。文件留在原处。</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not move it.</source>
        <translation>{whose}：Plimsoll 不会移动它。</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not remove it.</source>
        <translation>{whose}：Plimsoll 不会移除它。</translation>
    </message>
    <message>
        <source>{why} Trying again in {value} s.</source>
        <translation>{why}{value}秒后重试。</translation>
    </message>
    <message>
        <source>{with_mtp} tokens/s with drafting, {without} without{share}{pays}{tie}</source>
        <translation>开启推测解码{with_mtp}词元/秒，关闭{without}{share}{pays}{tie}</translation>
    </message>
    <message>
        <source>{word} is no address of a page, such as https://chat.example.</source>
        <translation>{word} 不是网页地址，网页地址形如 https://chat.example。</translation>
    </message>
    <message>
        <source>{word} {is_now} tokens/s, {was} in a good run</source>
        <translation>{word}现在{is_now}词元/秒，良好运行时为{was}</translation>
    </message>
</context>
</TS>
