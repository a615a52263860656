import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { storageSlot } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

interface PutOff {
  day: IsoDate
  keys: readonly string[]
}

const slot = storageSlot<PutOff>('putOff')
/** What is read back from the storage is kept here, so that the list changes at once. */
const changed = createStore(0)
const none: readonly string[] = []

const readOn = (day: IsoDate, user: string): readonly string[] => {
  const kept = slot.read(user)
  return kept?.day === day ? kept.keys : none
}

/** The items that this person has put off until tomorrow. */
export function usePutOff(user: string, today: IsoDate): ReadonlySet<string> {
  changed.use()
  return new Set(readOn(today, user))
}

export function putOff(user: string, key: string, { back = false } = {}): void {
  const day = isoDate(new Date())
  const others = readOn(day, user).filter((each) => each !== key)
  slot.write({ day, keys: back ? others : [...others, key] }, user)
  changed.set((count) => count + 1)
}
