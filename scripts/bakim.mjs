import { ensureRunnable, requireNode, root } from './setup.mjs'

requireNode()
ensureRunnable()

process.chdir(root)
process.setSourceMapsEnabled(true)
await import('../dist/server/bakim-cli.js')
