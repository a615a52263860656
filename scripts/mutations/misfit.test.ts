import { expect, test } from 'vitest'
import { mutations } from '../mutations.ts'
import { misfit } from './misfit.ts'

test('every deliberate breakage still fits its file and names a test that is there', async () => {
  const misfits = await Promise.all(mutations.map(misfit))
  expect(misfits.filter((text) => text !== null)).toEqual([])
})

test('a breakage whose line, file or test has gone says which', async () => {
  const fitting = mutations[0]!
  const gone = { ...fitting, find: 'nothing reads like this' }
  expect(await misfit(gone)).toBe(`${gone.file}: stands there 0 times, not once: nothing reads like this`)
  expect(await misfit({ ...fitting, file: 'server/gone.ts' })).toBe('server/gone.ts: there is no such file')
  const test = { ...fitting.test, title: 'no test is called this' }
  expect(await misfit({ ...fitting, test })).toBe(
    `${fitting.test.file}: there is no test called: no test is called this`,
  )
})
