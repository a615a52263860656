import { existsSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { demoLogins } from './demo/demo-accounts.ts'
import { createLog } from './platform/log.ts'
import { projectRoot } from './project-root.ts'
import { startServer } from './start.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

// Files and folders of the server are only readable for its own user.
process.umask(0o077)

/** The first signal stops the server properly, a second one at once. */
function stopOnSignal(stop: () => Promise<unknown>) {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel, pino.destination(2))
  const dist = path.join(projectRoot, 'dist')
  const started = startServer({
    config,
    log,
    ...(existsSync(path.join(dist, 'built')) && { dist }),
    progress: (text) => say(`• ${text}`),
  })
  // Registered immediately, because a process ended during its start would leave its database running.
  stopOnSignal(() => started.then(({ close }) => close()))
  const { port } = await started
  say(`\nAnahtar hazır: ${process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`}`)
  if (!config.demo && !config.operator.name)
    say(
      '\nYayına almadan önce OPERATOR_NAME ile kimin işlettiğini yazın: hukuki metinler ve açılış sayfası onu gösterir.',
    )
  if (config.demo) {
    say(`\nÖrnek hesaplar (şifre: ${demoLogins[0]!.password})`)
    for (const { email, label } of demoLogins) say(`  ${email.padEnd(30)} ${label}`)
  }
} catch (error) {
  const known =
    error instanceof ConfigError ? `Yapılandırma hatalı:\n${error.message}\nAçıklamalar: docs/operating.md` : null
  process.stderr.write(
    `\nAnahtar başlatılamadı.\n${known ?? (error instanceof Error ? error.message : String(error))}\n`,
  )
  process.exit(1)
}
