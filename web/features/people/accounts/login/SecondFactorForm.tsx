import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, useState } from 'react'
import { code, recoveryCode } from '#domain/people/accounts/accounts.schema.ts'
import '#web/forms/problem-words.ts'
import { FormFailure } from '#web/forms/FormFailure.tsx'
import { SubmitButton } from '#web/forms/form.tsx'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { rememberHere } from '#web/lib/remembered-here.ts'
import { afterLogin } from '#web/session/current-user.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { Providers } from '#web/ui/Providers.tsx'
import { TextInput as TextField } from '#web/ui/TextInput.tsx'
import { logInWithSecondFactor } from '../accounts.queries.ts'

interface Props {
  remember: boolean
  onBack: () => void
}

/** Brings the MUI theme with it, because the login page has none. */
export default function SecondFactorForm(props: Props) {
  return (
    <Providers toasts={false}>
      <CodeForm {...props} />
    </Providers>
  )
}

function CodeForm({ remember, onBack }: Props) {
  const [withRecovery, setWithRecovery] = useState(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    const checked = (withRecovery ? recoveryCode : code).safeParse(text)
    setProblem(checked.error?.issues[0]?.message ?? '')
    if (!checked.success) return
    setBusy(true)
    try {
      await logInWithSecondFactor(withRecovery ? { recoveryCode: checked.data } : { code: checked.data })
      rememberHere(remember)
      await afterLogin()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AuthFrame
      title="İki Adımlı Doğrulama"
      lead={
        withRecovery
          ? 'Kurtarma kodlarınızdan birini yazın. Her kod bir kez kullanılabilir.'
          : 'Doğrulama uygulamanızdaki 6 haneli kodu yazın.'
      }
    >
      <form onSubmit={submit} noValidate aria-label="İki adımlı doğrulama">
        <Stack spacing={2}>
          {failure && <FormFailure>{failure}</FormFailure>}
          <TextField
            // A key of its own, so that the browser offers and validates the right kind of code.
            key={String(withRecovery)}
            label={withRecovery ? 'Kurtarma kodu' : 'Doğrulama kodu'}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoFocus
            autoComplete={withRecovery ? 'off' : 'one-time-code'}
            error={Boolean(problem)}
            helperText={problem}
            slotProps={{
              htmlInput: withRecovery
                ? { maxLength: 30, autoCapitalize: 'none', spellCheck: false }
                : { maxLength: 7, inputMode: 'numeric' },
            }}
          />
          <SubmitButton busy={busy} fullWidth>
            Doğrula
          </SubmitButton>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
            <Button
              onClick={() => {
                setWithRecovery(!withRecovery)
                setText('')
                setProblem('')
                setFailure('')
              }}
            >
              {withRecovery ? 'Uygulamadaki kodu kullan' : 'Kurtarma kodu kullan'}
            </Button>
            <Button onClick={onBack}>Geri Dön</Button>
          </Stack>
        </Stack>
      </form>
    </AuthFrame>
  )
}
