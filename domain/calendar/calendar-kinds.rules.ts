import { type DeadlineKind, deadlineKinds } from '#domain/deadlines/deadline-kinds.rules.ts'

/** What somebody can look at alone, and what an address for the phone can be made of. */
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

/** Beside the dates of the list: days on which something is paid or handed over. */
export const dueKinds = ['rent_due', 'deposit_due', 'other_due'] as const
export type DueKind = (typeof dueKinds)[number]
const handoverDayKinds = ['handover_in', 'handover_out'] as const
export const calendarKinds = [...deadlineKinds, ...dueKinds, ...handoverDayKinds] as const
export type CalendarKind = (typeof calendarKinds)[number]

interface CalendarRule {
  group: CalendarGroup
  /** True before and after the day, and without anybody's name. */
  title: string
}

export const calendarRules: Readonly<Record<CalendarKind, CalendarRule>> = {
  rent_due: { group: 'payment', title: 'Kira ödeme günü' },
  other_due: { group: 'payment', title: 'Ödeme günü' },
  deposit_due: { group: 'deposit', title: 'Depozito ödeme günü' },
  contract_end: { group: 'contract', title: 'Kontratın bitişi' },
  tenancy_end: { group: 'contract', title: 'Kiracılığın son günü' },
  undertaking_evict: { group: 'contract', title: 'Tahliye taahhüdündeki gün' },
  rent_increase: { group: 'increase', title: 'Kira artışı' },
  rent_court: { group: 'increase', title: 'Kira tespiti istenebilir' },
  tenant_notice: { group: 'notice', title: 'Kiracının bildirimi için son gün' },
  landlord_notice: { group: 'notice', title: 'Kiraya verenin bildirimi için son gün' },
  two_notices: { group: 'notice', title: 'İki haklı ihtar varsa dava için son gün' },
  late_rent_notice: { group: 'notice', title: 'Ödeme ihtarındaki sürenin son günü' },
  undertaking_act: { group: 'notice', title: 'Tahliye başvurusu için son gün' },
  deposit_report: { group: 'deposit', title: 'Depozito için dava bildirimi' },
  handover_in: { group: 'handover', title: 'Giriş teslimi' },
  handover_out: { group: 'handover', title: 'Çıkış teslimi' },
  handover_remarks: { group: 'handover', title: 'Teslim tutanağına not için son gün' },
  dask_end: { group: 'paper', title: 'DASK poliçesinin bitişi' },
  document_end: { group: 'paper', title: 'Belgenin geçerlilik sonu' },
  approval_link: { group: 'answer', title: 'Kontrat onayı için son gün' },
  guarantor_link: { group: 'answer', title: 'Kefil onayı için son gün' },
  paper_link: { group: 'answer', title: 'Tutanak onayı için son gün' },
}

export const groupOfKind = (kind: CalendarKind): CalendarGroup => calendarRules[kind].group
export const isDeadlineKind = (kind: CalendarKind): kind is DeadlineKind =>
  (deadlineKinds as readonly string[]).includes(kind)
export const isDueKind = (kind: CalendarKind): kind is DueKind => (dueKinds as readonly string[]).includes(kind)
