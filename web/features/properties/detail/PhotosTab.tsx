import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { PhotoSets } from '../photos/PhotoSets.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export default function PhotosTab({ detail }: { detail: PropertyDetail }) {
  return (
    <UnlessFailed detail={detail} parts={['general', 'delivery', 'evacuation']}>
      <PhotoSets propertyId={detail.property.id} canEdit={detail.rights.edit} />
    </UnlessFailed>
  )
}
