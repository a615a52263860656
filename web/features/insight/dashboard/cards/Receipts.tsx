import { ReceiptsToConfirm } from '#web/features/money/tenant-payments/ReceiptsToConfirm.tsx'
import type { CardProps } from '../StartCards.tsx'

/** The oldest receipts that wait for this person's word. */
export function Receipts({ view: { landlord } }: CardProps) {
  if (!landlord || landlord.receipts.documents.length === 0) return null
  const { documents, total } = landlord.receipts
  return (
    <ReceiptsToConfirm
      receipts={documents}
      {...(total > documents.length && {
        lead: `${total} dekont bekliyor; en eskileri burada, hepsi Ödemeler sayfasında.`,
      })}
    />
  )
}
