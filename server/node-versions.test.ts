import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { serverCommand, startDemoServer } from '../e2e/demo-server.ts'
import { cache } from '../scripts/setup.mjs'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { ownEngineData } from './testing/process-data.ts'

const run = promisify(execFile)

/** The binary of another Node version, from npm; cached for the next run. */
async function nodeOf(major: number): Promise<string> {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = path.join(cache, `node-${major}`)
  const binary = path.join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(binary)) return binary
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${major}`], {
    cwd: folder,
  })
  return binary
}

/** To try another version: `NODE_MAJOR=22 npx vitest run --project api server/node-versions.test.ts`. */
const major = Number(process.env.NODE_MAJOR ?? 24)

test(`the built product runs on Node ${major}, on a database of its own, and TERM ends both`, {
  timeout: 300_000,
}, async () => {
  const node = await nodeOf(major)
  expect((await run(node, ['--version'])).stdout).toContain(`v${major}.`)
  const { dataDir, env, using } = await ownEngineData()
  await using(addOwnerAndTenant)
  const server = await startDemoServer(env, dataDir, [node, ...serverCommand])
  onTestFinished(() => server.stop())
  const client = remoteClient(server.url, 60_000)
  const body = { email: ownerAndTenant.host, password: ownerAndTenant.password, remember: true }
  expect((await client.call(accountsApi.login, { body })).status).toBe(200)
  expect((await client.call(accountsApi.me, {})).body.user).toMatchObject({ email: ownerAndTenant.host })
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(access(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).rejects.toThrow('ENOENT')
})
