import { ensureRunnable, requireNode, root } from './setup.mjs'

requireNode()
ensureRunnable()

// npm passes a signal only to its shell, which ends without telling us; the server must then stop too.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 1000)
  watch.unref()
}

// In this process, so that a signal to it reaches the server.
process.chdir(root)
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
