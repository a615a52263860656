import { isSilent } from './features.rules.ts'
import type { Mention } from './mentions.rules.ts'
import { type Asking, type Knowledge, readSlots, sureOf, type Understanding, understand } from './understand.rules.ts'

/** What was asked and answered just before. */
export interface Before {
  question: string
  intent: string
}

/** Words that carry on what was asked: `peki geçen yıl?` */
const carriers = new Set(
  'peki ya ise onda onu onun ona orasi orada icin olan olur oldu ne nasil ayni aynisi birde diger digeri o zaman yine gene'.split(
    ' ',
  ),
)
const carriesOn = (word: string) => word.startsWith('@') || isSilent(word) || carriers.has(word)

/** The new names replace earlier ones of their kind. */
const joined = (now: readonly Mention[], before: readonly Mention[]): Mention[] => [
  ...now,
  ...before.filter(({ kind }) => !now.some((mention) => mention.kind === kind)),
]

/** The meaning of a question after another one; without one it stands for itself. */
export function understandAfter(
  question: string,
  before: Before | null,
  asking: Asking,
  knowledge: Knowledge,
): Understanding {
  const alone = () => understand(question, asking, knowledge)
  if (!before || asking.chosen) return alone()
  const now = readSlots(question, asking, knowledge)
  const earlier = readSlots(before.question, asking, knowledge)
  const isShort = now.words.every(carriesOn)
  if (isShort && (now.period || now.mentions.length > 0)) {
    const same = sureOf(before.intent, asking, {
      ...now,
      ...(now.period ? {} : { period: earlier.period, yearless: earlier.yearless }),
      mentions: joined(now.mentions, earlier.mentions),
    })
    if (same) return same
  }
  const understood = alone()
  const { intent, mentions } = understood
  // `Telefonu ne?` after a question about somebody is about the same person.
  const isNameless = intent?.example.includes('@') && mentions.length === 0
  return understood.kind === 'sure' && isNameless ? { ...understood, mentions: earlier.mentions } : understood
}
