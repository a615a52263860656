import { fold } from '#domain/kernel/turkish-text.ts'

const around = 40

/** The first search word with its surrounding text. The positions match, because each letter folds to one letter. */
export function aroundFound(text: string, q: string): { before: string; found: string; after: string } {
  const letters = [...text.normalize('NFC')]
  const folded = letters.map((letter) => [...fold(letter)][0] ?? ' ').join('')
  const word =
    fold(q)
      .split(' ')
      .find((each) => folded.includes(each)) ?? ''
  const at = word ? [...folded.slice(0, folded.indexOf(word))].length : 0
  const end = at + [...word].length
  const start = Math.max(0, at - around)
  const stop = Math.min(letters.length, end + 2 * around)
  return {
    before: `${start > 0 ? '…' : ''}${letters.slice(start, at).join('')}`,
    found: letters.slice(at, end).join(''),
    after: `${letters.slice(end, stop).join('')}${stop < letters.length ? '…' : ''}`,
  }
}
