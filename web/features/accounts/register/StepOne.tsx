import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField, PasswordField } from '#web/forms/form.tsx'
import { PasswordStrength } from '../PasswordStrength.tsx'
import { useCheckOnLeave } from './check-on-leave.ts'
import { IdentityCheck } from './IdentityCheck.tsx'
import type { CheckState } from './identity-check.ts'
import type { RegisterForm } from './register-form.ts'

interface Props {
  form: RegisterForm
  check: CheckState
  onVerify: () => Promise<CheckState>
  onForward: () => void
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

export function StepOne({ form, check, onVerify, onForward }: Props) {
  const { control } = form
  const checked = useCheckOnLeave(form)
  const [password, ...person] = useWatch({
    control,
    name: ['password', 'tcKimlikNo', 'dogumYili', 'firstname', 'lastname'],
  })
  const filled = person.every((value) => value.trim() !== '')
  const verified = check.state === 'verified'
  const forwardButton = useRef<HTMLButtonElement>(null)

  const verify = async () => {
    const pressedHere = document.activeElement
    const answer = await onVerify()
    // The pressed button is gone; the next one takes over. Someone who went on typing is left alone.
    const stayed = document.activeElement === pressedHere || document.activeElement === document.body
    if (answer.state === 'verified' && stayed) setTimeout(() => forwardButton.current?.focus())
  }
  /** Enter does what comes next: first the check, then the next step. */
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (verified) onForward()
    else if (filled && check.state !== 'busy') verify()
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Bilgileriniz">
      <Stack spacing={2}>
        <Box sx={pair}>
          <FormField control={control} {...checked('firstname')} label="Ad" autoComplete="given-name" autoFocus />
          <FormField control={control} {...checked('lastname')} label="Soyad" autoComplete="family-name" />
        </Box>
        <FormField
          control={control}
          {...checked('email')}
          label="E-posta"
          type="email"
          autoComplete="email"
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField control={control} {...checked('password')} label="Şifre" autoComplete="new-password" />
        <PasswordStrength password={password} />
        <Box sx={{ ...pair, pt: 1 }}>
          <FormField
            control={control}
            {...checked('tcKimlikNo')}
            label="TC Kimlik No"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 11, inputMode: 'numeric' } }}
          />
          <FormField
            control={control}
            {...checked('dogumYili')}
            label="Doğum yılı"
            autoComplete="bday-year"
            slotProps={{ htmlInput: { maxLength: 4, inputMode: 'numeric' } }}
          />
        </Box>
        <IdentityCheck check={check} usable={filled} />
        <LegalLinks />
        <Button
          ref={forwardButton}
          // With a disabled default button, Enter in a field would do nothing; then the check is the default.
          type={verified ? 'submit' : 'button'}
          variant="contained"
          size="large"
          disabled={!verified}
          aria-describedby={verified ? undefined : 'identity-explained'}
        >
          Devam Et
        </Button>
      </Stack>
    </form>
  )
}

function LegalLinks() {
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <Typography variant="body2" color="textSecondary">
      Devam ederek{' '}
      <Link href="/terms" {...newTab}>
        Kullanım Koşulları
      </Link>
      ’nı kabul eder,{' '}
      <Link href="/privacy" {...newTab}>
        Gizlilik Politikası
      </Link>
      ’nı okuduğunuzu belirtirsiniz. Kişisel verilerinizin nasıl işlendiği{' '}
      <Link href="/kvkk" {...newTab}>
        KVKK Aydınlatma Metni
      </Link>
      ’ndedir.
    </Typography>
  )
}
