import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Rental } from '#domain/insight/dashboard/cards.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import type { CardProps } from '../StartCards.tsx'
import { nextPayment } from './next-payment.ts'

/** For a tenant: how much to pay, until when and to which account; then the contract and the deposit. */
export const Rentals = ({ view: { rentals } }: CardProps) =>
  rentals?.map((rental) => <RentalCard key={rental.tenancy_id} rental={rental} />)

function RentalCard({ rental }: { rental: Rental }) {
  const { property_title, owner_name, iban, reference, recipient, deposit_held, currency, contract_id, ends_on } =
    rental
  const payment = nextPayment(rental)
  return (
    <Section
      title={payment?.late ? 'Geciken ödemeniz' : 'Sıradaki ödemeniz'}
      lead={`${property_title} · ${owner_name}`}
      aside={
        <LinkButton to="/payment" variant="outlined" sx={{ flexShrink: 0 }}>
          Ödemeler
        </LinkButton>
      }
    >
      {payment ? (
        <Box sx={{ mb: 2 }}>
          <Typography
            sx={{
              fontSize: textSizes.page,
              fontWeight: 700,
              color: payment.late ? 'error.main' : undefined,
              ...tabularFigures,
            }}
          >
            {showMoney(payment.amount, payment.currency)}
          </Typography>
          {payment.on && (
            <Typography color="textSecondary">
              {payment.late ? 'Son gün geçti' : 'Son ödeme günü'}:{' '}
              <time dateTime={payment.on}>{showDate(payment.on)}</time>
            </Typography>
          )}
          {rental.receipts_waiting > 0 && (
            <Typography sx={{ fontWeight: 600 }}>
              {showMoney(rental.receipts_waiting, currency)} tutarındaki dekontunuz onay bekliyor.
            </Typography>
          )}
          {payment.besides > 0 && (
            <Typography color="textSecondary">
              Ayrıca vadesi gelmemiş {showMoney(payment.besides, payment.currency)}
            </Typography>
          )}
        </Box>
      ) : (
        <Typography sx={{ mb: 2 }}>Şu an bir borcunuz yok.</Typography>
      )}
      {iban && payment && (
        <Box component="ul" aria-label="Nereye ödenir" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          <CopyRow label={`IBAN, ${recipient}`} value={showIban(iban)} copy={iban} />
          <CopyRow label="Açıklama" value={reference} copy={reference} />
        </Box>
      )}
      <FactList
        facts={[
          ['Kontratın bitişi', showDate(ends_on)],
          ['Depozitonuz', deposit_held > 0 ? showMoney(deposit_held, currency) : 'Kayıtlı depozito yok'],
        ]}
      />
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <LinkButton to="/viewContract/$contractId" params={{ contractId: contract_id }} sx={{ ml: -1 }}>
          Kontratı aç
        </LinkButton>
        <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId: rental.tenancy_id }}>
          Kiracılığı aç
        </LinkButton>
      </Stack>
    </Section>
  )
}
