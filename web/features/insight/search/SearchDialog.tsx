import Dialog from '@mui/material/Dialog'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useNarrow } from '#web/ui/use-width.ts'
import { SearchPanel } from './SearchPanel.tsx'

/** Full screen on a phone; elsewhere a panel with a fixed top that grows downwards. */
export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const me = useCurrentUser()
  const onPhone = useNarrow()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={onPhone}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Arama', sx: onPhone ? {} : { mt: '8vh', maxHeight: '76vh' } } }}
    >
      {me && <SearchPanel me={me} onClose={onClose} />}
    </Dialog>
  )
}
