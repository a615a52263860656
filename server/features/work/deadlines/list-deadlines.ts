import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { sortKey } from '#domain/kernel/turkish-text.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type DeadlineKind, deadlineKinds } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { Side } from '#domain/work/deadlines/deadline-rule.rules.ts'
import { deadlineGroups, groupOf, keyOf } from '#domain/work/deadlines/deadlines.rules.ts'
import type { DeadlineFilter, DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import { isTodo } from '#domain/work/deadlines/todo-deadlines.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import {
  type DeadlineQuery,
  type DeadlineWanted,
  deadlineQueryOn,
  type FoundDeadline,
} from './deadline-scope.queries.ts'
import { readSources } from './deadline-sources.queries.ts'
import { type Mark, ownerNames } from './deadlines.queries.ts'

/**
 * All dates the person may see, nearest first. Legal dates are computed from each contract, so the database cannot page
 * them: the sources are read whole, and a few thousand rows take milliseconds.
 */
export async function findDeadlines(
  db: Db,
  actor: Actor,
  asked: DeadlineQuery,
  wantsBy?: (marks: Mark[]) => DeadlineWanted,
) {
  const found: (FoundDeadline & { key: string })[] = []
  let truncated = false
  const { parts, marks } = await readSources(db, actor, asked, wantsBy)
  for (const part of parts) {
    truncated ||= part.truncated
    for (const each of part.found) found.push({ ...each, key: keyOf(each) })
  }
  found.sort((one, other) => order(one.date, other.date) || order(one.key, other.key))
  return { found, truncated, marks }
}

/** Days and keys are ASCII; a locale comparison would take a hundred times as long. */
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Marks count only for the side that made them, landlord or tenant. */
export function withMarks(found: (FoundDeadline & { key: string })[], marks: Mark[], userId: string): DeadlineView[] {
  const byKey = new Map<string, Mark[]>()
  for (const mark of marks) byKey.set(mark.key, [...(byKey.get(mark.key) ?? []), mark])
  const none: Mark[] = []
  // Field by field, because spreading thousands of objects would cost as much as finding the dates.
  return found.map((deadline) => {
    const { key, kind, date, side, property, owner, contract, tenancy, about, manage } = deadline
    const made = byKey.get(key) ?? none
    return {
      key,
      kind,
      date,
      side,
      property,
      owner,
      contract,
      tenancy,
      about,
      manage,
      property_title: titleOf(deadline),
      done: made.some(({ user_id }) => user_id === userId),
      done_by:
        side === 'tenant'
          ? []
          : made.filter((mark) => mark.side === 'landlord' && mark.user_id !== userId).map(({ username }) => username),
    }
  })
}

const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)]

export async function deadlineViews(db: Db, actor: Actor, asked: DeadlineQuery) {
  const { found, truncated, marks } = await findDeadlines(db, actor, asked)
  return { views: withMarks(found, marks, actor.userId), truncated }
}

const isEnd = (kind: DeadlineKind) => kind === 'contract_end' || kind === 'tenancy_end'

interface Near {
  sides: Record<Side, boolean>
  /** Last day that counts as near, and the last for contract ends. */
  near: IsoDate
  ending: IsoDate
  /** How many are shown. */
  most: number
  /** The same for what is to be done now. */
  mostTodo: number
}

/** Open deadlines of this person on the given sides: the count, the contract ends, the nearest, and what is to be done. */
export async function nearDeadlines(db: Db, actor: Actor, asked: DeadlineQuery, wanted: Near) {
  const { sides, near, ending, most, mostTodo } = wanted
  let total = 0
  let todoTotal = 0
  const ends = new Set<string>()
  const isAmongFirst = firstOnes(most)
  const isTodoAmongFirst = firstOnes(mostTodo)
  const { found, marks } = await findDeadlines(db, actor, asked, (made) => {
    const done = new Set(made.filter(({ user_id }) => user_id === actor.userId).map(({ key }) => key))
    return (kind, date, subject, side) => {
      if (!sides[side] || (done.size > 0 && done.has(keyOf({ kind, date, subject })))) return false
      total++
      // The subject of an end is its contract.
      if (isEnd(kind) && date <= ending) ends.add(subject)
      const key = () => keyOf({ kind, date, subject })
      const isShown = date <= near && isAmongFirst(date, key)
      if (!isTodo(kind, date, side, asked.today)) return isShown
      todoTotal++
      return isTodoAmongFirst(date, key) || isShown
    }
  })
  const todo = found.filter(({ kind, date, side }) => isTodo(kind, date, side, asked.today)).slice(0, mostTodo)
  const documents = found.filter(({ date }) => date <= near).slice(0, most)
  return {
    documents: withMarks(documents, marks, actor.userId),
    total,
    ends: ends.size,
    todo: withMarks(todo, marks, actor.userId),
    todo_total: todoTotal,
  }
}

/** Whether a date is among the first so far: hundreds may be near, but only a few are shown. */
function firstOnes(most: number) {
  const first: string[] = []
  return (date: IsoDate, key: () => string): boolean => {
    if (first.length === most && date > first[most - 1]!.slice(0, date.length)) return false
    const orderKey = `${date} ${key()}`
    if (first.length === most && orderKey > first[most - 1]!) return false
    first.push(orderKey)
    first.sort(order)
    first.length = Math.min(first.length, most)
    return true
  }
}

export async function listDeadlines(ctx: Context, actor: Actor, filter: DeadlineFilter) {
  const today = isoDate(ctx.clock.now())
  const { views, truncated } = await deadlineViews(ctx.db, actor, deadlineQueryOn(today))
  const inState = views.filter(({ done }) => done === (filter.state === 'done'))
  const ofProperty = inState.filter(
    ({ property, owner }) => [property, ''].includes(filter.property) && [owner, ''].includes(filter.owner),
  )
  const matching = ofProperty.filter(({ kind }) => filter.kind === 'all' || kind === filter.kind)
  const count = (kind: DeadlineKind) => ofProperty.filter((each) => each.kind === kind).length
  const groups = matching.map(({ date }) => groupOf(date, today))
  return {
    ...pageOf(matching.slice(offsetOf(filter), offsetOf(filter) + filter.size), matching.length, filter),
    groups: Object.fromEntries(
      deadlineGroups.map((group) => [group, groups.filter((each) => each === group).length]),
    ) as Record<(typeof deadlineGroups)[number], number>,
    kinds: Object.fromEntries(deadlineKinds.map((kind) => [kind, count(kind)])) as Record<DeadlineKind, number>,
    properties: propertiesOf(inState),
    owners: await ownerNames(ctx.db, distinct(inState.map(({ owner }) => owner))),
    truncated,
  }
}

function propertiesOf(views: DeadlineView[]) {
  const titles = new Map(views.map(({ property, property_title }) => [property, property_title]))
  return [...titles]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => sortKey(one.name).localeCompare(sortKey(other.name)))
}
