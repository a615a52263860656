import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const tenanciesRefusals = {
  tenancy_missing: missing('Kiracılık kaydı bulunamadı.'),
  tenancy_over: conflict('Bu kiracılık sona ermiş; kayıtları değiştirilemez.'),
} as const

export const refuseTenancy = refuser(tenanciesRefusals)
