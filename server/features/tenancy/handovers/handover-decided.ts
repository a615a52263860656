import { newId } from '#domain/kernel/ids.ts'
import type { FrozenHandover } from '#domain/tenancy/handovers/handovers.schema.ts'
import { insertReading } from '#server/features/property/properties/readings.queries.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import type { PaperDecided } from '#server/services/papers/paper-approval.ts'
import { setHandover } from './handovers.queries.ts'

/** The record takes its paper's state; once both sides agree, the meter readings are added to the property. */
export const handoverDecided: PaperDecided = async (_ctx, tx, { paper, party, at }) => {
  const state = paper.state === 'confirmed' ? 'confirmed' : 'objected'
  await setHandover(tx, paper.subject_id, { state, confirmed_at: state === 'confirmed' ? at : null })
  if (state !== 'confirmed') return
  const { data } = paper.document.data as FrozenHandover
  const zaman = paper.kind === 'handover_in' ? 'teslim' : 'tahliye'
  for (const { meter, number, reading, absent } of data.meters) {
    if (absent || reading === null || !data.date) continue
    await insertReading(tx, {
      id: newId(),
      property_id: paper.property_id,
      sayac: meter,
      zaman,
      sayacNo: number,
      endeks: reading,
      tarih: data.date,
      created_by: paper.created_by,
      created_at: at,
    })
    await auditLog.append(tx, {
      property: paper.property_id,
      kind: 'reading_added',
      actor: { id: party.user_id, name: party.name },
      detail: { sayac: meter, zaman, endeks: reading, tarih: data.date },
    })
  }
}
