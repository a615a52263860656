import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, type TestContext, test, vi } from 'vitest'
import { type DemoServer, serverCommand, startDemoServer } from '../e2e/demo-server.ts'
import { stopWithPeople } from '../e2e/stop-with-people.ts'
import { nationalId } from './testing/national-id.ts'
import { ownEngineData, type ProcessData, processData } from './testing/process-data.ts'
import { header, smtpService } from './testing/smtp-service.ts'

const root = path.join(import.meta.dirname, '..')

type Finished = Pick<TestContext, 'onTestFinished'>

async function start(
  { onTestFinished }: Finished,
  at: ProcessData,
  env: Record<string, string> = {},
): Promise<DemoServer> {
  const server = await startDemoServer({ ...at.env, ...env }, at.dataDir)
  onTestFinished(() => server.stop())
  return server
}

function run(args: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('exit', (code) => resolve({ code, output }))
  })
}

let callers = 0
const post = (server: DemoServer, route: string, body: object) =>
  fetch(`${server.url}/api${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${callers >> 8}.${callers++ & 255}` },
    body: JSON.stringify(body),
  })

let registered = 100_000_000

async function registerOne(server: DemoServer, email: string): Promise<boolean> {
  const checked = await post(server, '/verify-tckn', {
    tcKimlikNo: nationalId(registered++),
    ad: 'Ada',
    soyad: 'Kaya',
    dogumYili: 1990,
  })
  const { proof } = (await checked.json()) as { proof: string }
  const answer = await post(server, '/accounts/register', {
    email,
    password: 'Deneme2026!',
    name: 'Ada Kaya',
    firstname: 'Ada',
    userAgent: 'x',
    userType: 'tenant',
    proof,
  })
  return answer.status === 200
}

test.concurrent('kill -9 during registrations: every acknowledged one is there after a restart', {
  timeout: 600_000,
}, async (context) => {
  const at = await processData({ finished: context.onTestFinished })
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const server = await start(context, at)
    let dying = false
    const worker = async (lane: number) => {
      for (let index = 0; index < 100 && !dying; index++) {
        const email = `r${round}-${lane}-${index}@ornek.test`
        if (await registerOne(server, email).catch(() => false)) acknowledged.push(email)
        if (acknowledged.length >= 6 * (round + 1) && !dying) {
          dying = true
          server.process.kill('SIGKILL')
        }
      }
    }
    await Promise.all([0, 1, 2, 3].map(worker))
  }
  const server = await start(context, at)
  expect(acknowledged.length).toBeGreaterThanOrEqual(12)
  for (const email of acknowledged) {
    const login = await post(server, '/accounts/login', { email, password: 'Deneme2026!' })
    expect([email, login.status]).toEqual([email, 200])
  }
})

/** Accepts connections in place of a mail server, and closes them immediately. */
async function brokenMailServer(port: number) {
  let hungUp = () => {}
  const called = new Promise<void>((resolve) => {
    hungUp = resolve
  })
  const server = createServer((socket) => {
    socket.destroy()
    hungUp()
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return { called, close: () => new Promise((closed) => server.close(closed)) }
}

async function kill(server: DemoServer) {
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  await ended
}

test.concurrent('MAIL-12 a worker killed before the mail is acknowledged, and again while the mail server is down: it arrives, once, under its Message-ID', {
  timeout: 600_000,
}, async (context) => {
  const at = await ownEngineData({ finished: context.onTestFinished })
  const unacknowledged: string[] = []
  let gotMail = () => {}
  const mailCame = new Promise<void>((resolve) => {
    gotMail = resolve
  })
  // Receives the whole message without acknowledging it, which is the worst moment for a crash.
  const silent = await smtpService(
    {
      onData(stream) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          unacknowledged.push(header(Buffer.concat(chunks).toString('latin1'), 'Message-ID')!)
          gotMail()
        })
      },
    },
    context.onTestFinished,
  )
  const env = { MAIL_ADAPTER: 'smtp', SMTP_URL: `smtp://127.0.0.1:${silent.port}` }
  const first = await start(context, at, env)
  expect(await registerOne(first, 'posta@ornek.test')).toBe(true)
  await mailCame
  await kill(first)
  await silent.close()

  const broken = await brokenMailServer(silent.port)
  const second = await start(context, at, env)
  await broken.called
  await kill(second)
  await broken.close()

  const working = await smtpService({ port: silent.port }, context.onTestFinished)
  await start(context, at, env)
  await vi.waitUntil(() => working.received.length > 0, { timeout: 60_000, interval: 200 })
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(working.received.map(({ to }) => to)).toEqual([['posta@ornek.test']])
  const arrived = header(working.received[0]!.raw, 'Message-ID')!
  expect(arrived).toMatch(/^<[0-9a-f-]{36}@anahtar>$/)
  expect(unacknowledged).toEqual([arrived])
})

test.concurrent('a second process on the same data folder is told so and damages nothing', {
  timeout: 600_000,
}, async (context) => {
  const at = await ownEngineData({ finished: context.onTestFinished })
  const server = await start(context, at)
  const second = await run(serverCommand, { ...at.env, DATA_DIR: at.dataDir, DATABASE_URL: '', PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.output).toContain('Veri klasörü kullanımda')
  expect(await registerOne(server, 'sonra@ornek.test')).toBe(true)
  // A killed process leaves its lock behind, which must not block the next one.
  server.process.kill('SIGKILL')
  await new Promise((resolve) => server.process.once('exit', resolve))
  const third = await start(context, at)
  expect((await post(third, '/accounts/login', { email: 'sonra@ornek.test', password: 'Deneme2026!' })).status).toBe(
    200,
  )
})

test.concurrent('TERM while the server starts leaves no database running', { timeout: 600_000 }, async (context) => {
  const at = await ownEngineData({ finished: context.onTestFinished })
  const postmaster = path.join(at.dataDir, 'postgres', 'data', 'postmaster.pid')
  const env = { ...process.env, ...at.env, DATA_DIR: at.dataDir, DATABASE_URL: '', PORT: '0' }
  const child = spawn(process.execPath, serverCommand, { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await vi.waitUntil(() => existsSync(postmaster), { timeout: 60_000, interval: 10 })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(postmaster)).toBe(false)
})

test.concurrent('a wrong environment ends the start with a clear text', { timeout: 600_000 }, async () => {
  const failed = await run(serverCommand, { PORT: 'kapı', MAIL_ADAPTER: 'güvercin' })
  expect(failed.code).toBe(1)
  expect(failed.output).toMatch(/Yapılandırma hatalı[\s\S]*PORT[\s\S]*MAIL_ADAPTER[\s\S]*docs\/operating\.md/)
})

test.concurrent('a port that is taken ends the start with a clear text', { timeout: 600_000 }, async (context) => {
  const at = await processData({ finished: context.onTestFinished })
  const taken = createServer()
  await new Promise<void>((ready) => taken.listen(0, ready))
  context.onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const failed = await run(serverCommand, { ...at.env, DATA_DIR: at.dataDir, PORT: String(port) })
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining(`${port} numaralı kapı kullanımda`) })
})

test.concurrent('ROLE-16 ROLE-19 the first admin comes from the command line, secrets are made on first start, and the second factor comes before everything else', {
  timeout: 600_000,
}, async (context) => {
  const at = await processData({ empty: true, finished: context.onTestFinished })
  const env = { DATABASE_URL: '', ...at.env, DATA_DIR: at.dataDir, ANAHTAR_ADMIN_PASSWORD: 'Yonetici2026!' }
  const create = () =>
    run(['dist/server/admin-cli.js', 'create', '--email', 'Ilk@ornek.test', '--name', 'İlk Yönetici'], env)
  expect(await create()).toMatchObject({ code: 0, output: expect.stringContaining('Yönetici oluşturuldu') })
  expect(await create()).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'Admin kullanıcı oluşturulamadı\nBu e-posta adresiyle kayıt oluşturulamadı. Hesabınız varsa giriş yapın veya şifrenizi sıfırlayın.',
    ),
  })
  // The account created by command line is in the log, and the log is intact.
  expect(await run(['dist/server/admin-cli.js', 'audit'], env)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^2 kayıt denetlendi\.\nSon kayıt: 2:[\w-]{43}\nDenetim kaydı eksiksiz/),
  })
  expect(existsSync(path.join(at.dataDir, 'secrets.json'))).toBe(true)
  const server = await start(context, at)
  // Longer than a proxy keeps its connections, so that none is closed during a request.
  expect((await fetch(`${server.url}/healthz`)).headers.get('keep-alive')).toBe('timeout=75')
  const login = await post(server, '/accounts/login', { email: 'ilk@ornek.test', password: 'Yonetici2026!' })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const read = async (path: string) => (await fetch(`${server.url}/api${path}`, { headers: { cookie } })).json()
  expect(await read('/accounts/me')).toMatchObject({ user: { email: 'ilk@ornek.test', role: 'admin' } })
  // Outside of demo mode an administrator can decide nothing before the second factor is on.
  expect(await read('/admin/users')).toMatchObject({ code: 'second_factor_required' })
})

// e2e/start-command.spec.ts tests the same on a database of the server's own.
test('TERM sent to the process of npm start alone ends everything where DATABASE_URL is set too', {
  timeout: 300_000,
}, async (context) => {
  const at = await processData({ finished: context.onTestFinished })
  const server = await startDemoServer({ ...at.env, DEMO: 'on' }, at.dataDir, ['npm', 'start'])
  context.onTestFinished(() => server.stop())
  expect(await stopWithPeople(server)).toEqual({ status: 200, listens: false })
})
