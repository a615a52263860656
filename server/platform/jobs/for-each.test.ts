import { expect, test } from 'vitest'
import { forEach } from './for-each.ts'

test('a failed item does not stop those behind it, and the job fails so that it is retried', async () => {
  const done: string[] = []
  const work = async (item: string) => {
    if (item === 'bad') throw new Error('broken')
    done.push(item)
  }
  await expect(forEach(['first', 'bad', 'last'], work)).rejects.toThrow('1 of 3 failed')
  expect(done).toEqual(['first', 'last'])
  await forEach(['first'], work)
})
