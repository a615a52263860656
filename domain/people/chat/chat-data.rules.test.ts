import { expect, test } from 'vitest'
import { loadedChat } from './chat-data.rules.ts'

const full = { partners: [], totalUnread: 3, conversation: null }
const people = { partners: [] }

test('CHAT-06 the full data is used alone when it is there, also when a later reading failed', () => {
  expect(loadedChat({ data: full }, {})).toEqual({ data: full, from: 'chat', problem: null })
  expect(loadedChat({ data: full, error: new Error('later') }, {})).toMatchObject({ from: 'chat', problem: null })
})

test('CHAT-06 nothing is decided while a reading is under way', () => {
  expect(loadedChat({}, {})).toBeNull()
  expect(loadedChat({}, { data: people })).toBeNull()
  expect(loadedChat({ error: new Error('x') }, {})).toBeNull()
})

test('CHAT-06 without the full data the people stand alone, and the reason is kept', () => {
  const loaded = loadedChat({ error: new Error('zaman aşımı') }, { data: people })
  expect(loaded).toMatchObject({ data: { partners: [], totalUnread: 0, conversation: null }, from: 'people' })
  expect(loaded?.problem?.message).toBe('getOptimizedChatPageData failed: zaman aşımı')
})

test('CHAT-06 when both fail the result is empty and names the last reason, the first one behind it', () => {
  const loaded = loadedChat({ error: new Error('bir') }, { error: 'iki' })
  expect(loaded).toMatchObject({ data: { partners: [], totalUnread: 0, conversation: null }, from: 'nothing' })
  expect(loaded?.problem?.message).toBe('Both chat and fallback failed: iki')
  expect(loaded?.problem?.cause).toMatchObject({ message: 'getOptimizedChatPageData failed: bir' })
})
