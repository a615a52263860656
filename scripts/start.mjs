import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, ensureServerBuilt, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
ensureServerBuilt()

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
