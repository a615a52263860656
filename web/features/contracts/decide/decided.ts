/** What the page after a decision shows. The address there names nobody, so it may be reloaded and left open. */
export interface Decided {
  answer: 'approved' | 'rejected' | 'declined'
  decided_at: string
  property_title?: string
  /** Of the guarantor's link: the form to fill in by hand comes through it. */
  token?: string
}
type Who = 'tenant' | 'guarantor'

const keyOf = (who: Who) => `anahtar.decided.${who}`
const noteKeyOf = (who: Who, contract: string) => `anahtar.decision-note.${who}.${contract}`

/** Reading `sessionStorage` itself throws where the browser forbids it; then one page load has to do. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return globalThis.sessionStorage ?? memory
  } catch {
    return memory
  }
}
const kept = new Map<string, string>()
const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

export const rememberDecision = (who: Who, decided: Decided) => storage().setItem(keyOf(who), JSON.stringify(decided))

export function rememberedDecision(who: Who): Decided | null {
  try {
    return JSON.parse(storage().getItem(keyOf(who)) ?? 'null')
  } catch {
    return null
  }
}

/** A note that was typed outlives a failed call and a reload, but not the tab. */
export const keptNote = (who: Who, contract: string) => storage().getItem(noteKeyOf(who, contract)) ?? ''
export function keepNote(who: Who, contract: string, note: string) {
  if (note) storage().setItem(noteKeyOf(who, contract), note)
  else storage().removeItem(noteKeyOf(who, contract))
}
