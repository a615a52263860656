import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { Fold } from '#web/ui/Fold.tsx'
import type { CardProps } from '../StartCards.tsx'

const DeadlineSummary = lazy(async () => ({
  default: (await import('#web/features/work/deadlines/DeadlineSummary.tsx')).DeadlineSummary,
}))

/** A landlord's near dates stand in the queue; a lawyer lives by all of them. */
export const Deadlines = ({ view: { deadlines, landlord }, me }: CardProps) =>
  deadlines.total > 0 && (
    <Fold
      title="Yaklaşan tarihler"
      count={deadlines.total}
      on={landlord !== null && !me.roles.isLawyer ? 'all' : 'phones'}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <DeadlineSummary deadlines={deadlines.documents} total={deadlines.total} />
      </Suspense>
    </Fold>
  )
