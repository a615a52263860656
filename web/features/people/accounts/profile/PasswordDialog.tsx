import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passwordOnly, recoveryCode } from '#domain/people/accounts/accounts.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField, PasswordField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'

interface Props {
  title: string
  text: string
  action: string
  destructive?: boolean
  /** Also asks for a second-factor code. */
  withCode?: boolean
  /** Never rejects; the server's error goes to `refused`. */
  onConfirm: (given: { password: string; code: string }, refused: (error: Error) => void) => Promise<unknown>
  onCancel: () => void
}

/** Six digits come from the authenticator app; anything longer is a recovery code. */
const passwordAndAnyCode = passwordOnly.extend({ code: recoveryCode })
export const proofFrom = (code: string) => {
  const digits = code.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? { code: digits } : { recoveryCode: code }
}

/** Asks for the password again before the account's protection changes. */
export function PasswordDialog({
  title,
  text,
  action,
  destructive = false,
  withCode = false,
  onConfirm,
  onCancel,
}: Props) {
  const [failure, setFailure] = useState<Error | null>(null)
  const form = useForm({
    resolver: zodResolver(withCode ? passwordAndAnyCode : passwordOnly.extend({ code: z.string() })),
    defaultValues: { password: '', code: '' },
  })
  const busy = form.formState.isSubmitting

  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(null)
    await onConfirm({ password, code }, (error) => {
      if (error instanceof CallError && error.code === 'password_wrong') {
        form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true })
      } else if (error instanceof CallError && error.code === 'code_wrong') {
        form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true })
      } else if (!applyServerErrors(form, error)) setFailure(error)
    })
  })

  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={action}
      danger={destructive}
      maxWidth="xs"
      busy={busy}
      error={failure}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField
        control={form.control}
        name="password"
        label="Şifreniz"
        autoComplete="current-password"
        autoFocus
      />
      {withCode && (
        <FormField
          control={form.control}
          name="code"
          label="Doğrulama kodu ya da kurtarma kodu"
          autoComplete="one-time-code"
        />
      )}
    </FormDialog>
  )
}
