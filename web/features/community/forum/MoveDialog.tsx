import { z } from 'zod'
import { forumCategories, type PostForm, type PostView } from '#domain/community/forum/forum.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useModerate } from './forum.queries.ts'

const chosen = z.object({ category: z.enum(forumCategories) })

export function MoveDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    schema: chosen,
    initial: { category: post.category as PostForm['category'] },
    write: useModerate(post.id),
    onClose,
  })
  return (
    <FormDialog title="Başka konuya taşı" submitLabel="Taşı" maxWidth="xs" {...dialog}>
      <ChoiceField control={control} name="category" label="Konu" options={forumCategories} />
    </FormDialog>
  )
}
