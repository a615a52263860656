import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import { remarkPlace } from '#domain/tenancy/handovers/handovers.rules.ts'
import { type HandoverView, maxRemarkPhotos, remarkForm } from '#domain/tenancy/handovers/handovers.schema.ts'
import { refreshHandovers } from '#web/cache/handovers.keys.ts'
import { FormFailure } from '#web/forms/FormFailure.tsx'
import { FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadPhoto, useAddRemark } from './handovers.queries.ts'
import { PhotoStrip } from './PhotoStrip.tsx'

/** Defects that the tenant reported in the first week, beside the confirmed record. */
export function RemarksSection({ handover, until }: { handover: HandoverView; until: string }) {
  const { remarks, may, rents } = handover
  return (
    <Section
      title="Sonradan eklenen notlar"
      lead={
        may.remark
          ? `Yerleştikten sonra fark ettiklerinizi ${showDate(until)} günü sonuna kadar ekleyebilirsiniz. Onaylı tutanak değişmez; notlar yanında saklanır.`
          : `Kiracı, onaydan sonraki yedi gün içinde (${showDate(until)} dâhil) not ekleyebilir.${rents ? ' Bu süre doldu.' : ''}`
      }
    >
      <Stack spacing={2}>
        {remarks.length === 0 && <Typography color="textSecondary">Not eklenmedi.</Typography>}
        {remarks.map((remark) => (
          <Box key={remark.id}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{remark.text}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {remark.author_name} · {showDateTime(remark.created_at)}
            </Typography>
            <PhotoStrip
              photos={remark.photos.map((file, at) => ({
                key: file,
                src: fileAddress(file),
                thumb: fileAddress(file, 'thumb'),
                text: `Not fotoğrafı ${at + 1}`,
              }))}
            />
            {may.remark && remark.own && remark.photos.length < maxRemarkPhotos && (
              <UploadArea
                dense
                camera
                label="Nota fotoğraf ekleyin"
                accept={imageTypes}
                maxFiles={maxRemarkPhotos - remark.photos.length}
                upload={uploadPhoto(handover.id, remarkPlace(remark.id))}
                onDone={refreshHandovers}
              />
            )}
          </Box>
        ))}
        {may.remark && <RemarkForm id={handover.id} />}
      </Stack>
    </Section>
  )
}

function RemarkForm({ id }: { id: string }) {
  const key = `handover-remark.${id}`
  const form = useForm({
    resolver: zodResolver(remarkForm),
    defaultValues: { text: '', ...readDraft<{ text: string }>(key) },
  })
  useKeepDraft(form, key)
  const { run, busy, error } = useAddRemark(id)
  const submit = form.handleSubmit(({ text }) =>
    run(
      { text },
      {
        done: () => {
          form.reset({ text: '' })
          dropDraft(key)
        },
      },
    ),
  )
  return (
    <Stack component="form" spacing={1.5} onSubmit={submit} noValidate>
      <FormField
        control={form.control}
        name="text"
        label="Fark ettiğiniz kusur"
        multiline
        minRows={2}
        maxLength={2000}
      />
      {error && <FormFailure>{messageOf(error)}</FormFailure>}
      <SubmitButton busy={busy}>Notu ekle</SubmitButton>
    </Stack>
  )
}
