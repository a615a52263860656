import { refuser } from '#domain/kernel/refusal.ts'

/** Refusals of a tenant's link. */
export const approvalRefusals = {
  token_missing: { status: 400, message: 'Token bulunamadı' },
  token_unreadable: { status: 400, message: 'Token çözümlenemiyor' },
  token_malformed: { status: 400, message: 'Geçersiz token formatı' },
  token_expired: { status: 410, message: 'Token süresi dolmuş' },
  token_used: { status: 409, message: 'Token daha önce kullanılmış' },
  approval_missing: { status: 404, message: 'Onay kaydı bulunamadı' },
} as const
export const refuseApproval = refuser(approvalRefusals)

/** Refusals of a guarantor's link. */
export const guarantorRefusals = {
  token_missing: { status: 400, message: 'Token boş veya geçersiz' },
  token_unreadable: { status: 400, message: 'Token formatı geçersiz' },
  token_malformed: { status: 400, message: 'Geçersiz token formatı' },
  token_expired: { status: 410, message: 'Token süresi dolmuş' },
  token_used: { status: 409, message: 'Token daha önce kullanılmış' },
  approval_missing: { status: 404, message: 'Onay kaydı bulunamadı' },
} as const
export const refuseGuarantor = refuser(guarantorRefusals)
