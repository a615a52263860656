import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ActionMenu } from './ActionMenu.tsx'

const formats = [
  { format: 'xlsx', label: 'Excel olarak indir', icon: FileSpreadsheet },
  { format: 'csv', label: 'CSV olarak indir', icon: FileText },
] as const

interface Props {
  /** Number and kind of the rows in the file. */
  count: string
  address: (format: 'csv' | 'xlsx') => string
  /** There is nothing to download. */
  empty: boolean
  /** More items below the downloads. */
  children?: ReactNode
}

/** Downloads a list as a file. */
export function FileMenu({ count, address, empty, children }: Props) {
  const [name, Icon] = children ? ['Dosya', FileSpreadsheet] : ['İndir', Download]
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        disabled={empty && !children}
        // On a phone, the title and both buttons share one line.
        sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
      >
        <Icon size={18} aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <ActionMenu anchor={menuAt} onClose={() => setMenuAt(null)}>
        {formats.map(({ format, label, icon: Icon }) => (
          <MenuItem key={format} component="a" href={address(format)} download disabled={empty}>
            <ListItemIcon>
              <Icon size={18} aria-hidden />
            </ListItemIcon>
            <ListItemText primary={label} secondary={count} />
          </MenuItem>
        ))}
        {children}
      </ActionMenu>
    </>
  )
}
