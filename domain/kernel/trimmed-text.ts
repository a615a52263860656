import { z } from 'zod'

export const tooLong = (max: number) => `En fazla ${max} karakter girilebilir`

/** Without the spaces around it. */
export const trimmedText = (max: number) => z.string().trim().max(max, tooLong(max))
