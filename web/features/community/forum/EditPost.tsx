import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { maxPostPictures, type PostForm, type PostView, postForm } from '#domain/community/forum/forum.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import { refreshForum } from '#web/cache/forum.keys.ts'
import { PhotoStrip } from '#web/features/tenancy/handovers/PhotoStrip.tsx'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadPicture, useRemovePicture, useUpdatePost } from './forum.queries.ts'
import { PostFields } from './PostFields.tsx'

type PostFormValues = z.input<typeof postForm>

/** The earlier text is kept in the history; pictures are saved separately. */
export function EditPost({ post, onClose }: { post: PostView; onClose: () => void }) {
  // The text as it was when the form opened; a refetch must not count as the user having seen the newer version.
  const [stored] = useState<PostFormValues>(() => ({
    title: post.title,
    content: post.content,
    category: post.category as PostForm['category'],
    tags: post.tags,
  }))
  const form = useForm<PostFormValues, unknown, PostForm>({ resolver: zodResolver(postForm), defaultValues: stored })
  const forget = useKeepTyped(form, `forum-post:${post.id}`, stored)
  const save = useUpdatePost(post.id)
  const leave = () => {
    forget()
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    save.run(input, { done: leave, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        aria-label="Gönderiyi düzenle"
        sx={{ gap: 2, maxWidth: 860 }}
      >
        {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
        <PostFields control={form.control} />
        <Pictures post={post} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton busy={save.busy}>Kaydet</SubmitButton>
          <Button size="large" onClick={leave} disabled={save.busy}>
            Vazgeç
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

function Pictures({ post }: { post: PostView }) {
  const remove = useRemovePicture(post.id)
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PhotoStrip
        photos={post.files.map((file, at) => ({
          key: file,
          src: fileAddress(file),
          thumb: fileAddress(file, 'thumb'),
          text: `Görsel ${at + 1}`,
          onRemove: () => void remove.run(file),
        }))}
      />
      {post.files.length < maxPostPictures && (
        <UploadArea
          dense
          label="Görsel ekleyin"
          accept={imageTypes}
          maxFiles={maxPostPictures - post.files.length}
          upload={uploadPicture(post.id)}
          onDone={() => void refreshForum()}
        />
      )}
    </Stack>
  )
}
