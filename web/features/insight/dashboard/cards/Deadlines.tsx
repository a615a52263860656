import { DeadlineSummary } from '#web/features/work/deadlines/DeadlineSummary.tsx'
import type { CardProps } from '../StartCards.tsx'

export const Deadlines = ({ view: { deadlines } }: CardProps) =>
  deadlines.total > 0 && <DeadlineSummary deadlines={deadlines.documents} total={deadlines.total} />
