import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { type ChatEvent, type ChatState, conversationOf, initialState, reduce } from './chat-state.ts'
import {
  type ConversationPage,
  type ConversationState,
  firstUnread,
  isReadByOther,
  leavesGap,
  newestUnread,
} from './conversation-state.ts'

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

const signedIn: ChatEvent = { type: 'signedIn', ownId: me, queue: [], drafts: {} }
const connectionBack: ChatEvent = { type: 'connectionBack' }
const after = (state: ChatState, ...events: ChatEvent[]) =>
  events.reduce((next, event) => reduce(next, event, 1), state)
const connected = after(initialState, signedIn, connectionBack)
const own = (state: ChatState): ConversationState => conversationOf(state, other)
const seqs = (state: ChatState) => own(state).messages.map(({ seq }) => seq)

const loaded = (page: ConversationPage, connection = 1): ChatEvent => ({
  type: 'pageLoaded',
  partnerId: other,
  page,
  connection,
})
const missed = (page: ConversationPage, connection = 1): ChatEvent =>
  ({ ...loaded(page, connection), type: 'missedLoaded' }) as ChatEvent
const olderLoaded = (page: ConversationPage): ChatEvent => ({ type: 'olderLoaded', partnerId: other, page })
const received = (message: MessageView): ChatEvent => ({ type: 'messageReceived', partnerId: other, message })
const confirmed = (message: MessageView): ChatEvent => ({ type: 'sendConfirmed', partnerId: other, message })
const requested = (id: string): ChatEvent => ({
  type: 'sendRequested',
  partnerId: other,
  message: { id, text: 'a', files: [], timestamp: '2026-11-15T10:00:00.000Z' },
})
const about = (
  type: 'sendStarted' | 'sendPostponed' | 'retryRequested' | 'sendDiscarded',
  messageId: string,
): ChatEvent => ({
  type,
  partnerId: other,
  messageId,
})
const failed = (messageId: string): ChatEvent => ({
  type: 'sendFailed',
  partnerId: other,
  messageId,
  problem: 'Olmadı',
})
const readBy = (readerId: string, seq: number): ChatEvent => ({ type: 'readMarked', chatId: 'c', readerId, seq })

test('CHAT-10 any order, any chunks and any duplicates give the same list, each message once and in its order', () => {
  const known = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 })
  const receivedChunks = known.chain((numbers) =>
    fc.record({
      numbers: fc.constant(numbers),
      chunks: fc.array(fc.array(fc.record({ seq: fc.constantFrom(...numbers), is_read: fc.boolean() }))),
    }),
  )
  fc.assert(
    fc.property(receivedChunks, fc.infiniteStream(fc.nat()), ({ numbers, chunks }, shuffle) => {
      const everything = [...chunks, numbers.map((seq) => ({ seq, is_read: false }))].map((chunk) =>
        chunk.map(({ seq, is_read }) => message(seq, { is_read })),
      )
      const merged = (order: MessageView[][]) => after(connected, loaded(page([])), ...order.flat().map(received))
      const shuffled = everything
        .map((chunk) => ({ chunk: [...chunk].reverse(), at: shuffle.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ chunk }) => chunk)
      expect(own(merged(shuffled))).toEqual(own(merged(everything)))
      expect(seqs(merged(everything))).toEqual([...numbers].sort((a, b) => a - b))
    }),
  )
})

test('CHAT-12 what is being sent stands once, whether the socket or the answer comes first', () => {
  const sending = after(connected, loaded(page([])), requested('m7'), about('sendStarted', 'm7'))
  const arrived = after(sending, received(message(7)))
  const answered = after(arrived, confirmed(message(7)))
  expect(own(answered)).toMatchObject({ outgoing: [], messages: [{ id: 'm7' }] })
  expect(own(after(sending, confirmed(message(7)), received(message(7))))).toEqual(own(answered))
  expect(own(after(answered, requested('m7')))).toBe(own(answered))
  // Even before any page is read: another window may have sent a message that is still queued here.
  expect(own(after(connected, requested('m7'), received(message(7))))).toMatchObject({ outgoing: [], messages: [] })
})

test('CHAT-12 a message that failed keeps its id and its place for the next try', () => {
  const two = after(connected, requested('a'), requested('b'))
  expect(own(two).outgoing.map(({ state }) => state)).toEqual(['queued', 'queued'])
  const refused = after(two, about('sendStarted', 'a'), failed('a'), about('sendStarted', 'b'))
  expect(own(refused).outgoing).toMatchObject([
    { id: 'a', state: 'failed', problem: 'Olmadı' },
    { id: 'b', state: 'sending' },
  ])
  expect(own(after(refused, about('retryRequested', 'a'))).outgoing[0]).toMatchObject({ state: 'queued', problem: '' })
  expect(own(after(refused, about('sendDiscarded', 'a'))).outgoing).toMatchObject([{ id: 'b' }])
})

test('CHAT-12 a message without a network goes back into the queue until something is answered', () => {
  const postponed = after(connected, requested('a'), about('sendStarted', 'a'), about('sendPostponed', 'a'))
  expect(own(postponed).outgoing).toMatchObject([{ state: 'queued' }])
  expect(postponed.offline).toBe(true)
  expect(after(postponed, about('sendStarted', 'a'), confirmed(message(1, { id: 'a' }))).offline).toBe(false)
})

test('CHAT-10 older pages go above and say whether there are more', () => {
  const first = after(connected, loaded(page([21, 22, 23], true)))
  expect(own(first)).toMatchObject({ chatId: 'c', hasMore: true, status: 'live', syncedSeq: 23 })
  const both = after(first, { type: 'olderRequested', partnerId: other }, olderLoaded(page([18, 19, 20], false)))
  expect(seqs(both)).toEqual([18, 19, 20, 21, 22, 23])
  expect(own(both)).toMatchObject({ hasMore: false, syncedSeq: 23, older: 'idle' })
  // Reading the newest page again must not change `hasMore`, which is about messages above the oldest known one.
  const again = after(both, loaded(page([21, 22, 23, 24], true)))
  expect(own(again)).toMatchObject({ hasMore: false, syncedSeq: 24 })
})

test('CHAT-10 what was sent before the first page leaves no hole above it', () => {
  const sent = after(connected, requested('m7'), confirmed(message(7)))
  expect(seqs(after(sent, loaded(page([30, 31], true))))).toEqual([30, 31])
  expect(seqs(after(sent, loaded(page([6, 7], true))))).toEqual([6, 7])
})

test('CHAT-13 a newest page that leaves a hole is not taken; what was missed is asked for from the last sure message', () => {
  const live = after(
    connected,
    loaded(page([1, 2, 3])),
    { type: 'connectionLost' },
    connectionBack,
    received(message(60)),
  )
  expect(own(live)).toMatchObject({ status: 'behind', syncedSeq: 3 })
  const newest = page([50, 51, 60], true)
  expect(leavesGap(own(live), newest)).toBe(true)
  expect(own(after(live, loaded(newest, 2)))).toBe(own(live))
  const filled = after(live, missed(page([30, 50, 51, 60]), 2))
  expect(seqs(filled)).toEqual([1, 2, 3, 30, 50, 51, 60])
  expect(own(filled)).toMatchObject({ status: 'live', syncedSeq: 60 })
  expect(leavesGap(own(filled), newest)).toBe(false)
})

test('CHAT-13 only a reading that began with the connection that stands makes a conversation live', () => {
  expect(own(after(connected, loaded(page([1]), 0))).status).toBe('behind')
  const reconnected = after(connected, { type: 'connectionLost' }, connectionBack)
  expect(own(after(reconnected, loaded(page([1]), 1))).status).toBe('behind')
  expect(own(after(reconnected, loaded(page([1]), 2))).status).toBe('live')
  // More messages are missing than fit on one page.
  const behind = after(reconnected, loaded(page([1]), 1))
  expect(own(after(behind, missed(page([2], true), 2))).status).toBe('behind')
})

test('CHAT-12 reading marks what the other wrote, never goes back, and divides read from unread', () => {
  const first = after(connected, loaded(page([1, 2, 3, 4], false, 1)))
  expect(isReadByOther(own(first), own(first).messages[0]!)).toBe(true)
  expect(isReadByOther(own(first), own(first).messages[2]!)).toBe(false)
  const byOther = after(first, readBy(other, 3))
  expect(isReadByOther(own(byOther), own(byOther).messages[2]!)).toBe(true)
  expect(own(after(byOther, readBy(other, 1))).readSeq).toBe(3)

  expect(firstUnread(own(first), me)?.seq).toBe(2)
  const byMe = after(first, readBy(me, 2))
  expect(own(byMe).readSeq).toBe(1)
  expect(firstUnread(own(byMe), me)?.seq).toBe(4)
  expect(newestUnread(own(after(byMe, readBy(me, 4))), me)).toBeUndefined()
  // A page requested before the messages were read must not mark them unread.
  expect(firstUnread(own(after(byMe, received(message(2)))), me)?.seq).toBe(4)
})

test('CHAT-12 what was read stays to be reported until the server knows it', () => {
  const read = after(connected, loaded(page([1, 2, 3, 4])), {
    type: 'readRequested',
    partnerId: other,
    chatId: 'c',
    seq: 4,
  })
  expect(newestUnread(own(read), me)).toBeUndefined()
  expect(own(after(read, readBy(me, 2))).unreportedSeq).toBe(4)
  expect(own(after(read, readBy(me, 4))).unreportedSeq).toBe(0)
})

test('CHAT-13 whoever was writing stops with the message that arrives', () => {
  const typing = after(connected, loaded(page([])), { type: 'typingReceived', partnerId: other, typing: true })
  expect(own(typing).typing).toBe(true)
  expect(own(after(typing, received(message(2)))).typing).toBe(false)
})

test('CACHE-04 a conversation is forgotten after five minutes, but never what waits to be sent', () => {
  const forget: ChatEvent = { type: 'unusedForgotten', exceptPartnerId: '' }
  const both = after(connected, { type: 'chatOpened', partnerId: 'eski', chatId: 'e' }, requested('a'))
  const chatIdAt = (ms: number) => conversationOf(reduce(both, forget, 1 + ms), 'eski').chatId
  expect(chatIdAt(5 * 60_000 - 1)).toBe('e')
  expect(chatIdAt(5 * 60_000)).toBeNull()
  expect(own(reduce(both, forget, 1 + 5 * 60_000)).outgoing).toHaveLength(1)
})

test('CHAT-05 a sign-out leaves nothing of the person', () => {
  const draft: ChatEvent = { type: 'draftChanged', partnerId: other, draft: { text: 'yarım', files: [] } }
  const full = after(connected, loaded(page([1])), requested('a'), draft)
  expect(after(full, { type: 'signedOut' })).toEqual({ ...initialState, connection: 1, connections: 1 })
})
