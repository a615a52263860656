import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what is the same for everybody is made once, for those who ask at once and for all who come later', async () => {
  let made = 0
  const template = once(async () => ++made)
  expect(await Promise.all([template(), template(), template()])).toEqual([1, 1, 1])
  expect(await template()).toBe(1)
})

test('what could not be made is tried again for the next one', async () => {
  let tries = 0
  const template = once(async () => {
    if (++tries === 1) throw new Error('not now')
    return tries
  })
  await expect(template()).rejects.toThrow('not now')
  expect(await template()).toBe(2)
})
