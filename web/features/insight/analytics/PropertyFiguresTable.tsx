import Stack from '@mui/material/Stack'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Analytics, PropertyFigures } from '#domain/insight/analytics/analytics.schema.ts'
import type { FigureName } from '#domain/services/figures/figures.messages.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { Change } from './Change.tsx'
import { shownFigures } from './figure-texts.ts'
import { useFoldedRows } from './use-folded-rows.tsx'
import { ValueDialog } from './ValueDialog.tsx'
import { WideTable } from './WideTable.tsx'
import { YieldCell, yieldNotes } from './YieldCell.tsx'

/** Eight columns on the width of a sheet. */
const onPrint = {
  '& td, & th': { px: 0.5, py: 0.25, fontSize: 9, minWidth: 0 },
  '& .MuiTypography-root': { fontSize: 9, minWidth: 0 },
} as const

/** All figures of each property, beside the comparison period where there is one. */
export function PropertyFiguresTable({ data: { places: properties, compared } }: { data: Analytics }) {
  const [valued, setValued] = useState<PropertyFigures | null>(null)
  const { shown, rowSx, more } = useFoldedRows(properties)
  return (
    <Section
      title="Mülklere göre"
      lead={compared ? 'Okların yanındaki yüzde, karşılaştırılan döneme göre değişimdir' : undefined}
    >
      <WideTable label="Mülklere göre, tablo" printed={onPrint}>
        <TableHead>
          <TableRow>
            <TableCell>Mülk</TableCell>
            {shownFigures.map(({ name, label }) => (
              <TableCell key={name} align="right" sx={{ maxWidth: 96 }}>
                {label}
              </TableCell>
            ))}
            <TableCell align="right">
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
                Net getiri <FigureHelp name="yield" />
              </Stack>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((property, at) => (
            <TableRow key={property.id} sx={rowSx(at)}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                <PropertyName property={property} />
              </TableCell>
              {shownFigures.map(({ name, value, show, more }) => {
                const amount = property.failed ? null : value(property.now)
                return (
                  <TableCell
                    key={name}
                    align="right"
                    sx={{
                      ...tabularFigures,
                      whiteSpace: 'nowrap',
                      // Nothing happened here; what did stands out.
                      ...(amount === 0 && { color: 'text.secondary' }),
                    }}
                  >
                    {amount === null ? (
                      <abbr title="bilinmiyor">–</abbr>
                    ) : (
                      <FigureRows name={name} property={property}>
                        {show(amount)}
                      </FigureRows>
                    )}
                    {!property.failed && property.before && (
                      <Change now={amount} before={value(property.before)} show={show} more={more} />
                    )}
                  </TableCell>
                )
              })}
              <TableCell align="right">
                <YieldCell property={property} onValue={() => setValued(property)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      {more}
      {yieldNotes(properties).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          – Net getiri: {note}
        </Typography>
      ))}
      {valued && <ValueDialog property={valued} onClose={() => setValued(null)} />}
    </Section>
  )
}

const PropertyName = ({ property: { id, title, failed } }: { property: PropertyFigures }) => (
  <>
    <TextLink to="/property-detail/$id" params={{ id }} sx={thumbRoom}>
      {title}
    </TextLink>
    {failed && (
      <Typography variant="body2" color="error">
        Okunamadı
      </Typography>
    )}
  </>
)

interface FigureRowsProps {
  name: FigureName
  property: PropertyFigures
  children: string
}

/** An amount leads to the rows that it is the sum of. */
function FigureRows({ name, property: { id, title, manage }, children }: FigureRowsProps) {
  const look = { color: 'inherit', underline: 'hover', sx: thumbRoom } as const
  if (name === 'income')
    return (
      <TextLink to="/payment" search={{ property: id }} aria-label={`${children}, ${title}: ödemeler`} {...look}>
        {children}
      </TextLink>
    )
  if (name === 'expense' && manage)
    return (
      <TextLink
        to="/payment/expenses"
        search={{ property: id }}
        aria-label={`${children}, ${title}: giderler`}
        {...look}
      >
        {children}
      </TextLink>
    )
  return children
}
