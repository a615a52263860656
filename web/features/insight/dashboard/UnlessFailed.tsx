import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { DashboardPart } from '#domain/insight/dashboard/dashboard.schema.ts'
import { RetryButton } from '#web/ui/states.tsx'

export interface FailedParts {
  failed: readonly DashboardPart[]
  onRetry: () => void
}

interface Props extends FailedParts {
  part: DashboardPart
  /** The name of the missing part, as the beginning of the sentence. */
  name: string
  children: ReactNode
}

/** A part that could not be read shows an error in its own place; the rest of the screen stays (DASH-03). */
export const UnlessFailed = ({ part, name, failed, onRetry, children }: Props) =>
  failed.includes(part) ? (
    <Alert severity="warning" variant="outlined" action={<RetryButton onClick={onRetry} />}>
      {name} şu an okunamadı. Ekranın geri kalanı güncel.
    </Alert>
  ) : (
    children
  )
