import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { mayKeepExpenses } from '#domain/access/expense-rights.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { refreshPayments } from '#web/cache/payments.keys.ts'
import { PropertyExpenses } from '#web/features/money/expenses/PropertyExpenses.tsx'
import { LedgerPanel } from '#web/features/money/payments/LedgerPanel.tsx'
import { ledgerQuery } from '#web/features/money/payments/payments.queries.ts'
import { usePropertyChange } from '#web/features/property/properties/detail.queries.ts'
import { useLive } from '#web/lib/socket.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'

const AllPayments = ({ property }: { property?: string }) => (
  <LinkButton to="/payment" {...(property && { search: { property } })} sx={{ ml: -1 }}>
    Bütün ödemeler
  </LinkButton>
)

/** Users with access to the money, and the lawyer, see the tenancy's account; others see only the payment state. */
export function PaymentsPart({ detail }: { detail: PropertyDetail }) {
  const { property, rights, relation } = detail
  return (
    <Stack spacing={2}>
      {rights.managePayments || relation === 'lawyer' ? (
        <PropertyLedger detail={detail} />
      ) : (
        <StateOnly detail={detail} />
      )}
      {mayKeepExpenses(relation, rights) && <PropertyExpenses property={property.id} />}
    </Stack>
  )
}

function PropertyLedger({ detail }: { detail: PropertyDetail }) {
  const { id } = detail.property
  useLive('contractChanged', refreshPayments)
  const { data, error, isPending, refetch } = useQuery(ledgerQuery({ property: id }))
  if (isPending) return <LoadingRows rows={4} height={64} />
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <StateOnly detail={detail} />
  return (
    <Section
      title={data.ended_on ? 'Son kiracılığın hesabı' : 'Kiracılığın hesabı'}
      aside={<AllPayments property={id} />}
    >
      <LedgerPanel ledger={data} />
    </Section>
  )
}

/** Without a tenancy, the payment state is set by hand. */
function StateOnly({ detail }: { detail: PropertyDetail }) {
  const { property, rights } = detail
  const { busy, run } = usePropertyChange(detail)
  const paid = property.odemeDurumu === 'Ödendi'
  if (property.tenant_id.length === 0) {
    return (
      <EmptyState
        icon={Wallet}
        title="Beklenen ödeme yok"
        text="Bu mülkte kiracı olmadığı için ödeme beklenmiyor. Kontrat yürürlüğe girince her ayın kirası burada görünür."
        action={<AllPayments />}
      />
    )
  }
  return (
    <Section title="Ödeme durumu" aside={<Chip color={paid ? 'success' : 'warning'} label={property.odemeDurumu} />}>
      <Typography color="textSecondary">
        {paid ? 'Bu mülkün güncel ödemesi alındı.' : 'Bu mülkün güncel ödemesi henüz alındı olarak işaretlenmedi.'}
        {rights.managePayments && ' Kontrat ekleyip onaylatınca her ayın kirası kendiliğinden yazılır.'}
      </Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        {rights.managePayments && (
          <Button
            variant={paid ? 'outlined' : 'contained'}
            loading={busy}
            onClick={() => run({ odemeDurumu: paid ? 'Beklemede' : 'Ödendi' })}
          >
            {paid ? 'Beklemede olarak işaretle' : 'Ödendi olarak işaretle'}
          </Button>
        )}
        <AllPayments />
      </Stack>
    </Section>
  )
}
