import type { Context } from '#server/context.ts'
import {
  type ChainedRow,
  contractEvidenceOf,
  countUnchained,
  hashAt,
  isGuarded,
  linksAfter,
  paperEvidenceOf,
  recordsThatAre,
} from './chain.queries.ts'
import { beginning, lastPruned, linkHash } from './chain-audit-log.ts'
import { contractEvidence, paperEvidence } from './evidence.ts'

export interface AuditReport {
  checked: number
  /** Newest entries that the chain has not taken in. */
  waiting: number
  head: { seq: number; hash: string }
  /** What is wrong, one Turkish line each; empty for a log that is whole. */
  findings: string[]
}

const sliceSize = 1000

/**
 * Walks the whole chain. `known` is a head that was noted down before: only it can show that the newest entries were
 * removed.
 */
export async function checkAuditLog(ctx: Context, known?: { seq: number; hash: string }): Promise<AuditReport> {
  const findings: string[] = []
  if (!(await isGuarded(ctx.db)))
    findings.push('Tablonun değiştirmeyi engelleyen tetikleyicileri kapalı ya da silinmiş.')
  // A log that begins later says itself why; nothing else may be missing at its beginning.
  let at: { seq: number; hash: string | null } = (await lastPruned(ctx)) ?? beginning
  let checked = 0
  for (;;) {
    const rows = await linksAfter(ctx.db, at.seq, sliceSize)
    for (const row of rows) {
      if (row.seq > at.seq + 1) {
        findings.push(missing(at.seq + 1, row.seq - 1))
        // Without the one before it there is nothing to compare this one with.
        at = { seq: row.seq - 1, hash: null }
      }
      if (at.hash !== null && linkHash(ctx, at.hash, row.seq, row) !== row.hash) findings.push(altered(row))
      at = { seq: row.seq, hash: row.hash }
    }
    findings.push(...(await checkEvidence(ctx, rows)))
    checked += rows.length
    if (rows.length < sliceSize) break
  }
  const head = { seq: at.seq, hash: at.hash ?? '' }
  if (known && (await hashAt(ctx.db, known.seq)) !== known.hash)
    findings.push(
      `${known.seq} numaralı kayıt, not edilen özetle uyuşmuyor ya da yok: sondaki kayıtlar silinmiş olabilir.`,
    )
  return { checked, waiting: await countUnchained(ctx.db), head, findings }
}

const missing = (from: number, to: number) =>
  from === to ? `${from} numaralı kayıt silinmiş.` : `${from}–${to} numaralı kayıtlar silinmiş.`

const altered = ({ seq, id, area, kind }: ChainedRow) =>
  `${seq} numaralı kayıt değiştirilmiş (${id}, ${area}, ${kind}).`

/** Evidence is a row of its own; what the log keeps of it is a hash. */
async function checkEvidence(ctx: Context, rows: readonly ChainedRow[]): Promise<string[]> {
  const held = rows.filter(({ evidence }) => evidence !== null)
  if (held.length === 0) return []
  const idsIn = (area: ChainedRow['area']) => held.filter((row) => row.area === area).map(({ id }) => id)
  const found = new Map([
    ...(await contractEvidenceOf(ctx.db, idsIn('contract'))).map((row) => [row.id, contractEvidence(row)] as const),
    ...(await paperEvidenceOf(ctx.db, idsIn('paper'))).map((row) => [row.id, paperEvidence(row)] as const),
  ])
  const wrong = held.filter(({ id, evidence }) => found.get(id) !== evidence)
  const there = await recordsThatAre(
    ctx.db,
    wrong.flatMap(({ record_id }) => record_id ?? []),
  )
  return (
    wrong
      // A contract that was removed whole took its evidence with it.
      .filter(({ id, record_id }) => found.has(id) || (record_id !== null && there.has(record_id)))
      .map(
        ({ seq, id, area }) =>
          `${seq} numaralı kaydın kanıtı ${found.has(id) ? 'değiştirilmiş' : 'silinmiş'} (${area}, ${id}).`,
      )
  )
}
