import type { Context } from '#server/context.ts'
import { chainHead } from '#server/services/audit/chain.queries.ts'
import { chainAuditLog } from '#server/services/audit/chain-audit-log.ts'
import { chainedEvents } from './sealed-papers.queries.ts'

/** What a paper proves, in the words that are printed on it. */
export interface PaperEvidence {
  title: string
  number: string
  status: string
  /** Each party's decision, where it does not stand among the events. */
  decisions: [name: string, decision: string][]
  events: { id: string; at: string; who: string; what: string; from: string }[]
}

const explained =
  'Bu dosya, içinde bulunduğu PDF ile birlikte imzalanmıştır. "ozet" belgenin üzerinde yazan özettir ve belge mühürlenmeden önce de sonra da aynıdır. Her olayın "kayitOzeti" değeri, olayın tam kaydının SHA-256 özetidir (base64url); "sira" ve "zincirOzeti" denetim kaydı zincirindeki yeridir. "zincir", mühürlendiği andaki zincir başıdır; kurulumun dışına her gün gönderilen zincir başlarıyla karşılaştırılabilir.'

interface NewEvidence {
  number: string
  kind: string
  /** The paper's own hash, or of a statement the hash of what it says. */
  hash: string
  evidence: PaperEvidence
  at: Date
}

/** The evidence of a paper as a file that can be read without asking the installation. */
export async function evidenceFile(ctx: Context, { number, kind, hash, evidence, at }: NewEvidence): Promise<string> {
  const { title, status, decisions, events } = evidence
  // The newest events are taken into the chain first, so that their places can be named.
  if (events.length > 0) await chainAuditLog(ctx)
  const chained = await chainedEvents(
    ctx.db,
    events.map(({ id }) => id),
  )
  const head = await chainHead(ctx.db)
  const file = {
    bicim: 'anahtar-kanit/1',
    muhur: number,
    kurulum: ctx.config.publicUrl,
    muhurZamani: at.toISOString(),
    belge: { tur: kind, ad: title, no: evidence.number, durum: status, ozet: hash, ozetYontemi: 'SHA-256' },
    ...(decisions.length > 0 && { taraflar: decisions.map(([ad, karar]) => ({ ad, karar })) }),
    olaylar: events.map(({ id, at: zaman, who: kim, what: ne, from: nereden }) => {
      const entry = chained.get(id)
      return {
        kayit: id,
        zaman,
        kim,
        ne,
        nereden,
        kayitOzeti: entry?.evidence ?? null,
        sira: entry?.seq ?? null,
        zincirOzeti: entry?.hash ?? null,
      }
    }),
    zincir: head && { sira: head.seq, ozet: head.hash },
    aciklama: explained,
  }
  return JSON.stringify(file, null, 2)
}
