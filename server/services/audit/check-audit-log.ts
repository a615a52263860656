import { auditYears } from '#domain/services/audit/audit.rules.ts'
import type { Context } from '#server/context.ts'
import {
  type AuditRow,
  type ChainedRow,
  hashAt,
  historyMismatches,
  isGuarded,
  linksAfter,
  recordsThatAre,
  waitingAfter,
} from './chain.queries.ts'
import { type Link, linkHash } from './chain-links.ts'
import { type Periods, periodsOf } from './chain-periods.ts'
import { isSigned } from './entry-signature.ts'
import { evidenceAreas, evidenceHashes } from './evidence.queries.ts'

export interface AuditReport {
  checked: number
  /** Number of these entries from before the signatures, which only the chain protects. */
  unsigned: number
  /** Number of newest entries without a place in the chain. */
  waiting: number
  head: Link
  /** The problems found, one Turkish line each; empty for an intact log. */
  findings: string[]
}

const sliceSize = 1000

const otherKey =
  'Denetim kaydı bu anahtarla imzalanmamış: ENCRYPTION_KEY değişmiş ya da kaybolmuş. Kaydı önceki anahtarla denetleyin; ' +
  'anahtar artık yoksa “npm run admin -- audit --new-key” yeni bir dönem başlatır, öncesi yalnızca dışarıda not edilen ' +
  'özetlerle karşılaştırılabilir.'

const notBegun =
  'Denetim kaydının bu anahtarla imzalanmış bir başlangıcı yok: kayıt silinmiş ya da başkasıyla değiştirilmiş olabilir. ' +
  'İmzaları getiren sürüme geçiş yarıda kaldıysa “npm run admin -- audit --new-key” imzaları başlatır, öncesi yalnızca ' +
  'dışarıda not edilen özetlerle karşılaştırılabilir.'

/**
 * Checks the whole chain. `known` is a head that was noted earlier: only with it can a removal of the newest entries be
 * detected.
 */
export async function checkAuditLog(ctx: Context, known?: Link): Promise<AuditReport> {
  const findings: string[] = []
  if (!(await isGuarded(ctx.db)))
    findings.push('Tablonun değiştirmeyi engelleyen tetikleyicileri kapalı ya da silinmiş.')
  // A log that begins later contains an entry with the reason; nothing else may be missing at its beginning.
  const periods = await periodsOf(ctx.db)
  if (periods.otherKey) {
    // Without the key every entry would look altered, so the list would be useless.
    return { checked: 0, unsigned: 0, waiting: 0, head: periods.start, findings: [...findings, otherKey] }
  }
  if (!periods.proven) findings.push(notBegun)
  const walked = await walkChain(ctx, periods)
  const waiting = await checkWaiting(ctx)
  findings.push(...walked.findings, ...waiting.findings, ...(await checkHistories(ctx)))
  if (known && (await hashAt(ctx.db, known.seq)) !== known.hash)
    findings.push(
      `${known.seq} numaralı kayıt, not edilen özetle uyuşmuyor ya da yok: sondaki kayıtlar silinmiş olabilir.`,
    )
  const { checked, unsigned, head } = walked
  return { checked, unsigned, head, waiting: waiting.count, findings }
}

async function walkChain(ctx: Context, { start, unsigned: lastUnsigned }: Periods) {
  const findings: string[] = []
  let at: { seq: number; hash: string | null } = start
  let checked = 0
  let unsigned = 0
  for (;;) {
    const rows = await linksAfter(ctx.db, at.seq, sliceSize)
    for (const row of rows) {
      if (row.seq > at.seq + 1) {
        findings.push(missing(at.seq + 1, row.seq - 1))
        // The previous entry is missing, so this one's hash cannot be checked.
        at = { seq: row.seq - 1, hash: null }
      }
      const isBefore = row.signature === null && row.seq <= lastUnsigned
      const isRight = at.hash === null || linkHash(ctx.db, at.hash, row.seq, row) === row.hash
      if (isBefore) unsigned += 1
      if (row.signature === null && !isBefore) findings.push(putIn(row))
      else if (!isRight || (!isBefore && !isSigned(ctx.db, row))) findings.push(altered(row))
      at = { seq: row.seq, hash: row.hash }
    }
    findings.push(...(await checkEvidence(ctx, rows)))
    checked += rows.length
    if (rows.length < sliceSize) break
  }
  return { checked, unsigned, head: { seq: at.seq, hash: at.hash ?? '' }, findings }
}

/** Checks the entries that are not in the chain yet. */
async function checkWaiting(ctx: Context) {
  const findings: string[] = []
  let count = 0
  let last: string | null = null
  for (;;) {
    const rows: AuditRow[] = await waitingAfter(ctx.db, last, sliceSize)
    for (const row of rows) {
      if (isSigned(ctx.db, row)) count += 1
      else findings.push(stranger(row))
    }
    if (rows.length < sliceSize) return { count, findings }
    last = rows.at(-1)!.id
  }
}

async function checkHistories(ctx: Context): Promise<string[]> {
  const since = new Date(ctx.clock.now())
  since.setUTCFullYear(since.getUTCFullYear() - auditYears)
  return (await historyMismatches(ctx.db, since)).map(({ table, id, missing: isMissing }) =>
    isMissing
      ? `Denetim kaydında karşılığı olmayan bir satır var: elle eklenmiş ya da kaydı silinmiş (${table}, ${id}).`
      : `Denetim kaydından farklı bir satır var: değiştirilmiş (${table}, ${id}).`,
  )
}

const missing = (from: number, to: number) =>
  from === to ? `${from} numaralı kayıt silinmiş.` : `${from}–${to} numaralı kayıtlar silinmiş.`

const altered = ({ seq, id, area, kind }: ChainedRow) =>
  `${seq} numaralı kayıt değiştirilmiş (${id}, ${area}, ${kind}).`

const putIn = ({ seq, id, area, kind }: ChainedRow) =>
  `${seq} numaralı kayıt elle eklenmiş; sunucunun imzası yok (${id}, ${area}, ${kind}).`

const stranger = ({ signature, id, area, kind }: AuditRow) =>
  signature === null
    ? `Elle eklenmiş bir kayıt var; sunucunun imzası yok ve zincire alınmadı (${id}, ${area}, ${kind}).`
    : `Elle eklenmiş ya da değiştirilmiş bir kayıt var; imzası tutmuyor ve zincire alınmadı (${id}, ${area}, ${kind}).`

/** Compares the evidence rows with their hashes in the log. */
async function checkEvidence(ctx: Context, rows: readonly ChainedRow[]): Promise<string[]> {
  const held = rows.filter(({ evidence }) => evidence !== null)
  if (held.length === 0) return []
  const idsIn = (area: ChainedRow['area']) => held.filter((row) => row.area === area).map(({ id }) => id)
  const hashes = await Promise.all(evidenceAreas.map((area) => evidenceHashes(ctx.db, area, idsIn(area))))
  const found = new Map(hashes.flat())
  const wrong = held.filter(({ id, evidence }) => found.get(id) !== evidence)
  const there = await recordsThatAre(
    ctx.db,
    wrong.flatMap(({ record_id }) => record_id ?? []),
  )
  return (
    wrong
      // Evidence may be missing if its whole contract was removed.
      .filter(({ id, record_id }) => found.has(id) || (record_id !== null && there.has(record_id)))
      .map(
        ({ seq, id, area }) =>
          `${seq} numaralı kaydın kanıtı ${found.has(id) ? 'değiştirilmiş' : 'silinmiş'} (${area}, ${id}).`,
      )
  )
}
