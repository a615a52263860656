import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Building2, KeyRound } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { Controller } from 'react-hook-form'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import { SubmitButton } from '#web/forms/form.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { CheckResult } from './IdentityCheck.tsx'
import type { CheckState } from './identity-check.ts'
import type { RegisterForm } from './register-form.ts'

interface Props {
  form: RegisterForm
  check: CheckState
  failure: string
  onBack: () => void
  onSubmit: (event: FormEvent) => void
}

const types = [
  { value: 'tenant', label: 'Kiracı', text: 'Bir mülk kiraladım veya kiralayacağım.', Icon: KeyRound },
  { value: 'landlord', label: 'Mülk Sahibi', text: 'Mülkümü yönetmek istiyorum.', Icon: Building2 },
] as const

const card = {
  m: 0,
  p: 2,
  pl: 1,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
  },
  '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const

export function StepTwo({ form, check, failure, onBack, onSubmit }: Props) {
  const id = useId()
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Hesap türü">
      <Stack spacing={2.5}>
        {failure && (
          <Alert severity="error">
            {failure}
            {failure === accountsRefusals.national_id_taken.message && (
              <Box sx={{ mt: 1, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
                <TextLink to="/login">Giriş yap</TextLink>
                <TextLink to="/forgot-password">Şifremi sıfırla</TextLink>
              </Box>
            )}
          </Alert>
        )}
        <Controller
          control={form.control}
          name="userType"
          render={({ field, fieldState: { error } }) => (
            <FormControl error={Boolean(error)} fullWidth>
              <RadioGroup
                aria-label="Hesap türü"
                aria-describedby={error ? `${id}-error` : undefined}
                name="userType"
                value={field.value}
                onChange={(_, value) => field.onChange(value)}
                sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
              >
                {types.map(({ value, label, text, Icon }, index) => (
                  <FormControlLabel
                    key={value}
                    value={value}
                    sx={card}
                    control={
                      <Radio
                        slotProps={{
                          input: {
                            'aria-label': label,
                            'aria-describedby': `${id}-${value}`,
                            ...(index === 0 && { ref: field.ref }),
                          },
                        }}
                      />
                    }
                    label={
                      <Box sx={{ pt: 0.75 }}>
                        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'text.primary' }}>
                          <Icon size={18} aria-hidden />
                          <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
                        </Stack>
                        <Typography id={`${id}-${value}`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                          {text}
                        </Typography>
                      </Box>
                    }
                  />
                ))}
              </RadioGroup>
              <FormHelperText id={`${id}-error`} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
                {error?.message}
              </FormHelperText>
            </FormControl>
          )}
        />
        {check.state === 'refused' ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={onBack}>
                Düzelt
              </Button>
            }
          >
            {check.message}
          </Alert>
        ) : (
          <Box role="status">
            <CheckResult check={check} />
          </Box>
        )}
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Button onClick={onBack}>Geri Dön</Button>
          <SubmitButton busy={form.formState.isSubmitting}>Hesap Oluştur</SubmitButton>
        </Stack>
      </Stack>
    </form>
  )
}
