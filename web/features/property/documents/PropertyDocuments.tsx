import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FileUp, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { type DocumentFilter, documentFilter } from '#domain/property/documents/documents.schema.ts'
import { EmptyState } from '#web/ui/states.tsx'
import { DocumentBrowser } from './DocumentBrowser.tsx'
import { UploadDialog } from './UploadDialog.tsx'

interface Props {
  propertyId: string
  canManage: boolean
}

/** The documents of one property, as a part of its page. */
export function PropertyDocuments({ propertyId, canManage }: Props) {
  const [chosen, setChosen] = useState<Partial<DocumentFilter>>({})
  const [uploading, setUploading] = useState(false)
  const filter = { ...documentFilter.parse({}), ...chosen, property: propertyId }
  const uploadButton = canManage && (
    <Button variant="contained" startIcon={<FileUp size={18} aria-hidden />} onClick={() => setUploading(true)}>
      Belge yükle
    </Button>
  )

  return (
    <Box>
      <DocumentBrowser
        filter={filter}
        setFilter={(change) => setChosen({ ...chosen, ...change })}
        acrossProperties={false}
        above={
          uploadButton && <Stack sx={{ alignItems: { xs: 'stretch', sm: 'flex-end' }, mb: 2 }}>{uploadButton}</Stack>
        }
        empty={
          <EmptyState
            icon={FolderOpen}
            title="Bu mülkün belgesi yok"
            text={
              canManage
                ? 'Tapu, sigorta, fatura ve kontratları burada toplayın; kiracı ve avukatla tek tek paylaşabilirsiniz.'
                : 'Sizinle paylaşılan belgeler burada görünür.'
            }
            action={uploadButton}
          />
        }
      />
      {uploading && <UploadDialog property={propertyId} fixed onClose={() => setUploading(false)} />}
    </Box>
  )
}
