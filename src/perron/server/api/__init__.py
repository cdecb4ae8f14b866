"""The doors of the service: HTTP and WebSocket."""
