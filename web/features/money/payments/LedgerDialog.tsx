import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import { ledgerQuery } from './payments.queries.ts'

export default function LedgerDialog({ tenancy, onClose }: { tenancy: string; onClose: () => void }) {
  const title = useId()
  const { data, error, refetch } = useQuery(ledgerQuery({ tenancy }))
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{data ? data.property_title : 'Ödeme geçmişi'}</DialogTitle>
      <DialogContent>
        {data ? (
          <LedgerPanel ledger={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={4} height={56} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Kapat</Button>
      </DialogActions>
    </Dialog>
  )
}
