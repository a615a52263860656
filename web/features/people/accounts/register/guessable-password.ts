import type { Resolver } from 'react-hook-form'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import type { RegisterSent, RegisterValues } from './register-form.ts'

/** A shorter one is refused for its length, after the form was sent (AMB-33). */
const shortest = 8

type RegisterResolver = Resolver<RegisterValues, unknown, RegisterSent>

/** The list of common passwords comes as a file of its own, with the first password that the form checks. */
const loadRule = () => import('#domain/people/accounts/guessable-password.rules.ts')

/** The form's own rules, and then the server's: a common password, or one made of the person's name or address. */
export const refusingGuessable =
  (resolve: RegisterResolver): RegisterResolver =>
  async (values, context, options) => {
    const result = await resolve(values, context, options)
    if (values.password.length < shortest || result.errors.password) return result
    const { firstname, lastname, email, password } = values
    // Without the list the server still refuses it.
    const rule = await loadRule().catch(() => null)
    const code = rule?.guessableBy(password, { name: `${firstname} ${lastname}`, email })
    if (!code) return result
    return {
      values: {},
      errors: { ...result.errors, password: { type: code, message: accountsRefusals[code].message } },
    }
  }
