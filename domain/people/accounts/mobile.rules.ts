import { phone } from './accounts.schema.ts'

/** +905xxxxxxxxx, or null when the text is no mobile number: a land line receives no message. */
export function mobileOf(text: string | null | undefined): string | null {
  const number = phone.safeParse(text ?? '').data
  return number?.startsWith('+905') ? number : null
}

/** +90 5** *** ** 33: enough to know one's own number by, useless to anybody else. */
export const phoneHint = (mobile: string) => `+90 5** *** ** ${mobile.slice(-2)}`
