import { fold } from '#domain/kernel/turkish-text.ts'

/** Minimum number of characters; fewer would match everything. */
export const fewestLetters = 2
const mostWords = 6

const hasSign = /[\p{L}\p{N}]/u
const threeInARow = /[\p{L}\p{N}]{3}/u

/** The words to find; all must match. Punctuation alone, such as a dash, is left out. */
export const searchWords = (q: string): string[] =>
  [...new Set(fold(q).split(' '))].filter((word) => hasSign.test(word)).slice(0, mostWords)

/** True when the query is long enough. */
export const canSearch = (q: string): boolean => searchWords(q).join('').length >= fewestLetters

const longEnough = 5
const leftOut = 2

/** The words without their last letters, for a search that found nothing because of a slip or an ending; null when short. */
export function nearestWords(q: string): string[] | null {
  const words = searchWords(q)
  const isLong = (word: string) => word.length >= longEnough && /^\p{L}+$/u.test(word)
  return words.some(isLong) ? words.map((word) => (isLong(word) ? word.slice(0, -leftOut) : word)) : null
}

/**
 * Short words match only at the beginning of a word, so that "al" finds Ali and not Kemal. The index has the same
 * limit: it finds three letters or digits in a row anywhere, fewer only at the beginning.
 */
export const onlyAtStart = (word: string): boolean => !threeInARow.test(word)

const fewestDigits = 4

/** The digits of a possible part of a phone number, without country code and leading zero; null otherwise. */
export function phoneDigits(q: string): string | null {
  if (!/^[+\d\s().-]+$/.test(q.trim())) return null
  const digits = q.replace(/\D/g, '').replace(/^(?:00)?90(?=5)|^0/, '')
  return digits.length >= fewestDigits ? digits : null
}

interface FoldedText {
  text: string
  /** For each letter of the folded text, its position in the original. */
  at: number[]
}

/** Folds letter by letter and keeps positions, so that matches can be marked in the original. */
function foldEachLetter(original: string): FoldedText {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const letter of original) {
    const plain = /\s/.test(letter) ? ' ' : fold(letter)
    text += plain
    for (let each = 0; each < plain.length; each++) at.push(index)
    index += letter.length
  }
  return { text, at: [...at, original.length] }
}

const beginsWord = (text: string, from: number) => from === 0 || text[from - 1] === ' '

function* occurrences({ text }: FoldedText, word: string): Generator<number> {
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1))
    if (!onlyAtStart(word) || beginsWord(text, from)) yield from
}

export interface Piece {
  text: string
  found: boolean
}

/** Splits a text into matching and other pieces. */
export function markWords(original: string, words: readonly string[]): Piece[] {
  const folded = foldEachLetter(original)
  const marked = new Array<boolean>(original.length).fill(false)
  for (const word of words)
    for (const from of occurrences(folded, word)) marked.fill(true, folded.at[from], folded.at[from + word.length])
  const pieces: Piece[] = []
  let begin = 0
  for (let end = 1; end <= original.length; end++)
    if (end === original.length || marked[end] !== marked[begin]) {
      pieces.push({ text: original.slice(begin, end), found: marked[begin] === true })
      begin = end
    }
  return pieces
}

const excerptLength = 120
const before = 30

/** The part of a long text around the first match, cut between words. */
export function excerptAround(original: string, words: readonly string[]): string {
  const text = original.replace(/\s+/g, ' ').trim()
  if (text.length <= excerptLength) return text
  const folded = foldEachLetter(text)
  const first = words.flatMap((word) => [...occurrences(folded, word)].slice(0, 1).map((from) => folded.at[from]!))
  const wanted = Math.max(0, Math.min(...first, text.length) - before)
  const from = first.length === 0 || wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const cut = text.slice(from, from + excerptLength)
  const ends = from + excerptLength >= text.length
  return `${from > 0 ? '… ' : ''}${ends ? cut : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), before))} …`}`
}
