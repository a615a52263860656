import { newId } from '#domain/kernel/ids.ts'

const host = '@yer-tutucu.invalid'

/** Stands where an account's address would, while that address is another account's; nothing is ever mailed to it. */
export const placeholderAddress = () => `${newId()}${host}`
export const isPlaceholder = (email: string) => email.endsWith(host)
