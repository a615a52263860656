import { expect, test } from 'vitest'
import { excelFileOf } from './print.ts'

test('a large Excel file is made while others are answered', async () => {
  const head = Array.from({ length: 50 }, (_, index) => `Sütun ${index}`)
  const rows = Array.from({ length: 2000 }, (_, row) => head.map((label) => `${label} ${row}`))
  await excelFileOf({ name: 'Isınma', head, rows: [] })
  const begin = performance.now()
  let isMade = false
  const made = excelFileOf({ name: 'Mülkler', head, rows }).finally(() => (isMade = true))
  let longest = 0
  for (let last = begin; !isMade; last = performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    longest = Math.max(longest, performance.now() - last)
  }
  expect((await made).length).toBeGreaterThan(100_000)
  // In the same thread it would be nearly all of the time.
  expect(longest).toBeLessThan((performance.now() - begin) * 0.8)
})
