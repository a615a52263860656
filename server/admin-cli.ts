import { parseArgs } from 'node:util'
import pino from 'pino'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { migrate } from './db/migrate.ts'
import { createAccount } from './services/accounts/create-account.ts'
import { openDatabase } from './start.ts'

const usage = `Kullanım:
  npm run admin -- create --email ADRES --name "Ad Soyad" [--password ŞİFRE]
Şifre verilmezse ANAHTAR_ADMIN_PASSWORD ortam değişkeninden okunur.`

process.umask(0o077)

const say = (text: string) => process.stdout.write(`${text}\n`)

async function create(options: {
  email?: string | undefined
  name?: string | undefined
  password?: string | undefined
}) {
  const given = z
    .object({ email: z.email(), name: z.string().min(1), password: z.string().min(8) })
    .safeParse({ ...options, password: options.password ?? process.env.ANAHTAR_ADMIN_PASSWORD })
  if (!given.success) throw new Error(`--email, --name ve en az 8 karakterlik bir şifre gerekli.\n\n${usage}`)
  const config = readConfig(process.env)
  const log = pino({ level: 'silent' })
  const { database, release } = await openDatabase(config, log)
  try {
    await migrate(database)
    const ctx = await createContext({ config, log, database, workers: false })
    const { email, name, password } = given.data
    await ctx.db.transact((tx) =>
      createAccount(ctx, tx, password, {
        email: email.toLowerCase(),
        username: name,
        userType: 'admin',
        role: 'admin',
      }),
    )
    say(`Yönetici oluşturuldu: ${email}`)
  } finally {
    await release()
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } },
  })
  if (positionals[0] !== 'create') throw new Error(usage)
  await create(values)
  process.exit(0)
} catch (error) {
  process.stderr.write(`Admin kullanıcı oluşturulamadı\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
