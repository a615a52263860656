import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type Control, Controller, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { forumCategories, maxTags, type PostForm, type postForm } from '#domain/community/forum/forum.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useSettledText } from '#web/list/settled-text.ts'
import { FoundPosts } from './FoundPosts.tsx'
import { similarQuery } from './forum.queries.ts'
import { WrittenText } from './WrittenText.tsx'

type PostFormValues = z.input<typeof postForm>
// biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
type FormControl = Control<PostFormValues, any, PostForm>

interface Props {
  control: FormControl
  /** Shows similar earlier posts while a new title is typed. */
  similar?: boolean
}

export function PostFields({ control, similar = false }: Props) {
  return (
    <>
      <div>
        <FormField<PostFormValues, PostForm> control={control} name="title" label="Başlık" required maxLength={140} />
        {similar && <SimilarPosts control={control} />}
      </div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <ChoiceField<PostFormValues, PostForm>
          control={control}
          name="category"
          label="Konu"
          options={forumCategories}
          required
        />
        <TagsField control={control} />
      </Box>
      <WrittenText<PostFormValues, PostForm> control={control} name="content" label="Metin" minRows={8} />
    </>
  )
}

/** Similar posts, because the question has often been answered already. */
function SimilarPosts({ control }: { control: FormControl }) {
  const title = useSettledText(useWatch({ control, name: 'title' }) ?? '')
  const found = useQuery(similarQuery(title))
  const posts = title.length >= 5 ? (found.data?.documents ?? []) : []
  return (
    <Box role="status">
      {posts.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, mb: 1 }}>
            Buna benzer gönderiler var; yanıtınız orada olabilir:
          </Typography>
          <FoundPosts posts={posts} label="Benzer gönderiler" newTab />
        </>
      )}
    </Box>
  )
}

function TagsField({ control }: { control: FormControl }) {
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          options={[]}
          value={value ?? []}
          onChange={(_, tags) => onChange(tags.flatMap(wordsOf))}
          onBlur={onBlur}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={ref}
              label="Etiketler"
              error={Boolean(error)}
              helperText={messageIn(error) ?? `En fazla ${maxTags}; her birinden sonra Enter’a basın.`}
            />
          )}
        />
      )}
    />
  )
}

/** `#kira depozito` and `kira, depozito` both mean two tags. */
const wordsOf = (tag: string): string[] => tag.split(/[\s,#]+/).filter(Boolean)

/** The error belongs either to the list itself or to the invalid tag. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(messageIn)
    .find((message) => message !== undefined)
}
