import { refuser } from '#domain/kernel/refusal.ts'

export const tufeRefusals = {
  month_not_out: { status: 400, message: 'Bu ayın oranı henüz yayımlanmadı.' },
  month_skipped: { status: 400, message: 'Aylar sırayla girilir; önce bir önceki ayın oranını girin.' },
} as const
export const refuseTufe = refuser(tufeRefusals)

export const tufeMessages = { saved: 'Oran kaydedildi.' } as const
