import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import type { ExpenseFilter } from '#domain/money/expenses/expenses.schema.ts'
import { addressOf } from '#web/lib/call.ts'

/** Downloads the filtered expenses as a file. */
export function ExportMenu({
  filter: { page: _, size: __, ...which },
  total,
}: {
  filter: ExpenseFilter
  total: number
}) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const close = () => setMenuAt(null)
  const address = (format: 'csv' | 'xlsx') => addressOf(expensesApi.export, { query: { format, ...which } })
  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label="Dosya"
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        disabled={total === 0}
        sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
      >
        <FileSpreadsheet size={18} aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Dosya
        </Box>
      </Button>
      <Menu anchorEl={menuAt} open={menuAt !== null} onClose={close} container={() => document.querySelector('main')}>
        <MenuItem component="a" href={address('xlsx')} download onClick={close}>
          <ListItemIcon>
            <FileSpreadsheet size={18} aria-hidden />
          </ListItemIcon>
          <ListItemText primary="Excel olarak indir" secondary={`${total} gider`} />
        </MenuItem>
        <MenuItem component="a" href={address('csv')} download onClick={close}>
          <ListItemIcon>
            <FileText size={18} aria-hidden />
          </ListItemIcon>
          <ListItemText primary="CSV olarak indir" secondary={`${total} gider`} />
        </MenuItem>
      </Menu>
    </>
  )
}
