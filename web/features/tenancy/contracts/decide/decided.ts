import { storageSlot } from '#web/lib/storage.ts'

/** What the page after a decision shows. The address there names nobody, so it may be reloaded and left open. */
export interface Decided {
  answer: 'approved' | 'rejected' | 'declined'
  decided_at: string
  property_title?: string
  /** Of the guarantor's link: the form to fill in by hand comes through it. */
  token?: string
}
type Who = 'tenant' | 'guarantor'

const decisions = storageSlot<Decided>('decided')
const notes = storageSlot<string>('decisionNote')

export const rememberDecision = (who: Who, decided: Decided) => decisions.write(decided, who)
export const rememberedDecision = (who: Who): Decided | null => decisions.read(who)

/** A note that was typed outlives a failed call and a reload, but not the tab. */
export const keptNote = (who: Who, contract: string) => notes.read(`${who}.${contract}`) ?? ''
export function keepNote(who: Who, contract: string, note: string) {
  if (note) notes.write(note, `${who}.${contract}`)
  else notes.remove(`${who}.${contract}`)
}
