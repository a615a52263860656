import { parseArgs } from 'node:util'
import { lookupLabels, operationLabels } from '#domain/operations/maintenance/maintenance.messages.ts'
import {
  type LookupKind,
  lookupQuery,
  type MaintenanceReport,
  type MaintenanceWish,
  maintenanceWish,
} from '#domain/operations/maintenance/maintenance.schema.ts'
import { withContext } from './command-context.ts'
import type { Context } from './context.ts'
import { lookUp } from './features/operations/maintenance/look-up.ts'
import { maintain } from './features/operations/maintenance/maintain.ts'
import { handleJobs } from './start.ts'

const usage = `Kullanım (--uygula yazılmadıkça yalnızca neyin değişeceği gösterilir):
  npm run bakim -- esitle [--uygula]
  npm run bakim -- kiracilar [--uygula]
  npm run bakim -- zenginlestir [--uygula]
  npm run bakim -- temizle [--mulk KİMLİK] [--uygula]
  npm run bakim -- sil --mulk KİMLİK [--baslik "Mülkün başlığı" --uygula]
  npm run bakim -- incele mulk|kontrat|kisi [ARANAN]`

process.umask(0o077)
const say = (text: string) => process.stdout.write(`${text}\n`)
const byHand = { id: null, name: 'Komut satırı' }

interface Options {
  mulk?: string | undefined
  baslik?: string | undefined
  uygula?: boolean | undefined
}

const wishes: Record<string, (options: Options) => unknown> = {
  esitle: () => ({ operation: 'sync' }),
  kiracilar: () => ({ operation: 'renters' }),
  zenginlestir: () => ({ operation: 'enrich' }),
  temizle: ({ mulk }) => ({ operation: 'clean', property: mulk ?? null }),
  sil: ({ mulk, baslik }) => ({ operation: 'delete', property: mulk, title: baslik ?? '' }),
}
const kinds: Record<string, LookupKind> = { mulk: 'property', kontrat: 'contract', kisi: 'person' }

/** Uses the same functions and database as the screen; the running server's queue sends mails and removes files. */
const withJobs = (work: (ctx: Context) => Promise<void>) =>
  withContext(async (ctx) => {
    handleJobs(ctx)
    await ctx.jobs.start()
    try {
      await work(ctx)
    } finally {
      await ctx.jobs.stop()
    }
  })

function show({ operation, dry_run, message, total, changes }: MaintenanceReport) {
  say(`${operationLabels[operation]}${dry_run ? ' (deneme)' : ''}: ${message}`)
  for (const { title, field, from, to, reason } of changes)
    say(`  ${title}: ${field}: ${from || 'boş'} → ${to || 'boş'} (${reason})`)
  if (total > changes.length && operation !== 'delete') say(`  … ve ${total - changes.length} değişiklik daha`)
  if (dry_run && total > 0) say('Yapmak için aynı komutu --uygula ile çalıştırın.')
}

async function lookUpAndShow(ctx: Context, kind: LookupKind, q: string) {
  const found = await lookUp(ctx, byHand, lookupQuery.parse({ kind, q }))
  if (found.length === 0) say('Kayıt bulunamadı.')
  for (const { id, title, facts } of found) {
    say(`${lookupLabels[kind]}: ${title} [${id}]`)
    for (const { label, value } of facts) say(`  ${label}: ${value}`)
  }
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mulk: { type: 'string' }, baslik: { type: 'string' }, uygula: { type: 'boolean' } },
  })
  const [command = '', ...rest] = positionals
  const kind = command === 'incele' ? kinds[rest[0] ?? ''] : undefined
  if (kind) return withJobs((ctx) => lookUpAndShow(ctx, kind, rest.slice(1).join(' ')))
  const wish = maintenanceWish.safeParse(Object.hasOwn(wishes, command) ? wishes[command]!(values) : undefined)
  if (!wish.success) throw new Error(usage)
  const asked: MaintenanceWish = wish.data
  return withJobs(async (ctx) => show(await maintain(ctx, byHand, asked, { dryRun: !values.uygula, waits: true })))
}

try {
  await main()
  process.exit(0)
} catch (error) {
  process.stderr.write(`Bakım tamamlanamadı\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
