import type { LineFilter, LineView } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { type Proposal, proposals } from '#domain/money/bank-statements/proposals.rules.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import { type CandidateRow, candidatesFor } from '#server/services/ledger/candidates.queries.ts'
import { lineCounts, type ReadLine, readLines } from './bank-lines.queries.ts'
import { managedBy } from './candidates.queries.ts'

/** A page of bank lines; waiting ones come with a proposal. */
export async function listLines(ctx: Context, actor: Actor, filter: LineFilter) {
  const counts = await lineCounts(ctx.db, actor)
  const lines = await readLines(ctx.db, actor, filter)
  const proposed = filter.show === 'waiting' ? await proposalsFor(ctx, actor, lines) : new Map()
  const views = lines.map(({ view }): LineView => ({ ...view, proposal: proposed.get(view.id) ?? null }))
  return { ...pageOf(views, counts[filter.show], filter), counts }
}

async function proposalsFor(ctx: Context, actor: Actor, lines: readonly ReadLine[]) {
  const found = new Map<string, LineView['proposal']>()
  if (lines.length === 0) return found
  const days = lines.map(({ view }) => view.day).toSorted()
  const owners = [...new Set(lines.map(({ view }) => view.owner))]
  const candidates = await candidatesFor(ctx.db, owners, { from: days[0]!, to: days.at(-1)! }, managedBy(actor))
  // Money on one owner's account is only matched with that owner's tenancies.
  for (const owner of owners) {
    const own = candidates.filter((each) => each.owner === owner)
    const byTenancy = new Map(own.map((each) => [each.tenancy, each]))
    const matched = lines.filter(({ view }) => view.owner === owner)
    const amounts = new Map(matched.map(({ view }) => [view.id, view.amount]))
    const guesses = proposals(
      matched.map(({ match }) => match),
      own,
    )
    for (const [id, proposal] of guesses)
      found.set(id, proposalView(proposal, byTenancy.get(proposal.tenancy)!, amounts.get(id)!))
  }
  return found
}

function proposalView(proposal: Proposal, candidate: CandidateRow, amount: number): LineView['proposal'] {
  const { pot, confidence, reasons, cautions, known, covers } = proposal
  return {
    tenancy: { id: candidate.tenancy, property: candidate.property, tenants: candidate.tenants },
    pot,
    confidence,
    reasons,
    cautions,
    known,
    covers: covers.map(({ label, amount: part }) => ({ label, amount: part })),
    left: covers.reduce((rest, part) => rest - part.amount, amount),
  }
}
