import { refuser } from '#domain/kernel/refusal.ts'

export const engagementsRefusals = {
  engagement_missing: { status: 404, message: 'Davet ya da görev bulunamadı. Mülk sahibi geri çekmiş olabilir.' },
  already_answered: { status: 409, message: 'Bu daveti daha önce yanıtladınız. Sayfayı yenileyin.' },
  not_accepted: { status: 409, message: 'Bu daveti henüz kabul etmediniz; dilerseniz reddedebilirsiniz.' },
  invitation_over: {
    status: 409,
    message: 'Bu davetin süresi doldu. Mülk sahibinden daveti yeniden göndermesini isteyin.',
  },
  owner_not_chosen: {
    status: 403,
    message: 'Üstte başka bir mülk sahibi seçili. Bunları görmek için üstteki listeden "Tüm mülk sahipleri"ni seçin.',
  },
  owner_unknown: { status: 404, message: 'Seçtiğiniz mülk sahibi adına çalışmıyorsunuz. Sayfayı yenileyin.' },
} as const

/** The screen on which invitations are answered. */
export const engagementsPath = '/engagements'

export const refuseEngagement = refuser(engagementsRefusals)

export const engagementsMessages = {
  accepted: 'Daveti kabul ettiniz.',
  declined: 'Daveti reddettiniz.',
  left: 'Bu mülk sahibi adına çalışmayı bıraktınız.',
} as const
