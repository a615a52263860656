import { ensureRunnable, requireNode, root } from './setup.mjs'

requireNode()
ensureRunnable()

// In this very process, so that a signal to it reaches the server.
process.chdir(root)
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
