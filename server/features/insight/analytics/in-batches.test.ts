import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

const ids = Array.from({ length: 61 }, (_, at) => at)

test('AST-01 AST-02 no query names more than thirty; one that fails leaves its own empty and the rest is there', async () => {
  const asked: number[] = []
  const failures: unknown[] = []
  const read = async (batch: number[]) => {
    asked.push(batch.length)
    if (batch[0] === 30) throw new Error('out of reach')
    return batch.length * 2
  }
  const done = await inBatches(ids, read, (error) => failures.push(error))
  expect(asked).toEqual([30, 30, 1])
  expect(done.map(({ items, result }) => [items.length, result])).toEqual([
    [30, 60],
    [30, null],
    [1, 2],
  ])
  expect(failures).toEqual([new Error('out of reach')])
})
