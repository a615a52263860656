import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

const filesIn = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

test('every job stands in the table of architecture.md', () => {
  const files = filesIn('server').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const jobs = files.flatMap((file) => all(read(file), /\bjobKind(?:<[^(]*>)?\(\s*'([a-z-]+)'/g))
  expect(jobs.length).toBeGreaterThan(30)
  const table = read('docs/architecture.md')
  expect(jobs.filter((job) => !table.includes(`\`${job}\``))).toEqual([])
})

test('every file and folder that the documents name is there', () => {
  const documents = filesIn('docs', 'README.md', 'CONTRIBUTING.md').filter((file) => file.endsWith('.md'))
  const named = documents.flatMap((document) =>
    all(read(document), /`((?:bench|docs|domain|e2e|scripts|server|web)\/[\w./@-]+)`/g).map((file) => ({
      document,
      file,
    })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([])
})
