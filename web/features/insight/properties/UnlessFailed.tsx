import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { DetailPart, PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { RetryButton } from '#web/ui/states.tsx'

interface Props {
  detail: PropertyDetail
  parts: DetailPart[]
  children: ReactNode
}

/** A part that could not be read shows an error in its own place; the rest of the page stays. */
export function UnlessFailed({ detail, parts, children }: Props) {
  if (!detail.failed.some((part) => parts.includes(part))) return children
  return (
    <Alert severity="warning" action={<RetryButton onClick={() => refreshProperty(detail.property.id)} />}>
      Bu bölüm şu an okunamadı. Sayfanın geri kalanı güncel.
    </Alert>
  )
}
