import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Analytics, PropertyFigures } from '#domain/insight/analytics/analytics.schema.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { Change } from './Change.tsx'
import { shownFigures } from './figure-texts.ts'
import { useFoldedRows } from './use-folded-rows.tsx'
import { ValueDialog } from './ValueDialog.tsx'
import { YieldCell } from './YieldCell.tsx'

/** Eight columns on the width of a sheet. */
const onPrint = {
  '& td, & th': { px: 0.5, py: 0.25, fontSize: 9, minWidth: 0 },
  '& .MuiTypography-root': { fontSize: 9, minWidth: 0 },
  '& thead th': { whiteSpace: 'normal' },
} as const

/** While the figures are scrolled sideways on a phone, the property's name stays visible. */
const staysInSight = {
  minWidth: { xs: 130, sm: 150 },
  maxWidth: { xs: 130, sm: 260 },
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const

/** All figures of each property, beside the comparison period where there is one. */
export function PropertyFiguresTable({ data: { places: properties, compared } }: { data: Analytics }) {
  const [valued, setValued] = useState<PropertyFigures | null>(null)
  const { shown, rowSx, more } = useFoldedRows(properties)
  return (
    <Section
      title="Mülk mülk"
      lead={compared ? 'Okların yanındaki yüzde, karşılaştırılan döneme göre değişimdir' : undefined}
    >
      <Box
        role="region"
        aria-label="Mülk mülk tablo"
        tabIndex={0}
        sx={{ overflowX: 'auto', mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, '@media print': { overflow: 'visible' } }}
      >
        <Table size="small" sx={{ '& td, & th': { px: 1, verticalAlign: 'top' }, '@media print': onPrint }}>
          <TableHead>
            <TableRow>
              <TableCell>Mülk</TableCell>
              {shownFigures.map(({ name, label }) => (
                <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
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
                <TableCell component="th" scope="row" sx={staysInSight}>
                  <PropertyName property={property} />
                </TableCell>
                {shownFigures.map(({ name, value, show, more }) => {
                  const amount = property.failed ? null : value(property.now)
                  return (
                    <TableCell key={name} align="right" sx={{ ...tabularFigures, whiteSpace: 'nowrap' }}>
                      {amount === null ? <abbr title="bilinmiyor">–</abbr> : show(amount)}
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
        </Table>
      </Box>
      {more}
      {valued && <ValueDialog property={valued} onClose={() => setValued(null)} />}
    </Section>
  )
}

/** Links close above each other need a tap target of their own without overlap. */
const reachable = { display: 'inline-block', py: 0.5 } as const

/** Links to the property and to the rows behind its figures. */
const PropertyName = ({ property: { id, title, manage, failed } }: { property: PropertyFigures }) => (
  <>
    <TextLink to="/property-detail/$id" params={{ id }} sx={{ ...reachable, overflowWrap: 'anywhere' }}>
      {title}
    </TextLink>
    {/* Hidden on a phone, where they would triple the height of every row; the property's page links to both. */}
    <Stack
      direction="row"
      sx={{
        columnGap: 1.5,
        flexWrap: 'wrap',
        display: { xs: 'none', sm: 'flex' },
        '@media print': { display: 'none' },
      }}
    >
      <TextLink
        to="/payment"
        search={{ property: id }}
        variant="body2"
        sx={reachable}
        aria-label={`${title}: ödemeler`}
      >
        Ödemeler
      </TextLink>
      {manage && (
        <TextLink
          to="/payment/expenses"
          search={{ property: id }}
          variant="body2"
          sx={reachable}
          aria-label={`${title}: giderler`}
        >
          Giderler
        </TextLink>
      )}
    </Stack>
    {failed && (
      <Typography variant="body2" color="error">
        Okunamadı
      </Typography>
    )}
  </>
)
