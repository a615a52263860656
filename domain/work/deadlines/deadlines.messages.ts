import { missing, refuser } from '#domain/kernel/refusal.ts'

export const deadlinesRefusals = {
  deadline_missing: missing('Bu tarih bulunamadı. Değişmiş ya da geçmiş olabilir; listeyi yenileyin.'),
} as const

export const refuseDeadline = refuser(deadlinesRefusals)

export const deadlinesMessages = {
  marked: 'Halledildi olarak işaretlendi.',
  unmarked: 'Yeniden listenizde.',
} as const
