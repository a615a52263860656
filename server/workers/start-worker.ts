import path from 'node:path'
import { Worker } from 'node:worker_threads'

const here = import.meta.dirname
/** What several entries of a bundle share lies in a folder beside them. */
const bundleFolder = path.basename(here) === 'assets' ? path.dirname(here) : here

/** `name` is an entry of the bundle, `source` its file; from the sources it runs through the loader that runs those. */
export const startWorker = (name: string, source: string, maxOldGenerationSizeMb: number) =>
  new Worker(
    import.meta.url.endsWith('.ts')
      ? new URL('./from-sources.mjs', import.meta.url)
      : path.join(bundleFolder, `${name}.js`),
    { resourceLimits: { maxOldGenerationSizeMb }, workerData: { source } },
  )
