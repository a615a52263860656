import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { roleLabelInLists, staffLabels } from '#domain/access/roles.ts'
import { excerptAround, nearestWords, searchWords } from '#domain/insight/search/search.rules.ts'
import {
  type HitOf,
  type SearchHit,
  type SearchKind,
  type SearchReply,
  shownOfKind,
} from '#domain/insight/search/search.schema.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { type RelatedGroup, relatedGroups } from '#domain/people/staff/staff.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { acquaintancesOf, groupFor, sharedTitle } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chats, messageFiles, messages } from '#server/db/schema/chat.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { Actor } from '#server/http/actor.ts'
import { formerDebtors } from '#server/services/ledger/former-debtors.queries.ts'
import * as found from './found.queries.ts'

type HitRow<Row> = Omit<Row, 'kind' | 'place'> & { baslik: string }
const foundRows = z.strictObject({
  person: z.array(
    z.strictObject({
      id: z.uuid(),
      username: z.string(),
      avatar_file: z.uuid().nullable(),
      group: z.enum(relatedGroups).nullable(),
      title: z.string().nullable(),
    }),
  ),
  property: z.array(z.strictObject({ id: z.uuid(), baslik: z.string(), adres: z.string() })),
  contract: z.custom<HitRow<HitOf<'contract'>>[]>(),
  request: z.custom<HitRow<HitOf<'request'>>[]>(),
  document: z.custom<HitRow<HitOf<'document'>>[]>(),
  payment: z.custom<HitRow<HitOf<'payment'>>[]>(),
  message: z.custom<(Omit<HitOf<'message'>, 'kind'> & { files: string })[]>(),
})
type Rows = z.output<typeof foundRows>

const tenantsOf = (contract: SQL) => sql`array(select t.tenant_name from contract_tenants t
  where t.contract_id = ${contract} order by t.is_primary desc, t.id)`

/** A former tenant is no acquaintance any more, but still a tenant here. */
const personGroup = (actor: Actor) => sql`case when ${users.id} in (${formerDebtors(actor)})
  and ${users.id} not in (${acquaintancesOf(actor)}) then 'tenant' else ${groupFor(actor)} end`

function personRows({ actor }: found.SearchQuery): SQL {
  // Administrators search accounts, not acquaintances.
  const isAdmin = actor.subject.role === 'admin'
  return sql`select ${users.id}, ${users.username}, ${users.avatar_file}, ${isAdmin ? sql`null` : personGroup(actor)} as group,
      ${isAdmin ? sql`null` : sharedTitle(actor)} as title
    from best_people join ${users} on ${users.id} = best_people.id order by best_people.rank`
}

const propertyRows = sql`select ${properties.id}, ${properties.baslik}, ${properties.adres}
  from best_properties join ${properties} on ${properties.id} = best_properties.id order by best_properties.rank`

const contractRows = ({
  words,
}: found.SearchQuery) => sql`select ${contracts.id}, ${properties.baslik}, ${tenantsOf(sql`${contracts.id}`)} as tenants,
    ${contracts.baslangicTarihi} as starts_on, ${contracts.bitisTarihi} as ends_on,
    case when ${found.guaranteedBy(words)} then ${contracts.guarantor_name} else '' end as guarantor
  from best_deals join ${contracts} on ${contracts.id} = best_deals.id
    join ${properties} on ${properties.id} = ${contracts.property_id} order by best_deals.rank`

const requestRows = sql`select ${suggestions.id}, ${suggestions.property_id}, ${suggestions.aciklama} as text,
    coalesce(nullif(${suggestions.demirbas}, ''), ${suggestions.oneri_tipi}) as subject, ${properties.baslik},
    ${suggestions.durum} as state
  from requests join ${suggestions} on ${suggestions.id} = requests.id
    join ${properties} on ${properties.id} = ${suggestions.property_id} order by requests.way, requests.id::text desc`

const documentRows = sql`select ${propertyDocuments.id}, ${propertyDocuments.property} as property_id,
    ${propertyDocuments.name}, ${propertyDocuments.category}, ${properties.baslik}
  from documents join ${propertyDocuments} on ${propertyDocuments.id} = documents.id
    join ${properties} on ${properties.id} = ${propertyDocuments.property} order by documents.way, documents.id::text desc`

/** Tenants at the time of payment: those of the newest contract that had begun. */
const tenantsThen = sql`coalesce((select ${tenantsOf(sql`c.id`)} from contracts c
  where c.tenancy_id = ${ledgerEntries.tenancy_id} and c.status = 'active'
  order by c."baslangicTarihi" <= ${ledgerEntries.on_date} desc, c."baslangicTarihi" desc limit 1), '{}')`

const paymentRows = sql`select ${ledgerEntries.id}, ${ledgerEntries.tenancy_id}, ${ledgerEntries.amount},
    ${ledgerEntries.currency}, ${ledgerEntries.on_date}, ${ledgerEntries.note}, ${properties.baslik},
    ${tenantsThen} as tenants, ${ledgerEntries.kind} = 'deposit_received' as deposit,
    exists (select 1 from rented where rented.tenancy_id = ${ledgerEntries.tenancy_id}) as own_rent
  from payments join ${ledgerEntries} on ${ledgerEntries.id} = payments.id
    join ${properties} on ${properties.id} = ${ledgerEntries.property_id}
  order by payments.on_date desc, payments.id desc`

const messageRows = ({ userId }: Actor) => sql`select ${messages.id}, ${messages.chat_id}, partner.username as partner,
    ${eq(messages.sender_id, userId)} as own, ${messages.text}, ${messages.timestamp} as at,
    coalesce((select string_agg(${files.name}, ', ' order by ${messageFiles.position}) from ${messageFiles}
      join ${files} on ${files.id} = ${messageFiles.file_id} where ${messageFiles.message_id} = ${messages.id}), '') as files
  from own_messages join ${messages} on ${messages.id} = own_messages.id
    join ${chats} on ${chats.id} = ${messages.chat_id}
    join ${users} partner on partner.id = case when ${chats.user1} = ${userId} then ${chats.user2} else ${chats.user1} end
  order by own_messages.seq desc`

/**
 * One statement for all kinds; requests, documents and payments also match through the people and properties found
 * before them. The SQL comment makes PostgreSQL plan it anew each time, because the best plan depends on the words.
 */
const statement = (asked: found.SearchQuery): SQL => sql`/* planned for its words */
  with people as materialized (${found.people(asked)}), best_people as (${found.bestPeople(asked)}),
    matching_properties as materialized (${found.propertyHits(asked)}), best_properties as (${found.bestProperties(asked)}),
    deals as materialized (${found.deals(asked)}), best_deals as (${found.bestDeals}),
    rented as materialized (${found.rented(asked)}),
    requests as (${found.requests(asked)}), documents as (${found.documents(asked)}),
    payments as (${found.payments(asked)}), own_messages as (${found.ownMessages(asked)})
  select (${rowsAsJson(personRows(asked))}) as person, (${rowsAsJson(propertyRows)}) as property,
    (${rowsAsJson(contractRows(asked))}) as contract, (${rowsAsJson(requestRows)}) as request,
    (${rowsAsJson(documentRows)}) as document, (${rowsAsJson(paymentRows)}) as payment,
    (${rowsAsJson(messageRows(asked.actor))}) as message`

const roleOf = (group: RelatedGroup) =>
  group === 'host' || group === 'tenant' ? roleLabelInLists[group] : staffLabels[group]

const withPropertyTitle = <Row extends { baslik: string }>({ baslik, ...row }: Row) => ({
  ...row,
  place: titleOf({ baslik }),
})

function hitsOf(rows: Rows, words: readonly string[]): { [Kind in SearchKind]: HitOf<Kind>[] } {
  return {
    person: rows.person.map(({ id, username, group, title, avatar_file }) => ({
      kind: 'person',
      id,
      name: username,
      avatar: avatarOf({ username, avatar_file }),
      group,
      role: group ? roleOf(group) : 'Kullanıcı',
      place: title === null ? null : titleOf({ baslik: title }),
    })),
    property: rows.property.map(({ id, baslik, adres }) => ({
      kind: 'property',
      id,
      title: titleOf({ baslik }),
      address: adres,
    })),
    contract: rows.contract.map((row) => ({ kind: 'contract', ...withPropertyTitle(row) })),
    request: rows.request.map((row) => ({
      kind: 'request',
      ...withPropertyTitle(row),
      text: excerptAround(row.text, words),
    })),
    document: rows.document.map((row) => ({ kind: 'document', ...withPropertyTitle(row) })),
    payment: rows.payment.map((row) => ({ kind: 'payment', ...withPropertyTitle(row) })),
    message: rows.message.map(({ files, ...row }) => ({
      kind: 'message',
      ...row,
      at: new Date(row.at).toISOString(),
      // A picture without text is named by its file.
      text: excerptAround([row.text, files].filter(Boolean).join(' '), words),
    })),
  }
}

/** Everything visible to this person that contains all words, a few of each kind; with none, what has their beginnings. */
export async function findEverywhere(db: Db, actor: Actor, q: string): Promise<SearchReply> {
  const exact = await find(db, { actor, q, words: searchWords(q) })
  if (exact.hits.length > 0) return exact
  const nearest = nearestWords(q)
  return nearest ? { ...(await find(db, { actor, q: nearest.join(' '), words: nearest })), near: true } : exact
}

async function find(db: Db, asked: found.SearchQuery): Promise<SearchReply> {
  const [rows] = await rowsOf(db, foundRows, statement(asked))
  const hits = Object.entries(hitsOf(rows!, asked.words)) as [SearchKind, SearchHit[]][]
  return {
    near: false,
    hits: hits.flatMap(([, ofKind]) => ofKind.slice(0, shownOfKind)),
    more: hits.filter(([, ofKind]) => ofKind.length > shownOfKind).map(([kind]) => kind),
  }
}
