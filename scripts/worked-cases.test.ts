import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const rows = readFileSync('docs/worked-cases.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \p{Lu}\d+ \|/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** A title is written as it is, or begins a row of a table of cases with its number. */
const isIn = (text: string, title: string) => text.includes(title) || text.includes(`'${title.split(' ').at(-1)} `)

test('every worked case has a number of its own, a result, and a test that exists', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120)
  expect(new Set(rows.map(([, number]) => number)).size).toBe(rows.length)
  const lost = rows.filter(([, , , , , result, named = '']) => {
    const [file, title = ''] = named.split(' › ')
    const found = files.filter((each) => each.endsWith(`/${file}`))
    return !result || title === '' || !found.some((each) => isIn(readFileSync(each, 'utf8'), title))
  })
  expect(lost.map(([, number, , , , , named]) => `${number}: ${named}`)).toEqual([])
})
