import { refuser } from '#domain/kernel/refusal.ts'

export const tenanciesRefusals = {
  tenancy_missing: { status: 404, message: 'Kiracılık kaydı bulunamadı.' },
  tenancy_over: { status: 409, message: 'Bu kiracılık sona ermiş; kayıtları değiştirilemez.' },
} as const

export const refuseTenancy = refuser(tenanciesRefusals)
