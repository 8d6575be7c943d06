"""What operating systems say in other languages: the texts of errno, of Windows and of shells.

Engines write in English; what the system puts behind their colon is in the person's language.
German, French, Spanish, Italian, Portuguese, Russian, Polish, Chinese, Japanese, Korean.
"""

from __future__ import annotations

_NO_SPACE = (
    r"auf dem gerät ist kein speicherplatz|nicht gen(?:ug|ügend) (?:speicher)?platz|"
    r"aucun espace disponible|plus d.espace disponible|espace (?:disque )?insuffisant|"
    r"no queda espacio|espacio (?:en disco )?(?:insuficiente|suficiente en el disco)|"
    r"spazio (?:su disco )?(?:esaurito|insufficiente)|non c'è spazio|"
    r"não há espaço|sem espaço|espaço insuficiente|"
    r"(?:на устройстве|на диске).{0,24}(?:не осталось|нет|недостаточно).{0,12}места|недостаточно места|"
    r"brak (?:wolnego )?miejsca|za mało miejsca|"
    r"磁盘空间不足|空间不足|設備上沒有空間|设备上没有空间|没有足够的(?:磁盘)?空间|"
    r"空き領域が(?:不足|ありません)|十分な空き|장치에 남은 공간|디스크 공간이 부족"
)
_NO_MEMORY = (
    r"kann keinen speicher (?:allozieren|zuweisen|belegen)|nicht genügend (?:arbeits)?speicher\b|"
    r"impossible d.allouer (?:de )?la mémoire|mémoire (?:insuffisante|épuisée)|"
    r"no se pudo asignar memoria|no se puede asignar (?:la )?memoria|memoria insuficiente|"
    r"impossibile allocare memoria|memoria insufficiente|"
    r"não foi possível alocar memória|memória insuficiente|"
    r"невозможно выделить память|не удается выделить память|недостаточно памяти|"
    r"nie można przydzielić pamięci|za mało pamięci|"
    r"无法分配内存|内存不足|無法配置記憶體|記憶體不足|メモリを確保できません|メモリが(?:不足|足りません)|"
    r"메모리를 할당할 수 없|메모리가 부족"
)
_NO_FILE = (
    r"datei oder verzeichnis nicht gefunden|aucun fichier ou dossier|"
    r"no existe el (?:fichero|archivo)|file o directory non esistente|"
    r"(?:arquivo|ficheiro) ou diretó?rio (?:inexistente|não encontrad)|"
    r"нет такого файла|nie ma takiego pliku|"
    r"没有那个文件或目录|沒有此一檔案|系统找不到指定的文件|そのようなファイルや|그런 파일이나"
)
_DENIED = (
    r"keine berechtigung|zugriff verweigert|permission non accordée|accès refusé|permiso denegado|"
    r"acceso denegado|permesso negato|accesso negato|permissão negada|acesso negado|"
    r"отказано в доступе|brak dostępu|odmowa dostępu|权限不够|拒绝访问|許可がありません|"
    r"アクセスが拒否|허가 거부|액세스가 거부"
)
_KILLED = (
    r"(?:^|[\s:\]])(?:getötet|processus arrêté|tué|terminado \(killed\)|matado|ucciso|morto|убито|"
    r"unicestwiony|已杀死|已終止|強制終了|죽었음)\s*$"
)
_ILLEGAL = (
    r"ungültiger (?:maschinenbefehl|befehl)|instruction (?:non permise|illégale)|"
    r"instrucción ilegal|istruzione (?:non consentita|illegale)|instrução ilegal|"
    r"недопустимая инструкция|niedozwolona instrukcja|非法指令|不正な命令|잘못된 명령"
)
_SEGFAULT = (
    r"speicherzugriffsfehler|erreur de segmentation|violación de segmento|"
    r"errore di segmentazione|falha de segmentação|ошибка сегментирования|"
    r"naruszenie ochrony pamięci|段错误|段錯誤|セグメンテーション|세그멘테이션"
)
_PAGING = (
    r"auslagerungsdatei ist zu klein|fichier de pagination est insuffisant|"
    r"archivo de paginación es demasiado|file di paging (?:è )?(?:troppo|insufficiente)|"
    r"arquivo de paginação é|файл подкачки слишком|plik stronicowania jest|"
    r"页面文件太小|分頁檔太小|ページング ?ファイルが小さ|페이징 파일이 너무"
)
_MODULE = (
    r"angegebene modul wurde nicht gefunden|le module spécifié est introuvable|"
    r"no se puede encontrar el módulo|impossibile trovare il modulo|"
    r"não foi possível encontrar o módulo|не найден указанный модуль|"
    r"nie można odnaleźć określonego modułu|找不到指定的模块|找不到指定的模組|"
    r"指定されたモジュールが見つかりません|지정된 모듈을 찾을 수 없"
)
_DLL = (
    r"(?P<library>[\w.+-]+\.dll)\b.{0,24}(?:nicht gefunden|introuvable|no se encontr|non è stato trovato|"
    r"não foi encontrad|не найден|nie znaleziono|找不到|見つかりません|찾을 수 없)"
)
_DLL_BEHIND = (
    r"(?:introuvable|no se encontró|non trovato|não encontrad\w|не найден\w*|找不到)\W{0,4}"
    r"(?P<library>[\w+-]+\.dll)\b"
)
_TDR = (
    r"(?:anzeigetreiber|pilote d.affichage|controlador de pantalla|driver video|видеодрайвер|"
    r"显示(?:器)?驱动|ディスプレイ ドライバ)|nvlddmkm.{0,60}(?:reagiert|répond|responde|risponde|отвеча|"
    r"响应|応答)"
)

SIGNATURES: tuple[tuple[str, str], ...] = (
    ("disk-full", _NO_SPACE),
    ("alloc-pageable", rf"\b(?:mmap|malloc|calloc|fork|alloc\w*)\b.{{0,40}}(?:{_NO_MEMORY})"),
    ("mlock-failed", rf"\b(?:mlock\w*|virtuallock)\b.{{0,80}}(?:{_NO_MEMORY})"),
    ("open-failed", rf"\.gguf.{{0,8}}\W(?:{_NO_FILE})|(?:{_NO_FILE}).{{0,200}}\.gguf"),
    ("open-denied", rf"\.gguf.{{0,8}}\W(?:{_DENIED})|(?:{_DENIED}).{{0,200}}\.gguf"),
    ("killed", _KILLED),
    ("illegal-instruction", _ILLEGAL),
    ("segfault", _SEGFAULT),
    ("commit-limit", _PAGING),
    ("library-dependency", _MODULE),
    ("library-missing", _DLL),
    ("library-missing", _DLL_BEHIND),
    ("display-reset", _TDR),
)
