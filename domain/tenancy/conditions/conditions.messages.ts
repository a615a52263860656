import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const conditionsRefusals = {
  condition_missing: missing('Bu hususi şart kütüphanenizde değil.'),
  condition_changed: conflict(
    'Bu şart siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  ),
  too_many_conditions: conflict(
    'Kütüphanenizde en fazla 50 hususi şart tutulabilir. Önce kullanmadığınız birkaçını silin.',
  ),
} as const
export const refuseCondition = refuser(conditionsRefusals)

export const conditionsMessages = {
  removed: 'Hususi şart silindi.',
  ordered: 'Sıra kaydedildi.',
} as const
