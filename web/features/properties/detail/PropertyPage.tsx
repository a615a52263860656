import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { waitingForAnswer } from '#domain/suggestions/suggestions.schema.ts'
import { LoadingRows } from '#web/ui/states.tsx'
import { useTabInSight } from '#web/ui/tab-in-sight.ts'
import { DetailHeader } from './DetailHeader.tsx'
import { type DetailTab, detailTabs, openTab, tabsFor } from './detail-tabs.ts'
import { OverviewTab } from './OverviewTab.tsx'

type TabContent = (props: { detail: PropertyDetail; onTab: (tab: DetailTab) => void }) => React.ReactNode

/** The first tab comes with the page, the others when they are asked for. */
const contents: Record<DetailTab, TabContent | React.LazyExoticComponent<TabContent>> = {
  genel: OverviewTab,
  tapu: lazy(() => import('./DeedTab.tsx')),
  ozellikler: lazy(() => import('./FeaturesTab.tsx')),
  demirbaslar: lazy(() => import('./FixturesTab.tsx')),
  fotograflar: lazy(() => import('./PhotosTab.tsx')),
  belgeler: lazy(() => import('./DocumentsTab.tsx')),
  kontrat: lazy(() => import('./ContractsTab.tsx')),
  kiracilar: lazy(() => import('./TenantsTab.tsx')),
  talepler: lazy(() => import('./RequestsTab.tsx')),
  odemeler: lazy(() => import('./PaymentsTab.tsx')),
  gecmis: lazy(() => import('./HistoryTab.tsx')),
}

const tabId = (tab: DetailTab) => `mulk-sekme-${tab}`

/** What is worth a number in the bar. */
function countIn(tab: DetailTab, detail: PropertyDetail): number {
  if (tab === 'talepler') return detail.suggestions.filter((request) => request.durum === waitingForAnswer).length
  if (tab === 'demirbaslar') return detail.fixtures.length
  if (tab === 'belgeler') return detail.documentCount
  return tab === 'kiracilar' ? detail.property.tenant_id.length : 0
}

export function PropertyPage({ detail }: { detail: PropertyDetail }) {
  const { tab: asked } = useSearch({ from: '/app/property-detail/$id' })
  const navigate = useNavigate()
  const tabs = tabsFor(detail)
  const open = openTab(asked, tabs)
  const onTab = (tab: DetailTab) =>
    void navigate({ to: '.', search: tab === 'genel' ? {} : { tab }, replace: true, resetScroll: false })
  const Content = contents[open]
  useTabInSight(tabId(open))

  return (
    <>
      <DetailHeader detail={detail} onTab={onTab} open={open} />
      <Tabs
        value={open}
        onChange={(_, tab: DetailTab) => onTab(tab)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Mülk bölümleri"
        sx={{
          mb: 2,
          mx: { xs: -2, sm: 0 },
          borderBottom: 1,
          borderColor: 'divider',
          // The arrows stand in the page's margin: there they neither push the tabs out of line nor move them.
          '&:has(.MuiTabScrollButton-root)': { mx: { sm: -3 } },
          '& .MuiTabScrollButton-root': { width: 24 },
          '&[data-fits] .MuiTabScrollButton-root': { visibility: 'hidden' },
        }}
      >
        {tabs.map((tab) => {
          const count = countIn(tab, detail)
          return (
            <Tab
              key={tab}
              value={tab}
              id={tabId(tab)}
              aria-controls="mulk-bolum"
              label={count > 0 ? `${detailTabs[tab]} (${count})` : detailTabs[tab]}
              sx={{ minHeight: 48, minWidth: 0, px: { xs: 1.5, sm: 1.75 } }}
            />
          )
        })}
      </Tabs>
      <Box role="tabpanel" id="mulk-bolum" aria-labelledby={tabId(open)}>
        <Suspense fallback={<LoadingRows rows={3} height={96} />}>
          <Content detail={detail} onTab={onTab} />
        </Suspense>
      </Box>
    </>
  )
}
