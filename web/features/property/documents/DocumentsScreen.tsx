import Button from '@mui/material/Button'
import { useSearch } from '@tanstack/react-router'
import { FileUp, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { documentFilter } from '#domain/property/documents/documents.schema.ts'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { DocumentBrowser } from './DocumentBrowser.tsx'
import { useMayUpload } from './may-upload.ts'
import { UploadDialog } from './UploadDialog.tsx'

/** `owner` is listed although empty, because only listed keys are read from the address. */
const defaults = { ...documentFilter.parse({}), owner: undefined }

export default function DocumentsScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/documents' }), documentFilter, defaults)
  const [uploading, setUploading] = useState(false)
  const mayUpload = useMayUpload()
  const isNewHost = (useCurrentUser()?.roles.isHost ?? false) && !mayUpload
  const uploadButton = mayUpload && (
    <Button variant="contained" startIcon={<FileUp size={18} aria-hidden />} onClick={() => setUploading(true)}>
      Belge yükle
    </Button>
  )

  return (
    <Page title="Belgeler" actions={uploadButton}>
      <DocumentBrowser
        filter={filter}
        setFilter={setFilter}
        acrossProperties
        empty={
          isNewHost ? (
            <EmptyState
              icon={FolderOpen}
              title="Belgeler mülklere göre tutulur"
              text="Önce bir mülk ekleyin; sonra tapusunu, kontratını, sigortasını ve faturalarını burada toplayın."
              action={
                <LinkButton to="/addProperty" variant="contained">
                  Mülk ekle
                </LinkButton>
              }
            />
          ) : (
            <EmptyState
              icon={FolderOpen}
              title="Henüz belge yok"
              text={
                mayUpload
                  ? 'Tapu, kontrat, sigorta ve faturalarınızı mülklerine göre burada toplayın; hepsi aranabilir olur.'
                  : 'Mülk sahibinin sizinle paylaştığı belgeler burada görünür. Şimdilik paylaşılan bir belge yok.'
              }
              action={uploadButton}
            />
          )
        }
      />
      {uploading && <UploadDialog property={filter.property} onClose={() => setUploading(false)} />}
    </Page>
  )
}
