import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contractCategory, type DocumentCategory, documentCategories } from '#domain/documents/documents.schema.ts'
import { isIsoDate } from '#domain/kernel/dates.ts'
import { refreshDocuments } from '#web/cache/documents.keys.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { notify } from '#web/ui/toast.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { contractPaperQuery, placesForPapers, uploadDocument } from './documents.queries.ts'
import { acceptedHint, acceptedTypes } from './file-kinds.ts'
import { PlacePicker } from './PlacePicker.tsx'
import { SharingSwitches } from './SharingSwitches.tsx'
import { validityHint } from './validity.ts'

interface Props {
  /** Chosen beforehand; `fixed` hides the choice. */
  property?: string
  fixed?: boolean
  category?: DocumentCategory
  shareWithLawyer?: boolean
  onClose: () => void
}

/** First where it belongs and who may see it, then the files: they are sent as soon as they are chosen. */
export function UploadDialog({
  property: given = '',
  fixed = false,
  category: first,
  shareWithLawyer,
  onClose,
}: Props) {
  const title = useId()
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const isLawyer = useCurrentUser()?.roles.isLawyer ?? false
  const [property, setProperty] = useState(given)
  const [category, setCategory] = useState<DocumentCategory | ''>(first ?? '')
  const [sharing, setSharing] = useState({ tenant_can_see: false, lawyer_can_see: shareWithLawyer ?? isLawyer })
  const validity = useForm<{ valid_until: string | null }>({ defaultValues: { valid_until: null } })
  const validUntil = validity.watch('valid_until')
  const isContract = category === contractCategory
  const contract = useQuery({ ...contractPaperQuery(property), enabled: isContract && property !== '' })
  const earlier = (isContract && contract.data?.documents[0]) || null
  const ready = property !== '' && category !== '' && !(isContract && contract.isPending)
  const confirm = useConfirm()
  const askToReplace = (name: string) => () =>
    confirm({
      title: 'Sözleşme belgesi değiştirilsin mi?',
      text: `“${name}” dosyasının yerine seçtiğiniz dosya geçer; eski dosya 30 gün çöp kutusunda durur.`,
      confirmLabel: 'Değiştir',
    })
  const asText = (value: boolean) => (value ? 'true' : 'false')

  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={narrow} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Belge yükle</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {!fixed && (
            <PlacePicker label="Mülk" source={placesForPapers} value={property} onChange={setProperty} required />
          )}
          <TextField
            select
            required
            label="Belge türü"
            value={category}
            onChange={(event) => setCategory(event.target.value as DocumentCategory)}
          >
            {documentCategories.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          {isContract && (
            <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
              {earlier
                ? `Bu mülkün sözleşme belgesi “${earlier.name}”. Yükleyeceğiniz dosya onun yerine geçer; kimlerle paylaşıldığı değişmez.`
                : 'Her mülkün tek bir sözleşme belgesi olur.'}
            </Alert>
          )}
          <DateField
            control={validity.control}
            name="valid_until"
            label="Geçerlilik tarihi (isteğe bağlı)"
            helperText={validityHint}
          />
          {!earlier && <SharingSwitches value={sharing} onChange={setSharing} isLawyer={isLawyer} />}
          {ready ? (
            <UploadArea
              key={`${property} ${category}`}
              label={isContract ? 'Sözleşmeyi seçin' : 'Belgeleri seçin'}
              hint={acceptedHint}
              accept={acceptedTypes}
              multiple={!isContract}
              camera
              upload={uploadDocument({
                property,
                category,
                ...(isIsoDate(validUntil) && { valid_until: validUntil }),
                ...(!earlier && {
                  tenant_can_see: asText(sharing.tenant_can_see),
                  lawyer_can_see: asText(sharing.lawyer_can_see),
                }),
              })}
              {...(earlier && { ask: askToReplace(earlier.name) })}
              onDone={({ done, failed }) => {
                notify.success(done === 1 ? 'Belge yüklendi.' : `${done} belge yüklendi.`)
                void refreshDocuments(property)
                if (failed === 0) onClose()
              }}
            />
          ) : (
            <Typography color="textSecondary">
              Dosya seçmek için önce {fixed ? 'belge türünü' : 'mülkü ve belge türünü'} seçin.
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Kapat</Button>
      </DialogActions>
    </Dialog>
  )
}
