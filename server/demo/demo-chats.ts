import { z } from 'zod'
import { demoTexts, email } from './demo-texts.ts'

export const chatPicture = 'Su sayacı.webp'
export const chatPaper = 'Tesisat bakım formu.pdf'

const hoursAgo = z.number()
const message = z.tuple([email, hoursAgo, z.string()], z.enum([chatPicture, chatPaper]))

/** Oldest message first. `unread` is the number of last messages that the other person has not read. */
const chat = z.strictObject({
  between: z.tuple([email, email]),
  unread: z.number().int(),
  messages: z.array(message),
})

export const demoChats = demoTexts('chats', chat)
