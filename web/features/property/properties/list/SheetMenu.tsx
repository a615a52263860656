import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { FileSpreadsheet, FileText, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { maxExportRows, propertiesApi } from '#domain/property/properties/properties.api.ts'
import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { addressOf } from '#web/lib/call.ts'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

interface Props {
  filter: PropertyFilter
  total: number
}

/** Exports to a file and imports from one. */
export function SheetMenu({ filter: { page: _, size: __, ...which }, total }: Props) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const [importing, setImporting] = useState(false)
  const close = () => setMenuAt(null)
  const address = (format: 'csv' | 'xlsx') => addressOf(propertiesApi.export, { query: { format, ...which } })
  const count = total > maxExportRows ? `ilk ${maxExportRows.toLocaleString('tr-TR')} mülk` : `${total} mülk`
  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label="Dosya"
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        // On a phone, the title and both buttons share one line.
        sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
      >
        <FileSpreadsheet size={18} aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Dosya
        </Box>
      </Button>
      <Menu anchorEl={menuAt} open={menuAt !== null} onClose={close} container={() => document.querySelector('main')}>
        <MenuItem component="a" href={address('xlsx')} download onClick={close} disabled={total === 0}>
          <ListItemIcon>
            <FileSpreadsheet size={18} aria-hidden />
          </ListItemIcon>
          <ListItemText primary="Excel olarak indir" secondary={count} />
        </MenuItem>
        <MenuItem component="a" href={address('csv')} download onClick={close} disabled={total === 0}>
          <ListItemIcon>
            <FileText size={18} aria-hidden />
          </ListItemIcon>
          <ListItemText primary="CSV olarak indir" secondary={count} />
        </MenuItem>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close()
            setImporting(true)
          }}
        >
          <ListItemIcon>
            <Upload size={18} aria-hidden />
          </ListItemIcon>
          <ListItemText primary="Dosyadan aktar…" secondary="Excel ya da CSV" />
        </MenuItem>
      </Menu>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
