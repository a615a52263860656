import { expect, test } from '@playwright/test'
import { startDemoServer } from './demo-server.ts'

for (const [name, command] of [
  ['npm start', ['npm', 'start']],
  ['scripts/start.mjs', [process.execPath, 'scripts/start.mjs']],
] as const) {
  test(`TERM sent to the process of ${name} alone ends the server cleanly`, async () => {
    const server = await startDemoServer({}, undefined, [...command])
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    // Whoever still holds the output keeps it open: it closes once the server itself has ended.
    const closed = new Promise<void>((resolve) => server.process.once('close', () => resolve()))
    server.process.kill('SIGTERM')
    await closed
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    await server.stop()
  })
}
