import type { IsoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { type AmountBound, readAmountBound } from './amounts.rules.ts'
import type { ActingRole, Intent } from './intent.rules.ts'
import { exampleOf, type IntentId, intents, isFor, openingsFor } from './intents.rules.ts'
import { isSilent, joinPhrases, meaningsOf } from './lexicon.rules.ts'
import { findMentions, type Mention } from './mentions.rules.ts'
import { monthPeriod, type Period, readPeriod, yearPeriod } from './periods.rules.ts'
import { wordsOf } from './words.rules.ts'

type KnownIntent = Intent & { id: IntentId }

/** A similar question, ready to be asked. */
export interface SimilarQuestion {
  intent: IntentId
  question: string
}

export interface Understanding {
  /**
   * `sure`: one intent; `unsure`: several similar ones; `unknown`: none; `other_hat`: a question for another role;
   * `no_name`: a name that is not in this user's data.
   */
  kind: 'sure' | 'unsure' | 'unknown' | 'other_hat' | 'no_name'
  intent: KnownIntent | null
  /** From the question, or the intent's default. */
  period: Period | null
  mentions: Mention[]
  bound: AmountBound | null
  /** Words that neither the lexicon nor the user's own data contains. */
  unknown: string[]
  near: SimilarQuestion[]
}

interface Asking {
  today: IsoDate
  roles: readonly ActingRole[]
  /** Names from the user's own data. */
  names: readonly Mention[]
}

/** For each word, its possible meanings. */
type Bag = readonly (readonly string[])[]

const slots = ['@kisi', '@mulk', '@tutar'] as const
/** Repeated meanings count once. */
const bagOf = (words: readonly string[]): Bag => [
  ...new Map(wordMeanings(words).map((meanings) => [meanings.join(), meanings])).values(),
]
const wordMeanings = (words: readonly string[]): (readonly string[])[] =>
  words.flatMap((word) => {
    if ((slots as readonly string[]).includes(word)) return [[word]]
    const meanings = isSilent(word) ? null : meaningsOf(word)
    return meanings ? [meanings] : []
  })

const wordings = intents.flatMap((intent) =>
  intent.wordings.map((text) => {
    const bag = bagOf(wordsOf(joinPhrases(fold(text))))
    return { intent, bag, said: new Set(bag.flat()) as ReadonlySet<string> }
  }),
)
type Wording = (typeof wordings)[number]

const spread = new Map<string, Set<string>>()
for (const { intent, bag } of wordings)
  for (const meaning of bag.flat()) spread.set(meaning, (spread.get(meaning) ?? new Set()).add(intent.id))

/** Low weights: the first words occur in nearly every question; names are missing from most questions. */
const faint: Record<string, number> = {
  who: 0.5,
  howmuch: 0.5,
  count: 0.5,
  when: 0.6,
  which: 0.4,
  '@kisi': 0.6,
  '@mulk': 0.6,
}
const weights = new Map(
  [...spread].map(([meaning, { size }]) => [meaning, (faint[meaning] ?? 1) * Math.log(1 + intents.length / size)]),
)
/** A meaning that no example question has gets the weight of one that all have. */
const weight = (meaning: string) => weights.get(meaning) ?? Math.log(2)
const lightest = (meanings: readonly string[]) => Math.min(...meanings.map(weight))
const unknownWeight = 3.2

/** Dice similarity: twice the shared weight over the total weight; 1 for the same words in any order. */
function likeness(asked: Bag, unknown: number, { bag, said }: Wording): number {
  const one = shared(asked, said)
  const other = shared(bag, new Set(asked.flat()))
  const all = one.all + other.all + unknown * unknownWeight
  return all === 0 ? 0 : (one.common + other.common) / all
}
function shared(from: Bag, there: ReadonlySet<string>): { common: number; all: number } {
  let common = 0
  let all = 0
  for (const meanings of from) {
    const met = meanings.filter((meaning) => there.has(meaning))
    const worth = met.length > 0 ? Math.max(...met.map(weight)) : lightest(meanings)
    all += worth
    if (met.length > 0) common += worth
  }
  return { common, all }
}

/** Drops a name that the intent can use from the comparison when the example question has none. */
function fitting(asked: Bag, { intent, said }: Wording): Bag {
  const takes = new Set((intent.takes ?? []).map((kind) => (kind === 'person' ? '@kisi' : '@mulk')))
  return asked.filter(([only]) => !only!.startsWith('@') || said.has(only!) || !takes.has(only as '@kisi'))
}

interface Scored {
  intent: KnownIntent
  score: number
}

/** Intents of other roles score lower, so that the user's own come first. */
const othersCount = 0.86
/** When the question has a name, example questions without one score lower. */
const unnamedCounts = 0.9

function rank(asked: Bag, unknown: number, roles: readonly ActingRole[]): Scored[] {
  const best = new Map<KnownIntent, number>()
  const askedFor = new Set(asked.flat())
  for (const wording of wordings) {
    const { intent, said } = wording
    // Skips the many example questions without a common word.
    if (![...said].some((each) => askedFor.has(each))) continue
    const fits = fitting(asked, wording)
    const unnamed = fits.length < asked.length ? unnamedCounts : 1
    const score = likeness(fits, unknown, wording) * unnamed * (isFor(intent, roles) ? 1 : othersCount)
    if (score > (best.get(intent) ?? 0)) best.set(intent, score)
  }
  return [...best].map(([intent, score]) => ({ intent, score })).sort((a, b) => b.score - a.score)
}

/** Scores from which a question is answered, and from which an intent is suggested. */
const sureFrom = 0.7
const nearFrom = 0.34
/** Score from which an unknown word is taken for a name: nearly everything else must be clear. */
const namedFrom = 0.85
const mostNear = 3

/** The meaning of a question for this user. Does not guess: when unsure, it returns similar questions. */
export function understand(question: string, { today, roles, names }: Asking): Understanding {
  const folded = joinPhrases(wordsOf(question).join(' '))
  const { period, rest: withoutTime } = readPeriod(folded, today)
  const { bound, rest } = readAmountBound(withoutTime)
  const words = rest.split(' ').filter(Boolean)
  const { found, used } = findMentions(words, names)
  const others = words.filter((word, at) => !used.has(at) && !isSilent(word))
  const unknown = others.filter((word) => meaningsOf(word) === null)
  const asked: Bag = [
    ...bagOf(others),
    ...(found.some(({ kind }) => kind === 'person') ? [['@kisi']] : []),
    ...(found.some(({ kind }) => kind === 'property') ? [['@mulk']] : []),
    ...(bound ? [['@tutar']] : []),
  ]
  const ranked = rank(asked, unknown.length, roles)
  const top = ranked[0]
  const own = ranked.filter(({ intent, score }) => isFor(intent, roles) && score >= nearFrom)
  const offers = [...own.map(({ intent }) => intent), ...openingsFor(roles)]
  // Names from the question come first.
  const near = (except?: KnownIntent) => nearOnes(offers, [...found, ...names], except)
  const basis = { period, mentions: found, bound, unknown }
  if (!top || top.score < nearFrom) return { kind: 'unknown', intent: null, ...basis, near: near() }
  if (top.score >= sureFrom && !isFor(top.intent, roles))
    return { kind: 'other_hat', intent: top.intent, ...basis, near: near() }
  if (top.score >= sureFrom)
    return {
      kind: 'sure',
      intent: top.intent,
      ...basis,
      period: periodOf(top.intent, period, today),
      near: near(top.intent),
    }
  const named = unknown.length > 0 && found.length === 0 ? nameless(asked, roles) : null
  if (named) return { kind: 'no_name', intent: named, ...basis, near: near() }
  return { kind: own.length > 0 ? 'unsure' : 'unknown', intent: null, ...basis, near: near() }
}

/** The intent that is clear when the unknown words are taken for a name. */
function nameless(asked: Bag, roles: readonly ActingRole[]): KnownIntent | null {
  const forms: Bag[] = [
    [...asked, ['@kisi']],
    [...asked, ['@mulk']],
  ]
  const best = forms.flatMap((form) => rank(form, 0, roles).slice(0, 1)).sort((a, b) => b.score - a.score)[0]
  return best && best.score >= namedFrom && isFor(best.intent, roles) && best.intent.takes?.length ? best.intent : null
}

function nearOnes(offers: readonly KnownIntent[], names: readonly Mention[], except?: KnownIntent): SimilarQuestion[] {
  const ready = [...new Set(offers)].flatMap((intent) => {
    const question = intent === except ? null : exampleOf(intent, names)
    return question ? [{ intent: intent.id, question }] : []
  })
  return ready.slice(0, mostNear)
}

/** The period of the question, or the intent's default. */
export function periodOf(intent: Intent, said: Period | null, today: IsoDate): Period | null {
  if (said) return said
  if (intent.period === 'month') return monthPeriod(today, 'bu ay')
  if (intent.period === 'year') return yearPeriod(Number(today.slice(0, 4)), 'bu yıl')
  return null
}

/** Example: `Bu ay (Kasım 2026), Kemal Işık için ödeme durumunu sordunuz.` */
export function restatement({ asks }: Intent, period: Period | null, mentions: readonly Mention[]): string {
  const who = mentions.map(({ name }) => name).join(', ')
  const parts = [period?.label, who && `${who} için`].filter(Boolean).join(', ')
  const sentence = `${parts ? `${parts} ` : ''}${asks} sordunuz.`
  return sentence.charAt(0).toLocaleUpperCase('tr-TR') + sentence.slice(1)
}
