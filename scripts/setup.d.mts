export function ensureBuilt(): void
export function ensureServerBuilt(): void
