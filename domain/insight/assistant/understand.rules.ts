import type { IsoDate } from '#domain/kernel/dates.ts'
import { type AmountBound, readAmountBound } from './amounts.rules.ts'
import { type Classifier, likelihoods } from './classifier.rules.ts'
import { isSilent } from './features.rules.ts'
import type { ActingRole, Intent } from './intent.rules.ts'
import { exampleOf, type IntentId, intents, isFor, openingsFor } from './intents.rules.ts'
import { findMentions, type Mention, slotOf } from './mentions.rules.ts'
import { monthPeriod, nextOf, type Period, readPeriod, yearPeriod } from './periods.rules.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.rules.ts'
import { wordsOf } from './words.rules.ts'

export type KnownIntent = Intent & { id: IntentId }

/** A similar question, ready to be asked. */
export interface SimilarQuestion {
  intent: IntentId
  question: string
}

export interface Understanding {
  /**
   * `sure`: one intent; `unsure`: two that are near; `unknown`: none; `other_hat`: a question for another role;
   * `no_name`: a name that is not in this user's data.
   */
  kind: 'sure' | 'unsure' | 'unknown' | 'other_hat' | 'no_name'
  intent: KnownIntent | null
  /** From the question, or the intent's default. */
  period: Period | null
  /** The second period of a comparison. */
  second: Period | null
  mentions: Mention[]
  bound: AmountBound | null
  /** Words that neither ordinary questions nor the user's own data contain. */
  unknown: string[]
  near: SimilarQuestion[]
}

/** What is needed for understanding, made once from the classifier. */
export interface Knowledge {
  classifier: Classifier
  vocabulary: Vocabulary
}
export const knowledgeOf = (classifier: Classifier): Knowledge => ({ classifier, vocabulary: vocabularyOf(classifier) })

export interface Asking {
  today: IsoDate
  roles: readonly ActingRole[]
  /** Names from the user's own data. */
  names: readonly Mention[]
  /** Chosen by the person, when two readings were offered. */
  chosen?: string | null
}

/** Likelihoods, chosen on the batches of bench/assistant: decision 0151. */
const sureFrom = 0.5
const aheadBy = 0.18
const nearFrom = 0.15
const offeredFrom = 0.08
/** Where a word is unknown, it may be the word that matters. */
const sureWithUnknown = 0.65
/** `kontrat` alone asks for nothing. */
const sureOfOneWord = 0.8
const namedFrom = 0.65
const otherHatFrom = 0.6
/** Below, the question is mostly one of other roles. */
const leastShare = 0.1
/** The likelihood among the questions of all roles, so that few own intents do not win for want of others. */
const leastOfAll = 0.25
const mostNear = 3
const choices = 2

const byId = new Map<string, KnownIntent>(intents.map((intent) => [intent.id, intent]))

export interface Slots extends Pick<Understanding, 'period' | 'second' | 'mentions' | 'bound' | 'unknown'> {
  yearless: boolean
  /** The question with its slots marked and its slips corrected. */
  words: string[]
}

/** Takes who, where, when and how much out of the question, whatever is asked. */
export function readSlots(question: string, { today, names }: Asking, { vocabulary }: Knowledge): Slots {
  const first = readPeriod(wordsOf(question).join(' '), today)
  const { period: second, rest: withoutTime } = first.period
    ? readPeriod(first.rest, today)
    : { period: null, rest: first.rest }
  const { bound, rest } = readAmountBound(withoutTime)
  const asked = rest.split(' ').filter(Boolean)
  const { found, used } = findMentions(asked, names, vocabulary.isCommon)
  const unknown: string[] = []
  const words = asked.flatMap((word, at) => {
    const slot = used.get(at)
    if (slot) return used.get(at - 1) === slot ? [] : [slotOf[slot]]
    if (word.startsWith('@')) return [word]
    const corrected = vocabulary.corrected(word)
    if (corrected === null) unknown.push(word)
    return [corrected ?? word]
  })
  const { period, yearless } = first
  return { period, second, yearless, mentions: found, bound, unknown, words }
}

interface Scored {
  intent: KnownIntent | null
  likelihood: number
}

/** The classes for these roles, likeliest first, `null` for other questions; and how much of it all they are. */
function rank(words: readonly string[], roles: readonly ActingRole[], { classifier }: Knowledge) {
  const all = [...likelihoods(classifier, words)].map(([id, likelihood]) => ({
    intent: byId.get(id) ?? null,
    likelihood,
  }))
  const own = all.filter(({ intent }) => intent === null || isFor(intent, roles))
  const share = own.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const inOrder = (list: Scored[]) => list.sort((a, b) => b.likelihood - a.likelihood)
  return {
    share,
    own: inOrder(own.map(({ intent, likelihood }) => ({ intent, likelihood: likelihood / share }))),
    best: inOrder(all)[0]!,
  }
}

type OpenSlots = Omit<Slots, 'words'>

/** This intent with these slots; null when it is not one of these roles. */
export function sureOf(id: string, { roles, names, today }: Asking, open: OpenSlots): Understanding | null {
  const intent = byId.get(id)
  if (!intent || !isFor(intent, roles)) return null
  const { yearless, ...slots } = open
  const said = slots.period && yearless && looksAhead(intent) ? nextOf(slots.period, today) : slots.period
  return {
    kind: 'sure',
    intent,
    ...slots,
    period: periodOf(intent, said, today),
    near: nearOnes(openingsFor(roles), [...slots.mentions, ...names], intent),
  }
}

/** The meaning of a question for this user. Does not guess: when two readings are near, it returns both. */
export function understand(question: string, asking: Asking, knowledge: Knowledge): Understanding {
  const { roles, names } = asking
  const { words, ...open } = readSlots(question, asking, knowledge)
  const { yearless: _, ...slots } = open
  const chosen = asking.chosen ? sureOf(asking.chosen, asking, open) : null
  if (chosen) return chosen
  const { own, best, share } = rank(words, roles, knowledge)
  const [top, next] = own as [Scored, Scored]
  const fitting = own.flatMap(({ intent, likelihood }) => (intent && likelihood >= offeredFrom ? [intent] : []))
  // Names from the question come first.
  const near = (offers: readonly KnownIntent[], except?: KnownIntent) =>
    nearOnes(offers, [...slots.mentions, ...names], except)
  const others = [...fitting, ...openingsFor(roles)]
  const refused = (kind: Understanding['kind'], intent: KnownIntent | null = null): Understanding => ({
    kind,
    intent,
    ...slots,
    near: near(others),
  })
  if (best.intent && !isFor(best.intent, roles) && best.likelihood >= otherHatFrom && share < leastShare)
    return refused('other_hat', best.intent)
  const { unknown, mentions } = slots
  const nameless =
    unknown.length > 0 && mentions.length === 0 && isOneRun(words, unknown, knowledge)
      ? namelessOf(words, unknown, { top, roles, knowledge })
      : null
  if (nameless) return refused('no_name', nameless)
  if ((share < leastShare && slots.mentions.length === 0) || (!top.intent && top.likelihood >= sureFrom))
    return refused('unknown')
  const enough = unknown.length > 0 ? sureWithUnknown : words.length === 1 ? sureOfOneWord : sureFrom
  const isOurs = top.likelihood * share >= leastOfAll
  if (top.intent && isOurs && top.likelihood >= enough && top.likelihood - next.likelihood >= aheadBy) {
    const sure = sureOf(top.intent.id, asking, open)
    if (sure) return { ...sure, near: near(others, top.intent) }
  }
  if (!own.some(({ intent, likelihood }) => intent && likelihood >= nearFrom)) return refused('unknown')
  return { ...refused('unsure'), near: near(fitting).slice(0, choices) }
}

const looksAhead = ({ period, area, id }: Intent) =>
  period === 'ahead' || area === 'deadlines' || id === 'money.expected' || id.startsWith('increase.')

/** A name stands in one place, among words that ask something. */
const isOneRun = (words: readonly string[], unknown: readonly string[], { vocabulary }: Knowledge): boolean => {
  if (!words.some((word) => vocabulary.isCommon(word))) return false
  const at = words.flatMap((word, position) => (unknown.includes(word) ? [position] : []))
  return at.at(-1)! - at[0]! === at.length - 1
}

/** The intent that is clear when the unknown words are taken for a name. */
function namelessOf(
  words: readonly string[],
  unknown: readonly string[],
  { top, roles, knowledge }: { top: Scored; roles: readonly ActingRole[]; knowledge: Knowledge },
): KnownIntent | null {
  const forms = (['person', 'property'] as const).map((kind) => {
    const marked = words.map((word) => (unknown.includes(word) ? slotOf[kind] : word))
    const once = marked.filter((word, at) => !(word === slotOf[kind] && marked[at - 1] === word))
    return { kind, best: rank(once, roles, knowledge).own[0]! }
  })
  const { kind, best } = forms.sort((a, b) => b.best.likelihood - a.best.likelihood)[0]!
  if (!best.intent?.takes?.includes(kind) || best.likelihood < namedFrom) return null
  // An intent that is asked without a name as well is meant only when the name makes it likelier.
  const named = best.intent.example.includes('@') || best.intent !== top.intent
  return named ? best.intent : null
}

function nearOnes(offers: readonly KnownIntent[], names: readonly Mention[], except?: KnownIntent): SimilarQuestion[] {
  const ready = [...new Set(offers)].flatMap((intent) => {
    const question = intent === except ? null : exampleOf(intent, names)
    return question ? [{ intent: intent.id, question }] : []
  })
  return ready.slice(0, mostNear)
}

/** The words of a question that may be looked for among names. */
export const nameWords = (question: string): string[] => wordsOf(question).filter((word) => !isSilent(word))

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
