import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { quoted } from '#domain/community/forum/forum.rules.ts'
import { type PostView, type ReplyView, repliesPerPage } from '#domain/community/forum/forum.schema.ts'
import { refreshForum } from '#web/cache/forum.keys.ts'
import { ListPaging } from '#web/list/ListPaging.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyItem } from './ReplyItem.tsx'

interface Props {
  post: PostView
  replies: { documents: ReplyView[]; total: number; page: number }
  /** The reply that the link points to. */
  wanted: string | undefined
  onPage: (page: number) => void
}

/** The reply being answered and the initial text of the form. */
interface ReplyTarget {
  reply: string
  start: string
}

export function Replies({ post, replies, wanted, onPage }: Props) {
  const navigate = useNavigate()
  const [answering, setAnswering] = useState<ReplyTarget | null>(null)
  /** Only the server knows the page of the new reply, so it is requested by its id. */
  const showReply = async (reply: string) => {
    setAnswering(null)
    await navigate({
      to: '/forum/post/$postId',
      params: { postId: post.id },
      search: { reply },
      replace: true,
      resetScroll: false,
    })
    void refreshForum()
  }
  return (
    <Box component="section" aria-label="Yanıtlar" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {post.reply_count > 0 ? `${post.reply_count} yanıt` : 'Yanıtlar'}
      </Typography>
      {replies.total === 0 && (
        <Typography color="textSecondary">
          {post.can.reply ? 'Henüz yanıt yok. Bildiğinizi ilk siz paylaşın.' : 'Yanıt yazılmadı.'}
        </Typography>
      )}
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {replies.documents.map((reply) => (
          <ReplyItem
            key={reply.id}
            post={post}
            reply={reply}
            isWanted={reply.id === wanted}
            onAnswer={() => setAnswering({ reply: reply.id, start: '' })}
            onQuote={() => setAnswering({ reply: reply.id, start: quoted(reply.author_name, reply.content) })}
          >
            {answering?.reply === reply.id && (
              <ReplyForm
                key={answering.start}
                post={post.id}
                parent={reply.id}
                start={answering.start}
                label={`${reply.author_name} adlı kişiye yanıt`}
                onSent={showReply}
                onCancel={() => setAnswering(null)}
              />
            )}
          </ReplyItem>
        ))}
      </Stack>
      <ListPaging total={replies.total} filter={{ page: replies.page, size: repliesPerPage }} onPage={onPage} />
      <Box sx={{ mt: 3 }}>
        {post.can.reply ? (
          <ReplyForm post={post.id} parent={null} start="" label="Yanıtınız" onSent={showReply} />
        ) : (
          <Alert severity="info">
            {post.is_locked ? 'Bu gönderi yanıta kapatıldı.' : 'Yayından kaldırılan gönderiye yanıt yazılamaz.'}
          </Alert>
        )}
      </Box>
    </Box>
  )
}
