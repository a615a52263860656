import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()

// The API restarts when its files change; the screens reload in the browser at http://localhost:5173.
const children = [
  spawn(process.execPath, ['--import', 'tsx', '--watch-path=server', '--watch-path=domain', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { cwd: root, stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
