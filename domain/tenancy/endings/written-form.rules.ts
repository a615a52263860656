import { type NoticeDelivery, noticeDeliveries } from './endings.schema.ts'

/** A mail or message without a secure signature is no writing (law 5070), so it starts no term and counts for no suit. */
const unwritten: readonly NoticeDelivery[] = ['app', 'e-posta']
export const isWritten = (delivery: NoticeDelivery): boolean => !unwritten.includes(delivery)
export const writtenDeliveries = noticeDeliveries.filter(isWritten)

export const writtenFormText =
  'TBK 315, 362 ve 352/2 yazılı bildirim ister; e-posta ya da uygulama mesajı yazılı sayılmaz. Geçerli yollar: noter, iadeli taahhütlü mektup (PTT), kayıtlı elektronik posta (KEP) ya da imza karşılığı elden teslim.'
