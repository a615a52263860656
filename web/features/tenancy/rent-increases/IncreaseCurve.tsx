import { addMonths, monthOf } from '#domain/kernel/dates.ts'
import { ceilingCurve } from '#domain/tenancy/rates/ceiling-curve.rules.ts'
import { rentYearStarts } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseProposal, IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { CeilingCurve } from '#web/public-site/increase/CeilingCurve.tsx'
import { Section } from '#web/ui/Section.tsx'

interface Props {
  view: IncreaseView
  proposal: IncreaseProposal
  chosen?: number
}

/** Months before the renewal that the curve shows at least. */
const leastMonths = 36

/** Where this rent year stands on the curve of the legal ceiling. */
export function IncreaseCurve({ view, proposal, chosen }: Props) {
  const { cap, year } = proposal
  const { terms, tufe } = view
  const before = addMonths(year.start, -leastMonths)
  const points = ceilingCurve(tufe, {
    dwelling: terms.kullanimAmaci === 'Mesken',
    on: year.start,
    from: terms.baslangicTarihi < before ? terms.baslangicTarihi : before,
  })
  if (!cap || points.length === 0) return null
  return (
    <Section title="Yasal üst sınırın seyri" lead="TÜFE, on iki aylık ortalamalara göre değişim (TÜİK)">
      <CeilingCurve
        points={points.filter(({ renewal }) => renewal <= monthOf(year.start))}
        current={{ renewal: monthOf(year.start), ceiling: cap.percent, known: proposal.waits_for === null }}
        earlier={rentYearStarts(terms, year.start).slice(0, -1).map(monthOf)}
        chosen={chosen}
      />
    </Section>
  )
}
