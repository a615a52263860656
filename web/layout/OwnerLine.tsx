import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { UserRoundKey } from 'lucide-react'
import { useOwnerName } from '#web/session/hats.ts'

/** Whose it is, on a card; nothing for somebody who sees one owner's things only. */
export function OwnerLine({ owner }: { owner: string }) {
  const name = useOwnerName()(owner)
  if (!name) return null
  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', minWidth: 0 }}>
      <UserRoundKey size={16} aria-label="Mülk sahibi" role="img" style={{ flexShrink: 0 }} />
      <Typography variant="body2" noWrap title={name}>
        {name}
      </Typography>
    </Stack>
  )
}
