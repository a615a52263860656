import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messageOf } from '#web/ui/message-of.ts'
import { useMailAddressKey } from './address.queries.ts'

/** Shown on account screens while the e-mail address is unverified. */
export function AddressNotice({ email }: { email: string }) {
  const mail = useMailAddressKey()
  const outcome = mail.error ? messageOf(mail.error) : (mail.data?.message ?? '')
  return (
    <Alert severity="warning" role="note" sx={{ width: '100%' }}>
      <AlertTitle>E-posta adresiniz henüz doğrulanmadı</AlertTitle>
      <Typography variant="body2">
        <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong> adresine gönderdiğimiz bağlantıyı kullanın. O
        zamana dek hesabınız çalışır, ama bu adrese hazırlanan kontratlar ve mülkler hesabınıza bağlanmaz.
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ mt: 1.5 }}
        loading={mail.busy}
        onClick={() => mail.run()}
      >
        Yeniden gönder
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: outcome ? 1 : 0 }}>
        {outcome}
      </Typography>
    </Alert>
  )
}
