"""What writes a reply: the sampler that chooses its tokens, and what reads them."""

from __future__ import annotations

from app.engine.api import Report
from app.engine.chat import Prompt
from app.engine.likelihood import Noting
from app.engine.protocol import Generate
from app.engine.reply import Reply
from app.engine.sampling import Sampler, SamplerMaker
from app.engine.vocabulary import Vocabulary


def writers(
    request: Generate,
    prompt: Prompt,
    samplers: SamplerMaker,
    vocabulary: Vocabulary,
    report: Report,
) -> tuple[Sampler, Reply]:
    """Return the sampler and the reply for `request`, whose prompt is made.

    Raises:
        RequestError: bad-request; what was asked of the sampling makes no sense.
    """
    sampler = samplers.make(request.sampling, prompt.tokens, prompt.constrain)
    if request.logprobs is None:
        return sampler, Reply(request, vocabulary, prompt.flow, report)
    noting = Noting(sampler, vocabulary, request.logprobs)
    return noting, Reply(request, vocabulary, prompt.flow, report, noting.take)
