import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { addDays, addMonths, isoDate, monthOf } from '#domain/kernel/dates.ts'
import { type ExpenseFilter, expensePeriod } from '#domain/money/expenses/expenses.schema.ts'
import { PeriodForm } from '#web/forms/PeriodForm.tsx'
import { Choice } from '#web/ui/Choice.tsx'

type Period = Pick<ExpenseFilter, 'year' | 'from' | 'to'>

interface Props {
  period: Period
  /** Years that have expenses, newest first. */
  years: readonly number[]
  onChoose: (period: Period) => void
}

const open: Period = { year: 0, from: '', to: '' }
const isSame = (a: Period, b: Period) => a.year === b.year && a.from === b.from && a.to === b.to

function knownPeriods(today: string, years: readonly number[]): (readonly [name: string, period: Period])[] {
  const month = `${monthOf(today)}-01`
  const before = addMonths(month, -1)
  return [
    ['Tüm zamanlar', open],
    ['Bu ay', { ...open, from: month, to: addDays(addMonths(month, 1), -1) }],
    ['Geçen ay', { ...open, from: before, to: addDays(month, -1) }],
    ...years.map((year) => [String(year), { ...open, year }] as const),
  ]
}

const own = 'Seçilen dönem'

/** The usual periods by name, any other by its two days. */
export function PeriodChoice({ period, years, onChoose }: Props) {
  const shown = period.year > 0 && !years.includes(period.year) ? [period.year, ...years] : years
  const known = knownPeriods(isoDate(new Date()), shown)
  const named = known.find(([, each]) => isSame(each, period))?.[0] ?? own
  // Until both days are typed, the list stays as it is.
  const [typing, setTyping] = useState(false)
  const value = typing ? own : named
  return (
    <Stack spacing={1.5}>
      <Choice
        label="Dönem"
        value={value}
        options={[...known.map(([name]) => name), own]}
        onChoose={(name) => {
          setTyping(name === own)
          const chosen = known.find(([each]) => each === name)?.[1]
          if (chosen) onChoose(chosen)
        }}
        sx={{ maxWidth: { sm: 260 } }}
      />
      {value === own && (
        <PeriodForm
          key={`${period.from} ${period.to}`}
          label="Dönem"
          names={['İlk gün', 'Son gün']}
          period={period}
          schema={expensePeriod}
          onChoose={({ from, to }) => {
            setTyping(false)
            onChoose({ year: 0, from, to })
          }}
        />
      )}
    </Stack>
  )
}
