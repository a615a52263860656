import { DocumentsPart } from './DocumentsPart.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { type PlaceProps, PlaceSections } from './PlaceSections.tsx'

/** What was kept of the place: pictures and papers. */
export default function PapersPlace(props: PlaceProps) {
  const { detail } = props
  return (
    <PlaceSections
      {...props}
      contents={{ fotograflar: <PhotosPart detail={detail} />, belgeler: <DocumentsPart detail={detail} /> }}
    />
  )
}
