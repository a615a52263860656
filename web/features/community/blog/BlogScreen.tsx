import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { coverAddress } from '#domain/community/blog/blog.rules.ts'
import { type ArticleCard, articleFilter } from '#domain/community/blog/blog.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { DrawnCover } from '#web/public-site/blog/DrawnCover.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { articlesQuery } from './blog.queries.ts'

const defaults = articleFilter.parse({})

export default function BlogScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/blog' }), articleFilter, defaults)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const list = useQuery(articlesQuery(filter))
  return (
    <Page title="Blog" subtitle="Kira artışından depozitoya: kaynağıyla, kısa yazılar">
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={filter.q !== ''}
        filters={<SearchField label="Yazılarda ara" text={text} onText={setText} fullWidth sx={{ maxWidth: 480 }} />}
        empty={
          <EmptyState
            icon={Newspaper}
            title="Henüz yazı yok"
            text="Kira ve mülk üzerine yazılar yayımlandığında burada göreceksiniz."
          />
        }
        nothingFound={<NothingFound title="Aramanıza uyan yazı yok" onClear={() => setFilter({ q: '', page: 1 })} />}
      >
        {(articles) => (
          <Box
            component="ul"
            aria-label="Yazılar"
            sx={{
              display: 'grid',
              gap: 2,
              p: 0,
              m: 0,
              listStyle: 'none',
              gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' },
            }}
          >
            {articles.map((article) => (
              <ArticleItem key={article.slug} article={article} />
            ))}
          </Box>
        )}
      </ListScreen>
    </Page>
  )
}

const ArticleItem = ({ article }: { article: ArticleCard }) => (
  <Card component="li" variant="outlined">
    {article.cover ? (
      <CardMedia
        component="img"
        height={160}
        image={coverAddress(article.cover, 'thumb')}
        alt=""
        loading="lazy"
        sx={{ objectFit: 'cover' }}
      />
    ) : (
      <Box sx={{ height: 160 }}>
        <DrawnCover slug={article.slug} />
      </Box>
    )}
    <CardContent>
      <Typography variant="h3" component="h2">
        <TextLink
          to="/blog/$slug"
          params={{ slug: article.slug }}
          sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0 } }}
        >
          {article.title}
        </TextLink>
      </Typography>
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{article.summary}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {showDate(article.publish_on)} · {article.minutes} dakikalık okuma
      </Typography>
    </CardContent>
  </Card>
)
