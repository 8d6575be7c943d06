<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name></name>
    <message>
        <source>% busy</source>
        <translation>% occupé</translation>
    </message>
    <message>
        <source>&apos;input&apos; holds token numbers, which mean other words in this model&apos;s vocabulary.</source>
        <translation>«&#x202f;input&#x202f;» contient des numéros de tokens, qui désignent d’autres mots dans le vocabulaire de ce modèle.</translation>
    </message>
    <message>
        <source>&apos;{endpoint}&apos; is not an address of this computer like {loopback}:{default_port}.</source>
        <translation>«&#x202f;{endpoint}&#x202f;» n’est pas une adresse de cet ordinateur, comme {loopback}:{default_port}.</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not in the catalogue.</source>
        <translation>«&#x202f;{id}&#x202f;» n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be a name.</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas servir de nom.</translation>
    </message>
    <message>
        <source>&apos;{ref}&apos; is not a repository on the Hub.</source>
        <translation>«&#x202f;{ref}&#x202f;» n’est pas un dépôt du Hub.</translation>
    </message>
    <message>
        <source>&apos;{shown}&apos; does not name a model.</source>
        <translation>«&#x202f;{shown}&#x202f;» ne désigne pas un modèle.</translation>
    </message>
    <message>
        <source>&apos;{url}&apos; cannot be asked: {said}.</source>
        <translation>«&#x202f;{url}&#x202f;» ne peut pas être interrogé&#x202f;: {said}.</translation>
    </message>
    <message>
        <source>, or sign in with a token to get a higher limit</source>
        <translation>, ou se connecter avec un jeton pour une limite plus élevée</translation>
    </message>
    <message>
        <source>, still loading</source>
        <translation>, chargement en cours</translation>
    </message>
    <message>
        <source>, {acceptance} of drafts accepted</source>
        <translation>, {acceptance} des ébauches acceptées</translation>
    </message>
    <message>
        <source>, {kept_bytes} MiB of the card not given back</source>
        <translation>, {kept_bytes}&#xa0;Mio de la carte non rendus</translation>
    </message>
    <message>
        <source>0 always takes the likeliest word. Higher is more varied.</source>
        <translation>0 prend toujours le mot le plus probable. Plus haut, c’est plus varié.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>1 chat</source>
        <translation>1 discussion</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message>
        <source>1 fix waiting</source>
        <translation>1 solution en attente</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1&#xa0;h</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 message</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1&#xa0;min</translation>
    </message>
    <message>
        <source>1 model file here, readable.</source>
        <translation>1 fichier de modèle ici, lisible.</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10&#xa0;min</translation>
    </message>
    <message>
        <source>; drafting does not pay here</source>
        <translation>&#x202f;; l’ébauche n’apporte rien ici</translation>
    </message>
    <message>
        <source>; it was kept as {name}</source>
        <translation>&#x202f;; il a été gardé sous le nom {name}</translation>
    </message>
    <message>
        <source>; of two tokens as good as equal it took the other one</source>
        <translation>&#x202f;; de deux tokens à peu près aussi probables, elle a pris l’autre</translation>
    </message>
    <message>
        <source>; the file was kept as {name}</source>
        <translation>&#x202f;; le fichier a été gardé sous le nom {name}</translation>
    </message>
    <message>
        <source>A 4-bit cache</source>
        <translation>Un cache sur 4 bits</translation>
    </message>
    <message>
        <source>A bad memory row could not be set aside.</source>
        <translation>Une ligne de mémoire défectueuse n’a pas pu être écartée.</translation>
    </message>
    <message>
        <source>A bad memory row was set aside.</source>
        <translation>Une ligne de mémoire défectueuse a été écartée.</translation>
    </message>
    <message>
        <source>A base model: it continues text and was not taught to chat.</source>
        <translation>Un modèle de base&#x202f;: il continue un texte et n’a pas appris à converser.</translation>
    </message>
    <message>
        <source>A buffer[ of {size}] in the memory of the computer was refused[, {free} are free].</source>
        <translation>Un tampon[ de {size}] dans la mémoire de l’ordinateur a été refusé[, {free} sont libres].</translation>
    </message>
    <message>
        <source>A cache of type {kv_type} does not fit this model&apos;s heads of {size} elements.</source>
        <translation>Un cache de type {kv_type} ne convient pas aux têtes de {size} éléments de ce modèle.</translation>
    </message>
    <message>
        <source>A card that runs into its limits again and again loses time, and some lose the whole computer. The search goes down from the base clock until nothing slows the card any more.</source>
        <translation>Une carte qui atteint sans cesse ses limites perd du temps, et certaines font tomber tout l’ordinateur. La recherche descend depuis la fréquence de base jusqu’à ce que plus rien ne ralentisse la carte.</translation>
    </message>
    <message>
        <source>A chat outgrows the context</source>
        <translation>Une discussion dépasse le contexte</translation>
    </message>
    <message>
        <source>A checkpoint of {size} bytes could not be made and was left out.</source>
        <translation>Un point de reprise de {size}&#xa0;octets n’a pas pu être créé et a été omis.</translation>
    </message>
    <message>
        <source>A cold start, a first reply and a long prompt, in a fresh process. Ready means it has been done here.</source>
        <translation>Un démarrage à froid, une première réponse et un long prompt, dans un processus neuf. «&#x202f;Prêt&#x202f;» veut dire que cela a été fait ici.</translation>
    </message>
    <message>
        <source>A condition of the engine was not met[: {expression}].</source>
        <translation>Une condition du moteur n’était pas remplie[&#x202f;: {expression}].</translation>
    </message>
    <message>
        <source>A context of {n_ctx} tokens is more than the model was trained for ({limit}).</source>
        <translation>Un contexte de {n_ctx} tokens dépasse celui pour lequel le modèle a été entraîné ({limit}).</translation>
    </message>
    <message>
        <source>A controller inside the card halted.</source>
        <translation>Un contrôleur interne de la carte s’est bloqué.</translation>
    </message>
    <message>
        <source>A controller inside the card stopped.</source>
        <translation>Un contrôleur interne de la carte s’est arrêté.</translation>
    </message>
    <message>
        <source>A conversation of {n_bytes} bytes could not be kept for later.</source>
        <translation>Une conversation de {n_bytes}&#xa0;octets n’a pas pu être gardée pour plus tard.</translation>
    </message>
    <message>
        <source>A download on one of them.</source>
        <translation>Un téléchargement sur l’un d’eux.</translation>
    </message>
    <message>
        <source>A download.</source>
        <translation>Un téléchargement.</translation>
    </message>
    <message>
        <source>A drafter must have the vocabulary of the model: choose one of the same family, or a file with its own drafting head.</source>
        <translation>Un modèle d’ébauche doit avoir le vocabulaire du modèle&#x202f;: en choisir un de la même famille, ou un fichier avec sa propre tête d’ébauche.</translation>
    </message>
    <message>
        <source>A folder cannot be written.</source>
        <translation>Un dossier n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>A frozen screen lasts longer; needs an administrator.</source>
        <translation>Un écran figé le reste plus longtemps&#x202f;; demande un administrateur.</translation>
    </message>
    <message>
        <source>A guide</source>
        <translation>Un guide</translation>
    </message>
    <message>
        <source>A kept conversation did not fit the engine any more.</source>
        <translation>Une conversation gardée ne convenait plus au moteur.</translation>
    </message>
    <message>
        <source>A kernel did something the card refuses, such as reading outside its memory.</source>
        <translation>Un noyau a fait ce que la carte refuse, par exemple lire hors de sa mémoire.</translation>
    </message>
    <message>
        <source>A kernel ran longer than the driver allows.</source>
        <translation>Un noyau a duré plus longtemps que le pilote ne l’admet.</translation>
    </message>
    <message>
        <source>A kernel touched memory that is not mapped.</source>
        <translation>Un noyau a touché de la mémoire qui n’est pas mappée.</translation>
    </message>
    <message>
        <source>A kernel used the card in a way it refuses.</source>
        <translation>Un noyau a utilisé la carte d’une manière qu’elle refuse.</translation>
    </message>
    <message>
        <source>A larger page file</source>
        <translation>Un fichier d’échange plus grand</translation>
    </message>
    <message>
        <source>A larger reserve in the plan</source>
        <translation>Une réserve plus grande dans le plan</translation>
    </message>
    <message>
        <source>A library it needs may be missing, or the driver is; `plimsoll detect` tells.</source>
        <translation>Il manque peut-être une bibliothèque, ou le pilote&#x202f;; `plimsoll detect` le dira.</translation>
    </message>
    <message>
        <source>A library that the engine needs is missing[: {library}].</source>
        <translation>Il manque une bibliothèque au moteur[&#x202f;: {library}].</translation>
    </message>
    <message>
        <source>A link looks like plimsoll://owner/repository?quant=Q4_K_M.</source>
        <translation>Un lien ressemble à plimsoll://owner/repository?quant=Q4_K_M.</translation>
    </message>
    <message>
        <source>A little less context.</source>
        <translation>Un peu moins de contexte.</translation>
    </message>
    <message>
        <source>A memory error ended one program.</source>
        <translation>Une erreur de mémoire a mis fin à un programme.</translation>
    </message>
    <message>
        <source>A memory error may have touched other programs.</source>
        <translation>Une erreur de mémoire a pu toucher d’autres programmes.</translation>
    </message>
    <message>
        <source>A memory error that cannot be corrected.</source>
        <translation>Une erreur de mémoire qui ne peut pas être corrigée.</translation>
    </message>
    <message>
        <source>A memory error that could not be mended.</source>
        <translation>Une erreur de mémoire qui n’a pas pu être réparée.</translation>
    </message>
    <message>
        <source>A micro-batch of {n_ubatch} leaves room for {most} draft tokens.</source>
        <translation>Un micro-lot de {n_ubatch} laisse de la place pour {most} tokens d’ébauche.</translation>
    </message>
    <message>
        <source>A minute.</source>
        <translation>Une minute.</translation>
    </message>
    <message>
        <source>A model file begins with the letters GGUF.</source>
        <translation>Un fichier de modèle commence par les lettres GGUF.</translation>
    </message>
    <message>
        <source>A new key?</source>
        <translation>Une nouvelle clé&#x202f;?</translation>
    </message>
    <message>
        <source>A newer engine</source>
        <translation>Un moteur plus récent</translation>
    </message>
    <message>
        <source>A part of Plimsoll failed.</source>
        <translation>Une partie de Plimsoll a échoué.</translation>
    </message>
    <message>
        <source>A part of the model is missing[: part {part} of {parts}].</source>
        <translation>Il manque une partie du modèle[&#x202f;: partie {part} sur {parts}].</translation>
    </message>
    <message>
        <source>A program on the card faulted; the card itself goes on.</source>
        <translation>Un programme sur la carte a commis une faute&#x202f;; la carte elle-même continue.</translation>
    </message>
    <message>
        <source>A proxy or the disk changes the data: fetch it over another network, or check the disk.</source>
        <translation>Un proxy ou le disque altère les données&#x202f;: télécharger par un autre réseau, ou vérifier le disque.</translation>
    </message>
    <message>
        <source>A proxy setting makes no sense: {error}.</source>
        <translation>Un réglage de proxy n’a pas de sens&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>A reading does not work ({what}: {name}).</source>
        <translation>Une mesure ne fonctionne pas ({what} : {name}).</translation>
    </message>
    <message>
        <source>A release never changes: wait, and ask its makers before you trust it.</source>
        <translation>Une version publiée ne change jamais&#x202f;: attendre, et demander à ses auteurs avant de s’y fier.</translation>
    </message>
    <message>
        <source>A reply follows a grammar, a JSON schema or a tool&apos;s form, not several.</source>
        <translation>Une réponse suit une grammaire, un schéma JSON ou la forme d’un outil, mais pas plusieurs.</translation>
    </message>
    <message>
        <source>A reply is being written</source>
        <translation>Une réponse est en cours d’écriture</translation>
    </message>
    <message>
        <source>A reply that is still going stops here.</source>
        <translation>Une réponse encore en cours s’arrête ici.</translation>
    </message>
    <message>
        <source>A reply {name} is being written already.</source>
        <translation>Une réponse {name} est déjà en cours d’écriture.</translation>
    </message>
    <message>
        <source>A restart.</source>
        <translation>Un redémarrage.</translation>
    </message>
    <message>
        <source>A restart; other faults are possible.</source>
        <translation>Un redémarrage&#x202f;; d’autres pannes restent possibles.</translation>
    </message>
    <message>
        <source>A running model keeps its build; another one is used from the next load on.</source>
        <translation>Un modèle en marche garde son build&#x202f;; un autre compte à partir du prochain chargement.</translation>
    </message>
    <message>
        <source>A second computer can lend its card, or its memory, for a model that is too big for this one. It makes room, not speed: the weights cross the network at every load, and each token takes a round trip.</source>
        <translation>Un second ordinateur peut prêter sa carte, ou sa mémoire, pour un modèle trop grand pour celui-ci. Cela donne de la place, pas de la vitesse&#x202f;: les poids traversent le réseau à chaque chargement, et chaque token fait un aller-retour.</translation>
    </message>
    <message>
        <source>A second file that drafts for the model: an MTP head, or the assistant of a Gemma 4. It must have been made for this very model.</source>
        <translation>Un second fichier qui ébauche pour le modèle&#x202f;: une tête MTP, ou l’assistant d’un Gemma 4. Il doit avoir été fait pour ce modèle précis.</translation>
    </message>
    <message>
        <source>A ship’s load line shows how deep it may be loaded. Yours shows how much memory a model may take.</source>
        <translation>La ligne de charge d’un navire montre jusqu’où il peut être chargé. La vôtre montre combien de mémoire un modèle peut prendre.</translation>
    </message>
    <message>
        <source>A sign-in page came instead of the file.</source>
        <translation>Une page de connexion est arrivée à la place du fichier.</translation>
    </message>
    <message>
        <source>A small loss of quality; needs flash attention.</source>
        <translation>Une légère perte de qualité&#x202f;; demande flash attention.</translation>
    </message>
    <message>
        <source>A smaller cache needs flash attention.</source>
        <translation>Un cache plus petit demande flash attention.</translation>
    </message>
    <message>
        <source>A smaller file of this model</source>
        <translation>Un fichier plus petit de ce modèle</translation>
    </message>
    <message>
        <source>A smaller model</source>
        <translation>Un modèle plus petit</translation>
    </message>
    <message>
        <source>A split by rows is planned as one by layers: the shares are about the same.</source>
        <translation>Une répartition par lignes est planifiée comme une répartition par couches&#x202f;: les parts sont à peu près les mêmes.</translation>
    </message>
    <message>
        <source>A tensor has the type[ {type}], which this engine cannot read.</source>
        <translation>Un tenseur a un type[ {type}] que ce moteur ne sait pas lire.</translation>
    </message>
    <message>
        <source>A text of the request is not valid Unicode: it has half a character.</source>
        <translation>Un texte de la requête n’est pas de l’Unicode valide&#x202f;: il contient un demi-caractère.</translation>
    </message>
    <message>
        <source>A token is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>Un jeton est gardé par les outils du Hub, que Plimsoll ne modifie pas.</translation>
    </message>
    <message>
        <source>A token is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>Un jeton est gardé dans la variable HF_TOKEN, que Plimsoll ne modifie pas.</translation>
    </message>
    <message>
        <source>A token is kept in this system&apos;s keyring.</source>
        <translation>Un jeton est gardé dans le trousseau de ce système.</translation>
    </message>
    <message>
        <source>A token is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>Un jeton est gardé jusqu’à la fin de Plimsoll&#x202f;: ce système n’a pas de trousseau.</translation>
    </message>
    <message>
        <source>A tool is required, but there is none.</source>
        <translation>Un outil est exigé, mais il n’y en a aucun.</translation>
    </message>
    <message>
        <source>A value cache of type {quantised} needs flash attention.</source>
        <translation>Un cache de valeurs de type {quantised} demande flash attention.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Above 1 makes tokens that were just used less likely.</source>
        <translation>Au-dessus de 1, les tokens qui viennent de servir deviennent moins probables.</translation>
    </message>
    <message>
        <source>Accept its terms on the Hub, and give Plimsoll a read token of that account.</source>
        <translation>Accepter ses conditions sur le Hub, et donner à Plimsoll un jeton de lecture de ce compte.</translation>
    </message>
    <message>
        <source>Accept the licence</source>
        <translation>Accepter la licence</translation>
    </message>
    <message>
        <source>Accept the maker&apos;s terms on the repository&apos;s page, make an access token that may read on {host} (Settings, Access Tokens), and paste it here.</source>
        <translation>Accepter les conditions de l’auteur sur la page du dépôt, créer un jeton d’accès en lecture sur {host} (Settings, Access Tokens) et le coller ici.</translation>
    </message>
    <message>
        <source>Accept the risk to start it, or choose a smaller context.</source>
        <translation>Accepter le risque pour le démarrer, ou choisir un contexte plus petit.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Jeton d’accès</translation>
    </message>
    <message>
        <source>Access token for {host}</source>
        <translation>Jeton d’accès pour {host}</translation>
    </message>
    <message>
        <source>Access token…</source>
        <translation>Jeton d’accès…</translation>
    </message>
    <message>
        <source>Add a line &apos;memlock unlimited&apos; for your user to /etc/security/limits.conf, then sign in again.</source>
        <translation>Ajouter une ligne «&#x202f;memlock unlimited&#x202f;» pour votre utilisateur dans /etc/security/limits.conf, puis rouvrir la session.</translation>
    </message>
    <message>
        <source>Add a remote server</source>
        <translation>Ajouter un serveur distant</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>Ajouter un serveur…</translation>
    </message>
    <message>
        <source>Add and ask</source>
        <translation>Ajouter et interroger</translation>
    </message>
    <message>
        <source>Add and ask it</source>
        <translation>Ajouter et interroger</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add or remove it in the system&apos;s own settings.</source>
        <translation>L’ajouter ou le retirer dans les réglages du système.</translation>
    </message>
    <message>
        <source>Add to librechat.yaml and start it again.</source>
        <translation>Ajouter à librechat.yaml et redémarrer.</translation>
    </message>
    <message>
        <source>Add to settings.json; Zed asks for the key in the settings of its agent panel.</source>
        <translation>Ajouter à settings.json&#x202f;; Zed demande la clé dans les réglages de son panneau d’agent.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>Add to ~/.codex/config.toml, then put the key into the terminal&apos;s environment.</source>
        <translation>Ajouter à ~/.codex/config.toml, puis mettre la clé dans l’environnement du terminal.</translation>
    </message>
    <message>
        <source>Add to ~/.continue/config.yaml.</source>
        <translation>Ajouter à ~/.continue/config.yaml.</translation>
    </message>
    <message>
        <source>Add your user to the group that owns /dev/nvidia0 (often &apos;video&apos; or &apos;render&apos;).</source>
        <translation>Ajouter votre utilisateur au groupe qui possède /dev/nvidia0 (souvent «&#x202f;video&#x202f;» ou «&#x202f;render&#x202f;»).</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the tunnel&apos;s end here</source>
        <translation>Adresse de l’extrémité locale du tunnel</translation>
    </message>
    <message>
        <source>Admin Panel, Settings, Connections, OpenAI API: add a connection.</source>
        <translation>Admin Panel, Settings, Connections, OpenAI API&#x202f;: ajouter une connexion.</translation>
    </message>
    <message>
        <source>After a restart of the computer</source>
        <translation>Après un redémarrage de l’ordinateur</translation>
    </message>
    <message>
        <source>After a sleep the driver refuses every program.</source>
        <translation>Après une mise en veille, le pilote refuse tous les programmes.</translation>
    </message>
    <message>
        <source>After an edit more is read again.</source>
        <translation>Après une modification, davantage est relu.</translation>
    </message>
    <message>
        <source>After the unload the card stayed taken.</source>
        <translation>Après le déchargement, la carte est restée occupée.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All buffers are in the memory of the computer.</source>
        <translation>Tous les tampons sont dans la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>All but one of the {n} cores this program may use.</source>
        <translation>Tous sauf un des {n} cœurs que ce programme peut utiliser.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All fixes</source>
        <translation>Toutes les solutions</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <source>Allow it under Settings, Local API, or ask the open one.</source>
        <translation>L’autoriser dans Réglages, API locale, ou interroger le modèle ouvert.</translation>
    </message>
    <message>
        <source>Allow more locked memory</source>
        <translation>Autoriser plus de mémoire verrouillée</translation>
    </message>
    <message>
        <source>Already on this computer</source>
        <translation>Déjà sur cet ordinateur</translation>
    </message>
    <message>
        <source>An 8-bit cache</source>
        <translation>Un cache sur 8 bits</translation>
    </message>
    <message>
        <source>An administrator&apos;s permission was not given; the clocks stay as they are.</source>
        <translation>L’accord d’un administrateur n’a pas été donné&#x202f;; les fréquences restent telles quelles.</translation>
    </message>
    <message>
        <source>An honest error instead of a crawl.</source>
        <translation>Une erreur franche plutôt qu’une lenteur extrême.</translation>
    </message>
    <message>
        <source>An older engine</source>
        <translation>Un moteur plus ancien</translation>
    </message>
    <message>
        <source>An uncompressed cache</source>
        <translation>Un cache non compressé</translation>
    </message>
    <message>
        <source>Another character.</source>
        <translation>Un autre caractère.</translation>
    </message>
    <message>
        <source>Another chat template</source>
        <translation>Un autre gabarit de discussion</translation>
    </message>
    <message>
        <source>Another drafting model</source>
        <translation>Un autre modèle d’ébauche</translation>
    </message>
    <message>
        <source>Another driver version</source>
        <translation>Une autre version du pilote</translation>
    </message>
    <message>
        <source>Another file of this model</source>
        <translation>Un autre fichier de ce modèle</translation>
    </message>
    <message>
        <source>Another folder for models</source>
        <translation>Un autre dossier pour les modèles</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Un autre modèle</translation>
    </message>
    <message>
        <source>Another model is answering.</source>
        <translation>Un autre modèle est en train de répondre.</translation>
    </message>
    <message>
        <source>Another model is being opened.</source>
        <translation>Un autre modèle est en train de s’ouvrir.</translation>
    </message>
    <message>
        <source>Another program holds the memory of the card.</source>
        <translation>Un autre programme occupe la mémoire de la carte.</translation>
    </message>
    <message>
        <source>Another program is being answered</source>
        <translation>Un autre programme reçoit une réponse</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>Une autre source</translation>
    </message>
    <message>
        <source>Another split over the cards</source>
        <translation>Une autre répartition entre les cartes</translation>
    </message>
    <message>
        <source>Another variant of this file</source>
        <translation>Une autre variante de ce fichier</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>Autre version</translation>
    </message>
    <message>
        <source>Another way to use the card</source>
        <translation>Une autre façon d’utiliser la carte</translation>
    </message>
    <message>
        <source>Answer on this computer again</source>
        <translation>Répondre de nouveau sur cet ordinateur</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Répond</translation>
    </message>
    <message>
        <source>Answers the chat</source>
        <translation>Répond à la discussion</translation>
    </message>
    <message>
        <source>Any other program</source>
        <translation>Tout autre programme</translation>
    </message>
    <message>
        <source>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, add one.</source>
        <translation>AnythingLLM&#x202f;: Settings, LLM, Generic OpenAI. Jan&#x202f;: Settings, Model Providers, en ajouter un.</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>avr.</translation>
    </message>
    <message>
        <source>As an administrator lock the clock to the card&apos;s base clock: nvidia-smi -lgc.</source>
        <translation>En administrateur, verrouiller la carte à sa fréquence de base&#x202f;: nvidia-smi -lgc.</translation>
    </message>
    <message>
        <source>As an administrator set TdrDelay to 10 under HKLM, System, CurrentControlSet, Control, GraphicsDrivers, and restart.</source>
        <translation>En administrateur, mettre TdrDelay à 10 sous HKLM, System, CurrentControlSet, Control, GraphicsDrivers, puis redémarrer.</translation>
    </message>
    <message>
        <source>As an administrator set the module option NVreg_RegistryDwords=RmWatchDogTimeOut=30 and restart. Real hangs then last longer.</source>
        <translation>En administrateur, définir l’option de module NVreg_RegistryDwords=RmWatchDogTimeOut=30 et redémarrer. Les vrais blocages durent alors plus longtemps.</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <translation>Comme dans les Réglages</translation>
    </message>
    <message>
        <source>As the server tells it; the port is often 8000 or 8080.</source>
        <translation>Comme l’indique le serveur&#x202f;; le port est souvent 8000 ou 8080.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>Redemander dans un moment.</translation>
    </message>
    <message>
        <source>Ask again in {wait} s.</source>
        <translation>Redemander dans {wait}&#xa0;s.</translation>
    </message>
    <message>
        <source>Ask again when its model is loaded.</source>
        <translation>Redemander quand son modèle sera chargé.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Redemander.</translation>
    </message>
    <message>
        <source>Ask again; if it fails again, choose another file of the model.</source>
        <translation>Redemander&#x202f;; si l’échec se répète, choisir un autre fichier du modèle.</translation>
    </message>
    <message>
        <source>Ask all again</source>
        <translation>Tous les réinterroger</translation>
    </message>
    <message>
        <source>Ask for it again to go on from there.</source>
        <translation>Le redemander pour continuer à partir de là.</translation>
    </message>
    <message>
        <source>Ask it shorter, begin a new chat, choose a larger context, or let the oldest turns be left out in Settings.</source>
        <translation>Poser une question plus courte, commencer une nouvelle discussion, choisir un contexte plus grand, ou laisser omettre les échanges les plus anciens dans les réglages.</translation>
    </message>
    <message>
        <source>Ask the last question differently</source>
        <translation>Poser autrement la dernière question</translation>
    </message>
    <message>
        <source>Ask the model host too</source>
        <translation>Interroger aussi l’hébergeur</translation>
    </message>
    <message>
        <source>Ask the server again for its models, and choose one of them.</source>
        <translation>Redemander ses modèles au serveur et en choisir un.</translation>
    </message>
    <message>
        <source>Ask this differently</source>
        <translation>Reformuler la question</translation>
    </message>
    <message>
        <source>Ask this differently: what followed stays as another version.</source>
        <translation>Reformuler la question&#x202f;: ce qui suivait reste comme autre version.</translation>
    </message>
    <message>
        <source>Ask {name}…</source>
        <translation>Demander à {name}…</translation>
    </message>
    <message>
        <source>Ask {name}… The whole chat is sent there.</source>
        <translation>Demander à {name}… Toute la discussion y est envoyée.</translation>
    </message>
    <message>
        <source>Ask {server} what it offers</source>
        <translation>Demander à {server} ce qu’il propose</translation>
    </message>
    <message>
        <source>Asked. A model that is not in memory is loaded first.</source>
        <translation>Question envoyée. Un modèle absent de la mémoire est d’abord chargé.</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Interrogation</translation>
    </message>
    <message>
        <source>Asking the Hub which files there are…</source>
        <translation>Interrogation du Hub sur les fichiers disponibles…</translation>
    </message>
    <message>
        <source>Asking the model host.</source>
        <translation>Interrogation de l’hébergeur des modèles.</translation>
    </message>
    <message>
        <source>Asking the other computer was given up.</source>
        <translation>La demande à l’autre ordinateur a été abandonnée.</translation>
    </message>
    <message>
        <source>Asking which builds suit this computer</source>
        <translation>Recherche des builds adaptés à cet ordinateur</translation>
    </message>
    <message>
        <source>Asking {host} for what is popular…</source>
        <translation>Demande à {host} de ce qui est populaire…</translation>
    </message>
    <message>
        <source>Asking {host} for “{words}”…</source>
        <translation>Recherche de «&#x202f;{words}&#x202f;» sur {host}…</translation>
    </message>
    <message>
        <source>Asking {host} which files there are…</source>
        <translation>Interrogation de {host} sur les fichiers disponibles…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Interrogation…</translation>
    </message>
    <message>
        <source>Asks the model for a few words at this address.</source>
        <translation>Demande quelques mots au modèle à cette adresse.</translation>
    </message>
    <message>
        <source>At every start of the computer the card is locked to {limits}.</source>
        <translation>À chaque démarrage de l’ordinateur, la carte est verrouillée à {limits}.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>En même temps</translation>
    </message>
    <message>
        <source>At the stop: {figures}</source>
        <translation>À l’arrêt&#x202f;: {figures}</translation>
    </message>
    <message>
        <source>At {first} and at {second}: {title}</source>
        <translation>À {first} et à {second} : {title}</translation>
    </message>
    <message>
        <source>Attach text files</source>
        <translation>Joindre des fichiers texte</translation>
    </message>
    <message>
        <source>Attach text files (Ctrl+Shift+A)</source>
        <translation>Joindre des fichiers texte (Ctrl+Maj+A)</translation>
    </message>
    <message>
        <source>Attach the part that matters.</source>
        <translation>Joindre la partie qui compte.</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>août</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Back to the results (Esc)</source>
        <translation>Retour aux résultats (Échap)</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Bandwidth.</source>
        <translation>Débit.</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. Speeds are public reports for the same kind of card; the proof step measures yours.</source>
        <translation>Les barres indiquent des Mio sur une même échelle. Les vitesses sont des mesures publiques pour le même type de carte&#x202f;; l’étape d’épreuve mesure la vôtre.</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. The proof step measures the speed.</source>
        <translation>Les barres indiquent des Mio sur une même échelle. L’étape d’épreuve mesure la vitesse.</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>Fréquence de base</translation>
    </message>
    <message>
        <source>Base model: it continues a text, it does not chat.</source>
        <translation>Modèle de base&#x202f;: il continue un texte, il ne converse pas.</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>quality</comment>
        <translation>Basique</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>Avant et maintenant</translation>
    </message>
    <message>
        <source>Behind a company&apos;s filter, set SSL_CERT_FILE to its certificate; else check this computer&apos;s clock.</source>
        <translation>Derrière un filtre d’entreprise, mettre SSL_CERT_FILE sur son certificat&#x202f;; sinon vérifier l’horloge de cet ordinateur.</translation>
    </message>
    <message>
        <source>Being planned</source>
        <translation>En cours de planification</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Best for each</source>
        <translation>Le meilleur pour chaque usage</translation>
    </message>
    <message>
        <source>Block nouveau (the package of NVIDIA&apos;s driver does that), then restart.</source>
        <translation>Bloquer nouveau (le paquet du pilote NVIDIA le fait), puis redémarrer.</translation>
    </message>
    <message>
        <source>Both must have the same one[: there it is {theirs}][, here {ours}].</source>
        <translation>Les deux doivent avoir le même[&#x202f;: là-bas c’est {theirs}][, ici {ours}].</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Défectueux</translation>
    </message>
    <message>
        <source>Buffers in computer memory</source>
        <translation>Tampons en mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>Buffers on the card</source>
        <translation>Tampons sur la carte</translation>
    </message>
    <message>
        <source>Build the engine on this computer, or use a newer one.</source>
        <translation>Compiler le moteur sur cet ordinateur, ou en utiliser un plus récent.</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>By free memory</source>
        <translation>Selon la mémoire libre</translation>
    </message>
    <message>
        <source>By itself, this model does not.</source>
        <translation>De lui-même, ce modèle ne le fait pas.</translation>
    </message>
    <message>
        <source>By itself, this model does.</source>
        <translation>De lui-même, ce modèle le fait.</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0, not commercial</source>
        <translation>CC BY-NC 4.0, usage non commercial</translation>
    </message>
    <message>
        <source>CUDA 13.2 before 13.2.2 makes wrong code for IQ quants.</source>
        <translation>CUDA 13.2 avant 13.2.2 produit du code faux pour les quantifications IQ.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Graphes CUDA</translation>
    </message>
    <message>
        <source>CUDA graphs off</source>
        <translation>Graphes CUDA désactivés</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is set to &apos;{value}&apos;, which hides every card from the engine.</source>
        <translation>CUDA_VISIBLE_DEVICES vaut «&#x202f;{value}&#x202f;», ce qui cache toutes les cartes au moteur.</translation>
    </message>
    <message>
        <source>Cache f16: it fits uncompressed.</source>
        <translation>Cache f16&#x202f;: il tient sans compression.</translation>
    </message>
    <message>
        <source>Cache in the computer&apos;s memory</source>
        <translation>Cache dans la mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Annuler le téléchargement</translation>
    </message>
    <message>
        <source>Cancel the work in progress</source>
        <translation>Annuler le travail en cours</translation>
    </message>
    <message>
        <source>Cancel {title}?</source>
        <translation>Annuler {title}&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel?</source>
        <translation>Annuler&#x202f;?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Inutilisable</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Card and driver</source>
        <translation>Carte et pilote</translation>
    </message>
    <message>
        <source>Card memory</source>
        <translation>Mémoire de la carte</translation>
    </message>
    <message>
        <source>Card memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>Mémoire de la carte des {n} dernières secondes&#x202f;: minimum {lowest}, maximum {highest}, à l’arrêt {last}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. Less room for the model, fewer surprises.</source>
        <translation>Mémoire de la carte qu’aucun plan ne peut prendre. Moins de place pour le modèle, moins de surprises.</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. This computer has no NVIDIA card.</source>
        <translation>Mémoire de la carte qu’aucun plan ne peut prendre. Cet ordinateur n’a pas de carte NVIDIA.</translation>
    </message>
    <message>
        <source>Card memory, last {n} s</source>
        <translation>Mémoire de la carte, {n} dernières secondes</translation>
    </message>
    <message>
        <source>Card {index} hangs on a link of {narrow} GB/s or less.</source>
        <translation>La carte {index} dépend d’une liaison de {narrow}&#xa0;Go/s ou moins.</translation>
    </message>
    <message>
        <source>Card {index} is listed but cannot be used ({message}).</source>
        <translation>La carte {index} est listée, mais inutilisable ({message}).</translation>
    </message>
    <message>
        <source>Card {index}: shared memory in use</source>
        <translation>Carte {index}&#x202f;: mémoire partagée utilisée</translation>
    </message>
    <message>
        <source>Card {index}: {busy} % busy, its memory controller {controller} %</source>
        <translation>Carte {index}&#x202f;: {busy}&#x202f;% occupée, son contrôleur mémoire {controller}&#x202f;%</translation>
    </message>
    <message>
        <source>Card {index}: {shared} MiB of system memory lent to it</source>
        <translation>Carte {index}&#x202f;: {shared}&#xa0;Mio de mémoire système lui sont prêtés</translation>
    </message>
    <message>
        <source>Card {n}</source>
        <translation>Carte {n}</translation>
    </message>
    <message>
        <source>Card {slow} is {known} % busy while another waits.</source>
        <translation>La carte {slow} est occupée à {known}&#x202f;% pendant qu’une autre attend.</translation>
    </message>
    <message>
        <source>Card, driver or system rule every published build out.</source>
        <translation>La carte, le pilote ou le système exclut tous les builds publiés.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certain</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autorité de certification</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Change it: a smaller context, a lighter cache or a smaller micro-batch.</source>
        <translation>Modifiez-la : un contexte plus petit, un cache plus léger ou un micro-lot plus petit.</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <translation>Modifier {server}</translation>
    </message>
    <message>
        <source>Changes at once. What models write is theirs, and the command line is in English.</source>
        <translation>Change aussitôt. Ce que les modèles écrivent leur appartient, et la ligne de commande est en anglais.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Chat when proven</source>
        <translation>Discuter une fois éprouvé</translation>
    </message>
    <message>
        <source>Chat, Models, Monitor, Fixes, Settings</source>
        <translation>Discussion, Modèles, Moniteur, Solutions, Réglages</translation>
    </message>
    <message>
        <source>Chats (Ctrl+B)</source>
        <translation>Discussions (Ctrl+B)</translation>
    </message>
    <message>
        <source>Chats, receipts and settings</source>
        <translation>Discussions, attestations et réglages</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, and sign in to the network with a browser.</source>
        <translation>Vérifier HTTPS_PROXY et NO_PROXY, et se connecter au réseau dans un navigateur.</translation>
    </message>
    <message>
        <source>Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY (the form is http://host:port).</source>
        <translation>Vérifier HTTP_PROXY, HTTPS_PROXY et NO_PROXY (sous la forme http://host:port).</translation>
    </message>
    <message>
        <source>Check PLIMSOLL_RELEASES_ENDPOINT, or try again later.</source>
        <translation>Vérifier PLIMSOLL_RELEASES_ENDPOINT, ou réessayer plus tard.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Check host, port and path; the address usually ends in /v1.</source>
        <translation>Vérifier l’hôte, le port et le chemin&#x202f;; l’adresse finit d’ordinaire par /v1.</translation>
    </message>
    <message>
        <source>Check it again with `plimsoll runtimes check` after a change.</source>
        <translation>Le revérifier avec `plimsoll runtimes check` après un changement.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Check power and cooling</source>
        <translation>Vérifier l’alimentation et le refroidissement</translation>
    </message>
    <message>
        <source>Check that disk.</source>
        <translation>Vérifier ce disque.</translation>
    </message>
    <message>
        <source>Check that disk; the file was left where it is.</source>
        <translation>Vérifier ce disque&#x202f;; le fichier a été laissé où il est.</translation>
    </message>
    <message>
        <source>Check that every power plug of the card sits firmly and on a cable of its own, that the fans turn and the dust is out.</source>
        <translation>Vérifier que chaque prise d’alimentation de la carte est bien enfoncée et a son propre câble, que les ventilateurs tournent et que la poussière est enlevée.</translation>
    </message>
    <message>
        <source>Check that the card is plugged in, and that a container or a virtual machine gets it.</source>
        <translation>Vérifier que la carte est bien enfichée, et qu’un conteneur ou une machine virtuelle la reçoit.</translation>
    </message>
    <message>
        <source>Check that the server runs, listens on its network and that host and port are right.</source>
        <translation>Vérifier que le serveur tourne, écoute sur son réseau, et que l’hôte et le port sont justes.</translation>
    </message>
    <message>
        <source>Check the card&apos;s power cables.</source>
        <translation>Vérifier les câbles d’alimentation de la carte.</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions.</source>
        <translation>Vérifier le disque et les droits du fichier.</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>Vérifier le fichier</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>Vérifier les droits du fichier.</translation>
    </message>
    <message>
        <source>Check the folder and its permissions.</source>
        <translation>Vérifier le dossier et ses droits.</translation>
    </message>
    <message>
        <source>Check the name on the repository&apos;s page.</source>
        <translation>Vérifier le nom sur la page du dépôt.</translation>
    </message>
    <message>
        <source>Check the network and the proxy settings.</source>
        <translation>Vérifier le réseau et les réglages de proxy.</translation>
    </message>
    <message>
        <source>Check the network connection, then try again.</source>
        <translation>Vérifier la connexion réseau, puis réessayer.</translation>
    </message>
    <message>
        <source>Check the path and that you may read the file.</source>
        <translation>Vérifier le chemin et le droit de lire le fichier.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifier le chemin.</translation>
    </message>
    <message>
        <source>Check the proxy settings, or name the server in NO_PROXY.</source>
        <translation>Vérifier les réglages de proxy, ou nommer le serveur dans NO_PROXY.</translation>
    </message>
    <message>
        <source>Check the reference; if it is right, try again later.</source>
        <translation>Vérifier la référence&#x202f;; si elle est juste, réessayer plus tard.</translation>
    </message>
    <message>
        <source>Check the spelling: owner/repository:QUANT. It may also have been removed.</source>
        <translation>Vérifier l’orthographe : owner/repository:QUANT. Il a peut-être aussi été supprimé.</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>Vérifier cet ordinateur</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Vérification du fichier</translation>
    </message>
    <message>
        <source>Checking what was fetched</source>
        <translation>Vérification de ce qui a été téléchargé</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>Vérification de {name}</translation>
    </message>
    <message>
        <source>Checking {share}</source>
        <translation>Vérification {share}</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Points de reprise</translation>
    </message>
    <message>
        <source>Checkpoints of the conversation filled the memory of the computer.</source>
        <translation>Les points de reprise de la conversation ont rempli la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Choose a clock between the two.</source>
        <translation>Choisir une fréquence entre les deux.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a fix, or dismiss the failure, to change this.</source>
        <translation>Choisir une solution, ou ignorer l’échec, pour modifier ceci.</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Choisir un fichier de modèle</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <translation>Choisir d’abord un modèle</translation>
    </message>
    <message>
        <source>Choose a model that runs on this card: `plimsoll plan` shows where one would lie.</source>
        <translation>Choisir un modèle qui tourne sur cette carte&#x202f;: `plimsoll plan` montre où il se placerait.</translation>
    </message>
    <message>
        <source>Choose a model that writes text.</source>
        <translation>Choisir un modèle qui écrit du texte.</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Choisir un modèle…</translation>
    </message>
    <message>
        <source>Choose a repository whose name ends in GGUF.</source>
        <translation>Choisir un dépôt dont le nom finit par GGUF.</translation>
    </message>
    <message>
        <source>Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>Choisir un contexte plus petit, un cache plus léger ou un fichier plus petit.</translation>
    </message>
    <message>
        <source>Choose a smaller quant or a smaller model.</source>
        <translation>Choisir une quantification ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>Choose and prove one in Plimsoll first.</source>
        <translation>En choisir un et l’éprouver d’abord dans Plimsoll.</translation>
    </message>
    <message>
        <source>Choose another file of the model: makers mend templates in later files.</source>
        <translation>Choisir un autre fichier du modèle&#x202f;: les auteurs corrigent les gabarits dans les fichiers suivants.</translation>
    </message>
    <message>
        <source>Choose another folder, or make room.</source>
        <translation>Choisir un autre dossier, ou faire de la place.</translation>
    </message>
    <message>
        <source>Choose another folder, or rename that file.</source>
        <translation>Choisir un autre dossier, ou renommer ce fichier.</translation>
    </message>
    <message>
        <source>Choose another port in Settings.</source>
        <translation>Choisir un autre port dans les Réglages.</translation>
    </message>
    <message>
        <source>Choose another quant of this model.</source>
        <translation>Choisir une autre quantification de ce modèle.</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>En choisir un autre…</translation>
    </message>
    <message>
        <source>Choose at most {limit}.</source>
        <translation>Choisir au plus {limit}.</translation>
    </message>
    <message>
        <source>Choose f16.</source>
        <translation>Choisir f16.</translation>
    </message>
    <message>
        <source>Choose one of its files.</source>
        <translation>Choisir un de ses fichiers.</translation>
    </message>
    <message>
        <source>Choose one of the cards that `plimsoll detect` lists.</source>
        <translation>Choisir une des cartes que liste `plimsoll detect`.</translation>
    </message>
    <message>
        <source>Choose the file that was made for this very model, or draft without one.</source>
        <translation>Choisir le fichier fait pour ce modèle précis, ou ébaucher sans fichier.</translation>
    </message>
    <message>
        <source>Choose the first part of the model, or download the file again.</source>
        <translation>Choisir la première partie du modèle, ou retélécharger le fichier.</translation>
    </message>
    <message>
        <source>Choose the model file that it belongs to.</source>
        <translation>Choisir le fichier de modèle auquel il appartient.</translation>
    </message>
    <message>
        <source>Choose the split by layers.</source>
        <translation>Choisir la répartition par couches.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Chosen engine</source>
        <translation>Moteur choisi</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Effacer les terminés</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Clock helper</source>
        <translation>Assistant de fréquences</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Clocks of the card</source>
        <translation>Fréquences de la carte</translation>
    </message>
    <message>
        <source>Clocks of the card: {line}</source>
        <translation>Fréquences de la carte&#x202f;: {line}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close Plimsoll, get its files again (git pull, or a new copy) and run python packaging/bootstrap.py setup in their folder. If that does not help, delete the folder .venv there and run it once more.</source>
        <translation>Fermez Plimsoll, récupérez de nouveau ses fichiers (git pull, ou une nouvelle copie) et lancez python packaging/bootstrap.py setup dans leur dossier. Si cela ne suffit pas, supprimez-y le dossier .venv et relancez la commande.</translation>
    </message>
    <message>
        <source>Close every program that uses the card, then as an administrator: modprobe -r nvidia_uvm, then modprobe nvidia_uvm.</source>
        <translation>Fermer tous les programmes qui utilisent la carte, puis en administrateur&#x202f;: modprobe -r nvidia_uvm, puis modprobe nvidia_uvm.</translation>
    </message>
    <message>
        <source>Close other programs</source>
        <translation>Fermer d’autres programmes</translation>
    </message>
    <message>
        <source>Close programs, or choose a smaller embedding model.</source>
        <translation>Fermer des programmes, ou choisir un modèle d’embedding plus petit.</translation>
    </message>
    <message>
        <source>Close the other program</source>
        <translation>Fermer l’autre programme</translation>
    </message>
    <message>
        <source>Close the other programs that use the card, then try again. Plimsoll never ends them.</source>
        <translation>Fermer les autres programmes qui utilisent la carte, puis réessayer. Plimsoll ne les ferme jamais.</translation>
    </message>
    <message>
        <source>Close the other window, or run &apos;plimsoll clocks reset&apos;.</source>
        <translation>Fermer l’autre fenêtre, ou lancer `plimsoll clocks reset`.</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
    <message>
        <source>Close what else uses the card, or choose a smaller context.</source>
        <translation>Fermer ce qui utilise aussi la carte, ou choisir un contexte plus petit.</translation>
    </message>
    <message>
        <source>Close what else uses the card; if it stays slow, prove the model again.</source>
        <translation>Fermer ce qui utilise aussi la carte&#x202f;; si cela reste lent, éprouver de nouveau le modèle.</translation>
    </message>
    <message>
        <source>Close what holds it, or choose a smaller context.</source>
        <translation>Fermer ce qui l’occupe, ou choisir un contexte plus petit.</translation>
    </message>
    <message>
        <source>Close what you do not need, first the programs that use most memory, then try again.</source>
        <translation>Fermer ce qui ne sert pas, d’abord les programmes les plus gourmands en mémoire, puis réessayer.</translation>
    </message>
    <message>
        <source>Close what you do not need, or raise the limit that binds.</source>
        <translation>Fermer ce qui ne sert pas, ou relever la limite en cause.</translation>
    </message>
    <message>
        <source>Closing the window leaves the model loaded.</source>
        <translation>Fermer la fenêtre laisse le modèle chargé.</translation>
    </message>
    <message>
        <source>Coding agent</source>
        <translation>Agent de code</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Démarrage à froid</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Compare the file&apos;s SHA-256 with the one published where it came from.</source>
        <translation>Comparer le SHA-256 du fichier avec celui publié à sa source.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Compute needs {compute} MiB, {left} MiB are left.</source>
        <translation>Le calcul demande {compute}&#xa0;Mio, il en reste {left}.</translation>
    </message>
    <message>
        <source>Computer memory</source>
        <translation>Mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>Computer memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>Mémoire de l’ordinateur des {n} dernières secondes&#x202f;: minimum {lowest}, maximum {highest}, à l’arrêt {last}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>Computer memory, last {n} s</source>
        <translation>Mémoire de l’ordinateur, {n} dernières secondes</translation>
    </message>
    <message>
        <source>Connect another app</source>
        <translation>Relier une autre application</translation>
    </message>
    <message>
        <source>Connect another app…</source>
        <translation>Relier une autre application…</translation>
    </message>
    <message>
        <source>Contained memory error</source>
        <translation>Erreur de mémoire contenue</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Context switch timeout</source>
        <translation>Délai dépassé au changement de contexte</translation>
    </message>
    <message>
        <source>Context {n_ctx} instead of {n_ctx2}</source>
        <translation>Contexte {n_ctx} au lieu de {n_ctx2}</translation>
    </message>
    <message>
        <source>Context {n_ctx}: all that the model was trained for.</source>
        <translation>Contexte {n_ctx}&#x202f;: tout ce pour quoi le modèle a été entraîné.</translation>
    </message>
    <message>
        <source>Context {n_ctx}: more would serve {goals} no better.</source>
        <translation>Contexte {n_ctx}&#x202f;: plus long ne servirait pas mieux {goals}.</translation>
    </message>
    <message>
        <source>Context {n_ctx}: the longest of the usual sizes that fits.</source>
        <translation>Contexte {n_ctx}&#x202f;: la plus longue des tailles usuelles qui tienne.</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Contexte, tokens</translation>
    </message>
    <message>
        <source>Context: {text}</source>
        <translation>Contexte&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copies to the card are a little slower.</source>
        <translation>Les copies vers la carte sont un peu plus lentes.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub.</source>
        <translation>Le copier en entier depuis le Hub.</translation>
    </message>
    <message>
        <source>Copy it whole from the server.</source>
        <translation>Le copier en entier depuis le serveur.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Copier la clé</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <translation>Copier ce code</translation>
    </message>
    <message>
        <source>Copy this question</source>
        <translation>Copier cette question</translation>
    </message>
    <message>
        <source>Copy this reply</source>
        <translation>Copier cette réponse</translation>
    </message>
    <message>
        <source>Copy with the key</source>
        <translation>Copier avec la clé</translation>
    </message>
    <message>
        <source>Copy {command}</source>
        <translation>Copier {command}</translation>
    </message>
    <message>
        <source>Core clock</source>
        <translation>Fréquence du cœur</translation>
    </message>
    <message>
        <source>Correct HTTP_PROXY, HTTPS_PROXY or ALL_PROXY.</source>
        <translation>Corriger HTTP_PROXY, HTTPS_PROXY ou ALL_PROXY.</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Coût&#x202f;: {cost}</translation>
    </message>
    <message>
        <source>Creative</source>
        <translation>Créatif</translation>
    </message>
    <message>
        <source>Cursor and others send every request through their own servers, which cannot reach this computer.</source>
        <translation>Cursor et d’autres passent chaque requête par leurs propres serveurs, qui ne peuvent pas joindre cet ordinateur.</translation>
    </message>
    <message>
        <source>DRY</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>déc.</translation>
    </message>
    <message>
        <source>Decisive lines</source>
        <translation>Lignes décisives</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>«&#x202f;{title}&#x202f;» supprimée.</translation>
    </message>
    <message>
        <source>Desktop and other programs</source>
        <translation>Bureau et autres programmes</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Disk: {name}</source>
        <translation>Disque&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Display clock</source>
        <translation>Fréquence d’affichage</translation>
    </message>
    <message>
        <source>Do anything by its name</source>
        <translation>Tout faire par son nom</translation>
    </message>
    <message>
        <source>Do not lock in memory</source>
        <translation>Ne pas verrouiller en mémoire</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Ne pas l’ouvrir</translation>
    </message>
    <message>
        <source>Do not open {name}</source>
        <translation>Ne pas ouvrir {name}</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>Ne répond pas</translation>
    </message>
    <message>
        <source>Does not fit: {n} MiB over the load line</source>
        <translation>Ne tient pas&#x202f;: {n}&#xa0;Mio au-dessus de la ligne de charge</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Double bit ECC error</source>
        <translation>Erreur ECC double bit</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Download</source>
        <comment>verb</comment>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Download a GGUF file of this model.</source>
        <translation>Télécharger un fichier GGUF de ce modèle.</translation>
    </message>
    <message>
        <source>Download a little-endian file of this model, from another repository if need be.</source>
        <translation>Télécharger un fichier little-endian de ce modèle, au besoin d’un autre dépôt.</translation>
    </message>
    <message>
        <source>Download a newer file of this model.</source>
        <translation>Télécharger un fichier plus récent de ce modèle.</translation>
    </message>
    <message>
        <source>Download it into the same folder.</source>
        <translation>Le télécharger dans le même dossier.</translation>
    </message>
    <message>
        <source>Download of {title}: {share}, {figures}</source>
        <translation>Téléchargement de {title}&#x202f;: {share}, {figures}</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Retélécharger le fichier.</translation>
    </message>
    <message>
        <source>Download the file itself, for example with `plimsoll pull`.</source>
        <translation>Télécharger le fichier lui-même, par exemple avec `plimsoll pull`.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <translation>Télécharger {size}</translation>
    </message>
    <message>
        <source>Download {size} and the engine</source>
        <translation>Télécharger {size} et le moteur</translation>
    </message>
    <message>
        <source>Downloaded: {model}</source>
        <translation>Téléchargé : {model}</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Downloads · {n}</source>
        <translation>Téléchargements · {n}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Drafting</source>
        <translation>Ébauche</translation>
    </message>
    <message>
        <source>Drafting (MTP)</source>
        <translation>Ébauche (MTP)</translation>
    </message>
    <message>
        <source>Drafting changed the reply; it must never do that.</source>
        <translation>L’ébauche a changé la réponse&#x202f;; cela ne doit jamais arriver.</translation>
    </message>
    <message>
        <source>Drafting does not pay now and is switched off: {rate} tokens/s with it, {plain} without.</source>
        <translation>L’ébauche n’apporte rien en ce moment et est désactivée&#x202f;: {rate}&#xa0;tokens/s avec elle, {plain} sans.</translation>
    </message>
    <message>
        <source>Drafting does not pay on this computer.</source>
        <translation>L’ébauche n’apporte rien sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Drafting does not pay: {with_mtp} tokens/s with it, {without} without.</source>
        <translation>L’ébauche n’apporte rien&#x202f;: {with_mtp}&#xa0;tokens/s avec elle, {without} sans.</translation>
    </message>
    <message>
        <source>Drafting file</source>
        <translation>Fichier d’ébauche</translation>
    </message>
    <message>
        <source>Drafting file: it drafts for the model that it was made for, it does not chat.</source>
        <translation>Fichier d’ébauche&#x202f;: il ébauche pour le modèle pour lequel il a été fait, il ne discute pas.</translation>
    </message>
    <message>
        <source>Drafting got a micro-batch of {least_ubatch}: there was no room for {asked}.</source>
        <translation>L’ébauche a reçu un micro-lot de {least_ubatch}&#x202f;: il n’y avait pas la place pour {asked}.</translation>
    </message>
    <message>
        <source>Drafting is off to save memory.</source>
        <translation>L’ébauche est désactivée pour économiser la mémoire.</translation>
    </message>
    <message>
        <source>Drafting is off: it slows models of this size down.</source>
        <translation>L’ébauche est désactivée&#x202f;: elle ralentit les modèles de cette taille.</translation>
    </message>
    <message>
        <source>Drafting is off: the engine cannot use several MTP layers of this kind.</source>
        <translation>L’ébauche est désactivée&#x202f;: le moteur ne peut pas utiliser plusieurs couches MTP de ce type.</translation>
    </message>
    <message>
        <source>Drafting is off: with quantised weights it slows a processor down.</source>
        <translation>L’ébauche est désactivée&#x202f;: avec des poids quantifiés, elle ralentit un processeur.</translation>
    </message>
    <message>
        <source>Drafting needs {draft} MiB, {free_mib} MiB are free.</source>
        <translation>L’ébauche demande {draft}&#xa0;Mio, {free_mib}&#xa0;Mio sont libres.</translation>
    </message>
    <message>
        <source>Drafting off</source>
        <translation>Ébauche désactivée</translation>
    </message>
    <message>
        <source>Drafting on</source>
        <translation>Ébauche activée</translation>
    </message>
    <message>
        <source>Drafting on and off (MTP)</source>
        <translation>Ébauche activée ou non (MTP)</translation>
    </message>
    <message>
        <source>Drafting pays again: {rate} tokens/s with it, {plain} without.</source>
        <translation>L’ébauche apporte de nouveau un gain&#x202f;: {rate}&#xa0;tokens/s avec elle, {plain} sans.</translation>
    </message>
    <message>
        <source>Drafting steps aside while several replies are written at once.</source>
        <translation>L’ébauche s’efface pendant que plusieurs réponses s’écrivent à la fois.</translation>
    </message>
    <message>
        <source>Drafts accepted</source>
        <translation>Ébauches acceptées</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Driver firmware error</source>
        <translation>Erreur du firmware du pilote</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>Pilote {version}</translation>
    </message>
    <message>
        <source>Drop the oldest</source>
        <translation>Écarter les plus anciens</translation>
    </message>
    <message>
        <source>Earlier question</source>
        <translation>Question précédente</translation>
    </message>
    <message>
        <source>Earlier reply</source>
        <translation>Réponse précédente</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs can ask it too.</source>
        <translation>Les éditeurs, agents et programmes de discussion peuvent aussi l’interroger.</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs on this computer use the model proven here.</source>
        <translation>Les éditeurs, agents et programmes de discussion de cet ordinateur utilisent le modèle éprouvé ici.</translation>
    </message>
    <message>
        <source>Embedding model: it turns texts into vectors, it does not chat.</source>
        <translation>Modèle d’embedding&#x202f;: il change les textes en vecteurs, il ne converse pas.</translation>
    </message>
    <message>
        <source>Ended by SIGBUS: a mapped file is shorter than it was.</source>
        <translation>Terminé par SIGBUS&#x202f;: un fichier mappé est plus court qu’avant.</translation>
    </message>
    <message>
        <source>Ended by the out-of-memory killer.</source>
        <translation>Terminé par l’OOM killer.</translation>
    </message>
    <message>
        <source>Ended by {signal}.</source>
        <translation>Terminé par {signal}.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <translation>Mémoire du moteur</translation>
    </message>
    <message>
        <source>Engine {version}</source>
        <translation>Moteur {version}</translation>
    </message>
    <message>
        <source>Engine: {name}</source>
        <translation>Moteur&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Engine: {setting}</source>
        <translation>Moteur&#x202f;: {setting}</translation>
    </message>
    <message>
        <source>Engines come from their own release server alone, and this address leads elsewhere.</source>
        <translation>Les moteurs ne viennent que de leur propre serveur de publication, et cette adresse mène ailleurs.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Suffisant</translation>
    </message>
    <message>
        <source>Enrol the key of the driver&apos;s module (mokutil --import), or use the signed package of your system, then restart.</source>
        <translation>Inscrire la clé du module du pilote (mokutil --import), ou utiliser le paquet signé de votre système, puis redémarrer.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>Saisir un jeton…</translation>
    </message>
    <message>
        <source>Enter it again next time, or set HF_TOKEN.</source>
        <translation>Le ressaisir la prochaine fois, ou définir HF_TOKEN.</translation>
    </message>
    <message>
        <source>Enter it again next time.</source>
        <translation>Le ressaisir la prochaine fois.</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add NAME URL`.</source>
        <translation>Le saisir&#x202f;: `plimsoll remote add NAME URL`.</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add {name} {url} --key-stdin`, or in the window.</source>
        <translation>Le saisir&#x202f;: `plimsoll remote add {name} {url} --key-stdin`, ou dans la fenêtre.</translation>
    </message>
    <message>
        <source>Enter lists the models of this folder.</source>
        <translation>Entrée liste les modèles de ce dossier.</translation>
    </message>
    <message>
        <source>Enter lists this file and opens it.</source>
        <translation>Entrée liste ce fichier et l’ouvre.</translation>
    </message>
    <message>
        <source>Enter lists what is popular.</source>
        <translation>Entrée liste ce qui est populaire.</translation>
    </message>
    <message>
        <source>Enter opens it: it is in Plimsoll&apos;s catalogue.</source>
        <translation>Entrée l’ouvre&#x202f;: il est dans le catalogue de Plimsoll.</translation>
    </message>
    <message>
        <source>Enter opens it: it is on this computer.</source>
        <translation>Entrée l’ouvre&#x202f;: il est sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Enter opens this repository.</source>
        <translation>Entrée ouvre ce dépôt.</translation>
    </message>
    <message>
        <source>Enter opens what the arrow keys choose.</source>
        <translation>Entrée ouvre ce que choisissent les flèches.</translation>
    </message>
    <message>
        <source>Enter searches the Hub for “{words}”.</source>
        <translation>Entrée cherche «&#x202f;{words}&#x202f;» sur le Hub.</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter makes a new line.</source>
        <translation>Entrée envoie, Maj+Entrée va à la ligne.</translation>
    </message>
    <message>
        <source>Even {n_ctx} tokens are {missing} GiB too much for {place}.</source>
        <translation>Même {n_ctx} tokens dépassent de {missing}&#xa0;Gio ce que permet {place}.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Every byte of {name} is as published: the file is not what is wrong.</source>
        <translation>Chaque octet de {name} est tel que publié&#x202f;: le problème n’est pas le fichier.</translation>
    </message>
    <message>
        <source>Every layer went to the processor.</source>
        <translation>Toutes les couches sont allées au processeur.</translation>
    </message>
    <message>
        <source>Every quant is planned with the largest context that serves here.</source>
        <translation>Chaque quantification est planifiée avec le plus grand contexte utile ici.</translation>
    </message>
    <message>
        <source>Everybody in this network who has the key can ask, and the connection is not encrypted: others in the network can read along. Turn it on only in a network you trust.</source>
        <translation>Toute personne de ce réseau qui a la clé peut interroger, et la connexion n’est pas chiffrée&#x202f;: d’autres sur le réseau peuvent lire. À n’activer que dans un réseau de confiance.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>Tout grandit avec lui.</translation>
    </message>
    <message>
        <source>Everything on the card</source>
        <translation>Tout sur la carte</translation>
    </message>
    <message>
        <source>Everything on the card, at its peak</source>
        <translation>Tout sur la carte, au maximum</translation>
    </message>
    <message>
        <source>Excellent</source>
        <comment>quality</comment>
        <translation>Excellente</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Experts in the computer&apos;s memory</source>
        <translation>Experts dans la mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>Experts on the CPU, layers</source>
        <translation>Experts sur le CPU, couches</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Exporter en JSON…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exporter en Markdown…</translation>
    </message>
    <message>
        <source>Export chat</source>
        <translation>Exporter la discussion</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté vers {path}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Failed its test</source>
        <translation>A échoué à son test</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>quality</comment>
        <translation>Correcte</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Ventilateur</translation>
    </message>
    <message>
        <source>Faults the driver reported</source>
        <translation>Pannes signalées par le pilote</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>févr.</translation>
    </message>
    <message>
        <source>Fetch it</source>
        <translation>Le télécharger</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`.</source>
        <translation>Le retélécharger avec `plimsoll runtimes install {kind}`.</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`. {later}</source>
        <translation>Le retélécharger avec `plimsoll runtimes install {kind}`. {later}</translation>
    </message>
    <message>
        <source>Fetch it again.</source>
        <translation>Le retélécharger.</translation>
    </message>
    <message>
        <source>Fetch it again. {later}</source>
        <translation>Le retélécharger. {later}</translation>
    </message>
    <message>
        <source>Fetch it another way</source>
        <translation>Télécharger autrement</translation>
    </message>
    <message>
        <source>Fetch it, {size}</source>
        <translation>Télécharger, {size}</translation>
    </message>
    <message>
        <source>Fetch its drafting file again, or choose another one in the setup.</source>
        <translation>Télécharger à nouveau son fichier d’ébauche, ou en choisir un autre dans la configuration.</translation>
    </message>
    <message>
        <source>Fetch next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.</source>
        <translation>Télécharger le build qui va avec ce Plimsoll par `plimsoll runtimes install`.</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install that library.</source>
        <translation>Retélécharger le moteur, ou installer cette bibliothèque.</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install the Visual C++ runtime.</source>
        <translation>Retélécharger le moteur, ou installer le runtime Visual C++.</translation>
    </message>
    <message>
        <source>Fetch the engine again.</source>
        <translation>Retélécharger le moteur.</translation>
    </message>
    <message>
        <source>Fetch the engine, {size}</source>
        <translation>Récupérer le moteur, {size}</translation>
    </message>
    <message>
        <source>Fetch the file again</source>
        <translation>Retélécharger le fichier</translation>
    </message>
    <message>
        <source>Fetch the file again from where it came; Plimsoll can do so for files that it fetched itself.</source>
        <translation>Retélécharger le fichier depuis sa source&#x202f;; Plimsoll peut le faire pour les fichiers qu’il a téléchargés lui-même.</translation>
    </message>
    <message>
        <source>Fetch the file with a browser and add it in Models.</source>
        <translation>Télécharger le fichier avec un navigateur et l’ajouter dans Modèles.</translation>
    </message>
    <message>
        <source>Fetch the missing part</source>
        <translation>Télécharger la partie manquante</translation>
    </message>
    <message>
        <source>Fetch the model again: only the missing part is transferred.</source>
        <translation>Retélécharger le modèle&#x202f;: seule la partie manquante est transférée.</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Téléchargé</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Fetching the build</source>
        <translation>Téléchargement du build</translation>
    </message>
    <message>
        <source>Fetching what it needs</source>
        <translation>Téléchargement de ce qu’il faut</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Fewer checkpoints</source>
        <translation>Moins de points de reprise</translation>
    </message>
    <message>
        <source>Fewer draft tokens</source>
        <translation>Moins de tokens d’ébauche</translation>
    </message>
    <message>
        <source>Fewer layers on the card</source>
        <translation>Moins de couches sur la carte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File mapped (mmap)</source>
        <translation>Fichier mappé (mmap)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>Fichier du paquet</translation>
    </message>
    <message>
        <source>Files of the engine are missing or were changed.</source>
        <translation>Des fichiers du moteur manquent ou ont été modifiés.</translation>
    </message>
    <message>
        <source>Filling the context</source>
        <translation>Remplissage du contexte</translation>
    </message>
    <message>
        <source>Fills 90 % of the context. A question or Stop ends it early.</source>
        <translation>Remplit 90&#x202f;% du contexte. Une question ou Arrêter y met fin plus tôt.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>Chercher un modèle</translation>
    </message>
    <message>
        <source>Find a model for this computer</source>
        <translation>Chercher un modèle pour cet ordinateur</translation>
    </message>
    <message>
        <source>Find in chats</source>
        <translation>Chercher dans les discussions</translation>
    </message>
    <message>
        <source>Find one for this computer</source>
        <translation>En chercher un pour cet ordinateur</translation>
    </message>
    <message>
        <source>Find one that fits this computer, or begin at once: the starter model is small and comes with Plimsoll, the engine test is a tiny one that only shows that everything works. Files can also be dropped here.</source>
        <translation>Cherchez-en un qui tienne sur cet ordinateur, ou commencez tout de suite&#x202f;: le modèle de départ est petit et livré avec Plimsoll, le test du moteur est minuscule et montre seulement que tout marche. On peut aussi déposer des fichiers ici.</translation>
    </message>
    <message>
        <source>Find the best lock</source>
        <translation>Trouver le meilleur verrouillage</translation>
    </message>
    <message>
        <source>First at {first}: {before} Then at {second}: {title}</source>
        <translation>D’abord à {first} : {before} Puis à {second} : {title}</translation>
    </message>
    <message>
        <source>First reply</source>
        <translation>Première réponse</translation>
    </message>
    <message>
        <source>First the engine for your card</source>
        <translation>D’abord le moteur pour votre carte</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier token</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Tient</translation>
    </message>
    <message>
        <source>Fix it for me</source>
        <translation>Réparer pour moi</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Réparé</translation>
    </message>
    <message>
        <source>Fixed clocks</source>
        <translation>Fréquences fixes</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Fixes and receipts</source>
        <translation>Solutions et attestations</translation>
    </message>
    <message>
        <source>Fixing it</source>
        <translation>Réparation en cours</translation>
    </message>
    <message>
        <source>Fixing {name}</source>
        <translation>Réparation de {name}</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Flash attention on</source>
        <translation>Flash attention activée</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Folders that are listed too</source>
        <translation>Dossiers listés en plus</translation>
    </message>
    <message>
        <source>Follows what Settings say.</source>
        <translation>Suit ce que disent les Réglages.</translation>
    </message>
    <message>
        <source>For the card (CUDA 12)</source>
        <translation>Pour la carte (CUDA 12)</translation>
    </message>
    <message>
        <source>For the card (CUDA 13)</source>
        <translation>Pour la carte (CUDA 13)</translation>
    </message>
    <message>
        <source>For the card (CUDA)</source>
        <translation>Pour la carte (CUDA)</translation>
    </message>
    <message>
        <source>For the card (Vulkan)</source>
        <translation>Pour la carte (Vulkan)</translation>
    </message>
    <message>
        <source>For the processor</source>
        <translation>Pour le processeur</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>Oublier le jeton</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>Libérer de l’espace disque</translation>
    </message>
    <message>
        <source>Free for a model</source>
        <translation>Libre pour un modèle</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Mémoire libre</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder.</source>
        <translation>Y libérer de l’espace, ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Free some space, or check the folder&apos;s permissions.</source>
        <translation>Libérer de l’espace, ou vérifier les droits du dossier.</translation>
    </message>
    <message>
        <source>Free some space, or set HF_HUB_CACHE to a folder on another drive.</source>
        <translation>Libérer de l’espace, ou mettre HF_HUB_CACHE sur un dossier d’un autre disque.</translation>
    </message>
    <message>
        <source>Free some space, or set PLIMSOLL_HOME to another drive.</source>
        <translation>Libérer de l’espace, ou mettre PLIMSOLL_HOME sur un autre disque.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Libérer de l’espace, puis réessayer.</translation>
    </message>
    <message>
        <source>Free some space; what is on the screen stays until Plimsoll ends.</source>
        <translation>Libérer de l’espace&#x202f;; ce qui est à l’écran reste jusqu’à la fin de Plimsoll.</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>De {low} à {high}</translation>
    </message>
    <message>
        <source>Full cache type (f16)</source>
        <translation>Type de cache complet (f16)</translation>
    </message>
    <message>
        <source>GPU has fallen off the bus</source>
        <translation>Le GPU a disparu du bus</translation>
    </message>
    <message>
        <source>GPU initialization failure</source>
        <translation>Échec d’initialisation du GPU</translation>
    </message>
    <message>
        <source>GPU memory page fault</source>
        <translation>Défaut de page mémoire du GPU</translation>
    </message>
    <message>
        <source>GPU recovery action changed</source>
        <translation>L’action de récupération du GPU a changé</translation>
    </message>
    <message>
        <source>GPU stopped processing</source>
        <translation>Le GPU a cessé de traiter</translation>
    </message>
    <message>
        <source>GPU {use} % busy at {watts} W</source>
        <translation>GPU occupé à {use}&#x202f;% pour {watts}&#xa0;W</translation>
    </message>
    <message>
        <source>GSP RPC timeout</source>
        <translation>Délai RPC du GSP dépassé</translation>
    </message>
    <message>
        <source>GSP error</source>
        <translation>Erreur du GSP</translation>
    </message>
    <message>
        <source>Gated</source>
        <translation>Restreint</translation>
    </message>
    <message>
        <source>Gemma Terms of Use</source>
        <translation>Conditions d’utilisation de Gemma</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Obtenir</translation>
    </message>
    <message>
        <source>Get the starter model</source>
        <translation>Obtenir le modèle de départ</translation>
    </message>
    <message>
        <source>Getting the model</source>
        <translation>Obtention du modèle</translation>
    </message>
    <message>
        <source>Getting {name}</source>
        <translation>Obtention de {name}</translation>
    </message>
    <message>
        <source>Give a PEM file.</source>
        <translation>Donner un fichier PEM.</translation>
    </message>
    <message>
        <source>Give it: --rpc {missing}.</source>
        <translation>Le donner&#x202f;: --rpc {missing}.</translation>
    </message>
    <message>
        <source>Give owner/repository, or an address on the Hub.</source>
        <translation>Donner owner/repository, ou une adresse sur le Hub.</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>Donner owner/repository:QUANT, un chemin, «&#x202f;starter&#x202f;» ou «&#x202f;engine-test&#x202f;».</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, an address on the Hub, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>Donner owner/repository:QUANT, une adresse sur le Hub, un chemin, «&#x202f;starter&#x202f;» ou «&#x202f;engine-test&#x202f;».</translation>
    </message>
    <message>
        <source>Give the clocks back</source>
        <translation>Libérer les fréquences</translation>
    </message>
    <message>
        <source>Give the container the card</source>
        <translation>Donner la carte au conteneur</translation>
    </message>
    <message>
        <source>Give the display watchdog more time</source>
        <translation>Donner plus de temps à la surveillance de l’affichage</translation>
    </message>
    <message>
        <source>Give the driver&apos;s watchdog more time</source>
        <translation>Donner plus de temps à la surveillance du pilote</translation>
    </message>
    <message>
        <source>Give the file of the authority that signed it (--ca FILE). Nothing was sent.</source>
        <translation>Donner le fichier de l’autorité qui l’a signé (--ca FILE). Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Give the parts their names back, such as model-00001-of-{count}.gguf.</source>
        <translation>Rendre aux parties leurs noms, comme model-00001-of-{count}.gguf.</translation>
    </message>
    <message>
        <source>Give the parts their own names back, or download them again.</source>
        <translation>Rendre aux parties leurs propres noms, ou les retélécharger.</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>Les libérer</translation>
    </message>
    <message>
        <source>Give them back here, or with `plimsoll clocks reset`; a restart of the computer does it too.</source>
        <translation>Les libérer ici, ou par `plimsoll clocks reset`&#x202f;; un redémarrage de l’ordinateur le fait aussi.</translation>
    </message>
    <message>
        <source>Gives the card’s memory and its watts back; the next message loads the model again.</source>
        <translation>Rend la mémoire de la carte et ses watts&#x202f;; le prochain message recharge le modèle.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on with downloads</source>
        <translation>Reprendre les téléchargements</translation>
    </message>
    <message>
        <source>Go on with {name}…</source>
        <translation>Continuer avec {name}…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quality</comment>
        <translation>Bonne</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quant</comment>
        <translation>Bonne</translation>
    </message>
    <message>
        <source>Graphics engine class error</source>
        <translation>Erreur de classe du moteur graphique</translation>
    </message>
    <message>
        <source>Graphics engine exception</source>
        <translation>Exception du moteur graphique</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Groupes de réglages</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is {given}, which cannot be asked: {error}.</source>
        <translation>HF_ENDPOINT vaut {given}, qui ne peut pas être interrogé : {error}.</translation>
    </message>
    <message>
        <source>Hardware slowdown</source>
        <translation>Ralentissement matériel</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Health of this computer</source>
        <translation>Santé de cet ordinateur</translation>
    </message>
    <message>
        <source>Health of this computer: {state}</source>
        <translation>Santé de cet ordinateur&#x202f;: {state}</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>Heat.</source>
        <translation>Chaleur.</translation>
    </message>
    <message>
        <source>Heavy loss</source>
        <translation>Forte perte</translation>
    </message>
    <message>
        <source>Held by the engine</source>
        <translation>Détenu par le moteur</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Here, and left open: the tunnel. NAME is the other computer.</source>
        <translation>Ici, et laissé ouvert&#x202f;: le tunnel. NAME est l’autre ordinateur.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>High single-bit ECC error rate</source>
        <translation>Taux élevé d’erreurs ECC à un bit</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Hold the graphs</source>
        <translation>Figer les courbes</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Holds the longest documents</source>
        <translation>Contient les plus longs documents</translation>
    </message>
    <message>
        <source>Holds {n_ctx} tokens and leaves {room} GiB on {place}.</source>
        <translation>Contient {n_ctx} tokens et laisse {room}&#xa0;Gio ({place}).</translation>
    </message>
    <message>
        <source>Host memory was almost used up.</source>
        <translation>La mémoire de l’hôte était presque épuisée.</translation>
    </message>
    <message>
        <source>How close it stays to the original, as measured for files of this kind.</source>
        <translation>Fidélité à l’original, telle que mesurée pour les fichiers de ce type.</translation>
    </message>
    <message>
        <source>How fast it goes. A token is a piece of a word, in English about 4 letters.</source>
        <translation>Sa vitesse. Un token est un morceau de mot, en anglais environ 4 lettres.</translation>
    </message>
    <message>
        <source>How fast the card&apos;s memory runs. The speed of replies hangs on it more than on anything else.</source>
        <translation>La vitesse de la mémoire de la carte. La vitesse des réponses en dépend plus que de tout le reste.</translation>
    </message>
    <message>
        <source>How long it takes until the reply begins: the prompt is read before that.</source>
        <translation>Le temps avant que la réponse commence&#x202f;: le prompt est lu d’abord.</translation>
    </message>
    <message>
        <source>How many tokens of a prompt are read in one step, also called ubatch. More reads faster and takes more memory.</source>
        <translation>Le nombre de tokens d’un prompt lus en une étape, aussi appelé ubatch. Plus grand lit plus vite et prend plus de mémoire.</translation>
    </message>
    <message>
        <source>How many tokens of text fit at once: the chat so far, its files and the reply. More takes more memory.</source>
        <translation>Le nombre de tokens de texte qui tiennent à la fois&#x202f;: la discussion jusqu’ici, ses fichiers et la réponse. Plus grand prend plus de mémoire.</translation>
    </message>
    <message>
        <source>How the weights are stored. Fewer bits take less memory and lose some quality.</source>
        <translation>La façon dont les poids sont stockés. Moins de bits prennent moins de mémoire et perdent un peu de qualité.</translation>
    </message>
    <message>
        <source>How this model calls tools is not known here: its calls come as text.</source>
        <translation>La manière dont ce modèle appelle les outils n’est pas connue ici&#x202f;: ses appels arrivent en texte.</translation>
    </message>
    <message>
        <source>If the computer slept, reload the module nvidia_uvm or restart the computer.</source>
        <translation>Si l’ordinateur a été mis en veille, recharger le module nvidia_uvm ou redémarrer l’ordinateur.</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file ({size}) is not fetched.</source>
        <translation>Images&#x202f;: pas encore. Le modèle sait voir&#x202f;; Plimsoll l’utilise avec du texte, et son fichier d’images ({size}) n’est pas téléchargé.</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file is not fetched.</source>
        <translation>Images&#x202f;: pas encore. Le modèle sait voir&#x202f;; Plimsoll l’utilise avec du texte, et son fichier d’images n’est pas téléchargé.</translation>
    </message>
    <message>
        <source>In a container or a virtual machine the host has to lock the clocks.</source>
        <translation>Dans un conteneur ou une machine virtuelle, c’est à l’hôte de verrouiller les fréquences.</translation>
    </message>
    <message>
        <source>In a container raise its memory limit. Otherwise more memory must be built in.</source>
        <translation>Dans un conteneur, relever sa limite de mémoire. Sinon il faut ajouter de la mémoire.</translation>
    </message>
    <message>
        <source>In a container the computer is not 127.0.0.1: use {address}. With Docker on Linux itself, let other computers ask too (Settings, Local API).</source>
        <translation>Dans un conteneur, l’ordinateur n’est pas 127.0.0.1&#x202f;: utiliser {address}. Avec Docker sous Linux même, laisser aussi d’autres ordinateurs interroger (Réglages, API locale).</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project.</source>
        <translation>Dans un terminal, dans le dossier du projet.</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project. Only this terminal asks Plimsoll.</source>
        <translation>Dans un terminal, dans le dossier du projet. Seul ce terminal interroge Plimsoll.</translation>
    </message>
    <message>
        <source>In a terminal.</source>
        <translation>Dans un terminal.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>In this computer&apos;s memory</source>
        <translation>Dans la mémoire de cet ordinateur</translation>
    </message>
    <message>
        <source>In this order: 1. a CUDA wheel of llama-cpp-python 0.3.36 from its own index; 2. a build on this computer: install the CUDA toolkit (nvcc), set CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; and set Plimsoll up anew; 3. `plimsoll runtimes install vulkan`; 4. the processor, as set up.</source>
        <translation>Dans cet ordre&#x202f;: 1. un wheel CUDA de llama-cpp-python 0.3.36 depuis son propre index&#x202f;; 2. une compilation sur cet ordinateur&#x202f;: installer le CUDA toolkit (nvcc), définir CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; et réinstaller Plimsoll&#x202f;; 3. `plimsoll runtimes install vulkan`&#x202f;; 4. le processeur, tel qu’installé.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for the card.</source>
        <translation>Installer le pilote NVIDIA de la carte.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for this system, then restart.</source>
        <translation>Installer le pilote NVIDIA pour ce système, puis redémarrer.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages or from NVIDIA, then restart.</source>
        <translation>Installer le pilote NVIDIA depuis les paquets de votre système ou depuis NVIDIA, puis redémarrer.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages: it turns nouveau off. Then restart.</source>
        <translation>Installer le pilote NVIDIA depuis les paquets de votre système&#x202f;: il désactive nouveau. Puis redémarrer.</translation>
    </message>
    <message>
        <source>Install Plimsoll&apos;s package again; root must own the helper.</source>
        <translation>Réinstaller le paquet de Plimsoll&#x202f;; root doit posséder l’assistant.</translation>
    </message>
    <message>
        <source>Install a newer NVIDIA driver, then run `plimsoll runtimes check`.</source>
        <translation>Installer un pilote NVIDIA plus récent, puis lancer `plimsoll runtimes check`.</translation>
    </message>
    <message>
        <source>Install another version of NVIDIA&apos;s driver (the newest production branch first), then restart.</source>
        <translation>Installer une autre version du pilote NVIDIA (d’abord la branche de production la plus récente), puis redémarrer.</translation>
    </message>
    <message>
        <source>Install driver {needed} or newer.</source>
        <translation>Installer le pilote {needed} ou plus récent.</translation>
    </message>
    <message>
        <source>Install it with the system&apos;s packages, or take another kind. {alternatives}</source>
        <translation>L’installer avec les paquets du système, ou prendre un autre type. {alternatives}</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver in Windows (not here), then run &apos;wsl --shutdown&apos;.</source>
        <translation>Installer le pilote NVIDIA dans Windows (pas ici), puis lancer `wsl --shutdown`.</translation>
    </message>
    <message>
        <source>Install the driver</source>
        <translation>Installer le pilote</translation>
    </message>
    <message>
        <source>Install the engine again</source>
        <translation>Réinstaller le moteur</translation>
    </message>
    <message>
        <source>Install the other kind: cu12 for older cards, cu13 for the newest.</source>
        <translation>Installer l’autre type&#x202f;: cu12 pour les cartes anciennes, cu13 pour les plus récentes.</translation>
    </message>
    <message>
        <source>Install the program again</source>
        <translation>Réinstaller le programme</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll on both. plimsoll runtimes list tells which engine each uses; it must be of the same version too.</source>
        <translation>Installer la même version de Plimsoll sur les deux. `plimsoll runtimes list` dit quel moteur chacun utilise&#x202f;; il doit aussi être de la même version.</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll, and of its engine, on both.</source>
        <translation>Installer la même version de Plimsoll, et de son moteur, sur les deux.</translation>
    </message>
    <message>
        <source>Instead of the file a web page came, not from {host}: a network sign-in page or a filter answers in its place.</source>
        <translation>Une page web est arrivée à la place du fichier, pas de {host}&#x202f;: une page de connexion réseau ou un filtre répond à sa place.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Instructions and style</source>
        <translation>Instructions et style</translation>
    </message>
    <message>
        <source>Instructions and style (Ctrl+I)</source>
        <translation>Instructions et style (Ctrl+I)</translation>
    </message>
    <message>
        <source>Instructions and style of the chat</source>
        <translation>Instructions et style de la discussion</translation>
    </message>
    <message>
        <source>Internal micro-controller breakpoint</source>
        <translation>Point d’arrêt du microcontrôleur interne</translation>
    </message>
    <message>
        <source>Internal micro-controller halt</source>
        <translation>Blocage du microcontrôleur interne</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Interrupted here.</source>
        <translation>Interrompu ici.</translation>
    </message>
    <message>
        <source>Interrupted, kept</source>
        <translation>Interrompue, gardée</translation>
    </message>
    <message>
        <source>Invalid or corrupted push buffer</source>
        <translation>Push buffer invalide ou corrompu</translation>
    </message>
    <message>
        <source>It answered that nothing is there.</source>
        <translation>La réponse est qu’il n’y a rien là.</translation>
    </message>
    <message>
        <source>It answered that there were too many requests.</source>
        <translation>La réponse est qu’il y a eu trop de requêtes.</translation>
    </message>
    <message>
        <source>It belongs to LM Studio</source>
        <translation>Appartient à LM Studio</translation>
    </message>
    <message>
        <source>It belongs to Ollama</source>
        <translation>Appartient à Ollama</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Il peut être ouvert maintenant.</translation>
    </message>
    <message>
        <source>It cannot be read to its end, so nothing of it is used.</source>
        <translation>Il ne peut pas être lu jusqu’au bout, donc rien n’en est utilisé.</translation>
    </message>
    <message>
        <source>It changes the engine.</source>
        <translation>Cela change le moteur.</translation>
    </message>
    <message>
        <source>It comes with Plimsoll</source>
        <translation>Livré avec Plimsoll</translation>
    </message>
    <message>
        <source>It comes with Plimsoll and proves the whole way, from memory to an answer.</source>
        <translation>Il est livré avec Plimsoll et éprouve tout le parcours, de la mémoire à une réponse.</translation>
    </message>
    <message>
        <source>It could not be planned.</source>
        <translation>Il n’a pas pu être planifié.</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>Il n’a pas pu être démarré.</translation>
    </message>
    <message>
        <source>It did not answer, or with an error of its own.</source>
        <translation>Aucune réponse, ou une erreur de sa part.</translation>
    </message>
    <message>
        <source>It did not open</source>
        <translation>Il ne s’est pas ouvert</translation>
    </message>
    <message>
        <source>It does not run as it was asked to, and nothing says why.</source>
        <translation>Cela ne fonctionne pas comme demandé, et rien ne dit pourquoi.</translation>
    </message>
    <message>
        <source>It does not suit {name} (compute capability {compute_capability}).</source>
        <translation>Il ne convient pas à {name} (compute capability {compute_capability}).</translation>
    </message>
    <message>
        <source>It drafts with {name}, a file of its own.</source>
        <translation>Il ébauche avec {name}, un fichier à part.</translation>
    </message>
    <message>
        <source>It ended between two checkpoints of the state.</source>
        <translation>Il s’est terminé entre deux points de reprise de l’état.</translation>
    </message>
    <message>
        <source>It ended in the middle of its work[, with {how}], and no line says more.</source>
        <translation>Il s’est terminé en plein travail[, avec {how}], et aucune ligne n’en dit plus.</translation>
    </message>
    <message>
        <source>It ended, or swelled, while prompts were kept for reuse.</source>
        <translation>Il s’est terminé, ou a enflé, pendant que des prompts étaient gardés pour resservir.</translation>
    </message>
    <message>
        <source>It fetches {size}.</source>
        <translation>Cela télécharge {size}.</translation>
    </message>
    <message>
        <source>It has no code for {name}: CUDA 12.8 or newer is needed.</source>
        <translation>Il n’a pas de code pour {name}&#x202f;: il faut CUDA 12.8 ou plus récent.</translation>
    </message>
    <message>
        <source>It has not been asked since Plimsoll started.</source>
        <translation>Pas d’interrogation depuis le démarrage de Plimsoll.</translation>
    </message>
    <message>
        <source>It holds a name that leads out of its own folder, so nothing of it was unpacked.</source>
        <translation>Elle contient un nom qui mène hors de son propre dossier, donc rien n’en a été extrait.</translation>
    </message>
    <message>
        <source>It is being opened.</source>
        <translation>Il est en train de s’ouvrir.</translation>
    </message>
    <message>
        <source>It is for you to do.</source>
        <translation>C’est à vous de le faire.</translation>
    </message>
    <message>
        <source>It is loaded and answers at once.</source>
        <translation>Il est chargé et répond aussitôt.</translation>
    </message>
    <message>
        <source>It is loaded.</source>
        <translation>Il est chargé.</translation>
    </message>
    <message>
        <source>It is on the list of builds that must not be used.</source>
        <translation>Il est sur la liste des builds à ne pas utiliser.</translation>
    </message>
    <message>
        <source>It is slow, and nothing says why.</source>
        <translation>C’est lent, et rien ne dit pourquoi.</translation>
    </message>
    <message>
        <source>It is taken off the list, and its key out of the keyring. Your chats stay.</source>
        <translation>Il est retiré de la liste, et sa clé du trousseau. Vos discussions restent.</translation>
    </message>
    <message>
        <source>It lends nothing.</source>
        <translation>Il ne prête rien.</translation>
    </message>
    <message>
        <source>It lies in a folder of yours</source>
        <translation>Se trouve dans un de vos dossiers</translation>
    </message>
    <message>
        <source>It loaded before.</source>
        <translation>Il s’était chargé auparavant.</translation>
    </message>
    <message>
        <source>It locks the card&apos;s clocks.</source>
        <translation>Il verrouille les fréquences de la carte.</translation>
    </message>
    <message>
        <source>It names another commit of its source, and what it understands may differ.</source>
        <translation>Il indique un autre commit de sa source, et ce qu’il comprend peut différer.</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <translation>Il propose {model} et {n} autres.</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <comment>one</comment>
        <translation>Il propose {model} et {n} autre.</translation>
    </message>
    <message>
        <source>It offers {model}.</source>
        <translation>Il propose {model}.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Il reste</translation>
    </message>
    <message>
        <source>It stopped, and nothing says why.</source>
        <translation>Il s’est arrêté, et rien ne dit pourquoi.</translation>
    </message>
    <message>
        <source>It takes the first; set CUDA_VISIBLE_DEVICES to the id of another one to use that.</source>
        <translation>Il prend la première&#x202f;; mettre CUDA_VISIBLE_DEVICES sur l’identifiant d’une autre pour l’utiliser.</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor does not have.</source>
        <translation>Il utilise une instruction que ce processeur n’a pas.</translation>
    </message>
    <message>
        <source>It waits in the tray until you need it. No model is loaded by that.</source>
        <translation>Il attend dans la zone de notification. Aucun modèle n’est chargé pour autant.</translation>
    </message>
    <message>
        <source>It was added where it lies</source>
        <translation>Il a été ajouté là où il est</translation>
    </message>
    <message>
        <source>It was damaged before it was moved</source>
        <translation>Il était endommagé avant d’être déplacé</translation>
    </message>
    <message>
        <source>It was killed at once and left no word, and the computer had memory to spare.</source>
        <translation>Il a été tué net sans laisser un mot, et l’ordinateur avait de la mémoire de reste.</translation>
    </message>
    <message>
        <source>It was moved or deleted, or it may not be read; the model itself is as it was.</source>
        <translation>Il a été déplacé ou supprimé, ou ne peut pas être lu&#x202f;; le modèle lui-même est inchangé.</translation>
    </message>
    <message>
        <source>It was not enough.</source>
        <translation>Cela n’a pas suffi.</translation>
    </message>
    <message>
        <source>It was not opened</source>
        <translation>Il n’a pas été ouvert</translation>
    </message>
    <message>
        <source>It was not proven to the end.</source>
        <translation>Il n’a pas été éprouvé jusqu’au bout.</translation>
    </message>
    <message>
        <source>It was set up for the processor, which works at once. The build for your card is llama.cpp’s own release with NVIDIA’s libraries ({kind}). It is verified, then tried with a tiny model before it is used.</source>
        <translation>L’installation s’est faite pour le processeur, ce qui marche tout de suite. Le build pour votre carte est la version publiée par llama.cpp même, avec les bibliothèques de NVIDIA ({kind}). Il est vérifié, puis essayé avec un modèle minuscule avant d’être utilisé.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>L’opération a été arrêtée.</translation>
    </message>
    <message>
        <source>It was stopped; everything is as before.</source>
        <translation>Il a été arrêté&#x202f;; tout est comme avant.</translation>
    </message>
    <message>
        <source>It was there and did nothing more, and no line of it says why.</source>
        <translation>Il était là et ne faisait plus rien, et aucune de ses lignes ne dit pourquoi.</translation>
    </message>
    <message>
        <source>It was tried with a tiny model in a process of its own, and did not do what it must.</source>
        <translation>Il a été essayé avec un modèle minuscule dans son propre processus, et n’a pas fait ce qu’il doit.</translation>
    </message>
    <message>
        <source>It works again</source>
        <translation>Cela fonctionne de nouveau</translation>
    </message>
    <message>
        <source>It works in build {setting}.</source>
        <translation>Cela marche dans le build {setting}.</translation>
    </message>
    <message>
        <source>It works with a context of {n} tokens</source>
        <translation>Cela marche avec un contexte de {n} tokens</translation>
    </message>
    <message>
        <source>It works with a micro-batch of {n}</source>
        <translation>Cela marche avec un micro-lot de {n}</translation>
    </message>
    <message>
        <source>It works with {names} of {works}.</source>
        <translation>Cela marche avec {names} de {works}.</translation>
    </message>
    <message>
        <source>It works without drafting</source>
        <translation>Cela marche sans ébauche</translation>
    </message>
    <message>
        <source>It works: {remedy}</source>
        <translation>Cela marche&#x202f;: {remedy}</translation>
    </message>
    <message>
        <source>It works: {remedy}.</source>
        <translation>Cela marche&#x202f;: {remedy}.</translation>
    </message>
    <message>
        <source>Its bytes are not what was published.</source>
        <translation>Ses octets ne sont pas ceux publiés.</translation>
    </message>
    <message>
        <source>Its context holds {held} tokens.</source>
        <translation>Son contexte contient {held} tokens.</translation>
    </message>
    <message>
        <source>Its hash differs.</source>
        <translation>Son empreinte diffère.</translation>
    </message>
    <message>
        <source>Its maker gives it to those who have accepted the terms on its page.</source>
        <translation>Son auteur le donne à qui a accepté les conditions sur sa page.</translation>
    </message>
    <message>
        <source>Its name or its address does not answer from this computer.</source>
        <translation>Son nom ou son adresse ne répond pas depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>Its numbers stand in reverse order (big-endian): fetched again it is the same.</source>
        <translation>Ses nombres sont en ordre inverse (big-endian)&#x202f;: retéléchargé, il sera le même.</translation>
    </message>
    <message>
        <source>Its server is not started, the tunnel to it is closed, or it works for another program.</source>
        <translation>Son serveur n’est pas démarré, le tunnel vers lui est fermé, ou il travaille pour un autre programme.</translation>
    </message>
    <message>
        <source>Its vectors have another size than the model&apos;s.</source>
        <translation>Ses vecteurs n’ont pas la taille de ceux du modèle.</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>janv.</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>juil.</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>KV type of keys</source>
        <translation>Type KV des clés</translation>
    </message>
    <message>
        <source>KV type of values</source>
        <translation>Type KV des valeurs</translation>
    </message>
    <message>
        <source>KV {keys} and {values}</source>
        <translation>KV {keys} et {values}</translation>
    </message>
    <message>
        <source>KV {kind}</source>
        <translation>KV {kind}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep all layers on this computer</source>
        <translation>Garder toutes les couches sur cet ordinateur</translation>
    </message>
    <message>
        <source>Keep and ask it</source>
        <translation>Garder et l’interroger</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>download</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Keep it no longer</source>
        <translation>Ne plus le garder</translation>
    </message>
    <message>
        <source>Keep makes this the setup of the model. Undo goes back to the setup before.</source>
        <translation>Garder en fait la configuration du modèle. Annuler revient à la configuration d’avant.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Rester actif dans la zone de notification</translation>
    </message>
    <message>
        <source>Keep the question as it was</source>
        <translation>Garder la question telle quelle</translation>
    </message>
    <message>
        <source>Keep the question as it was (Esc)</source>
        <translation>Garder la question telle quelle (Échap)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardé</translation>
    </message>
    <message>
        <source>Kept free</source>
        <translation>Gardé libre</translation>
    </message>
    <message>
        <source>Kept free for the desktop</source>
        <translation>Gardé libre pour le bureau</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>legend</comment>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>LFM Open 1.0</source>
        <translation>LFM Open 1.0</translation>
    </message>
    <message>
        <source>LM Studio&apos;s</source>
        <translation>de LM Studio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>Dernier échec</translation>
    </message>
    <message>
        <source>Later question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Later reply</source>
        <translation>Réponse suivante</translation>
    </message>
    <message>
        <source>Later requests of this size run at full speed.</source>
        <translation>Les requêtes suivantes de cette taille vont à pleine vitesse.</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The card computes those in its memory; the others are offloaded, and the processor computes them, much slower.</source>
        <translation>Les couches sont les étapes du modèle. La carte calcule celles qui sont dans sa mémoire&#x202f;; les autres reviennent au processeur, bien plus lent.</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The cards work one after another, each on its own layers: several cards make room, not speed.</source>
        <translation>Les couches sont les étapes du modèle. Les cartes travaillent l’une après l’autre, chacune sur ses couches&#x202f;: plusieurs cartes donnent de la place, pas de la vitesse.</translation>
    </message>
    <message>
        <source>Layers on each card</source>
        <translation>Couches par carte</translation>
    </message>
    <message>
        <source>Layers on the card</source>
        <translation>Couches sur la carte</translation>
    </message>
    <message>
        <source>Layers on {card}</source>
        <translation>Couches sur {card}</translation>
    </message>
    <message>
        <source>Learned from {n} proof with this engine, driver and kind of model:</source>
        <translation>Appris de {n} épreuve avec ce moteur, ce pilote et ce type de modèle&#x202f;:</translation>
    </message>
    <message>
        <source>Learned from {n} proofs with this engine, driver and kind of model:</source>
        <translation>Appris de {n} épreuves avec ce moteur, ce pilote et ce type de modèle&#x202f;:</translation>
    </message>
    <message>
        <source>Leave &apos;dimensions&apos; out.</source>
        <translation>Omettre «&#x202f;dimensions&#x202f;».</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Leave out --raw.</source>
        <translation>Omettre --raw.</translation>
    </message>
    <message>
        <source>Leave out what it names.</source>
        <translation>Omettre ce qui est nommé.</translation>
    </message>
    <message>
        <source>Leaves room for everybody else on the line.</source>
        <translation>Laisse de la place aux autres utilisateurs de la ligne.</translation>
    </message>
    <message>
        <source>Left out, because a figure is not known: {missing}.</source>
        <translation>Omis, car un chiffre n’est pas connu&#x202f;: {missing}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins d’animations</translation>
    </message>
    <message>
        <source>Less text at a time.</source>
        <translation>Moins de texte à la fois.</translation>
    </message>
    <message>
        <source>Let it load one.</source>
        <translation>Le laisser en charger un.</translation>
    </message>
    <message>
        <source>Let more air to the card, or lock its clock lower.</source>
        <translation>Laisser plus d’air à la carte, ou verrouiller sa fréquence plus bas.</translation>
    </message>
    <message>
        <source>Let other programs ask first.</source>
        <translation>Laisser d’abord d’autres programmes interroger.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Likelihoods, schemas and tools go with a chat, not with bare text.</source>
        <translation>Les probabilités, schémas et outils vont avec une discussion, pas avec un simple texte.</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Lignes du fichier</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>List the models of a folder</source>
        <translation>Lister les modèles d’un dossier</translation>
    </message>
    <message>
        <source>List {what}?</source>
        <translation>Lister {what}&#x202f;?</translation>
    </message>
    <message>
        <source>Lively and to the point; right for most chats.</source>
        <translation>Vivant et concis&#x202f;; convient à la plupart des discussions.</translation>
    </message>
    <message>
        <source>Llama 2 licence</source>
        <translation>Licence Llama 2</translation>
    </message>
    <message>
        <source>Llama 3 licence</source>
        <translation>Licence Llama 3</translation>
    </message>
    <message>
        <source>Llama 3.1 Community</source>
        <translation>Llama 3.1 Community</translation>
    </message>
    <message>
        <source>Llama 3.1 licence</source>
        <translation>Licence Llama 3.1</translation>
    </message>
    <message>
        <source>Llama 3.2 Community</source>
        <translation>Llama 3.2 Community</translation>
    </message>
    <message>
        <source>Llama 3.2 licence</source>
        <translation>Licence Llama 3.2</translation>
    </message>
    <message>
        <source>Llama 3.3 licence</source>
        <translation>Licence Llama 3.3</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Load a model first: it works meanwhile.</source>
        <translation>Charger d’abord un modèle&#x202f;: il travaille pendant ce temps.</translation>
    </message>
    <message>
        <source>Load line</source>
        <translation>Ligne de charge</translation>
    </message>
    <message>
        <source>Load line {n}</source>
        <translation>Ligne de charge {n}</translation>
    </message>
    <message>
        <source>Load one first.</source>
        <translation>En charger un d’abord.</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Charger le modèle</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>Recharger le modèle.</translation>
    </message>
    <message>
        <source>Load the model again; if it happens again, open Fixes.</source>
        <translation>Recharger le modèle&#x202f;; si cela se reproduit, ouvrir Solutions.</translation>
    </message>
    <message>
        <source>Load the model without its projector file (mmproj).</source>
        <translation>Charger le modèle sans son fichier de projecteur (mmproj).</translation>
    </message>
    <message>
        <source>Load {model}</source>
        <translation>Charger {model}</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>Charger {name}</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Chargé</translation>
    </message>
    <message>
        <source>Loaded without drafting: there was no memory for its context.</source>
        <translation>Chargé sans ébauche&#x202f;: il n’y avait pas de mémoire pour son contexte.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Loading takes about {time}.</source>
        <translation>Le chargement prend environ {time}.</translation>
    </message>
    <message>
        <source>Loading the model with a fresh engine, with nothing left in it from before.</source>
        <translation>Chargement du modèle avec un moteur neuf, sans rien qui reste d’avant.</translation>
    </message>
    <message>
        <source>Loading {name}</source>
        <translation>Chargement de {name}</translation>
    </message>
    <message>
        <source>Loading {share}</source>
        <translation>Chargement {share}</translation>
    </message>
    <message>
        <source>Loading, {share}</source>
        <translation>Chargement, {share}</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>API locale</translation>
    </message>
    <message>
        <source>Lock the clocks</source>
        <translation>Verrouiller les fréquences</translation>
    </message>
    <message>
        <source>Lock them, or find the best lock</source>
        <translation>Les verrouiller, ou trouver le meilleur verrouillage</translation>
    </message>
    <message>
        <source>Lock to the base clock</source>
        <translation>Verrouiller à la fréquence de base</translation>
    </message>
    <message>
        <source>Locked at every start to {limits}</source>
        <translation>Verrouillée à chaque démarrage à {limits}</translation>
    </message>
    <message>
        <source>Locked memory (mlock)</source>
        <translation>Mémoire verrouillée (mlock)</translation>
    </message>
    <message>
        <source>Locked to {limits}</source>
        <translation>Verrouillée à {limits}</translation>
    </message>
    <message>
        <source>Locking pages failed; the rest of the run does not need it.</source>
        <translation>Le verrouillage de pages a échoué&#x202f;; la suite n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Long documents</source>
        <translation>Longs documents</translation>
    </message>
    <message>
        <source>Long prompt</source>
        <translation>Long prompt</translation>
    </message>
    <message>
        <source>Long prompts are read again; only off is sure, one entry can exceed a limit.</source>
        <translation>Les longs prompts sont relus&#x202f;; seul l’arrêt complet est sûr, une seule entrée peut dépasser une limite.</translation>
    </message>
    <message>
        <source>Longer context</source>
        <translation>Contexte plus long</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Longueur maximale des réponses</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder de nouveau</translation>
    </message>
    <message>
        <source>Look at `plimsoll detect`: something else may fill the card.</source>
        <translation>Voir `plimsoll detect`&#x202f;: autre chose remplit peut-être la carte.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Look at the server&apos;s own log.</source>
        <translation>Consulter le journal du serveur.</translation>
    </message>
    <message>
        <source>Look at the server, ask again.</source>
        <translation>Examiner le serveur, redemander.</translation>
    </message>
    <message>
        <source>Look at this computer again</source>
        <translation>Examiner de nouveau cet ordinateur</translation>
    </message>
    <message>
        <source>Look what else runs.</source>
        <translation>Regarder ce qui tourne d’autre.</translation>
    </message>
    <message>
        <source>Look whether the disk is full or its folder may not be written.</source>
        <translation>Regarder si le disque est plein ou si son dossier n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Looking at this computer</source>
        <translation>Examen de cet ordinateur</translation>
    </message>
    <message>
        <source>Looking in its repository.</source>
        <translation>Recherche dans son dépôt.</translation>
    </message>
    <message>
        <source>Looking whether it is on this computer.</source>
        <translation>Recherche sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <translation>Examen&#x202f;: {n} faits</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <comment>one</comment>
        <translation>Examen&#x202f;: {n} fait</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Examen…</translation>
    </message>
    <message>
        <source>Lower the limit a little as an administrator: nvidia-smi -pl WATTS. It holds until the next restart.</source>
        <translation>Baisser un peu la limite en administrateur&#x202f;: nvidia-smi -pl WATTS. Elle vaut jusqu’au prochain redémarrage.</translation>
    </message>
    <message>
        <source>Lower the power limit</source>
        <translation>Baisser la limite de puissance</translation>
    </message>
    <message>
        <source>Lower the power limit instead, or leave the clocks as they are.</source>
        <translation>Baisser plutôt la limite de puissance, ou laisser les fréquences telles quelles.</translation>
    </message>
    <message>
        <source>Lower the power limit instead; the clocks were given back.</source>
        <translation>Baisser plutôt la limite de puissance&#x202f;; les fréquences ont été libérées.</translation>
    </message>
    <message>
        <source>MHz core</source>
        <translation>MHz cœur</translation>
    </message>
    <message>
        <source>MHz mem</source>
        <translation>MHz mém.</translation>
    </message>
    <message>
        <source>MTP</source>
        <translation>MTP</translation>
    </message>
    <message>
        <source>MTP off</source>
        <translation>MTP désactivé</translation>
    </message>
    <message>
        <source>MTP {n}</source>
        <translation>MTP {n}</translation>
    </message>
    <message>
        <source>MTP {n} of {file}</source>
        <translation>MTP {n} de {file}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Made for testing the engine: it writes nonsense.</source>
        <translation>Fait pour tester le moteur&#x202f;: il écrit des choses sans queue ni tête.</translation>
    </message>
    <message>
        <source>Made on this computer, kept in a file of your own.</source>
        <translation>Faite sur cet ordinateur, gardée dans un fichier à vous.</translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation>Créer une nouvelle clé</translation>
    </message>
    <message>
        <source>Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.</source>
        <translation>Créer un jeton de lecture sur le Hub, puis `plimsoll token set`, ou le mettre dans HF_TOKEN.</translation>
    </message>
    <message>
        <source>Make a token on the Hub and keep it in Settings, or set HF_TOKEN.</source>
        <translation>Créer un jeton sur le Hub et le garder dans les Réglages, ou définir HF_TOKEN.</translation>
    </message>
    <message>
        <source>Make an instance with `sudo nvidia-smi mig -cgi`, or switch MIG off.</source>
        <translation>Créer une instance avec `sudo nvidia-smi mig -cgi`, ou désactiver MIG.</translation>
    </message>
    <message>
        <source>Make it with: plimsoll pull engine-test.</source>
        <translation>Le créer avec&#x202f;: plimsoll pull engine-test.</translation>
    </message>
    <message>
        <source>Make the folder writable, or choose another one.</source>
        <translation>Rendre le dossier accessible en écriture, ou en choisir un autre.</translation>
    </message>
    <message>
        <source>Make the folder writable, or set HF_HUB_CACHE to one that is.</source>
        <translation>Rendre le dossier accessible en écriture, ou mettre HF_HUB_CACHE sur un qui l’est.</translation>
    </message>
    <message>
        <source>Make the folder writable, or set PLIMSOLL_HOME to one that is.</source>
        <translation>Rendre le dossier accessible en écriture, ou mettre PLIMSOLL_HOME sur un qui l’est.</translation>
    </message>
    <message>
        <source>Makes repeating a longer passage less and less likely. 0 is off.</source>
        <translation>Rend de moins en moins probable la répétition d’un long passage. 0 désactive.</translation>
    </message>
    <message>
        <source>Many corrected memory errors.</source>
        <translation>Beaucoup d’erreurs de mémoire corrigées.</translation>
    </message>
    <message>
        <source>Map the file</source>
        <translation>Mapper le fichier</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>card</comment>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>computer</comment>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory and page file together are used up, even where some memory looks free.</source>
        <translation>La mémoire et le fichier d’échange sont épuisés ensemble, même si de la mémoire semble libre.</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>Fréquence mémoire</translation>
    </message>
    <message>
        <source>Memory is short: prompts are read {now} tokens at a time.</source>
        <translation>La mémoire manque&#x202f;: les prompts sont lus par {now} tokens à la fois.</translation>
    </message>
    <message>
        <source>Memory of the card stayed taken after the unload.</source>
        <translation>La mémoire de la carte est restée occupée après le déchargement.</translation>
    </message>
    <message>
        <source>Memory of the card.</source>
        <translation>Mémoire de la carte.</translation>
    </message>
    <message>
        <source>Memory ran out while a CUDA graph was captured.</source>
        <translation>La mémoire a manqué pendant la capture d’un graphe CUDA.</translation>
    </message>
    <message>
        <source>Mend the driver&apos;s libraries</source>
        <translation>Réparer les bibliothèques du pilote</translation>
    </message>
    <message>
        <source>Mend the proxy setting</source>
        <translation>Réparer le réglage de proxy</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>MiB by line</source>
        <translation>Mio par poste</translation>
    </message>
    <message>
        <source>MiB used</source>
        <translation>Mio utilisés</translation>
    </message>
    <message>
        <source>MiB, for {quant}</source>
        <translation>Mio, pour {quant}</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-lot</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch} instead of {n_ubatch2}</source>
        <translation>Micro-lot {n_ubatch} au lieu de {n_ubatch2}</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch}: a larger one would cost the context its room.</source>
        <translation>Micro-lot {n_ubatch}&#x202f;: un plus grand prendrait la place du contexte.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Mind this</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Missing required parameter: &apos;tool_choice.name&apos;.</source>
        <translation>Paramètre obligatoire manquant&#x202f;: «&#x202f;tool_choice.name&#x202f;».</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>Fichiers de modèle</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Fichiers de modèle (*.gguf)</translation>
    </message>
    <message>
        <source>Model files end in .gguf. Folders that hold such files can be dropped too.</source>
        <translation>Les fichiers de modèle finissent par .gguf. On peut aussi déposer des dossiers qui en contiennent.</translation>
    </message>
    <message>
        <source>Model host</source>
        <translation>Hébergeur des modèles</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Models are fetched to {folder}</source>
        <translation>Les modèles sont téléchargés dans {folder}</translation>
    </message>
    <message>
        <source>Models lists it; it can be removed there.</source>
        <translation>Modèles le liste&#x202f;; on peut l’y supprimer.</translation>
    </message>
    <message>
        <source>Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any OpenAI-compatible server. Only what you enter here is asked, and only when you say so.</source>
        <translation>Modèles sur d’autres ordinateurs, derrière vLLM, SGLang, llama-server, un autre Plimsoll ou tout serveur compatible OpenAI. Seul ce que vous saisissez ici est interrogé, et seulement quand vous le dites.</translation>
    </message>
    <message>
        <source>Money, or a larger limit of the container.</source>
        <translation>De l’argent, ou une limite de conteneur plus élevée.</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Moniteur</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More computer memory</source>
        <translation>Plus de mémoire dans l’ordinateur</translation>
    </message>
    <message>
        <source>More experts on the card</source>
        <translation>Plus d’experts sur la carte</translation>
    </message>
    <message>
        <source>More memory of the card.</source>
        <translation>Plus de mémoire de la carte.</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Déplacer vers…</translation>
    </message>
    <message>
        <source>Move {title} to</source>
        <translation>Déplacer {title} vers</translation>
    </message>
    <message>
        <source>Moving {share}</source>
        <translation>Déplacement {share}</translation>
    </message>
    <message>
        <source>Much slower: the rest runs on the processor, and it is shown.</source>
        <translation>Bien plus lent&#x202f;: le reste tourne sur le processeur, et c’est affiché.</translation>
    </message>
    <message>
        <source>Multi-token prediction: the model guesses a few tokens ahead, the draft tokens, and checks them in one step. What does not hold is thrown away: replies come faster and are no worse.</source>
        <translation>Prédiction de plusieurs tokens&#x202f;: le modèle devine quelques tokens d’avance, les tokens d’ébauche, et les vérifie en une étape. Ce qui ne tient pas est jeté&#x202f;: les réponses viennent plus vite et ne sont pas moins bonnes.</translation>
    </message>
    <message>
        <source>NVIDIA Control Panel, Manage 3D settings, CUDA - Sysmem Fallback Policy: Prefer No Sysmem Fallback. Then start Plimsoll again.</source>
        <translation>Panneau de configuration NVIDIA, Gérer les paramètres 3D, CUDA - Sysmem Fallback Policy&#x202f;: Prefer No Sysmem Fallback. Puis redémarrer Plimsoll.</translation>
    </message>
    <message>
        <source>NVLink error</source>
        <translation>Erreur NVLink</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name a GGUF file.</source>
        <translation>Nommer un fichier GGUF.</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>En nommer un.</translation>
    </message>
    <message>
        <source>Name one: remote:{name}/{id}.</source>
        <translation>En nommer un&#x202f;: remote:{name}/{id}.</translation>
    </message>
    <message>
        <source>Nearly full context</source>
        <translation>Contexte presque plein</translation>
    </message>
    <message>
        <source>Nearly lossless</source>
        <translation>Presque sans perte</translation>
    </message>
    <message>
        <source>Needs an administrator and a restart.</source>
        <translation>Demande un administrateur et un redémarrage.</translation>
    </message>
    <message>
        <source>Needs an administrator.</source>
        <translation>Demande un administrateur.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Nouvelle discussion</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <translation>Nouvelle discussion (Ctrl+N)</translation>
    </message>
    <message>
        <source>New chat, draft</source>
        <translation>Nouvelle discussion, brouillon</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nouvelle clé…</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nouvelle ligne</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Nouveau titre</translation>
    </message>
    <message>
        <source>Newer features.</source>
        <translation>Des fonctions plus récentes.</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>No NVIDIA card is in use; models run on the processor.</source>
        <translation>Aucune carte NVIDIA n’est utilisée&#x202f;; les modèles tournent sur le processeur.</translation>
    </message>
    <message>
        <source>No NVIDIA card is visible on the bus: check that it is plugged in and switched on.</source>
        <translation>Aucune carte NVIDIA n’est visible sur le bus&#x202f;: vérifier qu’elle est enfichée et sous tension.</translation>
    </message>
    <message>
        <source>No NVIDIA card was found.</source>
        <translation>Aucune carte NVIDIA n’a été trouvée.</translation>
    </message>
    <message>
        <source>No NVIDIA card was found. Models run on the processor: slower, and everything else works.</source>
        <translation>Aucune carte NVIDIA n’a été trouvée. Les modèles tournent sur le processeur&#x202f;: plus lentement, et tout le reste marche.</translation>
    </message>
    <message>
        <source>No access token is kept; most models need none.</source>
        <translation>Aucun jeton d’accès n’est gardé&#x202f;; la plupart des modèles n’en demandent pas.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>No boost, more power when idle; needs an administrator.</source>
        <translation>Pas de boost, plus de consommation au repos&#x202f;; demande un administrateur.</translation>
    </message>
    <message>
        <source>No card is visible.</source>
        <translation>Aucune carte n’est visible.</translation>
    </message>
    <message>
        <source>No drafting</source>
        <translation>Pas d’ébauche</translation>
    </message>
    <message>
        <source>No driver of the card is installed here.</source>
        <translation>Aucun pilote de la carte n’est installé ici.</translation>
    </message>
    <message>
        <source>No dry run by the engine: this file system keeps no sparse files. The figures are formulas.</source>
        <translation>Pas de simulation par le moteur&#x202f;: ce système de fichiers ne garde pas de fichiers creux. Les chiffres viennent de formules.</translation>
    </message>
    <message>
        <source>No dry run by the engine: {trouble}. The figures are formulas.</source>
        <translation>Pas de simulation par le moteur&#x202f;: {trouble}. Les chiffres viennent de formules.</translation>
    </message>
    <message>
        <source>No engine for a card suits this computer.</source>
        <translation>Aucun moteur pour une carte ne convient à cet ordinateur.</translation>
    </message>
    <message>
        <source>No engine is running.</source>
        <translation>Aucun moteur ne tourne.</translation>
    </message>
    <message>
        <source>No engine of the kind {kind} suits this computer.</source>
        <translation>Aucun moteur de type {kind} ne convient à cet ordinateur.</translation>
    </message>
    <message>
        <source>No error, no event of the driver: the log ends in the middle of work.</source>
        <translation>Aucune erreur, aucun événement du pilote&#x202f;: le journal s’arrête en plein travail.</translation>
    </message>
    <message>
        <source>No fades when something appears.</source>
        <translation>Pas de fondu quand quelque chose apparaît.</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Aucun fichier</translation>
    </message>
    <message>
        <source>No file here is called “{name}”.</source>
        <translation>Aucun fichier ici ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>No file of this repository has a drafting head.</source>
        <translation>Aucun fichier de ce dépôt n’a de tête d’ébauche.</translation>
    </message>
    <message>
        <source>No images.</source>
        <translation>Pas d’images.</translation>
    </message>
    <message>
        <source>No layer was asked for on a card.</source>
        <translation>Aucune couche n’a été demandée sur une carte.</translation>
    </message>
    <message>
        <source>No layer was asked for.</source>
        <translation>Aucune couche n’a été demandée.</translation>
    </message>
    <message>
        <source>No layer was put on the card.</source>
        <translation>Aucune couche n’a été mise sur la carte.</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <translation>Aucun modèle n’est choisi</translation>
    </message>
    <message>
        <source>No model is here yet</source>
        <translation>Aucun modèle n’est encore là</translation>
    </message>
    <message>
        <source>No model is loaded</source>
        <translation>Aucun modèle n’est chargé</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <translation>Aucun modèle n’est chargé.</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>Aucun modèle n’est ouvert.</translation>
    </message>
    <message>
        <source>No model is proven yet, so there is none to ask.</source>
        <translation>Aucun modèle n’est encore éprouvé, il n’y en a donc pas à interroger.</translation>
    </message>
    <message>
        <source>No model is ready to work meanwhile.</source>
        <translation>Aucun modèle n’est prêt à travailler pendant ce temps.</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <translation>Aucun modèle n’est prêt.</translation>
    </message>
    <message>
        <source>No other computer answers at {endpoint} ({why}).</source>
        <translation>Aucun autre ordinateur ne répond à {endpoint} ({why}).</translation>
    </message>
    <message>
        <source>No other computer was asked for its cards at {missing}.</source>
        <translation>Aucun autre ordinateur n’a été interrogé sur ses cartes à {missing}.</translation>
    </message>
    <message>
        <source>No other program was seen on the card just now. Close what may use it.</source>
        <translation>Aucun autre programme n’a été vu sur la carte à l’instant. Fermer ce qui l’utilise peut-être.</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Pas de plan</translation>
    </message>
    <message>
        <source>No ready-made build suits this card with its driver.</source>
        <translation>Aucun build tout prêt ne convient à cette carte avec son pilote.</translation>
    </message>
    <message>
        <source>No ready-made engine suits this computer.</source>
        <translation>Aucun moteur tout prêt ne convient à cet ordinateur.</translation>
    </message>
    <message>
        <source>No receipts yet</source>
        <translation>Pas encore d’attestations</translation>
    </message>
    <message>
        <source>No request yet.</source>
        <translation>Pas encore de requête.</translation>
    </message>
    <message>
        <source>No session.</source>
        <translation>Pas de session.</translation>
    </message>
    <message>
        <source>No setting contains “{words}”.</source>
        <translation>Aucun réglage ne contient «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>No smaller file of this repository is known to help.</source>
        <translation>Aucun fichier plus petit de ce dépôt n’est connu pour aider.</translation>
    </message>
    <message>
        <source>No step was stable up to then.</source>
        <translation>Aucun palier n’était stable jusque-là.</translation>
    </message>
    <message>
        <source>No step was stable.</source>
        <translation>Aucun palier n’était stable.</translation>
    </message>
    <message>
        <source>No system memory for the card</source>
        <translation>Pas de mémoire système pour la carte</translation>
    </message>
    <message>
        <source>Nobody answers at {end} any more.</source>
        <translation>Plus personne ne répond à {end}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None as a rule.</source>
        <translation>Aucun en général.</translation>
    </message>
    <message>
        <source>None fits this computer as asked. Try a smaller context, or a smaller model.</source>
        <translation>Aucun ne tient sur cet ordinateur comme demandé. Essayer un contexte ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>None fits with room to spare. A smaller context or a lighter KV cache helps.</source>
        <translation>Aucun ne tient avec de la marge. Un contexte plus petit ou un cache KV plus léger aide.</translation>
    </message>
    <message>
        <source>None in a week.</source>
        <translation>Aucun en une semaine.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucun.</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>Pas seul</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Pas encore interrogé</translation>
    </message>
    <message>
        <source>Not chosen yet: the model does as it was made to.</source>
        <translation>Pas encore choisi&#x202f;: le modèle fait ce pour quoi il est fait.</translation>
    </message>
    <message>
        <source>Not downloaded: {model}</source>
        <translation>Non téléchargé : {model}</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>Pas réparé</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>Pas encore là</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Pas chargé</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>Pas verrouillé</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Pas encore examiné</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Pas éprouvé</translation>
    </message>
    <message>
        <source>Not proven yet</source>
        <translation>Pas encore éprouvé</translation>
    </message>
    <message>
        <source>Not ruled out: {causes}.</source>
        <translation>Non exclu&#x202f;: {causes}.</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>À l’arrêt</translation>
    </message>
    <message>
        <source>Not stable</source>
        <translation>Instable</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Pas sûr</translation>
    </message>
    <message>
        <source>Not told to {name}, which may not know it: {names}.</source>
        <translation>Non transmis à {name}, qui ne le connaît peut-être pas&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Not understood in your settings and set to the default: {bad}.</source>
        <translation>Non compris dans vos réglages et remis par défaut&#x202f;: {bad}.</translation>
    </message>
    <message>
        <source>Nothing answered at {url} ({error}).</source>
        <translation>Rien n’a répondu à {url} ({error}).</translation>
    </message>
    <message>
        <source>Nothing answers at {origin} ({words}).</source>
        <translation>Rien ne répond à {origin} ({words}).</translation>
    </message>
    <message>
        <source>Nothing called “{words}”</source>
        <translation>Rien ne s’appelle «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>Nothing can be tried here without asking.</source>
        <translation>Rien ne peut être essayé ici sans demander.</translation>
    </message>
    <message>
        <source>Nothing could be read of it.</source>
        <translation>Rien n’a pu en être lu.</translation>
    </message>
    <message>
        <source>Nothing decides.</source>
        <translation>Rien ne tranche.</translation>
    </message>
    <message>
        <source>Nothing decides. Nearest: {readings}.</source>
        <translation>Rien ne tranche. Au plus près&#x202f;: {readings}.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet, so nothing is lost.</source>
        <translation>Rien n’est encore arrivé, donc rien n’est perdu.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Rien ici ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Nothing holds “{words}”.</source>
        <translation>Rien ne contient «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing in the folder is changed.</source>
        <translation>Rien n’est modifié dans le dossier.</translation>
    </message>
    <message>
        <source>Nothing is being fetched</source>
        <translation>Aucun téléchargement en cours</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Rien n’est chargé.</translation>
    </message>
    <message>
        <source>Nothing is locked at the start of the computer.</source>
        <translation>Rien n’est verrouillé au démarrage de l’ordinateur.</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Rien ne tourne</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Rien ne tourne.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere by itself.</source>
        <translation>Rien n’est envoyé de soi-même où que ce soit.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere.</source>
        <translation>Rien n’est envoyé où que ce soit.</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Tout va bien.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer except the downloads you start.</source>
        <translation>Rien ne quitte cet ordinateur, sauf les téléchargements que vous lancez.</translation>
    </message>
    <message>
        <source>Nothing listens now.</source>
        <translation>Plus rien n’écoute maintenant.</translation>
    </message>
    <message>
        <source>Nothing listens on this computer.</source>
        <translation>Rien n’écoute sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Nothing loaded</source>
        <translation>Rien de chargé</translation>
    </message>
    <message>
        <source>Nothing needs to be done</source>
        <translation>Il n’y a rien à faire</translation>
    </message>
    <message>
        <source>Nothing needs to be done; small models run well on the processor.</source>
        <translation>Il n’y a rien à faire&#x202f;; les petits modèles tournent bien sur le processeur.</translation>
    </message>
    <message>
        <source>Nothing of ours is on the card.</source>
        <translation>Rien de Plimsoll n’est sur la carte.</translation>
    </message>
    <message>
        <source>Nothing personal was found in it.</source>
        <translation>Rien de personnel n’y a été trouvé.</translation>
    </message>
    <message>
        <source>Nothing slows it</source>
        <translation>Rien ne la ralentit</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Rien n’a été trouvé</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Nothing was lost. If it happens again with the same setup, try a smaller one.</source>
        <translation>Rien n’a été perdu. Si cela se reproduit avec la même configuration, en essayer une plus petite.</translation>
    </message>
    <message>
        <source>Nothing was moved to the CPU. Nothing is running.</source>
        <translation>Rien n’a été déplacé vers le CPU. Rien ne tourne.</translation>
    </message>
    <message>
        <source>Nothing was sent there. Enter that address if it is the right one.</source>
        <translation>Rien n’y a été envoyé. Saisir cette adresse si c’est la bonne.</translation>
    </message>
    <message>
        <source>Noticeable loss</source>
        <translation>Perte sensible</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>nov.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>oct.</translation>
    </message>
    <message>
        <source>Of chats that have no style of their own, from the next reply on.</source>
        <translation>Des discussions sans style propre, dès la prochaine réponse.</translation>
    </message>
    <message>
        <source>Of that, not from files</source>
        <translation>Dont hors fichiers</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Offline mode is on, and this file&apos;s header is not on this machine.</source>
        <translation>Le mode hors ligne est actif, et l’en-tête de ce fichier n’est pas sur cette machine.</translation>
    </message>
    <message>
        <source>Offline mode is on, and this model is not on this machine.</source>
        <translation>Le mode hors ligne est actif, et ce modèle n’est pas sur cette machine.</translation>
    </message>
    <message>
        <source>Offline mode is on.</source>
        <translation>Le mode hors ligne est actif.</translation>
    </message>
    <message>
        <source>Offline mode is on: the Hub is not asked.</source>
        <translation>Le mode hors ligne est actif&#x202f;: le Hub n’est pas interrogé.</translation>
    </message>
    <message>
        <source>Offline mode is on: the token was not checked.</source>
        <translation>Le mode hors ligne est actif&#x202f;: le jeton n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>Often the driver was updated and the computer not restarted.</source>
        <translation>Souvent, le pilote a été mis à jour sans que l’ordinateur soit redémarré.</translation>
    </message>
    <message>
        <source>Old turns are lost.</source>
        <translation>Les anciens échanges sont perdus.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>Ollama&apos;s</source>
        <translation>d’Ollama</translation>
    </message>
    <message>
        <source>On another computer: {host}</source>
        <translation>Sur un autre ordinateur&#x202f;: {host}</translation>
    </message>
    <message>
        <source>On the card now: {named}. Close what you do not need; Plimsoll never ends them.</source>
        <translation>Sur la carte en ce moment&#x202f;: {named}. Fermer ce qui ne sert pas&#x202f;; Plimsoll ne les ferme jamais.</translation>
    </message>
    <message>
        <source>On the fullest of {n} cards</source>
        <translation>Sur la plus remplie des {n} cartes</translation>
    </message>
    <message>
        <source>On the other computer</source>
        <translation>Sur l’autre ordinateur</translation>
    </message>
    <message>
        <source>On the processor</source>
        <translation>Sur le processeur</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>On your {card}</source>
        <translation>Sur votre {card}</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>One change at a time, proven again, with undo</source>
        <translation>Un changement à la fois, éprouvé de nouveau, annulable</translation>
    </message>
    <message>
        <source>One conversation at a time</source>
        <translation>Une conversation à la fois</translation>
    </message>
    <message>
        <source>One conversation has {n} tokens now. Coding agents begin with thousands of their own: choose a larger context first.</source>
        <translation>Une conversation a maintenant {n} tokens. Les agents de code commencent avec des milliers à eux&#x202f;: choisir d’abord un contexte plus grand.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>One that fits this computer</source>
        <translation>Un qui tient sur cet ordinateur</translation>
    </message>
    <message>
        <source>One that fits your card</source>
        <translation>Un qui tient sur votre carte</translation>
    </message>
    <message>
        <source>Only card {get} is full.</source>
        <translation>Seule la carte {get} est pleine.</translation>
    </message>
    <message>
        <source>Only for https with your own certificate: the PEM file of the authority that signed it.</source>
        <translation>Seulement pour https avec votre propre certificat&#x202f;: le fichier PEM de qui l’a signé.</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this share of the probability.</source>
        <translation>Seulement les tokens les plus probables qui réunissent cette part de la probabilité.</translation>
    </message>
    <message>
        <source>Only the memory of one card.</source>
        <translation>Seulement la mémoire d’une carte.</translation>
    </message>
    <message>
        <source>Only the memory that is here.</source>
        <translation>Seulement la mémoire qui est là.</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be chosen.</source>
        <translation>Seul ce nombre de tokens les plus probables peut être choisi.</translation>
    </message>
    <message>
        <source>Only tokens with at least this share of the likeliest one’s probability.</source>
        <translation>Seulement les tokens ayant au moins cette part de la probabilité du plus probable.</translation>
    </message>
    <message>
        <source>Only {active} of its {total} billion weights work on each token. {said}</source>
        <translation>Seuls {active} de ses {total} milliards de poids travaillent à chaque token. {said}</translation>
    </message>
    <message>
        <source>Only {free} are free on the disk that models go to: too little for this one.</source>
        <translation>Il ne reste que {free} sur le disque des modèles : trop peu pour celui-ci.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open Fixes, or `plimsoll diagnose --preview` for everything about it.</source>
        <translation>Ouvrir Solutions, ou `plimsoll diagnose --preview` pour tout savoir.</translation>
    </message>
    <message>
        <source>Open Models and choose a model with fewer parameters; each shows what it needs before it is fetched.</source>
        <translation>Ouvrir Modèles et choisir un modèle avec moins de paramètres&#x202f;; chacun indique ce qu’il demande avant d’être téléchargé.</translation>
    </message>
    <message>
        <source>Open Models and choose a smaller file of this model.</source>
        <translation>Ouvrir Modèles et choisir un fichier plus petit de ce modèle.</translation>
    </message>
    <message>
        <source>Open Models and choose another file of this model.</source>
        <translation>Ouvrir Modèles et choisir un autre fichier de ce modèle.</translation>
    </message>
    <message>
        <source>Open Models and choose another one; each shows what it needs before it is fetched.</source>
        <translation>Ouvrir Modèles et en choisir un autre&#x202f;; chacun indique ce qu’il demande avant d’être téléchargé.</translation>
    </message>
    <message>
        <source>Open Models and look for a file of this model with a drafting head.</source>
        <translation>Ouvrir Modèles et chercher un fichier de ce modèle avec une tête d’ébauche.</translation>
    </message>
    <message>
        <source>Open Models and look for another variant of this model.</source>
        <translation>Ouvrir Modèles et chercher une autre variante de ce modèle.</translation>
    </message>
    <message>
        <source>Open Models and look for the same model from another maker.</source>
        <translation>Ouvrir Modèles et chercher le même modèle d’un autre auteur.</translation>
    </message>
    <message>
        <source>Open Models: files that are here run without the Hub.</source>
        <translation>Ouvrir Modèles&#x202f;: les fichiers présents marchent sans le Hub.</translation>
    </message>
    <message>
        <source>Open Plimsoll</source>
        <translation>Ouvrir Plimsoll</translation>
    </message>
    <message>
        <source>Open Plimsoll to see what helps.</source>
        <translation>Ouvrir Plimsoll pour voir ce qui aide.</translation>
    </message>
    <message>
        <source>Open Settings and raise what is kept free for the desktop by 512 MiB, then plan the model again.</source>
        <translation>Ouvrir les Réglages et relever de 512&#xa0;Mio ce qui est gardé libre pour le bureau, puis replanifier le modèle.</translation>
    </message>
    <message>
        <source>Open a model to see what goes where.</source>
        <translation>Ouvrir un modèle pour voir ce qui va où.</translation>
    </message>
    <message>
        <source>Open a web page in the browser, sign in to the network, then try again.</source>
        <translation>Ouvrir une page web dans le navigateur, se connecter au réseau, puis réessayer.</translation>
    </message>
    <message>
        <source>Open an SSH tunnel, as `plimsoll rpc-server` prints it, and give its local end.</source>
        <translation>Ouvrir un tunnel SSH, comme l’affiche `plimsoll rpc-server`, et donner son extrémité locale.</translation>
    </message>
    <message>
        <source>Open chat</source>
        <translation>Ouvrir la discussion</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Open in the browser?</source>
        <translation>Ouvrir dans le navigateur&#x202f;?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open it afterwards</source>
        <translation>Ouvrir ensuite</translation>
    </message>
    <message>
        <source>Open its page on the Hub, accept its terms and wait for the answer.</source>
        <translation>Ouvrir sa page sur le Hub, accepter ses conditions et attendre la réponse.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir le modèle</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Ouvrir maintenant</translation>
    </message>
    <message>
        <source>Open the first part</source>
        <translation>Ouvrir la première partie</translation>
    </message>
    <message>
        <source>Open the folder of chats, receipts and settings</source>
        <translation>Ouvrir le dossier des discussions, attestations et réglages</translation>
    </message>
    <message>
        <source>Open the folder of the models</source>
        <translation>Ouvrir le dossier des modèles</translation>
    </message>
    <message>
        <source>Open the model that it was made for, and choose it there as the drafting file.</source>
        <translation>Ouvrir le modèle pour lequel il a été fait, et l’y choisir comme fichier d’ébauche.</translation>
    </message>
    <message>
        <source>Open the model&apos;s page on the Hub, accept its terms with your account, then try again.</source>
        <translation>Ouvrir la page du modèle sur le Hub, accepter ses conditions avec votre compte, puis réessayer.</translation>
    </message>
    <message>
        <source>Open the part whose name ends in 00001-of-n.</source>
        <translation>Ouvrir la partie dont le nom finit par 00001-of-n.</translation>
    </message>
    <message>
        <source>Open the plan</source>
        <translation>Ouvrir le plan</translation>
    </message>
    <message>
        <source>Open this page?</source>
        <translation>Ouvrir cette page&#x202f;?</translation>
    </message>
    <message>
        <source>Open {name} now</source>
        <translation>Ouvrir {name} maintenant</translation>
    </message>
    <message>
        <source>Open {name} now?</source>
        <translation>Ouvrir {name} maintenant ?</translation>
    </message>
    <message>
        <source>Open {repo} on the Hub, accept its terms and wait for the answer.</source>
        <translation>Ouvrir {repo} sur le Hub, accepter ses conditions et attendre la réponse.</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>Compatible OpenAI</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Ouverture de {name}</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Other computers may ask too</source>
        <translation>D’autres ordinateurs peuvent aussi interroger</translation>
    </message>
    <message>
        <source>Other computers reach it at {url}.</source>
        <translation>Les autres ordinateurs le joignent à {url}.</translation>
    </message>
    <message>
        <source>Other faults are possible.</source>
        <translation>D’autres pannes sont possibles.</translation>
    </message>
    <message>
        <source>Other placement of tensors</source>
        <translation>Autre placement des tenseurs</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>Other programs may ask</source>
        <translation>D’autres programmes peuvent interroger</translation>
    </message>
    <message>
        <source>Other programs on the card: {names}</source>
        <translation>Autres programmes sur la carte&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Other programs on the card: {others}</source>
        <translation>Autres programmes sur la carte&#x202f;: {others}</translation>
    </message>
    <message>
        <source>Other programs use it too</source>
        <translation>D’autres programmes l’utilisent aussi</translation>
    </message>
    <message>
        <source>Other programs use the processor, or it is hot.</source>
        <translation>D’autres programmes utilisent le processeur, ou il chauffe.</translation>
    </message>
    <message>
        <source>Others held {taken} MiB</source>
        <translation>D’autres détenaient {taken}&#xa0;Mio</translation>
    </message>
    <message>
        <source>Others on this computer can read {first}</source>
        <translation>D’autres sur cet ordinateur peuvent lire {first}</translation>
    </message>
    <message>
        <source>Others wait.</source>
        <translation>Les autres attendent.</translation>
    </message>
    <message>
        <source>Our process held {before} MiB before the load.</source>
        <translation>Notre processus détenait {before}&#xa0;Mio avant le chargement.</translation>
    </message>
    <message>
        <source>Our process holds {own} MiB after the unload.</source>
        <translation>Notre processus détient {own}&#xa0;Mio après le déchargement.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Own number of threads</source>
        <translation>Nombre de threads personnalisé</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Fichiers PEM (*.pem *.crt *.cer);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Page on the Hub…</source>
        <translation>Page sur le Hub…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Parallel replies</source>
        <translation>Réponses parallèles</translation>
    </message>
    <message>
        <source>Part of the model sits on the slow side.</source>
        <translation>Une partie du modèle est du côté lent.</translation>
    </message>
    <message>
        <source>Part of the model would run on the processor, much slower.</source>
        <translation>Une partie du modèle tournerait sur le processeur, bien plus lentement.</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Partie de la page</translation>
    </message>
    <message>
        <source>Part of the program is missing or damaged[: {part}].</source>
        <translation>Une partie du programme manque ou est endommagée[ : {part}].</translation>
    </message>
    <message>
        <source>Patterns in the plan bar</source>
        <translation>Motifs dans la barre du plan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Tout suspendre</translation>
    </message>
    <message>
        <source>Pause downloads</source>
        <translation>Suspendre les téléchargements</translation>
    </message>
    <message>
        <source>Pause {model}</source>
        <translation>Suspendre {model}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Picture of the graphs (*.png)</source>
        <translation>Image des courbes (*.png)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Morceaux</translation>
    </message>
    <message>
        <source>Pieces of the file</source>
        <translation>Morceaux du fichier</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>Mémoire épinglée</translation>
    </message>
    <message>
        <source>Placement as planned</source>
        <translation>Placement comme prévu</translation>
    </message>
    <message>
        <source>Plain memory instead of pinned</source>
        <translation>Mémoire ordinaire au lieu d’épinglée</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>Plan pour {title}&#x202f;: {used} sur {line}&#xa0;Mio jusqu’à la ligne de charge, {rest} au-dessus</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>Plan pour {title}&#x202f;: {used} sur {line}&#xa0;Mio jusqu’à la ligne de charge, {rest} de marge</translation>
    </message>
    <message>
        <source>Plan: nothing planned</source>
        <translation>Plan&#x202f;: rien de planifié</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>Plan&#x202f;: {used} sur {line}&#xa0;Mio jusqu’à la ligne de charge, {rest} au-dessus</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>Plan&#x202f;: {used} sur {line}&#xa0;Mio jusqu’à la ligne de charge, {rest} de marge</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planifié</translation>
    </message>
    <message>
        <source>Planned for the card</source>
        <translation>Planifié pour la carte</translation>
    </message>
    <message>
        <source>Planned for the processor</source>
        <translation>Planifié pour le processeur</translation>
    </message>
    <message>
        <source>Planned to fit, and {text} layers are on the card.</source>
        <translation>Planifié pour tenir, et {text} couches sont sur la carte.</translation>
    </message>
    <message>
        <source>Planned {planned} MiB, measured {peak} MiB</source>
        <translation>{planned}&#xa0;Mio planifiés, {peak}&#xa0;Mio mesurés</translation>
    </message>
    <message>
        <source>Plimsoll</source>
        <translation>Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {folder} ({strerror}).</source>
        <translation>Plimsoll ne peut pas écrire dans {folder} ({strerror}).</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {path} ({error}).</source>
        <translation>Plimsoll ne peut pas écrire dans {path} ({error}).</translation>
    </message>
    <message>
        <source>Plimsoll does not keep the cache apart from its layers: fewer layers on the card have the same effect and are shown.</source>
        <translation>Plimsoll ne sépare pas le cache de ses couches&#x202f;: moins de couches sur la carte ont le même effet et sont affichées.</translation>
    </message>
    <message>
        <source>Plimsoll ended while it was {doing}.</source>
        <translation>Plimsoll s’est terminé en plein travail ({doing}).</translation>
    </message>
    <message>
        <source>Plimsoll engine</source>
        <translation>Moteur de Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll is closing.</source>
        <translation>Plimsoll se ferme.</translation>
    </message>
    <message>
        <source>Plimsoll is open already but does not answer. End it and start again.</source>
        <translation>Plimsoll est déjà ouvert mais ne répond pas. Le terminer et le redémarrer.</translation>
    </message>
    <message>
        <source>Plimsoll looks again by itself; if the card does not return, restart the computer.</source>
        <translation>Plimsoll regarde de nouveau de lui-même&#x202f;; si la carte ne revient pas, redémarrer l’ordinateur.</translation>
    </message>
    <message>
        <source>Plimsoll looks at this machine. The graphs begin in a moment.</source>
        <translation>Plimsoll examine cette machine. Les courbes commencent dans un instant.</translation>
    </message>
    <message>
        <source>Plimsoll made it to try the engine</source>
        <translation>Plimsoll l’a créé pour essayer le moteur</translation>
    </message>
    <message>
        <source>Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of other programs are not supported yet.</source>
        <translation>Plimsoll lit du texte&#x202f;: notes, code, tableaux en CSV, journaux. Les images et les documents d’autres programmes ne sont pas encore pris en charge.</translation>
    </message>
    <message>
        <source>Plimsoll runs a language model on your own computer: it plans the memory first, and proves it before it says ready.</source>
        <translation>Plimsoll fait tourner un modèle de langage sur votre propre ordinateur&#x202f;: il planifie d’abord la mémoire, et l’éprouve avant de se dire prêt.</translation>
    </message>
    <message>
        <source>Plimsoll shows what fits this computer before anything is loaded.</source>
        <translation>Plimsoll montre ce qui tient sur cet ordinateur avant de charger quoi que ce soit.</translation>
    </message>
    <message>
        <source>Plimsoll shows what helps.</source>
        <translation>Plimsoll montre ce qui aide.</translation>
    </message>
    <message>
        <source>Plimsoll talks to the model host you chose for downloads, to remote servers you entered when you use them, and to nobody else.</source>
        <translation>Plimsoll parle à l’hébergeur choisi pour les téléchargements, aux serveurs distants que vous avez saisis quand vous les utilisez, et à personne d’autre.</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s engine is pinned to the version it was tested with; a newer one comes with a newer Plimsoll.</source>
        <translation>Le moteur de Plimsoll est fixé à la version avec laquelle il a été testé&#x202f;; un plus récent vient avec un Plimsoll plus récent.</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s own files</source>
        <translation>Les fichiers de Plimsoll</translation>
    </message>
    <message>
        <source>Plug it in for full speed. `plimsoll clocks lock --mode cap` keeps the card at or below its base clock, which saves power.</source>
        <translation>Le brancher pour la pleine vitesse. `plimsoll clocks lock --mode cap` garde la carte à sa fréquence de base ou en dessous, ce qui économise l’énergie.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Port {port} is taken{by}. None of the {tries} ports after it is free either.</source>
        <translation>Le port {port} est pris{by}. Aucun des {tries} ports suivants n’est libre non plus.</translation>
    </message>
    <message>
        <source>Port {port} was taken{by} when this began.</source>
        <translation>Le port {port} était pris{by} au démarrage.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Power and heat</source>
        <translation>Puissance et chaleur</translation>
    </message>
    <message>
        <source>Power brake</source>
        <translation>Frein de puissance</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Limite de puissance</translation>
    </message>
    <message>
        <source>Power limit: {answer}</source>
        <translation>Limite de puissance&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Puissance, W</translation>
    </message>
    <message>
        <source>Precise</source>
        <translation>Précis</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prévu</translation>
    </message>
    <message>
        <source>Predicted above, measured below</source>
        <translation>Prévu en haut, mesuré en bas</translation>
    </message>
    <message>
        <source>Predicted {n}</source>
        <translation>Prévu {n}</translation>
    </message>
    <message>
        <source>Preemptive cleanup</source>
        <translation>Nettoyage préventif</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>Private files</source>
        <translation>Fichiers privés</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Processor threads for the engine, from the next load on.</source>
        <translation>Threads du processeur pour le moteur, dès le prochain chargement.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Programs on other computers in your network, not only on this one.</source>
        <translation>Les programmes sur d’autres ordinateurs de votre réseau, pas seulement sur celui-ci.</translation>
    </message>
    <message>
        <source>Programs that show the old key are refused from then on. Give them the new one.</source>
        <translation>Les programmes qui présentent l’ancienne clé sont désormais refusés. Leur donner la nouvelle.</translation>
    </message>
    <message>
        <source>Prompt cache</source>
        <translation>Cache de prompts</translation>
    </message>
    <message>
        <source>Prompt cache off</source>
        <translation>Cache de prompts désactivé</translation>
    </message>
    <message>
        <source>Prompt cache {cache} MiB of {ram} MiB</source>
        <translation>Cache de prompts {cache}&#xa0;Mio sur {ram}&#xa0;Mio</translation>
    </message>
    <message>
        <source>Prompt read</source>
        <translation>Prompt lu</translation>
    </message>
    <message>
        <source>Prompts are read at {rate} tokens/s; {best} were proven before.</source>
        <translation>Les prompts sont lus à {rate}&#xa0;tokens/s&#x202f;; l’épreuve avait donné {best}.</translation>
    </message>
    <message>
        <source>Prompts are read {now} tokens at a time again.</source>
        <translation>Les prompts sont de nouveau lus par {now} tokens à la fois.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Proof of this step</source>
        <translation>Épreuve de cette étape</translation>
    </message>
    <message>
        <source>Proposed for this computer</source>
        <translation>Proposé pour cet ordinateur</translation>
    </message>
    <message>
        <source>Prove again</source>
        <translation>Éprouver de nouveau</translation>
    </message>
    <message>
        <source>Prove it</source>
        <translation>L’éprouver</translation>
    </message>
    <message>
        <source>Prove it in Plimsoll first: one click.</source>
        <translation>L’éprouver d’abord dans Plimsoll&#x202f;: un clic.</translation>
    </message>
    <message>
        <source>Prove it in full</source>
        <translation>L’éprouver en entier</translation>
    </message>
    <message>
        <source>Prove it when here</source>
        <translation>L’éprouver dès qu’il est là</translation>
    </message>
    <message>
        <source>Prove {model}</source>
        <translation>Éprouver {model}</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Éprouvé</translation>
    </message>
    <message>
        <source>Proven on this card in {time}. One change; the rest is as before.</source>
        <translation>Éprouvé sur cette carte en {time}. Un changement&#x202f;; le reste est comme avant.</translation>
    </message>
    <message>
        <source>Proven on this card. One change; the rest is as before.</source>
        <translation>Éprouvé sur cette carte. Un changement&#x202f;; le reste est comme avant.</translation>
    </message>
    <message>
        <source>Proven on this computer in {time}. One change; the rest is as before.</source>
        <translation>Éprouvé sur cet ordinateur en {time}. Un changement&#x202f;; le reste est comme avant.</translation>
    </message>
    <message>
        <source>Proven on this computer.</source>
        <translation>Éprouvé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Proven on this computer. One change; the rest is as before.</source>
        <translation>Éprouvé sur cet ordinateur. Un changement&#x202f;; le reste est comme avant.</translation>
    </message>
    <message>
        <source>Proven there to {n} tokens.</source>
        <translation>Éprouvé là-bas jusqu’à {n} tokens.</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total}</source>
        <translation>Éprouvé jusqu’à {depth} sur {total}</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens</source>
        <translation>Éprouvé jusqu’à {depth} tokens sur {total}</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this card.</source>
        <translation>Éprouvé jusqu’à {depth} tokens sur {total} sur cette carte.</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this computer.</source>
        <translation>Éprouvé jusqu’à {depth} tokens sur {total} sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Proven to {n}</source>
        <translation>Éprouvé jusqu’à {n}</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this card.</source>
        <translation>Éprouvé jusqu’à {n} tokens sur {total} sur cette carte.</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this computer.</source>
        <translation>Éprouvé jusqu’à {n} tokens sur {total} sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Proven to {n} tokens.</source>
        <translation>Éprouvé jusqu’à {n} tokens.</translation>
    </message>
    <message>
        <source>Proving</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Proving it on this computer</source>
        <translation>Épreuve sur cet ordinateur</translation>
    </message>
    <message>
        <source>Proving it on your card</source>
        <translation>Épreuve sur votre carte</translation>
    </message>
    <message>
        <source>Proving the change</source>
        <translation>Épreuve du changement</translation>
    </message>
    <message>
        <source>Proving {name} first</source>
        <translation>Épreuve de {name} d’abord</translation>
    </message>
    <message>
        <source>Proving {name} on this machine</source>
        <translation>Épreuve de {name} sur cette machine</translation>
    </message>
    <message>
        <source>Put all parts of the model into one folder, under the names they were published with.</source>
        <translation>Mettre toutes les parties du modèle dans un seul dossier, sous les noms avec lesquels elles ont été publiées.</translation>
    </message>
    <message>
        <source>Put it back at {path}, or draft without it.</source>
        <translation>Le remettre à {path}, ou ébaucher sans lui.</translation>
    </message>
    <message>
        <source>Put layers on other computers</source>
        <translation>Placer des couches sur d’autres ordinateurs</translation>
    </message>
    <message>
        <source>Put the system message first; Plimsoll always does so in its own conversations.</source>
        <translation>Mettre le message système en premier&#x202f;; Plimsoll le fait toujours dans ses propres conversations.</translation>
    </message>
    <message>
        <source>Python, OpenAI&apos;s library</source>
        <translation>Python, bibliothèque d’OpenAI</translation>
    </message>
    <message>
        <source>Qualified</source>
        <translation>Éprouvé</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Quality {grade}</source>
        <translation>Qualité {grade}</translation>
    </message>
    <message>
        <source>Quality.</source>
        <translation>Qualité.</translation>
    </message>
    <message>
        <source>Quant</source>
        <translation>Quantification</translation>
    </message>
    <message>
        <source>Quants</source>
        <translation>Quantifications</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Mettre en file</translation>
    </message>
    <message>
        <source>Quick replies</source>
        <translation>Réponses rapides</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Quit Plimsoll</source>
        <translation>Quitter Plimsoll</translation>
    </message>
    <message>
        <source>Raise the limit as an administrator, no higher than the card&apos;s own maximum: nvidia-smi -pl WATTS.</source>
        <translation>Relever la limite en administrateur, pas au-delà du maximum de la carte&#x202f;: nvidia-smi -pl WATTS.</translation>
    </message>
    <message>
        <source>Raise the limit in Settings, or ask the model to go on.</source>
        <translation>Relever la limite dans les Réglages, ou demander au modèle de continuer.</translation>
    </message>
    <message>
        <source>Raise the power limit</source>
        <translation>Relever la limite de puissance</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Reading a prompt</source>
        <translation>Lecture d’un prompt</translation>
    </message>
    <message>
        <source>Reading a prompt is a little slower.</source>
        <translation>Lire un prompt est un peu plus lent.</translation>
    </message>
    <message>
        <source>Reading a prompt is slower; answers are the same.</source>
        <translation>Lire un prompt est plus lent&#x202f;; les réponses sont les mêmes.</translation>
    </message>
    <message>
        <source>Reading its header</source>
        <translation>Lecture de son en-tête</translation>
    </message>
    <message>
        <source>Reading the headers of the files</source>
        <translation>Lecture des en-têtes des fichiers</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Lecture du prompt</translation>
    </message>
    <message>
        <source>Reading the prompt: {done} of {total} tokens</source>
        <translation>Lecture du prompt&#x202f;: {done} tokens sur {total}</translation>
    </message>
    <message>
        <source>Readings (*.csv)</source>
        <translation>Relevés (*.csv)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Ready without a download</source>
        <translation>Prêt sans téléchargement</translation>
    </message>
    <message>
        <source>Ready: {model}</source>
        <translation>Prêt&#x202f;: {model}</translation>
    </message>
    <message>
        <source>Real hangs last longer; success not shown.</source>
        <translation>Les vrais blocages durent plus longtemps&#x202f;; succès non démontré.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Attestation</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Attestations</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>État récurrent</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Refuse says so before anything is read; drop leaves its oldest messages unread.</source>
        <translation>Refuser le dit avant toute lecture&#x202f;; écarter laisse ses plus anciens messages non lus.</translation>
    </message>
    <message>
        <source>Rejected drafts could not be removed.</source>
        <translation>Les ébauches rejetées n’ont pas pu être retirées.</translation>
    </message>
    <message>
        <source>Reload the driver&apos;s modules</source>
        <translation>Recharger les modules du pilote</translation>
    </message>
    <message>
        <source>Reload the module nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm), or restart the computer; then load the model.</source>
        <translation>Recharger le module nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm), ou redémarrer l’ordinateur&#x202f;; puis charger le modèle.</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>Distant</translation>
    </message>
    <message>
        <source>Remote servers</source>
        <translation>Serveurs distants</translation>
    </message>
    <message>
        <source>Remote, replying</source>
        <translation>Distant, répond</translation>
    </message>
    <message>
        <source>Remote: {server}</source>
        <translation>Distant&#x202f;: {server}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove and free {size}</source>
        <translation>Supprimer et libérer {size}</translation>
    </message>
    <message>
        <source>Remove it and fetch it again.</source>
        <translation>Le supprimer et le retélécharger.</translation>
    </message>
    <message>
        <source>Remove libraries of other driver versions (compat packages, copies of libcuda), then restart.</source>
        <translation>Supprimer les bibliothèques d’autres versions du pilote (paquets compat, copies de libcuda), puis redémarrer.</translation>
    </message>
    <message>
        <source>Remove models you do not use in Models, or free up space in another way, then go on.</source>
        <translation>Supprimer dans Modèles ceux qui ne servent pas, ou libérer de l’espace autrement, puis continuer.</translation>
    </message>
    <message>
        <source>Remove models you do not use, or free up space in another way.</source>
        <translation>Supprimer les modèles qui ne servent pas, ou libérer de l’espace autrement.</translation>
    </message>
    <message>
        <source>Remove one first.</source>
        <translation>En retirer un d’abord.</translation>
    </message>
    <message>
        <source>Remove your own placement of tensors; Plimsoll places whole layers and, where asked, the experts.</source>
        <translation>Retirer votre propre placement des tenseurs&#x202f;; Plimsoll place des couches entières et, sur demande, les experts.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Supprimer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <translation>Retirer {server}</translation>
    </message>
    <message>
        <source>Remove {server}?</source>
        <translation>Retirer {server}&#x202f;?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the file, or the folder that it lies in.</source>
        <translation>Renommer le fichier, ou le dossier où il se trouve.</translation>
    </message>
    <message>
        <source>Rename the open chat</source>
        <translation>Renommer la discussion ouverte</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>Pénalité de répétition</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Replies are written one after another for a while: a batch for all of them failed.</source>
        <translation>Les réponses s’écrivent l’une après l’autre pour un temps&#x202f;: un lot pour toutes a échoué.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Reply to {name}…</source>
        <translation>Répondre à {name}…</translation>
    </message>
    <message>
        <source>Reply to {name}… The whole chat is sent there.</source>
        <translation>Répondre à {name}… Toute la discussion y est envoyée.</translation>
    </message>
    <message>
        <source>Replying</source>
        <translation>Réponse en cours</translation>
    </message>
    <message>
        <source>Replying</source>
        <comment>speed</comment>
        <translation>En réponse</translation>
    </message>
    <message>
        <source>Replying…</source>
        <translation>Réponse en cours…</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>Dépôts</translation>
    </message>
    <message>
        <source>Repositories for llama.cpp often have GGUF in their name. Search for it together with the model&apos;s name.</source>
        <translation>Les dépôts pour llama.cpp ont souvent GGUF dans leur nom. Le chercher avec le nom du modèle.</translation>
    </message>
    <message>
        <source>Reranking model: it orders texts by a question, it does not chat.</source>
        <translation>Modèle de reclassement&#x202f;: il ordonne des textes selon une question, il ne converse pas.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restart the computer</source>
        <translation>Redémarrer l’ordinateur</translation>
    </message>
    <message>
        <source>Restart the computer before the card is used again.</source>
        <translation>Redémarrer l’ordinateur avant d’utiliser de nouveau la carte.</translation>
    </message>
    <message>
        <source>Restart the computer.</source>
        <translation>Redémarrer l’ordinateur.</translation>
    </message>
    <message>
        <source>Restart the computer. If it happens again, lock the clocks and check the power cables.</source>
        <translation>Redémarrer l’ordinateur. Si cela se reproduit, verrouiller les fréquences et vérifier les câbles d’alimentation.</translation>
    </message>
    <message>
        <source>Restart the computer. Plimsoll remembers the model and its setup.</source>
        <translation>Redémarrer l’ordinateur. Plimsoll se souvient du modèle et de sa configuration.</translation>
    </message>
    <message>
        <source>Restart the computer; if it stays, install the driver again.</source>
        <translation>Redémarrer l’ordinateur&#x202f;; si cela persiste, réinstaller le pilote.</translation>
    </message>
    <message>
        <source>Restart the computer; nothing is tried on the card before.</source>
        <translation>Redémarrer l’ordinateur&#x202f;; rien n’est essayé sur la carte avant.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Resume {model}</source>
        <translation>Reprendre le téléchargement de {model}</translation>
    </message>
    <message>
        <source>Room to work in for one step. It grows with the micro-batch.</source>
        <translation>Espace de travail pour une étape. Il grandit avec le micro-lot.</translation>
    </message>
    <message>
        <source>Row remapping event</source>
        <translation>Événement de remappage de ligne</translation>
    </message>
    <message>
        <source>Row remapping failure</source>
        <translation>Échec du remappage de ligne</translation>
    </message>
    <message>
        <source>Rows cannot be split over several computers, only layers.</source>
        <translation>Les lignes ne peuvent pas être réparties sur plusieurs ordinateurs, seulement les couches.</translation>
    </message>
    <message>
        <source>Rows of {what} that could not be read: {unread}{kept}.</source>
        <translation>Lignes illisibles pour {what}&#x202f;: {unread}{kept}.</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll clocks status&apos; to see the cards.</source>
        <translation>Lancer `plimsoll clocks status` pour voir les cartes.</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll detect&apos; to see why.</source>
        <translation>Lancer `plimsoll detect` pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Run setup again</source>
        <translation>Refaire la configuration</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marche</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>SM clock {get} MHz under load</source>
        <translation>Fréquence SM {get}&#xa0;MHz en charge</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>Fréquence SM, MHz</translation>
    </message>
    <message>
        <source>Same type for keys and values</source>
        <translation>Même type pour clés et valeurs</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Échantillonnage</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>Enregistrer le paquet</translation>
    </message>
    <message>
        <source>Save bundle…</source>
        <translation>Enregistrer le paquet…</translation>
    </message>
    <message>
        <source>Save or copy its words into a text file, and attach that.</source>
        <translation>Enregistrer ou copier son texte dans un fichier texte, et joindre celui-ci.</translation>
    </message>
    <message>
        <source>Saved as you change it</source>
        <translation>Enregistré aussitôt</translation>
    </message>
    <message>
        <source>Saved prompts filled the memory of the computer.</source>
        <translation>Les prompts gardés ont rempli la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>Say hello.</source>
        <translation>Dis bonjour.</translation>
    </message>
    <message>
        <source>Scratch for {rows} rows is reserved at load.</source>
        <translation>L’espace de travail pour {rows} lignes est réservé au chargement.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher un réglage</translation>
    </message>
    <message>
        <source>Search, or paste owner/repo, an address or a path</source>
        <translation>Rechercher, ou coller owner/repo, une adresse ou un chemin</translation>
    </message>
    <message>
        <source>Searching: {n} step done</source>
        <translation>Recherche&#x202f;: {n} étape faite</translation>
    </message>
    <message>
        <source>Searching: {n} steps done</source>
        <translation>Recherche&#x202f;: {n} étapes faites</translation>
    </message>
    <message>
        <source>Secure Boot is on: enrol the key of the driver&apos;s module, or use a signed package.</source>
        <translation>Secure Boot est actif&#x202f;: inscrire la clé du module du pilote, ou utiliser un paquet signé.</translation>
    </message>
    <message>
        <source>See Fixes</source>
        <translation>Voir Solutions</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>Voir le plan</translation>
    </message>
    <message>
        <source>See what helps</source>
        <translation>Voir ce qui aide</translation>
    </message>
    <message>
        <source>See why {model} stopped</source>
        <translation>Voir pourquoi {model}&#xa0;s’est arrêté</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send less, or choose a larger context in Plimsoll.</source>
        <translation>Envoyer moins, ou choisir un contexte plus grand dans Plimsoll.</translation>
    </message>
    <message>
        <source>Send text (in LangChain: check_embedding_ctx_length=False).</source>
        <translation>Envoyer du texte (dans LangChain&#x202f;: check_embedding_ctx_length=False).</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>sept.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Set HF_ENDPOINT to an address that begins with https://.</source>
        <translation>Mettre HF_ENDPOINT sur une adresse qui commence par https://.</translation>
    </message>
    <message>
        <source>Set HF_HUB_CACHE to a folder on another drive and start Plimsoll again.</source>
        <translation>Mettre HF_HUB_CACHE sur un dossier d’un autre disque et redémarrer Plimsoll.</translation>
    </message>
    <message>
        <source>Set it to an address such as {default_endpoint}, or remove it.</source>
        <translation>Donnez une adresse telle que {default_endpoint}, ou supprimez la variable.</translation>
    </message>
    <message>
        <source>Set it to an address that begins with https://, or remove it.</source>
        <translation>Le mettre sur une adresse qui commence par https://, ou le retirer.</translation>
    </message>
    <message>
        <source>Set {group} as it came</source>
        <translation>Remettre {group} aux valeurs d’origine</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Settings of the extension: API Provider, OpenAI Compatible.</source>
        <translation>Réglages de l’extension&#x202f;: API Provider, OpenAI Compatible.</translation>
    </message>
    <message>
        <source>Settings, chats and receipts are readable by you alone.</source>
        <translation>Les réglages, discussions et attestations sont lisibles par vous seul.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Several conversations at once got in each other&apos;s way.</source>
        <translation>Plusieurs conversations simultanées se sont gênées.</translation>
    </message>
    <message>
        <source>Several machines</source>
        <translation>Plusieurs machines</translation>
    </message>
    <message>
        <source>Shared with other tools; HF_HOME chooses another place.</source>
        <translation>Partagé avec d’autres outils&#x202f;; HF_HOME choisit un autre endroit.</translation>
    </message>
    <message>
        <source>Shares the layers out by what is free on each card now.</source>
        <translation>Répartit les couches selon ce qui est libre sur chaque carte en ce moment.</translation>
    </message>
    <message>
        <source>Sharpest answers</source>
        <translation>Réponses les plus fines</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>Shorten the conversation</source>
        <translation>Raccourcir la conversation</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>Contexte plus court</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show all {n} letters</source>
        <translation>Afficher les {n} lettres</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Show or hide the list of chats</source>
        <translation>Afficher ou masquer la liste des discussions</translation>
    </message>
    <message>
        <source>Show the card again</source>
        <translation>Afficher de nouveau la carte</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Afficher la clé</translation>
    </message>
    <message>
        <source>Show what is popular</source>
        <translation>Afficher ce qui est populaire</translation>
    </message>
    <message>
        <source>Shows drafting at work</source>
        <translation>Montre l’ébauche à l’œuvre</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Sign the driver for secure boot</source>
        <translation>Signer le pilote pour Secure Boot</translation>
    </message>
    <message>
        <source>Signed in as {user}; the keyring keeps the token.</source>
        <translation>Connecté en tant que {user}&#x202f;; le trousseau garde le jeton.</translation>
    </message>
    <message>
        <source>Skip setup</source>
        <translation>Passer la configuration</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Slow when it is used.</source>
        <translation>Lent quand il sert.</translation>
    </message>
    <message>
        <source>Slowed and spilled</source>
        <translation>Ralenti et débordé</translation>
    </message>
    <message>
        <source>Slower; needs computer memory.</source>
        <translation>Plus lent&#x202f;; demande de la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>Smaller batch</source>
        <translation>Lot plus petit</translation>
    </message>
    <message>
        <source>Smaller cache type</source>
        <translation>Type de cache plus petit</translation>
    </message>
    <message>
        <source>Smaller micro-batch</source>
        <translation>Micro-lot plus petit</translation>
    </message>
    <message>
        <source>Some minutes; models, chats and settings stay.</source>
        <translation>Quelques minutes ; les modèles, les discussions et les réglages restent.</translation>
    </message>
    <message>
        <source>Some quality, and a download.</source>
        <translation>Un peu de qualité, et un téléchargement.</translation>
    </message>
    <message>
        <source>Some speed.</source>
        <translation>Un peu de vitesse.</translation>
    </message>
    <message>
        <source>Some writing speed (not measured); a test, not shown to work.</source>
        <translation>Un peu de vitesse d’écriture (non mesuré)&#x202f;; un essai, efficacité non démontrée.</translation>
    </message>
    <message>
        <source>Somebody set how fast the card runs; it does not choose by itself.</source>
        <translation>Quelqu’un a fixé la vitesse de la carte&#x202f;; elle ne choisit pas d’elle-même.</translation>
    </message>
    <message>
        <source>Something outside Plimsoll ended the engine.</source>
        <translation>Quelque chose hors de Plimsoll a mis fin au moteur.</translation>
    </message>
    <message>
        <source>Something went wrong ({name}: {error}).</source>
        <translation>Quelque chose s’est mal passé ({name}&#x202f;: {error}).</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll ({name}: {error}).</source>
        <translation>Quelque chose s’est mal passé dans Plimsoll ({name}&#x202f;: {error}).</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll.</source>
        <translation>Quelque chose s’est mal passé dans Plimsoll.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Sort by: {word}</source>
        <translation>Trier par&#x202f;: {word}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Source&#x202f;: {source}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Limite de vitesse</translation>
    </message>
    <message>
        <source>Speed.</source>
        <translation>Vitesse.</translation>
    </message>
    <message>
        <source>Spilled into computer memory</source>
        <translation>Débordé dans la mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Stable</translation>
    </message>
    <message>
        <source>Stage {n} of {total}</source>
        <translation>Étape {n} sur {total}</translation>
    </message>
    <message>
        <source>Stage {n} of {total}: {stage}</source>
        <translation>Étape {n} sur {total}&#x202f;: {stage}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Start Plimsoll again: it moves the file aside and takes over what can be read.</source>
        <translation>Redémarrer Plimsoll&#x202f;: il met le fichier de côté et reprend ce qui peut être lu.</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.</source>
        <translation>Y démarrer `plimsoll rpc-server` et ici le tunnel SSH, puis réessayer.</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there, of the same version as this Plimsoll.</source>
        <translation>Y démarrer `plimsoll rpc-server`, de la même version que ce Plimsoll.</translation>
    </message>
    <message>
        <source>Start a new chat, or choose a larger context.</source>
        <translation>Commencer une nouvelle discussion, ou choisir un contexte plus grand.</translation>
    </message>
    <message>
        <source>Start a new chat, or let the server load the model with a larger context.</source>
        <translation>Commencer une nouvelle discussion, ou laisser le serveur charger le modèle avec un contexte plus grand.</translation>
    </message>
    <message>
        <source>Start a new conversation, or ask for a summary of this one and go on from there.</source>
        <translation>Commencer une nouvelle conversation, ou demander un résumé de celle-ci et continuer à partir de là.</translation>
    </message>
    <message>
        <source>Start chatting</source>
        <translation>Commencer à discuter</translation>
    </message>
    <message>
        <source>Start it anyway</source>
        <translation>Démarrer quand même</translation>
    </message>
    <message>
        <source>Start the container again with access to the card.</source>
        <translation>Redémarrer le conteneur avec accès à la carte.</translation>
    </message>
    <message>
        <source>Start the container with access to the card, for instance with &apos;--gpus all&apos;.</source>
        <translation>Démarrer le conteneur avec accès à la carte, par exemple avec `--gpus all`.</translation>
    </message>
    <message>
        <source>Start the container with access to the card: docker run --gpus all, with NVIDIA&apos;s container toolkit installed.</source>
        <translation>Démarrer le conteneur avec accès à la carte&#x202f;: docker run --gpus all, avec le container toolkit de NVIDIA installé.</translation>
    </message>
    <message>
        <source>Start the engine again</source>
        <translation>Redémarrer le moteur</translation>
    </message>
    <message>
        <source>Start the other computer&apos;s server and the tunnel</source>
        <translation>Démarrer le serveur de l’autre ordinateur et le tunnel</translation>
    </message>
    <message>
        <source>Start with the desktop</source>
        <translation>Démarrer avec le bureau</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>State: {state}</source>
        <translation>État&#x202f;: {state}</translation>
    </message>
    <message>
        <source>Stays with the likeliest words: facts, code, extraction.</source>
        <translation>S’en tient aux mots les plus probables&#x202f;: faits, code, extraction.</translation>
    </message>
    <message>
        <source>Step {n}: one change at a time, each proven</source>
        <translation>Étape {n}&#x202f;: un changement à la fois, chacun éprouvé</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Étapes de la recherche</translation>
    </message>
    <message>
        <source>Still being written.</source>
        <translation>Encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop fetching or trying the build</source>
        <translation>Arrêter de télécharger ou d’essayer le build</translation>
    </message>
    <message>
        <source>Stop in the middle</source>
        <translation>Arrêter en cours de route</translation>
    </message>
    <message>
        <source>Stop it and open this</source>
        <translation>Arrêter et ouvrir</translation>
    </message>
    <message>
        <source>Stop listing</source>
        <translation>Ne plus lister</translation>
    </message>
    <message>
        <source>Stop listing {path}</source>
        <translation>Ne plus lister {path}</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>Arrêter la vérification</translation>
    </message>
    <message>
        <source>Stop the move</source>
        <translation>Arrêter le déplacement</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>Arrêter la réponse</translation>
    </message>
    <message>
        <source>Stop the reply, close what is open</source>
        <translation>Arrêter la réponse, fermer ce qui est ouvert</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Ne plus utiliser</translation>
    </message>
    <message>
        <source>Stop using {server}</source>
        <translation>Ne plus utiliser {server}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>reply</comment>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Arrêté ici</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>Arrêté ici.</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Arrêtée, gardée</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Such as: Answer in German. You review Python code. Be brief.</source>
        <translation>Par exemple&#x202f;: Réponds en français. Tu relis du code Python. Sois bref.</translation>
    </message>
    <message>
        <source>Switch flash attention on, or choose f16.</source>
        <translation>Activer flash attention, ou choisir f16.</translation>
    </message>
    <message>
        <source>Switch off Put layers on other computers in the settings, or leave --rpc out. The plan then counts this computer alone and says what fits.</source>
        <translation>Désactivez «&#x202f;Placer des couches sur d’autres ordinateurs&#x202f;» dans les réglages, ou omettez --rpc. Le plan ne compte alors que cet ordinateur et indique ce qui tient.</translation>
    </message>
    <message>
        <source>Switch the computer off and check the power cables of the card.</source>
        <translation>Éteindre l’ordinateur et vérifier les câbles d’alimentation de la carte.</translation>
    </message>
    <message>
        <source>Sync boost</source>
        <translation>Sync boost</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>System follows your desktop, also while running.</source>
        <translation>Système suit votre bureau, même en cours de route.</translation>
    </message>
    <message>
        <source>System message first</source>
        <translation>Message système d’abord</translation>
    </message>
    <message>
        <source>Take it off the list, or put it back.</source>
        <translation>Le retirer de la liste, ou le remettre.</translation>
    </message>
    <message>
        <source>Take letters, digits, dots and dashes, 40 at most.</source>
        <translation>Prendre des lettres, chiffres, points et tirets, 40 au plus.</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>Retirer {name} de la liste&#x202f;?</translation>
    </message>
    <message>
        <source>Takes less likely words and avoids saying a thing twice: stories, ideas.</source>
        <translation>Prend des mots moins probables et évite de dire deux fois la même chose&#x202f;: histoires, idées.</translation>
    </message>
    <message>
        <source>Tells the parts apart without colour.</source>
        <translation>Distingue les parties sans la couleur.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Temperature, °C</source>
        <translation>Température, °C</translation>
    </message>
    <message>
        <source>Tensor placement: {setting}</source>
        <translation>Placement des tenseurs&#x202f;: {setting}</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Text size: {share}</source>
        <translation>Taille du texte&#x202f;: {share}</translation>
    </message>
    <message>
        <source>Text {n} has {tokens} tokens, and the model takes {most_tokens}.</source>
        <translation>Le texte {n} a {tokens} tokens, et le modèle en prend {most_tokens}.</translation>
    </message>
    <message>
        <source>Text {n} is empty.</source>
        <translation>Le texte {n} est vide.</translation>
    </message>
    <message>
        <source>That conversation or message is no longer there.</source>
        <translation>Cette conversation ou ce message n’existe plus.</translation>
    </message>
    <message>
        <source>That is no model</source>
        <translation>Ce n’est pas un modèle</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>Ce n’est pas une clé.</translation>
    </message>
    <message>
        <source>That is not a token.</source>
        <translation>Ce n’est pas un jeton.</translation>
    </message>
    <message>
        <source>That link does not name a model on the Hub.</source>
        <translation>Ce lien ne désigne pas un modèle du Hub.</translation>
    </message>
    <message>
        <source>That program.</source>
        <translation>Cet autre programme.</translation>
    </message>
    <message>
        <source>The CUDA libraries</source>
        <translation>Les bibliothèques CUDA</translation>
    </message>
    <message>
        <source>The Hub asks to slow down: too many requests came from this address.</source>
        <translation>Le Hub demande de ralentir&#x202f;: trop de requêtes sont venues de cette adresse.</translation>
    </message>
    <message>
        <source>The Hub cannot answer now (status {status}).</source>
        <translation>Le Hub ne peut pas répondre maintenant (statut {status}).</translation>
    </message>
    <message>
        <source>The Hub did not answer</source>
        <translation>Le Hub n’a pas répondu</translation>
    </message>
    <message>
        <source>The Hub did not say which revision {repo} is at.</source>
        <translation>Le Hub n’a pas dit à quelle révision se trouve {repo}.</translation>
    </message>
    <message>
        <source>The Hub does not accept this token.</source>
        <translation>Le Hub n’accepte pas ce jeton.</translation>
    </message>
    <message>
        <source>The Hub does not answer.</source>
        <translation>Le Hub ne répond pas.</translation>
    </message>
    <message>
        <source>The Hub does not answer. Trying again in {value} s.</source>
        <translation>Le Hub ne répond pas. Nouvel essai dans {value}&#xa0;s.</translation>
    </message>
    <message>
        <source>The Hub has no public repository {repo}.</source>
        <translation>Le Hub n’a pas de dépôt public {repo}.</translation>
    </message>
    <message>
        <source>The Hub has no public {what}.</source>
        <translation>Le Hub n’a rien de public nommé {what}.</translation>
    </message>
    <message>
        <source>The Hub has no repository {repo}, or it is private and not yours.</source>
        <translation>Le Hub n’a pas de dépôt {repo}, ou il est privé et n’est pas à vous.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private and not yours.</source>
        <translation>Le Hub n’a pas {what}, ou c’est privé et pas à vous.</translation>
    </message>
    <message>
        <source>The Hub is asked only when you search or open something, and hears nothing else.</source>
        <translation>Le Hub n’est interrogé que quand vous cherchez ou ouvrez quelque chose, et n’apprend rien d’autre.</translation>
    </message>
    <message>
        <source>The Hub named an address that makes no sense: {error}.</source>
        <translation>Le Hub a indiqué une adresse qui n’a pas de sens&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>The Hub names two different hashes for {name}.</source>
        <translation>Le Hub indique deux empreintes différentes pour {name}.</translation>
    </message>
    <message>
        <source>The Hub refused the request for {what} (status {status}).</source>
        <translation>Le Hub a refusé la demande de {what} (statut {status}).</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not answer as it should ({message}).</source>
        <translation>Le pilote NVIDIA ne répond pas comme il devrait ({message}).</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not running.</source>
        <translation>Le pilote NVIDIA est installé mais ne tourne pas.</translation>
    </message>
    <message>
        <source>The NVIDIA driver runs, but it sees no card; models run on the processor.</source>
        <translation>Le pilote NVIDIA tourne, mais ne voit aucune carte&#x202f;; les modèles tournent sur le processeur.</translation>
    </message>
    <message>
        <source>The NVIDIA driver was updated and the old one still runs.</source>
        <translation>Le pilote NVIDIA a été mis à jour et l’ancien tourne encore.</translation>
    </message>
    <message>
        <source>The NVIDIA driver went away while Plimsoll was watching the card.</source>
        <translation>Le pilote NVIDIA a disparu pendant que Plimsoll surveillait la carte.</translation>
    </message>
    <message>
        <source>The NVIDIA driver {driver} is too old for the engine on {name}.</source>
        <translation>Le pilote NVIDIA {driver} est trop ancien pour le moteur sur {name}.</translation>
    </message>
    <message>
        <source>The SM clock: how fast the card&apos;s processors run. It falls with heat, at the limit of the power, and when there is nothing to do.</source>
        <translation>La fréquence SM&#x202f;: la vitesse des processeurs de la carte. Elle baisse avec la chaleur, à la limite de puissance, et quand il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>The acceptance rate: how many of the guessed tokens held. The more, the faster drafting makes the replies.</source>
        <translation>Le taux d’acceptation&#x202f;: combien des tokens devinés ont tenu. Plus il est haut, plus l’ébauche accélère les réponses.</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>La réponse n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The architecture {architecture} is not one whose memory is known exactly; a dry run gives better figures.</source>
        <translation>L’architecture {architecture} n’est pas de celles dont la mémoire est connue exactement&#x202f;; une simulation donne de meilleurs chiffres.</translation>
    </message>
    <message>
        <source>The archive with NVIDIA&apos;s libraries that belongs beside it is missing.</source>
        <translation>L’archive des bibliothèques NVIDIA qui doit l’accompagner manque.</translation>
    </message>
    <message>
        <source>The archive {archive} is damaged.</source>
        <translation>L’archive {archive} est endommagée.</translation>
    </message>
    <message>
        <source>The archive {archive} is refused: {why}.</source>
        <translation>L’archive {archive} est refusée&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The buffer that failed[ ({size})] lies in the computer, not on the card.</source>
        <translation>Le tampon en échec[ ({size})] se trouve dans l’ordinateur, pas sur la carte.</translation>
    </message>
    <message>
        <source>The build {tag} is not fetched: {text}.</source>
        <translation>Le build {tag} n’est pas téléchargé&#x202f;: {text}.</translation>
    </message>
    <message>
        <source>The bundle could not be written to {path} ({strerror}).</source>
        <translation>Le paquet de diagnostic n’a pas pu être écrit dans {path} ({strerror}).</translation>
    </message>
    <message>
        <source>The bundle is in {path}, readable by you alone. Nothing was sent.</source>
        <translation>Le paquet de diagnostic est dans {path}, lisible par vous seul. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The bundle must be looked at before it is saved.</source>
        <translation>Le paquet de diagnostic doit être regardé avant d’être enregistré.</translation>
    </message>
    <message>
        <source>The cache for values is quantised, and flash attention is off.</source>
        <translation>Le cache des valeurs est quantifié, et flash attention est désactivée.</translation>
    </message>
    <message>
        <source>The cache is kept in 4 bits to reach this length.</source>
        <translation>Le cache est gardé sur 4 bits pour atteindre cette longueur.</translation>
    </message>
    <message>
        <source>The cache is kept in 8 bits.</source>
        <translation>Le cache est gardé sur 8 bits.</translation>
    </message>
    <message>
        <source>The cache needs {cache} MiB, {left} MiB are left after the weights.</source>
        <translation>Le cache demande {cache}&#xa0;Mio, il en reste {left} après les poids.</translation>
    </message>
    <message>
        <source>The card could not be started.</source>
        <translation>La carte n’a pas pu être démarrée.</translation>
    </message>
    <message>
        <source>The card did not change to the next program in time.</source>
        <translation>La carte n’est pas passée à temps au programme suivant.</translation>
    </message>
    <message>
        <source>The card did not come back from sleep.</source>
        <translation>La carte n’est pas revenue de la mise en veille.</translation>
    </message>
    <message>
        <source>The card does not answer any more; only a restart brings it back.</source>
        <translation>La carte ne répond plus&#x202f;; seul un redémarrage la fait revenir.</translation>
    </message>
    <message>
        <source>The card does not answer since the computer slept, so the model was not loaded.</source>
        <translation>La carte ne répond plus depuis la mise en veille de l’ordinateur, le modèle n’a donc pas été chargé.</translation>
    </message>
    <message>
        <source>The card drew {before} W and draws {after} W now: {less} W saved.</source>
        <translation>La carte tirait {before}&#xa0;W et tire maintenant {after}&#xa0;W&#x202f;: {less}&#xa0;W économisés.</translation>
    </message>
    <message>
        <source>The card has fallen off the bus and does not answer until a restart.</source>
        <translation>La carte a disparu du bus et ne répondra pas avant un redémarrage.</translation>
    </message>
    <message>
        <source>The card has no fast path for it, so attention moves to the processor.</source>
        <translation>La carte n’a pas de chemin rapide pour cela, l’attention passe donc au processeur.</translation>
    </message>
    <message>
        <source>The card has stopped and needs a reset.</source>
        <translation>La carte s’est arrêtée et doit être réinitialisée.</translation>
    </message>
    <message>
        <source>The card has {most} MiB more free than then.</source>
        <translation>La carte a {most}&#xa0;Mio de plus libres qu&apos;alors.</translation>
    </message>
    <message>
        <source>The card is asleep. To save power, Plimsoll does not wake it; the graphs go on when something uses it.</source>
        <translation>La carte dort. Pour économiser l’énergie, Plimsoll ne la réveille pas&#x202f;; les courbes reprennent quand quelque chose l’utilise.</translation>
    </message>
    <message>
        <source>The card is free for other work</source>
        <translation>La carte est libre pour d’autres travaux</translation>
    </message>
    <message>
        <source>The card is held back by its power limit.</source>
        <translation>La carte est retenue par sa limite de puissance.</translation>
    </message>
    <message>
        <source>The card is listed, and nothing of ours is on it.</source>
        <translation>La carte est listée, et rien de Plimsoll n’est dessus.</translation>
    </message>
    <message>
        <source>The card keeps to the clock of the slowest of several cards.</source>
        <translation>La carte suit la fréquence de la plus lente de plusieurs cartes.</translation>
    </message>
    <message>
        <source>The card protects itself: it is too hot, or its power supply gives way.</source>
        <translation>La carte se protège&#x202f;: elle est trop chaude, ou son alimentation faiblit.</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, above the lock.</source>
        <translation>La carte tournait à {mhz}&#xa0;MHz, au-dessus du verrouillage.</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, below the lock.</source>
        <translation>La carte tournait à {mhz}&#xa0;MHz, en dessous du verrouillage.</translation>
    </message>
    <message>
        <source>The card ran full while it prepared a faster path.</source>
        <translation>La carte s’est remplie en préparant un chemin plus rapide.</translation>
    </message>
    <message>
        <source>The card ran full while working.</source>
        <translation>La carte s’est remplie pendant le travail.</translation>
    </message>
    <message>
        <source>The card ran full, and the engine went on with the processor.</source>
        <translation>La carte s’est remplie, et le moteur a continué avec le processeur.</translation>
    </message>
    <message>
        <source>The card reported a memory fault.</source>
        <translation>La carte a signalé un défaut de mémoire.</translation>
    </message>
    <message>
        <source>The card runs slower so as not to get too hot.</source>
        <translation>La carte ralentit pour ne pas trop chauffer.</translation>
    </message>
    <message>
        <source>The card runs slower so as not to take more watts than it may.</source>
        <translation>La carte ralentit pour ne pas prendre plus de watts que permis.</translation>
    </message>
    <message>
        <source>The card slows down because it is hot.</source>
        <translation>La carte ralentit parce qu’elle est chaude.</translation>
    </message>
    <message>
        <source>The card stayed in performance state P{state} under load.</source>
        <translation>La carte est restée à l’état de performance P{state} en charge.</translation>
    </message>
    <message>
        <source>The card was full before the mathematics library could start.</source>
        <translation>La carte était pleine avant que la bibliothèque mathématique puisse démarrer.</translation>
    </message>
    <message>
        <source>The card was full, and Windows used slow computer memory instead.</source>
        <translation>La carte était pleine, et Windows a pris la mémoire lente de l’ordinateur à la place.</translation>
    </message>
    <message>
        <source>The card was hardly busy while the model worked, so no clock can be judged.</source>
        <translation>La carte était à peine occupée pendant le travail du modèle, on ne peut donc juger aucune fréquence.</translation>
    </message>
    <message>
        <source>The card was neither hot nor short of power.</source>
        <translation>La carte n’était ni chaude ni à court de puissance.</translation>
    </message>
    <message>
        <source>The card was not busy, so that nothing can be said.</source>
        <translation>La carte n’était pas occupée, on ne peut donc rien dire.</translation>
    </message>
    <message>
        <source>The card was slowed by {causes}.</source>
        <translation>La carte a été ralentie&#x202f;: {causes}.</translation>
    </message>
    <message>
        <source>The card was too hot.</source>
        <translation>La carte était trop chaude.</translation>
    </message>
    <message>
        <source>The card&apos;s clocks are locked to {text}. The lock lasts while Plimsoll runs.</source>
        <translation>Les fréquences de la carte sont verrouillées à {text}. Le verrouillage dure tant que Plimsoll tourne.</translation>
    </message>
    <message>
        <source>The card&apos;s power cables are not all plugged in.</source>
        <translation>Les câbles d’alimentation de la carte ne sont pas tous branchés.</translation>
    </message>
    <message>
        <source>The certificate of {origin} is not trusted: {words}.</source>
        <translation>Le certificat de {origin} n’est pas fiable&#x202f;: {words}.</translation>
    </message>
    <message>
        <source>The chat may be too long for it, or it failed: look at the server&apos;s log.</source>
        <translation>La discussion est peut-être trop longue pour lui, ou il a échoué&#x202f;: consulter le journal du serveur.</translation>
    </message>
    <message>
        <source>The chat template of the model did not work.</source>
        <translation>Le gabarit de discussion du modèle n’a pas fonctionné.</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}</source>
        <translation>La discussion n’a pas été exportée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}.</source>
        <translation>La discussion n’a pas été exportée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The chat was not saved within {deadline} s.</source>
        <translation>La discussion n’a pas été enregistrée en {deadline}&#xa0;s.</translation>
    </message>
    <message>
        <source>The chat was not saved: {reason}.</source>
        <translation>La discussion n’a pas été enregistrée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The clock helper ended by itself.</source>
        <translation>L’assistant de fréquences s’est terminé de lui-même.</translation>
    </message>
    <message>
        <source>The clock helper is installed: clocks can be locked with a click.</source>
        <translation>L’assistant de fréquences est installé&#x202f;: les fréquences se verrouillent d’un clic.</translation>
    </message>
    <message>
        <source>The clock helper is not installed, or there is no Python for all users to run it.</source>
        <translation>L’assistant de fréquences n’est pas installé, ou il n’y a pas de Python commun à tous pour le lancer.</translation>
    </message>
    <message>
        <source>The clock helper is not installed.</source>
        <translation>L’assistant de fréquences n’est pas installé.</translation>
    </message>
    <message>
        <source>The clock helper is not installed: an administrator runs packaging/clocks/install.sh install in Plimsoll&apos;s folder.</source>
        <translation>L’assistant de fréquences n’est pas installé : un administrateur lance packaging/clocks/install.sh install dans le dossier de Plimsoll.</translation>
    </message>
    <message>
        <source>The clock is held by what the screen needs.</source>
        <translation>La fréquence est imposée par les besoins de l’écran.</translation>
    </message>
    <message>
        <source>The clocks of 1 card are still locked from an earlier run ({limits}).</source>
        <translation>Les fréquences d’une carte sont encore verrouillées par une exécution précédente ({limits}).</translation>
    </message>
    <message>
        <source>The clocks of 1 card were given back.</source>
        <translation>Les fréquences d’une carte ont été libérées.</translation>
    </message>
    <message>
        <source>The clocks of the card are other ones now.</source>
        <translation>Les fréquences de la carte ne sont plus les mêmes.</translation>
    </message>
    <message>
        <source>The clocks of {cards} cards were given back.</source>
        <translation>Les fréquences de {cards} cartes ont été libérées.</translation>
    </message>
    <message>
        <source>The clocks of {left} cards are still locked from an earlier run ({limits}).</source>
        <translation>Les fréquences de {left} cartes sont encore verrouillées par une exécution précédente ({limits}).</translation>
    </message>
    <message>
        <source>The clocks under load are far below normal.</source>
        <translation>Les fréquences en charge sont bien en dessous de la normale.</translation>
    </message>
    <message>
        <source>The code was made with a newer toolkit than the driver knows.</source>
        <translation>Le code a été produit avec un toolkit plus récent que ce que connaît le pilote.</translation>
    </message>
    <message>
        <source>The commands sent to the card were damaged on the way.</source>
        <translation>Les commandes envoyées à la carte ont été altérées en route.</translation>
    </message>
    <message>
        <source>The compute capability of the card is not among those of the build.</source>
        <translation>La compute capability de la carte n’est pas parmi celles du build.</translation>
    </message>
    <message>
        <source>The computer has {more} MiB more memory free than then.</source>
        <translation>L&apos;ordinateur a {more}&#xa0;Mio de mémoire libre de plus qu&apos;alors.</translation>
    </message>
    <message>
        <source>The computer lost contact with the card.</source>
        <translation>L’ordinateur a perdu le contact avec la carte.</translation>
    </message>
    <message>
        <source>The computer runs on its battery: the card is slower then, and readings are taken less often.</source>
        <translation>L’ordinateur est sur batterie&#x202f;: la carte est alors plus lente, et les relevés sont moins fréquents.</translation>
    </message>
    <message>
        <source>The computer slept since.</source>
        <translation>L&apos;ordinateur a été mis en veille depuis.</translation>
    </message>
    <message>
        <source>The computer was restarted since.</source>
        <translation>L&apos;ordinateur a été redémarré depuis.</translation>
    </message>
    <message>
        <source>The computer was shut down while Plimsoll was {doing}.</source>
        <translation>L’ordinateur a été éteint en plein travail de Plimsoll ({doing}).</translation>
    </message>
    <message>
        <source>The computer went down during {phase}.</source>
        <translation>L’ordinateur s’est arrêté pendant&#x202f;: {phase}.</translation>
    </message>
    <message>
        <source>The computer went down.</source>
        <translation>L’ordinateur s’est arrêté.</translation>
    </message>
    <message>
        <source>The computer&apos;s cards are other ones now.</source>
        <translation>Les cartes de l&apos;ordinateur ne sont plus les mêmes.</translation>
    </message>
    <message>
        <source>The connection fails at the proxy, before the model host.</source>
        <translation>La connexion échoue au proxy, avant l’hébergeur des modèles.</translation>
    </message>
    <message>
        <source>The container is older than GGUF, and the engine no longer reads it.</source>
        <translation>Le format est plus ancien que GGUF, et le moteur ne le lit plus.</translation>
    </message>
    <message>
        <source>The container lost its access to the NVIDIA card ({message}).</source>
        <translation>Le conteneur a perdu son accès à la carte NVIDIA ({message}).</translation>
    </message>
    <message>
        <source>The copy came out different</source>
        <translation>La copie diffère de l’original</translation>
    </message>
    <message>
        <source>The disk has {more} MiB more room than then.</source>
        <translation>Le disque a {more}&#xa0;Mio de place de plus qu&apos;alors.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>Le disque qui contient {folder} est plein.</translation>
    </message>
    <message>
        <source>The disk that keeps your chats is full.</source>
        <translation>Le disque qui garde vos discussions est plein.</translation>
    </message>
    <message>
        <source>The display watchdog gives a kernel about two seconds.</source>
        <translation>La surveillance de l’affichage donne environ deux secondes à un noyau.</translation>
    </message>
    <message>
        <source>The download leads to a server that is not allowed.</source>
        <translation>Le téléchargement mène à un serveur non autorisé.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB on the disk that holds {root}, where {kept} GB more are kept free; {value} GB are free{others}.</source>
        <translation>Le téléchargement a besoin de {needed}&#xa0;Go sur le disque qui contient {root}, où {kept}&#xa0;Go de plus restent libres ; {value}&#xa0;Go sont libres{others}.</translation>
    </message>
    <message>
        <source>The download was not stored in full.</source>
        <translation>Le téléchargement n’a pas été stocké en entier.</translation>
    </message>
    <message>
        <source>The download was stopped; what is here is kept.</source>
        <translation>Le téléchargement a été arrêté&#x202f;; ce qui est là est gardé.</translation>
    </message>
    <message>
        <source>The drafting file is not there any more.</source>
        <translation>Le fichier d’ébauche n’est plus là.</translation>
    </message>
    <message>
        <source>The drafting file is not there.</source>
        <translation>Le fichier d’ébauche n’est pas là.</translation>
    </message>
    <message>
        <source>The drafting file was changed since.</source>
        <translation>Le fichier d’ébauche a été modifié depuis.</translation>
    </message>
    <message>
        <source>The drafting file {name} cannot be read: {strerror}.</source>
        <translation>Le fichier d’ébauche {name} ne peut pas être lu&#x202f;: {strerror}.</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: its {what} is {its}, the model&apos;s {wanted}.</source>
        <translation>Le fichier d’ébauche {name} n’appartient pas à ce modèle ({what})&#x202f;: {its} au lieu de {wanted}.</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: {wrong}.</source>
        <translation>Le fichier d’ébauche {name} n’appartient pas à ce modèle&#x202f;: {wrong}.</translation>
    </message>
    <message>
        <source>The drafting file {name} has no MTP layers, and only those can draft here.</source>
        <translation>Le fichier d’ébauche {name} n’a pas de couches MTP, et elles seules peuvent ébaucher ici.</translation>
    </message>
    <message>
        <source>The drafting model does not belong to this model.</source>
        <translation>Le modèle d’ébauche n’appartient pas à ce modèle.</translation>
    </message>
    <message>
        <source>The drive for models is full.</source>
        <translation>Le disque des modèles est plein.</translation>
    </message>
    <message>
        <source>The driver answered that it is not supported.</source>
        <translation>Le pilote a répondu que ce n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>The driver answers, and shows no card.</source>
        <translation>Le pilote répond, et ne montre aucune carte.</translation>
    </message>
    <message>
        <source>The driver asks for a reset; what followed in the log is a consequence.</source>
        <translation>Le pilote demande une réinitialisation&#x202f;; la suite du journal en est la conséquence.</translation>
    </message>
    <message>
        <source>The driver cleaned up after a program that ended.</source>
        <translation>Le pilote a fait le ménage après un programme terminé.</translation>
    </message>
    <message>
        <source>The driver is too old to compile the code of this engine.</source>
        <translation>Le pilote est trop ancien pour compiler le code de ce moteur.</translation>
    </message>
    <message>
        <source>The driver is {driver} now; it was {driver2}.</source>
        <translation>Le pilote est maintenant {driver}&#x202f;; c’était {driver2}.</translation>
    </message>
    <message>
        <source>The driver names the power limit as the only brake.</source>
        <translation>Le pilote ne cite que la limite de puissance comme frein.</translation>
    </message>
    <message>
        <source>The driver of the card is installed and not running.</source>
        <translation>Le pilote de la carte est installé et ne tourne pas.</translation>
    </message>
    <message>
        <source>The driver of the card is too old for this engine.</source>
        <translation>Le pilote de la carte est trop ancien pour ce moteur.</translation>
    </message>
    <message>
        <source>The driver reported Xid {numbers}.</source>
        <translation>Le pilote a signalé Xid {numbers}.</translation>
    </message>
    <message>
        <source>The driver reported Xid {number} ({name}). {text}</source>
        <translation>Le pilote a signalé Xid {number} ({name}). {text}</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: nothing is tried on the card.</source>
        <translation>Le pilote a signalé Xid {xid}&#x202f;: rien n’est essayé sur la carte.</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: the card works again only after a restart.</source>
        <translation>Le pilote a signalé Xid {xid}&#x202f;: la carte ne remarchera qu’après un redémarrage.</translation>
    </message>
    <message>
        <source>The driver reported no fault since the start.</source>
        <translation>Le pilote n’a signalé aucune panne depuis le démarrage.</translation>
    </message>
    <message>
        <source>The driver says that the card must be reset or restarted.</source>
        <translation>Le pilote dit que la carte doit être réinitialisée ou redémarrée.</translation>
    </message>
    <message>
        <source>The driver stopped the card because one step took too long.</source>
        <translation>Le pilote a arrêté la carte parce qu’une étape durait trop longtemps.</translation>
    </message>
    <message>
        <source>The driver was loaded anew since.</source>
        <translation>Le pilote a été rechargé depuis.</translation>
    </message>
    <message>
        <source>The driver {driver} is too old for it on {name}: {shown} is needed.</source>
        <translation>Le pilote {driver} est trop ancien pour cela sur {name}&#x202f;: il faut {shown}.</translation>
    </message>
    <message>
        <source>The embeddings of &apos;{id}&apos; have {n_embd} dimensions, which cannot be changed.</source>
        <translation>Les embeddings de «&#x202f;{id}&#x202f;» ont {n_embd} dimensions, ce qui ne peut pas changer.</translation>
    </message>
    <message>
        <source>The engine cannot draft with this model yet.</source>
        <translation>Le moteur ne sait pas encore ébaucher avec ce modèle.</translation>
    </message>
    <message>
        <source>The engine cannot go on without the layers that lay there: it ended.</source>
        <translation>Le moteur ne peut pas continuer sans les couches qui étaient là&#x202f;: il s’est terminé.</translation>
    </message>
    <message>
        <source>The engine cannot use {card} yet</source>
        <translation>Le moteur ne peut pas encore utiliser {card}</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: code {result}.</source>
        <translation>Le moteur n’a pas pu calculer un lot&#x202f;: code {result}.</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: {reason}.</source>
        <translation>Le moteur n’a pas pu calculer un lot&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The engine could not load {name}: {why}</source>
        <translation>Le moteur n’a pas pu charger {name}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for answering: {why}</source>
        <translation>Le moteur n’a pas pu créer le contexte des réponses&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for drafting: {why}</source>
        <translation>Le moteur n’a pas pu créer le contexte de l’ébauche&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for embeddings: {why}</source>
        <translation>Le moteur n’a pas pu créer le contexte des embeddings&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The engine could not turn the messages into a prompt.</source>
        <translation>Le moteur n’a pas pu changer les messages en prompt.</translation>
    </message>
    <message>
        <source>The engine crashed while it looked for cards.</source>
        <translation>Le moteur a planté en cherchant des cartes.</translation>
    </message>
    <message>
        <source>The engine crashed.</source>
        <translation>Le moteur a planté.</translation>
    </message>
    <message>
        <source>The engine did not do what was accepted:</source>
        <translation>Le moteur n’a pas fait ce qui était convenu&#x202f;:</translation>
    </message>
    <message>
        <source>The engine did not find the card that the setup names.</source>
        <translation>Le moteur n’a pas trouvé la carte que nomme la configuration.</translation>
    </message>
    <message>
        <source>The engine did not find the main card that the setup names.</source>
        <translation>Le moteur n’a pas trouvé la carte principale que nomme la configuration.</translation>
    </message>
    <message>
        <source>The engine did not pass its test.</source>
        <translation>Le moteur n’a pas réussi son test.</translation>
    </message>
    <message>
        <source>The engine does not answer any more.</source>
        <translation>Le moteur ne répond plus.</translation>
    </message>
    <message>
        <source>The engine does not know how this file is packed.</source>
        <translation>Le moteur ne sait pas comment ce fichier est compressé.</translation>
    </message>
    <message>
        <source>The engine does not know this kind of model yet.</source>
        <translation>Le moteur ne connaît pas encore ce type de modèle.</translation>
    </message>
    <message>
        <source>The engine for your card did not come</source>
        <translation>Le moteur pour votre carte n’est pas arrivé</translation>
    </message>
    <message>
        <source>The engine found no place for the next token of a slot.</source>
        <translation>Le moteur n’a pas trouvé de place pour le prochain token d’un emplacement.</translation>
    </message>
    <message>
        <source>The engine gave no sign of life for {now} s.</source>
        <translation>Le moteur n’a pas donné signe de vie depuis {now}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine has no GPU support.</source>
        <translation>Le moteur ne prend pas en charge le GPU.</translation>
    </message>
    <message>
        <source>The engine in use stays as it is.</source>
        <translation>Le moteur utilisé reste tel quel.</translation>
    </message>
    <message>
        <source>The engine is another one now: {runtime}, not {runtime2}.</source>
        <translation>Le moteur est maintenant un autre&#x202f;: {runtime}, pas {runtime2}.</translation>
    </message>
    <message>
        <source>The engine is closed.</source>
        <translation>Le moteur est fermé.</translation>
    </message>
    <message>
        <source>The engine is of another version than the one Plimsoll speaks to.</source>
        <translation>Le moteur n’est pas de la version que parle Plimsoll.</translation>
    </message>
    <message>
        <source>The engine lacks {absent}.</source>
        <translation>Il manque au moteur {absent}.</translation>
    </message>
    <message>
        <source>The engine made for this computer</source>
        <translation>Le moteur fait pour cet ordinateur</translation>
    </message>
    <message>
        <source>The engine made no progress for {silent} s.</source>
        <translation>Le moteur n’a pas progressé depuis {silent}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine needs a newer C library than this system has.</source>
        <translation>Le moteur demande une bibliothèque C plus récente que celle de ce système.</translation>
    </message>
    <message>
        <source>The engine needs a newer driver than the one installed.</source>
        <translation>Le moteur demande un pilote plus récent que celui installé.</translation>
    </message>
    <message>
        <source>The engine needs {missing}, which is not on this computer.</source>
        <translation>Le moteur demande {missing}, qui n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The engine put {found} layers on the card, but the setup puts {value} of them there.</source>
        <translation>Le moteur a mis {found} couches sur la carte, mais la configuration en met {value}.</translation>
    </message>
    <message>
        <source>The engine reads one token at a time because the workspace does not fit.</source>
        <translation>Le moteur lit un token à la fois parce que l’espace de travail ne tient pas.</translation>
    </message>
    <message>
        <source>The engine refused it; it is well otherwise.</source>
        <translation>Le moteur l’a refusé&#x202f;; pour le reste, il va bien.</translation>
    </message>
    <message>
        <source>The engine says that it falls back.</source>
        <translation>Le moteur dit qu’il se rabat sur autre chose.</translation>
    </message>
    <message>
        <source>The engine sees the card and does not use it.</source>
        <translation>Le moteur voit la carte et ne l’utilise pas.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>Le moteur a cessé de répondre.</translation>
    </message>
    <message>
        <source>The engine stopped in the middle of this reply</source>
        <translation>Le moteur s’est arrêté au milieu de cette réponse</translation>
    </message>
    <message>
        <source>The engine stopped itself at an inner check.</source>
        <translation>Le moteur s’est arrêté de lui-même à un contrôle interne.</translation>
    </message>
    <message>
        <source>The engine stopped. Try a fix first.</source>
        <translation>Le moteur s’est arrêté. Essayer d’abord une solution.</translation>
    </message>
    <message>
        <source>The engine touched memory of the card that is not its own.</source>
        <translation>Le moteur a touché de la mémoire de la carte qui n’est pas à lui.</translation>
    </message>
    <message>
        <source>The engine tried again without pipeline copies and ended after it.</source>
        <translation>Le moteur a réessayé sans copies en pipeline et s’est terminé ensuite.</translation>
    </message>
    <message>
        <source>The engine was not started, because Python could not find or read all of its files.</source>
        <translation>Le moteur n’a pas été démarré, car Python n’a pas pu trouver ou lire tous ses fichiers.</translation>
    </message>
    <message>
        <source>The engine went on for {seconds} s when stopped.</source>
        <translation>Le moteur a continué {seconds}&#xa0;s après l’arrêt.</translation>
    </message>
    <message>
        <source>The engine wrote nonsense.</source>
        <translation>Le moteur a écrit des choses dénuées de sens.</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is damaged.</source>
        <translation>L’archive du moteur est endommagée.</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is not safe to unpack.</source>
        <translation>L’archive du moteur n’est pas sûre à extraire.</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run took longer than {limit_seconds} s.</source>
        <translation>La simulation du moteur a pris plus de {limit_seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run was stopped.</source>
        <translation>La simulation du moteur a été arrêtée.</translation>
    </message>
    <message>
        <source>The engine&apos;s own dry run gives {seen} bytes for {key}, the formula {computed}; the plan takes the engine&apos;s figure.</source>
        <translation>La simulation du moteur donne {seen}&#xa0;octets pour {key}, la formule {computed}&#x202f;; le plan prend le chiffre du moteur.</translation>
    </message>
    <message>
        <source>The engine&apos;s process could not be started: {strerror}.</source>
        <translation>Le processus du moteur n’a pas pu être démarré&#x202f;: {strerror}.</translation>
    </message>
    <message>
        <source>The engine&apos;s process ended with exit code {code}.</source>
        <translation>Le processus du moteur s’est terminé avec le code de sortie {code}.</translation>
    </message>
    <message>
        <source>The engine&apos;s process was ended by signal {name}.</source>
        <translation>Le processus du moteur a été terminé par le signal {name}.</translation>
    </message>
    <message>
        <source>The engine&apos;s test model is not on this machine.</source>
        <translation>Le modèle de test du moteur n’est pas sur cette machine.</translation>
    </message>
    <message>
        <source>The entry that starts Plimsoll with the desktop cannot be changed ({strerror}).</source>
        <translation>L’entrée qui démarre Plimsoll avec le bureau ne peut pas être modifiée ({strerror}).</translation>
    </message>
    <message>
        <source>The evidence does not decide between several causes.</source>
        <translation>Les indices ne tranchent pas entre plusieurs causes.</translation>
    </message>
    <message>
        <source>The experts of {n_cpu_moe} of {n_layer} layers run on the processor, because the card is too small for all.</source>
        <translation>Les experts de {n_cpu_moe} des {n_layer} couches tournent sur le processeur, car la carte est trop petite pour tous.</translation>
    </message>
    <message>
        <source>The experts of {n} layers on the processor</source>
        <translation>Les experts de {n} couches sur le processeur</translation>
    </message>
    <message>
        <source>The experts of {n} layers stay on the processor.</source>
        <translation>Les experts de {n} couches restent sur le processeur.</translation>
    </message>
    <message>
        <source>The file ends before its last tensor does.</source>
        <translation>Le fichier s’arrête avant son dernier tenseur.</translation>
    </message>
    <message>
        <source>The file for images does not belong to this model.</source>
        <translation>Le fichier d’images n’appartient pas à ce modèle.</translation>
    </message>
    <message>
        <source>The file has no MTP head: loaded without drafting.</source>
        <translation>Le fichier n’a pas de tête MTP&#x202f;: chargé sans ébauche.</translation>
    </message>
    <message>
        <source>The file has no MTP head: planned without drafting.</source>
        <translation>Le fichier n’a pas de tête MTP&#x202f;: planifié sans ébauche.</translation>
    </message>
    <message>
        <source>The file has {n_heads} MTP layers, and the engine drafts with one for the architecture {architecture}: loaded without drafting.</source>
        <translation>Le fichier a {n_heads} couches MTP, et le moteur ébauche avec une seule pour l’architecture {architecture}&#x202f;: chargé sans ébauche.</translation>
    </message>
    <message>
        <source>The file has {size} bytes.</source>
        <translation>Le fichier a {size}&#xa0;octets.</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>Le fichier est en cours de vérification.</translation>
    </message>
    <message>
        <source>The file is deleted and frees {size}. It can be fetched again; chats and receipts stay.</source>
        <translation>Le fichier est supprimé et libère {size}. Il peut être retéléchargé&#x202f;; discussions et attestations restent.</translation>
    </message>
    <message>
        <source>The file is here already</source>
        <translation>Le fichier est déjà là</translation>
    </message>
    <message>
        <source>The file is newer than the engine.</source>
        <translation>Le fichier est plus récent que le moteur.</translation>
    </message>
    <message>
        <source>The file is not the one that was published.</source>
        <translation>Le fichier n’est pas celui qui a été publié.</translation>
    </message>
    <message>
        <source>The file is on this computer and complete. Nothing more is fetched.</source>
        <translation>Le fichier est sur cet ordinateur et complet. Rien d’autre n’est téléchargé.</translation>
    </message>
    <message>
        <source>The file is read, not mapped, so that no weight is in memory twice.</source>
        <translation>Le fichier est lu, pas mappé, pour qu’aucun poids ne soit deux fois en mémoire.</translation>
    </message>
    <message>
        <source>The file may be whole; the engine cannot count that far.</source>
        <translation>Le fichier est peut-être complet&#x202f;; le moteur ne sait pas compter si loin.</translation>
    </message>
    <message>
        <source>The file stays where it is, and nothing is freed:</source>
        <translation>Le fichier reste où il est, et rien n’est libéré&#x202f;:</translation>
    </message>
    <message>
        <source>The file was read and holds something the engine does not expect.</source>
        <translation>Le fichier a été lu et contient quelque chose que le moteur n’attend pas.</translation>
    </message>
    <message>
        <source>The file was read; its architecture[ {arch}] is unknown to the engine.</source>
        <translation>Le fichier a été lu&#x202f;; son architecture[ {arch}] est inconnue du moteur.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged ({path}) and could not be moved aside. Chats of this run are not kept.</source>
        <translation>Le fichier de vos discussions est endommagé ({path}) et n’a pas pu être mis de côté. Les discussions de cette session ne sont pas gardées.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged.</source>
        <translation>Le fichier de vos discussions est endommagé.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged.</source>
        <translation>Le fichier de vos discussions était endommagé.</translation>
    </message>
    <message>
        <source>The file with your chats was empty.</source>
        <translation>Le fichier de vos discussions était vide.</translation>
    </message>
    <message>
        <source>The file with {what} cannot be read ({error}).</source>
        <translation>Le fichier pour {what} ne peut pas être lu ({error}).</translation>
    </message>
    <message>
        <source>The file with {what} is from a newer Plimsoll; what this one knows is used{aside}.</source>
        <translation>Le fichier avec {what} vient d’un Plimsoll plus récent&#x202f;; ce que celui-ci en connaît est utilisé{aside}.</translation>
    </message>
    <message>
        <source>The file with {what} was damaged{path}.</source>
        <translation>Le fichier pour {what} était endommagé{path}.</translation>
    </message>
    <message>
        <source>The file&apos;s hash is not the published one.</source>
        <translation>L’empreinte du fichier n’est pas celle publiée.</translation>
    </message>
    <message>
        <source>The files stay; only the list gets shorter.</source>
        <translation>Les fichiers restent&#x202f;; seule la liste raccourcit.</translation>
    </message>
    <message>
        <source>The firmware of the driver failed.</source>
        <translation>Le firmware du pilote a échoué.</translation>
    </message>
    <message>
        <source>The first large buffer of the load, the weights[ ({size})], was refused[ on card {device}].</source>
        <translation>Le premier grand tampon du chargement, les poids[ ({size})], a été refusé[ sur la carte {device}].</translation>
    </message>
    <message>
        <source>The first long prompt was too much for drafting.</source>
        <translation>Le premier long prompt était trop pour l’ébauche.</translation>
    </message>
    <message>
        <source>The first long request is slow once.</source>
        <translation>La première longue requête est lente une fois.</translation>
    </message>
    <message>
        <source>The first one appears when a model has been proven on this computer.</source>
        <translation>La première apparaît quand un modèle a été éprouvé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The first pass is slower.</source>
        <translation>Le premier passage est plus lent.</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch failed with drafting on.</source>
        <translation>Le premier prompt plus long qu’un lot a échoué avec l’ébauche activée.</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch, with drafting on.</source>
        <translation>Le premier prompt plus long qu’un lot, avec l’ébauche activée.</translation>
    </message>
    <message>
        <source>The first reply makes no sense: {trouble}.</source>
        <translation>La première réponse n’a pas de sens&#x202f;: {trouble}.</translation>
    </message>
    <message>
        <source>The first {left} tokens of the text were left out: the context is too small.</source>
        <translation>Les {left} premiers tokens du texte ont été omis&#x202f;: le contexte est trop petit.</translation>
    </message>
    <message>
        <source>The fit may have left drafting out.</source>
        <translation>L’ajustement a peut-être oublié l’ébauche.</translation>
    </message>
    <message>
        <source>The grammar can read one text in so many ways that checking takes too long; avoid repetitions of what is itself a repetition.</source>
        <translation>La grammaire peut lire un même texte de tant de façons que la vérification dure trop longtemps&#x202f;; éviter de répéter ce qui est déjà une répétition.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: llama.cpp does not accept it.</source>
        <translation>La grammaire ne peut pas être utilisée&#x202f;: llama.cpp ne l’accepte pas.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: {error}.</source>
        <translation>La grammaire ne peut pas être utilisée&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>The grammar leaves no token of this model that could come next.</source>
        <translation>La grammaire ne laisse aucun token de ce modèle qui pourrait suivre.</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}, {now} instead of {before} tokens/s.</source>
        <translation>La plus haute fréquence stable&#x202f;: {name}, {now} au lieu de {before}&#xa0;tokens/s.</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}.</source>
        <translation>La plus haute fréquence stable&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>The installed clock helper belongs to another version of Plimsoll.</source>
        <translation>L’assistant de fréquences installé appartient à une autre version de Plimsoll.</translation>
    </message>
    <message>
        <source>The kernel logged Xid 31.</source>
        <translation>Le noyau a consigné Xid 31.</translation>
    </message>
    <message>
        <source>The key of the local API cannot be kept ({strerror}).</source>
        <translation>La clé de l’API locale ne peut pas être gardée ({strerror}).</translation>
    </message>
    <message>
        <source>The library that belongs to the driver was not found.</source>
        <translation>La bibliothèque qui appartient au pilote n’a pas été trouvée.</translation>
    </message>
    <message>
        <source>The lines look like errors, and the run went on.</source>
        <translation>Les lignes ressemblent à des erreurs, et l’exécution a continué.</translation>
    </message>
    <message>
        <source>The link between two cards failed.</source>
        <translation>La liaison entre deux cartes a échoué.</translation>
    </message>
    <message>
        <source>The load takes longer.</source>
        <translation>Le chargement prend plus de temps.</translation>
    </message>
    <message>
        <source>The load went well; memory that grows with the first real prompt was refused[ on card {device}].</source>
        <translation>Le chargement s’est bien passé&#x202f;; la mémoire qui grandit avec le premier vrai prompt a été refusée[ sur la carte {device}].</translation>
    </message>
    <message>
        <source>The loader could not open it.</source>
        <translation>Le chargeur n’a pas pu l’ouvrir.</translation>
    </message>
    <message>
        <source>The loader ended with 127.</source>
        <translation>Le chargeur s’est terminé avec 127.</translation>
    </message>
    <message>
        <source>The loader found nothing under that name.</source>
        <translation>Le chargeur n’a rien trouvé sous ce nom.</translation>
    </message>
    <message>
        <source>The loader wants the first part, as it was published.</source>
        <translation>Le chargeur veut la première partie, telle que publiée.</translation>
    </message>
    <message>
        <source>The local API did not come up.</source>
        <translation>L’API locale n’a pas démarré.</translation>
    </message>
    <message>
        <source>The local API offers it as it is, and so does `plimsoll embed`.</source>
        <translation>L’API locale le propose tel quel, et `plimsoll embed` aussi.</translation>
    </message>
    <message>
        <source>The lock that is kept over restarts ends with it; `sudo systemctl restart {unit}` sets it again.</source>
        <translation>Le verrouillage gardé d’un redémarrage à l’autre prend fin avec lui&#x202f;; `sudo systemctl restart {unit}` le rétablit.</translation>
    </message>
    <message>
        <source>The lock was given back meanwhile.</source>
        <translation>Le verrouillage a été libéré entre-temps.</translation>
    </message>
    <message>
        <source>The measured peak is above the plan, the card is idle in part and the processor is busy.</source>
        <translation>Le maximum mesuré dépasse le plan, la carte est en partie inactive et le processeur est occupé.</translation>
    </message>
    <message>
        <source>The memory for this context does not fit on the card.</source>
        <translation>La mémoire pour ce contexte ne tient pas sur la carte.</translation>
    </message>
    <message>
        <source>The memory is free</source>
        <translation>La mémoire est libre</translation>
    </message>
    <message>
        <source>The memory of the card is at its limit and system memory is lent to it.</source>
        <translation>La mémoire de la carte est à sa limite et de la mémoire système lui est prêtée.</translation>
    </message>
    <message>
        <source>The memory of the computer ran out.</source>
        <translation>La mémoire de l’ordinateur est épuisée.</translation>
    </message>
    <message>
        <source>The memory that one program may take is another one now.</source>
        <translation>La mémoire qu&apos;un programme peut prendre n&apos;est plus la même.</translation>
    </message>
    <message>
        <source>The menu key shows what else can be done, Delete removes.</source>
        <translation>La touche Menu montre ce qu’on peut faire d’autre, Suppr supprime.</translation>
    </message>
    <message>
        <source>The model before this one has not given its memory back.</source>
        <translation>Le modèle précédent n’a pas rendu sa mémoire.</translation>
    </message>
    <message>
        <source>The model comes in parts, and the wrong one was opened.</source>
        <translation>Le modèle est en plusieurs parties, et la mauvaise a été ouverte.</translation>
    </message>
    <message>
        <source>The model failed: {failure}</source>
        <translation>Le modèle a échoué&#x202f;: {failure}</translation>
    </message>
    <message>
        <source>The model file is not there any more.</source>
        <translation>Le fichier du modèle n’est plus là.</translation>
    </message>
    <message>
        <source>The model file is not there.</source>
        <translation>Le fichier du modèle n’est pas là.</translation>
    </message>
    <message>
        <source>The model file is not whole.</source>
        <translation>Le fichier du modèle n’est pas entier.</translation>
    </message>
    <message>
        <source>The model file may not be read.</source>
        <translation>Le fichier du modèle ne peut pas être lu, faute de droits.</translation>
    </message>
    <message>
        <source>The model file was changed since.</source>
        <translation>Le fichier du modèle a été modifié depuis.</translation>
    </message>
    <message>
        <source>The model fits, drafting does not.</source>
        <translation>Le modèle tient, l’ébauche non.</translation>
    </message>
    <message>
        <source>The model has no layers for drafting.</source>
        <translation>Le modèle n’a pas de couches d’ébauche.</translation>
    </message>
    <message>
        <source>The model has {n_heads} MTP layers, which draft one token each.</source>
        <translation>Le modèle a {n_heads} couches MTP, qui ébauchent un token chacune.</translation>
    </message>
    <message>
        <source>The model host asks to slow down.</source>
        <translation>L’hébergeur des modèles demande de ralentir.</translation>
    </message>
    <message>
        <source>The model host cannot be reached.</source>
        <translation>L’hébergeur des modèles est injoignable.</translation>
    </message>
    <message>
        <source>The model host has no such file.</source>
        <translation>L’hébergeur des modèles n’a pas ce fichier.</translation>
    </message>
    <message>
        <source>The model host is out of order, or cannot be reached.</source>
        <translation>L’hébergeur des modèles est en panne, ou injoignable.</translation>
    </message>
    <message>
        <source>The model host wants you to sign in.</source>
        <translation>L’hébergeur des modèles demande de se connecter.</translation>
    </message>
    <message>
        <source>The model is being unloaded.</source>
        <translation>Le modèle est en cours de déchargement.</translation>
    </message>
    <message>
        <source>The model is larger than the free memory of the card.</source>
        <translation>Le modèle est plus grand que la mémoire libre de la carte.</translation>
    </message>
    <message>
        <source>The model is put away before sleep.</source>
        <translation>Le modèle est rangé avant la mise en veille.</translation>
    </message>
    <message>
        <source>The model is started from cold and every stage is proven again.</source>
        <translation>Le modèle est démarré à froid et chaque étape est éprouvée de nouveau.</translation>
    </message>
    <message>
        <source>The model is still being fetched.</source>
        <translation>Le modèle est encore en cours de téléchargement.</translation>
    </message>
    <message>
        <source>The model itself: what it has learned, as it stands in the file.</source>
        <translation>Le modèle lui-même&#x202f;: ce qu’il a appris, tel que dans le fichier.</translation>
    </message>
    <message>
        <source>The model loads again after wake.</source>
        <translation>Le modèle se recharge après le réveil.</translation>
    </message>
    <message>
        <source>The model loads again.</source>
        <translation>Le modèle se recharge.</translation>
    </message>
    <message>
        <source>The model needs {need} MiB in {folder} (a margin included), and {free} MiB are free.</source>
        <translation>Le modèle demande {need}&#xa0;Mio dans {folder} (marge comprise), et {free}&#xa0;Mio sont libres.</translation>
    </message>
    <message>
        <source>The model reads them before everything else; also called the system prompt.</source>
        <translation>Le modèle les lit avant tout le reste&#x202f;; aussi appelées prompt système.</translation>
    </message>
    <message>
        <source>The model runs, without drafting.</source>
        <translation>Le modèle marche, sans ébauche.</translation>
    </message>
    <message>
        <source>The model that is loaded keeps its setup. Unload it, then switch this again.</source>
        <translation>Le modèle chargé garde sa configuration. Le décharger, puis rebasculer ce réglage.</translation>
    </message>
    <message>
        <source>The model that was open is not known: {strerror}.</source>
        <translation>Le modèle qui était ouvert n’est pas connu&#x202f;: {strerror}.</translation>
    </message>
    <message>
        <source>The model thinks before it answers: it takes longer, and helps where something has to be worked out. Holds for this chat, from the next reply on.</source>
        <translation>Le modèle réfléchit avant de répondre&#x202f;: c’est plus long, et utile quand il y a quelque chose à résoudre. Vaut pour cette discussion, à partir de la prochaine réponse.</translation>
    </message>
    <message>
        <source>The model was ready; the memory for drafting[ ({size})] was refused[ on card {device}].</source>
        <translation>Le modèle était prêt&#x202f;; la mémoire pour l’ébauche[ ({size})] a été refusée[ sur la carte {device}].</translation>
    </message>
    <message>
        <source>The model was unloaded after {minutes} minutes without a request.{saved}</source>
        <translation>Le modèle a été déchargé après {minutes} minutes sans requête.{saved}</translation>
    </message>
    <message>
        <source>The model was unloaded in the middle of this reply.</source>
        <translation>Le modèle a été déchargé au milieu de cette réponse.</translation>
    </message>
    <message>
        <source>The model was unloaded, and memory of the card is still taken.</source>
        <translation>Le modèle a été déchargé, et de la mémoire de la carte reste occupée.</translation>
    </message>
    <message>
        <source>The model works at the base clock.</source>
        <translation>Le modèle marche à la fréquence de base.</translation>
    </message>
    <message>
        <source>The model works at {mhz} MHz or less.</source>
        <translation>Le modèle marche à {mhz}&#xa0;MHz ou moins.</translation>
    </message>
    <message>
        <source>The model works without a lock.</source>
        <translation>Le modèle marche sans verrouillage.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>Le gabarit de discussion du modèle a échoué&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template was refused: {reason}.</source>
        <translation>Le gabarit de discussion du modèle a été refusé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The model&apos;s files were changed since.</source>
        <translation>Les fichiers du modèle ont été modifiés depuis.</translation>
    </message>
    <message>
        <source>The model&apos;s notes on the text it has read, so that nothing is read twice. It grows with the context. Fewer bits take less memory and are less exact.</source>
        <translation>Les notes du modèle sur le texte lu, pour que rien ne soit lu deux fois. Il grandit avec le contexte. Moins de bits prennent moins de mémoire et sont moins exacts.</translation>
    </message>
    <message>
        <source>The model&apos;s own head</source>
        <translation>La tête du modèle</translation>
    </message>
    <message>
        <source>The move.</source>
        <translation>Le déplacement.</translation>
    </message>
    <message>
        <source>The name {shown} holds bytes that are no text (UTF-8).</source>
        <translation>Le nom {shown} contient des octets qui ne sont pas du texte (UTF-8).</translation>
    </message>
    <message>
        <source>The network asks to sign in first.</source>
        <translation>Le réseau demande d’abord de se connecter.</translation>
    </message>
    <message>
        <source>The next message loads it again.</source>
        <translation>Le prochain message le recharge.</translation>
    </message>
    <message>
        <source>The next step begins.</source>
        <translation>L’étape suivante commence.</translation>
    </message>
    <message>
        <source>The notice says why. Go back and choose another, or try again.</source>
        <translation>L’avis dit pourquoi. Revenir en choisir un autre, ou réessayer.</translation>
    </message>
    <message>
        <source>The nouveau driver holds the card, so NVIDIA&apos;s driver cannot run.</source>
        <translation>Le pilote nouveau tient la carte, le pilote NVIDIA ne peut donc pas tourner.</translation>
    </message>
    <message>
        <source>The other computer at {endpoint} has llama.cpp {commit}, this one {commit2}: they cannot work together.</source>
        <translation>L’autre ordinateur à {endpoint} a llama.cpp {commit}, celui-ci {commit2}&#x202f;: ils ne peuvent pas travailler ensemble.</translation>
    </message>
    <message>
        <source>The other computer does not answer[ at {endpoint}].</source>
        <translation>L’autre ordinateur ne répond pas[ à {endpoint}].</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] has another version of the engine.</source>
        <translation>L’autre ordinateur[ à {endpoint}] a une autre version du moteur.</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] went away while it was in use.</source>
        <translation>L’autre ordinateur[ à l’adresse {endpoint}] a disparu pendant son utilisation.</translation>
    </message>
    <message>
        <source>The other readings go on. The log says more.</source>
        <translation>Les autres mesures continuent. Le journal en dit plus.</translation>
    </message>
    <message>
        <source>The others wait their turn.</source>
        <translation>Les autres attendent leur tour.</translation>
    </message>
    <message>
        <source>The owner of this model has not let you in yet.</source>
        <translation>Le propriétaire de ce modèle ne vous a pas encore donné accès.</translation>
    </message>
    <message>
        <source>The part {name} is missing.</source>
        <translation>Il manque la partie {name}.</translation>
    </message>
    <message>
        <source>The person said no.</source>
        <translation>La personne a dit non.</translation>
    </message>
    <message>
        <source>The picture could not be written to {path} ({reason}).</source>
        <translation>L’image n’a pas pu être écrite dans {path} ({reason}).</translation>
    </message>
    <message>
        <source>The place in the log is only where the fault was noticed.</source>
        <translation>L’endroit du journal est seulement celui où la faute a été remarquée.</translation>
    </message>
    <message>
        <source>The plan did not count the draft context.</source>
        <translation>Le plan n’a pas compté le contexte d’ébauche.</translation>
    </message>
    <message>
        <source>The plan does not fit with this alone.</source>
        <translation>Le plan ne tient pas avec cela seul.</translation>
    </message>
    <message>
        <source>The plan fits with it.</source>
        <translation>Le plan tient avec cela.</translation>
    </message>
    <message>
        <source>The plan left drafting out, and the card ran full.</source>
        <translation>Le plan a oublié l’ébauche, et la carte s’est remplie.</translation>
    </message>
    <message>
        <source>The plan said it fits without counting the memory of drafting.</source>
        <translation>Le plan a dit que cela tient sans compter la mémoire de l’ébauche.</translation>
    </message>
    <message>
        <source>The plan was too small, and part of the work slid to the processor.</source>
        <translation>Le plan était trop petit, et une partie du travail a glissé vers le processeur.</translation>
    </message>
    <message>
        <source>The plans are made from the headers of the files.</source>
        <translation>Les plans sont faits d’après les en-têtes des fichiers.</translation>
    </message>
    <message>
        <source>The power limit{at} held the clock at {clock} MHz.</source>
        <translation>La limite de puissance{at} a tenu la fréquence à {clock}&#xa0;MHz.</translation>
    </message>
    <message>
        <source>The power supply held the card back.</source>
        <translation>L’alimentation a retenu la carte.</translation>
    </message>
    <message>
        <source>The power supply or the board told the card to take fewer watts.</source>
        <translation>L’alimentation ou la carte mère a ordonné à la carte de prendre moins de watts.</translation>
    </message>
    <message>
        <source>The process ended on an illegal instruction.</source>
        <translation>Le processus s’est terminé sur une instruction illégale.</translation>
    </message>
    <message>
        <source>The process that looks for cards ended in the middle.</source>
        <translation>Le processus qui cherche les cartes s’est terminé en route.</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver did not answer.</source>
        <translation>Le processeur de la carte qui exécute le pilote n’a pas répondu.</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver failed.</source>
        <translation>Le processeur de la carte qui exécute le pilote a échoué.</translation>
    </message>
    <message>
        <source>The prompt has {n_prompt} tokens, but the context holds {n_ctx}.</source>
        <translation>Le prompt a {n_prompt} tokens, mais le contexte en contient {n_ctx}.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>Le prompt est vide.</translation>
    </message>
    <message>
        <source>The prompt was read at {prefill_tok_s} tokens/s, {best} were proven. {why}</source>
        <translation>Le prompt a été lu à {prefill_tok_s}&#xa0;tokens/s, l’épreuve avait donné {best}. {why}</translation>
    </message>
    <message>
        <source>The proof tells which of the two is faster.</source>
        <translation>L’épreuve dit lequel des deux est plus rapide.</translation>
    </message>
    <message>
        <source>The proof was stopped. Nothing is running.</source>
        <translation>L’épreuve a été arrêtée. Rien ne tourne.</translation>
    </message>
    <message>
        <source>The proxy asks for a name and a password (status 407).</source>
        <translation>Le proxy demande un nom et un mot de passe (statut 407).</translation>
    </message>
    <message>
        <source>The proxy refuses ({error}).</source>
        <translation>Le proxy refuse ({error}).</translation>
    </message>
    <message>
        <source>The proxy refuses to reach {host} ({error}).</source>
        <translation>Le proxy refuse de joindre {host} ({error}).</translation>
    </message>
    <message>
        <source>The proxy setting stands in the way.</source>
        <translation>Le réglage de proxy fait obstacle.</translation>
    </message>
    <message>
        <source>The proxy {url} refuses: {error}.</source>
        <translation>Le proxy {url} refuse&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>The readings could not be written to {path} ({strerror}).</source>
        <translation>Les relevés n’ont pas pu être écrits dans {path} ({strerror}).</translation>
    </message>
    <message>
        <source>The release does not say its SHA-256, so it cannot be verified.</source>
        <translation>La version publiée n’indique pas son SHA-256, elle ne peut donc pas être vérifiée.</translation>
    </message>
    <message>
        <source>The release server asks to slow down: too many requests came from this address.</source>
        <translation>Le serveur de publication demande de ralentir&#x202f;: trop de requêtes sont venues de cette adresse.</translation>
    </message>
    <message>
        <source>The release server points to {scheme}://{hostname}, which is not one of the hosts that engines are fetched from.</source>
        <translation>Le serveur de publication renvoie à {scheme}://{hostname}, qui n’est pas un des hôtes d’où les moteurs sont téléchargés.</translation>
    </message>
    <message>
        <source>The release server refuses the request: it asks for a sign-in.</source>
        <translation>Le serveur de publication refuse la requête&#x202f;: il demande une connexion.</translation>
    </message>
    <message>
        <source>The reply ended at the limit of {max_reply_tokens} tokens.</source>
        <translation>La réponse s’est arrêtée à la limite de {max_reply_tokens} tokens.</translation>
    </message>
    <message>
        <source>The reply failed.</source>
        <translation>La réponse a échoué.</translation>
    </message>
    <message>
        <source>The reply had no end.</source>
        <translation>La réponse n’avait pas de fin.</translation>
    </message>
    <message>
        <source>The reply is done</source>
        <translation>La réponse est terminée</translation>
    </message>
    <message>
        <source>The reply may go against parts of the schema: {unheld}.</source>
        <translation>La réponse peut enfreindre des parties du schéma&#x202f;: {unheld}.</translation>
    </message>
    <message>
        <source>The reply stopped because the context is full.</source>
        <translation>La réponse s’est arrêtée parce que le contexte est plein.</translation>
    </message>
    <message>
        <source>The request carried no valid token.</source>
        <translation>La requête ne portait pas de jeton valide.</translation>
    </message>
    <message>
        <source>The request was given up.</source>
        <translation>La requête a été abandonnée.</translation>
    </message>
    <message>
        <source>The same load would fit if the card were free.</source>
        <translation>Le même chargement tiendrait si la carte était libre.</translation>
    </message>
    <message>
        <source>The same setup loaded before.</source>
        <translation>La même configuration s’était chargée auparavant.</translation>
    </message>
    <message>
        <source>The same version on both computers</source>
        <translation>La même version sur les deux ordinateurs</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: the engine refused it.</source>
        <translation>La discussion gardée n’a pas été reprise et est relue&#x202f;: le moteur l’a refusée.</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: {error}.</source>
        <translation>La discussion gardée n’a pas été reprise et est relue&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>The saved chat was saved without drafting: fewer drafts are right at first.</source>
        <translation>La discussion a été enregistrée sans ébauche&#x202f;: au début, moins d’ébauches sont justes.</translation>
    </message>
    <message>
        <source>The saved chat was taken up without what the drafts knew of it: it was saved with another drafting file. Fewer drafts are right at first.</source>
        <translation>La discussion enregistrée a été reprise sans ce que les ébauches en savaient&#x202f;: elle l’a été avec un autre fichier d’ébauche. Au début, moins d’ébauches sont justes.</translation>
    </message>
    <message>
        <source>The screen may stop for a moment.</source>
        <translation>L’écran peut se figer un instant.</translation>
    </message>
    <message>
        <source>The screens on the card are other ones now: {displays}, not {displays2}.</source>
        <translation>Les écrans sur la carte ne sont plus les mêmes&#x202f;: {displays}, pas {displays2}.</translation>
    </message>
    <message>
        <source>The server withheld a part of the reply (content filter).</source>
        <translation>Le serveur a retenu une partie de la réponse (filtre de contenu).</translation>
    </message>
    <message>
        <source>The setup cannot be changed while the model is loaded.</source>
        <translation>La configuration ne peut pas être modifiée tant que le modèle est chargé.</translation>
    </message>
    <message>
        <source>The setup puts layers on a card, but the engine found no card it can use.</source>
        <translation>La configuration met des couches sur une carte, mais le moteur n’a trouvé aucune carte utilisable.</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <translation>Le modèle de départ n’est pas installé.</translation>
    </message>
    <message>
        <source>The starter model&apos;s package is damaged ({why}).</source>
        <translation>Le paquet du modèle de départ est endommagé ({why}).</translation>
    </message>
    <message>
        <source>The system could not load the engine.</source>
        <translation>Le système n’a pas pu charger le moteur.</translation>
    </message>
    <message>
        <source>The system could not read a part of the mapped file.</source>
        <translation>Le système n’a pas pu lire une partie du fichier mappé.</translation>
    </message>
    <message>
        <source>The system did not allow it: the password was wrong, or nothing here can ask for it.</source>
        <translation>Le système ne l’a pas permis&#x202f;: le mot de passe était faux, ou rien ici ne peut le demander.</translation>
    </message>
    <message>
        <source>The system did not load its kernel module.</source>
        <translation>Le système n’a pas chargé son module noyau.</translation>
    </message>
    <message>
        <source>The system does not let the model be locked in memory.</source>
        <translation>Le système ne laisse pas verrouiller le modèle en mémoire.</translation>
    </message>
    <message>
        <source>The system may page the model out.</source>
        <translation>Le système peut décharger le modèle sur le disque.</translation>
    </message>
    <message>
        <source>The system refused to open it: the account has no right to, or another program locks it.</source>
        <translation>Le système a refusé de l’ouvrir&#x202f;: le compte n’en a pas le droit, ou un autre programme le verrouille.</translation>
    </message>
    <message>
        <source>The system refuses to write there.</source>
        <translation>Le système refuse d’y écrire.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring has a token for the Hub and did not give it.</source>
        <translation>Le trousseau du système a un jeton pour le Hub et ne l’a pas donné.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it, for this address alone. Leave it empty if the server has none.</source>
        <translation>Le trousseau du système la garde, pour cette seule adresse. Laisser vide si le serveur n’en a pas.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Leave it empty to keep the one there is.</source>
        <translation>Le trousseau du système la garde. Laisser vide pour conserver celle qui existe.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Without a keyring it is used until Plimsoll ends and then forgotten. It is sent to {host} alone, and never written to a log.</source>
        <translation>Le trousseau du système le garde. Sans trousseau, il sert jusqu’à la fin de Plimsoll puis est oublié. Il n’est envoyé qu’à {host}, et jamais écrit dans un journal.</translation>
    </message>
    <message>
        <source>The text is longer than the context[ of {ctx} tokens].</source>
        <translation>Le texte est plus long que le contexte[ de {ctx} tokens].</translation>
    </message>
    <message>
        <source>The token is kept. {doubt}</source>
        <translation>Le jeton est gardé. {doubt}</translation>
    </message>
    <message>
        <source>The token is known and the repository is closed to it.</source>
        <translation>Le jeton est connu et le dépôt lui est fermé.</translation>
    </message>
    <message>
        <source>The token of {user} is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>Le jeton de {user} est gardé par les outils du Hub, que Plimsoll ne modifie pas.</translation>
    </message>
    <message>
        <source>The token of {user} is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>Le jeton de {user} est gardé dans la variable HF_TOKEN, que Plimsoll ne modifie pas.</translation>
    </message>
    <message>
        <source>The token of {user} is kept in this system&apos;s keyring.</source>
        <translation>Le jeton de {user} est gardé dans le trousseau de ce système.</translation>
    </message>
    <message>
        <source>The token of {user} is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>Le jeton de {user} est gardé jusqu’à la fin de Plimsoll&#x202f;: ce système n’a pas de trousseau.</translation>
    </message>
    <message>
        <source>The trial process ended before it could report a card.</source>
        <translation>Le processus d’essai s’est terminé avant de pouvoir signaler une carte.</translation>
    </message>
    <message>
        <source>The tunnel</source>
        <translation>Le tunnel</translation>
    </message>
    <message>
        <source>The tunnel&apos;s end here</source>
        <translation>Son extrémité ici</translation>
    </message>
    <message>
        <source>The variable {variable} holds what cannot be a key or token: not used.</source>
        <translation>La variable {variable} contient ce qui ne peut être ni une clé ni un jeton&#x202f;: non utilisée.</translation>
    </message>
    <message>
        <source>The variables that the engine reads are other ones now.</source>
        <translation>Les variables que lit le moteur ne sont plus les mêmes.</translation>
    </message>
    <message>
        <source>The variant with a drafting head</source>
        <translation>La variante avec une tête d’ébauche</translation>
    </message>
    <message>
        <source>The watchdog of the driver reported the card as locked.</source>
        <translation>La surveillance du pilote a signalé la carte comme bloquée.</translation>
    </message>
    <message>
        <source>The weights were loaded; the cache for the context[ ({size})] was refused[ on card {device}].</source>
        <translation>Les poids ont été chargés&#x202f;; le cache pour le contexte[ ({size})] a été refusé[ sur la carte {device}].</translation>
    </message>
    <message>
        <source>The whole chat is sent to that computer with every message.</source>
        <translation>Toute la discussion est envoyée à cet ordinateur avec chaque message.</translation>
    </message>
    <message>
        <source>The whole computer went down while Plimsoll was {doing}. {title}</source>
        <translation>Tout l’ordinateur est tombé en plein travail de Plimsoll ({doing}). {title}</translation>
    </message>
    <message>
        <source>The whole computer went down while the model was reading.</source>
        <translation>Tout l’ordinateur est tombé pendant que le modèle lisait.</translation>
    </message>
    <message>
        <source>The whole process, at its peak</source>
        <translation>Tout le processus, au maximum</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, uncompressed.</source>
        <translation>Le contexte entier de {n_ctx} tokens tient, sans compression.</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with a 4-bit cache.</source>
        <translation>Le contexte entier de {n_ctx} tokens tient, avec un cache sur 4 bits.</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with an 8-bit cache.</source>
        <translation>Le contexte entier de {n_ctx} tokens tient, avec un cache sur 8 bits.</translation>
    </message>
    <message>
        <source>The working memory for one micro-batch does not fit on the card.</source>
        <translation>La mémoire de travail pour un micro-lot ne tient pas sur la carte.</translation>
    </message>
    <message>
        <source>The {gone} oldest messages of this chat were left out: the context holds {n_ctx} tokens.</source>
        <translation>Les {gone} plus anciens messages de cette discussion ont été omis&#x202f;: le contexte contient {n_ctx} tokens.</translation>
    </message>
    <message>
        <source>The {what} cannot be used: {error}.</source>
        <translation>Inutilisable&#x202f;: {what} ({error}).</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Theme: {name}</source>
        <translation>Thème&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Then {name}. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Ensuite {name}. Ce qui est arrivé est conservé, même si vous fermez Plimsoll.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed.</source>
        <translation>Il y a une carte NVIDIA, mais son pilote n’est pas installé.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but this container has no NVIDIA driver.</source>
        <translation>Il y a une carte NVIDIA, mais ce conteneur n’a pas de pilote NVIDIA.</translation>
    </message>
    <message>
        <source>There is another file {target} already.</source>
        <translation>Il y a déjà un autre fichier {target}.</translation>
    </message>
    <message>
        <source>There is less free space than the file still needs.</source>
        <translation>Il y a moins d’espace libre que ce dont le fichier a encore besoin.</translation>
    </message>
    <message>
        <source>There is neither a prompt nor a message.</source>
        <translation>Il n’y a ni prompt ni message.</translation>
    </message>
    <message>
        <source>There is no NVIDIA card here that Plimsoll can use, so the graphs show the computer&apos;s memory and processor. Everything else works the same.</source>
        <translation>Il n’y a pas ici de carte NVIDIA que Plimsoll puisse utiliser, les courbes montrent donc la mémoire et le processeur de l’ordinateur. Tout le reste marche pareil.</translation>
    </message>
    <message>
        <source>There is no NVIDIA card in this computer; models run on the processor.</source>
        <translation>Il n’y a pas de carte NVIDIA dans cet ordinateur&#x202f;; les modèles tournent sur le processeur.</translation>
    </message>
    <message>
        <source>There is no card to lock.</source>
        <translation>Il n’y a pas de carte à verrouiller.</translation>
    </message>
    <message>
        <source>There is no card {name} in this computer.</source>
        <translation>Il n’y a pas de carte {name} dans cet ordinateur.</translation>
    </message>
    <message>
        <source>There is no engine {runtime_id} here.</source>
        <translation>Il n’y a pas de moteur {runtime_id} ici.</translation>
    </message>
    <message>
        <source>There is no file {parts} here.</source>
        <translation>Il n’y a pas de fichier {parts} ici.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Il n’y a pas de fichier {path}.</translation>
    </message>
    <message>
        <source>There is no model in GGUF format here</source>
        <translation>Il n’y a pas ici de modèle au format GGUF</translation>
    </message>
    <message>
        <source>There is no model to answer.</source>
        <translation>Il n’y a pas de modèle pour répondre.</translation>
    </message>
    <message>
        <source>There is no remote server called {name}; there is: {known}.</source>
        <translation>Il n’y a pas de serveur distant nommé {name}&#x202f;; il y a&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>There is no room to read the prompt in batches.</source>
        <translation>Il n’y a pas la place de lire le prompt par lots.</translation>
    </message>
    <message>
        <source>There is no such revision of {what}.</source>
        <translation>Il n’y a pas une telle révision de {what}.</translation>
    </message>
    <message>
        <source>There is no token {token} to bias: the model has {n_vocab}.</source>
        <translation>Il n’y a pas de token {token} à pondérer&#x202f;: le modèle en a {n_vocab}.</translation>
    </message>
    <message>
        <source>There is no tool named {choice}; there are: {known}.</source>
        <translation>Il n’y a pas d’outil nommé {choice}&#x202f;; il y a&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>There is no {what} in this repository.</source>
        <translation>Il n’y a pas de {what} dans ce dépôt.</translation>
    </message>
    <message>
        <source>There was a folder in the place of the file with your chats.</source>
        <translation>Un dossier se trouvait à la place du fichier de vos discussions.</translation>
    </message>
    <message>
        <source>These plans are for your card, which the engine cannot use yet: its build is fetched first, verified and tried with a tiny model. The proof step measures the speed.</source>
        <translation>Ces plans valent pour votre carte, que le moteur ne peut pas encore utiliser : son build est d’abord récupéré, vérifié et essayé avec un modèle minuscule. L’étape d’épreuve mesure la vitesse.</translation>
    </message>
    <message>
        <source>They are not as they were fetched, so the engine is not started.</source>
        <translation>Ils ne sont plus tels que téléchargés, le moteur n’est donc pas démarré.</translation>
    </message>
    <message>
        <source>They ask for a model by its name; the one before is unloaded.</source>
        <translation>Ils demandent un modèle par son nom&#x202f;; le précédent est déchargé.</translation>
    </message>
    <message>
        <source>They differ in kind, size or vocabulary.</source>
        <translation>Ils diffèrent par le type, la taille ou le vocabulaire.</translation>
    </message>
    <message>
        <source>They may open another proven model</source>
        <translation>Ils peuvent ouvrir un autre modèle éprouvé</translation>
    </message>
    <message>
        <source>They stay where they are; nothing is copied, changed or loaded.</source>
        <translation>Ils restent où ils sont&#x202f;; rien n’est copié, modifié ou chargé.</translation>
    </message>
    <message>
        <source>Think first</source>
        <translation>Réfléchir d’abord</translation>
    </message>
    <message>
        <source>Thinking for {time}</source>
        <translation>Réfléchit depuis {time}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>Réfléchit</translation>
    </message>
    <message>
        <source>This Linux inside Windows has no access to an NVIDIA driver.</source>
        <translation>Ce Linux dans Windows n’a pas accès à un pilote NVIDIA.</translation>
    </message>
    <message>
        <source>This address is not encrypted: on the way there others can read the chat and the key. Use https, or an SSH tunnel.</source>
        <translation>Cette adresse n’est pas chiffrée&#x202f;: en chemin, d’autres peuvent lire la discussion et la clé. Utiliser https, ou un tunnel SSH.</translation>
    </message>
    <message>
        <source>This can be changed when the file is here.</source>
        <translation>Modifiable quand le fichier sera là.</translation>
    </message>
    <message>
        <source>This can be changed when the work in progress has ended.</source>
        <translation>Modifiable quand le travail en cours sera terminé.</translation>
    </message>
    <message>
        <source>This card does not accept a power limit.</source>
        <translation>Cette carte n’accepte pas de limite de puissance.</translation>
    </message>
    <message>
        <source>This chat</source>
        <translation>Cette discussion</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>This computer alone</source>
        <translation>Cet ordinateur seul</translation>
    </message>
    <message>
        <source>This desktop shows no tray now, so closing the window ends Plimsoll.</source>
        <translation>Ce bureau n’a pas de zone de notification en ce moment, fermer la fenêtre termine donc Plimsoll.</translation>
    </message>
    <message>
        <source>This does not fit as it is. Go back and choose another, or a smaller context later.</source>
        <translation>Cela ne tient pas tel quel. Revenir en choisir un autre, ou plus tard un contexte plus petit.</translation>
    </message>
    <message>
        <source>This does not fit. Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>Cela ne tient pas. Choisir un contexte plus petit, un cache plus léger ou un fichier plus petit.</translation>
    </message>
    <message>
        <source>This engine cannot use a card.</source>
        <translation>Ce moteur ne peut pas utiliser de carte.</translation>
    </message>
    <message>
        <source>This engine has no code for your card.</source>
        <translation>Ce moteur n’a pas de code pour votre carte.</translation>
    </message>
    <message>
        <source>This engine is a 32-bit build and cannot read large files.</source>
        <translation>Ce moteur est un build 32 bits et ne peut pas lire de gros fichiers.</translation>
    </message>
    <message>
        <source>This engine needs the GNU C library {shown}, and this system has {have}.</source>
        <translation>Ce moteur demande la bibliothèque GNU C {shown}, et ce système a {have}.</translation>
    </message>
    <message>
        <source>This engine was built for a newer processor.</source>
        <translation>Ce moteur a été compilé pour un processeur plus récent.</translation>
    </message>
    <message>
        <source>This engine was built without CUDA, so {card} is not used: models run on the processor.</source>
        <translation>Ce moteur a été construit sans CUDA, {card} n’est donc pas utilisée&#x202f;: les modèles tournent sur le processeur.</translation>
    </message>
    <message>
        <source>This file cannot draft: its drafting part was left out.</source>
        <translation>Ce fichier ne peut pas ébaucher&#x202f;: sa partie d’ébauche a été omise.</translation>
    </message>
    <message>
        <source>This file has no chat template: the model was given the words alone, to be continued.</source>
        <translation>Ce fichier n’a pas de gabarit de discussion&#x202f;: le modèle a reçu les seuls mots, à continuer.</translation>
    </message>
    <message>
        <source>This file is not a model[; it looks like {what}].</source>
        <translation>Ce fichier n’est pas un modèle[&#x202f;; il ressemble à {what}].</translation>
    </message>
    <message>
        <source>This file is of an old format.</source>
        <translation>Ce fichier est d’un ancien format.</translation>
    </message>
    <message>
        <source>This goes over the load line a little. It may work; another program that needs the card may stop it.</source>
        <translation>Cela dépasse un peu la ligne de charge. Cela peut marcher&#x202f;; un autre programme qui a besoin de la carte peut l’arrêter.</translation>
    </message>
    <message>
        <source>This is a base model: it goes on with your text instead of answering it.</source>
        <translation>C’est un modèle de base&#x202f;: il continue votre texte au lieu d’y répondre.</translation>
    </message>
    <message>
        <source>This is everything that would be in the file, line by line. Nothing is sent to anybody.</source>
        <translation>Voici tout ce que contiendrait le fichier, ligne par ligne. Rien n’est envoyé à personne.</translation>
    </message>
    <message>
        <source>This is what you have</source>
        <translation>Voici ce que vous avez</translation>
    </message>
    <message>
        <source>This kind of model cannot take back rejected drafts: loaded without drafting.</source>
        <translation>Ce type de modèle ne peut pas reprendre des ébauches rejetées&#x202f;: chargé sans ébauche.</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>This machine, a model, its proof: step by step.</source>
        <translation>Cette machine, un modèle, son épreuve&#x202f;: pas à pas.</translation>
    </message>
    <message>
        <source>This model file was made for another kind of processor.</source>
        <translation>Ce fichier de modèle a été fait pour un autre type de processeur.</translation>
    </message>
    <message>
        <source>This model is not planned yet.</source>
        <translation>Ce modèle n’est pas encore planifié.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template knows no tools.</source>
        <translation>Le gabarit de discussion de ce modèle ne connaît pas les outils.</translation>
    </message>
    <message>
        <source>This model&apos;s form of calls is not known as a grammar: it may answer otherwise.</source>
        <translation>La forme d’appel de ce modèle n’est pas connue comme grammaire&#x202f;: il peut répondre autrement.</translation>
    </message>
    <message>
        <source>This pair of cache types runs on the processor.</source>
        <translation>Cette paire de types de cache tourne sur le processeur.</translation>
    </message>
    <message>
        <source>This program may use one core.</source>
        <translation>Ce programme peut utiliser un cœur.</translation>
    </message>
    <message>
        <source>This receipt holds for driver {version}, this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>Cette attestation vaut pour le pilote {version}, ce moteur et ce fichier. Si l’un d’eux change, Plimsoll l’éprouve de nouveau avant de se dire prêt.</translation>
    </message>
    <message>
        <source>This receipt holds for this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>Cette attestation vaut pour ce moteur et ce fichier. Si l’un d’eux change, Plimsoll l’éprouve de nouveau avant de se dire prêt.</translation>
    </message>
    <message>
        <source>This repository has no other file that fits.</source>
        <translation>Ce dépôt n’a pas d’autre fichier qui tienne.</translation>
    </message>
    <message>
        <source>This server takes no grammar (GBNF).</source>
        <translation>Ce serveur n’accepte pas de grammaire (GBNF).</translation>
    </message>
    <message>
        <source>This setup does not fit, so it was not started.</source>
        <translation>Cette configuration ne tient pas, elle n’a donc pas été démarrée.</translation>
    </message>
    <message>
        <source>This setup does not fit. Choose a smaller one first.</source>
        <translation>Cette configuration ne tient pas. En choisir d’abord une plus petite.</translation>
    </message>
    <message>
        <source>This setup has failed twice, and is tried again.</source>
        <translation>Cette configuration a échoué deux fois et est essayée à nouveau.</translation>
    </message>
    <message>
        <source>This setup has failed twice, so it is not tried a third time as it is.</source>
        <translation>Cette configuration a échoué deux fois, elle n’est donc pas essayée une troisième fois telle quelle.</translation>
    </message>
    <message>
        <source>This setup is tight. Look at its plan first.</source>
        <translation>Cette configuration est serrée. Regarder d’abord son plan.</translation>
    </message>
    <message>
        <source>This setup is tight: it goes over the load line.</source>
        <translation>Cette configuration est serrée&#x202f;: elle dépasse la ligne de charge.</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the key is used until Plimsoll ends, and is written nowhere.</source>
        <translation>Ce système n’a pas de trousseau utilisable par Plimsoll&#x202f;: la clé sert jusqu’à la fin de Plimsoll, et n’est écrite nulle part.</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the token is used until Plimsoll ends, and is written nowhere.</source>
        <translation>Ce système n’a pas de trousseau utilisable par Plimsoll&#x202f;: le jeton sert jusqu’à la fin de Plimsoll, et n’est écrit nulle part.</translation>
    </message>
    <message>
        <source>This system has no pkexec to ask for an administrator&apos;s password.</source>
        <translation>Ce système n’a pas pkexec pour demander le mot de passe d’un administrateur.</translation>
    </message>
    <message>
        <source>This system is older than the one the engine was made on.</source>
        <translation>Ce système est plus ancien que celui où le moteur a été fait.</translation>
    </message>
    <message>
        <source>This user may not use the NVIDIA card.</source>
        <translation>Cet utilisateur n’a pas le droit d’utiliser la carte NVIDIA.</translation>
    </message>
    <message>
        <source>This version of the engine is known to be broken.</source>
        <translation>Cette version du moteur est connue pour être défectueuse.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Thought for {time}</source>
        <translation>Réflexion de {time}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Réflexions</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads and reserve</source>
        <translation>Threads et réserve</translation>
    </message>
    <message>
        <source>Three that fit this computer</source>
        <translation>Trois qui tiennent sur cet ordinateur</translation>
    </message>
    <message>
        <source>Three that fit your card</source>
        <translation>Trois qui tiennent sur votre carte</translation>
    </message>
    <message>
        <source>Throttle reasons:</source>
        <translation>Causes de bridage&#x202f;:</translation>
    </message>
    <message>
        <source>Throttle reasons: none</source>
        <translation>Causes de bridage&#x202f;: aucune</translation>
    </message>
    <message>
        <source>Throttle reasons: {reasons}</source>
        <translation>Causes de bridage&#x202f;: {reasons}</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>Serré</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Durée affichée</translation>
    </message>
    <message>
        <source>Time.</source>
        <translation>Du temps.</translation>
    </message>
    <message>
        <source>Time; tried a few times only.</source>
        <translation>Du temps&#x202f;; essayé quelques fois seulement.</translation>
    </message>
    <message>
        <source>To give them back:</source>
        <translation>Pour les libérer&#x202f;:</translation>
    </message>
    <message>
        <source>To keep it, type as administrator:</source>
        <translation>Pour le garder, taper en administrateur&#x202f;:</translation>
    </message>
    <message>
        <source>To lock them by hand, type:</source>
        <translation>Pour les verrouiller à la main, taper&#x202f;:</translation>
    </message>
    <message>
        <source>To open {name}, it has to end. What was written is kept.</source>
        <translation>Pour ouvrir {name}, elle doit s’arrêter. Ce qui a été écrit est gardé.</translation>
    </message>
    <message>
        <source>To open {name}, that answer has to end.</source>
        <translation>Pour ouvrir {name}, cette réponse doit s’arrêter.</translation>
    </message>
    <message>
        <source>To spare, MiB</source>
        <translation>De marge, Mio</translation>
    </message>
    <message>
        <source>To stop keeping it:</source>
        <translation>Pour ne plus rien garder&#x202f;:</translation>
    </message>
    <message>
        <source>To the load line</source>
        <translation>Jusqu’à la ligne de charge</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tokens/s, replying</source>
        <translation>Tokens/s, en réponse</translation>
    </message>
    <message>
        <source>Too big</source>
        <translation>Trop grand</translation>
    </message>
    <message>
        <source>Too hot for {share} of the time ({hottest} degrees).</source>
        <translation>Trop chaud pendant {share} du temps ({hottest} degrés).</translation>
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
        <translation>Échanger contexte, vitesse et qualité sur la barre du plan.</translation>
    </message>
    <message>
        <source>Tried: {name}, {change}. It was not enough.</source>
        <translation>Essayé&#x202f;: {name}, {change}. Cela n’a pas suffi.</translation>
    </message>
    <message>
        <source>Tried: {name}. It was not enough.</source>
        <translation>Essayé&#x202f;: {name}. Cela n’a pas suffi.</translation>
    </message>
    <message>
        <source>Trust.</source>
        <translation>De la confiance.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Réessayer dans un instant.</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <translation>Réessayer dans un moment.</translation>
    </message>
    <message>
        <source>Try again in an hour, or set PLIMSOLL_RELEASES_ENDPOINT to a mirror.</source>
        <translation>Réessayer dans une heure, ou mettre PLIMSOLL_RELEASES_ENDPOINT sur un miroir.</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <translation>Réessayer plus tard, ou choisir un autre dépôt.</translation>
    </message>
    <message>
        <source>Try again later: the repository may be changing right now.</source>
        <translation>Réessayer plus tard&#x202f;: le dépôt est peut-être en train de changer.</translation>
    </message>
    <message>
        <source>Try again later; if it stays so, something on the way answers in its place.</source>
        <translation>Réessayer plus tard&#x202f;; si cela persiste, quelque chose en chemin répond à sa place.</translation>
    </message>
    <message>
        <source>Try again when it is here.</source>
        <translation>Réessayer quand il sera là.</translation>
    </message>
    <message>
        <source>Try again when you have it, or an administrator&apos;s password.</source>
        <translation>Réessayer une fois obtenu, ou avec le mot de passe d’un administrateur.</translation>
    </message>
    <message>
        <source>Try again, or go back and choose a model: it can also run on the processor.</source>
        <translation>Réessayer, ou revenir et choisir un modèle : il peut aussi tourner sur le processeur.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayer.</translation>
    </message>
    <message>
        <source>Try again: it goes on from the bytes that are here.</source>
        <translation>Réessayer&#x202f;: la suite part des octets déjà là.</translation>
    </message>
    <message>
        <source>Try again; if it stays so, a filter on the way blocks this server.</source>
        <translation>Réessayer&#x202f;; si cela persiste, un filtre en chemin bloque ce serveur.</translation>
    </message>
    <message>
        <source>Try another of the remedies.</source>
        <translation>Essayer une autre des solutions.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>L’essayer</translation>
    </message>
    <message>
        <source>Try it once more anyway</source>
        <translation>Essayer encore une fois quand même</translation>
    </message>
    <message>
        <source>Try one of the remedies.</source>
        <translation>Essayez une des solutions.</translation>
    </message>
    <message>
        <source>Try other words, or Escape to see them all.</source>
        <translation>Essayez d’autres mots, ou Échap pour tout revoir.</translation>
    </message>
    <message>
        <source>Try the engine test</source>
        <translation>Essayer le test du moteur</translation>
    </message>
    <message>
        <source>Try {build} again</source>
        <translation>Réessayer {build}</translation>
    </message>
    <message>
        <source>Trying a fix</source>
        <translation>Essai d’une solution</translation>
    </message>
    <message>
        <source>Trying a fix for {name}</source>
        <translation>Essai d’une solution pour {name}</translation>
    </message>
    <message>
        <source>Trying clocks</source>
        <translation>Essai des fréquences</translation>
    </message>
    <message>
        <source>Trying it: {remedy}</source>
        <translation>Essai en cours&#x202f;: {remedy}</translation>
    </message>
    <message>
        <source>Trying it: {remedy}.</source>
        <translation>Essai en cours&#x202f;: {remedy}.</translation>
    </message>
    <message>
        <source>Trying the build with a tiny model</source>
        <translation>Essai du build avec un modèle minuscule</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Turn the other driver off</source>
        <translation>Désactiver l’autre pilote</translation>
    </message>
    <message>
        <source>Two parts of the driver do not belong together.</source>
        <translation>Deux parties du pilote ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>Two that fit this computer</source>
        <translation>Deux qui tiennent sur cet ordinateur</translation>
    </message>
    <message>
        <source>Two that fit your card</source>
        <translation>Deux qui tiennent sur votre carte</translation>
    </message>
    <message>
        <source>Type a name, or paste owner/repo, an address or the path of a file. Before anything is downloaded you see which file fits this card, and at which context.</source>
        <translation>Taper un nom, ou coller owner/repo, une adresse ou le chemin d’un fichier. Avant tout téléchargement, on voit quel fichier tient sur cette carte, et avec quel contexte.</translation>
    </message>
    <message>
        <source>Type plimsoll rpc-server on the other computer, then on this one the ssh line that it prints. Keep both open.</source>
        <translation>Taper plimsoll rpc-server sur l’autre ordinateur, puis sur celui-ci la ligne ssh qu’il affiche. Garder les deux ouverts.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Taper ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Uncontained memory error</source>
        <translation>Erreur de mémoire non contenue</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Annuler la réinitialisation</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Décharger</translation>
    </message>
    <message>
        <source>Unload an idle model after</source>
        <translation>Décharger un modèle inactif après</translation>
    </message>
    <message>
        <source>Unload before sleep</source>
        <translation>Décharger avant la veille</translation>
    </message>
    <message>
        <source>Unload it first.</source>
        <translation>Le décharger d’abord.</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>Décharger le modèle</translation>
    </message>
    <message>
        <source>Unload the model before the computer sleeps; Plimsoll does so by itself where the system announces the sleep.</source>
        <translation>Décharger le modèle avant la mise en veille&#x202f;; Plimsoll le fait de lui-même là où le système annonce la veille.</translation>
    </message>
    <message>
        <source>Unload the model first.</source>
        <translation>Décharger d’abord le modèle.</translation>
    </message>
    <message>
        <source>Unload the model to change this.</source>
        <translation>Décharger le modèle pour modifier ceci.</translation>
    </message>
    <message>
        <source>Unload {model}</source>
        <translation>Décharger {model}</translation>
    </message>
    <message>
        <source>Unload, back to where it was</source>
        <translation>Décharger, retour à l’endroit précédent</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Déchargement</translation>
    </message>
    <message>
        <source>Unloading {name}</source>
        <translation>Déchargement de {name}</translation>
    </message>
    <message>
        <source>Unlock the keyring and start Plimsoll again, or enter the token anew.</source>
        <translation>Déverrouiller le trousseau et redémarrer Plimsoll, ou ressaisir le jeton.</translation>
    </message>
    <message>
        <source>Unrecovered ECC error</source>
        <translation>Erreur ECC non récupérée</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES and start Plimsoll again.</source>
        <translation>Retirer CUDA_VISIBLE_DEVICES de l’environnement et redémarrer Plimsoll.</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES where it is set (shell profile, service file), then start Plimsoll again.</source>
        <translation>Retirer CUDA_VISIBLE_DEVICES là où il est défini (profil du shell, fichier de service), puis redémarrer Plimsoll.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to check it.</source>
        <translation>Retirer HF_HUB_OFFLINE pour le vérifier.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch it.</source>
        <translation>Retirer HF_HUB_OFFLINE pour le télécharger.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch models.</source>
        <translation>Retirer HF_HUB_OFFLINE pour télécharger des modèles.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to read it.</source>
        <translation>Retirer HF_HUB_OFFLINE pour le lire.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to search.</source>
        <translation>Retirer HF_HUB_OFFLINE pour chercher.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Up to there the memory may be filled. What lies beyond is kept for the desktop and for what cannot be foreseen.</source>
        <translation>La mémoire peut être remplie jusque-là. Au-delà est gardé pour le bureau et pour l’imprévu.</translation>
    </message>
    <message>
        <source>Update Plimsoll, or download an older file of this model.</source>
        <translation>Mettre à jour Plimsoll, ou télécharger un fichier plus ancien de ce modèle.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use a JSON schema.</source>
        <translation>Utiliser un schéma JSON.</translation>
    </message>
    <message>
        <source>Use from the next reply on</source>
        <translation>Utiliser dès la prochaine réponse</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>L’utiliser quand même</translation>
    </message>
    <message>
        <source>Use the file that is here</source>
        <translation>Utiliser le fichier présent</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Utiliser ceci</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>Utiliser ce jeton</translation>
    </message>
    <message>
        <source>Use {build}</source>
        <translation>Utiliser {build}</translation>
    </message>
    <message>
        <source>Use {server}</source>
        <translation>Utiliser {server}</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Utiliser…</translation>
    </message>
    <message>
        <source>Use… {server}</source>
        <translation>Utiliser… {server}</translation>
    </message>
    <message>
        <source>Using the card now</source>
        <translation>Sur la carte en ce moment</translation>
    </message>
    <message>
        <source>Verify every byte</source>
        <translation>Vérifier chaque octet</translation>
    </message>
    <message>
        <source>Version and memory are asked for there before a byte of a model is sent. Only 127.0.0.1 is accepted.</source>
        <translation>La version et la mémoire y sont demandées avant l’envoi du moindre octet d’un modèle. Seul 127.0.0.1 est accepté.</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Très bien</translation>
    </message>
    <message>
        <source>Very good</source>
        <comment>quality</comment>
        <translation>Très bonne</translation>
    </message>
    <message>
        <source>W of {limit}</source>
        <translation>/ {limit}&#xa0;W</translation>
    </message>
    <message>
        <source>Wait a few minutes and try again, or sign in with a token to get a higher limit.</source>
        <translation>Attendre quelques minutes et réessayer, ou se connecter avec un jeton pour une limite plus élevée.</translation>
    </message>
    <message>
        <source>Wait a little and try again; a file that is already here still works.</source>
        <translation>Attendre un peu et réessayer&#x202f;; un fichier déjà présent marche toujours.</translation>
    </message>
    <message>
        <source>Wait for its plan.</source>
        <translation>Attendre son plan.</translation>
    </message>
    <message>
        <source>Wait, then try again</source>
        <translation>Attendre, puis réessayer</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Waiting for other replies to end: place {n}</source>
        <translation>Attente de la fin d’autres réponses&#x202f;: place {n}</translation>
    </message>
    <message>
        <source>Waiting {share}</source>
        <translation>En attente {share}</translation>
    </message>
    <message>
        <source>Waiting.</source>
        <translation>En attente.</translation>
    </message>
    <message>
        <source>Walk along a graph&apos;s values</source>
        <translation>Parcourir les valeurs d’une courbe</translation>
    </message>
    <message>
        <source>Wants its key</source>
        <translation>Demande sa clé</translation>
    </message>
    <message>
        <source>Warm up first</source>
        <translation>Chauffer d’abord</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>We do not know this one</source>
        <translation>Nous ne le connaissons pas</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Pages web</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <translation>Pages web autorisées à interroger</translation>
    </message>
    <message>
        <source>Web pages that may ask, each with its scheme: https://chat.example. Programs need no entry.</source>
        <translation>Pages web autorisées à interroger, chacune avec son schéma&#x202f;: https://chat.example. Les programmes n’ont pas besoin d’entrée.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weights and cache were there; the compute buffer[ ({size})] was refused[ on card {device}].</source>
        <translation>Poids et cache étaient là&#x202f;; le tampon de calcul[ ({size})] a été refusé[ sur la carte {device}].</translation>
    </message>
    <message>
        <source>Weights need {weights} MiB, {free_before_mib} MiB were free.</source>
        <translation>Les poids demandent {weights}&#xa0;Mio, {free_before_mib}&#xa0;Mio étaient libres.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What answers as {host} shows a certificate that this computer does not trust.</source>
        <translation>Ce qui répond comme {host} présente un certificat que cet ordinateur ne reconnaît pas.</translation>
    </message>
    <message>
        <source>What answers at {url} is no OpenAI-compatible server: {why}.</source>
        <translation>Ce qui répond à {url} n’est pas un serveur compatible OpenAI&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>What answers for {endpoint} does not say which llama.cpp it has.</source>
        <translation>Ce qui répond pour {endpoint} ne dit pas quel llama.cpp il a.</translation>
    </message>
    <message>
        <source>What came from it was no answer, so it was ended.</source>
        <translation>Ce qui en venait n’était pas une réponse, il a donc été terminé.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>What comes closest to fitting this computer</source>
        <translation>Ce qui est le plus près de tenir sur cet ordinateur</translation>
    </message>
    <message>
        <source>What comes closest to fitting your card</source>
        <translation>Ce qui est le plus près de tenir sur votre carte</translation>
    </message>
    <message>
        <source>What could be read of it goes on.</source>
        <translation>Ce qui a pu en être lu continue.</translation>
    </message>
    <message>
        <source>What could be read of it was taken over: {chats} with {messages}.</source>
        <translation>Ce qui a pu en être lu a été repris&#x202f;: {chats} avec {messages}.</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>What has arrived</source>
        <translation>Ce qui est arrivé</translation>
    </message>
    <message>
        <source>What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Ce qui est arrivé est gardé, même quand Plimsoll se ferme.</translation>
    </message>
    <message>
        <source>What has arrived is kept.</source>
        <translation>Ce qui est arrivé est gardé.</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>Ce qui aide</translation>
    </message>
    <message>
        <source>What helps: {helps}.</source>
        <translation>Ce qui aide&#x202f;: {helps}.</translation>
    </message>
    <message>
        <source>What is downloaded.</source>
        <translation>Ce qui est téléchargé.</translation>
    </message>
    <message>
        <source>What is left needs your consent.</source>
        <translation>Le reste attend votre accord.</translation>
    </message>
    <message>
        <source>What is on disk is shorter than what was sent.</source>
        <translation>Ce qui est sur le disque est plus court que ce qui a été envoyé.</translation>
    </message>
    <message>
        <source>What is on this computer works without it.</source>
        <translation>Ce qui est sur cet ordinateur marche sans lui.</translation>
    </message>
    <message>
        <source>What is used at every step lies in the memory of the computer, or on the slowest card.</source>
        <translation>Ce qui sert à chaque étape est dans la mémoire de l’ordinateur, ou sur la carte la plus lente.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>What it will take</source>
        <translation>Ce qu’il faudra</translation>
    </message>
    <message>
        <source>What slowed it</source>
        <translation>Ce qui l’a ralenti</translation>
    </message>
    <message>
        <source>What some models keep of the text beside or instead of the KV cache. It stays as large as it is, however long the text.</source>
        <translation>Ce que certains modèles gardent du texte à côté ou à la place du cache KV. Sa taille ne change pas, quelle que soit la longueur du texte.</translation>
    </message>
    <message>
        <source>What stays free up to the load line, MiB.</source>
        <translation>Ce qui reste libre jusqu’à la ligne de charge, Mio.</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Ce que veulent dire les mots</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>Ce qu’il faut coller</translation>
    </message>
    <message>
        <source>What was kept is offered first when the same happens again with the same model, engine, driver and card.</source>
        <translation>Ce qui a été gardé est proposé en premier si la même chose se reproduit avec le même modèle, moteur, pilote et la même carte.</translation>
    </message>
    <message>
        <source>What was known of this conversation was lost when a batch failed: it is read again.</source>
        <translation>Ce qui était connu de cette conversation a été perdu lors de l’échec d’un lot : elle est relue.</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Ce qui a été essayé</translation>
    </message>
    <message>
        <source>What was tried here</source>
        <translation>Ce qui a été essayé ici</translation>
    </message>
    <message>
        <source>What was tried: {line}</source>
        <translation>Ce qui a été essayé&#x202f;: {line}</translation>
    </message>
    <message>
        <source>What was written is below. A copy of the report helps whoever you ask.</source>
        <translation>Ce qui a été écrit est ci-dessous. Une copie du rapport aide la personne à qui vous demandez.</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>Ce qui a été écrit est gardé.</translation>
    </message>
    <message>
        <source>What was written is kept. Ask again; if it happens again, look at the server&apos;s log.</source>
        <translation>Ce qui a été écrit est gardé. Redemander&#x202f;; si cela se reproduit, consulter le journal du serveur.</translation>
    </message>
    <message>
        <source>What went wrong, what helped, and what was proven</source>
        <translation>Ce qui s’est mal passé, ce qui a aidé, et ce qui a été éprouvé</translation>
    </message>
    <message>
        <source>What you call it: letters, digits, dots and dashes.</source>
        <translation>Le nom que vous lui donnez&#x202f;: lettres, chiffres, points et tirets.</translation>
    </message>
    <message>
        <source>What you get under Find appears here: how much has arrived, how fast, and how long it takes. A download goes on where it stopped, also after Plimsoll was closed.</source>
        <translation>Ce que vous prenez dans Chercher apparaît ici&#x202f;: combien est arrivé, à quelle vitesse, et le temps qu’il faut. Un téléchargement reprend où il s’est arrêté, même après la fermeture de Plimsoll.</translation>
    </message>
    <message>
        <source>When and which</source>
        <translation>Quand et lequel</translation>
    </message>
    <message>
        <source>When it is taken, the next free one is used.</source>
        <translation>S’il est pris, le prochain libre est utilisé.</translation>
    </message>
    <message>
        <source>When one goes away in the middle of a reply, that reply ends, and Fixes says which one it was and what helps. Your chat stays.</source>
        <translation>Si l’un disparaît au milieu d’une réponse, cette réponse s’arrête, et Solutions dit lequel c’était et ce qui aide. Votre discussion reste.</translation>
    </message>
    <message>
        <source>When one machine is not enough</source>
        <translation>Quand une machine ne suffit pas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where every byte goes. The upright line with the disc is the load line: up to there the memory may be filled.</source>
        <translation>Où va chaque octet. Le trait vertical avec le disque est la ligne de charge&#x202f;: la mémoire peut être remplie jusque-là.</translation>
    </message>
    <message>
        <source>Wherever it asks for the base address of an OpenAI-compatible service.</source>
        <translation>Partout où l’adresse de base d’un service compatible OpenAI est demandée.</translation>
    </message>
    <message>
        <source>Who uses the card</source>
        <translation>Qui utilise la carte</translation>
    </message>
    <message>
        <source>Whoever can reach that port can crash that computer or take it over: nothing in it asks who is there. So it listens on that computer alone, and only the end of a tunnel on this computer is accepted here. Other users of both computers can reach it too.</source>
        <translation>Quiconque atteint ce port peut faire planter cet ordinateur-là ou en prendre le contrôle&#x202f;: rien n’y demande qui est là. Il n’écoute donc que sur cet ordinateur-là, et seule l’extrémité d’un tunnel sur cet ordinateur-ci est acceptée. Les autres utilisateurs des deux ordinateurs peuvent aussi l’atteindre.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Windows ended it on request (Ctrl+C, a closed console, the end of the session).</source>
        <translation>Windows l’a terminé sur demande (Ctrl+C, une console fermée, la fin de la session).</translation>
    </message>
    <message>
        <source>Windows ended it with 0x{ntstatus}.</source>
        <translation>Windows l’a terminé avec 0x{ntstatus}.</translation>
    </message>
    <message>
        <source>Windows ended the process with 0x{status}.</source>
        <translation>Windows a terminé le processus avec 0x{status}.</translation>
    </message>
    <message>
        <source>Windows has promised all the memory it has.</source>
        <translation>Windows a promis toute la mémoire qu’il a.</translation>
    </message>
    <message>
        <source>Windows keeps a part of the model in the computer&apos;s memory.</source>
        <translation>Windows garde une partie du modèle dans la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>Windows moved {lent} MiB of the card to the computer&apos;s memory.</source>
        <translation>Windows a déplacé {lent}&#xa0;Mio de la carte vers la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>Windows reset the card because one step took too long.</source>
        <translation>Windows a réinitialisé la carte parce qu’une étape durait trop longtemps.</translation>
    </message>
    <message>
        <source>Windows started the clock helper without a process of its own.</source>
        <translation>Windows a démarré l’assistant de fréquences sans processus à lui.</translation>
    </message>
    <message>
        <source>Windows: System, Advanced system settings, Performance, Advanced, Virtual memory: let Windows manage the size, then restart.</source>
        <translation>Windows&#x202f;: Système, Paramètres système avancés, Performances, Avancé, Mémoire virtuelle&#x202f;: laisser Windows gérer la taille, puis redémarrer.</translation>
    </message>
    <message>
        <source>With another driver, engine or file, or after a restart, it may be tried again as it is.</source>
        <translation>Avec un autre pilote, moteur ou fichier, ou après un redémarrage, elle peut être essayée à nouveau telle quelle.</translation>
    </message>
    <message>
        <source>With drafting it is not faster than without.</source>
        <translation>Avec l’ébauche, ce n’est pas plus rapide que sans.</translation>
    </message>
    <message>
        <source>With more room on the disk it may be tried again as it is.</source>
        <translation>Avec plus de place sur le disque, elle peut être essayée à nouveau telle quelle.</translation>
    </message>
    <message>
        <source>With the driver loaded anew, or after a restart, it may be tried again as it is.</source>
        <translation>Avec le pilote rechargé, ou après un redémarrage, elle peut être essayée à nouveau telle quelle.</translation>
    </message>
    <message>
        <source>With the same version of Plimsoll as here. It prints the ssh line for this computer.</source>
        <translation>Avec la même version de Plimsoll qu’ici. La ligne ssh pour cet ordinateur s’affiche.</translation>
    </message>
    <message>
        <source>With this change alone the plan is still over the load line.</source>
        <translation>Avec ce seul changement, le plan reste au-dessus de la ligne de charge.</translation>
    </message>
    <message>
        <source>With this change the plan is tight: it goes over the load line a little.</source>
        <translation>Avec ce changement, le plan est serré&#x202f;: il dépasse un peu la ligne de charge.</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the card free it may be tried again as it is.</source>
        <translation>Avec {mib}&#xa0;Mio de plus libres sur la carte, elle peut être essayée à nouveau telle quelle.</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the computer&apos;s memory free it may be tried again as it is.</source>
        <translation>Avec {mib}&#xa0;Mio de mémoire libre de plus sur l&apos;ordinateur, elle peut être essayée à nouveau telle quelle.</translation>
    </message>
    <message>
        <source>Without a chat template the model cannot be told of tools.</source>
        <translation>Sans gabarit de discussion, on ne peut pas parler d’outils au modèle.</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>Sans verrouillage</translation>
    </message>
    <message>
        <source>Without flash attention the scores of every head are kept: much memory.</source>
        <translation>Sans flash attention, les scores de chaque tête sont gardés&#x202f;: beaucoup de mémoire.</translation>
    </message>
    <message>
        <source>Without images</source>
        <translation>Sans images</translation>
    </message>
    <message>
        <source>Words search the Hub when you press Enter, and narrow down the list of what is here while you type. owner/repo, an address, a name of the catalogue or the path of a file open at once.</source>
        <translation>Les mots cherchent sur le Hub avec Entrée, et resserrent pendant la frappe la liste de ce qui est là. owner/repo, une adresse, un nom du catalogue ou le chemin d’un fichier s’ouvrent aussitôt.</translation>
    </message>
    <message>
        <source>Work is interrupted.</source>
        <translation>Le travail est interrompu.</translation>
    </message>
    <message>
        <source>Worked here {day}</source>
        <translation>A marché ici {day}</translation>
    </message>
    <message>
        <source>Worked out before any download; the file&apos;s own header has the last word.</source>
        <translation>Calculé avant tout téléchargement&#x202f;; l’en-tête du fichier a le dernier mot.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Working on several cards in turn did not fit, and the second try broke.</source>
        <translation>Travailler tour à tour sur plusieurs cartes n’a pas tenu, et le second essai a planté.</translation>
    </message>
    <message>
        <source>Working out what fits</source>
        <translation>Calcul de ce qui tient</translation>
    </message>
    <message>
        <source>Write it again (Ctrl+R)</source>
        <translation>La réécrire (Ctrl+R)</translation>
    </message>
    <message>
        <source>Write something first.</source>
        <translation>Écrire d’abord quelque chose.</translation>
    </message>
    <message>
        <source>Write the reply again</source>
        <translation>Réécrire la réponse</translation>
    </message>
    <message>
        <source>Writing is a little slower; frees one copy of the state per token on hybrid models.</source>
        <translation>L’écriture est un peu plus lente&#x202f;; libère une copie de l’état par token sur les modèles hybrides.</translation>
    </message>
    <message>
        <source>Writing is much slower.</source>
        <translation>L’écriture est bien plus lente.</translation>
    </message>
    <message>
        <source>Writing is up to 45 % slower; frees 0.6 to 2.1 GiB in two reports.</source>
        <translation>L’écriture est jusqu’à 45&#x202f;% plus lente&#x202f;; libère 0,6 à 2,1&#xa0;Gio selon deux rapports.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>You can write meanwhile.</source>
        <translation>Vous pouvez écrire en attendant.</translation>
    </message>
    <message>
        <source>You can write now: a message ends this.</source>
        <translation>Vous pouvez écrire dès maintenant&#x202f;: un message y met fin.</translation>
    </message>
    <message>
        <source>You can write now; it is sent once the model is loaded.</source>
        <translation>Vous pouvez écrire maintenant&#x202f;; l’envoi se fait une fois le modèle chargé.</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Vous avez dit</translation>
    </message>
    <message>
        <source>Your account has no access to {what} yet.</source>
        <translation>Votre compte n’a pas encore accès à {what}.</translation>
    </message>
    <message>
        <source>Your chats and models are safe. Most of the window goes on working; if something hangs, close Plimsoll and start it again.</source>
        <translation>Vos discussions et modèles sont en sûreté. L’essentiel de la fenêtre continue de marcher&#x202f;; si quelque chose se bloque, fermer Plimsoll et le redémarrer.</translation>
    </message>
    <message>
        <source>Your chats are closed; Plimsoll is ending.</source>
        <translation>Vos discussions sont fermées&#x202f;; Plimsoll se termine.</translation>
    </message>
    <message>
        <source>Your chats cannot be kept ({error}).</source>
        <translation>Vos discussions ne peuvent pas être gardées ({error}).</translation>
    </message>
    <message>
        <source>Your chats were written by a newer Plimsoll and were left as they are ({path}). Chats of this run are not kept.</source>
        <translation>Vos discussions ont été écrites par un Plimsoll plus récent et laissées telles quelles ({path}). Les discussions de cette session ne sont pas gardées.</translation>
    </message>
    <message>
        <source>Your files.</source>
        <translation>Vos fichiers.</translation>
    </message>
    <message>
        <source>[picture: {text}]</source>
        <translation>[image&#x202f;: {text}]</translation>
    </message>
    <message>
        <source>[picture]</source>
        <translation>[image]</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches an engine that can.</source>
        <translation>`plimsoll runtimes install` télécharge un moteur qui le peut.</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches it again.</source>
        <translation>`plimsoll runtimes install` le retélécharge.</translation>
    </message>
    <message>
        <source>`plimsoll runtimes list` shows them.</source>
        <translation>`plimsoll runtimes list` les affiche.</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>un pointeur Git LFS</translation>
    </message>
    <message>
        <source>a chat</source>
        <translation>une discussion</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a hardware protection</source>
        <translation>une protection matérielle</translation>
    </message>
    <message>
        <source>a licence of its own</source>
        <translation>une licence à elle</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>une archive compressée</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a rough figure</source>
        <translation>un chiffre approximatif</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>about {mib} MiB over the load line</source>
        <translation>environ {mib}&#xa0;Mio au-dessus de la ligne de charge</translation>
    </message>
    <message>
        <source>about {mib} MiB to spare</source>
        <translation>environ {mib}&#xa0;Mio de marge</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>environ {size}</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>ajouté par vous</translation>
    </message>
    <message>
        <source>after a cancelled prompt == fresh</source>
        <translation>après un prompt annulé == neuf</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>toutes les touches</translation>
    </message>
    <message>
        <source>already on this computer</source>
        <translation>déjà sur cet ordinateur</translation>
    </message>
    <message>
        <source>an address has no name, key or question in it</source>
        <translation>une adresse ne contient ni nom, ni clé, ni question</translation>
    </message>
    <message>
        <source>an address looks like http://box.example:8000</source>
        <translation>une adresse ressemble à http://box.example:8000</translation>
    </message>
    <message>
        <source>an estimate from the first bytes of its header</source>
        <translation>une estimation d’après les premiers octets de son en-tête</translation>
    </message>
    <message>
        <source>an upper bound</source>
        <translation>une borne supérieure</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>et {n} de plus</translation>
    </message>
    <message>
        <source>and {open_to_others} more.</source>
        <translation>et {open_to_others} de plus.</translation>
    </message>
    <message>
        <source>another program is fetching this file</source>
        <translation>un autre programme télécharge ce fichier</translation>
    </message>
    <message>
        <source>answering with {model}</source>
        <translation>réponse avec {model}</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>architecture</translation>
    </message>
    <message>
        <source>asked {host}</source>
        <translation>{host} interrogé</translation>
    </message>
    <message>
        <source>asking the Hub</source>
        <translation>interrogation du Hub</translation>
    </message>
    <message>
        <source>at most the base clock</source>
        <translation>au plus la fréquence de base</translation>
    </message>
    <message>
        <source>at most {n} MiB of the card in use</source>
        <translation>au plus {n}&#xa0;Mio de la carte utilisés</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>basique</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>by {maker}</source>
        <translation>par {maker}</translation>
    </message>
    <message>
        <source>by {name} (process {found})</source>
        <translation>par {name} (processus {found})</translation>
    </message>
    <message>
        <source>came with Plimsoll</source>
        <translation>livré avec Plimsoll</translation>
    </message>
    <message>
        <source>card fault</source>
        <translation>panne de la carte</translation>
    </message>
    <message>
        <source>card memory</source>
        <translation>mémoire de la carte</translation>
    </message>
    <message>
        <source>card; computer {mib}</source>
        <translation>carte&#x202f;; ordinateur {mib}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>checking the bytes that are here</source>
        <translation>vérification des octets déjà là</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>points de reprise</translation>
    </message>
    <message>
        <source>chmod -R go-rwx {first}</source>
        <translation>chmod -R go-rwx {first}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fermer</translation>
    </message>
    <message>
        <source>coarser weights</source>
        <translation>poids plus grossiers</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>comes with Plimsoll</source>
        <translation>livré avec Plimsoll</translation>
    </message>
    <message>
        <source>commit {id}</source>
        <translation>commit {id}</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>computed from the file</source>
        <translation>calculé d’après le fichier</translation>
    </message>
    <message>
        <source>computer memory</source>
        <translation>mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>context {n}</source>
        <translation>contexte {n}</translation>
    </message>
    <message>
        <source>context: {n_ctx} instead of {each}</source>
        <translation>contexte&#x202f;: {n_ctx} au lieu de {each}</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversations</translation>
    </message>
    <message>
        <source>costs hardly any quality</source>
        <translation>ne coûte presque pas de qualité</translation>
    </message>
    <message>
        <source>costs some quality in long contexts</source>
        <translation>coûte un peu de qualité dans les longs contextes</translation>
    </message>
    <message>
        <source>cuBLAS needs some tens of MiB and did not get them.</source>
        <translation>cuBLAS demande quelques dizaines de Mio et ne les a pas eus.</translation>
    </message>
    <message>
        <source>cuda error</source>
        <translation>erreur CUDA</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>depends on the engine</source>
        <translation>dépend du moteur</translation>
    </message>
    <message>
        <source>depends on the file</source>
        <translation>dépend du fichier</translation>
    </message>
    <message>
        <source>depends on what you close</source>
        <translation>selon ce que vous fermez</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>bureau</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>exécuter</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>done before it could be stopped</source>
        <translation>terminé avant de pouvoir être arrêté</translation>
    </message>
    <message>
        <source>download</source>
        <translation>téléchargement</translation>
    </message>
    <message>
        <source>draft tokens</source>
        <translation>tokens d’ébauche</translation>
    </message>
    <message>
        <source>drafted == undrafted</source>
        <translation>avec ébauche == sans ébauche</translation>
    </message>
    <message>
        <source>drafting</source>
        <translation>ébauche</translation>
    </message>
    <message>
        <source>drafts (MTP)</source>
        <translation>ébauche (MTP)</translation>
    </message>
    <message>
        <source>drafts accepted</source>
        <translation>ébauches acceptées</translation>
    </message>
    <message>
        <source>drafts with MTP</source>
        <translation>ébauche avec MTP</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>dérive</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>pilote</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>pilote {version}</translation>
    </message>
    <message>
        <source>dry run</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>embedding width</source>
        <translation>largeur des plongements</translation>
    </message>
    <message>
        <source>engine build</source>
        <translation>build du moteur</translation>
    </message>
    <message>
        <source>engine fault</source>
        <translation>panne du moteur</translation>
    </message>
    <message>
        <source>engine for the card, fetched first</source>
        <translation>moteur pour la carte, récupéré d’abord</translation>
    </message>
    <message>
        <source>engine {mib} MiB of computer memory</source>
        <translation>moteur {mib}&#xa0;Mio de mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>enough for any model that fits</source>
        <translation>assez pour tout modèle qui tient</translation>
    </message>
    <message>
        <source>every byte is checked</source>
        <translation>chaque octet est vérifié</translation>
    </message>
    <message>
        <source>every layer on {device}</source>
        <translation>toutes les couches sur {device}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>excellente</translation>
    </message>
    <message>
        <source>exit status 127</source>
        <translation>code de sortie 127</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>acceptable</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>first after {time}</source>
        <translation>premier après {time}</translation>
    </message>
    <message>
        <source>first difference at token {place}, between tokens {apart} apart</source>
        <translation>première différence au token {place}, entre des tokens à {apart} l’un de l’autre</translation>
    </message>
    <message>
        <source>first token after {time}</source>
        <translation>premier token après {time}</translation>
    </message>
    <message>
        <source>first token after {ttft_seconds} s, {decode_tok_s} tokens/s</source>
        <translation>premier token après {ttft_seconds}&#xa0;s, {decode_tok_s}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>flash attention</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>pour vous</translation>
    </message>
    <message>
        <source>free in this computer</source>
        <translation>libres dans cet ordinateur</translation>
    </message>
    <message>
        <source>frees hardly any</source>
        <translation>ne libère presque rien</translation>
    </message>
    <message>
        <source>frees {size}</source>
        <translation>libère {size}</translation>
    </message>
    <message>
        <source>from a dry run of the engine</source>
        <translation>d’une simulation par le moteur</translation>
    </message>
    <message>
        <source>from the Hub</source>
        <translation>du Hub</translation>
    </message>
    <message>
        <source>gated: the maker asks for consent first</source>
        <translation>restreint&#x202f;: l’auteur demande d’abord un accord</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bonne</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>croissance</translation>
    </message>
    <message>
        <source>holds {n} tokens</source>
        <translation>contient {n} tokens</translation>
    </message>
    <message>
        <source>in WSL</source>
        <translation>dans WSL</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>dans un conteneur</translation>
    </message>
    <message>
        <source>in a folder of yours</source>
        <translation>dans un de vos dossiers</translation>
    </message>
    <message>
        <source>in the catalogue: {name}</source>
        <translation>dans le catalogue&#x202f;: {name}</translation>
    </message>
    <message>
        <source>in use when the plan was made</source>
        <translation>utilisés quand le plan a été fait</translation>
    </message>
    <message>
        <source>it did not end within {limit_seconds} s</source>
        <translation>il ne s’est pas terminé en {limit_seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>it ended its own process</source>
        <translation>il a mis fin à son propre processus</translation>
    </message>
    <message>
        <source>it has a space in it</source>
        <translation>il contient une espace</translation>
    </message>
    <message>
        <source>it hung up</source>
        <translation>il a raccroché</translation>
    </message>
    <message>
        <source>it is busy, perhaps with another Plimsoll</source>
        <translation>il est occupé, peut-être par un autre Plimsoll</translation>
    </message>
    <message>
        <source>it lists no models</source>
        <translation>il ne liste aucun modèle</translation>
    </message>
    <message>
        <source>its hash is wrong: comparing it with a second copy</source>
        <translation>son empreinte est fausse&#x202f;: comparaison avec une seconde copie</translation>
    </message>
    <message>
        <source>its heat</source>
        <translation>sa chaleur</translation>
    </message>
    <message>
        <source>its list of models is no JSON</source>
        <translation>sa liste de modèles n’est pas du JSON</translation>
    </message>
    <message>
        <source>its power limit</source>
        <translation>sa limite de puissance</translation>
    </message>
    <message>
        <source>its process cannot be started</source>
        <translation>son processus ne peut pas être lancé</translation>
    </message>
    <message>
        <source>its process cannot be started ({error})</source>
        <translation>son processus ne peut pas être lancé ({error})</translation>
    </message>
    <message>
        <source>its process did not start</source>
        <translation>son processus n’a pas démarré</translation>
    </message>
    <message>
        <source>kept free {n} MiB</source>
        <translation>{n}&#xa0;Mio gardés libres</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés (KV)</translation>
    </message>
    <message>
        <source>larger and slower, for little that this goal gains</source>
        <translation>plus grand et plus lent, pour un faible gain vers ce but</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>layers on the card</source>
        <translation>couches sur la carte</translation>
    </message>
    <message>
        <source>layers on {device}</source>
        <translation>couches sur {device}</translation>
    </message>
    <message>
        <source>layers with experts in computer memory</source>
        <translation>couches avec experts en mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>appris</translation>
    </message>
    <message>
        <source>learned from earlier runs</source>
        <translation>appris d’exécutions précédentes</translation>
    </message>
    <message>
        <source>left in this container</source>
        <translation>restants dans ce conteneur</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>left under the commit limit</source>
        <translation>restants sous la limite d’allocation</translation>
    </message>
    <message>
        <source>lengths differ</source>
        <translation>les longueurs diffèrent</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licence</translation>
    </message>
    <message>
        <source>loaded again == fresh</source>
        <translation>rechargé == neuf</translation>
    </message>
    <message>
        <source>loaded in {seconds} s</source>
        <translation>chargé en {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>loading {model}</source>
        <translation>chargement de {model}</translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation>mémoire verrouillée</translation>
    </message>
    <message>
        <source>longer conversations are cut</source>
        <translation>les conversations plus longues sont coupées</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>fait ici</translation>
    </message>
    <message>
        <source>main card</source>
        <translation>carte principale</translation>
    </message>
    <message>
        <source>mapped file</source>
        <translation>fichier mappé</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>mesuré ici</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>micro-lot</translation>
    </message>
    <message>
        <source>micro-batch {n}</source>
        <translation>micro-lot {n}</translation>
    </message>
    <message>
        <source>model file</source>
        <translation>fichier du modèle</translation>
    </message>
    <message>
        <source>moving to {folder}</source>
        <translation>déplacement vers {folder}</translation>
    </message>
    <message>
        <source>nearly as good</source>
        <translation>presque aussi bon</translation>
    </message>
    <message>
        <source>no MTP</source>
        <translation>pas de MTP</translation>
    </message>
    <message>
        <source>no drafting</source>
        <translation>pas d’ébauche</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>pas de verrouillage</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>aucune raison donnée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>not known beforehand</source>
        <translation>inconnu à l’avance</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>hors de la carte</translation>
    </message>
    <message>
        <source>not proven there</source>
        <translation>pas éprouvé là-bas</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>pas pris en charge</translation>
    </message>
    <message>
        <source>not under load</source>
        <translation>pas en charge</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>rien d’anormal</translation>
    </message>
    <message>
        <source>of no known commit</source>
        <translation>sans commit connu</translation>
    </message>
    <message>
        <source>of no known version</source>
        <translation>de version inconnue</translation>
    </message>
    <message>
        <source>of {limit} W</source>
        <translation>sur {limit}&#xa0;W</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>sur la carte</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>once a second</source>
        <translation>une fois par seconde</translation>
    </message>
    <message>
        <source>only with a part on the processor</source>
        <translation>seulement avec une partie sur le processeur</translation>
    </message>
    <message>
        <source>only {n_ctx} tokens of context</source>
        <translation>seulement {n_ctx} tokens de contexte</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>other computers</source>
        <translation>autres ordinateurs</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire épuisée</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>paused, nothing is lost</source>
        <translation>en pause, rien n’est perdu</translation>
    </message>
    <message>
        <source>perplexity {more} on an 8B model</source>
        <translation>perplexité {more} sur un modèle 8B</translation>
    </message>
    <message>
        <source>pinned memory</source>
        <translation>mémoire épinglée</translation>
    </message>
    <message>
        <source>plimsoll runtimes install brings NVIDIA&apos;s libraries with the engine.</source>
        <translation>plimsoll runtimes install apporte les bibliothèques NVIDIA avec le moteur.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the build that suits card, driver and system. Without one, build the engine here with CMAKE_ARGS=-DGGML_CUDA=ON.</source>
        <translation>plimsoll runtimes install télécharge le build qui convient à la carte, au pilote et au système. S’il n’y en a pas, compiler le moteur ici avec CMAKE_ARGS=-DGGML_CUDA=ON.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the engine again.</source>
        <translation>plimsoll runtimes install retélécharge le moteur.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install vulkan fetches an engine that uses the card without CUDA.</source>
        <translation>plimsoll runtimes install vulkan télécharge un moteur qui utilise la carte sans CUDA.</translation>
    </message>
    <message>
        <source>plimsoll runtimes rollback goes back to the engine before.</source>
        <translation>plimsoll runtimes rollback revient au moteur précédent.</translation>
    </message>
    <message>
        <source>port {port} is a tunnel that leads nowhere</source>
        <translation>le port {port} est un tunnel qui ne mène nulle part</translation>
    </message>
    <message>
        <source>port {port}: {strerror}</source>
        <translation>port {port}&#x202f;: {strerror}</translation>
    </message>
    <message>
        <source>power and heat</source>
        <translation>puissance et chaleur</translation>
    </message>
    <message>
        <source>predicted {n} MiB on the card</source>
        <translation>{n}&#xa0;Mio prévus sur la carte</translation>
    </message>
    <message>
        <source>prompt cache</source>
        <translation>cache de prompts</translation>
    </message>
    <message>
        <source>prompts are read a little slower</source>
        <translation>les prompts sont lus un peu plus lentement</translation>
    </message>
    <message>
        <source>proven there</source>
        <translation>éprouvé là-bas</translation>
    </message>
    <message>
        <source>proven there to {n}</source>
        <translation>éprouvé là-bas jusqu’à {n}</translation>
    </message>
    <message>
        <source>proven to {n}</source>
        <translation>éprouvé jusqu’à {n}</translation>
    </message>
    <message>
        <source>proving {model}</source>
        <translation>épreuve de {model}</translation>
    </message>
    <message>
        <source>putting the packaged parts together</source>
        <translation>assemblage des parties du paquet</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>qualité</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recommandée</translation>
    </message>
    <message>
        <source>replies are several times slower</source>
        <translation>les réponses sont plusieurs fois plus lentes</translation>
    </message>
    <message>
        <source>replies are slower</source>
        <translation>les réponses sont plus lentes</translation>
    </message>
    <message>
        <source>replies are written slower</source>
        <translation>les réponses s’écrivent plus lentement</translation>
    </message>
    <message>
        <source>reused prefix == fresh</source>
        <translation>préfixe réutilisé == neuf</translation>
    </message>
    <message>
        <source>runs CUDA up to {version}</source>
        <translation>exécute CUDA jusqu’à {version}</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>tourne en ce moment</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>parts</translation>
    </message>
    <message>
        <source>skipped: a context of {n_ctx} leaves no room for a long prompt</source>
        <translation>sauté&#x202f;: un contexte de {n_ctx} ne laisse pas de place à un long prompt</translation>
    </message>
    <message>
        <source>skipped: this setup does not draft</source>
        <translation>sauté&#x202f;: cette configuration n’ébauche pas</translation>
    </message>
    <message>
        <source>split</source>
        <translation>répartition</translation>
    </message>
    <message>
        <source>stopped while reading: {reading}, while writing: {writing}</source>
        <translation>arrêté pendant la lecture&#x202f;: {reading}, pendant l’écriture&#x202f;: {writing}</translation>
    </message>
    <message>
        <source>stopped, what has arrived is kept</source>
        <translation>arrêté, ce qui est arrivé est gardé</translation>
    </message>
    <message>
        <source>ten times a second</source>
        <translation>dix fois par seconde</translation>
    </message>
    <message>
        <source>that the other downloads leave</source>
        <translation>que laissent les autres téléchargements</translation>
    </message>
    <message>
        <source>the Hub</source>
        <translation>le Hub</translation>
    </message>
    <message>
        <source>the base clock</source>
        <translation>la fréquence de base</translation>
    </message>
    <message>
        <source>the card never took more than planned.</source>
        <translation>la carte n’a jamais pris plus que prévu.</translation>
    </message>
    <message>
        <source>the card took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>la carte a pris jusqu’à {mib}&#xa0;Mio de plus que prévu (P95). Les nouveaux plans de ce type gardent cela libre.</translation>
    </message>
    <message>
        <source>the choice of the engine</source>
        <translation>le choix du moteur</translation>
    </message>
    <message>
        <source>the engine ended in {monotonic} s</source>
        <translation>le moteur s’est terminé en {monotonic}&#xa0;s</translation>
    </message>
    <message>
        <source>the failures of before</source>
        <translation>les échecs précédents</translation>
    </message>
    <message>
        <source>the failures that were counted</source>
        <translation>les échecs comptés</translation>
    </message>
    <message>
        <source>the memory would hold a model of up to {size}</source>
        <translation>la mémoire pourrait contenir un modèle de {size}</translation>
    </message>
    <message>
        <source>the most in use over the last {time} before the plan was made</source>
        <translation>le maximum utilisé dans les {time} précédant le plan</translation>
    </message>
    <message>
        <source>the one change</source>
        <translation>le seul changement</translation>
    </message>
    <message>
        <source>the power supply</source>
        <translation>l’alimentation</translation>
    </message>
    <message>
        <source>the process never took more than planned.</source>
        <translation>le processus n’a jamais pris plus que prévu.</translation>
    </message>
    <message>
        <source>the process took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>le processus a pris jusqu’à {mib}&#xa0;Mio de plus que prévu (P95). Les nouveaux plans de ce type gardent cela libre.</translation>
    </message>
    <message>
        <source>the published hash</source>
        <translation>l’empreinte publiée</translation>
    </message>
    <message>
        <source>the reply is empty</source>
        <translation>la réponse est vide</translation>
    </message>
    <message>
        <source>the reply is not readable text</source>
        <translation>la réponse n’est pas un texte lisible</translation>
    </message>
    <message>
        <source>the reply repeats one token ({token}) {count} times</source>
        <translation>la réponse répète un même token ({token}) {count} fois</translation>
    </message>
    <message>
        <source>the setup before</source>
        <translation>la configuration d’avant</translation>
    </message>
    <message>
        <source>the setup now</source>
        <translation>la configuration actuelle</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>this computer&apos;s memory</source>
        <translation>la mémoire de cet ordinateur</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>ce fichier</translation>
    </message>
    <message>
        <source>this program may use {n}</source>
        <translation>ce programme peut en utiliser {n}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>délai dépassé</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>to download</source>
        <translation>à télécharger</translation>
    </message>
    <message>
        <source>to first token</source>
        <translation>jusqu’au premier token</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>tokens of context</source>
        <translation>tokens de contexte</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>too little for most models</source>
        <translation>trop peu pour la plupart des modèles</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>updated today</source>
        <translation>mis à jour aujourd’hui</translation>
    </message>
    <message>
        <source>updated {n} day ago</source>
        <translation>mis à jour il y a {n} jour</translation>
    </message>
    <message>
        <source>updated {n} days ago</source>
        <translation>mis à jour il y a {n} jours</translation>
    </message>
    <message>
        <source>updated {n} month ago</source>
        <translation>mis à jour il y a {n} mois</translation>
    </message>
    <message>
        <source>updated {n} months ago</source>
        <translation>mis à jour il y a {n} mois</translation>
    </message>
    <message>
        <source>updated {n} week ago</source>
        <translation>mis à jour il y a {n} semaine</translation>
    </message>
    <message>
        <source>updated {n} weeks ago</source>
        <translation>mis à jour il y a {n} semaines</translation>
    </message>
    <message>
        <source>updated {n} year ago</source>
        <translation>mis à jour il y a {n} an</translation>
    </message>
    <message>
        <source>updated {n} years ago</source>
        <translation>mis à jour il y a {n} ans</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs (KV)</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>très bonne</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>attend son tour</translation>
    </message>
    <message>
        <source>weights on {device}</source>
        <translation>poids sur {device}</translation>
    </message>
    <message>
        <source>what Plimsoll was doing when it ended</source>
        <translation>la dernière activité de Plimsoll</translation>
    </message>
    <message>
        <source>what helped before</source>
        <translation>les solutions déjà utiles</translation>
    </message>
    <message>
        <source>what it was at the last check</source>
        <translation>son état à la dernière vérification</translation>
    </message>
    <message>
        <source>what listens there is no engine</source>
        <translation>ce qui écoute là n’est pas un moteur</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>vous êtes ici</translation>
    </message>
    <message>
        <source>your downloads</source>
        <translation>vos téléchargements</translation>
    </message>
    <message>
        <source>your receipts</source>
        <translation>vos attestations</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>vos réglages</translation>
    </message>
    <message>
        <source>{System} refused pinned memory[ for {purpose}]. The card had room.</source>
        <translation>{System} a refusé la mémoire épinglée[ ({purpose})]. La carte avait de la place.</translation>
    </message>
    <message>
        <source>{accepted} of the drafted tokens were accepted.</source>
        <translation>{accepted} des tokens ébauchés ont été acceptés.</translation>
    </message>
    <message>
        <source>{active} is chosen, but its folder is gone.</source>
        <translation>{active} est choisi, mais son dossier a disparu.</translation>
    </message>
    <message>
        <source>{after} has {free_bytes} MiB free, {taken} MiB less than when this was planned{board}.</source>
        <translation>{after} a {free_bytes}&#xa0;Mio libres, {taken}&#xa0;Mio de moins qu’au moment du plan{board}.</translation>
    </message>
    <message>
        <source>{build} cannot load {library}, or a library that it needs.</source>
        <translation>{build} ne peut pas charger {library}, ou une bibliothèque dont elle dépend.</translation>
    </message>
    <message>
        <source>{build} has code that this driver cannot compile ({said}).</source>
        <translation>{build} contient du code que ce pilote ne sait pas compiler ({said}).</translation>
    </message>
    <message>
        <source>{build} has no code for this card ({said}).</source>
        <translation>{build} n’a pas de code pour cette carte ({said}).</translation>
    </message>
    <message>
        <source>{build} is of another llama.cpp: it has no {symbol}.</source>
        <translation>{build} vient d’un autre llama.cpp&#x202f;: {symbol} y manque.</translation>
    </message>
    <message>
        <source>{build} lacks the library {library}.</source>
        <translation>La bibliothèque {library} manque à {build}.</translation>
    </message>
    <message>
        <source>{build} needs a newer driver ({said}).</source>
        <translation>{build} demande un pilote plus récent ({said}).</translation>
    </message>
    <message>
        <source>{build} needs {library}, which is not on this computer.</source>
        <translation>{build} demande {library}, qui n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{build} needs {what}, newer than this system&apos;s GNU C library.</source>
        <translation>{build} demande {what}, plus récent que la bibliothèque GNU C de ce système.</translation>
    </message>
    <message>
        <source>{build}, works at once, but not on the card</source>
        <translation>{build}, fonctionne tout de suite, mais pas sur la carte</translation>
    </message>
    <message>
        <source>{ca_file} is no file of a certificate authority: {error}.</source>
        <translation>{ca_file} n’est pas un fichier d’autorité de certification&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>{capitalize} it in the file manager, or drop its folder from Plimsoll&apos;s list.</source>
        <translation>{capitalize}&#x202f;: dans le gestionnaire de fichiers, ou retirer son dossier de la liste de Plimsoll.</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} cartes</translation>
    </message>
    <message>
        <source>{cards}, driver {driver}.</source>
        <translation>{cards}, pilote {driver}.</translation>
    </message>
    <message>
        <source>{card} at {address}</source>
        <translation>{card} à l’adresse {address}</translation>
    </message>
    <message>
        <source>{card} has no more memory than that: nothing fits on it.</source>
        <translation>{card} n’a pas plus de mémoire que cela : rien n’y tient.</translation>
    </message>
    <message>
        <source>{card} is not used in this computer now.</source>
        <translation>{card} n’est pas utilisée dans cet ordinateur en ce moment.</translation>
    </message>
    <message>
        <source>{changed} of {name} is missing or not as it was fetched.</source>
        <translation>{changed} de {name} manque ou n’est plus tel que téléchargé.</translation>
    </message>
    <message>
        <source>{chats} chats</source>
        <translation>{chats} discussions</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{depth} of {n_ctx} tokens filled</source>
        <translation>{depth} tokens sur {n_ctx} remplis</translation>
    </message>
    <message>
        <source>{devices} cards</source>
        <translation>{devices} cartes</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>{draft_max} draft tokens: what pays on cards of this size.</source>
        <translation>{draft_max} tokens d’ébauche&#x202f;: ce qui convient aux cartes de cette taille.</translation>
    </message>
    <message>
        <source>{drivers_own}, a part of NVIDIA&apos;s driver, is not on this computer.</source>
        <translation>{drivers_own}, une partie du pilote NVIDIA, n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{endpoint} is not encrypted: no token is sent there.</source>
        <translation>{endpoint} n’est pas chiffré&#x202f;: aucun jeton n’y est envoyé.</translation>
    </message>
    <message>
        <source>{endpoint} is {endpoint2}, which is no HTTPS address.</source>
        <translation>{endpoint} est {endpoint2}, qui n’est pas une adresse HTTPS.</translation>
    </message>
    <message>
        <source>{fast} tokens/s with drafting, {plain} without</source>
        <translation>{fast}&#xa0;tokens/s avec ébauche, {plain} sans</translation>
    </message>
    <message>
        <source>{filename} cannot be used ({strerror}).</source>
        <translation>{filename} ne peut pas être utilisé ({strerror}).</translation>
    </message>
    <message>
        <source>{files} and {folders}</source>
        <translation>{files} et {folders}</translation>
    </message>
    <message>
        <source>{files} files are the most.</source>
        <translation>{files} fichiers au plus.</translation>
    </message>
    <message>
        <source>{file} cannot be opened in {folder} ({error}).</source>
        <translation>{file} ne peut pas être ouvert dans {folder} ({error}).</translation>
    </message>
    <message>
        <source>{file}, {n} line</source>
        <translation>{file}, {n} ligne</translation>
    </message>
    <message>
        <source>{file}, {n} lines</source>
        <translation>{file}, {n} lignes</translation>
    </message>
    <message>
        <source>{first} tokens/s at first, {later} later</source>
        <translation>{first}&#xa0;tokens/s au début, {later} ensuite</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} n’est pas un dossier.</translation>
    </message>
    <message>
        <source>{found} of {total} layers on {device}</source>
        <translation>{found} couches sur {total} sur {device}</translation>
    </message>
    <message>
        <source>{free} GiB free for {folder}.</source>
        <translation>{free}&#xa0;Gio libres pour {folder}.</translation>
    </message>
    <message>
        <source>{free} MiB free on the target drive</source>
        <translation>{free}&#xa0;Mio libres sur le disque cible</translation>
    </message>
    <message>
        <source>{free} MiB of commit left</source>
        <translation>{free}&#xa0;Mio restants sous la limite d’allocation</translation>
    </message>
    <message>
        <source>{free} MiB of host memory free</source>
        <translation>{free}&#xa0;Mio de mémoire de l’hôte libres</translation>
    </message>
    <message>
        <source>{free} MiB of the computer&apos;s memory were free</source>
        <translation>{free}&#xa0;Mio de la mémoire de l’ordinateur étaient libres</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: files larger than {room} do not fit there.</source>
        <translation>{free} sont libres sur le disque des modèles : les fichiers de plus de {room} n’y tiennent pas.</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: too little for any of these.</source>
        <translation>{free} sont libres sur le disque des modèles : trop peu pour n’importe lequel d’entre eux.</translation>
    </message>
    <message>
        <source>{free} of {total} MiB free</source>
        <translation>{free}&#xa0;Mio libres sur {total}</translation>
    </message>
    <message>
        <source>{growth} MiB more with each request</source>
        <translation>{growth}&#xa0;Mio de plus à chaque requête</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line</source>
        <translation>{headroom_bytes}&#xa0;Gio au-dessus de la ligne de charge</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line of {part}.</source>
        <translation>{headroom_bytes}&#xa0;Gio au-dessus de la ligne de charge ({part}).</translation>
    </message>
    <message>
        <source>{held} MiB held, {planned} planned, prompt cache up to {cache}</source>
        <translation>{held}&#xa0;Mio détenus, {planned} planifiés, cache de prompts jusqu’à {cache}</translation>
    </message>
    <message>
        <source>{here} of {n} piece is here</source>
        <translation>{here} morceau sur {n} est là</translation>
    </message>
    <message>
        <source>{here} of {n} pieces are here</source>
        <translation>{here} morceaux sur {n} sont là</translation>
    </message>
    <message>
        <source>{host} answers in {took} s (status {status_code}).</source>
        <translation>{host} répond en {took}&#xa0;s (statut {status_code}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({detail}).</source>
        <translation>{host} est injoignable ({detail}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached through the proxy {proxy} ({detail}).</source>
        <translation>{host} est injoignable par le proxy {proxy} ({detail}).</translation>
    </message>
    <message>
        <source>{host} does not answer ({name}).</source>
        <translation>{host} ne répond pas ({name}).</translation>
    </message>
    <message>
        <source>{host} ended the answer early.</source>
        <translation>{host} a coupé la réponse trop tôt.</translation>
    </message>
    <message>
        <source>{host} holds fewer bytes than the Hub announced.</source>
        <translation>{host} contient moins d’octets que le Hub n’en annonçait.</translation>
    </message>
    <message>
        <source>{host} knows no model in GGUF format by these words. Try fewer words, or paste an address.</source>
        <translation>{host} ne connaît aucun modèle au format GGUF avec ces mots. Essayer moins de mots, ou coller une adresse.</translation>
    </message>
    <message>
        <source>{host} no longer accepts the signed address.</source>
        <translation>{host} n’accepte plus l’adresse signée.</translation>
    </message>
    <message>
        <source>{host} sends another size than the Hub announced.</source>
        <translation>{host} envoie une autre taille que celle annoncée par le Hub.</translation>
    </message>
    <message>
        <source>{host} sends more bytes than were asked for.</source>
        <translation>{host} envoie plus d’octets que demandé.</translation>
    </message>
    <message>
        <source>{host} sent other bytes than were asked for.</source>
        <translation>{host} a envoyé d’autres octets que ceux demandés.</translation>
    </message>
    <message>
        <source>{hottest} degrees</source>
        <translation>{hottest} degrés</translation>
    </message>
    <message>
        <source>{key} has another hash than when it was first seen ({before}).</source>
        <translation>{key} a une autre empreinte que la première fois ({before}).</translation>
    </message>
    <message>
        <source>{kind}, 1 model, answered in {took} s{loading}</source>
        <translation>{kind}, 1 modèle, réponse en {took}&#xa0;s{loading}</translation>
    </message>
    <message>
        <source>{kind}, {names} models, answered in {took} s{loading}</source>
        <translation>{kind}, {names} modèles, réponse en {took}&#xa0;s{loading}</translation>
    </message>
    <message>
        <source>{language} code</source>
        <translation>Code {language}</translation>
    </message>
    <message>
        <source>{layers_on_gpu} of {layers_total} layers on a card</source>
        <translation>{layers_on_gpu} couches sur {layers_total} sur une carte</translation>
    </message>
    <message>
        <source>{least} to {most} tokens</source>
        <translation>{least} à {most} tokens</translation>
    </message>
    <message>
        <source>{left} of {n_layer_all} layers run on the processor, because the card is too small for all: several times slower.</source>
        <translation>{left} des {n_layer_all} couches tournent sur le processeur, car la carte est trop petite pour toutes&#x202f;: plusieurs fois plus lent.</translation>
    </message>
    <message>
        <source>{lower} (frees {frees_bytes} GiB)</source>
        <translation>{lower} (libère {frees_bytes}&#xa0;Gio)</translation>
    </message>
    <message>
        <source>{low} to {high} MHz</source>
        <translation>{low} à {high}&#xa0;MHz</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Accept the terms on its page, then enter an access token here.</source>
        <translation>{maker} demande un accord avant de donner les fichiers. Accepter les conditions sur sa page, puis saisir ici un jeton d’accès.</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Your token is used; if the download is refused, accept the terms on its page.</source>
        <translation>{maker} demande un accord avant de donner les fichiers. Votre jeton est utilisé&#x202f;; si le téléchargement est refusé, accepter les conditions sur sa page.</translation>
    </message>
    <message>
        <source>{messages} messages</source>
        <translation>{messages} messages</translation>
    </message>
    <message>
        <source>{mib} MiB of the model&apos;s memory</source>
        <translation>{mib}&#xa0;Mio de la mémoire du modèle</translation>
    </message>
    <message>
        <source>{mib} MiB over the load line</source>
        <translation>{mib}&#xa0;Mio au-dessus de la ligne de charge</translation>
    </message>
    <message>
        <source>{mib} MiB to spare</source>
        <translation>{mib}&#xa0;Mio de marge</translation>
    </message>
    <message>
        <source>{missing} Any of these makes it fit: {ways}.</source>
        <translation>{missing} Chacun de ces choix le fait tenir&#x202f;: {ways}.</translation>
    </message>
    <message>
        <source>{missing} No change of the setup makes it fit: choose a smaller quant.</source>
        <translation>{missing} Aucun changement de configuration ne le fait tenir&#x202f;: choisir une quantification plus petite.</translation>
    </message>
    <message>
        <source>{missing} Together these make it fit: {lower}.</source>
        <translation>{missing} Ensemble, ceux-ci le font tenir&#x202f;: {lower}.</translation>
    </message>
    <message>
        <source>{model} answered in {time}: an empty reply</source>
        <translation>{model} a répondu en {time}&#x202f;: une réponse vide</translation>
    </message>
    <message>
        <source>{model} answered in {time}: “{text}”</source>
        <translation>{model} a répondu en {time}&#x202f;: «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>{model} answers (remote)</source>
        <translation>{model} répond (distant)</translation>
    </message>
    <message>
        <source>{model} is loaded here too</source>
        <translation>{model} est aussi chargé ici</translation>
    </message>
    <message>
        <source>{model} is not running</source>
        <translation>{model} ne tourne pas</translation>
    </message>
    <message>
        <source>{model} is ready</source>
        <translation>{model} est prêt</translation>
    </message>
    <message>
        <source>{model} is replying</source>
        <translation>{model} répond</translation>
    </message>
    <message>
        <source>{model} is replying (remote)</source>
        <translation>{model} répond (distant)</translation>
    </message>
    <message>
        <source>{model} on {server}</source>
        <translation>{model} sur {server}</translation>
    </message>
    <message>
        <source>{model} starts again</source>
        <translation>{model} redémarre</translation>
    </message>
    <message>
        <source>{model} stopped</source>
        <translation>{model}&#xa0;s’est arrêté</translation>
    </message>
    <message>
        <source>{model}: checking the file</source>
        <translation>{model}&#x202f;: vérification du fichier</translation>
    </message>
    <message>
        <source>{model}: fetching</source>
        <translation>{model}&#x202f;: téléchargement</translation>
    </message>
    <message>
        <source>{model}: filling the context</source>
        <translation>{model}&#x202f;: remplissage du contexte</translation>
    </message>
    <message>
        <source>{model}: loading</source>
        <translation>{model}&#x202f;: chargement</translation>
    </message>
    <message>
        <source>{model}: loading {share}</source>
        <translation>{model}&#x202f;: chargement {share}</translation>
    </message>
    <message>
        <source>{model}: not loaded</source>
        <translation>{model}&#x202f;: pas chargé</translation>
    </message>
    <message>
        <source>{model}: proving</source>
        <translation>{model}&#x202f;: épreuve</translation>
    </message>
    <message>
        <source>{model}: trying a fix</source>
        <translation>{model}&#x202f;: essai d’une solution</translation>
    </message>
    <message>
        <source>{model}: trying clocks</source>
        <translation>{model}&#x202f;: essai des fréquences</translation>
    </message>
    <message>
        <source>{model}: unloading</source>
        <translation>{model}&#x202f;: déchargement</translation>
    </message>
    <message>
        <source>{most} other computers are as many as Plimsoll takes.</source>
        <translation>Plimsoll prend au plus {most} autres ordinateurs.</translation>
    </message>
    <message>
        <source>{most} requests are being answered; that is the most.</source>
        <translation>{most} requêtes sont en cours de réponse&#x202f;; c’est le maximum.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, uncompressed.</source>
        <translation>{n_ctx} tokens tiennent, sans compression.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with a 4-bit cache.</source>
        <translation>{n_ctx} tokens tiennent, avec un cache sur 4 bits.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with an 8-bit cache.</source>
        <translation>{n_ctx} tokens tiennent, avec un cache sur 8 bits.</translation>
    </message>
    <message>
        <source>{name} (process {pid}){size}</source>
        <translation>{name} (processus {pid}){size}</translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation>{name} répond</translation>
    </message>
    <message>
        <source>{name} answers ({where}, {seconds} s).</source>
        <translation>{name} répond ({where}, {seconds}&#xa0;s).</translation>
    </message>
    <message>
        <source>{name} arrived twice, and its bytes are not the published ones, so it was removed.</source>
        <translation>{name} est arrivé deux fois, et ses octets ne sont pas ceux publiés, il a donc été supprimé.</translation>
    </message>
    <message>
        <source>{name} broke off in the middle of the reply.</source>
        <translation>{name}&#xa0;s’est interrompu au milieu de la réponse.</translation>
    </message>
    <message>
        <source>{name} cannot answer yet. It says: {words}</source>
        <translation>{name} ne peut pas encore répondre. Son message&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>{name} ne peut pas être lu ({strerror}).</translation>
    </message>
    <message>
        <source>{name} claims to be one of {split_count} parts.</source>
        <translation>{name} prétend être une de {split_count} parties.</translation>
    </message>
    <message>
        <source>{name} describes an impossible model: {what}.</source>
        <translation>{name} décrit un modèle impossible&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} n’a pas démarré</translation>
    </message>
    <message>
        <source>{name} does not answer any more: it fell off the bus.</source>
        <translation>{name} ne répond plus&#x202f;: elle a disparu du bus.</translation>
    </message>
    <message>
        <source>{name} does not fit with this setup.</source>
        <translation>{name} ne tient pas avec cette configuration.</translation>
    </message>
    <message>
        <source>{name} does not have that model. It says: {words}</source>
        <translation>{name} n’a pas ce modèle. Son message&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{name} does not take this request. It says: {words}</source>
        <translation>{name} n’accepte pas cette requête. Son message&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{name} does not tell its compute capability.</source>
        <translation>{name} n’indique pas sa compute capability.</translation>
    </message>
    <message>
        <source>{name} ended the reply before its first word and said no reason.</source>
        <translation>{name} a terminé la réponse avant son premier mot et n’a donné aucune raison.</translation>
    </message>
    <message>
        <source>{name} failed its test: {message}</source>
        <translation>{name} a échoué à son test&#x202f;: {message}</translation>
    </message>
    <message>
        <source>{name} failed with {title} ({title2}).</source>
        <translation>{name} a échoué avec {title} ({title2}).</translation>
    </message>
    <message>
        <source>{name} failed. It says: {words}</source>
        <translation>{name} a échoué. Son message&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{name} finds no card: it sees {seen}.</source>
        <translation>{name} ne trouve pas de carte&#x202f;: il voit {seen}.</translation>
    </message>
    <message>
        <source>{name} has no model {name2}. It has: {names}.</source>
        <translation>{name} n’a pas de modèle {name2}. Il a&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{name} has several models: {names}.</source>
        <translation>{name} a plusieurs modèles&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{name} has too much to do. It says: {words}</source>
        <translation>{name} a trop à faire. Son message&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{name} holds a tensor ({tensor}) of type {type_id}, which the engine does not know.</source>
        <translation>{name} contient un tenseur ({tensor}) de type {type_id}, que le moteur ne connaît pas.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}, which is no longer read.</source>
        <translation>{name} est un fichier GGUF de version {version}, qui n’est plus lue.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}; versions 2 and 3 can be read.</source>
        <translation>{name} est un fichier GGUF de version {version}&#x202f;; les versions 2 et 3 peuvent être lues.</translation>
    </message>
    <message>
        <source>{name} is a big-endian GGUF file, made for another kind of processor.</source>
        <translation>{name} est un fichier GGUF big-endian, fait pour un autre type de processeur.</translation>
    </message>
    <message>
        <source>{name} is a document of another program, no text.</source>
        <translation>{name} est un document d’un autre programme, pas du texte.</translation>
    </message>
    <message>
        <source>{name} is a projector for images or sound (mmproj), not a language model.</source>
        <translation>{name} est un projecteur d’images ou de son (mmproj), pas un modèle de langage.</translation>
    </message>
    <message>
        <source>{name} is divided (MIG) into {instances} instances: {listed}. The engine can use one of them at a time.</source>
        <translation>{name} est divisée (MIG) en {instances} instances&#x202f;: {listed}. Le moteur peut en utiliser une à la fois.</translation>
    </message>
    <message>
        <source>{name} is divided (MIG), but has no instance, so that the engine cannot use it.</source>
        <translation>{name} est divisée (MIG), mais n’a pas d’instance, le moteur ne peut donc pas l’utiliser.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} est vide.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} est là</translation>
    </message>
    <message>
        <source>{name} is in {parts} parts, and part {n} is missing.</source>
        <translation>{name} est en {parts} parties, et la partie {n} manque.</translation>
    </message>
    <message>
        <source>{name} is incomplete: it ends after {have_bytes}{more} bytes.</source>
        <translation>{name} est incomplet&#x202f;: il s’arrête après {have_bytes}{more}&#xa0;octets.</translation>
    </message>
    <message>
        <source>{name} is larger than {most_bytes} MiB, more than a model can read.</source>
        <translation>{name} dépasse {most_bytes}&#xa0;Mio, plus que ce qu’un modèle peut lire.</translation>
    </message>
    <message>
        <source>{name} is llama.cpp {commit}, and {wanted} is needed.</source>
        <translation>{name} est llama.cpp {commit}, et il faut {wanted}.</translation>
    </message>
    <message>
        <source>{name} is no library that can be loaded here ({error}).</source>
        <translation>{name} n’est pas une bibliothèque chargeable ici ({error}).</translation>
    </message>
    <message>
        <source>{name} is no text file.</source>
        <translation>{name} n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>{name} is not a GGUF file: {kind}.</source>
        <translation>{name} n’est pas un fichier GGUF&#x202f;: {kind}.</translation>
    </message>
    <message>
        <source>{name} is not proven on this computer with its present setup.</source>
        <translation>{name} n’est pas éprouvé sur cet ordinateur avec sa configuration actuelle.</translation>
    </message>
    <message>
        <source>{name} is one of {count} parts, but its name does not say which.</source>
        <translation>{name} est une de {count} parties, mais son nom ne dit pas laquelle.</translation>
    </message>
    <message>
        <source>{name} is proven when it is loaded for the first time.</source>
        <translation>{name} est éprouvé lors de son premier chargement.</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} est prêt</translation>
    </message>
    <message>
        <source>{name} is shorter than the Hub says.</source>
        <translation>{name} est plus court que ne le dit le Hub.</translation>
    </message>
    <message>
        <source>{name} is tight with this setup: it goes over the load line.</source>
        <translation>{name} est serré avec cette configuration&#x202f;: il dépasse la ligne de charge.</translation>
    </message>
    <message>
        <source>{name} is too old: clocks can be locked on Volta (2017) and newer cards.</source>
        <translation>{name} est trop ancienne&#x202f;: les fréquences se verrouillent à partir des cartes Volta (2017).</translation>
    </message>
    <message>
        <source>{name} lacks AVX: ready-made engines stop at their first step on it.</source>
        <translation>{name} n’a pas AVX&#x202f;: les moteurs tout prêts s’y arrêtent au premier pas.</translation>
    </message>
    <message>
        <source>{name} loads a model, but answers nothing.</source>
        <translation>{name} charge un modèle, mais ne répond rien.</translation>
    </message>
    <message>
        <source>{name} makes embeddings and does not order texts by a question.</source>
        <translation>{name} produit des embeddings et n’ordonne pas de textes selon une question.</translation>
    </message>
    <message>
        <source>{name} names no architecture.</source>
        <translation>{name} n’indique pas d’architecture.</translation>
    </message>
    <message>
        <source>{name} needs about {needed} MiB of memory, and {free} MiB are free.</source>
        <translation>{name} demande environ {needed}&#xa0;Mio de mémoire, et {free}&#xa0;Mio sont libres.</translation>
    </message>
    <message>
        <source>{name} offers no model.</source>
        <translation>{name} ne propose aucun modèle.</translation>
    </message>
    <message>
        <source>{name} opens as soon as the open model has finished.</source>
        <translation>{name}&#xa0;s’ouvre dès que le modèle ouvert a terminé.</translation>
    </message>
    <message>
        <source>{name} orders texts by a question and makes no embeddings.</source>
        <translation>{name} ordonne des textes selon une question et ne produit pas d’embeddings.</translation>
    </message>
    <message>
        <source>{name} points to another address: {get}.</source>
        <translation>{name} renvoie à une autre adresse&#x202f;: {get}.</translation>
    </message>
    <message>
        <source>{name} put {layers_on_gpu} of {layers_total} layers of a tiny model on the card.</source>
        <translation>{name} a mis {layers_on_gpu} couches sur {layers_total} d’un modèle minuscule sur la carte.</translation>
    </message>
    <message>
        <source>{name} since the proof began: now {now} of {total} MiB, {spare} below the load line, highest {high}</source>
        <translation>{name} depuis le début de l’épreuve : maintenant {now} sur {total}&#xa0;Mio, {spare} sous la ligne de charge, maximum {high}</translation>
    </message>
    <message>
        <source>{name} starts like a GGUF file, but its header is damaged: {what}.</source>
        <translation>{name} commence comme un fichier GGUF, mais son en-tête est endommagé&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>{name} stopped</source>
        <translation>{name}&#xa0;s’est arrêté</translation>
    </message>
    <message>
        <source>{name} stopped answering.</source>
        <translation>{name} a cessé de répondre.</translation>
    </message>
    <message>
        <source>{name} was not done. {text}</source>
        <translation>{name}&#x202f;: non effectué. {text}</translation>
    </message>
    <message>
        <source>{name} was proven on this card {moment}.</source>
        <translation>{name} a été éprouvé sur cette carte {moment}.</translation>
    </message>
    <message>
        <source>{name} was proven on this computer {moment}.</source>
        <translation>{name} a été éprouvé sur cet ordinateur {moment}.</translation>
    </message>
    <message>
        <source>{name} writes text and makes no embeddings.</source>
        <translation>{name} écrit du texte et ne produit pas d’embeddings.</translation>
    </message>
    <message>
        <source>{name}, its processor: {free} of {total} MiB free</source>
        <translation>{name}, son processeur&#x202f;: {free}&#xa0;Mio libres sur {total}</translation>
    </message>
    <message>
        <source>{name}: no readings yet</source>
        <translation>{name}&#x202f;: pas encore de relevés</translation>
    </message>
    <message>
        <source>{name}: now {now} of {total} MiB, {spare} below the load line, lowest {low}, highest {high}</source>
        <translation>{name}&#x202f;: maintenant {now} sur {total}&#xa0;Mio, {spare} sous la ligne de charge, minimum {low}, maximum {high}</translation>
    </message>
    <message>
        <source>{name}: now {now} {unit}, lowest {low}, highest {high}</source>
        <translation>{name}&#x202f;: maintenant {now} {unit}, minimum {low}, maximum {high}</translation>
    </message>
    <message>
        <source>{name}: the first part is not the first by its own header.</source>
        <translation>{name}&#x202f;: la première partie n’est pas la première selon son propre en-tête.</translation>
    </message>
    <message>
        <source>{name}: {free} of {total} MiB free</source>
        <translation>{name}&#x202f;: {free}&#xa0;Mio libres sur {total}</translation>
    </message>
    <message>
        <source>{name}: {seen} instead of {wanted}</source>
        <translation>{name}&#x202f;: {seen} au lieu de {wanted}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{netloc} broke the connection.</source>
        <translation>{netloc} a rompu la connexion.</translation>
    </message>
    <message>
        <source>{netloc} stopped sending.</source>
        <translation>{netloc} a cessé d’envoyer.</translation>
    </message>
    <message>
        <source>{n} MiB of computer memory</source>
        <translation>{n}&#xa0;Mio de mémoire de l’ordinateur</translation>
    </message>
    <message>
        <source>{n} MiB over the load line</source>
        <translation>{n}&#xa0;Mio au-dessus de la ligne de charge</translation>
    </message>
    <message>
        <source>{n} MiB to spare</source>
        <translation>{n}&#xa0;Mio de marge</translation>
    </message>
    <message>
        <source>{n} MiB, shared with the computer</source>
        <translation>{n}&#xa0;Mio, partagés avec l’ordinateur</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <translation>{n} en vérification</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <comment>one</comment>
        <translation>{n} en vérification</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n} bits</translation>
    </message>
    <message>
        <source>{n} broken</source>
        <translation>{n} défectueux</translation>
    </message>
    <message>
        <source>{n} check, all right</source>
        <translation>{n} vérification, tout va bien</translation>
    </message>
    <message>
        <source>{n} checks, all right</source>
        <translation>{n} vérifications, tout va bien</translation>
    </message>
    <message>
        <source>{n} cores</source>
        <translation>{n} cœurs</translation>
    </message>
    <message>
        <source>{n} download</source>
        <translation>{n} téléchargement</translation>
    </message>
    <message>
        <source>{n} downloads</source>
        <translation>{n} téléchargements</translation>
    </message>
    <message>
        <source>{n} draft tokens instead of {draft_max}</source>
        <translation>{n} tokens d’ébauche au lieu de {draft_max}</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} fichier</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} fichiers</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <translation>{n} terminés</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <comment>one</comment>
        <translation>{n} terminé</translation>
    </message>
    <message>
        <source>{n} fixes waiting</source>
        <translation>{n} solutions en attente</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>{n} dossier</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>{n} dossiers</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <translation>{n} ont dû revenir</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <comment>one</comment>
        <translation>{n} a dû revenir</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <translation>{n} gardées</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <comment>one</comment>
        <translation>{n} gardée</translation>
    </message>
    <message>
        <source>{n} line had something personal, which was taken out.</source>
        <translation>{n} ligne contenait quelque chose de personnel, qui a été retiré.</translation>
    </message>
    <message>
        <source>{n} lines had something personal, which was taken out.</source>
        <translation>{n} lignes contenaient quelque chose de personnel, qui a été retiré.</translation>
    </message>
    <message>
        <source>{n} message</source>
        <translation>{n} message</translation>
    </message>
    <message>
        <source>{n} messages</source>
        <translation>{n} messages</translation>
    </message>
    <message>
        <source>{n} model file</source>
        <translation>{n} fichier de modèle</translation>
    </message>
    <message>
        <source>{n} model files</source>
        <translation>{n} fichiers de modèle</translation>
    </message>
    <message>
        <source>{n} model files here, all readable.</source>
        <translation>{n} fichiers de modèle ici, tous lisibles.</translation>
    </message>
    <message>
        <source>{n} of what was dropped are no models.</source>
        <translation>{n} des éléments déposés ne sont pas des modèles.</translation>
    </message>
    <message>
        <source>{n} of what was dropped is no model.</source>
        <translation>{n} des éléments déposés n’est pas un modèle.</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} sur {total}</translation>
    </message>
    <message>
        <source>{n} of {total} layers on the card</source>
        <translation>{n} couches sur {total} sur la carte</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <translation>{n} en route</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <comment>one</comment>
        <translation>{n} en route</translation>
    </message>
    <message>
        <source>{n} parts</source>
        <translation>{n} parties</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n} en pause</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <comment>one</comment>
        <translation>{n} en pause</translation>
    </message>
    <message>
        <source>{n} repositories for “{words}”</source>
        <translation>{n} dépôts pour «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>{n} repositories that many people use</source>
        <translation>{n} dépôts très utilisés</translation>
    </message>
    <message>
        <source>{n} repository for “{words}”</source>
        <translation>{n} dépôt pour «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>{n} repository that many people use</source>
        <translation>{n} dépôt très utilisé</translation>
    </message>
    <message>
        <source>{n} request since it was opened.</source>
        <translation>{n} requête depuis l’ouverture.</translation>
    </message>
    <message>
        <source>{n} request under way, {waiting} of them waiting.</source>
        <translation>{n} requête en cours, dont {waiting} en attente.</translation>
    </message>
    <message>
        <source>{n} request under way.</source>
        <translation>{n} requête en cours.</translation>
    </message>
    <message>
        <source>{n} requests since it was opened.</source>
        <translation>{n} requêtes depuis l’ouverture.</translation>
    </message>
    <message>
        <source>{n} requests under way, {waiting} of them waiting.</source>
        <translation>{n} requêtes en cours, dont {waiting} en attente.</translation>
    </message>
    <message>
        <source>{n} requests under way.</source>
        <translation>{n} requêtes en cours.</translation>
    </message>
    <message>
        <source>{n} running</source>
        <translation>{n} en cours</translation>
    </message>
    <message>
        <source>{n} running</source>
        <comment>one</comment>
        <translation>{n} en cours</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <translation>{n} interrompus</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <comment>one</comment>
        <translation>{n} interrompu</translation>
    </message>
    <message>
        <source>{n} that fit this computer</source>
        <translation>{n} qui tiennent sur cet ordinateur</translation>
    </message>
    <message>
        <source>{n} that fit your card</source>
        <translation>{n} qui tiennent sur votre carte</translation>
    </message>
    <message>
        <source>{n} to look at</source>
        <translation>{n} à examiner</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n} token</translation>
    </message>
    <message>
        <source>{n} token so far</source>
        <translation>{n} token jusqu’ici</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} tokens</translation>
    </message>
    <message>
        <source>{n} tokens a second</source>
        <translation>{n} tokens par seconde</translation>
    </message>
    <message>
        <source>{n} tokens so far</source>
        <translation>{n} tokens jusqu’ici</translation>
    </message>
    <message>
        <source>{n} tokens/s</source>
        <translation>{n}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n} annulées</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <comment>one</comment>
        <translation>{n} annulée</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <translation>{n} utilisables</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <comment>one</comment>
        <translation>{n} utilisable</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <translation>{n} en attente</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <comment>one</comment>
        <translation>{n} en attente</translation>
    </message>
    <message>
        <source>{on_host} of {layers} layers stay on the processor.</source>
        <translation>{on_host} des {layers} couches restent sur le processeur.</translation>
    </message>
    <message>
        <source>{page}, {n} waiting</source>
        <translation>{page}, {n} en attente</translation>
    </message>
    <message>
        <source>{part} cannot be read to its end ({strerror}).</source>
        <translation>{part} ne peut pas être lu jusqu’au bout ({strerror}).</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>{path} ne peut pas être lu ({strerror}).</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>{path} ne peut pas être lu&#x202f;: {strerror}.</translation>
    </message>
    <message>
        <source>{path} is no longer there.</source>
        <translation>{path} n’est plus là.</translation>
    </message>
    <message>
        <source>{path} is not in the library.</source>
        <translation>{path} n’est pas dans la bibliothèque.</translation>
    </message>
    <message>
        <source>{place} cannot be read.</source>
        <translation>{place} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{place} cannot be written ({strerror}).</source>
        <translation>{place} n’est pas accessible en écriture ({strerror}).</translation>
    </message>
    <message>
        <source>{place}: this model reads text only, and not blocks of type &apos;{kind}&apos;.</source>
        <translation>{place}&#x202f;: ce modèle ne lit que du texte, et pas de blocs de type «&#x202f;{kind}&#x202f;».</translation>
    </message>
    <message>
        <source>{quant} has no plan</source>
        <translation>{quant} n’a pas de plan</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>{quant} est recommandée pour l’instant : elle tient avec {n} tokens de contexte. De plus grandes tiennent aussi, sans mieux répondre dans aucune mesure.</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: the most faithful one that fits with {n} tokens of context.</source>
        <translation>{quant} est recommandée jusqu’ici&#x202f;: la plus fidèle qui tienne avec {n} tokens de contexte.</translation>
    </message>
    <message>
        <source>{quant} is recommended: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>{quant} est recommandée : elle tient avec {n} tokens de contexte. De plus grandes tiennent aussi, sans mieux répondre dans aucune mesure.</translation>
    </message>
    <message>
        <source>{quant} is recommended: the most faithful one that fits with {n} tokens of context.</source>
        <translation>{quant} est recommandée&#x202f;: la plus fidèle qui tienne avec {n} tokens de contexte.</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled</source>
        <translation>{reached} tokens sur {n_ctx} remplis</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled at {rate} tokens/s</source>
        <translation>{reached} tokens sur {n_ctx} remplis à {rate}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled, {rate} tokens/s at the end</source>
        <translation>{reached} tokens sur {n_ctx} remplis, {rate}&#xa0;tokens/s à la fin</translation>
    </message>
    <message>
        <source>{read}, {n} still to read. No model was downloaded for this.</source>
        <translation>{read}, encore {n} à lire. Aucun modèle n’a été téléchargé pour cela.</translation>
    </message>
    <message>
        <source>{read}. No model was downloaded for this.</source>
        <translation>{read}. Aucun modèle n’a été téléchargé pour cela.</translation>
    </message>
    <message>
        <source>{reason} Chats of this run are not kept.</source>
        <translation>{reason} Les discussions de cette session ne sont pas gardées.</translation>
    </message>
    <message>
        <source>{reason} Your chats can be read; what is added in this run is not kept.</source>
        <translation>{reason} Vos discussions peuvent être lues&#x202f;; ce qui s’ajoute dans cette session n’est pas gardé.</translation>
    </message>
    <message>
        <source>{reason} for {time}</source>
        <translation>{reason} pendant {time}</translation>
    </message>
    <message>
        <source>{repo} has no file {name}.</source>
        <translation>{repo} n’a pas de fichier {name}.</translation>
    </message>
    <message>
        <source>{repo} holds no GGUF model that is complete.</source>
        <translation>{repo} ne contient aucun modèle GGUF complet.</translation>
    </message>
    <message>
        <source>{said} Choose the model again; its proof is kept.</source>
        <translation>{said} Choisir de nouveau le modèle&#x202f;; son épreuve est gardée.</translation>
    </message>
    <message>
        <source>{said} Enter the key or token again where one is asked for.</source>
        <translation>{said} Ressaisir la clé ou le jeton là où c’est demandé.</translation>
    </message>
    <message>
        <source>{said} It was moved to {name} and a new one was begun. {found}</source>
        <translation>{said} Il a été déplacé vers {name} et un nouveau a été commencé. {found}</translation>
    </message>
    <message>
        <source>{said} The engine that came with Plimsoll is used.</source>
        <translation>{said} Le moteur livré avec Plimsoll est utilisé.</translation>
    </message>
    <message>
        <source>{said} There is a new key; other programs need it.</source>
        <translation>{said} Il y a une nouvelle clé&#x202f;; les autres programmes en ont besoin.</translation>
    </message>
    <message>
        <source>{share} of drafts accepted</source>
        <translation>{share} des ébauches acceptées</translation>
    </message>
    <message>
        <source>{share} of the file is in memory</source>
        <translation>{share} du fichier est en mémoire</translation>
    </message>
    <message>
        <source>{share}, {pace}. What is here stays.</source>
        <translation>{share}, {pace}. Ce qui est là reste.</translation>
    </message>
    <message>
        <source>{share}. What is here stays.</source>
        <translation>{share}. Ce qui est là reste.</translation>
    </message>
    <message>
        <source>{shown} of {n} file</source>
        <translation>{shown} sur {n} fichier</translation>
    </message>
    <message>
        <source>{shown} of {n} files</source>
        <translation>{shown} sur {n} fichiers</translation>
    </message>
    <message>
        <source>{size_bytes} MB are needed on the disk that holds {folder}, and {free_bytes} MB are free.</source>
        <translation>{size_bytes}&#xa0;Mo sont nécessaires sur le disque qui contient {folder}, et {free_bytes}&#xa0;Mo sont libres.</translation>
    </message>
    <message>
        <source>{size} MiB on disk, {expected} MiB published</source>
        <translation>{size}&#xa0;Mio sur le disque, {expected}&#xa0;Mio publiés</translation>
    </message>
    <message>
        <source>{size} free</source>
        <translation>{size} libres</translation>
    </message>
    <message>
        <source>{size} have arrived and are deleted. Pause keeps them, also when Plimsoll is closed.</source>
        <translation>{size} sont arrivés et seront supprimés. Suspendre les garde, même quand Plimsoll est fermé.</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request</source>
        <translation>{size} d’en-têtes lus en 1 requête</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request from {host}</source>
        <translation>{size} d’en-têtes lus en 1 requête sur {host}</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests</source>
        <translation>{size} d’en-têtes lus en {n} requêtes</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests from {host}</source>
        <translation>{size} d’en-têtes lus en {n} requêtes sur {host}</translation>
    </message>
    <message>
        <source>{size} of it a second copy, in the order that the processor reads fastest</source>
        <translation>dont {size} d’une seconde copie, dans l’ordre que le processeur lit le plus vite</translation>
    </message>
    <message>
        <source>{size} of it for drafting</source>
        <translation>dont {size} pour ébaucher</translation>
    </message>
    <message>
        <source>{size} of {expected} MiB stored</source>
        <translation>{size} sur {expected}&#xa0;Mio stockés</translation>
    </message>
    <message>
        <source>{size} to come</source>
        <translation>encore {size}</translation>
    </message>
    <message>
        <source>{size} to fetch</source>
        <translation>{size} à télécharger</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <translation>{speed}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>{stage}: failed</source>
        <translation>{stage}&#x202f;: échec</translation>
    </message>
    <message>
        <source>{stage}: running</source>
        <translation>{stage}&#x202f;: en cours</translation>
    </message>
    <message>
        <source>{text} 1 more message is damaged beyond reading.</source>
        <translation>{text} 1 autre message est trop endommagé pour être lu.</translation>
    </message>
    <message>
        <source>{text} The file on this machine is used.</source>
        <translation>{text} Le fichier de cette machine est utilisé.</translation>
    </message>
    <message>
        <source>{text} is not a file.</source>
        <translation>{text} n’est pas un fichier.</translation>
    </message>
    <message>
        <source>{text} {lost} more messages are damaged beyond reading.</source>
        <translation>{text} {lost} autres messages sont trop endommagés pour être lus.</translation>
    </message>
    <message>
        <source>{text} {name} had passed with this setup, so Plimsoll went back to it.</source>
        <translation>{text} {name} avait réussi avec cette configuration, Plimsoll y est donc revenu.</translation>
    </message>
    <message>
        <source>{text}, every buffer as predicted</source>
        <translation>{text}, chaque tampon comme prévu</translation>
    </message>
    <message>
        <source>{text}, largest difference {worst} MiB ({name})</source>
        <translation>{text}, plus grande différence {worst}&#xa0;Mio ({name})</translation>
    </message>
    <message>
        <source>{thought}, folded</source>
        <translation>{thought}, repliée</translation>
    </message>
    <message>
        <source>{thought}, shown</source>
        <translation>{thought}, affichée</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>{time} left. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Encore {time}. Ce qui est arrivé est gardé, même quand Plimsoll se ferme.</translation>
    </message>
    <message>
        <source>{title} Nothing more is tried before.</source>
        <translation>{title} Rien d’autre n’est essayé avant.</translation>
    </message>
    <message>
        <source>{title} belongs to {owner}: Plimsoll only reads it.</source>
        <translation>{title} appartient à {owner}&#x202f;: Plimsoll ne fait que le lire.</translation>
    </message>
    <message>
        <source>{title} comes with Plimsoll and stays in its folder.</source>
        <translation>{title} est livré avec Plimsoll et reste dans son dossier.</translation>
    </message>
    <message>
        <source>{title} failed.</source>
        <translation>{title} a échoué.</translation>
    </message>
    <message>
        <source>{title} failed. {title2}</source>
        <translation>{title} a échoué. {title2}</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computer.</source>
        <translation>{title} a des couches sur {n} autre ordinateur.</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computers.</source>
        <translation>{title} a des couches sur {n} autres ordinateurs.</translation>
    </message>
    <message>
        <source>{title} is a drafting file: it answers nothing by itself.</source>
        <translation>{title} est un fichier d’ébauche&#x202f;: seul, il ne répond rien.</translation>
    </message>
    <message>
        <source>{title} is damaged: it does not match {by}.</source>
        <translation>{title} est endommagé&#x202f;: comparaison manquée ({by}).</translation>
    </message>
    <message>
        <source>{title} is in {folder} already.</source>
        <translation>{title} est déjà dans {folder}.</translation>
    </message>
    <message>
        <source>{title} is loaded.</source>
        <translation>{title} est chargé.</translation>
    </message>
    <message>
        <source>{title} is open, and other programs may not open another model.</source>
        <translation>{title} est ouvert, et d’autres programmes ne peuvent pas ouvrir un autre modèle.</translation>
    </message>
    <message>
        <source>{title} is still being fetched.</source>
        <translation>{title} est encore en cours de téléchargement.</translation>
    </message>
    <message>
        <source>{title} is whole: every byte matches {by}.</source>
        <translation>{title} est entier&#x202f;: chaque octet concorde ({by}).</translation>
    </message>
    <message>
        <source>{title} makes embeddings, no text: it cannot be opened for a chat.</source>
        <translation>{title} produit des embeddings, pas de texte&#x202f;: il ne peut pas être ouvert pour une discussion.</translation>
    </message>
    <message>
        <source>{title} makes scores, no text: it cannot be opened for a chat.</source>
        <translation>{title} produit des scores, pas de texte&#x202f;: il ne peut pas être ouvert pour une discussion.</translation>
    </message>
    <message>
        <source>{title} needs {need} MiB of {where}, and {have} MiB are there up to the load line. It was not downloaded.</source>
        <translation>{title} demande {need}&#xa0;Mio ({where}), et il y a {have}&#xa0;Mio jusqu’à la ligne de charge. Il n’a pas été téléchargé.</translation>
    </message>
    <message>
        <source>{title} was not loaded: it was stopped on the way.</source>
        <translation>{title} n’a pas été chargé&#x202f;: il a été arrêté en route.</translation>
    </message>
    <message>
        <source>{title} was taken off the list; its file is untouched.</source>
        <translation>{title} a été retiré de la liste&#x202f;; son fichier est intact.</translation>
    </message>
    <message>
        <source>{title} was to draft with that file and drafts no more: it is slower.</source>
        <translation>{title} devait ébaucher avec ce fichier et n’ébauche plus : c’est plus lent.</translation>
    </message>
    <message>
        <source>{title} {quant} lies in {parent} now.</source>
        <translation>{title} {quant} se trouve maintenant dans {parent}.</translation>
    </message>
    <message>
        <source>{title} {quant} stays on this computer.</source>
        <translation>{title} {quant} reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{title} {quant} was removed: {freed} GiB are free again.</source>
        <translation>{title} {quant} a été supprimé&#x202f;: {freed}&#xa0;Gio sont de nouveau libres.</translation>
    </message>
    <message>
        <source>{title}: no hash was published for this file. Its own was kept: the next check tells whether it changed.</source>
        <translation>{title}&#x202f;: aucune empreinte n’a été publiée pour ce fichier. La sienne a été gardée&#x202f;: la prochaine vérification dira s’il a changé.</translation>
    </message>
    <message>
        <source>{told}, loaded again</source>
        <translation>{told}, rechargé</translation>
    </message>
    <message>
        <source>{told}; the file that is here stays.</source>
        <translation>{told}&#x202f;; le fichier présent reste.</translation>
    </message>
    <message>
        <source>{total} of {total2} layers on the processor</source>
        <translation>{total} couches sur {total2} sur le processeur</translation>
    </message>
    <message>
        <source>{unread} of your receipts could not be read{kept}.</source>
        <translation>Parmi vos attestations, {unread} n’ont pas pu être lues{kept}.</translation>
    </message>
    <message>
        <source>{used} of {total} GiB in use</source>
        <translation>{used} sur {total}&#xa0;Gio utilisés</translation>
    </message>
    <message>
        <source>{used} of {total} MiB</source>
        <translation>{used} sur {total}&#xa0;Mio</translation>
    </message>
    <message>
        <source>{used} of {total} used</source>
        <translation>{used} sur {total} utilisés</translation>
    </message>
    <message>
        <source>{wanted} tokens equal</source>
        <translation>{wanted} tokens égaux</translation>
    </message>
    <message>
        <source>{what} cannot be read: {reason}.</source>
        <translation>{what} ne peut pas être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{what} could not be kept ({error}). They hold until Plimsoll ends.</source>
        <translation>{what}&#x202f;: impossible de les garder ({error}). Valables jusqu’à la fin de Plimsoll.</translation>
    </message>
    <message>
        <source>{what} is not a GGUF model file.</source>
        <translation>{what} n’est pas un fichier de modèle GGUF.</translation>
    </message>
    <message>
        <source>{what} needs a sign-in.</source>
        <translation>{what} demande une connexion.</translation>
    </message>
    <message>
        <source>{what}: {path} does not match its hash. The file was left where it is.</source>
        <translation>{what}&#x202f;: {path} ne concorde pas avec son empreinte. Le fichier a été laissé où il est.</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not move it.</source>
        <translation>{whose}&#x202f;: Plimsoll ne le déplace pas.</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not remove it.</source>
        <translation>{whose}&#x202f;: Plimsoll ne le supprime pas.</translation>
    </message>
    <message>
        <source>{why} Trying again in {value} s.</source>
        <translation>{why} Nouvel essai dans {value}&#xa0;s.</translation>
    </message>
    <message>
        <source>{with_mtp} tokens/s with drafting, {without} without{share}{pays}{tie}</source>
        <translation>{with_mtp}&#xa0;tokens/s avec ébauche, {without} sans{share}{pays}{tie}</translation>
    </message>
    <message>
        <source>{word} is no address of a page, such as https://chat.example.</source>
        <translation>{word} n’est pas l’adresse d’une page, comme https://chat.example.</translation>
    </message>
    <message>
        <source>{word} {is_now} tokens/s, {was} in a good run</source>
        <translation>{word} {is_now}&#xa0;tokens/s, {was} lors d’une bonne exécution</translation>
    </message>
</context>
</TS>
