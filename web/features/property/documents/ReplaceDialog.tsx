import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { refreshDocuments } from '#web/cache/documents.keys.ts'
import { notify } from '#web/ui/toast.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { replaceFile } from './documents.queries.ts'
import { acceptedHint, acceptedTypes } from './file-kinds.ts'

interface Props {
  document: DocumentView
  onClose: () => void
}

export function ReplaceDialog({ document, onClose }: Props) {
  const title = useId()
  const { property } = document
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Dosyayı değiştir</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <strong>{document.name}</strong> belgesinin adı, türü ve paylaşımı kalır; dosyanın yerini seçtiğiniz dosya
          alır. Eski dosya 30 gün çöp kutusunda durur.
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Kapat</Button>
      </DialogActions>
    </Dialog>
  )
}
