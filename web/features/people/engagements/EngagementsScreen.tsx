import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { EngagementList } from './EngagementsSection.tsx'
import { ownEngagementsQuery } from './engagements.queries.ts'

/** Target of the link in the invitation mail; open invitations come first. */
export default function EngagementsScreen() {
  const list = useQuery(ownEngagementsQuery)
  const engagements = list.data?.documents
  return (
    <Page
      title="Adına çalıştığım mülk sahipleri"
      subtitle="Her mülk sahibinin verdiği yetki yalnızca onun mülklerinde geçerlidir."
    >
      {!engagements && <NotLoaded query={list} rows={2} height={160} />}
      {engagements?.length === 0 && (
        <EmptyState
          icon={Handshake}
          title="Kimsenin adına çalışmıyorsunuz"
          text="Bir mülk sahibi sizi emlakçısı, avukatı ya da yetkilisi olarak davet ettiğinde daveti burada yanıtlarsınız."
        />
      )}
      {engagements && engagements.length > 0 && (
        <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, maxWidth: 860 }}>
          <EngagementList engagements={engagements} />
        </Paper>
      )}
    </Page>
  )
}
