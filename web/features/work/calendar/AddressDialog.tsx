import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import { calendarRefusals } from '#domain/work/calendar/calendar.messages.ts'
import { calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { NotLoaded } from '#web/ui/states.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { AddressOptionsForm } from './AddressOptionsForm.tsx'
import { CalendarAddressView } from './CalendarAddressView.tsx'
import { calendarAddressQuery, useCalendarAddress } from './calendar.queries.ts'

const usual = { names: false, groups: [...calendarGroups] }

export default function AddressDialog({ onClose }: { onClose: () => void }) {
  const title = useId()
  const narrow = useNarrow()
  const found = useQuery(calendarAddressQuery)
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={narrow} onClose={onClose} aria-labelledby={title} scroll="paper">
      <Stack direction="row" sx={{ alignItems: 'flex-start', pr: 1 }}>
        <DialogTitle id={title} sx={{ flex: 1, minWidth: 0, pb: 1 }}>
          Telefonunuzun takviminde
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Kapat" sx={{ width: 44, height: 44, mt: 1 }}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      <DialogContent>
        {!found.data && <NotLoaded query={found} rows={3} />}
        {found.data && !found.data.allowed && (
          <Alert severity="info">{calendarRefusals.address_not_for_admins.message}</Alert>
        )}
        {found.data?.allowed &&
          (found.data.address ? <CalendarAddressView address={found.data.address} /> : <NewAddress />)}
      </DialogContent>
    </Dialog>
  )
}

function NewAddress() {
  const { create } = useCalendarAddress()
  return (
    <Stack spacing={2}>
      <Typography>
        Size özel bir adres oluşturun; telefonunuzun ya da bilgisayarınızın takvimi bu adrese abone olur ve tarihleriniz
        orada kendiliğinden güncellenir. Adresi istediğiniz an kapatabilirsiniz.
      </Typography>
      <AddressOptionsForm
        start={usual}
        label="Adres oluştur"
        busy={create.busy}
        onSend={(options) => create.run(options)}
      />
    </Stack>
  )
}
