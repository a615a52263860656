import { MessageCircle } from 'lucide-react'
import { knownUser } from '#web/features/accounts/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'

interface Props {
  /** Null for somebody without an account. */
  userId: string | null
  name: string
  fullWidth?: boolean
}

/** Straight to the conversation with this person, begun or not. */
export function WriteButton({ userId, name, fullWidth = false }: Props) {
  if (!userId || userId === knownUser()?.user.id) return null
  return (
    <LinkButton
      to="/chat"
      search={{ user: userId } as never}
      startIcon={<MessageCircle size={18} aria-hidden />}
      aria-label={`Mesaj yaz: ${name}`}
      sx={{ minHeight: 44, ...(fullWidth && { flexGrow: 1 }) }}
    >
      Mesaj yaz
    </LinkButton>
  )
}
