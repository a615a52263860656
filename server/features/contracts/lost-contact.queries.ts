import { inArray } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import { signsOnPaper } from '#domain/paper-signatures/paper-signatures.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contractApprovals, contracts } from '#server/db/schema/contracts.ts'

/** The names of everybody who was asked under an address or a number. */
export async function reachedBefore(db: Db, ids: string[]): Promise<Set<string>> {
  const tenants = await db
    .select({
      name: contractApprovals.tenant_name,
      email: contractApprovals.tenant_email,
      phone: contractApprovals.asked_phone,
    })
    .from(contractApprovals)
    .where(inArray(contractApprovals.contract_id, ids))
  const guarantors = await db
    .select({
      name: contracts.guarantor_name,
      email: contracts.guarantor_email,
      asked: contracts.guarantor_asked_email,
      phone: contracts.guarantor_asked_phone,
    })
    .from(contracts)
    .where(inArray(contracts.id, ids))
  const all = [...tenants, ...guarantors.map(({ asked, ...each }) => ({ ...each, email: each.email || (asked ?? '') }))]
  return new Set(all.filter((each) => each.name && !signsOnPaper(each)).map(({ name }) => fold(name.trim())))
}
