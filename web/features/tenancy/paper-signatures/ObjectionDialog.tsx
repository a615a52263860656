import { objectionInput } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { type ObjectionAddress, useObject } from './paper-signatures.queries.ts'

interface Props {
  by: ObjectionAddress
  stale?: () => unknown
  onClose: () => void
}

/** The effect of an objection is explained before sending, because it cannot be withdrawn. */
export const ObjectionDialog = ({ by, stale, onClose }: Props) => (
  <ReasonDialog
    title="Kâğıttaki imzaya itiraz"
    text="İtirazınız, imza kaydının yanında kanıt sayfasına yazılır ve mülk sahibine bildirilir. Kontratı tek başına sona erdirmez; geri alınamaz."
    confirmLabel="İtiraz et"
    danger={false}
    schema={objectionInput}
    maxLength={2000}
    field={{ label: 'Gerekçe', minRows: 3, autoFocus: false }}
    write={useObject(by, stale)}
    onClose={onClose}
  />
)
