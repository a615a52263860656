import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { bracketWords } from '#domain/money/tax/tax-year-words.rules.ts'
import type { TaxYearRow } from '#domain/money/tax/tax-years.schema.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { TaxYearDialog } from './TaxYearDialog.tsx'
import { taxYearsQuery } from './tax.queries.ts'

/** Years that are still declared or corrected; older ones are rarely looked up. */
const recentYears = 4
const yearGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const

/** The figures used by every tax sheet, by year. */
export default function TaxYearsScreen() {
  const found = useQuery(taxYearsQuery)
  const [editing, setEditing] = useState<{ year: number; from: TaxYearRow; version: number } | null>(null)
  const [all, setAll] = useState(false)
  const years = found.data?.years ?? []
  const shown = all ? years : years.slice(0, recentYears)
  const older = years.length - shown.length
  const newest = years[0]
  const next = newest && newest.year + 1
  return (
    <Page
      title="Kira Vergisi Rakamları"
      subtitle="Konut istisnası, gelir tavanı, beyan sınırları ve vergi tarifesi. Vergi tabloları bu rakamlarla hesaplanır."
      actions={
        newest &&
        next && (
          <Button variant="contained" onClick={() => setEditing({ year: next, from: newest, version: 0 })}>
            {next} yılını gir
          </Button>
        )
      }
    >
      {found.data ? (
        <Stack spacing={2}>
          {found.data.missing !== null && (
            <Alert severity="warning">
              {found.data.missing} yılının rakamları girilmedi. Girilene kadar o yılın vergisi hesaplanmaz.
            </Alert>
          )}
          <Box sx={yearGrid}>
            {shown.map((row) => (
              <YearCard
                key={row.year}
                row={row}
                onEdit={() => setEditing({ year: row.year, from: row, version: row.version })}
              />
            ))}
          </Box>
          {older > 0 && (
            <Button onClick={() => setAll(true)} sx={{ alignSelf: 'flex-start' }}>
              Önceki yılları göster ({older})
            </Button>
          )}
        </Stack>
      ) : (
        <NotLoaded query={found} rows={4} height={120} />
      )}
      {editing && <TaxYearDialog {...editing} onClose={() => setEditing(null)} />}
    </Page>
  )
}

function YearCard({ row, onEdit }: { row: TaxYearRow; onEdit: () => void }) {
  const money = (amount: number | null) => (amount === null ? 'Kayıtlı değil' : showMoney(amount))
  return (
    <Section
      title={`${row.year}`}
      lead={row.source}
      aside={
        <Button onClick={onEdit} aria-label={`Düzelt: ${row.year}`}>
          Düzelt
        </Button>
      }
    >
      <FactList
        facts={[
          ['Konut istisnası', money(row.exemption)],
          ['Gelir tavanı', money(row.ceiling)],
          ['Stopajlı iş yeri sınırı', money(row.workplace_limit)],
          ['Stopajsız kira sınırı', money(row.plain_limit)],
          ['Götürü gider', showPercent(row.lump_percent)],
          [
            'Damga vergisi (kira, kefalet)',
            row.stamp_permille === null
              ? '—'
              : `binde ${`${row.stamp_permille}`.replace('.', ',')}, binde ${`${row.stamp_guarantee_permille ?? '—'}`.replace('.', ',')}; en çok ${money(row.stamp_cap)}`,
          ],
          ['Banka dışı kira cezası, en az', money(row.bank_penalty)],
          ['Tarife', row.brackets.map(bracketWords).join('\n')],
        ]}
      />
      {row.changes.length > 0 && (
        <Box component="ul" aria-label={`${row.year} değişiklikleri`} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
          {row.changes.map(({ by_name, at, detail }) => (
            <Typography component="li" variant="body2" color="textSecondary" key={at + detail} sx={{ py: 0.5 }}>
              {by_name}, {showDateTime(at)}: {detail}
            </Typography>
          ))}
        </Box>
      )}
    </Section>
  )
}
