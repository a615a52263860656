import './login.css'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import { loginForm } from '#domain/people/accounts/accounts.schema.ts'
import '#web/forms/problem-words.ts'
import { CallError } from '#web/lib/call.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { rememberHere } from '#web/lib/remembered-here.ts'
import { afterLogin } from '#web/session/current-user.ts'
import { EyeIcon } from '#web/ui/EyeIcon.tsx'
import { logIn } from '../accounts.queries.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { PlainField } from './PlainField.tsx'
import { SessionEnded } from './SessionEnded.tsx'

type Values = z.input<typeof loginForm>
type Problems = Partial<Record<keyof Values, string>>

/**
 * A wrong password, a missing session and a server error share one text; only rate limits and network failures differ.
 */
const failureText = (error: unknown) =>
  error instanceof CallError && [0, 429, 503].includes(error.status)
    ? error.message
    : accountsRefusals.login_failed.message

function problemsIn({ error }: ReturnType<typeof loginForm.safeParse>): Problems {
  const found: Problems = {}
  for (const { path, message } of error?.issues ?? []) found[path[0] as keyof Values] ??= message
  return found
}

export function CredentialsForm({ onSecondFactor }: { onSecondFactor: (remember: boolean) => void }) {
  const [values, setValues] = useState<Values>({ email: '', password: '', remember: false })
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [visible, setVisible] = useState(false)
  const fields = useRef<HTMLFormElement>(null)

  const checked = loginForm.safeParse(values)
  // No errors are shown before the first submit; afterwards they follow every keystroke.
  const problems = tried ? problemsIn(checked) : {}
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure('')
    setTried(true)
    if (!checked.success) {
      const first = checked.error.issues[0]?.path[0]
      const wrong = first && fields.current?.elements.namedItem(String(first))
      if (wrong instanceof HTMLInputElement) wrong.focus()
      return
    }
    setBusy(true)
    try {
      const { secondFactor } = await logIn(checked.data)
      if (secondFactor) return onSecondFactor(checked.data.remember)
      rememberHere(checked.data.remember)
      await afterLogin()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="login-card">
      <h1>Giriş Yap</h1>
      <p className="login-lead">Mülklerinize, kontratlarınıza ve ödemelerinize buradan ulaşın.</p>
      <form ref={fields} onSubmit={submit} noValidate aria-label="Giriş">
        <SessionEnded />
        {failure && (
          <p role="alert" className="login-notice login-failure">
            {failure}
          </p>
        )}
        <PlainField
          label="E-posta"
          name="email"
          type="email"
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
          problem={problems.email}
          autoComplete="username"
          autoFocus
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PlainField
          label="Şifre"
          name="password"
          type={visible ? 'text' : 'password'}
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
          problem={problems.password}
          autoComplete="current-password"
          button={
            <button
              type="button"
              className="login-eye"
              aria-label={visible ? 'Şifreyi gizle' : 'Şifreyi göster'}
              onClick={() => setVisible(!visible)}
              // Keeps the caret where it is.
              onMouseDown={(event) => event.preventDefault()}
            >
              <EyeIcon crossed={visible} />
            </button>
          }
        />
        <div>
          <label className="login-remember">
            <input
              type="checkbox"
              name="remember"
              checked={Boolean(values.remember)}
              onChange={(event) => change({ remember: event.target.checked })}
              aria-describedby="remember-explained"
            />
            Beni hatırla
          </label>
          <p id="remember-explained" className="login-explained">
            Tarayıcıyı kapatsanız da oturumunuz açık kalır, son gördükleriniz çevrimdışıyken de okunur. Ortak
            bilgisayarda işaretlemeyin.
          </p>
        </div>
        <button type="submit" className="login-button" aria-disabled={busy} aria-busy={busy}>
          Giriş Yap
        </button>
        <div className="login-links">
          <Link to="/forgot-password">Şifremi Unuttum?</Link>
          <Link to="/register">Hesabınız yok mu?</Link>
        </div>
        <div className="login-e-devlet">
          <button type="button" className="login-quiet-button" disabled aria-describedby="e-devlet-soon">
            E-Devlet ile Giriş
          </button>
          <span id="e-devlet-soon">Yakında</span>
        </div>
      </form>
      <DemoAccounts
        accounts={publicConfig.demoAccounts}
        onChoose={({ email, password }) => {
          change({ email, password })
          setTried(false)
          setFailure('')
        }}
      />
    </div>
  )
}
