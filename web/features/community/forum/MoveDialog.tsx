import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { forumCategories, type PostForm, type PostView } from '#domain/community/forum/forum.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useModerate } from './forum.queries.ts'

const chosen = z.object({ category: z.enum(forumCategories) })

export function MoveDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(chosen),
    defaultValues: { category: post.category as PostForm['category'] },
  })
  const move = useModerate(post.id)
  return (
    <FormDialog
      title="Başka konuya taşı"
      submitLabel="Taşı"
      busy={move.busy}
      error={move.error}
      maxWidth="xs"
      onSubmit={form.handleSubmit((input) => move.run(input, { done: onClose }))}
      onCancel={onClose}
    >
      <ChoiceField control={form.control} name="category" label="Konu" options={forumCategories} />
    </FormDialog>
  )
}
