<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message>
        <source>% busy</source>
        <translation>% Last</translation>
    </message>
    <message>
        <source>&apos;input&apos; holds token numbers, which mean other words in this model&apos;s vocabulary.</source>
        <translation>„input“ enthält Tokennummern, die im Vokabular dieses Modells andere Wörter bedeuten.</translation>
    </message>
    <message>
        <source>&apos;{endpoint}&apos; is not an address of this computer like {loopback}:{default_port}.</source>
        <translation>„{endpoint}“ ist keine Adresse dieses Computers wie {loopback}:{default_port}.</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not in the catalogue.</source>
        <translation>„{id}“ steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be a name.</source>
        <translation>„{name}“ kann kein Name sein.</translation>
    </message>
    <message>
        <source>&apos;{ref}&apos; is not a repository on the Hub.</source>
        <translation>„{ref}“ ist kein Repository auf dem Hub.</translation>
    </message>
    <message>
        <source>&apos;{shown}&apos; does not name a model.</source>
        <translation>„{shown}“ bezeichnet kein Modell.</translation>
    </message>
    <message>
        <source>&apos;{url}&apos; cannot be asked: {said}.</source>
        <translation>„{url}“ kann nicht gefragt werden: {said}.</translation>
    </message>
    <message>
        <source>, or sign in with a token to get a higher limit</source>
        <translation>, oder sich für ein höheres Limit mit einem Token anmelden</translation>
    </message>
    <message>
        <source>, still loading</source>
        <translation>, lädt noch</translation>
    </message>
    <message>
        <source>, {acceptance} of drafts accepted</source>
        <translation>, {acceptance} der Entwürfe angenommen</translation>
    </message>
    <message>
        <source>, {kept_bytes} MiB of the card not given back</source>
        <translation>, {kept_bytes}&#xa0;MiB der Karte nicht zurückgegeben</translation>
    </message>
    <message>
        <source>0 always takes the likeliest word. Higher is more varied.</source>
        <translation>0 nimmt immer das wahrscheinlichste Wort. Höher ist abwechslungsreicher.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>1 chat</source>
        <translation>1 Chat</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>1 fix waiting</source>
        <translation>1 Abhilfe wartet</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1&#xa0;h</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Nachricht</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1&#xa0;min</translation>
    </message>
    <message>
        <source>1 model file here, readable.</source>
        <translation>1 Modelldatei hier, lesbar.</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10&#xa0;min</translation>
    </message>
    <message>
        <source>; drafting does not pay here</source>
        <translation>; Entwürfe lohnen sich hier nicht</translation>
    </message>
    <message>
        <source>; it was kept as {name}</source>
        <translation>; sie wurde als {name} aufbewahrt</translation>
    </message>
    <message>
        <source>; of two tokens as good as equal it took the other one</source>
        <translation>; von zwei fast gleich wahrscheinlichen Token nahm es das andere</translation>
    </message>
    <message>
        <source>; the file was kept as {name}</source>
        <translation>; die Datei wurde als {name} aufbewahrt</translation>
    </message>
    <message>
        <source>A 4-bit cache</source>
        <translation>Ein 4-Bit-Cache</translation>
    </message>
    <message>
        <source>A bad memory row could not be set aside.</source>
        <translation>Eine fehlerhafte Speicherzeile ließ sich nicht ausmustern.</translation>
    </message>
    <message>
        <source>A bad memory row was set aside.</source>
        <translation>Eine fehlerhafte Speicherzeile wurde ausgemustert.</translation>
    </message>
    <message>
        <source>A base model: it continues text and was not taught to chat.</source>
        <translation>Ein Basismodell: Es setzt Text fort und hat das Chatten nicht gelernt.</translation>
    </message>
    <message>
        <source>A buffer[ of {size}] in the memory of the computer was refused[, {free} are free].</source>
        <translation>Ein Puffer[ von {size}] im Arbeitsspeicher wurde verweigert[, {free} sind frei].</translation>
    </message>
    <message>
        <source>A cache of type {kv_type} does not fit this model&apos;s heads of {size} elements.</source>
        <translation>Ein Cache vom Typ {kv_type} passt nicht zu den Köpfen dieses Modells mit {size} Elementen.</translation>
    </message>
    <message>
        <source>A card that runs into its limits again and again loses time, and some lose the whole computer. The search goes down from the base clock until nothing slows the card any more.</source>
        <translation>Eine Karte, die immer wieder an ihre Grenzen läuft, verliert Zeit, und manche reißt den ganzen Computer mit. Die Suche geht vom Basistakt abwärts, bis nichts mehr die Karte bremst.</translation>
    </message>
    <message>
        <source>A chat outgrows the context</source>
        <translation>Ein Chat wächst über den Kontext hinaus</translation>
    </message>
    <message>
        <source>A checkpoint of {size} bytes could not be made and was left out.</source>
        <translation>Ein Zwischenstand von {size}&#xa0;Bytes ließ sich nicht anlegen und wurde weggelassen.</translation>
    </message>
    <message>
        <source>A cold start, a first reply and a long prompt, in a fresh process. Ready means it has been done here.</source>
        <translation>Ein Kaltstart, eine erste Antwort und ein langer Prompt, in einem frischen Prozess. „Bereit“ heißt: Hier ist es gelungen.</translation>
    </message>
    <message>
        <source>A condition of the engine was not met[: {expression}].</source>
        <translation>Eine Bedingung der Engine war nicht erfüllt[: {expression}].</translation>
    </message>
    <message>
        <source>A context of {n_ctx} tokens is more than the model was trained for ({limit}).</source>
        <translation>Ein Kontext von {n_ctx} Token ist mehr, als das Modell gelernt hat ({limit}).</translation>
    </message>
    <message>
        <source>A controller inside the card halted.</source>
        <translation>Ein Controller in der Karte hat angehalten.</translation>
    </message>
    <message>
        <source>A controller inside the card stopped.</source>
        <translation>Ein Controller in der Karte ist stehen geblieben.</translation>
    </message>
    <message>
        <source>A conversation of {n_bytes} bytes could not be kept for later.</source>
        <translation>Ein Gespräch von {n_bytes}&#xa0;Bytes konnte nicht für später aufbewahrt werden.</translation>
    </message>
    <message>
        <source>A download on one of them.</source>
        <translation>Ein Download auf einem davon.</translation>
    </message>
    <message>
        <source>A download.</source>
        <translation>Ein Download.</translation>
    </message>
    <message>
        <source>A drafter must have the vocabulary of the model: choose one of the same family, or a file with its own drafting head.</source>
        <translation>Ein Entwurfsmodell muss das Vokabular des Modells haben: eines aus derselben Familie wählen oder eine Datei mit eigenem Entwurfskopf.</translation>
    </message>
    <message>
        <source>A folder cannot be written.</source>
        <translation>In einen Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A frozen screen lasts longer; needs an administrator.</source>
        <translation>Ein eingefrorener Bildschirm dauert länger; braucht Administratorrechte.</translation>
    </message>
    <message>
        <source>A guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>A kept conversation did not fit the engine any more.</source>
        <translation>Ein aufbewahrtes Gespräch passte nicht mehr zur Engine.</translation>
    </message>
    <message>
        <source>A kernel did something the card refuses, such as reading outside its memory.</source>
        <translation>Ein Kernel hat etwas getan, was die Karte verweigert, etwa außerhalb seines Speichers gelesen.</translation>
    </message>
    <message>
        <source>A kernel ran longer than the driver allows.</source>
        <translation>Ein Kernel lief länger, als der Treiber erlaubt.</translation>
    </message>
    <message>
        <source>A kernel touched memory that is not mapped.</source>
        <translation>Ein Kernel griff auf Speicher zu, der nicht zugeordnet ist.</translation>
    </message>
    <message>
        <source>A kernel used the card in a way it refuses.</source>
        <translation>Ein Kernel hat die Karte auf eine Weise benutzt, die sie verweigert.</translation>
    </message>
    <message>
        <source>A larger page file</source>
        <translation>Eine größere Auslagerungsdatei</translation>
    </message>
    <message>
        <source>A larger reserve in the plan</source>
        <translation>Eine größere Reserve im Plan</translation>
    </message>
    <message>
        <source>A library it needs may be missing, or the driver is; `plimsoll detect` tells.</source>
        <translation>Vielleicht fehlt eine benötigte Bibliothek oder der Treiber; `plimsoll detect` zeigt es.</translation>
    </message>
    <message>
        <source>A library that the engine needs is missing[: {library}].</source>
        <translation>Eine Bibliothek, die die Engine braucht, fehlt[: {library}].</translation>
    </message>
    <message>
        <source>A link looks like plimsoll://owner/repository?quant=Q4_K_M.</source>
        <translation>Ein Link sieht aus wie plimsoll://owner/repository?quant=Q4_K_M.</translation>
    </message>
    <message>
        <source>A little less context.</source>
        <translation>Etwas weniger Kontext.</translation>
    </message>
    <message>
        <source>A memory error ended one program.</source>
        <translation>Ein Speicherfehler hat ein Programm beendet.</translation>
    </message>
    <message>
        <source>A memory error may have touched other programs.</source>
        <translation>Ein Speicherfehler kann andere Programme betroffen haben.</translation>
    </message>
    <message>
        <source>A memory error that cannot be corrected.</source>
        <translation>Ein Speicherfehler, der sich nicht korrigieren lässt.</translation>
    </message>
    <message>
        <source>A memory error that could not be mended.</source>
        <translation>Ein Speicherfehler, der sich nicht beheben ließ.</translation>
    </message>
    <message>
        <source>A micro-batch of {n_ubatch} leaves room for {most} draft tokens.</source>
        <translation>Ein Mikro-Batch von {n_ubatch} lässt Platz für {most} Entwurfstoken.</translation>
    </message>
    <message>
        <source>A minute.</source>
        <translation>Eine Minute.</translation>
    </message>
    <message>
        <source>A model file begins with the letters GGUF.</source>
        <translation>Eine Modelldatei beginnt mit den Buchstaben GGUF.</translation>
    </message>
    <message>
        <source>A new key?</source>
        <translation>Ein neuer Schlüssel?</translation>
    </message>
    <message>
        <source>A newer engine</source>
        <translation>Eine neuere Engine</translation>
    </message>
    <message>
        <source>A part of Plimsoll failed.</source>
        <translation>Ein Teil von Plimsoll ist ausgefallen.</translation>
    </message>
    <message>
        <source>A part of the model is missing[: part {part} of {parts}].</source>
        <translation>Ein Teil des Modells fehlt[: Teil {part} von {parts}].</translation>
    </message>
    <message>
        <source>A program on the card faulted; the card itself goes on.</source>
        <translation>Ein Programm auf der Karte hatte einen Fehler; die Karte selbst läuft weiter.</translation>
    </message>
    <message>
        <source>A proxy or the disk changes the data: fetch it over another network, or check the disk.</source>
        <translation>Ein Proxy oder der Datenträger verändert die Daten: über ein anderes Netz herunterladen oder den Datenträger prüfen.</translation>
    </message>
    <message>
        <source>A proxy setting makes no sense: {error}.</source>
        <translation>Eine Proxy-Einstellung ergibt keinen Sinn: {error}.</translation>
    </message>
    <message>
        <source>A reading does not work ({what}: {name}).</source>
        <translation>Ein Messwert lässt sich nicht lesen ({what}: {name}).</translation>
    </message>
    <message>
        <source>A release never changes: wait, and ask its makers before you trust it.</source>
        <translation>Eine Veröffentlichung ändert sich nie: abwarten und die Hersteller fragen, bevor man ihr vertraut.</translation>
    </message>
    <message>
        <source>A reply follows a grammar, a JSON schema or a tool&apos;s form, not several.</source>
        <translation>Eine Antwort folgt einer Grammatik, einem JSON-Schema oder der Form eines Werkzeugs, nicht mehreren zugleich.</translation>
    </message>
    <message>
        <source>A reply is being written</source>
        <translation>Eine Antwort wird gerade geschrieben</translation>
    </message>
    <message>
        <source>A reply that is still going stops here.</source>
        <translation>Eine laufende Antwort endet hier.</translation>
    </message>
    <message>
        <source>A reply {name} is being written already.</source>
        <translation>Eine Antwort {name} wird bereits geschrieben.</translation>
    </message>
    <message>
        <source>A restart.</source>
        <translation>Ein Neustart.</translation>
    </message>
    <message>
        <source>A restart; other faults are possible.</source>
        <translation>Ein Neustart; andere Fehler sind möglich.</translation>
    </message>
    <message>
        <source>A running model keeps its build; another one is used from the next load on.</source>
        <translation>Ein laufendes Modell behält seinen Build; ein anderer gilt ab dem nächsten Laden.</translation>
    </message>
    <message>
        <source>A second computer can lend its card, or its memory, for a model that is too big for this one. It makes room, not speed: the weights cross the network at every load, and each token takes a round trip.</source>
        <translation>Ein zweiter Computer kann seine Karte oder seinen Speicher für ein Modell leihen, das für diesen zu groß ist. Das schafft Platz, kein Tempo: Die Gewichte gehen bei jedem Laden durchs Netz, und jedes Token braucht einen Hin- und Rückweg.</translation>
    </message>
    <message>
        <source>A second file that drafts for the model: an MTP head, or the assistant of a Gemma 4. It must have been made for this very model.</source>
        <translation>Eine zweite Datei, die für das Modell entwirft: ein MTP-Kopf oder der Assistent eines Gemma 4. Sie muss für genau dieses Modell gemacht sein.</translation>
    </message>
    <message>
        <source>A ship’s load line shows how deep it may be loaded. Yours shows how much memory a model may take.</source>
        <translation>Die Ladelinie eines Schiffs zeigt, wie tief es beladen werden darf. Ihre zeigt, wie viel Speicher ein Modell belegen darf.</translation>
    </message>
    <message>
        <source>A sign-in page came instead of the file.</source>
        <translation>Statt der Datei kam eine Anmeldeseite.</translation>
    </message>
    <message>
        <source>A small loss of quality; needs flash attention.</source>
        <translation>Ein kleiner Qualitätsverlust; braucht Flash Attention.</translation>
    </message>
    <message>
        <source>A smaller cache needs flash attention.</source>
        <translation>Ein kleinerer Cache braucht Flash Attention.</translation>
    </message>
    <message>
        <source>A smaller file of this model</source>
        <translation>Eine kleinere Datei dieses Modells</translation>
    </message>
    <message>
        <source>A smaller model</source>
        <translation>Ein kleineres Modell</translation>
    </message>
    <message>
        <source>A split by rows is planned as one by layers: the shares are about the same.</source>
        <translation>Eine Aufteilung nach Zeilen wird wie eine nach Schichten geplant: Die Anteile sind etwa gleich.</translation>
    </message>
    <message>
        <source>A tensor has the type[ {type}], which this engine cannot read.</source>
        <translation>Ein Tensor hat den Typ[ {type}], den diese Engine nicht lesen kann.</translation>
    </message>
    <message>
        <source>A text of the request is not valid Unicode: it has half a character.</source>
        <translation>Ein Text der Anfrage ist kein gültiges Unicode: Er enthält ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>A token is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>Ein Token verwahren die eigenen Werkzeuge des Hubs, die Plimsoll nicht ändert.</translation>
    </message>
    <message>
        <source>A token is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>Ein Token steht in der Variablen HF_TOKEN, die Plimsoll nicht ändert.</translation>
    </message>
    <message>
        <source>A token is kept in this system&apos;s keyring.</source>
        <translation>Ein Token liegt im Schlüsselbund dieses Systems.</translation>
    </message>
    <message>
        <source>A token is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>Ein Token wird verwahrt, bis Plimsoll endet: Dieses System hat keinen Schlüsselbund.</translation>
    </message>
    <message>
        <source>A tool is required, but there is none.</source>
        <translation>Ein Werkzeug wird verlangt, aber es gibt keines.</translation>
    </message>
    <message>
        <source>A value cache of type {quantised} needs flash attention.</source>
        <translation>Ein Werte-Cache vom Typ {quantised} braucht Flash Attention.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Plimsoll</translation>
    </message>
    <message>
        <source>Above 1 makes tokens that were just used less likely.</source>
        <translation>Über 1 werden gerade verwendete Token weniger wahrscheinlich.</translation>
    </message>
    <message>
        <source>Accept its terms on the Hub, and give Plimsoll a read token of that account.</source>
        <translation>Die Bedingungen auf dem Hub annehmen und Plimsoll ein Lesetoken dieses Kontos geben.</translation>
    </message>
    <message>
        <source>Accept the licence</source>
        <translation>Lizenz annehmen</translation>
    </message>
    <message>
        <source>Accept the maker&apos;s terms on the repository&apos;s page, make an access token that may read on {host} (Settings, Access Tokens), and paste it here.</source>
        <translation>Die Bedingungen des Herstellers auf der Seite des Repositorys annehmen, ein Zugriffstoken mit Leserecht auf {host} anlegen (Settings, Access Tokens) und hier einfügen.</translation>
    </message>
    <message>
        <source>Accept the risk to start it, or choose a smaller context.</source>
        <translation>Zum Starten das Risiko annehmen oder einen kleineren Kontext wählen.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Zugriffstoken</translation>
    </message>
    <message>
        <source>Access token for {host}</source>
        <translation>Zugriffstoken für {host}</translation>
    </message>
    <message>
        <source>Access token…</source>
        <translation>Zugriffstoken…</translation>
    </message>
    <message>
        <source>Add a line &apos;memlock unlimited&apos; for your user to /etc/security/limits.conf, then sign in again.</source>
        <translation>In /etc/security/limits.conf eine Zeile „memlock unlimited“ für den eigenen Benutzer ergänzen, dann neu anmelden.</translation>
    </message>
    <message>
        <source>Add a remote server</source>
        <translation>Remote-Server hinzufügen</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>Server hinzufügen…</translation>
    </message>
    <message>
        <source>Add and ask</source>
        <translation>Hinzufügen und abfragen</translation>
    </message>
    <message>
        <source>Add and ask it</source>
        <translation>Hinzufügen und fragen</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add or remove it in the system&apos;s own settings.</source>
        <translation>In den Einstellungen des Systems hinzufügen oder entfernen.</translation>
    </message>
    <message>
        <source>Add to librechat.yaml and start it again.</source>
        <translation>In librechat.yaml ergänzen und neu starten.</translation>
    </message>
    <message>
        <source>Add to settings.json; Zed asks for the key in the settings of its agent panel.</source>
        <translation>In settings.json ergänzen; Zed fragt in den Einstellungen seines Agentenbereichs nach dem Schlüssel.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>Add to ~/.codex/config.toml, then put the key into the terminal&apos;s environment.</source>
        <translation>In ~/.codex/config.toml ergänzen, dann den Schlüssel in die Umgebung des Terminals setzen.</translation>
    </message>
    <message>
        <source>Add to ~/.continue/config.yaml.</source>
        <translation>In ~/.continue/config.yaml ergänzen.</translation>
    </message>
    <message>
        <source>Add your user to the group that owns /dev/nvidia0 (often &apos;video&apos; or &apos;render&apos;).</source>
        <translation>Den eigenen Benutzer in die Gruppe aufnehmen, der /dev/nvidia0 gehört (oft „video“ oder „render“).</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the tunnel&apos;s end here</source>
        <translation>Adresse des hiesigen Tunnelendes</translation>
    </message>
    <message>
        <source>Admin Panel, Settings, Connections, OpenAI API: add a connection.</source>
        <translation>Admin Panel, Settings, Connections, OpenAI API: eine Verbindung hinzufügen.</translation>
    </message>
    <message>
        <source>After a restart of the computer</source>
        <translation>Nach einem Neustart des Computers</translation>
    </message>
    <message>
        <source>After a sleep the driver refuses every program.</source>
        <translation>Nach dem Ruhezustand weist der Treiber jedes Programm ab.</translation>
    </message>
    <message>
        <source>After an edit more is read again.</source>
        <translation>Nach einer Änderung wird mehr neu gelesen.</translation>
    </message>
    <message>
        <source>After the unload the card stayed taken.</source>
        <translation>Nach dem Entladen blieb die Karte belegt.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All buffers are in the memory of the computer.</source>
        <translation>Alle Puffer liegen im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>All but one of the {n} cores this program may use.</source>
        <translation>Alle bis auf einen der {n} Kerne, die dieses Programm nutzen darf.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All fixes</source>
        <translation>Alle Abhilfen</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>Allow it under Settings, Local API, or ask the open one.</source>
        <translation>Unter Einstellungen, Lokale API erlauben oder das geöffnete Modell fragen.</translation>
    </message>
    <message>
        <source>Allow more locked memory</source>
        <translation>Mehr gesperrten Speicher erlauben</translation>
    </message>
    <message>
        <source>Already on this computer</source>
        <translation>Schon auf diesem Computer</translation>
    </message>
    <message>
        <source>An 8-bit cache</source>
        <translation>Ein 8-Bit-Cache</translation>
    </message>
    <message>
        <source>An administrator&apos;s permission was not given; the clocks stay as they are.</source>
        <translation>Die Erlaubnis eines Administrators wurde nicht gegeben; die Takte bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>An honest error instead of a crawl.</source>
        <translation>Ein ehrlicher Fehler statt Schneckentempo.</translation>
    </message>
    <message>
        <source>An older engine</source>
        <translation>Eine ältere Engine</translation>
    </message>
    <message>
        <source>An uncompressed cache</source>
        <translation>Ein unkomprimierter Cache</translation>
    </message>
    <message>
        <source>Another character.</source>
        <translation>Ein anderer Charakter.</translation>
    </message>
    <message>
        <source>Another chat template</source>
        <translation>Eine andere Chatvorlage</translation>
    </message>
    <message>
        <source>Another drafting model</source>
        <translation>Ein anderes Entwurfsmodell</translation>
    </message>
    <message>
        <source>Another driver version</source>
        <translation>Eine andere Treiberversion</translation>
    </message>
    <message>
        <source>Another file of this model</source>
        <translation>Eine andere Datei dieses Modells</translation>
    </message>
    <message>
        <source>Another folder for models</source>
        <translation>Ein anderer Ordner für Modelle</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Ein anderes Modell</translation>
    </message>
    <message>
        <source>Another model is answering.</source>
        <translation>Ein anderes Modell antwortet gerade.</translation>
    </message>
    <message>
        <source>Another model is being opened.</source>
        <translation>Ein anderes Modell wird gerade geöffnet.</translation>
    </message>
    <message>
        <source>Another program holds the memory of the card.</source>
        <translation>Ein anderes Programm belegt den Grafikspeicher.</translation>
    </message>
    <message>
        <source>Another program is being answered</source>
        <translation>Ein anderes Programm bekommt gerade eine Antwort</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>Eine andere Quelle</translation>
    </message>
    <message>
        <source>Another split over the cards</source>
        <translation>Eine andere Aufteilung auf die Karten</translation>
    </message>
    <message>
        <source>Another variant of this file</source>
        <translation>Eine andere Variante dieser Datei</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>Andere Version</translation>
    </message>
    <message>
        <source>Another way to use the card</source>
        <translation>Die Karte anders nutzen</translation>
    </message>
    <message>
        <source>Answer on this computer again</source>
        <translation>Wieder auf diesem Computer antworten</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>Answers the chat</source>
        <translation>Antwortet im Chat</translation>
    </message>
    <message>
        <source>Any other program</source>
        <translation>Jedes andere Programm</translation>
    </message>
    <message>
        <source>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, add one.</source>
        <translation>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, einen hinzufügen.</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>Apr.</translation>
    </message>
    <message>
        <source>As an administrator lock the clock to the card&apos;s base clock: nvidia-smi -lgc.</source>
        <translation>Als Administrator den Takt auf den Basistakt der Karte fixieren: nvidia-smi -lgc.</translation>
    </message>
    <message>
        <source>As an administrator set TdrDelay to 10 under HKLM, System, CurrentControlSet, Control, GraphicsDrivers, and restart.</source>
        <translation>Als Administrator TdrDelay unter HKLM, System, CurrentControlSet, Control, GraphicsDrivers auf 10 setzen und neu starten.</translation>
    </message>
    <message>
        <source>As an administrator set the module option NVreg_RegistryDwords=RmWatchDogTimeOut=30 and restart. Real hangs then last longer.</source>
        <translation>Als Administrator die Moduloption NVreg_RegistryDwords=RmWatchDogTimeOut=30 setzen und neu starten. Echte Hänger dauern dann länger.</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>As the server tells it; the port is often 8000 or 8080.</source>
        <translation>So, wie der Server sie nennt; der Port ist oft 8000 oder 8080.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>In einer Weile wieder fragen.</translation>
    </message>
    <message>
        <source>Ask again in {wait} s.</source>
        <translation>In {wait}&#xa0;s wieder fragen.</translation>
    </message>
    <message>
        <source>Ask again when its model is loaded.</source>
        <translation>Wieder fragen, wenn sein Modell geladen ist.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Noch einmal fragen.</translation>
    </message>
    <message>
        <source>Ask again; if it fails again, choose another file of the model.</source>
        <translation>Noch einmal fragen; wenn es wieder scheitert, eine andere Datei des Modells wählen.</translation>
    </message>
    <message>
        <source>Ask all again</source>
        <translation>Alle neu abfragen</translation>
    </message>
    <message>
        <source>Ask for it again to go on from there.</source>
        <translation>Noch einmal anfordern, um dort weiterzumachen.</translation>
    </message>
    <message>
        <source>Ask it shorter, begin a new chat, choose a larger context, or let the oldest turns be left out in Settings.</source>
        <translation>Kürzer fragen, einen neuen Chat beginnen, einen größeren Kontext wählen oder in den Einstellungen die ältesten Beiträge weglassen lassen.</translation>
    </message>
    <message>
        <source>Ask the last question differently</source>
        <translation>Die letzte Frage anders stellen</translation>
    </message>
    <message>
        <source>Ask the model host too</source>
        <translation>Auch den Modell-Host fragen</translation>
    </message>
    <message>
        <source>Ask the server again for its models, and choose one of them.</source>
        <translation>Den Server noch einmal nach seinen Modellen fragen und eines davon wählen.</translation>
    </message>
    <message>
        <source>Ask this differently</source>
        <translation>Anders fragen</translation>
    </message>
    <message>
        <source>Ask this differently: what followed stays as another version.</source>
        <translation>Anders fragen: Was folgte, bleibt als weitere Fassung erhalten.</translation>
    </message>
    <message>
        <source>Ask {name}…</source>
        <translation>{name} fragen…</translation>
    </message>
    <message>
        <source>Ask {name}… The whole chat is sent there.</source>
        <translation>{name} fragen… Der ganze Chat wird dorthin gesendet.</translation>
    </message>
    <message>
        <source>Ask {server} what it offers</source>
        <translation>{server} nach dem Angebot fragen</translation>
    </message>
    <message>
        <source>Asked. A model that is not in memory is loaded first.</source>
        <translation>Gefragt. Ein Modell, das nicht im Speicher ist, wird erst geladen.</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Wird gefragt</translation>
    </message>
    <message>
        <source>Asking the Hub which files there are…</source>
        <translation>Der Hub wird gefragt, welche Dateien es gibt…</translation>
    </message>
    <message>
        <source>Asking the model host.</source>
        <translation>Der Modell-Host wird gefragt.</translation>
    </message>
    <message>
        <source>Asking the other computer was given up.</source>
        <translation>Die Frage an den anderen Computer wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Asking which builds suit this computer</source>
        <translation>Es wird gefragt, welche Builds zu diesem Computer passen</translation>
    </message>
    <message>
        <source>Asking {host} for what is popular…</source>
        <translation>{host} wird gefragt, was beliebt ist…</translation>
    </message>
    <message>
        <source>Asking {host} for “{words}”…</source>
        <translation>{host} wird nach „{words}“ gefragt…</translation>
    </message>
    <message>
        <source>Asking {host} which files there are…</source>
        <translation>{host} wird gefragt, welche Dateien es gibt…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird gefragt…</translation>
    </message>
    <message>
        <source>Asks the model for a few words at this address.</source>
        <translation>Bittet das Modell unter dieser Adresse um ein paar Worte.</translation>
    </message>
    <message>
        <source>At every start of the computer the card is locked to {limits}.</source>
        <translation>Bei jedem Start des Computers wird die Karte auf {limits} fixiert.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>At the stop: {figures}</source>
        <translation>Beim Stopp: {figures}</translation>
    </message>
    <message>
        <source>At {first} and at {second}: {title}</source>
        <translation>Um {first} und um {second}: {title}</translation>
    </message>
    <message>
        <source>Attach text files</source>
        <translation>Textdateien anhängen</translation>
    </message>
    <message>
        <source>Attach text files (Ctrl+Shift+A)</source>
        <translation>Textdateien anhängen (Strg+Umschalt+A)</translation>
    </message>
    <message>
        <source>Attach the part that matters.</source>
        <translation>Den Teil anhängen, auf den es ankommt.</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>Aug.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Back to the results (Esc)</source>
        <translation>Zurück zu den Treffern (Esc)</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Bandwidth.</source>
        <translation>Bandbreite.</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. Speeds are public reports for the same kind of card; the proof step measures yours.</source>
        <translation>Die Balken zeigen MiB im selben Maßstab. Tempoangaben sind öffentliche Berichte für die gleiche Art Karte; die Prüfung misst Ihre.</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. The proof step measures the speed.</source>
        <translation>Die Balken zeigen MiB im selben Maßstab. Die Prüfung misst das Tempo.</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>Basistakt</translation>
    </message>
    <message>
        <source>Base model: it continues a text, it does not chat.</source>
        <translation>Basismodell: Es setzt einen Text fort, es chattet nicht.</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>quality</comment>
        <translation>Einfache</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>Vorher und jetzt</translation>
    </message>
    <message>
        <source>Behind a company&apos;s filter, set SSL_CERT_FILE to its certificate; else check this computer&apos;s clock.</source>
        <translation>Hinter einem Firmenfilter SSL_CERT_FILE auf dessen Zertifikat setzen; sonst die Uhr dieses Computers prüfen.</translation>
    </message>
    <message>
        <source>Being planned</source>
        <translation>Wird geplant</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Best for each</source>
        <translation>Jeweils das Beste</translation>
    </message>
    <message>
        <source>Block nouveau (the package of NVIDIA&apos;s driver does that), then restart.</source>
        <translation>nouveau sperren (das Paket des NVIDIA-Treibers tut das), dann neu starten.</translation>
    </message>
    <message>
        <source>Both must have the same one[: there it is {theirs}][, here {ours}].</source>
        <translation>Beide müssen dieselbe haben[: dort ist es {theirs}][, hier {ours}].</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Defekt</translation>
    </message>
    <message>
        <source>Buffers in computer memory</source>
        <translation>Puffer im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Buffers on the card</source>
        <translation>Puffer auf der Karte</translation>
    </message>
    <message>
        <source>Build the engine on this computer, or use a newer one.</source>
        <translation>Die Engine auf diesem Computer bauen oder eine neuere verwenden.</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>By free memory</source>
        <translation>Nach freiem Speicher</translation>
    </message>
    <message>
        <source>By itself, this model does not.</source>
        <translation>Von sich aus tut dieses Modell das nicht.</translation>
    </message>
    <message>
        <source>By itself, this model does.</source>
        <translation>Von sich aus tut dieses Modell das.</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0, not commercial</source>
        <translation>CC BY-NC 4.0, nicht kommerziell</translation>
    </message>
    <message>
        <source>CUDA 13.2 before 13.2.2 makes wrong code for IQ quants.</source>
        <translation>CUDA 13.2 vor 13.2.2 erzeugt falschen Code für IQ-Quantisierungen.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphen</translation>
    </message>
    <message>
        <source>CUDA graphs off</source>
        <translation>CUDA-Graphen aus</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is set to &apos;{value}&apos;, which hides every card from the engine.</source>
        <translation>CUDA_VISIBLE_DEVICES ist auf „{value}“ gesetzt; das verbirgt alle Karten vor der Engine.</translation>
    </message>
    <message>
        <source>Cache f16: it fits uncompressed.</source>
        <translation>Cache f16: Er passt unkomprimiert.</translation>
    </message>
    <message>
        <source>Cache in the computer&apos;s memory</source>
        <translation>Cache im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Download abbrechen</translation>
    </message>
    <message>
        <source>Cancel the work in progress</source>
        <translation>Laufende Arbeit abbrechen</translation>
    </message>
    <message>
        <source>Cancel {title}?</source>
        <translation>{title} abbrechen?</translation>
    </message>
    <message>
        <source>Cancel?</source>
        <translation>Abbrechen?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Abbrechen…</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Nicht nutzbar</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Card and driver</source>
        <translation>Karte und Treiber</translation>
    </message>
    <message>
        <source>Card memory</source>
        <translation>Grafikspeicher</translation>
    </message>
    <message>
        <source>Card memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>Grafikspeicher in den letzten {n} Sekunden: niedrigster {lowest}, höchster {highest}, beim Stopp {last}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. Less room for the model, fewer surprises.</source>
        <translation>Grafikspeicher, den kein Plan belegen darf. Weniger Platz für das Modell, weniger Überraschungen.</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. This computer has no NVIDIA card.</source>
        <translation>Grafikspeicher, den kein Plan belegen darf. Dieser Computer hat keine NVIDIA-Karte.</translation>
    </message>
    <message>
        <source>Card memory, last {n} s</source>
        <translation>Grafikspeicher, letzte {n}&#xa0;s</translation>
    </message>
    <message>
        <source>Card {index} hangs on a link of {narrow} GB/s or less.</source>
        <translation>Karte {index}&#xa0;hängt an einer Verbindung mit höchstens {narrow}&#xa0;GB/s.</translation>
    </message>
    <message>
        <source>Card {index} is listed but cannot be used ({message}).</source>
        <translation>Karte {index} ist aufgeführt, aber nicht benutzbar ({message}).</translation>
    </message>
    <message>
        <source>Card {index}: shared memory in use</source>
        <translation>Karte {index}: gemeinsamer Speicher in Gebrauch</translation>
    </message>
    <message>
        <source>Card {index}: {busy} % busy, its memory controller {controller} %</source>
        <translation>Karte {index}: {busy}&#xa0;% ausgelastet, ihr Speichercontroller {controller}&#xa0;%</translation>
    </message>
    <message>
        <source>Card {index}: {shared} MiB of system memory lent to it</source>
        <translation>Karte {index}: {shared}&#xa0;MiB Arbeitsspeicher geliehen</translation>
    </message>
    <message>
        <source>Card {n}</source>
        <translation>Karte {n}</translation>
    </message>
    <message>
        <source>Card {slow} is {known} % busy while another waits.</source>
        <translation>Karte {slow} ist zu {known}&#xa0;% ausgelastet, während eine andere wartet.</translation>
    </message>
    <message>
        <source>Card, driver or system rule every published build out.</source>
        <translation>Karte, Treiber oder System schließen alle veröffentlichten Builds aus.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Zertifizierungsstelle</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change it: a smaller context, a lighter cache or a smaller micro-batch.</source>
        <translation>Ändern Sie sie: ein kleinerer Kontext, ein leichterer Cache oder ein kleinerer Mikro-Batch.</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <translation>{server} ändern</translation>
    </message>
    <message>
        <source>Changes at once. What models write is theirs, and the command line is in English.</source>
        <translation>Ändert sich sofort. Was Modelle schreiben, ist ihre Sache, und die Befehlszeile bleibt englisch.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat when proven</source>
        <translation>Chatten, sobald geprüft</translation>
    </message>
    <message>
        <source>Chat, Models, Monitor, Fixes, Settings</source>
        <translation>Chat, Modelle, Monitor, Abhilfe, Einstellungen</translation>
    </message>
    <message>
        <source>Chats (Ctrl+B)</source>
        <translation>Chats (Strg+B)</translation>
    </message>
    <message>
        <source>Chats, receipts and settings</source>
        <translation>Chats, Prüfbelege und Einstellungen</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, and sign in to the network with a browser.</source>
        <translation>HTTPS_PROXY und NO_PROXY prüfen und sich mit einem Browser im Netz anmelden.</translation>
    </message>
    <message>
        <source>Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY (the form is http://host:port).</source>
        <translation>HTTP_PROXY, HTTPS_PROXY und NO_PROXY prüfen (die Form ist http://host:port).</translation>
    </message>
    <message>
        <source>Check PLIMSOLL_RELEASES_ENDPOINT, or try again later.</source>
        <translation>PLIMSOLL_RELEASES_ENDPOINT prüfen oder es später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>Check host, port and path; the address usually ends in /v1.</source>
        <translation>Host, Port und Pfad prüfen; die Adresse endet meist auf /v1.</translation>
    </message>
    <message>
        <source>Check it again with `plimsoll runtimes check` after a change.</source>
        <translation>Nach einer Änderung mit `plimsoll runtimes check` neu prüfen.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Check power and cooling</source>
        <translation>Strom und Kühlung prüfen</translation>
    </message>
    <message>
        <source>Check that disk.</source>
        <translation>Diesen Datenträger prüfen.</translation>
    </message>
    <message>
        <source>Check that disk; the file was left where it is.</source>
        <translation>Diesen Datenträger prüfen; die Datei blieb, wo sie war.</translation>
    </message>
    <message>
        <source>Check that every power plug of the card sits firmly and on a cable of its own, that the fans turn and the dust is out.</source>
        <translation>Prüfen, ob alle Stromstecker der Karte fest und an je einem eigenen Kabel sitzen, die Lüfter drehen und kein Staub darin ist.</translation>
    </message>
    <message>
        <source>Check that the card is plugged in, and that a container or a virtual machine gets it.</source>
        <translation>Prüfen, ob die Karte eingesteckt ist und ob der Container oder die virtuelle Maschine sie bekommt.</translation>
    </message>
    <message>
        <source>Check that the server runs, listens on its network and that host and port are right.</source>
        <translation>Prüfen, ob der Server läuft, in seinem Netz lauscht und ob Host und Port stimmen.</translation>
    </message>
    <message>
        <source>Check the card&apos;s power cables.</source>
        <translation>Die Stromkabel der Karte prüfen.</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions.</source>
        <translation>Datenträger und Zugriffsrechte der Datei prüfen.</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>Datei kontrollieren</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>Die Zugriffsrechte der Datei prüfen.</translation>
    </message>
    <message>
        <source>Check the folder and its permissions.</source>
        <translation>Den Ordner und seine Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>Check the name on the repository&apos;s page.</source>
        <translation>Den Namen auf der Seite des Repositorys prüfen.</translation>
    </message>
    <message>
        <source>Check the network and the proxy settings.</source>
        <translation>Netzwerk und Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>Check the network connection, then try again.</source>
        <translation>Die Netzwerkverbindung prüfen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Check the path and that you may read the file.</source>
        <translation>Prüfen, ob der Pfad stimmt und die Datei gelesen werden darf.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>Check the proxy settings, or name the server in NO_PROXY.</source>
        <translation>Die Proxy-Einstellungen prüfen oder den Server in NO_PROXY nennen.</translation>
    </message>
    <message>
        <source>Check the reference; if it is right, try again later.</source>
        <translation>Die Angabe prüfen; wenn sie stimmt, später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Check the spelling: owner/repository:QUANT. It may also have been removed.</source>
        <translation>Die Schreibweise prüfen: owner/repository:QUANT. Vielleicht wurde es auch entfernt.</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>Diesen Computer prüfen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird kontrolliert</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Datei wird kontrolliert</translation>
    </message>
    <message>
        <source>Checking what was fetched</source>
        <translation>Heruntergeladenes wird kontrolliert</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>{name} wird kontrolliert</translation>
    </message>
    <message>
        <source>Checking {share}</source>
        <translation>Kontrolle {share}</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Zwischenstände</translation>
    </message>
    <message>
        <source>Checkpoints of the conversation filled the memory of the computer.</source>
        <translation>Zwischenstände des Gesprächs füllten den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>Choose a clock between the two.</source>
        <translation>Einen Takt zwischen beiden wählen.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a fix, or dismiss the failure, to change this.</source>
        <translation>Zum Ändern eine Abhilfe wählen oder den Fehler verwerfen.</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Modelldatei wählen</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <translation>Erst ein Modell wählen</translation>
    </message>
    <message>
        <source>Choose a model that runs on this card: `plimsoll plan` shows where one would lie.</source>
        <translation>Ein Modell wählen, das auf dieser Karte läuft: `plimsoll plan` zeigt, wo eines läge.</translation>
    </message>
    <message>
        <source>Choose a model that writes text.</source>
        <translation>Ein Modell wählen, das Text schreibt.</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Modell wählen…</translation>
    </message>
    <message>
        <source>Choose a repository whose name ends in GGUF.</source>
        <translation>Ein Repository wählen, dessen Name auf GGUF endet.</translation>
    </message>
    <message>
        <source>Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>Einen kleineren Kontext, einen leichteren Cache oder eine kleinere Datei wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller quant or a smaller model.</source>
        <translation>Eine kleinere Quantisierung oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>Choose and prove one in Plimsoll first.</source>
        <translation>Erst eines in Plimsoll wählen und prüfen.</translation>
    </message>
    <message>
        <source>Choose another file of the model: makers mend templates in later files.</source>
        <translation>Eine andere Datei des Modells wählen: Hersteller bessern Vorlagen in späteren Dateien nach.</translation>
    </message>
    <message>
        <source>Choose another folder, or make room.</source>
        <translation>Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
    <message>
        <source>Choose another folder, or rename that file.</source>
        <translation>Einen anderen Ordner wählen oder jene Datei umbenennen.</translation>
    </message>
    <message>
        <source>Choose another port in Settings.</source>
        <translation>In den Einstellungen einen anderen Port wählen.</translation>
    </message>
    <message>
        <source>Choose another quant of this model.</source>
        <translation>Eine andere Quantisierung dieses Modells wählen.</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Anderes wählen…</translation>
    </message>
    <message>
        <source>Choose at most {limit}.</source>
        <translation>Höchstens {limit} wählen.</translation>
    </message>
    <message>
        <source>Choose f16.</source>
        <translation>f16 wählen.</translation>
    </message>
    <message>
        <source>Choose one of its files.</source>
        <translation>Eine seiner Dateien wählen.</translation>
    </message>
    <message>
        <source>Choose one of the cards that `plimsoll detect` lists.</source>
        <translation>Eine der Karten wählen, die `plimsoll detect` auflistet.</translation>
    </message>
    <message>
        <source>Choose the file that was made for this very model, or draft without one.</source>
        <translation>Die Datei wählen, die für genau dieses Modell gemacht ist, oder ohne eine entwerfen.</translation>
    </message>
    <message>
        <source>Choose the first part of the model, or download the file again.</source>
        <translation>Den ersten Teil des Modells wählen oder die Datei neu herunterladen.</translation>
    </message>
    <message>
        <source>Choose the model file that it belongs to.</source>
        <translation>Die Modelldatei wählen, zu der sie gehört.</translation>
    </message>
    <message>
        <source>Choose the split by layers.</source>
        <translation>Die Aufteilung nach Schichten wählen.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Chosen engine</source>
        <translation>Gewählte Engine</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Fertige entfernen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Clock helper</source>
        <translation>Takthelfer</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Clocks of the card</source>
        <translation>Takte der Karte</translation>
    </message>
    <message>
        <source>Clocks of the card: {line}</source>
        <translation>Takte der Karte: {line}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close Plimsoll, get its files again (git pull, or a new copy) and run python packaging/bootstrap.py setup in their folder. If that does not help, delete the folder .venv there and run it once more.</source>
        <translation>Plimsoll beenden, seine Dateien neu holen (git pull oder eine neue Kopie) und in deren Ordner python packaging/bootstrap.py setup ausführen. Hilft das nicht, dort den Ordner .venv löschen und es noch einmal ausführen.</translation>
    </message>
    <message>
        <source>Close every program that uses the card, then as an administrator: modprobe -r nvidia_uvm, then modprobe nvidia_uvm.</source>
        <translation>Alle Programme schließen, die die Karte benutzen, dann als Administrator: modprobe -r nvidia_uvm, danach modprobe nvidia_uvm.</translation>
    </message>
    <message>
        <source>Close other programs</source>
        <translation>Andere Programme schließen</translation>
    </message>
    <message>
        <source>Close programs, or choose a smaller embedding model.</source>
        <translation>Programme schließen oder ein kleineres Embedding-Modell wählen.</translation>
    </message>
    <message>
        <source>Close the other program</source>
        <translation>Das andere Programm schließen</translation>
    </message>
    <message>
        <source>Close the other programs that use the card, then try again. Plimsoll never ends them.</source>
        <translation>Die anderen Programme schließen, die die Karte benutzen, dann noch einmal versuchen. Plimsoll beendet sie nie.</translation>
    </message>
    <message>
        <source>Close the other window, or run &apos;plimsoll clocks reset&apos;.</source>
        <translation>Das andere Fenster schließen oder „plimsoll clocks reset“ ausführen.</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Close what else uses the card, or choose a smaller context.</source>
        <translation>Schließen, was die Karte sonst benutzt, oder einen kleineren Kontext wählen.</translation>
    </message>
    <message>
        <source>Close what else uses the card; if it stays slow, prove the model again.</source>
        <translation>Schließen, was die Karte sonst benutzt; bleibt es langsam, das Modell neu prüfen.</translation>
    </message>
    <message>
        <source>Close what holds it, or choose a smaller context.</source>
        <translation>Schließen, was ihn belegt, oder einen kleineren Kontext wählen.</translation>
    </message>
    <message>
        <source>Close what you do not need, first the programs that use most memory, then try again.</source>
        <translation>Schließen, was nicht gebraucht wird, zuerst die größten Speicherverbraucher, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Close what you do not need, or raise the limit that binds.</source>
        <translation>Schließen, was nicht gebraucht wird, oder die begrenzende Schranke anheben.</translation>
    </message>
    <message>
        <source>Closing the window leaves the model loaded.</source>
        <translation>Beim Schließen des Fensters bleibt das Modell geladen.</translation>
    </message>
    <message>
        <source>Coding agent</source>
        <translation>Coding-Agent</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Kaltstart</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Compare the file&apos;s SHA-256 with the one published where it came from.</source>
        <translation>Den SHA-256 der Datei mit dem vergleichen, der an ihrer Quelle veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechenpuffer</translation>
    </message>
    <message>
        <source>Compute needs {compute} MiB, {left} MiB are left.</source>
        <translation>Der Rechenpuffer braucht {compute}&#xa0;MiB, {left}&#xa0;MiB sind übrig.</translation>
    </message>
    <message>
        <source>Computer memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Computer memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>Arbeitsspeicher in den letzten {n} Sekunden: niedrigster {lowest}, höchster {highest}, beim Stopp {last}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Computer memory, last {n} s</source>
        <translation>Arbeitsspeicher, letzte {n}&#xa0;s</translation>
    </message>
    <message>
        <source>Connect another app</source>
        <translation>Andere App verbinden</translation>
    </message>
    <message>
        <source>Connect another app…</source>
        <translation>Andere App verbinden…</translation>
    </message>
    <message>
        <source>Contained memory error</source>
        <translation>Eingegrenzter Speicherfehler</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Context switch timeout</source>
        <translation>Zeitüberschreitung beim Kontextwechsel</translation>
    </message>
    <message>
        <source>Context {n_ctx} instead of {n_ctx2}</source>
        <translation>Kontext {n_ctx} statt {n_ctx2}</translation>
    </message>
    <message>
        <source>Context {n_ctx}: all that the model was trained for.</source>
        <translation>Kontext {n_ctx}: alles, was das Modell gelernt hat.</translation>
    </message>
    <message>
        <source>Context {n_ctx}: more would serve {goals} no better.</source>
        <translation>Kontext {n_ctx}: Mehr bringt nichts ({goals}).</translation>
    </message>
    <message>
        <source>Context {n_ctx}: the longest of the usual sizes that fits.</source>
        <translation>Kontext {n_ctx}: die längste der üblichen Größen, die passt.</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Kontext, Token</translation>
    </message>
    <message>
        <source>Context: {text}</source>
        <translation>Kontext: {text}</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copies to the card are a little slower.</source>
        <translation>Kopien zur Karte sind etwas langsamer.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub.</source>
        <translation>Vollständig vom Hub kopieren.</translation>
    </message>
    <message>
        <source>Copy it whole from the server.</source>
        <translation>Vollständig vom Server kopieren.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <translation>Diesen Code kopieren</translation>
    </message>
    <message>
        <source>Copy this question</source>
        <translation>Diese Frage kopieren</translation>
    </message>
    <message>
        <source>Copy this reply</source>
        <translation>Diese Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy with the key</source>
        <translation>Mit dem Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Copy {command}</source>
        <translation>{command} kopieren</translation>
    </message>
    <message>
        <source>Core clock</source>
        <translation>Kerntakt</translation>
    </message>
    <message>
        <source>Correct HTTP_PROXY, HTTPS_PROXY or ALL_PROXY.</source>
        <translation>HTTP_PROXY, HTTPS_PROXY oder ALL_PROXY berichtigen.</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Kosten: {cost}</translation>
    </message>
    <message>
        <source>Creative</source>
        <translation>Kreativ</translation>
    </message>
    <message>
        <source>Cursor and others send every request through their own servers, which cannot reach this computer.</source>
        <translation>Cursor und andere senden jede Anfrage über ihre eigenen Server, die diesen Computer nicht erreichen.</translation>
    </message>
    <message>
        <source>DRY</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>Dez.</translation>
    </message>
    <message>
        <source>Decisive lines</source>
        <translation>Entscheidende Zeilen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>„{title}“ gelöscht.</translation>
    </message>
    <message>
        <source>Desktop and other programs</source>
        <translation>Desktop und andere Programme</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Disk: {name}</source>
        <translation>Datenträger: {name}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Display clock</source>
        <translation>Anzeigetakt</translation>
    </message>
    <message>
        <source>Do anything by its name</source>
        <translation>Alles beim Namen aufrufen</translation>
    </message>
    <message>
        <source>Do not lock in memory</source>
        <translation>Nicht im Speicher sperren</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Do not open {name}</source>
        <translation>{name} nicht öffnen</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>Antwortet nicht</translation>
    </message>
    <message>
        <source>Does not fit: {n} MiB over the load line</source>
        <translation>Passt nicht: {n}&#xa0;MiB über der Ladelinie</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Double bit ECC error</source>
        <translation>Doppelbit-ECC-Fehler</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Download</source>
        <comment>verb</comment>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download a GGUF file of this model.</source>
        <translation>Eine GGUF-Datei dieses Modells herunterladen.</translation>
    </message>
    <message>
        <source>Download a little-endian file of this model, from another repository if need be.</source>
        <translation>Eine Little-Endian-Datei dieses Modells herunterladen, notfalls aus einem anderen Repository.</translation>
    </message>
    <message>
        <source>Download a newer file of this model.</source>
        <translation>Eine neuere Datei dieses Modells herunterladen.</translation>
    </message>
    <message>
        <source>Download it into the same folder.</source>
        <translation>In denselben Ordner herunterladen.</translation>
    </message>
    <message>
        <source>Download of {title}: {share}, {figures}</source>
        <translation>Download von {title}: {share}, {figures}</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Die Datei noch einmal herunterladen.</translation>
    </message>
    <message>
        <source>Download the file itself, for example with `plimsoll pull`.</source>
        <translation>Die Datei selbst herunterladen, zum Beispiel mit `plimsoll pull`.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <translation>{size} herunterladen</translation>
    </message>
    <message>
        <source>Download {size} and the engine</source>
        <translation>{size} und die Engine herunterladen</translation>
    </message>
    <message>
        <source>Downloaded: {model}</source>
        <translation>Heruntergeladen: {model}</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Wird heruntergeladen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Downloads · {n}</source>
        <translation>Downloads · {n}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Drafting</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Drafting (MTP)</source>
        <translation>Entwürfe (MTP)</translation>
    </message>
    <message>
        <source>Drafting changed the reply; it must never do that.</source>
        <translation>Die Entwürfe haben die Antwort verändert; das darf nie sein.</translation>
    </message>
    <message>
        <source>Drafting does not pay now and is switched off: {rate} tokens/s with it, {plain} without.</source>
        <translation>Entwürfe lohnen sich gerade nicht und sind abgeschaltet: {rate}&#xa0;Token/s mit ihnen, {plain} ohne.</translation>
    </message>
    <message>
        <source>Drafting does not pay on this computer.</source>
        <translation>Entwürfe lohnen sich auf diesem Computer nicht.</translation>
    </message>
    <message>
        <source>Drafting does not pay: {with_mtp} tokens/s with it, {without} without.</source>
        <translation>Entwürfe lohnen sich nicht: {with_mtp}&#xa0;Token/s mit ihnen, {without} ohne.</translation>
    </message>
    <message>
        <source>Drafting file</source>
        <translation>Entwurfsdatei</translation>
    </message>
    <message>
        <source>Drafting file: it drafts for the model that it was made for, it does not chat.</source>
        <translation>Entwurfsdatei: Sie entwirft für das Modell, für das sie gemacht wurde, und chattet nicht.</translation>
    </message>
    <message>
        <source>Drafting got a micro-batch of {least_ubatch}: there was no room for {asked}.</source>
        <translation>Die Entwürfe bekamen einen Mikro-Batch von {least_ubatch}: Für {asked} war kein Platz.</translation>
    </message>
    <message>
        <source>Drafting is off to save memory.</source>
        <translation>Entwürfe sind aus, um Speicher zu sparen.</translation>
    </message>
    <message>
        <source>Drafting is off: it slows models of this size down.</source>
        <translation>Entwürfe sind aus: Sie bremsen Modelle dieser Größe.</translation>
    </message>
    <message>
        <source>Drafting is off: the engine cannot use several MTP layers of this kind.</source>
        <translation>Entwürfe sind aus: Die Engine kann mehrere MTP-Schichten dieser Art nicht nutzen.</translation>
    </message>
    <message>
        <source>Drafting is off: with quantised weights it slows a processor down.</source>
        <translation>Entwürfe sind aus: Bei quantisierten Gewichten bremsen sie einen Prozessor.</translation>
    </message>
    <message>
        <source>Drafting needs {draft} MiB, {free_mib} MiB are free.</source>
        <translation>Entwürfe brauchen {draft}&#xa0;MiB, {free_mib}&#xa0;MiB sind frei.</translation>
    </message>
    <message>
        <source>Drafting off</source>
        <translation>Entwürfe aus</translation>
    </message>
    <message>
        <source>Drafting on</source>
        <translation>Entwürfe ein</translation>
    </message>
    <message>
        <source>Drafting on and off (MTP)</source>
        <translation>Entwürfe ein und aus (MTP)</translation>
    </message>
    <message>
        <source>Drafting pays again: {rate} tokens/s with it, {plain} without.</source>
        <translation>Entwürfe lohnen sich wieder: {rate}&#xa0;Token/s mit ihnen, {plain} ohne.</translation>
    </message>
    <message>
        <source>Drafting steps aside while several replies are written at once.</source>
        <translation>Entwürfe treten zurück, solange mehrere Antworten zugleich geschrieben werden.</translation>
    </message>
    <message>
        <source>Drafts accepted</source>
        <translation>Entwürfe angenommen</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Driver firmware error</source>
        <translation>Firmware-Fehler des Treibers</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>Treiber {version}</translation>
    </message>
    <message>
        <source>Drop the oldest</source>
        <translation>Älteste weglassen</translation>
    </message>
    <message>
        <source>Earlier question</source>
        <translation>Frühere Frage</translation>
    </message>
    <message>
        <source>Earlier reply</source>
        <translation>Frühere Antwort</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs can ask it too.</source>
        <translation>Auch Editoren, Agenten und Chatprogramme können es fragen.</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs on this computer use the model proven here.</source>
        <translation>Editoren, Agenten und Chatprogramme auf diesem Computer nutzen das hier geprüfte Modell.</translation>
    </message>
    <message>
        <source>Embedding model: it turns texts into vectors, it does not chat.</source>
        <translation>Embedding-Modell: Es macht aus Texten Vektoren, es chattet nicht.</translation>
    </message>
    <message>
        <source>Ended by SIGBUS: a mapped file is shorter than it was.</source>
        <translation>Beendet durch SIGBUS: Eine eingeblendete Datei ist kürzer als zuvor.</translation>
    </message>
    <message>
        <source>Ended by the out-of-memory killer.</source>
        <translation>Wegen Speichermangels vom System beendet (OOM-Killer).</translation>
    </message>
    <message>
        <source>Ended by {signal}.</source>
        <translation>Beendet durch {signal}.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <translation>Speicher der Engine</translation>
    </message>
    <message>
        <source>Engine {version}</source>
        <translation>Engine {version}</translation>
    </message>
    <message>
        <source>Engine: {name}</source>
        <translation>Engine: {name}</translation>
    </message>
    <message>
        <source>Engine: {setting}</source>
        <translation>Engine: {setting}</translation>
    </message>
    <message>
        <source>Engines come from their own release server alone, and this address leads elsewhere.</source>
        <translation>Engines kommen nur von ihrem eigenen Server, und diese Adresse führt woandershin.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Enrol the key of the driver&apos;s module (mokutil --import), or use the signed package of your system, then restart.</source>
        <translation>Den Schlüssel des Treibermoduls registrieren (mokutil --import) oder das signierte Paket des Systems verwenden, dann neu starten.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>Token eingeben…</translation>
    </message>
    <message>
        <source>Enter it again next time, or set HF_TOKEN.</source>
        <translation>Beim nächsten Mal neu eingeben oder HF_TOKEN setzen.</translation>
    </message>
    <message>
        <source>Enter it again next time.</source>
        <translation>Beim nächsten Mal neu eingeben.</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add NAME URL`.</source>
        <translation>Eintragen: `plimsoll remote add NAME URL`.</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add {name} {url} --key-stdin`, or in the window.</source>
        <translation>Eintragen: `plimsoll remote add {name} {url} --key-stdin`, oder im Fenster.</translation>
    </message>
    <message>
        <source>Enter lists the models of this folder.</source>
        <translation>Die Eingabetaste listet die Modelle dieses Ordners auf.</translation>
    </message>
    <message>
        <source>Enter lists this file and opens it.</source>
        <translation>Die Eingabetaste listet diese Datei auf und öffnet sie.</translation>
    </message>
    <message>
        <source>Enter lists what is popular.</source>
        <translation>Die Eingabetaste zeigt, was beliebt ist.</translation>
    </message>
    <message>
        <source>Enter opens it: it is in Plimsoll&apos;s catalogue.</source>
        <translation>Die Eingabetaste öffnet es: Es steht in Plimsolls Katalog.</translation>
    </message>
    <message>
        <source>Enter opens it: it is on this computer.</source>
        <translation>Die Eingabetaste öffnet es: Es ist auf diesem Computer.</translation>
    </message>
    <message>
        <source>Enter opens this repository.</source>
        <translation>Die Eingabetaste öffnet dieses Repository.</translation>
    </message>
    <message>
        <source>Enter opens what the arrow keys choose.</source>
        <translation>Die Eingabetaste öffnet, was die Pfeiltasten wählen.</translation>
    </message>
    <message>
        <source>Enter searches the Hub for “{words}”.</source>
        <translation>Die Eingabetaste sucht im Hub nach „{words}“.</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter makes a new line.</source>
        <translation>Eingabe sendet, Umschalt+Eingabe beginnt eine neue Zeile.</translation>
    </message>
    <message>
        <source>Even {n_ctx} tokens are {missing} GiB too much for {place}.</source>
        <translation>Selbst {n_ctx} Token sind {missing}&#xa0;GiB zu viel ({place}).</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Every byte of {name} is as published: the file is not what is wrong.</source>
        <translation>Jedes Byte von {name} ist wie veröffentlicht: An der Datei liegt es nicht.</translation>
    </message>
    <message>
        <source>Every layer went to the processor.</source>
        <translation>Alle Schichten gingen an den Prozessor.</translation>
    </message>
    <message>
        <source>Every quant is planned with the largest context that serves here.</source>
        <translation>Jede Quantisierung ist mit dem größten Kontext geplant, der hier nützt.</translation>
    </message>
    <message>
        <source>Everybody in this network who has the key can ask, and the connection is not encrypted: others in the network can read along. Turn it on only in a network you trust.</source>
        <translation>Wer in diesem Netz den Schlüssel hat, kann fragen, und die Verbindung ist nicht verschlüsselt: Andere im Netz können mitlesen. Nur in einem vertrauenswürdigen Netz einschalten.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>Alles wächst mit.</translation>
    </message>
    <message>
        <source>Everything on the card</source>
        <translation>Alles auf der Karte</translation>
    </message>
    <message>
        <source>Everything on the card, at its peak</source>
        <translation>Alles auf der Karte, im Höchststand</translation>
    </message>
    <message>
        <source>Excellent</source>
        <comment>quality</comment>
        <translation>Hervorragende</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expertenmodus</translation>
    </message>
    <message>
        <source>Experts in the computer&apos;s memory</source>
        <translation>Experten im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Experts on the CPU, layers</source>
        <translation>Experten auf der CPU, Schichten</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Als JSON exportieren…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Als Markdown exportieren…</translation>
    </message>
    <message>
        <source>Export chat</source>
        <translation>Chat exportieren</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Nach {path} exportiert</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed its test</source>
        <translation>Test nicht bestanden</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>quality</comment>
        <translation>Mittlere</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Lüfter</translation>
    </message>
    <message>
        <source>Faults the driver reported</source>
        <translation>Vom Treiber gemeldete Fehler</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>Feb.</translation>
    </message>
    <message>
        <source>Fetch it</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`.</source>
        <translation>Mit `plimsoll runtimes install {kind}` neu herunterladen.</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`. {later}</source>
        <translation>Mit `plimsoll runtimes install {kind}` neu herunterladen. {later}</translation>
    </message>
    <message>
        <source>Fetch it again.</source>
        <translation>Neu herunterladen.</translation>
    </message>
    <message>
        <source>Fetch it again. {later}</source>
        <translation>Neu herunterladen. {later}</translation>
    </message>
    <message>
        <source>Fetch it another way</source>
        <translation>Anders herunterladen</translation>
    </message>
    <message>
        <source>Fetch it, {size}</source>
        <translation>Herunterladen, {size}</translation>
    </message>
    <message>
        <source>Fetch its drafting file again, or choose another one in the setup.</source>
        <translation>Die Entwurfsdatei erneut herunterladen oder im Setup eine andere wählen.</translation>
    </message>
    <message>
        <source>Fetch next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.</source>
        <translation>Mit `plimsoll runtimes install` den Build herunterladen, der zu diesem Plimsoll gehört.</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install that library.</source>
        <translation>Die Engine neu herunterladen oder diese Bibliothek installieren.</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install the Visual C++ runtime.</source>
        <translation>Die Engine neu herunterladen oder die Visual-C++-Laufzeit installieren.</translation>
    </message>
    <message>
        <source>Fetch the engine again.</source>
        <translation>Die Engine neu herunterladen.</translation>
    </message>
    <message>
        <source>Fetch the engine, {size}</source>
        <translation>Engine laden, {size}</translation>
    </message>
    <message>
        <source>Fetch the file again</source>
        <translation>Datei neu herunterladen</translation>
    </message>
    <message>
        <source>Fetch the file again from where it came; Plimsoll can do so for files that it fetched itself.</source>
        <translation>Die Datei neu von ihrer Quelle herunterladen; Plimsoll kann das bei Dateien, die es selbst heruntergeladen hat.</translation>
    </message>
    <message>
        <source>Fetch the file with a browser and add it in Models.</source>
        <translation>Die Datei mit einem Browser herunterladen und unter Modelle hinzufügen.</translation>
    </message>
    <message>
        <source>Fetch the missing part</source>
        <translation>Fehlenden Teil herunterladen</translation>
    </message>
    <message>
        <source>Fetch the model again: only the missing part is transferred.</source>
        <translation>Das Modell noch einmal herunterladen: Nur der fehlende Teil wird übertragen.</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Heruntergeladen</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>Wird geholt</translation>
    </message>
    <message>
        <source>Fetching the build</source>
        <translation>Der Build wird heruntergeladen</translation>
    </message>
    <message>
        <source>Fetching what it needs</source>
        <translation>Benötigtes wird heruntergeladen</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Fewer checkpoints</source>
        <translation>Weniger Zwischenstände</translation>
    </message>
    <message>
        <source>Fewer draft tokens</source>
        <translation>Weniger Entwurfstoken</translation>
    </message>
    <message>
        <source>Fewer layers on the card</source>
        <translation>Weniger Schichten auf der Karte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File mapped (mmap)</source>
        <translation>Datei eingeblendet (mmap)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>Datei des Pakets</translation>
    </message>
    <message>
        <source>Files of the engine are missing or were changed.</source>
        <translation>Dateien der Engine fehlen oder wurden verändert.</translation>
    </message>
    <message>
        <source>Filling the context</source>
        <translation>Kontext wird gefüllt</translation>
    </message>
    <message>
        <source>Fills 90 % of the context. A question or Stop ends it early.</source>
        <translation>Füllt 90&#xa0;% des Kontexts. Eine Frage oder Stopp beendet es früher.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Finden</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>Modell finden</translation>
    </message>
    <message>
        <source>Find a model for this computer</source>
        <translation>Ein Modell für diesen Computer finden</translation>
    </message>
    <message>
        <source>Find in chats</source>
        <translation>In Chats suchen</translation>
    </message>
    <message>
        <source>Find one for this computer</source>
        <translation>Eines für diesen Computer finden</translation>
    </message>
    <message>
        <source>Find one that fits this computer, or begin at once: the starter model is small and comes with Plimsoll, the engine test is a tiny one that only shows that everything works. Files can also be dropped here.</source>
        <translation>Ein Modell finden, das auf diesen Computer passt, oder gleich anfangen: Das Startmodell ist klein und kommt mit Plimsoll, der Engine-Test ist winzig und zeigt nur, dass alles funktioniert. Dateien können auch hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Find the best lock</source>
        <translation>Beste Fixierung suchen</translation>
    </message>
    <message>
        <source>First at {first}: {before} Then at {second}: {title}</source>
        <translation>Zuerst um {first}: {before} Dann um {second}: {title}</translation>
    </message>
    <message>
        <source>First reply</source>
        <translation>Erste Antwort</translation>
    </message>
    <message>
        <source>First the engine for your card</source>
        <translation>Zuerst die Engine für Ihre Karte</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Fix it for me</source>
        <translation>Für mich beheben</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Fixed clocks</source>
        <translation>Feste Takte</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Fixes and receipts</source>
        <translation>Abhilfe und Prüfbelege</translation>
    </message>
    <message>
        <source>Fixing it</source>
        <translation>Wird behoben</translation>
    </message>
    <message>
        <source>Fixing {name}</source>
        <translation>{name} wird behoben</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Flash attention on</source>
        <translation>Flash Attention ein</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folders that are listed too</source>
        <translation>Ordner, die auch aufgelistet werden</translation>
    </message>
    <message>
        <source>Follows what Settings say.</source>
        <translation>Folgt den Einstellungen.</translation>
    </message>
    <message>
        <source>For the card (CUDA 12)</source>
        <translation>Für die Karte (CUDA 12)</translation>
    </message>
    <message>
        <source>For the card (CUDA 13)</source>
        <translation>Für die Karte (CUDA 13)</translation>
    </message>
    <message>
        <source>For the card (CUDA)</source>
        <translation>Für die Karte (CUDA)</translation>
    </message>
    <message>
        <source>For the card (Vulkan)</source>
        <translation>Für die Karte (Vulkan)</translation>
    </message>
    <message>
        <source>For the processor</source>
        <translation>Für den Prozessor</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>Token vergessen</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>Speicherplatz schaffen</translation>
    </message>
    <message>
        <source>Free for a model</source>
        <translation>Frei für ein Modell</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Freier Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder.</source>
        <translation>Dort Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Free some space, or check the folder&apos;s permissions.</source>
        <translation>Platz schaffen oder die Zugriffsrechte des Ordners prüfen.</translation>
    </message>
    <message>
        <source>Free some space, or set HF_HUB_CACHE to a folder on another drive.</source>
        <translation>Platz schaffen oder HF_HUB_CACHE auf einen Ordner auf einem anderen Laufwerk setzen.</translation>
    </message>
    <message>
        <source>Free some space, or set PLIMSOLL_HOME to another drive.</source>
        <translation>Platz schaffen oder PLIMSOLL_HOME auf ein anderes Laufwerk setzen.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Platz schaffen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Free some space; what is on the screen stays until Plimsoll ends.</source>
        <translation>Platz schaffen; was zu sehen ist, bleibt, bis Plimsoll endet.</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>Von {low} bis {high}</translation>
    </message>
    <message>
        <source>Full cache type (f16)</source>
        <translation>Voller Cachetyp (f16)</translation>
    </message>
    <message>
        <source>GPU has fallen off the bus</source>
        <translation>GPU vom Bus getrennt</translation>
    </message>
    <message>
        <source>GPU initialization failure</source>
        <translation>GPU-Initialisierung fehlgeschlagen</translation>
    </message>
    <message>
        <source>GPU memory page fault</source>
        <translation>Seitenfehler im GPU-Speicher</translation>
    </message>
    <message>
        <source>GPU recovery action changed</source>
        <translation>Andere GPU-Wiederherstellung nötig</translation>
    </message>
    <message>
        <source>GPU stopped processing</source>
        <translation>GPU rechnet nicht mehr</translation>
    </message>
    <message>
        <source>GPU {use} % busy at {watts} W</source>
        <translation>GPU {use}&#xa0;% ausgelastet bei {watts}&#xa0;W</translation>
    </message>
    <message>
        <source>GSP RPC timeout</source>
        <translation>Zeitüberschreitung beim GSP-RPC</translation>
    </message>
    <message>
        <source>GSP error</source>
        <translation>GSP-Fehler</translation>
    </message>
    <message>
        <source>Gated</source>
        <translation>Beschränkt</translation>
    </message>
    <message>
        <source>Gemma Terms of Use</source>
        <translation>Nutzungsbedingungen von Gemma</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Get the starter model</source>
        <translation>Startmodell holen</translation>
    </message>
    <message>
        <source>Getting the model</source>
        <translation>Modell wird geholt</translation>
    </message>
    <message>
        <source>Getting {name}</source>
        <translation>{name} wird geholt</translation>
    </message>
    <message>
        <source>Give a PEM file.</source>
        <translation>Eine PEM-Datei angeben.</translation>
    </message>
    <message>
        <source>Give it: --rpc {missing}.</source>
        <translation>Angeben: --rpc {missing}.</translation>
    </message>
    <message>
        <source>Give owner/repository, or an address on the Hub.</source>
        <translation>owner/repository oder eine Adresse auf dem Hub angeben.</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>owner/repository:QUANT, einen Pfad, „starter“ oder „engine-test“ angeben.</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, an address on the Hub, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>owner/repository:QUANT, eine Adresse auf dem Hub, einen Pfad, „starter“ oder „engine-test“ angeben.</translation>
    </message>
    <message>
        <source>Give the clocks back</source>
        <translation>Takte freigeben</translation>
    </message>
    <message>
        <source>Give the container the card</source>
        <translation>Dem Container die Karte geben</translation>
    </message>
    <message>
        <source>Give the display watchdog more time</source>
        <translation>Dem Bildschirm-Watchdog mehr Zeit geben</translation>
    </message>
    <message>
        <source>Give the driver&apos;s watchdog more time</source>
        <translation>Dem Watchdog des Treibers mehr Zeit geben</translation>
    </message>
    <message>
        <source>Give the file of the authority that signed it (--ca FILE). Nothing was sent.</source>
        <translation>Die Datei der Stelle angeben, die es signiert hat (--ca FILE). Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Give the parts their names back, such as model-00001-of-{count}.gguf.</source>
        <translation>Den Teilen ihre Namen zurückgeben, etwa model-00001-of-{count}.gguf.</translation>
    </message>
    <message>
        <source>Give the parts their own names back, or download them again.</source>
        <translation>Den Teilen ihre eigenen Namen zurückgeben oder sie neu herunterladen.</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Give them back here, or with `plimsoll clocks reset`; a restart of the computer does it too.</source>
        <translation>Hier freigeben oder mit `plimsoll clocks reset`; auch ein Neustart des Computers tut es.</translation>
    </message>
    <message>
        <source>Gives the card’s memory and its watts back; the next message loads the model again.</source>
        <translation>Gibt Grafikspeicher und Strom wieder frei; die nächste Nachricht lädt das Modell neu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with downloads</source>
        <translation>Downloads fortsetzen</translation>
    </message>
    <message>
        <source>Go on with {name}…</source>
        <translation>Weiter mit {name}…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quality</comment>
        <translation>Gute</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quant</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Graphics engine class error</source>
        <translation>Klassenfehler der Grafik-Engine</translation>
    </message>
    <message>
        <source>Graphics engine exception</source>
        <translation>Ausnahme der Grafik-Engine</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppen der Einstellungen</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is {given}, which cannot be asked: {error}.</source>
        <translation>HF_ENDPOINT ist {given}, was sich nicht fragen lässt: {error}.</translation>
    </message>
    <message>
        <source>Hardware slowdown</source>
        <translation>Drosselung durch Hardware</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Health of this computer</source>
        <translation>Zustand dieses Computers</translation>
    </message>
    <message>
        <source>Health of this computer: {state}</source>
        <translation>Zustand dieses Computers: {state}</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>Heat.</source>
        <translation>Wärme.</translation>
    </message>
    <message>
        <source>Heavy loss</source>
        <translation>Starker Verlust</translation>
    </message>
    <message>
        <source>Held by the engine</source>
        <translation>Von der Engine belegt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Here, and left open: the tunnel. NAME is the other computer.</source>
        <translation>Hier, und offen gelassen: der Tunnel. NAME ist der andere Computer.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>High single-bit ECC error rate</source>
        <translation>Viele Einzelbit-ECC-Fehler</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Hold the graphs</source>
        <translation>Graphen anhalten</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Fasst</translation>
    </message>
    <message>
        <source>Holds the longest documents</source>
        <translation>Fasst die längsten Dokumente</translation>
    </message>
    <message>
        <source>Holds {n_ctx} tokens and leaves {room} GiB on {place}.</source>
        <translation>Fasst {n_ctx} Token und lässt {room}&#xa0;GiB frei ({place}).</translation>
    </message>
    <message>
        <source>Host memory was almost used up.</source>
        <translation>Der Arbeitsspeicher war fast aufgebraucht.</translation>
    </message>
    <message>
        <source>How close it stays to the original, as measured for files of this kind.</source>
        <translation>Wie nah es am Original bleibt, gemessen an Dateien dieser Art.</translation>
    </message>
    <message>
        <source>How fast it goes. A token is a piece of a word, in English about 4 letters.</source>
        <translation>Wie schnell es geht. Ein Token ist ein Stück eines Wortes, im Englischen etwa 4 Buchstaben.</translation>
    </message>
    <message>
        <source>How fast the card&apos;s memory runs. The speed of replies hangs on it more than on anything else.</source>
        <translation>Wie schnell der Speicher der Karte läuft. Das Tempo der Antworten hängt davon am meisten ab.</translation>
    </message>
    <message>
        <source>How long it takes until the reply begins: the prompt is read before that.</source>
        <translation>Wie lange es dauert, bis die Antwort beginnt: Vorher wird der Prompt gelesen.</translation>
    </message>
    <message>
        <source>How many tokens of a prompt are read in one step, also called ubatch. More reads faster and takes more memory.</source>
        <translation>Wie viele Token eines Prompts in einem Schritt gelesen werden, auch ubatch genannt. Mehr liest schneller und braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>How many tokens of text fit at once: the chat so far, its files and the reply. More takes more memory.</source>
        <translation>Wie viele Token Text zugleich hineinpassen: der bisherige Chat, seine Dateien und die Antwort. Mehr braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>How the weights are stored. Fewer bits take less memory and lose some quality.</source>
        <translation>Wie die Gewichte gespeichert sind. Weniger Bits brauchen weniger Speicher und kosten etwas Qualität.</translation>
    </message>
    <message>
        <source>How this model calls tools is not known here: its calls come as text.</source>
        <translation>Wie dieses Modell Werkzeuge aufruft, ist hier nicht bekannt: Die Aufrufe kommen als Text.</translation>
    </message>
    <message>
        <source>If the computer slept, reload the module nvidia_uvm or restart the computer.</source>
        <translation>Wenn der Computer im Ruhezustand war, das Modul nvidia_uvm neu laden oder den Computer neu starten.</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file ({size}) is not fetched.</source>
        <translation>Bilder: noch nicht. Das Modell kann sehen; Plimsoll betreibt es mit Text, und seine Bilddatei ({size}) wird nicht heruntergeladen.</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file is not fetched.</source>
        <translation>Bilder: noch nicht. Das Modell kann sehen; Plimsoll betreibt es mit Text, und seine Bilddatei wird nicht heruntergeladen.</translation>
    </message>
    <message>
        <source>In a container or a virtual machine the host has to lock the clocks.</source>
        <translation>In einem Container oder einer virtuellen Maschine muss der Host die Takte fixieren.</translation>
    </message>
    <message>
        <source>In a container raise its memory limit. Otherwise more memory must be built in.</source>
        <translation>In einem Container dessen Speicherlimit anheben. Sonst muss mehr Speicher eingebaut werden.</translation>
    </message>
    <message>
        <source>In a container the computer is not 127.0.0.1: use {address}. With Docker on Linux itself, let other computers ask too (Settings, Local API).</source>
        <translation>In einem Container ist der Computer nicht 127.0.0.1: {address} verwenden. Mit Docker direkt unter Linux auch andere Computer fragen lassen (Einstellungen, Lokale API).</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project.</source>
        <translation>In einem Terminal, im Ordner des Projekts.</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project. Only this terminal asks Plimsoll.</source>
        <translation>In einem Terminal, im Ordner des Projekts. Nur dieses Terminal fragt Plimsoll.</translation>
    </message>
    <message>
        <source>In a terminal.</source>
        <translation>In einem Terminal.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>In this computer&apos;s memory</source>
        <translation>Im Arbeitsspeicher dieses Computers</translation>
    </message>
    <message>
        <source>In this order: 1. a CUDA wheel of llama-cpp-python 0.3.36 from its own index; 2. a build on this computer: install the CUDA toolkit (nvcc), set CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; and set Plimsoll up anew; 3. `plimsoll runtimes install vulkan`; 4. the processor, as set up.</source>
        <translation>In dieser Reihenfolge: 1. ein CUDA-Wheel von llama-cpp-python 0.3.36 aus seinem eigenen Index; 2. ein Build auf diesem Computer: das CUDA-Toolkit (nvcc) installieren, CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; setzen und Plimsoll neu einrichten; 3. `plimsoll runtimes install vulkan`; 4. der Prozessor, wie eingerichtet.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for the card.</source>
        <translation>Den NVIDIA-Treiber für die Karte installieren.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for this system, then restart.</source>
        <translation>Den NVIDIA-Treiber für dieses System installieren, dann neu starten.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages or from NVIDIA, then restart.</source>
        <translation>Den NVIDIA-Treiber aus den Paketen des Systems oder von NVIDIA installieren, dann neu starten.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages: it turns nouveau off. Then restart.</source>
        <translation>Den NVIDIA-Treiber aus den Paketen des Systems installieren: Er schaltet nouveau ab. Dann neu starten.</translation>
    </message>
    <message>
        <source>Install Plimsoll&apos;s package again; root must own the helper.</source>
        <translation>Plimsolls Paket neu installieren; der Helfer muss root gehören.</translation>
    </message>
    <message>
        <source>Install a newer NVIDIA driver, then run `plimsoll runtimes check`.</source>
        <translation>Einen neueren NVIDIA-Treiber installieren, dann `plimsoll runtimes check` ausführen.</translation>
    </message>
    <message>
        <source>Install another version of NVIDIA&apos;s driver (the newest production branch first), then restart.</source>
        <translation>Eine andere Version des NVIDIA-Treibers installieren (zuerst den neuesten Production Branch), dann neu starten.</translation>
    </message>
    <message>
        <source>Install driver {needed} or newer.</source>
        <translation>Treiber {needed} oder neuer installieren.</translation>
    </message>
    <message>
        <source>Install it with the system&apos;s packages, or take another kind. {alternatives}</source>
        <translation>Mit den Paketen des Systems installieren oder eine andere Art nehmen. {alternatives}</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver in Windows (not here), then run &apos;wsl --shutdown&apos;.</source>
        <translation>Den NVIDIA-Treiber in Windows installieren (nicht hier), dann „wsl --shutdown“ ausführen.</translation>
    </message>
    <message>
        <source>Install the driver</source>
        <translation>Treiber installieren</translation>
    </message>
    <message>
        <source>Install the engine again</source>
        <translation>Engine neu installieren</translation>
    </message>
    <message>
        <source>Install the other kind: cu12 for older cards, cu13 for the newest.</source>
        <translation>Die andere Art installieren: cu12 für ältere Karten, cu13 für die neuesten.</translation>
    </message>
    <message>
        <source>Install the program again</source>
        <translation>Das Programm neu installieren</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll on both. plimsoll runtimes list tells which engine each uses; it must be of the same version too.</source>
        <translation>Auf beiden dieselbe Version von Plimsoll installieren. plimsoll runtimes list zeigt, welche Engine jeder nutzt; auch sie muss dieselbe Version haben.</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll, and of its engine, on both.</source>
        <translation>Auf beiden dieselbe Version von Plimsoll und seiner Engine installieren.</translation>
    </message>
    <message>
        <source>Instead of the file a web page came, not from {host}: a network sign-in page or a filter answers in its place.</source>
        <translation>Statt der Datei kam eine Webseite, nicht von {host}: Eine Anmeldeseite des Netzes oder ein Filter antwortet an seiner Stelle.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Instructions and style</source>
        <translation>Anweisungen und Stil</translation>
    </message>
    <message>
        <source>Instructions and style (Ctrl+I)</source>
        <translation>Anweisungen und Stil (Strg+I)</translation>
    </message>
    <message>
        <source>Instructions and style of the chat</source>
        <translation>Anweisungen und Stil des Chats</translation>
    </message>
    <message>
        <source>Internal micro-controller breakpoint</source>
        <translation>Haltepunkt im internen Mikrocontroller</translation>
    </message>
    <message>
        <source>Internal micro-controller halt</source>
        <translation>Interner Mikrocontroller angehalten</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Interrupted here.</source>
        <translation>Hier unterbrochen.</translation>
    </message>
    <message>
        <source>Interrupted, kept</source>
        <translation>Unterbrochen, aufbewahrt</translation>
    </message>
    <message>
        <source>Invalid or corrupted push buffer</source>
        <translation>Ungültiger oder beschädigter Push-Puffer</translation>
    </message>
    <message>
        <source>It answered that nothing is there.</source>
        <translation>Die Antwort war, dass dort nichts ist.</translation>
    </message>
    <message>
        <source>It answered that there were too many requests.</source>
        <translation>Die Antwort war, dass es zu viele Anfragen gab.</translation>
    </message>
    <message>
        <source>It belongs to LM Studio</source>
        <translation>Es gehört LM Studio</translation>
    </message>
    <message>
        <source>It belongs to Ollama</source>
        <translation>Es gehört Ollama</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Es kann jetzt geöffnet werden.</translation>
    </message>
    <message>
        <source>It cannot be read to its end, so nothing of it is used.</source>
        <translation>Es lässt sich nicht bis zum Ende lesen, darum wird nichts davon verwendet.</translation>
    </message>
    <message>
        <source>It changes the engine.</source>
        <translation>Sie ändert die Engine.</translation>
    </message>
    <message>
        <source>It comes with Plimsoll</source>
        <translation>Es kommt mit Plimsoll</translation>
    </message>
    <message>
        <source>It comes with Plimsoll and proves the whole way, from memory to an answer.</source>
        <translation>Es kommt mit Plimsoll und prüft den ganzen Weg, vom Speicher bis zur Antwort.</translation>
    </message>
    <message>
        <source>It could not be planned.</source>
        <translation>Es konnte nicht geplant werden.</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>Es konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>It did not answer, or with an error of its own.</source>
        <translation>Es kam keine Antwort oder ein eigener Fehler.</translation>
    </message>
    <message>
        <source>It did not open</source>
        <translation>Es ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>It does not run as it was asked to, and nothing says why.</source>
        <translation>Es läuft nicht so, wie es sollte, und nichts sagt, warum.</translation>
    </message>
    <message>
        <source>It does not suit {name} (compute capability {compute_capability}).</source>
        <translation>Sie passt nicht zu {name} (Compute Capability {compute_capability}).</translation>
    </message>
    <message>
        <source>It drafts with {name}, a file of its own.</source>
        <translation>Es entwirft mit {name}, einer eigenen Datei.</translation>
    </message>
    <message>
        <source>It ended between two checkpoints of the state.</source>
        <translation>Es endete zwischen zwei Zwischenständen.</translation>
    </message>
    <message>
        <source>It ended in the middle of its work[, with {how}], and no line says more.</source>
        <translation>Sie endete mitten in der Arbeit[, mit {how}], und keine Zeile sagt mehr.</translation>
    </message>
    <message>
        <source>It ended, or swelled, while prompts were kept for reuse.</source>
        <translation>Es endete oder schwoll an, während Prompts zur Wiederverwendung aufbewahrt wurden.</translation>
    </message>
    <message>
        <source>It fetches {size}.</source>
        <translation>Sie lädt {size} herunter.</translation>
    </message>
    <message>
        <source>It has no code for {name}: CUDA 12.8 or newer is needed.</source>
        <translation>Sie hat keinen Code für {name}: CUDA 12.8 oder neuer ist nötig.</translation>
    </message>
    <message>
        <source>It has not been asked since Plimsoll started.</source>
        <translation>Seit dem Start von Plimsoll nicht gefragt.</translation>
    </message>
    <message>
        <source>It holds a name that leads out of its own folder, so nothing of it was unpacked.</source>
        <translation>Es enthält einen Namen, der aus dem eigenen Ordner hinausführt, darum wurde nichts entpackt.</translation>
    </message>
    <message>
        <source>It is being opened.</source>
        <translation>Es wird gerade geöffnet.</translation>
    </message>
    <message>
        <source>It is for you to do.</source>
        <translation>Das müssen Sie selbst tun.</translation>
    </message>
    <message>
        <source>It is loaded and answers at once.</source>
        <translation>Es ist geladen und antwortet sofort.</translation>
    </message>
    <message>
        <source>It is loaded.</source>
        <translation>Es ist geladen.</translation>
    </message>
    <message>
        <source>It is on the list of builds that must not be used.</source>
        <translation>Er steht auf der Liste der Builds, die nicht verwendet werden dürfen.</translation>
    </message>
    <message>
        <source>It is slow, and nothing says why.</source>
        <translation>Es ist langsam, und nichts sagt, warum.</translation>
    </message>
    <message>
        <source>It is taken off the list, and its key out of the keyring. Your chats stay.</source>
        <translation>Er wird aus der Liste genommen, sein Schlüssel aus dem Schlüsselbund. Ihre Chats bleiben.</translation>
    </message>
    <message>
        <source>It lends nothing.</source>
        <translation>Er leiht nichts.</translation>
    </message>
    <message>
        <source>It lies in a folder of yours</source>
        <translation>Es liegt in einem Ihrer Ordner</translation>
    </message>
    <message>
        <source>It loaded before.</source>
        <translation>Es ließ sich früher laden.</translation>
    </message>
    <message>
        <source>It locks the card&apos;s clocks.</source>
        <translation>Sie fixiert die Takte der Karte.</translation>
    </message>
    <message>
        <source>It names another commit of its source, and what it understands may differ.</source>
        <translation>Sie nennt einen anderen Commit ihres Quellcodes und versteht vielleicht anderes.</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <translation>Angeboten werden {model} und {n} weitere.</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <comment>one</comment>
        <translation>Angeboten werden {model} und {n} weiteres.</translation>
    </message>
    <message>
        <source>It offers {model}.</source>
        <translation>Angeboten wird {model}.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Es bleibt</translation>
    </message>
    <message>
        <source>It stopped, and nothing says why.</source>
        <translation>Es hielt an, und nichts sagt, warum.</translation>
    </message>
    <message>
        <source>It takes the first; set CUDA_VISIBLE_DEVICES to the id of another one to use that.</source>
        <translation>Sie nimmt die erste; für eine andere CUDA_VISIBLE_DEVICES auf deren Kennung setzen.</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor does not have.</source>
        <translation>Sie verwendet einen Befehl, den dieser Prozessor nicht hat.</translation>
    </message>
    <message>
        <source>It waits in the tray until you need it. No model is loaded by that.</source>
        <translation>Es wartet im Infobereich, bis es gebraucht wird. Ein Modell wird dadurch nicht geladen.</translation>
    </message>
    <message>
        <source>It was added where it lies</source>
        <translation>Es wurde hinzugefügt, wo es liegt</translation>
    </message>
    <message>
        <source>It was damaged before it was moved</source>
        <translation>Es war vor dem Verschieben beschädigt</translation>
    </message>
    <message>
        <source>It was killed at once and left no word, and the computer had memory to spare.</source>
        <translation>Es wurde sofort beendet und hinterließ kein Wort, und der Computer hatte genug Speicher.</translation>
    </message>
    <message>
        <source>It was moved or deleted, or it may not be read; the model itself is as it was.</source>
        <translation>Sie wurde verschoben oder gelöscht, oder sie darf nicht gelesen werden; das Modell selbst ist, wie es war.</translation>
    </message>
    <message>
        <source>It was not enough.</source>
        <translation>Es reichte nicht.</translation>
    </message>
    <message>
        <source>It was not opened</source>
        <translation>Es wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>It was not proven to the end.</source>
        <translation>Es wurde nicht bis zum Ende geprüft.</translation>
    </message>
    <message>
        <source>It was set up for the processor, which works at once. The build for your card is llama.cpp’s own release with NVIDIA’s libraries ({kind}). It is verified, then tried with a tiny model before it is used.</source>
        <translation>Sie wurde für den Prozessor eingerichtet, der sofort funktioniert. Der Build für Ihre Karte ist die eigene Veröffentlichung von llama.cpp mit NVIDIAs Bibliotheken ({kind}). Er wird verifiziert und vor der Nutzung mit einem winzigen Modell getestet.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Es wurde angehalten.</translation>
    </message>
    <message>
        <source>It was stopped; everything is as before.</source>
        <translation>Es wurde angehalten; alles ist wie zuvor.</translation>
    </message>
    <message>
        <source>It was there and did nothing more, and no line of it says why.</source>
        <translation>Sie war da und tat nichts mehr, und keine ihrer Zeilen sagt, warum.</translation>
    </message>
    <message>
        <source>It was tried with a tiny model in a process of its own, and did not do what it must.</source>
        <translation>Sie wurde mit einem winzigen Modell in einem eigenen Prozess getestet und tat nicht, was sie muss.</translation>
    </message>
    <message>
        <source>It works again</source>
        <translation>Es läuft wieder</translation>
    </message>
    <message>
        <source>It works in build {setting}.</source>
        <translation>Es funktioniert in Build {setting}.</translation>
    </message>
    <message>
        <source>It works with a context of {n} tokens</source>
        <translation>Es funktioniert mit einem Kontext von {n} Token</translation>
    </message>
    <message>
        <source>It works with a micro-batch of {n}</source>
        <translation>Es funktioniert mit einem Mikro-Batch von {n}</translation>
    </message>
    <message>
        <source>It works with {names} of {works}.</source>
        <translation>Es funktioniert mit {names} von {works}.</translation>
    </message>
    <message>
        <source>It works without drafting</source>
        <translation>Es funktioniert ohne Entwürfe</translation>
    </message>
    <message>
        <source>It works: {remedy}</source>
        <translation>Es funktioniert: {remedy}</translation>
    </message>
    <message>
        <source>It works: {remedy}.</source>
        <translation>Es funktioniert: {remedy}.</translation>
    </message>
    <message>
        <source>Its bytes are not what was published.</source>
        <translation>Die Bytes sind nicht die veröffentlichten.</translation>
    </message>
    <message>
        <source>Its context holds {held} tokens.</source>
        <translation>Der Kontext fasst {held} Token.</translation>
    </message>
    <message>
        <source>Its hash differs.</source>
        <translation>Der Hash weicht ab.</translation>
    </message>
    <message>
        <source>Its maker gives it to those who have accepted the terms on its page.</source>
        <translation>Der Hersteller gibt es denen, die auf seiner Seite die Bedingungen angenommen haben.</translation>
    </message>
    <message>
        <source>Its name or its address does not answer from this computer.</source>
        <translation>Der Name oder die Adresse antwortet von diesem Computer aus nicht.</translation>
    </message>
    <message>
        <source>Its numbers stand in reverse order (big-endian): fetched again it is the same.</source>
        <translation>Die Zahlen stehen in umgekehrter Reihenfolge (Big-Endian): Neu heruntergeladen ist es dasselbe.</translation>
    </message>
    <message>
        <source>Its server is not started, the tunnel to it is closed, or it works for another program.</source>
        <translation>Der Server dort ist nicht gestartet, der Tunnel dorthin ist zu, oder er arbeitet für ein anderes Programm.</translation>
    </message>
    <message>
        <source>Its vectors have another size than the model&apos;s.</source>
        <translation>Seine Vektoren haben eine andere Größe als die des Modells.</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan.</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>KV type of keys</source>
        <translation>KV-Typ der Schlüssel</translation>
    </message>
    <message>
        <source>KV type of values</source>
        <translation>KV-Typ der Werte</translation>
    </message>
    <message>
        <source>KV {keys} and {values}</source>
        <translation>KV {keys} und {values}</translation>
    </message>
    <message>
        <source>KV {kind}</source>
        <translation>KV {kind}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep all layers on this computer</source>
        <translation>Alle Schichten auf diesem Computer lassen</translation>
    </message>
    <message>
        <source>Keep and ask it</source>
        <translation>Behalten und fragen</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>download</comment>
        <translation>Weiterladen</translation>
    </message>
    <message>
        <source>Keep it no longer</source>
        <translation>Nicht mehr behalten</translation>
    </message>
    <message>
        <source>Keep makes this the setup of the model. Undo goes back to the setup before.</source>
        <translation>„Behalten“ macht dies zur Konfiguration des Modells. „Rückgängig“ kehrt zur vorigen zurück.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Im Infobereich weiterlaufen</translation>
    </message>
    <message>
        <source>Keep the question as it was</source>
        <translation>Frage lassen, wie sie war</translation>
    </message>
    <message>
        <source>Keep the question as it was (Esc)</source>
        <translation>Frage lassen, wie sie war (Esc)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept free</source>
        <translation>Frei gehalten</translation>
    </message>
    <message>
        <source>Kept free for the desktop</source>
        <translation>Frei gehalten für den Desktop</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>legend</comment>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>LFM Open 1.0</source>
        <translation>LFM Open 1.0</translation>
    </message>
    <message>
        <source>LM Studio&apos;s</source>
        <translation>LM Studio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>Letzter Fehler</translation>
    </message>
    <message>
        <source>Later question</source>
        <translation>Spätere Frage</translation>
    </message>
    <message>
        <source>Later reply</source>
        <translation>Spätere Antwort</translation>
    </message>
    <message>
        <source>Later requests of this size run at full speed.</source>
        <translation>Spätere Anfragen dieser Größe laufen mit vollem Tempo.</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The card computes those in its memory; the others are offloaded, and the processor computes them, much slower.</source>
        <translation>Schichten sind die Rechenschritte des Modells. Die Karte rechnet die in ihrem Speicher; die anderen sind ausgelagert, und der Prozessor rechnet sie, viel langsamer.</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The cards work one after another, each on its own layers: several cards make room, not speed.</source>
        <translation>Schichten sind die Rechenschritte des Modells. Die Karten arbeiten nacheinander, jede an ihren eigenen Schichten: Mehrere Karten schaffen Platz, kein Tempo.</translation>
    </message>
    <message>
        <source>Layers on each card</source>
        <translation>Schichten je Karte</translation>
    </message>
    <message>
        <source>Layers on the card</source>
        <translation>Schichten auf der Karte</translation>
    </message>
    <message>
        <source>Layers on {card}</source>
        <translation>Schichten auf {card}</translation>
    </message>
    <message>
        <source>Learned from {n} proof with this engine, driver and kind of model:</source>
        <translation>Gelernt aus {n} Prüfung mit dieser Engine, diesem Treiber und dieser Art Modell:</translation>
    </message>
    <message>
        <source>Learned from {n} proofs with this engine, driver and kind of model:</source>
        <translation>Gelernt aus {n} Prüfungen mit dieser Engine, diesem Treiber und dieser Art Modell:</translation>
    </message>
    <message>
        <source>Leave &apos;dimensions&apos; out.</source>
        <translation>„dimensions“ weglassen.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Leave out --raw.</source>
        <translation>--raw weglassen.</translation>
    </message>
    <message>
        <source>Leave out what it names.</source>
        <translation>Weglassen, was es nennt.</translation>
    </message>
    <message>
        <source>Leaves room for everybody else on the line.</source>
        <translation>Lässt Platz für alle anderen an der Leitung.</translation>
    </message>
    <message>
        <source>Left out, because a figure is not known: {missing}.</source>
        <translation>Weggelassen, weil ein Wert nicht bekannt ist: {missing}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Less text at a time.</source>
        <translation>Weniger Text auf einmal.</translation>
    </message>
    <message>
        <source>Let it load one.</source>
        <translation>Eines laden lassen.</translation>
    </message>
    <message>
        <source>Let more air to the card, or lock its clock lower.</source>
        <translation>Mehr Luft an die Karte lassen oder ihren Takt niedriger fixieren.</translation>
    </message>
    <message>
        <source>Let other programs ask first.</source>
        <translation>Erst andere Programme fragen lassen.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Likelihoods, schemas and tools go with a chat, not with bare text.</source>
        <translation>Wahrscheinlichkeiten, Schemas und Werkzeuge gehören zu einem Chat, nicht zu bloßem Text.</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>List the models of a folder</source>
        <translation>Modelle eines Ordners auflisten</translation>
    </message>
    <message>
        <source>List {what}?</source>
        <translation>{what} auflisten?</translation>
    </message>
    <message>
        <source>Lively and to the point; right for most chats.</source>
        <translation>Lebendig und auf den Punkt; passt für die meisten Chats.</translation>
    </message>
    <message>
        <source>Llama 2 licence</source>
        <translation>Llama-2-Lizenz</translation>
    </message>
    <message>
        <source>Llama 3 licence</source>
        <translation>Llama-3-Lizenz</translation>
    </message>
    <message>
        <source>Llama 3.1 Community</source>
        <translation>Llama 3.1 Community</translation>
    </message>
    <message>
        <source>Llama 3.1 licence</source>
        <translation>Llama-3.1-Lizenz</translation>
    </message>
    <message>
        <source>Llama 3.2 Community</source>
        <translation>Llama 3.2 Community</translation>
    </message>
    <message>
        <source>Llama 3.2 licence</source>
        <translation>Llama-3.2-Lizenz</translation>
    </message>
    <message>
        <source>Llama 3.3 licence</source>
        <translation>Llama-3.3-Lizenz</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Load a model first: it works meanwhile.</source>
        <translation>Erst ein Modell laden: Es arbeitet dabei.</translation>
    </message>
    <message>
        <source>Load line</source>
        <translation>Ladelinie</translation>
    </message>
    <message>
        <source>Load line {n}</source>
        <translation>Ladelinie {n}</translation>
    </message>
    <message>
        <source>Load one first.</source>
        <translation>Erst eines laden.</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Modell laden</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>Das Modell neu laden.</translation>
    </message>
    <message>
        <source>Load the model again; if it happens again, open Fixes.</source>
        <translation>Das Modell neu laden; wenn es wieder geschieht, die Seite Abhilfe öffnen.</translation>
    </message>
    <message>
        <source>Load the model without its projector file (mmproj).</source>
        <translation>Das Modell ohne seine Projektordatei (mmproj) laden.</translation>
    </message>
    <message>
        <source>Load {model}</source>
        <translation>{model} laden</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>{name} laden</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Geladen</translation>
    </message>
    <message>
        <source>Loaded without drafting: there was no memory for its context.</source>
        <translation>Ohne Entwürfe geladen: Für ihren Kontext fehlte der Speicher.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Loading takes about {time}.</source>
        <translation>Das Laden dauert etwa {time}.</translation>
    </message>
    <message>
        <source>Loading the model with a fresh engine, with nothing left in it from before.</source>
        <translation>Das Modell wird mit einer frischen Engine geladen, in der nichts von vorher übrig ist.</translation>
    </message>
    <message>
        <source>Loading {name}</source>
        <translation>{name} wird geladen</translation>
    </message>
    <message>
        <source>Loading {share}</source>
        <translation>Lädt {share}</translation>
    </message>
    <message>
        <source>Loading, {share}</source>
        <translation>Lädt, {share}</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>Lokale API</translation>
    </message>
    <message>
        <source>Lock the clocks</source>
        <translation>Takte fixieren</translation>
    </message>
    <message>
        <source>Lock them, or find the best lock</source>
        <translation>Fixieren oder die beste Fixierung suchen</translation>
    </message>
    <message>
        <source>Lock to the base clock</source>
        <translation>Auf Basistakt fixieren</translation>
    </message>
    <message>
        <source>Locked at every start to {limits}</source>
        <translation>Bei jedem Start auf {limits} fixiert</translation>
    </message>
    <message>
        <source>Locked memory (mlock)</source>
        <translation>Gesperrter Speicher (mlock)</translation>
    </message>
    <message>
        <source>Locked to {limits}</source>
        <translation>Auf {limits} fixiert</translation>
    </message>
    <message>
        <source>Locking pages failed; the rest of the run does not need it.</source>
        <translation>Das Sperren von Speicherseiten schlug fehl; der Rest des Laufs braucht es nicht.</translation>
    </message>
    <message>
        <source>Long documents</source>
        <translation>Lange Dokumente</translation>
    </message>
    <message>
        <source>Long prompt</source>
        <translation>Langer Prompt</translation>
    </message>
    <message>
        <source>Long prompts are read again; only off is sure, one entry can exceed a limit.</source>
        <translation>Lange Prompts werden neu gelesen; nur „Aus“ ist sicher, ein Eintrag kann ein Limit übersteigen.</translation>
    </message>
    <message>
        <source>Longer context</source>
        <translation>Längerer Kontext</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Look at `plimsoll detect`: something else may fill the card.</source>
        <translation>In `plimsoll detect` nachsehen: Etwas anderes füllt vielleicht die Karte.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look at the server&apos;s own log.</source>
        <translation>Im Protokoll des Servers nachsehen.</translation>
    </message>
    <message>
        <source>Look at the server, ask again.</source>
        <translation>Nach dem Server sehen, noch einmal fragen.</translation>
    </message>
    <message>
        <source>Look at this computer again</source>
        <translation>Diesen Computer noch einmal ansehen</translation>
    </message>
    <message>
        <source>Look what else runs.</source>
        <translation>Nachsehen, was sonst läuft.</translation>
    </message>
    <message>
        <source>Look whether the disk is full or its folder may not be written.</source>
        <translation>Nachsehen, ob der Datenträger voll ist oder in seinen Ordner nicht geschrieben werden darf.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Wird angesehen</translation>
    </message>
    <message>
        <source>Looking at this computer</source>
        <translation>Dieser Computer wird angesehen</translation>
    </message>
    <message>
        <source>Looking in its repository.</source>
        <translation>Im Repository wird nachgesehen.</translation>
    </message>
    <message>
        <source>Looking whether it is on this computer.</source>
        <translation>Es wird nachgesehen, ob es auf diesem Computer ist.</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <translation>Wird angesehen: {n} fertig</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <comment>one</comment>
        <translation>Wird angesehen: {n} fertig</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird angesehen…</translation>
    </message>
    <message>
        <source>Lower the limit a little as an administrator: nvidia-smi -pl WATTS. It holds until the next restart.</source>
        <translation>Das Limit als Administrator etwas senken: nvidia-smi -pl WATTS. Es gilt bis zum nächsten Neustart.</translation>
    </message>
    <message>
        <source>Lower the power limit</source>
        <translation>Leistungslimit senken</translation>
    </message>
    <message>
        <source>Lower the power limit instead, or leave the clocks as they are.</source>
        <translation>Stattdessen das Leistungslimit senken oder die Takte lassen, wie sie sind.</translation>
    </message>
    <message>
        <source>Lower the power limit instead; the clocks were given back.</source>
        <translation>Stattdessen das Leistungslimit senken; die Takte wurden freigegeben.</translation>
    </message>
    <message>
        <source>MHz core</source>
        <translation>MHz Kern</translation>
    </message>
    <message>
        <source>MHz mem</source>
        <translation>MHz Mem</translation>
    </message>
    <message>
        <source>MTP</source>
        <translation>MTP</translation>
    </message>
    <message>
        <source>MTP off</source>
        <translation>MTP aus</translation>
    </message>
    <message>
        <source>MTP {n}</source>
        <translation>MTP {n}</translation>
    </message>
    <message>
        <source>MTP {n} of {file}</source>
        <translation>MTP {n} von {file}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Made for testing the engine: it writes nonsense.</source>
        <translation>Zum Testen der Engine gemacht: Es schreibt Unsinn.</translation>
    </message>
    <message>
        <source>Made on this computer, kept in a file of your own.</source>
        <translation>Auf diesem Computer erzeugt, in einer eigenen Datei verwahrt.</translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation>Neuen Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.</source>
        <translation>Auf dem Hub ein Lesetoken anlegen, dann `plimsoll token set`, oder HF_TOKEN darauf setzen.</translation>
    </message>
    <message>
        <source>Make a token on the Hub and keep it in Settings, or set HF_TOKEN.</source>
        <translation>Auf dem Hub ein Token anlegen und in den Einstellungen hinterlegen oder HF_TOKEN setzen.</translation>
    </message>
    <message>
        <source>Make an instance with `sudo nvidia-smi mig -cgi`, or switch MIG off.</source>
        <translation>Mit `sudo nvidia-smi mig -cgi` eine Instanz anlegen oder MIG abschalten.</translation>
    </message>
    <message>
        <source>Make it with: plimsoll pull engine-test.</source>
        <translation>Anlegen mit: plimsoll pull engine-test.</translation>
    </message>
    <message>
        <source>Make the folder writable, or choose another one.</source>
        <translation>Den Ordner beschreibbar machen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Make the folder writable, or set HF_HUB_CACHE to one that is.</source>
        <translation>Den Ordner beschreibbar machen oder HF_HUB_CACHE auf einen setzen, der es ist.</translation>
    </message>
    <message>
        <source>Make the folder writable, or set PLIMSOLL_HOME to one that is.</source>
        <translation>Den Ordner beschreibbar machen oder PLIMSOLL_HOME auf einen setzen, der es ist.</translation>
    </message>
    <message>
        <source>Makes repeating a longer passage less and less likely. 0 is off.</source>
        <translation>Macht die Wiederholung längerer Passagen immer unwahrscheinlicher. 0 ist aus.</translation>
    </message>
    <message>
        <source>Many corrected memory errors.</source>
        <translation>Viele korrigierte Speicherfehler.</translation>
    </message>
    <message>
        <source>Map the file</source>
        <translation>Datei einblenden (mmap)</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>März</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>card</comment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>computer</comment>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Memory and page file together are used up, even where some memory looks free.</source>
        <translation>Arbeitsspeicher und Auslagerungsdatei zusammen sind aufgebraucht, auch wenn etwas Speicher frei aussieht.</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>Speichertakt</translation>
    </message>
    <message>
        <source>Memory is short: prompts are read {now} tokens at a time.</source>
        <translation>Der Speicher ist knapp: Prompts werden {now} Token auf einmal gelesen.</translation>
    </message>
    <message>
        <source>Memory of the card stayed taken after the unload.</source>
        <translation>Der Grafikspeicher blieb nach dem Entladen belegt.</translation>
    </message>
    <message>
        <source>Memory of the card.</source>
        <translation>Grafikspeicher.</translation>
    </message>
    <message>
        <source>Memory ran out while a CUDA graph was captured.</source>
        <translation>Der Speicher ging aus, während ein CUDA-Graph aufgezeichnet wurde.</translation>
    </message>
    <message>
        <source>Mend the driver&apos;s libraries</source>
        <translation>Bibliotheken des Treibers reparieren</translation>
    </message>
    <message>
        <source>Mend the proxy setting</source>
        <translation>Proxy-Einstellung berichtigen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>MiB by line</source>
        <translation>MiB je Posten</translation>
    </message>
    <message>
        <source>MiB used</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>MiB, for {quant}</source>
        <translation>MiB, für {quant}</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch} instead of {n_ubatch2}</source>
        <translation>Mikro-Batch {n_ubatch} statt {n_ubatch2}</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch}: a larger one would cost the context its room.</source>
        <translation>Mikro-Batch {n_ubatch}: Ein größerer würde dem Kontext den Platz nehmen.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Mind this</source>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Missing required parameter: &apos;tool_choice.name&apos;.</source>
        <translation>Ein nötiger Parameter fehlt: „tool_choice.name“.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>Modelldateien</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Modelldateien (*.gguf)</translation>
    </message>
    <message>
        <source>Model files end in .gguf. Folders that hold such files can be dropped too.</source>
        <translation>Modelldateien enden auf .gguf. Auch Ordner mit solchen Dateien können abgelegt werden.</translation>
    </message>
    <message>
        <source>Model host</source>
        <translation>Modell-Host</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models are fetched to {folder}</source>
        <translation>Modelle werden nach {folder} geladen</translation>
    </message>
    <message>
        <source>Models lists it; it can be removed there.</source>
        <translation>Es steht unter Modelle und lässt sich dort entfernen.</translation>
    </message>
    <message>
        <source>Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any OpenAI-compatible server. Only what you enter here is asked, and only when you say so.</source>
        <translation>Modelle auf anderen Computern, hinter vLLM, SGLang, llama-server, einem anderen Plimsoll oder jedem OpenAI-kompatiblen Server. Gefragt wird nur, was hier eingetragen ist, und nur auf Ihren Wunsch.</translation>
    </message>
    <message>
        <source>Money, or a larger limit of the container.</source>
        <translation>Geld oder ein größeres Limit des Containers.</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More computer memory</source>
        <translation>Mehr Arbeitsspeicher</translation>
    </message>
    <message>
        <source>More experts on the card</source>
        <translation>Mehr Experten auf der Karte</translation>
    </message>
    <message>
        <source>More memory of the card.</source>
        <translation>Mehr Grafikspeicher.</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Verschieben nach…</translation>
    </message>
    <message>
        <source>Move {title} to</source>
        <translation>{title} verschieben nach</translation>
    </message>
    <message>
        <source>Moving {share}</source>
        <translation>Wird verschoben {share}</translation>
    </message>
    <message>
        <source>Much slower: the rest runs on the processor, and it is shown.</source>
        <translation>Viel langsamer: Der Rest läuft auf dem Prozessor, und das wird angezeigt.</translation>
    </message>
    <message>
        <source>Multi-token prediction: the model guesses a few tokens ahead, the draft tokens, and checks them in one step. What does not hold is thrown away: replies come faster and are no worse.</source>
        <translation>Multi-Token-Vorhersage: Das Modell rät ein paar Token voraus, die Entwurfstoken, und prüft sie in einem Schritt. Was nicht hält, wird verworfen: Antworten kommen schneller und sind nicht schlechter.</translation>
    </message>
    <message>
        <source>NVIDIA Control Panel, Manage 3D settings, CUDA - Sysmem Fallback Policy: Prefer No Sysmem Fallback. Then start Plimsoll again.</source>
        <translation>NVIDIA-Systemsteuerung, 3D-Einstellungen verwalten, CUDA - Sysmem-Fallback-Richtlinie: Kein Sysmem-Fallback bevorzugen. Dann Plimsoll neu starten.</translation>
    </message>
    <message>
        <source>NVLink error</source>
        <translation>NVLink-Fehler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name a GGUF file.</source>
        <translation>Eine GGUF-Datei nennen.</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>Eines davon nennen.</translation>
    </message>
    <message>
        <source>Name one: remote:{name}/{id}.</source>
        <translation>Eines nennen: remote:{name}/{id}.</translation>
    </message>
    <message>
        <source>Nearly full context</source>
        <translation>Fast voller Kontext</translation>
    </message>
    <message>
        <source>Nearly lossless</source>
        <translation>Fast verlustfrei</translation>
    </message>
    <message>
        <source>Needs an administrator and a restart.</source>
        <translation>Braucht Administratorrechte und einen Neustart.</translation>
    </message>
    <message>
        <source>Needs an administrator.</source>
        <translation>Braucht Administratorrechte.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <translation>Neuer Chat (Strg+N)</translation>
    </message>
    <message>
        <source>New chat, draft</source>
        <translation>Neuer Chat, Entwurf</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Neuer Schlüssel…</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Neue Zeile</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Neuer Titel</translation>
    </message>
    <message>
        <source>Newer features.</source>
        <translation>Neuere Funktionen.</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>No NVIDIA card is in use; models run on the processor.</source>
        <translation>Keine NVIDIA-Karte in Gebrauch; Modelle laufen auf dem Prozessor.</translation>
    </message>
    <message>
        <source>No NVIDIA card is visible on the bus: check that it is plugged in and switched on.</source>
        <translation>Am Bus ist keine NVIDIA-Karte zu sehen: prüfen, ob sie eingesteckt und eingeschaltet ist.</translation>
    </message>
    <message>
        <source>No NVIDIA card was found.</source>
        <translation>Es wurde keine NVIDIA-Karte gefunden.</translation>
    </message>
    <message>
        <source>No NVIDIA card was found. Models run on the processor: slower, and everything else works.</source>
        <translation>Es wurde keine NVIDIA-Karte gefunden. Modelle laufen auf dem Prozessor: langsamer, und alles andere funktioniert.</translation>
    </message>
    <message>
        <source>No access token is kept; most models need none.</source>
        <translation>Kein Zugriffstoken hinterlegt; die meisten Modelle brauchen keines.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>No boost, more power when idle; needs an administrator.</source>
        <translation>Kein Boost, mehr Strom im Leerlauf; braucht Administratorrechte.</translation>
    </message>
    <message>
        <source>No card is visible.</source>
        <translation>Keine Karte ist zu sehen.</translation>
    </message>
    <message>
        <source>No drafting</source>
        <translation>Keine Entwürfe</translation>
    </message>
    <message>
        <source>No driver of the card is installed here.</source>
        <translation>Hier ist kein Treiber der Karte installiert.</translation>
    </message>
    <message>
        <source>No dry run by the engine: this file system keeps no sparse files. The figures are formulas.</source>
        <translation>Kein Probelauf der Engine: Dieses Dateisystem führt keine Sparse-Dateien. Die Werte sind berechnet.</translation>
    </message>
    <message>
        <source>No dry run by the engine: {trouble}. The figures are formulas.</source>
        <translation>Kein Probelauf der Engine: {trouble}. Die Werte sind berechnet.</translation>
    </message>
    <message>
        <source>No engine for a card suits this computer.</source>
        <translation>Keine Engine für eine Grafikkarte passt zu diesem Computer.</translation>
    </message>
    <message>
        <source>No engine is running.</source>
        <translation>Es läuft keine Engine.</translation>
    </message>
    <message>
        <source>No engine of the kind {kind} suits this computer.</source>
        <translation>Keine Engine der Art {kind} passt zu diesem Computer.</translation>
    </message>
    <message>
        <source>No error, no event of the driver: the log ends in the middle of work.</source>
        <translation>Kein Fehler, kein Ereignis des Treibers: Das Protokoll endet mitten in der Arbeit.</translation>
    </message>
    <message>
        <source>No fades when something appears.</source>
        <translation>Kein Einblenden, wenn etwas erscheint.</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Keine Datei</translation>
    </message>
    <message>
        <source>No file here is called “{name}”.</source>
        <translation>Keine Datei hier heißt „{name}“.</translation>
    </message>
    <message>
        <source>No file of this repository has a drafting head.</source>
        <translation>Keine Datei dieses Repositorys hat einen Entwurfskopf.</translation>
    </message>
    <message>
        <source>No images.</source>
        <translation>Keine Bilder.</translation>
    </message>
    <message>
        <source>No layer was asked for on a card.</source>
        <translation>Es wurde keine Schicht auf einer Karte verlangt.</translation>
    </message>
    <message>
        <source>No layer was asked for.</source>
        <translation>Es wurde keine Schicht verlangt.</translation>
    </message>
    <message>
        <source>No layer was put on the card.</source>
        <translation>Es kam keine Schicht auf die Karte.</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <translation>Kein Modell gewählt</translation>
    </message>
    <message>
        <source>No model is here yet</source>
        <translation>Noch kein Modell hier</translation>
    </message>
    <message>
        <source>No model is loaded</source>
        <translation>Kein Modell geladen</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <translation>Es ist kein Modell geladen.</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>Es ist kein Modell geöffnet.</translation>
    </message>
    <message>
        <source>No model is proven yet, so there is none to ask.</source>
        <translation>Noch ist kein Modell geprüft, also gibt es keines zu fragen.</translation>
    </message>
    <message>
        <source>No model is ready to work meanwhile.</source>
        <translation>Inzwischen ist kein Modell arbeitsbereit.</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <translation>Kein Modell ist bereit.</translation>
    </message>
    <message>
        <source>No other computer answers at {endpoint} ({why}).</source>
        <translation>Unter {endpoint} antwortet kein anderer Computer ({why}).</translation>
    </message>
    <message>
        <source>No other computer was asked for its cards at {missing}.</source>
        <translation>Unter {missing} wurde kein anderer Computer nach seinen Karten gefragt.</translation>
    </message>
    <message>
        <source>No other program was seen on the card just now. Close what may use it.</source>
        <translation>Gerade war kein anderes Programm auf der Karte zu sehen. Schließen, was sie benutzen könnte.</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>No ready-made build suits this card with its driver.</source>
        <translation>Kein fertiger Build passt zu dieser Karte mit ihrem Treiber.</translation>
    </message>
    <message>
        <source>No ready-made engine suits this computer.</source>
        <translation>Keine fertige Engine passt zu diesem Computer.</translation>
    </message>
    <message>
        <source>No receipts yet</source>
        <translation>Noch keine Prüfbelege</translation>
    </message>
    <message>
        <source>No request yet.</source>
        <translation>Noch keine Anfrage.</translation>
    </message>
    <message>
        <source>No session.</source>
        <translation>Keine Sitzung.</translation>
    </message>
    <message>
        <source>No setting contains “{words}”.</source>
        <translation>Keine Einstellung enthält „{words}“.</translation>
    </message>
    <message>
        <source>No smaller file of this repository is known to help.</source>
        <translation>In diesem Repository ist keine kleinere Datei bekannt, die hilft.</translation>
    </message>
    <message>
        <source>No step was stable up to then.</source>
        <translation>Bis dahin war kein Schritt stabil.</translation>
    </message>
    <message>
        <source>No step was stable.</source>
        <translation>Kein Schritt war stabil.</translation>
    </message>
    <message>
        <source>No system memory for the card</source>
        <translation>Kein Arbeitsspeicher für die Karte</translation>
    </message>
    <message>
        <source>Nobody answers at {end} any more.</source>
        <translation>Unter {end} antwortet niemand mehr.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None as a rule.</source>
        <translation>In der Regel keine.</translation>
    </message>
    <message>
        <source>None fits this computer as asked. Try a smaller context, or a smaller model.</source>
        <translation>So passt keines auf diesen Computer. Einen kleineren Kontext oder ein kleineres Modell versuchen.</translation>
    </message>
    <message>
        <source>None fits with room to spare. A smaller context or a lighter KV cache helps.</source>
        <translation>Keines passt mit Reserve. Ein kleinerer Kontext oder ein leichterer KV-Cache hilft.</translation>
    </message>
    <message>
        <source>None in a week.</source>
        <translation>Seit einer Woche keine.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>Nicht allein</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Noch nicht gefragt</translation>
    </message>
    <message>
        <source>Not chosen yet: the model does as it was made to.</source>
        <translation>Noch nicht gewählt: Das Modell tut, wofür es gemacht ist.</translation>
    </message>
    <message>
        <source>Not downloaded: {model}</source>
        <translation>Nicht heruntergeladen: {model}</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>Nicht behoben</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>Noch nicht hier</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Nicht geladen</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>Nicht fixiert</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Noch nicht angesehen</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not proven yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Not ruled out: {causes}.</source>
        <translation>Nicht ausgeschlossen: {causes}.</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Läuft nicht</translation>
    </message>
    <message>
        <source>Not stable</source>
        <translation>Nicht stabil</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Nicht sicher</translation>
    </message>
    <message>
        <source>Not told to {name}, which may not know it: {names}.</source>
        <translation>An {name} nicht übermittelt, weil es dort vielleicht unbekannt ist: {names}.</translation>
    </message>
    <message>
        <source>Not understood in your settings and set to the default: {bad}.</source>
        <translation>In Ihren Einstellungen nicht verstanden und auf den Standard gesetzt: {bad}.</translation>
    </message>
    <message>
        <source>Nothing answered at {url} ({error}).</source>
        <translation>Unter {url} hat nichts geantwortet ({error}).</translation>
    </message>
    <message>
        <source>Nothing answers at {origin} ({words}).</source>
        <translation>Unter {origin} antwortet nichts ({words}).</translation>
    </message>
    <message>
        <source>Nothing called “{words}”</source>
        <translation>Nichts heißt „{words}“</translation>
    </message>
    <message>
        <source>Nothing can be tried here without asking.</source>
        <translation>Ohne Rückfrage lässt sich hier nichts versuchen.</translation>
    </message>
    <message>
        <source>Nothing could be read of it.</source>
        <translation>Davon war nichts lesbar.</translation>
    </message>
    <message>
        <source>Nothing decides.</source>
        <translation>Nichts entscheidet.</translation>
    </message>
    <message>
        <source>Nothing decides. Nearest: {readings}.</source>
        <translation>Nichts entscheidet. Am nächsten: {readings}.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet, so nothing is lost.</source>
        <translation>Noch ist nichts angekommen, also geht nichts verloren.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Nichts hier heißt so.</translation>
    </message>
    <message>
        <source>Nothing holds “{words}”.</source>
        <translation>Nichts enthält „{words}“.</translation>
    </message>
    <message>
        <source>Nothing in the folder is changed.</source>
        <translation>Im Ordner wird nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing is being fetched</source>
        <translation>Es wird nichts heruntergeladen</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Es ist nichts geladen.</translation>
    </message>
    <message>
        <source>Nothing is locked at the start of the computer.</source>
        <translation>Beim Start des Computers wird nichts fixiert.</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Es läuft nichts</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Es läuft nichts.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere by itself.</source>
        <translation>Von selbst wird nichts irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere.</source>
        <translation>Es wird nichts irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer except the downloads you start.</source>
        <translation>Nichts verlässt diesen Computer, außer für Downloads, die Sie starten.</translation>
    </message>
    <message>
        <source>Nothing listens now.</source>
        <translation>Jetzt lauscht nichts.</translation>
    </message>
    <message>
        <source>Nothing listens on this computer.</source>
        <translation>Auf diesem Computer lauscht nichts.</translation>
    </message>
    <message>
        <source>Nothing loaded</source>
        <translation>Nichts geladen</translation>
    </message>
    <message>
        <source>Nothing needs to be done</source>
        <translation>Es ist nichts zu tun</translation>
    </message>
    <message>
        <source>Nothing needs to be done; small models run well on the processor.</source>
        <translation>Es ist nichts zu tun; kleine Modelle laufen gut auf dem Prozessor.</translation>
    </message>
    <message>
        <source>Nothing of ours is on the card.</source>
        <translation>Von uns ist nichts auf der Karte.</translation>
    </message>
    <message>
        <source>Nothing personal was found in it.</source>
        <translation>Darin wurde nichts Persönliches gefunden.</translation>
    </message>
    <message>
        <source>Nothing slows it</source>
        <translation>Nichts bremst sie</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Es ging nichts verloren.</translation>
    </message>
    <message>
        <source>Nothing was lost. If it happens again with the same setup, try a smaller one.</source>
        <translation>Es ging nichts verloren. Wenn es mit derselben Konfiguration wieder geschieht, eine kleinere versuchen.</translation>
    </message>
    <message>
        <source>Nothing was moved to the CPU. Nothing is running.</source>
        <translation>Es wurde nichts auf die CPU verschoben. Es läuft nichts.</translation>
    </message>
    <message>
        <source>Nothing was sent there. Enter that address if it is the right one.</source>
        <translation>Dorthin wurde nichts gesendet. Diese Adresse eingeben, wenn es die richtige ist.</translation>
    </message>
    <message>
        <source>Noticeable loss</source>
        <translation>Merklicher Verlust</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>Nov.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>Okt.</translation>
    </message>
    <message>
        <source>Of chats that have no style of their own, from the next reply on.</source>
        <translation>Für Chats ohne eigenen Stil, ab der nächsten Antwort.</translation>
    </message>
    <message>
        <source>Of that, not from files</source>
        <translation>Davon nicht aus Dateien</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Offline mode is on, and this file&apos;s header is not on this machine.</source>
        <translation>Der Offline-Modus ist an, und der Header dieser Datei ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>Offline mode is on, and this model is not on this machine.</source>
        <translation>Der Offline-Modus ist an, und dieses Modell ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>Offline mode is on.</source>
        <translation>Der Offline-Modus ist an.</translation>
    </message>
    <message>
        <source>Offline mode is on: the Hub is not asked.</source>
        <translation>Der Offline-Modus ist an: Der Hub wird nicht gefragt.</translation>
    </message>
    <message>
        <source>Offline mode is on: the token was not checked.</source>
        <translation>Der Offline-Modus ist an: Das Token wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Often the driver was updated and the computer not restarted.</source>
        <translation>Oft wurde der Treiber aktualisiert und der Computer nicht neu gestartet.</translation>
    </message>
    <message>
        <source>Old turns are lost.</source>
        <translation>Alte Gesprächsteile gehen verloren.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>Ollama&apos;s</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>On another computer: {host}</source>
        <translation>Auf einem anderen Computer: {host}</translation>
    </message>
    <message>
        <source>On the card now: {named}. Close what you do not need; Plimsoll never ends them.</source>
        <translation>Jetzt auf der Karte: {named}. Schließen, was nicht gebraucht wird; Plimsoll beendet es nie.</translation>
    </message>
    <message>
        <source>On the fullest of {n} cards</source>
        <translation>Auf der vollsten von {n} Karten</translation>
    </message>
    <message>
        <source>On the other computer</source>
        <translation>Auf dem anderen Computer</translation>
    </message>
    <message>
        <source>On the processor</source>
        <translation>Auf dem Prozessor</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>On your {card}</source>
        <translation>Auf Ihrer {card}</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>One change at a time, proven again, with undo</source>
        <translation>Eine Änderung nach der anderen, neu geprüft, umkehrbar</translation>
    </message>
    <message>
        <source>One conversation at a time</source>
        <translation>Ein Gespräch zur Zeit</translation>
    </message>
    <message>
        <source>One conversation has {n} tokens now. Coding agents begin with thousands of their own: choose a larger context first.</source>
        <translation>Ein Gespräch hat jetzt {n} Token. Coding-Agenten beginnen mit Tausenden eigenen: erst einen größeren Kontext wählen.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>One that fits this computer</source>
        <translation>Eines passt auf diesen Computer</translation>
    </message>
    <message>
        <source>One that fits your card</source>
        <translation>Eines passt auf Ihre Karte</translation>
    </message>
    <message>
        <source>Only card {get} is full.</source>
        <translation>Nur Karte {get} ist voll.</translation>
    </message>
    <message>
        <source>Only for https with your own certificate: the PEM file of the authority that signed it.</source>
        <translation>Nur für https mit eigenem Zertifikat: die PEM-Datei der Stelle, die es signiert hat.</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this share of the probability.</source>
        <translation>Nur die wahrscheinlichsten Token, die zusammen diesen Anteil der Wahrscheinlichkeit haben.</translation>
    </message>
    <message>
        <source>Only the memory of one card.</source>
        <translation>Nur den Speicher einer Karte.</translation>
    </message>
    <message>
        <source>Only the memory that is here.</source>
        <translation>Nur den Speicher, der hier ist.</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be chosen.</source>
        <translation>Nur so viele der wahrscheinlichsten Token können gewählt werden.</translation>
    </message>
    <message>
        <source>Only tokens with at least this share of the likeliest one’s probability.</source>
        <translation>Nur Token mit mindestens diesem Anteil an der Wahrscheinlichkeit des wahrscheinlichsten.</translation>
    </message>
    <message>
        <source>Only {active} of its {total} billion weights work on each token. {said}</source>
        <translation>Nur {active} seiner {total} Milliarden Gewichte arbeiten an jedem Token. {said}</translation>
    </message>
    <message>
        <source>Only {free} are free on the disk that models go to: too little for this one.</source>
        <translation>Auf dem Laufwerk der Modelle sind nur {free} frei: zu wenig für dieses.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open Fixes, or `plimsoll diagnose --preview` for everything about it.</source>
        <translation>Die Seite Abhilfe öffnen, oder `plimsoll diagnose --preview` für alles darüber.</translation>
    </message>
    <message>
        <source>Open Models and choose a model with fewer parameters; each shows what it needs before it is fetched.</source>
        <translation>Modelle öffnen und ein Modell mit weniger Parametern wählen; jedes zeigt vor dem Herunterladen, was es braucht.</translation>
    </message>
    <message>
        <source>Open Models and choose a smaller file of this model.</source>
        <translation>Modelle öffnen und eine kleinere Datei dieses Modells wählen.</translation>
    </message>
    <message>
        <source>Open Models and choose another file of this model.</source>
        <translation>Modelle öffnen und eine andere Datei dieses Modells wählen.</translation>
    </message>
    <message>
        <source>Open Models and choose another one; each shows what it needs before it is fetched.</source>
        <translation>Modelle öffnen und ein anderes wählen; jedes zeigt vor dem Herunterladen, was es braucht.</translation>
    </message>
    <message>
        <source>Open Models and look for a file of this model with a drafting head.</source>
        <translation>Modelle öffnen und eine Datei dieses Modells mit Entwurfskopf suchen.</translation>
    </message>
    <message>
        <source>Open Models and look for another variant of this model.</source>
        <translation>Modelle öffnen und eine andere Variante dieses Modells suchen.</translation>
    </message>
    <message>
        <source>Open Models and look for the same model from another maker.</source>
        <translation>Modelle öffnen und dasselbe Modell von einem anderen Hersteller suchen.</translation>
    </message>
    <message>
        <source>Open Models: files that are here run without the Hub.</source>
        <translation>Modelle öffnen: Dateien, die hier sind, laufen ohne den Hub.</translation>
    </message>
    <message>
        <source>Open Plimsoll</source>
        <translation>Plimsoll öffnen</translation>
    </message>
    <message>
        <source>Open Plimsoll to see what helps.</source>
        <translation>Plimsoll öffnen, um zu sehen, was hilft.</translation>
    </message>
    <message>
        <source>Open Settings and raise what is kept free for the desktop by 512 MiB, then plan the model again.</source>
        <translation>In den Einstellungen den für den Desktop frei gehaltenen Speicher um 512&#xa0;MiB erhöhen, dann das Modell neu planen.</translation>
    </message>
    <message>
        <source>Open a model to see what goes where.</source>
        <translation>Ein Modell öffnen, um zu sehen, was wohin kommt.</translation>
    </message>
    <message>
        <source>Open a web page in the browser, sign in to the network, then try again.</source>
        <translation>Eine Webseite im Browser öffnen, sich im Netz anmelden, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Open an SSH tunnel, as `plimsoll rpc-server` prints it, and give its local end.</source>
        <translation>Einen SSH-Tunnel öffnen, wie `plimsoll rpc-server` ihn ausgibt, und sein lokales Ende angeben.</translation>
    </message>
    <message>
        <source>Open chat</source>
        <translation>Chat öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Open in the browser?</source>
        <translation>Im Browser öffnen?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open it afterwards</source>
        <translation>Danach öffnen</translation>
    </message>
    <message>
        <source>Open its page on the Hub, accept its terms and wait for the answer.</source>
        <translation>Die Seite auf dem Hub öffnen, die Bedingungen annehmen und auf Antwort warten.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Jetzt öffnen</translation>
    </message>
    <message>
        <source>Open the first part</source>
        <translation>Den ersten Teil öffnen</translation>
    </message>
    <message>
        <source>Open the folder of chats, receipts and settings</source>
        <translation>Ordner der Chats, Prüfbelege und Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Open the folder of the models</source>
        <translation>Ordner der Modelle öffnen</translation>
    </message>
    <message>
        <source>Open the model that it was made for, and choose it there as the drafting file.</source>
        <translation>Das Modell öffnen, für das sie gemacht wurde, und sie dort als Entwurfsdatei wählen.</translation>
    </message>
    <message>
        <source>Open the model&apos;s page on the Hub, accept its terms with your account, then try again.</source>
        <translation>Die Seite des Modells auf dem Hub öffnen, die Bedingungen mit dem eigenen Konto annehmen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Open the part whose name ends in 00001-of-n.</source>
        <translation>Den Teil öffnen, dessen Name auf 00001-of-n endet.</translation>
    </message>
    <message>
        <source>Open the plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Open this page?</source>
        <translation>Diese Seite öffnen?</translation>
    </message>
    <message>
        <source>Open {name} now</source>
        <translation>{name} jetzt öffnen</translation>
    </message>
    <message>
        <source>Open {name} now?</source>
        <translation>{name} jetzt öffnen?</translation>
    </message>
    <message>
        <source>Open {repo} on the Hub, accept its terms and wait for the answer.</source>
        <translation>{repo} auf dem Hub öffnen, die Bedingungen annehmen und auf Antwort warten.</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI-kompatibel</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>{name} wird geöffnet</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Other computers may ask too</source>
        <translation>Auch andere Computer dürfen fragen</translation>
    </message>
    <message>
        <source>Other computers reach it at {url}.</source>
        <translation>Andere Computer erreichen sie unter {url}.</translation>
    </message>
    <message>
        <source>Other faults are possible.</source>
        <translation>Andere Fehler sind möglich.</translation>
    </message>
    <message>
        <source>Other placement of tensors</source>
        <translation>Andere Platzierung der Tensoren</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Other programs may ask</source>
        <translation>Andere Programme dürfen fragen</translation>
    </message>
    <message>
        <source>Other programs on the card: {names}</source>
        <translation>Andere Programme auf der Karte: {names}</translation>
    </message>
    <message>
        <source>Other programs on the card: {others}</source>
        <translation>Andere Programme auf der Karte: {others}</translation>
    </message>
    <message>
        <source>Other programs use it too</source>
        <translation>Auch andere Programme nutzen es</translation>
    </message>
    <message>
        <source>Other programs use the processor, or it is hot.</source>
        <translation>Andere Programme benutzen den Prozessor, oder er ist heiß.</translation>
    </message>
    <message>
        <source>Others held {taken} MiB</source>
        <translation>Andere belegten {taken}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Others on this computer can read {first}</source>
        <translation>Andere auf diesem Computer können {first} lesen</translation>
    </message>
    <message>
        <source>Others wait.</source>
        <translation>Andere warten.</translation>
    </message>
    <message>
        <source>Our process held {before} MiB before the load.</source>
        <translation>Unser Prozess belegte vor dem Laden {before}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Our process holds {own} MiB after the unload.</source>
        <translation>Unser Prozess belegt nach dem Entladen {own}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Own number of threads</source>
        <translation>Eigene Anzahl Threads</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer);;All files (*)</source>
        <translation>PEM-Dateien (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Page on the Hub…</source>
        <translation>Seite auf dem Hub…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Parallel replies</source>
        <translation>Parallele Antworten</translation>
    </message>
    <message>
        <source>Part of the model sits on the slow side.</source>
        <translation>Ein Teil des Modells liegt auf der langsamen Seite.</translation>
    </message>
    <message>
        <source>Part of the model would run on the processor, much slower.</source>
        <translation>Ein Teil des Modells liefe auf dem Prozessor, viel langsamer.</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil der Seite</translation>
    </message>
    <message>
        <source>Part of the program is missing or damaged[: {part}].</source>
        <translation>Ein Teil des Programms fehlt oder ist beschädigt[: {part}].</translation>
    </message>
    <message>
        <source>Patterns in the plan bar</source>
        <translation>Muster im Planbalken</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Alle pausieren</translation>
    </message>
    <message>
        <source>Pause downloads</source>
        <translation>Downloads pausieren</translation>
    </message>
    <message>
        <source>Pause {model}</source>
        <translation>{model} pausieren</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Picture of the graphs (*.png)</source>
        <translation>Bild der Graphen (*.png)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Pieces of the file</source>
        <translation>Stücke der Datei</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>Angehefteter Speicher</translation>
    </message>
    <message>
        <source>Placement as planned</source>
        <translation>Platzierung wie geplant</translation>
    </message>
    <message>
        <source>Plain memory instead of pinned</source>
        <translation>Normaler statt angehefteter Speicher</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>Plan für {title}: {used} von {line}&#xa0;MiB bis zur Ladelinie, {rest} darüber</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>Plan für {title}: {used} von {line}&#xa0;MiB bis zur Ladelinie, {rest} Reserve</translation>
    </message>
    <message>
        <source>Plan: nothing planned</source>
        <translation>Plan: nichts geplant</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>Plan: {used} von {line}&#xa0;MiB bis zur Ladelinie, {rest} darüber</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>Plan: {used} von {line}&#xa0;MiB bis zur Ladelinie, {rest} Reserve</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Planned for the card</source>
        <translation>Für die Karte geplant</translation>
    </message>
    <message>
        <source>Planned for the processor</source>
        <translation>Für den Prozessor geplant</translation>
    </message>
    <message>
        <source>Planned to fit, and {text} layers are on the card.</source>
        <translation>Als passend geplant, und {text} Schichten sind auf der Karte.</translation>
    </message>
    <message>
        <source>Planned {planned} MiB, measured {peak} MiB</source>
        <translation>Geplant {planned}&#xa0;MiB, gemessen {peak}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Plimsoll</source>
        <translation>Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {folder} ({strerror}).</source>
        <translation>Plimsoll kann nicht in {folder} schreiben ({strerror}).</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {path} ({error}).</source>
        <translation>Plimsoll kann nicht in {path} schreiben ({error}).</translation>
    </message>
    <message>
        <source>Plimsoll does not keep the cache apart from its layers: fewer layers on the card have the same effect and are shown.</source>
        <translation>Plimsoll trennt den Cache nicht von seinen Schichten: Weniger Schichten auf der Karte haben dieselbe Wirkung und werden gezeigt.</translation>
    </message>
    <message>
        <source>Plimsoll ended while it was {doing}.</source>
        <translation>Plimsoll endete mitten in der Arbeit ({doing}).</translation>
    </message>
    <message>
        <source>Plimsoll engine</source>
        <translation>Plimsoll-Engine</translation>
    </message>
    <message>
        <source>Plimsoll is closing.</source>
        <translation>Plimsoll wird geschlossen.</translation>
    </message>
    <message>
        <source>Plimsoll is open already but does not answer. End it and start again.</source>
        <translation>Plimsoll ist schon offen, antwortet aber nicht. Beenden und neu starten.</translation>
    </message>
    <message>
        <source>Plimsoll looks again by itself; if the card does not return, restart the computer.</source>
        <translation>Plimsoll sieht von selbst wieder nach; kehrt die Karte nicht zurück, den Computer neu starten.</translation>
    </message>
    <message>
        <source>Plimsoll looks at this machine. The graphs begin in a moment.</source>
        <translation>Plimsoll sieht sich diesen Computer an. Die Graphen beginnen gleich.</translation>
    </message>
    <message>
        <source>Plimsoll made it to try the engine</source>
        <translation>Plimsoll hat es erzeugt, um die Engine zu testen</translation>
    </message>
    <message>
        <source>Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of other programs are not supported yet.</source>
        <translation>Plimsoll liest Text: Notizen, Code, Tabellen als CSV, Protokolle. Bilder und Dokumente anderer Programme werden noch nicht unterstützt.</translation>
    </message>
    <message>
        <source>Plimsoll runs a language model on your own computer: it plans the memory first, and proves it before it says ready.</source>
        <translation>Plimsoll betreibt ein Sprachmodell auf Ihrem eigenen Computer: Es plant zuerst den Speicher und prüft ihn, bevor es „Bereit“ sagt.</translation>
    </message>
    <message>
        <source>Plimsoll shows what fits this computer before anything is loaded.</source>
        <translation>Plimsoll zeigt, was auf diesen Computer passt, bevor etwas geladen wird.</translation>
    </message>
    <message>
        <source>Plimsoll shows what helps.</source>
        <translation>Plimsoll zeigt, was hilft.</translation>
    </message>
    <message>
        <source>Plimsoll talks to the model host you chose for downloads, to remote servers you entered when you use them, and to nobody else.</source>
        <translation>Plimsoll spricht mit dem für Downloads gewählten Modell-Host, mit eingetragenen Remote-Servern, wenn Sie sie nutzen, und sonst mit niemandem.</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s engine is pinned to the version it was tested with; a newer one comes with a newer Plimsoll.</source>
        <translation>Plimsolls Engine ist auf die Version festgelegt, mit der es getestet wurde; eine neuere kommt mit einem neueren Plimsoll.</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s own files</source>
        <translation>Plimsolls eigene Dateien</translation>
    </message>
    <message>
        <source>Plug it in for full speed. `plimsoll clocks lock --mode cap` keeps the card at or below its base clock, which saves power.</source>
        <translation>Für volles Tempo das Netzteil anschließen. `plimsoll clocks lock --mode cap` hält die Karte höchstens auf ihrem Basistakt, das spart Strom.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Port {port} is taken{by}. None of the {tries} ports after it is free either.</source>
        <translation>Port {port} ist belegt{by}. Auch keiner der {tries} Ports danach ist frei.</translation>
    </message>
    <message>
        <source>Port {port} was taken{by} when this began.</source>
        <translation>Port {port} war beim Start belegt{by}.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Power and heat</source>
        <translation>Leistung und Wärme</translation>
    </message>
    <message>
        <source>Power brake</source>
        <translation>Leistungsbremse</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Leistungslimit</translation>
    </message>
    <message>
        <source>Power limit: {answer}</source>
        <translation>Leistungslimit: {answer}</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Leistung, W</translation>
    </message>
    <message>
        <source>Precise</source>
        <translation>Präzise</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Predicted above, measured below</source>
        <translation>Oben vorhergesagt, unten gemessen</translation>
    </message>
    <message>
        <source>Predicted {n}</source>
        <translation>Vorhergesagt {n}</translation>
    </message>
    <message>
        <source>Preemptive cleanup</source>
        <translation>Vorsorgliches Aufräumen</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Private files</source>
        <translation>Private Dateien</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Processor threads for the engine, from the next load on.</source>
        <translation>Prozessor-Threads für die Engine, ab dem nächsten Laden.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Programs on other computers in your network, not only on this one.</source>
        <translation>Programme auf anderen Computern im Netz, nicht nur auf diesem.</translation>
    </message>
    <message>
        <source>Programs that show the old key are refused from then on. Give them the new one.</source>
        <translation>Programme, die den alten Schlüssel zeigen, werden ab dann abgewiesen. Ihnen den neuen geben.</translation>
    </message>
    <message>
        <source>Prompt cache</source>
        <translation>Prompt-Cache</translation>
    </message>
    <message>
        <source>Prompt cache off</source>
        <translation>Prompt-Cache aus</translation>
    </message>
    <message>
        <source>Prompt cache {cache} MiB of {ram} MiB</source>
        <translation>Prompt-Cache {cache}&#xa0;MiB von {ram}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Prompt read</source>
        <translation>Prompt gelesen</translation>
    </message>
    <message>
        <source>Prompts are read at {rate} tokens/s; {best} were proven before.</source>
        <translation>Prompts werden mit {rate}&#xa0;Token/s gelesen; geprüft waren {best}.</translation>
    </message>
    <message>
        <source>Prompts are read {now} tokens at a time again.</source>
        <translation>Prompts werden wieder {now} Token auf einmal gelesen.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Proof of this step</source>
        <translation>Prüfung dieses Schritts</translation>
    </message>
    <message>
        <source>Proposed for this computer</source>
        <translation>Vorgeschlagen für diesen Computer</translation>
    </message>
    <message>
        <source>Prove again</source>
        <translation>Neu prüfen</translation>
    </message>
    <message>
        <source>Prove it</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Prove it in Plimsoll first: one click.</source>
        <translation>Erst in Plimsoll prüfen: ein Klick.</translation>
    </message>
    <message>
        <source>Prove it in full</source>
        <translation>Ganz prüfen</translation>
    </message>
    <message>
        <source>Prove it when here</source>
        <translation>Prüfen, sobald es hier ist</translation>
    </message>
    <message>
        <source>Prove {model}</source>
        <translation>{model} prüfen</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Proven on this card in {time}. One change; the rest is as before.</source>
        <translation>Auf dieser Karte geprüft in {time}. Eine Änderung; der Rest ist wie zuvor.</translation>
    </message>
    <message>
        <source>Proven on this card. One change; the rest is as before.</source>
        <translation>Auf dieser Karte geprüft. Eine Änderung; der Rest ist wie zuvor.</translation>
    </message>
    <message>
        <source>Proven on this computer in {time}. One change; the rest is as before.</source>
        <translation>Auf diesem Computer geprüft in {time}. Eine Änderung; der Rest ist wie zuvor.</translation>
    </message>
    <message>
        <source>Proven on this computer.</source>
        <translation>Auf diesem Computer geprüft.</translation>
    </message>
    <message>
        <source>Proven on this computer. One change; the rest is as before.</source>
        <translation>Auf diesem Computer geprüft. Eine Änderung; der Rest ist wie zuvor.</translation>
    </message>
    <message>
        <source>Proven there to {n} tokens.</source>
        <translation>Dort geprüft bis {n} Token.</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total}</source>
        <translation>Geprüft bis {depth} von {total}</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens</source>
        <translation>Geprüft bis {depth} von {total} Token</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this card.</source>
        <translation>Geprüft bis {depth} von {total} Token auf dieser Karte.</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this computer.</source>
        <translation>Geprüft bis {depth} von {total} Token auf diesem Computer.</translation>
    </message>
    <message>
        <source>Proven to {n}</source>
        <translation>Geprüft bis {n}</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this card.</source>
        <translation>Geprüft bis {n} von {total} Token auf dieser Karte.</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this computer.</source>
        <translation>Geprüft bis {n} von {total} Token auf diesem Computer.</translation>
    </message>
    <message>
        <source>Proven to {n} tokens.</source>
        <translation>Geprüft bis {n} Token.</translation>
    </message>
    <message>
        <source>Proving</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Proving it on this computer</source>
        <translation>Wird auf diesem Computer geprüft</translation>
    </message>
    <message>
        <source>Proving it on your card</source>
        <translation>Wird auf Ihrer Karte geprüft</translation>
    </message>
    <message>
        <source>Proving the change</source>
        <translation>Die Änderung wird geprüft</translation>
    </message>
    <message>
        <source>Proving {name} first</source>
        <translation>Erst wird {name} geprüft</translation>
    </message>
    <message>
        <source>Proving {name} on this machine</source>
        <translation>{name} wird auf diesem Computer geprüft</translation>
    </message>
    <message>
        <source>Put all parts of the model into one folder, under the names they were published with.</source>
        <translation>Alle Teile des Modells unter ihren veröffentlichten Namen in einen Ordner legen.</translation>
    </message>
    <message>
        <source>Put it back at {path}, or draft without it.</source>
        <translation>Nach {path} zurücklegen oder ohne sie entwerfen.</translation>
    </message>
    <message>
        <source>Put layers on other computers</source>
        <translation>Schichten auf andere Computer legen</translation>
    </message>
    <message>
        <source>Put the system message first; Plimsoll always does so in its own conversations.</source>
        <translation>Die Systemnachricht an den Anfang setzen; in eigenen Gesprächen tut Plimsoll das immer.</translation>
    </message>
    <message>
        <source>Python, OpenAI&apos;s library</source>
        <translation>Python, Bibliothek von OpenAI</translation>
    </message>
    <message>
        <source>Qualified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Quality {grade}</source>
        <translation>Qualität {grade}</translation>
    </message>
    <message>
        <source>Quality.</source>
        <translation>Qualität.</translation>
    </message>
    <message>
        <source>Quant</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <source>Quants</source>
        <translation>Quantisierungen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Quick replies</source>
        <translation>Schnelle Antworten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Quit Plimsoll</source>
        <translation>Plimsoll beenden</translation>
    </message>
    <message>
        <source>Raise the limit as an administrator, no higher than the card&apos;s own maximum: nvidia-smi -pl WATTS.</source>
        <translation>Das Limit als Administrator anheben, nicht über das Maximum der Karte: nvidia-smi -pl WATTS.</translation>
    </message>
    <message>
        <source>Raise the limit in Settings, or ask the model to go on.</source>
        <translation>Das Limit in den Einstellungen anheben oder das Modell bitten weiterzumachen.</translation>
    </message>
    <message>
        <source>Raise the power limit</source>
        <translation>Leistungslimit anheben</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Reading a prompt</source>
        <translation>Ein Prompt wird gelesen</translation>
    </message>
    <message>
        <source>Reading a prompt is a little slower.</source>
        <translation>Das Lesen eines Prompts ist etwas langsamer.</translation>
    </message>
    <message>
        <source>Reading a prompt is slower; answers are the same.</source>
        <translation>Das Lesen eines Prompts ist langsamer; Antworten sind dieselben.</translation>
    </message>
    <message>
        <source>Reading its header</source>
        <translation>Header wird gelesen</translation>
    </message>
    <message>
        <source>Reading the headers of the files</source>
        <translation>Die Header der Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Der Prompt wird gelesen</translation>
    </message>
    <message>
        <source>Reading the prompt: {done} of {total} tokens</source>
        <translation>Der Prompt wird gelesen: {done} von {total} Token</translation>
    </message>
    <message>
        <source>Readings (*.csv)</source>
        <translation>Messwerte (*.csv)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Ready without a download</source>
        <translation>Bereit ohne Download</translation>
    </message>
    <message>
        <source>Ready: {model}</source>
        <translation>Bereit: {model}</translation>
    </message>
    <message>
        <source>Real hangs last longer; success not shown.</source>
        <translation>Echte Hänger dauern länger; Erfolg nicht gezeigt.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Prüfbeleg</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Prüfbelege</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>Rekurrenter Zustand</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Refuse says so before anything is read; drop leaves its oldest messages unread.</source>
        <translation>„Ablehnen“ meldet es, bevor etwas gelesen wird; „Älteste weglassen“ lässt die ältesten Nachrichten ungelesen.</translation>
    </message>
    <message>
        <source>Rejected drafts could not be removed.</source>
        <translation>Abgelehnte Entwürfe ließen sich nicht entfernen.</translation>
    </message>
    <message>
        <source>Reload the driver&apos;s modules</source>
        <translation>Treibermodule neu laden</translation>
    </message>
    <message>
        <source>Reload the module nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm), or restart the computer; then load the model.</source>
        <translation>Das Modul nvidia_uvm neu laden (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm) oder den Computer neu starten; dann das Modell laden.</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>Remote</translation>
    </message>
    <message>
        <source>Remote servers</source>
        <translation>Remote-Server</translation>
    </message>
    <message>
        <source>Remote, replying</source>
        <translation>Remote, antwortet</translation>
    </message>
    <message>
        <source>Remote: {server}</source>
        <translation>Remote: {server}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove and free {size}</source>
        <translation>Entfernen, {size} freigeben</translation>
    </message>
    <message>
        <source>Remove it and fetch it again.</source>
        <translation>Entfernen und neu herunterladen.</translation>
    </message>
    <message>
        <source>Remove libraries of other driver versions (compat packages, copies of libcuda), then restart.</source>
        <translation>Bibliotheken anderer Treiberversionen entfernen (compat-Pakete, Kopien von libcuda), dann neu starten.</translation>
    </message>
    <message>
        <source>Remove models you do not use in Models, or free up space in another way, then go on.</source>
        <translation>Unter Modelle nicht gebrauchte Modelle entfernen oder anders Platz schaffen, dann weitermachen.</translation>
    </message>
    <message>
        <source>Remove models you do not use, or free up space in another way.</source>
        <translation>Nicht gebrauchte Modelle entfernen oder anders Platz schaffen.</translation>
    </message>
    <message>
        <source>Remove one first.</source>
        <translation>Erst einen entfernen.</translation>
    </message>
    <message>
        <source>Remove your own placement of tensors; Plimsoll places whole layers and, where asked, the experts.</source>
        <translation>Die eigene Platzierung von Tensoren entfernen; Plimsoll platziert ganze Schichten und auf Wunsch die Experten.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <translation>{server} entfernen</translation>
    </message>
    <message>
        <source>Remove {server}?</source>
        <translation>{server} entfernen?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the file, or the folder that it lies in.</source>
        <translation>Die Datei oder den Ordner umbenennen, in dem sie liegt.</translation>
    </message>
    <message>
        <source>Rename the open chat</source>
        <translation>Den offenen Chat umbenennen</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Replies are written one after another for a while: a batch for all of them failed.</source>
        <translation>Antworten werden eine Weile nacheinander geschrieben: Ein Batch für alle schlug fehl.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Reply to {name}…</source>
        <translation>{name} antworten…</translation>
    </message>
    <message>
        <source>Reply to {name}… The whole chat is sent there.</source>
        <translation>{name} antworten… Der ganze Chat wird dorthin gesendet.</translation>
    </message>
    <message>
        <source>Replying</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>Replying</source>
        <comment>speed</comment>
        <translation>Beim Antworten</translation>
    </message>
    <message>
        <source>Replying…</source>
        <translation>Antwortet…</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>Repositorys</translation>
    </message>
    <message>
        <source>Repositories for llama.cpp often have GGUF in their name. Search for it together with the model&apos;s name.</source>
        <translation>Repositorys für llama.cpp haben oft GGUF im Namen. Zusammen mit dem Namen des Modells danach suchen.</translation>
    </message>
    <message>
        <source>Reranking model: it orders texts by a question, it does not chat.</source>
        <translation>Reranking-Modell: Es ordnet Texte nach einer Frage, es chattet nicht.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restart the computer</source>
        <translation>Computer neu starten</translation>
    </message>
    <message>
        <source>Restart the computer before the card is used again.</source>
        <translation>Vor der nächsten Nutzung der Karte den Computer neu starten.</translation>
    </message>
    <message>
        <source>Restart the computer.</source>
        <translation>Den Computer neu starten.</translation>
    </message>
    <message>
        <source>Restart the computer. If it happens again, lock the clocks and check the power cables.</source>
        <translation>Den Computer neu starten. Wenn es wieder geschieht, die Takte fixieren und die Stromkabel prüfen.</translation>
    </message>
    <message>
        <source>Restart the computer. Plimsoll remembers the model and its setup.</source>
        <translation>Den Computer neu starten. Plimsoll merkt sich das Modell und seine Konfiguration.</translation>
    </message>
    <message>
        <source>Restart the computer; if it stays, install the driver again.</source>
        <translation>Den Computer neu starten; wenn es bleibt, den Treiber neu installieren.</translation>
    </message>
    <message>
        <source>Restart the computer; nothing is tried on the card before.</source>
        <translation>Den Computer neu starten; vorher wird auf der Karte nichts versucht.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Alle fortsetzen</translation>
    </message>
    <message>
        <source>Resume {model}</source>
        <translation>{model} weiter herunterladen</translation>
    </message>
    <message>
        <source>Room to work in for one step. It grows with the micro-batch.</source>
        <translation>Arbeitsplatz für einen Schritt. Er wächst mit dem Mikro-Batch.</translation>
    </message>
    <message>
        <source>Row remapping event</source>
        <translation>Speicherzeile neu zugeordnet</translation>
    </message>
    <message>
        <source>Row remapping failure</source>
        <translation>Zuordnung der Speicherzeile fehlgeschlagen</translation>
    </message>
    <message>
        <source>Rows cannot be split over several computers, only layers.</source>
        <translation>Zeilen lassen sich nicht auf mehrere Computer aufteilen, nur Schichten.</translation>
    </message>
    <message>
        <source>Rows of {what} that could not be read: {unread}{kept}.</source>
        <translation>Nicht lesbare Zeilen für {what}: {unread}{kept}.</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll clocks status&apos; to see the cards.</source>
        <translation>„plimsoll clocks status“ ausführen, um die Karten zu sehen.</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll detect&apos; to see why.</source>
        <translation>„plimsoll detect“ ausführen, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>Run setup again</source>
        <translation>Einrichtung neu starten</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>SM clock {get} MHz under load</source>
        <translation>SM-Takt {get}&#xa0;MHz unter Last</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>SM-Takt, MHz</translation>
    </message>
    <message>
        <source>Same type for keys and values</source>
        <translation>Gleicher Typ für Schlüssel und Werte</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>Paket speichern</translation>
    </message>
    <message>
        <source>Save bundle…</source>
        <translation>Paket speichern…</translation>
    </message>
    <message>
        <source>Save or copy its words into a text file, and attach that.</source>
        <translation>Den Text daraus in eine Textdatei speichern oder kopieren und diese anhängen.</translation>
    </message>
    <message>
        <source>Saved as you change it</source>
        <translation>Wird sofort gespeichert</translation>
    </message>
    <message>
        <source>Saved prompts filled the memory of the computer.</source>
        <translation>Gespeicherte Prompts füllten den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Say hello.</source>
        <translation>Sag Hallo.</translation>
    </message>
    <message>
        <source>Scratch for {rows} rows is reserved at load.</source>
        <translation>Zwischenspeicher für {rows} Zeilen wird beim Laden reserviert.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>Chats suchen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Search, or paste owner/repo, an address or a path</source>
        <translation>Suchen oder owner/repo, Adresse oder Pfad einfügen</translation>
    </message>
    <message>
        <source>Searching: {n} step done</source>
        <translation>Suche läuft: {n} Schritt fertig</translation>
    </message>
    <message>
        <source>Searching: {n} steps done</source>
        <translation>Suche läuft: {n} Schritte fertig</translation>
    </message>
    <message>
        <source>Secure Boot is on: enrol the key of the driver&apos;s module, or use a signed package.</source>
        <translation>Secure Boot ist an: den Schlüssel des Treibermoduls registrieren oder ein signiertes Paket verwenden.</translation>
    </message>
    <message>
        <source>See Fixes</source>
        <translation>Zur Abhilfe</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>Plan ansehen</translation>
    </message>
    <message>
        <source>See what helps</source>
        <translation>Ansehen, was hilft</translation>
    </message>
    <message>
        <source>See why {model} stopped</source>
        <translation>Ansehen, warum {model} anhielt</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send less, or choose a larger context in Plimsoll.</source>
        <translation>Weniger senden oder in Plimsoll einen größeren Kontext wählen.</translation>
    </message>
    <message>
        <source>Send text (in LangChain: check_embedding_ctx_length=False).</source>
        <translation>Text senden (in LangChain: check_embedding_ctx_length=False).</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>Sept.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Set HF_ENDPOINT to an address that begins with https://.</source>
        <translation>HF_ENDPOINT auf eine Adresse setzen, die mit https:// beginnt.</translation>
    </message>
    <message>
        <source>Set HF_HUB_CACHE to a folder on another drive and start Plimsoll again.</source>
        <translation>HF_HUB_CACHE auf einen Ordner auf einem anderen Laufwerk setzen und Plimsoll neu starten.</translation>
    </message>
    <message>
        <source>Set it to an address such as {default_endpoint}, or remove it.</source>
        <translation>Setzen Sie eine Adresse wie {default_endpoint} oder entfernen Sie die Variable.</translation>
    </message>
    <message>
        <source>Set it to an address that begins with https://, or remove it.</source>
        <translation>Auf eine Adresse setzen, die mit https:// beginnt, oder entfernen.</translation>
    </message>
    <message>
        <source>Set {group} as it came</source>
        <translation>{group} auf die Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of the extension: API Provider, OpenAI Compatible.</source>
        <translation>Einstellungen der Erweiterung: API Provider, OpenAI Compatible.</translation>
    </message>
    <message>
        <source>Settings, chats and receipts are readable by you alone.</source>
        <translation>Einstellungen, Chats und Prüfbelege können nur Sie lesen.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Several conversations at once got in each other&apos;s way.</source>
        <translation>Mehrere Gespräche zugleich kamen einander in die Quere.</translation>
    </message>
    <message>
        <source>Several machines</source>
        <translation>Mehrere Computer</translation>
    </message>
    <message>
        <source>Shared with other tools; HF_HOME chooses another place.</source>
        <translation>Mit anderen Werkzeugen geteilt; HF_HOME wählt einen anderen Ort.</translation>
    </message>
    <message>
        <source>Shares the layers out by what is free on each card now.</source>
        <translation>Verteilt die Schichten danach, was auf jeder Karte gerade frei ist.</translation>
    </message>
    <message>
        <source>Sharpest answers</source>
        <translation>Schärfste Antworten</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Shorten the conversation</source>
        <translation>Gespräch kürzen</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>Kürzerer Kontext</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show all {n} letters</source>
        <translation>Alle {n} Zeichen zeigen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Show or hide the list of chats</source>
        <translation>Liste der Chats ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show the card again</source>
        <translation>Karte wieder sichtbar machen</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>Show what is popular</source>
        <translation>Zeigen, was beliebt ist</translation>
    </message>
    <message>
        <source>Shows drafting at work</source>
        <translation>Zeigt Entwürfe bei der Arbeit</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Sign the driver for secure boot</source>
        <translation>Treiber für Secure Boot signieren</translation>
    </message>
    <message>
        <source>Signed in as {user}; the keyring keeps the token.</source>
        <translation>Angemeldet als {user}; der Schlüsselbund verwahrt das Token.</translation>
    </message>
    <message>
        <source>Skip setup</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Slow when it is used.</source>
        <translation>Langsam, wenn sie benutzt wird.</translation>
    </message>
    <message>
        <source>Slowed and spilled</source>
        <translation>Gebremst und übergelaufen</translation>
    </message>
    <message>
        <source>Slower; needs computer memory.</source>
        <translation>Langsamer; braucht Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Smaller batch</source>
        <translation>Kleinerer Batch</translation>
    </message>
    <message>
        <source>Smaller cache type</source>
        <translation>Kleinerer Cachetyp</translation>
    </message>
    <message>
        <source>Smaller micro-batch</source>
        <translation>Kleinerer Mikro-Batch</translation>
    </message>
    <message>
        <source>Some minutes; models, chats and settings stay.</source>
        <translation>Einige Minuten; Modelle, Chats und Einstellungen bleiben.</translation>
    </message>
    <message>
        <source>Some quality, and a download.</source>
        <translation>Etwas Qualität und ein Download.</translation>
    </message>
    <message>
        <source>Some speed.</source>
        <translation>Etwas Tempo.</translation>
    </message>
    <message>
        <source>Some writing speed (not measured); a test, not shown to work.</source>
        <translation>Etwas Schreibtempo (nicht gemessen); ein Versuch, Wirkung nicht gezeigt.</translation>
    </message>
    <message>
        <source>Somebody set how fast the card runs; it does not choose by itself.</source>
        <translation>Jemand hat festgelegt, wie schnell die Karte läuft; sie wählt nicht selbst.</translation>
    </message>
    <message>
        <source>Something outside Plimsoll ended the engine.</source>
        <translation>Etwas außerhalb von Plimsoll hat die Engine beendet.</translation>
    </message>
    <message>
        <source>Something went wrong ({name}: {error}).</source>
        <translation>Etwas ging schief ({name}: {error}).</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll ({name}: {error}).</source>
        <translation>In Plimsoll ging etwas schief ({name}: {error}).</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll.</source>
        <translation>In Plimsoll ging etwas schief.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Sort by: {word}</source>
        <translation>Sortieren nach: {word}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Quelle: {source}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Tempolimit</translation>
    </message>
    <message>
        <source>Speed.</source>
        <translation>Tempo.</translation>
    </message>
    <message>
        <source>Spilled into computer memory</source>
        <translation>In den Arbeitsspeicher übergelaufen</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>Stage {n} of {total}</source>
        <translation>Abschnitt {n} von {total}</translation>
    </message>
    <message>
        <source>Stage {n} of {total}: {stage}</source>
        <translation>Abschnitt {n} von {total}: {stage}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Start Plimsoll again: it moves the file aside and takes over what can be read.</source>
        <translation>Plimsoll neu starten: Es legt die Datei beiseite und übernimmt, was lesbar ist.</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.</source>
        <translation>Dort `plimsoll rpc-server` und hier den SSH-Tunnel starten, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there, of the same version as this Plimsoll.</source>
        <translation>Dort `plimsoll rpc-server` in derselben Version wie dieses Plimsoll starten.</translation>
    </message>
    <message>
        <source>Start a new chat, or choose a larger context.</source>
        <translation>Einen neuen Chat beginnen oder einen größeren Kontext wählen.</translation>
    </message>
    <message>
        <source>Start a new chat, or let the server load the model with a larger context.</source>
        <translation>Einen neuen Chat beginnen oder den Server das Modell mit größerem Kontext laden lassen.</translation>
    </message>
    <message>
        <source>Start a new conversation, or ask for a summary of this one and go on from there.</source>
        <translation>Ein neues Gespräch beginnen oder um eine Zusammenfassung bitten und damit weitermachen.</translation>
    </message>
    <message>
        <source>Start chatting</source>
        <translation>Chat beginnen</translation>
    </message>
    <message>
        <source>Start it anyway</source>
        <translation>Trotzdem starten</translation>
    </message>
    <message>
        <source>Start the container again with access to the card.</source>
        <translation>Den Container mit Zugriff auf die Karte neu starten.</translation>
    </message>
    <message>
        <source>Start the container with access to the card, for instance with &apos;--gpus all&apos;.</source>
        <translation>Den Container mit Zugriff auf die Karte starten, zum Beispiel mit „--gpus all“.</translation>
    </message>
    <message>
        <source>Start the container with access to the card: docker run --gpus all, with NVIDIA&apos;s container toolkit installed.</source>
        <translation>Den Container mit Zugriff auf die Karte starten: docker run --gpus all, mit installiertem Container-Toolkit von NVIDIA.</translation>
    </message>
    <message>
        <source>Start the engine again</source>
        <translation>Engine neu starten</translation>
    </message>
    <message>
        <source>Start the other computer&apos;s server and the tunnel</source>
        <translation>Server und Tunnel des anderen Computers starten</translation>
    </message>
    <message>
        <source>Start with the desktop</source>
        <translation>Mit dem Desktop starten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>State: {state}</source>
        <translation>Status: {state}</translation>
    </message>
    <message>
        <source>Stays with the likeliest words: facts, code, extraction.</source>
        <translation>Bleibt bei den wahrscheinlichsten Worten: Fakten, Code, Extraktion.</translation>
    </message>
    <message>
        <source>Step {n}: one change at a time, each proven</source>
        <translation>Schritt {n}: eine Änderung nach der anderen, jede geprüft</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>Still being written.</source>
        <translation>Wird noch geschrieben.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop fetching or trying the build</source>
        <translation>Herunterladen oder Testen des Builds stoppen</translation>
    </message>
    <message>
        <source>Stop in the middle</source>
        <translation>Mittendrin anhalten</translation>
    </message>
    <message>
        <source>Stop it and open this</source>
        <translation>Stoppen und öffnen</translation>
    </message>
    <message>
        <source>Stop listing</source>
        <translation>Nicht mehr auflisten</translation>
    </message>
    <message>
        <source>Stop listing {path}</source>
        <translation>{path} nicht mehr auflisten</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>Kontrolle stoppen</translation>
    </message>
    <message>
        <source>Stop the move</source>
        <translation>Verschieben stoppen</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>Antwort stoppen</translation>
    </message>
    <message>
        <source>Stop the reply, close what is open</source>
        <translation>Antwort stoppen, Offenes schließen</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Nicht mehr nutzen</translation>
    </message>
    <message>
        <source>Stop using {server}</source>
        <translation>{server} nicht mehr nutzen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>reply</comment>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Hier gestoppt</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>Hier gestoppt.</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Gestoppt, aufbewahrt</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Such as: Answer in German. You review Python code. Be brief.</source>
        <translation>Etwa: Antworte auf Deutsch. Du prüfst Python-Code. Fass dich kurz.</translation>
    </message>
    <message>
        <source>Switch flash attention on, or choose f16.</source>
        <translation>Flash Attention einschalten oder f16 wählen.</translation>
    </message>
    <message>
        <source>Switch off Put layers on other computers in the settings, or leave --rpc out. The plan then counts this computer alone and says what fits.</source>
        <translation>„Schichten auf andere Computer legen“ in den Einstellungen ausschalten oder --rpc weglassen. Der Plan rechnet dann nur mit diesem Computer und sagt, was passt.</translation>
    </message>
    <message>
        <source>Switch the computer off and check the power cables of the card.</source>
        <translation>Den Computer ausschalten und die Stromkabel der Karte prüfen.</translation>
    </message>
    <message>
        <source>Sync boost</source>
        <translation>Sync-Boost</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>System follows your desktop, also while running.</source>
        <translation>„System“ folgt dem Desktop, auch im laufenden Betrieb.</translation>
    </message>
    <message>
        <source>System message first</source>
        <translation>Systemnachricht zuerst</translation>
    </message>
    <message>
        <source>Take it off the list, or put it back.</source>
        <translation>Aus der Liste nehmen oder zurücklegen.</translation>
    </message>
    <message>
        <source>Take letters, digits, dots and dashes, 40 at most.</source>
        <translation>Buchstaben, Ziffern, Punkte und Bindestriche verwenden, höchstens 40.</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>{name} aus der Liste nehmen?</translation>
    </message>
    <message>
        <source>Takes less likely words and avoids saying a thing twice: stories, ideas.</source>
        <translation>Nimmt weniger wahrscheinliche Worte und vermeidet Wiederholungen: Geschichten, Ideen.</translation>
    </message>
    <message>
        <source>Tells the parts apart without colour.</source>
        <translation>Unterscheidet die Teile ohne Farbe.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Temperature, °C</source>
        <translation>Temperatur, °C</translation>
    </message>
    <message>
        <source>Tensor placement: {setting}</source>
        <translation>Tensorplatzierung: {setting}</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Text size: {share}</source>
        <translation>Schriftgröße: {share}</translation>
    </message>
    <message>
        <source>Text {n} has {tokens} tokens, and the model takes {most_tokens}.</source>
        <translation>Text {n} hat {tokens} Token, und das Modell nimmt {most_tokens}.</translation>
    </message>
    <message>
        <source>Text {n} is empty.</source>
        <translation>Text {n} ist leer.</translation>
    </message>
    <message>
        <source>That conversation or message is no longer there.</source>
        <translation>Dieses Gespräch oder diese Nachricht gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>That is no model</source>
        <translation>Das ist kein Modell</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>Das ist kein Schlüssel.</translation>
    </message>
    <message>
        <source>That is not a token.</source>
        <translation>Das ist kein Token.</translation>
    </message>
    <message>
        <source>That link does not name a model on the Hub.</source>
        <translation>Dieser Link bezeichnet kein Modell auf dem Hub.</translation>
    </message>
    <message>
        <source>That program.</source>
        <translation>Das andere Programm.</translation>
    </message>
    <message>
        <source>The CUDA libraries</source>
        <translation>Die CUDA-Bibliotheken</translation>
    </message>
    <message>
        <source>The Hub asks to slow down: too many requests came from this address.</source>
        <translation>Der Hub bittet um Geduld: Von dieser Adresse kamen zu viele Anfragen.</translation>
    </message>
    <message>
        <source>The Hub cannot answer now (status {status}).</source>
        <translation>Der Hub kann gerade nicht antworten (Status {status}).</translation>
    </message>
    <message>
        <source>The Hub did not answer</source>
        <translation>Der Hub hat nicht geantwortet</translation>
    </message>
    <message>
        <source>The Hub did not say which revision {repo} is at.</source>
        <translation>Der Hub hat nicht gesagt, auf welcher Revision {repo} steht.</translation>
    </message>
    <message>
        <source>The Hub does not accept this token.</source>
        <translation>Der Hub nimmt dieses Token nicht an.</translation>
    </message>
    <message>
        <source>The Hub does not answer.</source>
        <translation>Der Hub antwortet nicht.</translation>
    </message>
    <message>
        <source>The Hub does not answer. Trying again in {value} s.</source>
        <translation>Der Hub antwortet nicht. Neuer Versuch in {value}&#xa0;s.</translation>
    </message>
    <message>
        <source>The Hub has no public repository {repo}.</source>
        <translation>Auf dem Hub gibt es kein öffentliches Repository {repo}.</translation>
    </message>
    <message>
        <source>The Hub has no public {what}.</source>
        <translation>Der Hub hat nichts Öffentliches namens {what}.</translation>
    </message>
    <message>
        <source>The Hub has no repository {repo}, or it is private and not yours.</source>
        <translation>Auf dem Hub gibt es kein Repository {repo}, oder es ist privat und gehört Ihnen nicht.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private and not yours.</source>
        <translation>Der Hub hat nichts namens {what}, oder es ist privat und gehört anderen.</translation>
    </message>
    <message>
        <source>The Hub is asked only when you search or open something, and hears nothing else.</source>
        <translation>Der Hub wird nur gefragt, wenn Sie suchen oder etwas öffnen, und erfährt sonst nichts.</translation>
    </message>
    <message>
        <source>The Hub named an address that makes no sense: {error}.</source>
        <translation>Der Hub nannte eine Adresse, die keinen Sinn ergibt: {error}.</translation>
    </message>
    <message>
        <source>The Hub names two different hashes for {name}.</source>
        <translation>Der Hub nennt zwei verschiedene Hashes für {name}.</translation>
    </message>
    <message>
        <source>The Hub refused the request for {what} (status {status}).</source>
        <translation>Der Hub hat die Anfrage nach {what} abgelehnt (Status {status}).</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not answer as it should ({message}).</source>
        <translation>Der NVIDIA-Treiber antwortet nicht, wie er soll ({message}).</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not running.</source>
        <translation>Der NVIDIA-Treiber ist installiert, läuft aber nicht.</translation>
    </message>
    <message>
        <source>The NVIDIA driver runs, but it sees no card; models run on the processor.</source>
        <translation>Der NVIDIA-Treiber läuft, sieht aber keine Karte; Modelle laufen auf dem Prozessor.</translation>
    </message>
    <message>
        <source>The NVIDIA driver was updated and the old one still runs.</source>
        <translation>Der NVIDIA-Treiber wurde aktualisiert, und der alte läuft noch.</translation>
    </message>
    <message>
        <source>The NVIDIA driver went away while Plimsoll was watching the card.</source>
        <translation>Der NVIDIA-Treiber verschwand, während Plimsoll die Karte beobachtete.</translation>
    </message>
    <message>
        <source>The NVIDIA driver {driver} is too old for the engine on {name}.</source>
        <translation>Der NVIDIA-Treiber {driver} ist zu alt für die Engine auf {name}.</translation>
    </message>
    <message>
        <source>The SM clock: how fast the card&apos;s processors run. It falls with heat, at the limit of the power, and when there is nothing to do.</source>
        <translation>Der SM-Takt: wie schnell die Rechenwerke der Karte laufen. Er sinkt bei Wärme, am Leistungslimit und wenn nichts zu tun ist.</translation>
    </message>
    <message>
        <source>The acceptance rate: how many of the guessed tokens held. The more, the faster drafting makes the replies.</source>
        <translation>Die Annahmequote: wie viele der geratenen Token hielten. Je mehr, desto schneller machen Entwürfe die Antworten.</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>Die Antwort ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>The architecture {architecture} is not one whose memory is known exactly; a dry run gives better figures.</source>
        <translation>Bei der Architektur {architecture} ist der Speicher nicht genau bekannt; ein Probelauf gibt bessere Werte.</translation>
    </message>
    <message>
        <source>The archive with NVIDIA&apos;s libraries that belongs beside it is missing.</source>
        <translation>Das Archiv mit NVIDIAs Bibliotheken, das dazugehört, fehlt.</translation>
    </message>
    <message>
        <source>The archive {archive} is damaged.</source>
        <translation>Das Archiv {archive} ist beschädigt.</translation>
    </message>
    <message>
        <source>The archive {archive} is refused: {why}.</source>
        <translation>Das Archiv {archive} wird abgelehnt: {why}.</translation>
    </message>
    <message>
        <source>The buffer that failed[ ({size})] lies in the computer, not on the card.</source>
        <translation>Der Puffer, der scheiterte[ ({size})], liegt im Computer, nicht auf der Karte.</translation>
    </message>
    <message>
        <source>The build {tag} is not fetched: {text}.</source>
        <translation>Der Build {tag} wird nicht heruntergeladen: {text}.</translation>
    </message>
    <message>
        <source>The bundle could not be written to {path} ({strerror}).</source>
        <translation>Das Paket ließ sich nicht nach {path} schreiben ({strerror}).</translation>
    </message>
    <message>
        <source>The bundle is in {path}, readable by you alone. Nothing was sent.</source>
        <translation>Das Paket liegt in {path}, nur für Sie lesbar. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The bundle must be looked at before it is saved.</source>
        <translation>Das Paket muss vor dem Speichern angesehen werden.</translation>
    </message>
    <message>
        <source>The cache for values is quantised, and flash attention is off.</source>
        <translation>Der Werte-Cache ist quantisiert, und Flash Attention ist aus.</translation>
    </message>
    <message>
        <source>The cache is kept in 4 bits to reach this length.</source>
        <translation>Der Cache wird in 4 Bit gespeichert, um diese Länge zu erreichen.</translation>
    </message>
    <message>
        <source>The cache is kept in 8 bits.</source>
        <translation>Der Cache wird in 8 Bit gespeichert.</translation>
    </message>
    <message>
        <source>The cache needs {cache} MiB, {left} MiB are left after the weights.</source>
        <translation>Der Cache braucht {cache}&#xa0;MiB, nach den Gewichten sind {left}&#xa0;MiB übrig.</translation>
    </message>
    <message>
        <source>The card could not be started.</source>
        <translation>Die Karte ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>The card did not change to the next program in time.</source>
        <translation>Die Karte wechselte nicht rechtzeitig zum nächsten Programm.</translation>
    </message>
    <message>
        <source>The card did not come back from sleep.</source>
        <translation>Die Karte kam nicht aus dem Ruhezustand zurück.</translation>
    </message>
    <message>
        <source>The card does not answer any more; only a restart brings it back.</source>
        <translation>Die Karte antwortet nicht mehr; nur ein Neustart bringt sie zurück.</translation>
    </message>
    <message>
        <source>The card does not answer since the computer slept, so the model was not loaded.</source>
        <translation>Die Karte antwortet seit dem Ruhezustand des Computers nicht, darum wurde das Modell nicht geladen.</translation>
    </message>
    <message>
        <source>The card drew {before} W and draws {after} W now: {less} W saved.</source>
        <translation>Die Karte zog {before}&#xa0;W und zieht jetzt {after}&#xa0;W: {less}&#xa0;W gespart.</translation>
    </message>
    <message>
        <source>The card has fallen off the bus and does not answer until a restart.</source>
        <translation>Die Karte ist vom Bus getrennt und antwortet bis zum Neustart nicht.</translation>
    </message>
    <message>
        <source>The card has no fast path for it, so attention moves to the processor.</source>
        <translation>Die Karte hat dafür keinen schnellen Weg, darum wandert die Attention zum Prozessor.</translation>
    </message>
    <message>
        <source>The card has stopped and needs a reset.</source>
        <translation>Die Karte steht still und muss zurückgesetzt werden.</translation>
    </message>
    <message>
        <source>The card has {most} MiB more free than then.</source>
        <translation>Auf der Karte sind {most}&#xa0;MiB mehr frei als damals.</translation>
    </message>
    <message>
        <source>The card is asleep. To save power, Plimsoll does not wake it; the graphs go on when something uses it.</source>
        <translation>Die Karte schläft. Um Strom zu sparen, weckt Plimsoll sie nicht; die Graphen laufen weiter, sobald etwas sie benutzt.</translation>
    </message>
    <message>
        <source>The card is free for other work</source>
        <translation>Die Karte ist frei für andere Arbeit</translation>
    </message>
    <message>
        <source>The card is held back by its power limit.</source>
        <translation>Die Karte wird von ihrem Leistungslimit gebremst.</translation>
    </message>
    <message>
        <source>The card is listed, and nothing of ours is on it.</source>
        <translation>Die Karte ist aufgeführt, und von uns ist nichts darauf.</translation>
    </message>
    <message>
        <source>The card keeps to the clock of the slowest of several cards.</source>
        <translation>Die Karte hält den Takt der langsamsten von mehreren Karten.</translation>
    </message>
    <message>
        <source>The card protects itself: it is too hot, or its power supply gives way.</source>
        <translation>Die Karte schützt sich: Sie ist zu heiß, oder ihre Stromversorgung gibt nach.</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, above the lock.</source>
        <translation>Die Karte lief mit {mhz}&#xa0;MHz, über der Fixierung.</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, below the lock.</source>
        <translation>Die Karte lief mit {mhz}&#xa0;MHz, unter der Fixierung.</translation>
    </message>
    <message>
        <source>The card ran full while it prepared a faster path.</source>
        <translation>Die Karte lief voll, während sie einen schnelleren Weg vorbereitete.</translation>
    </message>
    <message>
        <source>The card ran full while working.</source>
        <translation>Die Karte lief bei der Arbeit voll.</translation>
    </message>
    <message>
        <source>The card ran full, and the engine went on with the processor.</source>
        <translation>Die Karte lief voll, und die Engine machte mit dem Prozessor weiter.</translation>
    </message>
    <message>
        <source>The card reported a memory fault.</source>
        <translation>Die Karte meldete einen Speicherfehler.</translation>
    </message>
    <message>
        <source>The card runs slower so as not to get too hot.</source>
        <translation>Die Karte läuft langsamer, um nicht zu heiß zu werden.</translation>
    </message>
    <message>
        <source>The card runs slower so as not to take more watts than it may.</source>
        <translation>Die Karte läuft langsamer, um nicht mehr Watt zu ziehen, als sie darf.</translation>
    </message>
    <message>
        <source>The card slows down because it is hot.</source>
        <translation>Die Karte bremst, weil sie heiß ist.</translation>
    </message>
    <message>
        <source>The card stayed in performance state P{state} under load.</source>
        <translation>Die Karte blieb unter Last im Leistungszustand P{state}.</translation>
    </message>
    <message>
        <source>The card was full before the mathematics library could start.</source>
        <translation>Die Karte war voll, bevor die Mathematikbibliothek starten konnte.</translation>
    </message>
    <message>
        <source>The card was full, and Windows used slow computer memory instead.</source>
        <translation>Die Karte war voll, und Windows nahm stattdessen langsamen Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The card was hardly busy while the model worked, so no clock can be judged.</source>
        <translation>Die Karte war kaum ausgelastet, während das Modell arbeitete; so lässt sich kein Takt beurteilen.</translation>
    </message>
    <message>
        <source>The card was neither hot nor short of power.</source>
        <translation>Die Karte war weder heiß noch fehlte ihr Leistung.</translation>
    </message>
    <message>
        <source>The card was not busy, so that nothing can be said.</source>
        <translation>Die Karte war nicht ausgelastet, darum lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>The card was slowed by {causes}.</source>
        <translation>Die Karte wurde gebremst durch {causes}.</translation>
    </message>
    <message>
        <source>The card was too hot.</source>
        <translation>Die Karte war zu heiß.</translation>
    </message>
    <message>
        <source>The card&apos;s clocks are locked to {text}. The lock lasts while Plimsoll runs.</source>
        <translation>Die Takte der Karte sind auf {text} fixiert. Das gilt, solange Plimsoll läuft.</translation>
    </message>
    <message>
        <source>The card&apos;s power cables are not all plugged in.</source>
        <translation>Nicht alle Stromkabel der Karte sind eingesteckt.</translation>
    </message>
    <message>
        <source>The certificate of {origin} is not trusted: {words}.</source>
        <translation>Dem Zertifikat von {origin} wird nicht vertraut: {words}.</translation>
    </message>
    <message>
        <source>The chat may be too long for it, or it failed: look at the server&apos;s log.</source>
        <translation>Vielleicht ist der Chat zu lang dafür, oder es gab einen Fehler: im Protokoll des Servers nachsehen.</translation>
    </message>
    <message>
        <source>The chat template of the model did not work.</source>
        <translation>Die Chatvorlage des Modells funktionierte nicht.</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}</source>
        <translation>Der Chat wurde nicht exportiert: {reason}</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}.</source>
        <translation>Der Chat wurde nicht exportiert: {reason}.</translation>
    </message>
    <message>
        <source>The chat was not saved within {deadline} s.</source>
        <translation>Der Chat wurde nicht innerhalb von {deadline}&#xa0;s gespeichert.</translation>
    </message>
    <message>
        <source>The chat was not saved: {reason}.</source>
        <translation>Der Chat wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>The clock helper ended by itself.</source>
        <translation>Der Takthelfer hat sich von selbst beendet.</translation>
    </message>
    <message>
        <source>The clock helper is installed: clocks can be locked with a click.</source>
        <translation>Der Takthelfer ist installiert: Takte lassen sich mit einem Klick fixieren.</translation>
    </message>
    <message>
        <source>The clock helper is not installed, or there is no Python for all users to run it.</source>
        <translation>Der Takthelfer ist nicht installiert, oder es fehlt ein Python für alle Benutzer, das ihn ausführt.</translation>
    </message>
    <message>
        <source>The clock helper is not installed.</source>
        <translation>Der Takthelfer ist nicht installiert.</translation>
    </message>
    <message>
        <source>The clock helper is not installed: an administrator runs packaging/clocks/install.sh install in Plimsoll&apos;s folder.</source>
        <translation>Der Takthelfer ist nicht installiert: Ein Administrator führt packaging/clocks/install.sh install im Ordner von Plimsoll aus.</translation>
    </message>
    <message>
        <source>The clock is held by what the screen needs.</source>
        <translation>Der Takt richtet sich nach dem, was der Bildschirm braucht.</translation>
    </message>
    <message>
        <source>The clocks of 1 card are still locked from an earlier run ({limits}).</source>
        <translation>Die Takte von 1 Karte sind noch von einem früheren Lauf fixiert ({limits}).</translation>
    </message>
    <message>
        <source>The clocks of 1 card were given back.</source>
        <translation>Die Takte von 1 Karte wurden freigegeben.</translation>
    </message>
    <message>
        <source>The clocks of the card are other ones now.</source>
        <translation>Die Takte der Karte sind jetzt andere.</translation>
    </message>
    <message>
        <source>The clocks of {cards} cards were given back.</source>
        <translation>Die Takte von {cards} Karten wurden freigegeben.</translation>
    </message>
    <message>
        <source>The clocks of {left} cards are still locked from an earlier run ({limits}).</source>
        <translation>Die Takte von {left} Karten sind noch von einem früheren Lauf fixiert ({limits}).</translation>
    </message>
    <message>
        <source>The clocks under load are far below normal.</source>
        <translation>Die Takte unter Last liegen weit unter dem Üblichen.</translation>
    </message>
    <message>
        <source>The code was made with a newer toolkit than the driver knows.</source>
        <translation>Der Code wurde mit einem neueren Toolkit erzeugt, als der Treiber kennt.</translation>
    </message>
    <message>
        <source>The commands sent to the card were damaged on the way.</source>
        <translation>Die an die Karte gesendeten Befehle wurden unterwegs beschädigt.</translation>
    </message>
    <message>
        <source>The compute capability of the card is not among those of the build.</source>
        <translation>Die Compute Capability der Karte gehört nicht zu denen des Builds.</translation>
    </message>
    <message>
        <source>The computer has {more} MiB more memory free than then.</source>
        <translation>Der Computer hat {more}&#xa0;MiB mehr Speicher frei als damals.</translation>
    </message>
    <message>
        <source>The computer lost contact with the card.</source>
        <translation>Der Computer hat die Verbindung zur Karte verloren.</translation>
    </message>
    <message>
        <source>The computer runs on its battery: the card is slower then, and readings are taken less often.</source>
        <translation>Der Computer läuft im Akkubetrieb: Die Karte ist dann langsamer, und es wird seltener gemessen.</translation>
    </message>
    <message>
        <source>The computer slept since.</source>
        <translation>Der Computer hat seitdem geschlafen.</translation>
    </message>
    <message>
        <source>The computer was restarted since.</source>
        <translation>Der Computer wurde seitdem neu gestartet.</translation>
    </message>
    <message>
        <source>The computer was shut down while Plimsoll was {doing}.</source>
        <translation>Der Computer wurde mitten in Plimsolls Arbeit heruntergefahren ({doing}).</translation>
    </message>
    <message>
        <source>The computer went down during {phase}.</source>
        <translation>Der Computer ging aus, während: {phase}.</translation>
    </message>
    <message>
        <source>The computer went down.</source>
        <translation>Der Computer ging aus.</translation>
    </message>
    <message>
        <source>The computer&apos;s cards are other ones now.</source>
        <translation>Die Karten des Computers sind jetzt andere.</translation>
    </message>
    <message>
        <source>The connection fails at the proxy, before the model host.</source>
        <translation>Die Verbindung scheitert am Proxy, noch vor dem Modell-Host.</translation>
    </message>
    <message>
        <source>The container is older than GGUF, and the engine no longer reads it.</source>
        <translation>Der Container ist älter als GGUF, und die Engine liest ihn nicht mehr.</translation>
    </message>
    <message>
        <source>The container lost its access to the NVIDIA card ({message}).</source>
        <translation>Der Container hat seinen Zugriff auf die NVIDIA-Karte verloren ({message}).</translation>
    </message>
    <message>
        <source>The copy came out different</source>
        <translation>Die Kopie fiel anders aus</translation>
    </message>
    <message>
        <source>The disk has {more} MiB more room than then.</source>
        <translation>Auf dem Datenträger ist {more}&#xa0;MiB mehr Platz als damals.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>Der Datenträger mit {folder} ist voll.</translation>
    </message>
    <message>
        <source>The disk that keeps your chats is full.</source>
        <translation>Der Datenträger mit Ihren Chats ist voll.</translation>
    </message>
    <message>
        <source>The display watchdog gives a kernel about two seconds.</source>
        <translation>Der Bildschirm-Watchdog gibt einem Kernel etwa zwei Sekunden.</translation>
    </message>
    <message>
        <source>The download leads to a server that is not allowed.</source>
        <translation>Der Download führt zu einem Server, der nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB on the disk that holds {root}, where {kept} GB more are kept free; {value} GB are free{others}.</source>
        <translation>Der Download braucht {needed}&#xa0;GB auf dem Laufwerk mit {root}, auf dem weitere {kept}&#xa0;GB frei bleiben; frei sind {value}&#xa0;GB{others}.</translation>
    </message>
    <message>
        <source>The download was not stored in full.</source>
        <translation>Der Download wurde nicht vollständig gespeichert.</translation>
    </message>
    <message>
        <source>The download was stopped; what is here is kept.</source>
        <translation>Der Download wurde gestoppt; was hier ist, bleibt.</translation>
    </message>
    <message>
        <source>The drafting file is not there any more.</source>
        <translation>Die Entwurfsdatei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The drafting file is not there.</source>
        <translation>Die Entwurfsdatei ist nicht da.</translation>
    </message>
    <message>
        <source>The drafting file was changed since.</source>
        <translation>Die Entwurfsdatei wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>The drafting file {name} cannot be read: {strerror}.</source>
        <translation>Die Entwurfsdatei {name} ist nicht lesbar: {strerror}.</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: its {what} is {its}, the model&apos;s {wanted}.</source>
        <translation>Die Entwurfsdatei {name} gehört nicht zu diesem Modell: {what} ist {its}, beim Modell {wanted}.</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: {wrong}.</source>
        <translation>Die Entwurfsdatei {name} gehört nicht zu diesem Modell: {wrong}.</translation>
    </message>
    <message>
        <source>The drafting file {name} has no MTP layers, and only those can draft here.</source>
        <translation>Die Entwurfsdatei {name} hat keine MTP-Schichten, und nur solche können hier entwerfen.</translation>
    </message>
    <message>
        <source>The drafting model does not belong to this model.</source>
        <translation>Das Entwurfsmodell gehört nicht zu diesem Modell.</translation>
    </message>
    <message>
        <source>The drive for models is full.</source>
        <translation>Das Laufwerk für Modelle ist voll.</translation>
    </message>
    <message>
        <source>The driver answered that it is not supported.</source>
        <translation>Der Treiber antwortete, dass das nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>The driver answers, and shows no card.</source>
        <translation>Der Treiber antwortet und zeigt keine Karte.</translation>
    </message>
    <message>
        <source>The driver asks for a reset; what followed in the log is a consequence.</source>
        <translation>Der Treiber verlangt ein Zurücksetzen; was im Protokoll folgte, ist eine Folge davon.</translation>
    </message>
    <message>
        <source>The driver cleaned up after a program that ended.</source>
        <translation>Der Treiber räumte nach einem beendeten Programm auf.</translation>
    </message>
    <message>
        <source>The driver is too old to compile the code of this engine.</source>
        <translation>Der Treiber ist zu alt, um den Code dieser Engine zu übersetzen.</translation>
    </message>
    <message>
        <source>The driver is {driver} now; it was {driver2}.</source>
        <translation>Der Treiber ist jetzt {driver}; er war {driver2}.</translation>
    </message>
    <message>
        <source>The driver names the power limit as the only brake.</source>
        <translation>Der Treiber nennt das Leistungslimit als einzige Bremse.</translation>
    </message>
    <message>
        <source>The driver of the card is installed and not running.</source>
        <translation>Der Treiber der Karte ist installiert und läuft nicht.</translation>
    </message>
    <message>
        <source>The driver of the card is too old for this engine.</source>
        <translation>Der Treiber der Karte ist zu alt für diese Engine.</translation>
    </message>
    <message>
        <source>The driver reported Xid {numbers}.</source>
        <translation>Der Treiber meldete Xid {numbers}.</translation>
    </message>
    <message>
        <source>The driver reported Xid {number} ({name}). {text}</source>
        <translation>Der Treiber meldete Xid {number} ({name}). {text}</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: nothing is tried on the card.</source>
        <translation>Der Treiber meldete Xid {xid}: Auf der Karte wird nichts versucht.</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: the card works again only after a restart.</source>
        <translation>Der Treiber meldete Xid {xid}: Die Karte arbeitet erst nach einem Neustart wieder.</translation>
    </message>
    <message>
        <source>The driver reported no fault since the start.</source>
        <translation>Der Treiber hat seit dem Start keinen Fehler gemeldet.</translation>
    </message>
    <message>
        <source>The driver says that the card must be reset or restarted.</source>
        <translation>Der Treiber sagt, dass die Karte zurückgesetzt oder neu gestartet werden muss.</translation>
    </message>
    <message>
        <source>The driver stopped the card because one step took too long.</source>
        <translation>Der Treiber hielt die Karte an, weil ein Schritt zu lange dauerte.</translation>
    </message>
    <message>
        <source>The driver was loaded anew since.</source>
        <translation>Der Treiber wurde seitdem neu geladen.</translation>
    </message>
    <message>
        <source>The driver {driver} is too old for it on {name}: {shown} is needed.</source>
        <translation>Der Treiber {driver} ist auf {name} zu alt dafür: {shown} ist nötig.</translation>
    </message>
    <message>
        <source>The embeddings of &apos;{id}&apos; have {n_embd} dimensions, which cannot be changed.</source>
        <translation>Die Embeddings von „{id}“ haben {n_embd} Dimensionen, und das lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>The engine cannot draft with this model yet.</source>
        <translation>Die Engine kann mit diesem Modell noch nicht entwerfen.</translation>
    </message>
    <message>
        <source>The engine cannot go on without the layers that lay there: it ended.</source>
        <translation>Die Engine kann ohne die Schichten, die dort lagen, nicht weiter: Sie endete.</translation>
    </message>
    <message>
        <source>The engine cannot use {card} yet</source>
        <translation>Die Engine kann {card} noch nicht nutzen</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: code {result}.</source>
        <translation>Die Engine konnte einen Batch nicht berechnen: Code {result}.</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: {reason}.</source>
        <translation>Die Engine konnte einen Batch nicht berechnen: {reason}.</translation>
    </message>
    <message>
        <source>The engine could not load {name}: {why}</source>
        <translation>Die Engine konnte {name} nicht laden: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for answering: {why}</source>
        <translation>Die Engine konnte den Kontext für Antworten nicht anlegen: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for drafting: {why}</source>
        <translation>Die Engine konnte den Kontext für Entwürfe nicht anlegen: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for embeddings: {why}</source>
        <translation>Die Engine konnte den Kontext für Embeddings nicht anlegen: {why}</translation>
    </message>
    <message>
        <source>The engine could not turn the messages into a prompt.</source>
        <translation>Die Engine konnte aus den Nachrichten keinen Prompt machen.</translation>
    </message>
    <message>
        <source>The engine crashed while it looked for cards.</source>
        <translation>Die Engine stürzte ab, während sie nach Karten suchte.</translation>
    </message>
    <message>
        <source>The engine crashed.</source>
        <translation>Die Engine ist abgestürzt.</translation>
    </message>
    <message>
        <source>The engine did not do what was accepted:</source>
        <translation>Die Engine tat nicht, was angenommen war:</translation>
    </message>
    <message>
        <source>The engine did not find the card that the setup names.</source>
        <translation>Die Engine fand die Karte nicht, die die Konfiguration nennt.</translation>
    </message>
    <message>
        <source>The engine did not find the main card that the setup names.</source>
        <translation>Die Engine fand die Hauptkarte nicht, die die Konfiguration nennt.</translation>
    </message>
    <message>
        <source>The engine did not pass its test.</source>
        <translation>Die Engine hat ihren Test nicht bestanden.</translation>
    </message>
    <message>
        <source>The engine does not answer any more.</source>
        <translation>Die Engine antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>The engine does not know how this file is packed.</source>
        <translation>Die Engine weiß nicht, wie diese Datei gepackt ist.</translation>
    </message>
    <message>
        <source>The engine does not know this kind of model yet.</source>
        <translation>Die Engine kennt diese Art Modell noch nicht.</translation>
    </message>
    <message>
        <source>The engine for your card did not come</source>
        <translation>Die Engine für Ihre Karte kam nicht an</translation>
    </message>
    <message>
        <source>The engine found no place for the next token of a slot.</source>
        <translation>Die Engine fand keinen Platz für das nächste Token eines Slots.</translation>
    </message>
    <message>
        <source>The engine gave no sign of life for {now} s.</source>
        <translation>Die Engine gab {now}&#xa0;s lang kein Lebenszeichen.</translation>
    </message>
    <message>
        <source>The engine has no GPU support.</source>
        <translation>Die Engine kann keine GPU nutzen.</translation>
    </message>
    <message>
        <source>The engine in use stays as it is.</source>
        <translation>Die verwendete Engine bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The engine is another one now: {runtime}, not {runtime2}.</source>
        <translation>Die Engine ist jetzt eine andere: {runtime}, nicht {runtime2}.</translation>
    </message>
    <message>
        <source>The engine is closed.</source>
        <translation>Die Engine ist geschlossen.</translation>
    </message>
    <message>
        <source>The engine is of another version than the one Plimsoll speaks to.</source>
        <translation>Die Engine hat eine andere Version als die, mit der Plimsoll spricht.</translation>
    </message>
    <message>
        <source>The engine lacks {absent}.</source>
        <translation>Der Engine fehlt {absent}.</translation>
    </message>
    <message>
        <source>The engine made for this computer</source>
        <translation>Die für diesen Computer gebaute Engine</translation>
    </message>
    <message>
        <source>The engine made no progress for {silent} s.</source>
        <translation>Die Engine kam {silent}&#xa0;s lang nicht voran.</translation>
    </message>
    <message>
        <source>The engine needs a newer C library than this system has.</source>
        <translation>Die Engine braucht eine neuere C-Bibliothek, als dieses System hat.</translation>
    </message>
    <message>
        <source>The engine needs a newer driver than the one installed.</source>
        <translation>Die Engine braucht einen neueren Treiber als den installierten.</translation>
    </message>
    <message>
        <source>The engine needs {missing}, which is not on this computer.</source>
        <translation>Die Engine braucht {missing}, und das fehlt auf diesem Computer.</translation>
    </message>
    <message>
        <source>The engine put {found} layers on the card, but the setup puts {value} of them there.</source>
        <translation>Die Engine hat {found} Schichten auf die Karte gelegt, die Konfiguration sieht aber {value} vor.</translation>
    </message>
    <message>
        <source>The engine reads one token at a time because the workspace does not fit.</source>
        <translation>Die Engine liest ein Token nach dem anderen, weil der Rechenpuffer nicht passt.</translation>
    </message>
    <message>
        <source>The engine refused it; it is well otherwise.</source>
        <translation>Die Engine hat es abgelehnt; sonst geht es ihr gut.</translation>
    </message>
    <message>
        <source>The engine says that it falls back.</source>
        <translation>Die Engine sagt, dass sie ausweicht.</translation>
    </message>
    <message>
        <source>The engine sees the card and does not use it.</source>
        <translation>Die Engine sieht die Karte und nutzt sie nicht.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>Die Engine antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>The engine stopped in the middle of this reply</source>
        <translation>Die Engine hielt mitten in dieser Antwort an</translation>
    </message>
    <message>
        <source>The engine stopped itself at an inner check.</source>
        <translation>Die Engine hielt sich bei einer inneren Prüfung selbst an.</translation>
    </message>
    <message>
        <source>The engine stopped. Try a fix first.</source>
        <translation>Die Engine hat angehalten. Erst eine Abhilfe versuchen.</translation>
    </message>
    <message>
        <source>The engine touched memory of the card that is not its own.</source>
        <translation>Die Engine griff auf Grafikspeicher zu, der nicht ihrer ist.</translation>
    </message>
    <message>
        <source>The engine tried again without pipeline copies and ended after it.</source>
        <translation>Die Engine versuchte es noch einmal ohne Pipeline-Kopien und endete danach.</translation>
    </message>
    <message>
        <source>The engine was not started, because Python could not find or read all of its files.</source>
        <translation>Die Engine wurde nicht gestartet, weil Python nicht alle ihre Dateien finden oder lesen konnte.</translation>
    </message>
    <message>
        <source>The engine went on for {seconds} s when stopped.</source>
        <translation>Die Engine lief nach dem Stopp noch {seconds}&#xa0;s weiter.</translation>
    </message>
    <message>
        <source>The engine wrote nonsense.</source>
        <translation>Die Engine schrieb Unsinn.</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is damaged.</source>
        <translation>Das Archiv der Engine ist beschädigt.</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is not safe to unpack.</source>
        <translation>Das Archiv der Engine lässt sich nicht gefahrlos entpacken.</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run took longer than {limit_seconds} s.</source>
        <translation>Der Probelauf der Engine dauerte länger als {limit_seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run was stopped.</source>
        <translation>Der Probelauf der Engine wurde gestoppt.</translation>
    </message>
    <message>
        <source>The engine&apos;s own dry run gives {seen} bytes for {key}, the formula {computed}; the plan takes the engine&apos;s figure.</source>
        <translation>Der Probelauf der Engine ergibt {seen}&#xa0;Bytes für {key}, die Formel {computed}; der Plan nimmt den Wert der Engine.</translation>
    </message>
    <message>
        <source>The engine&apos;s process could not be started: {strerror}.</source>
        <translation>Der Prozess der Engine ließ sich nicht starten: {strerror}.</translation>
    </message>
    <message>
        <source>The engine&apos;s process ended with exit code {code}.</source>
        <translation>Der Prozess der Engine endete mit Exit-Code {code}.</translation>
    </message>
    <message>
        <source>The engine&apos;s process was ended by signal {name}.</source>
        <translation>Der Prozess der Engine wurde durch Signal {name} beendet.</translation>
    </message>
    <message>
        <source>The engine&apos;s test model is not on this machine.</source>
        <translation>Das Testmodell der Engine ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>The entry that starts Plimsoll with the desktop cannot be changed ({strerror}).</source>
        <translation>Der Eintrag, der Plimsoll mit dem Desktop startet, lässt sich nicht ändern ({strerror}).</translation>
    </message>
    <message>
        <source>The evidence does not decide between several causes.</source>
        <translation>Die Hinweise entscheiden nicht zwischen mehreren Ursachen.</translation>
    </message>
    <message>
        <source>The experts of {n_cpu_moe} of {n_layer} layers run on the processor, because the card is too small for all.</source>
        <translation>Die Experten von {n_cpu_moe} der {n_layer} Schichten laufen auf dem Prozessor, weil die Karte für alle zu klein ist.</translation>
    </message>
    <message>
        <source>The experts of {n} layers on the processor</source>
        <translation>Die Experten von {n} Schichten auf dem Prozessor</translation>
    </message>
    <message>
        <source>The experts of {n} layers stay on the processor.</source>
        <translation>Die Experten von {n} Schichten bleiben auf dem Prozessor.</translation>
    </message>
    <message>
        <source>The file ends before its last tensor does.</source>
        <translation>Die Datei endet vor ihrem letzten Tensor.</translation>
    </message>
    <message>
        <source>The file for images does not belong to this model.</source>
        <translation>Die Datei für Bilder gehört nicht zu diesem Modell.</translation>
    </message>
    <message>
        <source>The file has no MTP head: loaded without drafting.</source>
        <translation>Die Datei hat keinen MTP-Kopf: ohne Entwürfe geladen.</translation>
    </message>
    <message>
        <source>The file has no MTP head: planned without drafting.</source>
        <translation>Die Datei hat keinen MTP-Kopf: ohne Entwürfe geplant.</translation>
    </message>
    <message>
        <source>The file has {n_heads} MTP layers, and the engine drafts with one for the architecture {architecture}: loaded without drafting.</source>
        <translation>Die Datei hat {n_heads} MTP-Schichten, und die Engine entwirft bei der Architektur {architecture} mit einer: ohne Entwürfe geladen.</translation>
    </message>
    <message>
        <source>The file has {size} bytes.</source>
        <translation>Die Datei hat {size}&#xa0;Bytes.</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>Die Datei wird kontrolliert.</translation>
    </message>
    <message>
        <source>The file is deleted and frees {size}. It can be fetched again; chats and receipts stay.</source>
        <translation>Die Datei wird gelöscht und gibt {size} frei. Sie lässt sich neu herunterladen; Chats und Prüfbelege bleiben.</translation>
    </message>
    <message>
        <source>The file is here already</source>
        <translation>Die Datei ist schon hier</translation>
    </message>
    <message>
        <source>The file is newer than the engine.</source>
        <translation>Die Datei ist neuer als die Engine.</translation>
    </message>
    <message>
        <source>The file is not the one that was published.</source>
        <translation>Die Datei ist nicht die veröffentlichte.</translation>
    </message>
    <message>
        <source>The file is on this computer and complete. Nothing more is fetched.</source>
        <translation>Die Datei ist vollständig auf diesem Computer. Es wird nichts mehr heruntergeladen.</translation>
    </message>
    <message>
        <source>The file is read, not mapped, so that no weight is in memory twice.</source>
        <translation>Die Datei wird gelesen, nicht eingeblendet, damit kein Gewicht doppelt im Speicher liegt.</translation>
    </message>
    <message>
        <source>The file may be whole; the engine cannot count that far.</source>
        <translation>Die Datei kann vollständig sein; die Engine kann so weit nicht zählen.</translation>
    </message>
    <message>
        <source>The file stays where it is, and nothing is freed:</source>
        <translation>Die Datei bleibt, wo sie ist, und es wird nichts frei:</translation>
    </message>
    <message>
        <source>The file was read and holds something the engine does not expect.</source>
        <translation>Die Datei wurde gelesen und enthält etwas, das die Engine nicht erwartet.</translation>
    </message>
    <message>
        <source>The file was read; its architecture[ {arch}] is unknown to the engine.</source>
        <translation>Die Datei wurde gelesen; ihre Architektur[ {arch}] ist der Engine unbekannt.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged ({path}) and could not be moved aside. Chats of this run are not kept.</source>
        <translation>Die Datei mit Ihren Chats ist beschädigt ({path}) und ließ sich nicht beiseitelegen. Chats dieses Laufs werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged.</source>
        <translation>Die Datei mit Ihren Chats ist beschädigt.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged.</source>
        <translation>Die Datei mit Ihren Chats war beschädigt.</translation>
    </message>
    <message>
        <source>The file with your chats was empty.</source>
        <translation>Die Datei mit Ihren Chats war leer.</translation>
    </message>
    <message>
        <source>The file with {what} cannot be read ({error}).</source>
        <translation>Die Datei für {what} ist nicht lesbar ({error}).</translation>
    </message>
    <message>
        <source>The file with {what} is from a newer Plimsoll; what this one knows is used{aside}.</source>
        <translation>Die Datei für {what} stammt von einem neueren Plimsoll; was dieses davon kennt, wird verwendet{aside}.</translation>
    </message>
    <message>
        <source>The file with {what} was damaged{path}.</source>
        <translation>Die Datei für {what} war beschädigt{path}.</translation>
    </message>
    <message>
        <source>The file&apos;s hash is not the published one.</source>
        <translation>Der Hash der Datei ist nicht der veröffentlichte.</translation>
    </message>
    <message>
        <source>The files stay; only the list gets shorter.</source>
        <translation>Die Dateien bleiben; nur die Liste wird kürzer.</translation>
    </message>
    <message>
        <source>The firmware of the driver failed.</source>
        <translation>Die Firmware des Treibers ist ausgefallen.</translation>
    </message>
    <message>
        <source>The first large buffer of the load, the weights[ ({size})], was refused[ on card {device}].</source>
        <translation>Der erste große Puffer beim Laden, die Gewichte[ ({size})], wurde verweigert[ auf Karte {device}].</translation>
    </message>
    <message>
        <source>The first long prompt was too much for drafting.</source>
        <translation>Der erste lange Prompt war zu viel für die Entwürfe.</translation>
    </message>
    <message>
        <source>The first long request is slow once.</source>
        <translation>Die erste lange Anfrage ist einmal langsam.</translation>
    </message>
    <message>
        <source>The first one appears when a model has been proven on this computer.</source>
        <translation>Der erste erscheint, sobald auf diesem Computer ein Modell geprüft ist.</translation>
    </message>
    <message>
        <source>The first pass is slower.</source>
        <translation>Der erste Durchgang ist langsamer.</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch failed with drafting on.</source>
        <translation>Der erste Prompt, der länger als ein Batch war, scheiterte bei eingeschalteten Entwürfen.</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch, with drafting on.</source>
        <translation>Der erste Prompt, der länger als ein Batch ist, mit eingeschalteten Entwürfen.</translation>
    </message>
    <message>
        <source>The first reply makes no sense: {trouble}.</source>
        <translation>Die erste Antwort ergibt keinen Sinn: {trouble}.</translation>
    </message>
    <message>
        <source>The first {left} tokens of the text were left out: the context is too small.</source>
        <translation>Die ersten {left} Token des Textes wurden weggelassen: Der Kontext ist zu klein.</translation>
    </message>
    <message>
        <source>The fit may have left drafting out.</source>
        <translation>Die Anpassung hat vielleicht die Entwürfe vergessen.</translation>
    </message>
    <message>
        <source>The grammar can read one text in so many ways that checking takes too long; avoid repetitions of what is itself a repetition.</source>
        <translation>Die Grammatik kann einen Text auf so viele Arten lesen, dass die Prüfung zu lange dauert; Wiederholungen von Wiederholungen vermeiden.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: llama.cpp does not accept it.</source>
        <translation>Die Grammatik ist nicht verwendbar: llama.cpp nimmt sie nicht an.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: {error}.</source>
        <translation>Die Grammatik ist nicht verwendbar: {error}.</translation>
    </message>
    <message>
        <source>The grammar leaves no token of this model that could come next.</source>
        <translation>Die Grammatik lässt kein Token dieses Modells übrig, das folgen könnte.</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}, {now} instead of {before} tokens/s.</source>
        <translation>Der höchste stabile Takt: {name}, {now} statt {before}&#xa0;Token/s.</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}.</source>
        <translation>Der höchste stabile Takt: {name}.</translation>
    </message>
    <message>
        <source>The installed clock helper belongs to another version of Plimsoll.</source>
        <translation>Der installierte Takthelfer gehört zu einer anderen Version von Plimsoll.</translation>
    </message>
    <message>
        <source>The kernel logged Xid 31.</source>
        <translation>Der Systemkern protokollierte Xid 31.</translation>
    </message>
    <message>
        <source>The key of the local API cannot be kept ({strerror}).</source>
        <translation>Der Schlüssel der lokalen API lässt sich nicht aufbewahren ({strerror}).</translation>
    </message>
    <message>
        <source>The library that belongs to the driver was not found.</source>
        <translation>Die Bibliothek, die zum Treiber gehört, wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The lines look like errors, and the run went on.</source>
        <translation>Die Zeilen sehen nach Fehlern aus, und der Lauf ging weiter.</translation>
    </message>
    <message>
        <source>The link between two cards failed.</source>
        <translation>Die Verbindung zwischen zwei Karten ist ausgefallen.</translation>
    </message>
    <message>
        <source>The load takes longer.</source>
        <translation>Das Laden dauert länger.</translation>
    </message>
    <message>
        <source>The load went well; memory that grows with the first real prompt was refused[ on card {device}].</source>
        <translation>Das Laden gelang; Speicher, der mit dem ersten echten Prompt wächst, wurde verweigert[ auf Karte {device}].</translation>
    </message>
    <message>
        <source>The loader could not open it.</source>
        <translation>Der Lader konnte es nicht öffnen.</translation>
    </message>
    <message>
        <source>The loader ended with 127.</source>
        <translation>Der Lader endete mit 127.</translation>
    </message>
    <message>
        <source>The loader found nothing under that name.</source>
        <translation>Der Lader fand nichts unter diesem Namen.</translation>
    </message>
    <message>
        <source>The loader wants the first part, as it was published.</source>
        <translation>Der Lader will den ersten Teil, so wie er veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>The local API did not come up.</source>
        <translation>Die lokale API ist nicht angelaufen.</translation>
    </message>
    <message>
        <source>The local API offers it as it is, and so does `plimsoll embed`.</source>
        <translation>Die lokale API bietet es an, wie es ist, ebenso `plimsoll embed`.</translation>
    </message>
    <message>
        <source>The lock that is kept over restarts ends with it; `sudo systemctl restart {unit}` sets it again.</source>
        <translation>Die über Neustarts gehaltene Fixierung endet damit; `sudo systemctl restart {unit}` setzt sie wieder.</translation>
    </message>
    <message>
        <source>The lock was given back meanwhile.</source>
        <translation>Die Fixierung wurde inzwischen aufgehoben.</translation>
    </message>
    <message>
        <source>The measured peak is above the plan, the card is idle in part and the processor is busy.</source>
        <translation>Der gemessene Höchststand liegt über dem Plan, die Karte ist teils untätig und der Prozessor beschäftigt.</translation>
    </message>
    <message>
        <source>The memory for this context does not fit on the card.</source>
        <translation>Der Speicher für diesen Kontext passt nicht auf die Karte.</translation>
    </message>
    <message>
        <source>The memory is free</source>
        <translation>Der Speicher ist frei</translation>
    </message>
    <message>
        <source>The memory of the card is at its limit and system memory is lent to it.</source>
        <translation>Der Grafikspeicher ist an seiner Grenze, und Arbeitsspeicher wird ihm geliehen.</translation>
    </message>
    <message>
        <source>The memory of the computer ran out.</source>
        <translation>Der Arbeitsspeicher ging aus.</translation>
    </message>
    <message>
        <source>The memory that one program may take is another one now.</source>
        <translation>Der Speicher, den ein Programm nehmen darf, ist jetzt ein anderer.</translation>
    </message>
    <message>
        <source>The menu key shows what else can be done, Delete removes.</source>
        <translation>Die Menütaste zeigt, was noch geht, Entf entfernt.</translation>
    </message>
    <message>
        <source>The model before this one has not given its memory back.</source>
        <translation>Das vorige Modell hat seinen Speicher nicht zurückgegeben.</translation>
    </message>
    <message>
        <source>The model comes in parts, and the wrong one was opened.</source>
        <translation>Das Modell besteht aus Teilen, und der falsche wurde geöffnet.</translation>
    </message>
    <message>
        <source>The model failed: {failure}</source>
        <translation>Das Modell scheiterte: {failure}</translation>
    </message>
    <message>
        <source>The model file is not there any more.</source>
        <translation>Die Modelldatei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The model file is not there.</source>
        <translation>Die Modelldatei ist nicht da.</translation>
    </message>
    <message>
        <source>The model file is not whole.</source>
        <translation>Die Modelldatei ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The model file may not be read.</source>
        <translation>Die Modelldatei darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The model file was changed since.</source>
        <translation>Die Modelldatei wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>The model fits, drafting does not.</source>
        <translation>Das Modell passt, die Entwürfe nicht.</translation>
    </message>
    <message>
        <source>The model has no layers for drafting.</source>
        <translation>Das Modell hat keine Schichten zum Entwerfen.</translation>
    </message>
    <message>
        <source>The model has {n_heads} MTP layers, which draft one token each.</source>
        <translation>Das Modell hat {n_heads} MTP-Schichten, die je ein Token entwerfen.</translation>
    </message>
    <message>
        <source>The model host asks to slow down.</source>
        <translation>Der Modell-Host bittet um Geduld.</translation>
    </message>
    <message>
        <source>The model host cannot be reached.</source>
        <translation>Der Modell-Host ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The model host has no such file.</source>
        <translation>Der Modell-Host hat keine solche Datei.</translation>
    </message>
    <message>
        <source>The model host is out of order, or cannot be reached.</source>
        <translation>Der Modell-Host ist gestört oder nicht erreichbar.</translation>
    </message>
    <message>
        <source>The model host wants you to sign in.</source>
        <translation>Der Modell-Host verlangt eine Anmeldung.</translation>
    </message>
    <message>
        <source>The model is being unloaded.</source>
        <translation>Das Modell wird gerade entladen.</translation>
    </message>
    <message>
        <source>The model is larger than the free memory of the card.</source>
        <translation>Das Modell ist größer als der freie Grafikspeicher.</translation>
    </message>
    <message>
        <source>The model is put away before sleep.</source>
        <translation>Das Modell wird vor dem Ruhezustand weggelegt.</translation>
    </message>
    <message>
        <source>The model is started from cold and every stage is proven again.</source>
        <translation>Das Modell wird kalt gestartet und jeder Abschnitt neu geprüft.</translation>
    </message>
    <message>
        <source>The model is still being fetched.</source>
        <translation>Das Modell wird noch heruntergeladen.</translation>
    </message>
    <message>
        <source>The model itself: what it has learned, as it stands in the file.</source>
        <translation>Das Modell selbst: was es gelernt hat, wie es in der Datei steht.</translation>
    </message>
    <message>
        <source>The model loads again after wake.</source>
        <translation>Das Modell lädt nach dem Aufwachen neu.</translation>
    </message>
    <message>
        <source>The model loads again.</source>
        <translation>Das Modell lädt neu.</translation>
    </message>
    <message>
        <source>The model needs {need} MiB in {folder} (a margin included), and {free} MiB are free.</source>
        <translation>Das Modell braucht {need}&#xa0;MiB in {folder} (mit Reserve), und {free}&#xa0;MiB sind frei.</translation>
    </message>
    <message>
        <source>The model reads them before everything else; also called the system prompt.</source>
        <translation>Das Modell liest sie vor allem anderen; auch System-Prompt genannt.</translation>
    </message>
    <message>
        <source>The model runs, without drafting.</source>
        <translation>Das Modell läuft, ohne Entwürfe.</translation>
    </message>
    <message>
        <source>The model that is loaded keeps its setup. Unload it, then switch this again.</source>
        <translation>Das geladene Modell behält seine Konfiguration. Es entladen, dann dies noch einmal umschalten.</translation>
    </message>
    <message>
        <source>The model that was open is not known: {strerror}.</source>
        <translation>Welches Modell geöffnet war, ist nicht bekannt: {strerror}.</translation>
    </message>
    <message>
        <source>The model thinks before it answers: it takes longer, and helps where something has to be worked out. Holds for this chat, from the next reply on.</source>
        <translation>Das Modell denkt nach, bevor es antwortet: Das dauert länger und hilft, wo etwas erarbeitet werden muss. Gilt für diesen Chat, ab der nächsten Antwort.</translation>
    </message>
    <message>
        <source>The model was ready; the memory for drafting[ ({size})] was refused[ on card {device}].</source>
        <translation>Das Modell war bereit; der Speicher für die Entwürfe[ ({size})] wurde verweigert[ auf Karte {device}].</translation>
    </message>
    <message>
        <source>The model was unloaded after {minutes} minutes without a request.{saved}</source>
        <translation>Das Modell wurde nach {minutes} Minuten ohne Anfrage entladen.{saved}</translation>
    </message>
    <message>
        <source>The model was unloaded in the middle of this reply.</source>
        <translation>Das Modell wurde mitten in dieser Antwort entladen.</translation>
    </message>
    <message>
        <source>The model was unloaded, and memory of the card is still taken.</source>
        <translation>Das Modell wurde entladen, und Grafikspeicher ist noch belegt.</translation>
    </message>
    <message>
        <source>The model works at the base clock.</source>
        <translation>Das Modell arbeitet mit dem Basistakt.</translation>
    </message>
    <message>
        <source>The model works at {mhz} MHz or less.</source>
        <translation>Das Modell arbeitet mit höchstens {mhz}&#xa0;MHz.</translation>
    </message>
    <message>
        <source>The model works without a lock.</source>
        <translation>Das Modell arbeitet ohne Fixierung.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>Die Chatvorlage des Modells ist fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template was refused: {reason}.</source>
        <translation>Die Chatvorlage des Modells wurde abgelehnt: {reason}.</translation>
    </message>
    <message>
        <source>The model&apos;s files were changed since.</source>
        <translation>Die Dateien des Modells wurden seitdem geändert.</translation>
    </message>
    <message>
        <source>The model&apos;s notes on the text it has read, so that nothing is read twice. It grows with the context. Fewer bits take less memory and are less exact.</source>
        <translation>Die Notizen des Modells zum gelesenen Text, damit nichts zweimal gelesen wird. Er wächst mit dem Kontext. Weniger Bits brauchen weniger Speicher und sind ungenauer.</translation>
    </message>
    <message>
        <source>The model&apos;s own head</source>
        <translation>Eigener Kopf des Modells</translation>
    </message>
    <message>
        <source>The move.</source>
        <translation>Das Verschieben.</translation>
    </message>
    <message>
        <source>The name {shown} holds bytes that are no text (UTF-8).</source>
        <translation>Der Name {shown} enthält Bytes, die kein Text sind (UTF-8).</translation>
    </message>
    <message>
        <source>The network asks to sign in first.</source>
        <translation>Das Netz verlangt erst eine Anmeldung.</translation>
    </message>
    <message>
        <source>The next message loads it again.</source>
        <translation>Die nächste Nachricht lädt es neu.</translation>
    </message>
    <message>
        <source>The next step begins.</source>
        <translation>Der nächste Schritt beginnt.</translation>
    </message>
    <message>
        <source>The notice says why. Go back and choose another, or try again.</source>
        <translation>Der Hinweis sagt, warum. Zurückgehen und ein anderes wählen oder noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The nouveau driver holds the card, so NVIDIA&apos;s driver cannot run.</source>
        <translation>Der nouveau-Treiber hält die Karte, darum kann der NVIDIA-Treiber nicht laufen.</translation>
    </message>
    <message>
        <source>The other computer at {endpoint} has llama.cpp {commit}, this one {commit2}: they cannot work together.</source>
        <translation>Der andere Computer unter {endpoint} hat llama.cpp {commit}, dieser {commit2}: Sie können nicht zusammenarbeiten.</translation>
    </message>
    <message>
        <source>The other computer does not answer[ at {endpoint}].</source>
        <translation>Der andere Computer antwortet nicht[ unter {endpoint}].</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] has another version of the engine.</source>
        <translation>Der andere Computer[ unter {endpoint}] hat eine andere Version der Engine.</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] went away while it was in use.</source>
        <translation>Der andere Computer[ unter {endpoint}] ging verloren, während er gebraucht wurde.</translation>
    </message>
    <message>
        <source>The other readings go on. The log says more.</source>
        <translation>Die anderen Messwerte laufen weiter. Im Protokoll steht mehr.</translation>
    </message>
    <message>
        <source>The others wait their turn.</source>
        <translation>Die anderen warten, bis sie dran sind.</translation>
    </message>
    <message>
        <source>The owner of this model has not let you in yet.</source>
        <translation>Der Eigentümer dieses Modells hat Sie noch nicht zugelassen.</translation>
    </message>
    <message>
        <source>The part {name} is missing.</source>
        <translation>Der Teil {name} fehlt.</translation>
    </message>
    <message>
        <source>The person said no.</source>
        <translation>Es wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The picture could not be written to {path} ({reason}).</source>
        <translation>Das Bild ließ sich nicht nach {path} schreiben ({reason}).</translation>
    </message>
    <message>
        <source>The place in the log is only where the fault was noticed.</source>
        <translation>Die Stelle im Protokoll ist nur die, an der der Fehler bemerkt wurde.</translation>
    </message>
    <message>
        <source>The plan did not count the draft context.</source>
        <translation>Der Plan hat den Kontext der Entwürfe nicht mitgezählt.</translation>
    </message>
    <message>
        <source>The plan does not fit with this alone.</source>
        <translation>Damit allein passt der Plan nicht.</translation>
    </message>
    <message>
        <source>The plan fits with it.</source>
        <translation>Damit passt der Plan.</translation>
    </message>
    <message>
        <source>The plan left drafting out, and the card ran full.</source>
        <translation>Der Plan ließ die Entwürfe weg, und die Karte lief voll.</translation>
    </message>
    <message>
        <source>The plan said it fits without counting the memory of drafting.</source>
        <translation>Der Plan sagte, es passt, ohne den Speicher der Entwürfe mitzuzählen.</translation>
    </message>
    <message>
        <source>The plan was too small, and part of the work slid to the processor.</source>
        <translation>Der Plan war zu klein, und ein Teil der Arbeit rutschte auf den Prozessor.</translation>
    </message>
    <message>
        <source>The plans are made from the headers of the files.</source>
        <translation>Die Pläne entstehen aus den Headern der Dateien.</translation>
    </message>
    <message>
        <source>The power limit{at} held the clock at {clock} MHz.</source>
        <translation>Das Leistungslimit{at} hielt den Takt bei {clock}&#xa0;MHz.</translation>
    </message>
    <message>
        <source>The power supply held the card back.</source>
        <translation>Die Stromversorgung hat die Karte gebremst.</translation>
    </message>
    <message>
        <source>The power supply or the board told the card to take fewer watts.</source>
        <translation>Netzteil oder Platine haben der Karte befohlen, weniger Watt zu ziehen.</translation>
    </message>
    <message>
        <source>The process ended on an illegal instruction.</source>
        <translation>Der Prozess endete an einem ungültigen Befehl.</translation>
    </message>
    <message>
        <source>The process that looks for cards ended in the middle.</source>
        <translation>Der Prozess, der nach Karten sucht, endete mittendrin.</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver did not answer.</source>
        <translation>Der Prozessor der Karte, auf dem der Treiber läuft, antwortete nicht.</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver failed.</source>
        <translation>Der Prozessor der Karte, auf dem der Treiber läuft, ist ausgefallen.</translation>
    </message>
    <message>
        <source>The prompt has {n_prompt} tokens, but the context holds {n_ctx}.</source>
        <translation>Der Prompt hat {n_prompt} Token, der Kontext fasst aber nur {n_ctx}.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>Der Prompt ist leer.</translation>
    </message>
    <message>
        <source>The prompt was read at {prefill_tok_s} tokens/s, {best} were proven. {why}</source>
        <translation>Der Prompt wurde mit {prefill_tok_s}&#xa0;Token/s gelesen, geprüft waren {best}. {why}</translation>
    </message>
    <message>
        <source>The proof tells which of the two is faster.</source>
        <translation>Die Prüfung zeigt, was von beidem schneller ist.</translation>
    </message>
    <message>
        <source>The proof was stopped. Nothing is running.</source>
        <translation>Die Prüfung wurde gestoppt. Es läuft nichts.</translation>
    </message>
    <message>
        <source>The proxy asks for a name and a password (status 407).</source>
        <translation>Der Proxy verlangt Name und Passwort (Status 407).</translation>
    </message>
    <message>
        <source>The proxy refuses ({error}).</source>
        <translation>Der Proxy weigert sich ({error}).</translation>
    </message>
    <message>
        <source>The proxy refuses to reach {host} ({error}).</source>
        <translation>Der Proxy weigert sich, {host} zu erreichen ({error}).</translation>
    </message>
    <message>
        <source>The proxy setting stands in the way.</source>
        <translation>Die Proxy-Einstellung steht im Weg.</translation>
    </message>
    <message>
        <source>The proxy {url} refuses: {error}.</source>
        <translation>Der Proxy {url} weigert sich: {error}.</translation>
    </message>
    <message>
        <source>The readings could not be written to {path} ({strerror}).</source>
        <translation>Die Messwerte ließen sich nicht nach {path} schreiben ({strerror}).</translation>
    </message>
    <message>
        <source>The release does not say its SHA-256, so it cannot be verified.</source>
        <translation>Die Veröffentlichung nennt ihren SHA-256 nicht und lässt sich darum nicht verifizieren.</translation>
    </message>
    <message>
        <source>The release server asks to slow down: too many requests came from this address.</source>
        <translation>Der Engine-Server bittet um Geduld: Von dieser Adresse kamen zu viele Anfragen.</translation>
    </message>
    <message>
        <source>The release server points to {scheme}://{hostname}, which is not one of the hosts that engines are fetched from.</source>
        <translation>Der Engine-Server verweist auf {scheme}://{hostname}; das ist keiner der Hosts, von denen Engines heruntergeladen werden.</translation>
    </message>
    <message>
        <source>The release server refuses the request: it asks for a sign-in.</source>
        <translation>Der Engine-Server lehnt die Anfrage ab: Er verlangt eine Anmeldung.</translation>
    </message>
    <message>
        <source>The reply ended at the limit of {max_reply_tokens} tokens.</source>
        <translation>Die Antwort endete am Limit von {max_reply_tokens} Token.</translation>
    </message>
    <message>
        <source>The reply failed.</source>
        <translation>Die Antwort ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The reply had no end.</source>
        <translation>Die Antwort hatte kein Ende.</translation>
    </message>
    <message>
        <source>The reply is done</source>
        <translation>Die Antwort ist fertig</translation>
    </message>
    <message>
        <source>The reply may go against parts of the schema: {unheld}.</source>
        <translation>Die Antwort verstößt vielleicht gegen Teile des Schemas: {unheld}.</translation>
    </message>
    <message>
        <source>The reply stopped because the context is full.</source>
        <translation>Die Antwort hielt an, weil der Kontext voll ist.</translation>
    </message>
    <message>
        <source>The request carried no valid token.</source>
        <translation>Die Anfrage enthielt kein gültiges Token.</translation>
    </message>
    <message>
        <source>The request was given up.</source>
        <translation>Die Anfrage wurde aufgegeben.</translation>
    </message>
    <message>
        <source>The same load would fit if the card were free.</source>
        <translation>Dieselbe Ladung würde passen, wenn die Karte frei wäre.</translation>
    </message>
    <message>
        <source>The same setup loaded before.</source>
        <translation>Dieselbe Konfiguration ließ sich früher laden.</translation>
    </message>
    <message>
        <source>The same version on both computers</source>
        <translation>Dieselbe Version auf beiden Computern</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: the engine refused it.</source>
        <translation>Der gespeicherte Chat wurde nicht übernommen und wird neu gelesen: Die Engine lehnte ihn ab.</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: {error}.</source>
        <translation>Der gespeicherte Chat wurde nicht übernommen und wird neu gelesen: {error}.</translation>
    </message>
    <message>
        <source>The saved chat was saved without drafting: fewer drafts are right at first.</source>
        <translation>Der gespeicherte Chat wurde ohne Entwürfe gespeichert: Anfangs stimmen weniger Entwürfe.</translation>
    </message>
    <message>
        <source>The saved chat was taken up without what the drafts knew of it: it was saved with another drafting file. Fewer drafts are right at first.</source>
        <translation>Der gespeicherte Chat wurde ohne das aufgenommen, was die Entwürfe davon wussten: Er wurde mit einer anderen Entwurfsdatei gespeichert. Anfangs stimmen weniger Entwürfe.</translation>
    </message>
    <message>
        <source>The screen may stop for a moment.</source>
        <translation>Der Bildschirm kann einen Moment stillstehen.</translation>
    </message>
    <message>
        <source>The screens on the card are other ones now: {displays}, not {displays2}.</source>
        <translation>Die Bildschirme an der Karte sind jetzt andere: {displays}, nicht {displays2}.</translation>
    </message>
    <message>
        <source>The server withheld a part of the reply (content filter).</source>
        <translation>Der Server hielt einen Teil der Antwort zurück (Inhaltsfilter).</translation>
    </message>
    <message>
        <source>The setup cannot be changed while the model is loaded.</source>
        <translation>Die Konfiguration lässt sich nicht ändern, solange das Modell geladen ist.</translation>
    </message>
    <message>
        <source>The setup puts layers on a card, but the engine found no card it can use.</source>
        <translation>Die Konfiguration legt Schichten auf eine Karte, aber die Engine fand keine, die sie nutzen kann.</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <translation>Das Startmodell ist nicht installiert.</translation>
    </message>
    <message>
        <source>The starter model&apos;s package is damaged ({why}).</source>
        <translation>Das Paket des Startmodells ist beschädigt ({why}).</translation>
    </message>
    <message>
        <source>The system could not load the engine.</source>
        <translation>Das System konnte die Engine nicht laden.</translation>
    </message>
    <message>
        <source>The system could not read a part of the mapped file.</source>
        <translation>Das System konnte einen Teil der eingeblendeten Datei nicht lesen.</translation>
    </message>
    <message>
        <source>The system did not allow it: the password was wrong, or nothing here can ask for it.</source>
        <translation>Das System hat es nicht erlaubt: Das Passwort war falsch, oder nichts hier kann danach fragen.</translation>
    </message>
    <message>
        <source>The system did not load its kernel module.</source>
        <translation>Das System hat sein Kernelmodul nicht geladen.</translation>
    </message>
    <message>
        <source>The system does not let the model be locked in memory.</source>
        <translation>Das System lässt das Modell nicht im Speicher sperren.</translation>
    </message>
    <message>
        <source>The system may page the model out.</source>
        <translation>Das System kann das Modell auslagern.</translation>
    </message>
    <message>
        <source>The system refused to open it: the account has no right to, or another program locks it.</source>
        <translation>Das System hat das Öffnen verweigert: Dem Konto fehlt das Recht, oder ein anderes Programm sperrt sie.</translation>
    </message>
    <message>
        <source>The system refuses to write there.</source>
        <translation>Das System weigert sich, dorthin zu schreiben.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring has a token for the Hub and did not give it.</source>
        <translation>Der Schlüsselbund des Systems hat ein Token für den Hub und gab es nicht heraus.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it, for this address alone. Leave it empty if the server has none.</source>
        <translation>Der Schlüsselbund des Systems verwahrt ihn, nur für diese Adresse. Leer lassen, wenn der Server keinen hat.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Leave it empty to keep the one there is.</source>
        <translation>Der Schlüsselbund des Systems verwahrt ihn. Leer lassen, um den vorhandenen zu behalten.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Without a keyring it is used until Plimsoll ends and then forgotten. It is sent to {host} alone, and never written to a log.</source>
        <translation>Der Schlüsselbund des Systems verwahrt es. Ohne Schlüsselbund gilt es, bis Plimsoll endet, und wird dann vergessen. Es wird nur an {host} gesendet und nie in ein Protokoll geschrieben.</translation>
    </message>
    <message>
        <source>The text is longer than the context[ of {ctx} tokens].</source>
        <translation>Der Text ist länger als der Kontext[ von {ctx} Token].</translation>
    </message>
    <message>
        <source>The token is kept. {doubt}</source>
        <translation>Das Token wird verwahrt. {doubt}</translation>
    </message>
    <message>
        <source>The token is known and the repository is closed to it.</source>
        <translation>Das Token ist bekannt, und das Repository ist dafür gesperrt.</translation>
    </message>
    <message>
        <source>The token of {user} is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>Das Token von {user} verwahren die eigenen Werkzeuge des Hubs, die Plimsoll nicht ändert.</translation>
    </message>
    <message>
        <source>The token of {user} is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>Das Token von {user} steht in der Variablen HF_TOKEN, die Plimsoll nicht ändert.</translation>
    </message>
    <message>
        <source>The token of {user} is kept in this system&apos;s keyring.</source>
        <translation>Das Token von {user} liegt im Schlüsselbund dieses Systems.</translation>
    </message>
    <message>
        <source>The token of {user} is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>Das Token von {user} wird verwahrt, bis Plimsoll endet: Dieses System hat keinen Schlüsselbund.</translation>
    </message>
    <message>
        <source>The trial process ended before it could report a card.</source>
        <translation>Der Testprozess endete, bevor er eine Karte melden konnte.</translation>
    </message>
    <message>
        <source>The tunnel</source>
        <translation>Der Tunnel</translation>
    </message>
    <message>
        <source>The tunnel&apos;s end here</source>
        <translation>Sein Ende hier</translation>
    </message>
    <message>
        <source>The variable {variable} holds what cannot be a key or token: not used.</source>
        <translation>Die Variable {variable} enthält, was kein Schlüssel oder Token sein kann: nicht verwendet.</translation>
    </message>
    <message>
        <source>The variables that the engine reads are other ones now.</source>
        <translation>Die Variablen, die die Engine liest, sind jetzt andere.</translation>
    </message>
    <message>
        <source>The variant with a drafting head</source>
        <translation>Die Variante mit Entwurfskopf</translation>
    </message>
    <message>
        <source>The watchdog of the driver reported the card as locked.</source>
        <translation>Der Watchdog des Treibers meldete die Karte als blockiert.</translation>
    </message>
    <message>
        <source>The weights were loaded; the cache for the context[ ({size})] was refused[ on card {device}].</source>
        <translation>Die Gewichte wurden geladen; der Cache für den Kontext[ ({size})] wurde verweigert[ auf Karte {device}].</translation>
    </message>
    <message>
        <source>The whole chat is sent to that computer with every message.</source>
        <translation>Der ganze Chat wird mit jeder Nachricht an jenen Computer gesendet.</translation>
    </message>
    <message>
        <source>The whole computer went down while Plimsoll was {doing}. {title}</source>
        <translation>Der ganze Computer fiel mitten in Plimsolls Arbeit aus ({doing}). {title}</translation>
    </message>
    <message>
        <source>The whole computer went down while the model was reading.</source>
        <translation>Der ganze Computer fiel aus, während das Modell las.</translation>
    </message>
    <message>
        <source>The whole process, at its peak</source>
        <translation>Der ganze Prozess, im Höchststand</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, uncompressed.</source>
        <translation>Der ganze Kontext von {n_ctx} Token passt, unkomprimiert.</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with a 4-bit cache.</source>
        <translation>Der ganze Kontext von {n_ctx} Token passt, mit einem 4-Bit-Cache.</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with an 8-bit cache.</source>
        <translation>Der ganze Kontext von {n_ctx} Token passt, mit einem 8-Bit-Cache.</translation>
    </message>
    <message>
        <source>The working memory for one micro-batch does not fit on the card.</source>
        <translation>Der Rechenpuffer für einen Mikro-Batch passt nicht auf die Karte.</translation>
    </message>
    <message>
        <source>The {gone} oldest messages of this chat were left out: the context holds {n_ctx} tokens.</source>
        <translation>Die {gone} ältesten Nachrichten dieses Chats wurden weggelassen: Der Kontext fasst {n_ctx} Token.</translation>
    </message>
    <message>
        <source>The {what} cannot be used: {error}.</source>
        <translation>{what} nicht verwendbar: {error}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Theme: {name}</source>
        <translation>Design: {name}</translation>
    </message>
    <message>
        <source>Then {name}. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Danach {name}. Was angekommen ist, bleibt erhalten, auch wenn Plimsoll geschlossen wird.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed.</source>
        <translation>Es gibt eine NVIDIA-Karte, aber ihr Treiber ist nicht installiert.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but this container has no NVIDIA driver.</source>
        <translation>Es gibt eine NVIDIA-Karte, aber dieser Container hat keinen NVIDIA-Treiber.</translation>
    </message>
    <message>
        <source>There is another file {target} already.</source>
        <translation>Es gibt schon eine andere Datei {target}.</translation>
    </message>
    <message>
        <source>There is less free space than the file still needs.</source>
        <translation>Es ist weniger Platz frei, als die Datei noch braucht.</translation>
    </message>
    <message>
        <source>There is neither a prompt nor a message.</source>
        <translation>Es gibt weder einen Prompt noch eine Nachricht.</translation>
    </message>
    <message>
        <source>There is no NVIDIA card here that Plimsoll can use, so the graphs show the computer&apos;s memory and processor. Everything else works the same.</source>
        <translation>Hier ist keine NVIDIA-Karte, die Plimsoll nutzen kann, darum zeigen die Graphen Arbeitsspeicher und Prozessor. Alles andere funktioniert genauso.</translation>
    </message>
    <message>
        <source>There is no NVIDIA card in this computer; models run on the processor.</source>
        <translation>In diesem Computer ist keine NVIDIA-Karte; Modelle laufen auf dem Prozessor.</translation>
    </message>
    <message>
        <source>There is no card to lock.</source>
        <translation>Keine Karte zum Fixieren da.</translation>
    </message>
    <message>
        <source>There is no card {name} in this computer.</source>
        <translation>In diesem Computer ist keine Karte {name}.</translation>
    </message>
    <message>
        <source>There is no engine {runtime_id} here.</source>
        <translation>Hier ist keine Engine {runtime_id}.</translation>
    </message>
    <message>
        <source>There is no file {parts} here.</source>
        <translation>Hier ist keine Datei {parts}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Es gibt keine Datei {path}.</translation>
    </message>
    <message>
        <source>There is no model in GGUF format here</source>
        <translation>Hier ist kein Modell im GGUF-Format</translation>
    </message>
    <message>
        <source>There is no model to answer.</source>
        <translation>Es ist kein Modell da, das antworten könnte.</translation>
    </message>
    <message>
        <source>There is no remote server called {name}; there is: {known}.</source>
        <translation>Es gibt keinen Remote-Server namens {name}; es gibt: {known}.</translation>
    </message>
    <message>
        <source>There is no room to read the prompt in batches.</source>
        <translation>Es fehlt der Platz, um den Prompt in Batches zu lesen.</translation>
    </message>
    <message>
        <source>There is no such revision of {what}.</source>
        <translation>Es gibt keine solche Revision von {what}.</translation>
    </message>
    <message>
        <source>There is no token {token} to bias: the model has {n_vocab}.</source>
        <translation>Es gibt kein Token {token} zum Gewichten: Das Modell hat {n_vocab}.</translation>
    </message>
    <message>
        <source>There is no tool named {choice}; there are: {known}.</source>
        <translation>Es gibt kein Werkzeug namens {choice}; es gibt: {known}.</translation>
    </message>
    <message>
        <source>There is no {what} in this repository.</source>
        <translation>In diesem Repository fehlt {what}.</translation>
    </message>
    <message>
        <source>There was a folder in the place of the file with your chats.</source>
        <translation>Anstelle der Datei mit Ihren Chats war dort ein Ordner.</translation>
    </message>
    <message>
        <source>These plans are for your card, which the engine cannot use yet: its build is fetched first, verified and tried with a tiny model. The proof step measures the speed.</source>
        <translation>Diese Pläne gelten für Ihre Karte, die die Engine noch nicht nutzen kann: Zuerst wird ihr Build geladen, verifiziert und mit einem winzigen Modell ausprobiert. Die Prüfung misst das Tempo.</translation>
    </message>
    <message>
        <source>They are not as they were fetched, so the engine is not started.</source>
        <translation>Sie sind nicht so, wie sie heruntergeladen wurden, darum wird die Engine nicht gestartet.</translation>
    </message>
    <message>
        <source>They ask for a model by its name; the one before is unloaded.</source>
        <translation>Sie nennen ein Modell beim Namen; das vorige wird entladen.</translation>
    </message>
    <message>
        <source>They differ in kind, size or vocabulary.</source>
        <translation>Sie unterscheiden sich in Art, Größe oder Vokabular.</translation>
    </message>
    <message>
        <source>They may open another proven model</source>
        <translation>Sie dürfen ein anderes geprüftes Modell öffnen</translation>
    </message>
    <message>
        <source>They stay where they are; nothing is copied, changed or loaded.</source>
        <translation>Sie bleiben, wo sie sind; es wird nichts kopiert, geändert oder geladen.</translation>
    </message>
    <message>
        <source>Think first</source>
        <translation>Erst nachdenken</translation>
    </message>
    <message>
        <source>Thinking for {time}</source>
        <translation>Denkt seit {time} nach</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>This Linux inside Windows has no access to an NVIDIA driver.</source>
        <translation>Dieses Linux in Windows hat keinen Zugriff auf einen NVIDIA-Treiber.</translation>
    </message>
    <message>
        <source>This address is not encrypted: on the way there others can read the chat and the key. Use https, or an SSH tunnel.</source>
        <translation>Diese Adresse ist nicht verschlüsselt: Auf dem Weg dorthin können andere Chat und Schlüssel lesen. https oder einen SSH-Tunnel verwenden.</translation>
    </message>
    <message>
        <source>This can be changed when the file is here.</source>
        <translation>Das lässt sich ändern, sobald die Datei hier ist.</translation>
    </message>
    <message>
        <source>This can be changed when the work in progress has ended.</source>
        <translation>Das lässt sich ändern, sobald die laufende Arbeit beendet ist.</translation>
    </message>
    <message>
        <source>This card does not accept a power limit.</source>
        <translation>Diese Karte nimmt kein Leistungslimit an.</translation>
    </message>
    <message>
        <source>This chat</source>
        <translation>Dieser Chat</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>This computer alone</source>
        <translation>Dieser Computer allein</translation>
    </message>
    <message>
        <source>This desktop shows no tray now, so closing the window ends Plimsoll.</source>
        <translation>Dieser Desktop zeigt gerade keinen Infobereich, darum beendet das Schließen des Fensters Plimsoll.</translation>
    </message>
    <message>
        <source>This does not fit as it is. Go back and choose another, or a smaller context later.</source>
        <translation>So passt das nicht. Zurückgehen und ein anderes wählen, oder später einen kleineren Kontext.</translation>
    </message>
    <message>
        <source>This does not fit. Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>Das passt nicht. Einen kleineren Kontext, einen leichteren Cache oder eine kleinere Datei wählen.</translation>
    </message>
    <message>
        <source>This engine cannot use a card.</source>
        <translation>Diese Engine kann keine Karte nutzen.</translation>
    </message>
    <message>
        <source>This engine has no code for your card.</source>
        <translation>Diese Engine hat keinen Code für Ihre Karte.</translation>
    </message>
    <message>
        <source>This engine is a 32-bit build and cannot read large files.</source>
        <translation>Diese Engine ist ein 32-Bit-Build und kann große Dateien nicht lesen.</translation>
    </message>
    <message>
        <source>This engine needs the GNU C library {shown}, and this system has {have}.</source>
        <translation>Diese Engine braucht die GNU-C-Bibliothek {shown}, und dieses System hat {have}.</translation>
    </message>
    <message>
        <source>This engine was built for a newer processor.</source>
        <translation>Diese Engine wurde für einen neueren Prozessor gebaut.</translation>
    </message>
    <message>
        <source>This engine was built without CUDA, so {card} is not used: models run on the processor.</source>
        <translation>Diese Engine wurde ohne CUDA gebaut, darum wird {card} nicht genutzt: Modelle laufen auf dem Prozessor.</translation>
    </message>
    <message>
        <source>This file cannot draft: its drafting part was left out.</source>
        <translation>Diese Datei kann nicht entwerfen: Ihr Entwurfsteil wurde weggelassen.</translation>
    </message>
    <message>
        <source>This file has no chat template: the model was given the words alone, to be continued.</source>
        <translation>Diese Datei hat keine Chatvorlage: Das Modell bekam nur die Worte, um sie fortzusetzen.</translation>
    </message>
    <message>
        <source>This file is not a model[; it looks like {what}].</source>
        <translation>Diese Datei ist kein Modell[; sie sieht aus wie {what}].</translation>
    </message>
    <message>
        <source>This file is of an old format.</source>
        <translation>Diese Datei hat ein altes Format.</translation>
    </message>
    <message>
        <source>This goes over the load line a little. It may work; another program that needs the card may stop it.</source>
        <translation>Das geht etwas über die Ladelinie. Es kann gelingen; ein anderes Programm, das die Karte braucht, kann es anhalten.</translation>
    </message>
    <message>
        <source>This is a base model: it goes on with your text instead of answering it.</source>
        <translation>Das ist ein Basismodell: Es setzt Ihren Text fort, statt darauf zu antworten.</translation>
    </message>
    <message>
        <source>This is everything that would be in the file, line by line. Nothing is sent to anybody.</source>
        <translation>Das ist alles, was in der Datei stünde, Zeile für Zeile. Es wird an niemanden gesendet.</translation>
    </message>
    <message>
        <source>This is what you have</source>
        <translation>Das ist vorhanden</translation>
    </message>
    <message>
        <source>This kind of model cannot take back rejected drafts: loaded without drafting.</source>
        <translation>Diese Art Modell kann abgelehnte Entwürfe nicht zurücknehmen: ohne Entwürfe geladen.</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>This machine, a model, its proof: step by step.</source>
        <translation>Dieser Computer, ein Modell, seine Prüfung: Schritt für Schritt.</translation>
    </message>
    <message>
        <source>This model file was made for another kind of processor.</source>
        <translation>Diese Modelldatei wurde für eine andere Art Prozessor gemacht.</translation>
    </message>
    <message>
        <source>This model is not planned yet.</source>
        <translation>Dieses Modell ist noch nicht geplant.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template knows no tools.</source>
        <translation>Die Chatvorlage dieses Modells kennt keine Werkzeuge.</translation>
    </message>
    <message>
        <source>This model&apos;s form of calls is not known as a grammar: it may answer otherwise.</source>
        <translation>Die Aufrufform dieses Modells ist nicht als Grammatik bekannt: Es kann anders antworten.</translation>
    </message>
    <message>
        <source>This pair of cache types runs on the processor.</source>
        <translation>Dieses Paar von Cachetypen läuft auf dem Prozessor.</translation>
    </message>
    <message>
        <source>This program may use one core.</source>
        <translation>Dieses Programm darf einen Kern nutzen.</translation>
    </message>
    <message>
        <source>This receipt holds for driver {version}, this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>Dieser Prüfbeleg gilt für Treiber {version}, diese Engine und diese Datei. Ändert sich etwas davon, prüft Plimsoll neu, bevor es „Bereit“ sagt.</translation>
    </message>
    <message>
        <source>This receipt holds for this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>Dieser Prüfbeleg gilt für diese Engine und diese Datei. Ändert sich etwas davon, prüft Plimsoll neu, bevor es „Bereit“ sagt.</translation>
    </message>
    <message>
        <source>This repository has no other file that fits.</source>
        <translation>Dieses Repository hat keine andere Datei, die passt.</translation>
    </message>
    <message>
        <source>This server takes no grammar (GBNF).</source>
        <translation>Dieser Server nimmt keine Grammatik (GBNF) an.</translation>
    </message>
    <message>
        <source>This setup does not fit, so it was not started.</source>
        <translation>Diese Konfiguration passt nicht, darum wurde sie nicht gestartet.</translation>
    </message>
    <message>
        <source>This setup does not fit. Choose a smaller one first.</source>
        <translation>Diese Konfiguration passt nicht. Erst eine kleinere wählen.</translation>
    </message>
    <message>
        <source>This setup has failed twice, and is tried again.</source>
        <translation>Diese Konfiguration ist zweimal gescheitert und wird wieder versucht.</translation>
    </message>
    <message>
        <source>This setup has failed twice, so it is not tried a third time as it is.</source>
        <translation>Diese Konfiguration ist zweimal gescheitert, darum wird sie so kein drittes Mal versucht.</translation>
    </message>
    <message>
        <source>This setup is tight. Look at its plan first.</source>
        <translation>Diese Konfiguration ist knapp. Erst ihren Plan ansehen.</translation>
    </message>
    <message>
        <source>This setup is tight: it goes over the load line.</source>
        <translation>Diese Konfiguration ist knapp: Sie geht über die Ladelinie.</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the key is used until Plimsoll ends, and is written nowhere.</source>
        <translation>Dieses System hat keinen Schlüsselbund, den Plimsoll nutzen kann: Der Schlüssel gilt, bis Plimsoll endet, und wird nirgends gespeichert.</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the token is used until Plimsoll ends, and is written nowhere.</source>
        <translation>Dieses System hat keinen Schlüsselbund, den Plimsoll nutzen kann: Das Token gilt, bis Plimsoll endet, und wird nirgends gespeichert.</translation>
    </message>
    <message>
        <source>This system has no pkexec to ask for an administrator&apos;s password.</source>
        <translation>Dieses System hat kein pkexec, um nach dem Administratorpasswort zu fragen.</translation>
    </message>
    <message>
        <source>This system is older than the one the engine was made on.</source>
        <translation>Dieses System ist älter als das, auf dem die Engine gebaut wurde.</translation>
    </message>
    <message>
        <source>This user may not use the NVIDIA card.</source>
        <translation>Dieser Benutzer darf die NVIDIA-Karte nicht benutzen.</translation>
    </message>
    <message>
        <source>This version of the engine is known to be broken.</source>
        <translation>Diese Version der Engine ist als fehlerhaft bekannt.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Gedankengang</translation>
    </message>
    <message>
        <source>Thought for {time}</source>
        <translation>{time} nachgedacht</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads and reserve</source>
        <translation>Threads und Reserve</translation>
    </message>
    <message>
        <source>Three that fit this computer</source>
        <translation>Drei passen auf diesen Computer</translation>
    </message>
    <message>
        <source>Three that fit your card</source>
        <translation>Drei passen auf Ihre Karte</translation>
    </message>
    <message>
        <source>Throttle reasons:</source>
        <translation>Drosselgründe:</translation>
    </message>
    <message>
        <source>Throttle reasons: none</source>
        <translation>Drosselgründe: keine</translation>
    </message>
    <message>
        <source>Throttle reasons: {reasons}</source>
        <translation>Drosselgründe: {reasons}</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Gezeigte Zeit</translation>
    </message>
    <message>
        <source>Time.</source>
        <translation>Zeit.</translation>
    </message>
    <message>
        <source>Time; tried a few times only.</source>
        <translation>Zeit; erst wenige Male versucht.</translation>
    </message>
    <message>
        <source>To give them back:</source>
        <translation>Zum Freigeben:</translation>
    </message>
    <message>
        <source>To keep it, type as administrator:</source>
        <translation>Zum Behalten als Administrator eingeben:</translation>
    </message>
    <message>
        <source>To lock them by hand, type:</source>
        <translation>Zum Fixieren von Hand eingeben:</translation>
    </message>
    <message>
        <source>To open {name}, it has to end. What was written is kept.</source>
        <translation>Um {name} zu öffnen, muss sie enden. Was geschrieben wurde, bleibt.</translation>
    </message>
    <message>
        <source>To open {name}, that answer has to end.</source>
        <translation>Um {name} zu öffnen, muss diese Antwort enden.</translation>
    </message>
    <message>
        <source>To spare, MiB</source>
        <translation>Reserve, MiB</translation>
    </message>
    <message>
        <source>To stop keeping it:</source>
        <translation>Um nichts mehr zu behalten:</translation>
    </message>
    <message>
        <source>To the load line</source>
        <translation>Bis zur Ladelinie</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Tokens/s, replying</source>
        <translation>Token/s beim Antworten</translation>
    </message>
    <message>
        <source>Too big</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <source>Too hot for {share} of the time ({hottest} degrees).</source>
        <translation>{share} der Zeit zu heiß ({hottest} Grad).</translation>
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
        <translation>Kontext, Tempo und Qualität am Planbalken abwägen.</translation>
    </message>
    <message>
        <source>Tried: {name}, {change}. It was not enough.</source>
        <translation>Versucht: {name}, {change}. Es reichte nicht.</translation>
    </message>
    <message>
        <source>Tried: {name}. It was not enough.</source>
        <translation>Versucht: {name}. Es reichte nicht.</translation>
    </message>
    <message>
        <source>Trust.</source>
        <translation>Vertrauen.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Versuchen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <translation>In einer Weile noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try again in an hour, or set PLIMSOLL_RELEASES_ENDPOINT to a mirror.</source>
        <translation>In einer Stunde noch einmal versuchen oder PLIMSOLL_RELEASES_ENDPOINT auf einen Spiegel setzen.</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <translation>Später noch einmal versuchen oder ein anderes Repository wählen.</translation>
    </message>
    <message>
        <source>Try again later: the repository may be changing right now.</source>
        <translation>Später noch einmal versuchen: Das Repository ändert sich vielleicht gerade.</translation>
    </message>
    <message>
        <source>Try again later; if it stays so, something on the way answers in its place.</source>
        <translation>Später noch einmal versuchen; wenn es so bleibt, antwortet unterwegs etwas an seiner Stelle.</translation>
    </message>
    <message>
        <source>Try again when it is here.</source>
        <translation>Noch einmal versuchen, wenn sie hier ist.</translation>
    </message>
    <message>
        <source>Try again when you have it, or an administrator&apos;s password.</source>
        <translation>Noch einmal versuchen, sobald sie da ist oder ein Administratorpasswort zur Hand.</translation>
    </message>
    <message>
        <source>Try again, or go back and choose a model: it can also run on the processor.</source>
        <translation>Noch einmal versuchen, oder zurückgehen und ein Modell wählen: Es läuft auch auf dem Prozessor.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try again: it goes on from the bytes that are here.</source>
        <translation>Noch einmal versuchen: Es geht bei den vorhandenen Bytes weiter.</translation>
    </message>
    <message>
        <source>Try again; if it stays so, a filter on the way blocks this server.</source>
        <translation>Noch einmal versuchen; wenn es so bleibt, sperrt unterwegs ein Filter diesen Server.</translation>
    </message>
    <message>
        <source>Try another of the remedies.</source>
        <translation>Eine andere Abhilfe versuchen.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Versuchen</translation>
    </message>
    <message>
        <source>Try it once more anyway</source>
        <translation>Trotzdem noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try one of the remedies.</source>
        <translation>Versuchen Sie eine der Abhilfen.</translation>
    </message>
    <message>
        <source>Try other words, or Escape to see them all.</source>
        <translation>Andere Wörter versuchen, oder mit Escape alle sehen.</translation>
    </message>
    <message>
        <source>Try the engine test</source>
        <translation>Engine-Test versuchen</translation>
    </message>
    <message>
        <source>Try {build} again</source>
        <translation>{build} noch einmal versuchen</translation>
    </message>
    <message>
        <source>Trying a fix</source>
        <translation>Abhilfe wird versucht</translation>
    </message>
    <message>
        <source>Trying a fix for {name}</source>
        <translation>Eine Abhilfe für {name} wird versucht</translation>
    </message>
    <message>
        <source>Trying clocks</source>
        <translation>Takte werden erprobt</translation>
    </message>
    <message>
        <source>Trying it: {remedy}</source>
        <translation>Wird versucht: {remedy}</translation>
    </message>
    <message>
        <source>Trying it: {remedy}.</source>
        <translation>Wird versucht: {remedy}.</translation>
    </message>
    <message>
        <source>Trying the build with a tiny model</source>
        <translation>Der Build wird mit einem winzigen Modell getestet</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>Turn the other driver off</source>
        <translation>Den anderen Treiber abschalten</translation>
    </message>
    <message>
        <source>Two parts of the driver do not belong together.</source>
        <translation>Zwei Teile des Treibers gehören nicht zusammen.</translation>
    </message>
    <message>
        <source>Two that fit this computer</source>
        <translation>Zwei passen auf diesen Computer</translation>
    </message>
    <message>
        <source>Two that fit your card</source>
        <translation>Zwei passen auf Ihre Karte</translation>
    </message>
    <message>
        <source>Type a name, or paste owner/repo, an address or the path of a file. Before anything is downloaded you see which file fits this card, and at which context.</source>
        <translation>Einen Namen tippen oder owner/repo, eine Adresse oder einen Dateipfad einfügen. Vor jedem Download ist zu sehen, welche Datei auf diese Karte passt und mit welchem Kontext.</translation>
    </message>
    <message>
        <source>Type plimsoll rpc-server on the other computer, then on this one the ssh line that it prints. Keep both open.</source>
        <translation>Auf dem anderen Computer plimsoll rpc-server eingeben, dann auf diesem die ssh-Zeile, die er ausgibt. Beide offen lassen.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Eingeben, was zu tun ist</translation>
    </message>
    <message>
        <source>Uncontained memory error</source>
        <translation>Nicht eingegrenzter Speicherfehler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Zurücksetzen rückgängig</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Unload an idle model after</source>
        <translation>Untätiges Modell entladen nach</translation>
    </message>
    <message>
        <source>Unload before sleep</source>
        <translation>Vor dem Ruhezustand entladen</translation>
    </message>
    <message>
        <source>Unload it first.</source>
        <translation>Erst entladen.</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>Modell entladen</translation>
    </message>
    <message>
        <source>Unload the model before the computer sleeps; Plimsoll does so by itself where the system announces the sleep.</source>
        <translation>Das Modell entladen, bevor der Computer in den Ruhezustand geht; Plimsoll tut es von selbst, wo das System ihn ankündigt.</translation>
    </message>
    <message>
        <source>Unload the model first.</source>
        <translation>Erst das Modell entladen.</translation>
    </message>
    <message>
        <source>Unload the model to change this.</source>
        <translation>Zum Ändern das Modell entladen.</translation>
    </message>
    <message>
        <source>Unload {model}</source>
        <translation>{model} entladen</translation>
    </message>
    <message>
        <source>Unload, back to where it was</source>
        <translation>Entladen, zurück zum Anfang</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Wird entladen</translation>
    </message>
    <message>
        <source>Unloading {name}</source>
        <translation>{name} wird entladen</translation>
    </message>
    <message>
        <source>Unlock the keyring and start Plimsoll again, or enter the token anew.</source>
        <translation>Den Schlüsselbund entsperren und Plimsoll neu starten oder das Token neu eingeben.</translation>
    </message>
    <message>
        <source>Unrecovered ECC error</source>
        <translation>Nicht behobener ECC-Fehler</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES and start Plimsoll again.</source>
        <translation>CUDA_VISIBLE_DEVICES entfernen und Plimsoll neu starten.</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES where it is set (shell profile, service file), then start Plimsoll again.</source>
        <translation>CUDA_VISIBLE_DEVICES dort entfernen, wo es gesetzt ist (Shell-Profil, Dienstdatei), dann Plimsoll neu starten.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to check it.</source>
        <translation>Zum Prüfen HF_HUB_OFFLINE entfernen.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch it.</source>
        <translation>Zum Herunterladen HF_HUB_OFFLINE entfernen.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch models.</source>
        <translation>HF_HUB_OFFLINE entfernen, um Modelle herunterzuladen.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to read it.</source>
        <translation>Zum Lesen HF_HUB_OFFLINE entfernen.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to search.</source>
        <translation>Zum Suchen HF_HUB_OFFLINE entfernen.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pfeil hoch</translation>
    </message>
    <message>
        <source>Up to there the memory may be filled. What lies beyond is kept for the desktop and for what cannot be foreseen.</source>
        <translation>Bis dorthin darf der Speicher gefüllt werden. Was darüber liegt, bleibt für den Desktop und für Unvorhergesehenes frei.</translation>
    </message>
    <message>
        <source>Update Plimsoll, or download an older file of this model.</source>
        <translation>Plimsoll aktualisieren oder eine ältere Datei dieses Modells herunterladen.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Use a JSON schema.</source>
        <translation>Ein JSON-Schema verwenden.</translation>
    </message>
    <message>
        <source>Use from the next reply on</source>
        <translation>Ab der nächsten Antwort nutzen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Trotzdem nutzen</translation>
    </message>
    <message>
        <source>Use the file that is here</source>
        <translation>Vorhandene Datei nutzen</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Dies nutzen</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>Dieses Token nutzen</translation>
    </message>
    <message>
        <source>Use {build}</source>
        <translation>{build} nutzen</translation>
    </message>
    <message>
        <source>Use {server}</source>
        <translation>{server} nutzen</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Nutzen…</translation>
    </message>
    <message>
        <source>Use… {server}</source>
        <translation>Nutzen… {server}</translation>
    </message>
    <message>
        <source>Using the card now</source>
        <translation>Nutzt gerade die Karte</translation>
    </message>
    <message>
        <source>Verify every byte</source>
        <translation>Jedes Byte verifizieren</translation>
    </message>
    <message>
        <source>Version and memory are asked for there before a byte of a model is sent. Only 127.0.0.1 is accepted.</source>
        <translation>Dort wird nach Version und Speicher gefragt, bevor ein Byte eines Modells gesendet wird. Nur 127.0.0.1 wird angenommen.</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <source>Very good</source>
        <comment>quality</comment>
        <translation>Sehr gute</translation>
    </message>
    <message>
        <source>W of {limit}</source>
        <translation>/ {limit}&#xa0;W</translation>
    </message>
    <message>
        <source>Wait a few minutes and try again, or sign in with a token to get a higher limit.</source>
        <translation>Ein paar Minuten warten und noch einmal versuchen oder sich für ein höheres Limit mit einem Token anmelden.</translation>
    </message>
    <message>
        <source>Wait a little and try again; a file that is already here still works.</source>
        <translation>Etwas warten und noch einmal versuchen; eine Datei, die schon hier ist, funktioniert weiter.</translation>
    </message>
    <message>
        <source>Wait for its plan.</source>
        <translation>Auf den Plan warten.</translation>
    </message>
    <message>
        <source>Wait, then try again</source>
        <translation>Warten, dann noch einmal versuchen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Waiting for other replies to end: place {n}</source>
        <translation>Wartet auf das Ende anderer Antworten: Platz {n}</translation>
    </message>
    <message>
        <source>Waiting {share}</source>
        <translation>Wartet {share}</translation>
    </message>
    <message>
        <source>Waiting.</source>
        <translation>Wartet.</translation>
    </message>
    <message>
        <source>Walk along a graph&apos;s values</source>
        <translation>Die Werte eines Graphen ablaufen</translation>
    </message>
    <message>
        <source>Wants its key</source>
        <translation>Verlangt den Schlüssel</translation>
    </message>
    <message>
        <source>Warm up first</source>
        <translation>Erst warmlaufen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>We do not know this one</source>
        <translation>Das kennen wir nicht</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webseiten</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <translation>Webseiten, die fragen dürfen</translation>
    </message>
    <message>
        <source>Web pages that may ask, each with its scheme: https://chat.example. Programs need no entry.</source>
        <translation>Webseiten, die fragen dürfen, jede mit ihrem Schema: https://chat.example. Programme brauchen keinen Eintrag.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights and cache were there; the compute buffer[ ({size})] was refused[ on card {device}].</source>
        <translation>Gewichte und Cache waren da; der Rechenpuffer[ ({size})] wurde verweigert[ auf Karte {device}].</translation>
    </message>
    <message>
        <source>Weights need {weights} MiB, {free_before_mib} MiB were free.</source>
        <translation>Die Gewichte brauchen {weights}&#xa0;MiB, {free_before_mib}&#xa0;MiB waren frei.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What answers as {host} shows a certificate that this computer does not trust.</source>
        <translation>Was als {host} antwortet, zeigt ein Zertifikat, dem dieser Computer nicht vertraut.</translation>
    </message>
    <message>
        <source>What answers at {url} is no OpenAI-compatible server: {why}.</source>
        <translation>Was unter {url} antwortet, ist kein OpenAI-kompatibler Server: {why}.</translation>
    </message>
    <message>
        <source>What answers for {endpoint} does not say which llama.cpp it has.</source>
        <translation>Was für {endpoint} antwortet, sagt nicht, welches llama.cpp es hat.</translation>
    </message>
    <message>
        <source>What came from it was no answer, so it was ended.</source>
        <translation>Was von ihr kam, war keine Antwort, darum wurde sie beendet.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>What comes closest to fitting this computer</source>
        <translation>Am ehesten passt auf diesen Computer</translation>
    </message>
    <message>
        <source>What comes closest to fitting your card</source>
        <translation>Am ehesten passt auf Ihre Karte</translation>
    </message>
    <message>
        <source>What could be read of it goes on.</source>
        <translation>Was davon lesbar war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>What could be read of it was taken over: {chats} with {messages}.</source>
        <translation>Was davon lesbar war, wurde übernommen: {chats} mit {messages}.</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>What has arrived</source>
        <translation>Schon angekommen</translation>
    </message>
    <message>
        <source>What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Was angekommen ist, bleibt, auch wenn Plimsoll geschlossen wird.</translation>
    </message>
    <message>
        <source>What has arrived is kept.</source>
        <translation>Was angekommen ist, bleibt.</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>Was hilft</translation>
    </message>
    <message>
        <source>What helps: {helps}.</source>
        <translation>Was hilft: {helps}.</translation>
    </message>
    <message>
        <source>What is downloaded.</source>
        <translation>Was heruntergeladen ist.</translation>
    </message>
    <message>
        <source>What is left needs your consent.</source>
        <translation>Was noch bleibt, braucht Ihr Wort.</translation>
    </message>
    <message>
        <source>What is on disk is shorter than what was sent.</source>
        <translation>Auf dem Datenträger ist weniger, als gesendet wurde.</translation>
    </message>
    <message>
        <source>What is on this computer works without it.</source>
        <translation>Was auf diesem Computer ist, funktioniert ohne ihn.</translation>
    </message>
    <message>
        <source>What is used at every step lies in the memory of the computer, or on the slowest card.</source>
        <translation>Was jeder Schritt braucht, liegt im Arbeitsspeicher oder auf der langsamsten Karte.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>What it will take</source>
        <translation>Was es brauchen wird</translation>
    </message>
    <message>
        <source>What slowed it</source>
        <translation>Was gebremst hat</translation>
    </message>
    <message>
        <source>What some models keep of the text beside or instead of the KV cache. It stays as large as it is, however long the text.</source>
        <translation>Was manche Modelle neben oder statt dem KV-Cache vom Text behalten. Es bleibt so groß, wie es ist, egal wie lang der Text wird.</translation>
    </message>
    <message>
        <source>What stays free up to the load line, MiB.</source>
        <translation>Was bis zur Ladelinie frei bleibt, MiB.</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Was die Wörter bedeuten</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>Zum Einfügen</translation>
    </message>
    <message>
        <source>What was kept is offered first when the same happens again with the same model, engine, driver and card.</source>
        <translation>Was behalten wurde, wird zuerst angeboten, wenn dasselbe mit demselben Modell, derselben Engine, demselben Treiber und derselben Karte wieder geschieht.</translation>
    </message>
    <message>
        <source>What was known of this conversation was lost when a batch failed: it is read again.</source>
        <translation>Was von dieser Unterhaltung bekannt war, ging verloren, als ein Batch fehlschlug: Sie wird erneut gelesen.</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Was versucht wurde</translation>
    </message>
    <message>
        <source>What was tried here</source>
        <translation>Was hier versucht wurde</translation>
    </message>
    <message>
        <source>What was tried: {line}</source>
        <translation>Versucht wurde: {line}</translation>
    </message>
    <message>
        <source>What was written is below. A copy of the report helps whoever you ask.</source>
        <translation>Was geschrieben wurde, steht unten. Eine Kopie des Berichts hilft denen, die Sie fragen.</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>Was geschrieben wurde, bleibt.</translation>
    </message>
    <message>
        <source>What was written is kept. Ask again; if it happens again, look at the server&apos;s log.</source>
        <translation>Was geschrieben wurde, bleibt. Noch einmal fragen; wenn es wieder geschieht, im Protokoll des Servers nachsehen.</translation>
    </message>
    <message>
        <source>What went wrong, what helped, and what was proven</source>
        <translation>Was schiefging, was half und was geprüft wurde</translation>
    </message>
    <message>
        <source>What you call it: letters, digits, dots and dashes.</source>
        <translation>Wie er heißen soll: Buchstaben, Ziffern, Punkte und Bindestriche.</translation>
    </message>
    <message>
        <source>What you get under Find appears here: how much has arrived, how fast, and how long it takes. A download goes on where it stopped, also after Plimsoll was closed.</source>
        <translation>Was unter Finden geholt wird, erscheint hier: wie viel angekommen ist, wie schnell und wie lange es dauert. Ein Download geht weiter, wo er aufhörte, auch nachdem Plimsoll geschlossen war.</translation>
    </message>
    <message>
        <source>When and which</source>
        <translation>Wann und welche</translation>
    </message>
    <message>
        <source>When it is taken, the next free one is used.</source>
        <translation>Ist er belegt, wird der nächste freie genommen.</translation>
    </message>
    <message>
        <source>When one goes away in the middle of a reply, that reply ends, and Fixes says which one it was and what helps. Your chat stays.</source>
        <translation>Fällt einer mitten in einer Antwort aus, endet diese Antwort, und die Seite Abhilfe sagt, welcher es war und was hilft. Ihr Chat bleibt.</translation>
    </message>
    <message>
        <source>When one machine is not enough</source>
        <translation>Wenn ein Computer nicht reicht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where every byte goes. The upright line with the disc is the load line: up to there the memory may be filled.</source>
        <translation>Wohin jedes Byte geht. Die senkrechte Linie mit der Scheibe ist die Ladelinie: Bis dorthin darf der Speicher gefüllt werden.</translation>
    </message>
    <message>
        <source>Wherever it asks for the base address of an OpenAI-compatible service.</source>
        <translation>Überall, wo nach der Basisadresse eines OpenAI-kompatiblen Dienstes gefragt wird.</translation>
    </message>
    <message>
        <source>Who uses the card</source>
        <translation>Wer die Karte benutzt</translation>
    </message>
    <message>
        <source>Whoever can reach that port can crash that computer or take it over: nothing in it asks who is there. So it listens on that computer alone, and only the end of a tunnel on this computer is accepted here. Other users of both computers can reach it too.</source>
        <translation>Wer diesen Port erreicht, kann jenen Computer abstürzen lassen oder übernehmen: Nichts darin fragt, wer da ist. Darum lauscht er nur auf jenem Computer, und hier wird nur das Ende eines Tunnels auf diesem Computer angenommen. Andere Benutzer beider Computer erreichen ihn auch.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Windows ended it on request (Ctrl+C, a closed console, the end of the session).</source>
        <translation>Windows beendete es auf Wunsch (Strg+C, geschlossene Konsole, Ende der Sitzung).</translation>
    </message>
    <message>
        <source>Windows ended it with 0x{ntstatus}.</source>
        <translation>Windows beendete es mit 0x{ntstatus}.</translation>
    </message>
    <message>
        <source>Windows ended the process with 0x{status}.</source>
        <translation>Windows beendete den Prozess mit 0x{status}.</translation>
    </message>
    <message>
        <source>Windows has promised all the memory it has.</source>
        <translation>Windows hat allen Speicher vergeben, den es hat.</translation>
    </message>
    <message>
        <source>Windows keeps a part of the model in the computer&apos;s memory.</source>
        <translation>Windows hält einen Teil des Modells im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Windows moved {lent} MiB of the card to the computer&apos;s memory.</source>
        <translation>Windows verschob {lent}&#xa0;MiB der Karte in den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Windows reset the card because one step took too long.</source>
        <translation>Windows setzte die Karte zurück, weil ein Schritt zu lange dauerte.</translation>
    </message>
    <message>
        <source>Windows started the clock helper without a process of its own.</source>
        <translation>Windows startete den Takthelfer ohne eigenen Prozess.</translation>
    </message>
    <message>
        <source>Windows: System, Advanced system settings, Performance, Advanced, Virtual memory: let Windows manage the size, then restart.</source>
        <translation>Windows: System, Erweiterte Systemeinstellungen, Leistung, Erweitert, Virtueller Arbeitsspeicher: Windows die Größe verwalten lassen, dann neu starten.</translation>
    </message>
    <message>
        <source>With another driver, engine or file, or after a restart, it may be tried again as it is.</source>
        <translation>Mit anderem Treiber, anderer Engine oder Datei oder nach einem Neustart darf sie unverändert wieder versucht werden.</translation>
    </message>
    <message>
        <source>With drafting it is not faster than without.</source>
        <translation>Mit Entwürfen ist es nicht schneller als ohne.</translation>
    </message>
    <message>
        <source>With more room on the disk it may be tried again as it is.</source>
        <translation>Mit mehr Platz auf dem Datenträger darf sie unverändert wieder versucht werden.</translation>
    </message>
    <message>
        <source>With the driver loaded anew, or after a restart, it may be tried again as it is.</source>
        <translation>Mit neu geladenem Treiber oder nach einem Neustart darf sie unverändert wieder versucht werden.</translation>
    </message>
    <message>
        <source>With the same version of Plimsoll as here. It prints the ssh line for this computer.</source>
        <translation>Mit derselben Version von Plimsoll wie hier. Er gibt die ssh-Zeile für diesen Computer aus.</translation>
    </message>
    <message>
        <source>With this change alone the plan is still over the load line.</source>
        <translation>Mit dieser Änderung allein liegt der Plan noch über der Ladelinie.</translation>
    </message>
    <message>
        <source>With this change the plan is tight: it goes over the load line a little.</source>
        <translation>Mit dieser Änderung ist der Plan knapp: Er geht etwas über die Ladelinie.</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the card free it may be tried again as it is.</source>
        <translation>Sind auf der Karte {mib}&#xa0;MiB mehr frei, darf sie unverändert wieder versucht werden.</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the computer&apos;s memory free it may be tried again as it is.</source>
        <translation>Sind {mib}&#xa0;MiB mehr Arbeitsspeicher frei, darf sie unverändert wieder versucht werden.</translation>
    </message>
    <message>
        <source>Without a chat template the model cannot be told of tools.</source>
        <translation>Ohne Chatvorlage kann das Modell nichts von Werkzeugen erfahren.</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>Ohne Fixierung</translation>
    </message>
    <message>
        <source>Without flash attention the scores of every head are kept: much memory.</source>
        <translation>Ohne Flash Attention werden die Bewertungen jedes Kopfes aufbewahrt: viel Speicher.</translation>
    </message>
    <message>
        <source>Without images</source>
        <translation>Ohne Bilder</translation>
    </message>
    <message>
        <source>Words search the Hub when you press Enter, and narrow down the list of what is here while you type. owner/repo, an address, a name of the catalogue or the path of a file open at once.</source>
        <translation>Wörter durchsuchen mit der Eingabetaste den Hub und grenzen schon beim Tippen die Liste des Vorhandenen ein. owner/repo, eine Adresse, ein Name aus dem Katalog oder ein Dateipfad öffnen sich sofort.</translation>
    </message>
    <message>
        <source>Work is interrupted.</source>
        <translation>Die Arbeit wird unterbrochen.</translation>
    </message>
    <message>
        <source>Worked here {day}</source>
        <translation>Hat hier funktioniert: {day}</translation>
    </message>
    <message>
        <source>Worked out before any download; the file&apos;s own header has the last word.</source>
        <translation>Vor jedem Download ausgerechnet; das letzte Wort hat der Header der Datei.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Arbeitet</translation>
    </message>
    <message>
        <source>Working on several cards in turn did not fit, and the second try broke.</source>
        <translation>Die Arbeit auf mehreren Karten im Wechsel passte nicht, und der zweite Versuch brach ab.</translation>
    </message>
    <message>
        <source>Working out what fits</source>
        <translation>Es wird ausgerechnet, was passt</translation>
    </message>
    <message>
        <source>Write it again (Ctrl+R)</source>
        <translation>Neu schreiben (Strg+R)</translation>
    </message>
    <message>
        <source>Write something first.</source>
        <translation>Erst etwas schreiben.</translation>
    </message>
    <message>
        <source>Write the reply again</source>
        <translation>Antwort neu schreiben</translation>
    </message>
    <message>
        <source>Writing is a little slower; frees one copy of the state per token on hybrid models.</source>
        <translation>Das Schreiben ist etwas langsamer; spart bei Hybridmodellen eine Kopie des Zustands je Token.</translation>
    </message>
    <message>
        <source>Writing is much slower.</source>
        <translation>Das Schreiben ist viel langsamer.</translation>
    </message>
    <message>
        <source>Writing is up to 45 % slower; frees 0.6 to 2.1 GiB in two reports.</source>
        <translation>Das Schreiben ist bis zu 45&#xa0;% langsamer; spart in zwei Berichten 0,6 bis 2,1&#xa0;GiB.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>You can write meanwhile.</source>
        <translation>Inzwischen kann geschrieben werden.</translation>
    </message>
    <message>
        <source>You can write now: a message ends this.</source>
        <translation>Es kann schon geschrieben werden: Eine Nachricht beendet dies.</translation>
    </message>
    <message>
        <source>You can write now; it is sent once the model is loaded.</source>
        <translation>Jetzt kann geschrieben werden; gesendet wird, sobald das Modell geladen ist.</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Ihre Frage</translation>
    </message>
    <message>
        <source>Your account has no access to {what} yet.</source>
        <translation>Ihr Konto hat noch keinen Zugriff auf {what}.</translation>
    </message>
    <message>
        <source>Your chats and models are safe. Most of the window goes on working; if something hangs, close Plimsoll and start it again.</source>
        <translation>Ihre Chats und Modelle sind sicher. Das meiste im Fenster funktioniert weiter; wenn etwas hängt, Plimsoll schließen und neu starten.</translation>
    </message>
    <message>
        <source>Your chats are closed; Plimsoll is ending.</source>
        <translation>Ihre Chats sind geschlossen; Plimsoll wird beendet.</translation>
    </message>
    <message>
        <source>Your chats cannot be kept ({error}).</source>
        <translation>Ihre Chats können nicht aufbewahrt werden ({error}).</translation>
    </message>
    <message>
        <source>Your chats were written by a newer Plimsoll and were left as they are ({path}). Chats of this run are not kept.</source>
        <translation>Ihre Chats wurden von einem neueren Plimsoll geschrieben und blieben, wie sie waren ({path}). Chats dieses Laufs werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Your files.</source>
        <translation>Ihre Dateien.</translation>
    </message>
    <message>
        <source>[picture: {text}]</source>
        <translation>[Bild: {text}]</translation>
    </message>
    <message>
        <source>[picture]</source>
        <translation>[Bild]</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches an engine that can.</source>
        <translation>`plimsoll runtimes install` lädt eine Engine herunter, die es kann.</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches it again.</source>
        <translation>`plimsoll runtimes install` lädt sie neu herunter.</translation>
    </message>
    <message>
        <source>`plimsoll runtimes list` shows them.</source>
        <translation>`plimsoll runtimes list` zeigt sie.</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>ein Git-LFS-Verweis</translation>
    </message>
    <message>
        <source>a chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a hardware protection</source>
        <translation>einen Hardwareschutz</translation>
    </message>
    <message>
        <source>a licence of its own</source>
        <translation>eine eigene Lizenz</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>ein gepacktes Archiv</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>a rough figure</source>
        <translation>ein grober Wert</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>about {mib} MiB over the load line</source>
        <translation>etwa {mib}&#xa0;MiB über der Ladelinie</translation>
    </message>
    <message>
        <source>about {mib} MiB to spare</source>
        <translation>etwa {mib}&#xa0;MiB Reserve</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>etwa {size}</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>von Ihnen hinzugefügt</translation>
    </message>
    <message>
        <source>after a cancelled prompt == fresh</source>
        <translation>nach abgebrochenem Prompt == frisch</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>already on this computer</source>
        <translation>schon auf diesem Computer</translation>
    </message>
    <message>
        <source>an address has no name, key or question in it</source>
        <translation>eine Adresse enthält weder Namen noch Schlüssel oder Frage</translation>
    </message>
    <message>
        <source>an address looks like http://box.example:8000</source>
        <translation>eine Adresse sieht aus wie http://box.example:8000</translation>
    </message>
    <message>
        <source>an estimate from the first bytes of its header</source>
        <translation>eine Schätzung aus den ersten Bytes des Headers</translation>
    </message>
    <message>
        <source>an upper bound</source>
        <translation>eine Obergrenze</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>and {open_to_others} more.</source>
        <translation>und {open_to_others} weitere.</translation>
    </message>
    <message>
        <source>another program is fetching this file</source>
        <translation>ein anderes Programm lädt diese Datei herunter</translation>
    </message>
    <message>
        <source>answering with {model}</source>
        <translation>Antwort mit {model}</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>asked {host}</source>
        <translation>gefragt: {host}</translation>
    </message>
    <message>
        <source>asking the Hub</source>
        <translation>der Hub wird gefragt</translation>
    </message>
    <message>
        <source>at most the base clock</source>
        <translation>höchstens der Basistakt</translation>
    </message>
    <message>
        <source>at most {n} MiB of the card in use</source>
        <translation>höchstens {n}&#xa0;MiB der Karte in Gebrauch</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>by {maker}</source>
        <translation>von {maker}</translation>
    </message>
    <message>
        <source>by {name} (process {found})</source>
        <translation>von {name} (Prozess {found})</translation>
    </message>
    <message>
        <source>came with Plimsoll</source>
        <translation>kam mit Plimsoll</translation>
    </message>
    <message>
        <source>card fault</source>
        <translation>Fehler der Karte</translation>
    </message>
    <message>
        <source>card memory</source>
        <translation>Grafikspeicher</translation>
    </message>
    <message>
        <source>card; computer {mib}</source>
        <translation>Karte; Computer {mib}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>checking the bytes that are here</source>
        <translation>die vorhandenen Bytes werden kontrolliert</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>Zwischenstände</translation>
    </message>
    <message>
        <source>chmod -R go-rwx {first}</source>
        <translation>chmod -R go-rwx {first}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>close</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>coarser weights</source>
        <translation>gröbere Gewichte</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>comes with Plimsoll</source>
        <translation>kommt mit Plimsoll</translation>
    </message>
    <message>
        <source>commit {id}</source>
        <translation>Commit {id}</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>computed from the file</source>
        <translation>aus der Datei berechnet</translation>
    </message>
    <message>
        <source>computer memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>context {n}</source>
        <translation>Kontext {n}</translation>
    </message>
    <message>
        <source>context: {n_ctx} instead of {each}</source>
        <translation>Kontext: {n_ctx} statt {each}</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>costs hardly any quality</source>
        <translation>kostet kaum Qualität</translation>
    </message>
    <message>
        <source>costs some quality in long contexts</source>
        <translation>kostet bei langen Kontexten etwas Qualität</translation>
    </message>
    <message>
        <source>cuBLAS needs some tens of MiB and did not get them.</source>
        <translation>cuBLAS braucht einige Dutzend MiB und bekam sie nicht.</translation>
    </message>
    <message>
        <source>cuda error</source>
        <translation>CUDA-Fehler</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>depends on the engine</source>
        <translation>hängt von der Engine ab</translation>
    </message>
    <message>
        <source>depends on the file</source>
        <translation>hängt von der Datei ab</translation>
    </message>
    <message>
        <source>depends on what you close</source>
        <translation>je nachdem, was geschlossen wird</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>done before it could be stopped</source>
        <translation>fertig, bevor es sich stoppen ließ</translation>
    </message>
    <message>
        <source>download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>draft tokens</source>
        <translation>Entwurfstoken</translation>
    </message>
    <message>
        <source>drafted == undrafted</source>
        <translation>mit Entwürfen == ohne</translation>
    </message>
    <message>
        <source>drafting</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>drafts (MTP)</source>
        <translation>Entwürfe (MTP)</translation>
    </message>
    <message>
        <source>drafts accepted</source>
        <translation>Entwürfe angenommen</translation>
    </message>
    <message>
        <source>drafts with MTP</source>
        <translation>entwirft mit MTP</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>Treiber {version}</translation>
    </message>
    <message>
        <source>dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>embedding width</source>
        <translation>Breite der Einbettungen</translation>
    </message>
    <message>
        <source>engine build</source>
        <translation>Build der Engine</translation>
    </message>
    <message>
        <source>engine fault</source>
        <translation>Fehler der Engine</translation>
    </message>
    <message>
        <source>engine for the card, fetched first</source>
        <translation>Engine für die Karte, zuerst geladen</translation>
    </message>
    <message>
        <source>engine {mib} MiB of computer memory</source>
        <translation>Engine {mib}&#xa0;MiB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>enough for any model that fits</source>
        <translation>genug für jedes Modell, das passt</translation>
    </message>
    <message>
        <source>every byte is checked</source>
        <translation>jedes Byte wird kontrolliert</translation>
    </message>
    <message>
        <source>every layer on {device}</source>
        <translation>jede Schicht auf {device}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>ausgezeichnet</translation>
    </message>
    <message>
        <source>exit status 127</source>
        <translation>Exit-Status 127</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>brauchbar</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>first after {time}</source>
        <translation>erstes nach {time}</translation>
    </message>
    <message>
        <source>first difference at token {place}, between tokens {apart} apart</source>
        <translation>erster Unterschied bei Token {place}, zwischen Token im Abstand von {apart}</translation>
    </message>
    <message>
        <source>first token after {time}</source>
        <translation>erstes Token nach {time}</translation>
    </message>
    <message>
        <source>first token after {ttft_seconds} s, {decode_tok_s} tokens/s</source>
        <translation>erstes Token nach {ttft_seconds}&#xa0;s, {decode_tok_s}&#xa0;Token/s</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>für Sie</translation>
    </message>
    <message>
        <source>free in this computer</source>
        <translation>frei in diesem Computer</translation>
    </message>
    <message>
        <source>frees hardly any</source>
        <translation>gibt kaum etwas frei</translation>
    </message>
    <message>
        <source>frees {size}</source>
        <translation>gibt {size} frei</translation>
    </message>
    <message>
        <source>from a dry run of the engine</source>
        <translation>aus einem Probelauf der Engine</translation>
    </message>
    <message>
        <source>from the Hub</source>
        <translation>vom Hub</translation>
    </message>
    <message>
        <source>gated: the maker asks for consent first</source>
        <translation>beschränkt: Der Hersteller verlangt erst Zustimmung</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Zuwachs</translation>
    </message>
    <message>
        <source>holds {n} tokens</source>
        <translation>fasst {n} Token</translation>
    </message>
    <message>
        <source>in WSL</source>
        <translation>in WSL</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>in einem Container</translation>
    </message>
    <message>
        <source>in a folder of yours</source>
        <translation>in einem Ihrer Ordner</translation>
    </message>
    <message>
        <source>in the catalogue: {name}</source>
        <translation>im Katalog: {name}</translation>
    </message>
    <message>
        <source>in use when the plan was made</source>
        <translation>in Gebrauch, als der Plan entstand</translation>
    </message>
    <message>
        <source>it did not end within {limit_seconds} s</source>
        <translation>sie endete nicht innerhalb von {limit_seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>it ended its own process</source>
        <translation>sie beendete ihren eigenen Prozess</translation>
    </message>
    <message>
        <source>it has a space in it</source>
        <translation>darin ist ein Leerzeichen</translation>
    </message>
    <message>
        <source>it hung up</source>
        <translation>hat aufgelegt</translation>
    </message>
    <message>
        <source>it is busy, perhaps with another Plimsoll</source>
        <translation>ist beschäftigt, vielleicht mit einem anderen Plimsoll</translation>
    </message>
    <message>
        <source>it lists no models</source>
        <translation>es listet keine Modelle auf</translation>
    </message>
    <message>
        <source>its hash is wrong: comparing it with a second copy</source>
        <translation>der Hash ist falsch: Vergleich mit einer zweiten Kopie läuft</translation>
    </message>
    <message>
        <source>its heat</source>
        <translation>ihre Wärme</translation>
    </message>
    <message>
        <source>its list of models is no JSON</source>
        <translation>seine Modellliste ist kein JSON</translation>
    </message>
    <message>
        <source>its power limit</source>
        <translation>ihr Leistungslimit</translation>
    </message>
    <message>
        <source>its process cannot be started</source>
        <translation>ihr Prozess lässt sich nicht starten</translation>
    </message>
    <message>
        <source>its process cannot be started ({error})</source>
        <translation>ihr Prozess lässt sich nicht starten ({error})</translation>
    </message>
    <message>
        <source>its process did not start</source>
        <translation>ihr Prozess startete nicht</translation>
    </message>
    <message>
        <source>kept free {n} MiB</source>
        <translation>frei gehalten {n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel (KV)</translation>
    </message>
    <message>
        <source>larger and slower, for little that this goal gains</source>
        <translation>größer und langsamer, für wenig Gewinn bei diesem Ziel</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>layers on the card</source>
        <translation>Schichten auf der Karte</translation>
    </message>
    <message>
        <source>layers on {device}</source>
        <translation>Schichten auf {device}</translation>
    </message>
    <message>
        <source>layers with experts in computer memory</source>
        <translation>Schichten mit Experten im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>learned from earlier runs</source>
        <translation>aus früheren Läufen gelernt</translation>
    </message>
    <message>
        <source>left in this container</source>
        <translation>übrig in diesem Container</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>left under the commit limit</source>
        <translation>übrig unter dem Commit-Limit</translation>
    </message>
    <message>
        <source>lengths differ</source>
        <translation>Längen verschieden</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>loaded again == fresh</source>
        <translation>neu geladen == frisch</translation>
    </message>
    <message>
        <source>loaded in {seconds} s</source>
        <translation>geladen in {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>loading {model}</source>
        <translation>Laden von {model}</translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation>gesperrter Speicher</translation>
    </message>
    <message>
        <source>longer conversations are cut</source>
        <translation>längere Gespräche werden gekürzt</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>hier erzeugt</translation>
    </message>
    <message>
        <source>main card</source>
        <translation>Hauptkarte</translation>
    </message>
    <message>
        <source>mapped file</source>
        <translation>eingeblendete Datei</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>hier gemessen</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>micro-batch {n}</source>
        <translation>Mikro-Batch {n}</translation>
    </message>
    <message>
        <source>model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>moving to {folder}</source>
        <translation>wird nach {folder} verschoben</translation>
    </message>
    <message>
        <source>nearly as good</source>
        <translation>fast so gut</translation>
    </message>
    <message>
        <source>no MTP</source>
        <translation>kein MTP</translation>
    </message>
    <message>
        <source>no drafting</source>
        <translation>keine Entwürfe</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>keine Fixierung</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>ohne Angabe von Gründen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not known beforehand</source>
        <translation>vorher nicht bekannt</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>not proven there</source>
        <translation>dort nicht geprüft</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>not under load</source>
        <translation>nicht unter Last</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>alles in Ordnung</translation>
    </message>
    <message>
        <source>of no known commit</source>
        <translation>ohne bekannten Commit</translation>
    </message>
    <message>
        <source>of no known version</source>
        <translation>von unbekannter Version</translation>
    </message>
    <message>
        <source>of {limit} W</source>
        <translation>von {limit}&#xa0;W</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>once a second</source>
        <translation>einmal je Sekunde</translation>
    </message>
    <message>
        <source>only with a part on the processor</source>
        <translation>nur mit einem Teil auf dem Prozessor</translation>
    </message>
    <message>
        <source>only {n_ctx} tokens of context</source>
        <translation>nur {n_ctx} Token Kontext</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>other computers</source>
        <translation>andere Computer</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>paused, nothing is lost</source>
        <translation>pausiert, nichts geht verloren</translation>
    </message>
    <message>
        <source>perplexity {more} on an 8B model</source>
        <translation>Perplexität {more} bei einem 8B-Modell</translation>
    </message>
    <message>
        <source>pinned memory</source>
        <translation>angehefteter Speicher</translation>
    </message>
    <message>
        <source>plimsoll runtimes install brings NVIDIA&apos;s libraries with the engine.</source>
        <translation>plimsoll runtimes install bringt NVIDIAs Bibliotheken mit der Engine.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the build that suits card, driver and system. Without one, build the engine here with CMAKE_ARGS=-DGGML_CUDA=ON.</source>
        <translation>plimsoll runtimes install lädt den Build herunter, der zu Karte, Treiber und System passt. Gibt es keinen, die Engine hier mit CMAKE_ARGS=-DGGML_CUDA=ON bauen.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the engine again.</source>
        <translation>plimsoll runtimes install lädt die Engine neu herunter.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install vulkan fetches an engine that uses the card without CUDA.</source>
        <translation>plimsoll runtimes install vulkan lädt eine Engine herunter, die die Karte ohne CUDA nutzt.</translation>
    </message>
    <message>
        <source>plimsoll runtimes rollback goes back to the engine before.</source>
        <translation>plimsoll runtimes rollback kehrt zur vorigen Engine zurück.</translation>
    </message>
    <message>
        <source>port {port} is a tunnel that leads nowhere</source>
        <translation>Port {port} ist ein Tunnel, der nirgendwohin führt</translation>
    </message>
    <message>
        <source>port {port}: {strerror}</source>
        <translation>Port {port}: {strerror}</translation>
    </message>
    <message>
        <source>power and heat</source>
        <translation>Leistung und Wärme</translation>
    </message>
    <message>
        <source>predicted {n} MiB on the card</source>
        <translation>vorhergesagt {n}&#xa0;MiB auf der Karte</translation>
    </message>
    <message>
        <source>prompt cache</source>
        <translation>Prompt-Cache</translation>
    </message>
    <message>
        <source>prompts are read a little slower</source>
        <translation>Prompts werden etwas langsamer gelesen</translation>
    </message>
    <message>
        <source>proven there</source>
        <translation>dort geprüft</translation>
    </message>
    <message>
        <source>proven there to {n}</source>
        <translation>dort geprüft bis {n}</translation>
    </message>
    <message>
        <source>proven to {n}</source>
        <translation>geprüft bis {n}</translation>
    </message>
    <message>
        <source>proving {model}</source>
        <translation>Prüfung von {model}</translation>
    </message>
    <message>
        <source>putting the packaged parts together</source>
        <translation>die Teile des Pakets werden zusammengesetzt</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>replies are several times slower</source>
        <translation>Antworten sind um ein Mehrfaches langsamer</translation>
    </message>
    <message>
        <source>replies are slower</source>
        <translation>Antworten sind langsamer</translation>
    </message>
    <message>
        <source>replies are written slower</source>
        <translation>Antworten werden langsamer geschrieben</translation>
    </message>
    <message>
        <source>reused prefix == fresh</source>
        <translation>wiederverwendeter Anfang == frisch</translation>
    </message>
    <message>
        <source>runs CUDA up to {version}</source>
        <translation>kann CUDA bis {version}</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>läuft jetzt</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>skipped: a context of {n_ctx} leaves no room for a long prompt</source>
        <translation>übersprungen: Ein Kontext von {n_ctx} lässt keinen Platz für einen langen Prompt</translation>
    </message>
    <message>
        <source>skipped: this setup does not draft</source>
        <translation>übersprungen: Diese Konfiguration hat keine Entwürfe</translation>
    </message>
    <message>
        <source>split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>stopped while reading: {reading}, while writing: {writing}</source>
        <translation>gestoppt beim Lesen: {reading}, beim Schreiben: {writing}</translation>
    </message>
    <message>
        <source>stopped, what has arrived is kept</source>
        <translation>gestoppt, Angekommenes bleibt</translation>
    </message>
    <message>
        <source>ten times a second</source>
        <translation>zehnmal je Sekunde</translation>
    </message>
    <message>
        <source>that the other downloads leave</source>
        <translation>(nach Abzug der anderen Downloads)</translation>
    </message>
    <message>
        <source>the Hub</source>
        <translation>der Hub</translation>
    </message>
    <message>
        <source>the base clock</source>
        <translation>der Basistakt</translation>
    </message>
    <message>
        <source>the card never took more than planned.</source>
        <translation>Die Karte brauchte nie mehr als geplant.</translation>
    </message>
    <message>
        <source>the card took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>Die Karte brauchte bis zu {mib}&#xa0;MiB mehr als geplant (P95). Neue Pläne dieser Art halten das frei.</translation>
    </message>
    <message>
        <source>the choice of the engine</source>
        <translation>die Wahl der Engine</translation>
    </message>
    <message>
        <source>the engine ended in {monotonic} s</source>
        <translation>die Engine endete in {monotonic}&#xa0;s</translation>
    </message>
    <message>
        <source>the failures of before</source>
        <translation>die früheren Fehler</translation>
    </message>
    <message>
        <source>the failures that were counted</source>
        <translation>die gezählten Fehler</translation>
    </message>
    <message>
        <source>the memory would hold a model of up to {size}</source>
        <translation>der Speicher fasst ein Modell von bis zu {size}</translation>
    </message>
    <message>
        <source>the most in use over the last {time} before the plan was made</source>
        <translation>der Höchstwert in Gebrauch in den letzten {time}, bevor der Plan entstand</translation>
    </message>
    <message>
        <source>the one change</source>
        <translation>die eine Änderung</translation>
    </message>
    <message>
        <source>the power supply</source>
        <translation>die Stromversorgung</translation>
    </message>
    <message>
        <source>the process never took more than planned.</source>
        <translation>Der Prozess brauchte nie mehr als geplant.</translation>
    </message>
    <message>
        <source>the process took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>Der Prozess brauchte bis zu {mib}&#xa0;MiB mehr als geplant (P95). Neue Pläne dieser Art halten das frei.</translation>
    </message>
    <message>
        <source>the published hash</source>
        <translation>veröffentlichter Hash</translation>
    </message>
    <message>
        <source>the reply is empty</source>
        <translation>die Antwort ist leer</translation>
    </message>
    <message>
        <source>the reply is not readable text</source>
        <translation>die Antwort ist kein lesbarer Text</translation>
    </message>
    <message>
        <source>the reply repeats one token ({token}) {count} times</source>
        <translation>die Antwort wiederholt ein Token ({token}) {count}-mal</translation>
    </message>
    <message>
        <source>the setup before</source>
        <translation>die vorige Konfiguration</translation>
    </message>
    <message>
        <source>the setup now</source>
        <translation>die jetzige Konfiguration</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
    <message>
        <source>this computer&apos;s memory</source>
        <translation>der Speicher dieses Computers</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>diese Datei</translation>
    </message>
    <message>
        <source>this program may use {n}</source>
        <translation>dieses Programm darf {n} nutzen</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>to download</source>
        <translation>zum Herunterladen</translation>
    </message>
    <message>
        <source>to first token</source>
        <translation>bis zum ersten Token</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>tokens of context</source>
        <translation>Token Kontext</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>too little for most models</source>
        <translation>zu wenig für die meisten Modelle</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>updated today</source>
        <translation>heute aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} day ago</source>
        <translation>vor {n} Tag aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} days ago</source>
        <translation>vor {n} Tagen aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} month ago</source>
        <translation>vor {n} Monat aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} months ago</source>
        <translation>vor {n} Monaten aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} week ago</source>
        <translation>vor {n} Woche aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} weeks ago</source>
        <translation>vor {n} Wochen aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} year ago</source>
        <translation>vor {n} Jahr aktualisiert</translation>
    </message>
    <message>
        <source>updated {n} years ago</source>
        <translation>vor {n} Jahren aktualisiert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte (KV)</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verifiziert</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>sehr gut</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>wartet, bis es dran ist</translation>
    </message>
    <message>
        <source>weights on {device}</source>
        <translation>Gewichte auf {device}</translation>
    </message>
    <message>
        <source>what Plimsoll was doing when it ended</source>
        <translation>die letzte Tätigkeit von Plimsoll</translation>
    </message>
    <message>
        <source>what helped before</source>
        <translation>die früher bewährten Abhilfen</translation>
    </message>
    <message>
        <source>what it was at the last check</source>
        <translation>Stand der letzten Kontrolle</translation>
    </message>
    <message>
        <source>what listens there is no engine</source>
        <translation>was dort lauscht, ist keine Engine</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>Sie sind hier</translation>
    </message>
    <message>
        <source>your downloads</source>
        <translation>Ihre Downloads</translation>
    </message>
    <message>
        <source>your receipts</source>
        <translation>Ihre Prüfbelege</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>Ihre Einstellungen</translation>
    </message>
    <message>
        <source>{System} refused pinned memory[ for {purpose}]. The card had room.</source>
        <translation>{System} verweigerte angehefteten Speicher[ für {purpose}]. Die Karte hatte Platz.</translation>
    </message>
    <message>
        <source>{accepted} of the drafted tokens were accepted.</source>
        <translation>{accepted} der entworfenen Token wurden angenommen.</translation>
    </message>
    <message>
        <source>{active} is chosen, but its folder is gone.</source>
        <translation>{active} ist gewählt, aber der Ordner dazu ist weg.</translation>
    </message>
    <message>
        <source>{after} has {free_bytes} MiB free, {taken} MiB less than when this was planned{board}.</source>
        <translation>{after} hat {free_bytes}&#xa0;MiB frei, {taken}&#xa0;MiB weniger als zur Zeit der Planung{board}.</translation>
    </message>
    <message>
        <source>{build} cannot load {library}, or a library that it needs.</source>
        <translation>{build} kann {library} nicht laden, oder eine Bibliothek, die es braucht.</translation>
    </message>
    <message>
        <source>{build} has code that this driver cannot compile ({said}).</source>
        <translation>{build} hat Code, den dieser Treiber nicht übersetzen kann ({said}).</translation>
    </message>
    <message>
        <source>{build} has no code for this card ({said}).</source>
        <translation>{build} hat keinen Code für diese Karte ({said}).</translation>
    </message>
    <message>
        <source>{build} is of another llama.cpp: it has no {symbol}.</source>
        <translation>{build} gehört zu einer anderen llama.cpp: {symbol} fehlt darin.</translation>
    </message>
    <message>
        <source>{build} lacks the library {library}.</source>
        <translation>{build} fehlt die Bibliothek {library}.</translation>
    </message>
    <message>
        <source>{build} needs a newer driver ({said}).</source>
        <translation>{build} braucht einen neueren Treiber ({said}).</translation>
    </message>
    <message>
        <source>{build} needs {library}, which is not on this computer.</source>
        <translation>{build} braucht {library}, und das fehlt auf diesem Computer.</translation>
    </message>
    <message>
        <source>{build} needs {what}, newer than this system&apos;s GNU C library.</source>
        <translation>{build} braucht {what}, und das ist neuer als die GNU-C-Bibliothek dieses Systems.</translation>
    </message>
    <message>
        <source>{build}, works at once, but not on the card</source>
        <translation>{build}, läuft sofort, aber nicht auf der Karte</translation>
    </message>
    <message>
        <source>{ca_file} is no file of a certificate authority: {error}.</source>
        <translation>{ca_file} ist keine Datei einer Zertifizierungsstelle: {error}.</translation>
    </message>
    <message>
        <source>{capitalize} it in the file manager, or drop its folder from Plimsoll&apos;s list.</source>
        <translation>{capitalize}: im Dateimanager, oder den Ordner aus Plimsolls Liste nehmen.</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} Karten</translation>
    </message>
    <message>
        <source>{cards}, driver {driver}.</source>
        <translation>{cards}, Treiber {driver}.</translation>
    </message>
    <message>
        <source>{card} at {address}</source>
        <translation>{card} an {address}</translation>
    </message>
    <message>
        <source>{card} has no more memory than that: nothing fits on it.</source>
        <translation>{card} hat nicht mehr Speicher als das: Nichts passt darauf.</translation>
    </message>
    <message>
        <source>{card} is not used in this computer now.</source>
        <translation>{card} wird in diesem Computer gerade nicht genutzt.</translation>
    </message>
    <message>
        <source>{changed} of {name} is missing or not as it was fetched.</source>
        <translation>{changed} von {name} fehlt oder ist nicht so, wie es heruntergeladen wurde.</translation>
    </message>
    <message>
        <source>{chats} chats</source>
        <translation>{chats} Chats</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day}. {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{depth} of {n_ctx} tokens filled</source>
        <translation>{depth} von {n_ctx} Token gefüllt</translation>
    </message>
    <message>
        <source>{devices} cards</source>
        <translation>{devices} Karten</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{draft_max} draft tokens: what pays on cards of this size.</source>
        <translation>{draft_max} Entwurfstoken: was sich auf Karten dieser Größe lohnt.</translation>
    </message>
    <message>
        <source>{drivers_own}, a part of NVIDIA&apos;s driver, is not on this computer.</source>
        <translation>{drivers_own}, ein Teil des NVIDIA-Treibers, ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>{endpoint} is not encrypted: no token is sent there.</source>
        <translation>{endpoint} ist nicht verschlüsselt: Dorthin wird kein Token gesendet.</translation>
    </message>
    <message>
        <source>{endpoint} is {endpoint2}, which is no HTTPS address.</source>
        <translation>{endpoint} ist {endpoint2}, und das ist keine HTTPS-Adresse.</translation>
    </message>
    <message>
        <source>{fast} tokens/s with drafting, {plain} without</source>
        <translation>{fast}&#xa0;Token/s mit Entwürfen, {plain} ohne</translation>
    </message>
    <message>
        <source>{filename} cannot be used ({strerror}).</source>
        <translation>{filename} ist nicht verwendbar ({strerror}).</translation>
    </message>
    <message>
        <source>{files} and {folders}</source>
        <translation>{files} und {folders}</translation>
    </message>
    <message>
        <source>{files} files are the most.</source>
        <translation>Höchstens {files} Dateien.</translation>
    </message>
    <message>
        <source>{file} cannot be opened in {folder} ({error}).</source>
        <translation>{file} lässt sich in {folder} nicht öffnen ({error}).</translation>
    </message>
    <message>
        <source>{file}, {n} line</source>
        <translation>{file}, {n} Zeile</translation>
    </message>
    <message>
        <source>{file}, {n} lines</source>
        <translation>{file}, {n} Zeilen</translation>
    </message>
    <message>
        <source>{first} tokens/s at first, {later} later</source>
        <translation>{first}&#xa0;Token/s am Anfang, {later} später</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} ist kein Ordner.</translation>
    </message>
    <message>
        <source>{found} of {total} layers on {device}</source>
        <translation>{found} von {total} Schichten auf {device}</translation>
    </message>
    <message>
        <source>{free} GiB free for {folder}.</source>
        <translation>{free}&#xa0;GiB frei für {folder}.</translation>
    </message>
    <message>
        <source>{free} MiB free on the target drive</source>
        <translation>{free}&#xa0;MiB frei auf dem Ziellaufwerk</translation>
    </message>
    <message>
        <source>{free} MiB of commit left</source>
        <translation>{free}&#xa0;MiB Commit übrig</translation>
    </message>
    <message>
        <source>{free} MiB of host memory free</source>
        <translation>{free}&#xa0;MiB Arbeitsspeicher frei</translation>
    </message>
    <message>
        <source>{free} MiB of the computer&apos;s memory were free</source>
        <translation>{free}&#xa0;MiB Arbeitsspeicher waren frei</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: files larger than {room} do not fit there.</source>
        <translation>Auf dem Laufwerk der Modelle sind {free} frei: Dateien über {room} passen nicht darauf.</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: too little for any of these.</source>
        <translation>Auf dem Laufwerk der Modelle sind {free} frei: zu wenig für jede dieser Dateien.</translation>
    </message>
    <message>
        <source>{free} of {total} MiB free</source>
        <translation>{free} von {total}&#xa0;MiB frei</translation>
    </message>
    <message>
        <source>{growth} MiB more with each request</source>
        <translation>{growth}&#xa0;MiB mehr mit jeder Anfrage</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line</source>
        <translation>{headroom_bytes}&#xa0;GiB über der Ladelinie</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line of {part}.</source>
        <translation>{headroom_bytes}&#xa0;GiB über der Ladelinie von {part}.</translation>
    </message>
    <message>
        <source>{held} MiB held, {planned} planned, prompt cache up to {cache}</source>
        <translation>{held}&#xa0;MiB belegt, {planned} geplant, Prompt-Cache bis {cache}</translation>
    </message>
    <message>
        <source>{here} of {n} piece is here</source>
        <translation>{here} von {n} Stück ist da</translation>
    </message>
    <message>
        <source>{here} of {n} pieces are here</source>
        <translation>{here} von {n} Stücken sind da</translation>
    </message>
    <message>
        <source>{host} answers in {took} s (status {status_code}).</source>
        <translation>{host} antwortet in {took}&#xa0;s (Status {status_code}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({detail}).</source>
        <translation>{host} ist nicht erreichbar ({detail}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached through the proxy {proxy} ({detail}).</source>
        <translation>{host} ist über den Proxy {proxy} nicht erreichbar ({detail}).</translation>
    </message>
    <message>
        <source>{host} does not answer ({name}).</source>
        <translation>{host} antwortet nicht ({name}).</translation>
    </message>
    <message>
        <source>{host} ended the answer early.</source>
        <translation>{host} beendete die Antwort zu früh.</translation>
    </message>
    <message>
        <source>{host} holds fewer bytes than the Hub announced.</source>
        <translation>{host} hat weniger Bytes, als der Hub ankündigte.</translation>
    </message>
    <message>
        <source>{host} knows no model in GGUF format by these words. Try fewer words, or paste an address.</source>
        <translation>{host} kennt zu diesen Worten kein Modell im GGUF-Format. Weniger Worte versuchen oder eine Adresse einfügen.</translation>
    </message>
    <message>
        <source>{host} no longer accepts the signed address.</source>
        <translation>{host} nimmt die signierte Adresse nicht mehr an.</translation>
    </message>
    <message>
        <source>{host} sends another size than the Hub announced.</source>
        <translation>{host} sendet eine andere Größe, als der Hub ankündigte.</translation>
    </message>
    <message>
        <source>{host} sends more bytes than were asked for.</source>
        <translation>{host} sendet mehr Bytes, als verlangt wurden.</translation>
    </message>
    <message>
        <source>{host} sent other bytes than were asked for.</source>
        <translation>{host} sendete andere Bytes, als verlangt wurden.</translation>
    </message>
    <message>
        <source>{hottest} degrees</source>
        <translation>{hottest} Grad</translation>
    </message>
    <message>
        <source>{key} has another hash than when it was first seen ({before}).</source>
        <translation>{key} hat einen anderen Hash als beim ersten Mal ({before}).</translation>
    </message>
    <message>
        <source>{kind}, 1 model, answered in {took} s{loading}</source>
        <translation>{kind}, 1 Modell, Antwort nach {took}&#xa0;s{loading}</translation>
    </message>
    <message>
        <source>{kind}, {names} models, answered in {took} s{loading}</source>
        <translation>{kind}, {names} Modelle, Antwort nach {took}&#xa0;s{loading}</translation>
    </message>
    <message>
        <source>{language} code</source>
        <translation>{language}-Code</translation>
    </message>
    <message>
        <source>{layers_on_gpu} of {layers_total} layers on a card</source>
        <translation>{layers_on_gpu} von {layers_total} Schichten auf einer Karte</translation>
    </message>
    <message>
        <source>{least} to {most} tokens</source>
        <translation>{least} bis {most} Token</translation>
    </message>
    <message>
        <source>{left} of {n_layer_all} layers run on the processor, because the card is too small for all: several times slower.</source>
        <translation>{left} von {n_layer_all} Schichten laufen auf dem Prozessor, weil die Karte für alle zu klein ist: um ein Mehrfaches langsamer.</translation>
    </message>
    <message>
        <source>{lower} (frees {frees_bytes} GiB)</source>
        <translation>{lower} (gibt {frees_bytes}&#xa0;GiB frei)</translation>
    </message>
    <message>
        <source>{low} to {high} MHz</source>
        <translation>{low} bis {high}&#xa0;MHz</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Accept the terms on its page, then enter an access token here.</source>
        <translation>{maker} verlangt Zustimmung, bevor die Dateien herausgegeben werden. Auf der Seite die Bedingungen annehmen, dann hier ein Zugriffstoken eingeben.</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Your token is used; if the download is refused, accept the terms on its page.</source>
        <translation>{maker} verlangt Zustimmung, bevor die Dateien herausgegeben werden. Ihr Token wird verwendet; wird der Download abgelehnt, auf der Seite die Bedingungen annehmen.</translation>
    </message>
    <message>
        <source>{messages} messages</source>
        <translation>{messages} Nachrichten</translation>
    </message>
    <message>
        <source>{mib} MiB of the model&apos;s memory</source>
        <translation>{mib}&#xa0;MiB Modellspeicher</translation>
    </message>
    <message>
        <source>{mib} MiB over the load line</source>
        <translation>{mib}&#xa0;MiB über der Ladelinie</translation>
    </message>
    <message>
        <source>{mib} MiB to spare</source>
        <translation>{mib}&#xa0;MiB Reserve</translation>
    </message>
    <message>
        <source>{missing} Any of these makes it fit: {ways}.</source>
        <translation>{missing} Jedes davon macht es passend: {ways}.</translation>
    </message>
    <message>
        <source>{missing} No change of the setup makes it fit: choose a smaller quant.</source>
        <translation>{missing} Keine Änderung der Konfiguration macht es passend: eine kleinere Quantisierung wählen.</translation>
    </message>
    <message>
        <source>{missing} Together these make it fit: {lower}.</source>
        <translation>{missing} Zusammen machen sie es passend: {lower}.</translation>
    </message>
    <message>
        <source>{model} answered in {time}: an empty reply</source>
        <translation>{model} antwortete in {time}: eine leere Antwort</translation>
    </message>
    <message>
        <source>{model} answered in {time}: “{text}”</source>
        <translation>{model} antwortete in {time}: „{text}“</translation>
    </message>
    <message>
        <source>{model} answers (remote)</source>
        <translation>{model} antwortet (remote)</translation>
    </message>
    <message>
        <source>{model} is loaded here too</source>
        <translation>{model} ist auch hier geladen</translation>
    </message>
    <message>
        <source>{model} is not running</source>
        <translation>{model} läuft nicht</translation>
    </message>
    <message>
        <source>{model} is ready</source>
        <translation>{model} ist bereit</translation>
    </message>
    <message>
        <source>{model} is replying</source>
        <translation>{model} antwortet gerade</translation>
    </message>
    <message>
        <source>{model} is replying (remote)</source>
        <translation>{model} antwortet gerade (remote)</translation>
    </message>
    <message>
        <source>{model} on {server}</source>
        <translation>{model} auf {server}</translation>
    </message>
    <message>
        <source>{model} starts again</source>
        <translation>{model} startet neu</translation>
    </message>
    <message>
        <source>{model} stopped</source>
        <translation>{model} hielt an</translation>
    </message>
    <message>
        <source>{model}: checking the file</source>
        <translation>{model}: Datei wird kontrolliert</translation>
    </message>
    <message>
        <source>{model}: fetching</source>
        <translation>{model}: wird heruntergeladen</translation>
    </message>
    <message>
        <source>{model}: filling the context</source>
        <translation>{model}: Kontext wird gefüllt</translation>
    </message>
    <message>
        <source>{model}: loading</source>
        <translation>{model}: wird geladen</translation>
    </message>
    <message>
        <source>{model}: loading {share}</source>
        <translation>{model}: wird geladen, {share}</translation>
    </message>
    <message>
        <source>{model}: not loaded</source>
        <translation>{model}: nicht geladen</translation>
    </message>
    <message>
        <source>{model}: proving</source>
        <translation>{model}: wird geprüft</translation>
    </message>
    <message>
        <source>{model}: trying a fix</source>
        <translation>{model}: Abhilfe wird versucht</translation>
    </message>
    <message>
        <source>{model}: trying clocks</source>
        <translation>{model}: Takte werden erprobt</translation>
    </message>
    <message>
        <source>{model}: unloading</source>
        <translation>{model}: wird entladen</translation>
    </message>
    <message>
        <source>{most} other computers are as many as Plimsoll takes.</source>
        <translation>Mehr als {most} andere Computer nimmt Plimsoll nicht.</translation>
    </message>
    <message>
        <source>{most} requests are being answered; that is the most.</source>
        <translation>{most} Anfragen werden beantwortet; mehr gehen nicht.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, uncompressed.</source>
        <translation>{n_ctx} Token passen, unkomprimiert.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with a 4-bit cache.</source>
        <translation>{n_ctx} Token passen, mit einem 4-Bit-Cache.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with an 8-bit cache.</source>
        <translation>{n_ctx} Token passen, mit einem 8-Bit-Cache.</translation>
    </message>
    <message>
        <source>{name} (process {pid}){size}</source>
        <translation>{name} (Prozess {pid}){size}</translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation>{name} antwortet</translation>
    </message>
    <message>
        <source>{name} answers ({where}, {seconds} s).</source>
        <translation>{name} antwortet ({where}, {seconds}&#xa0;s).</translation>
    </message>
    <message>
        <source>{name} arrived twice, and its bytes are not the published ones, so it was removed.</source>
        <translation>{name} kam zweimal an, und die Bytes sind nicht die veröffentlichten, darum wurde es entfernt.</translation>
    </message>
    <message>
        <source>{name} broke off in the middle of the reply.</source>
        <translation>{name} brach mitten in der Antwort ab.</translation>
    </message>
    <message>
        <source>{name} cannot answer yet. It says: {words}</source>
        <translation>{name} kann noch nicht antworten. Die Meldung: {words}</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>{name} ist nicht lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>{name} claims to be one of {split_count} parts.</source>
        <translation>{name} gibt an, einer von {split_count} Teilen zu sein.</translation>
    </message>
    <message>
        <source>{name} describes an impossible model: {what}.</source>
        <translation>{name} beschreibt ein unmögliches Modell: {what}.</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} ist nicht gestartet</translation>
    </message>
    <message>
        <source>{name} does not answer any more: it fell off the bus.</source>
        <translation>{name} antwortet nicht mehr: vom Bus getrennt.</translation>
    </message>
    <message>
        <source>{name} does not fit with this setup.</source>
        <translation>{name} passt mit dieser Konfiguration nicht.</translation>
    </message>
    <message>
        <source>{name} does not have that model. It says: {words}</source>
        <translation>{name} hat dieses Modell nicht. Die Meldung: {words}</translation>
    </message>
    <message>
        <source>{name} does not take this request. It says: {words}</source>
        <translation>{name} nimmt diese Anfrage nicht an. Die Meldung: {words}</translation>
    </message>
    <message>
        <source>{name} does not tell its compute capability.</source>
        <translation>{name} nennt seine Compute Capability nicht.</translation>
    </message>
    <message>
        <source>{name} ended the reply before its first word and said no reason.</source>
        <translation>{name} beendete die Antwort vor dem ersten Wort, ohne einen Grund zu nennen.</translation>
    </message>
    <message>
        <source>{name} failed its test: {message}</source>
        <translation>{name} hat den Test nicht bestanden: {message}</translation>
    </message>
    <message>
        <source>{name} failed with {title} ({title2}).</source>
        <translation>{name} scheiterte mit {title} ({title2}).</translation>
    </message>
    <message>
        <source>{name} failed. It says: {words}</source>
        <translation>{name} ist gescheitert. Die Meldung: {words}</translation>
    </message>
    <message>
        <source>{name} finds no card: it sees {seen}.</source>
        <translation>{name} findet keine Karte: gesehen wird {seen}.</translation>
    </message>
    <message>
        <source>{name} has no model {name2}. It has: {names}.</source>
        <translation>{name} hat kein Modell {name2}. Es hat: {names}.</translation>
    </message>
    <message>
        <source>{name} has several models: {names}.</source>
        <translation>{name} hat mehrere Modelle: {names}.</translation>
    </message>
    <message>
        <source>{name} has too much to do. It says: {words}</source>
        <translation>{name} hat zu viel zu tun. Die Meldung: {words}</translation>
    </message>
    <message>
        <source>{name} holds a tensor ({tensor}) of type {type_id}, which the engine does not know.</source>
        <translation>{name} enthält einen Tensor ({tensor}) vom Typ {type_id}, den die Engine nicht kennt.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}, which is no longer read.</source>
        <translation>{name} ist eine GGUF-Datei der Version {version}, die nicht mehr gelesen wird.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}; versions 2 and 3 can be read.</source>
        <translation>{name} ist eine GGUF-Datei der Version {version}; lesbar sind die Versionen 2 und 3.</translation>
    </message>
    <message>
        <source>{name} is a big-endian GGUF file, made for another kind of processor.</source>
        <translation>{name} ist eine Big-Endian-GGUF-Datei, für eine andere Art Prozessor gemacht.</translation>
    </message>
    <message>
        <source>{name} is a document of another program, no text.</source>
        <translation>{name} ist ein Dokument eines anderen Programms, kein Text.</translation>
    </message>
    <message>
        <source>{name} is a projector for images or sound (mmproj), not a language model.</source>
        <translation>{name} ist ein Projektor für Bilder oder Ton (mmproj), kein Sprachmodell.</translation>
    </message>
    <message>
        <source>{name} is divided (MIG) into {instances} instances: {listed}. The engine can use one of them at a time.</source>
        <translation>{name} ist geteilt (MIG) in {instances} Instanzen: {listed}. Die Engine kann jeweils eine davon nutzen.</translation>
    </message>
    <message>
        <source>{name} is divided (MIG), but has no instance, so that the engine cannot use it.</source>
        <translation>{name} ist geteilt (MIG), hat aber keine Instanz, darum kann die Engine sie nicht nutzen.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} ist hier</translation>
    </message>
    <message>
        <source>{name} is in {parts} parts, and part {n} is missing.</source>
        <translation>{name} hat {parts} Teile, und Teil {n} fehlt.</translation>
    </message>
    <message>
        <source>{name} is incomplete: it ends after {have_bytes}{more} bytes.</source>
        <translation>{name} ist unvollständig: Es endet nach {have_bytes}{more}&#xa0;Bytes.</translation>
    </message>
    <message>
        <source>{name} is larger than {most_bytes} MiB, more than a model can read.</source>
        <translation>{name} ist größer als {most_bytes}&#xa0;MiB, mehr als ein Modell lesen kann.</translation>
    </message>
    <message>
        <source>{name} is llama.cpp {commit}, and {wanted} is needed.</source>
        <translation>{name} ist llama.cpp {commit}, und {wanted} ist nötig.</translation>
    </message>
    <message>
        <source>{name} is no library that can be loaded here ({error}).</source>
        <translation>{name} ist keine Bibliothek, die sich hier laden lässt ({error}).</translation>
    </message>
    <message>
        <source>{name} is no text file.</source>
        <translation>{name} ist keine Textdatei.</translation>
    </message>
    <message>
        <source>{name} is not a GGUF file: {kind}.</source>
        <translation>{name} ist keine GGUF-Datei: {kind}.</translation>
    </message>
    <message>
        <source>{name} is not proven on this computer with its present setup.</source>
        <translation>{name} ist mit der jetzigen Konfiguration auf diesem Computer nicht geprüft.</translation>
    </message>
    <message>
        <source>{name} is one of {count} parts, but its name does not say which.</source>
        <translation>{name} ist einer von {count} Teilen, aber der Name sagt nicht, welcher.</translation>
    </message>
    <message>
        <source>{name} is proven when it is loaded for the first time.</source>
        <translation>{name} wird beim ersten Laden geprüft.</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} ist bereit</translation>
    </message>
    <message>
        <source>{name} is shorter than the Hub says.</source>
        <translation>{name} ist kürzer, als der Hub sagt.</translation>
    </message>
    <message>
        <source>{name} is tight with this setup: it goes over the load line.</source>
        <translation>{name} ist mit dieser Konfiguration knapp: Es geht über die Ladelinie.</translation>
    </message>
    <message>
        <source>{name} is too old: clocks can be locked on Volta (2017) and newer cards.</source>
        <translation>{name} ist zu alt: Takte lassen sich ab Volta (2017) fixieren.</translation>
    </message>
    <message>
        <source>{name} lacks AVX: ready-made engines stop at their first step on it.</source>
        <translation>{name} hat kein AVX: Fertige Engines halten darauf beim ersten Schritt an.</translation>
    </message>
    <message>
        <source>{name} loads a model, but answers nothing.</source>
        <translation>{name} lädt ein Modell, antwortet aber nichts.</translation>
    </message>
    <message>
        <source>{name} makes embeddings and does not order texts by a question.</source>
        <translation>{name} erzeugt Embeddings und ordnet keine Texte nach einer Frage.</translation>
    </message>
    <message>
        <source>{name} names no architecture.</source>
        <translation>{name} nennt keine Architektur.</translation>
    </message>
    <message>
        <source>{name} needs about {needed} MiB of memory, and {free} MiB are free.</source>
        <translation>{name} braucht etwa {needed}&#xa0;MiB Speicher, und {free}&#xa0;MiB sind frei.</translation>
    </message>
    <message>
        <source>{name} offers no model.</source>
        <translation>{name} bietet kein Modell an.</translation>
    </message>
    <message>
        <source>{name} opens as soon as the open model has finished.</source>
        <translation>{name} wird geöffnet, sobald das offene Modell fertig ist.</translation>
    </message>
    <message>
        <source>{name} orders texts by a question and makes no embeddings.</source>
        <translation>{name} ordnet Texte nach einer Frage und erzeugt keine Embeddings.</translation>
    </message>
    <message>
        <source>{name} points to another address: {get}.</source>
        <translation>{name} verweist auf eine andere Adresse: {get}.</translation>
    </message>
    <message>
        <source>{name} put {layers_on_gpu} of {layers_total} layers of a tiny model on the card.</source>
        <translation>{name} legte {layers_on_gpu} von {layers_total} Schichten eines winzigen Modells auf die Karte.</translation>
    </message>
    <message>
        <source>{name} since the proof began: now {now} of {total} MiB, {spare} below the load line, highest {high}</source>
        <translation>{name} seit Beginn der Prüfung: jetzt {now} von {total}&#xa0;MiB, {spare} unter der Ladelinie, höchster {high}</translation>
    </message>
    <message>
        <source>{name} starts like a GGUF file, but its header is damaged: {what}.</source>
        <translation>{name} beginnt wie eine GGUF-Datei, aber der Header ist beschädigt: {what}.</translation>
    </message>
    <message>
        <source>{name} stopped</source>
        <translation>{name} hielt an</translation>
    </message>
    <message>
        <source>{name} stopped answering.</source>
        <translation>{name} antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>{name} was not done. {text}</source>
        <translation>{name}: nicht ausgeführt. {text}</translation>
    </message>
    <message>
        <source>{name} was proven on this card {moment}.</source>
        <translation>{name} wurde auf dieser Karte geprüft: {moment}.</translation>
    </message>
    <message>
        <source>{name} was proven on this computer {moment}.</source>
        <translation>{name} wurde auf diesem Computer geprüft: {moment}.</translation>
    </message>
    <message>
        <source>{name} writes text and makes no embeddings.</source>
        <translation>{name} schreibt Text und erzeugt keine Embeddings.</translation>
    </message>
    <message>
        <source>{name}, its processor: {free} of {total} MiB free</source>
        <translation>{name}, sein Prozessor: {free} von {total}&#xa0;MiB frei</translation>
    </message>
    <message>
        <source>{name}: no readings yet</source>
        <translation>{name}: noch keine Messwerte</translation>
    </message>
    <message>
        <source>{name}: now {now} of {total} MiB, {spare} below the load line, lowest {low}, highest {high}</source>
        <translation>{name}: jetzt {now} von {total}&#xa0;MiB, {spare} unter der Ladelinie, niedrigster {low}, höchster {high}</translation>
    </message>
    <message>
        <source>{name}: now {now} {unit}, lowest {low}, highest {high}</source>
        <translation>{name}: jetzt {now} {unit}, niedrigster {low}, höchster {high}</translation>
    </message>
    <message>
        <source>{name}: the first part is not the first by its own header.</source>
        <translation>{name}: Der erste Teil ist laut seinem eigenen Header nicht der erste.</translation>
    </message>
    <message>
        <source>{name}: {free} of {total} MiB free</source>
        <translation>{name}: {free} von {total}&#xa0;MiB frei</translation>
    </message>
    <message>
        <source>{name}: {seen} instead of {wanted}</source>
        <translation>{name}: {seen} statt {wanted}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{netloc} broke the connection.</source>
        <translation>{netloc} brach die Verbindung ab.</translation>
    </message>
    <message>
        <source>{netloc} stopped sending.</source>
        <translation>{netloc}&#xa0;hörte auf zu senden.</translation>
    </message>
    <message>
        <source>{n} MiB of computer memory</source>
        <translation>{n}&#xa0;MiB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>{n} MiB over the load line</source>
        <translation>{n}&#xa0;MiB über der Ladelinie</translation>
    </message>
    <message>
        <source>{n} MiB to spare</source>
        <translation>{n}&#xa0;MiB Reserve</translation>
    </message>
    <message>
        <source>{n} MiB, shared with the computer</source>
        <translation>{n}&#xa0;MiB, mit dem Computer geteilt</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <translation>{n} werden kontrolliert</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <comment>one</comment>
        <translation>{n} wird kontrolliert</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n} Bit</translation>
    </message>
    <message>
        <source>{n} broken</source>
        <translation>{n} defekt</translation>
    </message>
    <message>
        <source>{n} check, all right</source>
        <translation>{n} Kontrolle, alles in Ordnung</translation>
    </message>
    <message>
        <source>{n} checks, all right</source>
        <translation>{n} Kontrollen, alles in Ordnung</translation>
    </message>
    <message>
        <source>{n} cores</source>
        <translation>{n} Kerne</translation>
    </message>
    <message>
        <source>{n} download</source>
        <translation>{n} Download</translation>
    </message>
    <message>
        <source>{n} downloads</source>
        <translation>{n} Downloads</translation>
    </message>
    <message>
        <source>{n} draft tokens instead of {draft_max}</source>
        <translation>{n} Entwurfstoken statt {draft_max}</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} Datei</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} Dateien</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <translation>{n} fertig</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <comment>one</comment>
        <translation>{n} fertig</translation>
    </message>
    <message>
        <source>{n} fixes waiting</source>
        <translation>{n} Abhilfen warten</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>{n} Ordner</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>{n} Ordner</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <translation>{n} mussten noch einmal kommen</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <comment>one</comment>
        <translation>{n} musste noch einmal kommen</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <translation>{n} behalten</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <comment>one</comment>
        <translation>{n} behalten</translation>
    </message>
    <message>
        <source>{n} line had something personal, which was taken out.</source>
        <translation>{n} Zeile enthielt Persönliches, das entfernt wurde.</translation>
    </message>
    <message>
        <source>{n} lines had something personal, which was taken out.</source>
        <translation>{n} Zeilen enthielten Persönliches, das entfernt wurde.</translation>
    </message>
    <message>
        <source>{n} message</source>
        <translation>{n} Nachricht</translation>
    </message>
    <message>
        <source>{n} messages</source>
        <translation>{n} Nachrichten</translation>
    </message>
    <message>
        <source>{n} model file</source>
        <translation>{n} Modelldatei</translation>
    </message>
    <message>
        <source>{n} model files</source>
        <translation>{n} Modelldateien</translation>
    </message>
    <message>
        <source>{n} model files here, all readable.</source>
        <translation>{n} Modelldateien hier, alle lesbar.</translation>
    </message>
    <message>
        <source>{n} of what was dropped are no models.</source>
        <translation>Unter dem Abgelegten sind keine Modelle: {n}.</translation>
    </message>
    <message>
        <source>{n} of what was dropped is no model.</source>
        <translation>Unter dem Abgelegten ist kein Modell: {n}.</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} von {total}</translation>
    </message>
    <message>
        <source>{n} of {total} layers on the card</source>
        <translation>{n} von {total} Schichten auf der Karte</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <translation>{n} unterwegs</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <comment>one</comment>
        <translation>{n} unterwegs</translation>
    </message>
    <message>
        <source>{n} parts</source>
        <translation>{n} Teile</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n} pausiert</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <comment>one</comment>
        <translation>{n} pausiert</translation>
    </message>
    <message>
        <source>{n} repositories for “{words}”</source>
        <translation>{n} Repositorys zu „{words}“</translation>
    </message>
    <message>
        <source>{n} repositories that many people use</source>
        <translation>{n} Repositorys, die viele nutzen</translation>
    </message>
    <message>
        <source>{n} repository for “{words}”</source>
        <translation>{n} Repository zu „{words}“</translation>
    </message>
    <message>
        <source>{n} repository that many people use</source>
        <translation>{n} Repository, das viele nutzen</translation>
    </message>
    <message>
        <source>{n} request since it was opened.</source>
        <translation>{n} Anfrage seit dem Öffnen.</translation>
    </message>
    <message>
        <source>{n} request under way, {waiting} of them waiting.</source>
        <translation>{n} Anfrage in Arbeit, davon wartend: {waiting}.</translation>
    </message>
    <message>
        <source>{n} request under way.</source>
        <translation>{n} Anfrage in Arbeit.</translation>
    </message>
    <message>
        <source>{n} requests since it was opened.</source>
        <translation>{n} Anfragen seit dem Öffnen.</translation>
    </message>
    <message>
        <source>{n} requests under way, {waiting} of them waiting.</source>
        <translation>{n} Anfragen in Arbeit, davon wartend: {waiting}.</translation>
    </message>
    <message>
        <source>{n} requests under way.</source>
        <translation>{n} Anfragen in Arbeit.</translation>
    </message>
    <message>
        <source>{n} running</source>
        <translation>{n} in Arbeit</translation>
    </message>
    <message>
        <source>{n} running</source>
        <comment>one</comment>
        <translation>{n} in Arbeit</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <translation>{n} abgebrochen</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <comment>one</comment>
        <translation>{n} abgebrochen</translation>
    </message>
    <message>
        <source>{n} that fit this computer</source>
        <translation>{n} passen auf diesen Computer</translation>
    </message>
    <message>
        <source>{n} that fit your card</source>
        <translation>{n} passen auf Ihre Karte</translation>
    </message>
    <message>
        <source>{n} to look at</source>
        <translation>{n} anzusehen</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n} Token</translation>
    </message>
    <message>
        <source>{n} token so far</source>
        <translation>{n} Token bisher</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} Token</translation>
    </message>
    <message>
        <source>{n} tokens a second</source>
        <translation>{n} Token je Sekunde</translation>
    </message>
    <message>
        <source>{n} tokens so far</source>
        <translation>{n} Token bisher</translation>
    </message>
    <message>
        <source>{n} tokens/s</source>
        <translation>{n}&#xa0;Token/s</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n} rückgängig gemacht</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <comment>one</comment>
        <translation>{n} rückgängig gemacht</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <translation>{n} nutzbar</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <comment>one</comment>
        <translation>{n} nutzbar</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <translation>{n} warten</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <comment>one</comment>
        <translation>{n} wartet</translation>
    </message>
    <message>
        <source>{on_host} of {layers} layers stay on the processor.</source>
        <translation>{on_host} von {layers} Schichten bleiben auf dem Prozessor.</translation>
    </message>
    <message>
        <source>{page}, {n} waiting</source>
        <translation>{page}, {n} wartend</translation>
    </message>
    <message>
        <source>{part} cannot be read to its end ({strerror}).</source>
        <translation>{part} ist nicht bis zum Ende lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>{path} ist nicht lesbar ({strerror}).</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>{path} ist nicht lesbar: {strerror}.</translation>
    </message>
    <message>
        <source>{path} is no longer there.</source>
        <translation>{path} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>{path} is not in the library.</source>
        <translation>{path} ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>{place} cannot be read.</source>
        <translation>{place} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>{place} cannot be written ({strerror}).</source>
        <translation>{place} ist nicht beschreibbar ({strerror}).</translation>
    </message>
    <message>
        <source>{place}: this model reads text only, and not blocks of type &apos;{kind}&apos;.</source>
        <translation>{place}: Dieses Modell liest nur Text, keine Blöcke vom Typ „{kind}“.</translation>
    </message>
    <message>
        <source>{quant} has no plan</source>
        <translation>{quant} hat keinen Plan</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>{quant} ist bisher empfohlen: sie passt mit {n} Token Kontext. Größere passen auch, antworten aber in keiner Messung besser.</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: the most faithful one that fits with {n} tokens of context.</source>
        <translation>{quant} ist bisher empfohlen: die originalgetreueste, die mit {n} Token Kontext passt.</translation>
    </message>
    <message>
        <source>{quant} is recommended: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>{quant} ist empfohlen: sie passt mit {n} Token Kontext. Größere passen auch, antworten aber in keiner Messung besser.</translation>
    </message>
    <message>
        <source>{quant} is recommended: the most faithful one that fits with {n} tokens of context.</source>
        <translation>{quant} ist empfohlen: die originalgetreueste, die mit {n} Token Kontext passt.</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled</source>
        <translation>{reached} von {n_ctx} Token gefüllt</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled at {rate} tokens/s</source>
        <translation>{reached} von {n_ctx} Token gefüllt bei {rate}&#xa0;Token/s</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled, {rate} tokens/s at the end</source>
        <translation>{reached} von {n_ctx} Token gefüllt, {rate}&#xa0;Token/s am Ende</translation>
    </message>
    <message>
        <source>{read}, {n} still to read. No model was downloaded for this.</source>
        <translation>{read}, {n} noch zu lesen. Dafür wurde kein Modell heruntergeladen.</translation>
    </message>
    <message>
        <source>{read}. No model was downloaded for this.</source>
        <translation>{read}. Dafür wurde kein Modell heruntergeladen.</translation>
    </message>
    <message>
        <source>{reason} Chats of this run are not kept.</source>
        <translation>{reason} Chats dieses Laufs werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>{reason} Your chats can be read; what is added in this run is not kept.</source>
        <translation>{reason} Ihre Chats sind lesbar; was in diesem Lauf dazukommt, wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>{reason} for {time}</source>
        <translation>{reason}, {time} lang</translation>
    </message>
    <message>
        <source>{repo} has no file {name}.</source>
        <translation>{repo} hat keine Datei {name}.</translation>
    </message>
    <message>
        <source>{repo} holds no GGUF model that is complete.</source>
        <translation>{repo} enthält kein vollständiges GGUF-Modell.</translation>
    </message>
    <message>
        <source>{said} Choose the model again; its proof is kept.</source>
        <translation>{said} Das Modell neu wählen; seine Prüfung bleibt erhalten.</translation>
    </message>
    <message>
        <source>{said} Enter the key or token again where one is asked for.</source>
        <translation>{said} Schlüssel oder Token neu eingeben, wo danach gefragt wird.</translation>
    </message>
    <message>
        <source>{said} It was moved to {name} and a new one was begun. {found}</source>
        <translation>{said} Das Alte wurde nach {name} verschoben und eine neue Datei begonnen. {found}</translation>
    </message>
    <message>
        <source>{said} The engine that came with Plimsoll is used.</source>
        <translation>{said} Die mit Plimsoll gelieferte Engine wird verwendet.</translation>
    </message>
    <message>
        <source>{said} There is a new key; other programs need it.</source>
        <translation>{said} Es gibt einen neuen Schlüssel; andere Programme brauchen ihn.</translation>
    </message>
    <message>
        <source>{share} of drafts accepted</source>
        <translation>{share} der Entwürfe angenommen</translation>
    </message>
    <message>
        <source>{share} of the file is in memory</source>
        <translation>{share} der Datei sind im Speicher</translation>
    </message>
    <message>
        <source>{share}, {pace}. What is here stays.</source>
        <translation>{share}, {pace}. Was hier ist, bleibt.</translation>
    </message>
    <message>
        <source>{share}. What is here stays.</source>
        <translation>{share}. Was hier ist, bleibt.</translation>
    </message>
    <message>
        <source>{shown} of {n} file</source>
        <translation>{shown} von {n} Datei</translation>
    </message>
    <message>
        <source>{shown} of {n} files</source>
        <translation>{shown} von {n} Dateien</translation>
    </message>
    <message>
        <source>{size_bytes} MB are needed on the disk that holds {folder}, and {free_bytes} MB are free.</source>
        <translation>Auf dem Laufwerk mit {folder} werden {size_bytes}&#xa0;MB gebraucht, und {free_bytes}&#xa0;MB sind frei.</translation>
    </message>
    <message>
        <source>{size} MiB on disk, {expected} MiB published</source>
        <translation>{size}&#xa0;MiB auf dem Datenträger, {expected}&#xa0;MiB veröffentlicht</translation>
    </message>
    <message>
        <source>{size} free</source>
        <translation>{size} frei</translation>
    </message>
    <message>
        <source>{size} have arrived and are deleted. Pause keeps them, also when Plimsoll is closed.</source>
        <translation>{size} sind angekommen und werden gelöscht. „Pause“ behält sie, auch wenn Plimsoll geschlossen wird.</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request</source>
        <translation>{size} Header in 1 Anfrage gelesen</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request from {host}</source>
        <translation>{size} Header in 1 Anfrage von {host} gelesen</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests</source>
        <translation>{size} Header in {n} Anfragen gelesen</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests from {host}</source>
        <translation>{size} Header in {n} Anfragen von {host} gelesen</translation>
    </message>
    <message>
        <source>{size} of it a second copy, in the order that the processor reads fastest</source>
        <translation>davon {size} eine zweite Kopie, in der Reihenfolge, die der Prozessor am schnellsten liest</translation>
    </message>
    <message>
        <source>{size} of it for drafting</source>
        <translation>davon {size} zum Entwerfen</translation>
    </message>
    <message>
        <source>{size} of {expected} MiB stored</source>
        <translation>{size} von {expected}&#xa0;MiB gespeichert</translation>
    </message>
    <message>
        <source>{size} to come</source>
        <translation>noch {size}</translation>
    </message>
    <message>
        <source>{size} to fetch</source>
        <translation>{size} herunterzuladen</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <translation>{speed}&#xa0;Token/s</translation>
    </message>
    <message>
        <source>{stage}: failed</source>
        <translation>{stage}: fehlgeschlagen</translation>
    </message>
    <message>
        <source>{stage}: running</source>
        <translation>{stage}: läuft</translation>
    </message>
    <message>
        <source>{text} 1 more message is damaged beyond reading.</source>
        <translation>{text} 1 weitere Nachricht ist unlesbar beschädigt.</translation>
    </message>
    <message>
        <source>{text} The file on this machine is used.</source>
        <translation>{text} Die Datei auf diesem Computer wird verwendet.</translation>
    </message>
    <message>
        <source>{text} is not a file.</source>
        <translation>{text} ist keine Datei.</translation>
    </message>
    <message>
        <source>{text} {lost} more messages are damaged beyond reading.</source>
        <translation>{text} {lost} weitere Nachrichten sind unlesbar beschädigt.</translation>
    </message>
    <message>
        <source>{text} {name} had passed with this setup, so Plimsoll went back to it.</source>
        <translation>{text} {name} hatte mit dieser Konfiguration bestanden, darum kehrte Plimsoll dazu zurück.</translation>
    </message>
    <message>
        <source>{text}, every buffer as predicted</source>
        <translation>{text}, jeder Puffer wie vorhergesagt</translation>
    </message>
    <message>
        <source>{text}, largest difference {worst} MiB ({name})</source>
        <translation>{text}, größter Unterschied {worst}&#xa0;MiB ({name})</translation>
    </message>
    <message>
        <source>{thought}, folded</source>
        <translation>{thought}, eingeklappt</translation>
    </message>
    <message>
        <source>{thought}, shown</source>
        <translation>{thought}, ausgeklappt</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{time} left. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Noch {time}. Was angekommen ist, bleibt, auch wenn Plimsoll geschlossen wird.</translation>
    </message>
    <message>
        <source>{title} Nothing more is tried before.</source>
        <translation>{title} Vorher wird nichts mehr versucht.</translation>
    </message>
    <message>
        <source>{title} belongs to {owner}: Plimsoll only reads it.</source>
        <translation>{title} gehört {owner}: Plimsoll liest es nur.</translation>
    </message>
    <message>
        <source>{title} comes with Plimsoll and stays in its folder.</source>
        <translation>{title} kommt mit Plimsoll und bleibt in dessen Ordner.</translation>
    </message>
    <message>
        <source>{title} failed.</source>
        <translation>{title} ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>{title} failed. {title2}</source>
        <translation>{title} ist gescheitert. {title2}</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computer.</source>
        <translation>{title} hat Schichten auf {n} anderem Computer.</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computers.</source>
        <translation>{title} hat Schichten auf {n} anderen Computern.</translation>
    </message>
    <message>
        <source>{title} is a drafting file: it answers nothing by itself.</source>
        <translation>{title} ist eine Entwurfsdatei: Allein antwortet sie nichts.</translation>
    </message>
    <message>
        <source>{title} is damaged: it does not match {by}.</source>
        <translation>{title} ist beschädigt: Abgleich nicht bestanden ({by}).</translation>
    </message>
    <message>
        <source>{title} is in {folder} already.</source>
        <translation>{title} ist schon in {folder}.</translation>
    </message>
    <message>
        <source>{title} is loaded.</source>
        <translation>{title} ist geladen.</translation>
    </message>
    <message>
        <source>{title} is open, and other programs may not open another model.</source>
        <translation>{title} ist geöffnet, und andere Programme dürfen kein anderes Modell öffnen.</translation>
    </message>
    <message>
        <source>{title} is still being fetched.</source>
        <translation>{title} wird noch heruntergeladen.</translation>
    </message>
    <message>
        <source>{title} is whole: every byte matches {by}.</source>
        <translation>{title} ist vollständig: Jedes Byte stimmt ({by}).</translation>
    </message>
    <message>
        <source>{title} makes embeddings, no text: it cannot be opened for a chat.</source>
        <translation>{title} erzeugt Embeddings, keinen Text: Es lässt sich nicht für einen Chat öffnen.</translation>
    </message>
    <message>
        <source>{title} makes scores, no text: it cannot be opened for a chat.</source>
        <translation>{title} erzeugt Bewertungen, keinen Text: Es lässt sich nicht für einen Chat öffnen.</translation>
    </message>
    <message>
        <source>{title} needs {need} MiB of {where}, and {have} MiB are there up to the load line. It was not downloaded.</source>
        <translation>{title} braucht {need}&#xa0;MiB auf {where}, und bis zur Ladelinie sind {have}&#xa0;MiB da. Es wurde nicht heruntergeladen.</translation>
    </message>
    <message>
        <source>{title} was not loaded: it was stopped on the way.</source>
        <translation>{title} wurde nicht geladen: unterwegs angehalten.</translation>
    </message>
    <message>
        <source>{title} was taken off the list; its file is untouched.</source>
        <translation>{title} wurde aus der Liste genommen; die Datei ist unberührt.</translation>
    </message>
    <message>
        <source>{title} was to draft with that file and drafts no more: it is slower.</source>
        <translation>{title} sollte mit dieser Datei entwerfen und entwirft nun nicht mehr: Es ist langsamer.</translation>
    </message>
    <message>
        <source>{title} {quant} lies in {parent} now.</source>
        <translation>{title} {quant} liegt jetzt in {parent}.</translation>
    </message>
    <message>
        <source>{title} {quant} stays on this computer.</source>
        <translation>{title} {quant} bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>{title} {quant} was removed: {freed} GiB are free again.</source>
        <translation>{title} {quant} wurde entfernt: {freed}&#xa0;GiB sind wieder frei.</translation>
    </message>
    <message>
        <source>{title}: no hash was published for this file. Its own was kept: the next check tells whether it changed.</source>
        <translation>{title}: Für diese Datei ist kein Hash veröffentlicht. Ihr eigener wurde gemerkt: Die nächste Kontrolle zeigt, ob sie sich geändert hat.</translation>
    </message>
    <message>
        <source>{told}, loaded again</source>
        <translation>{told}, neu geladen</translation>
    </message>
    <message>
        <source>{told}; the file that is here stays.</source>
        <translation>{told}; die Datei, die hier ist, bleibt.</translation>
    </message>
    <message>
        <source>{total} of {total2} layers on the processor</source>
        <translation>{total} von {total2} Schichten auf dem Prozessor</translation>
    </message>
    <message>
        <source>{unread} of your receipts could not be read{kept}.</source>
        <translation>{unread} Ihrer Prüfbelege ließen sich nicht lesen{kept}.</translation>
    </message>
    <message>
        <source>{used} of {total} GiB in use</source>
        <translation>{used} / {total}&#xa0;GiB belegt</translation>
    </message>
    <message>
        <source>{used} of {total} MiB</source>
        <translation>{used} von {total}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{used} of {total} used</source>
        <translation>{used} von {total} belegt</translation>
    </message>
    <message>
        <source>{wanted} tokens equal</source>
        <translation>{wanted} Token gleich</translation>
    </message>
    <message>
        <source>{what} cannot be read: {reason}.</source>
        <translation>{what} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>{what} could not be kept ({error}). They hold until Plimsoll ends.</source>
        <translation>{what}: nicht gespeichert ({error}). Gilt, bis Plimsoll endet.</translation>
    </message>
    <message>
        <source>{what} is not a GGUF model file.</source>
        <translation>{what} ist keine GGUF-Modelldatei.</translation>
    </message>
    <message>
        <source>{what} needs a sign-in.</source>
        <translation>{what} verlangt eine Anmeldung.</translation>
    </message>
    <message>
        <source>{what}: {path} does not match its hash. The file was left where it is.</source>
        <translation>{what}: {path} stimmt nicht mit dem Hash überein. Die Datei blieb, wo sie war.</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not move it.</source>
        <translation>{whose}: Plimsoll verschiebt es nicht.</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not remove it.</source>
        <translation>{whose}: Plimsoll entfernt es nicht.</translation>
    </message>
    <message>
        <source>{why} Trying again in {value} s.</source>
        <translation>{why} Neuer Versuch in {value}&#xa0;s.</translation>
    </message>
    <message>
        <source>{with_mtp} tokens/s with drafting, {without} without{share}{pays}{tie}</source>
        <translation>{with_mtp}&#xa0;Token/s mit Entwürfen, {without} ohne{share}{pays}{tie}</translation>
    </message>
    <message>
        <source>{word} is no address of a page, such as https://chat.example.</source>
        <translation>{word} ist keine Adresse einer Seite wie https://chat.example.</translation>
    </message>
    <message>
        <source>{word} {is_now} tokens/s, {was} in a good run</source>
        <translation>{word} {is_now}&#xa0;Token/s, bei gutem Lauf {was}</translation>
    </message>
</context>
</TS>
