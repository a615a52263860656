import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { FoundPost } from '#domain/community/forum/forum.schema.ts'
import { relativeTime } from '#domain/kernel/dates.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'

interface Props {
  posts: FoundPost[]
  label: string
  /** Opens in a new tab, because leaving the page would lose the text being written. */
  newTab?: boolean
}

export const FoundPosts = ({ posts, label, newTab = false }: Props) => (
  <Paper variant="outlined">
    <List disablePadding aria-label={label}>
      {posts.map((post, index) => (
        <ListItem key={post.id} divider={index < posts.length - 1} sx={{ display: 'block', px: 2, py: 1.5 }}>
          <TextLink
            to="/forum/post/$postId"
            params={{ postId: post.id }}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
            sx={{ ...thumbRoom, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {post.title}
          </TextLink>
          <Typography variant="body2" color="textSecondary">
            {[
              post.category,
              `${post.reply_count} yanıt`,
              relativeTime(post.last_activity, new Date()),
              ...(post.is_locked ? ['yanıta kapalı'] : []),
            ].join(' · ')}
          </Typography>
        </ListItem>
      ))}
    </List>
  </Paper>
)
