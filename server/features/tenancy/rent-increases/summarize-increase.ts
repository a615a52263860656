import type { IsoDate } from '#domain/kernel/dates.ts'
import { increaseState, proposeIncrease } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseSummary } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { IncreaseParts } from './rent-increases.queries.ts'

interface Source {
  found: Pick<FoundTenancy, 'tenancy' | 'contract'>
  parts: IncreaseParts
  /** The last day, also a fixed one in the future. */
  ended_on: IsoDate | null
  today: IsoDate
}

type IncreaseRecordRow = IncreaseParts['records'][number]

/** For the reply, without fields that only the server uses. */
export const shownRecord = ({
  clause_rent,
  sent_on,
  ...record
}: IncreaseRecordRow): IncreaseSummary['record'] & object => record

/** The current rent year, its proposal, and what was done about it. */
export function summarizeIncrease({ found, parts, ended_on, today }: Source) {
  const { contract, tenancy } = found
  const { tufe, rent_changes, records, follower } = parts
  const { bitisTarihi, tasinmazCinsi } = contract
  const proposal = proposeIncrease({
    terms: contract,
    bitisTarihi,
    tasinmazCinsi,
    started_on: tenancy.started_on,
    rent_changes,
    tufe,
    today,
  })
  const record =
    records.find(({ year_start, state }) => year_start === proposal.year.start && state !== 'withdrawn') ?? null
  const state = increaseState({
    started_on: tenancy.started_on,
    ended_on,
    contract: { ...contract, cancelled: contract.cancelled_at !== null },
    renewing: follower !== null && !follower.cancelled && follower.status !== 'rejected_by_tenant',
    proposal,
    record,
    today,
  })
  const summary: IncreaseSummary = {
    state,
    year: proposal.year,
    currency: contract.bedelTuru,
    current_rent: proposal.current_rent,
    gross: contract.is_corporate,
    waits_for: proposal.waits_for,
    record: record && shownRecord(record),
  }
  return { summary, proposal, record }
}
