import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ArrearsClaim, ArrearsView, BookedInterest } from '#domain/money/arrears/arrears.schema.ts'
import { foreignInterestNote, interestInforms } from '#domain/money/arrears/interest.rules.ts'
import { claimTitle } from '#domain/money/arrears/notice-text.rules.ts'
import { namedBeforeInterest } from '#domain/money/ledger/ledger.messages.ts'
import { reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useBookInterest, useReverseInterest } from './arrears.queries.ts'

export function InterestSection({ view }: { view: ArrearsView }) {
  const { interest, can, today } = view
  const bearing = [...view.claims, ...view.paid_late].filter(({ interest_total }) => interest_total > 0)
  const book = useBookInterest(view.tenancy_id)
  return (
    <Section
      title="Yasal faiz"
      lead={`${showDate(today)} gününe kadar, hesaba işlenmemiş: ${showMoney(interest.total)}`}
    >
      <Box component="ul" aria-label="Faiz satırları" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bearing.map((claim) => (
          <ClaimInterest key={claim.id} claim={claim} />
        ))}
      </Box>
      {bearing.length === 0 && <Typography color="textSecondary">İşlenecek faiz yok.</Typography>}
      {can.manage && bearing.length > 0 && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          loading={book.busy}
          onClick={() => book.run({ claims: bearing.map(({ id }) => id), until: today })}
        >
          {showMoney(interest.total)} faizi hesaba işle
        </Button>
      )}
      {interest.booked.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 3 }}>
            Hesaba işlenmiş
          </Typography>
          <Box component="ul" aria-label="Hesaba işlenmiş faizler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {interest.booked.map((booked) => (
              <Booked key={booked.id} view={view} booked={booked} />
            ))}
          </Box>
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {interestInforms} {namedBeforeInterest}. Oranlar:{' '}
        {interest.rates
          .map(({ from_on, percent, source }) => `${showDate(from_on)} tarihinden ${showPercent(percent)} (${source})`)
          .join('; ')}
        . {foreignInterestNote(view.claims)}
      </Typography>
    </Section>
  )
}

const ClaimInterest = ({ claim }: { claim: ArrearsClaim }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {claimTitle(claim)}
        {claim.open === 0 && ' (geç ödendi)'}
      </Typography>
      <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {showMoney(claim.interest_total)}
      </Typography>
    </Box>
    {claim.interest.map((line) => (
      <Typography key={line.from} variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {showDate(line.from)} – {showDate(line.to)}: {line.days} gün × {showPercent(line.percent)} ×{' '}
        {showMoney(line.principal)} = {showMoney(line.amount)}
      </Typography>
    ))}
  </Box>
)

function Booked({ view, booked }: { view: ArrearsView; booked: BookedInterest }) {
  const [asking, setAsking] = useState(false)
  const reverse = useReverseInterest(view.tenancy_id, booked.id)
  const { title, from, to, amount, would_be, by_name, booked_at } = booked
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        {title}: {showMoney(amount)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {from && `${showDate(from)} – `}
        {showDate(to)} · {by_name}, {showDate(booked_at)}
      </Typography>
      {would_be !== amount && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Bugünkü hesaba göre bu günlerin faizi {showMoney(would_be)}. Kaydı geri alıp yeniden işleyebilirsiniz.
        </Alert>
      )}
      {view.can.manage && (
        <Button color="error" onClick={() => setAsking(true)} aria-label={`Faizi geri al: ${title}`}>
          Geri al
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title="Faizi geri al"
          text="Faiz kaydı ve geri alınması hesapta görünür kalır; kiracıya haber verilir."
          confirmLabel="Faizi geri al"
          schema={reasonData}
          maxLength={1000}
          draft={`interest.${booked.id}`}
          write={reverse}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}
