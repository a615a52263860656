import { contractPhrases } from './contract-phrases.rules.ts'
import { expensePhrases } from './expense-phrases.rules.ts'
import { helpPhrases } from './help-phrases.rules.ts'
import { intents } from './intents.rules.ts'
import { lawPhrases } from './law-phrases.rules.ts'
import { moneyPhrases } from './money-phrases.rules.ts'
import { otherPhrases } from './other-phrases.rules.ts'
import { ownPhrases } from './own-phrases.rules.ts'
import { readPeriod } from './periods.rules.ts'
import { propertyPhrases } from './property-phrases.rules.ts'
import { taxPhrases } from './tax-phrases.rules.ts'
import { wordsOf } from './words.rules.ts'
import { workPhrases } from './work-phrases.rules.ts'

/** Questions about anything that is not answered here. */
export const otherClass = '-'

/** One way of saying something, as folded words; `@kisi`, `@mulk`, `@zaman` and `@tutar` stand for what was named. */
export interface Phrase {
  intent: string
  words: readonly string[]
}

/**
 * A line is a way of asking: `(a|b|)` is one of these or nothing, `$name` a list from below, `@zaman` may be left out.
 * A line that begins with `=` lists whole questions. `# intent` stands above its lines.
 */
const texts = [
  moneyPhrases,
  expensePhrases,
  contractPhrases,
  propertyPhrases,
  workPhrases,
  lawPhrases,
  taxPhrases,
  ownPhrases,
  helpPhrases,
  otherPhrases,
]
const phraseText = texts.join('\n')

const lists = {
  kim: 'kim|kimler|hangi kiracı|hangi kiracılar|kim kim',
  kirayi: 'kirayı|kirasını|ödemesini|parasını|kira parasını|ödemeyi|bu ayı',
  odemedi:
    'ödemedi|yatırmadı|vermedi|göndermedi|atmadı|yollamadı|ödememiş|yatırmamış|vermemiş|göndermemiş|atmamış|ödemiyor',
  odemeyen: 'ödemeyen|yatırmayan|vermeyen|göndermeyen|atmayan|yollamayan',
  odedi: 'ödedi|yatırdı|verdi|gönderdi|attı|yolladı|ödemiş|yatırmış|göndermiş|atmış|vermiş',
  odeyen: 'ödeyen|yatıran|gönderen|veren|atan|yollayan',
  nekadar: 'ne kadar|kaç lira|kaç para|kaç tl|ne|toplam ne kadar|toplam kaç para',
  nedir: 'ne kadar|nedir|kaç|ne|kaç lira|ne kadardı',
  kont: 'kontrat|sözleşme|kira kontratı|kira sözleşmesi',
  konti: 'kontratı|sözleşmesi|kira kontratı|mukavelesi',
  kontlar: 'kontratlar|sözleşmeler|kira sözleşmeleri|mukaveleler',
  giderim: 'giderim|masrafım|harcamam',
  odeyenler: 'ödeyenler|yatıranlar|verenler|gönderenler',
}

/** Numbers that look random and are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const withLists = (line: string) => line.replace(/\$(\w+)/g, (_, name: keyof typeof lists) => `(${lists[name]})`)
const choice = /\(([^()]*)\)/
function oneOf(pattern: string, random: () => number): string {
  let text = pattern.replace(/@zaman/g, (slot) => (random() < 0.5 ? slot : ''))
  for (let match = choice.exec(text); match; match = choice.exec(text)) {
    const options = match[1]!.split('|')
    text = text.replace(match[0], () => options[Math.floor(random() * options.length)]!)
  }
  return text
}

const perIntent = 120
const leastPerLine = 8
const mostPerLine = 30
const perOtherLine = 12

function drawn(pattern: string, most: number, random: () => number): string[] {
  const found = new Set<string>()
  // Three tries for each, because a short line has few different ones.
  for (let tries = 0; tries < most * 3 && found.size < most; tries++)
    found.add(wordsOf(oneOf(pattern, random)).join(' '))
  return [...found]
}

export interface Words {
  /** All words of the questions that are answered. */
  words: string[]
  /** Words that stand in others alone. */
  otherWords: string[]
}

const sectionsOf = (): { intent: string; lines: string[] }[] =>
  phraseText
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...rest] = section.split('\n')
      return { intent: head.trim(), lines: rest.filter((line) => line.trim() !== '') }
    })

/** Every word of the patterns, also of what was not drawn. */
export function allWords(): Words {
  const wordsIn = (others: boolean) =>
    sectionsOf()
      .filter(({ intent }) => (intent === otherClass) === others)
      .flatMap(({ lines }) => lines.flatMap((line) => wordsOf(withLists(line).replace(/[()|=]/g, ' '))))
      .filter((word) => !word.startsWith('@'))
  const words = new Set([...wordsIn(false), ...offered().flatMap((phrase) => phrase.words)])
  return { words: [...words], otherWords: [...new Set(wordsIn(true))].filter((word) => !words.has(word)) }
}

/** The phrases that the classifier learns from: every listed question, and a sample of what the patterns can say. */
export function allPhrases(): Phrase[] {
  const random = seeded(1)
  const said = sectionsOf().flatMap(({ intent, lines }): Phrase[] => {
    const patterns = lines.filter((line) => !line.startsWith('= ')).map(withLists)
    const listed = lines.filter((line) => line.startsWith('= ')).flatMap((line) => line.slice(2).split(' | '))
    const share = Math.ceil(perIntent / Math.max(1, patterns.length))
    const most = intent === otherClass ? perOtherLine : Math.max(leastPerLine, Math.min(mostPerLine, share))
    const texts = [...patterns.flatMap((pattern) => drawn(pattern, most, random)), ...listed]
    return texts.map((text) => ({ intent, words: wordsOf(text) })).filter(({ words }) => words.length > 0)
  })
  return [...said, ...offered()]
}

const anyDay = '2026-01-01'
const perExample = 4
/** What is offered must be understood as it stands. */
const offered = (): Phrase[] =>
  intents.flatMap(({ id, example }) => {
    const { rest } = readPeriod(wordsOf(example).join(' '), anyDay)
    return Array.from({ length: perExample }, () => ({ intent: id, words: rest.split(' ') }))
  })
