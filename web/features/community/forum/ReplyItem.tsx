import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CornerDownRight, MessageSquareQuote, Reply } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PostView, ReplyView } from '#domain/community/forum/forum.schema.ts'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { EditReply } from './EditReply.tsx'
import { LikeButton } from './LikeButton.tsx'
import { Byline } from './post-parts.tsx'
import { ReplyMenu } from './ReplyMenu.tsx'

/**
 * On a phone, nested replies are indented at most twice, because the text needs the width; the name says whom they
 * answer.
 */
const shownDepth = (depth: number) => ({ xs: Math.min(depth, 2) * 1.5, sm: Math.min(depth, 6) * 3 })

interface Props {
  post: PostView
  reply: ReplyView
  isWanted: boolean
  onAnswer: () => void
  onQuote: () => void
  /** The form for answering this reply. */
  children: ReactNode
}

export function ReplyItem({ post, reply, isWanted, onAnswer, onQuote, children }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  const words = reply.state === 'deleted' ? 'Bu yanıt silindi.' : 'Bu yanıt yayından kaldırıldı.'
  return (
    <Box
      component="li"
      ref={item}
      aria-current={isWanted || undefined}
      sx={{
        ml: shownDepth(reply.depth),
        p: { xs: 1.5, sm: 2 },
        borderRadius: 1,
        bgcolor: isWanted ? 'action.selected' : 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {reply.answers !== null && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1, overflowWrap: 'anywhere' }}
        >
          <CornerDownRight size={16} aria-hidden />
          {reply.answers} adlı kişiye yanıt
        </Typography>
      )}
      {reply.author_name === '' ? (
        <Typography color="textSecondary">{words}</Typography>
      ) : (
        <>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 1 }}>
            <PersonAvatar name={reply.author_name} size={32} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Byline {...reply} />
            </Box>
            <ReplyMenu post={post} reply={reply} onEdit={() => setEditing(true)} />
          </Stack>
          {reply.state === 'hidden' && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              Yayından kaldırıldı. Neden: {reply.hidden_reason}
            </Alert>
          )}
          {editing ? <EditReply reply={reply} onClose={() => setEditing(false)} /> : <Markdown text={reply.content} />}
          {reply.state === 'shown' && !editing && (
            <Stack direction="row" sx={{ gap: { sm: 0.5 }, mt: 1, flexWrap: 'wrap', '& > button': { px: 1 } }}>
              <LikeButton quiet post={post.id} target={{ target_id: reply.id, target_type: 'reply' }} shown={reply} />
              {post.can.reply && (
                <>
                  <Button startIcon={<Reply size={18} aria-hidden />} onClick={onAnswer}>
                    Yanıtla
                  </Button>
                  <Button startIcon={<MessageSquareQuote size={18} aria-hidden />} onClick={onQuote}>
                    Alıntıla
                  </Button>
                </>
              )}
            </Stack>
          )}
        </>
      )}
      {children}
    </Box>
  )
}
