import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { stubServer, until } from '#web/ui/testing.tsx'
import { conversationOf, draftOf } from './chat-state.ts'
import { maxQueueLength, queueKey, readQueue } from './chat-storage.ts'
import { chatState, dispatch, retryMessage, sendMessage, startChat } from './chat-store.ts'

type Answer = { status?: number; body: unknown } | Error

const me = 'ben'
const other = 'o'
let refuse: Answer | null
let calls: string[]
let sent: { id: string; text: string; files: string[] }[]
let seq: number

beforeEach(() => {
  vi.useFakeTimers()
  startChat(me)
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
const conversation = () => conversationOf(chatState(), other)
const draftText = (partnerId: string) => draftOf(chatState(), partnerId).text
const writeDraft = (partnerId: string, text: string) =>
  dispatch({ type: 'draftChanged', partnerId, draft: { text, files: [] } })
/** Like a reload: the memory is cleared, the storage stays. */
const reload = (ownId = me) => {
  dispatch({ type: 'signedOut' })
  startChat(ownId)
}
const expiredSession = { status: 401, body: { code: 'no_session', message: 'Oturum yok.' } }

test('CHAT-12 a message shows at once, begins the chat once, and is confirmed under the same id', async () => {
  const first = sendMessage(other, 'bir')
  const second = sendMessage(other, 'iki')
  expect(conversation().outgoing.map(({ text, state }) => [text, state])).toEqual([
    ['bir', 'sending'],
    ['iki', 'queued'],
  ])
  const ids = conversation().outgoing.map(({ id }) => id)
  await Promise.all([first, second])
  expect(calls.filter((call) => call === 'POST /api/chat')).toHaveLength(1)
  expect(sent.map(({ text }) => text)).toEqual(['bir', 'iki'])
  expect(conversation()).toMatchObject({ chatId: 'c', outgoing: [] })
  expect(conversation().messages.map(({ id }) => id)).toEqual(ids)
})

test('CHAT-12 without a network messages wait in their order and go with it, each once and under its own id', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  await sendMessage(other, 'iki')
  const ids = conversation().outgoing.map(({ id }) => id)
  expect(conversation().outgoing[0]).toMatchObject({ state: 'queued' })
  expect(chatState().offline).toBe(true)
  refuse = null
  window.dispatchEvent(new Event('online'))
  await until(() => expect(conversation().outgoing).toEqual([]))
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
  const [failed] = conversation().outgoing
  expect(failed).toMatchObject({ state: 'failed', problem: 'Artık yazamazsınız.' })
  refuse = null
  await sendMessage(other, 'iki')
  expect(sent.map(({ text }) => text)).toEqual(['iki'])
  await retryMessage(other, failed!.id)
  expect(sent[1]).toMatchObject({ id: failed!.id, text: 'bir' })
  expect(conversation().outgoing).toEqual([])
})

test('CHAT-12 a refused message can be given up', async () => {
  refuse = { status: 500, body: {} }
  await sendMessage(other, 'bir')
  expect(readQueue(me)).toMatchObject([{ text: 'bir', state: 'failed' }])
  dispatch({ type: 'sendDiscarded', partnerId: other, messageId: conversation().outgoing[0]!.id })
  expect(conversation().outgoing).toEqual([])
})

test('CHAT-17 a draft stays with its person, over a reload and a lost session too, and goes at sign-out', () => {
  writeDraft('a', 'yarım')
  expect(draftText('a')).toBe('yarım')
  expect(draftText('b')).toBe('')
  emit('userLoggedOut', { reason: 'lost' })
  expect(draftText('a')).toBe('')
  startChat(me)
  expect(draftText('a')).toBe('yarım')
  reload('baskasi')
  expect(draftText('a')).toBe('')
  reload()
  writeDraft('a', 'yarım')
  emit('userLoggedOut', { reason: 'chosen' })
  startChat(me)
  expect(draftText('a')).toBe('')
})

test('CHAT-12 a message is kept before the first attempt and goes from the storage once it is acknowledged', async () => {
  const sending = sendMessage(other, 'bir')
  expect(readQueue(me)).toMatchObject([{ partnerId: other, text: 'bir', state: 'queued' }])
  expect(sent).toEqual([])
  await sending
  expect(sent).toHaveLength(1)
  expect(localStorage.getItem(queueKey(me))).toBeNull()
})

test('CHAT-12 what waits survives a reload and is sent under its own id, in the order of writing', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  await sendMessage(other, 'iki')
  const ids = conversation().outgoing.map(({ id }) => id)
  refuse = null
  reload()
  expect(conversation().outgoing.map(({ id }) => id)).toEqual(ids)
  await until(() => expect(conversation().outgoing).toEqual([]))
  expect(sent.map(({ id, text }) => [id, text])).toEqual([
    [ids[0], 'bir'],
    [ids[1], 'iki'],
  ])
  reload()
  expect(conversation().outgoing).toEqual([])
})

test('CHAT-12 a message that was being sent when the window closed is sent again under the same id', async () => {
  const first = sendMessage(other, 'bir')
  const [message] = conversation().outgoing
  expect(message).toMatchObject({ state: 'sending' })
  reload()
  expect(conversation().outgoing).toMatchObject([{ id: message?.id }])
  await first
  await until(() => expect(conversation().outgoing).toEqual([]))
  expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([message?.id]))
  expect(conversation().messages).toHaveLength(1)
})

test('CHAT-12 an expired session keeps what waits for the next sign-in of the same person', async () => {
  refuse = expiredSession
  await sendMessage(other, 'bir')
  // The reply ended the session: the message is not shown any more, but it was not refused either.
  expect(chatState().ownId).toBe('')
  expect(conversation().outgoing).toEqual([])
  expect(readQueue(me)).toMatchObject([{ text: 'bir', state: 'queued' }])
  refuse = null
  startChat(me)
  await until(() => expect(sent).toHaveLength(1))
})

test('CHAT-12 what waits is neither shown to nor sent for another person', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  emit('userLoggedOut', { reason: 'lost' })
  refuse = null
  startChat('baskasi')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(conversation().outgoing).toEqual([])
  expect(sent).toEqual([])
  reload()
  await until(() => expect(sent).toMatchObject([{ text: 'bir' }]))
})

test('CHAT-12 a chosen sign-out takes what waits along', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  emit('userLoggedOut', { reason: 'chosen' })
  expect(localStorage.getItem(queueKey(me))).toBeNull()
})

test('CHAT-12 what another window has sent does not wait here any more', async () => {
  refuse = offline()
  await sendMessage(other, 'bir')
  const oldValue = localStorage.getItem(queueKey(me))
  window.dispatchEvent(new StorageEvent('storage', { key: queueKey(me), oldValue, newValue: null }))
  expect(conversation().outgoing).toEqual([])
})

test('CHAT-12 what another window left behind is taken up with the network', async () => {
  const message = { id: 'x', partnerId: other, text: 'öbür', files: [], timestamp: 't', state: 'queued', problem: '' }
  localStorage.setItem(queueKey(me), JSON.stringify({ version: 1, messages: [message] }))
  window.dispatchEvent(new Event('online'))
  await until(() => expect(sent).toMatchObject([{ id: 'x', text: 'öbür' }]))
})

test.each([
  ['broken', '{'],
  ['of another version', JSON.stringify({ version: 2, messages: [{ id: 'x' }] })],
  ['of another shape', JSON.stringify({ version: 1, messages: [null, { id: 'x' }] })],
])('CHAT-12 a queue that is %s is no queue', (_, stored) => {
  localStorage.setItem(queueKey(me), stored)
  reload()
  expect(conversation().outgoing).toEqual([])
})

test('CHAT-12 the queue has an end, and the browser asks before it closes a window with more', async () => {
  refuse = offline()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  for (let count = 0; count < maxQueueLength; count += 1) void sendMessage(other, `metin ${count}`)
  expect(closing()).toBe(false)
  void sendMessage(other, 'bir fazla')
  expect(readQueue(me)).toHaveLength(maxQueueLength)
  expect(closing()).toBe(true)
  await until(() => expect(chatState().offline).toBe(true))
})
