import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// Node cannot start a worker from a TypeScript file; the bundle does not use this file.
register()
await import(new URL(`../${workerData.source}`, import.meta.url).href)
