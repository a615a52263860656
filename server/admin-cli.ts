import { parseArgs } from 'node:util'
import { z } from 'zod'
import { backUp } from './back-up.ts'
import { withContext } from './command-context.ts'
import { readConfig } from './config.ts'
import { createAccount } from './features/people/accounts/create-account.ts'
import { restore } from './restore.ts'
import { systemActor } from './services/audit/audit-actor.ts'
import { auditLog } from './services/audit/audit-log.queries.ts'
import { chainAuditLog } from './services/audit/chain-audit-log.ts'
import { beginWithNewKey } from './services/audit/chain-periods.ts'
import { checkAuditLog } from './services/audit/check-audit-log.ts'
import { describeBackup, describeRestored } from './services/backups/describe-backup.ts'
import { shortestPassphrase } from './services/backups/sealed-archive.ts'

const usage = `Kullanım:
  npm run admin -- create --email ADRES --name "Ad Soyad" [--password ŞİFRE]
  npm run admin -- audit [--head SIRA:ÖZET] [--new-key]
  npm run admin -- backup --to DOSYA
  npm run admin -- restore --from DOSYA
Şifre verilmezse ANAHTAR_ADMIN_PASSWORD ortam değişkeninden okunur.
audit, denetim kaydının zincirini baştan sona denetler; --head, önceki bir denetimin yazdığı son kayıttır.
--new-key, ENCRYPTION_KEY değiştiyse ya da imzaları getiren sürüme geçiş yarıda kaldıysa yeni bir imza dönemi başlatır:
bundan sonrası şimdiki anahtarla imzalanır, öncesi artık denetlenemez.
backup, veritabanını, dosyaları ve gizli anahtarları sunucu çalışırken tek bir şifreli dosyaya yazar; restore, o dosyayı
boş bir yere geri yükler ve yedektekiyle karşılaştırır. Yedeğin parolası BACKUP_PASSPHRASE ortam değişkeninden okunur.`

process.umask(0o077)

const say = (text: string) => process.stdout.write(`${text}\n`)

interface Options {
  email?: string | undefined
  name?: string | undefined
  password?: string | undefined
  head?: string | undefined
  'new-key'?: boolean | undefined
  to?: string | undefined
  from?: string | undefined
}

async function create(options: Options) {
  const given = z
    .object({ email: z.email(), name: z.string().min(1), password: z.string().min(8) })
    .safeParse({ ...options, password: options.password ?? process.env.ANAHTAR_ADMIN_PASSWORD })
  if (!given.success) throw new Error(`--email, --name ve en az 8 karakterlik bir şifre gerekli.\n\n${usage}`)
  await withContext(async (ctx) => {
    const { email, name, password } = given.data
    await ctx.db.transact(async (tx) => {
      const id = await createAccount(ctx, tx, password, {
        email: email.toLowerCase(),
        username: name,
        userType: 'admin',
        role: 'admin',
      })
      await auditLog.record(tx, { area: 'admin', kind: 'created', record: id, subject: id, actor: systemActor })
    })
    say(`Yönetici oluşturuldu: ${email}`)
  })
}

function readHead(text: string | undefined) {
  if (text === undefined) return undefined
  const [, seq, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(text) ?? []
  if (!seq || !hash) throw new Error(`--head, önceki denetimin yazdığı gibi SIRA:ÖZET olmalı.\n\n${usage}`)
  return { seq: Number(seq), hash }
}

/** Exits with an error if something is wrong, so that a nightly job can report it. */
async function audit(options: Options) {
  const known = readHead(options.head)
  await withContext(async (ctx) => {
    if (options['new-key']) await beginWithNewKey(ctx)
    await chainAuditLog(ctx)
    const { checked, unsigned, waiting, head, findings } = await checkAuditLog(ctx, known)
    say(`${checked} kayıt denetlendi${waiting > 0 ? `, ${waiting} yeni kayıt zincire girmeyi bekliyor` : ''}.`)
    if (unsigned > 0) say(`Bunların ${unsigned} tanesi imzalardan önceki döneme ait; onları yalnızca zincir koruyor.`)
    say(`Son kayıt: ${head.seq}:${head.hash}`)
    if (findings.length > 0) throw new Error(findings.join('\n'))
    say('Denetim kaydı eksiksiz ve değiştirilmemiş.')
  })
}

function readPassphrase(): string {
  const given = process.env.BACKUP_PASSPHRASE ?? ''
  if (given.length < shortestPassphrase)
    throw new Error(
      `BACKUP_PASSPHRASE ile en az ${shortestPassphrase} karakterlik bir parola verin; yedek onunla şifrelenir.`,
    )
  return given
}

async function backup({ to }: Options) {
  if (!to) throw new Error(`--to ile yedeğin yazılacağı dosyayı verin.\n\n${usage}`)
  const passphrase = readPassphrase()
  for (const line of describeBackup(await backUp(readConfig(process.env), passphrase, to))) say(line)
  say(`Yedek yazıldı: ${to}`)
}

async function restoreFrom({ from }: Options) {
  if (!from) throw new Error(`--from ile yedek dosyasını verin.\n\n${usage}`)
  const restored = await restore(readConfig(process.env), { file: from, passphrase: readPassphrase(), say })
  for (const line of describeRestored(restored)) say(line)
  const { audit: log, frozen } = restored
  const findings = [...log.findings, ...frozen.different.map((which) => `Dondurulmuş metin değiştirilmiş: ${which}`)]
  if (findings.length > 0)
    throw new Error(`Veriler yedekteki gibi geri yüklendi, ama yedek alınırken de bozuktu:\n${findings.join('\n')}`)
  say('Geri yükleme tamamlandı ve doğrulandı.')
}

const commands: Record<string, { run: (options: Options) => Promise<void>; failed: string }> = {
  create: { run: create, failed: 'Admin kullanıcı oluşturulamadı' },
  audit: { run: audit, failed: 'Denetim kaydı bozulmuş ya da denetlenemedi' },
  backup: { run: backup, failed: 'Yedek alınamadı' },
  restore: { run: restoreFrom, failed: 'Geri yükleme yapılamadı' },
}

let failed = commands.create!.failed
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      head: { type: 'string' },
      'new-key': { type: 'boolean' },
      to: { type: 'string' },
      from: { type: 'string' },
    },
  })
  const asked = positionals[0] ?? ''
  const command = Object.hasOwn(commands, asked) ? commands[asked]! : null
  if (!command) throw new Error(usage)
  failed = command.failed
  await command.run(values)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${failed}\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
