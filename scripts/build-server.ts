import path from 'node:path'
import { build } from 'vite'
import { outsideOfBundles } from './outside-of-bundles.ts'

const root = path.join(import.meta.dirname, '..')

process.env.NODE_ENV = 'production'
// Readable as the sources are. What production installs stays where npm put it, everything else comes inside (0042).
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: outsideOfBundles,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'admin-cli': 'server/admin-cli.ts',
        'bakim-cli': 'server/bakim-cli.ts',
        'print-worker': 'server/pdf/print-worker.ts',
      },
    },
  },
})
