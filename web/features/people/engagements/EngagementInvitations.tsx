import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { staffLabels } from '#domain/access/roles.ts'
import type { OwnEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { WaitingRow } from '#web/ui/WaitingRow.tsx'
import { periodText, propertiesText, rightsText } from './engagement-words.ts'
import { useAnswer } from './engagements.queries.ts'

/** On the start screen while an invitation awaits the user's answer; otherwise empty. */
export function EngagementInvitations({ invitations }: { invitations: OwnEngagement[] }) {
  if (invitations.length === 0) return null
  return (
    <Paper component="section" variant="outlined" aria-labelledby="invitations-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="invitations-title" variant="h2">
        Sizi davet eden mülk sahipleri
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Kabul ederseniz bu mülkler hesabınıza eklenir; şimdiki işleriniz ve öteki mülk sahipleri bundan etkilenmez.
        Dilediğiniz zaman ayrılabilirsiniz.
      </Typography>
      <Box component="ul" aria-label="Davetler" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Paper>
  )
}

function Invitation({ invitation }: { invitation: OwnEngagement }) {
  return (
    <WaitingRow>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {invitation.owner_name} · {staffLabels[invitation.role]}
        </Typography>
        <Typography variant="body2">{propertiesText(invitation)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {rightsText(invitation)} · {periodText(invitation)}
        </Typography>
      </Box>
      <InvitationButtons invitation={invitation} />
    </WaitingRow>
  )
}

/** Both buttons answer one question: while one runs, the other does nothing. */
export function InvitationButtons({ invitation }: { invitation: OwnEngagement }) {
  const confirm = useConfirm()
  const { run, busy } = useAnswer(invitation.id)
  const decline = async () => {
    const sure = await confirm({
      title: 'Daveti reddet',
      text: `${invitation.owner_name} adlı mülk sahibine daveti kabul etmediğiniz bildirilir.`,
      confirmLabel: 'Reddet',
      danger: true,
    })
    if (sure) await run('decline')
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0, justifyContent: 'flex-end' }}>
      <Button onClick={decline} disabled={busy} aria-label={`Reddet: ${invitation.owner_name}`}>
        Reddet
      </Button>
      <Button
        variant="contained"
        onClick={() => run('accept')}
        loading={busy}
        aria-label={`Kabul et: ${invitation.owner_name}`}
      >
        Kabul et
      </Button>
    </Stack>
  )
}
