import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'
import { isOnline, lastSeenText, messageTime } from '#domain/people/chat/chat.rules.ts'
import type { ChatPartner } from '#domain/people/chat/chat.schema.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { UnreadCount } from '#web/ui/UnreadCount.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'

const RowLink = createLink(function RowAnchor(
  props: ListItemButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement>; 'data-row'?: boolean },
) {
  return <ListItemButton {...props} component="a" />
})

/** A conversation has its own address; before its first message, the other person's id is used. */
export const addressOf = ({ id, chatId }: Pick<ChatPartner, 'id' | 'chatId'>) =>
  chatId ? { chat: chatId } : { user: id }

interface Props {
  partner: ChatPartner
  ownId: string
  now: Date
  open: boolean
  /** Only one row is in the tab order; the arrow keys reach the others. */
  tabbable: boolean
}

export function ChatRow({ partner, ownId, now, open, tabbable }: Props) {
  const { name, roles, propertyTitle, last_seen, unread, last } = partner
  return (
    <RowLink
      to="/chat"
      search={addressOf(partner)}
      resetScroll={false}
      selected={open}
      aria-current={open ? 'true' : undefined}
      tabIndex={tabbable ? 0 : -1}
      data-row
      sx={{ gap: 1.5, px: 2, py: 1.25, minHeight: 76, alignItems: 'flex-start' }}
    >
      <PresenceAvatar partner={partner} now={now} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Line
          start={
            <Typography component="span" noWrap sx={{ fontWeight: unread > 0 ? 700 : 600, minWidth: 0 }}>
              {name}
            </Typography>
          }
          end={
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              sx={{ ...tabularFigures, flexShrink: 0 }}
            >
              <Box component="span" sx={visuallyHidden}>
                Son görülme:{' '}
              </Box>
              {lastSeenText(last_seen, now)}
            </Typography>
          }
        />
        <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ display: 'block' }}>
          {[...roles, propertyTitle].join(' · ')}
        </Typography>
        {(last || unread > 0) && (
          <Line
            start={
              <Typography
                component="span"
                variant="body2"
                noWrap
                color={unread > 0 ? 'textPrimary' : 'textSecondary'}
                sx={{ minWidth: 0, fontWeight: unread > 0 ? 600 : 400 }}
              >
                {last && `${last.sender_id === ownId ? 'Siz: ' : ''}${last.text}`}
              </Typography>
            }
            end={
              <>
                {last && (
                  <Typography
                    component="time"
                    dateTime={last.timestamp}
                    variant="caption"
                    color="textSecondary"
                    sx={{ ...tabularFigures, flexShrink: 0, ml: 'auto' }}
                  >
                    {messageTime(last.timestamp, now)}
                  </Typography>
                )}
                {unread > 0 && <UnreadCount count={unread} />}
              </>
            }
          />
        )}
      </Box>
    </RowLink>
  )
}

const Line = ({ start, end }: { start: React.ReactNode; end: React.ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
    {start}
    {end}
  </Box>
)

/** The dot repeats in colour what the text beside it says. */
export function PresenceAvatar({ partner, now }: { partner: ChatPartner; now: Date }) {
  return (
    <Badge
      overlap="circular"
      variant="dot"
      color="success"
      invisible={!isOnline(partner.last_seen, now)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // A ring, because green directly on the petrol picture would be unreadable.
      sx={{ '& .MuiBadge-dot': { width: 12, height: 12, borderRadius: 6, border: 2, borderColor: 'background.paper' } }}
    >
      <PersonAvatar name={partner.name} avatar={partner.avatar} />
    </Badge>
  )
}
