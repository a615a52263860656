import Typography from '@mui/material/Typography'
import type { ReceiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { ReceiptList } from '#web/features/money/tenant-payments/ReceiptList.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

interface Props {
  receipts: readonly ReceiptToConfirm[]
  /** Said above the list when it is not complete. */
  lead?: string | undefined
  onClose: () => void
}

/** The receipts that wait for the landlord; it stays open while one after the other is confirmed. */
export default function ReceiptsDialog({ receipts, lead, onClose }: Props) {
  return (
    <TitledDialog title="Onayınızı bekleyen dekontlar" onClose={onClose} long={receipts.length > 2}>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {lead}
        </Typography>
      )}
      {receipts.length > 0 ? (
        <ReceiptList receipts={receipts} />
      ) : (
        <Typography color="textSecondary">Onay bekleyen dekont kalmadı.</Typography>
      )}
    </TitledDialog>
  )
}
