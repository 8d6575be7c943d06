"""GGUF header + machine + RunConfig -> MemoryPlan."""
