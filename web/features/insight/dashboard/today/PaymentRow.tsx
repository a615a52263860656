import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { claimsText, dayDistance, wholeMoney } from '#domain/insight/dashboard/queue-words.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import type { RowProps } from './open-rows.tsx'
import { useMainLook } from './QueueRow.tsx'

/** What a tenant owes, why, until when, and where it is paid: everything of it at a glance. */
export function PaymentRow({ item }: RowProps<'payment'>) {
  const { rental, owed } = item
  const { currency, iban, recipient, reference, receipts_waiting, property_title } = rental
  const late = owed.days < 0
  return (
    <Box sx={{ py: 1 }}>
      <Typography
        sx={{ fontSize: textSizes.page, fontWeight: 750, ...(late && { color: 'error.main' }), ...tabularFigures }}
      >
        {showMoney(owed.amount, currency)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{claimsText(owed)}</Typography>
      <Typography>
        {late ? 'Son günü' : 'Son gün'}: <time dateTime={owed.on}>{showDate(owed.on)}</time>{' '}
        <Box component="span" sx={{ fontWeight: 650, ...(late && { color: 'error.main' }) }}>
          ({dayDistance(owed.days)})
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {property_title} · {rental.owner_name}
      </Typography>
      {receipts_waiting > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {wholeMoney(receipts_waiting, currency)} tutarındaki dekontunuz ayrıca onay bekliyor.
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <LinkButton {...useMainLook()} to="/payment">
          Dekont yükle
        </LinkButton>
        <LinkButton size="small" to="/tenancy/$tenancyId/account" params={{ tenancyId: rental.tenancy_id }}>
          Hesabı aç
        </LinkButton>
      </Box>
      {iban && (
        <Box component="ul" aria-label="Nereye ödenir" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          <CopyRow label={`IBAN, ${recipient}`} value={showIban(iban)} copy={iban} />
          <CopyRow label="Açıklama" value={reference} copy={reference} />
        </Box>
      )}
    </Box>
  )
}
