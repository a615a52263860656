import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { FixtureList } from '#web/features/property/fixtures/FixtureList.tsx'
import { SectionHeading } from './TabSections.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export function FixturesPart({ detail }: { detail: PropertyDetail }) {
  return (
    <UnlessFailed detail={detail} parts={['fixtures']}>
      <SectionHeading of="demirbaslar" />
      <FixtureList propertyId={detail.property.id} fixtures={detail.fixtures} canEdit={detail.rights.edit} />
    </UnlessFailed>
  )
}
