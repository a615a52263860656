import { expect, test } from 'vitest'
import type { Db } from './client.ts'
import { readForMany } from './read-for-many.ts'

/** A read that answers when told to, with the length of each key. */
function slowRead() {
  const begun: string[][] = []
  const endings: ((error?: Error) => void)[] = []
  const read = readForMany<number>((_, keys) => {
    begun.push(keys)
    return new Promise((resolve, reject) => {
      endings.push((error) => (error ? reject(error) : resolve(new Map(keys.map((key) => [key, key.length])))))
    })
  })
  return { read, begun, end: async (at: number, error?: Error) => endings[at]!(error) }
}
const db = {} as Db
const turn = () => new Promise(setImmediate)

test('those who ask while a read is under way share the next one, which begins after they asked', async () => {
  const { read, begun, end } = slowRead()
  const first = read(db, ['a'])
  await turn()
  const others = [read(db, ['bb']), read(db, ['ccc', 'bb'])]
  await turn()
  expect(begun).toEqual([['a']])
  await end(0)
  expect((await first).get('a')).toBe(1)
  await turn()
  expect(begun).toEqual([['a'], ['bb', 'ccc']])
  await end(1)
  expect((await Promise.all(others)).map((found) => [found.get('bb'), found.get('ccc')])).toEqual([
    [2, 3],
    [2, 3],
  ])
})

test('a read that fails fails for those who share it, and the next one begins all the same', async () => {
  const { read, begun, end } = slowRead()
  const first = read(db, ['a'])
  await turn()
  const next = read(db, ['bb'])
  await end(0, new Error('connection lost'))
  await expect(first).rejects.toThrow('connection lost')
  await turn()
  await end(1)
  expect((await next).get('bb')).toBe(2)
  expect(begun).toEqual([['a'], ['bb']])
})

test('each database has reads of its own', async () => {
  const { read, begun, end } = slowRead()
  const [one, other] = [read(db, ['a']), read({} as Db, ['a'])]
  await turn()
  expect(begun).toEqual([['a'], ['a']])
  await Promise.all([end(0), end(1)])
  expect((await one).get('a')).toBe((await other).get('a'))
})
