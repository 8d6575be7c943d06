"""Functions that a model may ask for, and what it asks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from app.values.base import Value

FunctionName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,128}$")]


class ToolFunction(Value):
    """A function as the model is told of it; `parameters` is a JSON schema."""

    name: FunctionName
    description: str = ""
    parameters: dict[str, Any] = Field(default_factory=lambda: {"type": "object", "properties": {}})
    strict: StrictBool | None = None


class Tool(Value):
    """One tool, in the shape that chat templates expect."""

    type: Literal["function"] = "function"
    function: ToolFunction


class ToolCall(Value):
    """The model asks for a function to be called."""

    id: str
    name: str
    arguments: str = Field(description="a JSON object as text")
