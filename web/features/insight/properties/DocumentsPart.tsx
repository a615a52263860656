import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { PropertyDocuments } from '#web/features/property/documents/PropertyDocuments.tsx'
import { SectionHeading } from './TabSections.tsx'

export function DocumentsPart({ detail }: { detail: PropertyDetail }) {
  return (
    <>
      <SectionHeading of="belgeler" count={detail.documentCount} />
      <PropertyDocuments propertyId={detail.property.id} canManage={detail.rights.manageDocuments} />
    </>
  )
}
