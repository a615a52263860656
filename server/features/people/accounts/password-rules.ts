import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { guessableBy, type Owner } from '#domain/people/accounts/guessable-password.rules.ts'

/** Called wherever a password is chosen; `field` is its name in the form. */
export function refuseGuessable(password: string, owner: Owner, field: 'password' | 'newPassword'): void {
  const code = guessableBy(password, owner)
  if (code) throw refuseAccount(code, { [field]: refuseAccount(code).message })
}
