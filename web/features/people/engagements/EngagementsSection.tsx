import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { staffLabels } from '#domain/access/roles.ts'
import type { OwnEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { periodText, propertiesText, rightsText, stateColors, stateLabels } from './engagement-words.ts'
import { ownEngagementsQuery, useAnswer } from './engagements.queries.ts'
import { InvitationButtons } from './InvitationButtons.tsx'

/** For people who work for an owner or are invited to: every engagement, with a way to end it. */
export function EngagementsSection() {
  const list = useQuery(ownEngagementsQuery)
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => list.refetch()} />
  const engagements = list.data?.documents ?? []
  if (engagements.length === 0) return null
  return (
    <Section
      id="mulk-sahipleri"
      title="Adına çalıştığım mülk sahipleri"
      lead="Her mülk sahibinin verdiği yetki yalnızca onun mülklerinde geçerlidir."
    >
      <EngagementList engagements={engagements} />
    </Section>
  )
}

export const EngagementList = ({ engagements }: { engagements: OwnEngagement[] }) => (
  <Stack component="ul" aria-label="Mülk sahipleri" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {engagements.map((engagement) => (
      <Engagement key={engagement.id} engagement={engagement} />
    ))}
  </Stack>
)

function Engagement({ engagement }: { engagement: OwnEngagement }) {
  const { owner_name, owner_avatar, role, state } = engagement
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
        <PersonAvatar name={owner_name} avatar={owner_avatar} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{owner_name}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            <Typography variant="body2" color="textSecondary">
              {staffLabels[role]}
            </Typography>
            <Chip
              size="small"
              // Brass has enough contrast as a background, but not as text.
              variant={state === 'invited' ? 'filled' : 'outlined'}
              color={stateColors[state]}
              label={stateLabels[state]}
            />
          </Stack>
        </Box>
      </Stack>
      <FactList
        narrowest={230}
        facts={[
          ['Süre', periodText(engagement)],
          ['Mülkler', propertiesText(engagement)],
          ['Verilen yetkiler', rightsText(engagement)],
        ]}
      />
      <Stack direction="row" sx={{ mt: 1.5, justifyContent: 'flex-end' }}>
        {state === 'invited' ? (
          <InvitationButtons invitation={engagement} />
        ) : (
          state !== 'over' && <LeaveButton engagement={engagement} />
        )}
      </Stack>
    </Box>
  )
}

function LeaveButton({ engagement }: { engagement: OwnEngagement }) {
  const confirm = useConfirm()
  const { run, busy } = useAnswer(engagement.id)
  const leave = async () => {
    const sure = await confirm({
      title: `${engagement.owner_name} için çalışmayı bırak`,
      text: 'Bu mülk sahibinin mülklerini, kontratlarını ve belgelerini artık göremezsiniz; kendisine haber verilir. Hesabınız ve öteki mülk sahipleri bundan etkilenmez. Geri dönmek için yeniden davet edilmeniz gerekir.',
      confirmLabel: 'Ayrıl',
      danger: true,
    })
    if (sure) await run('leave')
  }
  return (
    <Button color="error" onClick={leave} loading={busy} aria-label={`Ayrıl: ${engagement.owner_name}`}>
      Ayrıl
    </Button>
  )
}
