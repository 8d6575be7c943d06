"""What download tools and the hub say."""

from __future__ import annotations

# SHA-256 of zero bytes.
EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

SIGNATURES: tuple[tuple[str, str], ...] = (
    ("digest-empty", rf"got (?:sha256[:-])?{EMPTY_SHA256[:16]}|{EMPTY_SHA256[:24]}"),
    (
        "digest-mismatch",
        r"(?:digest|checksum|hash|sha-?256|etag)\b.{0,40}(?:mismatch|failed|does(?:n't| not) match|differs?|verification failed|incorrect|invalid)",
    ),
    (
        "digest-mismatch",
        r"(?:mismatch|wrong|unexpected|invalid)\b.{0,24}(?:digest|checksum|sha-?256|hash)\b|Consistency check failed",
    ),
    (
        "rename-failed",
        r"\brename .{0,300}(?:no such file|access is denied|permission denied|being used|cannot find)",
    ),
    (
        "transfer-cut",
        r"(?:transfer|connection|stream) (?:closed|ended) with .{0,40}(?:remaining|outstanding)",
    ),
    (
        "transfer-cut",
        r"unexpected EOF|connection (?:was )?(?:reset|aborted|closed)|IncompleteRead|incomplete (?:download|read|chunk)|broken pipe",
    ),
    (
        "transfer-cut",
        r"download.{0,60}(?:stalled|timed out|interrupted|incomplete)|context deadline exceeded|read timed out|part \d+ (?:stalled|attempt)|curl: \((?:18|28|56|92)\)",
    ),
    (
        "transfer-cut",
        r"peer closed connection|ChunkedEncodingError|prematurely|EOF occurred in violation|wsarecv|forcibly closed",
    ),
    ("http-429", r"status code\b.{0,16}\b429\b"),
    ("http-401", r"status code\b.{0,16}\b401\b"),
    ("http-403", r"status code\b.{0,16}\b403\b"),
    ("http-404", r"status code\b.{0,16}\b404\b"),
    ("http-5xx", r"status code\b.{0,16}\b50[0234]\b"),
    (
        "http-401",
        r"\b401\b.{0,60}(?:unauthori[sz]ed|client error|error)|(?:status|error|code|\()\W{0,3}401\b|GatedRepoError: 401|must be authenticated|HTTP 401",
    ),
    (
        "http-401",
        r"invalid (?:username or password|user ?token|credentials)|token is (?:expired|invalid)|please log ?in",
    ),
    (
        "http-403",
        r"\b403\b.{0,60}(?:forbidden|client error|error)|(?:status|error|code|\()\W{0,3}403\b|GatedRepoError: 403|HTTP 403",
    ),
    (
        "http-403",
        r"not in the authorized list|awaiting a review|access to (?:public )?gated repositor|(?:don't|do not) have access to",
    ),
    (
        "http-429",
        r"\b429\b.{0,60}(?:too many|client error|error|rate)|(?:status|error|code|failed|\()\W{0,3}429\b|too many requests|rate limit(?:ed)?|HTTP 429",
    ),
    (
        "http-5xx",
        r"\b(?:500|502|503|504|520|522|524)\b.{0,60}(?:server error|bad gateway|service (?:temporarily )?unavailable|gateway time|internal server)",
    ),
    (
        "http-5xx",
        r"bad gateway|service (?:temporarily )?unavailable|gateway time-?out|CAS service error|(?:status|code|failed|\()\W{0,3}50[234]\b|internal error - we're working",
    ),
    (
        "http-404",
        r"\b404\b.{0,60}(?:not found|client error)|RepositoryNotFoundError|(?<!Local)EntryNotFoundError|(?:status|code|failed|\()\W{0,3}404\b|file does not exist",
    ),
    (
        "gated",
        r"gated repo|GatedRepoError|(?:repo\w*|model|access to .{0,80}) is restricted|repo(?:sitory)? is gated",
    ),
    (
        "proxy",
        r"proxyconnect|ProxyError|proxy (?:authentication|error(?!.{0,40}(?:127\.0\.0\.1|localhost))|connect\w*)|cannot connect to proxy|407\b.{0,24}proxy|invalid proxy|unsupported proxy|CONNECT tunnel failed|unknown scheme for proxy",
    ),
    (
        "proxy",
        r"lookup https?(?: on|:)|parse .{0,80}proxy|tunnel connection failed|unable to determine SOCKS version|invalid URL port",
    ),
    (
        "tls-intercept",
        r"certificate (?:verify failed|signed by unknown authority|has expired)|self[- ]signed certificate|CERTIFICATE_VERIFY_FAILED|SSLError",
    ),
    (
        "no-network",
        r"LocalEntryNotFoundError|check your (?:internet )?connection|outgoing traffic has been disabled|offline mode is enabled",
    ),
    (
        "not-writable",
        r"read-only file ?system|\bErrno 30\b|\bEROFS\b|os error 30\b|\bfile too large\b|\bErrno 27\b|\bEFBIG\b|os error 27\b",
    ),
    ("not-writable", r"PermissionError: .{0,200}"),
    (
        "no-network",
        r"no such host|name or service not known|temporary failure in name resolution|getaddrinfo failed|(?:failed|unable) to resolve|could ?n[o']t resolve|network is unreachable|handshake (?:timeout|timed out)|i/o timeout|connect(?:ion)? (?:timed out|timeout|refused)|failed to establish a new connection|nodename nor servname",
    ),
)
