import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { OwnEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { useInvitation } from './use-invitation.ts'

export function InvitationButtons({ invitation }: { invitation: OwnEngagement }) {
  const { busy, accept, decline } = useInvitation(invitation)
  return (
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0, justifyContent: 'flex-end' }}>
      <Button onClick={decline} disabled={busy} aria-label={`Reddet: ${invitation.owner_name}`}>
        Reddet
      </Button>
      <Button variant="contained" onClick={accept} loading={busy} aria-label={`Kabul et: ${invitation.owner_name}`}>
        Kabul et
      </Button>
    </Stack>
  )
}
