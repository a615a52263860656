import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { StatusAnswer } from '#domain/properties/properties.api.ts'
import { notRentedStatuses, type PropertyStatus } from '#domain/properties/properties.schema.ts'
import { notify } from '#web/ui/toast.tsx'
import { useChangeStatuses, useRestoreStatuses } from '../properties.queries.ts'
import type { Selection } from './selection.ts'

/** Appears with the first chosen row and stays within reach of the thumb. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const [refused, setRefused] = useState<StatusAnswer['refused']>([])
  const change = useChangeStatuses()
  const restore = useRestoreStatuses()
  const choose = (status: PropertyStatus) =>
    change.run(
      { ids: selection.ids, tasinmazDurumu: status },
      {
        done: ({ changed, refused: named }) => {
          setRefused(named)
          selection.set(named.map(({ id }) => id))
          if (changed.length > 0)
            notify.undoable(`${changed.length} mülk “${status}” yapıldı.`, () => restore.run(changed))
          else if (named.length === 0) notify.success(`Seçtikleriniz zaten “${status}”.`)
        },
      },
    )

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
            <Button onClick={() => selection.set([])} disabled={change.busy}>
              Vazgeç
            </Button>
            <Button
              variant="contained"
              loading={change.busy}
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
                  void choose(status)
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
