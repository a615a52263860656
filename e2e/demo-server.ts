import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { roomyFolder } from '../server/testing/roomy-folder.ts'

export interface DemoServer {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '..')

/** Like `npm start`; the global setups ensure that the bundle is built. */
export const serverCommand = ['--enable-source-maps', 'dist/server/main.js']

/** Starts the real product in a process of its own on a free port; resolves when it is ready. */
export async function startDemoServer(
  env: Record<string, string> = {},
  dataDir?: string,
  [command, ...args]: [string, ...string[]] = [process.execPath, ...serverCommand],
): Promise<DemoServer> {
  const folder = dataDir ?? (await mkdtemp(path.join(await roomyFolder(), 'anahtar-e2e-')))
  const filled = process.env.E2E_FILLED
  // The lock socket of the folder is not data.
  const data = { recursive: true, filter: (source: string) => !source.endsWith('.sock') }
  if (filled && !dataDir && !env.DATABASE_URL) await cp(filled, folder, data)
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: 'on',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const address = /Anahtar hazır: (\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said.join('\n')}`)))
  })
  return {
    url,
    process: child,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}
