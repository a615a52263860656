import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { refreshTenantPayments } from '#web/cache/tenant-payments.keys.ts'
import { useLive } from '#web/lib/socket.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { OwnLedgerSection } from './OwnLedgerSection.tsx'
import { ownPaymentsQuery } from './tenant-payments.queries.ts'

/** A tenant's debt, the bank account to pay it to, and the payments made. */
export default function TenantPayments() {
  useLive('contractChanged', refreshTenantPayments)
  const { data, error, refetch } = useQuery(ownPaymentsQuery())
  if (!data)
    return (
      <Page title="Ödemeler">
        <NotLoaded query={{ error, refetch }} rows={3} height={160} />
      </Page>
    )
  return (
    <Page title="Ödemeler">
      {data.accounts.length === 0 ? (
        <EmptyState
          icon={Wallet}
          title="Henüz bir ödeme hesabınız yok"
          text="Kira kontratınız yürürlüğe girdiğinde borcunuz, ödeme gününüz ve IBAN burada görünür."
          action={
            <LinkButton variant="contained" to="/contracts">
              Kontratlarımı aç
            </LinkButton>
          }
        />
      ) : (
        <Stack spacing={4}>
          {data.accounts.map((ledger) => (
            <OwnLedgerSection key={ledger.tenancy_id} ledger={ledger} named={data.accounts.length > 1} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
