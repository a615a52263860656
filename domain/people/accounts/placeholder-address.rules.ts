import { newId } from '#domain/kernel/ids.ts'

const host = '@yer-tutucu.invalid'

/** Used for an account whose e-mail address belongs to another account; no mail is ever sent to it. */
export const placeholderAddress = () => `${newId()}${host}`
export const isPlaceholder = (email: string) => email.endsWith(host)
