import type { AssistantReply, Question } from '#domain/insight/assistant/assistant.schema.ts'
import { listen } from '#web/lib/events.ts'
import { storageSlot } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { askAssistant } from './assistant.queries.ts'

export interface Turn {
  id: number
  question: string
  /** The reading that the user chose when two were offered. */
  intent?: string
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
/** A longer question says by itself what it is about. */
const mostCarriedWords = 6
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
export async function ask(text: string, intent?: string): Promise<void> {
  const question = text.trim().replace(/\s+/g, ' ')
  if (!question || store.get().turns.some(isUnderWay)) return
  const id = Math.max(0, ...store.get().turns.map((turn) => turn.id)) + 1
  const turn: Turn = { id, question, ...(intent && { intent }), reply: null, at: 0, failure: null }
  change((turns) => [...turns, turn])
  await fetchAnswer(turn)
}

export async function askAgain(again: Turn): Promise<void> {
  if (store.get().turns.some(isUnderWay)) return
  change((turns) => turns.map((turn) => (turn.id === again.id ? { ...turn, reply: null, failure: null } : turn)))
  await fetchAnswer(again, { fresh: true })
}

/** The last question before this one that was answered, which a short question carries on. */
function beforeTurn({ id, question }: Turn): Question['before'] {
  if (question.split(' ').length > mostCarriedWords) return undefined
  const isOther = (turn: Turn) => turn.id < id && turn.question !== question
  const last = store.get().turns.findLast((turn) => isOther(turn) && turn.reply?.kind === 'answer')
  return last?.reply?.intent ? { question: last.question, intent: last.reply.intent } : undefined
}

async function fetchAnswer(turn: Turn, options?: { fresh: boolean }): Promise<void> {
  const asker = store.get().userId
  const { id, question, intent } = turn
  const before = beforeTurn(turn)
  const asked = { question, ...(intent && { intent }), ...(before && { before }) }
  const result = await askAssistant(asked, options).catch((error: unknown) => ({ failure: messageOf(error) }))
  // Another user may have signed in meanwhile.
  if (store.get().userId !== asker) return
  change((turns) => turns.map((each) => (each.id === id ? { ...each, ...result } : each)))
}

export function clearConversation(): void {
  change(() => [])
}

if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => store.set(nobody))
  listen('userLoggedOut', () => store.set(nobody))
}
