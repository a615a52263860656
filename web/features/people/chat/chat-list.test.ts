import { expect, test } from 'vitest'
import type { ChatPartner, MessageView } from '#domain/people/chat/chat.schema.ts'
import { partnerOf, reduceList } from './chat-list.ts'
import { type ChatEvent, initialState } from './chat-state.ts'

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
const state = { ...initialState, ownId: 'ben' }
const received = (partnerId: string, message: MessageView): ChatEvent => ({
  type: 'messageReceived',
  partnerId,
  message,
})

test('CHAT-13 a message belongs to the row of its chat, or to its sender before there is one', () => {
  expect(partnerOf(data, message('ca', 'ben'), 'ben')?.id).toBe('a')
  expect(partnerOf(data, message('yeni', 'b'), 'ben')?.id).toBe('b')
  // Written in another window to a new partner: only the server knows to whom.
  expect(partnerOf(data, message('yeni', 'ben'), 'ben')).toBeUndefined()
})

test('CHAT-02 a message changes last words, count and address of its row alone', () => {
  const [a, b] = reduceList(data, received('b', message('cb', 'b')), state).partners
  expect(a).toBe(data.partners[0])
  expect(b).toMatchObject({ chatId: 'cb', hasChat: true, unread: 1, last: { text: 'Merhaba', sender_id: 'b' } })
})

test("CHAT-02 a message is unread when it is the other one's, new here, and nobody is looking at it", () => {
  const unread = (sender: string, more = {}) =>
    reduceList(data, received('a', message('ca', sender)), { ...state, ...more }).partners[0]?.unread
  expect(unread('a')).toBe(1)
  expect(unread('ben')).toBe(0)
  expect(unread('a', { viewedChatId: 'ca' })).toBe(0)
  expect(unread('a', { receivedIds: ['m'] })).toBe(0)
})

test('CHAT-02 an older message does not replace newer words', () => {
  const newer = reduceList(data, received('a', message('ca', 'a', '2026-11-15T11:00:00.000Z')), state)
  const after = reduceList(newer, received('a', message('ca', 'ben', '2026-11-15T10:00:00.000Z')), state)
  expect(after.partners[0]?.last).toMatchObject({ sender_id: 'a' })
})

test('CHAT-01 reading empties the count, presence moves, a begun chat gets its address', () => {
  const unread = reduceList(data, received('a', message('ca', 'a')), state)
  const read = (readerId: string) =>
    reduceList(unread, { type: 'readMarked', chatId: 'ca', readerId, seq: 1 }, state).partners[0]?.unread
  expect(read('ben')).toBe(0)
  expect(read('a')).toBe(1)
  expect(
    reduceList(unread, { type: 'readRequested', partnerId: 'a', chatId: 'ca', seq: 1 }, state).partners[0]?.unread,
  ).toBe(0)
  const present = reduceList(data, { type: 'presenceReceived', userId: 'b', lastSeen: 'now' }, state)
  expect(present.partners.map(({ last_seen }) => last_seen)).toEqual([null, 'now'])
  const opened = reduceList(data, { type: 'chatOpened', partnerId: 'b', chatId: 'cb' }, state)
  expect(opened.partners[1]).toMatchObject({ chatId: 'cb', hasChat: true })
})

test('an event that concerns no row leaves the list as it is, with its age', () => {
  expect(reduceList(data, { type: 'draftChanged', partnerId: 'a', draft: { text: 'x', files: [] } }, state)).toBe(data)
  expect(reduceList(data, { type: 'presenceReceived', userId: 'yok', lastSeen: 'now' }, state)).toBe(data)
})
