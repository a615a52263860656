import { expect, test } from 'vitest'
import { cachedFor } from './cached-for.ts'

function setup() {
  let minute = 0
  return { clock: { now: () => new Date(minute * 60_000) }, later: (minutes: number) => (minute += minutes) }
}

test('who asks at the same time gets the same answer, which is found anew after its minutes', async () => {
  let found = 0
  const count = cachedFor(5, async () => ++found)
  const [here, there] = [setup(), setup()]
  expect(await Promise.all([count(here), count(here), count(there)])).toEqual([1, 1, 2])
  here.later(4)
  expect(await count(here)).toBe(1)
  here.later(1)
  expect(await count(here)).toBe(3)
})

test('what failed is not kept', async () => {
  let tries = 0
  const count = cachedFor(5, async () => {
    if (++tries === 1) throw new Error('broken')
    return 'right'
  })
  const here = setup()
  await expect(count(here)).rejects.toThrow('broken')
  expect(await count(here)).toBe('right')
})
