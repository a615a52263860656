import { shortId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { rentSteps } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { type IncreaseState, mayApply } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import type { Context } from '#server/context.ts'
import { recordPaperOpening } from '#server/services/papers/open-paper.ts'
import { lastRound } from '#server/services/papers/papers.queries.ts'
import { viewPaper } from '#server/services/papers/view-paper.ts'
import { actsForOwner, type By, readIncrease } from './read-increase.ts'
import { shownRecord } from './summarize-increase.ts'

const prepared: readonly IncreaseState[] = ['early', 'waits', 'open', 'objected']

export async function viewIncrease(ctx: Context, { actor, caller }: By, id: string): Promise<IncreaseView> {
  const { found, parts, summary, proposal, record, today } = await readIncrease(ctx, ctx.db, { actor, id })
  const { contract, relation } = found
  const { state } = summary
  const rents = relation === 'tenant'
  const acts = actsForOwner(found)
  // The last agreed one stays visible while nothing is asked.
  const asked = record ?? parts.records.find((each) => each.state === 'confirmed' || each.state === 'applied')
  const latest = asked ? await lastRound(ctx.db, asked.id) : null
  const paper = latest && (await viewPaper(ctx.db, actor, { paper: latest, found }))
  const unread = paper?.parties.find(({ own, decision, opened_at }) => own && decision === null && !opened_at)
  if (paper?.asked && unread) await recordPaperOpening(ctx, paper.id, unread.id, caller)
  const clauseRent =
    rentSteps({ terms: contract, roofed: !proposal.roofless }, proposal.year.start, parts.tufe).at(-1)?.rent ?? null
  return {
    ...summary,
    tenancy_id: id,
    property_title: titleOf(parts.property),
    property_address: parts.property.adres,
    owner_name: contract.landlord_name || contract.owner_name,
    tenant_names: parts.tenant_names,
    contract: contract.id,
    short_id: shortId(contract.id),
    terms: {
      baslangicTarihi: contract.baslangicTarihi,
      bitisTarihi: contract.bitisTarihi,
      bedelTuru: contract.bedelTuru,
      artisSekli: contract.artisSekli,
      artisOrani: contract.artisOrani,
      kullanimAmaci: contract.kullanimAmaci,
    },
    rents,
    proposal: rents ? null : proposal,
    tufe: rents ? {} : parts.tufe,
    today,
    clause_rent: rents || clauseRent === proposal.current_rent ? null : clauseRent,
    can: {
      prepare: acts && prepared.includes(state),
      send: acts && (state === 'open' || state === 'objected'),
      withdraw: acts && record !== null && record.state !== 'confirmed',
      waive: acts && (state === 'open' || state === 'waits'),
      apply: acts && record !== null && mayApply({ record, today }),
    },
    paper,
    earlier: parts.records.filter(({ id: each }) => each !== record?.id).map(shownRecord),
  }
}
