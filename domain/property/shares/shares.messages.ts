import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const sharesRefusals = {
  share_missing: missing('Hisse bulunamadı.'),
  share_too_much: conflict('Hisseler bir günde bütünü aşamaz.'),
  share_twice: conflict('Bu kişinin o günlerde başka bir hissesi var.'),
  holder_unknown: conflict('Bu kişi hissedarlarınız arasında değil.'),
} as const
export const refuseShare = refuser(sharesRefusals)

export const sharesMessages = { changed: 'Hisse kaydedildi.', removed: 'Hisse silindi.' } as const
