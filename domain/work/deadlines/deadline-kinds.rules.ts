import { contractDeadlineRules } from './contract-deadlines.rules.ts'
import type { DeadlineRule } from './deadline-rule.rules.ts'
import { propertyDeadlineRules } from './property-deadlines.rules.ts'
import { tenancyDeadlineRules } from './tenancy-deadlines.rules.ts'

/** Shown beside every date of the list. */
export const informsOnly =
  'Bu tarihler kontrat bilgilerinden hesaplanır, bilgilendirme amaçlıdır ve hukuki danışmanlık yerine geçmez. Karar vermeden önce belgelerle karşılaştırın ve bir hukukçunun görüşünü alın.'

/** For screens that show only a few dates beside other content. */
export const informsShortly = 'Tarihler bilgilendirme amaçlıdır, hukuki danışmanlık yerine geçmez.'

export const deadlineKinds = [
  'approval_link',
  'guarantor_link',
  'contract_end',
  'tenant_notice',
  'landlord_notice',
  'rent_increase',
  'rent_court',
  'two_notices',
  'need_suit',
  'new_owner_notice',
  'new_owner_suit',
  'tenancy_end',
  'late_rent_notice',
  'deposit_report',
  'undertaking_evict',
  'undertaking_act',
  'paper_link',
  'handover_remarks',
  'dask_end',
  'document_end',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

export const deadlineRules: Readonly<Record<DeadlineKind, DeadlineRule>> = {
  ...contractDeadlineRules,
  ...tenancyDeadlineRules,
  ...propertyDeadlineRules,
}

export const concernLabels: Readonly<Record<DeadlineRule['concerns'], string>> = {
  landlord: 'Mülk sahibini ilgilendirir',
  tenant: 'Kiracıyı ilgilendirir',
  both: 'İki tarafı da ilgilendirir',
}
