import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { coverAddress, noAdvice, publicArticlePath } from '#domain/community/blog/blog.rules.ts'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { articleQuery } from './blog.queries.ts'

export default function ArticleScreen() {
  const { slug } = useParams({ from: '/app/blog/$slug' })
  const found = useQuery({ ...articleQuery(slug), retry: unlessMissing })
  // An article withdrawn since the last reading is no longer shown.
  if (found.data && !isMissing(found.error)) return <ArticleText article={found.data} />
  return (
    <Page title="Yazı">
      {found.isPending && <LoadingRows />}
      {isMissing(found.error) ? (
        <EmptyState
          icon={Newspaper}
          title="Yazı bulunamadı"
          text="Bu yazı yayından kaldırılmış ya da adresi değişmiş olabilir."
          action={
            <LinkButton to="/blog" variant="outlined">
              Bütün yazılar
            </LinkButton>
          }
        />
      ) : (
        found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />
      )}
    </Page>
  )
}

const ArticleText = ({ article }: { article: Article }) => (
  <Page
    title={article.title}
    subtitle={article.summary}
    actions={
      <LinkButton to="/blog" variant="outlined">
        Bütün yazılar
      </LinkButton>
    }
  >
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {showDate(article.publish_on)} · {article.minutes} dakikalık okuma
      {article.updated_on !== article.publish_on && ` · Güncellendi: ${showDate(article.updated_on)}`}
    </Typography>
    {article.cover && (
      <Box
        component="img"
        src={coverAddress(article.cover)}
        alt=""
        sx={{
          display: 'block',
          width: 1,
          maxWidth: '72ch',
          maxHeight: 360,
          objectFit: 'cover',
          borderRadius: 1,
          mb: 3,
        }}
      />
    )}
    <Markdown text={article.body} />
    {/* As wide as the text above: the alert has a smaller font, in which 72 characters take less room. */}
    <Box sx={{ mt: 3, maxWidth: '72ch' }}>
      <Alert severity="info">{noAdvice}</Alert>
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      Paylaşmak için herkese açık adresi:{' '}
      <Link href={publicArticlePath(article.slug)} sx={{ overflowWrap: 'anywhere' }}>
        {`${location.origin}${publicArticlePath(article.slug)}`}
      </Link>
    </Typography>
  </Page>
)
