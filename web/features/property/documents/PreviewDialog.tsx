import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { FileQuestion } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { FactRow } from '#web/ui/FactRow.tsx'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { showSize } from '#web/ui/file-problem.ts'
import { EmptyState } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { downloadAddress, isPdf, isPicture } from './file-kinds.ts'

const PdfPreview = lazy(() => import('./PdfPreview.tsx'))

interface Props {
  document: DocumentView
  onClose: () => void
}

export function PreviewDialog({ document, onClose }: Props) {
  return (
    <TitledDialog
      title={
        <>
          {document.name}
          <FactRow>
            <span>{document.property_title}</span>
            <span>{document.category}</span>
            <span>{showSize(document.size)}</span>
            <span>{showDateTime(document.updated_at)}</span>
          </FactRow>
        </>
      }
      maxWidth="md"
      long
      content={{ tabIndex: 0 }}
      actions={
        <>
          <Button onClick={onClose}>Kapat</Button>
          <DownloadButton href={downloadAddress(document.file_id)} variant="contained">
            İndir
          </DownloadButton>
        </>
      }
      onClose={onClose}
    >
      <Content document={document} />
    </TitledDialog>
  )
}

function Content({ document }: { document: DocumentView }) {
  const [broken, setBroken] = useState(false)
  const { file_type, file_id, name } = document
  const previewable = isPdf(file_type) || isPicture(file_type)
  if (broken || !previewable)
    return (
      <EmptyState
        icon={FileQuestion}
        title={broken ? 'Belge gösterilemedi' : 'Bu tür burada gösterilemiyor'}
        text={
          broken
            ? 'Bağlantınızı denetleyip yeniden açın ya da belgeyi indirip bilgisayarınızda açın.'
            : 'Word ve Excel belgelerini indirip kendi programında açabilirsiniz.'
        }
      />
    )
  if (isPdf(file_type))
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={420} aria-label="Belge yükleniyor" />}>
        <PdfPreview fileId={file_id} name={name} onProblem={() => setBroken(true)} />
      </Suspense>
    )
  return (
    <Box
      component="img"
      src={fileAddress(file_id)}
      alt={name}
      onError={() => setBroken(true)}
      sx={{ display: 'block', maxWidth: 1, maxHeight: '70vh', mx: 'auto', borderRadius: 1 }}
    />
  )
}
