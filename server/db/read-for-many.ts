import type { Db } from './client.ts'

/**
 * A read that callers share: those who ask while it is under way are answered together by the next one, which begins
 * after they asked.
 */
export function readForMany<Value>(read: (db: Db, keys: string[]) => Promise<Map<string, Value>>) {
  const waiting = new WeakMap<Db, { keys: Set<string>; answer: Promise<Map<string, Value>> }>()
  const underWay = new WeakMap<Db, Promise<unknown>>()
  return (db: Db, keys: readonly string[]): Promise<Map<string, Value>> => {
    let next = waiting.get(db)
    if (!next) {
      const asked = new Set<string>()
      const begin = () => {
        waiting.delete(db)
        return read(db, [...asked])
      }
      next = { keys: asked, answer: (underWay.get(db) ?? Promise.resolve()).then(begin, begin) }
      waiting.set(db, next)
      underWay.set(db, next.answer)
    }
    for (const key of keys) next.keys.add(key)
    return next.answer
  }
}
