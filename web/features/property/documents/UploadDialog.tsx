import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isIsoDate } from '#domain/kernel/dates.ts'
import { contractCategory, type DocumentCategory } from '#domain/property/documents/documents.schema.ts'
import { refreshDocuments } from '#web/cache/documents.keys.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { DropZone } from '#web/ui/DropZone.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { UploadRows, useUploads } from '#web/ui/upload.tsx'
import { contractPaperQuery, propertiesForPapers, uploadDocument } from './documents.queries.ts'
import { acceptedHint, acceptedTypes } from './file-kinds.ts'
import { PropertyChoice } from './PropertyChoice.tsx'
import { SharingSwitches } from './SharingSwitches.tsx'
import { problemOf, StagedFiles } from './StagedFiles.tsx'
import { useStagedFiles } from './staged-files.ts'
import { validityHint } from './validity.ts'

interface Props {
  /** Preselected; `fixed` hides the choice. */
  property?: string
  fixed?: boolean
  category?: DocumentCategory
  shareWithLawyer?: boolean
  onClose: () => void
}

const asText = (value: boolean) => (value ? ('true' as const) : ('false' as const))

/**
 * First the files with their guessed categories, then the property and who may see them. Only then is anything
 * uploaded.
 */
export function UploadDialog({ property: given = '', fixed = false, category, shareWithLawyer, onClose }: Props) {
  const isLawyer = useCurrentUser()?.roles.isLawyer ?? false
  const files = useStagedFiles(category)
  const [property, setProperty] = useState(given)
  const [sharing, setSharing] = useState({ tenant_can_see: false, lawyer_can_see: shareWithLawyer ?? isLawyer })
  const validity = useForm<{ valid_until: string | null }>({ defaultValues: { valid_until: null } })
  const validUntil = validity.watch('valid_until')
  const uploads = useUploads(({ done, failed }) => {
    notify.success(done === 1 ? 'Belge yüklendi.' : `${done} belge yüklendi.`)
    void refreshDocuments(property)
    if (failed === 0 && files.staged.length === 0) onClose()
  })

  const sendable = files.staged.filter((each) => !problemOf(each))
  const papers = sendable.filter((each) => each.category === contractCategory)
  const contract = useQuery({ ...contractPaperQuery(property), enabled: papers.length > 0 && property !== '' })
  const earlier = (papers.length > 0 && contract.data?.documents[0]) || null
  const isOneTooMany = papers.length > 1
  const missing = missingWord({
    nothing: sendable.length === 0,
    property: property === '',
    kind: sendable.some((each) => each.category === ''),
  })
  const confirm = useConfirm()

  const send = async () => {
    if (
      earlier &&
      !(await confirm({
        title: 'Kontrat belgesi değiştirilsin mi?',
        text: `“${earlier.name}” dosyasının yerine seçtiğiniz dosya geçer; eski dosya 30 gün çöp kutusunda durur.`,
        confirmLabel: 'Değiştir',
      }))
    )
      return
    for (const { file, category: kind } of sendable) {
      const keepsSharing = earlier !== null && kind === contractCategory
      const about = {
        property,
        category: kind as DocumentCategory,
        ...(isIsoDate(validUntil) && { valid_until: validUntil }),
        ...(!keepsSharing && {
          tenant_can_see: asText(sharing.tenant_can_see),
          lawyer_can_see: asText(sharing.lawyer_can_see),
        }),
      } as const
      uploads.queue.add([file], uploadDocument(about), () => null)
    }
    files.leave(sendable)
  }

  /** A click outside must not discard the chosen files. */
  const close = (_: unknown, reason?: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick' || files.staged.length === 0) onClose()
  }

  return (
    <TitledDialog
      title="Belge yükle"
      long
      actions={
        <>
          <Button onClick={onClose}>Kapat</Button>
          <Button
            variant="contained"
            disabled={missing !== null || isOneTooMany || (papers.length > 0 && contract.isPending)}
            onClick={() => void send()}
          >
            {missing ?? (sendable.length > 1 ? `${sendable.length} belgeyi yükle` : 'Yükle')}
          </Button>
        </>
      }
      onClose={close}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <DropZone
          label="Belgeleri bırakın ya da seçin"
          hint={acceptedHint}
          accept={acceptedTypes}
          onFiles={files.add}
          multiple
          camera
          dense={files.staged.length > 0}
        />
        {files.staged.length > 0 && (
          <StagedFiles staged={files.staged} onChoose={files.choose} onRemove={files.remove} />
        )}
        {isOneTooMany ? (
          <Alert severity="warning" variant="outlined">
            Her mülkün tek bir kontrat belgesi olur. Birini listeden kaldırın ya da türünü değiştirin.
          </Alert>
        ) : (
          earlier && (
            <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
              Bu mülkün kontrat belgesi “{earlier.name}”. Yükleyeceğiniz dosya onun yerine geçer; kimlerle paylaşıldığı
              değişmez.
            </Alert>
          )
        )}
        {!fixed && (
          <PropertyChoice label="Mülk" source={propertiesForPapers} value={property} onChange={setProperty} required />
        )}
        {!(earlier && papers.length === sendable.length) && (
          <SharingSwitches value={sharing} onChange={setSharing} isLawyer={isLawyer} />
        )}
        <DateField
          control={validity.control}
          name="valid_until"
          label="Geçerlilik tarihi (isteğe bağlı)"
          helperText={validityHint}
        />
      </Stack>
      <UploadRows queue={uploads.queue} view={uploads.view} />
    </TitledDialog>
  )
}

/** Shown on the button, so that the missing input is easy to find. */
function missingWord(is: { nothing: boolean; kind: boolean; property: boolean }): string | null {
  if (is.nothing) return 'Önce dosya seçin'
  if (is.kind) return 'Belge türünü seçin'
  return is.property ? 'Mülkü seçin' : null
}
