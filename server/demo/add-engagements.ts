import type { Engagement } from '#domain/access/engagements.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Tx } from '#server/db/client.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { searchKey } from '#server/features/people/accounts/accounts.queries.ts'
import type { People } from './add-portfolio.ts'
import { demoAccounts } from './demo-accounts.ts'
import { agent, dual, host, lawyer } from './demo-property.ts'
import type { Past } from './past.ts'

interface DemoEngagement {
  owner: string
  person: string
  given: Pick<Engagement, 'role'> & Partial<Engagement>
  invitedDaysAgo: number
  /** Undefined while the invitation is unanswered. */
  acceptedDaysAgo?: number
}

const newOwner = 'yeni.sahip@demo.test'

/** The agent and the lawyer also work for a second owner, and a third has invited the lawyer. */
const others: DemoEngagement[] = [
  { owner: dual, person: agent, given: { role: 'estate' }, invitedDaysAgo: 90, acceptedDaysAgo: 89 },
  {
    owner: dual,
    person: lawyer,
    given: { role: 'lawyer', canManageDocuments: true },
    invitedDaysAgo: 60,
    acceptedDaysAgo: 58,
  },
  { owner: newOwner, person: lawyer, given: { role: 'lawyer' }, invitedDaysAgo: 1 },
]

export async function addEngagements(tx: Tx, people: People, past: Past) {
  const ofHost = demoAccounts.flatMap(({ email, worksForHost }): DemoEngagement[] =>
    worksForHost
      ? [{ owner: host, person: email, given: worksForHost, invitedDaysAgo: 400, acceptedDaysAgo: 399 }]
      : [],
  )
  await tx.insert(engagements).values(
    [...ofHost, ...others].map(({ owner, person, given, invitedDaysAgo, acceptedDaysAgo }) => ({
      ...given,
      id: newId(past.daysAgo(invitedDaysAgo).getTime()),
      owner_id: people.id(owner),
      person_id: people.id(person),
      email: person,
      username: people.name(person),
      search_key: searchKey(people.name(person), person),
      since: past.day(acceptedDaysAgo ?? invitedDaysAgo),
      invited_by: people.id(owner),
      invited_at: past.daysAgo(invitedDaysAgo),
      accepted_at: acceptedDaysAgo === undefined ? null : past.daysAgo(acceptedDaysAgo),
      created_at: past.daysAgo(invitedDaysAgo),
    })),
  )
}
