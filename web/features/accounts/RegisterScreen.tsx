import Typography from '@mui/material/Typography'
import { publicConfig } from '#web/lib/public-config.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { RegisterWizard } from './register/RegisterWizard.tsx'

export default function RegisterScreen() {
  if (publicConfig.registrationOpen) return <RegisterWizard />
  return (
    <AuthFrame documentTitle="Kayıt">
      <Typography>{publicConfig.registrationClosedText}</Typography>
    </AuthFrame>
  )
}
