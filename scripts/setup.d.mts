export function ensureBuilt(): void
export function ensureServerBuilt(): void
export const cache: string
