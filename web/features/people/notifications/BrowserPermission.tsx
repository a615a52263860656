import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { BrowserPermissionState } from './use-browser-permission.ts'

/** Whether this browser may show push notifications, and how to change that. */
export function BrowserPermission({ here, ability, busy, allow, forbid }: BrowserPermissionState) {
  if (ability === 'unsupported')
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        Bu tarayıcı bildirimleri desteklemiyor.
      </Alert>
    )
  if (ability === 'denied')
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        Tarayıcınız bu site için bildirimleri engelliyor. Adres çubuğundaki site ayarlarından izin verip sayfayı
        yenileyin.
      </Alert>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
        {here
          ? 'Bu tarayıcıda bildirimler açık; oturumu kapatınca kendiliğinden kapanır.'
          : 'Bu tarayıcıda bildirimler kapalı. Açarsanız sayfa kapalıyken de haber alırsınız.'}
      </Typography>
      <Button variant="outlined" loading={busy} onClick={() => (here ? forbid() : allow())}>
        {here ? 'Bu tarayıcıda kapat' : 'Bu tarayıcıda aç'}
      </Button>
    </Box>
  )
}
