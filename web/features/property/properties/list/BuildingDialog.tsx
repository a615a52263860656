import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useId } from 'react'
import { LinkButton } from '#web/ui/link.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { buildingsQuery } from '../properties.queries.ts'
import { locationOf, unitsOf } from './property-text.ts'

interface Props {
  count: number
  busy: boolean
  onClose: () => void
  onChoose: (id: string) => void
}

/** A tap on the building is enough. */
export default function BuildingDialog({ count, busy, onClose, onChoose }: Props) {
  const title = useId()
  const { data, isPending, isError, error, refetch } = useQuery(buildingsQuery)
  const buildings = data?.documents ?? []
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <DialogTitle id={title}>{count} mülk hangi binaya bağlansın?</DialogTitle>
      <DialogContent sx={{ px: 1 }}>
        {!data && (
          <Box sx={{ px: 2 }}>
            {isPending && <LoadingRows rows={3} height={56} />}
            {isError && <ErrorState error={error} onRetry={() => refetch()} />}
          </Box>
        )}
        {data && buildings.length === 0 && (
          <EmptyState
            icon={Building2}
            title="Henüz binanız yok"
            text="Önce mülk ekleyin ve cinsini “Bina” seçin; daireleri sonra buradan topluca bağlayabilirsiniz."
            action={<LinkButton to="/addProperty">Bina ekle</LinkButton>}
          />
        )}
        {buildings.length > 0 && (
          <List>
            {buildings.map((building) => (
              <ListItem key={building.id} disablePadding>
                <ListItemButton disabled={busy} onClick={() => onChoose(building.id)} sx={{ minHeight: 56 }}>
                  <ListItemText
                    primary={building.baslik}
                    secondary={[unitsOf(building), locationOf(building)].filter(Boolean).join(' · ')}
                    slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Vazgeç
        </Button>
      </DialogActions>
    </Dialog>
  )
}
