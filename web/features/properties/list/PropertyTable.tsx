import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { PropertyCard } from '#domain/properties/properties.api.ts'
import { OwnerLine } from '#web/layout/OwnerLine.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { longWords } from '#web/ui/long-words.ts'
import { StatusChip } from '../StatusChip.tsx'
import { BuildingLine, PaymentChip } from './PropertyCards.tsx'
import { PropertyMenu } from './PropertyMenu.tsx'
import { PropertyPicture } from './PropertyPicture.tsx'
import { placeOf, sizeOf, tenantsOf } from './property-text.ts'
import type { Selection } from './selection.ts'

interface Props {
  properties: PropertyCard[]
  selection: Selection
}

/** Beside menu and side panel all columns must fit: the last one holds what can be done. */
const narrow = longWords(130)

export function PropertyTable({ properties, selection }: Props) {
  const selectable = selection.onPage
  const all = selectable.length > 0 && selectable.every(selection.has)
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Mülkler"
        sx={{ '& td, & th': { borderColor: 'divider' }, '& tbody tr:last-of-type td': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              {selectable.length > 0 && (
                <Checkbox
                  checked={all}
                  indeterminate={!all && selection.ids.length > 0}
                  onChange={() => selection.set(all ? [] : selectable)}
                  slotProps={{ input: { 'aria-label': 'Bu sayfadaki mülkleri seç' } }}
                />
              )}
            </TableCell>
            <TableCell>Mülk</TableCell>
            <TableCell>Konum</TableCell>
            <TableCell>Durum</TableCell>
            <TableCell>Kiracı</TableCell>
            <TableCell>Son değişiklik</TableCell>
            <TableCell align="right" sx={{ pl: 0 }}>
              İşlemler
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {properties.map((property) => (
            <TableRow key={property.id} hover selected={selection.has(property.id)}>
              <TableCell padding="checkbox">
                {selection.canSelect(property) && (
                  <Checkbox
                    checked={selection.has(property.id)}
                    onChange={() => selection.toggle(property.id)}
                    slotProps={{ input: { 'aria-label': `Seç: ${property.baslik}` } }}
                  />
                )}
              </TableCell>
              <TableCell sx={{ maxWidth: 260 }}>
                <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 180 }}>
                  <PropertyPicture property={property} size={44} />
                  <Stack sx={{ minWidth: 0, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
                    <TextLink
                      to="/property-detail/$id"
                      params={{ id: property.id }}
                      underline="hover"
                      color="textPrimary"
                      sx={{ fontWeight: 650 }}
                    >
                      {property.baslik}
                    </TextLink>
                    <Typography variant="body2" color="textSecondary">
                      {sizeOf(property)}
                    </Typography>
                    <BuildingLine property={property} />
                    <OwnerLine owner={property.owner_id} />
                  </Stack>
                </Stack>
              </TableCell>
              <TableCell sx={narrow}>{placeOf(property)}</TableCell>
              <TableCell>
                <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
                  <StatusChip status={property.tasinmazDurumu} />
                  <PaymentChip property={property} />
                </Stack>
              </TableCell>
              <TableCell sx={narrow}>{tenantsOf(property)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <time dateTime={property.updated_at} title={showDateTime(property.updated_at)}>
                  {relativeTime(property.updated_at, new Date())}
                </time>
              </TableCell>
              <TableCell align="right" sx={{ pl: 0 }}>
                <PropertyMenu property={property} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
