import { DocumentsPart } from './DocumentsPart.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { type TabProps, TabSections } from './TabSections.tsx'

/** Pictures and documents of the property. */
export default function PapersTab(props: TabProps) {
  const { detail } = props
  return (
    <TabSections
      {...props}
      contents={{ fotograflar: <PhotosPart detail={detail} />, belgeler: <DocumentsPart detail={detail} /> }}
    />
  )
}
