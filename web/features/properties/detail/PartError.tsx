import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { DetailPart, PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { refreshProperty } from '../detail.queries.ts'

interface Props {
  detail: PropertyDetail
  parts: DetailPart[]
  children: ReactNode
}

/** A part that could not be read says so in its place; the rest of the page stands. */
export function UnlessFailed({ detail, parts, children }: Props) {
  if (!detail.failed.some((part) => parts.includes(part))) return children
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => refreshProperty(detail.property.id)}>
          Tekrar dene
        </Button>
      }
    >
      Bu bölüm şu an okunamadı. Sayfanın geri kalanı güncel.
    </Alert>
  )
}
