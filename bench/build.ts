import path from 'node:path'
import { build } from 'vite'
import { outsideOfBundles } from '../scripts/outside-of-bundles.ts'

const root = path.join(import.meta.dirname, '..')
const folder = 'dist/bench'

/** Both rivals as production runs the product: built, not translated while they run. */
export async function buildRivals(): Promise<string> {
  await build({
    root,
    mode: 'production',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: outsideOfBundles,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: {
          'server-process': 'bench/server-process.ts',
          'bare-process': 'bench/bare-process.ts',
          'print-worker': 'server/pdf/print-worker.ts',
        },
      },
    },
  })
  return path.join(root, folder)
}
