import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Bookmark, Eye, Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PostCard } from '#domain/community/forum/forum.schema.ts'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import { PostMarks, TagButtons } from './post-parts.tsx'

interface Props {
  posts: PostCard[]
  onTag: (tag: string) => void
}

export const PostCards = ({ posts, onTag }: Props) => (
  <Stack component="ul" spacing={1.5} aria-label="Gönderiler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {posts.map((post) => (
      <PostItem key={post.id} post={post} onTag={onTag} />
    ))}
  </Stack>
)

function PostItem({ post, onTag }: { post: PostCard; onTag: (tag: string) => void }) {
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <PostMarks post={post} />
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <TextLink to="/forum/post/$postId" params={{ postId: post.id }} sx={thumbRoom}>
          {post.title}
        </TextLink>
      </Typography>
      <Typography
        sx={{
          mt: 0.5,
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflowWrap: 'anywhere',
        }}
      >
        {post.excerpt}
      </Typography>
      {/* Hidden on a phone, where the tags would fill a third of the list; the post itself shows them. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <TagButtons tags={post.tags} onTag={onTag} />
      </Box>
      <Stack
        direction="row"
        sx={{ mt: 1, columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', color: 'text.secondary', typography: 'body2' }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {post.author_name}
        </Box>
        <span>{post.category}</span>
        <span>
          {post.reply_count > 0 && 'Son yanıt: '}
          <time dateTime={post.last_activity} title={showDateTime(post.last_activity)}>
            {relativeTime(post.last_activity, new Date())}
          </time>
        </span>
        <Figure icon={<MessageSquare size={16} aria-hidden />} count={post.reply_count} words="yanıt" />
        <Figure icon={<Heart size={16} aria-hidden />} count={post.like_count} words="beğeni" />
        <Figure icon={<Eye size={16} aria-hidden />} count={post.view_count} words="görüntülenme" />
        {post.bookmarked && <Figure icon={<Bookmark size={16} aria-hidden />} words="Kaydedildi" />}
      </Stack>
      {post.hidden_reason !== null && (
        <Chip size="small" color="error" variant="outlined" label="Yayından kaldırıldı" sx={{ mt: 1 }} />
      )}
    </Card>
  )
}

/** On a phone only the icon explains the count; a screen reader gets the word. */
const Figure = ({ icon, count, words }: { icon: ReactNode; count?: number; words: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    {icon}
    {count !== undefined && `${count} `}
    <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
      {words}
    </Box>
  </Box>
)
