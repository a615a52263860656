import { createHash } from 'node:crypto'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { assessEnding, mayEndOn } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { decisionText } from '#domain/tenancy/endings/decision.rules.ts'
import { noticeText } from '#domain/tenancy/endings/ending-texts.rules.ts'
import { type EndingSide, endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import type { NewEnding } from '#domain/tenancy/endings/endings.schema.ts'
import { isWritten, needsWriting } from '#domain/tenancy/endings/written-form.rules.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { debtsFallenDue } from '#server/services/ledger/fallen-due.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { recordSignatures } from '#server/services/paper-signatures/record-signature.ts'
import { closeRenewals } from './close-renewals.ts'
import { notifySides, recordStep } from './ending-notifications.ts'
import { askForAgreement } from './ending-paper.ts'
import {
  contractTenantsOf,
  type EndingRow,
  insertEnding,
  insertNotice,
  openEnding,
  propertyOf,
} from './endings.queries.ts'
import { tenancyToChange } from './find-ending.ts'
import { finishEnding } from './finish-ending.ts'

export interface By {
  actor: Actor
  caller: Caller
}

/** One side begins: an agreement is only a proposal, every other way is set at once. */
export const startEnding = (ctx: Context, by: By, id: string, input: NewEnding) =>
  ctx.db.transact(async (tx) => {
    const { found, side } = await tenancyToChange(tx, by.actor, id)
    if (await openEnding(tx, id)) throw refuseEnding('ending_open')
    return beginEnding(ctx, tx, { found, side, by, input })
  })

interface Beginning {
  found: FoundTenancy
  side: EndingSide
  by: By
  input: NewEnding
  /** Scan of the tenant's paper notice, when the owner records it. */
  scan?: { id: string; sha256: string }
}

export async function beginEnding(ctx: Context, tx: Tx, beginning: Beginning): Promise<string> {
  const { found, side, by, input, scan } = beginning
  const { tenancy, contract } = found
  const now = ctx.clock.now()
  const today = isoDate(now)
  if (tenancy.ended_on) throw refuseTenancy('tenancy_over')
  if (tenancy.started_on > today) throw refuseEnding('not_begun')
  const rule = endingWayRules[input.way]
  const recorded = !rule.starters.includes(side)
  if (recorded) {
    await refuseUnlessOnPaper(tx, found, { side, input })
    if (!scan) throw refusePaperSignature('scan_missing')
  }
  if (needsWriting(input.way) && !isWritten(input.delivery))
    throw refuseEnding('not_written', { delivery: 'Yazılı bir teslim şekli seçin' })
  const delivered_on = input.delivery === 'app' ? today : (input.delivered_on ?? today)
  if (delivered_on > today) throw refuseEnding('delivery_in_future', { delivered_on: 'Bugünden sonra olamaz' })
  const { baslangicTarihi, bitisTarihi, first_end, tasinmazCinsi } = contract
  const assessment = assessEnding({
    way: input.way,
    terms: { baslangicTarihi, bitisTarihi, first_end, tasinmazCinsi },
    started_on: tenancy.started_on,
    delivered_on,
    basis_on: input.basis_on,
    today,
  })
  if (assessment.closed) throw refuseEnding('way_closed', { way: assessment.closed })
  if (!mayEndOn(assessment, { way: input.way, ends_on: input.ends_on, today }))
    throw refuseEnding('date_not_possible', {
      ends_on: assessment.exact
        ? `Son gün ${showDate(assessment.earliest!)} olmalı`
        : `Son gün en erken ${showDate([assessment.earliest!, ...(agreedOrDecided(input) ? [] : [today])].sort().at(-1)!)} olabilir`,
    })
  const ending: EndingRow = {
    id: newId(),
    tenancy_id: tenancy.id,
    property_id: tenancy.property_id,
    contract_id: contract.id,
    way: input.way,
    state: input.way === 'agreement' ? 'proposed' : 'set',
    side,
    started_by: by.actor.userId,
    started_by_name: by.actor.username,
    ends_on: input.ends_on,
    delivered_on,
    basis_on: input.basis_on,
    ...decisionOf(input),
    reason: input.reason,
    // Only the owner decides the property's next status.
    next_status: side === 'owner' ? input.next_status : 'Kiralanmamış',
    assessment,
    objected_at: null,
    objected_by_name: '',
    objection: '',
    closed_at: null,
    closed_by_name: '',
    close_reason: '',
    deposit: contract.depozito,
    currency: contract.bedelTuru,
    refund_iban: null,
    refunded_on: null,
    refunded_amount: null,
    settlement_id: null,
    created_at: now,
    updated_at: now,
  }
  await insertEnding(tx, ending)
  const actor = auditActor(by.actor, by.caller)
  const decision = decisionText(ending)
  const detail = { way: ending.way, ends_on: ending.ends_on, ...(decision && { decision }) }
  await recordStep(ctx, tx, found, {
    ending: ending.id,
    kind: ending.state === 'proposed' ? 'proposed' : 'set',
    by: actor,
    detail,
  })
  if (ending.state === 'proposed') {
    await askForAgreement(ctx, tx, { found, by, ending })
    return ending.id
  }
  if (rule.notice) await freezeNotice(ctx, tx, { ...beginning, ending, side: recorded ? 'tenant' : side })
  await notifySides(ctx, tx, found, {
    by: actor,
    did: `${recorded ? 'kiracının bildirimini kaydetti' : 'kiracılığı sona erdirmeyi başlattı'}. Son gün ${showDate(ending.ends_on)}.`,
    words: [decision && `Dayanak: ${decision}.`, ending.reason].filter(Boolean).join(' '),
    ending,
  })
  await closeRenewals(ctx, tx, { found, ending, by: actor })
  if (!(await finishEnding(ctx, tx, ending))) await makeDuesOf(ctx, tx, [tenancy.id])
  return ending.id
}

/** The draft may contain fields entered for another way. */
const decisionOf = ({ way, decision_office, decision_number }: NewEnding) =>
  way === 'court' ? { decision_office, decision_number } : { decision_office: '', decision_number: '' }

const agreedOrDecided = ({ way }: NewEnding) => way === 'agreement' || way === 'court'

/** A tenant without mail and phone gives notice on paper: the owner records it, marked as such. */
export async function refuseUnlessOnPaper(
  tx: Tx,
  { contract, relation }: FoundTenancy,
  { side, input }: { side: EndingSide; input: Pick<NewEnding, 'way' | 'delivery'> },
): Promise<void> {
  if (side !== 'owner' || !endingWayRules[input.way].starters.includes('tenant') || input.delivery === 'app')
    throw refuseEnding('not_your_way')
  if (relation !== 'owner') throw refuse('not_allowed')
  if (!(await contractTenantsOf(tx, contract.id)).every(signsOnPaper)) throw refusePaperSignature('paper_way_closed')
}

async function freezeNotice(
  ctx: Context,
  tx: Tx,
  { found, by, ending, input, side, scan }: Beginning & { ending: EndingRow },
) {
  const { tenancy, contract } = found
  const { baslik, adres } = await propertyOf(tx, tenancy.property_id)
  const owner = contract.landlord_name || contract.owner_name
  const tenants = (await contractTenantsOf(tx, contract.id)).map(({ name }) => name).join(', ')
  const given_on = input.delivery === 'app' ? ending.delivered_on : isoDate(ctx.clock.now())
  const text = noticeText({
    way: ending.way,
    property: adres || baslik,
    from: side === 'tenant' ? tenants : owner,
    to: side === 'tenant' ? owner : tenants,
    ends_on: ending.ends_on,
    given_on,
    reason: ending.reason,
    debts: ending.way === 'late_rent' ? await debtsFallenDue(tx, tenancy.id, given_on) : [],
    tasinmazCinsi: contract.tasinmazCinsi,
  })
  if (!text) return
  const id = newId()
  await insertNotice(tx, {
    id,
    tenancy_id: tenancy.id,
    ending_id: ending.id,
    way: ending.way,
    side,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    given_on,
    delivery: input.delivery,
    delivered_on: ending.delivered_on,
    proof_file: scan?.id ?? null,
    proof_sha256: scan?.sha256 ?? null,
    by_id: by.actor.userId,
    by_name: by.actor.username,
    withdrawn_at: null,
    withdrawn_by_name: '',
    withdraw_reason: '',
    created_at: ctx.clock.now(),
  })
  if (scan)
    await recordSignatures(ctx, tx, {
      contract: contract.id,
      act: 'notice',
      subject: id,
      title: 'Kiracının sona erdirme bildirimi',
      signers: (await contractTenantsOf(tx, contract.id)).map((tenant) => ({ tenant: tenant.id, name: tenant.name })),
      scan,
      by: auditActor(by.actor, by.caller),
    })
}
