import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageView } from '#domain/chat/chat.schema.ts'
import {
  type ConversationPage,
  firstUnread,
  isReadByOther,
  marked,
  newestUnread,
  noThread,
  type PendingMessage,
  type Thread,
  withHeard,
  withLatest,
  withMessages,
  withMissed,
  withOlder,
  withPending,
  withRead,
} from './thread.ts'

const me = 'ben'
const other = 'o'
const message = (seq: number, more: Partial<MessageView> = {}): MessageView => ({
  id: `m${seq}`,
  chat_id: 'c',
  seq,
  sender_id: seq % 2 ? me : other,
  text: `metin ${seq}`,
  timestamp: '2026-11-15T10:00:00.000Z',
  is_read: false,
  files: [],
  ...more,
})
const page = (seqs: number[], hasMore = false, read_seq = 0): ConversationPage => ({
  chat_id: 'c',
  messages: seqs.map((seq) => message(seq)),
  hasMore,
  read_seq,
})
const pending = (id: string): PendingMessage => ({
  id,
  text: 'a',
  files: [],
  timestamp: '2026-11-15T10:00:00.000Z',
  state: 'sending',
  problem: '',
})
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq)

test('CHAT-10 any order, any chunks and any duplicates give the same list, each message once and in its order', () => {
  const known = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 })
  const heard = known.chain((numbers) =>
    fc.record({
      numbers: fc.constant(numbers),
      chunks: fc.array(fc.array(fc.record({ seq: fc.constantFrom(...numbers), is_read: fc.boolean() }))),
    }),
  )
  fc.assert(
    fc.property(heard, fc.infiniteStream(fc.nat()), ({ numbers, chunks }, shuffle) => {
      const everything = [...chunks, numbers.map((seq) => ({ seq, is_read: false }))].map((chunk) =>
        chunk.map(({ seq, is_read }) => message(seq, { is_read })),
      )
      const merged = (order: MessageView[][]) => order.reduce(withMessages, noThread)
      const shuffled = everything
        .map((chunk) => ({ chunk: [...chunk].reverse(), at: shuffle.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ chunk }) => chunk)
      expect(merged(shuffled)).toEqual(merged(everything))
      expect(seqs(merged(everything))).toEqual([...numbers].sort((a, b) => a - b))
    }),
  )
})

test('CHAT-12 what is being sent stands once, whether the socket or the answer comes first', () => {
  const sending = withPending(noThread, pending('m7'))
  const heard = withHeard(sending, message(7), true)
  const answered = withMessages(heard, [message(7)])
  expect(answered).toMatchObject({ pending: [], messages: [{ id: 'm7' }] })
  expect(withPending(answered, pending('m7'))).toBe(answered)
})

test('CHAT-12 a message that failed keeps its id and its place for the next try', () => {
  const two = withPending(withPending(noThread, pending('a')), pending('b'))
  const failed = marked(two, 'a', 'failed', 'Olmadı')
  expect(failed.pending).toMatchObject([
    { id: 'a', state: 'failed', problem: 'Olmadı' },
    { id: 'b', state: 'sending' },
  ])
})

test('CHAT-10 older pages go above and say whether there are more', () => {
  const first = withLatest(noThread, page([21, 22, 23], true)).thread
  expect(first).toMatchObject({ chatId: 'c', hasMore: true, loaded: true, syncedSeq: 23 })
  const both = withOlder(first, page([18, 19, 20], false))
  expect(seqs(both)).toEqual([18, 19, 20, 21, 22, 23])
  expect(both).toMatchObject({ hasMore: false, syncedSeq: 23 })
  // The newest page again says nothing about what stands above the oldest one known.
  expect(withLatest(both, page([21, 22, 23, 24], true)).thread).toMatchObject({ hasMore: false, syncedSeq: 24 })
})

test('CHAT-13 a newest page that leaves a hole is not taken; what was missed is asked for from the last sure message', () => {
  const before = withLatest(noThread, page([1, 2, 3])).thread
  const live = withHeard(before, message(60), false)
  const { thread, gap } = withLatest(live, page([50, 51, 60], true))
  expect(gap).toBe(true)
  expect(thread.syncedSeq).toBe(3)
  const filled = withMissed(thread, page([30, 50, 51, 60]))
  expect(seqs(filled)).toEqual([1, 2, 3, 30, 50, 51, 60])
  expect(filled.syncedSeq).toBe(60)
  expect(withLatest(filled, page([50, 51, 60], true)).gap).toBe(false)
})

test('CHAT-12 reading marks what the other wrote, never goes back, and divides read from unread', () => {
  const thread = withLatest(noThread, page([1, 2, 3, 4], false, 1)).thread
  expect(isReadByOther(thread, thread.messages[0]!)).toBe(true)
  expect(isReadByOther(thread, thread.messages[2]!)).toBe(false)
  const byOther = withRead(thread, other, 3, me)
  expect(isReadByOther(byOther, byOther.messages[2]!)).toBe(true)
  expect(withRead(byOther, other, 1, me).readSeq).toBe(3)

  expect(firstUnread(thread, me)?.seq).toBe(2)
  const byMe = withRead(thread, me, 2, me)
  expect(byMe.readSeq).toBe(1)
  expect(firstUnread(byMe, me)?.seq).toBe(4)
  expect(newestUnread(withRead(byMe, me, 4, me), me)).toBeUndefined()
  // A page that was on its way before the reading does not undo it.
  expect(firstUnread(withMessages(byMe, [message(2)]), me)?.seq).toBe(4)
})
