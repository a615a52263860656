import { addDays, type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { addendumKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { renewalText } from '#domain/tenancy/renewals/renewal-words.rules.ts'
import { increaseStateText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { endingStateText } from '#web/features/tenancy/endings/ending-words.ts'
import { handoverText } from '#web/features/tenancy/handovers/handover-words.ts'

/** Where a step is done. */
type StepTarget =
  | { to: 'payments' | 'account' | 'increase' | 'renewal' | 'ending' }
  | { to: 'begin'; kind: 'in' | 'out' }
  | { to: 'handover' | 'contract' | 'addendum'; id: string }

export interface NextStep {
  title: string
  text: string
  label: string
  target: StepTarget
}

/** A record of moving in is due this long after the first day, one of moving out this long before the last. */
const handoverDays = 30
const leavingDays = 14

type Finder = (tenancy: TenancyView, today: IsoDate) => NextStep | null | undefined | false

const acts = ({ manage, rents, left }: TenancyView) => !left && (manage || rents)

const receipts: Finder = ({ money, manage, rents }) => {
  const waiting = money?.figures.filter((each) => each.waiting > 0) ?? []
  if (rents || !manage || waiting.length === 0) return null
  const sums = waiting.map(({ waiting: amount, currency }) => showMoney(amount, currency)).join(' + ')
  return {
    title: 'Dekont onayınızı bekliyor',
    text: `Kiracı ${sums} için dekont gönderdi; onaylayınca hesaba işlenir.`,
    label: 'Dekonta bak',
    target: { to: 'payments' },
  }
}

const askedHandover: Finder = (tenancy, today) => {
  const found = tenancy.handovers.find(({ state, asked }) => state === 'sent' && asked)
  return (
    found && {
      title: found.kind === 'in' ? 'Giriş tutanağı onayınızı bekliyor' : 'Çıkış tutanağı onayınızı bekliyor',
      text: handoverText(found, { kind: found.kind, rents: tenancy.rents, today }),
      label: 'Oku ve onayla',
      target: { to: 'handover', id: found.id },
    }
  )
}

const proposedEnd: Finder = ({ ending, rents }) =>
  ending?.state === 'proposed' &&
  (ending.side === 'tenant') !== rents && {
    title: 'Sona erme önerisi yanıtınızı bekliyor',
    text: endingStateText(ending, rents),
    label: 'Öneriye bak',
    target: { to: 'ending' },
  }

const askedAddendum: Finder = ({ addenda }) => {
  const found = addenda.find(({ asked }) => asked)
  return (
    found && {
      title: 'Ek belge yanıtınızı bekliyor',
      text: [addendumKinds[found.kind].title, found.subject].filter(Boolean).join(': '),
      label: 'Oku ve karar ver',
      target: { to: 'addendum', id: found.id },
    }
  )
}

const deductions: Finder = ({ ending, rents }) =>
  ending !== null &&
  (rents ? ending.waiting > 0 : ending.disputed > 0) && {
    title: rents ? 'Depozito kesintileri yanıtınızı bekliyor' : 'Kesintilerde anlaşmazlık var',
    text: endingStateText(ending, rents),
    label: 'Sona ermeyi aç',
    target: { to: 'ending' },
  }

const answeredRenewal: Finder = ({ renewal, rents, manage }) => {
  const { state, proposal } = renewal
  const text = renewalText(renewal, { rents })
  if (!proposal) return null
  const target = { to: 'contract', id: proposal.id } as const
  if (rents)
    return (
      state === 'waiting' && {
        title: 'Yeni dönem teklifi kararınızı bekliyor',
        text,
        label: 'Oku ve karar ver',
        target,
      }
    )
  return (
    manage && state === 'refused' && { title: 'Kiracı teklifte düzenleme istedi', text, label: 'İsteğe bak', target }
  )
}

const dueRenewal: Finder = ({ renewal, rents, manage }) =>
  manage &&
  !rents &&
  renewal.state === 'open' && {
    title: 'Süre doluyor',
    text: renewalText(renewal, { rents }),
    label: 'Yenileme teklifini hazırla',
    target: { to: 'renewal' },
  }

const answeredIncrease: Finder = ({ rent_increase, rents, manage }) => {
  const text = increaseStateText(rent_increase, { rents }) ?? ''
  const target = { to: 'increase' } as const
  if (rents)
    return (
      rent_increase.state === 'sent' && {
        title: 'Kira artışı kararınızı bekliyor',
        text,
        label: 'Oku ve karar ver',
        target,
      }
    )
  return (
    manage &&
    rent_increase.state === 'objected' && { title: 'Kiracı artışa itiraz etti', text, label: 'Artışı hazırla', target }
  )
}

const dueIncrease: Finder = ({ rent_increase, rents, manage }) =>
  manage &&
  !rents &&
  rent_increase.state === 'open' && {
    title: 'Kira artışı önerilebilir',
    text: increaseStateText(rent_increase, { rents }) ?? '',
    label: 'Artışı hazırla',
    target: { to: 'increase' },
  }

const late: Finder = ({ money, rents, manage }, today) => {
  const owed = money?.figures.find((each) => each.late > 0)
  if (!owed || !(rents || manage)) return null
  const since =
    owed.late_since && owed.late_since < today ? `${showDate(owed.late_since)} gününden beri ödenmemiş. ` : ''
  const title = `${showMoney(owed.late, owed.currency)} gecikti`
  return rents
    ? { title, text: `${since}Ödediyseniz dekontunu gönderin.`, label: 'Ödemelere git', target: { to: 'payments' } }
    : { title, text: `${since}Hangi aylar olduğu hesapta yazar.`, label: 'Hesabı aç', target: { to: 'account' } }
}

const dueHandover: Finder = (tenancy, today) => {
  const { started_on, ended_on, ending, handovers } = tenancy
  const has = (kind: 'in' | 'out') => handovers.find((each) => each.kind === kind)
  const open = handovers.find(({ state }) => state === 'objected' || state === 'draft')
  const lastDay = ended_on ?? (ending?.state === 'set' ? ending.ends_on : null)
  if (open)
    return {
      title: open.kind === 'in' ? 'Giriş tutanağı bitmedi' : 'Çıkış tutanağı bitmedi',
      text: handoverText(open, { kind: open.kind, rents: tenancy.rents, today }),
      label: open.state === 'objected' ? 'Düzelt' : 'Doldurmaya devam et',
      target: { to: 'handover', id: open.id },
    }
  const kind =
    lastDay && today >= addDays(lastDay, -leavingDays) && today <= addDays(lastDay, handoverDays) && !has('out')
      ? 'out'
      : started_on <= today && today <= addDays(started_on, handoverDays) && !has('in') && !ended_on
        ? 'in'
        : null
  return (
    kind && {
      title: kind === 'in' ? 'Giriş teslimi kayda geçsin' : 'Çıkış teslimi kayda geçsin',
      text: handoverText(null, { kind, rents: tenancy.rents, today }),
      label: 'Tutanağı başlat',
      target: { to: 'begin', kind },
    }
  )
}

/** In this order: what the other side waits for, then money, then what is time for. */
const finders = [
  receipts,
  askedHandover,
  proposedEnd,
  answeredRenewal,
  answeredIncrease,
  askedAddendum,
  deductions,
  late,
  dueIncrease,
  dueRenewal,
  dueHandover,
]

/** The one thing that the person looking can do now; null when nothing waits for them. */
export function nextStep(tenancy: TenancyView, today: IsoDate): NextStep | null {
  if (!acts(tenancy)) return null
  for (const find of finders) {
    const found = find(tenancy, today)
    if (found) return found
  }
  return null
}
