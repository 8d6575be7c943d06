<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name></name>
    <message>
        <source>% busy</source>
        <translation>% en uso</translation>
    </message>
    <message>
        <source>&apos;input&apos; holds token numbers, which mean other words in this model&apos;s vocabulary.</source>
        <translation>«input» contiene números de tokens, que en el vocabulario de este modelo significan otras palabras.</translation>
    </message>
    <message>
        <source>&apos;{endpoint}&apos; is not an address of this computer like {loopback}:{default_port}.</source>
        <translation>«{endpoint}» no es una dirección de este equipo como {loopback}:{default_port}.</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not in the catalogue.</source>
        <translation>«{id}» no está en el catálogo.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be a name.</source>
        <translation>«{name}» no puede ser un nombre.</translation>
    </message>
    <message>
        <source>&apos;{ref}&apos; is not a repository on the Hub.</source>
        <translation>«{ref}» no es un repositorio del Hub.</translation>
    </message>
    <message>
        <source>&apos;{shown}&apos; does not name a model.</source>
        <translation>«{shown}» no designa un modelo.</translation>
    </message>
    <message>
        <source>&apos;{url}&apos; cannot be asked: {said}.</source>
        <translation>No se puede consultar «{url}»: {said}.</translation>
    </message>
    <message>
        <source>, or sign in with a token to get a higher limit</source>
        <translation>, o iniciar sesión con un token para tener un límite mayor</translation>
    </message>
    <message>
        <source>, still loading</source>
        <translation>, aún cargando</translation>
    </message>
    <message>
        <source>, {acceptance} of drafts accepted</source>
        <translation>, {acceptance} de los borradores aceptados</translation>
    </message>
    <message>
        <source>, {kept_bytes} MiB of the card not given back</source>
        <translation>, {kept_bytes}&#xa0;MiB de la tarjeta sin devolver</translation>
    </message>
    <message>
        <source>0 always takes the likeliest word. Higher is more varied.</source>
        <translation>0 toma siempre la palabra más probable. Cuanto más alto, más variado.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 tarjeta</translation>
    </message>
    <message>
        <source>1 chat</source>
        <translation>1 chat</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 núcleo</translation>
    </message>
    <message>
        <source>1 fix waiting</source>
        <translation>1 solución pendiente</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1&#xa0;h</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensaje</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1&#xa0;min</translation>
    </message>
    <message>
        <source>1 model file here, readable.</source>
        <translation>1 archivo de modelo aquí, legible.</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10&#xa0;min</translation>
    </message>
    <message>
        <source>; drafting does not pay here</source>
        <translation>; aquí el borrador no compensa</translation>
    </message>
    <message>
        <source>; it was kept as {name}</source>
        <translation>; se conservó como {name}</translation>
    </message>
    <message>
        <source>; of two tokens as good as equal it took the other one</source>
        <translation>; de dos tokens casi igual de probables tomó el otro</translation>
    </message>
    <message>
        <source>; the file was kept as {name}</source>
        <translation>; el archivo se conservó como {name}</translation>
    </message>
    <message>
        <source>A 4-bit cache</source>
        <translation>Una caché de 4 bits</translation>
    </message>
    <message>
        <source>A bad memory row could not be set aside.</source>
        <translation>No se pudo apartar una fila de memoria defectuosa.</translation>
    </message>
    <message>
        <source>A bad memory row was set aside.</source>
        <translation>Se apartó una fila de memoria defectuosa.</translation>
    </message>
    <message>
        <source>A base model: it continues text and was not taught to chat.</source>
        <translation>Un modelo base: continúa textos y no se le enseñó a conversar.</translation>
    </message>
    <message>
        <source>A buffer[ of {size}] in the memory of the computer was refused[, {free} are free].</source>
        <translation>Se denegó un búfer[ de {size}] en la memoria del equipo[, hay {free} libres].</translation>
    </message>
    <message>
        <source>A cache of type {kv_type} does not fit this model&apos;s heads of {size} elements.</source>
        <translation>Una caché de tipo {kv_type} no encaja con las cabezas de {size} elementos de este modelo.</translation>
    </message>
    <message>
        <source>A card that runs into its limits again and again loses time, and some lose the whole computer. The search goes down from the base clock until nothing slows the card any more.</source>
        <translation>Una tarjeta que choca una y otra vez con sus límites pierde tiempo, y algunas hacen caer todo el equipo. La búsqueda baja desde la frecuencia base hasta que nada frena ya la tarjeta.</translation>
    </message>
    <message>
        <source>A chat outgrows the context</source>
        <translation>Un chat supera el contexto</translation>
    </message>
    <message>
        <source>A checkpoint of {size} bytes could not be made and was left out.</source>
        <translation>No se pudo crear un punto de control de {size}&#xa0;bytes y se omitió.</translation>
    </message>
    <message>
        <source>A cold start, a first reply and a long prompt, in a fresh process. Ready means it has been done here.</source>
        <translation>Un arranque en frío, una primera respuesta y un prompt largo, en un proceso nuevo. «Listo» significa que aquí se ha hecho.</translation>
    </message>
    <message>
        <source>A condition of the engine was not met[: {expression}].</source>
        <translation>No se cumplió una condición del motor[: {expression}].</translation>
    </message>
    <message>
        <source>A context of {n_ctx} tokens is more than the model was trained for ({limit}).</source>
        <translation>Un contexto de {n_ctx} tokens supera aquello para lo que se entrenó el modelo ({limit}).</translation>
    </message>
    <message>
        <source>A controller inside the card halted.</source>
        <translation>Un controlador interno de la tarjeta se detuvo en un punto de parada.</translation>
    </message>
    <message>
        <source>A controller inside the card stopped.</source>
        <translation>Un controlador interno de la tarjeta se detuvo.</translation>
    </message>
    <message>
        <source>A conversation of {n_bytes} bytes could not be kept for later.</source>
        <translation>Una conversación de {n_bytes}&#xa0;bytes no se pudo guardar para más tarde.</translation>
    </message>
    <message>
        <source>A download on one of them.</source>
        <translation>Una descarga en uno de ellos.</translation>
    </message>
    <message>
        <source>A download.</source>
        <translation>Una descarga.</translation>
    </message>
    <message>
        <source>A drafter must have the vocabulary of the model: choose one of the same family, or a file with its own drafting head.</source>
        <translation>Un modelo de borrador debe tener el vocabulario del modelo: elegir uno de la misma familia o un archivo con su propio cabezal de borrador.</translation>
    </message>
    <message>
        <source>A folder cannot be written.</source>
        <translation>No se puede escribir en una carpeta.</translation>
    </message>
    <message>
        <source>A frozen screen lasts longer; needs an administrator.</source>
        <translation>Una pantalla congelada dura más; requiere un administrador.</translation>
    </message>
    <message>
        <source>A guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>A kept conversation did not fit the engine any more.</source>
        <translation>Una conversación guardada ya no encajaba en el motor.</translation>
    </message>
    <message>
        <source>A kernel did something the card refuses, such as reading outside its memory.</source>
        <translation>Un kernel hizo algo que la tarjeta rechaza, como leer fuera de su memoria.</translation>
    </message>
    <message>
        <source>A kernel ran longer than the driver allows.</source>
        <translation>Un kernel tardó más de lo que permite el controlador.</translation>
    </message>
    <message>
        <source>A kernel touched memory that is not mapped.</source>
        <translation>Un kernel accedió a memoria que no está mapeada.</translation>
    </message>
    <message>
        <source>A kernel used the card in a way it refuses.</source>
        <translation>Un kernel usó la tarjeta de una forma que esta rechaza.</translation>
    </message>
    <message>
        <source>A larger page file</source>
        <translation>Un archivo de paginación mayor</translation>
    </message>
    <message>
        <source>A larger reserve in the plan</source>
        <translation>Una reserva mayor en el plan</translation>
    </message>
    <message>
        <source>A library it needs may be missing, or the driver is; `plimsoll detect` tells.</source>
        <translation>Puede faltar una biblioteca que necesita, o el controlador; `plimsoll detect` lo dice.</translation>
    </message>
    <message>
        <source>A library that the engine needs is missing[: {library}].</source>
        <translation>Falta una biblioteca que el motor necesita[: {library}].</translation>
    </message>
    <message>
        <source>A link looks like plimsoll://owner/repository?quant=Q4_K_M.</source>
        <translation>Un enlace tiene esta forma: plimsoll://owner/repository?quant=Q4_K_M.</translation>
    </message>
    <message>
        <source>A little less context.</source>
        <translation>Un poco menos de contexto.</translation>
    </message>
    <message>
        <source>A memory error ended one program.</source>
        <translation>Un error de memoria terminó un programa.</translation>
    </message>
    <message>
        <source>A memory error may have touched other programs.</source>
        <translation>Un error de memoria puede haber afectado a otros programas.</translation>
    </message>
    <message>
        <source>A memory error that cannot be corrected.</source>
        <translation>Un error de memoria que no se puede corregir.</translation>
    </message>
    <message>
        <source>A memory error that could not be mended.</source>
        <translation>Un error de memoria que no se pudo reparar.</translation>
    </message>
    <message>
        <source>A micro-batch of {n_ubatch} leaves room for {most} draft tokens.</source>
        <translation>Un microlote de {n_ubatch} deja sitio para {most} tokens de borrador.</translation>
    </message>
    <message>
        <source>A minute.</source>
        <translation>Un minuto.</translation>
    </message>
    <message>
        <source>A model file begins with the letters GGUF.</source>
        <translation>Un archivo de modelo empieza por las letras GGUF.</translation>
    </message>
    <message>
        <source>A new key?</source>
        <translation>¿Una clave nueva?</translation>
    </message>
    <message>
        <source>A newer engine</source>
        <translation>Un motor más reciente</translation>
    </message>
    <message>
        <source>A part of Plimsoll failed.</source>
        <translation>Falló una parte de Plimsoll.</translation>
    </message>
    <message>
        <source>A part of the model is missing[: part {part} of {parts}].</source>
        <translation>Falta una parte del modelo[: parte {part} de {parts}].</translation>
    </message>
    <message>
        <source>A program on the card faulted; the card itself goes on.</source>
        <translation>Un programa falló en la tarjeta; la tarjeta en sí sigue.</translation>
    </message>
    <message>
        <source>A proxy or the disk changes the data: fetch it over another network, or check the disk.</source>
        <translation>Un proxy o el disco altera los datos: descargarlo por otra red o revisar el disco.</translation>
    </message>
    <message>
        <source>A proxy setting makes no sense: {error}.</source>
        <translation>Un ajuste de proxy no tiene sentido: {error}.</translation>
    </message>
    <message>
        <source>A reading does not work ({what}: {name}).</source>
        <translation>Una lectura no funciona ({what}: {name}).</translation>
    </message>
    <message>
        <source>A release never changes: wait, and ask its makers before you trust it.</source>
        <translation>Una versión publicada nunca cambia: esperar y preguntar a sus autores antes de confiar en ella.</translation>
    </message>
    <message>
        <source>A reply follows a grammar, a JSON schema or a tool&apos;s form, not several.</source>
        <translation>Una respuesta sigue una gramática, un esquema JSON o la forma de una herramienta, no varias.</translation>
    </message>
    <message>
        <source>A reply is being written</source>
        <translation>Se está escribiendo una respuesta</translation>
    </message>
    <message>
        <source>A reply that is still going stops here.</source>
        <translation>Una respuesta que aún esté en curso se detiene aquí.</translation>
    </message>
    <message>
        <source>A reply {name} is being written already.</source>
        <translation>Ya se está escribiendo una respuesta {name}.</translation>
    </message>
    <message>
        <source>A restart.</source>
        <translation>Un reinicio.</translation>
    </message>
    <message>
        <source>A restart; other faults are possible.</source>
        <translation>Un reinicio; son posibles otros fallos.</translation>
    </message>
    <message>
        <source>A running model keeps its build; another one is used from the next load on.</source>
        <translation>Un modelo en marcha conserva su compilación; otra cuenta a partir de la próxima carga.</translation>
    </message>
    <message>
        <source>A second computer can lend its card, or its memory, for a model that is too big for this one. It makes room, not speed: the weights cross the network at every load, and each token takes a round trip.</source>
        <translation>Un segundo equipo puede prestar su tarjeta, o su memoria, para un modelo demasiado grande para este. Da sitio, no velocidad: los pesos cruzan la red en cada carga, y cada token hace un viaje de ida y vuelta.</translation>
    </message>
    <message>
        <source>A second file that drafts for the model: an MTP head, or the assistant of a Gemma 4. It must have been made for this very model.</source>
        <translation>Un segundo archivo que hace borradores para el modelo: un cabezal MTP o el asistente de un Gemma 4. Debe estar hecho para este mismo modelo.</translation>
    </message>
    <message>
        <source>A ship’s load line shows how deep it may be loaded. Yours shows how much memory a model may take.</source>
        <translation>La línea de carga de un barco marca hasta dónde se puede cargar. La de Plimsoll marca cuánta memoria puede ocupar un modelo.</translation>
    </message>
    <message>
        <source>A sign-in page came instead of the file.</source>
        <translation>Llegó una página de inicio de sesión en lugar del archivo.</translation>
    </message>
    <message>
        <source>A small loss of quality; needs flash attention.</source>
        <translation>Una pequeña pérdida de calidad; requiere flash attention.</translation>
    </message>
    <message>
        <source>A smaller cache needs flash attention.</source>
        <translation>Una caché más pequeña requiere flash attention.</translation>
    </message>
    <message>
        <source>A smaller file of this model</source>
        <translation>Un archivo más pequeño de este modelo</translation>
    </message>
    <message>
        <source>A smaller model</source>
        <translation>Un modelo más pequeño</translation>
    </message>
    <message>
        <source>A split by rows is planned as one by layers: the shares are about the same.</source>
        <translation>El reparto por filas se planifica como el reparto por capas: las partes son casi iguales.</translation>
    </message>
    <message>
        <source>A tensor has the type[ {type}], which this engine cannot read.</source>
        <translation>Un tensor tiene el tipo[ {type}], que este motor no puede leer.</translation>
    </message>
    <message>
        <source>A text of the request is not valid Unicode: it has half a character.</source>
        <translation>Un texto de la petición no es Unicode válido: contiene medio carácter.</translation>
    </message>
    <message>
        <source>A token is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>Las herramientas del propio Hub guardan un token, que Plimsoll no cambia.</translation>
    </message>
    <message>
        <source>A token is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>La variable HF_TOKEN contiene un token, que Plimsoll no cambia.</translation>
    </message>
    <message>
        <source>A token is kept in this system&apos;s keyring.</source>
        <translation>El llavero de este sistema guarda un token.</translation>
    </message>
    <message>
        <source>A token is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>El token se conserva hasta que Plimsoll termine: este sistema no tiene llavero.</translation>
    </message>
    <message>
        <source>A tool is required, but there is none.</source>
        <translation>Se exige una herramienta, pero no hay ninguna.</translation>
    </message>
    <message>
        <source>A value cache of type {quantised} needs flash attention.</source>
        <translation>Una caché de valores de tipo {quantised} requiere flash attention.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Above 1 makes tokens that were just used less likely.</source>
        <translation>Por encima de 1 hace menos probables los tokens recién usados.</translation>
    </message>
    <message>
        <source>Accept its terms on the Hub, and give Plimsoll a read token of that account.</source>
        <translation>Aceptar sus condiciones en el Hub y dar a Plimsoll un token de lectura de esa cuenta.</translation>
    </message>
    <message>
        <source>Accept the licence</source>
        <translation>Aceptar la licencia</translation>
    </message>
    <message>
        <source>Accept the maker&apos;s terms on the repository&apos;s page, make an access token that may read on {host} (Settings, Access Tokens), and paste it here.</source>
        <translation>Aceptar las condiciones del autor en la página del repositorio, crear un token de acceso con permiso de lectura en {host} (Settings, Access Tokens) y pegarlo aquí.</translation>
    </message>
    <message>
        <source>Accept the risk to start it, or choose a smaller context.</source>
        <translation>Aceptar el riesgo para iniciarlo, o elegir un contexto menor.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Token de acceso</translation>
    </message>
    <message>
        <source>Access token for {host}</source>
        <translation>Token de acceso para {host}</translation>
    </message>
    <message>
        <source>Access token…</source>
        <translation>Token de acceso…</translation>
    </message>
    <message>
        <source>Add a line &apos;memlock unlimited&apos; for your user to /etc/security/limits.conf, then sign in again.</source>
        <translation>Añadir una línea «memlock unlimited» para su usuario en /etc/security/limits.conf y volver a iniciar sesión.</translation>
    </message>
    <message>
        <source>Add a remote server</source>
        <translation>Añadir un servidor remoto</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>Añadir un servidor…</translation>
    </message>
    <message>
        <source>Add and ask</source>
        <translation>Añadir y consultar</translation>
    </message>
    <message>
        <source>Add and ask it</source>
        <translation>Añadir y consultar</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>Añadir archivo…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Add or remove it in the system&apos;s own settings.</source>
        <translation>Añadirlo o quitarlo en los ajustes del propio sistema.</translation>
    </message>
    <message>
        <source>Add to librechat.yaml and start it again.</source>
        <translation>Añadir a librechat.yaml y volver a iniciarlo.</translation>
    </message>
    <message>
        <source>Add to settings.json; Zed asks for the key in the settings of its agent panel.</source>
        <translation>Añadir a settings.json; Zed pide la clave en los ajustes de su panel de agentes.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>Add to ~/.codex/config.toml, then put the key into the terminal&apos;s environment.</source>
        <translation>Añadir a ~/.codex/config.toml y después poner la clave en el entorno del terminal.</translation>
    </message>
    <message>
        <source>Add to ~/.continue/config.yaml.</source>
        <translation>Añadir a ~/.continue/config.yaml.</translation>
    </message>
    <message>
        <source>Add your user to the group that owns /dev/nvidia0 (often &apos;video&apos; or &apos;render&apos;).</source>
        <translation>Añadir su usuario al grupo propietario de /dev/nvidia0 (a menudo «video» o «render»).</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address of the tunnel&apos;s end here</source>
        <translation>Dirección del extremo del túnel aquí</translation>
    </message>
    <message>
        <source>Admin Panel, Settings, Connections, OpenAI API: add a connection.</source>
        <translation>Panel de administración, Ajustes, Conexiones, API de OpenAI: añadir una conexión.</translation>
    </message>
    <message>
        <source>After a restart of the computer</source>
        <translation>Tras reiniciar el equipo</translation>
    </message>
    <message>
        <source>After a sleep the driver refuses every program.</source>
        <translation>Tras una suspensión, el controlador rechaza todos los programas.</translation>
    </message>
    <message>
        <source>After an edit more is read again.</source>
        <translation>Tras una edición se vuelve a leer más.</translation>
    </message>
    <message>
        <source>After the unload the card stayed taken.</source>
        <translation>Tras liberar el modelo, la tarjeta siguió ocupada.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All buffers are in the memory of the computer.</source>
        <translation>Todos los búferes están en la memoria del equipo.</translation>
    </message>
    <message>
        <source>All but one of the {n} cores this program may use.</source>
        <translation>Todos menos uno de los {n} núcleos que este programa puede usar.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All fixes</source>
        <translation>Todas las soluciones</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Todo en orden</translation>
    </message>
    <message>
        <source>Allow it under Settings, Local API, or ask the open one.</source>
        <translation>Permitirlo en Ajustes, API local, o preguntar al que está abierto.</translation>
    </message>
    <message>
        <source>Allow more locked memory</source>
        <translation>Permitir más memoria bloqueada</translation>
    </message>
    <message>
        <source>Already on this computer</source>
        <translation>Ya está en este equipo</translation>
    </message>
    <message>
        <source>An 8-bit cache</source>
        <translation>Una caché de 8 bits</translation>
    </message>
    <message>
        <source>An administrator&apos;s permission was not given; the clocks stay as they are.</source>
        <translation>No se dio el permiso de administrador; las frecuencias quedan como están.</translation>
    </message>
    <message>
        <source>An honest error instead of a crawl.</source>
        <translation>Un error claro en lugar de una lentitud extrema.</translation>
    </message>
    <message>
        <source>An older engine</source>
        <translation>Un motor más antiguo</translation>
    </message>
    <message>
        <source>An uncompressed cache</source>
        <translation>Una caché sin comprimir</translation>
    </message>
    <message>
        <source>Another character.</source>
        <translation>Otro carácter.</translation>
    </message>
    <message>
        <source>Another chat template</source>
        <translation>Otra plantilla de chat</translation>
    </message>
    <message>
        <source>Another drafting model</source>
        <translation>Otro modelo de borrador</translation>
    </message>
    <message>
        <source>Another driver version</source>
        <translation>Otra versión del controlador</translation>
    </message>
    <message>
        <source>Another file of this model</source>
        <translation>Otro archivo de este modelo</translation>
    </message>
    <message>
        <source>Another folder for models</source>
        <translation>Otra carpeta para modelos</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Otro modelo</translation>
    </message>
    <message>
        <source>Another model is answering.</source>
        <translation>Otro modelo está respondiendo.</translation>
    </message>
    <message>
        <source>Another model is being opened.</source>
        <translation>Se está abriendo otro modelo.</translation>
    </message>
    <message>
        <source>Another program holds the memory of the card.</source>
        <translation>Otro programa ocupa la memoria de la tarjeta.</translation>
    </message>
    <message>
        <source>Another program is being answered</source>
        <translation>Se está respondiendo a otro programa</translation>
    </message>
    <message>
        <source>Another source</source>
        <translation>Otro origen</translation>
    </message>
    <message>
        <source>Another split over the cards</source>
        <translation>Otro reparto entre las tarjetas</translation>
    </message>
    <message>
        <source>Another variant of this file</source>
        <translation>Otra variante de este archivo</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>Otra versión</translation>
    </message>
    <message>
        <source>Another way to use the card</source>
        <translation>Otra forma de usar la tarjeta</translation>
    </message>
    <message>
        <source>Answer on this computer again</source>
        <translation>Volver a responder en este equipo</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>Answers the chat</source>
        <translation>Responde al chat</translation>
    </message>
    <message>
        <source>Any other program</source>
        <translation>Cualquier otro programa</translation>
    </message>
    <message>
        <source>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, add one.</source>
        <translation>AnythingLLM: Settings, LLM, Generic OpenAI. Jan: Settings, Model Providers, añadir uno.</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>abr</translation>
    </message>
    <message>
        <source>As an administrator lock the clock to the card&apos;s base clock: nvidia-smi -lgc.</source>
        <translation>Como administrador, fijar la frecuencia en la frecuencia base de la tarjeta: nvidia-smi -lgc.</translation>
    </message>
    <message>
        <source>As an administrator set TdrDelay to 10 under HKLM, System, CurrentControlSet, Control, GraphicsDrivers, and restart.</source>
        <translation>Como administrador, poner TdrDelay a 10 en HKLM, System, CurrentControlSet, Control, GraphicsDrivers, y reiniciar.</translation>
    </message>
    <message>
        <source>As an administrator set the module option NVreg_RegistryDwords=RmWatchDogTimeOut=30 and restart. Real hangs then last longer.</source>
        <translation>Como administrador, definir la opción de módulo NVreg_RegistryDwords=RmWatchDogTimeOut=30 y reiniciar. Los bloqueos reales durarán más.</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <translation>Como en Ajustes</translation>
    </message>
    <message>
        <source>As the server tells it; the port is often 8000 or 8080.</source>
        <translation>Tal como lo indica el servidor; el puerto suele ser 8000 u 8080.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>Preguntar de nuevo dentro de un rato.</translation>
    </message>
    <message>
        <source>Ask again in {wait} s.</source>
        <translation>Preguntar de nuevo dentro de {wait}&#xa0;s.</translation>
    </message>
    <message>
        <source>Ask again when its model is loaded.</source>
        <translation>Preguntar de nuevo cuando su modelo esté cargado.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Preguntar de nuevo.</translation>
    </message>
    <message>
        <source>Ask again; if it fails again, choose another file of the model.</source>
        <translation>Preguntar de nuevo; si vuelve a fallar, elegir otro archivo del modelo.</translation>
    </message>
    <message>
        <source>Ask all again</source>
        <translation>Consultar todos de nuevo</translation>
    </message>
    <message>
        <source>Ask for it again to go on from there.</source>
        <translation>Volver a pedirlo para continuar desde ahí.</translation>
    </message>
    <message>
        <source>Ask it shorter, begin a new chat, choose a larger context, or let the oldest turns be left out in Settings.</source>
        <translation>Preguntar algo más corto, empezar un chat nuevo, elegir un contexto mayor o dejar que se omitan los turnos más antiguos en los ajustes.</translation>
    </message>
    <message>
        <source>Ask the last question differently</source>
        <translation>Hacer la última pregunta de otro modo</translation>
    </message>
    <message>
        <source>Ask the model host too</source>
        <translation>Consultar también el servidor de modelos</translation>
    </message>
    <message>
        <source>Ask the server again for its models, and choose one of them.</source>
        <translation>Volver a consultar los modelos del servidor y elegir uno.</translation>
    </message>
    <message>
        <source>Ask this differently</source>
        <translation>Preguntarlo de otra forma</translation>
    </message>
    <message>
        <source>Ask this differently: what followed stays as another version.</source>
        <translation>Preguntarlo de otra forma: lo que seguía queda como otra versión.</translation>
    </message>
    <message>
        <source>Ask {name}…</source>
        <translation>Preguntar a {name}…</translation>
    </message>
    <message>
        <source>Ask {name}… The whole chat is sent there.</source>
        <translation>Preguntar a {name}… Se le envía el chat entero.</translation>
    </message>
    <message>
        <source>Ask {server} what it offers</source>
        <translation>Consultar qué ofrece {server}</translation>
    </message>
    <message>
        <source>Asked. A model that is not in memory is loaded first.</source>
        <translation>Preguntado. Un modelo que no está en memoria se carga primero.</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Preguntando</translation>
    </message>
    <message>
        <source>Asking the Hub which files there are…</source>
        <translation>Consultando en el Hub qué archivos hay…</translation>
    </message>
    <message>
        <source>Asking the model host.</source>
        <translation>Consultando el servidor de modelos.</translation>
    </message>
    <message>
        <source>Asking the other computer was given up.</source>
        <translation>Se dejó de preguntar al otro equipo.</translation>
    </message>
    <message>
        <source>Asking which builds suit this computer</source>
        <translation>Consultando qué compilaciones sirven para este equipo</translation>
    </message>
    <message>
        <source>Asking {host} for what is popular…</source>
        <translation>Consultando en {host} lo más popular…</translation>
    </message>
    <message>
        <source>Asking {host} for “{words}”…</source>
        <translation>Buscando «{words}» en {host}…</translation>
    </message>
    <message>
        <source>Asking {host} which files there are…</source>
        <translation>Consultando en {host} qué archivos hay…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Consultando…</translation>
    </message>
    <message>
        <source>Asks the model for a few words at this address.</source>
        <translation>Pide al modelo unas palabras en esta dirección.</translation>
    </message>
    <message>
        <source>At every start of the computer the card is locked to {limits}.</source>
        <translation>En cada arranque del equipo, la tarjeta se fija en {limits}.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>At the stop: {figures}</source>
        <translation>En la parada: {figures}</translation>
    </message>
    <message>
        <source>At {first} and at {second}: {title}</source>
        <translation>A las {first} y a las {second}: {title}</translation>
    </message>
    <message>
        <source>Attach text files</source>
        <translation>Adjuntar archivos de texto</translation>
    </message>
    <message>
        <source>Attach text files (Ctrl+Shift+A)</source>
        <translation>Adjuntar archivos de texto (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Attach the part that matters.</source>
        <translation>Adjuntar la parte que importa.</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>ago</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Back to the results (Esc)</source>
        <translation>Volver a los resultados (Esc)</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Bandwidth.</source>
        <translation>Ancho de banda.</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. Speeds are public reports for the same kind of card; the proof step measures yours.</source>
        <translation>Las barras muestran MiB en una misma escala. Las velocidades son datos públicos del mismo tipo de tarjeta; la validación mide la suya.</translation>
    </message>
    <message>
        <source>Bars show MiB on one scale. The proof step measures the speed.</source>
        <translation>Las barras muestran MiB en una misma escala. La validación mide la velocidad.</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>Frecuencia base</translation>
    </message>
    <message>
        <source>Base model: it continues a text, it does not chat.</source>
        <translation>Modelo base: continúa un texto, no conversa.</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>quality</comment>
        <translation>Básica</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>Antes y ahora</translation>
    </message>
    <message>
        <source>Behind a company&apos;s filter, set SSL_CERT_FILE to its certificate; else check this computer&apos;s clock.</source>
        <translation>Tras el filtro de una empresa, definir SSL_CERT_FILE con su certificado; si no, revisar el reloj de este equipo.</translation>
    </message>
    <message>
        <source>Being planned</source>
        <translation>Planificándose</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Óptimo</translation>
    </message>
    <message>
        <source>Best for each</source>
        <translation>Lo mejor para cada uso</translation>
    </message>
    <message>
        <source>Block nouveau (the package of NVIDIA&apos;s driver does that), then restart.</source>
        <translation>Bloquear nouveau (lo hace el paquete del controlador de NVIDIA) y reiniciar.</translation>
    </message>
    <message>
        <source>Both must have the same one[: there it is {theirs}][, here {ours}].</source>
        <translation>Ambos deben tener el mismo[: allí es {theirs}][, aquí {ours}].</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>Buffers in computer memory</source>
        <translation>Búferes en la memoria del equipo</translation>
    </message>
    <message>
        <source>Buffers on the card</source>
        <translation>Búferes en la tarjeta</translation>
    </message>
    <message>
        <source>Build the engine on this computer, or use a newer one.</source>
        <translation>Compilar el motor en este equipo o usar uno más reciente.</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>By free memory</source>
        <translation>Según la memoria libre</translation>
    </message>
    <message>
        <source>By itself, this model does not.</source>
        <translation>Por sí mismo, este modelo no lo hace.</translation>
    </message>
    <message>
        <source>By itself, this model does.</source>
        <translation>Por sí mismo, este modelo lo hace.</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0, not commercial</source>
        <translation>CC BY-NC 4.0, no comercial</translation>
    </message>
    <message>
        <source>CUDA 13.2 before 13.2.2 makes wrong code for IQ quants.</source>
        <translation>CUDA 13.2 anterior a 13.2.2 genera código erróneo para las cuantizaciones IQ.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Grafos CUDA</translation>
    </message>
    <message>
        <source>CUDA graphs off</source>
        <translation>Grafos CUDA desactivados</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is set to &apos;{value}&apos;, which hides every card from the engine.</source>
        <translation>CUDA_VISIBLE_DEVICES tiene el valor «{value}», que oculta al motor todas las tarjetas.</translation>
    </message>
    <message>
        <source>Cache f16: it fits uncompressed.</source>
        <translation>Caché f16: cabe sin comprimir.</translation>
    </message>
    <message>
        <source>Cache in the computer&apos;s memory</source>
        <translation>Caché en la memoria del equipo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>Cancelar la descarga</translation>
    </message>
    <message>
        <source>Cancel the work in progress</source>
        <translation>Cancelar el trabajo en curso</translation>
    </message>
    <message>
        <source>Cancel {title}?</source>
        <translation>¿Cancelar {title}?</translation>
    </message>
    <message>
        <source>Cancel?</source>
        <translation>¿Cancelar?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Cancelar…</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>No se puede usar</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Tarjeta</translation>
    </message>
    <message>
        <source>Card and driver</source>
        <translation>Tarjeta y controlador</translation>
    </message>
    <message>
        <source>Card memory</source>
        <translation>Memoria de la tarjeta</translation>
    </message>
    <message>
        <source>Card memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>Memoria de la tarjeta en los últimos {n} segundos: mínimo {lowest}, máximo {highest}, en la parada {last}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. Less room for the model, fewer surprises.</source>
        <translation>Memoria de la tarjeta que ningún plan puede ocupar. Menos sitio para el modelo, menos sorpresas.</translation>
    </message>
    <message>
        <source>Card memory that no plan may take. This computer has no NVIDIA card.</source>
        <translation>Memoria de la tarjeta que ningún plan puede ocupar. Este equipo no tiene tarjeta NVIDIA.</translation>
    </message>
    <message>
        <source>Card memory, last {n} s</source>
        <translation>Memoria de la tarjeta, últimos {n}&#xa0;s</translation>
    </message>
    <message>
        <source>Card {index} hangs on a link of {narrow} GB/s or less.</source>
        <translation>La tarjeta {index} está en un enlace de {narrow}&#xa0;GB/s o menos.</translation>
    </message>
    <message>
        <source>Card {index} is listed but cannot be used ({message}).</source>
        <translation>La tarjeta {index} aparece en la lista, pero no se puede usar ({message}).</translation>
    </message>
    <message>
        <source>Card {index}: shared memory in use</source>
        <translation>Tarjeta {index}: memoria compartida en uso</translation>
    </message>
    <message>
        <source>Card {index}: {busy} % busy, its memory controller {controller} %</source>
        <translation>Tarjeta {index}: {busy}&#xa0;% en uso, su controlador de memoria {controller}&#xa0;%</translation>
    </message>
    <message>
        <source>Card {index}: {shared} MiB of system memory lent to it</source>
        <translation>Tarjeta {index}: {shared}&#xa0;MiB de memoria del sistema prestados</translation>
    </message>
    <message>
        <source>Card {n}</source>
        <translation>Tarjeta {n}</translation>
    </message>
    <message>
        <source>Card {slow} is {known} % busy while another waits.</source>
        <translation>La tarjeta {slow} está en uso al {known}&#xa0;% mientras otra espera.</translation>
    </message>
    <message>
        <source>Card, driver or system rule every published build out.</source>
        <translation>La tarjeta, el controlador o el sistema descartan todas las compilaciones publicadas.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Con certeza</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridad de certificación</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Change it: a smaller context, a lighter cache or a smaller micro-batch.</source>
        <translation>Cámbiela: un contexto menor, una caché más ligera o un microlote menor.</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <translation>Cambiar {server}</translation>
    </message>
    <message>
        <source>Changes at once. What models write is theirs, and the command line is in English.</source>
        <translation>Cambia al instante. Lo que escriben los modelos es suyo, y la línea de comandos está en inglés.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat when proven</source>
        <translation>Chatear tras validar</translation>
    </message>
    <message>
        <source>Chat, Models, Monitor, Fixes, Settings</source>
        <translation>Chat, Modelos, Monitor, Soluciones, Ajustes</translation>
    </message>
    <message>
        <source>Chats (Ctrl+B)</source>
        <translation>Chats (Ctrl+B)</translation>
    </message>
    <message>
        <source>Chats, receipts and settings</source>
        <translation>Chats, comprobantes y ajustes</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, and sign in to the network with a browser.</source>
        <translation>Revisar HTTPS_PROXY y NO_PROXY, e iniciar sesión en la red con un navegador.</translation>
    </message>
    <message>
        <source>Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY (the form is http://host:port).</source>
        <translation>Revisar HTTP_PROXY, HTTPS_PROXY y NO_PROXY (la forma es http://host:port).</translation>
    </message>
    <message>
        <source>Check PLIMSOLL_RELEASES_ENDPOINT, or try again later.</source>
        <translation>Revisar PLIMSOLL_RELEASES_ENDPOINT o volver a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Check host, port and path; the address usually ends in /v1.</source>
        <translation>Revisar servidor, puerto y ruta; la dirección suele terminar en /v1.</translation>
    </message>
    <message>
        <source>Check it again with `plimsoll runtimes check` after a change.</source>
        <translation>Tras un cambio, comprobarlo de nuevo con `plimsoll runtimes check`.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Check power and cooling</source>
        <translation>Revisar alimentación y refrigeración</translation>
    </message>
    <message>
        <source>Check that disk.</source>
        <translation>Revisar ese disco.</translation>
    </message>
    <message>
        <source>Check that disk; the file was left where it is.</source>
        <translation>Revisar ese disco; el archivo quedó donde estaba.</translation>
    </message>
    <message>
        <source>Check that every power plug of the card sits firmly and on a cable of its own, that the fans turn and the dust is out.</source>
        <translation>Revisar que cada conector de alimentación de la tarjeta esté firme y en su propio cable, que los ventiladores giren y que no haya polvo.</translation>
    </message>
    <message>
        <source>Check that the card is plugged in, and that a container or a virtual machine gets it.</source>
        <translation>Revisar que la tarjeta esté conectada y que el contenedor o la máquina virtual la reciba.</translation>
    </message>
    <message>
        <source>Check that the server runs, listens on its network and that host and port are right.</source>
        <translation>Revisar que el servidor funcione, que escuche en su red y que servidor y puerto sean correctos.</translation>
    </message>
    <message>
        <source>Check the card&apos;s power cables.</source>
        <translation>Revisar los cables de alimentación de la tarjeta.</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions.</source>
        <translation>Revisar el disco y los permisos del archivo.</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>Comprobar el archivo</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>Revisar los permisos del archivo.</translation>
    </message>
    <message>
        <source>Check the folder and its permissions.</source>
        <translation>Revisar la carpeta y sus permisos.</translation>
    </message>
    <message>
        <source>Check the name on the repository&apos;s page.</source>
        <translation>Revisar el nombre en la página del repositorio.</translation>
    </message>
    <message>
        <source>Check the network and the proxy settings.</source>
        <translation>Revisar la red y los ajustes de proxy.</translation>
    </message>
    <message>
        <source>Check the network connection, then try again.</source>
        <translation>Revisar la conexión de red y volver a intentarlo.</translation>
    </message>
    <message>
        <source>Check the path and that you may read the file.</source>
        <translation>Revisar la ruta y que el archivo se pueda leer.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Revisar la ruta.</translation>
    </message>
    <message>
        <source>Check the proxy settings, or name the server in NO_PROXY.</source>
        <translation>Revisar los ajustes de proxy o nombrar el servidor en NO_PROXY.</translation>
    </message>
    <message>
        <source>Check the reference; if it is right, try again later.</source>
        <translation>Revisar la referencia; si es correcta, volver a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>Check the spelling: owner/repository:QUANT. It may also have been removed.</source>
        <translation>Comprobar la escritura: owner/repository:QUANT. También puede haberse eliminado.</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>Comprobar este equipo</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Comprobando el archivo</translation>
    </message>
    <message>
        <source>Checking what was fetched</source>
        <translation>Comprobando lo descargado</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>Comprobando {name}</translation>
    </message>
    <message>
        <source>Checking {share}</source>
        <translation>Comprobando {share}</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>Checkpoints of the conversation filled the memory of the computer.</source>
        <translation>Los puntos de control de la conversación llenaron la memoria del equipo.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Choose a clock between the two.</source>
        <translation>Elegir una frecuencia entre ambas.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a fix, or dismiss the failure, to change this.</source>
        <translation>Elegir una solución o descartar el fallo para cambiar esto.</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Elegir un modelo</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Elegir un archivo de modelo</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <translation>Elegir primero un modelo</translation>
    </message>
    <message>
        <source>Choose a model that runs on this card: `plimsoll plan` shows where one would lie.</source>
        <translation>Elegir un modelo que funcione en esta tarjeta: `plimsoll plan` muestra dónde quedaría.</translation>
    </message>
    <message>
        <source>Choose a model that writes text.</source>
        <translation>Elegir un modelo que escriba texto.</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Elegir un modelo…</translation>
    </message>
    <message>
        <source>Choose a repository whose name ends in GGUF.</source>
        <translation>Elegir un repositorio cuyo nombre termine en GGUF.</translation>
    </message>
    <message>
        <source>Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>Elegir un contexto menor, una caché más ligera o un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Choose a smaller quant or a smaller model.</source>
        <translation>Elegir una cuantización menor o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Choose and prove one in Plimsoll first.</source>
        <translation>Elegir y validar uno primero en Plimsoll.</translation>
    </message>
    <message>
        <source>Choose another file of the model: makers mend templates in later files.</source>
        <translation>Elegir otro archivo del modelo: los autores corrigen las plantillas en archivos posteriores.</translation>
    </message>
    <message>
        <source>Choose another folder, or make room.</source>
        <translation>Elegir otra carpeta o hacer sitio.</translation>
    </message>
    <message>
        <source>Choose another folder, or rename that file.</source>
        <translation>Elegir otra carpeta o cambiar el nombre de ese archivo.</translation>
    </message>
    <message>
        <source>Choose another port in Settings.</source>
        <translation>Elegir otro puerto en Ajustes.</translation>
    </message>
    <message>
        <source>Choose another quant of this model.</source>
        <translation>Elegir otra cuantización de este modelo.</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Elegir otro…</translation>
    </message>
    <message>
        <source>Choose at most {limit}.</source>
        <translation>Elegir {limit} como máximo.</translation>
    </message>
    <message>
        <source>Choose f16.</source>
        <translation>Elegir f16.</translation>
    </message>
    <message>
        <source>Choose one of its files.</source>
        <translation>Elegir uno de sus archivos.</translation>
    </message>
    <message>
        <source>Choose one of the cards that `plimsoll detect` lists.</source>
        <translation>Elegir una de las tarjetas que muestra `plimsoll detect`.</translation>
    </message>
    <message>
        <source>Choose the file that was made for this very model, or draft without one.</source>
        <translation>Elegir el archivo hecho para este mismo modelo, o usar borradores sin él.</translation>
    </message>
    <message>
        <source>Choose the first part of the model, or download the file again.</source>
        <translation>Elegir la primera parte del modelo o volver a descargar el archivo.</translation>
    </message>
    <message>
        <source>Choose the model file that it belongs to.</source>
        <translation>Elegir el archivo de modelo al que pertenece.</translation>
    </message>
    <message>
        <source>Choose the split by layers.</source>
        <translation>Elegir el reparto por capas.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Chosen engine</source>
        <translation>Motor elegido</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Quitar terminadas</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Clock helper</source>
        <translation>Asistente de frecuencias</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Frecuencias</translation>
    </message>
    <message>
        <source>Clocks of the card</source>
        <translation>Frecuencias de la tarjeta</translation>
    </message>
    <message>
        <source>Clocks of the card: {line}</source>
        <translation>Frecuencias de la tarjeta: {line}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close Plimsoll, get its files again (git pull, or a new copy) and run python packaging/bootstrap.py setup in their folder. If that does not help, delete the folder .venv there and run it once more.</source>
        <translation>Cierre Plimsoll, obtenga de nuevo sus archivos (git pull o una copia nueva) y ejecute python packaging/bootstrap.py setup en su carpeta. Si eso no ayuda, borre allí la carpeta .venv y ejecútelo otra vez.</translation>
    </message>
    <message>
        <source>Close every program that uses the card, then as an administrator: modprobe -r nvidia_uvm, then modprobe nvidia_uvm.</source>
        <translation>Cerrar todos los programas que usan la tarjeta y después, como administrador: modprobe -r nvidia_uvm y luego modprobe nvidia_uvm.</translation>
    </message>
    <message>
        <source>Close other programs</source>
        <translation>Cerrar otros programas</translation>
    </message>
    <message>
        <source>Close programs, or choose a smaller embedding model.</source>
        <translation>Cerrar programas o elegir un modelo de embeddings más pequeño.</translation>
    </message>
    <message>
        <source>Close the other program</source>
        <translation>Cerrar el otro programa</translation>
    </message>
    <message>
        <source>Close the other programs that use the card, then try again. Plimsoll never ends them.</source>
        <translation>Cerrar los otros programas que usan la tarjeta y volver a intentarlo. Plimsoll nunca los termina.</translation>
    </message>
    <message>
        <source>Close the other window, or run &apos;plimsoll clocks reset&apos;.</source>
        <translation>Cerrar la otra ventana o ejecutar «plimsoll clocks reset».</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Close what else uses the card, or choose a smaller context.</source>
        <translation>Cerrar lo demás que usa la tarjeta o elegir un contexto menor.</translation>
    </message>
    <message>
        <source>Close what else uses the card; if it stays slow, prove the model again.</source>
        <translation>Cerrar lo demás que usa la tarjeta; si sigue lento, volver a validar el modelo.</translation>
    </message>
    <message>
        <source>Close what holds it, or choose a smaller context.</source>
        <translation>Cerrar lo que la ocupa o elegir un contexto menor.</translation>
    </message>
    <message>
        <source>Close what you do not need, first the programs that use most memory, then try again.</source>
        <translation>Cerrar lo que no haga falta, primero los programas que más memoria usan, y volver a intentarlo.</translation>
    </message>
    <message>
        <source>Close what you do not need, or raise the limit that binds.</source>
        <translation>Cerrar lo que no haga falta o subir el límite que manda.</translation>
    </message>
    <message>
        <source>Closing the window leaves the model loaded.</source>
        <translation>Al cerrar la ventana, el modelo sigue cargado.</translation>
    </message>
    <message>
        <source>Coding agent</source>
        <translation>Agente de programación</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Arranque en frío</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Compare the file&apos;s SHA-256 with the one published where it came from.</source>
        <translation>Comparar el SHA-256 del archivo con el publicado en su origen.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Compute needs {compute} MiB, {left} MiB are left.</source>
        <translation>El cálculo necesita {compute}&#xa0;MiB y quedan {left}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Computer memory</source>
        <translation>Memoria del equipo</translation>
    </message>
    <message>
        <source>Computer memory in the last {n} seconds: lowest {lowest}, highest {highest}, at the stop {last} MiB.</source>
        <translation>Memoria del equipo en los últimos {n} segundos: mínimo {lowest}, máximo {highest}, en la parada {last}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>Computer memory, last {n} s</source>
        <translation>Memoria del equipo, últimos {n}&#xa0;s</translation>
    </message>
    <message>
        <source>Connect another app</source>
        <translation>Conectar otra aplicación</translation>
    </message>
    <message>
        <source>Connect another app…</source>
        <translation>Conectar otra aplicación…</translation>
    </message>
    <message>
        <source>Contained memory error</source>
        <translation>Error de memoria contenido</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Context switch timeout</source>
        <translation>Cambio de contexto fuera de plazo</translation>
    </message>
    <message>
        <source>Context {n_ctx} instead of {n_ctx2}</source>
        <translation>Contexto {n_ctx} en lugar de {n_ctx2}</translation>
    </message>
    <message>
        <source>Context {n_ctx}: all that the model was trained for.</source>
        <translation>Contexto {n_ctx}: todo aquello para lo que se entrenó el modelo.</translation>
    </message>
    <message>
        <source>Context {n_ctx}: more would serve {goals} no better.</source>
        <translation>Contexto {n_ctx}: más no serviría mejor para {goals}.</translation>
    </message>
    <message>
        <source>Context {n_ctx}: the longest of the usual sizes that fits.</source>
        <translation>Contexto {n_ctx}: el mayor de los tamaños habituales que cabe.</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Contexto, tokens</translation>
    </message>
    <message>
        <source>Context: {text}</source>
        <translation>Contexto: {text}</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copies to the card are a little slower.</source>
        <translation>Las copias a la tarjeta son un poco más lentas.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub.</source>
        <translation>Copiarlo entero desde el Hub.</translation>
    </message>
    <message>
        <source>Copy it whole from the server.</source>
        <translation>Copiarlo entero desde el servidor.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Copiar la clave</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <translation>Copiar este código</translation>
    </message>
    <message>
        <source>Copy this question</source>
        <translation>Copiar esta pregunta</translation>
    </message>
    <message>
        <source>Copy this reply</source>
        <translation>Copiar esta respuesta</translation>
    </message>
    <message>
        <source>Copy with the key</source>
        <translation>Copiar con la clave</translation>
    </message>
    <message>
        <source>Copy {command}</source>
        <translation>Copiar {command}</translation>
    </message>
    <message>
        <source>Core clock</source>
        <translation>Frecuencia del núcleo</translation>
    </message>
    <message>
        <source>Correct HTTP_PROXY, HTTPS_PROXY or ALL_PROXY.</source>
        <translation>Corregir HTTP_PROXY, HTTPS_PROXY o ALL_PROXY.</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Coste: {cost}</translation>
    </message>
    <message>
        <source>Creative</source>
        <translation>Creativo</translation>
    </message>
    <message>
        <source>Cursor and others send every request through their own servers, which cannot reach this computer.</source>
        <translation>Cursor y otros envían cada petición por sus propios servidores, que no pueden llegar a este equipo.</translation>
    </message>
    <message>
        <source>DRY</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>dic</translation>
    </message>
    <message>
        <source>Decisive lines</source>
        <translation>Líneas decisivas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>Se eliminó «{title}».</translation>
    </message>
    <message>
        <source>Desktop and other programs</source>
        <translation>Escritorio y otros programas</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Disk: {name}</source>
        <translation>Disco: {name}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Display clock</source>
        <translation>Frecuencia de pantalla</translation>
    </message>
    <message>
        <source>Do anything by its name</source>
        <translation>Hacer cualquier cosa por su nombre</translation>
    </message>
    <message>
        <source>Do not lock in memory</source>
        <translation>No bloquear en memoria</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>No abrirlo</translation>
    </message>
    <message>
        <source>Do not open {name}</source>
        <translation>No abrir {name}</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>No responde</translation>
    </message>
    <message>
        <source>Does not fit: {n} MiB over the load line</source>
        <translation>No cabe: {n}&#xa0;MiB por encima de la línea de carga</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Double bit ECC error</source>
        <translation>Error ECC de doble bit</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Download</source>
        <comment>verb</comment>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Download a GGUF file of this model.</source>
        <translation>Descargar un archivo GGUF de este modelo.</translation>
    </message>
    <message>
        <source>Download a little-endian file of this model, from another repository if need be.</source>
        <translation>Descargar un archivo little-endian de este modelo, si hace falta de otro repositorio.</translation>
    </message>
    <message>
        <source>Download a newer file of this model.</source>
        <translation>Descargar un archivo más reciente de este modelo.</translation>
    </message>
    <message>
        <source>Download it into the same folder.</source>
        <translation>Descargarlo en la misma carpeta.</translation>
    </message>
    <message>
        <source>Download of {title}: {share}, {figures}</source>
        <translation>Descarga de {title}: {share}, {figures}</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Volver a descargar el archivo.</translation>
    </message>
    <message>
        <source>Download the file itself, for example with `plimsoll pull`.</source>
        <translation>Descargar el archivo mismo, por ejemplo con `plimsoll pull`.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <translation>Descargar {size}</translation>
    </message>
    <message>
        <source>Download {size} and the engine</source>
        <translation>Descargar {size} y el motor</translation>
    </message>
    <message>
        <source>Downloaded: {model}</source>
        <translation>Descargado: {model}</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Downloads · {n}</source>
        <translation>Descargas · {n}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Drafting</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Drafting (MTP)</source>
        <translation>Borradores (MTP)</translation>
    </message>
    <message>
        <source>Drafting changed the reply; it must never do that.</source>
        <translation>El borrador cambió la respuesta; nunca debe hacerlo.</translation>
    </message>
    <message>
        <source>Drafting does not pay now and is switched off: {rate} tokens/s with it, {plain} without.</source>
        <translation>El borrador no compensa ahora y está desactivado: {rate}&#xa0;tokens/s con él, {plain} sin él.</translation>
    </message>
    <message>
        <source>Drafting does not pay on this computer.</source>
        <translation>En este equipo el borrador no compensa.</translation>
    </message>
    <message>
        <source>Drafting does not pay: {with_mtp} tokens/s with it, {without} without.</source>
        <translation>El borrador no compensa: {with_mtp}&#xa0;tokens/s con él, {without} sin él.</translation>
    </message>
    <message>
        <source>Drafting file</source>
        <translation>Archivo de borrador</translation>
    </message>
    <message>
        <source>Drafting file: it drafts for the model that it was made for, it does not chat.</source>
        <translation>Archivo de borrador: prepara borradores para el modelo para el que se hizo; no chatea.</translation>
    </message>
    <message>
        <source>Drafting got a micro-batch of {least_ubatch}: there was no room for {asked}.</source>
        <translation>El borrador recibió un microlote de {least_ubatch}: no había sitio para {asked}.</translation>
    </message>
    <message>
        <source>Drafting is off to save memory.</source>
        <translation>El borrador está desactivado para ahorrar memoria.</translation>
    </message>
    <message>
        <source>Drafting is off: it slows models of this size down.</source>
        <translation>El borrador está desactivado: frena los modelos de este tamaño.</translation>
    </message>
    <message>
        <source>Drafting is off: the engine cannot use several MTP layers of this kind.</source>
        <translation>El borrador está desactivado: el motor no puede usar varias capas MTP de este tipo.</translation>
    </message>
    <message>
        <source>Drafting is off: with quantised weights it slows a processor down.</source>
        <translation>El borrador está desactivado: con pesos cuantizados frena al procesador.</translation>
    </message>
    <message>
        <source>Drafting needs {draft} MiB, {free_mib} MiB are free.</source>
        <translation>El borrador necesita {draft}&#xa0;MiB y hay {free_mib}&#xa0;MiB libres.</translation>
    </message>
    <message>
        <source>Drafting off</source>
        <translation>Sin borradores</translation>
    </message>
    <message>
        <source>Drafting on</source>
        <translation>Con borradores</translation>
    </message>
    <message>
        <source>Drafting on and off (MTP)</source>
        <translation>Borradores activados y desactivados (MTP)</translation>
    </message>
    <message>
        <source>Drafting pays again: {rate} tokens/s with it, {plain} without.</source>
        <translation>El borrador vuelve a compensar: {rate}&#xa0;tokens/s con él, {plain} sin él.</translation>
    </message>
    <message>
        <source>Drafting steps aside while several replies are written at once.</source>
        <translation>El borrador se aparta mientras se escriben varias respuestas a la vez.</translation>
    </message>
    <message>
        <source>Drafts accepted</source>
        <translation>Borradores aceptados</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Controlador</translation>
    </message>
    <message>
        <source>Driver firmware error</source>
        <translation>Error del firmware del controlador</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>Controlador {version}</translation>
    </message>
    <message>
        <source>Drop the oldest</source>
        <translation>Descartar lo más antiguo</translation>
    </message>
    <message>
        <source>Earlier question</source>
        <translation>Pregunta anterior</translation>
    </message>
    <message>
        <source>Earlier reply</source>
        <translation>Respuesta anterior</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs can ask it too.</source>
        <translation>Los editores, agentes y programas de chat también pueden preguntarle.</translation>
    </message>
    <message>
        <source>Editors, agents and chat programs on this computer use the model proven here.</source>
        <translation>Los editores, agentes y programas de chat de este equipo usan el modelo validado aquí.</translation>
    </message>
    <message>
        <source>Embedding model: it turns texts into vectors, it does not chat.</source>
        <translation>Modelo de embeddings: convierte textos en vectores, no conversa.</translation>
    </message>
    <message>
        <source>Ended by SIGBUS: a mapped file is shorter than it was.</source>
        <translation>Terminado por SIGBUS: un archivo mapeado es más corto que antes.</translation>
    </message>
    <message>
        <source>Ended by the out-of-memory killer.</source>
        <translation>Terminado por el sistema por falta de memoria (OOM killer).</translation>
    </message>
    <message>
        <source>Ended by {signal}.</source>
        <translation>Terminado por {signal}.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <translation>Memoria del motor</translation>
    </message>
    <message>
        <source>Engine {version}</source>
        <translation>Motor {version}</translation>
    </message>
    <message>
        <source>Engine: {name}</source>
        <translation>Motor: {name}</translation>
    </message>
    <message>
        <source>Engine: {setting}</source>
        <translation>Motor: {setting}</translation>
    </message>
    <message>
        <source>Engines come from their own release server alone, and this address leads elsewhere.</source>
        <translation>Los motores vienen solo de su propio servidor de publicaciones, y esta dirección lleva a otro sitio.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Suficiente</translation>
    </message>
    <message>
        <source>Enrol the key of the driver&apos;s module (mokutil --import), or use the signed package of your system, then restart.</source>
        <translation>Registrar la clave del módulo del controlador (mokutil --import) o usar el paquete firmado de su sistema, y reiniciar.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <translation>Introducir un token…</translation>
    </message>
    <message>
        <source>Enter it again next time, or set HF_TOKEN.</source>
        <translation>Introducirlo otra vez la próxima vez o definir HF_TOKEN.</translation>
    </message>
    <message>
        <source>Enter it again next time.</source>
        <translation>Introducirlo otra vez la próxima vez.</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add NAME URL`.</source>
        <translation>Introducirlo: `plimsoll remote add NAME URL`.</translation>
    </message>
    <message>
        <source>Enter it: `plimsoll remote add {name} {url} --key-stdin`, or in the window.</source>
        <translation>Introducirla: `plimsoll remote add {name} {url} --key-stdin`, o en la ventana.</translation>
    </message>
    <message>
        <source>Enter lists the models of this folder.</source>
        <translation>Intro muestra los modelos de esta carpeta.</translation>
    </message>
    <message>
        <source>Enter lists this file and opens it.</source>
        <translation>Intro añade este archivo a la lista y lo abre.</translation>
    </message>
    <message>
        <source>Enter lists what is popular.</source>
        <translation>Intro muestra lo más popular.</translation>
    </message>
    <message>
        <source>Enter opens it: it is in Plimsoll&apos;s catalogue.</source>
        <translation>Intro lo abre: está en el catálogo de Plimsoll.</translation>
    </message>
    <message>
        <source>Enter opens it: it is on this computer.</source>
        <translation>Intro lo abre: está en este equipo.</translation>
    </message>
    <message>
        <source>Enter opens this repository.</source>
        <translation>Intro abre este repositorio.</translation>
    </message>
    <message>
        <source>Enter opens what the arrow keys choose.</source>
        <translation>Intro abre lo que elijan las flechas.</translation>
    </message>
    <message>
        <source>Enter searches the Hub for “{words}”.</source>
        <translation>Intro busca «{words}» en el Hub.</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter makes a new line.</source>
        <translation>Intro envía, Mayús+Intro crea una línea nueva.</translation>
    </message>
    <message>
        <source>Even {n_ctx} tokens are {missing} GiB too much for {place}.</source>
        <translation>Incluso {n_ctx} tokens son {missing}&#xa0;GiB de más para {place}.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Every byte of {name} is as published: the file is not what is wrong.</source>
        <translation>Cada byte de {name} es como se publicó: el problema no es el archivo.</translation>
    </message>
    <message>
        <source>Every layer went to the processor.</source>
        <translation>Todas las capas fueron al procesador.</translation>
    </message>
    <message>
        <source>Every quant is planned with the largest context that serves here.</source>
        <translation>Cada cuantización se planifica con el mayor contexto que aquí sirve.</translation>
    </message>
    <message>
        <source>Everybody in this network who has the key can ask, and the connection is not encrypted: others in the network can read along. Turn it on only in a network you trust.</source>
        <translation>Cualquiera de esta red que tenga la clave puede preguntar, y la conexión no está cifrada: otros en la red pueden leerla. Activarlo solo en una red de confianza.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Todo lo demás</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>Todo crece con él.</translation>
    </message>
    <message>
        <source>Everything on the card</source>
        <translation>Todo en la tarjeta</translation>
    </message>
    <message>
        <source>Everything on the card, at its peak</source>
        <translation>Todo en la tarjeta, en su máximo</translation>
    </message>
    <message>
        <source>Excellent</source>
        <comment>quality</comment>
        <translation>Excelente</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Experts in the computer&apos;s memory</source>
        <translation>Expertos en la memoria del equipo</translation>
    </message>
    <message>
        <source>Experts on the CPU, layers</source>
        <translation>Expertos en la CPU, capas</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Exportar como JSON…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exportar como Markdown…</translation>
    </message>
    <message>
        <source>Export chat</source>
        <translation>Exportar chat</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportado a {path}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con fallo</translation>
    </message>
    <message>
        <source>Failed its test</source>
        <translation>No superó su prueba</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>quality</comment>
        <translation>Aceptable</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Ventilador</translation>
    </message>
    <message>
        <source>Faults the driver reported</source>
        <translation>Fallos notificados por el controlador</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>feb</translation>
    </message>
    <message>
        <source>Fetch it</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`.</source>
        <translation>Descargarlo de nuevo con `plimsoll runtimes install {kind}`.</translation>
    </message>
    <message>
        <source>Fetch it again with `plimsoll runtimes install {kind}`. {later}</source>
        <translation>Descargarlo de nuevo con `plimsoll runtimes install {kind}`. {later}</translation>
    </message>
    <message>
        <source>Fetch it again.</source>
        <translation>Descargarlo de nuevo.</translation>
    </message>
    <message>
        <source>Fetch it again. {later}</source>
        <translation>Descargarlo de nuevo. {later}</translation>
    </message>
    <message>
        <source>Fetch it another way</source>
        <translation>Descargarlo de otra forma</translation>
    </message>
    <message>
        <source>Fetch it, {size}</source>
        <translation>Descargar, {size}</translation>
    </message>
    <message>
        <source>Fetch its drafting file again, or choose another one in the setup.</source>
        <translation>Descargar de nuevo su archivo de borrador o elegir otro en la configuración.</translation>
    </message>
    <message>
        <source>Fetch next</source>
        <translation>Priorizar</translation>
    </message>
    <message>
        <source>Fetch the build that belongs to this Plimsoll with `plimsoll runtimes install`.</source>
        <translation>Descargar la compilación que corresponde a este Plimsoll con `plimsoll runtimes install`.</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install that library.</source>
        <translation>Descargar de nuevo el motor o instalar esa biblioteca.</translation>
    </message>
    <message>
        <source>Fetch the engine again, or install the Visual C++ runtime.</source>
        <translation>Descargar de nuevo el motor o instalar Visual C++ runtime.</translation>
    </message>
    <message>
        <source>Fetch the engine again.</source>
        <translation>Descargar de nuevo el motor.</translation>
    </message>
    <message>
        <source>Fetch the engine, {size}</source>
        <translation>Obtener el motor, {size}</translation>
    </message>
    <message>
        <source>Fetch the file again</source>
        <translation>Descargar de nuevo el archivo</translation>
    </message>
    <message>
        <source>Fetch the file again from where it came; Plimsoll can do so for files that it fetched itself.</source>
        <translation>Descargar de nuevo el archivo desde su origen; Plimsoll puede hacerlo con los archivos que descargó él mismo.</translation>
    </message>
    <message>
        <source>Fetch the file with a browser and add it in Models.</source>
        <translation>Descargar el archivo con un navegador y añadirlo en Modelos.</translation>
    </message>
    <message>
        <source>Fetch the missing part</source>
        <translation>Descargar la parte que falta</translation>
    </message>
    <message>
        <source>Fetch the model again: only the missing part is transferred.</source>
        <translation>Descargar de nuevo el modelo: solo se transfiere la parte que falta.</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Descargado</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Fetching the build</source>
        <translation>Descargando la compilación</translation>
    </message>
    <message>
        <source>Fetching what it needs</source>
        <translation>Descargando lo que necesita</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Fewer checkpoints</source>
        <translation>Menos puntos de control</translation>
    </message>
    <message>
        <source>Fewer draft tokens</source>
        <translation>Menos tokens de borrador</translation>
    </message>
    <message>
        <source>Fewer layers on the card</source>
        <translation>Menos capas en la tarjeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File mapped (mmap)</source>
        <translation>Archivo mapeado (mmap)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>Archivo del paquete</translation>
    </message>
    <message>
        <source>Files of the engine are missing or were changed.</source>
        <translation>Faltan archivos del motor o se han modificado.</translation>
    </message>
    <message>
        <source>Filling the context</source>
        <translation>Llenando el contexto</translation>
    </message>
    <message>
        <source>Fills 90 % of the context. A question or Stop ends it early.</source>
        <translation>Llena el 90&#xa0;% del contexto. Una pregunta o Detener lo termina antes.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>Buscar un modelo</translation>
    </message>
    <message>
        <source>Find a model for this computer</source>
        <translation>Buscar un modelo para este equipo</translation>
    </message>
    <message>
        <source>Find in chats</source>
        <translation>Buscar en los chats</translation>
    </message>
    <message>
        <source>Find one for this computer</source>
        <translation>Buscar uno para este equipo</translation>
    </message>
    <message>
        <source>Find one that fits this computer, or begin at once: the starter model is small and comes with Plimsoll, the engine test is a tiny one that only shows that everything works. Files can also be dropped here.</source>
        <translation>Buscar uno que quepa en este equipo o empezar ya: el modelo inicial es pequeño y viene con Plimsoll; la prueba del motor es uno diminuto que solo muestra que todo funciona. También se pueden soltar archivos aquí.</translation>
    </message>
    <message>
        <source>Find the best lock</source>
        <translation>Buscar la mejor frecuencia fija</translation>
    </message>
    <message>
        <source>First at {first}: {before} Then at {second}: {title}</source>
        <translation>Primero a las {first}: {before} Después a las {second}: {title}</translation>
    </message>
    <message>
        <source>First reply</source>
        <translation>Primera respuesta</translation>
    </message>
    <message>
        <source>First the engine for your card</source>
        <translation>Primero, el motor para su tarjeta</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Cabe</translation>
    </message>
    <message>
        <source>Fix it for me</source>
        <translation>Solucionarlo</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Solucionado</translation>
    </message>
    <message>
        <source>Fixed clocks</source>
        <translation>Frecuencias fijas</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Fixes and receipts</source>
        <translation>Soluciones y comprobantes</translation>
    </message>
    <message>
        <source>Fixing it</source>
        <translation>Solucionándolo</translation>
    </message>
    <message>
        <source>Fixing {name}</source>
        <translation>Solucionando {name}</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Flash attention on</source>
        <translation>Flash attention activado</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Folders that are listed too</source>
        <translation>Carpetas que también se muestran</translation>
    </message>
    <message>
        <source>Follows what Settings say.</source>
        <translation>Sigue lo que dicen los Ajustes.</translation>
    </message>
    <message>
        <source>For the card (CUDA 12)</source>
        <translation>Para la tarjeta (CUDA 12)</translation>
    </message>
    <message>
        <source>For the card (CUDA 13)</source>
        <translation>Para la tarjeta (CUDA 13)</translation>
    </message>
    <message>
        <source>For the card (CUDA)</source>
        <translation>Para la tarjeta (CUDA)</translation>
    </message>
    <message>
        <source>For the card (Vulkan)</source>
        <translation>Para la tarjeta (Vulkan)</translation>
    </message>
    <message>
        <source>For the processor</source>
        <translation>Para el procesador</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>Olvidar el token</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Free disk space</source>
        <translation>Liberar espacio en disco</translation>
    </message>
    <message>
        <source>Free for a model</source>
        <translation>Libre para un modelo</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Memoria libre</translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder.</source>
        <translation>Liberar algo de espacio allí o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Free some space, or check the folder&apos;s permissions.</source>
        <translation>Liberar algo de espacio o revisar los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>Free some space, or set HF_HUB_CACHE to a folder on another drive.</source>
        <translation>Liberar algo de espacio o definir HF_HUB_CACHE con una carpeta de otra unidad.</translation>
    </message>
    <message>
        <source>Free some space, or set PLIMSOLL_HOME to another drive.</source>
        <translation>Liberar algo de espacio o definir PLIMSOLL_HOME con otra unidad.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Liberar algo de espacio y volver a intentarlo.</translation>
    </message>
    <message>
        <source>Free some space; what is on the screen stays until Plimsoll ends.</source>
        <translation>Liberar algo de espacio; lo que está en pantalla permanece hasta que Plimsoll termine.</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>De {low} a {high}</translation>
    </message>
    <message>
        <source>Full cache type (f16)</source>
        <translation>Tipo de caché completo (f16)</translation>
    </message>
    <message>
        <source>GPU has fallen off the bus</source>
        <translation>La GPU se ha caído del bus</translation>
    </message>
    <message>
        <source>GPU initialization failure</source>
        <translation>Fallo al inicializar la GPU</translation>
    </message>
    <message>
        <source>GPU memory page fault</source>
        <translation>Fallo de página de memoria de la GPU</translation>
    </message>
    <message>
        <source>GPU recovery action changed</source>
        <translation>Cambió la acción de recuperación de la GPU</translation>
    </message>
    <message>
        <source>GPU stopped processing</source>
        <translation>La GPU dejó de procesar</translation>
    </message>
    <message>
        <source>GPU {use} % busy at {watts} W</source>
        <translation>GPU al {use}&#xa0;% con {watts}&#xa0;W</translation>
    </message>
    <message>
        <source>GSP RPC timeout</source>
        <translation>RPC del GSP fuera de plazo</translation>
    </message>
    <message>
        <source>GSP error</source>
        <translation>Error del GSP</translation>
    </message>
    <message>
        <source>Gated</source>
        <translation>Restringido</translation>
    </message>
    <message>
        <source>Gemma Terms of Use</source>
        <translation>Condiciones de uso de Gemma</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Obtener</translation>
    </message>
    <message>
        <source>Get the starter model</source>
        <translation>Obtener el modelo inicial</translation>
    </message>
    <message>
        <source>Getting the model</source>
        <translation>Obteniendo el modelo</translation>
    </message>
    <message>
        <source>Getting {name}</source>
        <translation>Obteniendo {name}</translation>
    </message>
    <message>
        <source>Give a PEM file.</source>
        <translation>Indicar un archivo PEM.</translation>
    </message>
    <message>
        <source>Give it: --rpc {missing}.</source>
        <translation>Indicarlo: --rpc {missing}.</translation>
    </message>
    <message>
        <source>Give owner/repository, or an address on the Hub.</source>
        <translation>Indicar owner/repository o una dirección del Hub.</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>Indicar owner/repository:QUANT, una ruta, «starter» o «engine-test».</translation>
    </message>
    <message>
        <source>Give owner/repository:QUANT, an address on the Hub, a path, &apos;starter&apos; or &apos;engine-test&apos;.</source>
        <translation>Indicar owner/repository:QUANT, una dirección del Hub, una ruta, «starter» o «engine-test».</translation>
    </message>
    <message>
        <source>Give the clocks back</source>
        <translation>Devolver las frecuencias</translation>
    </message>
    <message>
        <source>Give the container the card</source>
        <translation>Dar la tarjeta al contenedor</translation>
    </message>
    <message>
        <source>Give the display watchdog more time</source>
        <translation>Dar más tiempo al watchdog de pantalla</translation>
    </message>
    <message>
        <source>Give the driver&apos;s watchdog more time</source>
        <translation>Dar más tiempo al watchdog del controlador</translation>
    </message>
    <message>
        <source>Give the file of the authority that signed it (--ca FILE). Nothing was sent.</source>
        <translation>Indicar el archivo de la autoridad que lo firmó (--ca FILE). No se envió nada.</translation>
    </message>
    <message>
        <source>Give the parts their names back, such as model-00001-of-{count}.gguf.</source>
        <translation>Devolver a las partes sus nombres, como model-00001-of-{count}.gguf.</translation>
    </message>
    <message>
        <source>Give the parts their own names back, or download them again.</source>
        <translation>Devolver a las partes sus propios nombres o descargarlas de nuevo.</translation>
    </message>
    <message>
        <source>Give them back</source>
        <translation>Devolverlas</translation>
    </message>
    <message>
        <source>Give them back here, or with `plimsoll clocks reset`; a restart of the computer does it too.</source>
        <translation>Devolverlas aquí o con `plimsoll clocks reset`; reiniciar el equipo también lo hace.</translation>
    </message>
    <message>
        <source>Gives the card’s memory and its watts back; the next message loads the model again.</source>
        <translation>Devuelve la memoria de la tarjeta y sus vatios; el siguiente mensaje vuelve a cargar el modelo.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with downloads</source>
        <translation>Seguir con las descargas</translation>
    </message>
    <message>
        <source>Go on with {name}…</source>
        <translation>Seguir con {name}…</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quality</comment>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>quant</comment>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Graphics engine class error</source>
        <translation>Error de clase del motor gráfico</translation>
    </message>
    <message>
        <source>Graphics engine exception</source>
        <translation>Excepción del motor gráfico</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Grupos de ajustes</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is {given}, which cannot be asked: {error}.</source>
        <translation>HF_ENDPOINT es {given}, y no se le puede preguntar: {error}.</translation>
    </message>
    <message>
        <source>Hardware slowdown</source>
        <translation>Ralentización por hardware</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Health of this computer</source>
        <translation>Salud de este equipo</translation>
    </message>
    <message>
        <source>Health of this computer: {state}</source>
        <translation>Salud de este equipo: {state}</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Heat.</source>
        <translation>Calor.</translation>
    </message>
    <message>
        <source>Heavy loss</source>
        <translation>Pérdida grande</translation>
    </message>
    <message>
        <source>Held by the engine</source>
        <translation>Ocupado por el motor</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Here, and left open: the tunnel. NAME is the other computer.</source>
        <translation>Aquí, y dejándolo abierto: el túnel. NAME es el otro equipo.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>High single-bit ECC error rate</source>
        <translation>Tasa alta de errores ECC de un bit</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>Hold the graphs</source>
        <translation>Congelar los gráficos</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Admite</translation>
    </message>
    <message>
        <source>Holds the longest documents</source>
        <translation>Admite los documentos más largos</translation>
    </message>
    <message>
        <source>Holds {n_ctx} tokens and leaves {room} GiB on {place}.</source>
        <translation>Admite {n_ctx} tokens y deja {room}&#xa0;GiB en {place}.</translation>
    </message>
    <message>
        <source>Host memory was almost used up.</source>
        <translation>La memoria del equipo estaba casi agotada.</translation>
    </message>
    <message>
        <source>How close it stays to the original, as measured for files of this kind.</source>
        <translation>Cuánto se acerca al original, según lo medido en archivos de este tipo.</translation>
    </message>
    <message>
        <source>How fast it goes. A token is a piece of a word, in English about 4 letters.</source>
        <translation>Lo rápido que va. Un token es un trozo de palabra, unas 4 letras en inglés.</translation>
    </message>
    <message>
        <source>How fast the card&apos;s memory runs. The speed of replies hangs on it more than on anything else.</source>
        <translation>Lo rápido que va la memoria de la tarjeta. De ella depende más que de nada la velocidad de las respuestas.</translation>
    </message>
    <message>
        <source>How long it takes until the reply begins: the prompt is read before that.</source>
        <translation>Cuánto tarda en empezar la respuesta: antes se lee el prompt.</translation>
    </message>
    <message>
        <source>How many tokens of a prompt are read in one step, also called ubatch. More reads faster and takes more memory.</source>
        <translation>Cuántos tokens de un prompt se leen en un paso; también se llama ubatch. Con más se lee antes y se ocupa más memoria.</translation>
    </message>
    <message>
        <source>How many tokens of text fit at once: the chat so far, its files and the reply. More takes more memory.</source>
        <translation>Cuántos tokens de texto caben a la vez: el chat hasta ahora, sus archivos y la respuesta. Más ocupa más memoria.</translation>
    </message>
    <message>
        <source>How the weights are stored. Fewer bits take less memory and lose some quality.</source>
        <translation>Cómo se guardan los pesos. Menos bits ocupan menos memoria y pierden algo de calidad.</translation>
    </message>
    <message>
        <source>How this model calls tools is not known here: its calls come as text.</source>
        <translation>Aquí no se sabe cómo llama este modelo a las herramientas: sus llamadas llegan como texto.</translation>
    </message>
    <message>
        <source>If the computer slept, reload the module nvidia_uvm or restart the computer.</source>
        <translation>Si el equipo estuvo suspendido, recargar el módulo nvidia_uvm o reiniciar el equipo.</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file ({size}) is not fetched.</source>
        <translation>Imágenes: aún no. El modelo puede ver; Plimsoll lo usa con texto, y su archivo de imagen ({size}) no se descarga.</translation>
    </message>
    <message>
        <source>Images: not yet. The model can see; Plimsoll runs it with text, and its image file is not fetched.</source>
        <translation>Imágenes: aún no. El modelo puede ver; Plimsoll lo usa con texto, y su archivo de imagen no se descarga.</translation>
    </message>
    <message>
        <source>In a container or a virtual machine the host has to lock the clocks.</source>
        <translation>En un contenedor o una máquina virtual, las frecuencias tiene que fijarlas el anfitrión.</translation>
    </message>
    <message>
        <source>In a container raise its memory limit. Otherwise more memory must be built in.</source>
        <translation>En un contenedor, subir su límite de memoria. Si no, hay que instalar más memoria.</translation>
    </message>
    <message>
        <source>In a container the computer is not 127.0.0.1: use {address}. With Docker on Linux itself, let other computers ask too (Settings, Local API).</source>
        <translation>En un contenedor, el equipo no es 127.0.0.1: usar {address}. Con Docker en el propio Linux, permitir que otros equipos también pregunten (Ajustes, API local).</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project.</source>
        <translation>En un terminal, en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>In a terminal, in the folder of the project. Only this terminal asks Plimsoll.</source>
        <translation>En un terminal, en la carpeta del proyecto. Solo este terminal pregunta a Plimsoll.</translation>
    </message>
    <message>
        <source>In a terminal.</source>
        <translation>En un terminal.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>In this computer&apos;s memory</source>
        <translation>En la memoria de este equipo</translation>
    </message>
    <message>
        <source>In this order: 1. a CUDA wheel of llama-cpp-python 0.3.36 from its own index; 2. a build on this computer: install the CUDA toolkit (nvcc), set CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; and set Plimsoll up anew; 3. `plimsoll runtimes install vulkan`; 4. the processor, as set up.</source>
        <translation>En este orden: 1. un wheel CUDA de llama-cpp-python 0.3.36 de su propio índice; 2. una compilación en este equipo: instalar el CUDA toolkit (nvcc), definir CMAKE_ARGS=&quot;-DGGML_CUDA=ON -DGGML_RPC=ON&quot; e instalar Plimsoll de nuevo; 3. `plimsoll runtimes install vulkan`; 4. el procesador, como se instaló.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for the card.</source>
        <translation>Instalar el controlador de NVIDIA para la tarjeta.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver for this system, then restart.</source>
        <translation>Instalar el controlador de NVIDIA para este sistema y reiniciar.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages or from NVIDIA, then restart.</source>
        <translation>Instalar el controlador de NVIDIA desde los paquetes de su sistema o desde NVIDIA, y reiniciar.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s driver from your system&apos;s packages: it turns nouveau off. Then restart.</source>
        <translation>Instalar el controlador de NVIDIA desde los paquetes de su sistema: desactiva nouveau. Después, reiniciar.</translation>
    </message>
    <message>
        <source>Install Plimsoll&apos;s package again; root must own the helper.</source>
        <translation>Instalar de nuevo el paquete de Plimsoll; root debe ser propietario del asistente.</translation>
    </message>
    <message>
        <source>Install a newer NVIDIA driver, then run `plimsoll runtimes check`.</source>
        <translation>Instalar un controlador de NVIDIA más reciente y ejecutar `plimsoll runtimes check`.</translation>
    </message>
    <message>
        <source>Install another version of NVIDIA&apos;s driver (the newest production branch first), then restart.</source>
        <translation>Instalar otra versión del controlador de NVIDIA (primero la rama de producción más reciente) y reiniciar.</translation>
    </message>
    <message>
        <source>Install driver {needed} or newer.</source>
        <translation>Instalar el controlador {needed} o posterior.</translation>
    </message>
    <message>
        <source>Install it with the system&apos;s packages, or take another kind. {alternatives}</source>
        <translation>Instalarlo con los paquetes del sistema o tomar otro tipo. {alternatives}</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver in Windows (not here), then run &apos;wsl --shutdown&apos;.</source>
        <translation>Instalar el controlador de NVIDIA en Windows (no aquí) y ejecutar «wsl --shutdown».</translation>
    </message>
    <message>
        <source>Install the driver</source>
        <translation>Instalar el controlador</translation>
    </message>
    <message>
        <source>Install the engine again</source>
        <translation>Instalar de nuevo el motor</translation>
    </message>
    <message>
        <source>Install the other kind: cu12 for older cards, cu13 for the newest.</source>
        <translation>Instalar el otro tipo: cu12 para tarjetas antiguas, cu13 para las más nuevas.</translation>
    </message>
    <message>
        <source>Install the program again</source>
        <translation>Instalar el programa de nuevo</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll on both. plimsoll runtimes list tells which engine each uses; it must be of the same version too.</source>
        <translation>Instalar la misma versión de Plimsoll en ambos. plimsoll runtimes list dice qué motor usa cada uno; también debe ser de la misma versión.</translation>
    </message>
    <message>
        <source>Install the same version of Plimsoll, and of its engine, on both.</source>
        <translation>Instalar la misma versión de Plimsoll, y de su motor, en ambos.</translation>
    </message>
    <message>
        <source>Instead of the file a web page came, not from {host}: a network sign-in page or a filter answers in its place.</source>
        <translation>En lugar del archivo llegó una página web que no es de {host}: en su lugar responde una página de inicio de sesión de la red o un filtro.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Instructions and style</source>
        <translation>Instrucciones y estilo</translation>
    </message>
    <message>
        <source>Instructions and style (Ctrl+I)</source>
        <translation>Instrucciones y estilo (Ctrl+I)</translation>
    </message>
    <message>
        <source>Instructions and style of the chat</source>
        <translation>Instrucciones y estilo del chat</translation>
    </message>
    <message>
        <source>Internal micro-controller breakpoint</source>
        <translation>Punto de parada de un microcontrolador interno</translation>
    </message>
    <message>
        <source>Internal micro-controller halt</source>
        <translation>Parada de un microcontrolador interno</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>Interrupted here.</source>
        <translation>Interrumpido aquí.</translation>
    </message>
    <message>
        <source>Interrupted, kept</source>
        <translation>Interrumpida, conservada</translation>
    </message>
    <message>
        <source>Invalid or corrupted push buffer</source>
        <translation>Búfer de comandos no válido o dañado</translation>
    </message>
    <message>
        <source>It answered that nothing is there.</source>
        <translation>Respondió que allí no hay nada.</translation>
    </message>
    <message>
        <source>It answered that there were too many requests.</source>
        <translation>Respondió que hubo demasiadas peticiones.</translation>
    </message>
    <message>
        <source>It belongs to LM Studio</source>
        <translation>Pertenece a LM Studio</translation>
    </message>
    <message>
        <source>It belongs to Ollama</source>
        <translation>Pertenece a Ollama</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Ya se puede abrir.</translation>
    </message>
    <message>
        <source>It cannot be read to its end, so nothing of it is used.</source>
        <translation>No se puede leer hasta el final, así que no se usa nada de él.</translation>
    </message>
    <message>
        <source>It changes the engine.</source>
        <translation>Cambia el motor.</translation>
    </message>
    <message>
        <source>It comes with Plimsoll</source>
        <translation>Viene con Plimsoll</translation>
    </message>
    <message>
        <source>It comes with Plimsoll and proves the whole way, from memory to an answer.</source>
        <translation>Viene con Plimsoll y valida todo el recorrido, de la memoria a la respuesta.</translation>
    </message>
    <message>
        <source>It could not be planned.</source>
        <translation>No se pudo planificar.</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>No se pudo iniciar.</translation>
    </message>
    <message>
        <source>It did not answer, or with an error of its own.</source>
        <translation>No respondió, o lo hizo con un error propio.</translation>
    </message>
    <message>
        <source>It did not open</source>
        <translation>No se abrió</translation>
    </message>
    <message>
        <source>It does not run as it was asked to, and nothing says why.</source>
        <translation>No funciona como se pidió, y nada dice por qué.</translation>
    </message>
    <message>
        <source>It does not suit {name} (compute capability {compute_capability}).</source>
        <translation>No sirve para {name} (capacidad de cálculo {compute_capability}).</translation>
    </message>
    <message>
        <source>It drafts with {name}, a file of its own.</source>
        <translation>Hace borradores con {name}, un archivo propio.</translation>
    </message>
    <message>
        <source>It ended between two checkpoints of the state.</source>
        <translation>Terminó entre dos puntos de control del estado.</translation>
    </message>
    <message>
        <source>It ended in the middle of its work[, with {how}], and no line says more.</source>
        <translation>Terminó en mitad de su trabajo[, con {how}], y ninguna línea dice más.</translation>
    </message>
    <message>
        <source>It ended, or swelled, while prompts were kept for reuse.</source>
        <translation>Terminó, o creció demasiado, mientras se guardaban prompts para reutilizarlos.</translation>
    </message>
    <message>
        <source>It fetches {size}.</source>
        <translation>Descarga {size}.</translation>
    </message>
    <message>
        <source>It has no code for {name}: CUDA 12.8 or newer is needed.</source>
        <translation>No tiene código para {name}: se necesita CUDA 12.8 o posterior.</translation>
    </message>
    <message>
        <source>It has not been asked since Plimsoll started.</source>
        <translation>No se le ha preguntado desde que se inició Plimsoll.</translation>
    </message>
    <message>
        <source>It holds a name that leads out of its own folder, so nothing of it was unpacked.</source>
        <translation>Contiene un nombre que lleva fuera de su propia carpeta, así que no se desempaquetó nada.</translation>
    </message>
    <message>
        <source>It is being opened.</source>
        <translation>Se está abriendo.</translation>
    </message>
    <message>
        <source>It is for you to do.</source>
        <translation>Le corresponde a usted hacerlo.</translation>
    </message>
    <message>
        <source>It is loaded and answers at once.</source>
        <translation>Está cargado y responde al instante.</translation>
    </message>
    <message>
        <source>It is loaded.</source>
        <translation>Está cargado.</translation>
    </message>
    <message>
        <source>It is on the list of builds that must not be used.</source>
        <translation>Está en la lista de compilaciones que no se deben usar.</translation>
    </message>
    <message>
        <source>It is slow, and nothing says why.</source>
        <translation>Es lento, y nada dice por qué.</translation>
    </message>
    <message>
        <source>It is taken off the list, and its key out of the keyring. Your chats stay.</source>
        <translation>Se quita de la lista, y su clave del llavero. Sus chats permanecen.</translation>
    </message>
    <message>
        <source>It lends nothing.</source>
        <translation>No presta nada.</translation>
    </message>
    <message>
        <source>It lies in a folder of yours</source>
        <translation>Está en una carpeta suya</translation>
    </message>
    <message>
        <source>It loaded before.</source>
        <translation>Antes se cargaba.</translation>
    </message>
    <message>
        <source>It locks the card&apos;s clocks.</source>
        <translation>Fija las frecuencias de la tarjeta.</translation>
    </message>
    <message>
        <source>It names another commit of its source, and what it understands may differ.</source>
        <translation>Indica otro commit de su código, y lo que entiende puede diferir.</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <translation>Ofrece {model} y {n} más.</translation>
    </message>
    <message>
        <source>It offers {model} and {n} more.</source>
        <comment>one</comment>
        <translation>Ofrece {model} y {n} más.</translation>
    </message>
    <message>
        <source>It offers {model}.</source>
        <translation>Ofrece {model}.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Permanece</translation>
    </message>
    <message>
        <source>It stopped, and nothing says why.</source>
        <translation>Se detuvo, y nada dice por qué.</translation>
    </message>
    <message>
        <source>It takes the first; set CUDA_VISIBLE_DEVICES to the id of another one to use that.</source>
        <translation>Toma la primera; para usar otra, definir CUDA_VISIBLE_DEVICES con su id.</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor does not have.</source>
        <translation>Usa una instrucción que este procesador no tiene.</translation>
    </message>
    <message>
        <source>It waits in the tray until you need it. No model is loaded by that.</source>
        <translation>Espera en la bandeja hasta que haga falta. Con ello no se carga ningún modelo.</translation>
    </message>
    <message>
        <source>It was added where it lies</source>
        <translation>Se añadió donde está</translation>
    </message>
    <message>
        <source>It was damaged before it was moved</source>
        <translation>Estaba dañado antes de moverlo</translation>
    </message>
    <message>
        <source>It was killed at once and left no word, and the computer had memory to spare.</source>
        <translation>Se terminó de golpe y sin dejar palabra, y al equipo le sobraba memoria.</translation>
    </message>
    <message>
        <source>It was moved or deleted, or it may not be read; the model itself is as it was.</source>
        <translation>Se movió o eliminó, o no se puede leer; el modelo en sí está como estaba.</translation>
    </message>
    <message>
        <source>It was not enough.</source>
        <translation>No fue suficiente.</translation>
    </message>
    <message>
        <source>It was not opened</source>
        <translation>No se abrió</translation>
    </message>
    <message>
        <source>It was not proven to the end.</source>
        <translation>No se validó hasta el final.</translation>
    </message>
    <message>
        <source>It was set up for the processor, which works at once. The build for your card is llama.cpp’s own release with NVIDIA’s libraries ({kind}). It is verified, then tried with a tiny model before it is used.</source>
        <translation>Se instaló para el procesador, que funciona enseguida. La compilación para su tarjeta es la publicación propia de llama.cpp con las bibliotecas de NVIDIA ({kind}). Se verifica y se prueba con un modelo diminuto antes de usarla.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Se detuvo.</translation>
    </message>
    <message>
        <source>It was stopped; everything is as before.</source>
        <translation>Se detuvo; todo está como antes.</translation>
    </message>
    <message>
        <source>It was there and did nothing more, and no line of it says why.</source>
        <translation>Estaba ahí sin hacer nada más, y ninguna línea suya dice por qué.</translation>
    </message>
    <message>
        <source>It was tried with a tiny model in a process of its own, and did not do what it must.</source>
        <translation>Se probó con un modelo diminuto en un proceso propio y no hizo lo que debe.</translation>
    </message>
    <message>
        <source>It works again</source>
        <translation>Vuelve a funcionar</translation>
    </message>
    <message>
        <source>It works in build {setting}.</source>
        <translation>Funciona en la compilación {setting}.</translation>
    </message>
    <message>
        <source>It works with a context of {n} tokens</source>
        <translation>Funciona con un contexto de {n} tokens</translation>
    </message>
    <message>
        <source>It works with a micro-batch of {n}</source>
        <translation>Funciona con un microlote de {n}</translation>
    </message>
    <message>
        <source>It works with {names} of {works}.</source>
        <translation>Funciona con {names} de {works}.</translation>
    </message>
    <message>
        <source>It works without drafting</source>
        <translation>Funciona sin borradores</translation>
    </message>
    <message>
        <source>It works: {remedy}</source>
        <translation>Funciona: {remedy}</translation>
    </message>
    <message>
        <source>It works: {remedy}.</source>
        <translation>Funciona: {remedy}.</translation>
    </message>
    <message>
        <source>Its bytes are not what was published.</source>
        <translation>Sus bytes no son los publicados.</translation>
    </message>
    <message>
        <source>Its context holds {held} tokens.</source>
        <translation>Su contexto admite {held} tokens.</translation>
    </message>
    <message>
        <source>Its hash differs.</source>
        <translation>Su hash es distinto.</translation>
    </message>
    <message>
        <source>Its maker gives it to those who have accepted the terms on its page.</source>
        <translation>Su autor lo da a quienes han aceptado las condiciones de su página.</translation>
    </message>
    <message>
        <source>Its name or its address does not answer from this computer.</source>
        <translation>Su nombre o su dirección no responde desde este equipo.</translation>
    </message>
    <message>
        <source>Its numbers stand in reverse order (big-endian): fetched again it is the same.</source>
        <translation>Sus números están en orden inverso (big-endian): descargado de nuevo, es igual.</translation>
    </message>
    <message>
        <source>Its server is not started, the tunnel to it is closed, or it works for another program.</source>
        <translation>Su servidor no está iniciado, el túnel hacia él está cerrado o trabaja para otro programa.</translation>
    </message>
    <message>
        <source>Its vectors have another size than the model&apos;s.</source>
        <translation>Sus vectores tienen otro tamaño que los del modelo.</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>ene</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>jul</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>jun</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>KV type of keys</source>
        <translation>Tipo KV de las claves</translation>
    </message>
    <message>
        <source>KV type of values</source>
        <translation>Tipo KV de los valores</translation>
    </message>
    <message>
        <source>KV {keys} and {values}</source>
        <translation>KV {keys} y {values}</translation>
    </message>
    <message>
        <source>KV {kind}</source>
        <translation>KV {kind}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep all layers on this computer</source>
        <translation>Dejar todas las capas en este equipo</translation>
    </message>
    <message>
        <source>Keep and ask it</source>
        <translation>Guardar y preguntarle</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>download</comment>
        <translation>Seguir descargando</translation>
    </message>
    <message>
        <source>Keep it no longer</source>
        <translation>Dejar de conservarlo</translation>
    </message>
    <message>
        <source>Keep makes this the setup of the model. Undo goes back to the setup before.</source>
        <translation>Conservar convierte esto en la configuración del modelo. Deshacer vuelve a la configuración anterior.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Seguir en la bandeja</translation>
    </message>
    <message>
        <source>Keep the question as it was</source>
        <translation>Dejar la pregunta como estaba</translation>
    </message>
    <message>
        <source>Keep the question as it was (Esc)</source>
        <translation>Dejar la pregunta como estaba (Esc)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Kept free</source>
        <translation>Se deja libre</translation>
    </message>
    <message>
        <source>Kept free for the desktop</source>
        <translation>Se deja libre para el escritorio</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>legend</comment>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>LFM Open 1.0</source>
        <translation>LFM Open 1.0</translation>
    </message>
    <message>
        <source>LM Studio&apos;s</source>
        <translation>De LM Studio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>Último fallo</translation>
    </message>
    <message>
        <source>Later question</source>
        <translation>Pregunta posterior</translation>
    </message>
    <message>
        <source>Later reply</source>
        <translation>Respuesta posterior</translation>
    </message>
    <message>
        <source>Later requests of this size run at full speed.</source>
        <translation>Las siguientes peticiones de este tamaño van a plena velocidad.</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The card computes those in its memory; the others are offloaded, and the processor computes them, much slower.</source>
        <translation>Las capas son los pasos del modelo. La tarjeta calcula las que están en su memoria; las demás se dejan al procesador, que las calcula mucho más despacio.</translation>
    </message>
    <message>
        <source>Layers are the steps of the model. The cards work one after another, each on its own layers: several cards make room, not speed.</source>
        <translation>Las capas son los pasos del modelo. Las tarjetas trabajan una tras otra, cada una en sus capas: varias tarjetas dan sitio, no velocidad.</translation>
    </message>
    <message>
        <source>Layers on each card</source>
        <translation>Capas en cada tarjeta</translation>
    </message>
    <message>
        <source>Layers on the card</source>
        <translation>Capas en la tarjeta</translation>
    </message>
    <message>
        <source>Layers on {card}</source>
        <translation>Capas en {card}</translation>
    </message>
    <message>
        <source>Learned from {n} proof with this engine, driver and kind of model:</source>
        <translation>Aprendido de {n} validación con este motor, controlador y tipo de modelo:</translation>
    </message>
    <message>
        <source>Learned from {n} proofs with this engine, driver and kind of model:</source>
        <translation>Aprendido de {n} validaciones con este motor, controlador y tipo de modelo:</translation>
    </message>
    <message>
        <source>Leave &apos;dimensions&apos; out.</source>
        <translation>Omitir «dimensions».</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Leave out --raw.</source>
        <translation>Omitir --raw.</translation>
    </message>
    <message>
        <source>Leave out what it names.</source>
        <translation>Omitir lo que indica.</translation>
    </message>
    <message>
        <source>Leaves room for everybody else on the line.</source>
        <translation>Deja sitio para los demás en la conexión.</translation>
    </message>
    <message>
        <source>Left out, because a figure is not known: {missing}.</source>
        <translation>Se omite, porque no se conoce una cifra: {missing}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Less text at a time.</source>
        <translation>Menos texto a la vez.</translation>
    </message>
    <message>
        <source>Let it load one.</source>
        <translation>Dejar que cargue uno.</translation>
    </message>
    <message>
        <source>Let more air to the card, or lock its clock lower.</source>
        <translation>Dar más aire a la tarjeta o fijar más baja su frecuencia.</translation>
    </message>
    <message>
        <source>Let other programs ask first.</source>
        <translation>Dejar que otros programas pregunten primero.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Likelihoods, schemas and tools go with a chat, not with bare text.</source>
        <translation>Las probabilidades, los esquemas y las herramientas van con un chat, no con texto suelto.</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Líneas del archivo</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>List the models of a folder</source>
        <translation>Mostrar los modelos de una carpeta</translation>
    </message>
    <message>
        <source>List {what}?</source>
        <translation>¿Mostrar {what} en la lista?</translation>
    </message>
    <message>
        <source>Lively and to the point; right for most chats.</source>
        <translation>Vivaz y al grano; adecuado para la mayoría de los chats.</translation>
    </message>
    <message>
        <source>Llama 2 licence</source>
        <translation>Licencia de Llama 2</translation>
    </message>
    <message>
        <source>Llama 3 licence</source>
        <translation>Licencia de Llama 3</translation>
    </message>
    <message>
        <source>Llama 3.1 Community</source>
        <translation>Llama 3.1 Community</translation>
    </message>
    <message>
        <source>Llama 3.1 licence</source>
        <translation>Licencia de Llama 3.1</translation>
    </message>
    <message>
        <source>Llama 3.2 Community</source>
        <translation>Llama 3.2 Community</translation>
    </message>
    <message>
        <source>Llama 3.2 licence</source>
        <translation>Licencia de Llama 3.2</translation>
    </message>
    <message>
        <source>Llama 3.3 licence</source>
        <translation>Licencia de Llama 3.3</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Load a model first: it works meanwhile.</source>
        <translation>Cargar primero un modelo: trabaja durante la búsqueda.</translation>
    </message>
    <message>
        <source>Load line</source>
        <translation>Línea de carga</translation>
    </message>
    <message>
        <source>Load line {n}</source>
        <translation>Línea de carga {n}</translation>
    </message>
    <message>
        <source>Load one first.</source>
        <translation>Cargar uno primero.</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Cargar el modelo</translation>
    </message>
    <message>
        <source>Load the model again.</source>
        <translation>Cargar de nuevo el modelo.</translation>
    </message>
    <message>
        <source>Load the model again; if it happens again, open Fixes.</source>
        <translation>Cargar de nuevo el modelo; si vuelve a ocurrir, abrir Soluciones.</translation>
    </message>
    <message>
        <source>Load the model without its projector file (mmproj).</source>
        <translation>Cargar el modelo sin su archivo proyector (mmproj).</translation>
    </message>
    <message>
        <source>Load {model}</source>
        <translation>Cargar {model}</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>Cargar {name}</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Cargado</translation>
    </message>
    <message>
        <source>Loaded without drafting: there was no memory for its context.</source>
        <translation>Cargado sin borradores: no había memoria para su contexto.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>Loading takes about {time}.</source>
        <translation>La carga tarda unos {time}.</translation>
    </message>
    <message>
        <source>Loading the model with a fresh engine, with nothing left in it from before.</source>
        <translation>Cargando el modelo con un motor nuevo, sin nada de lo anterior.</translation>
    </message>
    <message>
        <source>Loading {name}</source>
        <translation>Cargando {name}</translation>
    </message>
    <message>
        <source>Loading {share}</source>
        <translation>Cargando {share}</translation>
    </message>
    <message>
        <source>Loading, {share}</source>
        <translation>Cargando, {share}</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>API local</translation>
    </message>
    <message>
        <source>Lock the clocks</source>
        <translation>Fijar las frecuencias</translation>
    </message>
    <message>
        <source>Lock them, or find the best lock</source>
        <translation>Fijarlas o buscar la mejor frecuencia fija</translation>
    </message>
    <message>
        <source>Lock to the base clock</source>
        <translation>Fijar en la frecuencia base</translation>
    </message>
    <message>
        <source>Locked at every start to {limits}</source>
        <translation>Fijada en cada arranque en {limits}</translation>
    </message>
    <message>
        <source>Locked memory (mlock)</source>
        <translation>Memoria bloqueada (mlock)</translation>
    </message>
    <message>
        <source>Locked to {limits}</source>
        <translation>Fijada en {limits}</translation>
    </message>
    <message>
        <source>Locking pages failed; the rest of the run does not need it.</source>
        <translation>No se pudieron bloquear páginas; el resto de la ejecución no lo necesita.</translation>
    </message>
    <message>
        <source>Long documents</source>
        <translation>Documentos largos</translation>
    </message>
    <message>
        <source>Long prompt</source>
        <translation>Prompt largo</translation>
    </message>
    <message>
        <source>Long prompts are read again; only off is sure, one entry can exceed a limit.</source>
        <translation>Los prompts largos se leen de nuevo; solo desactivar es seguro, una entrada puede superar un límite.</translation>
    </message>
    <message>
        <source>Longer context</source>
        <translation>Contexto más largo</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Respuesta más larga</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar de nuevo</translation>
    </message>
    <message>
        <source>Look at `plimsoll detect`: something else may fill the card.</source>
        <translation>Mirar `plimsoll detect`: otra cosa puede estar llenando la tarjeta.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Look at the server&apos;s own log.</source>
        <translation>Mirar el registro del propio servidor.</translation>
    </message>
    <message>
        <source>Look at the server, ask again.</source>
        <translation>Mirar el servidor y preguntar de nuevo.</translation>
    </message>
    <message>
        <source>Look at this computer again</source>
        <translation>Mirar de nuevo este equipo</translation>
    </message>
    <message>
        <source>Look what else runs.</source>
        <translation>Mirar qué más está en marcha.</translation>
    </message>
    <message>
        <source>Look whether the disk is full or its folder may not be written.</source>
        <translation>Mirar si el disco está lleno o no se puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Mirando</translation>
    </message>
    <message>
        <source>Looking at this computer</source>
        <translation>Mirando este equipo</translation>
    </message>
    <message>
        <source>Looking in its repository.</source>
        <translation>Mirando en su repositorio.</translation>
    </message>
    <message>
        <source>Looking whether it is on this computer.</source>
        <translation>Mirando si está en este equipo.</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <translation>Mirando: {n} hechas</translation>
    </message>
    <message>
        <source>Looking: {n} done</source>
        <comment>one</comment>
        <translation>Mirando: {n} hecha</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Mirando…</translation>
    </message>
    <message>
        <source>Lower the limit a little as an administrator: nvidia-smi -pl WATTS. It holds until the next restart.</source>
        <translation>Bajar un poco el límite como administrador: nvidia-smi -pl WATTS. Vale hasta el próximo reinicio.</translation>
    </message>
    <message>
        <source>Lower the power limit</source>
        <translation>Bajar el límite de potencia</translation>
    </message>
    <message>
        <source>Lower the power limit instead, or leave the clocks as they are.</source>
        <translation>Bajar en su lugar el límite de potencia o dejar las frecuencias como están.</translation>
    </message>
    <message>
        <source>Lower the power limit instead; the clocks were given back.</source>
        <translation>Bajar en su lugar el límite de potencia; las frecuencias se devolvieron.</translation>
    </message>
    <message>
        <source>MHz core</source>
        <translation>MHz núcleo</translation>
    </message>
    <message>
        <source>MHz mem</source>
        <translation>MHz mem</translation>
    </message>
    <message>
        <source>MTP</source>
        <translation>MTP</translation>
    </message>
    <message>
        <source>MTP off</source>
        <translation>Sin MTP</translation>
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
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Made for testing the engine: it writes nonsense.</source>
        <translation>Hecho para probar el motor: escribe cosas sin sentido.</translation>
    </message>
    <message>
        <source>Made on this computer, kept in a file of your own.</source>
        <translation>Creada en este equipo, guardada en un archivo suyo.</translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation>Crear una clave nueva</translation>
    </message>
    <message>
        <source>Make a read token on the Hub, then `plimsoll token set`, or set HF_TOKEN to it.</source>
        <translation>Crear un token de lectura en el Hub y después `plimsoll token set`, o definir HF_TOKEN con él.</translation>
    </message>
    <message>
        <source>Make a token on the Hub and keep it in Settings, or set HF_TOKEN.</source>
        <translation>Crear un token en el Hub y guardarlo en Ajustes, o definir HF_TOKEN.</translation>
    </message>
    <message>
        <source>Make an instance with `sudo nvidia-smi mig -cgi`, or switch MIG off.</source>
        <translation>Crear una instancia con `sudo nvidia-smi mig -cgi` o desactivar MIG.</translation>
    </message>
    <message>
        <source>Make it with: plimsoll pull engine-test.</source>
        <translation>Crearlo con: plimsoll pull engine-test.</translation>
    </message>
    <message>
        <source>Make the folder writable, or choose another one.</source>
        <translation>Permitir la escritura en la carpeta o elegir otra.</translation>
    </message>
    <message>
        <source>Make the folder writable, or set HF_HUB_CACHE to one that is.</source>
        <translation>Permitir la escritura en la carpeta o definir HF_HUB_CACHE con una en la que se pueda escribir.</translation>
    </message>
    <message>
        <source>Make the folder writable, or set PLIMSOLL_HOME to one that is.</source>
        <translation>Permitir la escritura en la carpeta o definir PLIMSOLL_HOME con una en la que se pueda escribir.</translation>
    </message>
    <message>
        <source>Makes repeating a longer passage less and less likely. 0 is off.</source>
        <translation>Hace cada vez menos probable repetir un pasaje largo. 0 lo desactiva.</translation>
    </message>
    <message>
        <source>Many corrected memory errors.</source>
        <translation>Muchos errores de memoria corregidos.</translation>
    </message>
    <message>
        <source>Map the file</source>
        <translation>Mapear el archivo</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>May</source>
        <translation>may</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>card</comment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>computer</comment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory and page file together are used up, even where some memory looks free.</source>
        <translation>La memoria y el archivo de paginación juntos están agotados, aunque alguna memoria parezca libre.</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>Frecuencia de la memoria</translation>
    </message>
    <message>
        <source>Memory is short: prompts are read {now} tokens at a time.</source>
        <translation>Falta memoria: los prompts se leen en pasos de {now} tokens.</translation>
    </message>
    <message>
        <source>Memory of the card stayed taken after the unload.</source>
        <translation>La memoria de la tarjeta siguió ocupada tras liberar el modelo.</translation>
    </message>
    <message>
        <source>Memory of the card.</source>
        <translation>Memoria de la tarjeta.</translation>
    </message>
    <message>
        <source>Memory ran out while a CUDA graph was captured.</source>
        <translation>La memoria se agotó mientras se capturaba un grafo CUDA.</translation>
    </message>
    <message>
        <source>Mend the driver&apos;s libraries</source>
        <translation>Reparar las bibliotecas del controlador</translation>
    </message>
    <message>
        <source>Mend the proxy setting</source>
        <translation>Reparar el ajuste de proxy</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>MiB by line</source>
        <translation>MiB por partida</translation>
    </message>
    <message>
        <source>MiB used</source>
        <translation>MiB en uso</translation>
    </message>
    <message>
        <source>MiB, for {quant}</source>
        <translation>MiB, para {quant}</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch} instead of {n_ubatch2}</source>
        <translation>Microlote {n_ubatch} en lugar de {n_ubatch2}</translation>
    </message>
    <message>
        <source>Micro-batch {n_ubatch}: a larger one would cost the context its room.</source>
        <translation>Microlote {n_ubatch}: uno mayor quitaría sitio al contexto.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Mind this</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Míos</translation>
    </message>
    <message>
        <source>Missing required parameter: &apos;tool_choice.name&apos;.</source>
        <translation>Falta un parámetro obligatorio: «tool_choice.name».</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>Archivos de modelo</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <translation>Archivos de modelo (*.gguf)</translation>
    </message>
    <message>
        <source>Model files end in .gguf. Folders that hold such files can be dropped too.</source>
        <translation>Los archivos de modelo terminan en .gguf. También se pueden soltar carpetas con esos archivos.</translation>
    </message>
    <message>
        <source>Model host</source>
        <translation>Servidor de modelos</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Models are fetched to {folder}</source>
        <translation>Los modelos se descargan en {folder}</translation>
    </message>
    <message>
        <source>Models lists it; it can be removed there.</source>
        <translation>Modelos lo muestra; allí se puede quitar.</translation>
    </message>
    <message>
        <source>Models on other computers, behind vLLM, SGLang, llama-server, another Plimsoll or any OpenAI-compatible server. Only what you enter here is asked, and only when you say so.</source>
        <translation>Modelos en otros equipos, tras vLLM, SGLang, llama-server, otro Plimsoll o cualquier servidor compatible con OpenAI. Solo se consulta lo que se introduce aquí, y solo cuando se pide.</translation>
    </message>
    <message>
        <source>Money, or a larger limit of the container.</source>
        <translation>Dinero, o un límite mayor del contenedor.</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More computer memory</source>
        <translation>Más memoria del equipo</translation>
    </message>
    <message>
        <source>More experts on the card</source>
        <translation>Más expertos en la tarjeta</translation>
    </message>
    <message>
        <source>More memory of the card.</source>
        <translation>Más memoria de la tarjeta.</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Mover a…</translation>
    </message>
    <message>
        <source>Move {title} to</source>
        <translation>Mover {title} a</translation>
    </message>
    <message>
        <source>Moving {share}</source>
        <translation>Moviendo {share}</translation>
    </message>
    <message>
        <source>Much slower: the rest runs on the processor, and it is shown.</source>
        <translation>Mucho más lento: el resto se ejecuta en el procesador, y se muestra.</translation>
    </message>
    <message>
        <source>Multi-token prediction: the model guesses a few tokens ahead, the draft tokens, and checks them in one step. What does not hold is thrown away: replies come faster and are no worse.</source>
        <translation>Predicción de varios tokens: el modelo adivina unos tokens por adelantado, los tokens de borrador, y los comprueba en un paso. Lo que no vale se desecha: las respuestas llegan antes y no son peores.</translation>
    </message>
    <message>
        <source>NVIDIA Control Panel, Manage 3D settings, CUDA - Sysmem Fallback Policy: Prefer No Sysmem Fallback. Then start Plimsoll again.</source>
        <translation>Panel de control de NVIDIA, Controlar la configuración 3D, CUDA - Sysmem Fallback Policy: Prefer No Sysmem Fallback. Después, iniciar Plimsoll de nuevo.</translation>
    </message>
    <message>
        <source>NVLink error</source>
        <translation>Error de NVLink</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name a GGUF file.</source>
        <translation>Indicar un archivo GGUF.</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>Indicar uno de ellos.</translation>
    </message>
    <message>
        <source>Name one: remote:{name}/{id}.</source>
        <translation>Indicar uno: remote:{name}/{id}.</translation>
    </message>
    <message>
        <source>Nearly full context</source>
        <translation>Contexto casi lleno</translation>
    </message>
    <message>
        <source>Nearly lossless</source>
        <translation>Casi sin pérdidas</translation>
    </message>
    <message>
        <source>Needs an administrator and a restart.</source>
        <translation>Requiere un administrador y un reinicio.</translation>
    </message>
    <message>
        <source>Needs an administrator.</source>
        <translation>Requiere un administrador.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Chat nuevo</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <translation>Chat nuevo (Ctrl+N)</translation>
    </message>
    <message>
        <source>New chat, draft</source>
        <translation>Chat nuevo, borrador</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Clave nueva…</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Línea nueva</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Título nuevo</translation>
    </message>
    <message>
        <source>Newer features.</source>
        <translation>Funciones más recientes.</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>No NVIDIA card is in use; models run on the processor.</source>
        <translation>No se usa ninguna tarjeta NVIDIA; los modelos se ejecutan en el procesador.</translation>
    </message>
    <message>
        <source>No NVIDIA card is visible on the bus: check that it is plugged in and switched on.</source>
        <translation>No se ve ninguna tarjeta NVIDIA en el bus: revisar que esté conectada y encendida.</translation>
    </message>
    <message>
        <source>No NVIDIA card was found.</source>
        <translation>No se encontró ninguna tarjeta NVIDIA.</translation>
    </message>
    <message>
        <source>No NVIDIA card was found. Models run on the processor: slower, and everything else works.</source>
        <translation>No se encontró ninguna tarjeta NVIDIA. Los modelos se ejecutan en el procesador: más despacio, y todo lo demás funciona.</translation>
    </message>
    <message>
        <source>No access token is kept; most models need none.</source>
        <translation>No se guarda ningún token de acceso; la mayoría de los modelos no lo necesitan.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>No boost, more power when idle; needs an administrator.</source>
        <translation>Sin turbo, más consumo en reposo; requiere un administrador.</translation>
    </message>
    <message>
        <source>No card is visible.</source>
        <translation>No se ve ninguna tarjeta.</translation>
    </message>
    <message>
        <source>No drafting</source>
        <translation>Sin borradores</translation>
    </message>
    <message>
        <source>No driver of the card is installed here.</source>
        <translation>Aquí no hay instalado ningún controlador de la tarjeta.</translation>
    </message>
    <message>
        <source>No dry run by the engine: this file system keeps no sparse files. The figures are formulas.</source>
        <translation>Sin ensayo del motor: este sistema de archivos no admite archivos dispersos. Las cifras son fórmulas.</translation>
    </message>
    <message>
        <source>No dry run by the engine: {trouble}. The figures are formulas.</source>
        <translation>Sin ensayo del motor: {trouble}. Las cifras son fórmulas.</translation>
    </message>
    <message>
        <source>No engine for a card suits this computer.</source>
        <translation>Ningún motor para tarjeta gráfica es adecuado para este equipo.</translation>
    </message>
    <message>
        <source>No engine is running.</source>
        <translation>No hay ningún motor en marcha.</translation>
    </message>
    <message>
        <source>No engine of the kind {kind} suits this computer.</source>
        <translation>Ningún motor de tipo {kind} es adecuado para este equipo.</translation>
    </message>
    <message>
        <source>No error, no event of the driver: the log ends in the middle of work.</source>
        <translation>Ningún error, ningún evento del controlador: el registro termina en mitad del trabajo.</translation>
    </message>
    <message>
        <source>No fades when something appears.</source>
        <translation>Sin fundidos cuando aparece algo.</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Sin archivo</translation>
    </message>
    <message>
        <source>No file here is called “{name}”.</source>
        <translation>Aquí ningún archivo se llama «{name}».</translation>
    </message>
    <message>
        <source>No file of this repository has a drafting head.</source>
        <translation>Ningún archivo de este repositorio tiene un cabezal de borrador.</translation>
    </message>
    <message>
        <source>No images.</source>
        <translation>Sin imágenes.</translation>
    </message>
    <message>
        <source>No layer was asked for on a card.</source>
        <translation>No se pidió ninguna capa en una tarjeta.</translation>
    </message>
    <message>
        <source>No layer was asked for.</source>
        <translation>No se pidió ninguna capa.</translation>
    </message>
    <message>
        <source>No layer was put on the card.</source>
        <translation>No se puso ninguna capa en la tarjeta.</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <translation>No se ha elegido ningún modelo</translation>
    </message>
    <message>
        <source>No model is here yet</source>
        <translation>Aún no hay ningún modelo aquí</translation>
    </message>
    <message>
        <source>No model is loaded</source>
        <translation>No hay ningún modelo cargado</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <translation>No hay ningún modelo cargado.</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>No hay ningún modelo abierto.</translation>
    </message>
    <message>
        <source>No model is proven yet, so there is none to ask.</source>
        <translation>Aún no se ha validado ningún modelo, así que no hay a cuál preguntar.</translation>
    </message>
    <message>
        <source>No model is ready to work meanwhile.</source>
        <translation>No hay ningún modelo listo para trabajar entretanto.</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <translation>No hay ningún modelo listo.</translation>
    </message>
    <message>
        <source>No other computer answers at {endpoint} ({why}).</source>
        <translation>Ningún otro equipo responde en {endpoint} ({why}).</translation>
    </message>
    <message>
        <source>No other computer was asked for its cards at {missing}.</source>
        <translation>No se preguntó a ningún otro equipo por sus tarjetas en {missing}.</translation>
    </message>
    <message>
        <source>No other program was seen on the card just now. Close what may use it.</source>
        <translation>Ahora mismo no se vio ningún otro programa en la tarjeta. Cerrar lo que pueda usarla.</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Sin plan</translation>
    </message>
    <message>
        <source>No ready-made build suits this card with its driver.</source>
        <translation>Ninguna compilación ya hecha sirve para esta tarjeta con su controlador.</translation>
    </message>
    <message>
        <source>No ready-made engine suits this computer.</source>
        <translation>Ningún motor ya hecho sirve para este equipo.</translation>
    </message>
    <message>
        <source>No receipts yet</source>
        <translation>Aún no hay comprobantes</translation>
    </message>
    <message>
        <source>No request yet.</source>
        <translation>Aún no hay peticiones.</translation>
    </message>
    <message>
        <source>No session.</source>
        <translation>Ninguna sesión.</translation>
    </message>
    <message>
        <source>No setting contains “{words}”.</source>
        <translation>Ningún ajuste contiene «{words}».</translation>
    </message>
    <message>
        <source>No smaller file of this repository is known to help.</source>
        <translation>No se conoce ningún archivo más pequeño de este repositorio que ayude.</translation>
    </message>
    <message>
        <source>No step was stable up to then.</source>
        <translation>Hasta ahí ningún paso fue estable.</translation>
    </message>
    <message>
        <source>No step was stable.</source>
        <translation>Ningún paso fue estable.</translation>
    </message>
    <message>
        <source>No system memory for the card</source>
        <translation>Sin memoria del sistema para la tarjeta</translation>
    </message>
    <message>
        <source>Nobody answers at {end} any more.</source>
        <translation>En {end} ya no responde nadie.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None as a rule.</source>
        <translation>Por lo general, ninguno.</translation>
    </message>
    <message>
        <source>None fits this computer as asked. Try a smaller context, or a smaller model.</source>
        <translation>Ninguno cabe en este equipo tal como se pidió. Probar un contexto menor o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>None fits with room to spare. A smaller context or a lighter KV cache helps.</source>
        <translation>Ninguno cabe con holgura. Ayuda un contexto menor o una caché KV más ligera.</translation>
    </message>
    <message>
        <source>None in a week.</source>
        <translation>Ninguno en una semana.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>No por sí solo</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Aún sin consultar</translation>
    </message>
    <message>
        <source>Not chosen yet: the model does as it was made to.</source>
        <translation>Sin elegir todavía: el modelo hace aquello para lo que se creó.</translation>
    </message>
    <message>
        <source>Not downloaded: {model}</source>
        <translation>No descargado: {model}</translation>
    </message>
    <message>
        <source>Not fixed</source>
        <translation>Sin solucionar</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>Aún no está aquí</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Sin cargar</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>Sin fijar</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Aún sin mirar</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Sin validar</translation>
    </message>
    <message>
        <source>Not proven yet</source>
        <translation>Aún sin validar</translation>
    </message>
    <message>
        <source>Not ruled out: {causes}.</source>
        <translation>No descartado: {causes}.</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Sin ejecutar</translation>
    </message>
    <message>
        <source>Not stable</source>
        <translation>No estable</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Sin certeza</translation>
    </message>
    <message>
        <source>Not told to {name}, which may not know it: {names}.</source>
        <translation>No se dice a {name}, que quizá no lo conozca: {names}.</translation>
    </message>
    <message>
        <source>Not understood in your settings and set to the default: {bad}.</source>
        <translation>No se entendió en sus ajustes y se puso el valor predeterminado: {bad}.</translation>
    </message>
    <message>
        <source>Nothing answered at {url} ({error}).</source>
        <translation>Nada respondió en {url} ({error}).</translation>
    </message>
    <message>
        <source>Nothing answers at {origin} ({words}).</source>
        <translation>Nada responde en {origin} ({words}).</translation>
    </message>
    <message>
        <source>Nothing called “{words}”</source>
        <translation>Nada que se llame «{words}»</translation>
    </message>
    <message>
        <source>Nothing can be tried here without asking.</source>
        <translation>Aquí no se puede probar nada sin preguntar.</translation>
    </message>
    <message>
        <source>Nothing could be read of it.</source>
        <translation>No se pudo leer nada de él.</translation>
    </message>
    <message>
        <source>Nothing decides.</source>
        <translation>Nada es decisivo.</translation>
    </message>
    <message>
        <source>Nothing decides. Nearest: {readings}.</source>
        <translation>Nada es decisivo. Lo más cercano: {readings}.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet, so nothing is lost.</source>
        <translation>Aún no ha llegado nada, así que no se pierde nada.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Aquí nada se llama así.</translation>
    </message>
    <message>
        <source>Nothing holds “{words}”.</source>
        <translation>Nada contiene «{words}».</translation>
    </message>
    <message>
        <source>Nothing in the folder is changed.</source>
        <translation>No se cambia nada en la carpeta.</translation>
    </message>
    <message>
        <source>Nothing is being fetched</source>
        <translation>No se está descargando nada</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>No hay nada cargado.</translation>
    </message>
    <message>
        <source>Nothing is locked at the start of the computer.</source>
        <translation>No se fija nada al arrancar el equipo.</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Nada en marcha</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en marcha.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere by itself.</source>
        <translation>Nada se envía por sí solo a ningún sitio.</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere.</source>
        <translation>No se envía nada a ningún sitio.</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>No hay ningún problema.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer except the downloads you start.</source>
        <translation>Nada sale de este equipo salvo las descargas que se inician.</translation>
    </message>
    <message>
        <source>Nothing listens now.</source>
        <translation>Ahora no hay nada a la escucha.</translation>
    </message>
    <message>
        <source>Nothing listens on this computer.</source>
        <translation>No hay nada a la escucha en este equipo.</translation>
    </message>
    <message>
        <source>Nothing loaded</source>
        <translation>Nada cargado</translation>
    </message>
    <message>
        <source>Nothing needs to be done</source>
        <translation>No hay que hacer nada</translation>
    </message>
    <message>
        <source>Nothing needs to be done; small models run well on the processor.</source>
        <translation>No hay que hacer nada; los modelos pequeños van bien en el procesador.</translation>
    </message>
    <message>
        <source>Nothing of ours is on the card.</source>
        <translation>No hay nada nuestro en la tarjeta.</translation>
    </message>
    <message>
        <source>Nothing personal was found in it.</source>
        <translation>No se encontró nada personal en él.</translation>
    </message>
    <message>
        <source>Nothing slows it</source>
        <translation>Nada la frena</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>No se perdió nada.</translation>
    </message>
    <message>
        <source>Nothing was lost. If it happens again with the same setup, try a smaller one.</source>
        <translation>No se perdió nada. Si vuelve a ocurrir con la misma configuración, probar una menor.</translation>
    </message>
    <message>
        <source>Nothing was moved to the CPU. Nothing is running.</source>
        <translation>No se movió nada a la CPU. No hay nada en marcha.</translation>
    </message>
    <message>
        <source>Nothing was sent there. Enter that address if it is the right one.</source>
        <translation>No se envió nada allí. Introducir esa dirección si es la correcta.</translation>
    </message>
    <message>
        <source>Noticeable loss</source>
        <translation>Pérdida apreciable</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>nov</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>oct</translation>
    </message>
    <message>
        <source>Of chats that have no style of their own, from the next reply on.</source>
        <translation>De los chats sin estilo propio, a partir de la próxima respuesta.</translation>
    </message>
    <message>
        <source>Of that, not from files</source>
        <translation>De ello, no procedente de archivos</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Offline mode is on, and this file&apos;s header is not on this machine.</source>
        <translation>El modo sin conexión está activado, y la cabecera de este archivo no está en este equipo.</translation>
    </message>
    <message>
        <source>Offline mode is on, and this model is not on this machine.</source>
        <translation>El modo sin conexión está activado, y este modelo no está en este equipo.</translation>
    </message>
    <message>
        <source>Offline mode is on.</source>
        <translation>El modo sin conexión está activado.</translation>
    </message>
    <message>
        <source>Offline mode is on: the Hub is not asked.</source>
        <translation>El modo sin conexión está activado: no se consulta el Hub.</translation>
    </message>
    <message>
        <source>Offline mode is on: the token was not checked.</source>
        <translation>El modo sin conexión está activado: no se comprobó el token.</translation>
    </message>
    <message>
        <source>Often the driver was updated and the computer not restarted.</source>
        <translation>A menudo se actualizó el controlador y no se reinició el equipo.</translation>
    </message>
    <message>
        <source>Old turns are lost.</source>
        <translation>Los turnos antiguos se pierden.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Más antiguos</translation>
    </message>
    <message>
        <source>Ollama&apos;s</source>
        <translation>De Ollama</translation>
    </message>
    <message>
        <source>On another computer: {host}</source>
        <translation>En otro equipo: {host}</translation>
    </message>
    <message>
        <source>On the card now: {named}. Close what you do not need; Plimsoll never ends them.</source>
        <translation>En la tarjeta ahora: {named}. Cerrar lo que no haga falta; Plimsoll nunca los termina.</translation>
    </message>
    <message>
        <source>On the fullest of {n} cards</source>
        <translation>En la más llena de {n} tarjetas</translation>
    </message>
    <message>
        <source>On the other computer</source>
        <translation>En el otro equipo</translation>
    </message>
    <message>
        <source>On the processor</source>
        <translation>En el procesador</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>On your {card}</source>
        <translation>En su {card}</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Una tarjeta</translation>
    </message>
    <message>
        <source>One change at a time, proven again, with undo</source>
        <translation>Un cambio cada vez, validado de nuevo, con deshacer</translation>
    </message>
    <message>
        <source>One conversation at a time</source>
        <translation>Una conversación a la vez</translation>
    </message>
    <message>
        <source>One conversation has {n} tokens now. Coding agents begin with thousands of their own: choose a larger context first.</source>
        <translation>Una conversación tiene ahora {n} tokens. Los agentes de programación empiezan con miles propios: elegir primero un contexto mayor.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>One that fits this computer</source>
        <translation>Uno que cabe en este equipo</translation>
    </message>
    <message>
        <source>One that fits your card</source>
        <translation>Uno que cabe en su tarjeta</translation>
    </message>
    <message>
        <source>Only card {get} is full.</source>
        <translation>Solo la tarjeta {get} está llena.</translation>
    </message>
    <message>
        <source>Only for https with your own certificate: the PEM file of the authority that signed it.</source>
        <translation>Solo para https con un certificado propio: el archivo PEM de quien lo firmó.</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this share of the probability.</source>
        <translation>Solo los tokens más probables que juntos tienen esta parte de la probabilidad.</translation>
    </message>
    <message>
        <source>Only the memory of one card.</source>
        <translation>Solo la memoria de una tarjeta.</translation>
    </message>
    <message>
        <source>Only the memory that is here.</source>
        <translation>Solo la memoria que hay aquí.</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be chosen.</source>
        <translation>Solo se puede elegir entre este número de tokens más probables.</translation>
    </message>
    <message>
        <source>Only tokens with at least this share of the likeliest one’s probability.</source>
        <translation>Solo tokens con al menos esta parte de la probabilidad del más probable.</translation>
    </message>
    <message>
        <source>Only {active} of its {total} billion weights work on each token. {said}</source>
        <translation>Solo {active} de sus {total} mil millones de pesos trabajan en cada token. {said}</translation>
    </message>
    <message>
        <source>Only {free} are free on the disk that models go to: too little for this one.</source>
        <translation>En el disco de los modelos solo quedan {free} libres: muy poco para este.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open Fixes, or `plimsoll diagnose --preview` for everything about it.</source>
        <translation>Abrir Soluciones, o `plimsoll diagnose --preview` para verlo todo.</translation>
    </message>
    <message>
        <source>Open Models and choose a model with fewer parameters; each shows what it needs before it is fetched.</source>
        <translation>Abrir Modelos y elegir un modelo con menos parámetros; cada uno muestra lo que necesita antes de descargarlo.</translation>
    </message>
    <message>
        <source>Open Models and choose a smaller file of this model.</source>
        <translation>Abrir Modelos y elegir un archivo más pequeño de este modelo.</translation>
    </message>
    <message>
        <source>Open Models and choose another file of this model.</source>
        <translation>Abrir Modelos y elegir otro archivo de este modelo.</translation>
    </message>
    <message>
        <source>Open Models and choose another one; each shows what it needs before it is fetched.</source>
        <translation>Abrir Modelos y elegir otro; cada uno muestra lo que necesita antes de descargarlo.</translation>
    </message>
    <message>
        <source>Open Models and look for a file of this model with a drafting head.</source>
        <translation>Abrir Modelos y buscar un archivo de este modelo con cabezal de borrador.</translation>
    </message>
    <message>
        <source>Open Models and look for another variant of this model.</source>
        <translation>Abrir Modelos y buscar otra variante de este modelo.</translation>
    </message>
    <message>
        <source>Open Models and look for the same model from another maker.</source>
        <translation>Abrir Modelos y buscar el mismo modelo de otro autor.</translation>
    </message>
    <message>
        <source>Open Models: files that are here run without the Hub.</source>
        <translation>Abrir Modelos: los archivos que están aquí funcionan sin el Hub.</translation>
    </message>
    <message>
        <source>Open Plimsoll</source>
        <translation>Abrir Plimsoll</translation>
    </message>
    <message>
        <source>Open Plimsoll to see what helps.</source>
        <translation>Abrir Plimsoll para ver qué ayuda.</translation>
    </message>
    <message>
        <source>Open Settings and raise what is kept free for the desktop by 512 MiB, then plan the model again.</source>
        <translation>Abrir Ajustes, subir en 512&#xa0;MiB lo que se deja libre para el escritorio y planificar de nuevo el modelo.</translation>
    </message>
    <message>
        <source>Open a model to see what goes where.</source>
        <translation>Abrir un modelo para ver qué va dónde.</translation>
    </message>
    <message>
        <source>Open a web page in the browser, sign in to the network, then try again.</source>
        <translation>Abrir una página web en el navegador, iniciar sesión en la red y volver a intentarlo.</translation>
    </message>
    <message>
        <source>Open an SSH tunnel, as `plimsoll rpc-server` prints it, and give its local end.</source>
        <translation>Abrir un túnel SSH, como lo muestra `plimsoll rpc-server`, e indicar su extremo local.</translation>
    </message>
    <message>
        <source>Open chat</source>
        <translation>Abrir chat</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Open in the browser?</source>
        <translation>¿Abrir en el navegador?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open it afterwards</source>
        <translation>Abrir después</translation>
    </message>
    <message>
        <source>Open its page on the Hub, accept its terms and wait for the answer.</source>
        <translation>Abrir su página en el Hub, aceptar sus condiciones y esperar la respuesta.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Abrir modelo</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Abrir ahora</translation>
    </message>
    <message>
        <source>Open the first part</source>
        <translation>Abrir la primera parte</translation>
    </message>
    <message>
        <source>Open the folder of chats, receipts and settings</source>
        <translation>Abrir la carpeta de chats, comprobantes y ajustes</translation>
    </message>
    <message>
        <source>Open the folder of the models</source>
        <translation>Abrir la carpeta de los modelos</translation>
    </message>
    <message>
        <source>Open the model that it was made for, and choose it there as the drafting file.</source>
        <translation>Abrir el modelo para el que se hizo y elegirlo allí como archivo de borrador.</translation>
    </message>
    <message>
        <source>Open the model&apos;s page on the Hub, accept its terms with your account, then try again.</source>
        <translation>Abrir la página del modelo en el Hub, aceptar sus condiciones con su cuenta y volver a intentarlo.</translation>
    </message>
    <message>
        <source>Open the part whose name ends in 00001-of-n.</source>
        <translation>Abrir la parte cuyo nombre termina en 00001-of-n.</translation>
    </message>
    <message>
        <source>Open the plan</source>
        <translation>Abrir el plan</translation>
    </message>
    <message>
        <source>Open this page?</source>
        <translation>¿Abrir esta página?</translation>
    </message>
    <message>
        <source>Open {name} now</source>
        <translation>Abrir {name} ahora</translation>
    </message>
    <message>
        <source>Open {name} now?</source>
        <translation>¿Abrir {name} ahora?</translation>
    </message>
    <message>
        <source>Open {repo} on the Hub, accept its terms and wait for the answer.</source>
        <translation>Abrir {repo} en el Hub, aceptar sus condiciones y esperar la respuesta.</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>Compatible con OpenAI</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abriendo</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Other computers may ask too</source>
        <translation>Otros equipos también pueden preguntar</translation>
    </message>
    <message>
        <source>Other computers reach it at {url}.</source>
        <translation>Otros equipos llegan a él en {url}.</translation>
    </message>
    <message>
        <source>Other faults are possible.</source>
        <translation>Son posibles otros fallos.</translation>
    </message>
    <message>
        <source>Other placement of tensors</source>
        <translation>Otra colocación de los tensores</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Otros programas</translation>
    </message>
    <message>
        <source>Other programs may ask</source>
        <translation>Otros programas pueden preguntar</translation>
    </message>
    <message>
        <source>Other programs on the card: {names}</source>
        <translation>Otros programas en la tarjeta: {names}</translation>
    </message>
    <message>
        <source>Other programs on the card: {others}</source>
        <translation>Otros programas en la tarjeta: {others}</translation>
    </message>
    <message>
        <source>Other programs use it too</source>
        <translation>Otros programas también la usan</translation>
    </message>
    <message>
        <source>Other programs use the processor, or it is hot.</source>
        <translation>Otros programas usan el procesador, o está caliente.</translation>
    </message>
    <message>
        <source>Others held {taken} MiB</source>
        <translation>Otros ocupaban {taken}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Others on this computer can read {first}</source>
        <translation>Otros en este equipo pueden leer {first}</translation>
    </message>
    <message>
        <source>Others wait.</source>
        <translation>Otros esperan.</translation>
    </message>
    <message>
        <source>Our process held {before} MiB before the load.</source>
        <translation>Nuestro proceso ocupaba {before}&#xa0;MiB antes de la carga.</translation>
    </message>
    <message>
        <source>Our process holds {own} MiB after the unload.</source>
        <translation>Nuestro proceso ocupa {own}&#xa0;MiB tras liberar el modelo.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Own number of threads</source>
        <translation>Número de hilos propio</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Archivos PEM (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Page on the Hub…</source>
        <translation>Página en el Hub…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Parallel replies</source>
        <translation>Respuestas en paralelo</translation>
    </message>
    <message>
        <source>Part of the model sits on the slow side.</source>
        <translation>Parte del modelo está en el lado lento.</translation>
    </message>
    <message>
        <source>Part of the model would run on the processor, much slower.</source>
        <translation>Parte del modelo se ejecutaría en el procesador, mucho más despacio.</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Parte de la página</translation>
    </message>
    <message>
        <source>Part of the program is missing or damaged[: {part}].</source>
        <translation>Falta una parte del programa o está dañada[: {part}].</translation>
    </message>
    <message>
        <source>Patterns in the plan bar</source>
        <translation>Tramas en la barra del plan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Pausar todo</translation>
    </message>
    <message>
        <source>Pause downloads</source>
        <translation>Pausar las descargas</translation>
    </message>
    <message>
        <source>Pause {model}</source>
        <translation>Pausar {model}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Picture of the graphs (*.png)</source>
        <translation>Imagen de los gráficos (*.png)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Pieces of the file</source>
        <translation>Fragmentos del archivo</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>Memoria anclada</translation>
    </message>
    <message>
        <source>Placement as planned</source>
        <translation>Colocación según el plan</translation>
    </message>
    <message>
        <source>Plain memory instead of pinned</source>
        <translation>Memoria normal en lugar de anclada</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>Plan para {title}: {used} de {line}&#xa0;MiB hasta la línea de carga, {rest} por encima</translation>
    </message>
    <message>
        <source>Plan for {title}: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>Plan para {title}: {used} de {line}&#xa0;MiB hasta la línea de carga, {rest} de sobra</translation>
    </message>
    <message>
        <source>Plan: nothing planned</source>
        <translation>Plan: nada planificado</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} over it</source>
        <translation>Plan: {used} de {line}&#xa0;MiB hasta la línea de carga, {rest} por encima</translation>
    </message>
    <message>
        <source>Plan: {used} of {line} MiB up to the load line, {rest} to spare</source>
        <translation>Plan: {used} de {line}&#xa0;MiB hasta la línea de carga, {rest} de sobra</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planificado</translation>
    </message>
    <message>
        <source>Planned for the card</source>
        <translation>Planificado para la tarjeta</translation>
    </message>
    <message>
        <source>Planned for the processor</source>
        <translation>Planificado para el procesador</translation>
    </message>
    <message>
        <source>Planned to fit, and {text} layers are on the card.</source>
        <translation>Planificado para caber, y {text} capas están en la tarjeta.</translation>
    </message>
    <message>
        <source>Planned {planned} MiB, measured {peak} MiB</source>
        <translation>Planificados {planned}&#xa0;MiB, medidos {peak}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Plimsoll</source>
        <translation>Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {folder} ({strerror}).</source>
        <translation>Plimsoll no puede escribir en {folder} ({strerror}).</translation>
    </message>
    <message>
        <source>Plimsoll cannot write to {path} ({error}).</source>
        <translation>Plimsoll no puede escribir en {path} ({error}).</translation>
    </message>
    <message>
        <source>Plimsoll does not keep the cache apart from its layers: fewer layers on the card have the same effect and are shown.</source>
        <translation>Plimsoll no separa la caché de sus capas: menos capas en la tarjeta tienen el mismo efecto y se muestran.</translation>
    </message>
    <message>
        <source>Plimsoll ended while it was {doing}.</source>
        <translation>Plimsoll terminó mientras estaba {doing}.</translation>
    </message>
    <message>
        <source>Plimsoll engine</source>
        <translation>Motor de Plimsoll</translation>
    </message>
    <message>
        <source>Plimsoll is closing.</source>
        <translation>Plimsoll se está cerrando.</translation>
    </message>
    <message>
        <source>Plimsoll is open already but does not answer. End it and start again.</source>
        <translation>Plimsoll ya está abierto, pero no responde. Terminarlo e iniciarlo de nuevo.</translation>
    </message>
    <message>
        <source>Plimsoll looks again by itself; if the card does not return, restart the computer.</source>
        <translation>Plimsoll vuelve a mirar por sí solo; si la tarjeta no vuelve, reiniciar el equipo.</translation>
    </message>
    <message>
        <source>Plimsoll looks at this machine. The graphs begin in a moment.</source>
        <translation>Plimsoll está mirando este equipo. Los gráficos empiezan enseguida.</translation>
    </message>
    <message>
        <source>Plimsoll made it to try the engine</source>
        <translation>Plimsoll lo creó para probar el motor</translation>
    </message>
    <message>
        <source>Plimsoll reads text: notes, code, tables as CSV, logs. Pictures and documents of other programs are not supported yet.</source>
        <translation>Plimsoll lee texto: notas, código, tablas en CSV, registros. Aún no admite imágenes ni documentos de otros programas.</translation>
    </message>
    <message>
        <source>Plimsoll runs a language model on your own computer: it plans the memory first, and proves it before it says ready.</source>
        <translation>Plimsoll ejecuta un modelo de lenguaje en el propio equipo: primero planifica la memoria y la valida antes de decir «listo».</translation>
    </message>
    <message>
        <source>Plimsoll shows what fits this computer before anything is loaded.</source>
        <translation>Plimsoll muestra lo que cabe en este equipo antes de cargar nada.</translation>
    </message>
    <message>
        <source>Plimsoll shows what helps.</source>
        <translation>Plimsoll muestra qué ayuda.</translation>
    </message>
    <message>
        <source>Plimsoll talks to the model host you chose for downloads, to remote servers you entered when you use them, and to nobody else.</source>
        <translation>Plimsoll habla con el servidor de modelos elegido para descargas, con los servidores remotos introducidos cuando se usan, y con nadie más.</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s engine is pinned to the version it was tested with; a newer one comes with a newer Plimsoll.</source>
        <translation>El motor de Plimsoll está ligado a la versión con la que se probó; uno más reciente llega con un Plimsoll más reciente.</translation>
    </message>
    <message>
        <source>Plimsoll&apos;s own files</source>
        <translation>Archivos propios de Plimsoll</translation>
    </message>
    <message>
        <source>Plug it in for full speed. `plimsoll clocks lock --mode cap` keeps the card at or below its base clock, which saves power.</source>
        <translation>Conectarlo a la corriente para ir a plena velocidad. `plimsoll clocks lock --mode cap` mantiene la tarjeta en su frecuencia base o por debajo, lo que ahorra energía.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Port {port} is taken{by}. None of the {tries} ports after it is free either.</source>
        <translation>El puerto {port} está ocupado{by}. Tampoco está libre ninguno de los {tries} siguientes.</translation>
    </message>
    <message>
        <source>Port {port} was taken{by} when this began.</source>
        <translation>El puerto {port} estaba ocupado{by} al comenzar.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Power and heat</source>
        <translation>Potencia y calor</translation>
    </message>
    <message>
        <source>Power brake</source>
        <translation>Freno de potencia</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Límite de potencia</translation>
    </message>
    <message>
        <source>Power limit: {answer}</source>
        <translation>Límite de potencia: {answer}</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Potencia, W</translation>
    </message>
    <message>
        <source>Precise</source>
        <translation>Preciso</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Predicted above, measured below</source>
        <translation>Arriba lo previsto, abajo lo medido</translation>
    </message>
    <message>
        <source>Predicted {n}</source>
        <translation>Previsto {n}</translation>
    </message>
    <message>
        <source>Preemptive cleanup</source>
        <translation>Limpieza preventiva</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Private files</source>
        <translation>Archivos privados</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>Processor threads for the engine, from the next load on.</source>
        <translation>Hilos del procesador para el motor, a partir de la próxima carga.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Programs on other computers in your network, not only on this one.</source>
        <translation>Programas de otros equipos de su red, no solo de este.</translation>
    </message>
    <message>
        <source>Programs that show the old key are refused from then on. Give them the new one.</source>
        <translation>Los programas que muestren la clave antigua se rechazarán desde entonces. Hay que darles la nueva.</translation>
    </message>
    <message>
        <source>Prompt cache</source>
        <translation>Caché de prompts</translation>
    </message>
    <message>
        <source>Prompt cache off</source>
        <translation>Sin caché de prompts</translation>
    </message>
    <message>
        <source>Prompt cache {cache} MiB of {ram} MiB</source>
        <translation>Caché de prompts {cache}&#xa0;MiB de {ram}&#xa0;MiB</translation>
    </message>
    <message>
        <source>Prompt read</source>
        <translation>Lectura del prompt</translation>
    </message>
    <message>
        <source>Prompts are read at {rate} tokens/s; {best} were proven before.</source>
        <translation>Los prompts se leen a {rate}&#xa0;tokens/s; antes se validaron {best}.</translation>
    </message>
    <message>
        <source>Prompts are read {now} tokens at a time again.</source>
        <translation>Los prompts vuelven a leerse en pasos de {now} tokens.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Proof of this step</source>
        <translation>Validación de este paso</translation>
    </message>
    <message>
        <source>Proposed for this computer</source>
        <translation>Propuesto para este equipo</translation>
    </message>
    <message>
        <source>Prove again</source>
        <translation>Validar de nuevo</translation>
    </message>
    <message>
        <source>Prove it</source>
        <translation>Validar</translation>
    </message>
    <message>
        <source>Prove it in Plimsoll first: one click.</source>
        <translation>Validarlo primero en Plimsoll: un clic.</translation>
    </message>
    <message>
        <source>Prove it in full</source>
        <translation>Validarlo por completo</translation>
    </message>
    <message>
        <source>Prove it when here</source>
        <translation>Validarlo al llegar</translation>
    </message>
    <message>
        <source>Prove {model}</source>
        <translation>Validar {model}</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Validado</translation>
    </message>
    <message>
        <source>Proven on this card in {time}. One change; the rest is as before.</source>
        <translation>Validado en esta tarjeta en {time}. Un cambio; el resto está como antes.</translation>
    </message>
    <message>
        <source>Proven on this card. One change; the rest is as before.</source>
        <translation>Validado en esta tarjeta. Un cambio; el resto está como antes.</translation>
    </message>
    <message>
        <source>Proven on this computer in {time}. One change; the rest is as before.</source>
        <translation>Validado en este equipo en {time}. Un cambio; el resto está como antes.</translation>
    </message>
    <message>
        <source>Proven on this computer.</source>
        <translation>Validado en este equipo.</translation>
    </message>
    <message>
        <source>Proven on this computer. One change; the rest is as before.</source>
        <translation>Validado en este equipo. Un cambio; el resto está como antes.</translation>
    </message>
    <message>
        <source>Proven there to {n} tokens.</source>
        <translation>Validado allí hasta {n} tokens.</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total}</source>
        <translation>Validado hasta {depth} de {total}</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens</source>
        <translation>Validado hasta {depth} de {total} tokens</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this card.</source>
        <translation>Validado hasta {depth} de {total} tokens en esta tarjeta.</translation>
    </message>
    <message>
        <source>Proven to {depth} of {total} tokens on this computer.</source>
        <translation>Validado hasta {depth} de {total} tokens en este equipo.</translation>
    </message>
    <message>
        <source>Proven to {n}</source>
        <translation>Validado hasta {n}</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this card.</source>
        <translation>Validado hasta {n} de {total} tokens en esta tarjeta.</translation>
    </message>
    <message>
        <source>Proven to {n} of {total} tokens on this computer.</source>
        <translation>Validado hasta {n} de {total} tokens en este equipo.</translation>
    </message>
    <message>
        <source>Proven to {n} tokens.</source>
        <translation>Validado hasta {n} tokens.</translation>
    </message>
    <message>
        <source>Proving</source>
        <translation>Validando</translation>
    </message>
    <message>
        <source>Proving it on this computer</source>
        <translation>Validándolo en este equipo</translation>
    </message>
    <message>
        <source>Proving it on your card</source>
        <translation>Validándolo en su tarjeta</translation>
    </message>
    <message>
        <source>Proving the change</source>
        <translation>Validando el cambio</translation>
    </message>
    <message>
        <source>Proving {name} first</source>
        <translation>Validando primero {name}</translation>
    </message>
    <message>
        <source>Proving {name} on this machine</source>
        <translation>Validando {name} en este equipo</translation>
    </message>
    <message>
        <source>Put all parts of the model into one folder, under the names they were published with.</source>
        <translation>Poner todas las partes del modelo en una carpeta, con los nombres con que se publicaron.</translation>
    </message>
    <message>
        <source>Put it back at {path}, or draft without it.</source>
        <translation>Volver a ponerlo en {path} o usar borradores sin él.</translation>
    </message>
    <message>
        <source>Put layers on other computers</source>
        <translation>Poner capas en otros equipos</translation>
    </message>
    <message>
        <source>Put the system message first; Plimsoll always does so in its own conversations.</source>
        <translation>Poner primero el mensaje de sistema; Plimsoll siempre lo hace en sus propias conversaciones.</translation>
    </message>
    <message>
        <source>Python, OpenAI&apos;s library</source>
        <translation>Python, biblioteca de OpenAI</translation>
    </message>
    <message>
        <source>Qualified</source>
        <translation>Validado</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Quality {grade}</source>
        <translation>Calidad {grade}</translation>
    </message>
    <message>
        <source>Quality.</source>
        <translation>Calidad.</translation>
    </message>
    <message>
        <source>Quant</source>
        <translation>Cuantización</translation>
    </message>
    <message>
        <source>Quants</source>
        <translation>Cuantizaciones</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Poner en cola</translation>
    </message>
    <message>
        <source>Quick replies</source>
        <translation>Respuestas rápidas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Quit Plimsoll</source>
        <translation>Salir de Plimsoll</translation>
    </message>
    <message>
        <source>Raise the limit as an administrator, no higher than the card&apos;s own maximum: nvidia-smi -pl WATTS.</source>
        <translation>Subir el límite como administrador, no más que el máximo de la propia tarjeta: nvidia-smi -pl WATTS.</translation>
    </message>
    <message>
        <source>Raise the limit in Settings, or ask the model to go on.</source>
        <translation>Subir el límite en Ajustes o pedir al modelo que continúe.</translation>
    </message>
    <message>
        <source>Raise the power limit</source>
        <translation>Subir el límite de potencia</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Reading a prompt</source>
        <translation>Leyendo un prompt</translation>
    </message>
    <message>
        <source>Reading a prompt is a little slower.</source>
        <translation>Leer un prompt es un poco más lento.</translation>
    </message>
    <message>
        <source>Reading a prompt is slower; answers are the same.</source>
        <translation>Leer un prompt es más lento; las respuestas son las mismas.</translation>
    </message>
    <message>
        <source>Reading its header</source>
        <translation>Leyendo su cabecera</translation>
    </message>
    <message>
        <source>Reading the headers of the files</source>
        <translation>Leyendo las cabeceras de los archivos</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Leyendo el prompt</translation>
    </message>
    <message>
        <source>Reading the prompt: {done} of {total} tokens</source>
        <translation>Leyendo el prompt: {done} de {total} tokens</translation>
    </message>
    <message>
        <source>Readings (*.csv)</source>
        <translation>Lecturas (*.csv)</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Ready without a download</source>
        <translation>Listo sin descargar nada</translation>
    </message>
    <message>
        <source>Ready: {model}</source>
        <translation>Listo: {model}</translation>
    </message>
    <message>
        <source>Real hangs last longer; success not shown.</source>
        <translation>Los bloqueos reales duran más; éxito no demostrado.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Comprobante</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Comprobantes</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>Estado recurrente</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Refuse says so before anything is read; drop leaves its oldest messages unread.</source>
        <translation>Rechazar lo dice antes de leer nada; descartar deja sin leer sus mensajes más antiguos.</translation>
    </message>
    <message>
        <source>Rejected drafts could not be removed.</source>
        <translation>No se pudieron quitar los borradores rechazados.</translation>
    </message>
    <message>
        <source>Reload the driver&apos;s modules</source>
        <translation>Recargar los módulos del controlador</translation>
    </message>
    <message>
        <source>Reload the module nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm), or restart the computer; then load the model.</source>
        <translation>Recargar el módulo nvidia_uvm (sudo modprobe -r nvidia_uvm &amp;&amp; sudo modprobe nvidia_uvm) o reiniciar el equipo; después, cargar el modelo.</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>Remoto</translation>
    </message>
    <message>
        <source>Remote servers</source>
        <translation>Servidores remotos</translation>
    </message>
    <message>
        <source>Remote, replying</source>
        <translation>Remoto, respondiendo</translation>
    </message>
    <message>
        <source>Remote: {server}</source>
        <translation>Remoto: {server}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove and free {size}</source>
        <translation>Eliminar y liberar {size}</translation>
    </message>
    <message>
        <source>Remove it and fetch it again.</source>
        <translation>Eliminarlo y descargarlo de nuevo.</translation>
    </message>
    <message>
        <source>Remove libraries of other driver versions (compat packages, copies of libcuda), then restart.</source>
        <translation>Quitar las bibliotecas de otras versiones del controlador (paquetes compat, copias de libcuda) y reiniciar.</translation>
    </message>
    <message>
        <source>Remove models you do not use in Models, or free up space in another way, then go on.</source>
        <translation>Eliminar en Modelos los modelos que no se usen o liberar espacio de otro modo, y continuar.</translation>
    </message>
    <message>
        <source>Remove models you do not use, or free up space in another way.</source>
        <translation>Eliminar modelos que no se usen o liberar espacio de otro modo.</translation>
    </message>
    <message>
        <source>Remove one first.</source>
        <translation>Quitar uno primero.</translation>
    </message>
    <message>
        <source>Remove your own placement of tensors; Plimsoll places whole layers and, where asked, the experts.</source>
        <translation>Quitar su propia colocación de tensores; Plimsoll coloca capas enteras y, donde se pida, los expertos.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>¿Eliminar {name}?</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <translation>Quitar {server}</translation>
    </message>
    <message>
        <source>Remove {server}?</source>
        <translation>¿Quitar {server}?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Rename the file, or the folder that it lies in.</source>
        <translation>Cambiar el nombre del archivo o de la carpeta en la que está.</translation>
    </message>
    <message>
        <source>Rename the open chat</source>
        <translation>Cambiar el nombre del chat abierto</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>Penalización por repetición</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Replies are written one after another for a while: a batch for all of them failed.</source>
        <translation>Durante un rato las respuestas se escriben una tras otra: falló un lote para todas.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Reply to {name}…</source>
        <translation>Responder a {name}…</translation>
    </message>
    <message>
        <source>Reply to {name}… The whole chat is sent there.</source>
        <translation>Responder a {name}… Se le envía el chat entero.</translation>
    </message>
    <message>
        <source>Replying</source>
        <translation>Respondiendo</translation>
    </message>
    <message>
        <source>Replying</source>
        <comment>speed</comment>
        <translation>Al responder</translation>
    </message>
    <message>
        <source>Replying…</source>
        <translation>Respondiendo…</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>Repositorios</translation>
    </message>
    <message>
        <source>Repositories for llama.cpp often have GGUF in their name. Search for it together with the model&apos;s name.</source>
        <translation>Los repositorios para llama.cpp suelen llevar GGUF en el nombre. Buscarlo junto con el nombre del modelo.</translation>
    </message>
    <message>
        <source>Reranking model: it orders texts by a question, it does not chat.</source>
        <translation>Modelo de reordenación: ordena textos según una pregunta, no conversa.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restart the computer</source>
        <translation>Reiniciar el equipo</translation>
    </message>
    <message>
        <source>Restart the computer before the card is used again.</source>
        <translation>Reiniciar el equipo antes de volver a usar la tarjeta.</translation>
    </message>
    <message>
        <source>Restart the computer.</source>
        <translation>Reiniciar el equipo.</translation>
    </message>
    <message>
        <source>Restart the computer. If it happens again, lock the clocks and check the power cables.</source>
        <translation>Reiniciar el equipo. Si vuelve a ocurrir, fijar las frecuencias y revisar los cables de alimentación.</translation>
    </message>
    <message>
        <source>Restart the computer. Plimsoll remembers the model and its setup.</source>
        <translation>Reiniciar el equipo. Plimsoll recuerda el modelo y su configuración.</translation>
    </message>
    <message>
        <source>Restart the computer; if it stays, install the driver again.</source>
        <translation>Reiniciar el equipo; si persiste, instalar de nuevo el controlador.</translation>
    </message>
    <message>
        <source>Restart the computer; nothing is tried on the card before.</source>
        <translation>Reiniciar el equipo; antes no se prueba nada en la tarjeta.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Reanudar todo</translation>
    </message>
    <message>
        <source>Resume {model}</source>
        <translation>Seguir descargando {model}</translation>
    </message>
    <message>
        <source>Room to work in for one step. It grows with the micro-batch.</source>
        <translation>Espacio de trabajo para un paso. Crece con el microlote.</translation>
    </message>
    <message>
        <source>Row remapping event</source>
        <translation>Reasignación de filas de memoria</translation>
    </message>
    <message>
        <source>Row remapping failure</source>
        <translation>Fallo al reasignar filas de memoria</translation>
    </message>
    <message>
        <source>Rows cannot be split over several computers, only layers.</source>
        <translation>Las filas no se pueden repartir entre varios equipos, solo las capas.</translation>
    </message>
    <message>
        <source>Rows of {what} that could not be read: {unread}{kept}.</source>
        <translation>Filas ilegibles de {what}: {unread}{kept}.</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll clocks status&apos; to see the cards.</source>
        <translation>Ejecutar «plimsoll clocks status» para ver las tarjetas.</translation>
    </message>
    <message>
        <source>Run &apos;plimsoll detect&apos; to see why.</source>
        <translation>Ejecutar «plimsoll detect» para ver por qué.</translation>
    </message>
    <message>
        <source>Run setup again</source>
        <translation>Repetir la configuración</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>SM clock {get} MHz under load</source>
        <translation>Frecuencia SM {get}&#xa0;MHz bajo carga</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>Frecuencia SM, MHz</translation>
    </message>
    <message>
        <source>Same type for keys and values</source>
        <translation>El mismo tipo para claves y valores</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Muestreo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>Guardar paquete</translation>
    </message>
    <message>
        <source>Save bundle…</source>
        <translation>Guardar paquete…</translation>
    </message>
    <message>
        <source>Save or copy its words into a text file, and attach that.</source>
        <translation>Guardar o copiar su texto en un archivo de texto y adjuntar ese.</translation>
    </message>
    <message>
        <source>Saved as you change it</source>
        <translation>Se guarda al instante</translation>
    </message>
    <message>
        <source>Saved prompts filled the memory of the computer.</source>
        <translation>Los prompts guardados llenaron la memoria del equipo.</translation>
    </message>
    <message>
        <source>Say hello.</source>
        <translation>Saluda.</translation>
    </message>
    <message>
        <source>Scratch for {rows} rows is reserved at load.</source>
        <translation>La memoria de trabajo para {rows} filas se reserva al cargar.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search chats</source>
        <translation>Buscar chats</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Search, or paste owner/repo, an address or a path</source>
        <translation>Buscar, o pegar owner/repo, una dirección o una ruta</translation>
    </message>
    <message>
        <source>Searching: {n} step done</source>
        <translation>Buscando: {n} paso hecho</translation>
    </message>
    <message>
        <source>Searching: {n} steps done</source>
        <translation>Buscando: {n} pasos hechos</translation>
    </message>
    <message>
        <source>Secure Boot is on: enrol the key of the driver&apos;s module, or use a signed package.</source>
        <translation>El arranque seguro está activado: registrar la clave del módulo del controlador o usar un paquete firmado.</translation>
    </message>
    <message>
        <source>See Fixes</source>
        <translation>Ver Soluciones</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>Ver el plan</translation>
    </message>
    <message>
        <source>See what helps</source>
        <translation>Ver qué ayuda</translation>
    </message>
    <message>
        <source>See why {model} stopped</source>
        <translation>Ver por qué se detuvo {model}</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send less, or choose a larger context in Plimsoll.</source>
        <translation>Enviar menos o elegir en Plimsoll un contexto mayor.</translation>
    </message>
    <message>
        <source>Send text (in LangChain: check_embedding_ctx_length=False).</source>
        <translation>Enviar texto (en LangChain: check_embedding_ctx_length=False).</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Set HF_ENDPOINT to an address that begins with https://.</source>
        <translation>Definir HF_ENDPOINT con una dirección que empiece por https://.</translation>
    </message>
    <message>
        <source>Set HF_HUB_CACHE to a folder on another drive and start Plimsoll again.</source>
        <translation>Definir HF_HUB_CACHE con una carpeta de otra unidad e iniciar Plimsoll de nuevo.</translation>
    </message>
    <message>
        <source>Set it to an address such as {default_endpoint}, or remove it.</source>
        <translation>Ponga una dirección como {default_endpoint} o quite la variable.</translation>
    </message>
    <message>
        <source>Set it to an address that begins with https://, or remove it.</source>
        <translation>Definirlo con una dirección que empiece por https://, o quitarlo.</translation>
    </message>
    <message>
        <source>Set {group} as it came</source>
        <translation>Restablecer {group} a los valores iniciales</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settings of the extension: API Provider, OpenAI Compatible.</source>
        <translation>Ajustes de la extensión: API Provider, OpenAI Compatible.</translation>
    </message>
    <message>
        <source>Settings, chats and receipts are readable by you alone.</source>
        <translation>Los ajustes, chats y comprobantes solo los puede leer usted.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Several conversations at once got in each other&apos;s way.</source>
        <translation>Varias conversaciones a la vez se estorbaron.</translation>
    </message>
    <message>
        <source>Several machines</source>
        <translation>Varios equipos</translation>
    </message>
    <message>
        <source>Shared with other tools; HF_HOME chooses another place.</source>
        <translation>Se comparte con otras herramientas; HF_HOME elige otro lugar.</translation>
    </message>
    <message>
        <source>Shares the layers out by what is free on each card now.</source>
        <translation>Reparte las capas según lo que ahora está libre en cada tarjeta.</translation>
    </message>
    <message>
        <source>Sharpest answers</source>
        <translation>Respuestas más precisas</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Mayús+Intro</translation>
    </message>
    <message>
        <source>Shorten the conversation</source>
        <translation>Acortar la conversación</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>Contexto más corto</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show all {n} letters</source>
        <translation>Mostrar las {n} letras</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Show or hide the list of chats</source>
        <translation>Mostrar u ocultar la lista de chats</translation>
    </message>
    <message>
        <source>Show the card again</source>
        <translation>Volver a mostrar la tarjeta</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
    <message>
        <source>Show what is popular</source>
        <translation>Mostrar lo más popular</translation>
    </message>
    <message>
        <source>Shows drafting at work</source>
        <translation>Muestra el borrador en acción</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Sign the driver for secure boot</source>
        <translation>Firmar el controlador para el arranque seguro</translation>
    </message>
    <message>
        <source>Signed in as {user}; the keyring keeps the token.</source>
        <translation>Sesión iniciada como {user}; el llavero guarda el token.</translation>
    </message>
    <message>
        <source>Skip setup</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Slow when it is used.</source>
        <translation>Lento cuando se usa.</translation>
    </message>
    <message>
        <source>Slowed and spilled</source>
        <translation>Frenado y desbordado</translation>
    </message>
    <message>
        <source>Slower; needs computer memory.</source>
        <translation>Más lento; requiere memoria del equipo.</translation>
    </message>
    <message>
        <source>Smaller batch</source>
        <translation>Lote menor</translation>
    </message>
    <message>
        <source>Smaller cache type</source>
        <translation>Tipo de caché menor</translation>
    </message>
    <message>
        <source>Smaller micro-batch</source>
        <translation>Microlote menor</translation>
    </message>
    <message>
        <source>Some minutes; models, chats and settings stay.</source>
        <translation>Unos minutos; los modelos, los chats y los ajustes se conservan.</translation>
    </message>
    <message>
        <source>Some quality, and a download.</source>
        <translation>Algo de calidad, y una descarga.</translation>
    </message>
    <message>
        <source>Some speed.</source>
        <translation>Algo de velocidad.</translation>
    </message>
    <message>
        <source>Some writing speed (not measured); a test, not shown to work.</source>
        <translation>Algo de velocidad de escritura (sin medir); un ensayo, no se ha demostrado que funcione.</translation>
    </message>
    <message>
        <source>Somebody set how fast the card runs; it does not choose by itself.</source>
        <translation>Alguien fijó la velocidad de la tarjeta; ella no la elige por sí sola.</translation>
    </message>
    <message>
        <source>Something outside Plimsoll ended the engine.</source>
        <translation>Algo ajeno a Plimsoll terminó el motor.</translation>
    </message>
    <message>
        <source>Something went wrong ({name}: {error}).</source>
        <translation>Algo salió mal ({name}: {error}).</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll ({name}: {error}).</source>
        <translation>Algo salió mal dentro de Plimsoll ({name}: {error}).</translation>
    </message>
    <message>
        <source>Something went wrong inside Plimsoll.</source>
        <translation>Algo salió mal dentro de Plimsoll.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by: {word}</source>
        <translation>Ordenar por: {word}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Origen: {source}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>Límite de velocidad</translation>
    </message>
    <message>
        <source>Speed.</source>
        <translation>Velocidad.</translation>
    </message>
    <message>
        <source>Spilled into computer memory</source>
        <translation>Desbordado a la memoria del equipo</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Estable</translation>
    </message>
    <message>
        <source>Stage {n} of {total}</source>
        <translation>Etapa {n} de {total}</translation>
    </message>
    <message>
        <source>Stage {n} of {total}: {stage}</source>
        <translation>Etapa {n} de {total}: {stage}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Start Plimsoll again: it moves the file aside and takes over what can be read.</source>
        <translation>Iniciar Plimsoll de nuevo: aparta el archivo y toma lo que se pueda leer.</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there and the SSH tunnel here, then try again.</source>
        <translation>Iniciar `plimsoll rpc-server` allí y el túnel SSH aquí, y volver a intentarlo.</translation>
    </message>
    <message>
        <source>Start `plimsoll rpc-server` there, of the same version as this Plimsoll.</source>
        <translation>Iniciar `plimsoll rpc-server` allí, de la misma versión que este Plimsoll.</translation>
    </message>
    <message>
        <source>Start a new chat, or choose a larger context.</source>
        <translation>Empezar un chat nuevo o elegir un contexto mayor.</translation>
    </message>
    <message>
        <source>Start a new chat, or let the server load the model with a larger context.</source>
        <translation>Empezar un chat nuevo o dejar que el servidor cargue el modelo con un contexto mayor.</translation>
    </message>
    <message>
        <source>Start a new conversation, or ask for a summary of this one and go on from there.</source>
        <translation>Empezar una conversación nueva, o pedir un resumen de esta y seguir desde ahí.</translation>
    </message>
    <message>
        <source>Start chatting</source>
        <translation>Empezar a chatear</translation>
    </message>
    <message>
        <source>Start it anyway</source>
        <translation>Iniciar igualmente</translation>
    </message>
    <message>
        <source>Start the container again with access to the card.</source>
        <translation>Iniciar de nuevo el contenedor con acceso a la tarjeta.</translation>
    </message>
    <message>
        <source>Start the container with access to the card, for instance with &apos;--gpus all&apos;.</source>
        <translation>Iniciar el contenedor con acceso a la tarjeta, por ejemplo con «--gpus all».</translation>
    </message>
    <message>
        <source>Start the container with access to the card: docker run --gpus all, with NVIDIA&apos;s container toolkit installed.</source>
        <translation>Iniciar el contenedor con acceso a la tarjeta: docker run --gpus all, con el NVIDIA container toolkit instalado.</translation>
    </message>
    <message>
        <source>Start the engine again</source>
        <translation>Iniciar de nuevo el motor</translation>
    </message>
    <message>
        <source>Start the other computer&apos;s server and the tunnel</source>
        <translation>Iniciar el servidor del otro equipo y el túnel</translation>
    </message>
    <message>
        <source>Start with the desktop</source>
        <translation>Iniciar con el escritorio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>State: {state}</source>
        <translation>Estado: {state}</translation>
    </message>
    <message>
        <source>Stays with the likeliest words: facts, code, extraction.</source>
        <translation>Se queda con las palabras más probables: datos, código, extracción.</translation>
    </message>
    <message>
        <source>Step {n}: one change at a time, each proven</source>
        <translation>Paso {n}: un cambio cada vez, cada uno validado</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Pasos de la búsqueda</translation>
    </message>
    <message>
        <source>Still being written.</source>
        <translation>Aún se está escribiendo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop fetching or trying the build</source>
        <translation>Dejar de descargar o probar la compilación</translation>
    </message>
    <message>
        <source>Stop in the middle</source>
        <translation>Detener a la mitad</translation>
    </message>
    <message>
        <source>Stop it and open this</source>
        <translation>Detener y abrir</translation>
    </message>
    <message>
        <source>Stop listing</source>
        <translation>Dejar de mostrar</translation>
    </message>
    <message>
        <source>Stop listing {path}</source>
        <translation>Dejar de mostrar {path}</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>Detener la comprobación</translation>
    </message>
    <message>
        <source>Stop the move</source>
        <translation>Detener el traslado</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>Detener la respuesta</translation>
    </message>
    <message>
        <source>Stop the reply, close what is open</source>
        <translation>Detener la respuesta, cerrar lo abierto</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Dejar de usar</translation>
    </message>
    <message>
        <source>Stop using {server}</source>
        <translation>Dejar de usar {server}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Stopped</source>
        <comment>reply</comment>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Detenido aquí</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>Detenido aquí.</translation>
    </message>
    <message>
        <source>Stopped, kept</source>
        <translation>Detenida, conservada</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Such as: Answer in German. You review Python code. Be brief.</source>
        <translation>Por ejemplo: Responde en español. Revisas código Python. Sé breve.</translation>
    </message>
    <message>
        <source>Switch flash attention on, or choose f16.</source>
        <translation>Activar flash attention o elegir f16.</translation>
    </message>
    <message>
        <source>Switch off Put layers on other computers in the settings, or leave --rpc out. The plan then counts this computer alone and says what fits.</source>
        <translation>Desactivar «Poner capas en otros equipos» en los ajustes u omitir --rpc. El plan cuenta entonces solo con este equipo y dice qué cabe.</translation>
    </message>
    <message>
        <source>Switch the computer off and check the power cables of the card.</source>
        <translation>Apagar el equipo y revisar los cables de alimentación de la tarjeta.</translation>
    </message>
    <message>
        <source>Sync boost</source>
        <translation>Refuerzo sincronizado</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>System follows your desktop, also while running.</source>
        <translation>Sistema sigue a su escritorio, también en marcha.</translation>
    </message>
    <message>
        <source>System message first</source>
        <translation>Primero el mensaje de sistema</translation>
    </message>
    <message>
        <source>Take it off the list, or put it back.</source>
        <translation>Quitarlo de la lista o volver a ponerlo en su sitio.</translation>
    </message>
    <message>
        <source>Take letters, digits, dots and dashes, 40 at most.</source>
        <translation>Usar letras, cifras, puntos y guiones, 40 como máximo.</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>¿Quitar {name} de la lista?</translation>
    </message>
    <message>
        <source>Takes less likely words and avoids saying a thing twice: stories, ideas.</source>
        <translation>Toma palabras menos probables y evita decir algo dos veces: relatos, ideas.</translation>
    </message>
    <message>
        <source>Tells the parts apart without colour.</source>
        <translation>Distingue las partes sin color.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Temperature, °C</source>
        <translation>Temperatura, °C</translation>
    </message>
    <message>
        <source>Tensor placement: {setting}</source>
        <translation>Colocación de tensores: {setting}</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Text size: {share}</source>
        <translation>Tamaño del texto: {share}</translation>
    </message>
    <message>
        <source>Text {n} has {tokens} tokens, and the model takes {most_tokens}.</source>
        <translation>El texto {n} tiene {tokens} tokens, y el modelo admite {most_tokens}.</translation>
    </message>
    <message>
        <source>Text {n} is empty.</source>
        <translation>El texto {n} está vacío.</translation>
    </message>
    <message>
        <source>That conversation or message is no longer there.</source>
        <translation>Esa conversación o ese mensaje ya no está.</translation>
    </message>
    <message>
        <source>That is no model</source>
        <translation>Eso no es un modelo</translation>
    </message>
    <message>
        <source>That is not a key.</source>
        <translation>Eso no es una clave.</translation>
    </message>
    <message>
        <source>That is not a token.</source>
        <translation>Eso no es un token.</translation>
    </message>
    <message>
        <source>That link does not name a model on the Hub.</source>
        <translation>Ese enlace no designa un modelo del Hub.</translation>
    </message>
    <message>
        <source>That program.</source>
        <translation>Ese programa.</translation>
    </message>
    <message>
        <source>The CUDA libraries</source>
        <translation>Las bibliotecas CUDA</translation>
    </message>
    <message>
        <source>The Hub asks to slow down: too many requests came from this address.</source>
        <translation>El Hub pide ir más despacio: llegaron demasiadas peticiones desde esta dirección.</translation>
    </message>
    <message>
        <source>The Hub cannot answer now (status {status}).</source>
        <translation>El Hub no puede responder ahora (estado {status}).</translation>
    </message>
    <message>
        <source>The Hub did not answer</source>
        <translation>El Hub no respondió</translation>
    </message>
    <message>
        <source>The Hub did not say which revision {repo} is at.</source>
        <translation>El Hub no dijo en qué revisión está {repo}.</translation>
    </message>
    <message>
        <source>The Hub does not accept this token.</source>
        <translation>El Hub no acepta este token.</translation>
    </message>
    <message>
        <source>The Hub does not answer.</source>
        <translation>El Hub no responde.</translation>
    </message>
    <message>
        <source>The Hub does not answer. Trying again in {value} s.</source>
        <translation>El Hub no responde. Nuevo intento en {value}&#xa0;s.</translation>
    </message>
    <message>
        <source>The Hub has no public repository {repo}.</source>
        <translation>El Hub no tiene ningún repositorio público {repo}.</translation>
    </message>
    <message>
        <source>The Hub has no public {what}.</source>
        <translation>El Hub no tiene {what} de forma pública.</translation>
    </message>
    <message>
        <source>The Hub has no repository {repo}, or it is private and not yours.</source>
        <translation>El Hub no tiene ningún repositorio {repo}, o es privado y no es suyo.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private and not yours.</source>
        <translation>El Hub no tiene {what}, o es privado y no es suyo.</translation>
    </message>
    <message>
        <source>The Hub is asked only when you search or open something, and hears nothing else.</source>
        <translation>El Hub solo se consulta cuando se busca o se abre algo, y no se entera de nada más.</translation>
    </message>
    <message>
        <source>The Hub named an address that makes no sense: {error}.</source>
        <translation>El Hub indicó una dirección sin sentido: {error}.</translation>
    </message>
    <message>
        <source>The Hub names two different hashes for {name}.</source>
        <translation>El Hub indica dos hashes distintos para {name}.</translation>
    </message>
    <message>
        <source>The Hub refused the request for {what} (status {status}).</source>
        <translation>El Hub rechazó la petición de {what} (estado {status}).</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not answer as it should ({message}).</source>
        <translation>El controlador de NVIDIA no responde como debe ({message}).</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not running.</source>
        <translation>El controlador de NVIDIA está instalado, pero no en marcha.</translation>
    </message>
    <message>
        <source>The NVIDIA driver runs, but it sees no card; models run on the processor.</source>
        <translation>El controlador de NVIDIA funciona, pero no ve ninguna tarjeta; los modelos se ejecutan en el procesador.</translation>
    </message>
    <message>
        <source>The NVIDIA driver was updated and the old one still runs.</source>
        <translation>El controlador de NVIDIA se actualizó y el antiguo sigue en marcha.</translation>
    </message>
    <message>
        <source>The NVIDIA driver went away while Plimsoll was watching the card.</source>
        <translation>El controlador de NVIDIA desapareció mientras Plimsoll vigilaba la tarjeta.</translation>
    </message>
    <message>
        <source>The NVIDIA driver {driver} is too old for the engine on {name}.</source>
        <translation>El controlador de NVIDIA {driver} es demasiado antiguo para el motor en {name}.</translation>
    </message>
    <message>
        <source>The SM clock: how fast the card&apos;s processors run. It falls with heat, at the limit of the power, and when there is nothing to do.</source>
        <translation>La frecuencia SM: lo rápido que van los procesadores de la tarjeta. Baja con el calor, en el límite de potencia y cuando no hay nada que hacer.</translation>
    </message>
    <message>
        <source>The acceptance rate: how many of the guessed tokens held. The more, the faster drafting makes the replies.</source>
        <translation>La tasa de aceptación: cuántos de los tokens adivinados valieron. Cuantos más, más rápidas hace el borrador las respuestas.</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>No se pudo leer la respuesta.</translation>
    </message>
    <message>
        <source>The architecture {architecture} is not one whose memory is known exactly; a dry run gives better figures.</source>
        <translation>La arquitectura {architecture} no es de aquellas cuya memoria se conoce con exactitud; un ensayo da mejores cifras.</translation>
    </message>
    <message>
        <source>The archive with NVIDIA&apos;s libraries that belongs beside it is missing.</source>
        <translation>Falta el archivo comprimido con las bibliotecas de NVIDIA que va junto a él.</translation>
    </message>
    <message>
        <source>The archive {archive} is damaged.</source>
        <translation>El archivo comprimido {archive} está dañado.</translation>
    </message>
    <message>
        <source>The archive {archive} is refused: {why}.</source>
        <translation>Se rechaza el archivo comprimido {archive}: {why}.</translation>
    </message>
    <message>
        <source>The buffer that failed[ ({size})] lies in the computer, not on the card.</source>
        <translation>El búfer que falló[ ({size})] está en el equipo, no en la tarjeta.</translation>
    </message>
    <message>
        <source>The build {tag} is not fetched: {text}.</source>
        <translation>La compilación {tag} no se descarga: {text}.</translation>
    </message>
    <message>
        <source>The bundle could not be written to {path} ({strerror}).</source>
        <translation>No se pudo escribir el paquete en {path} ({strerror}).</translation>
    </message>
    <message>
        <source>The bundle is in {path}, readable by you alone. Nothing was sent.</source>
        <translation>El paquete está en {path}, y solo usted puede leerlo. No se envió nada.</translation>
    </message>
    <message>
        <source>The bundle must be looked at before it is saved.</source>
        <translation>Hay que mirar el paquete antes de guardarlo.</translation>
    </message>
    <message>
        <source>The cache for values is quantised, and flash attention is off.</source>
        <translation>La caché de valores está cuantizada y flash attention está desactivado.</translation>
    </message>
    <message>
        <source>The cache is kept in 4 bits to reach this length.</source>
        <translation>La caché se guarda en 4 bits para alcanzar esta longitud.</translation>
    </message>
    <message>
        <source>The cache is kept in 8 bits.</source>
        <translation>La caché se guarda en 8 bits.</translation>
    </message>
    <message>
        <source>The cache needs {cache} MiB, {left} MiB are left after the weights.</source>
        <translation>La caché necesita {cache}&#xa0;MiB, y tras los pesos quedan {left}&#xa0;MiB.</translation>
    </message>
    <message>
        <source>The card could not be started.</source>
        <translation>No se pudo iniciar la tarjeta.</translation>
    </message>
    <message>
        <source>The card did not change to the next program in time.</source>
        <translation>La tarjeta no pasó a tiempo al siguiente programa.</translation>
    </message>
    <message>
        <source>The card did not come back from sleep.</source>
        <translation>La tarjeta no volvió de la suspensión.</translation>
    </message>
    <message>
        <source>The card does not answer any more; only a restart brings it back.</source>
        <translation>La tarjeta ya no responde; solo un reinicio la recupera.</translation>
    </message>
    <message>
        <source>The card does not answer since the computer slept, so the model was not loaded.</source>
        <translation>La tarjeta no responde desde que el equipo se suspendió, así que no se cargó el modelo.</translation>
    </message>
    <message>
        <source>The card drew {before} W and draws {after} W now: {less} W saved.</source>
        <translation>La tarjeta consumía {before}&#xa0;W y ahora consume {after}&#xa0;W: {less}&#xa0;W ahorrados.</translation>
    </message>
    <message>
        <source>The card has fallen off the bus and does not answer until a restart.</source>
        <translation>La tarjeta se ha caído del bus y no responde hasta un reinicio.</translation>
    </message>
    <message>
        <source>The card has no fast path for it, so attention moves to the processor.</source>
        <translation>La tarjeta no tiene una vía rápida para ello, así que la atención pasa al procesador.</translation>
    </message>
    <message>
        <source>The card has stopped and needs a reset.</source>
        <translation>La tarjeta se ha detenido y necesita un restablecimiento.</translation>
    </message>
    <message>
        <source>The card has {most} MiB more free than then.</source>
        <translation>La tarjeta tiene {most}&#xa0;MiB más libres que entonces.</translation>
    </message>
    <message>
        <source>The card is asleep. To save power, Plimsoll does not wake it; the graphs go on when something uses it.</source>
        <translation>La tarjeta duerme. Para ahorrar energía, Plimsoll no la despierta; los gráficos siguen cuando algo la use.</translation>
    </message>
    <message>
        <source>The card is free for other work</source>
        <translation>La tarjeta queda libre para otro trabajo</translation>
    </message>
    <message>
        <source>The card is held back by its power limit.</source>
        <translation>La tarjeta está frenada por su límite de potencia.</translation>
    </message>
    <message>
        <source>The card is listed, and nothing of ours is on it.</source>
        <translation>La tarjeta aparece en la lista y no hay nada nuestro en ella.</translation>
    </message>
    <message>
        <source>The card keeps to the clock of the slowest of several cards.</source>
        <translation>La tarjeta mantiene la frecuencia de la más lenta de varias tarjetas.</translation>
    </message>
    <message>
        <source>The card protects itself: it is too hot, or its power supply gives way.</source>
        <translation>La tarjeta se protege: está demasiado caliente o su alimentación flaquea.</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, above the lock.</source>
        <translation>La tarjeta funcionó a {mhz}&#xa0;MHz, por encima de la frecuencia fijada.</translation>
    </message>
    <message>
        <source>The card ran at {mhz} MHz, below the lock.</source>
        <translation>La tarjeta funcionó a {mhz}&#xa0;MHz, por debajo de la frecuencia fijada.</translation>
    </message>
    <message>
        <source>The card ran full while it prepared a faster path.</source>
        <translation>La tarjeta se llenó mientras preparaba una vía más rápida.</translation>
    </message>
    <message>
        <source>The card ran full while working.</source>
        <translation>La tarjeta se llenó mientras trabajaba.</translation>
    </message>
    <message>
        <source>The card ran full, and the engine went on with the processor.</source>
        <translation>La tarjeta se llenó, y el motor siguió con el procesador.</translation>
    </message>
    <message>
        <source>The card reported a memory fault.</source>
        <translation>La tarjeta notificó un fallo de memoria.</translation>
    </message>
    <message>
        <source>The card runs slower so as not to get too hot.</source>
        <translation>La tarjeta va más despacio para no calentarse demasiado.</translation>
    </message>
    <message>
        <source>The card runs slower so as not to take more watts than it may.</source>
        <translation>La tarjeta va más despacio para no consumir más vatios de los permitidos.</translation>
    </message>
    <message>
        <source>The card slows down because it is hot.</source>
        <translation>La tarjeta se ralentiza porque está caliente.</translation>
    </message>
    <message>
        <source>The card stayed in performance state P{state} under load.</source>
        <translation>La tarjeta se quedó en el estado de rendimiento P{state} bajo carga.</translation>
    </message>
    <message>
        <source>The card was full before the mathematics library could start.</source>
        <translation>La tarjeta estaba llena antes de que pudiera iniciarse la biblioteca matemática.</translation>
    </message>
    <message>
        <source>The card was full, and Windows used slow computer memory instead.</source>
        <translation>La tarjeta estaba llena, y Windows usó en su lugar la lenta memoria del equipo.</translation>
    </message>
    <message>
        <source>The card was hardly busy while the model worked, so no clock can be judged.</source>
        <translation>La tarjeta apenas estuvo ocupada mientras el modelo trabajaba, así que no se puede juzgar ninguna frecuencia.</translation>
    </message>
    <message>
        <source>The card was neither hot nor short of power.</source>
        <translation>La tarjeta no estaba caliente ni falta de potencia.</translation>
    </message>
    <message>
        <source>The card was not busy, so that nothing can be said.</source>
        <translation>La tarjeta no estaba ocupada, así que no se puede decir nada.</translation>
    </message>
    <message>
        <source>The card was slowed by {causes}.</source>
        <translation>La tarjeta se vio frenada por {causes}.</translation>
    </message>
    <message>
        <source>The card was too hot.</source>
        <translation>La tarjeta estaba demasiado caliente.</translation>
    </message>
    <message>
        <source>The card&apos;s clocks are locked to {text}. The lock lasts while Plimsoll runs.</source>
        <translation>Las frecuencias de la tarjeta están fijadas en {text}. La fijación dura mientras Plimsoll esté en marcha.</translation>
    </message>
    <message>
        <source>The card&apos;s power cables are not all plugged in.</source>
        <translation>No todos los cables de alimentación de la tarjeta están conectados.</translation>
    </message>
    <message>
        <source>The certificate of {origin} is not trusted: {words}.</source>
        <translation>El certificado de {origin} no es de confianza: {words}.</translation>
    </message>
    <message>
        <source>The chat may be too long for it, or it failed: look at the server&apos;s log.</source>
        <translation>El chat puede ser demasiado largo para él, o falló: mirar el registro del servidor.</translation>
    </message>
    <message>
        <source>The chat template of the model did not work.</source>
        <translation>La plantilla de chat del modelo no funcionó.</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}</source>
        <translation>No se exportó el chat: {reason}</translation>
    </message>
    <message>
        <source>The chat was not exported: {reason}.</source>
        <translation>No se exportó el chat: {reason}.</translation>
    </message>
    <message>
        <source>The chat was not saved within {deadline} s.</source>
        <translation>El chat no se guardó en {deadline}&#xa0;s.</translation>
    </message>
    <message>
        <source>The chat was not saved: {reason}.</source>
        <translation>No se guardó el chat: {reason}.</translation>
    </message>
    <message>
        <source>The clock helper ended by itself.</source>
        <translation>El asistente de frecuencias terminó por sí solo.</translation>
    </message>
    <message>
        <source>The clock helper is installed: clocks can be locked with a click.</source>
        <translation>El asistente de frecuencias está instalado: se pueden fijar frecuencias con un clic.</translation>
    </message>
    <message>
        <source>The clock helper is not installed, or there is no Python for all users to run it.</source>
        <translation>El asistente de frecuencias no está instalado, o no hay un Python para todos los usuarios que lo ejecute.</translation>
    </message>
    <message>
        <source>The clock helper is not installed.</source>
        <translation>El asistente de frecuencias no está instalado.</translation>
    </message>
    <message>
        <source>The clock helper is not installed: an administrator runs packaging/clocks/install.sh install in Plimsoll&apos;s folder.</source>
        <translation>El asistente de frecuencias no está instalado: un administrador ejecuta packaging/clocks/install.sh install en la carpeta de Plimsoll.</translation>
    </message>
    <message>
        <source>The clock is held by what the screen needs.</source>
        <translation>La frecuencia está retenida por lo que necesita la pantalla.</translation>
    </message>
    <message>
        <source>The clocks of 1 card are still locked from an earlier run ({limits}).</source>
        <translation>Las frecuencias de 1 tarjeta siguen fijadas desde una ejecución anterior ({limits}).</translation>
    </message>
    <message>
        <source>The clocks of 1 card were given back.</source>
        <translation>Se devolvieron las frecuencias de 1 tarjeta.</translation>
    </message>
    <message>
        <source>The clocks of the card are other ones now.</source>
        <translation>Las frecuencias de la tarjeta son ahora otras.</translation>
    </message>
    <message>
        <source>The clocks of {cards} cards were given back.</source>
        <translation>Se devolvieron las frecuencias de {cards} tarjetas.</translation>
    </message>
    <message>
        <source>The clocks of {left} cards are still locked from an earlier run ({limits}).</source>
        <translation>Las frecuencias de {left} tarjetas siguen fijadas desde una ejecución anterior ({limits}).</translation>
    </message>
    <message>
        <source>The clocks under load are far below normal.</source>
        <translation>Las frecuencias bajo carga están muy por debajo de lo normal.</translation>
    </message>
    <message>
        <source>The code was made with a newer toolkit than the driver knows.</source>
        <translation>El código se hizo con un toolkit más reciente del que conoce el controlador.</translation>
    </message>
    <message>
        <source>The commands sent to the card were damaged on the way.</source>
        <translation>Los comandos enviados a la tarjeta se dañaron por el camino.</translation>
    </message>
    <message>
        <source>The compute capability of the card is not among those of the build.</source>
        <translation>La capacidad de cálculo de la tarjeta no está entre las de la compilación.</translation>
    </message>
    <message>
        <source>The computer has {more} MiB more memory free than then.</source>
        <translation>El ordenador tiene {more}&#xa0;MiB más de memoria libre que entonces.</translation>
    </message>
    <message>
        <source>The computer lost contact with the card.</source>
        <translation>El equipo perdió el contacto con la tarjeta.</translation>
    </message>
    <message>
        <source>The computer runs on its battery: the card is slower then, and readings are taken less often.</source>
        <translation>El equipo funciona con batería: la tarjeta va entonces más despacio y las lecturas se toman con menos frecuencia.</translation>
    </message>
    <message>
        <source>The computer slept since.</source>
        <translation>El ordenador ha estado en reposo desde entonces.</translation>
    </message>
    <message>
        <source>The computer was restarted since.</source>
        <translation>El ordenador se ha reiniciado desde entonces.</translation>
    </message>
    <message>
        <source>The computer was shut down while Plimsoll was {doing}.</source>
        <translation>El equipo se apagó mientras Plimsoll estaba {doing}.</translation>
    </message>
    <message>
        <source>The computer went down during {phase}.</source>
        <translation>El equipo se apagó durante: {phase}.</translation>
    </message>
    <message>
        <source>The computer went down.</source>
        <translation>El equipo se apagó.</translation>
    </message>
    <message>
        <source>The computer&apos;s cards are other ones now.</source>
        <translation>Las tarjetas del ordenador son ahora otras.</translation>
    </message>
    <message>
        <source>The connection fails at the proxy, before the model host.</source>
        <translation>La conexión falla en el proxy, antes del servidor de modelos.</translation>
    </message>
    <message>
        <source>The container is older than GGUF, and the engine no longer reads it.</source>
        <translation>El contenedor es anterior a GGUF, y el motor ya no lo lee.</translation>
    </message>
    <message>
        <source>The container lost its access to the NVIDIA card ({message}).</source>
        <translation>El contenedor perdió su acceso a la tarjeta NVIDIA ({message}).</translation>
    </message>
    <message>
        <source>The copy came out different</source>
        <translation>La copia salió distinta</translation>
    </message>
    <message>
        <source>The disk has {more} MiB more room than then.</source>
        <translation>El disco tiene {more}&#xa0;MiB más de espacio que entonces.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>El disco que contiene {folder} está lleno.</translation>
    </message>
    <message>
        <source>The disk that keeps your chats is full.</source>
        <translation>El disco que guarda sus chats está lleno.</translation>
    </message>
    <message>
        <source>The display watchdog gives a kernel about two seconds.</source>
        <translation>El watchdog de pantalla da a un kernel unos dos segundos.</translation>
    </message>
    <message>
        <source>The download leads to a server that is not allowed.</source>
        <translation>La descarga lleva a un servidor no permitido.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB on the disk that holds {root}, where {kept} GB more are kept free; {value} GB are free{others}.</source>
        <translation>La descarga necesita {needed}&#xa0;GB en el disco que contiene {root}, donde además se dejan libres {kept}&#xa0;GB; hay {value}&#xa0;GB libres{others}.</translation>
    </message>
    <message>
        <source>The download was not stored in full.</source>
        <translation>La descarga no se guardó completa.</translation>
    </message>
    <message>
        <source>The download was stopped; what is here is kept.</source>
        <translation>La descarga se detuvo; lo que está aquí se conserva.</translation>
    </message>
    <message>
        <source>The drafting file is not there any more.</source>
        <translation>El archivo de borrador ya no está.</translation>
    </message>
    <message>
        <source>The drafting file is not there.</source>
        <translation>El archivo de borrador no está.</translation>
    </message>
    <message>
        <source>The drafting file was changed since.</source>
        <translation>El archivo de borrador se ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>The drafting file {name} cannot be read: {strerror}.</source>
        <translation>No se puede leer el archivo de borrador {name}: {strerror}.</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: its {what} is {its}, the model&apos;s {wanted}.</source>
        <translation>El archivo de borrador {name} no corresponde a este modelo: su {what} es {its}, el del modelo {wanted}.</translation>
    </message>
    <message>
        <source>The drafting file {name} does not belong to this model: {wrong}.</source>
        <translation>El archivo de borrador {name} no corresponde a este modelo: {wrong}.</translation>
    </message>
    <message>
        <source>The drafting file {name} has no MTP layers, and only those can draft here.</source>
        <translation>El archivo de borrador {name} no tiene capas MTP, y solo esas pueden hacer borradores aquí.</translation>
    </message>
    <message>
        <source>The drafting model does not belong to this model.</source>
        <translation>El modelo de borrador no corresponde a este modelo.</translation>
    </message>
    <message>
        <source>The drive for models is full.</source>
        <translation>La unidad de los modelos está llena.</translation>
    </message>
    <message>
        <source>The driver answered that it is not supported.</source>
        <translation>El controlador respondió que no es compatible.</translation>
    </message>
    <message>
        <source>The driver answers, and shows no card.</source>
        <translation>El controlador responde y no muestra ninguna tarjeta.</translation>
    </message>
    <message>
        <source>The driver asks for a reset; what followed in the log is a consequence.</source>
        <translation>El controlador pide un restablecimiento; lo que siguió en el registro es una consecuencia.</translation>
    </message>
    <message>
        <source>The driver cleaned up after a program that ended.</source>
        <translation>El controlador limpió tras un programa que terminó.</translation>
    </message>
    <message>
        <source>The driver is too old to compile the code of this engine.</source>
        <translation>El controlador es demasiado antiguo para compilar el código de este motor.</translation>
    </message>
    <message>
        <source>The driver is {driver} now; it was {driver2}.</source>
        <translation>El controlador es ahora {driver}; era {driver2}.</translation>
    </message>
    <message>
        <source>The driver names the power limit as the only brake.</source>
        <translation>El controlador señala el límite de potencia como único freno.</translation>
    </message>
    <message>
        <source>The driver of the card is installed and not running.</source>
        <translation>El controlador de la tarjeta está instalado y no en marcha.</translation>
    </message>
    <message>
        <source>The driver of the card is too old for this engine.</source>
        <translation>El controlador de la tarjeta es demasiado antiguo para este motor.</translation>
    </message>
    <message>
        <source>The driver reported Xid {numbers}.</source>
        <translation>El controlador notificó Xid {numbers}.</translation>
    </message>
    <message>
        <source>The driver reported Xid {number} ({name}). {text}</source>
        <translation>El controlador notificó Xid {number} ({name}). {text}</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: nothing is tried on the card.</source>
        <translation>El controlador notificó Xid {xid}: no se prueba nada en la tarjeta.</translation>
    </message>
    <message>
        <source>The driver reported Xid {xid}: the card works again only after a restart.</source>
        <translation>El controlador notificó Xid {xid}: la tarjeta solo vuelve a funcionar tras un reinicio.</translation>
    </message>
    <message>
        <source>The driver reported no fault since the start.</source>
        <translation>El controlador no ha notificado ningún fallo desde el inicio.</translation>
    </message>
    <message>
        <source>The driver says that the card must be reset or restarted.</source>
        <translation>El controlador dice que hay que restablecer o reiniciar la tarjeta.</translation>
    </message>
    <message>
        <source>The driver stopped the card because one step took too long.</source>
        <translation>El controlador detuvo la tarjeta porque un paso tardó demasiado.</translation>
    </message>
    <message>
        <source>The driver was loaded anew since.</source>
        <translation>El controlador se ha cargado de nuevo desde entonces.</translation>
    </message>
    <message>
        <source>The driver {driver} is too old for it on {name}: {shown} is needed.</source>
        <translation>El controlador {driver} es demasiado antiguo para él en {name}: se necesita {shown}.</translation>
    </message>
    <message>
        <source>The embeddings of &apos;{id}&apos; have {n_embd} dimensions, which cannot be changed.</source>
        <translation>Los embeddings de «{id}» tienen {n_embd} dimensiones, que no se pueden cambiar.</translation>
    </message>
    <message>
        <source>The engine cannot draft with this model yet.</source>
        <translation>El motor aún no puede hacer borradores con este modelo.</translation>
    </message>
    <message>
        <source>The engine cannot go on without the layers that lay there: it ended.</source>
        <translation>El motor no puede seguir sin las capas que estaban allí: terminó.</translation>
    </message>
    <message>
        <source>The engine cannot use {card} yet</source>
        <translation>El motor aún no puede usar {card}</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: code {result}.</source>
        <translation>El motor no pudo calcular un lote: código {result}.</translation>
    </message>
    <message>
        <source>The engine could not compute a batch: {reason}.</source>
        <translation>El motor no pudo calcular un lote: {reason}.</translation>
    </message>
    <message>
        <source>The engine could not load {name}: {why}</source>
        <translation>El motor no pudo cargar {name}: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for answering: {why}</source>
        <translation>El motor no pudo crear el contexto para responder: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for drafting: {why}</source>
        <translation>El motor no pudo crear el contexto para el borrador: {why}</translation>
    </message>
    <message>
        <source>The engine could not make the context for embeddings: {why}</source>
        <translation>El motor no pudo crear el contexto para embeddings: {why}</translation>
    </message>
    <message>
        <source>The engine could not turn the messages into a prompt.</source>
        <translation>El motor no pudo convertir los mensajes en un prompt.</translation>
    </message>
    <message>
        <source>The engine crashed while it looked for cards.</source>
        <translation>El motor falló mientras buscaba tarjetas.</translation>
    </message>
    <message>
        <source>The engine crashed.</source>
        <translation>El motor falló bruscamente.</translation>
    </message>
    <message>
        <source>The engine did not do what was accepted:</source>
        <translation>El motor no hizo lo que se aceptó:</translation>
    </message>
    <message>
        <source>The engine did not find the card that the setup names.</source>
        <translation>El motor no encontró la tarjeta que indica la configuración.</translation>
    </message>
    <message>
        <source>The engine did not find the main card that the setup names.</source>
        <translation>El motor no encontró la tarjeta principal que indica la configuración.</translation>
    </message>
    <message>
        <source>The engine did not pass its test.</source>
        <translation>El motor no superó su prueba.</translation>
    </message>
    <message>
        <source>The engine does not answer any more.</source>
        <translation>El motor ya no responde.</translation>
    </message>
    <message>
        <source>The engine does not know how this file is packed.</source>
        <translation>El motor no conoce cómo está empaquetado este archivo.</translation>
    </message>
    <message>
        <source>The engine does not know this kind of model yet.</source>
        <translation>El motor aún no conoce este tipo de modelo.</translation>
    </message>
    <message>
        <source>The engine for your card did not come</source>
        <translation>El motor para su tarjeta no ha llegado</translation>
    </message>
    <message>
        <source>The engine found no place for the next token of a slot.</source>
        <translation>El motor no encontró sitio para el siguiente token de una ranura.</translation>
    </message>
    <message>
        <source>The engine gave no sign of life for {now} s.</source>
        <translation>El motor no dio señales de vida durante {now}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine has no GPU support.</source>
        <translation>El motor no admite GPU.</translation>
    </message>
    <message>
        <source>The engine in use stays as it is.</source>
        <translation>El motor en uso queda como está.</translation>
    </message>
    <message>
        <source>The engine is another one now: {runtime}, not {runtime2}.</source>
        <translation>El motor es ahora otro: {runtime}, no {runtime2}.</translation>
    </message>
    <message>
        <source>The engine is closed.</source>
        <translation>El motor está cerrado.</translation>
    </message>
    <message>
        <source>The engine is of another version than the one Plimsoll speaks to.</source>
        <translation>El motor es de otra versión que aquella con la que Plimsoll se entiende.</translation>
    </message>
    <message>
        <source>The engine lacks {absent}.</source>
        <translation>Al motor le falta {absent}.</translation>
    </message>
    <message>
        <source>The engine made for this computer</source>
        <translation>El motor hecho para este equipo</translation>
    </message>
    <message>
        <source>The engine made no progress for {silent} s.</source>
        <translation>El motor no avanzó durante {silent}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine needs a newer C library than this system has.</source>
        <translation>El motor necesita una biblioteca de C más reciente que la de este sistema.</translation>
    </message>
    <message>
        <source>The engine needs a newer driver than the one installed.</source>
        <translation>El motor necesita un controlador más reciente que el instalado.</translation>
    </message>
    <message>
        <source>The engine needs {missing}, which is not on this computer.</source>
        <translation>El motor necesita {missing}, que no está en este equipo.</translation>
    </message>
    <message>
        <source>The engine put {found} layers on the card, but the setup puts {value} of them there.</source>
        <translation>El motor puso {found} capas en la tarjeta, pero la configuración pone {value} de ellas allí.</translation>
    </message>
    <message>
        <source>The engine reads one token at a time because the workspace does not fit.</source>
        <translation>El motor lee un token cada vez porque la memoria de trabajo no cabe.</translation>
    </message>
    <message>
        <source>The engine refused it; it is well otherwise.</source>
        <translation>El motor lo rechazó; por lo demás está bien.</translation>
    </message>
    <message>
        <source>The engine says that it falls back.</source>
        <translation>El motor dice que recurre a otra vía.</translation>
    </message>
    <message>
        <source>The engine sees the card and does not use it.</source>
        <translation>El motor ve la tarjeta y no la usa.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>El motor dejó de responder.</translation>
    </message>
    <message>
        <source>The engine stopped in the middle of this reply</source>
        <translation>El motor se detuvo en mitad de esta respuesta</translation>
    </message>
    <message>
        <source>The engine stopped itself at an inner check.</source>
        <translation>El motor se detuvo en una comprobación interna.</translation>
    </message>
    <message>
        <source>The engine stopped. Try a fix first.</source>
        <translation>El motor se detuvo. Probar primero una solución.</translation>
    </message>
    <message>
        <source>The engine touched memory of the card that is not its own.</source>
        <translation>El motor accedió a memoria de la tarjeta que no es suya.</translation>
    </message>
    <message>
        <source>The engine tried again without pipeline copies and ended after it.</source>
        <translation>El motor lo intentó de nuevo sin copias en cadena y después terminó.</translation>
    </message>
    <message>
        <source>The engine was not started, because Python could not find or read all of its files.</source>
        <translation>El motor no se inició porque Python no pudo encontrar o leer todos sus archivos.</translation>
    </message>
    <message>
        <source>The engine went on for {seconds} s when stopped.</source>
        <translation>El motor siguió {seconds}&#xa0;s más al detenerlo.</translation>
    </message>
    <message>
        <source>The engine wrote nonsense.</source>
        <translation>El motor escribió cosas sin sentido.</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is damaged.</source>
        <translation>El archivo comprimido del motor está dañado.</translation>
    </message>
    <message>
        <source>The engine&apos;s archive is not safe to unpack.</source>
        <translation>No es seguro desempaquetar el archivo comprimido del motor.</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run took longer than {limit_seconds} s.</source>
        <translation>El ensayo del motor duró más de {limit_seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The engine&apos;s dry run was stopped.</source>
        <translation>Se detuvo el ensayo del motor.</translation>
    </message>
    <message>
        <source>The engine&apos;s own dry run gives {seen} bytes for {key}, the formula {computed}; the plan takes the engine&apos;s figure.</source>
        <translation>El ensayo del propio motor da {seen}&#xa0;bytes para {key}, la fórmula {computed}; el plan toma la cifra del motor.</translation>
    </message>
    <message>
        <source>The engine&apos;s process could not be started: {strerror}.</source>
        <translation>No se pudo iniciar el proceso del motor: {strerror}.</translation>
    </message>
    <message>
        <source>The engine&apos;s process ended with exit code {code}.</source>
        <translation>El proceso del motor terminó con el código de salida {code}.</translation>
    </message>
    <message>
        <source>The engine&apos;s process was ended by signal {name}.</source>
        <translation>El proceso del motor fue terminado por la señal {name}.</translation>
    </message>
    <message>
        <source>The engine&apos;s test model is not on this machine.</source>
        <translation>El modelo de prueba del motor no está en este equipo.</translation>
    </message>
    <message>
        <source>The entry that starts Plimsoll with the desktop cannot be changed ({strerror}).</source>
        <translation>No se puede cambiar la entrada que inicia Plimsoll con el escritorio ({strerror}).</translation>
    </message>
    <message>
        <source>The evidence does not decide between several causes.</source>
        <translation>Los indicios no deciden entre varias causas.</translation>
    </message>
    <message>
        <source>The experts of {n_cpu_moe} of {n_layer} layers run on the processor, because the card is too small for all.</source>
        <translation>Los expertos de {n_cpu_moe} de {n_layer} capas se ejecutan en el procesador, porque la tarjeta es demasiado pequeña para todos.</translation>
    </message>
    <message>
        <source>The experts of {n} layers on the processor</source>
        <translation>Los expertos de {n} capas en el procesador</translation>
    </message>
    <message>
        <source>The experts of {n} layers stay on the processor.</source>
        <translation>Los expertos de {n} capas se quedan en el procesador.</translation>
    </message>
    <message>
        <source>The file ends before its last tensor does.</source>
        <translation>El archivo termina antes que su último tensor.</translation>
    </message>
    <message>
        <source>The file for images does not belong to this model.</source>
        <translation>El archivo para imágenes no corresponde a este modelo.</translation>
    </message>
    <message>
        <source>The file has no MTP head: loaded without drafting.</source>
        <translation>El archivo no tiene cabezal MTP: cargado sin borradores.</translation>
    </message>
    <message>
        <source>The file has no MTP head: planned without drafting.</source>
        <translation>El archivo no tiene cabezal MTP: planificado sin borradores.</translation>
    </message>
    <message>
        <source>The file has {n_heads} MTP layers, and the engine drafts with one for the architecture {architecture}: loaded without drafting.</source>
        <translation>El archivo tiene {n_heads} capas MTP, y el motor hace borradores con una para la arquitectura {architecture}: cargado sin borradores.</translation>
    </message>
    <message>
        <source>The file has {size} bytes.</source>
        <translation>El archivo tiene {size}&#xa0;bytes.</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>Se está comprobando el archivo.</translation>
    </message>
    <message>
        <source>The file is deleted and frees {size}. It can be fetched again; chats and receipts stay.</source>
        <translation>El archivo se elimina y libera {size}. Se puede descargar de nuevo; los chats y comprobantes permanecen.</translation>
    </message>
    <message>
        <source>The file is here already</source>
        <translation>El archivo ya está aquí</translation>
    </message>
    <message>
        <source>The file is newer than the engine.</source>
        <translation>El archivo es más reciente que el motor.</translation>
    </message>
    <message>
        <source>The file is not the one that was published.</source>
        <translation>El archivo no es el que se publicó.</translation>
    </message>
    <message>
        <source>The file is on this computer and complete. Nothing more is fetched.</source>
        <translation>El archivo está en este equipo y completo. No se descarga nada más.</translation>
    </message>
    <message>
        <source>The file is read, not mapped, so that no weight is in memory twice.</source>
        <translation>El archivo se lee, no se mapea, para que ningún peso esté dos veces en memoria.</translation>
    </message>
    <message>
        <source>The file may be whole; the engine cannot count that far.</source>
        <translation>El archivo puede estar entero; el motor no sabe contar hasta ahí.</translation>
    </message>
    <message>
        <source>The file stays where it is, and nothing is freed:</source>
        <translation>El archivo queda donde está, y no se libera nada:</translation>
    </message>
    <message>
        <source>The file was read and holds something the engine does not expect.</source>
        <translation>El archivo se leyó y contiene algo que el motor no espera.</translation>
    </message>
    <message>
        <source>The file was read; its architecture[ {arch}] is unknown to the engine.</source>
        <translation>El archivo se leyó; el motor no conoce su arquitectura[ {arch}].</translation>
    </message>
    <message>
        <source>The file with your chats is damaged ({path}) and could not be moved aside. Chats of this run are not kept.</source>
        <translation>El archivo con sus chats está dañado ({path}) y no se pudo apartar. Los chats de esta sesión no se conservan.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged.</source>
        <translation>El archivo con sus chats está dañado.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged.</source>
        <translation>El archivo con sus chats estaba dañado.</translation>
    </message>
    <message>
        <source>The file with your chats was empty.</source>
        <translation>El archivo con sus chats estaba vacío.</translation>
    </message>
    <message>
        <source>The file with {what} cannot be read ({error}).</source>
        <translation>No se puede leer el archivo con {what} ({error}).</translation>
    </message>
    <message>
        <source>The file with {what} is from a newer Plimsoll; what this one knows is used{aside}.</source>
        <translation>El archivo con {what} es de un Plimsoll más reciente; se usa lo que este conoce{aside}.</translation>
    </message>
    <message>
        <source>The file with {what} was damaged{path}.</source>
        <translation>El archivo con {what} estaba dañado{path}.</translation>
    </message>
    <message>
        <source>The file&apos;s hash is not the published one.</source>
        <translation>El hash del archivo no es el publicado.</translation>
    </message>
    <message>
        <source>The files stay; only the list gets shorter.</source>
        <translation>Los archivos permanecen; solo se acorta la lista.</translation>
    </message>
    <message>
        <source>The firmware of the driver failed.</source>
        <translation>Falló el firmware del controlador.</translation>
    </message>
    <message>
        <source>The first large buffer of the load, the weights[ ({size})], was refused[ on card {device}].</source>
        <translation>El primer búfer grande de la carga, los pesos[ ({size})], se denegó[ en la tarjeta {device}].</translation>
    </message>
    <message>
        <source>The first long prompt was too much for drafting.</source>
        <translation>El primer prompt largo fue demasiado para el borrador.</translation>
    </message>
    <message>
        <source>The first long request is slow once.</source>
        <translation>La primera petición larga es lenta una vez.</translation>
    </message>
    <message>
        <source>The first one appears when a model has been proven on this computer.</source>
        <translation>El primero aparece cuando se ha validado un modelo en este equipo.</translation>
    </message>
    <message>
        <source>The first pass is slower.</source>
        <translation>La primera pasada es más lenta.</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch failed with drafting on.</source>
        <translation>El primer prompt más largo que un lote falló con los borradores activados.</translation>
    </message>
    <message>
        <source>The first prompt longer than one batch, with drafting on.</source>
        <translation>El primer prompt más largo que un lote, con los borradores activados.</translation>
    </message>
    <message>
        <source>The first reply makes no sense: {trouble}.</source>
        <translation>La primera respuesta no tiene sentido: {trouble}.</translation>
    </message>
    <message>
        <source>The first {left} tokens of the text were left out: the context is too small.</source>
        <translation>Se omitieron los primeros {left} tokens del texto: el contexto es demasiado pequeño.</translation>
    </message>
    <message>
        <source>The fit may have left drafting out.</source>
        <translation>El ajuste puede haber dejado fuera el borrador.</translation>
    </message>
    <message>
        <source>The grammar can read one text in so many ways that checking takes too long; avoid repetitions of what is itself a repetition.</source>
        <translation>La gramática puede leer un mismo texto de tantas maneras que comprobarlo tarda demasiado; evitar repeticiones de lo que ya es una repetición.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: llama.cpp does not accept it.</source>
        <translation>No se puede usar la gramática: llama.cpp no la acepta.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: {error}.</source>
        <translation>No se puede usar la gramática: {error}.</translation>
    </message>
    <message>
        <source>The grammar leaves no token of this model that could come next.</source>
        <translation>La gramática no deja ningún token de este modelo que pueda seguir.</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}, {now} instead of {before} tokens/s.</source>
        <translation>La frecuencia estable más alta: {name}, {now} en lugar de {before}&#xa0;tokens/s.</translation>
    </message>
    <message>
        <source>The highest stable clock: {name}.</source>
        <translation>La frecuencia estable más alta: {name}.</translation>
    </message>
    <message>
        <source>The installed clock helper belongs to another version of Plimsoll.</source>
        <translation>El asistente de frecuencias instalado pertenece a otra versión de Plimsoll.</translation>
    </message>
    <message>
        <source>The kernel logged Xid 31.</source>
        <translation>El kernel registró Xid 31.</translation>
    </message>
    <message>
        <source>The key of the local API cannot be kept ({strerror}).</source>
        <translation>No se puede guardar la clave de la API local ({strerror}).</translation>
    </message>
    <message>
        <source>The library that belongs to the driver was not found.</source>
        <translation>No se encontró la biblioteca que corresponde al controlador.</translation>
    </message>
    <message>
        <source>The lines look like errors, and the run went on.</source>
        <translation>Las líneas parecen errores, y la ejecución siguió.</translation>
    </message>
    <message>
        <source>The link between two cards failed.</source>
        <translation>Falló el enlace entre dos tarjetas.</translation>
    </message>
    <message>
        <source>The load takes longer.</source>
        <translation>La carga tarda más.</translation>
    </message>
    <message>
        <source>The load went well; memory that grows with the first real prompt was refused[ on card {device}].</source>
        <translation>La carga fue bien; se denegó la memoria que crece con el primer prompt real[ en la tarjeta {device}].</translation>
    </message>
    <message>
        <source>The loader could not open it.</source>
        <translation>El cargador no pudo abrirlo.</translation>
    </message>
    <message>
        <source>The loader ended with 127.</source>
        <translation>El cargador terminó con 127.</translation>
    </message>
    <message>
        <source>The loader found nothing under that name.</source>
        <translation>El cargador no encontró nada con ese nombre.</translation>
    </message>
    <message>
        <source>The loader wants the first part, as it was published.</source>
        <translation>El cargador quiere la primera parte, tal como se publicó.</translation>
    </message>
    <message>
        <source>The local API did not come up.</source>
        <translation>La API local no arrancó.</translation>
    </message>
    <message>
        <source>The local API offers it as it is, and so does `plimsoll embed`.</source>
        <translation>La API local lo ofrece tal cual, y también `plimsoll embed`.</translation>
    </message>
    <message>
        <source>The lock that is kept over restarts ends with it; `sudo systemctl restart {unit}` sets it again.</source>
        <translation>La fijación que se conserva entre reinicios termina con ello; `sudo systemctl restart {unit}` la restablece.</translation>
    </message>
    <message>
        <source>The lock was given back meanwhile.</source>
        <translation>Entretanto se liberó la fijación.</translation>
    </message>
    <message>
        <source>The measured peak is above the plan, the card is idle in part and the processor is busy.</source>
        <translation>El máximo medido supera el plan, la tarjeta está ociosa en parte y el procesador está ocupado.</translation>
    </message>
    <message>
        <source>The memory for this context does not fit on the card.</source>
        <translation>La memoria para este contexto no cabe en la tarjeta.</translation>
    </message>
    <message>
        <source>The memory is free</source>
        <translation>La memoria está libre</translation>
    </message>
    <message>
        <source>The memory of the card is at its limit and system memory is lent to it.</source>
        <translation>La memoria de la tarjeta está en su límite y se le presta memoria del sistema.</translation>
    </message>
    <message>
        <source>The memory of the computer ran out.</source>
        <translation>La memoria del equipo se agotó.</translation>
    </message>
    <message>
        <source>The memory that one program may take is another one now.</source>
        <translation>La memoria que puede tomar un programa es ahora otra.</translation>
    </message>
    <message>
        <source>The menu key shows what else can be done, Delete removes.</source>
        <translation>La tecla de menú muestra qué más se puede hacer; Supr elimina.</translation>
    </message>
    <message>
        <source>The model before this one has not given its memory back.</source>
        <translation>El modelo anterior a este no ha devuelto su memoria.</translation>
    </message>
    <message>
        <source>The model comes in parts, and the wrong one was opened.</source>
        <translation>El modelo viene en partes, y se abrió la que no era.</translation>
    </message>
    <message>
        <source>The model failed: {failure}</source>
        <translation>El modelo falló: {failure}</translation>
    </message>
    <message>
        <source>The model file is not there any more.</source>
        <translation>El archivo del modelo ya no está.</translation>
    </message>
    <message>
        <source>The model file is not there.</source>
        <translation>El archivo del modelo no está.</translation>
    </message>
    <message>
        <source>The model file is not whole.</source>
        <translation>El archivo del modelo no está entero.</translation>
    </message>
    <message>
        <source>The model file may not be read.</source>
        <translation>No se permite leer el archivo del modelo.</translation>
    </message>
    <message>
        <source>The model file was changed since.</source>
        <translation>El archivo del modelo se ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>The model fits, drafting does not.</source>
        <translation>El modelo cabe; el borrador, no.</translation>
    </message>
    <message>
        <source>The model has no layers for drafting.</source>
        <translation>El modelo no tiene capas para borradores.</translation>
    </message>
    <message>
        <source>The model has {n_heads} MTP layers, which draft one token each.</source>
        <translation>El modelo tiene {n_heads} capas MTP, que preparan un token de borrador cada una.</translation>
    </message>
    <message>
        <source>The model host asks to slow down.</source>
        <translation>El servidor de modelos pide ir más despacio.</translation>
    </message>
    <message>
        <source>The model host cannot be reached.</source>
        <translation>No se puede llegar al servidor de modelos.</translation>
    </message>
    <message>
        <source>The model host has no such file.</source>
        <translation>El servidor de modelos no tiene ese archivo.</translation>
    </message>
    <message>
        <source>The model host is out of order, or cannot be reached.</source>
        <translation>El servidor de modelos está averiado o no se puede llegar a él.</translation>
    </message>
    <message>
        <source>The model host wants you to sign in.</source>
        <translation>El servidor de modelos pide iniciar sesión.</translation>
    </message>
    <message>
        <source>The model is being unloaded.</source>
        <translation>El modelo se está liberando.</translation>
    </message>
    <message>
        <source>The model is larger than the free memory of the card.</source>
        <translation>El modelo es mayor que la memoria libre de la tarjeta.</translation>
    </message>
    <message>
        <source>The model is put away before sleep.</source>
        <translation>El modelo se guarda antes de la suspensión.</translation>
    </message>
    <message>
        <source>The model is started from cold and every stage is proven again.</source>
        <translation>El modelo se inicia en frío y cada etapa se valida de nuevo.</translation>
    </message>
    <message>
        <source>The model is still being fetched.</source>
        <translation>El modelo aún se está descargando.</translation>
    </message>
    <message>
        <source>The model itself: what it has learned, as it stands in the file.</source>
        <translation>El modelo en sí: lo que ha aprendido, tal como está en el archivo.</translation>
    </message>
    <message>
        <source>The model loads again after wake.</source>
        <translation>El modelo se carga de nuevo al despertar.</translation>
    </message>
    <message>
        <source>The model loads again.</source>
        <translation>El modelo se carga de nuevo.</translation>
    </message>
    <message>
        <source>The model needs {need} MiB in {folder} (a margin included), and {free} MiB are free.</source>
        <translation>El modelo necesita {need}&#xa0;MiB en {folder} (margen incluido), y hay {free}&#xa0;MiB libres.</translation>
    </message>
    <message>
        <source>The model reads them before everything else; also called the system prompt.</source>
        <translation>El modelo las lee antes que todo lo demás; también se llaman prompt de sistema.</translation>
    </message>
    <message>
        <source>The model runs, without drafting.</source>
        <translation>El modelo funciona, sin borradores.</translation>
    </message>
    <message>
        <source>The model that is loaded keeps its setup. Unload it, then switch this again.</source>
        <translation>El modelo cargado conserva su configuración. Liberarlo y volver a cambiar esto.</translation>
    </message>
    <message>
        <source>The model that was open is not known: {strerror}.</source>
        <translation>No se sabe qué modelo estaba abierto: {strerror}.</translation>
    </message>
    <message>
        <source>The model thinks before it answers: it takes longer, and helps where something has to be worked out. Holds for this chat, from the next reply on.</source>
        <translation>El modelo reflexiona antes de responder: tarda más y ayuda cuando hay algo que resolver. Vale para este chat, desde la próxima respuesta.</translation>
    </message>
    <message>
        <source>The model was ready; the memory for drafting[ ({size})] was refused[ on card {device}].</source>
        <translation>El modelo estaba listo; la memoria para el borrador[ ({size})] se denegó[ en la tarjeta {device}].</translation>
    </message>
    <message>
        <source>The model was unloaded after {minutes} minutes without a request.{saved}</source>
        <translation>El modelo se liberó tras {minutes} minutos sin peticiones.{saved}</translation>
    </message>
    <message>
        <source>The model was unloaded in the middle of this reply.</source>
        <translation>El modelo se liberó en mitad de esta respuesta.</translation>
    </message>
    <message>
        <source>The model was unloaded, and memory of the card is still taken.</source>
        <translation>El modelo se liberó, y la memoria de la tarjeta sigue ocupada.</translation>
    </message>
    <message>
        <source>The model works at the base clock.</source>
        <translation>El modelo funciona a la frecuencia base.</translation>
    </message>
    <message>
        <source>The model works at {mhz} MHz or less.</source>
        <translation>El modelo funciona a {mhz}&#xa0;MHz o menos.</translation>
    </message>
    <message>
        <source>The model works without a lock.</source>
        <translation>El modelo funciona sin frecuencia fijada.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>La plantilla de chat del modelo falló: {reason}.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template was refused: {reason}.</source>
        <translation>La plantilla de chat del modelo fue rechazada: {reason}.</translation>
    </message>
    <message>
        <source>The model&apos;s files were changed since.</source>
        <translation>Los archivos del modelo han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>The model&apos;s notes on the text it has read, so that nothing is read twice. It grows with the context. Fewer bits take less memory and are less exact.</source>
        <translation>Las notas del modelo sobre el texto que ha leído, para no leer nada dos veces. Crece con el contexto. Menos bits ocupan menos memoria y son menos exactos.</translation>
    </message>
    <message>
        <source>The model&apos;s own head</source>
        <translation>El cabezal del propio modelo</translation>
    </message>
    <message>
        <source>The move.</source>
        <translation>El traslado.</translation>
    </message>
    <message>
        <source>The name {shown} holds bytes that are no text (UTF-8).</source>
        <translation>El nombre {shown} contiene bytes que no son texto (UTF-8).</translation>
    </message>
    <message>
        <source>The network asks to sign in first.</source>
        <translation>La red pide iniciar sesión primero.</translation>
    </message>
    <message>
        <source>The next message loads it again.</source>
        <translation>El siguiente mensaje lo vuelve a cargar.</translation>
    </message>
    <message>
        <source>The next step begins.</source>
        <translation>Empieza el siguiente paso.</translation>
    </message>
    <message>
        <source>The notice says why. Go back and choose another, or try again.</source>
        <translation>El aviso dice por qué. Volver y elegir otro, o intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The nouveau driver holds the card, so NVIDIA&apos;s driver cannot run.</source>
        <translation>El controlador nouveau retiene la tarjeta, así que el de NVIDIA no puede funcionar.</translation>
    </message>
    <message>
        <source>The other computer at {endpoint} has llama.cpp {commit}, this one {commit2}: they cannot work together.</source>
        <translation>El otro equipo en {endpoint} tiene llama.cpp {commit}, este {commit2}: no pueden trabajar juntos.</translation>
    </message>
    <message>
        <source>The other computer does not answer[ at {endpoint}].</source>
        <translation>El otro equipo no responde[ en {endpoint}].</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] has another version of the engine.</source>
        <translation>El otro equipo[ en {endpoint}] tiene otra versión del motor.</translation>
    </message>
    <message>
        <source>The other computer[ at {endpoint}] went away while it was in use.</source>
        <translation>El otro equipo[ en {endpoint}] dejó de estar disponible mientras se usaba.</translation>
    </message>
    <message>
        <source>The other readings go on. The log says more.</source>
        <translation>Las demás lecturas continúan. El registro dice más.</translation>
    </message>
    <message>
        <source>The others wait their turn.</source>
        <translation>Los demás esperan su turno.</translation>
    </message>
    <message>
        <source>The owner of this model has not let you in yet.</source>
        <translation>El propietario de este modelo aún no le ha dado acceso.</translation>
    </message>
    <message>
        <source>The part {name} is missing.</source>
        <translation>Falta la parte {name}.</translation>
    </message>
    <message>
        <source>The person said no.</source>
        <translation>La persona dijo que no.</translation>
    </message>
    <message>
        <source>The picture could not be written to {path} ({reason}).</source>
        <translation>No se pudo escribir la imagen en {path} ({reason}).</translation>
    </message>
    <message>
        <source>The place in the log is only where the fault was noticed.</source>
        <translation>El lugar del registro es solo donde se notó el fallo.</translation>
    </message>
    <message>
        <source>The plan did not count the draft context.</source>
        <translation>El plan no contó el contexto del borrador.</translation>
    </message>
    <message>
        <source>The plan does not fit with this alone.</source>
        <translation>El plan no cabe solo con esto.</translation>
    </message>
    <message>
        <source>The plan fits with it.</source>
        <translation>El plan cabe con ello.</translation>
    </message>
    <message>
        <source>The plan left drafting out, and the card ran full.</source>
        <translation>El plan dejó fuera el borrador, y la tarjeta se llenó.</translation>
    </message>
    <message>
        <source>The plan said it fits without counting the memory of drafting.</source>
        <translation>El plan dijo que cabe sin contar la memoria del borrador.</translation>
    </message>
    <message>
        <source>The plan was too small, and part of the work slid to the processor.</source>
        <translation>El plan era demasiado pequeño, y parte del trabajo pasó al procesador.</translation>
    </message>
    <message>
        <source>The plans are made from the headers of the files.</source>
        <translation>Los planes se hacen a partir de las cabeceras de los archivos.</translation>
    </message>
    <message>
        <source>The power limit{at} held the clock at {clock} MHz.</source>
        <translation>El límite de potencia{at} retuvo la frecuencia en {clock}&#xa0;MHz.</translation>
    </message>
    <message>
        <source>The power supply held the card back.</source>
        <translation>La alimentación frenó la tarjeta.</translation>
    </message>
    <message>
        <source>The power supply or the board told the card to take fewer watts.</source>
        <translation>La alimentación o la placa pidió a la tarjeta consumir menos vatios.</translation>
    </message>
    <message>
        <source>The process ended on an illegal instruction.</source>
        <translation>El proceso terminó por una instrucción no válida.</translation>
    </message>
    <message>
        <source>The process that looks for cards ended in the middle.</source>
        <translation>El proceso que busca tarjetas terminó a la mitad.</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver did not answer.</source>
        <translation>El procesador de la tarjeta que ejecuta el controlador no respondió.</translation>
    </message>
    <message>
        <source>The processor of the card that runs the driver failed.</source>
        <translation>Falló el procesador de la tarjeta que ejecuta el controlador.</translation>
    </message>
    <message>
        <source>The prompt has {n_prompt} tokens, but the context holds {n_ctx}.</source>
        <translation>El prompt tiene {n_prompt} tokens, pero el contexto admite {n_ctx}.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>El prompt está vacío.</translation>
    </message>
    <message>
        <source>The prompt was read at {prefill_tok_s} tokens/s, {best} were proven. {why}</source>
        <translation>El prompt se leyó a {prefill_tok_s}&#xa0;tokens/s; se validaron {best}. {why}</translation>
    </message>
    <message>
        <source>The proof tells which of the two is faster.</source>
        <translation>La validación dice cuál de los dos es más rápido.</translation>
    </message>
    <message>
        <source>The proof was stopped. Nothing is running.</source>
        <translation>La validación se detuvo. No hay nada en marcha.</translation>
    </message>
    <message>
        <source>The proxy asks for a name and a password (status 407).</source>
        <translation>El proxy pide un nombre y una contraseña (estado 407).</translation>
    </message>
    <message>
        <source>The proxy refuses ({error}).</source>
        <translation>El proxy lo rechaza ({error}).</translation>
    </message>
    <message>
        <source>The proxy refuses to reach {host} ({error}).</source>
        <translation>El proxy rechaza conectar con {host} ({error}).</translation>
    </message>
    <message>
        <source>The proxy setting stands in the way.</source>
        <translation>El ajuste de proxy lo impide.</translation>
    </message>
    <message>
        <source>The proxy {url} refuses: {error}.</source>
        <translation>El proxy {url} lo rechaza: {error}.</translation>
    </message>
    <message>
        <source>The readings could not be written to {path} ({strerror}).</source>
        <translation>No se pudieron escribir las lecturas en {path} ({strerror}).</translation>
    </message>
    <message>
        <source>The release does not say its SHA-256, so it cannot be verified.</source>
        <translation>La publicación no indica su SHA-256, así que no se puede verificar.</translation>
    </message>
    <message>
        <source>The release server asks to slow down: too many requests came from this address.</source>
        <translation>El servidor de publicaciones pide ir más despacio: llegaron demasiadas peticiones desde esta dirección.</translation>
    </message>
    <message>
        <source>The release server points to {scheme}://{hostname}, which is not one of the hosts that engines are fetched from.</source>
        <translation>El servidor de publicaciones remite a {scheme}://{hostname}, que no es uno de los servidores de los que se descargan motores.</translation>
    </message>
    <message>
        <source>The release server refuses the request: it asks for a sign-in.</source>
        <translation>El servidor de publicaciones rechaza la petición: pide iniciar sesión.</translation>
    </message>
    <message>
        <source>The reply ended at the limit of {max_reply_tokens} tokens.</source>
        <translation>La respuesta terminó en el límite de {max_reply_tokens} tokens.</translation>
    </message>
    <message>
        <source>The reply failed.</source>
        <translation>La respuesta falló.</translation>
    </message>
    <message>
        <source>The reply had no end.</source>
        <translation>La respuesta no tenía fin.</translation>
    </message>
    <message>
        <source>The reply is done</source>
        <translation>La respuesta ha terminado</translation>
    </message>
    <message>
        <source>The reply may go against parts of the schema: {unheld}.</source>
        <translation>La respuesta puede contradecir partes del esquema: {unheld}.</translation>
    </message>
    <message>
        <source>The reply stopped because the context is full.</source>
        <translation>La respuesta se detuvo porque el contexto está lleno.</translation>
    </message>
    <message>
        <source>The request carried no valid token.</source>
        <translation>La petición no llevaba ningún token válido.</translation>
    </message>
    <message>
        <source>The request was given up.</source>
        <translation>La petición se abandonó.</translation>
    </message>
    <message>
        <source>The same load would fit if the card were free.</source>
        <translation>La misma carga cabría si la tarjeta estuviera libre.</translation>
    </message>
    <message>
        <source>The same setup loaded before.</source>
        <translation>La misma configuración se cargaba antes.</translation>
    </message>
    <message>
        <source>The same version on both computers</source>
        <translation>La misma versión en ambos equipos</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: the engine refused it.</source>
        <translation>El chat guardado no se retomó y se lee de nuevo: el motor lo rechazó.</translation>
    </message>
    <message>
        <source>The saved chat was not taken up, and is read again: {error}.</source>
        <translation>El chat guardado no se retomó y se lee de nuevo: {error}.</translation>
    </message>
    <message>
        <source>The saved chat was saved without drafting: fewer drafts are right at first.</source>
        <translation>El chat se guardó sin borrador: al principio aciertan menos borradores.</translation>
    </message>
    <message>
        <source>The saved chat was taken up without what the drafts knew of it: it was saved with another drafting file. Fewer drafts are right at first.</source>
        <translation>El chat guardado se retomó sin lo que los borradores sabían de él: se guardó con otro archivo de borrador. Al principio aciertan menos borradores.</translation>
    </message>
    <message>
        <source>The screen may stop for a moment.</source>
        <translation>La pantalla puede detenerse un momento.</translation>
    </message>
    <message>
        <source>The screens on the card are other ones now: {displays}, not {displays2}.</source>
        <translation>Las pantallas de la tarjeta son ahora otras: {displays}, no {displays2}.</translation>
    </message>
    <message>
        <source>The server withheld a part of the reply (content filter).</source>
        <translation>El servidor retuvo una parte de la respuesta (filtro de contenido).</translation>
    </message>
    <message>
        <source>The setup cannot be changed while the model is loaded.</source>
        <translation>La configuración no se puede cambiar mientras el modelo está cargado.</translation>
    </message>
    <message>
        <source>The setup puts layers on a card, but the engine found no card it can use.</source>
        <translation>La configuración pone capas en una tarjeta, pero el motor no encontró ninguna que pueda usar.</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <translation>El modelo inicial no está instalado.</translation>
    </message>
    <message>
        <source>The starter model&apos;s package is damaged ({why}).</source>
        <translation>El paquete del modelo inicial está dañado ({why}).</translation>
    </message>
    <message>
        <source>The system could not load the engine.</source>
        <translation>El sistema no pudo cargar el motor.</translation>
    </message>
    <message>
        <source>The system could not read a part of the mapped file.</source>
        <translation>El sistema no pudo leer una parte del archivo mapeado.</translation>
    </message>
    <message>
        <source>The system did not allow it: the password was wrong, or nothing here can ask for it.</source>
        <translation>El sistema no lo permitió: la contraseña era incorrecta, o aquí nada puede pedirla.</translation>
    </message>
    <message>
        <source>The system did not load its kernel module.</source>
        <translation>El sistema no cargó su módulo del kernel.</translation>
    </message>
    <message>
        <source>The system does not let the model be locked in memory.</source>
        <translation>El sistema no permite bloquear el modelo en la memoria.</translation>
    </message>
    <message>
        <source>The system may page the model out.</source>
        <translation>El sistema puede paginar el modelo al disco.</translation>
    </message>
    <message>
        <source>The system refused to open it: the account has no right to, or another program locks it.</source>
        <translation>El sistema se negó a abrirlo: la cuenta no tiene derecho, u otro programa lo bloquea.</translation>
    </message>
    <message>
        <source>The system refuses to write there.</source>
        <translation>El sistema se niega a escribir allí.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring has a token for the Hub and did not give it.</source>
        <translation>El llavero del sistema tiene un token para el Hub y no lo entregó.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it, for this address alone. Leave it empty if the server has none.</source>
        <translation>El llavero del sistema la guarda, solo para esta dirección. Dejarla vacía si el servidor no tiene ninguna.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Leave it empty to keep the one there is.</source>
        <translation>El llavero del sistema la guarda. Dejarla vacía para conservar la que hay.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring keeps it. Without a keyring it is used until Plimsoll ends and then forgotten. It is sent to {host} alone, and never written to a log.</source>
        <translation>El llavero del sistema lo guarda. Sin llavero, se usa hasta que Plimsoll termine y luego se olvida. Se envía solo a {host} y nunca se escribe en un registro.</translation>
    </message>
    <message>
        <source>The text is longer than the context[ of {ctx} tokens].</source>
        <translation>El texto es más largo que el contexto[ de {ctx} tokens].</translation>
    </message>
    <message>
        <source>The token is kept. {doubt}</source>
        <translation>El token se conserva. {doubt}</translation>
    </message>
    <message>
        <source>The token is known and the repository is closed to it.</source>
        <translation>El token se conoce, y el repositorio está cerrado para él.</translation>
    </message>
    <message>
        <source>The token of {user} is kept by the Hub&apos;s own tools, which Plimsoll does not change.</source>
        <translation>Las herramientas del propio Hub guardan el token de {user}, que Plimsoll no cambia.</translation>
    </message>
    <message>
        <source>The token of {user} is kept in the variable HF_TOKEN, which Plimsoll does not change.</source>
        <translation>La variable HF_TOKEN contiene el token de {user}, que Plimsoll no cambia.</translation>
    </message>
    <message>
        <source>The token of {user} is kept in this system&apos;s keyring.</source>
        <translation>El llavero de este sistema guarda el token de {user}.</translation>
    </message>
    <message>
        <source>The token of {user} is kept until Plimsoll ends: this system has no keyring.</source>
        <translation>El token de {user} se conserva hasta que Plimsoll termine: este sistema no tiene llavero.</translation>
    </message>
    <message>
        <source>The trial process ended before it could report a card.</source>
        <translation>El proceso de prueba terminó antes de poder notificar una tarjeta.</translation>
    </message>
    <message>
        <source>The tunnel</source>
        <translation>El túnel</translation>
    </message>
    <message>
        <source>The tunnel&apos;s end here</source>
        <translation>Su extremo aquí</translation>
    </message>
    <message>
        <source>The variable {variable} holds what cannot be a key or token: not used.</source>
        <translation>La variable {variable} contiene algo que no puede ser una clave ni un token: no se usa.</translation>
    </message>
    <message>
        <source>The variables that the engine reads are other ones now.</source>
        <translation>Las variables que lee el motor son ahora otras.</translation>
    </message>
    <message>
        <source>The variant with a drafting head</source>
        <translation>La variante con cabezal de borrador</translation>
    </message>
    <message>
        <source>The watchdog of the driver reported the card as locked.</source>
        <translation>El watchdog del controlador notificó que la tarjeta está bloqueada.</translation>
    </message>
    <message>
        <source>The weights were loaded; the cache for the context[ ({size})] was refused[ on card {device}].</source>
        <translation>Los pesos se cargaron; la caché para el contexto[ ({size})] se denegó[ en la tarjeta {device}].</translation>
    </message>
    <message>
        <source>The whole chat is sent to that computer with every message.</source>
        <translation>Con cada mensaje se envía el chat entero a ese equipo.</translation>
    </message>
    <message>
        <source>The whole computer went down while Plimsoll was {doing}. {title}</source>
        <translation>Todo el equipo se cayó mientras Plimsoll estaba {doing}. {title}</translation>
    </message>
    <message>
        <source>The whole computer went down while the model was reading.</source>
        <translation>Todo el equipo se cayó mientras el modelo leía.</translation>
    </message>
    <message>
        <source>The whole process, at its peak</source>
        <translation>Todo el proceso, en su máximo</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, uncompressed.</source>
        <translation>Cabe todo el contexto de {n_ctx} tokens, sin comprimir.</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with a 4-bit cache.</source>
        <translation>Cabe todo el contexto de {n_ctx} tokens, con una caché de 4 bits.</translation>
    </message>
    <message>
        <source>The whole {n_ctx}-token context fits, with an 8-bit cache.</source>
        <translation>Cabe todo el contexto de {n_ctx} tokens, con una caché de 8 bits.</translation>
    </message>
    <message>
        <source>The working memory for one micro-batch does not fit on the card.</source>
        <translation>La memoria de trabajo para un microlote no cabe en la tarjeta.</translation>
    </message>
    <message>
        <source>The {gone} oldest messages of this chat were left out: the context holds {n_ctx} tokens.</source>
        <translation>Se omitieron los {gone} mensajes más antiguos de este chat: el contexto admite {n_ctx} tokens.</translation>
    </message>
    <message>
        <source>The {what} cannot be used: {error}.</source>
        <translation>No se puede usar {what}: {error}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Theme: {name}</source>
        <translation>Tema: {name}</translation>
    </message>
    <message>
        <source>Then {name}. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Después, {name}. Lo que ha llegado se conserva, también al cerrar Plimsoll.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed.</source>
        <translation>Hay una tarjeta NVIDIA, pero su controlador no está instalado.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but this container has no NVIDIA driver.</source>
        <translation>Hay una tarjeta NVIDIA, pero este contenedor no tiene controlador de NVIDIA.</translation>
    </message>
    <message>
        <source>There is another file {target} already.</source>
        <translation>Ya hay otro archivo {target}.</translation>
    </message>
    <message>
        <source>There is less free space than the file still needs.</source>
        <translation>Hay menos espacio libre del que el archivo aún necesita.</translation>
    </message>
    <message>
        <source>There is neither a prompt nor a message.</source>
        <translation>No hay ni prompt ni mensaje.</translation>
    </message>
    <message>
        <source>There is no NVIDIA card here that Plimsoll can use, so the graphs show the computer&apos;s memory and processor. Everything else works the same.</source>
        <translation>Aquí no hay ninguna tarjeta NVIDIA que Plimsoll pueda usar, así que los gráficos muestran la memoria y el procesador del equipo. Todo lo demás funciona igual.</translation>
    </message>
    <message>
        <source>There is no NVIDIA card in this computer; models run on the processor.</source>
        <translation>No hay ninguna tarjeta NVIDIA en este equipo; los modelos se ejecutan en el procesador.</translation>
    </message>
    <message>
        <source>There is no card to lock.</source>
        <translation>No hay ninguna tarjeta que fijar.</translation>
    </message>
    <message>
        <source>There is no card {name} in this computer.</source>
        <translation>No hay ninguna tarjeta {name} en este equipo.</translation>
    </message>
    <message>
        <source>There is no engine {runtime_id} here.</source>
        <translation>Aquí no hay ningún motor {runtime_id}.</translation>
    </message>
    <message>
        <source>There is no file {parts} here.</source>
        <translation>Aquí no hay ningún archivo {parts}.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>No hay ningún archivo {path}.</translation>
    </message>
    <message>
        <source>There is no model in GGUF format here</source>
        <translation>Aquí no hay ningún modelo en formato GGUF</translation>
    </message>
    <message>
        <source>There is no model to answer.</source>
        <translation>No hay ningún modelo que responda.</translation>
    </message>
    <message>
        <source>There is no remote server called {name}; there is: {known}.</source>
        <translation>No hay ningún servidor remoto llamado {name}; hay: {known}.</translation>
    </message>
    <message>
        <source>There is no room to read the prompt in batches.</source>
        <translation>No hay sitio para leer el prompt por lotes.</translation>
    </message>
    <message>
        <source>There is no such revision of {what}.</source>
        <translation>No hay tal revisión de {what}.</translation>
    </message>
    <message>
        <source>There is no token {token} to bias: the model has {n_vocab}.</source>
        <translation>No hay ningún token {token} que ponderar: el modelo tiene {n_vocab}.</translation>
    </message>
    <message>
        <source>There is no tool named {choice}; there are: {known}.</source>
        <translation>No hay ninguna herramienta llamada {choice}; hay: {known}.</translation>
    </message>
    <message>
        <source>There is no {what} in this repository.</source>
        <translation>No hay {what} en este repositorio.</translation>
    </message>
    <message>
        <source>There was a folder in the place of the file with your chats.</source>
        <translation>Había una carpeta en el lugar del archivo con sus chats.</translation>
    </message>
    <message>
        <source>These plans are for your card, which the engine cannot use yet: its build is fetched first, verified and tried with a tiny model. The proof step measures the speed.</source>
        <translation>Estos planes son para su tarjeta, que el motor aún no puede usar: primero se obtiene su compilación, se verifica y se prueba con un modelo diminuto. La validación mide la velocidad.</translation>
    </message>
    <message>
        <source>They are not as they were fetched, so the engine is not started.</source>
        <translation>No están como se descargaron, así que no se inicia el motor.</translation>
    </message>
    <message>
        <source>They ask for a model by its name; the one before is unloaded.</source>
        <translation>Piden un modelo por su nombre; el anterior se libera.</translation>
    </message>
    <message>
        <source>They differ in kind, size or vocabulary.</source>
        <translation>Difieren en tipo, tamaño o vocabulario.</translation>
    </message>
    <message>
        <source>They may open another proven model</source>
        <translation>Pueden abrir otro modelo validado</translation>
    </message>
    <message>
        <source>They stay where they are; nothing is copied, changed or loaded.</source>
        <translation>Quedan donde están; no se copia, cambia ni carga nada.</translation>
    </message>
    <message>
        <source>Think first</source>
        <translation>Reflexionar antes</translation>
    </message>
    <message>
        <source>Thinking for {time}</source>
        <translation>Reflexiona desde hace {time}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>Reflexiona</translation>
    </message>
    <message>
        <source>This Linux inside Windows has no access to an NVIDIA driver.</source>
        <translation>Este Linux dentro de Windows no tiene acceso a un controlador de NVIDIA.</translation>
    </message>
    <message>
        <source>This address is not encrypted: on the way there others can read the chat and the key. Use https, or an SSH tunnel.</source>
        <translation>Esta dirección no está cifrada: por el camino, otros pueden leer el chat y la clave. Usar https o un túnel SSH.</translation>
    </message>
    <message>
        <source>This can be changed when the file is here.</source>
        <translation>Se puede cambiar cuando el archivo esté aquí.</translation>
    </message>
    <message>
        <source>This can be changed when the work in progress has ended.</source>
        <translation>Se puede cambiar cuando termine el trabajo en curso.</translation>
    </message>
    <message>
        <source>This card does not accept a power limit.</source>
        <translation>Esta tarjeta no acepta un límite de potencia.</translation>
    </message>
    <message>
        <source>This chat</source>
        <translation>Este chat</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This computer alone</source>
        <translation>Solo este equipo</translation>
    </message>
    <message>
        <source>This desktop shows no tray now, so closing the window ends Plimsoll.</source>
        <translation>Este escritorio no muestra ahora ninguna bandeja, así que cerrar la ventana termina Plimsoll.</translation>
    </message>
    <message>
        <source>This does not fit as it is. Go back and choose another, or a smaller context later.</source>
        <translation>Así como está no cabe. Volver y elegir otro, o más tarde un contexto menor.</translation>
    </message>
    <message>
        <source>This does not fit. Choose a smaller context, a lighter cache or a smaller file.</source>
        <translation>Esto no cabe. Elegir un contexto menor, una caché más ligera o un archivo más pequeño.</translation>
    </message>
    <message>
        <source>This engine cannot use a card.</source>
        <translation>Este motor no puede usar una tarjeta.</translation>
    </message>
    <message>
        <source>This engine has no code for your card.</source>
        <translation>Este motor no tiene código para su tarjeta.</translation>
    </message>
    <message>
        <source>This engine is a 32-bit build and cannot read large files.</source>
        <translation>Este motor es una compilación de 32 bits y no puede leer archivos grandes.</translation>
    </message>
    <message>
        <source>This engine needs the GNU C library {shown}, and this system has {have}.</source>
        <translation>Este motor necesita la biblioteca GNU C {shown}, y este sistema tiene {have}.</translation>
    </message>
    <message>
        <source>This engine was built for a newer processor.</source>
        <translation>Este motor se compiló para un procesador más reciente.</translation>
    </message>
    <message>
        <source>This engine was built without CUDA, so {card} is not used: models run on the processor.</source>
        <translation>Este motor se compiló sin CUDA, así que {card} no se usa: los modelos se ejecutan en el procesador.</translation>
    </message>
    <message>
        <source>This file cannot draft: its drafting part was left out.</source>
        <translation>Este archivo no puede hacer borradores: se omitió su parte de borrador.</translation>
    </message>
    <message>
        <source>This file has no chat template: the model was given the words alone, to be continued.</source>
        <translation>Este archivo no tiene plantilla de chat: el modelo recibió solo las palabras, para continuarlas.</translation>
    </message>
    <message>
        <source>This file is not a model[; it looks like {what}].</source>
        <translation>Este archivo no es un modelo[; parece ser {what}].</translation>
    </message>
    <message>
        <source>This file is of an old format.</source>
        <translation>Este archivo es de un formato antiguo.</translation>
    </message>
    <message>
        <source>This goes over the load line a little. It may work; another program that needs the card may stop it.</source>
        <translation>Esto supera un poco la línea de carga. Puede funcionar; otro programa que necesite la tarjeta puede detenerlo.</translation>
    </message>
    <message>
        <source>This is a base model: it goes on with your text instead of answering it.</source>
        <translation>Este es un modelo base: continúa su texto en lugar de responderlo.</translation>
    </message>
    <message>
        <source>This is everything that would be in the file, line by line. Nothing is sent to anybody.</source>
        <translation>Esto es todo lo que habría en el archivo, línea por línea. No se envía nada a nadie.</translation>
    </message>
    <message>
        <source>This is what you have</source>
        <translation>Esto es lo que hay</translation>
    </message>
    <message>
        <source>This kind of model cannot take back rejected drafts: loaded without drafting.</source>
        <translation>Este tipo de modelo no puede retirar borradores rechazados: cargado sin borradores.</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Esta lista</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This machine, a model, its proof: step by step.</source>
        <translation>Este equipo, un modelo, su validación: paso a paso.</translation>
    </message>
    <message>
        <source>This model file was made for another kind of processor.</source>
        <translation>Este archivo de modelo se hizo para otro tipo de procesador.</translation>
    </message>
    <message>
        <source>This model is not planned yet.</source>
        <translation>Este modelo aún no está planificado.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template knows no tools.</source>
        <translation>La plantilla de chat de este modelo no conoce herramientas.</translation>
    </message>
    <message>
        <source>This model&apos;s form of calls is not known as a grammar: it may answer otherwise.</source>
        <translation>La forma de llamada de este modelo no se conoce como gramática: puede responder de otro modo.</translation>
    </message>
    <message>
        <source>This pair of cache types runs on the processor.</source>
        <translation>Este par de tipos de caché se ejecuta en el procesador.</translation>
    </message>
    <message>
        <source>This program may use one core.</source>
        <translation>Este programa puede usar un núcleo.</translation>
    </message>
    <message>
        <source>This receipt holds for driver {version}, this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>Este comprobante vale para el controlador {version}, este motor y este archivo. Si cambia uno de ellos, Plimsoll lo valida de nuevo antes de decir «listo».</translation>
    </message>
    <message>
        <source>This receipt holds for this engine and this file. If one of them changes, Plimsoll proves it again before it says ready.</source>
        <translation>Este comprobante vale para este motor y este archivo. Si cambia uno de ellos, Plimsoll lo valida de nuevo antes de decir «listo».</translation>
    </message>
    <message>
        <source>This repository has no other file that fits.</source>
        <translation>Este repositorio no tiene otro archivo que quepa.</translation>
    </message>
    <message>
        <source>This server takes no grammar (GBNF).</source>
        <translation>Este servidor no admite gramáticas (GBNF).</translation>
    </message>
    <message>
        <source>This setup does not fit, so it was not started.</source>
        <translation>Esta configuración no cabe, así que no se inició.</translation>
    </message>
    <message>
        <source>This setup does not fit. Choose a smaller one first.</source>
        <translation>Esta configuración no cabe. Elegir primero una menor.</translation>
    </message>
    <message>
        <source>This setup has failed twice, and is tried again.</source>
        <translation>Esta configuración ha fallado dos veces y se prueba de nuevo.</translation>
    </message>
    <message>
        <source>This setup has failed twice, so it is not tried a third time as it is.</source>
        <translation>Esta configuración ha fallado dos veces, así que no se prueba una tercera tal como está.</translation>
    </message>
    <message>
        <source>This setup is tight. Look at its plan first.</source>
        <translation>Esta configuración va justa. Mirar primero su plan.</translation>
    </message>
    <message>
        <source>This setup is tight: it goes over the load line.</source>
        <translation>Esta configuración va justa: supera la línea de carga.</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the key is used until Plimsoll ends, and is written nowhere.</source>
        <translation>Este sistema no tiene un llavero que Plimsoll pueda usar: la clave se usa hasta que Plimsoll termine y no se escribe en ningún sitio.</translation>
    </message>
    <message>
        <source>This system has no keyring that Plimsoll can use: the token is used until Plimsoll ends, and is written nowhere.</source>
        <translation>Este sistema no tiene un llavero que Plimsoll pueda usar: el token se usa hasta que Plimsoll termine y no se escribe en ningún sitio.</translation>
    </message>
    <message>
        <source>This system has no pkexec to ask for an administrator&apos;s password.</source>
        <translation>Este sistema no tiene pkexec para pedir una contraseña de administrador.</translation>
    </message>
    <message>
        <source>This system is older than the one the engine was made on.</source>
        <translation>Este sistema es más antiguo que aquel en el que se hizo el motor.</translation>
    </message>
    <message>
        <source>This user may not use the NVIDIA card.</source>
        <translation>Este usuario no puede usar la tarjeta NVIDIA.</translation>
    </message>
    <message>
        <source>This version of the engine is known to be broken.</source>
        <translation>Se sabe que esta versión del motor está rota.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Reflexión</translation>
    </message>
    <message>
        <source>Thought for {time}</source>
        <translation>Reflexión de {time}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Reflexiones</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Threads and reserve</source>
        <translation>Hilos y reserva</translation>
    </message>
    <message>
        <source>Three that fit this computer</source>
        <translation>Tres que caben en este equipo</translation>
    </message>
    <message>
        <source>Three that fit your card</source>
        <translation>Tres que caben en su tarjeta</translation>
    </message>
    <message>
        <source>Throttle reasons:</source>
        <translation>Motivos de limitación:</translation>
    </message>
    <message>
        <source>Throttle reasons: none</source>
        <translation>Motivos de limitación: ninguno</translation>
    </message>
    <message>
        <source>Throttle reasons: {reasons}</source>
        <translation>Motivos de limitación: {reasons}</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>Justo</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Tiempo mostrado</translation>
    </message>
    <message>
        <source>Time.</source>
        <translation>Tiempo.</translation>
    </message>
    <message>
        <source>Time; tried a few times only.</source>
        <translation>Tiempo; solo se ha probado unas pocas veces.</translation>
    </message>
    <message>
        <source>To give them back:</source>
        <translation>Para devolverlas:</translation>
    </message>
    <message>
        <source>To keep it, type as administrator:</source>
        <translation>Para conservarlo, escribir como administrador:</translation>
    </message>
    <message>
        <source>To lock them by hand, type:</source>
        <translation>Para fijarlas a mano, escribir:</translation>
    </message>
    <message>
        <source>To open {name}, it has to end. What was written is kept.</source>
        <translation>Para abrir {name}, debe terminar. Lo escrito se conserva.</translation>
    </message>
    <message>
        <source>To open {name}, that answer has to end.</source>
        <translation>Para abrir {name}, esa respuesta debe terminar.</translation>
    </message>
    <message>
        <source>To spare, MiB</source>
        <translation>De sobra, MiB</translation>
    </message>
    <message>
        <source>To stop keeping it:</source>
        <translation>Para no conservar ya nada:</translation>
    </message>
    <message>
        <source>To the load line</source>
        <translation>Hasta la línea de carga</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tokens/s, replying</source>
        <translation>Tokens/s al responder</translation>
    </message>
    <message>
        <source>Too big</source>
        <translation>Demasiado grande</translation>
    </message>
    <message>
        <source>Too hot for {share} of the time ({hottest} degrees).</source>
        <translation>Demasiado caliente durante el {share} del tiempo ({hottest} grados).</translation>
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
        <translation>Equilibrar contexto, velocidad y calidad en la barra del plan.</translation>
    </message>
    <message>
        <source>Tried: {name}, {change}. It was not enough.</source>
        <translation>Probado: {name}, {change}. No fue suficiente.</translation>
    </message>
    <message>
        <source>Tried: {name}. It was not enough.</source>
        <translation>Probado: {name}. No fue suficiente.</translation>
    </message>
    <message>
        <source>Trust.</source>
        <translation>Confianza.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Volver a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <translation>Volver a intentarlo dentro de un rato.</translation>
    </message>
    <message>
        <source>Try again in an hour, or set PLIMSOLL_RELEASES_ENDPOINT to a mirror.</source>
        <translation>Volver a intentarlo dentro de una hora o definir PLIMSOLL_RELEASES_ENDPOINT con un servidor espejo.</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <translation>Volver a intentarlo más tarde o elegir otro repositorio.</translation>
    </message>
    <message>
        <source>Try again later: the repository may be changing right now.</source>
        <translation>Volver a intentarlo más tarde: el repositorio puede estar cambiando ahora mismo.</translation>
    </message>
    <message>
        <source>Try again later; if it stays so, something on the way answers in its place.</source>
        <translation>Volver a intentarlo más tarde; si sigue así, algo por el camino responde en su lugar.</translation>
    </message>
    <message>
        <source>Try again when it is here.</source>
        <translation>Volver a intentarlo cuando esté aquí.</translation>
    </message>
    <message>
        <source>Try again when you have it, or an administrator&apos;s password.</source>
        <translation>Volver a intentarlo cuando lo tenga, o con la contraseña de un administrador.</translation>
    </message>
    <message>
        <source>Try again, or go back and choose a model: it can also run on the processor.</source>
        <translation>Intentarlo de nuevo, o volver y elegir un modelo: también puede ejecutarse en el procesador.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Reintentar.</translation>
    </message>
    <message>
        <source>Try again: it goes on from the bytes that are here.</source>
        <translation>Intentarlo de nuevo: continúa desde los bytes que están aquí.</translation>
    </message>
    <message>
        <source>Try again; if it stays so, a filter on the way blocks this server.</source>
        <translation>Intentarlo de nuevo; si sigue así, un filtro por el camino bloquea este servidor.</translation>
    </message>
    <message>
        <source>Try another of the remedies.</source>
        <translation>Probar otra de las soluciones.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>Try it once more anyway</source>
        <translation>Probarlo una vez más de todos modos</translation>
    </message>
    <message>
        <source>Try one of the remedies.</source>
        <translation>Pruebe una de las soluciones.</translation>
    </message>
    <message>
        <source>Try other words, or Escape to see them all.</source>
        <translation>Probar con otras palabras, o Escape para verlos todos.</translation>
    </message>
    <message>
        <source>Try the engine test</source>
        <translation>Probar el motor</translation>
    </message>
    <message>
        <source>Try {build} again</source>
        <translation>Probar {build} de nuevo</translation>
    </message>
    <message>
        <source>Trying a fix</source>
        <translation>Probando una solución</translation>
    </message>
    <message>
        <source>Trying a fix for {name}</source>
        <translation>Probando una solución para {name}</translation>
    </message>
    <message>
        <source>Trying clocks</source>
        <translation>Probando frecuencias</translation>
    </message>
    <message>
        <source>Trying it: {remedy}</source>
        <translation>Probándolo: {remedy}</translation>
    </message>
    <message>
        <source>Trying it: {remedy}.</source>
        <translation>Probándolo: {remedy}.</translation>
    </message>
    <message>
        <source>Trying the build with a tiny model</source>
        <translation>Probando la compilación con un modelo diminuto</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Afinar</translation>
    </message>
    <message>
        <source>Turn the other driver off</source>
        <translation>Desactivar el otro controlador</translation>
    </message>
    <message>
        <source>Two parts of the driver do not belong together.</source>
        <translation>Dos partes del controlador no corresponden entre sí.</translation>
    </message>
    <message>
        <source>Two that fit this computer</source>
        <translation>Dos que caben en este equipo</translation>
    </message>
    <message>
        <source>Two that fit your card</source>
        <translation>Dos que caben en su tarjeta</translation>
    </message>
    <message>
        <source>Type a name, or paste owner/repo, an address or the path of a file. Before anything is downloaded you see which file fits this card, and at which context.</source>
        <translation>Escribir un nombre, o pegar owner/repo, una dirección o la ruta de un archivo. Antes de descargar nada se ve qué archivo cabe en esta tarjeta, y con qué contexto.</translation>
    </message>
    <message>
        <source>Type plimsoll rpc-server on the other computer, then on this one the ssh line that it prints. Keep both open.</source>
        <translation>Escribir plimsoll rpc-server en el otro equipo y después, en este, la línea ssh que muestra. Mantener ambos abiertos.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Escribir lo que se quiere hacer</translation>
    </message>
    <message>
        <source>Uncontained memory error</source>
        <translation>Error de memoria no contenido</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>Unload an idle model after</source>
        <translation>Liberar un modelo inactivo tras</translation>
    </message>
    <message>
        <source>Unload before sleep</source>
        <translation>Liberar antes de la suspensión</translation>
    </message>
    <message>
        <source>Unload it first.</source>
        <translation>Liberarlo primero.</translation>
    </message>
    <message>
        <source>Unload the model</source>
        <translation>Liberar el modelo</translation>
    </message>
    <message>
        <source>Unload the model before the computer sleeps; Plimsoll does so by itself where the system announces the sleep.</source>
        <translation>Liberar el modelo antes de que el equipo se suspenda; Plimsoll lo hace por sí solo donde el sistema anuncia la suspensión.</translation>
    </message>
    <message>
        <source>Unload the model first.</source>
        <translation>Liberar primero el modelo.</translation>
    </message>
    <message>
        <source>Unload the model to change this.</source>
        <translation>Liberar el modelo para cambiar esto.</translation>
    </message>
    <message>
        <source>Unload {model}</source>
        <translation>Liberar {model}</translation>
    </message>
    <message>
        <source>Unload, back to where it was</source>
        <translation>Liberado, de vuelta a donde estaba</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Liberando</translation>
    </message>
    <message>
        <source>Unloading {name}</source>
        <translation>Liberando {name}</translation>
    </message>
    <message>
        <source>Unlock the keyring and start Plimsoll again, or enter the token anew.</source>
        <translation>Desbloquear el llavero e iniciar Plimsoll de nuevo, o introducir otra vez el token.</translation>
    </message>
    <message>
        <source>Unrecovered ECC error</source>
        <translation>Error ECC no recuperado</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES and start Plimsoll again.</source>
        <translation>Quitar CUDA_VISIBLE_DEVICES e iniciar Plimsoll de nuevo.</translation>
    </message>
    <message>
        <source>Unset CUDA_VISIBLE_DEVICES where it is set (shell profile, service file), then start Plimsoll again.</source>
        <translation>Quitar CUDA_VISIBLE_DEVICES donde esté definida (perfil del shell, archivo de servicio) e iniciar Plimsoll de nuevo.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to check it.</source>
        <translation>Quitar HF_HUB_OFFLINE para comprobarlo.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch it.</source>
        <translation>Quitar HF_HUB_OFFLINE para descargarlo.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to fetch models.</source>
        <translation>Quitar HF_HUB_OFFLINE para descargar modelos.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to read it.</source>
        <translation>Quitar HF_HUB_OFFLINE para leerlo.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to search.</source>
        <translation>Quitar HF_HUB_OFFLINE para buscar.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Up to there the memory may be filled. What lies beyond is kept for the desktop and for what cannot be foreseen.</source>
        <translation>Hasta ahí se puede llenar la memoria. Lo que queda más allá se guarda para el escritorio y para lo imprevisible.</translation>
    </message>
    <message>
        <source>Update Plimsoll, or download an older file of this model.</source>
        <translation>Actualizar Plimsoll o descargar un archivo más antiguo de este modelo.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use a JSON schema.</source>
        <translation>Usar un esquema JSON.</translation>
    </message>
    <message>
        <source>Use from the next reply on</source>
        <translation>Usar desde la próxima respuesta</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Usar igualmente</translation>
    </message>
    <message>
        <source>Use the file that is here</source>
        <translation>Usar el archivo que está aquí</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Usar este</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>Usar este token</translation>
    </message>
    <message>
        <source>Use {build}</source>
        <translation>Usar {build}</translation>
    </message>
    <message>
        <source>Use {server}</source>
        <translation>Usar {server}</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Usar…</translation>
    </message>
    <message>
        <source>Use… {server}</source>
        <translation>Usar… {server}</translation>
    </message>
    <message>
        <source>Using the card now</source>
        <translation>Usan ahora la tarjeta</translation>
    </message>
    <message>
        <source>Verify every byte</source>
        <translation>Verificar cada byte</translation>
    </message>
    <message>
        <source>Version and memory are asked for there before a byte of a model is sent. Only 127.0.0.1 is accepted.</source>
        <translation>Allí se preguntan la versión y la memoria antes de enviar un solo byte de un modelo. Solo se acepta 127.0.0.1.</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Muy buena</translation>
    </message>
    <message>
        <source>Very good</source>
        <comment>quality</comment>
        <translation>Muy buena</translation>
    </message>
    <message>
        <source>W of {limit}</source>
        <translation>W de {limit}</translation>
    </message>
    <message>
        <source>Wait a few minutes and try again, or sign in with a token to get a higher limit.</source>
        <translation>Esperar unos minutos y volver a intentarlo, o iniciar sesión con un token para tener un límite mayor.</translation>
    </message>
    <message>
        <source>Wait a little and try again; a file that is already here still works.</source>
        <translation>Esperar un poco y volver a intentarlo; un archivo que ya está aquí sigue funcionando.</translation>
    </message>
    <message>
        <source>Wait for its plan.</source>
        <translation>Esperar su plan.</translation>
    </message>
    <message>
        <source>Wait, then try again</source>
        <translation>Esperar y volver a intentarlo</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Waiting for other replies to end: place {n}</source>
        <translation>Esperando a que terminen otras respuestas: puesto {n}</translation>
    </message>
    <message>
        <source>Waiting {share}</source>
        <translation>Esperando {share}</translation>
    </message>
    <message>
        <source>Waiting.</source>
        <translation>Esperando.</translation>
    </message>
    <message>
        <source>Walk along a graph&apos;s values</source>
        <translation>Recorrer los valores de un gráfico</translation>
    </message>
    <message>
        <source>Wants its key</source>
        <translation>Pide su clave</translation>
    </message>
    <message>
        <source>Warm up first</source>
        <translation>Calentar primero</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>We do not know this one</source>
        <translation>Este fallo no se conoce</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Páginas web</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <translation>Páginas web que pueden preguntar</translation>
    </message>
    <message>
        <source>Web pages that may ask, each with its scheme: https://chat.example. Programs need no entry.</source>
        <translation>Páginas web que pueden preguntar, cada una con su esquema: https://chat.example. Los programas no necesitan entrada.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Weights and cache were there; the compute buffer[ ({size})] was refused[ on card {device}].</source>
        <translation>Los pesos y la caché estaban; el búfer de cálculo[ ({size})] se denegó[ en la tarjeta {device}].</translation>
    </message>
    <message>
        <source>Weights need {weights} MiB, {free_before_mib} MiB were free.</source>
        <translation>Los pesos necesitan {weights}&#xa0;MiB, y había {free_before_mib}&#xa0;MiB libres.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What answers as {host} shows a certificate that this computer does not trust.</source>
        <translation>Lo que responde como {host} muestra un certificado en el que este equipo no confía.</translation>
    </message>
    <message>
        <source>What answers at {url} is no OpenAI-compatible server: {why}.</source>
        <translation>Lo que responde en {url} no es un servidor compatible con OpenAI: {why}.</translation>
    </message>
    <message>
        <source>What answers for {endpoint} does not say which llama.cpp it has.</source>
        <translation>Lo que responde por {endpoint} no dice qué llama.cpp tiene.</translation>
    </message>
    <message>
        <source>What came from it was no answer, so it was ended.</source>
        <translation>Lo que llegó de él no era una respuesta, así que se terminó.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>What comes closest to fitting this computer</source>
        <translation>Lo que más se acerca a caber en este equipo</translation>
    </message>
    <message>
        <source>What comes closest to fitting your card</source>
        <translation>Lo que más se acerca a caber en su tarjeta</translation>
    </message>
    <message>
        <source>What could be read of it goes on.</source>
        <translation>Lo que se pudo leer de él continúa.</translation>
    </message>
    <message>
        <source>What could be read of it was taken over: {chats} with {messages}.</source>
        <translation>Se tomó lo que se pudo leer de él: {chats} con {messages}.</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>What has arrived</source>
        <translation>Lo que ha llegado</translation>
    </message>
    <message>
        <source>What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Lo que ha llegado se conserva, también al cerrar Plimsoll.</translation>
    </message>
    <message>
        <source>What has arrived is kept.</source>
        <translation>Lo que ha llegado se conserva.</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>Qué ayuda</translation>
    </message>
    <message>
        <source>What helps: {helps}.</source>
        <translation>Qué ayuda: {helps}.</translation>
    </message>
    <message>
        <source>What is downloaded.</source>
        <translation>Lo que se descarga.</translation>
    </message>
    <message>
        <source>What is left needs your consent.</source>
        <translation>Lo que queda necesita su decisión.</translation>
    </message>
    <message>
        <source>What is on disk is shorter than what was sent.</source>
        <translation>Lo que hay en el disco es más corto que lo que se envió.</translation>
    </message>
    <message>
        <source>What is on this computer works without it.</source>
        <translation>Lo que está en este equipo funciona sin él.</translation>
    </message>
    <message>
        <source>What is used at every step lies in the memory of the computer, or on the slowest card.</source>
        <translation>Lo que se usa en cada paso está en la memoria del equipo o en la tarjeta más lenta.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>What it will take</source>
        <translation>Qué ocupará</translation>
    </message>
    <message>
        <source>What slowed it</source>
        <translation>Qué la frenó</translation>
    </message>
    <message>
        <source>What some models keep of the text beside or instead of the KV cache. It stays as large as it is, however long the text.</source>
        <translation>Lo que algunos modelos guardan del texto junto a la caché KV o en su lugar. No crece, por largo que sea el texto.</translation>
    </message>
    <message>
        <source>What stays free up to the load line, MiB.</source>
        <translation>Lo que queda libre hasta la línea de carga, MiB.</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Qué significan las palabras</translation>
    </message>
    <message>
        <source>What to paste</source>
        <translation>Qué pegar</translation>
    </message>
    <message>
        <source>What was kept is offered first when the same happens again with the same model, engine, driver and card.</source>
        <translation>Lo conservado se ofrece primero cuando ocurre lo mismo con el mismo modelo, motor, controlador y tarjeta.</translation>
    </message>
    <message>
        <source>What was known of this conversation was lost when a batch failed: it is read again.</source>
        <translation>Lo que se sabía de esta conversación se perdió al fallar un lote: se lee de nuevo.</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Qué se probó</translation>
    </message>
    <message>
        <source>What was tried here</source>
        <translation>Qué se probó aquí</translation>
    </message>
    <message>
        <source>What was tried: {line}</source>
        <translation>Qué se probó: {line}</translation>
    </message>
    <message>
        <source>What was written is below. A copy of the report helps whoever you ask.</source>
        <translation>Lo que se escribió está abajo. Una copia del informe sirve a quien se pida ayuda.</translation>
    </message>
    <message>
        <source>What was written is kept.</source>
        <translation>Lo escrito se conserva.</translation>
    </message>
    <message>
        <source>What was written is kept. Ask again; if it happens again, look at the server&apos;s log.</source>
        <translation>Lo escrito se conserva. Preguntar de nuevo; si vuelve a ocurrir, mirar el registro del servidor.</translation>
    </message>
    <message>
        <source>What went wrong, what helped, and what was proven</source>
        <translation>Qué salió mal, qué ayudó y qué se validó</translation>
    </message>
    <message>
        <source>What you call it: letters, digits, dots and dashes.</source>
        <translation>Cómo llamarlo: letras, cifras, puntos y guiones.</translation>
    </message>
    <message>
        <source>What you get under Find appears here: how much has arrived, how fast, and how long it takes. A download goes on where it stopped, also after Plimsoll was closed.</source>
        <translation>Lo que se obtiene en Buscar aparece aquí: cuánto ha llegado, a qué velocidad y cuánto tarda. Una descarga continúa donde se detuvo, también tras cerrar Plimsoll.</translation>
    </message>
    <message>
        <source>When and which</source>
        <translation>Cuándo y cuál</translation>
    </message>
    <message>
        <source>When it is taken, the next free one is used.</source>
        <translation>Cuando está ocupado, se usa el siguiente libre.</translation>
    </message>
    <message>
        <source>When one goes away in the middle of a reply, that reply ends, and Fixes says which one it was and what helps. Your chat stays.</source>
        <translation>Si uno desaparece en mitad de una respuesta, esa respuesta termina, y Soluciones dice cuál fue y qué ayuda. Su chat permanece.</translation>
    </message>
    <message>
        <source>When one machine is not enough</source>
        <translation>Cuando un equipo no basta</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where every byte goes. The upright line with the disc is the load line: up to there the memory may be filled.</source>
        <translation>Adónde va cada byte. La línea vertical con el disco es la línea de carga: hasta ahí se puede llenar la memoria.</translation>
    </message>
    <message>
        <source>Wherever it asks for the base address of an OpenAI-compatible service.</source>
        <translation>Dondequiera que pida la dirección base de un servicio compatible con OpenAI.</translation>
    </message>
    <message>
        <source>Who uses the card</source>
        <translation>Quién usa la tarjeta</translation>
    </message>
    <message>
        <source>Whoever can reach that port can crash that computer or take it over: nothing in it asks who is there. So it listens on that computer alone, and only the end of a tunnel on this computer is accepted here. Other users of both computers can reach it too.</source>
        <translation>Quien llegue a ese puerto puede hacer caer ese equipo o tomar su control: nada en él pregunta quién está ahí. Por eso solo escucha en ese equipo, y aquí solo se acepta el extremo de un túnel en este equipo. Otros usuarios de ambos equipos también pueden llegar a él.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Windows ended it on request (Ctrl+C, a closed console, the end of the session).</source>
        <translation>Windows lo terminó a petición (Ctrl+C, una consola cerrada, el fin de la sesión).</translation>
    </message>
    <message>
        <source>Windows ended it with 0x{ntstatus}.</source>
        <translation>Windows lo terminó con 0x{ntstatus}.</translation>
    </message>
    <message>
        <source>Windows ended the process with 0x{status}.</source>
        <translation>Windows terminó el proceso con 0x{status}.</translation>
    </message>
    <message>
        <source>Windows has promised all the memory it has.</source>
        <translation>Windows ha comprometido toda la memoria que tiene.</translation>
    </message>
    <message>
        <source>Windows keeps a part of the model in the computer&apos;s memory.</source>
        <translation>Windows mantiene una parte del modelo en la memoria del equipo.</translation>
    </message>
    <message>
        <source>Windows moved {lent} MiB of the card to the computer&apos;s memory.</source>
        <translation>Windows movió {lent}&#xa0;MiB de la tarjeta a la memoria del equipo.</translation>
    </message>
    <message>
        <source>Windows reset the card because one step took too long.</source>
        <translation>Windows restableció la tarjeta porque un paso tardó demasiado.</translation>
    </message>
    <message>
        <source>Windows started the clock helper without a process of its own.</source>
        <translation>Windows inició el asistente de frecuencias sin un proceso propio.</translation>
    </message>
    <message>
        <source>Windows: System, Advanced system settings, Performance, Advanced, Virtual memory: let Windows manage the size, then restart.</source>
        <translation>Windows: Sistema, Configuración avanzada del sistema, Rendimiento, Opciones avanzadas, Memoria virtual: dejar que Windows administre el tamaño y reiniciar.</translation>
    </message>
    <message>
        <source>With another driver, engine or file, or after a restart, it may be tried again as it is.</source>
        <translation>Con otro controlador, motor o archivo, o tras un reinicio, puede probarse de nuevo tal como está.</translation>
    </message>
    <message>
        <source>With drafting it is not faster than without.</source>
        <translation>Con el borrador no es más rápido que sin él.</translation>
    </message>
    <message>
        <source>With more room on the disk it may be tried again as it is.</source>
        <translation>Con más espacio en el disco puede probarse de nuevo tal como está.</translation>
    </message>
    <message>
        <source>With the driver loaded anew, or after a restart, it may be tried again as it is.</source>
        <translation>Con el controlador cargado de nuevo, o tras un reinicio, puede probarse de nuevo tal como está.</translation>
    </message>
    <message>
        <source>With the same version of Plimsoll as here. It prints the ssh line for this computer.</source>
        <translation>Con la misma versión de Plimsoll que aquí. Muestra la línea de ssh para este equipo.</translation>
    </message>
    <message>
        <source>With this change alone the plan is still over the load line.</source>
        <translation>Solo con este cambio, el plan sigue por encima de la línea de carga.</translation>
    </message>
    <message>
        <source>With this change the plan is tight: it goes over the load line a little.</source>
        <translation>Con este cambio el plan va justo: supera un poco la línea de carga.</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the card free it may be tried again as it is.</source>
        <translation>Con {mib}&#xa0;MiB más libres en la tarjeta puede probarse de nuevo tal como está.</translation>
    </message>
    <message>
        <source>With {mib} MiB more of the computer&apos;s memory free it may be tried again as it is.</source>
        <translation>Con {mib}&#xa0;MiB más de memoria libre en el ordenador puede probarse de nuevo tal como está.</translation>
    </message>
    <message>
        <source>Without a chat template the model cannot be told of tools.</source>
        <translation>Sin plantilla de chat no se puede hablar al modelo de herramientas.</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>Sin frecuencia fijada</translation>
    </message>
    <message>
        <source>Without flash attention the scores of every head are kept: much memory.</source>
        <translation>Sin flash attention se guardan las puntuaciones de cada cabeza: mucha memoria.</translation>
    </message>
    <message>
        <source>Without images</source>
        <translation>Sin imágenes</translation>
    </message>
    <message>
        <source>Words search the Hub when you press Enter, and narrow down the list of what is here while you type. owner/repo, an address, a name of the catalogue or the path of a file open at once.</source>
        <translation>Las palabras buscan en el Hub al pulsar Intro y, mientras se escribe, acotan la lista de lo que hay aquí. owner/repo, una dirección, un nombre del catálogo o la ruta de un archivo se abren enseguida.</translation>
    </message>
    <message>
        <source>Work is interrupted.</source>
        <translation>El trabajo se interrumpe.</translation>
    </message>
    <message>
        <source>Worked here {day}</source>
        <translation>Funcionó aquí {day}</translation>
    </message>
    <message>
        <source>Worked out before any download; the file&apos;s own header has the last word.</source>
        <translation>Calculado antes de cualquier descarga; la cabecera del propio archivo tiene la última palabra.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Trabajando</translation>
    </message>
    <message>
        <source>Working on several cards in turn did not fit, and the second try broke.</source>
        <translation>Trabajar por turnos en varias tarjetas no cupo, y el segundo intento se rompió.</translation>
    </message>
    <message>
        <source>Working out what fits</source>
        <translation>Calculando qué cabe</translation>
    </message>
    <message>
        <source>Write it again (Ctrl+R)</source>
        <translation>Escribirla de nuevo (Ctrl+R)</translation>
    </message>
    <message>
        <source>Write something first.</source>
        <translation>Escribir algo primero.</translation>
    </message>
    <message>
        <source>Write the reply again</source>
        <translation>Escribir la respuesta de nuevo</translation>
    </message>
    <message>
        <source>Writing is a little slower; frees one copy of the state per token on hybrid models.</source>
        <translation>Escribir es un poco más lento; libera una copia del estado por token en modelos híbridos.</translation>
    </message>
    <message>
        <source>Writing is much slower.</source>
        <translation>Escribir es mucho más lento.</translation>
    </message>
    <message>
        <source>Writing is up to 45 % slower; frees 0.6 to 2.1 GiB in two reports.</source>
        <translation>Escribir es hasta un 45&#xa0;% más lento; libera de 0,6 a 2,1&#xa0;GiB en dos informes.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>You can write meanwhile.</source>
        <translation>Entretanto se puede escribir.</translation>
    </message>
    <message>
        <source>You can write now: a message ends this.</source>
        <translation>Ya se puede escribir: un mensaje lo termina.</translation>
    </message>
    <message>
        <source>You can write now; it is sent once the model is loaded.</source>
        <translation>Ya se puede escribir; se envía cuando el modelo esté cargado.</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Mensaje propio</translation>
    </message>
    <message>
        <source>Your account has no access to {what} yet.</source>
        <translation>Su cuenta aún no tiene acceso a {what}.</translation>
    </message>
    <message>
        <source>Your chats and models are safe. Most of the window goes on working; if something hangs, close Plimsoll and start it again.</source>
        <translation>Sus chats y modelos están a salvo. La mayor parte de la ventana sigue funcionando; si algo se cuelga, cerrar Plimsoll e iniciarlo de nuevo.</translation>
    </message>
    <message>
        <source>Your chats are closed; Plimsoll is ending.</source>
        <translation>Sus chats están cerrados; Plimsoll está terminando.</translation>
    </message>
    <message>
        <source>Your chats cannot be kept ({error}).</source>
        <translation>Sus chats no se pueden conservar ({error}).</translation>
    </message>
    <message>
        <source>Your chats were written by a newer Plimsoll and were left as they are ({path}). Chats of this run are not kept.</source>
        <translation>Sus chats los escribió un Plimsoll más reciente y se dejaron como están ({path}). Los chats de esta sesión no se conservan.</translation>
    </message>
    <message>
        <source>Your files.</source>
        <translation>Sus archivos.</translation>
    </message>
    <message>
        <source>[picture: {text}]</source>
        <translation>[imagen: {text}]</translation>
    </message>
    <message>
        <source>[picture]</source>
        <translation>[imagen]</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches an engine that can.</source>
        <translation>`plimsoll runtimes install` descarga un motor que sí puede.</translation>
    </message>
    <message>
        <source>`plimsoll runtimes install` fetches it again.</source>
        <translation>`plimsoll runtimes install` lo descarga de nuevo.</translation>
    </message>
    <message>
        <source>`plimsoll runtimes list` shows them.</source>
        <translation>`plimsoll runtimes list` los muestra.</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>un puntero de Git LFS</translation>
    </message>
    <message>
        <source>a chat</source>
        <translation>un chat</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a hardware protection</source>
        <translation>una protección del hardware</translation>
    </message>
    <message>
        <source>a licence of its own</source>
        <translation>una licencia propia</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>un archivo comprimido</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programa</translation>
    </message>
    <message>
        <source>a rough figure</source>
        <translation>una cifra aproximada</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>about {mib} MiB over the load line</source>
        <translation>unos {mib}&#xa0;MiB por encima de la línea de carga</translation>
    </message>
    <message>
        <source>about {mib} MiB to spare</source>
        <translation>unos {mib}&#xa0;MiB de sobra</translation>
    </message>
    <message>
        <source>about {size}</source>
        <translation>unos {size}</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>añadido por usted</translation>
    </message>
    <message>
        <source>after a cancelled prompt == fresh</source>
        <translation>tras cancelar un prompt == nuevo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>todas las teclas</translation>
    </message>
    <message>
        <source>already on this computer</source>
        <translation>ya en este equipo</translation>
    </message>
    <message>
        <source>an address has no name, key or question in it</source>
        <translation>una dirección no lleva nombre, clave ni pregunta</translation>
    </message>
    <message>
        <source>an address looks like http://box.example:8000</source>
        <translation>una dirección es como http://box.example:8000</translation>
    </message>
    <message>
        <source>an estimate from the first bytes of its header</source>
        <translation>una estimación a partir de los primeros bytes de su cabecera</translation>
    </message>
    <message>
        <source>an upper bound</source>
        <translation>una cota superior</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>and {open_to_others} more.</source>
        <translation>y {open_to_others} más.</translation>
    </message>
    <message>
        <source>another program is fetching this file</source>
        <translation>otro programa está descargando este archivo</translation>
    </message>
    <message>
        <source>answering with {model}</source>
        <translation>respondiendo con {model}</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>arquitectura</translation>
    </message>
    <message>
        <source>asked {host}</source>
        <translation>se consultó {host}</translation>
    </message>
    <message>
        <source>asking the Hub</source>
        <translation>consultando el Hub</translation>
    </message>
    <message>
        <source>at most the base clock</source>
        <translation>como máximo la frecuencia base</translation>
    </message>
    <message>
        <source>at most {n} MiB of the card in use</source>
        <translation>como máximo {n}&#xa0;MiB de la tarjeta en uso</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>básica</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>by {maker}</source>
        <translation>de {maker}</translation>
    </message>
    <message>
        <source>by {name} (process {found})</source>
        <translation>por {name} (proceso {found})</translation>
    </message>
    <message>
        <source>came with Plimsoll</source>
        <translation>vino con Plimsoll</translation>
    </message>
    <message>
        <source>card fault</source>
        <translation>fallo de la tarjeta</translation>
    </message>
    <message>
        <source>card memory</source>
        <translation>memoria de la tarjeta</translation>
    </message>
    <message>
        <source>card; computer {mib}</source>
        <translation>tarjeta; equipo {mib}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>tarjetas</translation>
    </message>
    <message>
        <source>checking the bytes that are here</source>
        <translation>comprobando los bytes que están aquí</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>puntos de control</translation>
    </message>
    <message>
        <source>chmod -R go-rwx {first}</source>
        <translation>chmod -R go-rwx {first}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>close</source>
        <translation>cerrar</translation>
    </message>
    <message>
        <source>coarser weights</source>
        <translation>pesos más bastos</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>comes with Plimsoll</source>
        <translation>viene con Plimsoll</translation>
    </message>
    <message>
        <source>commit {id}</source>
        <translation>commit {id}</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>computed from the file</source>
        <translation>calculado a partir del archivo</translation>
    </message>
    <message>
        <source>computer memory</source>
        <translation>memoria del equipo</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexto</translation>
    </message>
    <message>
        <source>context {n}</source>
        <translation>contexto {n}</translation>
    </message>
    <message>
        <source>context: {n_ctx} instead of {each}</source>
        <translation>contexto: {n_ctx} en lugar de {each}</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversaciones</translation>
    </message>
    <message>
        <source>costs hardly any quality</source>
        <translation>apenas cuesta calidad</translation>
    </message>
    <message>
        <source>costs some quality in long contexts</source>
        <translation>cuesta algo de calidad en contextos largos</translation>
    </message>
    <message>
        <source>cuBLAS needs some tens of MiB and did not get them.</source>
        <translation>cuBLAS necesita unas decenas de MiB y no las obtuvo.</translation>
    </message>
    <message>
        <source>cuda error</source>
        <translation>error de CUDA</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>depends on the engine</source>
        <translation>depende del motor</translation>
    </message>
    <message>
        <source>depends on the file</source>
        <translation>depende del archivo</translation>
    </message>
    <message>
        <source>depends on what you close</source>
        <translation>depende de lo que se cierre</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>escritorio</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>ejecutar</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>done before it could be stopped</source>
        <translation>hecho antes de que se pudiera detener</translation>
    </message>
    <message>
        <source>download</source>
        <translation>descarga</translation>
    </message>
    <message>
        <source>draft tokens</source>
        <translation>tokens de borrador</translation>
    </message>
    <message>
        <source>drafted == undrafted</source>
        <translation>con borrador == sin borrador</translation>
    </message>
    <message>
        <source>drafting</source>
        <translation>borradores</translation>
    </message>
    <message>
        <source>drafts (MTP)</source>
        <translation>borradores (MTP)</translation>
    </message>
    <message>
        <source>drafts accepted</source>
        <translation>borradores aceptados</translation>
    </message>
    <message>
        <source>drafts with MTP</source>
        <translation>borradores con MTP</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>deriva</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>controlador</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>controlador {version}</translation>
    </message>
    <message>
        <source>dry run</source>
        <translation>ensayo</translation>
    </message>
    <message>
        <source>embedding width</source>
        <translation>ancho de las incrustaciones</translation>
    </message>
    <message>
        <source>engine build</source>
        <translation>compilación del motor</translation>
    </message>
    <message>
        <source>engine fault</source>
        <translation>fallo del motor</translation>
    </message>
    <message>
        <source>engine for the card, fetched first</source>
        <translation>motor para la tarjeta, se obtiene primero</translation>
    </message>
    <message>
        <source>engine {mib} MiB of computer memory</source>
        <translation>motor {mib}&#xa0;MiB de memoria del equipo</translation>
    </message>
    <message>
        <source>enough for any model that fits</source>
        <translation>basta para cualquier modelo que quepa</translation>
    </message>
    <message>
        <source>every byte is checked</source>
        <translation>se comprueba cada byte</translation>
    </message>
    <message>
        <source>every layer on {device}</source>
        <translation>todas las capas en {device}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>excelente</translation>
    </message>
    <message>
        <source>exit status 127</source>
        <translation>estado de salida 127</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>con fallo</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>aceptable</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>first after {time}</source>
        <translation>el primero tras {time}</translation>
    </message>
    <message>
        <source>first difference at token {place}, between tokens {apart} apart</source>
        <translation>primera diferencia en el token {place}, entre tokens a {apart} uno de otro</translation>
    </message>
    <message>
        <source>first token after {time}</source>
        <translation>primer token tras {time}</translation>
    </message>
    <message>
        <source>first token after {ttft_seconds} s, {decode_tok_s} tokens/s</source>
        <translation>primer token tras {ttft_seconds}&#xa0;s, {decode_tok_s}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>flash attention</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>a su cargo</translation>
    </message>
    <message>
        <source>free in this computer</source>
        <translation>libres en este equipo</translation>
    </message>
    <message>
        <source>frees hardly any</source>
        <translation>apenas libera nada</translation>
    </message>
    <message>
        <source>frees {size}</source>
        <translation>libera {size}</translation>
    </message>
    <message>
        <source>from a dry run of the engine</source>
        <translation>de un ensayo del motor</translation>
    </message>
    <message>
        <source>from the Hub</source>
        <translation>del Hub</translation>
    </message>
    <message>
        <source>gated: the maker asks for consent first</source>
        <translation>acceso restringido: el autor pide antes el consentimiento</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>crecimiento</translation>
    </message>
    <message>
        <source>holds {n} tokens</source>
        <translation>admite {n} tokens</translation>
    </message>
    <message>
        <source>in WSL</source>
        <translation>en WSL</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>en un contenedor</translation>
    </message>
    <message>
        <source>in a folder of yours</source>
        <translation>en una carpeta suya</translation>
    </message>
    <message>
        <source>in the catalogue: {name}</source>
        <translation>en el catálogo: {name}</translation>
    </message>
    <message>
        <source>in use when the plan was made</source>
        <translation>en uso cuando se hizo el plan</translation>
    </message>
    <message>
        <source>it did not end within {limit_seconds} s</source>
        <translation>no terminó en {limit_seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>it ended its own process</source>
        <translation>puso fin a su propio proceso</translation>
    </message>
    <message>
        <source>it has a space in it</source>
        <translation>contiene un espacio</translation>
    </message>
    <message>
        <source>it hung up</source>
        <translation>ha colgado</translation>
    </message>
    <message>
        <source>it is busy, perhaps with another Plimsoll</source>
        <translation>está ocupado, quizá con otro Plimsoll</translation>
    </message>
    <message>
        <source>it lists no models</source>
        <translation>no ofrece ningún modelo</translation>
    </message>
    <message>
        <source>its hash is wrong: comparing it with a second copy</source>
        <translation>su hash es erróneo: se compara con una segunda copia</translation>
    </message>
    <message>
        <source>its heat</source>
        <translation>su calor</translation>
    </message>
    <message>
        <source>its list of models is no JSON</source>
        <translation>su lista de modelos no es JSON</translation>
    </message>
    <message>
        <source>its power limit</source>
        <translation>su límite de potencia</translation>
    </message>
    <message>
        <source>its process cannot be started</source>
        <translation>su proceso no se puede iniciar</translation>
    </message>
    <message>
        <source>its process cannot be started ({error})</source>
        <translation>su proceso no se puede iniciar ({error})</translation>
    </message>
    <message>
        <source>its process did not start</source>
        <translation>su proceso no se inició</translation>
    </message>
    <message>
        <source>kept free {n} MiB</source>
        <translation>se dejan libres {n}&#xa0;MiB</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves (KV)</translation>
    </message>
    <message>
        <source>larger and slower, for little that this goal gains</source>
        <translation>mayor y más lento, para lo poco que gana este objetivo</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>layers on the card</source>
        <translation>capas en la tarjeta</translation>
    </message>
    <message>
        <source>layers on {device}</source>
        <translation>capas en {device}</translation>
    </message>
    <message>
        <source>layers with experts in computer memory</source>
        <translation>capas con expertos en la memoria del equipo</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendido</translation>
    </message>
    <message>
        <source>learned from earlier runs</source>
        <translation>aprendido de ejecuciones anteriores</translation>
    </message>
    <message>
        <source>left in this container</source>
        <translation>quedan en este contenedor</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>left under the commit limit</source>
        <translation>quedan bajo el límite de confirmación</translation>
    </message>
    <message>
        <source>lengths differ</source>
        <translation>las longitudes difieren</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licencia</translation>
    </message>
    <message>
        <source>loaded again == fresh</source>
        <translation>cargado de nuevo == nuevo</translation>
    </message>
    <message>
        <source>loaded in {seconds} s</source>
        <translation>cargado en {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>loading {model}</source>
        <translation>cargando {model}</translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation>memoria bloqueada</translation>
    </message>
    <message>
        <source>longer conversations are cut</source>
        <translation>las conversaciones más largas se cortan</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>hecho aquí</translation>
    </message>
    <message>
        <source>main card</source>
        <translation>tarjeta principal</translation>
    </message>
    <message>
        <source>mapped file</source>
        <translation>archivo mapeado</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>medido aquí</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>microlote</translation>
    </message>
    <message>
        <source>micro-batch {n}</source>
        <translation>microlote {n}</translation>
    </message>
    <message>
        <source>model file</source>
        <translation>archivo del modelo</translation>
    </message>
    <message>
        <source>moving to {folder}</source>
        <translation>se mueve a {folder}</translation>
    </message>
    <message>
        <source>nearly as good</source>
        <translation>casi igual de buena</translation>
    </message>
    <message>
        <source>no MTP</source>
        <translation>sin MTP</translation>
    </message>
    <message>
        <source>no drafting</source>
        <translation>sin borradores</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>sin fijar</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>sin motivo indicado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>not known beforehand</source>
        <translation>no se sabe de antemano</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>fuera de la tarjeta</translation>
    </message>
    <message>
        <source>not proven there</source>
        <translation>no validado allí</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>no compatible</translation>
    </message>
    <message>
        <source>not under load</source>
        <translation>sin carga</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>sin problemas</translation>
    </message>
    <message>
        <source>of no known commit</source>
        <translation>de commit desconocido</translation>
    </message>
    <message>
        <source>of no known version</source>
        <translation>de versión desconocida</translation>
    </message>
    <message>
        <source>of {limit} W</source>
        <translation>de {limit}&#xa0;W</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>en la tarjeta</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>once a second</source>
        <translation>una vez por segundo</translation>
    </message>
    <message>
        <source>only with a part on the processor</source>
        <translation>solo con una parte en el procesador</translation>
    </message>
    <message>
        <source>only {n_ctx} tokens of context</source>
        <translation>solo {n_ctx} tokens de contexto</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>other computers</source>
        <translation>otros equipos</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria agotada</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>paused, nothing is lost</source>
        <translation>en pausa, no se pierde nada</translation>
    </message>
    <message>
        <source>perplexity {more} on an 8B model</source>
        <translation>perplejidad {more} en un modelo de 8B</translation>
    </message>
    <message>
        <source>pinned memory</source>
        <translation>memoria anclada</translation>
    </message>
    <message>
        <source>plimsoll runtimes install brings NVIDIA&apos;s libraries with the engine.</source>
        <translation>plimsoll runtimes install trae las bibliotecas de NVIDIA con el motor.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the build that suits card, driver and system. Without one, build the engine here with CMAKE_ARGS=-DGGML_CUDA=ON.</source>
        <translation>plimsoll runtimes install descarga la compilación adecuada para tarjeta, controlador y sistema. Si no la hay, compilar el motor aquí con CMAKE_ARGS=-DGGML_CUDA=ON.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install fetches the engine again.</source>
        <translation>plimsoll runtimes install descarga de nuevo el motor.</translation>
    </message>
    <message>
        <source>plimsoll runtimes install vulkan fetches an engine that uses the card without CUDA.</source>
        <translation>plimsoll runtimes install vulkan descarga un motor que usa la tarjeta sin CUDA.</translation>
    </message>
    <message>
        <source>plimsoll runtimes rollback goes back to the engine before.</source>
        <translation>plimsoll runtimes rollback vuelve al motor anterior.</translation>
    </message>
    <message>
        <source>port {port} is a tunnel that leads nowhere</source>
        <translation>el puerto {port} es un túnel que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>port {port}: {strerror}</source>
        <translation>puerto {port}: {strerror}</translation>
    </message>
    <message>
        <source>power and heat</source>
        <translation>potencia y calor</translation>
    </message>
    <message>
        <source>predicted {n} MiB on the card</source>
        <translation>previstos {n}&#xa0;MiB en la tarjeta</translation>
    </message>
    <message>
        <source>prompt cache</source>
        <translation>caché de prompts</translation>
    </message>
    <message>
        <source>prompts are read a little slower</source>
        <translation>los prompts se leen un poco más despacio</translation>
    </message>
    <message>
        <source>proven there</source>
        <translation>validado allí</translation>
    </message>
    <message>
        <source>proven there to {n}</source>
        <translation>validado allí hasta {n}</translation>
    </message>
    <message>
        <source>proven to {n}</source>
        <translation>validado hasta {n}</translation>
    </message>
    <message>
        <source>proving {model}</source>
        <translation>validando {model}</translation>
    </message>
    <message>
        <source>putting the packaged parts together</source>
        <translation>uniendo las partes del paquete</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>calidad</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recomendada</translation>
    </message>
    <message>
        <source>replies are several times slower</source>
        <translation>las respuestas son varias veces más lentas</translation>
    </message>
    <message>
        <source>replies are slower</source>
        <translation>las respuestas son más lentas</translation>
    </message>
    <message>
        <source>replies are written slower</source>
        <translation>las respuestas se escriben más despacio</translation>
    </message>
    <message>
        <source>reused prefix == fresh</source>
        <translation>prefijo reutilizado == nuevo</translation>
    </message>
    <message>
        <source>runs CUDA up to {version}</source>
        <translation>ejecuta CUDA hasta {version}</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>en marcha ahora</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>proporciones</translation>
    </message>
    <message>
        <source>skipped: a context of {n_ctx} leaves no room for a long prompt</source>
        <translation>omitido: un contexto de {n_ctx} no deja sitio para un prompt largo</translation>
    </message>
    <message>
        <source>skipped: this setup does not draft</source>
        <translation>omitido: esta configuración no usa borradores</translation>
    </message>
    <message>
        <source>split</source>
        <translation>reparto</translation>
    </message>
    <message>
        <source>stopped while reading: {reading}, while writing: {writing}</source>
        <translation>detenido al leer: {reading}, al escribir: {writing}</translation>
    </message>
    <message>
        <source>stopped, what has arrived is kept</source>
        <translation>detenido, lo que ha llegado se conserva</translation>
    </message>
    <message>
        <source>ten times a second</source>
        <translation>diez veces por segundo</translation>
    </message>
    <message>
        <source>that the other downloads leave</source>
        <translation>que dejan las otras descargas</translation>
    </message>
    <message>
        <source>the Hub</source>
        <translation>el Hub</translation>
    </message>
    <message>
        <source>the base clock</source>
        <translation>la frecuencia base</translation>
    </message>
    <message>
        <source>the card never took more than planned.</source>
        <translation>la tarjeta nunca ocupó más de lo planificado.</translation>
    </message>
    <message>
        <source>the card took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>la tarjeta ocupó hasta {mib}&#xa0;MiB más de lo planificado (P95). Los planes nuevos de este tipo dejan eso libre.</translation>
    </message>
    <message>
        <source>the choice of the engine</source>
        <translation>la elección del motor</translation>
    </message>
    <message>
        <source>the engine ended in {monotonic} s</source>
        <translation>el motor terminó en {monotonic}&#xa0;s</translation>
    </message>
    <message>
        <source>the failures of before</source>
        <translation>los fallos anteriores</translation>
    </message>
    <message>
        <source>the failures that were counted</source>
        <translation>los fallos contados</translation>
    </message>
    <message>
        <source>the memory would hold a model of up to {size}</source>
        <translation>en la memoria cabría un modelo de hasta {size}</translation>
    </message>
    <message>
        <source>the most in use over the last {time} before the plan was made</source>
        <translation>el mayor uso en los últimos {time} antes de hacer el plan</translation>
    </message>
    <message>
        <source>the one change</source>
        <translation>el único cambio</translation>
    </message>
    <message>
        <source>the power supply</source>
        <translation>la alimentación</translation>
    </message>
    <message>
        <source>the process never took more than planned.</source>
        <translation>el proceso nunca ocupó más de lo planificado.</translation>
    </message>
    <message>
        <source>the process took up to {mib} MiB more than planned (P95). New plans of this kind keep that free.</source>
        <translation>el proceso ocupó hasta {mib}&#xa0;MiB más de lo planificado (P95). Los planes nuevos de este tipo dejan eso libre.</translation>
    </message>
    <message>
        <source>the published hash</source>
        <translation>el hash publicado</translation>
    </message>
    <message>
        <source>the reply is empty</source>
        <translation>la respuesta está vacía</translation>
    </message>
    <message>
        <source>the reply is not readable text</source>
        <translation>la respuesta no es texto legible</translation>
    </message>
    <message>
        <source>the reply repeats one token ({token}) {count} times</source>
        <translation>la respuesta repite un token ({token}) {count} veces</translation>
    </message>
    <message>
        <source>the setup before</source>
        <translation>la configuración anterior</translation>
    </message>
    <message>
        <source>the setup now</source>
        <translation>la configuración actual</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>this computer&apos;s memory</source>
        <translation>la memoria de este equipo</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>este archivo</translation>
    </message>
    <message>
        <source>this program may use {n}</source>
        <translation>este programa puede usar {n}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por llegar</translation>
    </message>
    <message>
        <source>to download</source>
        <translation>por descargar</translation>
    </message>
    <message>
        <source>to first token</source>
        <translation>hasta el primer token</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>tokens of context</source>
        <translation>tokens de contexto</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>too little for most models</source>
        <translation>muy poco para la mayoría de los modelos</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>updated today</source>
        <translation>actualizado hoy</translation>
    </message>
    <message>
        <source>updated {n} day ago</source>
        <translation>actualizado hace {n} día</translation>
    </message>
    <message>
        <source>updated {n} days ago</source>
        <translation>actualizado hace {n} días</translation>
    </message>
    <message>
        <source>updated {n} month ago</source>
        <translation>actualizado hace {n} mes</translation>
    </message>
    <message>
        <source>updated {n} months ago</source>
        <translation>actualizado hace {n} meses</translation>
    </message>
    <message>
        <source>updated {n} week ago</source>
        <translation>actualizado hace {n} semana</translation>
    </message>
    <message>
        <source>updated {n} weeks ago</source>
        <translation>actualizado hace {n} semanas</translation>
    </message>
    <message>
        <source>updated {n} year ago</source>
        <translation>actualizado hace {n} año</translation>
    </message>
    <message>
        <source>updated {n} years ago</source>
        <translation>actualizado hace {n} años</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores (KV)</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>muy buena</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulario</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>espera su turno</translation>
    </message>
    <message>
        <source>weights on {device}</source>
        <translation>pesos en {device}</translation>
    </message>
    <message>
        <source>what Plimsoll was doing when it ended</source>
        <translation>la última actividad de Plimsoll</translation>
    </message>
    <message>
        <source>what helped before</source>
        <translation>las soluciones que ya ayudaron</translation>
    </message>
    <message>
        <source>what it was at the last check</source>
        <translation>lo que era en la última comprobación</translation>
    </message>
    <message>
        <source>what listens there is no engine</source>
        <translation>lo que escucha ahí no es un motor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>paso actual</translation>
    </message>
    <message>
        <source>your downloads</source>
        <translation>sus descargas</translation>
    </message>
    <message>
        <source>your receipts</source>
        <translation>sus comprobantes</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>sus ajustes</translation>
    </message>
    <message>
        <source>{System} refused pinned memory[ for {purpose}]. The card had room.</source>
        <translation>{System} denegó memoria anclada[ para {purpose}]. La tarjeta tenía sitio.</translation>
    </message>
    <message>
        <source>{accepted} of the drafted tokens were accepted.</source>
        <translation>{accepted} de los tokens de borrador se aceptaron.</translation>
    </message>
    <message>
        <source>{active} is chosen, but its folder is gone.</source>
        <translation>{active} está elegido, pero su carpeta ha desaparecido.</translation>
    </message>
    <message>
        <source>{after} has {free_bytes} MiB free, {taken} MiB less than when this was planned{board}.</source>
        <translation>{after} tiene {free_bytes}&#xa0;MiB libres, {taken}&#xa0;MiB menos que cuando se planificó esto{board}.</translation>
    </message>
    <message>
        <source>{build} cannot load {library}, or a library that it needs.</source>
        <translation>{build} no puede cargar {library}, o una biblioteca que esta necesita.</translation>
    </message>
    <message>
        <source>{build} has code that this driver cannot compile ({said}).</source>
        <translation>{build} tiene código que este controlador no puede compilar ({said}).</translation>
    </message>
    <message>
        <source>{build} has no code for this card ({said}).</source>
        <translation>{build} no tiene código para esta tarjeta ({said}).</translation>
    </message>
    <message>
        <source>{build} is of another llama.cpp: it has no {symbol}.</source>
        <translation>{build} es de otro llama.cpp: no tiene {symbol}.</translation>
    </message>
    <message>
        <source>{build} lacks the library {library}.</source>
        <translation>A {build} le falta la biblioteca {library}.</translation>
    </message>
    <message>
        <source>{build} needs a newer driver ({said}).</source>
        <translation>{build} necesita un controlador más reciente ({said}).</translation>
    </message>
    <message>
        <source>{build} needs {library}, which is not on this computer.</source>
        <translation>{build} necesita {library}, que no está en este equipo.</translation>
    </message>
    <message>
        <source>{build} needs {what}, newer than this system&apos;s GNU C library.</source>
        <translation>{build} necesita {what}, más reciente que la biblioteca GNU C de este sistema.</translation>
    </message>
    <message>
        <source>{build}, works at once, but not on the card</source>
        <translation>{build}, funciona ya, pero no en la tarjeta</translation>
    </message>
    <message>
        <source>{ca_file} is no file of a certificate authority: {error}.</source>
        <translation>{ca_file} no es un archivo de una autoridad de certificación: {error}.</translation>
    </message>
    <message>
        <source>{capitalize} it in the file manager, or drop its folder from Plimsoll&apos;s list.</source>
        <translation>{capitalize}: hacerlo en el administrador de archivos o quitar su carpeta de la lista de Plimsoll.</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} tarjetas</translation>
    </message>
    <message>
        <source>{cards}, driver {driver}.</source>
        <translation>{cards}, controlador {driver}.</translation>
    </message>
    <message>
        <source>{card} at {address}</source>
        <translation>{card} en {address}</translation>
    </message>
    <message>
        <source>{card} has no more memory than that: nothing fits on it.</source>
        <translation>{card} no tiene más memoria que esa: no cabe nada en ella.</translation>
    </message>
    <message>
        <source>{card} is not used in this computer now.</source>
        <translation>{card} no se usa ahora en este equipo.</translation>
    </message>
    <message>
        <source>{changed} of {name} is missing or not as it was fetched.</source>
        <translation>{changed} de {name} falta o no está como se descargó.</translation>
    </message>
    <message>
        <source>{chats} chats</source>
        <translation>{chats} chats</translation>
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
        <translation>{depth} de {n_ctx} tokens llenos</translation>
    </message>
    <message>
        <source>{devices} cards</source>
        <translation>{devices} tarjetas</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>{draft_max} draft tokens: what pays on cards of this size.</source>
        <translation>{draft_max} tokens de borrador: lo que compensa en tarjetas de este tamaño.</translation>
    </message>
    <message>
        <source>{drivers_own}, a part of NVIDIA&apos;s driver, is not on this computer.</source>
        <translation>{drivers_own}, una parte del controlador de NVIDIA, no está en este equipo.</translation>
    </message>
    <message>
        <source>{endpoint} is not encrypted: no token is sent there.</source>
        <translation>{endpoint} no está cifrado: allí no se envía ningún token.</translation>
    </message>
    <message>
        <source>{endpoint} is {endpoint2}, which is no HTTPS address.</source>
        <translation>{endpoint} es {endpoint2}, que no es una dirección HTTPS.</translation>
    </message>
    <message>
        <source>{fast} tokens/s with drafting, {plain} without</source>
        <translation>{fast}&#xa0;tokens/s con borradores, {plain} sin ellos</translation>
    </message>
    <message>
        <source>{filename} cannot be used ({strerror}).</source>
        <translation>No se puede usar {filename} ({strerror}).</translation>
    </message>
    <message>
        <source>{files} and {folders}</source>
        <translation>{files} y {folders}</translation>
    </message>
    <message>
        <source>{files} files are the most.</source>
        <translation>{files} archivos son el máximo.</translation>
    </message>
    <message>
        <source>{file} cannot be opened in {folder} ({error}).</source>
        <translation>No se puede abrir {file} en {folder} ({error}).</translation>
    </message>
    <message>
        <source>{file}, {n} line</source>
        <translation>{file}, {n} línea</translation>
    </message>
    <message>
        <source>{file}, {n} lines</source>
        <translation>{file}, {n} líneas</translation>
    </message>
    <message>
        <source>{first} tokens/s at first, {later} later</source>
        <translation>{first}&#xa0;tokens/s al principio, {later} después</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} no es una carpeta.</translation>
    </message>
    <message>
        <source>{found} of {total} layers on {device}</source>
        <translation>{found} de {total} capas en {device}</translation>
    </message>
    <message>
        <source>{free} GiB free for {folder}.</source>
        <translation>{free}&#xa0;GiB libres para {folder}.</translation>
    </message>
    <message>
        <source>{free} MiB free on the target drive</source>
        <translation>{free}&#xa0;MiB libres en la unidad de destino</translation>
    </message>
    <message>
        <source>{free} MiB of commit left</source>
        <translation>quedan {free}&#xa0;MiB por confirmar</translation>
    </message>
    <message>
        <source>{free} MiB of host memory free</source>
        <translation>{free}&#xa0;MiB libres de memoria del equipo</translation>
    </message>
    <message>
        <source>{free} MiB of the computer&apos;s memory were free</source>
        <translation>había {free}&#xa0;MiB libres de memoria del equipo</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: files larger than {room} do not fit there.</source>
        <translation>En el disco de los modelos hay {free} libres: los archivos de más de {room} no caben.</translation>
    </message>
    <message>
        <source>{free} are free on the disk that models go to: too little for any of these.</source>
        <translation>En el disco de los modelos hay {free} libres: muy poco para cualquiera de estos.</translation>
    </message>
    <message>
        <source>{free} of {total} MiB free</source>
        <translation>{free} de {total}&#xa0;MiB libres</translation>
    </message>
    <message>
        <source>{growth} MiB more with each request</source>
        <translation>{growth}&#xa0;MiB más con cada petición</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line</source>
        <translation>{headroom_bytes}&#xa0;GiB por encima de la línea de carga</translation>
    </message>
    <message>
        <source>{headroom_bytes} GiB over the load line of {part}.</source>
        <translation>{headroom_bytes}&#xa0;GiB por encima de la línea de carga de {part}.</translation>
    </message>
    <message>
        <source>{held} MiB held, {planned} planned, prompt cache up to {cache}</source>
        <translation>{held}&#xa0;MiB ocupados, {planned} planificados, caché de prompts hasta {cache}</translation>
    </message>
    <message>
        <source>{here} of {n} piece is here</source>
        <translation>{here} de {n} fragmento está aquí</translation>
    </message>
    <message>
        <source>{here} of {n} pieces are here</source>
        <translation>{here} de {n} fragmentos están aquí</translation>
    </message>
    <message>
        <source>{host} answers in {took} s (status {status_code}).</source>
        <translation>{host} responde en {took}&#xa0;s (estado {status_code}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({detail}).</source>
        <translation>No se puede llegar a {host} ({detail}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached through the proxy {proxy} ({detail}).</source>
        <translation>No se puede llegar a {host} por el proxy {proxy} ({detail}).</translation>
    </message>
    <message>
        <source>{host} does not answer ({name}).</source>
        <translation>{host} no responde ({name}).</translation>
    </message>
    <message>
        <source>{host} ended the answer early.</source>
        <translation>{host} terminó la respuesta antes de tiempo.</translation>
    </message>
    <message>
        <source>{host} holds fewer bytes than the Hub announced.</source>
        <translation>{host} tiene menos bytes de los que anunció el Hub.</translation>
    </message>
    <message>
        <source>{host} knows no model in GGUF format by these words. Try fewer words, or paste an address.</source>
        <translation>{host} no conoce ningún modelo en formato GGUF con estas palabras. Probar con menos palabras o pegar una dirección.</translation>
    </message>
    <message>
        <source>{host} no longer accepts the signed address.</source>
        <translation>{host} ya no acepta la dirección firmada.</translation>
    </message>
    <message>
        <source>{host} sends another size than the Hub announced.</source>
        <translation>{host} envía otro tamaño que el que anunció el Hub.</translation>
    </message>
    <message>
        <source>{host} sends more bytes than were asked for.</source>
        <translation>{host} envía más bytes de los pedidos.</translation>
    </message>
    <message>
        <source>{host} sent other bytes than were asked for.</source>
        <translation>{host} envió otros bytes que los pedidos.</translation>
    </message>
    <message>
        <source>{hottest} degrees</source>
        <translation>{hottest} grados</translation>
    </message>
    <message>
        <source>{key} has another hash than when it was first seen ({before}).</source>
        <translation>{key} tiene otro hash que cuando se vio por primera vez ({before}).</translation>
    </message>
    <message>
        <source>{kind}, 1 model, answered in {took} s{loading}</source>
        <translation>{kind}, 1 modelo, respondió en {took}&#xa0;s{loading}</translation>
    </message>
    <message>
        <source>{kind}, {names} models, answered in {took} s{loading}</source>
        <translation>{kind}, {names} modelos, respondió en {took}&#xa0;s{loading}</translation>
    </message>
    <message>
        <source>{language} code</source>
        <translation>código {language}</translation>
    </message>
    <message>
        <source>{layers_on_gpu} of {layers_total} layers on a card</source>
        <translation>{layers_on_gpu} de {layers_total} capas en una tarjeta</translation>
    </message>
    <message>
        <source>{least} to {most} tokens</source>
        <translation>de {least} a {most} tokens</translation>
    </message>
    <message>
        <source>{left} of {n_layer_all} layers run on the processor, because the card is too small for all: several times slower.</source>
        <translation>{left} de {n_layer_all} capas se ejecutan en el procesador, porque la tarjeta es demasiado pequeña para todas: varias veces más lento.</translation>
    </message>
    <message>
        <source>{lower} (frees {frees_bytes} GiB)</source>
        <translation>{lower} (libera {frees_bytes}&#xa0;GiB)</translation>
    </message>
    <message>
        <source>{low} to {high} MHz</source>
        <translation>{low} a {high}&#xa0;MHz</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Accept the terms on its page, then enter an access token here.</source>
        <translation>{maker} pide el consentimiento antes de dar los archivos. Aceptar las condiciones en su página y después introducir aquí un token de acceso.</translation>
    </message>
    <message>
        <source>{maker} asks for consent before the files are given out. Your token is used; if the download is refused, accept the terms on its page.</source>
        <translation>{maker} pide el consentimiento antes de dar los archivos. Se usa su token; si se rechaza la descarga, aceptar las condiciones en su página.</translation>
    </message>
    <message>
        <source>{messages} messages</source>
        <translation>{messages} mensajes</translation>
    </message>
    <message>
        <source>{mib} MiB of the model&apos;s memory</source>
        <translation>{mib}&#xa0;MiB de la memoria del modelo</translation>
    </message>
    <message>
        <source>{mib} MiB over the load line</source>
        <translation>{mib}&#xa0;MiB por encima de la línea de carga</translation>
    </message>
    <message>
        <source>{mib} MiB to spare</source>
        <translation>{mib}&#xa0;MiB de sobra</translation>
    </message>
    <message>
        <source>{missing} Any of these makes it fit: {ways}.</source>
        <translation>{missing} Cualquiera de estos hace que quepa: {ways}.</translation>
    </message>
    <message>
        <source>{missing} No change of the setup makes it fit: choose a smaller quant.</source>
        <translation>{missing} Ningún cambio de la configuración hace que quepa: elegir una cuantización menor.</translation>
    </message>
    <message>
        <source>{missing} Together these make it fit: {lower}.</source>
        <translation>{missing} Juntos, estos hacen que quepa: {lower}.</translation>
    </message>
    <message>
        <source>{model} answered in {time}: an empty reply</source>
        <translation>{model} respondió en {time}: una respuesta vacía</translation>
    </message>
    <message>
        <source>{model} answered in {time}: “{text}”</source>
        <translation>{model} respondió en {time}: «{text}»</translation>
    </message>
    <message>
        <source>{model} answers (remote)</source>
        <translation>{model} responde (remoto)</translation>
    </message>
    <message>
        <source>{model} is loaded here too</source>
        <translation>{model} está cargado aquí también</translation>
    </message>
    <message>
        <source>{model} is not running</source>
        <translation>{model} no está en marcha</translation>
    </message>
    <message>
        <source>{model} is ready</source>
        <translation>{model} está listo</translation>
    </message>
    <message>
        <source>{model} is replying</source>
        <translation>{model} está respondiendo</translation>
    </message>
    <message>
        <source>{model} is replying (remote)</source>
        <translation>{model} está respondiendo (remoto)</translation>
    </message>
    <message>
        <source>{model} on {server}</source>
        <translation>{model} en {server}</translation>
    </message>
    <message>
        <source>{model} starts again</source>
        <translation>{model} se inicia de nuevo</translation>
    </message>
    <message>
        <source>{model} stopped</source>
        <translation>{model} se detuvo</translation>
    </message>
    <message>
        <source>{model}: checking the file</source>
        <translation>{model}: comprobando el archivo</translation>
    </message>
    <message>
        <source>{model}: fetching</source>
        <translation>{model}: descargando</translation>
    </message>
    <message>
        <source>{model}: filling the context</source>
        <translation>{model}: llenando el contexto</translation>
    </message>
    <message>
        <source>{model}: loading</source>
        <translation>{model}: cargando</translation>
    </message>
    <message>
        <source>{model}: loading {share}</source>
        <translation>{model}: cargando {share}</translation>
    </message>
    <message>
        <source>{model}: not loaded</source>
        <translation>{model}: sin cargar</translation>
    </message>
    <message>
        <source>{model}: proving</source>
        <translation>{model}: validando</translation>
    </message>
    <message>
        <source>{model}: trying a fix</source>
        <translation>{model}: probando una solución</translation>
    </message>
    <message>
        <source>{model}: trying clocks</source>
        <translation>{model}: probando frecuencias</translation>
    </message>
    <message>
        <source>{model}: unloading</source>
        <translation>{model}: liberando</translation>
    </message>
    <message>
        <source>{most} other computers are as many as Plimsoll takes.</source>
        <translation>Plimsoll admite como máximo {most} equipos más.</translation>
    </message>
    <message>
        <source>{most} requests are being answered; that is the most.</source>
        <translation>Se está respondiendo a {most} peticiones; es el máximo.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, uncompressed.</source>
        <translation>Caben {n_ctx} tokens, sin comprimir.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with a 4-bit cache.</source>
        <translation>Caben {n_ctx} tokens, con una caché de 4 bits.</translation>
    </message>
    <message>
        <source>{n_ctx} tokens fit, with an 8-bit cache.</source>
        <translation>Caben {n_ctx} tokens, con una caché de 8 bits.</translation>
    </message>
    <message>
        <source>{name} (process {pid}){size}</source>
        <translation>{name} (proceso {pid}){size}</translation>
    </message>
    <message>
        <source>{name} answers</source>
        <translation>{name} responde</translation>
    </message>
    <message>
        <source>{name} answers ({where}, {seconds} s).</source>
        <translation>{name} responde ({where}, {seconds}&#xa0;s).</translation>
    </message>
    <message>
        <source>{name} arrived twice, and its bytes are not the published ones, so it was removed.</source>
        <translation>{name} llegó dos veces, y sus bytes no son los publicados, así que se eliminó.</translation>
    </message>
    <message>
        <source>{name} broke off in the middle of the reply.</source>
        <translation>{name} se interrumpió en mitad de la respuesta.</translation>
    </message>
    <message>
        <source>{name} cannot answer yet. It says: {words}</source>
        <translation>{name} aún no puede responder. Dice: {words}</translation>
    </message>
    <message>
        <source>{name} cannot be read ({strerror}).</source>
        <translation>No se puede leer {name} ({strerror}).</translation>
    </message>
    <message>
        <source>{name} claims to be one of {split_count} parts.</source>
        <translation>{name} dice ser una de {split_count} partes.</translation>
    </message>
    <message>
        <source>{name} describes an impossible model: {what}.</source>
        <translation>{name} describe un modelo imposible: {what}.</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} no se inició</translation>
    </message>
    <message>
        <source>{name} does not answer any more: it fell off the bus.</source>
        <translation>{name} ya no responde: se cayó del bus.</translation>
    </message>
    <message>
        <source>{name} does not fit with this setup.</source>
        <translation>{name} no cabe con esta configuración.</translation>
    </message>
    <message>
        <source>{name} does not have that model. It says: {words}</source>
        <translation>{name} no tiene ese modelo. Dice: {words}</translation>
    </message>
    <message>
        <source>{name} does not take this request. It says: {words}</source>
        <translation>{name} no acepta esta petición. Dice: {words}</translation>
    </message>
    <message>
        <source>{name} does not tell its compute capability.</source>
        <translation>{name} no indica su capacidad de cálculo.</translation>
    </message>
    <message>
        <source>{name} ended the reply before its first word and said no reason.</source>
        <translation>{name} terminó la respuesta antes de la primera palabra y no dio ningún motivo.</translation>
    </message>
    <message>
        <source>{name} failed its test: {message}</source>
        <translation>{name} no superó su prueba: {message}</translation>
    </message>
    <message>
        <source>{name} failed with {title} ({title2}).</source>
        <translation>{name} falló con {title} ({title2}).</translation>
    </message>
    <message>
        <source>{name} failed. It says: {words}</source>
        <translation>{name} falló. Dice: {words}</translation>
    </message>
    <message>
        <source>{name} finds no card: it sees {seen}.</source>
        <translation>{name} no encuentra ninguna tarjeta: ve {seen}.</translation>
    </message>
    <message>
        <source>{name} has no model {name2}. It has: {names}.</source>
        <translation>{name} no tiene ningún modelo {name2}. Tiene: {names}.</translation>
    </message>
    <message>
        <source>{name} has several models: {names}.</source>
        <translation>{name} tiene varios modelos: {names}.</translation>
    </message>
    <message>
        <source>{name} has too much to do. It says: {words}</source>
        <translation>{name} tiene demasiado trabajo. Dice: {words}</translation>
    </message>
    <message>
        <source>{name} holds a tensor ({tensor}) of type {type_id}, which the engine does not know.</source>
        <translation>{name} contiene un tensor ({tensor}) de tipo {type_id}, que el motor no conoce.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}, which is no longer read.</source>
        <translation>{name} es un archivo GGUF de la versión {version}, que ya no se lee.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file of version {version}; versions 2 and 3 can be read.</source>
        <translation>{name} es un archivo GGUF de la versión {version}; se pueden leer las versiones 2 y 3.</translation>
    </message>
    <message>
        <source>{name} is a big-endian GGUF file, made for another kind of processor.</source>
        <translation>{name} es un archivo GGUF big-endian, hecho para otro tipo de procesador.</translation>
    </message>
    <message>
        <source>{name} is a document of another program, no text.</source>
        <translation>{name} es un documento de otro programa, no texto.</translation>
    </message>
    <message>
        <source>{name} is a projector for images or sound (mmproj), not a language model.</source>
        <translation>{name} es un proyector de imágenes o sonido (mmproj), no un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>{name} is divided (MIG) into {instances} instances: {listed}. The engine can use one of them at a time.</source>
        <translation>{name} está dividida (MIG) en {instances} instancias: {listed}. El motor solo puede usar una a la vez.</translation>
    </message>
    <message>
        <source>{name} is divided (MIG), but has no instance, so that the engine cannot use it.</source>
        <translation>{name} está dividida (MIG), pero no tiene ninguna instancia, así que el motor no puede usarla.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} está vacío.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} está aquí</translation>
    </message>
    <message>
        <source>{name} is in {parts} parts, and part {n} is missing.</source>
        <translation>{name} viene en {parts} partes, y falta la parte {n}.</translation>
    </message>
    <message>
        <source>{name} is incomplete: it ends after {have_bytes}{more} bytes.</source>
        <translation>{name} está incompleto: termina tras {have_bytes}{more}&#xa0;bytes.</translation>
    </message>
    <message>
        <source>{name} is larger than {most_bytes} MiB, more than a model can read.</source>
        <translation>{name} supera los {most_bytes}&#xa0;MiB, más de lo que un modelo puede leer.</translation>
    </message>
    <message>
        <source>{name} is llama.cpp {commit}, and {wanted} is needed.</source>
        <translation>{name} es llama.cpp {commit}, y se necesita {wanted}.</translation>
    </message>
    <message>
        <source>{name} is no library that can be loaded here ({error}).</source>
        <translation>{name} no es una biblioteca que se pueda cargar aquí ({error}).</translation>
    </message>
    <message>
        <source>{name} is no text file.</source>
        <translation>{name} no es un archivo de texto.</translation>
    </message>
    <message>
        <source>{name} is not a GGUF file: {kind}.</source>
        <translation>{name} no es un archivo GGUF: {kind}.</translation>
    </message>
    <message>
        <source>{name} is not proven on this computer with its present setup.</source>
        <translation>{name} no está validado en este equipo con su configuración actual.</translation>
    </message>
    <message>
        <source>{name} is one of {count} parts, but its name does not say which.</source>
        <translation>{name} es una de {count} partes, pero su nombre no dice cuál.</translation>
    </message>
    <message>
        <source>{name} is proven when it is loaded for the first time.</source>
        <translation>{name} se valida cuando se carga por primera vez.</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} está listo</translation>
    </message>
    <message>
        <source>{name} is shorter than the Hub says.</source>
        <translation>{name} es más corto de lo que dice el Hub.</translation>
    </message>
    <message>
        <source>{name} is tight with this setup: it goes over the load line.</source>
        <translation>{name} va justo con esta configuración: supera la línea de carga.</translation>
    </message>
    <message>
        <source>{name} is too old: clocks can be locked on Volta (2017) and newer cards.</source>
        <translation>{name} es demasiado antigua: se pueden fijar frecuencias en Volta (2017) y tarjetas posteriores.</translation>
    </message>
    <message>
        <source>{name} lacks AVX: ready-made engines stop at their first step on it.</source>
        <translation>A {name} le falta AVX: en él, los motores ya hechos se detienen en su primer paso.</translation>
    </message>
    <message>
        <source>{name} loads a model, but answers nothing.</source>
        <translation>{name} carga un modelo, pero no responde nada.</translation>
    </message>
    <message>
        <source>{name} makes embeddings and does not order texts by a question.</source>
        <translation>{name} crea embeddings y no ordena textos según una pregunta.</translation>
    </message>
    <message>
        <source>{name} names no architecture.</source>
        <translation>{name} no indica ninguna arquitectura.</translation>
    </message>
    <message>
        <source>{name} needs about {needed} MiB of memory, and {free} MiB are free.</source>
        <translation>{name} necesita unos {needed}&#xa0;MiB de memoria, y hay {free}&#xa0;MiB libres.</translation>
    </message>
    <message>
        <source>{name} offers no model.</source>
        <translation>{name} no ofrece ningún modelo.</translation>
    </message>
    <message>
        <source>{name} opens as soon as the open model has finished.</source>
        <translation>{name} se abre en cuanto termine el modelo abierto.</translation>
    </message>
    <message>
        <source>{name} orders texts by a question and makes no embeddings.</source>
        <translation>{name} ordena textos según una pregunta y no crea embeddings.</translation>
    </message>
    <message>
        <source>{name} points to another address: {get}.</source>
        <translation>{name} remite a otra dirección: {get}.</translation>
    </message>
    <message>
        <source>{name} put {layers_on_gpu} of {layers_total} layers of a tiny model on the card.</source>
        <translation>{name} puso en la tarjeta {layers_on_gpu} de {layers_total} capas de un modelo diminuto.</translation>
    </message>
    <message>
        <source>{name} since the proof began: now {now} of {total} MiB, {spare} below the load line, highest {high}</source>
        <translation>{name} desde el comienzo de la validación: ahora {now} de {total}&#xa0;MiB, {spare} por debajo de la línea de carga, máximo {high}</translation>
    </message>
    <message>
        <source>{name} starts like a GGUF file, but its header is damaged: {what}.</source>
        <translation>{name} empieza como un archivo GGUF, pero su cabecera está dañada: {what}.</translation>
    </message>
    <message>
        <source>{name} stopped</source>
        <translation>{name} se detuvo</translation>
    </message>
    <message>
        <source>{name} stopped answering.</source>
        <translation>{name} dejó de responder.</translation>
    </message>
    <message>
        <source>{name} was not done. {text}</source>
        <translation>{name}: no se hizo. {text}</translation>
    </message>
    <message>
        <source>{name} was proven on this card {moment}.</source>
        <translation>{name} se validó en esta tarjeta {moment}.</translation>
    </message>
    <message>
        <source>{name} was proven on this computer {moment}.</source>
        <translation>{name} se validó en este equipo {moment}.</translation>
    </message>
    <message>
        <source>{name} writes text and makes no embeddings.</source>
        <translation>{name} escribe texto y no crea embeddings.</translation>
    </message>
    <message>
        <source>{name}, its processor: {free} of {total} MiB free</source>
        <translation>{name}, su procesador: {free} de {total}&#xa0;MiB libres</translation>
    </message>
    <message>
        <source>{name}: no readings yet</source>
        <translation>{name}: aún sin lecturas</translation>
    </message>
    <message>
        <source>{name}: now {now} of {total} MiB, {spare} below the load line, lowest {low}, highest {high}</source>
        <translation>{name}: ahora {now} de {total}&#xa0;MiB, {spare} por debajo de la línea de carga, mínimo {low}, máximo {high}</translation>
    </message>
    <message>
        <source>{name}: now {now} {unit}, lowest {low}, highest {high}</source>
        <translation>{name}: ahora {now} {unit}, mínimo {low}, máximo {high}</translation>
    </message>
    <message>
        <source>{name}: the first part is not the first by its own header.</source>
        <translation>{name}: la primera parte no es la primera según su propia cabecera.</translation>
    </message>
    <message>
        <source>{name}: {free} of {total} MiB free</source>
        <translation>{name}: {free} de {total}&#xa0;MiB libres</translation>
    </message>
    <message>
        <source>{name}: {seen} instead of {wanted}</source>
        <translation>{name}: {seen} en lugar de {wanted}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{netloc} broke the connection.</source>
        <translation>{netloc} cortó la conexión.</translation>
    </message>
    <message>
        <source>{netloc} stopped sending.</source>
        <translation>{netloc} dejó de enviar.</translation>
    </message>
    <message>
        <source>{n} MiB of computer memory</source>
        <translation>{n}&#xa0;MiB de memoria del equipo</translation>
    </message>
    <message>
        <source>{n} MiB over the load line</source>
        <translation>{n}&#xa0;MiB por encima de la línea de carga</translation>
    </message>
    <message>
        <source>{n} MiB to spare</source>
        <translation>{n}&#xa0;MiB de sobra</translation>
    </message>
    <message>
        <source>{n} MiB, shared with the computer</source>
        <translation>{n}&#xa0;MiB, compartidos con el equipo</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <translation>{n} en comprobación</translation>
    </message>
    <message>
        <source>{n} being checked</source>
        <comment>one</comment>
        <translation>{n} en comprobación</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n} bits</translation>
    </message>
    <message>
        <source>{n} broken</source>
        <translation>{n} con fallo</translation>
    </message>
    <message>
        <source>{n} check, all right</source>
        <translation>{n} comprobación, en orden</translation>
    </message>
    <message>
        <source>{n} checks, all right</source>
        <translation>{n} comprobaciones, todas en orden</translation>
    </message>
    <message>
        <source>{n} cores</source>
        <translation>{n} núcleos</translation>
    </message>
    <message>
        <source>{n} download</source>
        <translation>{n} descarga</translation>
    </message>
    <message>
        <source>{n} downloads</source>
        <translation>{n} descargas</translation>
    </message>
    <message>
        <source>{n} draft tokens instead of {draft_max}</source>
        <translation>{n} tokens de borrador en lugar de {draft_max}</translation>
    </message>
    <message>
        <source>{n} file</source>
        <translation>{n} archivo</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} archivos</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <translation>{n} terminadas</translation>
    </message>
    <message>
        <source>{n} finished</source>
        <comment>one</comment>
        <translation>{n} terminada</translation>
    </message>
    <message>
        <source>{n} fixes waiting</source>
        <translation>{n} soluciones pendientes</translation>
    </message>
    <message>
        <source>{n} folder</source>
        <translation>{n} carpeta</translation>
    </message>
    <message>
        <source>{n} folders</source>
        <translation>{n} carpetas</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <translation>{n} tuvieron que venir otra vez</translation>
    </message>
    <message>
        <source>{n} had to be fetched again</source>
        <comment>one</comment>
        <translation>{n} tuvo que venir otra vez</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <translation>{n} conservadas</translation>
    </message>
    <message>
        <source>{n} kept</source>
        <comment>one</comment>
        <translation>{n} conservada</translation>
    </message>
    <message>
        <source>{n} line had something personal, which was taken out.</source>
        <translation>{n} línea tenía algo personal, que se quitó.</translation>
    </message>
    <message>
        <source>{n} lines had something personal, which was taken out.</source>
        <translation>{n} líneas tenían algo personal, que se quitó.</translation>
    </message>
    <message>
        <source>{n} message</source>
        <translation>{n} mensaje</translation>
    </message>
    <message>
        <source>{n} messages</source>
        <translation>{n} mensajes</translation>
    </message>
    <message>
        <source>{n} model file</source>
        <translation>{n} archivo de modelo</translation>
    </message>
    <message>
        <source>{n} model files</source>
        <translation>{n} archivos de modelo</translation>
    </message>
    <message>
        <source>{n} model files here, all readable.</source>
        <translation>{n} archivos de modelo aquí, todos legibles.</translation>
    </message>
    <message>
        <source>{n} of what was dropped are no models.</source>
        <translation>{n} de los elementos soltados no son modelos.</translation>
    </message>
    <message>
        <source>{n} of what was dropped is no model.</source>
        <translation>{n} de los elementos soltados no es un modelo.</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} de {total}</translation>
    </message>
    <message>
        <source>{n} of {total} layers on the card</source>
        <translation>{n} de {total} capas en la tarjeta</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <translation>{n} en camino</translation>
    </message>
    <message>
        <source>{n} on the way</source>
        <comment>one</comment>
        <translation>{n} en camino</translation>
    </message>
    <message>
        <source>{n} parts</source>
        <translation>{n} partes</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <translation>{n} en pausa</translation>
    </message>
    <message>
        <source>{n} paused</source>
        <comment>one</comment>
        <translation>{n} en pausa</translation>
    </message>
    <message>
        <source>{n} repositories for “{words}”</source>
        <translation>{n} repositorios para «{words}»</translation>
    </message>
    <message>
        <source>{n} repositories that many people use</source>
        <translation>{n} repositorios que usa mucha gente</translation>
    </message>
    <message>
        <source>{n} repository for “{words}”</source>
        <translation>{n} repositorio para «{words}»</translation>
    </message>
    <message>
        <source>{n} repository that many people use</source>
        <translation>{n} repositorio que usa mucha gente</translation>
    </message>
    <message>
        <source>{n} request since it was opened.</source>
        <translation>{n} petición desde que se abrió.</translation>
    </message>
    <message>
        <source>{n} request under way, {waiting} of them waiting.</source>
        <translation>{n} petición en curso, {waiting} en espera.</translation>
    </message>
    <message>
        <source>{n} request under way.</source>
        <translation>{n} petición en curso.</translation>
    </message>
    <message>
        <source>{n} requests since it was opened.</source>
        <translation>{n} peticiones desde que se abrió.</translation>
    </message>
    <message>
        <source>{n} requests under way, {waiting} of them waiting.</source>
        <translation>{n} peticiones en curso, {waiting} en espera.</translation>
    </message>
    <message>
        <source>{n} requests under way.</source>
        <translation>{n} peticiones en curso.</translation>
    </message>
    <message>
        <source>{n} running</source>
        <translation>{n} en curso</translation>
    </message>
    <message>
        <source>{n} running</source>
        <comment>one</comment>
        <translation>{n} en curso</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <translation>{n} interrumpidas</translation>
    </message>
    <message>
        <source>{n} stopped</source>
        <comment>one</comment>
        <translation>{n} interrumpida</translation>
    </message>
    <message>
        <source>{n} that fit this computer</source>
        <translation>{n} que caben en este equipo</translation>
    </message>
    <message>
        <source>{n} that fit your card</source>
        <translation>{n} que caben en su tarjeta</translation>
    </message>
    <message>
        <source>{n} to look at</source>
        <translation>{n} por mirar</translation>
    </message>
    <message>
        <source>{n} token</source>
        <translation>{n} token</translation>
    </message>
    <message>
        <source>{n} token so far</source>
        <translation>{n} token hasta ahora</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} tokens</translation>
    </message>
    <message>
        <source>{n} tokens a second</source>
        <translation>{n} tokens por segundo</translation>
    </message>
    <message>
        <source>{n} tokens so far</source>
        <translation>{n} tokens hasta ahora</translation>
    </message>
    <message>
        <source>{n} tokens/s</source>
        <translation>{n}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <translation>{n} deshechas</translation>
    </message>
    <message>
        <source>{n} undone</source>
        <comment>one</comment>
        <translation>{n} deshecha</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <translation>{n} utilizables</translation>
    </message>
    <message>
        <source>{n} usable</source>
        <comment>one</comment>
        <translation>{n} utilizable</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <translation>{n} en espera</translation>
    </message>
    <message>
        <source>{n} waiting</source>
        <comment>one</comment>
        <translation>{n} en espera</translation>
    </message>
    <message>
        <source>{on_host} of {layers} layers stay on the processor.</source>
        <translation>{on_host} de {layers} capas se quedan en el procesador.</translation>
    </message>
    <message>
        <source>{page}, {n} waiting</source>
        <translation>{page}, {n} en espera</translation>
    </message>
    <message>
        <source>{part} cannot be read to its end ({strerror}).</source>
        <translation>{part} no se puede leer hasta el final ({strerror}).</translation>
    </message>
    <message>
        <source>{path} cannot be read ({strerror}).</source>
        <translation>No se puede leer {path} ({strerror}).</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>No se puede leer {path}: {strerror}.</translation>
    </message>
    <message>
        <source>{path} is no longer there.</source>
        <translation>{path} ya no está.</translation>
    </message>
    <message>
        <source>{path} is not in the library.</source>
        <translation>{path} no está en la biblioteca.</translation>
    </message>
    <message>
        <source>{place} cannot be read.</source>
        <translation>No se puede leer {place}.</translation>
    </message>
    <message>
        <source>{place} cannot be written ({strerror}).</source>
        <translation>No se puede escribir en {place} ({strerror}).</translation>
    </message>
    <message>
        <source>{place}: this model reads text only, and not blocks of type &apos;{kind}&apos;.</source>
        <translation>{place}: este modelo solo lee texto, y no bloques de tipo «{kind}».</translation>
    </message>
    <message>
        <source>{quant} has no plan</source>
        <translation>{quant} no tiene plan</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>{quant} es por ahora la recomendada: cabe con {n} tokens de contexto. Las mayores también caben, pero no responden mejor en ninguna medición.</translation>
    </message>
    <message>
        <source>{quant} is recommended so far: the most faithful one that fits with {n} tokens of context.</source>
        <translation>{quant} es la recomendada hasta ahora: la más fiel que cabe con {n} tokens de contexto.</translation>
    </message>
    <message>
        <source>{quant} is recommended: it fits with {n} tokens of context. Larger ones fit too, and answer no better in any measurement.</source>
        <translation>{quant} es la recomendada: cabe con {n} tokens de contexto. Las mayores también caben, pero no responden mejor en ninguna medición.</translation>
    </message>
    <message>
        <source>{quant} is recommended: the most faithful one that fits with {n} tokens of context.</source>
        <translation>{quant} es la recomendada: la más fiel que cabe con {n} tokens de contexto.</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled</source>
        <translation>{reached} de {n_ctx} tokens llenos</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled at {rate} tokens/s</source>
        <translation>{reached} de {n_ctx} tokens llenos a {rate}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>{reached} of {n_ctx} tokens filled, {rate} tokens/s at the end</source>
        <translation>{reached} de {n_ctx} tokens llenos, {rate}&#xa0;tokens/s al final</translation>
    </message>
    <message>
        <source>{read}, {n} still to read. No model was downloaded for this.</source>
        <translation>{read}, quedan {n} por leer. Para esto no se descargó ningún modelo.</translation>
    </message>
    <message>
        <source>{read}. No model was downloaded for this.</source>
        <translation>{read}. Para esto no se descargó ningún modelo.</translation>
    </message>
    <message>
        <source>{reason} Chats of this run are not kept.</source>
        <translation>{reason} Los chats de esta sesión no se conservan.</translation>
    </message>
    <message>
        <source>{reason} Your chats can be read; what is added in this run is not kept.</source>
        <translation>{reason} Sus chats se pueden leer; lo que se añade en esta sesión no se conserva.</translation>
    </message>
    <message>
        <source>{reason} for {time}</source>
        <translation>{reason} durante {time}</translation>
    </message>
    <message>
        <source>{repo} has no file {name}.</source>
        <translation>{repo} no tiene ningún archivo {name}.</translation>
    </message>
    <message>
        <source>{repo} holds no GGUF model that is complete.</source>
        <translation>{repo} no contiene ningún modelo GGUF completo.</translation>
    </message>
    <message>
        <source>{said} Choose the model again; its proof is kept.</source>
        <translation>{said} Elegir de nuevo el modelo; su validación se conserva.</translation>
    </message>
    <message>
        <source>{said} Enter the key or token again where one is asked for.</source>
        <translation>{said} Introducir de nuevo la clave o el token donde se pida.</translation>
    </message>
    <message>
        <source>{said} It was moved to {name} and a new one was begun. {found}</source>
        <translation>{said} Se movió a {name} y se empezó uno nuevo. {found}</translation>
    </message>
    <message>
        <source>{said} The engine that came with Plimsoll is used.</source>
        <translation>{said} Se usa el motor que vino con Plimsoll.</translation>
    </message>
    <message>
        <source>{said} There is a new key; other programs need it.</source>
        <translation>{said} Hay una clave nueva; otros programas la necesitan.</translation>
    </message>
    <message>
        <source>{share} of drafts accepted</source>
        <translation>{share} de los borradores aceptados</translation>
    </message>
    <message>
        <source>{share} of the file is in memory</source>
        <translation>{share} del archivo está en memoria</translation>
    </message>
    <message>
        <source>{share}, {pace}. What is here stays.</source>
        <translation>{share}, {pace}. Lo que está aquí permanece.</translation>
    </message>
    <message>
        <source>{share}. What is here stays.</source>
        <translation>{share}. Lo que está aquí permanece.</translation>
    </message>
    <message>
        <source>{shown} of {n} file</source>
        <translation>{shown} de {n} archivo</translation>
    </message>
    <message>
        <source>{shown} of {n} files</source>
        <translation>{shown} de {n} archivos</translation>
    </message>
    <message>
        <source>{size_bytes} MB are needed on the disk that holds {folder}, and {free_bytes} MB are free.</source>
        <translation>Se necesitan {size_bytes}&#xa0;MB en el disco que contiene {folder}, y hay {free_bytes}&#xa0;MB libres.</translation>
    </message>
    <message>
        <source>{size} MiB on disk, {expected} MiB published</source>
        <translation>{size}&#xa0;MiB en el disco, {expected}&#xa0;MiB publicados</translation>
    </message>
    <message>
        <source>{size} free</source>
        <translation>{size} libres</translation>
    </message>
    <message>
        <source>{size} have arrived and are deleted. Pause keeps them, also when Plimsoll is closed.</source>
        <translation>Han llegado {size}, que se eliminan. Pausar los conserva, también al cerrar Plimsoll.</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request</source>
        <translation>{size} de cabeceras leídos en 1 petición</translation>
    </message>
    <message>
        <source>{size} of headers read in 1 request from {host}</source>
        <translation>{size} de cabeceras leídos en 1 petición a {host}</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests</source>
        <translation>{size} de cabeceras leídos en {n} peticiones</translation>
    </message>
    <message>
        <source>{size} of headers read in {n} requests from {host}</source>
        <translation>{size} de cabeceras leídos en {n} peticiones a {host}</translation>
    </message>
    <message>
        <source>{size} of it a second copy, in the order that the processor reads fastest</source>
        <translation>{size} de ello son una segunda copia, en el orden que el procesador lee más rápido</translation>
    </message>
    <message>
        <source>{size} of it for drafting</source>
        <translation>{size} de ellos para borradores</translation>
    </message>
    <message>
        <source>{size} of {expected} MiB stored</source>
        <translation>{size} de {expected}&#xa0;MiB guardados</translation>
    </message>
    <message>
        <source>{size} to come</source>
        <translation>{size} por llegar</translation>
    </message>
    <message>
        <source>{size} to fetch</source>
        <translation>{size} por descargar</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <translation>{speed}&#xa0;tokens/s</translation>
    </message>
    <message>
        <source>{stage}: failed</source>
        <translation>{stage}: con fallo</translation>
    </message>
    <message>
        <source>{stage}: running</source>
        <translation>{stage}: en marcha</translation>
    </message>
    <message>
        <source>{text} 1 more message is damaged beyond reading.</source>
        <translation>{text} 1 mensaje más está dañado y no se puede leer.</translation>
    </message>
    <message>
        <source>{text} The file on this machine is used.</source>
        <translation>{text} Se usa el archivo de este equipo.</translation>
    </message>
    <message>
        <source>{text} is not a file.</source>
        <translation>{text} no es un archivo.</translation>
    </message>
    <message>
        <source>{text} {lost} more messages are damaged beyond reading.</source>
        <translation>{text} {lost} mensajes más están dañados y no se pueden leer.</translation>
    </message>
    <message>
        <source>{text} {name} had passed with this setup, so Plimsoll went back to it.</source>
        <translation>{text} {name} se había validado con esta configuración, así que Plimsoll volvió a ella.</translation>
    </message>
    <message>
        <source>{text}, every buffer as predicted</source>
        <translation>{text}, cada búfer según lo previsto</translation>
    </message>
    <message>
        <source>{text}, largest difference {worst} MiB ({name})</source>
        <translation>{text}, mayor diferencia {worst}&#xa0;MiB ({name})</translation>
    </message>
    <message>
        <source>{thought}, folded</source>
        <translation>{thought}, plegada</translation>
    </message>
    <message>
        <source>{thought}, shown</source>
        <translation>{thought}, mostrada</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>quedan {time}</translation>
    </message>
    <message>
        <source>{time} left. What has arrived is kept, also when you close Plimsoll.</source>
        <translation>Quedan {time}. Lo que ha llegado se conserva, también al cerrar Plimsoll.</translation>
    </message>
    <message>
        <source>{title} Nothing more is tried before.</source>
        <translation>{title} Antes no se prueba nada más.</translation>
    </message>
    <message>
        <source>{title} belongs to {owner}: Plimsoll only reads it.</source>
        <translation>{title} pertenece a {owner}: Plimsoll solo lo lee.</translation>
    </message>
    <message>
        <source>{title} comes with Plimsoll and stays in its folder.</source>
        <translation>{title} viene con Plimsoll y permanece en su carpeta.</translation>
    </message>
    <message>
        <source>{title} failed.</source>
        <translation>{title} falló.</translation>
    </message>
    <message>
        <source>{title} failed. {title2}</source>
        <translation>{title} falló. {title2}</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computer.</source>
        <translation>{title} tiene capas en {n} equipo más.</translation>
    </message>
    <message>
        <source>{title} has layers on {n} other computers.</source>
        <translation>{title} tiene capas en {n} equipos más.</translation>
    </message>
    <message>
        <source>{title} is a drafting file: it answers nothing by itself.</source>
        <translation>{title} es un archivo de borrador: por sí solo no responde nada.</translation>
    </message>
    <message>
        <source>{title} is damaged: it does not match {by}.</source>
        <translation>{title} está dañado: no coincide con {by}.</translation>
    </message>
    <message>
        <source>{title} is in {folder} already.</source>
        <translation>{title} ya está en {folder}.</translation>
    </message>
    <message>
        <source>{title} is loaded.</source>
        <translation>{title} está cargado.</translation>
    </message>
    <message>
        <source>{title} is open, and other programs may not open another model.</source>
        <translation>{title} está abierto, y otros programas no pueden abrir otro modelo.</translation>
    </message>
    <message>
        <source>{title} is still being fetched.</source>
        <translation>{title} aún se está descargando.</translation>
    </message>
    <message>
        <source>{title} is whole: every byte matches {by}.</source>
        <translation>{title} está entero: cada byte coincide con {by}.</translation>
    </message>
    <message>
        <source>{title} makes embeddings, no text: it cannot be opened for a chat.</source>
        <translation>{title} produce embeddings, no texto: no se puede abrir para un chat.</translation>
    </message>
    <message>
        <source>{title} makes scores, no text: it cannot be opened for a chat.</source>
        <translation>{title} produce puntuaciones, no texto: no se puede abrir para un chat.</translation>
    </message>
    <message>
        <source>{title} needs {need} MiB of {where}, and {have} MiB are there up to the load line. It was not downloaded.</source>
        <translation>{title} necesita {need}&#xa0;MiB de {where}, y hay {have}&#xa0;MiB hasta la línea de carga. No se descargó.</translation>
    </message>
    <message>
        <source>{title} was not loaded: it was stopped on the way.</source>
        <translation>{title} no se cargó: se detuvo por el camino.</translation>
    </message>
    <message>
        <source>{title} was taken off the list; its file is untouched.</source>
        <translation>{title} se quitó de la lista; su archivo queda intacto.</translation>
    </message>
    <message>
        <source>{title} was to draft with that file and drafts no more: it is slower.</source>
        <translation>{title} debía preparar borradores con ese archivo y ya no lo hace: es más lento.</translation>
    </message>
    <message>
        <source>{title} {quant} lies in {parent} now.</source>
        <translation>{title} {quant} está ahora en {parent}.</translation>
    </message>
    <message>
        <source>{title} {quant} stays on this computer.</source>
        <translation>{title} {quant} permanece en este equipo.</translation>
    </message>
    <message>
        <source>{title} {quant} was removed: {freed} GiB are free again.</source>
        <translation>{title} {quant} se eliminó: {freed}&#xa0;GiB vuelven a estar libres.</translation>
    </message>
    <message>
        <source>{title}: no hash was published for this file. Its own was kept: the next check tells whether it changed.</source>
        <translation>{title}: para este archivo no se publicó ningún hash. Se guardó el suyo: la próxima comprobación dirá si cambió.</translation>
    </message>
    <message>
        <source>{told}, loaded again</source>
        <translation>{told}, cargado de nuevo</translation>
    </message>
    <message>
        <source>{told}; the file that is here stays.</source>
        <translation>{told}; el archivo que está aquí permanece.</translation>
    </message>
    <message>
        <source>{total} of {total2} layers on the processor</source>
        <translation>{total} de {total2} capas en el procesador</translation>
    </message>
    <message>
        <source>{unread} of your receipts could not be read{kept}.</source>
        <translation>{unread} de sus comprobantes no se pudieron leer{kept}.</translation>
    </message>
    <message>
        <source>{used} of {total} GiB in use</source>
        <translation>{used} de {total}&#xa0;GiB en uso</translation>
    </message>
    <message>
        <source>{used} of {total} MiB</source>
        <translation>{used} de {total}&#xa0;MiB</translation>
    </message>
    <message>
        <source>{used} of {total} used</source>
        <translation>{used} de {total} en uso</translation>
    </message>
    <message>
        <source>{wanted} tokens equal</source>
        <translation>{wanted} tokens iguales</translation>
    </message>
    <message>
        <source>{what} cannot be read: {reason}.</source>
        <translation>No se puede leer {what}: {reason}.</translation>
    </message>
    <message>
        <source>{what} could not be kept ({error}). They hold until Plimsoll ends.</source>
        <translation>{what}: no se pudo guardar ({error}). Vale hasta que Plimsoll termine.</translation>
    </message>
    <message>
        <source>{what} is not a GGUF model file.</source>
        <translation>{what} no es un archivo de modelo GGUF.</translation>
    </message>
    <message>
        <source>{what} needs a sign-in.</source>
        <translation>{what} requiere iniciar sesión.</translation>
    </message>
    <message>
        <source>{what}: {path} does not match its hash. The file was left where it is.</source>
        <translation>{what}: {path} no coincide con su hash. El archivo quedó donde estaba.</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not move it.</source>
        <translation>{whose}: Plimsoll no lo mueve.</translation>
    </message>
    <message>
        <source>{whose}: Plimsoll does not remove it.</source>
        <translation>{whose}: Plimsoll no lo elimina.</translation>
    </message>
    <message>
        <source>{why} Trying again in {value} s.</source>
        <translation>{why} Nuevo intento en {value}&#xa0;s.</translation>
    </message>
    <message>
        <source>{with_mtp} tokens/s with drafting, {without} without{share}{pays}{tie}</source>
        <translation>{with_mtp}&#xa0;tokens/s con borradores, {without} sin ellos{share}{pays}{tie}</translation>
    </message>
    <message>
        <source>{word} is no address of a page, such as https://chat.example.</source>
        <translation>{word} no es la dirección de una página, como https://chat.example.</translation>
    </message>
    <message>
        <source>{word} {is_now} tokens/s, {was} in a good run</source>
        <translation>{word} {is_now}&#xa0;tokens/s, {was} en una buena ejecución</translation>
    </message>
</context>
</TS>
