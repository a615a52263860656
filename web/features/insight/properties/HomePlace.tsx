import { DeedPart } from './DeedPart.tsx'
import { FeaturesPart } from './FeaturesPart.tsx'
import { FixturesPart } from './FixturesPart.tsx'
import { type PlaceProps, PlaceSections } from './PlaceSections.tsx'

/** Facts about the property itself, independent of its tenants. */
export default function HomePlace(props: PlaceProps) {
  const { detail } = props
  return (
    <PlaceSections
      {...props}
      contents={{
        ozellikler: <FeaturesPart detail={detail} />,
        demirbaslar: <FixturesPart detail={detail} />,
        tapu: <DeedPart detail={detail} />,
      }}
    />
  )
}
