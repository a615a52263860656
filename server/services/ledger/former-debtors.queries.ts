import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

/**
 * For rows of contracts under this alias: ended with its tenancy, and rent or dues of it are unpaid. Its tenants stay in
 * lists until they are paid; an unpaid deposit keeps nobody there.
 */
export const leftWithDebt = (contract: SQL, today: IsoDate): SQL => sql`(${contract}.ended_on is not null
  and ${contract}.status = 'active' and ${contract}.deleted_at is null
  and exists (select 1 from ${ledgerDues} owed where owed.tenancy_id = ${contract}.tenancy_id
    and owed.settled < owed.amount and owed.category <> 'deposit' and owed.due_on < ${today}::date))`

const own = { owner_id: sql`${contracts.owner_id}`, property_id: sql`${contracts.property_id}` }
export const debtsInReach = (actor: Viewer): SQL => moneyInReach(actor, own, 'read')

/** Ids of accounts whose tenancy is over and who still owe something that the caller may read. */
export const formerDebtors = (actor: Actor): SQL => sql`select ${contractTenants.tenant_user_id} from ${contractTenants}
  join ${contracts} on ${contracts.id} = ${contractTenants.contract_id}
  where ${contractTenants.tenant_user_id} is not null and ${debtsInReach(actor)}
    and ${leftWithDebt(sql`${contracts}`, actor.today)}`
