import { type DeadlineKind, deadlineKinds } from '#domain/work/deadlines/deadline-kinds.rules.ts'

/** Groups that the calendar can be filtered by, and that a calendar link can include. */
export const calendarGroups = [
  'payment',
  'contract',
  'increase',
  'notice',
  'deposit',
  'handover',
  'paper',
  'answer',
] as const
export type CalendarGroup = (typeof calendarGroups)[number]

export const calendarGroupLabels: Readonly<Record<CalendarGroup, string>> = {
  payment: 'Ödeme günleri',
  contract: 'Kontrat ve çıkış',
  increase: 'Kira artışı',
  notice: 'Bildirim süreleri',
  deposit: 'Depozito',
  handover: 'Teslimler',
  paper: 'DASK ve belgeler',
  answer: 'Onay bekleyenler',
}

/** Additional to the deadlines: days of payments and handovers. */
export const dueKinds = ['rent_due', 'deposit_due', 'other_due'] as const
export type DueKind = (typeof dueKinds)[number]
const handoverDayKinds = ['handover_in', 'handover_out'] as const
export const calendarKinds = [...deadlineKinds, ...dueKinds, ...handoverDayKinds] as const
export type CalendarKind = (typeof calendarKinds)[number]

interface CalendarRule {
  group: CalendarGroup
  /** Worded to be true before and after the day, and without names. */
  title: string
  /** A short title for the month grid, where the property stands beside it. */
  short: string
}

export const calendarRules: Readonly<Record<CalendarKind, CalendarRule>> = {
  rent_due: { group: 'payment', title: 'Kira ödeme günü', short: 'Kira' },
  other_due: { group: 'payment', title: 'Ödeme günü', short: 'Ödeme' },
  deposit_due: { group: 'deposit', title: 'Depozito ödeme günü', short: 'Depozito' },
  contract_end: { group: 'contract', title: 'Kontratın bitişi', short: 'Kontrat biter' },
  tenancy_end: { group: 'contract', title: 'Kiracılığın son günü', short: 'Son gün' },
  undertaking_evict: { group: 'contract', title: 'Tahliye taahhüdündeki gün', short: 'Tahliye' },
  rent_increase: { group: 'increase', title: 'Kira artışı', short: 'Artış' },
  rent_court: { group: 'increase', title: 'Kira tespiti için dava ya da bildirim günü', short: 'Kira tespiti' },
  tenant_notice: { group: 'notice', title: 'Kiracının bildirimi için son gün', short: 'Bildirim' },
  landlord_notice: { group: 'notice', title: 'Kiraya verenin bildirimi için son gün', short: 'Bildirim' },
  two_notices: { group: 'notice', title: 'İki haklı ihtar varsa dava için son gün', short: 'İki ihtar' },
  need_suit: { group: 'notice', title: 'İhtiyaç varsa tahliye davası için son gün', short: 'İhtiyaç davası' },
  new_owner_notice: { group: 'notice', title: 'Yeni malikin bildirimi için son gün', short: 'Yeni malik' },
  new_owner_suit: { group: 'notice', title: 'Yeni malikin davası açılabilir', short: 'Yeni malik' },
  late_rent_notice: { group: 'notice', title: 'Ödeme ihtarındaki sürenin son günü', short: 'İhtar' },
  undertaking_act: { group: 'notice', title: 'Tahliye başvurusu için son gün', short: 'Tahliye' },
  deposit_report: { group: 'deposit', title: 'Depozito için dava bildirimi', short: 'Depozito' },
  handover_in: { group: 'handover', title: 'Giriş teslimi', short: 'Giriş' },
  handover_out: { group: 'handover', title: 'Çıkış teslimi', short: 'Çıkış' },
  handover_remarks: { group: 'handover', title: 'Teslim tutanağına not için son gün', short: 'Teslim notu' },
  dask_end: { group: 'paper', title: 'DASK poliçesinin bitişi', short: 'DASK' },
  document_end: { group: 'paper', title: 'Belgenin geçerlilik sonu', short: 'Belge' },
  approval_link: { group: 'answer', title: 'Kontrat onayı için son gün', short: 'Onay' },
  guarantor_link: { group: 'answer', title: 'Kefil onayı için son gün', short: 'Kefil' },
  paper_link: { group: 'answer', title: 'Tutanak onayı için son gün', short: 'Tutanak' },
}

export const groupOfKind = (kind: CalendarKind): CalendarGroup => calendarRules[kind].group
export const isDeadlineKind = (kind: CalendarKind): kind is DeadlineKind =>
  (deadlineKinds as readonly string[]).includes(kind)
export const isDueKind = (kind: CalendarKind): kind is DueKind => (dueKinds as readonly string[]).includes(kind)
