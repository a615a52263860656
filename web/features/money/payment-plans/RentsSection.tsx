import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { agreedWayLabels, rentOn } from '#domain/money/payment-plans/entered-rents.rules.ts'
import type { EnteredRent, PaymentPlanView } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useTakeRentBack } from './payment-plans.queries.ts'
import { RentDialog } from './RentDialog.tsx'

/** The rent and the landlord's entries about it, readable by both sides. */
export function RentsSection({ view }: { view: PaymentPlanView }) {
  const { rents, entered_rents, currency, today, manage } = view
  const [entering, setEntering] = useState(false)
  const [taking, setTaking] = useState<EnteredRent | null>(null)
  const now = rentOn(rents, today)
  const since = rents.filter(({ from_on }) => from_on <= today).at(-1)
  return (
    <Section
      title="Aylık kira"
      lead={
        now !== null && since
          ? `${showDate(since.from_on)} gününden beri ayda ${showMoney(now, currency)}.`
          : 'Kira henüz başlamadı.'
      }
      aside={
        manage &&
        now !== null && (
          <Button variant="outlined" onClick={() => setEntering(true)}>
            Kira değişmişti
          </Button>
        )
      }
    >
      {entered_rents.length > 0 && (
        <Box component="ol" aria-label="Elle kaydedilen kiralar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entered_rents.map((entry) => (
            <Box
              component="li"
              key={entry.id}
              sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
            >
              <Typography component={entry.taken_back ? 's' : 'p'} sx={{ fontWeight: 600 }}>
                {showDate(entry.from_on)} gününden beri {showMoney(entry.rent, currency)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[agreedWayLabels[entry.agreed], entry.note, `${entry.by_name}, ${showDateTime(entry.created_at)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {entry.taken_back ? (
                <>
                  <Chip size="small" label="Geri alındı" sx={{ mt: 0.5 }} />
                  <Typography variant="body2" color="textSecondary">
                    “{entry.taken_back.reason}” ({entry.taken_back.by_name}, {showDateTime(entry.taken_back.at)})
                  </Typography>
                </>
              ) : (
                manage && (
                  <Button
                    size="small"
                    color="error"
                    sx={{ ml: -1 }}
                    aria-label={`Geri al: ${showDate(entry.from_on)} gününden beri ${showMoney(entry.rent, currency)}`}
                    onClick={() => setTaking(entry)}
                  >
                    Geri al
                  </Button>
                )
              )}
            </Box>
          ))}
        </Box>
      )}
      {entering && <RentDialog view={view} onClose={() => setEntering(false)} />}
      {taking && <TakeBack view={view} entry={taking} onClose={() => setTaking(null)} />}
    </Section>
  )
}

interface TakeBackProps {
  view: PaymentPlanView
  entry: EnteredRent
  onClose: () => void
}

function TakeBack({ view, entry, onClose }: TakeBackProps) {
  const write = useTakeRentBack(view.tenancy_id, entry.id)
  return (
    <ReasonDialog
      title="Kira kaydını geri al"
      text={`${showDate(entry.from_on)} gününden beri ${showMoney(entry.rent, view.currency)}. Borçlar bu kayıt olmadan yeniden yazılır; kayıt geçmişte üzeri çizili kalır ve kiracıya haber verilir.`}
      confirmLabel="Geri al"
      schema={reasonData}
      maxLength={1000}
      draft={`rent.${entry.id}`}
      write={write}
      onClose={onClose}
    />
  )
}
