import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { isoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { seesPayments, useOwnerName } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { StripLink } from '#web/ui/months/StripLink.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { lateSince, overdueOf } from '../overdue-text.ts'
import { StatusChip } from '../StatusChip.tsx'
import { PropertyMenu } from './PropertyMenu.tsx'
import { PropertyPicture } from './PropertyPicture.tsx'
import { hasWaitingReceipt, leaseEnd, locationOf, sizeOf, splitName, tenantsOf, unitsOf } from './property-text.ts'
import type { Selection } from './selection.ts'

interface Props {
  properties: PropertyCard[]
  selection: Selection
}

const rowHeight = 56
/** Fixed, and growing with the font; the name takes what is left. */
const widths = {
  select: '3.25rem',
  status: '8.5rem',
  tenant: '10.5rem',
  rent: '7.25rem',
  end: '7.25rem',
  months: '12rem',
  menu: '3.25rem',
} as const
/** Where the table has less room, tenants stand below the name instead of in a column. */
const roomForTenants = '@container (min-width: 56rem)'
const onlyWithRoom = { display: 'none', [roomForTenants]: { display: 'table-cell' } } as const
const onlyWithoutRoom = { [roomForTenants]: { display: 'none' } } as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function PropertyTable({ properties, selection }: Props) {
  const me = useCurrentUser()
  const money = me !== null && seesPayments(me)
  const selectable = selection.onPage
  const all = selectable.length > 0 && selectable.every(selection.has)
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Table
        aria-label="Mülkler"
        sx={{
          tableLayout: 'fixed',
          minWidth: money ? '45rem' : '30rem',
          '& td, & th': { borderColor: 'divider', px: 1.5 },
          '& tbody td, & tbody th': { height: rowHeight, py: 0, fontWeight: 400 },
          '& tbody tr:last-of-type > *': { border: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            {selection.isOn && (
              <TableCell padding="checkbox" sx={{ width: widths.select }}>
                <Checkbox
                  checked={all}
                  indeterminate={!all && selection.ids.length > 0}
                  onChange={() => selection.set(all ? [] : selectable)}
                  slotProps={{ input: { 'aria-label': 'Bu sayfadaki mülkleri seç' } }}
                />
              </TableCell>
            )}
            <TableCell>Mülk</TableCell>
            <TableCell sx={{ width: widths.status }}>Durum</TableCell>
            <TableCell sx={{ width: widths.tenant, ...onlyWithRoom }}>Kiracı</TableCell>
            {money && (
              <TableCell align="right" sx={{ width: widths.rent }}>
                Aylık kira
              </TableCell>
            )}
            <TableCell sx={{ width: widths.end }}>Bitiş</TableCell>
            {money && <TableCell sx={{ width: widths.months }}>Son 12 ay</TableCell>}
            <TableCell sx={{ width: widths.menu }}>
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
  const { lease, is_bina } = property
  const end = lease && leaseEnd(lease, isoDate(new Date()))
  const tenants = tenantsOf(property)
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
      <TableCell component="th" scope="row">
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
          <PropertyPicture property={property} size={40} />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <TextLink
              to="/property-detail/$id"
              params={{ id: property.id }}
              underline="hover"
              color="textPrimary"
              title={property.baslik}
              sx={{ display: 'flex', fontWeight: 650, whiteSpace: 'pre' }}
            >
              <OneLineName name={property.baslik} />
            </TextLink>
            <SecondLine>
              {tenants && (
                <Box component="span" sx={onlyWithoutRoom}>
                  {`${tenants} ·\u00a0`}
                </Box>
              )}
              <LocationText property={property} />
            </SecondLine>
          </Box>
        </Stack>
      </TableCell>
      <TableCell>{!is_bina && <StatusChip status={property.tasinmazDurumu} />}</TableCell>
      <TableCell title={tenants} sx={{ ...onlyWithRoom, ...oneLine }}>
        {tenants}
      </TableCell>
      {money && (
        <TwoLines align="right" first={lease && lease.rent !== null && showMoney(lease.rent, lease.currency)}>
          {lease?.gross && lease.rent !== null && 'brüt'}
        </TwoLines>
      )}
      <TwoLines first={end?.date}>{end?.label === 'Kontrat başlangıcı' ? 'başlangıç' : end?.note}</TwoLines>
      {money && (
        <TableCell>
          <Months property={property} />
        </TableCell>
      )}
      <TableCell align="right" sx={{ '&&': { pl: 0 } }}>
        <PropertyMenu property={property} />
      </TableCell>
    </TableRow>
  )
}

/** Shortened in the middle, because flats of one building differ in their last words. */
function OneLineName({ name }: { name: string }) {
  const { head, tail } = splitName(name)
  return (
    <>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {head}
      </Box>
      <Box component="span" sx={{ flexShrink: 0 }}>
        {tail}
      </Box>
    </>
  )
}

const SecondLine = ({ children }: { children: ReactNode }) => (
  <Typography component="div" variant="caption" color="textSecondary" sx={{ lineHeight: 1.4, ...oneLine }}>
    {children}
  </Typography>
)

interface TwoLinesProps extends Pick<TableCellProps, 'align'> {
  first: ReactNode
  children: ReactNode
}
const TwoLines = ({ align, first, children }: TwoLinesProps) => (
  <TableCell {...(align && { align })} sx={{ whiteSpace: 'nowrap' }}>
    {first}
    {children && <SecondLine>{children}</SecondLine>}
  </TableCell>
)

/** Plain words, because a second link below the name would be too near to it for a thumb. */
function LocationText({ property }: { property: PropertyCard }) {
  const owner = useOwnerName()(property.owner_id)
  const text = [
    property.is_bina ? unitsOf(property) : property.bina,
    locationOf(property),
    sizeOf(property),
    owner && `Sahibi: ${owner}`,
  ]
    .filter(Boolean)
    .join(' ·\u00a0')
  return <span title={text}>{text}</span>
}

/** The strip and what is late; nothing late needs no word. */
function Months({ property }: { property: PropertyCard }) {
  const overdue = overdueOf(property)
  const waits = property.odemeDurumu === 'Beklemede' && property.tenants.length > 0
  const receipt = hasWaitingReceipt(property)
  return (
    <>
      {property.strip && <StripLink strip={property.strip} about={property.baslik} />}
      {overdue ? (
        <Typography
          component="div"
          variant="caption"
          color="error"
          title={lateSince(property, isoDate(new Date()))}
          sx={{ fontWeight: 650, lineHeight: 1.4, ...oneLine }}
        >
          {overdue}
        </Typography>
      ) : (
        (receipt || waits) && <SecondLine>{receipt ? 'Dekont bekliyor' : 'Ödeme bekliyor'}</SecondLine>
      )}
    </>
  )
}
