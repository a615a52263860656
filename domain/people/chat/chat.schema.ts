import { z } from 'zod'

/** Long enough for a letter, short enough to be read on a phone. */
export const maxMessageLength = 4000
export const maxMessageFiles = 5

export const messageFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})

export const messageView = z.strictObject({
  id: z.uuid(),
  chat_id: z.uuid(),
  /** Position of the message within the chat. */
  seq: z.number().int(),
  sender_id: z.uuid(),
  text: z.string(),
  timestamp: z.iso.datetime(),
  is_read: z.boolean(),
  files: z.array(messageFile),
})
export type MessageView = z.output<typeof messageView>

/** A row of the list: a related person, with or without a conversation (CHAT-04). */
export const chatPartner = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  avatar: z.string(),
  email: z.string(),
  last_seen: z.iso.datetime().nullable(),
  chatId: z.uuid().nullable(),
  propertyTitle: z.string(),
  /** Role labels, in the specified order of chips. */
  roles: z.array(z.string()),
  hasChat: z.boolean(),
  unread: z.number().int(),
  /** The last message; null before the first one. */
  last: z.strictObject({ text: z.string(), sender_id: z.uuid(), timestamp: z.iso.datetime() }).nullable(),
  /** False when the two no longer share a property: old messages stay readable, new ones are refused. */
  writable: z.boolean(),
})
export type ChatPartner = z.output<typeof chatPartner>
