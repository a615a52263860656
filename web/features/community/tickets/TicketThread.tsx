import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ThreadReply, TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { MessageFiles } from '#web/features/people/chat/MessageFiles.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { Ago } from './ticket-parts.tsx'

type Message = Pick<ThreadReply, 'author_name' | 'author_avatar' | 'by_support' | 'text' | 'created_at' | 'files'>

/** The question and all replies, oldest first. */
export function TicketThread({ ticket }: { ticket: TicketDetail }) {
  const { creator_name, creator_avatar, body, created_at, files, replies } = ticket
  return (
    <Box component="section" aria-labelledby="thread-title">
      <Typography id="thread-title" variant="h2" sx={visuallyHidden}>
        Yazışma
      </Typography>
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        <ThreadMessage
          message={{
            author_name: creator_name,
            author_avatar: creator_avatar,
            by_support: false,
            text: body,
            created_at,
            files,
          }}
        />
        {replies.map((reply) => (
          <ThreadMessage key={reply.id} message={reply} />
        ))}
      </Stack>
    </Box>
  )
}

/** The message is rendered as plain text, without any markup. */
function ThreadMessage({
  message: { author_name, author_avatar, by_support, text, created_at, files },
}: {
  message: Message
}) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: 2,
        ...(by_support && {
          bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 8%, var(--mui-palette-background-paper))',
        }),
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={author_name} avatar={author_avatar} size={36} />
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{author_name}</Typography>
            {by_support && <Chip size="small" variant="outlined" color="primary" label="Destek ekibi" />}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            <Ago at={created_at} />
          </Typography>
        </Box>
      </Stack>
      <Typography sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {files.length > 0 && (
        <Box sx={{ mt: 1.5, maxWidth: 420 }}>
          <MessageFiles files={files} />
        </Box>
      )}
    </Paper>
  )
}
