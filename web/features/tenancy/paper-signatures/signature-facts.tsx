import Alert from '@mui/material/Alert'
import { showDateTime } from '#domain/kernel/dates.ts'
import { objectionDays, yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { PaperSignatureView } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import { FactList } from '#web/ui/FactList.tsx'

/** The recorded signature, by whom and when. */
export const SignatureFacts = ({ signature }: { signature: PaperSignatureView }) => (
  <FactList
    facts={[
      ['Belge', signature.title || (signature.guarantor ? 'Kefalet' : 'Kira kontratı')],
      ['Durum', yesText('paper', '')],
      ['Kaydeden', signature.recorded_by_name],
      ['Kayıt zamanı', showDateTime(signature.recorded_at)],
      ['Tarafına gösterildi', signature.shown_at && showDateTime(signature.shown_at)],
    ]}
  />
)

/** The objection, or the deadline for one. */
export function ObjectionState({ signature }: { signature: PaperSignatureView }) {
  if (signature.objected_at)
    return (
      <Alert severity="warning" variant="outlined" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {signature.own ? 'İmzaya itiraz ettiniz' : `${signature.name} imzaya itiraz etti`},{' '}
        {showDateTime(signature.objected_at)}: “{signature.objection}” İtiraz tek başına bir şeyi sona erdirmez.
      </Alert>
    )
  if (!signature.own) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
      {signature.may_object
        ? `Bu kâğıdı imzalamadıysanız ${signature.object_until ? `${showDateTime(signature.object_until)} tarihine kadar` : `${objectionDays} gün içinde`} gerekçesiyle itiraz edebilirsiniz.`
        : 'İtiraz süresi doldu.'}
    </Alert>
  )
}
