import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forumMessages } from '#domain/community/forum/forum.messages.ts'
import { maxPostPictures, type PostForm, postForm } from '#domain/community/forum/forum.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refreshForum } from '#web/cache/forum.keys.ts'
import { PhotoPicker } from '#web/features/property/suggestions/PhotoPicker.tsx'
import { usePhotos } from '#web/features/property/suggestions/use-photos.ts'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Page } from '#web/ui/Page.tsx'
import { notify } from '#web/ui/toast.tsx'
import { sendPicture, useCreatePost } from './forum.queries.ts'
import { PostFields } from './PostFields.tsx'

type PostFormValues = z.input<typeof postForm>
const draft = 'forum-post'
const empty: PostFormValues = { title: '', content: '', category: 'Genel', tags: [] }

export default function NewPostScreen() {
  const navigate = useNavigate()
  const form = useForm<PostFormValues, unknown, PostForm>({
    resolver: zodResolver(postForm),
    defaultValues: { ...empty, ...readDraft<PostFormValues>(draft) },
  })
  useKeepDraft(form, draft)
  // Created with the form, so that a retry after a lost reply does not create a second post.
  const [id] = useState(() => newId())
  const [sent, setSent] = useState(false)
  const [failed, setFailed] = useState(0)
  const create = useCreatePost()
  const tray = usePhotos(sendPicture)
  const busy = form.formState.isSubmitting
  const submit = form.handleSubmit(async (input) => {
    if (!sent) {
      const created = await create.run({ ...input, id }, { refused: (error) => applyServerErrors(form, error) })
      if (!created) return
      setSent(true)
      dropDraft(draft)
    }
    const left = await tray.sendAll(id)
    setFailed(left)
    if (left > 0) return
    notify.success(forumMessages.posted)
    void refreshForum()
    await navigate({ to: '/forum/post/$postId', params: { postId: id }, replace: true })
  })
  return (
    <Page title="Yeni gönderi" subtitle="Kısa ve açık bir başlık, sorunuza yanıt gelmesini kolaylaştırır.">
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, maxWidth: 860 }}>
        {create.error && <Alert severity="error">{messageOf(create.error)} Yazdıklarınız duruyor.</Alert>}
        {failed > 0 && (
          <Alert severity="warning">
            Gönderiniz yayımlandı, ancak {failed} görsel yüklenemedi. Yeniden deneyin ya da gönderiyi görselsiz bırakın.
          </Alert>
        )}
        {!sent && <PostFields control={form.control} similar />}
        <PhotoPicker tray={tray} max={maxPostPictures} busy={busy} />
        <Alert severity="info">
          Herkes okur. Kimlik, telefon, açık adres gibi kişisel bilgileri yazmayın; başkalarınınkini de.
        </Alert>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton busy={busy}>{sent ? 'Görselleri yeniden gönder' : 'Yayımla'}</SubmitButton>
          {sent ? (
            <LinkButton to="/forum/post/$postId" params={{ postId: id }} size="large">
              Gönderiye git
            </LinkButton>
          ) : (
            <LinkButton to="/forum" size="large" onClick={() => dropDraft(draft)}>
              Vazgeç
            </LinkButton>
          )}
        </Stack>
      </Stack>
    </Page>
  )
}
