import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Eye, MessageSquare } from 'lucide-react'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import type { SuggestionView } from '#domain/property/suggestions/suggestions.schema.ts'
import { useOwnerName } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { unreadDot } from '#web/ui/UnreadCount.tsx'
import { PriorityChip, StateChip, Thumbs } from './request-parts.tsx'

type ShownRequest = SuggestionView & { property_title?: string }

export function RequestCards({ requests, onOpen }: { requests: ShownRequest[]; onOpen: (id: string) => void }) {
  return (
    <Stack component="ul" spacing={1.5} aria-label="Talepler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} onOpen={() => onOpen(request.id)} />
      ))}
    </Stack>
  )
}

function RequestCard({ request, onOpen }: { request: ShownRequest; onOpen: () => void }) {
  const me = useCurrentUser()?.user.id
  const isNew = request.yeni && request.created_by !== me
  const owner = useOwnerName()(request.host_id)
  const tenant = request.tenant_id === me ? null : request.tenant_name
  const about = [request.property_title, owner, tenant].filter(Boolean)
  return (
    <Card component="li">
      <CardActionArea onClick={onOpen} sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography
            variant="h3"
            component="span"
            sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere', fontWeight: isNew ? 750 : undefined }}
          >
            {isNew && <NewDot />}
            {subjectOf(request)}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <PriorityChip oncelik={request.oncelik} />
            <StateChip durum={request.durum} own={request.created_by === me} />
          </Stack>
        </Stack>
        <Stack direction="row" sx={{ gap: 2, mt: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography
            sx={{
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflowWrap: 'anywhere',
            }}
          >
            {request.aciklama}
          </Typography>
          <Thumbs ids={request.dosyalar} />
        </Stack>
        <Stack
          direction="row"
          sx={{ mt: 1, columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', color: 'text.secondary', typography: 'body2' }}
        >
          {about.length > 0 && (
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {about.join(' · ')}
            </Box>
          )}
          <time dateTime={request.olusturma_tarihi} title={showDateTime(request.olusturma_tarihi)}>
            {relativeTime(request.olusturma_tarihi, new Date())}
          </time>
          {request.yorum_sayisi > 0 && (
            <Mark icon={<MessageSquare size={16} aria-hidden />} text={`${request.yorum_sayisi} yorum`} />
          )}
          {request.created_by === me && request.goruldu && <Mark icon={<Eye size={16} aria-hidden />} text="Görüldü" />}
        </Stack>
      </CardActionArea>
    </Card>
  )
}

const NewDot = () => <Box component="span" role="img" aria-label="Yeni" sx={{ ...unreadDot, mr: 1 }} />

const Mark = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    {icon}
    {text}
  </Box>
)
