import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { PhotoSets } from '#web/features/property/properties/photos/PhotoSets.tsx'
import { SectionHeading } from './TabSections.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export function PhotosPart({ detail }: { detail: PropertyDetail }) {
  return (
    <UnlessFailed detail={detail} parts={['general', 'delivery', 'evacuation']}>
      <SectionHeading of="fotograflar" />
      <PhotoSets propertyId={detail.property.id} canEdit={detail.rights.edit} />
    </UnlessFailed>
  )
}
