import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { showTime } from '#domain/kernel/dates.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { MessageFiles } from './MessageFiles.tsx'
import { isOnlyEmoji, messageParts } from './message-parts.ts'

export type Mark = 'none' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read'

const marks: Record<Exclude<Mark, 'none'>, { icon: LucideIcon; text: string }> = {
  sending: { icon: Clock, text: 'Gönderiliyor' },
  waiting: { icon: Clock, text: 'Bağlantı gelince gönderilecek' },
  failed: { icon: CircleAlert, text: 'Gönderilemedi' },
  sent: { icon: Check, text: 'Gönderildi' },
  read: { icon: CheckCheck, text: 'Okundu' },
}

interface Props {
  message: Pick<MessageView, 'id' | 'text' | 'files' | 'timestamp'>
  own: boolean
  /** The author's name, for users who cannot see on which side the message is. */
  from: string
  mark: Mark
  highlighted?: boolean
  children?: ReactNode
}

export function MessageBubble({ message, own, from, mark, highlighted = false, children }: Props) {
  const { text, files } = message
  const large = files.length === 0 && isOnlyEmoji(text)
  return (
    <Box
      id={`mesaj-${message.id}`}
      data-message
      sx={{ display: 'flex', flexDirection: 'column', alignItems: own ? 'flex-end' : 'flex-start', px: 1.5, py: 0.375 }}
    >
      <Stack
        sx={{
          gap: 0.5,
          maxWidth: { xs: '84%', sm: '75%' },
          minWidth: 0,
          px: 1.5,
          py: 0.875,
          border: 1,
          borderColor: highlighted ? 'primary.main' : own ? 'transparent' : 'divider',
          boxShadow: highlighted ? '0 0 0 1px var(--mui-palette-primary-main)' : 'none',
          borderRadius: 2,
          ...(own ? { borderBottomRightRadius: 4 } : { borderBottomLeftRadius: 4 }),
          bgcolor: own
            ? 'color-mix(in srgb, var(--mui-palette-primary-main) 16%, var(--mui-palette-background-paper))'
            : 'background.paper',
          transition: 'border-color 300ms',
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {from}:
        </Box>
        <MessageFiles files={files} />
        {text && (
          <Typography
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: large ? 34 : 15, lineHeight: 1.4 }}
          >
            {messageParts(text).map(({ text: part, href }, index) =>
              href ? (
                <Link
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
                  key={index}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  {part}
                </Link>
              ) : (
                part
              ),
            )}
          </Typography>
        )}
        <Foot at={message.timestamp} mark={mark} />
      </Stack>
      {children}
    </Box>
  )
}

function Foot({ at, mark }: { at: string; mark: Mark }) {
  const { icon: Icon, text } = mark === 'none' ? { icon: null, text: '' } : marks[mark]
  return (
    <Typography
      component="span"
      variant="caption"
      color={mark === 'failed' ? 'error' : 'textSecondary'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'flex-end',
        gap: 0.5,
        lineHeight: 1.2,
        ...tabularFigures,
      }}
    >
      {mark === 'waiting' ? text : showTime(at)}
      {Icon && (
        <Box
          component="span"
          data-mark={mark}
          sx={{ display: 'flex', color: mark === 'read' ? 'primary.main' : 'inherit' }}
        >
          <Icon size={15} aria-hidden />
          <Box component="span" sx={visuallyHidden}>
            {text}
          </Box>
        </Box>
      )}
    </Typography>
  )
}

interface FailedProps {
  problem: string
  onRetry: () => void
  onDiscard: () => void
}

export function FailedMessage({ problem, onRetry, onDiscard }: FailedProps) {
  return (
    <Box role="alert" sx={{ maxWidth: { xs: '84%', sm: '75%' }, textAlign: 'right' }}>
      <Button color="error" size="small" onClick={onRetry} sx={{ minHeight: 44 }}>
        Gönderilemedi — yeniden dene
      </Button>
      <Button color="inherit" size="small" onClick={onDiscard} sx={{ minHeight: 44 }}>
        Sil
      </Button>
      {problem && (
        <Typography variant="caption" color="error" component="p">
          {problem}
        </Typography>
      )}
    </Box>
  )
}
