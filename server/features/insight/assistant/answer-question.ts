import { assistantWords } from '#domain/insight/assistant/assistant.messages.ts'
import type { AssistantReply, Question } from '#domain/insight/assistant/assistant.schema.ts'
import { understandAfter } from '#domain/insight/assistant/follow-ups.rules.ts'
import type { ActingRole, Intent } from '#domain/insight/assistant/intent.rules.ts'
import { openingsFor } from '#domain/insight/assistant/intents.rules.ts'
import { namePrefixes } from '#domain/insight/assistant/mentions.rules.ts'
import { nameWords, periodOf, restatement, type Understanding } from '#domain/insight/assistant/understand.rules.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { actingRolesOf } from './acting-roles-of.ts'
import { answers } from './answers.ts'
import type { Answer, Ask, Scope } from './ask.ts'
import { routeByModel, wordByModel } from './ask-model.ts'
import { assistantKnowledge } from './knowledge.ts'
import { moneyReach, readsExpenses } from './money-reach.ts'
import { type KnownName, knownNames } from './scope.queries.ts'

const nothing: AssistantReply = {
  kind: 'unknown',
  understood: '',
  intent: null,
  text: [],
  figures: [],
  rows: [],
  total: 0,
  links: [],
  law: null,
  notes: [],
  near: [],
  worded: false,
  incomplete: false,
}

export const listOpenings = (ctx: Context, actor: Actor) => ({
  examples: openingsFor(actingRolesOf(actor)).map(({ id, example }) => ({ intent: id, question: example })),
  model: ctx.language !== null,
})

/** Answers one question, using only records that the asking person may read. */
export async function answerQuestion(ctx: Context, caller: Actor, asked: Question): Promise<AssistantReply> {
  const { question, before = null } = asked
  const today = isoDate(ctx.clock.now())
  const roles = actingRolesOf(caller)
  // Answers as an ordinary user, because the administrator role opens nobody else's records (AMB-83).
  const actor: Actor = { ...caller, subject: { ...caller.subject, role: 'user' } }
  let incomplete = false
  const failed = (error: unknown) => {
    incomplete = true
    ctx.log.warn({ error }, 'assistant: a part could not be read')
  }
  const read: Ask['read'] = async (work, empty) => {
    try {
      return await work()
    } catch (error) {
      failed(error)
      return empty
    }
  }
  const known = roles.includes('owner')
    ? await read(() => knownNames(ctx.db, actor, prefixesOf(`${question} ${before?.question ?? ''}`)), [])
    : []
  const names = known.map(({ mention }) => mention)
  const understood = await routed(ctx, question, {
    understood: understandAfter(
      question,
      before,
      { today, roles, names, chosen: asked.intent ?? null },
      assistantKnowledge(),
    ),
    roles,
    today,
  })
  const { intent } = understood
  if (understood.kind !== 'sure' || !intent) return { ...nothing, ...refused(understood), incomplete }
  const said = restatement(intent, understood.period, understood.mentions)
  const basis = { ...nothing, understood: said, intent: intent.id, near: understood.near }
  const barred = intent.area === 'money' ? barredFrom(actor, intent) : null
  if (barred) return { ...basis, kind: 'no_right', text: [barred] }
  const { period, second, bound } = understood
  const answer = await answers[intent.id]({
    ctx,
    actor,
    roles,
    today,
    period,
    second,
    bound,
    scope: scopeOf(understood, known),
    read,
    failed,
  })
  const own = answer.text
  const words = incomplete ? null : await wordByModel(ctx, { intent, text: own, names: namesIn(answer, known) })
  return {
    ...basis,
    kind: 'answer',
    text: [...(words === null ? own : [words]), ...(incomplete ? [assistantWords.unread] : [])],
    figures: incomplete ? [] : (answer.figures ?? []),
    rows: answer.rows ?? [],
    total: answer.total ?? answer.rows?.length ?? 0,
    links: answer.links ?? [],
    law: answer.law ? { article: answer.law.article, source: answer.law.source } : null,
    notes: [...(answer.notes ?? []), ...(caller.chosen && intent.for === 'owner' ? [assistantWords.chosenOwner] : [])],
    worded: words !== null,
    incomplete,
  }
}

/** Why this person hears no answer about money; null when they may. */
function barredFrom(actor: Actor, { expenses }: Intent): string | null {
  const reach = moneyReach(actor)
  if (reach !== 'all') return reach === 'share' ? assistantWords.shareOnly : assistantWords.noMoney
  return expenses && !readsExpenses(actor) ? assistantWords.noExpenses : null
}

const prefixesOf = (question: string) => [...new Set(nameWords(question).flatMap(namePrefixes))]

interface Reading {
  understood: Understanding
  roles: readonly ActingRole[]
  today: string
}

/** A configured language model may choose the intent when the classifier is unsure; the answer is still computed here. */
async function routed(ctx: Context, question: string, { understood, roles, today }: Reading): Promise<Understanding> {
  if (understood.kind !== 'unsure' && understood.kind !== 'unknown') return understood
  const names = understood.mentions.map(({ name }) => name)
  const intent = await routeByModel(ctx, { question, roles, names })
  return intent
    ? { ...understood, kind: 'sure', intent, period: periodOf(intent, understood.period, today) }
    : understood
}

function refused({ kind, intent, unknown, near }: Understanding): Partial<AssistantReply> {
  const shared = { near }
  if (kind === 'other_hat' && intent)
    return { ...shared, kind, intent: intent.id, text: [assistantWords.otherRole(intent.for as ActingRole)] }
  if (kind === 'no_name' && intent)
    return { ...shared, kind, intent: intent.id, text: [assistantWords.noName(unknown.join(' '))] }
  return kind === 'unsure'
    ? { ...shared, kind, text: [assistantWords.unsure] }
    : { ...shared, kind: 'unknown', text: [assistantWords.unknown] }
}

/** Resolves the names in the question; names of a kind that the intent does not use are ignored. */
function scopeOf({ mentions, intent }: Understanding, known: readonly KnownName[]): Scope {
  const takes = intent?.takes ?? []
  const used = known.filter(({ mention }) => mentions.includes(mention) && takes.includes(mention.kind))
  const of = (kind: 'person' | 'property') => used.filter(({ mention }) => mention.kind === kind)
  const named = { person: of('person').length > 0, property: of('property').length > 0 }
  // Named properties count by themselves; without one, the properties of the named tenants.
  const names = named.property ? of('property') : of('person')
  return {
    named,
    properties: names.flatMap(({ properties }) => properties),
    tenancies: of('person').flatMap(({ tenancies }) => tenancies),
    contracts: of('person').flatMap(({ contracts }) => contracts),
  }
}

/** All names that may occur in an answer: the person's known names and the words of its rows. */
const namesIn = ({ rows = [] }: Answer, known: readonly KnownName[]) => [
  ...known.map(({ mention }) => mention.name),
  ...rows.flatMap(({ title, detail }) => [title, ...title.split(', '), ...detail.split(' · ')]),
]
