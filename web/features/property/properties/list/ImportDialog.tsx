import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { SheetImportDialog } from '#web/forms/SheetImportDialog.tsx'
import { addressOf } from '#web/lib/call.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { usualOwner } from '../add/OwnerField.tsx'
import { useCheckSheet, useImportSheet } from './import.queries.ts'

export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const me = useCurrentUser()
  const owner = me ? usualOwner(me) : ''
  return (
    <SheetImportDialog
      title="Dosyadan mülk aktar"
      text="Excel ya da CSV dosyasındaki her satır bir mülk olur; yalnızca “Başlık” sütunu zorunludur. Önce bütün satırlar denetlenir. Bir satırda bile hata varsa hiçbir şey eklenmez."
      template={addressOf(propertiesApi.importTemplate)}
      check={useCheckSheet(owner)}
      save={useImportSheet(owner)}
      ready={({ rows }) => ({
        text: `${rows.length} satırın hepsi eklenebilir.`,
        label: `${rows.length} mülkü ekle`,
      })}
      onClose={onClose}
    />
  )
}
