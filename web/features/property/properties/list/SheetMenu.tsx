import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { maxExportRows, propertiesApi } from '#domain/property/properties/properties.api.ts'
import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { FileMenu } from '#web/ui/FileMenu.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

interface Props {
  filter: PropertyFilter
  total: number
}

/** Exports to a file and imports from one. */
export function SheetMenu({ filter: { page: _, size: __, ...which }, total }: Props) {
  const [importing, setImporting] = useState(false)
  const count = total > maxExportRows ? `ilk ${maxExportRows.toLocaleString('tr-TR')} mülk` : `${total} mülk`
  return (
    <>
      <FileMenu
        count={count}
        address={(format) => addressOf(propertiesApi.export, { query: { format, ...which } })}
        empty={total === 0}
      >
        <Divider component="li" />
        <MenuItem onClick={() => setImporting(true)}>
          <ListItemIcon>
            <Upload size={18} aria-hidden />
          </ListItemIcon>
          <ListItemText primary="Dosyadan aktar…" secondary="Excel ya da CSV" />
        </MenuItem>
      </FileMenu>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
