import { register } from 'tsx/esm/api'

// A worker's own first file cannot be TypeScript; in the bundle this file has no part.
register()
await import('./print-worker.ts')
