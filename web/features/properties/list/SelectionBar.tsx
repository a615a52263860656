import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { propertiesApi, type StatusAnswer } from '#domain/properties/properties.api.ts'
import { notRentedStatuses, type PropertyStatus } from '#domain/properties/properties.schema.ts'
import { refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { restoreStatuses } from '../properties.queries.ts'
import type { Selection } from './selection.ts'

/** Appears with the first chosen row and stays within reach of the thumb. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const [refused, setRefused] = useState<StatusAnswer['refused']>([])
  const undo = async (changed: StatusAnswer['changed']) => {
    try {
      await restoreStatuses(changed)
      notify.success('Durumlar eski hâline döndü.')
    } catch (error) {
      notify.error(messageOf(error))
    }
    await refreshPropertyLists()
  }
  const change = useMutation({
    mutationFn: (tasinmazDurumu: PropertyStatus) =>
      call(propertiesApi.changeStatus, { body: { ids: selection.ids, tasinmazDurumu } }),
    retry: false,
    onSuccess: ({ changed, refused: named }, status) => {
      setRefused(named)
      selection.set(named.map(({ id }) => id))
      if (changed.length > 0) notify.undoable(`${changed.length} mülk “${status}” yapıldı.`, () => undo(changed))
      else if (named.length === 0) notify.success(`Seçtikleriniz zaten “${status}”.`)
    },
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => refreshPropertyLists(),
  })

  return (
    <>
      {refused.length > 0 && (
        <Alert severity="warning" onClose={() => setRefused([])} sx={{ mb: 2 }}>
          <AlertTitle>{refused.length} mülkün durumu değişmedi</AlertTitle>
          <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map(({ id, baslik, message }) => (
              <li key={id}>
                <strong>{baslik}</strong>: {message}
              </li>
            ))}
          </Stack>
        </Alert>
      )}
      {selection.ids.length > 0 && (
        <Paper
          elevation={4}
          role="region"
          aria-label="Seçilen mülkler"
          sx={{
            position: 'sticky',
            bottom: { xs: 0, sm: 12 },
            zIndex: 5,
            mt: 2,
            p: 1,
            pl: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            border: 1,
            borderColor: 'primary.main',
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{selection.ids.length} seçili</Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button onClick={() => selection.set([])} disabled={change.isPending}>
              Vazgeç
            </Button>
            <Button
              variant="contained"
              loading={change.isPending}
              onClick={(event) => setMenuAt(event.currentTarget)}
              aria-haspopup="menu"
              aria-expanded={menuAt !== null}
            >
              Durumu değiştir
            </Button>
          </Stack>
          <Menu
            anchorEl={menuAt}
            open={menuAt !== null}
            onClose={() => setMenuAt(null)}
            container={() => document.querySelector('main')}
          >
            {notRentedStatuses.map((status) => (
              <MenuItem
                key={status}
                onClick={() => {
                  setMenuAt(null)
                  change.mutate(status)
                }}
              >
                {status}
              </MenuItem>
            ))}
          </Menu>
        </Paper>
      )}
    </>
  )
}
