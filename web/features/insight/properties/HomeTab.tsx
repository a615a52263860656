import Stack from '@mui/material/Stack'
import { SharesSection } from '#web/features/property/shares/SharesSection.tsx'
import { DeedPart } from './DeedPart.tsx'
import { FeaturesPart } from './FeaturesPart.tsx'
import { FixturesPart } from './FixturesPart.tsx'
import { type TabProps, TabSections } from './TabSections.tsx'

/** Facts about the property itself, independent of its tenants. */
export default function HomeTab(props: TabProps) {
  const { detail } = props
  return (
    <TabSections
      {...props}
      contents={{
        ozellikler: <FeaturesPart detail={detail} />,
        demirbaslar: <FixturesPart detail={detail} />,
        tapu: (
          <Stack spacing={3}>
            <DeedPart detail={detail} />
            <SharesSection propertyId={detail.property.id} />
          </Stack>
        ),
      }}
    />
  )
}
