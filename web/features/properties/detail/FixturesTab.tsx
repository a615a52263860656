import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { FixtureList } from '#web/features/fixtures/FixtureList.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export default function FixturesTab({ detail }: { detail: PropertyDetail }) {
  return (
    <UnlessFailed detail={detail} parts={['fixtures']}>
      <FixtureList propertyId={detail.property.id} fixtures={detail.fixtures} canEdit={detail.rights.edit} />
    </UnlessFailed>
  )
}
