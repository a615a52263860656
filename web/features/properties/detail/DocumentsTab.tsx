import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { PropertyDocuments } from '#web/features/documents/PropertyDocuments.tsx'

export default function DocumentsTab({ detail }: { detail: PropertyDetail }) {
  return <PropertyDocuments propertyId={detail.property.id} canManage={detail.rights.manageDocuments} />
}
