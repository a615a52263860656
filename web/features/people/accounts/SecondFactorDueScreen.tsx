import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { signOut } from '#web/session/current-user.ts'
import { SecondFactorSection } from './profile/SecondFactorSection.tsx'

/** Replaces every screen until an administrator has turned the second factor on. */
export default function SecondFactorDueScreen() {
  const [isOn, setOn] = useState(false)
  return (
    <AuthFrame documentTitle="İki adımlı doğrulama">
      <Stack spacing={2.5}>
        <Typography variant="h1">Yönetici hesabınızı koruyun</Typography>
        <Typography>
          Yönetici hesaplarında iki adımlı doğrulama zorunludur. Açtıktan sonra kurtarma kodlarınızı saklayın ve devam
          edin.
        </Typography>
        <SecondFactorSection enabled={false} onOpened={() => setOn(true)} />
        {/* Reloads the whole page, so that no refused reply stays cached. */}
        <Button variant="contained" disabled={!isOn} onClick={() => window.location.reload()}>
          Devam Et
        </Button>
        <Button startIcon={<LogOut size={18} aria-hidden />} onClick={() => void signOut()}>
          Çıkış Yap
        </Button>
      </Stack>
    </AuthFrame>
  )
}
