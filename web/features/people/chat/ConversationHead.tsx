import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ArrowLeft } from 'lucide-react'
import { lastSeenText } from '#domain/people/chat/chat.rules.ts'
import type { ChatPartner } from '#domain/people/chat/chat.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { PresenceAvatar } from './ChatRow.tsx'

export function ConversationHead({ partner, now, typing }: { partner: ChatPartner; now: Date; typing: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: { xs: 0.5, sm: 2 },
        minHeight: 64,
        flexShrink: 0,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <LinkButton
        to="/chat"
        search={{}}
        resetScroll={false}
        aria-label="Kişilere dön"
        color="inherit"
        sx={{ display: { sm: 'none' }, minWidth: 44, minHeight: 44, p: 0 }}
      >
        <ArrowLeft size={22} aria-hidden />
      </LinkButton>
      <PresenceAvatar partner={partner} now={now} />
      <Box sx={{ flex: 1, minWidth: 0, pr: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="h3" component="h2" noWrap sx={{ mr: 'auto' }}>
            {partner.name}
          </Typography>
          <Typography role="status" variant="body2" color="primary" sx={{ fontWeight: 600, flexShrink: 0 }}>
            {typing && 'yazıyor…'}
          </Typography>
          {!typing && (
            <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
              {lastSeenText(partner.last_seen, now)}
            </Typography>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {[...partner.roles, partner.propertyTitle].join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
