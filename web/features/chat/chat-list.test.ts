import { expect, test } from 'vitest'
import type { ChatPartner, MessageView } from '#domain/chat/chat.schema.ts'
import { listWithChat, listWithMessage, listWithPresence, listWithRead, partnerOf } from './chat-list.ts'

const partner = (id: string, chatId: string | null): ChatPartner => ({
  id,
  name: id,
  avatar: '',
  email: '',
  last_seen: null,
  chatId,
  propertyTitle: 'Ortak Mülk',
  roles: [],
  hasChat: chatId !== null,
  unread: 0,
  last: null,
  writable: true,
})
const message = (chat_id: string, sender_id: string, timestamp = '2026-11-15T10:00:00.000Z'): MessageView => ({
  id: 'm',
  chat_id,
  seq: 1,
  sender_id,
  text: 'Merhaba',
  timestamp,
  is_read: false,
  files: [],
})
const data = { partners: [partner('a', 'ca'), partner('b', null)], totalUnread: 0, conversation: null }

test('CHAT-13 a message belongs to the row of its chat, or to its sender before there is one', () => {
  expect(partnerOf(data, message('ca', 'ben'), 'ben')?.id).toBe('a')
  expect(partnerOf(data, message('yeni', 'b'), 'ben')?.id).toBe('b')
  // Written in another window to somebody new: only the server knows to whom.
  expect(partnerOf(data, message('yeni', 'ben'), 'ben')).toBeUndefined()
})

test('CHAT-02 a message changes last words, count and address of its row alone', () => {
  const [a, b] = listWithMessage(data, 'b', message('cb', 'b'), true).partners
  expect(a).toBe(data.partners[0])
  expect(b).toMatchObject({ chatId: 'cb', hasChat: true, unread: 1, last: { text: 'Merhaba', sender_id: 'b' } })
})

test('CHAT-02 an older message does not replace newer words', () => {
  const newer = listWithMessage(data, 'a', message('ca', 'a', '2026-11-15T11:00:00.000Z'), false)
  const after = listWithMessage(newer, 'a', message('ca', 'ben', '2026-11-15T10:00:00.000Z'), false)
  expect(after.partners[0]?.last).toMatchObject({ sender_id: 'a' })
})

test('CHAT-01 reading empties the count, presence moves, a begun chat gets its address', () => {
  const unread = listWithMessage(data, 'a', message('ca', 'a'), true)
  expect(listWithRead(unread, 'ca').partners[0]).toMatchObject({ unread: 0 })
  expect(listWithPresence(data, 'b', 'now').partners.map(({ last_seen }) => last_seen)).toEqual([null, 'now'])
  expect(listWithChat(data, 'b', 'cb').partners[1]).toMatchObject({ chatId: 'cb', hasChat: true })
})
