import path from 'node:path'
import { build } from 'vite'
import { outsideOfBundles } from './outside-of-bundles.ts'

/** Readable as the sources are. What production installs stays where npm put it, everything else comes inside (0042). */
export const bundleForNode = (outDir: string, input: Record<string, string>) =>
  build({
    root: path.join(import.meta.dirname, '..'),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: outsideOfBundles,
    build: { ssr: true, outDir, emptyOutDir: true, target: 'node20', sourcemap: true, rolldownOptions: { input } },
  })
