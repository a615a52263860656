import type { AssistantReply } from '#domain/insight/assistant/assistant.schema.ts'
import { listen } from '#web/lib/events.ts'
import { storageSlot } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { askAssistant } from './assistant.queries.ts'

export interface Turn {
  id: number
  question: string
  reply: AssistantReply | null
  /** When the answer was read, in milliseconds. */
  at: number
  /** Why there is no answer. */
  failure: string | null
}

interface Conversation {
  /** The user of this conversation; null before it is opened. */
  userId: string | null
  turns: readonly Turn[]
}

/** Long enough to look back on, and small enough for the browser's storage. */
const mostTurns = 20
const lost = 'Yanıt gelmeden sayfa kapandı.'

const slot = storageSlot<Turn[]>('assistantTalk')
const nobody: Conversation = { userId: null, turns: [] }
const store = createStore<Conversation>(nobody)

/** Questions and answers of this visit; kept across a reload of the tab, cleared at sign-out. */
export const useTurns = (): readonly Turn[] => store.use(({ turns }) => turns)

export function openConversation(userId: string): void {
  if (store.get().userId === userId) return
  const kept = slot.read(userId)
  const turns = (Array.isArray(kept) ? kept : []).map((turn) =>
    turn.reply || turn.failure ? turn : { ...turn, failure: lost },
  )
  store.set({ userId, turns })
}

function change(edit: (turns: readonly Turn[]) => readonly Turn[]): void {
  const { userId, turns } = store.get()
  if (!userId) return
  const next = edit(turns).slice(-mostTurns)
  slot.write([...next], userId)
  store.set({ userId, turns: next })
}

const isUnderWay = ({ reply, failure }: Turn) => !reply && !failure

/** One question at a time: a second press while an answer is pending does nothing. */
export async function ask(text: string): Promise<void> {
  const question = text.trim().replace(/\s+/g, ' ')
  if (!question || store.get().turns.some(isUnderWay)) return
  const id = Math.max(0, ...store.get().turns.map((turn) => turn.id)) + 1
  change((turns) => [...turns, { id, question, reply: null, at: 0, failure: null }])
  await fetchAnswer(id, question)
}

export async function askAgain({ id, question }: Turn): Promise<void> {
  if (store.get().turns.some(isUnderWay)) return
  change((turns) => turns.map((turn) => (turn.id === id ? { ...turn, reply: null, failure: null } : turn)))
  await fetchAnswer(id, question, { fresh: true })
}

async function fetchAnswer(id: number, question: string, options?: { fresh: boolean }): Promise<void> {
  const asker = store.get().userId
  const result = await askAssistant(question, options).catch((error: unknown) => ({ failure: messageOf(error) }))
  // Another user may have signed in meanwhile.
  if (store.get().userId !== asker) return
  change((turns) => turns.map((turn) => (turn.id === id ? { ...turn, ...result } : turn)))
}

export function clearConversation(): void {
  change(() => [])
}

if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => store.set(nobody))
  listen('userLoggedOut', () => store.set(nobody))
}
