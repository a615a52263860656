import { phone } from './accounts.schema.ts'

/** +905xxxxxxxxx, or null when the text is no mobile number; landlines receive no text messages. */
export function mobileOf(text: string | null | undefined): string | null {
  const number = phone.safeParse(text ?? '').data
  return number?.startsWith('+905') ? number : null
}

/** +90 5** *** ** 33: lets users recognise their own number without revealing it to others. */
export const phoneHint = (mobile: string) => `+90 5** *** ** ${mobile.slice(-2)}`
