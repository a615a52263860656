import Tooltip from '@mui/material/Tooltip'
import { MessageCircle } from 'lucide-react'
import { knownUser } from '#web/session/current-user.ts'
import { LinkButton, LinkIconButton } from '#web/ui/link.tsx'

interface Props {
  /** Null for a person without an account. */
  userId: string | null
  name: string
  /** Only the icon, for a list of people. */
  compact?: boolean
}

/** Opens the conversation with this person, whether it exists or not. */
export function WriteButton({ userId, name, compact = false }: Props) {
  if (!userId || userId === knownUser()?.user.id) return null
  const conversation = {
    to: '/chat',
    search: { user: userId },
    'aria-label': `Mesaj yaz: ${name}`,
  } as const
  if (compact)
    return (
      <Tooltip title="Mesaj yaz">
        <LinkIconButton {...conversation} color="primary" sx={{ width: 44, height: 44, flexShrink: 0 }}>
          <MessageCircle size={20} aria-hidden />
        </LinkIconButton>
      </Tooltip>
    )
  return (
    <LinkButton
      {...conversation}
      startIcon={<MessageCircle size={18} aria-hidden />}
      sx={{ minHeight: 44, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      Mesaj yaz
    </LinkButton>
  )
}
