import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Rental } from '#domain/insight/dashboard/cards.schema.ts'
import { wholeMoney } from '#domain/insight/dashboard/queue-words.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'

/** A tenant's homes: what comes next, the contract and the deposit. What is to be paid now stands in the queue. */
export const Rentals = ({ view: { rentals } }: CardProps) =>
  rentals?.map((rental) => <RentalCard key={rental.tenancy_id} rental={rental} />)

/** What a receipt covers is settled for the tenant until the landlord has answered. */
function payText({ balance, receipts_waiting, next, currency }: Rental): string {
  const open = balance - Math.min(balance, receipts_waiting)
  const waits =
    receipts_waiting > 0 ? [`${wholeMoney(receipts_waiting, currency)} tutarındaki dekontunuz onay bekliyor.`] : []
  if (open > 0) return [...waits, `Açık tutar: ${wholeMoney(open, currency)}.`].join(' ')
  if (waits.length > 0) return waits.join('')
  if (next) return `Borcunuz yok. Sıradaki ödeme ${showDate(next.on_date)}: ${wholeMoney(next.amount, next.currency)}.`
  return 'Şu an bir borcunuz yok.'
}

const RentalCard = ({ rental }: { rental: Rental }) => (
  <Section
    title={rental.property_title}
    lead={`Mülk sahibi: ${rental.owner_name}`}
    aside={
      <LinkButton to="/payment" variant="outlined" sx={{ flexShrink: 0 }}>
        Ödemeler
      </LinkButton>
    }
  >
    <Typography sx={{ mb: 1.5 }}>{payText(rental)}</Typography>
    <FactList
      facts={[
        ['Kontratın bitişi', showDate(rental.ends_on)],
        [
          'Depozitonuz',
          rental.deposit_held > 0 ? showMoney(rental.deposit_held, rental.currency) : 'Kayıtlı depozito yok',
        ],
      ]}
    />
    <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
      <LinkButton to="/viewContract/$contractId" params={{ contractId: rental.contract_id }} sx={{ ml: -1 }}>
        Kontratı aç
      </LinkButton>
      <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId: rental.tenancy_id }}>
        Kiracılığı aç
      </LinkButton>
    </Stack>
  </Section>
)
