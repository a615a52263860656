import { conflict, gone, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

/** Refusals of a tenant's link. */
export const approvalRefusals = {
  token_missing: invalid('Token bulunamadı'),
  token_unreadable: invalid('Token çözümlenemiyor'),
  token_malformed: invalid('Geçersiz token formatı'),
  token_expired: gone('Token süresi dolmuş'),
  token_used: conflict('Token daha önce kullanılmış'),
  approval_missing: missing('Onay kaydı bulunamadı'),
  link_replaced: gone('Bu bağlantının yerine daha yenisi geçti'),
} as const
export const refuseApproval = refuser(approvalRefusals)

/** Refusals of a guarantor's link. */
export const guarantorRefusals = {
  token_missing: invalid('Token boş veya geçersiz'),
  token_unreadable: invalid('Token formatı geçersiz'),
  token_malformed: invalid('Geçersiz token formatı'),
  token_expired: gone('Token süresi dolmuş'),
  token_used: conflict('Token daha önce kullanılmış'),
  approval_missing: missing('Onay kaydı bulunamadı'),
  link_replaced: gone('Bu bağlantının yerine daha yenisi geçti'),
} as const
export const refuseGuarantor = refuser(guarantorRefusals)

export const approvalsMessages = {
  renewed: 'Yeni bağlantı, kontratta yazan e-posta adresinize gönderildi.',
} as const
