import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Wallet } from 'lucide-react'
import { mayKeepExpenses } from '#domain/expenses/expenses.rules.ts'
import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { PropertyExpenses } from '#web/features/expenses/PropertyExpenses.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { usePropertyChange } from '../detail.queries.ts'

export default function PaymentsTab({ detail }: { detail: PropertyDetail }) {
  const { property, rights, relation } = detail
  return (
    <Stack spacing={2}>
      <PaymentState detail={detail} />
      {mayKeepExpenses(relation, rights) && <PropertyExpenses property={property.id} />}
    </Stack>
  )
}

function PaymentState({ detail }: { detail: PropertyDetail }) {
  const { property, rights } = detail
  const { busy, run } = usePropertyChange(detail)
  const paid = property.odemeDurumu === 'Ödendi'
  if (property.tenant_id.length === 0) {
    return (
      <EmptyState
        icon={Wallet}
        title="Beklenen ödeme yok"
        text="Bu mülkte kiracı olmadığı için ödeme beklenmiyor."
        action={<LinkButton to="/payment">Bütün ödemeler</LinkButton>}
      />
    )
  }
  return (
    <Section title="Ödeme durumu" aside={<Chip color={paid ? 'success' : 'warning'} label={property.odemeDurumu} />}>
      <Typography color="textSecondary">
        {paid ? 'Bu mülkün güncel ödemesi alındı.' : 'Bu mülkün güncel ödemesi henüz alındı olarak işaretlenmedi.'}
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
        <LinkButton to="/payment" sx={{ ml: { xs: -1, sm: rights.managePayments ? 0 : -1 } }}>
          Bütün ödemeler
        </LinkButton>
      </Stack>
    </Section>
  )
}
