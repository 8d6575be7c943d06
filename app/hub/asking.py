"""The Hub's own client: made so that it tells nobody who asks, and never waits without an end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, TypeVar

import httpx2

from app.hub import faults
from app.hub.limits import Limits
from app.hub.quiet import hush
from app.hub.site import VERSION, Site

if TYPE_CHECKING:
    from huggingface_hub import HfApi

T = TypeVar("T")
_making, _made = Lock(), Event()
_BUSY = frozenset({429, 500, 502, 503, 504})


class PromptClient(httpx2.Client):
    """Hears a refusal at once.

    The Hub's client asks for its lists without a time limit, and repeats a refused request five
    times before it says a word; both are ours to decide, because a person can stop the wait.
    """

    def send(self, request: httpx2.Request, **more: Any) -> httpx2.Response:  # noqa: ANN401
        """Send with a time limit; a fault that may pass is raised by its own name."""
        seconds = Limits().connect_seconds
        limits = request.extensions.get("timeout") or {}
        if not any(limits.values()):
            request.extensions["timeout"] = httpx2.Timeout(seconds).as_dict()
        try:
            answer = super().send(request, **more)
        except (httpx2.TimeoutException, httpx2.NetworkError, httpx2.RemoteProtocolError) as error:
            raise faults.unreachable(str(request.url), _short(error)) from error
        if answer.status_code in _BUSY:
            token_sent = "authorization" in request.headers
            raise faults.refusal(answer.status_code, answer.headers, "it", token_sent=token_sent)
        return answer


def hub_api(site: Site) -> HfApi:
    """Return the Hub's client for `site`; its import takes half a second, at the first call."""
    hush()
    from huggingface_hub import HfApi  # noqa: PLC0415 - half a second that only a listing needs

    _use_prompt_client()
    return HfApi(
        endpoint=site.endpoint,
        token=site.token if site.headers(site.endpoint).get("Authorization") else False,
        library_name="plimsoll",
        library_version=VERSION,
    )


def _use_prompt_client() -> None:
    """Have the library make its one client our way; a second time would close it under others."""
    with _making:
        if not _made.is_set():
            _set_factory()
            _made.set()


def _set_factory() -> None:
    hush()
    from huggingface_hub import set_client_factory  # noqa: PLC0415
    from huggingface_hub.utils._http import hf_request_event_hook  # noqa: PLC0415

    def make() -> httpx2.Client:
        hooks = {"request": [hf_request_event_hook]}
        return PromptClient(event_hooks=hooks, follow_redirects=True)

    set_client_factory(make)


def named(ask: Callable[[], T], site: Site, what: str) -> T:
    """Call the Hub's client and turn what it raises into our errors; `what` was asked for.

    Raises:
        TransferError: the Hub cannot be reached, or refuses.
    """
    try:
        return ask()
    except httpx2.ProxyError as error:
        raise faults.proxy_trouble(f"The proxy refuses to reach {site.host} ({error}).") from error
    except httpx2.TransportError as error:
        raise faults.unreachable(site.endpoint, _short(error)) from error
    except httpx2.InvalidURL as error:
        raise faults.proxy_nonsense(error) from error
    except (KeyError, TypeError, ValueError) as error:
        if "proxy" in str(error).lower():
            raise faults.proxy_nonsense(error) from error
        raise faults.sign_in_page(site.host) from error
    except OSError as error:
        response = getattr(error, "response", None)
        if response is None:
            raise faults.unreachable(site.endpoint, _short(error)) from error
        headers: Mapping[str, str] = {k.lower(): v for k, v in response.headers.items()}
        raise faults.refusal(
            response.status_code, headers, what, token_sent=bool(site.token)
        ) from error


def _short(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0][:160]
