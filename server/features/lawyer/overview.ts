import { isoDate } from '#domain/kernel/dates.ts'
import { contractDeadlines, daskDeadline, isNear } from '#domain/lawyer/deadlines.rules.ts'
import type { LawyerDeadline } from '#domain/lawyer/lawyer.api.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import { newestShared } from '#server/features/documents/documents.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { lawyerProperties } from './lawyer.queries.ts'

const shownDocuments = 5

/** Everything a lawyer looks at first, in one call. */
export async function lawyerOverview(ctx: Context, actor: Actor) {
  const today = isoDate(ctx.clock.now())
  const { rows, hasMore } = await lawyerProperties(ctx.db, actor, today)
  const documents = await newestShared(ctx.db, actor, shownDocuments)

  const deadlines: LawyerDeadline[] = []
  const found = rows.map(({ baslik, daskBitis, contracts, ...property }) => {
    const title = titleOf({ baslik })
    const place = { property: property.id, property_title: title }
    for (const { id, tenant_name, ...contract } of contracts) {
      const kind = contract.tasinmazCinsi || property.tasinmazCinsi || ''
      const near = contractDeadlines({ ...contract, tasinmazCinsi: kind }, today).filter((each) => isNear(each, today))
      deadlines.push(...near.map((each) => ({ ...each, ...place, contract: id, tenant_name })))
    }
    const policy = daskDeadline(daskBitis).filter((each) => isNear(each, today))
    deadlines.push(...policy.map((each) => ({ ...each, ...place, contract: null, tenant_name: '' })))
    const running = contracts
      .filter((contract) => !contract.cancelledOn)
      .map(({ tasinmazCinsi: _, cancelledOn: __, ...line }) => line)
    return { ...property, title, contracts: running }
  })
  deadlines.sort((one, other) => one.date.localeCompare(other.date))
  return { properties: found, hasMore, deadlines, documents }
}
