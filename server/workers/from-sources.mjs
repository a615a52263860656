import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// A worker's own first file cannot be TypeScript; in the bundle this file has no part.
register()
await import(new URL(`../${workerData.source}`, import.meta.url).href)
