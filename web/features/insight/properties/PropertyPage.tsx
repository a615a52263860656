import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { LoadingRows } from '#web/ui/states.tsx'
import { useTabInSight } from '#web/ui/tab-in-sight.ts'
import { DetailHeader } from './DetailHeader.tsx'
import { type DetailSection, type DetailTab, detailTabs, openedBy, tabsFor } from './detail-tabs.ts'
import { SummaryTab } from './SummaryTab.tsx'
import type { TabProps } from './TabSections.tsx'

/** The first tab is part of the page; the others are loaded when the user is about to open them. */
const loaders = {
  kira: () => import('./RentTab.tsx'),
  ev: () => import('./HomeTab.tsx'),
  belge: () => import('./PapersTab.tsx'),
  gecmis: () => import('./HistoryTab.tsx'),
}
const contents: Record<DetailTab, ComponentType<TabProps>> = {
  ozet: SummaryTab,
  kira: lazy(loaders.kira),
  ev: lazy(loaders.ev),
  belge: lazy(loaders.belge),
  gecmis: lazy(loaders.gecmis),
}
/** A failed preload is ignored: the code is requested again when the tab is opened, and an error shows there. */
const preload = (tab: DetailTab) => tab !== 'ozet' && void loaders[tab]().catch(() => undefined)

const tabId = (tab: DetailTab) => `mulk-sekme-${tab}`

export function PropertyPage({ detail }: { detail: PropertyDetail }) {
  const { tab: asked } = useSearch({ from: '/app/property-detail/$id' })
  const navigate = useNavigate()
  const { tab: open, section } = openedBy(asked, detail)
  const go = (tab: DetailTab | DetailSection) =>
    void navigate({ to: '.', search: tab === 'ozet' ? {} : { tab }, replace: true, resetScroll: false })
  const Content = contents[open]
  useTabInSight(tabId(open))
  const waiting = detail.suggestions.filter((request) => request.durum === waitingForAnswer).length

  return (
    <>
      <DetailHeader detail={detail} open={open} />
      <Tabs
        value={open}
        onChange={(_, tab: DetailTab) => go(tab)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Mülk bölümleri"
        sx={{
          mb: 2,
          mx: { xs: -2, sm: 0 },
          borderBottom: 1,
          borderColor: 'divider',
          // The arrows are in the page's margin, where they do not move the tabs out of line.
          '&:has(.MuiTabScrollButton-root)': { mx: { sm: -3 } },
          '& .MuiTabScrollButton-root': { width: 24 },
          '&[data-fits] .MuiTabScrollButton-root': { visibility: 'hidden' },
        }}
      >
        {tabsFor(detail).map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={tabId(tab)}
            aria-controls="mulk-bolum"
            label={tab === 'kira' && waiting > 0 ? `${detailTabs[tab]} (${waiting})` : detailTabs[tab]}
            {...(tab === 'kira' && waiting > 0 && { title: `${waiting} bekleyen talep` })}
            onPointerEnter={() => preload(tab)}
            onFocus={() => preload(tab)}
            sx={{ minHeight: 48, minWidth: 0, px: { xs: 1.5, sm: 1.75 } }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="mulk-bolum" aria-labelledby={tabId(open)}>
        <Suspense fallback={<LoadingRows rows={3} height={96} />}>
          <Content detail={detail} at={section} onOpen={go} />
        </Suspense>
      </Box>
    </>
  )
}
