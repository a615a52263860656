import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { UserRoundKey } from 'lucide-react'
import { useOwnerName } from '#web/session/acting-roles.ts'

/** The owner's name on a card; empty for users who see only one owner's records. */
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
