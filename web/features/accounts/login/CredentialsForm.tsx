import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountsRefusals } from '#domain/accounts/accounts.messages.ts'
import { loginForm } from '#domain/accounts/accounts.schema.ts'
import { FormFailure } from '#web/forms/FormFailure.tsx'
import { FormField, PasswordField, SubmitButton } from '#web/forms/form.tsx'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { CallError } from '#web/lib/call.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { rememberHere } from '#web/lib/remembered-here.ts'
import { afterLogin } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { logIn } from '../accounts.queries.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { SessionEnded } from './SessionEnded.tsx'

type Values = z.input<typeof loginForm>
type Sent = z.output<typeof loginForm>

const remember = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  gap: 1.5,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
} as const

/** A wrong password, a missing session or a broken server read the same; only waiting and the network are named. */
const failureText = (error: unknown) =>
  error instanceof CallError && [0, 429, 503].includes(error.status)
    ? error.message
    : accountsRefusals.login_failed.message

export function CredentialsForm({ onSecondFactor }: { onSecondFactor: () => void }) {
  const [failure, setFailure] = useState('')
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', remember: false },
  })
  const { control, formState } = form

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { secondFactor } = await logIn(body)
      rememberHere(body.remember)
      if (secondFactor) return onSecondFactor()
      await afterLogin()
    } catch (error) {
      setFailure(failureText(error))
    }
  })

  return (
    <AuthFrame title="Giriş Yap" lead="Mülklerinize, kontratlarınıza ve ödemelerinize buradan ulaşın.">
      <form onSubmit={submit} noValidate aria-label="Giriş">
        <Stack spacing={2}>
          <SessionEnded />
          {failure && <FormFailure>{failure}</FormFailure>}
          <FormField
            control={control}
            name="email"
            label="E-posta"
            type="email"
            autoComplete="username"
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
          />
          <PasswordField control={control} name="password" label="Şifre" autoComplete="current-password" />
          <Box>
            <Controller
              control={control}
              name="remember"
              render={({ field: { value, ...field } }) => (
                // The browser's own: a hundredth of the weight, on the first page of everybody.
                <Box component="label" sx={remember}>
                  <input {...field} type="checkbox" checked={Boolean(value)} aria-describedby="remember-explained" />
                  Beni hatırla
                </Box>
              )}
            />
            <Typography id="remember-explained" variant="body2" color="textSecondary" sx={{ pl: 4 }}>
              Tarayıcıyı kapatsanız da oturumunuz açık kalır, son gördükleriniz çevrimdışıyken de okunur. Ortak
              bilgisayarda işaretlemeyin.
            </Typography>
          </Box>
          <SubmitButton busy={formState.isSubmitting} fullWidth>
            Giriş Yap
          </SubmitButton>
          <Stack
            direction="row"
            sx={{
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              columnGap: 2,
              '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 32 } },
            }}
          >
            <TextLink to="/forgot-password">Şifremi Unuttum?</TextLink>
            <TextLink to="/register">Hesabınız yok mu?</TextLink>
          </Stack>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <Button variant="outlined" disabled fullWidth aria-describedby="e-devlet-soon">
              E-Devlet ile Giriş
            </Button>
            <Typography id="e-devlet-soon" variant="body2" color="textSecondary">
              Yakında
            </Typography>
          </Box>
        </Stack>
      </form>
      <DemoAccounts
        accounts={publicConfig.demoAccounts}
        onChoose={({ email, password }) => {
          form.setValue('email', email)
          form.setValue('password', password)
          form.clearErrors()
          setFailure('')
        }}
      />
    </AuthFrame>
  )
}
