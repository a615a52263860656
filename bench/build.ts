import path from 'node:path'
import { bundleForNode } from '../scripts/node-bundle.ts'

const folder = 'dist/bench'

/** Builds the product and the bare handler as for production, so that neither is transpiled at run time. */
export async function buildServers(): Promise<string> {
  process.env.NODE_ENV = 'production'
  await bundleForNode(folder, {
    'server-process': 'bench/server-process.ts',
    'bare-process': 'bench/bare-process.ts',
    'print-worker': 'server/pdf/print-worker.ts',
    'reading-worker': 'server/reading/reading-worker.ts',
  })
  return path.join(import.meta.dirname, '..', folder)
}
