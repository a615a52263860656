import type { EndingWay } from './ending-ways.rules.ts'
import { type NoticeDelivery, noticeDeliveries } from './endings.schema.ts'

/** A mail or message without a secure signature is no writing (law 5070), so it starts no term and counts for no suit. */
const unwritten: readonly NoticeDelivery[] = ['app', 'e-posta']
export const isWritten = (delivery: NoticeDelivery): boolean => !unwritten.includes(delivery)
export const writtenDeliveries = noticeDeliveries.filter(isWritten)

/** The landlord's notices that end nothing unless they are written (TBK 315, 348, 362). */
const writtenWays: readonly EndingWay[] = ['late_rent', 'landlord_ten_years']
export const needsWriting = (way: EndingWay): boolean => writtenWays.includes(way)

/** The tenant's word is passed on and kept either way; who may rely on it is not decided here. */
export const tenantWritingText =
  'Karşı tarafa bugün iletilir ve kayıtta kalır. Konut ve çatılı işyerinde fesih bildirimi yazılı olmadıkça geçerli değildir (TBK 348): ileride tartışılmaması için noter, iadeli taahhütlü mektup, KEP ya da imza karşılığı elden de bildirin.'

export const writtenFormText =
  'TBK 315, 348, 352/2 ve 362 yazılı bildirim ister; e-posta ya da uygulama mesajı yazılı sayılmaz. Geçerli yollar: noter, iadeli taahhütlü mektup (PTT), kayıtlı elektronik posta (KEP) ya da imza karşılığı elden teslim.'
