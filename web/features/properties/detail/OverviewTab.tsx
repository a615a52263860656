import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CalendarClock } from 'lucide-react'
import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { LinkButton } from '#web/ui/link.tsx'
import type { DetailTab } from './detail-tabs.ts'
import { GeneralSection } from './GeneralSection.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import { UnitsSection } from './UnitsSection.tsx'

interface Props {
  detail: PropertyDetail
  onTab: (tab: DetailTab) => void
}

export function OverviewTab({ detail, onTab }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={2}>
        <KeyFacts detail={detail} onTab={onTab} />
        <LinkButton
          to="/deadlines"
          search={{ property: detail.property.id }}
          startIcon={<CalendarClock size={18} aria-hidden />}
          sx={{ alignSelf: 'flex-start' }}
        >
          Süreler ve tarihler
        </LinkButton>
        <GeneralSection detail={detail} />
        {detail.property.is_bina && <UnitsSection detail={detail} />}
      </Stack>
      <Stack spacing={2}>
        <StatusSection detail={detail} onTab={onTab} />
        <PeopleSection detail={detail} />
      </Stack>
    </Box>
  )
}
