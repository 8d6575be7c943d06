"""Model files: what is here, what could be here, and fetching it."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable
from pathlib import Path

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.jobs import Lanes
from app.core.runner import Runner
from app.errors import FileProblemError, PlimsollError
from app.paths import Paths
from app.runconfig import RunConfig
from app.session import Phase, Session
from app.settings import Settings
from app.values.model_file import ModelFile
from app.values.receipt import Receipt
from app.values.transfer import Transfer
