import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

test('every setting that the server reads has its row in operating.md, and no row is about another', () => {
  const settings = all(read('server/config.ts'), /^ {2}([A-Z0-9_]+): optional\(/gm)
  expect(settings.length).toBeGreaterThan(50)
  const firstCells = all(read('docs/operating.md'), /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm).join()
  expect(all(firstCells, /`([A-Z0-9_]+)`/g).sort()).toEqual(settings.sort())
})

test('every job stands in the table of architecture.md', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const jobs = files.flatMap((file) => all(read(file), /\bjobKind(?:<[^(]*>)?\(\s*'([a-z-]+)'/g))
  expect(jobs.length).toBeGreaterThan(30)
  const table = read('docs/architecture.md')
  expect(jobs.filter((job) => !table.includes(`\`${job}\``))).toEqual([])
})
