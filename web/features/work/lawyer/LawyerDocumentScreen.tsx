import Button from '@mui/material/Button'
import { useSearch } from '@tanstack/react-router'
import { FileUp, FolderOpen, Scale } from 'lucide-react'
import { useState } from 'react'
import { documentFilter } from '#domain/property/documents/documents.schema.ts'
import { DocumentBrowser } from '#web/features/property/documents/DocumentBrowser.tsx'
import { useMayUpload } from '#web/features/property/documents/may-upload.ts'
import { UploadDialog } from '#web/features/property/documents/UploadDialog.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'

const defaults = { ...documentFilter.parse({ shared: 'lawyer' }), owner: undefined }

/** The documents shared between owner and lawyer, for both sides. */
export default function LawyerDocumentScreen() {
  const [chosen, setFilter] = useUrlFilter(useSearch({ from: '/app/lawyerDocument' }), documentFilter, defaults)
  const filter = { ...chosen, shared: 'lawyer' as const }
  const [uploading, setUploading] = useState(false)
  const isLawyer = useCurrentUser()?.roles.isLawyer ?? false
  const mayUpload = useMayUpload()
  const uploadButton = mayUpload && (
    <Button variant="contained" startIcon={<FileUp size={18} aria-hidden />} onClick={() => setUploading(true)}>
      Belge yükle
    </Button>
  )

  return (
    <Page
      title="Belge Yönetimi"
      subtitle={isLawyer ? 'Mülk sahibiyle aranızda paylaşılan belgeler' : 'Avukatlarınızla paylaştığınız belgeler'}
      actions={
        <>
          <LinkButton to="/lawyer" variant="outlined" startIcon={<Scale size={18} aria-hidden />}>
            Avukat Paneli
          </LinkButton>
          {uploadButton}
        </>
      }
    >
      <DocumentBrowser
        filter={filter}
        setFilter={setFilter}
        acrossProperties
        empty={
          <EmptyState
            icon={FolderOpen}
            title="Paylaşılan belge yok"
            text={emptyText(isLawyer, mayUpload)}
            action={
              uploadButton ||
              (!isLawyer && (
                <LinkButton to="/addProperty" variant="contained">
                  Mülk ekle
                </LinkButton>
              ))
            }
          />
        }
      />
      {uploading && (
        <UploadDialog property={filter.property} category="Hukuk" shareWithLawyer onClose={() => setUploading(false)} />
      )}
    </Page>
  )
}

function emptyText(isLawyer: boolean, mayUpload: boolean): string {
  if (!isLawyer)
    return mayUpload
      ? 'Buradan yüklediğiniz belgeler, mülke atadığınız avukata da açık olur.'
      : 'Önce bir mülk ekleyin; sonra avukatınızla paylaşacağınız belgeleri buradan yükleyin.'
  return mayUpload
    ? 'Yükledikleriniz mülk sahibine de açıktır; onun sizinle paylaştıkları da burada toplanır.'
    : 'Mülk sahibinin sizinle paylaştığı belgeler burada toplanır. Belge yükleyebilmek için ondan belge yetkisi isteyin.'
}
