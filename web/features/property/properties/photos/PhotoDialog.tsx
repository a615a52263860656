import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import {
  type ImageForm,
  type ImageSet,
  type ImageView,
  imageForm,
  rooms,
} from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useChangeImage } from './photos.queries.ts'

interface Props {
  propertyId: string
  set: ImageSet
  image: ImageView
  onClose: () => void
}

export function PhotoDialog({ propertyId, set, image, onClose }: Props) {
  const title = useId()
  const save = useChangeImage(propertyId, set, image.id)
  const form = useForm<ImageForm>({
    resolver: zodResolver(imageForm),
    defaultValues: { oda: image.oda, aciklama: image.aciklama },
  })
  const submit = form.handleSubmit(async (input) => {
    const saved = await save.run(input, {
      refused: (error) => {
        if (!applyServerErrors(form, error)) notify.error(messageOf(error))
      },
    })
    if (saved) onClose()
  })
  const busy = form.formState.isSubmitting
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <Box component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, overflowY: 'auto' }}>
        <DialogTitle id={title}>Oda ve açıklama</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Box
              component="img"
              src={fileAddress(image.file_id, 'thumb')}
              alt=""
              sx={{
                width: '100%',
                aspectRatio: '16 / 9',
                objectFit: 'cover',
                borderRadius: 1,
                bgcolor: 'action.hover',
              }}
            />
            <SuggestField control={form.control} name="oda" label="Oda" options={rooms} />
            <FormField control={form.control} name="aciklama" label="Açıklama" multiline minRows={2} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton busy={busy}>Kaydet</SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
