import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { phoneDigits } from '#domain/insight/search/search.rules.ts'
import { shownOfKind } from '#domain/insight/search/search.schema.ts'
import { readMoney } from '#domain/kernel/money.ts'
import { contractVisibleTo, notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import { documentsSeenBy } from '#server/access/document-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { acquaintancesOf, userId } from '#server/access/relations.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import { firstDayOf, replaced } from '#server/access/tenancy-scope.queries.ts'
import { beginsFirst, containsAllWords, containsWord, containsWordsWithProperty } from '#server/db/contains-words.ts'
import { folded, likePattern } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chats, messages } from '#server/db/schema/chat.ts'
import { contracts, contractTenants, isActiveContract } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'
import { formerDebtors } from '#server/services/ledger/former-debtors.queries.ts'

export interface SearchQuery {
  /** Limited to the owner chosen in the header, as in lists. */
  actor: Actor
  q: string
  words: readonly string[]
}

/** Only the newest matches are sorted; one extra row tells that there are more. */
const looked = 15
export const maxListed = shownOfKind + 1
/** A common word is found among this many newest rows. */
const recentRows = 2000

const seesAll = ({ actor }: SearchQuery) => actor.subject.role === 'admin'

/**
 * Matches a property's record; for administrators all words must be in the record itself, because no index covers two
 * tables.
 */
const inRecord = (asked: SearchQuery, key: SQLWrapper): SQL =>
  seesAll(asked)
    ? containsAllWords(key, asked.words)
    : containsWordsWithProperty(key, properties.search_key, asked.words)

/** Ids are time-ordered; as text, so that the planner does not walk the index from the newest row of all users. */
const newest = (id: SQLWrapper): SQL => sql`${id}::text desc`

interface NewestRows {
  /** Must begin with `id`. */
  columns: SQL
  table: SQLWrapper
  joined?: SQL
  where: SQL | undefined
  /** Sorts the newest first. */
  order: SQL
  limit: number
  /** All users' rows, newest first. */
  everything?: SQL
}

const newestOf = ({ columns, table, joined = sql``, where, order, limit }: NewestRows): SQL =>
  sql`select ${columns} from ${table} ${joined} where ${where} order by ${order} limit ${limit}`

/**
 * The newest rows with all words. One person's few rows are looked up by owner and sorted. An administrator sees all
 * rows: the newest are read first, since a common word is among them, and only a rare word is looked up in the trigram
 * index until there are enough. Both are short, without estimating how common a word is.
 */
function newestWith(asked: SearchQuery, wanted: NewestRows): SQL {
  if (!seesAll(asked)) return newestOf(wanted)
  const { columns, table, joined = sql``, where, order, limit } = wanted
  const everything = wanted.everything ?? sql`select * from ${table} order by id desc`
  // The always-true last condition prevents parallel workers, which take longer than the rows.
  const rare = and(where, sql`(select count(*) from recent) < ${limit} and pg_backend_pid() is not null`)
  return sql`with recent as materialized (select ${columns} from (${everything} limit ${recentRows}) as ${table} ${joined}
      where ${where} order by ${order} limit ${limit}),
    older as materialized (select ${columns} from ${table} ${joined} where ${rare})
    select * from recent union (select * from older limit ${limit})`
}

/** Rows of `id` and `way`: 0 when the record itself matches, 1 when what it belongs to matches. */
const ways = (...parts: SQL[]): SQL =>
  sql`select w.id, min(w.way) as way from (${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}) w group by w.id order by min(w.way), w.id::text desc limit ${maxListed}`

const among = (ids: SQL) => sql`any(array(${ids}))`
const foundProperties = sql`select id from matching_properties`

/** Length of a Turkish mobile number without country code. */
const wholeNumber = 10

export function people(asked: SearchQuery): SQL {
  const { actor, words, q } = asked
  const digits = phoneDigits(q)
  const named = containsAllWords(users.search_key, words, !seesAll(asked))
  // Partial matches would reveal a number digit by digit, so only users who see all accounts get them.
  const isCalled =
    digits && (seesAll(asked) || digits.length >= wholeNumber)
      ? or(named, sql`${users.phoneNumber} like ${likePattern(digits)}`)
      : named
  // A former tenant who still owes rent is found as before.
  const seen = seesAll(asked)
    ? undefined
    : sql`(${userId} = any(array(${acquaintancesOf(actor)} union ${formerDebtors(actor)})) and ${users.id} <> ${actor.callerId})`
  return newestWith(asked, {
    columns: sql`${users.id}, ${users.search_key}`,
    table: users,
    where: and(seen, isCalled),
    order: newest(users.id),
    limit: looked,
  })
}
export const bestPeople = ({ words }: SearchQuery): SQL =>
  sql`select id, row_number() over (order by ${beginsFirst(sql`search_key`, words)}, search_key, id) as rank
    from people order by rank limit ${maxListed}`

export const propertyHits = (asked: SearchQuery): SQL =>
  newestWith(asked, {
    columns: sql`${properties.id}, ${properties.search_key}, ${properties.title_key}`,
    table: properties,
    where: and(visibleTo(asked.actor), containsAllWords(properties.search_key, asked.words, !seesAll(asked))),
    order: newest(properties.id),
    limit: looked,
  })
export const bestProperties = ({ words }: SearchQuery): SQL =>
  sql`select id, row_number() over (order by ${beginsFirst(sql`search_key`, words)}, title_key, id) as rank
    from matching_properties order by rank limit ${maxListed}`

/** Six hex characters may be the short name of a contract. */
const isShortName = (word: string) => /^[0-9a-f]{6}$/.test(word)

/** The guarantor's name has all words. */
export const guaranteedBy = (words: readonly string[]): SQL =>
  sql`(${contracts.has_guarantor} and ${containsAllWords(folded(contracts.guarantor_name), words, true)})`

/** The whole number of a party, also of one who moved out; a part of it would reveal it digit by digit. */
const calledBy = (digits: string): SQL => sql`(${contracts.guarantor_phone} like ${likePattern(digits)}
  or exists (select 1 from ${contractTenants} party where party.contract_id = ${contracts.id}
    and party.tenant_phone like ${likePattern(digits)}))`

export function deals(asked: SearchQuery): SQL {
  const { actor, words, q } = asked
  const wanted = (where: SQL, way: number): NewestRows => ({
    columns: sql`${contracts.id}, ${contracts.tenancy_id}, ${sql.raw(String(way))} as way`,
    table: contracts,
    where: and(contractVisibleTo(actor), notHiddenFrom(actor), where),
    order: newest(contracts.id),
    limit: looked,
  })
  const byWords = wanted(inRecord(asked, contracts.search_key), 0)
  const withProperty = sql`join ${properties} on ${properties.id} = ${contracts.property_id}`
  const parts = [
    newestWith(asked, words.length > 1 ? { ...byWords, joined: withProperty } : byWords),
    newestOf(wanted(sql`${contracts.property_id} = ${among(foundProperties)}`, 1)),
  ]
  const [word] = words
  if (words.length === 1 && word && isShortName(word))
    parts.push(newestOf(wanted(sql`right(${contracts.id}::text, 6) = ${word}`, 0)))
  // No index serves these, so only for the few contracts of one person.
  if (!seesAll(asked)) {
    parts.push(newestOf(wanted(guaranteedBy(words), 0)))
    const digits = phoneDigits(q)
    if (digits && digits.length >= wholeNumber) parts.push(newestOf(wanted(calledBy(digits), 0)))
  }
  return sql`select d.id, (array_agg(d.tenancy_id))[1] as tenancy_id, min(d.way) as way from (${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}) d group by d.id`
}
export const bestDeals = sql`select id, row_number() over (order by way, id::text desc) as rank
  from deals order by rank limit ${maxListed}`

export function requests(asked: SearchQuery): SQL {
  const wanted = (where: SQL, way: number): NewestRows => ({
    columns: sql`${suggestions.id}, ${sql.raw(String(way))} as way`,
    table: suggestions,
    joined: sql`join ${properties} on ${properties.id} = ${suggestions.property_id}`,
    where: and(suggestionsSeenBy(asked.actor), where),
    order: newest(suggestions.id),
    limit: maxListed,
  })
  return ways(
    newestWith(asked, wanted(inRecord(asked, suggestions.search_key), 0)),
    newestOf(wanted(sql`${suggestions.property_id} = ${among(foundProperties)}`, 1)),
    newestOf(wanted(sql`${suggestions.tenant_id} = ${among(sql`select id from people`)}`, 1)),
  )
}

export function documents(asked: SearchQuery): SQL {
  const wanted = (where: SQL, way: number): NewestRows => ({
    columns: sql`${propertyDocuments.id}, ${sql.raw(String(way))} as way`,
    table: propertyDocuments,
    joined: sql`join ${properties} on ${properties.id} = ${propertyDocuments.property}`,
    where: and(visibleTo(asked.actor), documentsSeenBy(asked.actor), where),
    order: newest(propertyDocuments.id),
    limit: maxListed,
  })
  return ways(
    newestWith(asked, wanted(inRecord(asked, propertyDocuments.search_key), 0)),
    newestOf(wanted(sql`${propertyDocuments.property} = ${among(foundProperties)}`, 1)),
  )
}

/** Only the person's own conversations, also for administrators. */
export const ownMessages = ({ actor, words }: SearchQuery): SQL =>
  sql`select ${messages.id}, ${messages.seq} from ${messages}
    where ${messages.chat_id} = ${among(sql`select id from ${chats} where user1 = ${actor.userId}
      union all select id from ${chats} where user2 = ${actor.userId}`)} and ${containsAllWords(messages.search_key, words, true)}
    order by ${messages.seq} desc limit ${maxListed}`

/** Tenancies whose money this person reads as a tenant, with their first day: earlier entries are not theirs. */
export const rented = ({ actor }: SearchQuery): SQL =>
  sql`select ${contracts.tenancy_id}, min(case when ${firstDayOf(actor)}::date > ${tenancies.started_on}
      then ${firstDayOf(actor)}::date else '-infinity'::date end) as since
    from ${contracts} join ${contractTenants} on ${contractTenants.contract_id} = ${contracts.id}
      join ${tenancies} on ${tenancies.id} = ${contracts.tenancy_id}
    where ${and(eq(contractTenants.tenant_user_id, actor.userId), isActiveContract)}
      and ${contracts.deleted_at} is null and (${contracts.cancelled_at} is null or ${contracts.ended_on} is not null)
      and not ${replaced(actor)} and ${actor.side === 'all' ? sql`true` : sql`false`}
    group by ${contracts.tenancy_id}`

/** Excludes reversed entries. */
const stands = sql`not exists (select 1 from ${ledgerEntries} back where back.reverses = ${ledgerEntries.id})`
export const isPayment = sql`${ledgerEntries.kind} in ('payment', 'deposit_received')`

/** Matches the tenants' names, the property, the note, or the amount. */
export function payments(asked: SearchQuery): SQL {
  const { actor, words, q } = asked
  const { owner_id, property_id, tenancy_id } = ledgerEntries
  const asTenant = sql`exists (select 1 from rented where rented.tenancy_id = ${tenancy_id}
    and ${ledgerEntries.on_date} >= rented.since)`
  const seen = or(
    moneyInReach(actor, { owner_id: sql`${owner_id}`, property_id: sql`${property_id}` }, 'read'),
    asTenant,
  )
  const wanted = (where: SQL): NewestRows => ({
    columns: sql`${ledgerEntries.id}, ${ledgerEntries.on_date}`,
    table: ledgerEntries,
    where: and(isPayment, where, seen, stands),
    order: sql`${ledgerEntries.on_date}::text desc, ${newest(ledgerEntries.id)}`,
    limit: maxListed,
  })
  const owners = [actor.userId, ...actor.engagements.map((each) => each.owner_id)]
  // Implied by `seen`; lets an index be used.
  const near = seesAll(asked)
    ? sql`true`
    : sql`(${owner_id} = any(${sql.param(owners)}::uuid[])
    or ${tenancy_id} = ${among(sql`select tenancy_id from rented`)})`
  // The trigram lists of a word such as "kira" are far longer than one owner's notes, so `|| ''` avoids that index.
  const note = seesAll(asked) ? folded(ledgerEntries.note) : sql`(${folded(ledgerEntries.note)} || '')`
  const noted = sql`${ledgerEntries.note} <> ''`
  const parts = [
    newestOf(wanted(sql`${tenancy_id} = ${among(sql`select tenancy_id from deals where tenancy_id is not null`)}`)),
    newestOf(wanted(sql`${property_id} = ${among(foundProperties)}`)),
    newestWith(asked, {
      ...wanted(and(noted, near, ...words.map((word) => containsWord(note, word)))!),
      everything: sql`select * from ${ledgerEntries} where ${isPayment} and ${noted} order by on_date desc, id desc`,
    }),
  ]
  const amount = readMoney(q)
  // The index order, because all users together may have very many payments of one amount.
  const byAmount = sql`${ledgerEntries.on_date} desc, ${ledgerEntries.id} desc`
  if (amount)
    parts.push(
      newestOf({
        ...wanted(sql`${ledgerEntries.amount} = ${amount} and ${near}`),
        ...(seesAll(asked) && { order: byAmount }),
      }),
    )
  return sql`select p.id, p.on_date from (${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union `,
  )}) p order by p.on_date desc, p.id desc limit ${maxListed}`
}
