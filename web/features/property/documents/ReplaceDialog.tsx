import DialogContentText from '@mui/material/DialogContentText'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { refreshDocuments } from '#web/cache/documents.keys.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { replaceFile } from './documents.queries.ts'
import { acceptedHint, acceptedTypes } from './file-kinds.ts'

interface Props {
  document: DocumentView
  onClose: () => void
}

export function ReplaceDialog({ document, onClose }: Props) {
  const { property } = document
  return (
    <TitledDialog title="Dosyayı değiştir" onClose={onClose}>
      <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <strong>{document.name}</strong> belgesinin adı, türü ve paylaşımı kalır; dosyanın yerini seçtiğiniz dosya alır.
        Eski dosya 30 gün çöp kutusunda durur.
      </DialogContentText>
      <UploadArea
        label="Yeni dosyayı seçin"
        hint={acceptedHint}
        accept={acceptedTypes}
        multiple={false}
        camera
        upload={replaceFile(document)}
        onDone={() => {
          notify.success('Belgenin dosyası değiştirildi.')
          void refreshDocuments(property)
          onClose()
        }}
      />
    </TitledDialog>
  )
}
