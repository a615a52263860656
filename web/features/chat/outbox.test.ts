import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { draftFor, forgetMemory, keepDraft } from './drafts.ts'
import { discard, sendMessage, tryAgain } from './outbox.ts'
import { changeThread, forgetOldThreads, threadOf } from './threads.ts'

type Answer = { status?: number; body: unknown } | Error

const other = 'o'
let refuse: Answer | null
let calls: string[]
let sent: { id: string; text: string; files: string[] }[]
let seq: number

beforeEach(() => {
  vi.useFakeTimers()
  refuse = null
  sent = []
  seq = 0
  calls = stubServer((name, request) => {
    if (name === 'POST /api/chat') return { body: { chat_id: 'c' } }
    if (refuse) return refuse
    const body = JSON.parse(String(request.body))
    sent.push(body)
    return { body: { ...body, chat_id: 'c', seq: ++seq, sender_id: 'ben', timestamp: 'x', is_read: false, files: [] } }
  })
})
afterEach(() => {
  emit('userLoggedOut', { reason: 'chosen' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offline = () => new TypeError('offline')

test('CHAT-12 a message shows at once, begins the chat once, and is confirmed under the same id', async () => {
  const first = sendMessage(other, 'bir')
  const second = sendMessage(other, 'iki')
  expect(threadOf(other).pending.map(({ text, state }) => [text, state])).toEqual([
    ['bir', 'sending'],
    ['iki', 'sending'],
  ])
  const ids = threadOf(other).pending.map(({ id }) => id)
  await Promise.all([first, second])
  expect(calls.filter((call) => call === 'POST /api/chat')).toHaveLength(1)
  expect(sent.map(({ text }) => text)).toEqual(['bir', 'iki'])
  expect(threadOf(other)).toMatchObject({ chatId: 'c', pending: [] })
  expect(threadOf(other).messages.map(({ id }) => id)).toEqual(ids)
})

test('CHAT-12 without a network messages wait in their order and go with it, each once and under its own id', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  await sendMessage(other, 'iki')
  const ids = threadOf(other).pending.map(({ id }) => id)
  expect(threadOf(other).pending[0]).toMatchObject({ state: 'waiting' })
  refuse = null
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(threadOf(other).pending).toEqual([]))
  expect(sent.map(({ id }) => id)).toEqual(ids)
})

test('CHAT-12 a network that comes back without a word is found by trying', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  refuse = null
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(1)
})

test('CHAT-12 a refused message says why, keeps its id for another try, and holds nothing else up', async () => {
  refuse = { status: 403, body: { code: 'chat_closed', message: 'Artık yazamazsınız.' } }
  await sendMessage(other, 'bir')
  const [failed] = threadOf(other).pending
  expect(failed).toMatchObject({ state: 'failed', problem: 'Artık yazamazsınız.' })
  refuse = null
  await sendMessage(other, 'iki')
  expect(sent.map(({ text }) => text)).toEqual(['iki'])
  await tryAgain(other, failed!.id)
  expect(sent[1]).toMatchObject({ id: failed!.id, text: 'bir' })
  expect(threadOf(other).pending).toEqual([])
})

test('CHAT-12 a refused message can be given up', async () => {
  refuse = { status: 500, body: {} }
  await sendMessage(other, 'bir')
  discard(other, threadOf(other).pending[0]!.id)
  expect(threadOf(other).pending).toEqual([])
})

test('CACHE-04 a conversation is forgotten after five minutes, but never what waits to be sent', async () => {
  changeThread('eski', (thread) => ({ ...thread, chatId: 'e' }))
  refuse = offline()
  await sendMessage(other, 'bir')
  forgetOldThreads(Date.now() + 5 * 60_000 - 1)
  expect(threadOf('eski').chatId).toBe('e')
  forgetOldThreads(Date.now() + 5 * 60_000)
  expect(threadOf('eski').chatId).toBeNull()
  expect(threadOf(other).pending).toHaveLength(1)
})

test('CHAT-17 a draft stays with its person, over a reload and a lost session too, and goes at sign-out', () => {
  keepDraft('a', { text: 'yarım', files: [] })
  expect(draftFor('a').text).toBe('yarım')
  expect(draftFor('b').text).toBe('')
  emit('userLoggedOut', { reason: 'lost' })
  forgetMemory()
  expect(draftFor('a').text).toBe('yarım')
  sessionStorage.setItem(
    'anahtar.chat.drafts',
    JSON.stringify({ of: 'baskasi', drafts: { a: { text: 'x', files: [] } } }),
  )
  forgetMemory()
  expect(draftFor('a').text).toBe('')
  keepDraft('a', { text: 'yarım', files: [] })
  emit('userLoggedOut', { reason: 'chosen' })
  expect(draftFor('a').text).toBe('')
})
