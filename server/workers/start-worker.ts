import path from 'node:path'
import { Worker } from 'node:worker_threads'

const here = import.meta.dirname
/** The bundler puts code shared by several entries into a folder beside them. */
const bundleFolder = path.basename(here) === 'assets' ? path.dirname(here) : here

/**
 * `name` is the bundle's entry, `source` the file; from the sources, the worker runs through a loader for TypeScript.
 */
export const startWorker = (name: string, source: string, maxOldGenerationSizeMb: number) =>
  new Worker(
    import.meta.url.endsWith('.ts')
      ? new URL('./from-sources.mjs', import.meta.url)
      : path.join(bundleFolder, `${name}.js`),
    { resourceLimits: { maxOldGenerationSizeMb }, workerData: { source } },
  )
