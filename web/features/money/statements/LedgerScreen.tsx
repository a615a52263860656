import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useLive } from '#web/lib/socket.ts'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { LedgerPage } from './LedgerPage.tsx'
import { ledgerQuery } from './statements.queries.ts'

/** A year typed into the address may be invalid. */
const isYear = (year: number | undefined): year is number =>
  year !== undefined && Number.isInteger(year) && year >= 1950 && year <= 2100

export default function LedgerScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/account' })
  const { yil } = useSearch({ from: '/app/tenancy/$tenancyId/account' })
  useLive('contractChanged', refreshTenancies)
  const found = useQuery({ ...ledgerQuery(tenancyId, isYear(yil) ? yil : undefined), retry: unlessMissing })
  if (found.data && !isMissing(found.error)) return <LedgerPage ledger={found.data} />
  return <UnreadTenancy title="Hesap" what="Hesap" found={found} />
}
