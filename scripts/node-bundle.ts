import path from 'node:path'
import { build } from 'vite'
import { outsideOfBundles } from './outside-of-bundles.ts'

/** Not minified. Packages that production installs stay in node_modules, all others are bundled (0042). */
export const bundleForNode = (outDir: string, input: Record<string, string>) =>
  build({
    root: path.join(import.meta.dirname, '..'),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: outsideOfBundles,
    build: { ssr: true, outDir, emptyOutDir: true, target: 'node20', sourcemap: true, rolldownOptions: { input } },
  })
