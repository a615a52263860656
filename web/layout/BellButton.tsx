import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#web/ui/states.tsx'

/** Its content comes with the notifications themselves; until then it has none and says so. */
export function BellButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label="Bildirimler"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bell size={20} aria-hidden="true" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Bildirimler', sx: { width: 340, maxWidth: 'calc(100vw - 32px)' } },
        }}
      >
        <EmptyState icon={Bell} title="Henüz bildiriminiz yok" text="Yeni bildirimler burada görünecek" />
      </Popover>
    </>
  )
}
