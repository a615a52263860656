import { isoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { maskIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { isStopped, mayChange, mayObject } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { depositStatement } from '#domain/tenancy/endings/deductions.rules.ts'
import { type TaskKind, taskKinds, taskRules } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { endingEventText } from '#domain/tenancy/endings/ending-texts.rules.ts'
import type { DepositStatement, EndingTask, EndingView } from '#domain/tenancy/endings/endings.schema.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { recordPaperOpening } from '#server/services/papers/open-paper.ts'
import { lastRound, type PaperRow } from '#server/services/papers/papers.queries.ts'
import { viewPaper } from '#server/services/papers/view-paper.ts'
import { openChange } from './ending-changes.queries.ts'
import { type MovingOut, movingOut } from './ending-checklist.queries.ts'
import {
  contractTenantsOf,
  deductionsOf,
  type EndingRow,
  endingsOf,
  eventsOf,
  fixturesOf,
  noticesOf,
  propertyOf,
  tasksOf,
} from './endings.queries.ts'
import { sideIn } from './find-ending.ts'
import { debtsOf } from './open-debts.ts'
import type { By } from './start-ending.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

const shown = (ending: EndingRow): NonNullable<EndingView['ending']> => ({
  id: ending.id,
  way: ending.way,
  state: ending.state,
  side: ending.side,
  started_by: ending.started_by_name,
  ends_on: ending.ends_on,
  delivered_on: ending.delivered_on,
  basis_on: ending.basis_on,
  decision_office: ending.decision_office,
  decision_number: ending.decision_number,
  reason: ending.reason,
  next_status: ending.next_status,
  assessment: ending.assessment,
  objected_at: iso(ending.objected_at),
  objection: ending.objection,
  objected_by: ending.objected_by_name,
  closed_at: iso(ending.closed_at),
  closed_by: ending.closed_by_name,
  close_reason: ending.close_reason,
  created_at: ending.created_at.toISOString(),
})

/** Everything about a tenancy's end for people who may see the tenancy, also after it is over. */
export async function viewEnding(ctx: Context, { actor, caller }: By, id: string): Promise<EndingView> {
  const { db } = ctx
  const found = await findTenancy(db, actor, id)
  // A tenant who moved out earlier may not see how it ends for the others.
  if (found.left) throw refuseTenancy('tenancy_missing')
  const { tenancy, contract } = found
  const side = sideIn(found)
  const tenants = await contractTenantsOf(db, contract.id)
  const today = isoDate(ctx.clock.now())
  const all = await endingsOf(db, id)
  const ending = all.find(({ state }) => state === 'proposed' || state === 'set' || state === 'done') ?? null
  const goesOn = ending?.state === 'set' || ending?.state === 'done'
  const parts = ending && (await partsOf(ctx, ending))
  const statement = goesOn && parts ? depositStatement(ending.deposit, parts.deductions) : null
  const paper = ending && (await lastRound(db, ending.id))
  const settlement = ending?.settlement_id ? await lastRound(db, ending.settlement_id) : null
  const change = ending && (await openChange(db, ending.id))
  const changePaper = change && (await lastRound(db, change.id))
  const papers = {
    change_paper: changePaper && (await viewPaper(db, actor, { paper: changePaper, found })),
    paper: paper && (await viewPaper(db, actor, { paper, found })),
    settlement: settlement && (await viewPaper(db, actor, { paper: settlement, found })),
  }
  for (const asked of [papers.paper, papers.change_paper, papers.settlement]) {
    const unread = asked?.parties.find(({ own, decision, opened_at }) => own && decision === null && !opened_at)
    if (asked?.asked && unread) await recordPaperOpening(ctx, asked.id, unread.id, caller)
  }
  const iban = ending?.refund_iban ? decryptText(ctx.secrets.encryption, ending.refund_iban) : null
  const arguing = goesOn && settlement?.state !== 'sent' && settlement?.state !== 'confirmed'
  return {
    tenancy_id: id,
    property_id: tenancy.property_id,
    property_title: titleOf(await propertyOf(db, tenancy.property_id)),
    owner_name: contract.landlord_name || contract.owner_name,
    tenant_names: tenants.map(({ name }) => name),
    started_on: tenancy.started_on,
    ended_on: tenancy.ended_on,
    terms: {
      baslangicTarihi: contract.baslangicTarihi,
      bitisTarihi: contract.bitisTarihi,
      first_end: contract.first_end,
      tasinmazCinsi: contract.tasinmazCinsi,
    },
    today,
    side,
    ending: ending && shown(ending),
    change: change && {
      id: change.id,
      side: change.side,
      proposed_by: change.proposed_by_name,
      ends_on: change.ends_on,
      reason: change.reason,
      created_at: change.created_at.toISOString(),
    },
    earlier: all.filter(({ state }) => state === 'withdrawn' || state === 'declined').map(shown),
    can: {
      start: side !== null && !tenancy.ended_on && tenancy.started_on <= today && !goesOn && ending === null,
      record_tenant: found.relation === 'owner' && tenants.every(signsOnPaper),
      counter: side !== null && ending?.state === 'proposed' && ending.side !== side,
      withdraw: side !== null && mayWithdraw(ending, today) && ending?.side === side,
      change: side !== null && ending !== null && mayChange(ending, today) && !change && arguing && !ending.refunded_on,
      withdraw_change: side !== null && change?.side === side,
      object: side !== null && ending !== null && mayObject(ending, side),
      propose_deduction: side === 'owner' && arguing,
      answer_deduction: side === 'tenant' && arguing,
      settle: side === 'owner' && arguing && statement?.settled === true,
      account: side === 'tenant' && goesOn && !ending.refunded_on,
      refund: side === 'owner' && goesOn && !ending.refunded_on && ending.deposit > 0,
    },
    tasks:
      goesOn && parts && statement ? await tasksFor(ctx, { ending, side, statement, out: parts.out, settlement }) : [],
    notices: (await noticesOf(db, id)).map((notice) => ({
      id: notice.id,
      way: notice.way,
      side: notice.side,
      text: notice.text,
      sha256: notice.sha256,
      given_on: notice.given_on,
      delivery: notice.delivery,
      delivered_on: notice.delivered_on,
      proof_file: notice.proof_file,
      by_name: notice.by_name,
      own: side !== null && (notice.side === side || notice.by_id === actor.userId),
      withdrawn_at: iso(notice.withdrawn_at),
      withdraw_reason: notice.withdraw_reason,
    })),
    deductions: parts?.shownDeductions ?? [],
    open_debts: ending && side === 'owner' && arguing ? await debtsOf(db, ending) : [],
    statement,
    currency: ending?.currency ?? contract.bedelTuru,
    refund_iban: iban && (side ? iban : maskIban(iban)),
    refunded_on: ending?.refunded_on ?? null,
    refunded_amount: ending?.refunded_amount ?? null,
    ...papers,
    fixtures:
      side === 'owner' && arguing
        ? (await fixturesOf(db, tenancy.property_id)).map(({ id: fixture, name, marka }) => ({
            id: fixture,
            name: [name, marka].filter(Boolean).join(', '),
          }))
        : [],
    events: parts?.events ?? [],
  }
}

const mayWithdraw = (ending: EndingRow | null, today: string) =>
  ending?.state === 'proposed' ||
  (ending?.state === 'set' && ending.way !== 'agreement' && (isStopped(ending) || ending.ends_on >= today))

async function partsOf({ db }: Context, ending: EndingRow) {
  const rows = await deductionsOf(db, ending.id)
  return {
    out: await movingOut(db, ending),
    deductions: rows.map(({ deduction }) => deduction),
    shownDeductions: rows.map(({ deduction, files }) => ({
      id: deduction.id,
      title: deduction.title,
      amount: deduction.amount,
      reason: deduction.reason,
      fixture_name: deduction.fixture_name,
      claim_id: deduction.claim_id,
      state: deduction.state,
      answer_note: deduction.answer_note,
      counter_amount: deduction.counter_amount,
      answered_at: iso(deduction.answered_at),
      answered_by: deduction.answered_by_name,
      version: deduction.version,
      files,
    })),
    events: (await eventsOf(db, ending.id)).map((event) => ({
      id: event.id,
      text: endingEventText(event.kind, event.detail),
      actor_name: event.actor_name,
      at: event.at.toISOString(),
    })),
  }
}

interface TaskContext {
  ending: EndingRow
  side: EndingView['side']
  statement: DepositStatement
  out: MovingOut
  settlement: PaperRow | null
}

const handoverTexts: Readonly<Record<string, string>> = {
  draft: 'Tutanak hazırlanıyor.',
  sent: 'Tutanak onay bekliyor.',
  objected: 'Tutanağa itiraz edildi.',
  confirmed: 'Tutanak kesinleşti.',
}

/** State and details of the tasks that are computed, not ticked. */
const stateOfTask: Partial<Record<TaskKind, (known: TaskContext) => [done: boolean, detail: string]>> = {
  next_status: ({ ending }) => [true, ending.next_status],
  handover: ({ out }) => [out.handover === 'confirmed', handoverTexts[out.handover ?? ''] ?? 'Tutanak başlamadı.'],
  meters: ({ out }) => [
    out.handover === 'confirmed' || out.readings > 0,
    out.readings > 0 ? `${out.readings} çıkış okuması kayıtlı.` : '',
  ],
  photos: ({ out }) => [out.photos > 0, out.photos > 0 ? `${out.photos} fotoğraf kayıtlı.` : ''],
  fixtures: ({ out }) => [out.handover === 'confirmed', ''],
  refund_account: ({ ending }) => [
    ending.deposit === 0 || ending.refund_iban !== null,
    ending.deposit === 0 ? 'Depozito alınmamış.' : '',
  ],
  deductions: ({ settlement, statement, ending }) => [
    settlement?.state === 'confirmed' || (ending.deposit === 0 && statement.accepted === 0 && statement.settled),
    settlement?.state === 'confirmed'
      ? 'Hesap kesinleşti.'
      : statement.disputed > 0
        ? 'Anlaşmazlık var.'
        : statement.waiting > 0
          ? 'Kiracının yanıtı bekleniyor.'
          : settlement?.state === 'sent'
            ? 'Hesap onay bekliyor.'
            : '',
  ],
  deposit: ({ ending }) => [
    ending.deposit === 0 || ending.refunded_on !== null,
    ending.deposit === 0 ? 'Depozito alınmamış.' : '',
  ],
}

async function tasksFor({ db }: Context, known: TaskContext): Promise<EndingTask[]> {
  const ticks = new Map((await tasksOf(db, known.ending.id)).map((tick) => [tick.kind, tick]))
  return taskKinds.map((kind) => {
    const rule = taskRules[kind]
    const tick = ticks.get(kind)
    const [done, detail] = stateOfTask[kind]?.(known) ?? [tick !== undefined, '']
    return {
      kind,
      due_on: rule.due(known.ending.ends_on),
      done,
      done_by: tick?.done_by_name ?? '',
      done_at: iso(tick?.done_at ?? null),
      own: !rule.automatic && rule.side === known.side,
      detail,
    }
  })
}
