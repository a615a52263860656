import Box from '@mui/material/Box'
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
import { isoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { OwnerLine } from '#web/layout/OwnerLine.tsx'
import { seesPayments } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { longWords } from '#web/ui/long-words.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { lateSince } from '../overdue-text.ts'
import { StatusChip } from '../StatusChip.tsx'
import { EndNote } from './LeaseFacts.tsx'
import { BuildingLine, PaymentChip } from './PropertyCards.tsx'
import { PropertyMenu } from './PropertyMenu.tsx'
import { PropertyPicture } from './PropertyPicture.tsx'
import { leaseEnd, locationOf, sizeOf, tenantsOf } from './property-text.ts'
import type { Selection } from './selection.ts'

interface Props {
  properties: PropertyCard[]
  selection: Selection
}

/** All columns must fit beside the menu and the side panel, because the last one holds the actions. */
const narrow = longWords(130)

export function PropertyTable({ properties, selection }: Props) {
  const me = useCurrentUser()
  const money = me !== null && seesPayments(me)
  const selectable = selection.onPage
  const all = selectable.length > 0 && selectable.every(selection.has)
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Mülkler"
        sx={{ '& td, & th': { borderColor: 'divider', px: 1.5 }, '& tbody tr:last-of-type td': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            {selection.isOn && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={!all && selection.ids.length > 0}
                  onChange={() => selection.set(all ? [] : selectable)}
                  slotProps={{ input: { 'aria-label': 'Bu sayfadaki mülkleri seç' } }}
                />
              </TableCell>
            )}
            <TableCell>Mülk</TableCell>
            <TableCell>Durum</TableCell>
            <TableCell>Kiracı</TableCell>
            {money && <TableCell align="right">Aylık kira</TableCell>}
            <TableCell>Kontrat bitişi</TableCell>
            {money && <TableCell>Ödeme</TableCell>}
            <TableCell align="right" sx={{ pl: 0 }}>
              <Box component="span" sx={visuallyHidden}>
                İşlemler
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {properties.map((property) => (
            <PropertyRow key={property.id} property={property} selection={selection} money={money} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface RowProps {
  property: PropertyCard
  selection: Selection
  /** Whether there are columns for rent and payments. */
  money: boolean
}

function PropertyRow({ property, selection, money }: RowProps) {
  const { lease } = property
  const today = isoDate(new Date())
  const end = lease && leaseEnd(lease, today)
  return (
    <TableRow hover selected={selection.isOn && selection.has(property.id)}>
      {selection.isOn && (
        <TableCell padding="checkbox">
          {selection.canSelect(property) && (
            <Checkbox
              checked={selection.has(property.id)}
              onChange={() => selection.toggle(property.id)}
              slotProps={{ input: { 'aria-label': `Seç: ${property.baslik}` } }}
            />
          )}
        </TableCell>
      )}
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
            {[locationOf(property), sizeOf(property)].filter(Boolean).map((line) => (
              <Typography key={line} variant="body2" color="textSecondary">
                {line}
              </Typography>
            ))}
            <BuildingLine property={property} />
            <OwnerLine owner={property.owner_id} />
          </Stack>
        </Stack>
      </TableCell>
      <TableCell>{!property.is_bina && <StatusChip status={property.tasinmazDurumu} grouped />}</TableCell>
      <TableCell sx={narrow}>{tenantsOf(property)}</TableCell>
      {money && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {lease && lease.rent !== null && showMoney(lease.rent, lease.currency)}
          {lease?.gross && lease.rent !== null && ' brüt'}
        </TableCell>
      )}
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {end && (
          <>
            {end.label === 'Kontrat başlangıcı' ? `${end.date} başlar` : end.date}
            <EndNote note={end.note} />
          </>
        )}
      </TableCell>
      {money && (
        <TableCell>
          <PaymentChip property={property} />
          <EndNote note={lateSince(property, today)} />
        </TableCell>
      )}
      <TableCell align="right" sx={{ pl: 0 }}>
        <PropertyMenu property={property} />
      </TableCell>
    </TableRow>
  )
}
