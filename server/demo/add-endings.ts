import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { noFlags } from '#domain/access/flags.ts'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { contractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { assessEnding } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { depositStatement } from '#domain/tenancy/endings/deductions.rules.ts'
import { noticeText } from '#domain/tenancy/endings/ending-texts.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { askForAgreement, askForSettlement } from '#server/features/tenancy/endings/ending-paper.ts'
import {
  contractTenantsOf,
  type DeductionRow,
  type EndingRow,
  insertDeduction,
  insertEnding,
  insertNotice,
  insertTask,
  setEnding,
} from '#server/features/tenancy/endings/endings.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { auditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { type PaperRow, partiesOf } from '#server/services/papers/papers.queries.ts'
import { confirmParty } from './confirm-party.ts'
import { type DemoEnding, demoEndings } from './demo-endings.ts'
import type { Past } from './past.ts'

const caller = (ip: string) => ({ ip, userAgent: '', headers: new Headers() })

/** Endings of tenancies in different stages, each step at its own time and without mails. */
export async function addEndings(ctx: Context, tx: Tx, past: Past, idOf: (title: string) => string) {
  const at = (days: number): Context => ({
    ...ctx,
    clock: { now: () => past.daysAgo(days) },
    mailer: { post: async () => {}, attaching: () => ({ post: async () => {} }) },
  })
  for (const demo of demoEndings) await addEnding(tx, demo, { property: idOf(demo.property), at, past })
}

interface EndingContext {
  property: string
  at: (daysAgo: number) => Context
  past: Past
}

async function tenancyAt(tx: Tx, property: string) {
  const [row] = await tx
    .select({ contract: contracts, tenancy: tenancies, adres: properties.adres })
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(and(eq(contracts.property_id, property), eq(contracts.status, 'active')))
  return row!
}

async function addEnding(tx: Tx, demo: DemoEnding, { property, at, past }: EndingContext) {
  const ctx = at(demo.daysAgo)
  const made = ctx.clock.now()
  const { contract, tenancy, adres } = await tenancyAt(tx, property)
  const [tenant] = await contractTenantsOf(tx, contract.id)
  const people = {
    owner: { userId: contract.owner_id, username: contract.owner_name } as Actor,
    tenant: { userId: tenant!.user_id!, username: tenant!.name } as Actor,
  }
  const begun = isoDate(made)
  const assessment = assessEnding({
    way: demo.way,
    terms: contract,
    started_on: tenancy.started_on,
    delivered_on: begun,
    basis_on: null,
    today: begun,
  })
  const today = past.day(0)
  const ends_on = demo.endsInDays === null ? assessment.earliest! : addDays(today, demo.endsInDays)
  const isOver = ends_on < today
  const ending: EndingRow = {
    id: newId(made.getTime()),
    tenancy_id: tenancy.id,
    property_id: property,
    contract_id: contract.id,
    way: demo.way,
    state: isOver ? 'done' : 'set',
    side: demo.side,
    started_by: people[demo.side].userId,
    started_by_name: people[demo.side].username,
    ends_on,
    delivered_on: begun,
    basis_on: null,
    reason: demo.reason,
    next_status: demo.next_status,
    assessment,
    decision_office: '',
    decision_number: '',
    objected_at: null,
    objected_by_name: '',
    objection: '',
    closed_at: isOver ? new Date(`${addDays(ends_on, 1)}T00:10:00+03:00`) : null,
    closed_by_name: '',
    close_reason: '',
    deposit: contract.depozito,
    currency: contract.bedelTuru,
    refund_iban: demo.account ? encryptText(ctx.secrets.encryption, demo.account) : null,
    refunded_on: null,
    refunded_amount: null,
    settlement_id: null,
    created_at: made,
    updated_at: made,
  }
  await insertEnding(tx, ending)
  if (isOver) await tx.update(contracts).set({ ended_on: ends_on }).where(eq(contracts.id, contract.id))
  const step = (kind: string, by: Actor | null, daysAgo: number, detail: Record<string, unknown> = {}) =>
    auditLog.append(tx, {
      ending: ending.id,
      kind,
      actor: by ? auditActor(by) : systemActor,
      detail,
      at: past.daysAgo(daysAgo),
    })
  const rights = contractRights(demo.side, noFlags)
  const found = { tenancy, contract, relation: demo.side, rights, left: false, left_on: null, joined_on: null }
  const dated = { way: demo.way, ends_on }
  if (demo.way === 'agreement') {
    await step('proposed', people[demo.side], demo.daysAgo, dated)
    const by = { actor: people[demo.side], caller: caller('203.0.113.9') }
    const paper = await askForAgreement(ctx, tx, { found, by, ending })
    await confirm(at(demo.daysAgo - 1), tx, paper)
    await step('agreed', people[demo.side === 'owner' ? 'tenant' : 'owner'], demo.daysAgo - 1, dated)
  } else {
    await step('set', people[demo.side], demo.daysAgo, dated)
    const text = noticeText({
      way: demo.way,
      property: adres,
      from: tenant!.name,
      to: contract.owner_name,
      ends_on,
      given_on: begun,
      reason: demo.reason,
      debts: [],
      tasinmazCinsi: 'Daire',
    })!
    await insertNotice(tx, {
      id: newId(made.getTime()),
      tenancy_id: tenancy.id,
      ending_id: ending.id,
      way: demo.way,
      side: demo.side,
      text,
      sha256: createHash('sha256').update(text).digest('hex'),
      given_on: begun,
      delivery: 'app',
      delivered_on: begun,
      proof_file: null,
      proof_sha256: null,
      by_id: people.tenant.userId,
      by_name: tenant!.name,
      withdrawn_at: null,
      withdrawn_by_name: '',
      withdraw_reason: '',
      created_at: made,
    })
  }
  for (const kind of demo.ticked) {
    const by = kind === 'keys' ? people.owner : people.tenant
    await insertTask(tx, {
      ending_id: ending.id,
      kind,
      done_at: past.daysAgo(2),
      done_by: by.userId,
      done_by_name: by.username,
    })
  }
  const deductions = await addDeductions(tx, demo, { ending, people, past, step })
  if (isOver) await step('done', null, -demo.endsInDays! - 1, dated)
  if (!demo.settled) return
  const { refundedDaysAgo } = demo.settled
  const settling = at(refundedDaysAgo + 3)
  const subject = newId()
  await setEnding(tx, ending.id, { settlement_id: subject })
  const paper = await askForSettlement(settling, tx, {
    found: { ...found, relation: 'owner' as const, rights: contractRights('owner', noFlags) },
    by: { actor: people.owner, caller: caller('203.0.113.9') },
    ending,
    subject,
    deductions,
    iban: demo.account ?? null,
  })
  await step('settlement', people.owner, refundedDaysAgo + 3)
  await confirm(at(refundedDaysAgo + 2), tx, paper)
  await step('settled', people.tenant, refundedDaysAgo + 2)
  const amount = depositStatement(ending.deposit, deductions).to_return
  const on = past.day(refundedDaysAgo)
  await setEnding(tx, ending.id, { refunded_on: on, refunded_amount: amount })
  await step('refunded', people.owner, refundedDaysAgo, { amount, currency: ending.currency, on })
}

interface Arguing {
  ending: EndingRow
  people: Record<'owner' | 'tenant', Actor>
  past: Past
  step: (kind: string, by: Actor, daysAgo: number, detail: Record<string, unknown>) => Promise<unknown>
}

async function addDeductions(tx: Tx, demo: DemoEnding, { ending, people, past, step }: Arguing) {
  const rows: DeductionRow[] = []
  const proposed = Math.max(1, Math.min(demo.daysAgo - 2, 28))
  for (const [at, { title, amount, reason, state, note = '', counter = null }] of demo.deductions.entries()) {
    const created_at = past.daysAgo(proposed - at / 100)
    const answered = state === 'accepted' || state === 'disputed'
    const row: DeductionRow = {
      id: newId(created_at.getTime()),
      ending_id: ending.id,
      title,
      amount,
      reason,
      state,
      claim_id: null,
      fixture_id: null,
      fixture_name: '',
      answer_note: note,
      counter_amount: counter,
      answered_at: answered ? past.daysAgo(proposed - 1) : null,
      answered_by_name: answered ? people.tenant.username : '',
      version: answered ? 2 : 1,
      created_at,
      updated_at: created_at,
    }
    rows.push(row)
    await insertDeduction(tx, row)
    const detail = { title, amount, currency: ending.currency, note }
    await step('deduction', people.owner, proposed - at / 100, detail)
    if (state === 'accepted' || state === 'disputed')
      await step(`deduction_${state}`, people.tenant, proposed - 1, detail)
    if (state === 'withdrawn') await step('deduction_withdrawn', people.owner, proposed - 1, detail)
  }
  return rows
}

/** All parties that were asked confirm. */
async function confirm(ctx: Context, tx: Tx, paper: PaperRow) {
  for (const party of (await partiesOf(tx, paper.id)).filter(({ decision }) => decision === null))
    await confirmParty(ctx, tx, { paper, party, way: 'signed_in', caller: caller('203.0.113.21') })
}
