import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import {
  type ImageForm,
  type ImageSet,
  type ImageView,
  imageForm,
  rooms,
} from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
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
    <FormDialog
      title="Oda ve açıklama"
      submitLabel="Kaydet"
      maxWidth="xs"
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
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
    </FormDialog>
  )
}
