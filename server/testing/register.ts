import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import type { Client } from './client.ts'
import { nationalId } from './national-id.ts'

export const person = { tcKimlikNo: '10000000146', ad: 'Işıl', soyad: 'Çağlar', dogumYili: 1990 }

let addresses = 0
export const freshEmail = () => `yeni${++addresses}@ornek.test`

let people = 0
/** A valid number, different on each call. */
const freshNationalId = () => nationalId(234_567_890 + ++people * 7919)

/** The registration that the wizard sends after a successful identity check. */
export async function registration(
  client: Client,
  {
    tcKimlikNo = freshNationalId(),
    ...given
  }: Partial<Record<'email' | 'password' | 'userType' | 'name' | 'tcKimlikNo', string>> = {},
) {
  const checked = await client.call(accountsApi.verifyIdentity, { body: { ...person, tcKimlikNo } })
  return {
    email: freshEmail(),
    password: 'Deneme2026!',
    name: `${person.ad} ${person.soyad}`,
    firstname: person.ad,
    userAgent: 'Deneme Tarayıcısı 1.0',
    userType: 'landlord' as const,
    proof: checked.body.proof ?? '',
    ...(given as object),
  }
}
