import Stack from '@mui/material/Stack'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Analytics, RentLine } from '#domain/insight/analytics/analytics.schema.ts'
import { changeOf } from '#domain/insight/analytics/shares.rules.ts'
import { type IsoDate, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showRoundMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { moneyAxis } from '#web/ui/charts/money-axis.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { useFoldedRows } from './use-folded-rows.tsx'
import { WideTable } from './WideTable.tsx'

const lastOf = ({ points }: RentLine) => points.at(-1)!

/** Each rent since its start, beside what the index would have made of it. */
export function RentIndex({ data: { rents, today } }: { data: Pick<Analytics, 'rents' | 'today'> }) {
  // A line needs two rent years; the longest ones say the most.
  const drawable = rents
    .filter(({ points }) => points.length > 2 && points.some(({ indexed }) => indexed !== null))
    .sort((a, b) => a.started_on.localeCompare(b.started_on))
  const [wanted, setWanted] = useState('')
  const line = drawable.find(({ tenancy_id }) => tenancy_id === wanted) ?? drawable[0]
  if (rents.length === 0) return null
  return (
    <Section
      title="Kiralar ve TÜFE"
      lead="Süren kiracılıklar; kira, başından beri TÜFE kadar artsaydı"
      aside={<FigureHelp name="rents" />}
    >
      {line && (
        <Stack spacing={2} sx={{ mb: 2 }}>
          <Choice
            label="Kiracılık"
            value={line.tenancy_id}
            options={drawable.map(({ tenancy_id, title, started_on }) => [
              tenancy_id,
              `${title} (${showDate(started_on)})`,
            ])}
            onChoose={setWanted}
            sx={{ maxWidth: 420, '@media print': { display: 'none' } }}
          />
          <RentChart line={line} today={today} />
        </Stack>
      )}
      <RentTable rents={rents} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        TÜFE on iki aylık ortalamaları TÜİK’indir. Bilgi amaçlıdır, hukuki danışmanlık değildir.
      </Typography>
    </Section>
  )
}

/** A rent holds until the next one, so its line is a staircase that ends today. */
function RentChart({ line: { title, currency, points }, today }: { line: RentLine; today: IsoDate }) {
  const last = points.at(-1)!
  const drawn = last.on < today ? [...points, { ...last, on: today }] : points
  const series = [
    { name: 'Kira', values: drawn.map(({ rent }) => rent) },
    { name: 'TÜFE kadar artsaydı', values: drawn.map(({ indexed }) => indexed) },
  ]
  return (
    <SeriesChart
      {...moneyAxis(series, currency)}
      title={`${title}: kira ve TÜFE`}
      kind="line"
      steps
      labels={drawn.map(({ on }) => showDate(on))}
      days={drawn.map(({ on }) => on)}
      series={series}
      show={(kurus) => showRoundMoney(kurus, currency)}
      over="Gün"
    />
  )
}

function RentTable({ rents }: { rents: readonly RentLine[] }) {
  const { shown, rowSx, more } = useFoldedRows(rents)
  return (
    <>
      <WideTable label="Kiralar ve TÜFE tablosu">
        <TableHead>
          <TableRow>
            <TableCell>Mülk</TableCell>
            <TableCell align="right">İlk kira</TableCell>
            <TableCell align="right">Bugünkü kira</TableCell>
            <TableCell align="right">TÜFE kadar artsaydı</TableCell>
            <TableCell align="right">Fark</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((line, at) => {
            const { tenancy_id, title, started_on, currency, points } = line
            const { rent, indexed } = lastOf(line)
            const difference = changeOf(rent, indexed)
            return (
              <TableRow key={tenancy_id} sx={rowSx(at)}>
                <TableCell component="th" scope="row">
                  <TextLink to="/tenancy/$tenancyId" params={{ tenancyId: tenancy_id }} sx={thumbRoom}>
                    {title}
                  </TextLink>
                  <Typography variant="body2" color="textSecondary">
                    {showDate(started_on)}
                  </Typography>
                </TableCell>
                {[showRoundMoney(points[0]!.rent, currency), showRoundMoney(rent, currency)].map((amount, which) => (
                  <TableCell
                    key={which === 0 ? 'first' : 'now'}
                    align="right"
                    sx={{ ...tabularFigures, whiteSpace: 'nowrap' }}
                  >
                    {amount}
                  </TableCell>
                ))}
                <TableCell align="right" sx={tabularFigures}>
                  {indexed === null ? <WhyNot line={line} /> : showRoundMoney(indexed)}
                </TableCell>
                <TableCell align="right" sx={{ ...tabularFigures, whiteSpace: 'nowrap' }}>
                  {difference === null ? <abbr title="bilinmiyor">–</abbr> : differenceIn(difference)}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </WideTable>
      {more}
    </>
  )
}

const differenceIn = (percent: number) =>
  percent === 0 ? 'aynı' : `${showPercent(Math.abs(percent))} ${percent > 0 ? 'yüksek' : 'düşük'}`

const WhyNot = ({ line: { currency, missing } }: { line: RentLine }) => (
  <Typography variant="body2" color="textSecondary" component="span">
    {currency === 'TL' && missing.length > 0
      ? `TÜFE oranı eksik: ${missing.map(showMonth).join(', ')}`
      : 'Döviz kirası TÜFE ile karşılaştırılmaz'}
  </Typography>
)
