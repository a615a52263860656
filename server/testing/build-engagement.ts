import type { EngagementRole } from '#domain/access/engagements.ts'
import { permissionFlags } from '#domain/access/flags.ts'
import { delegateLists } from '#domain/access/property-rights.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { searchKey } from '#server/features/people/accounts/accounts.queries.ts'

type Columns = typeof engagements.$inferInsert
/** The role as the specified boolean, and any columns of the engagement. */
export type GivenEngagement = Partial<Record<EngagementRole, boolean>> &
  Partial<Omit<Columns, 'id' | 'owner_id' | 'person_id' | 'role' | 'email' | 'username' | 'search_key'>>

const columns: readonly string[] = [
  ...permissionFlags,
  'acts_on_all',
  'offer',
  'since',
  'until',
  'suspended_at',
  'accepted_at',
  'ended_at',
  'version',
]

/** Separates the columns of the engagement from those of the account. */
export function splitGiven<Given extends object>(given: Given) {
  const isOfEngagement = (name: string) => columns.includes(name) || (delegateLists as readonly string[]).includes(name)
  const part = (take: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isOfEngagement(name) === take))
  return { engagement: part(true) as GivenEngagement, account: part(false) as Omit<Given, keyof GivenEngagement> }
}

/** Accepted long ago by default. Returns its id, or null for a person without a role. */
export async function buildEngagement(
  db: Db,
  { owner, person, now }: { owner: { id: string }; person: { id: string; email: string; username: string }; now: Date },
  given: GivenEngagement,
): Promise<string | null> {
  const role = delegateLists.find((list) => given[list])
  if (!role) return null
  const { authorised: _, estate: __, lawyer: ___, proxy: ____, shareholder: _____, ...rest } = given
  const id = newId()
  const { email, username } = person
  await db.insert(engagements).values({
    since: isoDate(now),
    invited_at: now,
    accepted_at: now,
    invited_by: owner.id,
    ...rest,
    id,
    owner_id: owner.id,
    person_id: person.id,
    role,
    email,
    username,
    search_key: searchKey(username, email),
  })
  return id
}
