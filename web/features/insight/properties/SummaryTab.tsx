import Stack from '@mui/material/Stack'
import { CalendarClock } from 'lucide-react'
import { LinkButton } from '#web/ui/link.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { Glance } from './Glance.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import type { TabProps } from './TabSections.tsx'
import { UnitsSection } from './UnitsSection.tsx'

/** The property's state, the next step, and the people involved. */
export function SummaryTab({ detail, onOpen }: TabProps) {
  return (
    <WideAndNarrow>
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
    </WideAndNarrow>
  )
}
