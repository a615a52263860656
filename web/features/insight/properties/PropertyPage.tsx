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
import { type DetailPlace, type DetailSection, detailPlaces, openedBy, placesFor } from './detail-places.ts'
import type { PlaceProps } from './PlaceSections.tsx'
import { SummaryPlace } from './SummaryPlace.tsx'

/** The first tab is part of the page; the others are loaded when the user is about to open them. */
const loaders = {
  kira: () => import('./RentPlace.tsx'),
  ev: () => import('./HomePlace.tsx'),
  belge: () => import('./PapersPlace.tsx'),
  gecmis: () => import('./HistoryPlace.tsx'),
}
const contents: Record<DetailPlace, ComponentType<PlaceProps>> = {
  ozet: SummaryPlace,
  kira: lazy(loaders.kira),
  ev: lazy(loaders.ev),
  belge: lazy(loaders.belge),
  gecmis: lazy(loaders.gecmis),
}
/** A failed preload is ignored: the code is requested again when the tab is opened, and an error shows there. */
const preload = (place: DetailPlace) => place !== 'ozet' && void loaders[place]().catch(() => undefined)

const tabId = (place: DetailPlace) => `mulk-sekme-${place}`

export function PropertyPage({ detail }: { detail: PropertyDetail }) {
  const { tab: asked } = useSearch({ from: '/app/property-detail/$id' })
  const navigate = useNavigate()
  const { place: open, section } = openedBy(asked, detail)
  const go = (tab: DetailPlace | DetailSection) =>
    void navigate({ to: '.', search: tab === 'ozet' ? {} : { tab }, replace: true, resetScroll: false })
  const Content = contents[open]
  useTabInSight(tabId(open))
  const waiting = detail.suggestions.filter((request) => request.durum === waitingForAnswer).length

  return (
    <>
      <DetailHeader detail={detail} open={open} />
      <Tabs
        value={open}
        onChange={(_, place: DetailPlace) => go(place)}
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
        {placesFor(detail).map((place) => (
          <Tab
            key={place}
            value={place}
            id={tabId(place)}
            aria-controls="mulk-bolum"
            label={place === 'kira' && waiting > 0 ? `${detailPlaces[place]} (${waiting})` : detailPlaces[place]}
            {...(place === 'kira' && waiting > 0 && { title: `${waiting} bekleyen talep` })}
            onPointerEnter={() => preload(place)}
            onFocus={() => preload(place)}
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
