import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CalendarClock } from 'lucide-react'
import { LinkButton } from '#web/ui/link.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { Glance } from './Glance.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import type { TabProps } from './TabSections.tsx'
import { UnitsSection } from './UnitsSection.tsx'

/** The property's state, the next step, and the people involved. */
export function SummaryTab({ detail, onOpen }: TabProps) {
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
        <Glance detail={detail} onOpen={onOpen} />
        <GeneralSection detail={detail} />
        {detail.property.is_bina && <UnitsSection detail={detail} />}
      </Stack>
      <Stack spacing={2}>
        <PeopleSection detail={detail} />
        <StatusSection detail={detail} onOpen={onOpen} />
        <LinkButton
          to="/deadlines"
          search={{ property: detail.property.id }}
          startIcon={<CalendarClock size={18} aria-hidden />}
          sx={{ alignSelf: 'flex-start' }}
        >
          Süreler ve tarihler
        </LinkButton>
      </Stack>
    </Box>
  )
}
