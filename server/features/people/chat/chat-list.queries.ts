import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { groupLabels, roleLabels } from '#domain/access/roles.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { sharedPropertyTitle } from '#domain/people/chat/chat.messages.ts'
import type { ChatPartner } from '#domain/people/chat/chat.schema.ts'
import { listLimits, type RelatedGroup, type StaffType } from '#domain/people/staff/staff.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type PlaceholderValues, preparedByCaller } from '#server/access/prepared-by-caller.ts'
import { groupFor, mostOf, relatedTo, sharedTitle } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inText } from '#server/db/page.ts'
import { instantOf, type JsonRows, rowsAsJson, selectTogether, withAliases } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chats, messageFiles, messages } from '#server/db/schema/chat.ts'
import { files } from '#server/db/schema/files.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { knowsCaller } from './chat-scope.queries.ts'

/** Unread messages are counted for this many chats of the list (CHAT-09); the total counts all (AMB-58). */
const countedChats = 10
const mostUnread = 1000

const related = (actor: Viewer) => sql`
  select r.* from (
    select ${users.id}, ${groupFor(actor)} as group_name, ${sharedTitle(actor)} as title,
      row_number() over (partition by ${groupFor(actor)} order by ${users.search_key}, ${users.id}) as rank
    from ${users} where ${relatedTo(actor)}) as r
  where r.rank <= ${mostOf(sql`r.group_name`)}`

/** Two short index reads; an `or` over both columns would need a sort. */
const chatsOf = (userId: SQLWrapper, limit: number) => sql`
  select c.*, row_number() over (order by c.created_at desc, c.id desc) as rank from (
    (select id, user2 as partner, created_at from ${chats} where user1 = ${userId} order by created_at desc limit ${inText(limit)})
    union all
    (select id, user1, created_at from ${chats} where user2 = ${userId} order by created_at desc limit ${inText(limit)})) as c
  order by c.created_at desc, c.id desc limit ${inText(limit)}`

const unreadIn = (chat: SQL, sender: SQL) => sql`(select count(*)::int from (
  select 1 from ${messages} where chat_id = ${chat} and sender_id = ${sender} and not is_read
  limit ${sql.raw(String(mostUnread))}) as unread)`

/** Unread messages of the other side, over all chats. */
const unreadOf = (userId: string | SQLWrapper) => sql`(
  select coalesce(sum(${unreadIn(sql`c.id`, sql`c.partner`)}), 0)::int from (
    select id, user2 as partner from ${chats} where user1 = ${userId}
    union all select id, user1 from ${chats} where user2 = ${userId}) as c)`

const noChats = sql`select null::uuid as id, null::uuid as partner, null::timestamptz as created_at, 0 as rank where false`

/** A picture without text is named by its file. */
const lastWords = sql`left(coalesce(nullif(l.text, ''), (
  select ${files.name} from ${messageFiles} join ${files} on ${files.id} = ${messageFiles.file_id}
  where ${messageFiles.message_id} = l.id order by ${messageFiles.position} limit 1), ''), 200)`

/** `withChats`: includes chat data, not only people. */
function partners(db: Db, actor: Viewer, withChats: boolean, now: SQLWrapper | string) {
  const own = withChats ? chatsOf(actor.callerId, listLimits.related) : noChats
  const listed = sql`(
    with related as (${related(actor)}), own as (${own})
    select u.*, r.group_name, r.title, own.id as chat_id, own.partner, own.rank,
      case when u.online_until > ${now}::timestamptz then ${now}::timestamptz else u.last_seen end as seen
    from related r full join own on own.partner = r.id
    join ${users} u on u.id = coalesce(r.id, own.partner)) as p
    left join lateral (select id, text, sender_id, timestamp from ${messages} where chat_id = p.chat_id order by seq desc limit 1) as l on true`
  const column = <Type>(name: string) => sql<Type>`${sql.raw(`p."${name}"`)}`
  return db
    .select(
      withAliases({
        id: column<string>('id'),
        username: column<string>('username'),
        email: column<string>('email'),
        avatar_file: column<string | null>('avatar_file'),
        seen: sql<Date | null>`p.seen`,
        host: column<boolean>('host'),
        tenants: column<boolean>('tenants'),
        group: sql<RelatedGroup | null>`p.group_name`,
        title: sql<string | null>`p.title`,
        writable: sql<boolean>`(p.group_name is not null or ${knowsCaller(actor, sql`p.id`)})`,
        chat_id: sql<string | null>`p.chat_id`,
        unread: sql<number>`case when p.rank <= ${countedChats} then ${unreadIn(sql`p.chat_id`, sql`p.partner`)} else 0 end`,
        total: sql<number>`${withChats ? unreadOf(actor.callerId) : sql`0`}`,
        last_text: sql<string | null>`case when l.id is not null then ${lastWords} end`,
        last_sender: sql<string | null>`l.sender_id`,
        last_at: sql<Date | null>`l.timestamp`,
      }),
    )
    .from(listed)
    .orderBy(sql`l.timestamp desc nulls last, p.search_key, p.id`)
}
type Row = JsonRows<typeof partners>[number]

const partnerRows = preparedByCaller((db, actor, withChats: boolean, { now }: PlaceholderValues<{ now: string }>) =>
  selectTogether<{ rows: Row[] }>({ rows: rowsAsJson(partners(db, actor, withChats, now)) }),
)

/** Role of the person towards the caller: their staff role, or else their own roles. */
function rolesOf({ group, host, tenants }: Row): string[] {
  if (group && group !== 'host' && group !== 'tenant') return [groupLabel(group)]
  const held = { host: host || group === 'host', tenant: tenants || group === 'tenant' }
  return (['host', 'tenant'] as const).filter((role) => held[role]).map((role) => roleLabels[role])
}
const groupLabel = (group: StaffType) =>
  group === 'proxy' || group === 'shareholder' ? groupLabels[group] : roleLabels[group]

const toPartner = (row: Row): ChatPartner => ({
  id: row.id,
  name: row.username,
  avatar: avatarOf(row),
  email: row.email,
  last_seen: row.seen && instantOf(row.seen),
  chatId: row.chat_id,
  propertyTitle: row.title ? titleOf({ baslik: row.title }) : sharedPropertyTitle,
  roles: rolesOf(row),
  hasChat: row.chat_id !== null,
  unread: row.unread,
  last:
    row.last_at && row.last_sender
      ? { text: row.last_text ?? '', sender_id: row.last_sender, timestamp: instantOf(row.last_at) }
      : null,
  writable: row.writable,
})

/** All related people, and all earlier chat partners (CHAT-07, CHAT-08). */
export async function chatPartners(db: Db, actor: Actor, now: Date) {
  const rows = await partnersOf(db, actor, { withChats: true, now })
  return { partners: rows.map(toPartner), totalUnread: rows[0]?.total ?? 0 }
}

/** The same people without chat data (CHAT-06). */
export const relatedPartners = async (db: Db, actor: Actor, now: Date) =>
  (await partnersOf(db, actor, { withChats: false, now })).map(toPartner)

async function partnersOf(db: Db, actor: Actor, { withChats, now }: { withChats: boolean; now: Date }) {
  const [found] = await partnerRows(db, actor, withChats, { now: now.toISOString() })
  return found!.rows
}

export async function totalUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: sql<number>`t.total` }).from(sql`(select ${unreadOf(userId)} as total) as t`)
  return row?.total ?? 0
}
