import { DocumentsPart } from './DocumentsPart.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { type PlaceProps, PlaceSections } from './PlaceSections.tsx'

/** Pictures and documents of the property. */
export default function PapersPlace(props: PlaceProps) {
  const { detail } = props
  return (
    <PlaceSections
      {...props}
      contents={{ fotograflar: <PhotosPart detail={detail} />, belgeler: <DocumentsPart detail={detail} /> }}
    />
  )
}
