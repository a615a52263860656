import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { code } from '#domain/accounts/accounts.schema.ts'
import { CallError } from '#web/lib/call.ts'
import { FormField, SubmitButton } from '#web/ui/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))
const codeForm = z.strictObject({ code })

interface Props {
  uri: string
  secret: string
  onConfirm: (code: string) => Promise<void>
  onCancel: () => void
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

export function SetUpSecondFactor({ uri, secret, onConfirm, onCancel }: Props) {
  const id = useId()
  const [failure, setFailure] = useState('')
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } })
  const busy = form.formState.isSubmitting

  const submit = form.handleSubmit(async (values) => {
    setFailure('')
    try {
      await onConfirm(values.code)
    } catch (error) {
      if (error instanceof CallError && error.code === 'code_wrong') {
        form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true })
      } else setFailure(messageOf(error))
    }
  })

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>Uygulamayı bağlayın</DialogTitle>
        <DialogContent>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <Typography sx={{ mb: 1.5 }}>
            1. Doğrulama uygulamanızla (Google Authenticator, Microsoft Authenticator, Aegis…) bu kodu okutun.
          </Typography>
          <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 208 }}>
            <Suspense fallback={null}>
              <QrCode text={uri} label="Doğrulama uygulaması için karekod" />
            </Suspense>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            Okutamıyorsanız bu anahtarı uygulamaya elle yazın:
          </Typography>
          <Typography
            component="code"
            translate="no"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {inFours(secret)}
          </Typography>
          <Typography sx={{ mt: 2, mb: 1 }}>2. Uygulamanın gösterdiği 6 haneli kodu yazın.</Typography>
          <FormField
            control={form.control}
            name="code"
            label="Doğrulama kodu"
            autoComplete="one-time-code"
            autoFocus
            margin="dense"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={busy}>
            Doğrula ve Aç
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
