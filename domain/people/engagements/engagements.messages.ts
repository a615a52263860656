import { conflict, forbidden, missing, refuser } from '#domain/kernel/refusal.ts'

export const engagementsRefusals = {
  engagement_missing: missing('Davet ya da görev bulunamadı. Mülk sahibi geri çekmiş olabilir.'),
  already_answered: conflict('Bu daveti daha önce yanıtladınız. Sayfayı yenileyin.'),
  not_accepted: conflict('Bu daveti henüz kabul etmediniz; dilerseniz reddedebilirsiniz.'),
  invitation_over: conflict('Bu davetin süresi doldu. Mülk sahibinden daveti yeniden göndermesini isteyin.'),
  owner_not_chosen: forbidden(
    'Üstte başka bir mülk sahibi seçili. Bunları görmek için üstteki listeden "Tüm mülk sahipleri"ni seçin.',
  ),
  owner_unknown: missing('Seçtiğiniz mülk sahibi adına çalışmıyorsunuz. Sayfayı yenileyin.'),
} as const

/** The screen on which invitations are answered. */
export const engagementsPath = '/engagements'

export const refuseEngagement = refuser(engagementsRefusals)

export const engagementsMessages = {
  accepted: 'Daveti kabul ettiniz.',
  declined: 'Daveti reddettiniz.',
  left: 'Bu mülk sahibi adına çalışmayı bıraktınız.',
} as const
