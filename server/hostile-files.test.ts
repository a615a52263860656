import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { hostileArchives, hostilePdfs, hostilePictures } from './testing/hostile-files.ts'
import { hostileContractSheets, hostilePropertySheets, hostileStatements } from './testing/hostile-sheets.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { processData } from './testing/process-data.ts'

/** A server with an owner's account. */
async function setup() {
  const { dataDir, env, using } = await processData()
  const { property } = await using(addOwnerAndTenant)
  const server = await startDemoServer(env, dataDir)
  onTestFinished(() => server.stop())
  const owner = remoteClient(server.url, 60_000)
  const body = { email: ownerAndTenant.host, password: ownerAndTenant.password, remember: true }
  expect((await owner.call(accountsApi.login, { body })).status).toBe(200)
  return { server, owner, property }
}

/** An idle server, whose reply time shows how busy the machine is otherwise. */
async function idleServer(): Promise<string> {
  const source = `const server = require('node:http').createServer((_, answer) => answer.end('{}'))
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return String(line).trim()
}

/** Polls the server without a pause until stopped; returns the slowest reply time. */
function watch(url: string) {
  let stopped = false
  const slowest = (async () => {
    let most = 0
    while (!stopped) {
      const asked = performance.now()
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      most = Math.max(most, performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return most
  })()
  return () => {
    stopped = true
    return slowest
  }
}

interface Handed {
  name: string
  send(): Promise<Response>
  may?: 'be kept'
}

interface ErrorReply {
  problem?: unknown
  rows?: { problems: unknown[] }[]
  unknownColumns?: unknown[]
}

/** Refused, or answered with a list of problems; files that only harm other programs may be stored. */
async function isTurnedAway(answer: Response, may: Handed['may']) {
  // A call refused by a rate limit was not read.
  if (answer.status >= 400 && answer.status < 500) return answer.status !== 429
  if (answer.status !== 200) return false
  if (may) return true
  const reply = (await answer.json()) as ErrorReply
  return Boolean(reply.problem) || (reply.rows?.some(({ problems }) => problems.length > 0) ?? false)
}

const allowedMs = 200
const answeredWithinMs = 30_000

/** Uploads all files, two at a time, and returns those that were handled wrongly. */
async function handIn(at: { url: string; idle: string }, files: readonly Handed[]) {
  const wrong: string[] = []
  const left = [...files]
  const stops = [watch(at.url), watch(at.idle)]
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const begun = performance.now()
      const answer = await file.send()
      const took = performance.now() - begun
      if (!(await isTurnedAway(answer, file.may))) wrong.push(`${file.name}: ${answer.status}`)
      if (took > answeredWithinMs) wrong.push(`${file.name}: ${Math.round(took)} ms`)
    }
  }
  await Promise.all([lane(), lane()])
  const [asked = 0, idle = 0] = await Promise.all(stops.map((stop) => stop()))
  return { wrong, slowest: asked - idle }
}

const json = { 'content-type': 'application/json' }

test('twenty hostile files of each kind keep nobody waiting: each is turned away, and /healthz answers within 200 ms', {
  timeout: 900_000,
}, async () => {
  const { server, owner, property } = await setup()
  const post = (address: string) => (sheet: { name: string; json: string }) => ({
    name: sheet.name,
    send: () => owner.send('POST', address, sheet.json, json),
  })
  const upload =
    (address: (name: string) => string) => (file: { name: string; bytes: Uint8Array; may?: 'be kept' }) => ({
      ...file,
      send: () =>
        owner.send('POST', address(`${encodeURIComponent(file.name)}`), new Blob([new Uint8Array(file.bytes)])),
    })
  const document = upload(
    (name) => `/api/documents?property=${property}&category=${encodeURIComponent('Diğer')}&name=${name}`,
  )
  const kinds: Record<string, Handed[]> = {
    statements: hostileStatements().map(post('/api/bank-statements/check')),
    properties: hostilePropertySheets().map(post('/api/properties/import')),
    contracts: hostileContractSheets().map(post('/api/contracts/import')),
    pictures: (await hostilePictures()).map(
      upload((name) => `/api/properties/${property}/images?set=general&name=${name}`),
    ),
    papers: hostilePdfs().map(document),
    archives: hostileArchives().map(document),
  }
  const at = { url: server.url, idle: await idleServer() }
  for (const [kind, files] of Object.entries(kinds)) {
    expect(files.length).toBeGreaterThanOrEqual(20)
    const { wrong, slowest } = await handIn(at, files)
    expect([kind, wrong]).toEqual([kind, []])
    // Other work on this machine may have slowed it down, so the test is repeated.
    let best = slowest
    for (let again = 0; again < 2 && best > allowedMs; again++) best = Math.min(best, (await handIn(at, files)).slowest)
    expect([kind, best < allowedMs || Math.round(best)]).toEqual([kind, true])
  }
})
