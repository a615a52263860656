import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

const s = new Session()
s.connect()
let on = false
process.on('SIGUSR2', async () => {
  if (!on) {
    on = true
    await s.post('Profiler.enable')
    await s.post('Profiler.setSamplingInterval', { interval: 200 })
    await s.post('Profiler.start')
  } else {
    const { profile } = await s.post('Profiler.stop')
    writeFileSync('/tmp/prof/p.cpuprofile', JSON.stringify(profile))
  }
})
await import('./server-process.ts')
