import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Copy, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { code } from '#domain/people/accounts/accounts.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { useNarrow } from '#web/ui/use-width.ts'

const QrCode = lazy(() => import('#web/ui/QrCode.tsx'))
const codeForm = z.strictObject({ code })

interface Props {
  uri: string
  secret: string
  /** Never rejects; the server's error goes to `refused`. */
  onConfirm: (code: string, refused: (error: Error) => void) => Promise<unknown>
  onCancel: () => void
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

export function SetUpSecondFactor({ uri, secret, onConfirm, onCancel }: Props) {
  const [failure, setFailure] = useState<Error | null>(null)
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } })
  const busy = form.formState.isSubmitting
  const narrow = useNarrow()

  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success('Anahtar kopyalandı.'),
      () => notify.error('Kopyalanamadı. Anahtarı seçip elle kopyalayın.'),
    )

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    await onConfirm(values.code, (error) => {
      if (error instanceof CallError && error.code === 'code_wrong') {
        form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true })
      } else setFailure(error)
    })
  })

  return (
    <FormDialog
      title="Uygulamayı bağlayın"
      submitLabel="Doğrula ve Aç"
      maxWidth="xs"
      long
      busy={busy}
      error={failure}
      onSubmit={submit}
      onCancel={onCancel}
      onClose={null}
    >
      <div>
        <Typography sx={{ mb: 1.5 }}>
          1. Doğrulama uygulamanızla (Google Authenticator, Microsoft Authenticator, Aegis…) bu kodu okutun.
        </Typography>
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 208 }}>
          <Suspense fallback={null}>
            <QrCode text={uri} label="Doğrulama uygulaması için karekod" />
          </Suspense>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Okutamıyorsanız bu anahtarı uygulamaya ekleyin:
        </Typography>
        <Typography
          component="code"
          translate="no"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {inFours(secret)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>
            Kopyala
          </Button>
          {/* A phone cannot scan its own screen. */}
          {narrow && (
            <Button variant="outlined" href={uri} startIcon={<Smartphone size={18} aria-hidden />}>
              Doğrulama uygulamasında aç
            </Button>
          )}
        </Stack>
        <Typography sx={{ mt: 2, mb: 1 }}>2. Uygulamanın gösterdiği 6 haneli kodu yazın.</Typography>
        <FormField
          control={form.control}
          name="code"
          label="Doğrulama kodu"
          autoComplete="one-time-code"
          // On a phone, the focus would scroll the first step out of sight.
          autoFocus={!narrow}
          margin="dense"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
      </div>
    </FormDialog>
  )
}
