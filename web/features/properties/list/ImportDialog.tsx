import { propertiesApi } from '#domain/properties/properties.api.ts'
import { SheetImportDialog } from '#web/forms/SheetImportDialog.tsx'
import { addressOf } from '#web/lib/call.ts'
import { useCheckSheet, useImportSheet } from './import.queries.ts'

export default function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <SheetImportDialog
      title="Dosyadan mülk aktar"
      text="Excel ya da CSV dosyasındaki her satır bir mülk olur; yalnızca “Başlık” sütunu zorunludur. Önce bütün satırlar denetlenir. Bir satırda bile hata varsa hiçbir şey eklenmez."
      template={addressOf(propertiesApi.importTemplate)}
      check={useCheckSheet()}
      save={useImportSheet()}
      ready={({ rows }) => ({
        text: `${rows.length} satırın hepsi eklenebilir.`,
        label: `${rows.length} mülkü ekle`,
      })}
      onClose={onClose}
    />
  )
}
