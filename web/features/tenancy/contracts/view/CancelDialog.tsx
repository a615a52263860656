import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useCancelContract } from '../contracts.queries.ts'

export function CancelDialog({ contract, onClose }: { contract: ContractCard; onClose: () => void }) {
  const title = useId()
  const form = useForm({ resolver: zodResolver(contractsApi.cancel.body), defaultValues: { reason: '' } })
  const cancel = useCancelContract(contract.id)
  const submit = form.handleSubmit(({ reason }) =>
    cancel.run(reason, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={cancel.busy ? undefined : onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Kontratı iptal et</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {contract.status === 'active'
              ? 'Kontrat başlamadan kalkar, kiracıların mülkle bağı biter ve bütün taraflara haber verilir. '
              : 'Bağlantılar geçersiz olur ve bütün taraflara haber verilir. '}
            İptal geri alınamaz; aynı şartlarla yeni bir kontrat hazırlayabilirsiniz.
          </DialogContentText>
          {cancel.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(cancel.error)}
            </Alert>
          )}
          <FormField
            control={form.control}
            name="reason"
            label="Gerekçe"
            helperText="Taraflara gönderilir ve kontratın geçmişinde kalır; boş bırakılabilir."
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={cancel.busy} autoFocus>
            Vazgeç
          </Button>
          <SubmitButton size="medium" color="error" busy={cancel.busy}>
            Kontratı iptal et
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
