import { refuser } from '#domain/kernel/refusal.ts'

export const engagementsRefusals = {
  engagement_missing: { status: 404, message: 'Davet ya da görev bulunamadı. Mülk sahibi geri çekmiş olabilir.' },
  already_answered: { status: 409, message: 'Bu daveti daha önce yanıtladınız. Sayfayı yenileyin.' },
  not_accepted: { status: 409, message: 'Bu daveti henüz kabul etmediniz; dilerseniz reddedebilirsiniz.' },
  already_engaged: {
    status: 409,
    message: 'Bu mülk sahibi adına zaten çalışıyorsunuz; ikinci bir davet kabul edilemez.',
  },
  owner_unknown: { status: 404, message: 'Seçtiğiniz mülk sahibi adına çalışmıyorsunuz. Sayfayı yenileyin.' },
} as const

export const refuseEngagement = refuser(engagementsRefusals)

export const engagementsMessages = {
  accepted: 'Daveti kabul ettiniz.',
  declined: 'Daveti reddettiniz.',
  left: 'Bu mülk sahibi adına çalışmayı bıraktınız.',
} as const
