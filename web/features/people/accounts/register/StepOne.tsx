import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField, PasswordField } from '#web/forms/form.tsx'
import { PasswordStrength } from '../PasswordStrength.tsx'
import { useCheckOnLeave } from './check-on-leave.ts'
import { IdentityCheck } from './IdentityCheck.tsx'
import type { CheckState } from './identity-check.ts'
import type { RegisterForm, StepOneField } from './register-form.ts'

interface Props {
  form: RegisterForm
  check: CheckState
  /** The four identity fields are filled and plausible. */
  askable: boolean
  /** Restored after a reload, so that only what is never stored is missing. */
  resumed: boolean
  onVerify: () => Promise<CheckState>
  onForward: () => void
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
const identity = ['tcKimlikNo', 'dogumYili', 'firstname', 'lastname'] as const
/** The number is checked at its last digit; a name when its field is left or after a pause. */
const nameRestMs = 1500
const passwordRestMs = 400
/** A shorter one is not finished; it must not be refused at every sign. */
const shortestChecked = 8

export function StepOne({ form, check, askable, resumed, onVerify, onForward }: Props) {
  const { control } = form
  const checkedOnLeave = useCheckOnLeave(form)
  const [password, ...person] = useWatch({ control, name: ['password', ...identity] })
  const [tcKimlikNo, dogumYili, firstname, lastname] = person
  const filled = person.every((value) => value.trim() !== '')

  const ready = check.state === 'busy' || check.state === 'verified'

  const askUnasked = () => {
    if (askable && check.state === 'open') void onVerify()
  }
  const onPause = useEffectEvent(askUnasked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when one of these two fields changes
  useEffect(() => onPause(), [tcKimlikNo, dogumYili])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when one of the names changes
  useEffect(() => {
    const timer = setTimeout(() => onPause(), nameRestMs)
    return () => clearTimeout(timer)
  }, [firstname, lastname])
  // A password that would be guessed is refused while it is typed, not after the last step.
  const checkPassword = useEffectEvent(() => void form.trigger('password'))
  useEffect(() => {
    if (password.length < shortestChecked) return
    const timer = setTimeout(() => checkPassword(), passwordRestMs)
    return () => clearTimeout(timer)
  }, [password])
  const checked = (name: StepOneField) => {
    const { onBlur, ...rest } = checkedOnLeave(name)
    return {
      ...rest,
      onBlur: () => {
        onBlur()
        if ((identity as readonly string[]).includes(name)) askUnasked()
      },
    }
  }

  /** Enter goes to the next step, or starts the check that the step needs. */
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onForward()
    else if (filled) void onVerify()
  }

  /** Enter before the automatic check has started goes to the next step, which starts the check. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || check.state !== 'open' || !askable)
      return
    event.preventDefault()
    onForward()
  }

  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate aria-label="Bilgileriniz">
      <Stack spacing={3}>
        <Group title="Hesabınız">
          {resumed && (
            <Alert severity="info">
              Yazdıklarınız duruyor. Şifreniz ve TC Kimlik numaranız güvenliğiniz için saklanmaz; yeniden yazın.
            </Alert>
          )}
          <FormField
            control={control}
            {...checked('email')}
            label="E-posta"
            type="email"
            autoComplete="email"
            autoFocus={!resumed}
            slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
          />
          <PasswordField
            control={control}
            {...checked('password')}
            label="Şifre"
            autoComplete="new-password"
            autoFocus={resumed}
          />
          <PasswordStrength password={password} />
        </Group>
        <Group
          title="Kimliğiniz"
          id="why-national-id"
          why="Kontrata mülk sahibi ya da kiracı olarak doğru adla yazılmanız ve adınıza başkasının hesap açamaması için. Numaranız şifreli saklanır, listelerde gösterilmez."
        >
          <Box sx={pair}>
            <FormField control={control} {...checked('firstname')} label="Ad" autoComplete="given-name" />
            <FormField control={control} {...checked('lastname')} label="Soyad" autoComplete="family-name" />
          </Box>
          <Box sx={pair}>
            <FormField
              control={control}
              {...checked('tcKimlikNo')}
              label="TC Kimlik No"
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 11, inputMode: 'numeric', 'aria-describedby': 'why-national-id' } }}
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
        </Group>
        <LegalLinks />
        <Button
          // With a disabled default button, Enter in a field would do nothing; then the check button is the default.
          type={ready ? 'submit' : 'button'}
          variant="contained"
          size="large"
          disabled={!ready}
          aria-describedby={ready ? undefined : 'identity-explained'}
        >
          Devam Et
        </Button>
      </Stack>
    </form>
  )
}

interface GroupProps {
  title: string
  /** The id of the reason, for the fields that it explains. */
  id?: string
  why?: string
  children: ReactNode
}

function Group({ title, id, why, children }: GroupProps) {
  const heading = useId()
  return (
    <Stack component="section" spacing={2} aria-labelledby={heading}>
      <Box>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        {why && (
          <Typography id={id} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {why}
          </Typography>
        )}
      </Box>
      {children}
    </Stack>
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
