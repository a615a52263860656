import { increasePaper } from '#domain/tenancy/rent-increases/increase-paper.rules.ts'
import type { IncreaseProposal } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { sendPaper } from '#server/services/papers/send-paper.ts'
import { type By, increasePage } from './read-increase.ts'
import type { IncreaseRow } from './rent-increases.queries.ts'

interface Asking {
  found: FoundTenancy
  by: By
  increase: IncreaseRow
  proposal: IncreaseProposal
}

/** The addendum that both sides confirm, including the calculation; the landlord agrees by sending. */
export const askForIncrease = (ctx: Context, tx: Tx, { found, by, increase, proposal }: Asking) => {
  const { contract } = found
  const { id, year_start, from_on, old_rent, new_rent, currency } = increase
  return sendPaper(ctx, tx, {
    found,
    by,
    kind: 'rent_increase',
    subject: id,
    page: increasePage(found.tenancy.id),
    content: {
      ...increasePaper({
        increase: { ...increase, gross: contract.is_corporate },
        proposal,
        contract: contract.id,
        terms: contract,
      }),
      items: [],
      data: { increase: id, year_start, from_on, old_rent, new_rent, currency, proposal },
    },
  })
}
