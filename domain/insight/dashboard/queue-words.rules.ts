import { daysBetween, type IsoDate, showDate, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import { healthNames } from '#domain/operations/diagnostics/health-names.messages.ts'
import { paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { Owed, Queue, QueueItem, QueueKind } from './queue.rules.ts'

type Item<Kind extends QueueKind> = Extract<QueueItem, { kind: Kind }>

/** Exactly, but without kuruş where there are none: 42.500 ₺. */
export const wholeMoney = (amount: Kurus, currency: string) => showMoney(amount, currency).replace(/,00(?=\D|$)/, '')
/** For tiles and sentences, where nobody counts kuruş: 42.167 ₺. */
export const roundMoney = (amount: Kurus, currency: string) => wholeMoney(Math.round(amount / 100) * 100, currency)

const numbers = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const inWords = (count: number) => numbers[count] ?? String(count)

/** “Bugün”, “yarın”, “5 gün sonra”, “11 gün geçti”. */
export function dayDistance(days: number): string {
  if (days < 0) return `${-days} gün geçti`
  if (days === 0) return 'bugün'
  return days === 1 ? 'yarın' : `${days} gün sonra`
}

/** After the name of a month: “Kasım 2026 kirası”. */
const ofMonth: Record<ClaimCategory, string> = {
  rent: 'kirası',
  vat: 'KDV’si',
  aidat: 'aidatı',
  utility: 'faturası',
  deposit: 'depozitosu',
  damage: 'hasar bedeli',
  cost: 'takip gideri',
  interest: 'gecikme faizi',
  other: 'borcu',
}

/** What a tenant owes it for: the claims, oldest first. */
export function claimsText({ claims, on }: Owed): string {
  const names = claims.map(({ category, month }) =>
    month ? `${showMonth(month.slice(0, 7))} ${ofMonth[category]}` : claimNames[category],
  )
  const [first, second, ...others] = [...new Set(names)]
  if (!first) return `${showMonth(on.slice(0, 7))} kirası`
  if (!second) return first
  return others.length > 0 ? `${first} ve ${others.length + 1} borç daha` : `${first} ve ${second}`
}

const namesOf = ({ row }: Item<'late'>) => row.tenants[0] ?? row.property_title
const lateSum = ({ row }: Item<'late'>) => roundMoney(row.late, row.currency)

interface Words<Kind extends QueueKind> {
  /** One of them, with the name: “bir dekont onay bekliyor (Mehmet Öztürk, 42.500 ₺)”. */
  one(item: Item<Kind>): string
  /** Several: what stands after the number. */
  many: string
  /** By which of several the sentence names the first. */
  name(item: Item<Kind>): string
  title(item: Item<Kind>): string
  detail(item: Item<Kind>, today: IsoDate): string
}

const words: { [Kind in QueueKind]: Words<Kind> } = {
  payment: {
    one: ({ rental, owed }) =>
      `${roundMoney(owed.amount, rental.currency)} ödemenizin ${owed.days < 0 ? `günü ${-owed.days} gün önce geçti` : `son günü ${dayDistance(owed.days)}`} (${claimsText(owed)})`,
    many: 'ödemeniz bekliyor',
    name: ({ rental }) => rental.property_title,
    title: ({ rental, owed }) => wholeMoney(owed.amount, rental.currency),
    detail: ({ rental, owed }) => `${claimsText(owed)} · ${rental.property_title}`,
  },
  decide: {
    one: ({ contract }) => `bir kontrat kararınızı bekliyor (${contract.property_title})`,
    many: 'kontrat kararınızı bekliyor',
    name: ({ contract }) => contract.property_title,
    title: ({ contract }) => `${contract.property_title} kontratı`,
    detail: ({ contract }) =>
      contract.expired
        ? 'Karar süresi doldu; mülk sahibinden yeniden göndermesini isteyin'
        : `${contract.owner_name} · aylık ${wholeMoney(contract.brutAylik, contract.bedelTuru)} · son gün ${showDate(contract.expires_at)}`,
  },
  tenancy: {
    one: ({ request }) => `bir mülk onayınızı bekliyor (${request.baslik})`,
    many: 'mülk onayınızı bekliyor',
    name: ({ request }) => request.baslik,
    title: ({ request }) => request.baslik,
    detail: ({ request }) => `${request.host} sizi kiracı olarak ekledi`,
  },
  invitation: {
    one: ({ invitation }) => `bir davet yanıtınızı bekliyor (${invitation.owner_name})`,
    many: 'davet yanıtınızı bekliyor',
    name: ({ invitation }) => invitation.owner_name,
    title: ({ invitation }) => invitation.owner_name,
    detail: () => 'Adına çalışmanız için sizi davet etti',
  },
  paper: {
    one: ({ paper }) => `bir belge onayınızı bekliyor (${paperNames[paper.kind].title}, ${paper.property_title})`,
    many: 'belge onayınızı bekliyor',
    name: ({ paper }) => paper.property_title,
    title: ({ paper }) => paperNames[paper.kind].title,
    detail: ({ paper }) =>
      `${paper.property_title} · ${paper.from}${paper.expires_on ? ` · son gün ${showDate(paper.expires_on)}` : ''}`,
  },
  reply: {
    one: ({ reply }) =>
      `${reply.from} ${reply.kind === 'contract' ? 'kontratta düzenleme istedi' : 'bir belgeye itiraz etti'} (${reply.property_title})`,
    many: 'hayır yanıtı geldi',
    name: ({ reply }) => reply.from,
    title: ({ reply }) =>
      reply.kind === 'contract'
        ? `${reply.from} kontratta düzenleme istedi`
        : `${reply.from} itiraz etti: ${paperNames[reply.kind].title}`,
    detail: ({ reply }) => `${reply.property_title}${reply.note && ` · “${reply.note}”`}`,
  },
  receipt: {
    one: ({ receipt }) =>
      `bir dekont onay bekliyor (${receipt.by_name}, ${wholeMoney(receipt.amount, receipt.currency)})`,
    many: 'dekont onay bekliyor',
    name: ({ receipt }) => receipt.by_name,
    title: ({ receipt }) => `${receipt.by_name}, ${wholeMoney(receipt.amount, receipt.currency)}`,
    detail: ({ receipt }) =>
      `Dekont · ${receipt.property_title} · ${showDate(receipt.on_date)}${receipt.note && ` · “${receipt.note}”`}`,
  },
  late: {
    one: (item) => `bir kira ${item.row.days_late} gündür gelmedi (${namesOf(item)}, ${lateSum(item)})`,
    many: 'kira gelmedi',
    name: (item) => `${namesOf(item)}, ${lateSum(item)}`,
    title: (item) => `${namesOf(item)}, ${lateSum(item)}`,
    detail: ({ row }) => `${row.days_late} gün gecikti · ${row.property_title}`,
  },
  request: {
    one: ({ request }) => `bir talep yanıt bekliyor (${request.tenant})`,
    many: 'talep yanıt bekliyor',
    name: ({ request }) => request.tenant,
    title: ({ request }) => request.text,
    detail: ({ request }) =>
      `Talep · ${request.tenant} · ${request.property_title}${request.priority === 'Acil' ? ' · Acil' : ''}`,
  },
  handover: {
    one: ({ handover }) => `bir teslim tutanağı hazırlanacak (${handover.property_title})`,
    many: 'teslim tutanağı hazırlanacak',
    name: ({ handover }) => handover.property_title,
    title: ({ handover }) => `${handover.kind === 'in' ? 'Giriş' : 'Çıkış'} teslimi: ${handover.property_title}`,
    detail: ({ handover }, today) =>
      `${handover.tenant} · ${showDate(handover.date)}, ${dayDistance(daysBetween(today, handover.date))}`,
  },
  deadline: {
    one: ({ deadline }) => `bir tarih yaklaşıyor (${deadlineRules[deadline.kind].label}, ${deadline.property_title})`,
    many: 'tarih yaklaşıyor',
    name: ({ deadline }) => `${deadlineRules[deadline.kind].label}, ${deadline.property_title}`,
    title: ({ deadline }) => `${deadlineRules[deadline.kind].label}: ${deadline.property_title}`,
    detail: ({ deadline }, today) =>
      [
        `${showDate(deadline.date)}, ${dayDistance(daysBetween(today, deadline.date))}`,
        ...(deadline.about ? [deadline.about] : []),
      ].join(' · '),
  },
  answer: {
    one: ({ contract }) => `bir kontrat yanıt bekliyor (${contract.waiting_for[0]?.name ?? contract.property_title})`,
    many: 'kontrat yanıt bekliyor',
    name: ({ contract }) => contract.waiting_for[0]?.name ?? contract.property_title,
    title: ({ contract }) => contract.waiting_for.map(({ name }) => name).join(', '),
    detail: ({ contract }) => `Kontratı yanıtlamadı · ${contract.property_title}`,
  },
  registration: {
    one: ({ user }) => `bir kayıt onay bekliyor (${user.username})`,
    many: 'kayıt onay bekliyor',
    name: ({ user }) => user.username,
    title: ({ user }) => user.username,
    detail: ({ user }) => `${user.email} · ${user.roleTitle}`,
  },
  ticket: {
    one: ({ ticket }) => `bir destek talebi yanıt bekliyor (${ticket.creator_name})`,
    many: 'destek talebi yanıt bekliyor',
    name: ({ ticket }) => ticket.creator_name,
    title: ({ ticket }) => ticket.subject,
    detail: ({ ticket }) => `Destek talebi · ${ticket.creator_name} · ${ticket.category}`,
  },
  health: {
    one: ({ part }) => `sistemde bakılacak bir yer var (${healthNames[part.part]})`,
    many: 'sistem parçasına bakılmalı',
    name: ({ part }) => healthNames[part.part],
    title: ({ part }) => healthNames[part.part],
    detail: ({ part }) => part.detail,
  },
}

const wordsOf = <Kind extends QueueKind>(kind: Kind) => words[kind] as unknown as Words<QueueKind>

/** Who or what it is about, and what of it: the two lines of a row. */
export const itemTitle = (item: QueueItem) => wordsOf(item.kind).title(item)
export const itemDetail = (item: QueueItem, today: IsoDate) => wordsOf(item.kind).detail(item, today)

/** More would be a list, which stands below. */
const phrases = 3

/** “2 iş var: bir dekont onay bekliyor (…), bir kira 136 gündür gelmedi (…).” */
export function queueSentence({ items, total }: Queue): string {
  const [only] = items
  if (!only) return 'Bekleyen bir işiniz yok.'
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((kind) => items.filter((item) => item.kind === kind))
  const shown = kinds.slice(0, phrases)
  const said = shown.map(phraseOf)
  const rest = total - shown.reduce((sum, each) => sum + each.length, 0)
  if (rest > 0) said.push(`${rest} iş daha`)
  const last = said.pop()!
  const list = said.length > 0 ? `${said.join(', ')} ve ${last}` : last
  return `${total} iş var: ${list}.`
}

function phraseOf(group: readonly QueueItem[]): string {
  const [first, ...others] = group as [QueueItem, ...QueueItem[]]
  const { one, many, name } = wordsOf(first.kind)
  if (others.length === 0) return one(first)
  // The first of them is the one that is late the longest.
  const who = first.kind === 'late' ? `en çok geciken ${name(first)}` : `${name(first)} ve diğerleri`
  return `${inWords(group.length)} ${many} (${who})`
}
