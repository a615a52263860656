import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mutation } from './mutation.ts'

const root = path.join(import.meta.dirname, '../..')

/** The reason why an entry cannot be tried; null if it fits the tree. */
export async function misfit({ file, find, replace, test }: Mutation): Promise<string | null> {
  const source = await readFile(path.join(root, file), 'utf8').catch(() => null)
  if (source === null) return `${file}: there is no such file`
  const found = source.split(find).length - 1
  if (found !== 1) return `${file}: stands there ${found} times, not once: ${find}`
  if (find === replace) return `${file}: nothing would be broken by: ${find}`
  const tests = await readFile(path.join(root, test.file), 'utf8').catch(() => '')
  return tests.includes(test.title) ? null : `${test.file}: there is no test called: ${test.title}`
}
