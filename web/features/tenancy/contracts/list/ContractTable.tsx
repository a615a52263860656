import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { useActingRoles } from '#web/session/acting-roles.ts'
import { TextLink } from '#web/ui/link.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { ContractChips } from '../ContractChips.tsx'
import { peopleOf } from './ContractCards.tsx'
import { WaitingList } from './WaitingList.tsx'

const figures = { whiteSpace: 'nowrap', ...tabularFigures } as const

export function ContractTable({ contracts }: { contracts: ContractCard[] }) {
  const severalOwners = useActingRoles().length > 0
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Kontratlar"
        sx={{
          '& td, & th': { borderColor: 'divider', px: 1.25 },
          '& tbody tr:last-of-type td': { border: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Mülk ve taraflar</TableCell>
            <TableCell>Durum</TableCell>
            <TableCell align="right">Aylık kira</TableCell>
            <TableCell>Süre</TableCell>
            <TableCell>Yanıtı beklenen</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {contracts.map((contract) => (
            <TableRow key={contract.id} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 220 }}>
                <TextLink
                  to="/viewContract/$contractId"
                  params={{ contractId: contract.id }}
                  underline="hover"
                  color="textPrimary"
                  sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
                >
                  {contract.property_title}
                </TextLink>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {peopleOf(contract, severalOwners)}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
                  {contract.short_id}
                </Typography>
              </TableCell>
              <TableCell>
                <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
                  <ContractChips contract={contract} />
                </Stack>
              </TableCell>
              <TableCell align="right" sx={figures}>
                {showMoney(contract.rent, contract.bedelTuru)}
                {contract.gross && ' brüt'}
              </TableCell>
              <TableCell sx={figures}>
                {showDate(contract.baslangicTarihi)}
                <br />
                {showDate(contract.bitisTarihi)}
              </TableCell>
              <TableCell sx={{ minWidth: 190, py: 1 }}>
                <WaitingList contract={contract} dense />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
