"""Health: is the process alive, is it ready, and its metrics."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from perron.server.http.schemas.replies import Failure, Health
from perron.server.http.service import answer, service_of
from perron.server.metrics import registry

router = APIRouter(tags=["care"])
# A router of its own: it can be switched off.
metrics_router = APIRouter(tags=["care"])


@router.get("/healthz", response_model=Health)
async def alive() -> Response:
    """The process answers."""
    return answer({"status": "ok"})


@router.get("/readyz", response_model=Health, responses={503: {"model": Failure}})
async def ready(request: Request) -> Response:
    """The process and its database answer."""
    await service_of(request).store.ping()
    return answer({"status": "ok"})


@metrics_router.get("/metrics", response_class=PlainTextResponse)
async def metrics() -> Response:
    """Everything counted, for Prometheus."""
    return Response(generate_latest(registry()), media_type=CONTENT_TYPE_LATEST)
