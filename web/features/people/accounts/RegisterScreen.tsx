import Typography from '@mui/material/Typography'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { publicConfig } from '#web/lib/public-config.ts'
import { RegisterWizard } from './register/RegisterWizard.tsx'

export default function RegisterScreen() {
  if (publicConfig.registrationOpen) return <RegisterWizard />
  return (
    <AuthFrame documentTitle="Kayıt">
      <Typography>{publicConfig.registrationClosedText}</Typography>
    </AuthFrame>
  )
}
