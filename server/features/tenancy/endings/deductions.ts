import { createHash } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { refuseFixture } from '#domain/property/fixtures/fixtures.messages.ts'
import { stateAfterChange } from '#domain/tenancy/endings/deductions.rules.ts'
import type { EndingSide } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import {
  type DeductionAnswer,
  maxDeductionFiles,
  maxDeductions,
  type NewDeduction,
} from '#domain/tenancy/endings/endings.schema.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument } from '#server/services/files/prepare-file.ts'
import { lastRound } from '#server/services/papers/papers.queries.ts'
import { notifySides, recordStep } from './ending-notifications.ts'
import {
  countDeductionFiles,
  countDeductions,
  type DeductionRow,
  deductionById,
  type EndingRow,
  fixtureName,
  insertDeduction,
  insertDeductionFile,
  setDeduction,
} from './endings.queries.ts'
import { endingToChange } from './find-ending.ts'
import { debtsOf } from './open-debts.ts'
import type { By } from './start-ending.ts'

/** Refused for withdrawn or stopped endings, and when the settlement was sent or confirmed. */
export async function refuseIfSettled(db: Db, ending: EndingRow) {
  if (ending.state !== 'set' && ending.state !== 'done') throw refuseEnding('ending_closed')
  const paper = ending.settlement_id && (await lastRound(db, ending.settlement_id))
  if (paper && (paper.state === 'sent' || paper.state === 'confirmed')) throw refuseEnding('settlement_made')
}

export const proposeDeduction = (ctx: Context, by: By, id: string, input: NewDeduction) =>
  ctx.db.transact(async (tx) => {
    const { ending, found } = await endingToChange(tx, by.actor, id, { only: 'owner' })
    await refuseIfSettled(tx, ending)
    const now = ctx.clock.now()
    const fixture_name = input.fixture_id ? await fixtureName(tx, ending.property_id, input.fixture_id) : ''
    if (fixture_name === null) throw refuseFixture('fixture_missing')
    if (input.claim_id) {
      const debt = (await debtsOf(tx, ending)).find(({ claim_id }) => claim_id === input.claim_id)
      if (!debt || input.amount > debt.open) throw refuseEnding('debt_not_open')
    }
    const deduction: DeductionRow = {
      id: input.id ?? newId(),
      claim_id: input.claim_id,
      ending_id: id,
      title: input.title,
      amount: input.amount,
      reason: input.reason,
      fixture_id: input.fixture_id,
      fixture_name,
      state: 'proposed',
      answer_note: '',
      counter_amount: null,
      answered_at: null,
      answered_by_name: '',
      version: 1,
      created_at: now,
      updated_at: now,
    }
    if ((await countDeductions(tx, id)) >= maxDeductions) throw refuseEnding('too_many_deductions')
    // Repeated because the reply was lost: still one item.
    if (!(await insertDeduction(tx, deduction))) {
      const kept = await deductionById(tx, deduction.id)
      if (kept?.ending_id !== id) throw refuseEnding('deduction_missing')
      return deduction.id
    }
    await notifyOfDeduction(ctx, tx, { by, found, ending, deduction, kind: 'deduction' })
    return deduction.id
  })

async function deductionToChange(tx: Db, actor: Actor, id: string, only: EndingSide) {
  const before = await deductionById(tx, id)
  if (!before) throw refuseEnding('deduction_missing')
  const { ending, found } = await endingToChange(tx, actor, before.ending_id, { only, missing: 'deduction_missing' })
  await refuseIfSettled(tx, ending)
  return { deduction: (await deductionById(tx, id))!, ending, found }
}

/** The owner changes the amount; an amount that the tenant offered is accepted at once. */
export const changeDeduction = (
  ctx: Context,
  by: By,
  id: string,
  input: { version: number; amount: number; reason: string },
) =>
  ctx.db.transact(async (tx) => {
    const { deduction, ending, found } = await deductionToChange(tx, by.actor, id, 'owner')
    if (deduction.version !== input.version) throw refuseEnding('deduction_changed')
    if (deduction.state !== 'proposed' && deduction.state !== 'disputed') throw refuseEnding('deduction_closed')
    const { amount, reason } = input
    if (deduction.claim_id && amount > deduction.amount) throw refuseEnding('debt_not_open')
    const change = {
      amount,
      reason,
      state: stateAfterChange(amount, deduction.counter_amount),
      updated_at: ctx.clock.now(),
    }
    await setDeduction(tx, deduction, change)
    await notifyOfDeduction(ctx, tx, {
      by,
      found,
      ending,
      deduction: { ...deduction, ...change },
      kind: 'deduction_changed',
    })
  })

export const withdrawDeduction = (ctx: Context, by: By, id: string) =>
  ctx.db.transact(async (tx) => {
    const { deduction, ending, found } = await deductionToChange(tx, by.actor, id, 'owner')
    if (deduction.state === 'withdrawn') return
    await setDeduction(tx, deduction, { state: 'withdrawn', updated_at: ctx.clock.now() })
    await notifyOfDeduction(ctx, tx, { by, found, ending, deduction, kind: 'deduction_withdrawn' })
  })

/** The tenant answers exactly the amount that was shown. */
export const answerDeduction = (ctx: Context, by: By, id: string, input: DeductionAnswer) =>
  ctx.db.transact(async (tx) => {
    const { deduction, ending, found } = await deductionToChange(tx, by.actor, id, 'tenant')
    if (deduction.version !== input.version) throw refuseEnding('deduction_changed')
    if (deduction.state !== 'proposed' && deduction.state !== 'disputed') throw refuseEnding('deduction_closed')
    const now = ctx.clock.now()
    await setDeduction(tx, deduction, {
      state: input.answer,
      answer_note: input.note,
      counter_amount: input.answer === 'disputed' ? input.counter_amount : null,
      answered_at: now,
      answered_by_name: by.actor.username,
      updated_at: now,
    })
    const kind = input.answer === 'accepted' ? 'deduction_accepted' : 'deduction_disputed'
    await notifyOfDeduction(ctx, tx, { by, found, ending, deduction, kind, note: input.note })
  })

/** A photo or invoice, added by the owner while the item is open. */
export async function addDeductionFile(
  ctx: Context,
  actor: Actor,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Promise<string> {
  const room = async (tx: Db) => {
    const { deduction } = await deductionToChange(tx, actor, id, 'owner')
    if (deduction.state === 'accepted' || deduction.state === 'withdrawn') throw refuseEnding('deduction_closed')
    if ((await countDeductionFiles(tx, id)) >= maxDeductionFiles) throw refuseEnding('too_many_files')
  }
  await ctx.db.transact(room)
  const prepared = await prepareDocument(bytes)
  const kept = { area: 'general-files' as const, name, property_id: null, prepared }
  return keepFile(ctx, actor, kept, async (tx, file) => {
    await room(tx)
    const sha256 = createHash('sha256').update(prepared.content).digest('hex')
    await insertDeductionFile(tx, { deduction_id: id, file_id: file.id, sha256 })
    return file.id
  })
}

const dids = {
  deduction: 'depozitodan kesinti önerdi',
  deduction_changed: 'kesinti önerisini değiştirdi',
  deduction_withdrawn: 'kesintiden vazgeçti',
  deduction_accepted: 'kesintiyi kabul etti',
  deduction_disputed: 'kesintiye itiraz etti',
}

interface DeductionChange {
  by: By
  found: FoundTenancy
  ending: EndingRow
  deduction: DeductionRow
  kind: keyof typeof dids
  note?: string
}

async function notifyOfDeduction(
  ctx: Context,
  tx: Tx,
  { by, found, ending, deduction, kind, note = '' }: DeductionChange,
) {
  const { title, amount } = deduction
  const { currency } = ending
  const actor = auditActor(by.actor, by.caller)
  await recordStep(ctx, tx, found, { ending: ending.id, kind, by: actor, detail: { title, amount, currency, note } })
  const did = `${dids[kind]}: ${title}, ${showMoney(amount, currency)}.`
  await notifySides(ctx, tx, found, { by: actor, did, words: note || deduction.reason, ending })
}
