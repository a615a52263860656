import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import type { PaymentPlanView, PlanForm } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { frequencyLabels, partMonthLabels } from './plan-words.ts'

const planFacts = (plan: PlanForm, currency: string) =>
  [
    ['Ödeme sıklığı', frequencyLabels[plan.frequency]],
    ['Eksik aylar', partMonthLabels[plan.part_month]],
    ['Aidat', plan.aidat > 0 && `${showMoney(plan.aidat, currency)} / ay`],
    ['Stopaj', plan.withholding_percent !== null && showPercent(plan.withholding_percent)],
    ['KDV', plan.vat_percent > 0 && showPercent(plan.vat_percent)],
    ['Kirasız günler', plan.rent_free.map(({ from, to }) => `${showDate(from)} – ${showDate(to)}`).join(', ')],
  ] as const

/** The plan for readers without the right to change it. */
export const PlanSummary = ({ view: { plan, currency } }: { view: PaymentPlanView }) => (
  <Section title="Nasıl ödeniyor">
    <FactList facts={planFacts(plan, currency)} />
  </Section>
)

export function UpcomingSection({ view: { upcoming } }: { view: PaymentPlanView }) {
  const dues = upcoming.filter(({ kind }) => kind === 'due')
  return (
    <Section title="Sıradaki ödemeler">
      {dues.length === 0 ? (
        <Typography color="textSecondary">Bu kiracılık için yeni ödeme beklenmiyor.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {dues.map(({ category, on_date, amount, currency, covers_from, covers_to }) => (
            <Box
              component="li"
              key={`${category} ${on_date}`}
              sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.75 }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography>
                  {showDate(on_date)} · {category && claimNames[category]}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {showDate(covers_from)} – {showDate(covers_to)}
                </Typography>
              </Box>
              <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {showMoney(amount, currency)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}

/** Each change: by whom, what, and from which date. */
export function PlanHistory({ view: { versions, currency } }: { view: PaymentPlanView }) {
  if (versions.length === 0) return null
  return (
    <Section title="Önceki değişiklikler">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions.map((version) => (
          <Box component="li" key={version.id} sx={{ py: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {showDateTime(version.created_at)} · {version.by_name}
            </Typography>
            <Typography variant="body2">
              {showDate(version.from_on)} tarihinden itibaren:{' '}
              {planFacts(version, currency)
                .filter(([, value]) => value)
                .map(([label, value]) => `${label.toLocaleLowerCase('tr-TR')}: ${value}`)
                .join('; ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
