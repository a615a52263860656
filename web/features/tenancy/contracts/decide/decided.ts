import { storageSlot } from '#web/lib/storage.ts'

/** Data for the page after a decision. Its address contains no name, so the page may be reloaded and left open. */
export interface DecisionRecord {
  answer: 'approved' | 'rejected' | 'declined'
  decided_at: string
  property_title?: string
  /** The token that decided, with which the paper can be downloaded. */
  token?: string
}
type Who = 'tenant' | 'guarantor'

const decisions = storageSlot<DecisionRecord>('decided')
const notes = storageSlot<string>('decisionNote')

export const rememberDecision = (who: Who, decided: DecisionRecord) => decisions.write(decided, who)
export const rememberedDecision = (who: Who): DecisionRecord | null => decisions.read(who)

/** A typed note survives a failed request and a reload, but not the closing of the tab. */
export const keptNote = (who: Who, contract: string) => notes.read(`${who}.${contract}`) ?? ''
export function keepNote(who: Who, contract: string, note: string) {
  if (note) notes.write(note, `${who}.${contract}`)
  else notes.remove(`${who}.${contract}`)
}
