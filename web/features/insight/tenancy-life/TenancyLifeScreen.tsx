import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LifeEvent } from '#domain/insight/tenancy-life/tenancy-life.schema.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { usePageName } from '#web/layout/page-names.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { MonthStripList } from '#web/ui/months/MonthStripList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { UnreadTenancy } from '#web/ui/UnreadTenancy.tsx'
import { LifeLine, type LifeReader } from './LifeLine.tsx'
import { tenancyLifeQuery, useLiveLife } from './tenancy-life.queries.ts'

const title = 'Zaman çizgisi'

/** A tenancy from its first day on, the newest event on top. */
export default function TenancyLifeScreen() {
  const { tenancyId } = useParams({ from: '/app/tenancy/$tenancyId/life' })
  useLiveLife()
  const found = useInfiniteQuery({ ...tenancyLifeQuery(tenancyId), retry: unlessMissing })
  const head = found.data?.pages[0]?.head
  usePageName(`/tenancy/${tenancyId}`, head?.tenant_names.join(', '))
  if (!head || isMissing(found.error)) return <UnreadTenancy title={title} what="Kiracılık" found={found} />
  const events = found.data!.pages.flatMap((page) => page.documents)
  const reader = { ...head, tenancyId }
  const ahead = events.filter(({ on_date }) => on_date > head.today)
  const past = events.filter(({ on_date }) => on_date <= head.today)
  return (
    <Page
      title={title}
      subtitle={`${head.property_title} · ${head.tenant_names.join(', ')}`}
      actions={
        <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId }} variant="outlined">
          Kiracılığa dön
        </LinkButton>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        {head.strip && (
          <Section title="Son 12 ay">
            <MonthStripList strip={head.strip} />
          </Section>
        )}
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          {ahead.length > 0 && <Span name="Önümüzde" events={ahead} reader={reader} />}
          {[...groupBy(past, ({ on_date }) => on_date.slice(0, 4))].map(([year, inYear]) => (
            <Span key={year} name={year} events={inYear} reader={reader} />
          ))}
          {found.isFetchNextPageError && <ErrorState error={found.error} onRetry={() => found.fetchNextPage()} />}
          {found.hasNextPage && (
            <Button onClick={() => found.fetchNextPage()} loading={found.isFetchingNextPage} sx={{ mt: 1 }}>
              Daha eskileri göster
            </Button>
          )}
        </Card>
      </Stack>
    </Page>
  )
}

const Span = ({ name, events, reader }: { name: string; events: LifeEvent[]; reader: LifeReader }) => (
  <>
    <Typography variant="h2" sx={{ mt: 3, mb: 1.5, '&:first-of-type': { mt: 0 } }}>
      {name}
    </Typography>
    <LifeLine label={name} events={events} reader={reader} />
  </>
)
