import type { z } from 'zod'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { isStale } from '#domain/tenancy/rates/rates.rules.ts'
import type { Context } from '#server/context.ts'
import { backupHealth } from '#server/features/operations/backups/backup-health.ts'
import { lastRuns } from '#server/features/operations/backups/backups.queries.ts'
import { storedRates } from '#server/features/tenancy/rates/rates.queries.ts'
import { queueCounts } from './diagnostics.queries.ts'

type Part = z.output<typeof diagnosticsApi.health.reply>['parts'][number]
type Finding = Pick<Part, 'state' | 'detail'>

/** A due job that waited this long means that no worker runs. */
const longWaitSeconds = 120

/** Why a backup failed names folders and tables, which is for administrators. */
export async function healthOf(ctx: Context, { isAdmin }: { isAdmin: boolean }): Promise<Part[]> {
  const counted = await timed(() => queueCounts(ctx.db))
  const storage = await timed(() => ctx.storage.get('avatars', 'saglik-denetimi'))
  const backups = await timed(() => lastRuns(ctx.db))
  const rates = await timed(() => storedRates(ctx.db))
  const counts = counted.value
  const part = (name: Part['part'], finding: Finding, ms: number | null = null): Part => ({
    part: name,
    ...finding,
    ms,
  })
  return [
    part('database', counts ? ok('PostgreSQL yanıt veriyor') : down('PostgreSQL yanıt vermiyor'), counted.ms),
    part(
      'storage',
      storage.failed ? down('Depolamaya ulaşılamıyor') : ok(`Depolama okunuyor (${ctx.config.storage.adapter})`),
      storage.ms,
    ),
    part('backup', backups.value ? backupHealth(ctx, backups.value, isAdmin) : down('Yedeklerin durumu okunamıyor')),
    part('mail', counts ? mailHealth(ctx, counts) : down('Giden kutusu okunamıyor')),
    part('sms', smsHealth(ctx, counts?.sms_failed ?? 0)),
    part('jobs', counts ? jobHealth(counts) : down('İş kuyruğu okunamıyor')),
    part('rates', ratesHealth(ctx, rates.value ?? null), rates.ms),
    part(
      'identity',
      ctx.config.identity.adapter === 'checksum'
        ? attention('Kimlik numarasının yalnızca biçimi denetleniyor')
        : ok(`Kimlik bilgileri servisten doğrulanıyor (${ctx.config.identity.adapter})`),
    ),
    part('realtime', ok(`${ctx.sockets.open()} tarayıcı sekmesi bağlı`)),
  ]
}

const ok = (detail: string): Finding => ({ state: 'ok', detail })
const attention = (detail: string): Finding => ({ state: 'attention', detail })
const down = (detail: string): Finding => ({ state: 'down', detail })

type Counts = Awaited<ReturnType<typeof queueCounts>>

const wayOut = ({ name }: { name: string }) => (name === 'outbox' ? 'Yerel kutu' : name)

function mailHealth(ctx: Context, { mails_queued, mails_failed, mails_sent }: Counts): Finding {
  const detail = `${wayOut(ctx.mailTransport)}: ${mails_sent} gönderildi, ${mails_queued} sırada, ${mails_failed} gönderilemedi`
  return mails_failed > 0 ? attention(detail) : ok(detail)
}

function smsHealth(ctx: Context, failed: number): Finding {
  if (!ctx.smsTransport) return attention('Kapalı (SMS_ADAPTER=off); karar öncesi kod istenmez')
  return failed > 0
    ? attention(`${wayOut(ctx.smsTransport)}: ${failed} mesaj gönderilemedi`)
    : ok(`${wayOut(ctx.smsTransport)}: hazır`)
}

function jobHealth({ jobs_waiting, jobs_active, oldest_seconds }: Counts): Finding {
  const detail = `${jobs_waiting} iş sırada, ${jobs_active} çalışıyor`
  return oldest_seconds > longWaitSeconds
    ? attention(`${detail}; en eskisi ${Math.round(oldest_seconds / 60)} dakikadır bekliyor`)
    : ok(detail)
}

function ratesHealth(ctx: Context, stored: Awaited<ReturnType<typeof storedRates>> | null): Finding {
  if (!stored) return attention('Kur yok; sabit değerler gösteriliyor')
  const at = showDateTime(stored.fetched_at)
  return isStale(stored.fetched_at, ctx.clock.now()) ? attention(`Kurlar eski: ${at}`) : ok(`Son kur: ${at}`)
}

async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now()
  const taken = () => Math.round(performance.now() - start)
  try {
    return { value: await work(), failed: false, ms: taken() }
  } catch {
    return { value: undefined, failed: true, ms: taken() }
  }
}
