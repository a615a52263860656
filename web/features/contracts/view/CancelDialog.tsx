import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { ContractCard } from '#domain/contracts/contract-views.schema.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useCancelContract } from '../contracts.queries.ts'

export function CancelDialog({ contract, onClose }: { contract: ContractCard; onClose: () => void }) {
  const title = useId()
  const [reason, setReason] = useState('')
  const cancel = useCancelContract(contract.id)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={cancel.busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Kontratı iptal et</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {contract.status === 'active'
            ? 'Kiracıların mülkle bağı kalkar, mülk “Kiralanmamış” olur ve bütün taraflara haber verilir. '
            : 'Bağlantılar geçersiz olur ve bütün taraflara haber verilir. '}
          İptal geri alınamaz; aynı şartlarla yeni bir kontrat hazırlayabilirsiniz.
        </DialogContentText>
        {cancel.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageOf(cancel.error)}
          </Alert>
        )}
        <TextField
          label="Gerekçe"
          helperText="Taraflara gönderilir ve kontratın geçmişinde kalır; boş bırakılabilir."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          fullWidth
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={cancel.busy} autoFocus>
          Vazgeç
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={cancel.busy}
          onClick={() => cancel.run(reason, { done: onClose })}
        >
          Kontratı iptal et
        </Button>
      </DialogActions>
    </Dialog>
  )
}
