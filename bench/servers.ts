import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BareCalls } from './bare-process.ts'
import { buildServers } from './build.ts'
import { callsOf } from './calls.ts'
import type { ServerCalls } from './server-process.ts'
import type { Statement } from './statements.ts'

let built: Promise<string> | undefined

async function start(file: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  built ??= buildServers()
  const child = fork(path.join(await built, file), { execArgv: [], serialization: 'advanced', env })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return child
}

async function end(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
}

/** Headers that Node itself writes for each reply. */
const isOfTheConnection = (header: string) => ['connection', 'date', 'keep-alive'].includes(header)

export type Servers = Awaited<ReturnType<typeof startServers>>

/** Starts the product and the bare handler, each in its own process beside this one, which sends the requests. */
export async function startServers(env: Record<string, string>) {
  const { PATH, HOME } = process.env
  // All requests come from one address, unless they set another.
  const whole = {
    PATH,
    HOME,
    DEMO: 'on',
    PORT: '0',
    HOST: '127.0.0.1',
    CONNECTIONS_PER_ADDRESS: '100000',
    TRUST_PROXY: 'on',
    // For libraries that read it when they are loaded.
    NODE_ENV: 'production',
    ...env,
  }
  const product = await start('server-process.js', whole)
  const server = callsOf<ServerCalls>(product)
  const handler = await start('bare-process.js', whole)
  const bare = callsOf<BareCalls>(handler)
  const { port, secret } = await server('where')
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    secret,
    server,
    bare,
    async cookieOf(email: string) {
      const login = await fetch(`${url}/api/accounts/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Anahtar2026!', remember: true }),
      })
      return login.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
    },
    /** Records the product's reply for the bare handler; returns its address and the number of statements. */
    async bareOf(route: string, cookie: string) {
      const ask = async () => {
        const answer = await fetch(`${url}/api${route}`, { headers: { cookie } })
        const body = await answer.text()
        if (answer.status !== 200) throw new Error(`${route} answered ${answer.status}: ${body}`)
        return { body, headers: Object.fromEntries([...answer.headers].filter(([name]) => !isOfTheConnection(name))) }
      }
      let answer = await ask()
      let statements: Statement[] | undefined
      // Periodic background statements do not belong to the screen, so the smallest recording counts.
      for (let turn = 0; turn < 3; turn++) {
        await server('record')
        answer = await ask()
        const sent = await server('recorded')
        if (!statements || sent.length < statements.length) statements = sent
      }
      const { body, headers } = answer
      const address = await bare('serve', statements!, body, headers)
      return { address, statements: statements!.length, body, headers }
    },
    async stop() {
      await server('stop')
      await Promise.all([end(product), end(handler)])
    },
  }
}
