import path from 'node:path'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '..')

process.env.NODE_ENV = 'production'
// Its own sources only, readable as they are; packages stay where npm put them.
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: { ssr: 'server/main.ts', outDir: 'dist/server', emptyOutDir: true, target: 'node20', sourcemap: true },
})
