import { expect, test } from 'vitest'
import {
  dayLabel,
  inListOrder,
  isOnline,
  isRecentlyOnline,
  lastSeenText,
  mayWriteTo,
  messageTime,
  peopleFound,
  wordsOf,
} from './chat.rules.ts'
import type { ChatPartner } from './chat.schema.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
const minute = 60
const hour = 60 * minute
const day = 24 * hour

test.each([
  [-5, 'Çevrimiçi'],
  [0, 'Çevrimiçi'],
  [29, 'Çevrimiçi'],
  [30, 'Az önce'],
  [59, 'Az önce'],
  [60, '1 dk önce'],
  [59 * minute, '59 dk önce'],
  [23 * hour, '23 saat önce'],
  [6 * day, '6 gün önce'],
  [7 * day, '08.11.2026'],
])('CHAT-15 AMB-57 seen %i seconds ago reads %j', (seconds, text) => {
  expect(lastSeenText(ago(seconds), now)).toBe(text)
})

test('CHAT-15 somebody who has never been here is not online', () => {
  expect(lastSeenText(null, now)).toBe('Çevrimdışı')
  expect(isOnline(null, now)).toBe(false)
})

test.each([
  [0, true],
  [4 * minute + 59, true],
  [5 * minute, true],
  [5 * minute + 1, false],
])('CHAT-16 AMB-57 in related-people lists %i seconds ago is online: %j', (seconds, online) => {
  expect(isRecentlyOnline(ago(seconds), now)).toBe(online)
  expect(isRecentlyOnline(null, now)).toBe(false)
})

test.each([
  ['2026-11-15T08:00:00Z', 'Bugün'],
  // The day changes at midnight in Istanbul.
  ['2026-11-14T21:00:00Z', 'Bugün'],
  ['2026-11-14T20:59:59Z', 'Dün'],
  ['2026-11-13T20:59:59Z', '13.11.2026'],
])('CHAT-17 the day of %s reads %j', (at, label) => {
  expect(dayLabel(at, now)).toBe(label)
})

test.each([
  ['2026-11-15T08:00:00Z', '11:00'],
  ['2026-11-14T20:59:59Z', 'Dün'],
  ['2026-11-13T20:59:59Z', '13.11.2026'],
])('CHAT-02 a row says of a last message of %s: %s', (at, text) => {
  expect(messageTime(at, now)).toBe(text)
})

test.each([
  ['owner', 'tenant', true],
  ['owner', 'lawyer', true],
  ['tenant', 'owner', true],
  ['authorised', 'owner', true],
  ['authorised', 'tenant', false],
  ['tenant', 'tenant', false],
  ['owner', 'owner', false],
  ['admin', 'owner', false],
] as const)('CHAT-03 J12 %s is offered to write to %s: %j', (own, other, offered) => {
  expect(mayWriteTo(own, other)).toBe(offered)
})

const partner = (name: string, more: Partial<ChatPartner> = {}): ChatPartner => ({
  id: name,
  name,
  avatar: '',
  email: '',
  last_seen: null,
  chatId: null,
  propertyTitle: 'Ortak Mülk',
  roles: ['Kiracı'],
  hasChat: false,
  unread: 0,
  last: null,
  writable: true,
  ...more,
})
const talkedAt = (timestamp: string) => ({ hasChat: true, last: { text: 'x', sender_id: 'a', timestamp } })

test('CHAT-02 newest conversation first, then an empty one, then the others by name', () => {
  const ordered = inListOrder([
    partner('Şule'),
    partner('Çiğdem'),
    partner('Eski', talkedAt('2026-11-01T10:00:00.000Z')),
    partner('Boş', { hasChat: true }),
    partner('Yeni', talkedAt('2026-11-15T10:00:00.000Z')),
    partner('Cem'),
  ])
  expect(ordered.map(({ name }) => name)).toEqual(['Yeni', 'Eski', 'Boş', 'Cem', 'Çiğdem', 'Şule'])
})

test('CHAT-02 people are found by name, role or property, with or without Turkish letters', () => {
  const people = [
    partner('Gül Şahin', { propertyTitle: 'Çınar Apt. 5' }),
    partner('İsmail Işık', { roles: ['Avukat'], propertyTitle: 'Moda' }),
  ]
  const found = (q: string) => peopleFound(people, q).map(({ name }) => name)
  expect(found('')).toHaveLength(2)
  expect(found('gul sahin')).toEqual(['Gül Şahin'])
  expect(found('CINAR')).toEqual(['Gül Şahin'])
  expect(found('ışık avukat')).toEqual(['İsmail Işık'])
  expect(found('moda kiracı')).toEqual([])
})

test('CHAT-02 a message without text is named by what it carries', () => {
  const file = (type: string) => ({ id: 'f', name: 'fatura.pdf', type, size: 1, width: null, height: null })
  expect(wordsOf({ text: 'Merhaba', files: [file('image/png')] })).toBe('Merhaba')
  expect(wordsOf({ text: '', files: [file('image/png')] })).toBe('Fotoğraf')
  expect(wordsOf({ text: '', files: [file('application/pdf')] })).toBe('fatura.pdf')
  expect(wordsOf({ text: '', files: [file('image/png'), file('image/png')] })).toBe('2 dosya')
})
