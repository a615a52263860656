import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { slugOf } from '#domain/community/blog/blog.rules.ts'
import { type AdminArticle, type ArticleForm, articleForm } from '#domain/community/blog/blog.schema.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { Markdown } from '#web/ui/Markdown.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useChangeArticle, useCreateArticle } from './blog.queries.ts'

const formOf = (article: AdminArticle | null): ArticleForm => ({
  title: article?.title ?? '',
  slug: article?.slug ?? '',
  summary: article?.summary ?? '',
  body: article?.body ?? '',
  draft: article?.draft ?? true,
  publish_on: article?.publish_on ?? isoDate(new Date()),
})

interface Props {
  /** Null for a new article. */
  article: AdminArticle | null
  onSaved: (id: string) => void
}

export function ArticleEditor({ article, onSaved }: Props) {
  // The article as it was when the form opened; a refetch must not count as the user having seen the newer version.
  const [seen] = useState(article)
  const [stored] = useState(() => formOf(seen))
  const form = useForm<ArticleForm>({ resolver: zodResolver(articleForm), defaultValues: stored })
  const forget = useKeepTyped(form, `article:${seen?.id ?? 'new'}`, stored)
  const create = useCreateArticle()
  const change = useChangeArticle(seen?.id ?? '')
  const busy = create.busy || change.busy
  const error = create.error ?? change.error
  const refused = (refusal: Error) => applyServerErrors(form, refusal)

  const submit = form.handleSubmit(async (input) => {
    const id = seen
      ? (await change.run({ form: input, version: seen.version }, { refused })) && seen.id
      : (await create.run(input, { refused }))?.id
    if (!id) return
    forget()
    onSaved(id)
  })
  /** The last address derived from the title; a different one was typed by hand and is kept. */
  const given = useRef('')
  const followTitle = (title: string) => {
    const slug = form.getValues('slug')
    if (seen || (slug !== '' && slug !== given.current)) return
    given.current = slugOf(title)
    form.setValue('slug', given.current, { shouldValidate: form.formState.isSubmitted })
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, maxWidth: 860 }}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <FormField
        control={form.control}
        name="title"
        label="Başlık"
        required
        onChange={(event) => followTitle(event.target.value)}
      />
      <FormField
        control={form.control}
        name="slug"
        label="Adres"
        required
        disabled={seen?.state === 'published'}
        helperText={
          seen?.state === 'published'
            ? 'Yayındaki yazının adresi değişmez.'
            : 'Herkese açık adresi /yazilar/ sözünden sonra bu olur.'
        }
      />
      <FormField
        control={form.control}
        name="summary"
        label="Özet"
        required
        multiline
        minRows={2}
        helperText="Listede, arama sonuçlarında ve paylaşılan bağlantıda görünür."
      />
      <BodyField control={form.control} />
      <DateField control={form.control} name="publish_on" label="Yayın günü" required sx={{ maxWidth: 280 }} />
      <Controller
        control={form.control}
        name="draft"
        render={({ field: { value, ...field } }) => (
          <div>
            <FormControlLabel
              control={<Switch {...field} checked={!value} onChange={(_, published) => field.onChange(!published)} />}
              label="Yayın gününde yayımla"
            />
            <Typography variant="body2" color="textSecondary">
              {value ? 'Taslak olarak kalır; yalnız yöneticiler görür.' : 'Yayın günü gelince herkes okur.'}
            </Typography>
          </div>
        )}
      />
      <SubmitButton busy={busy} sx={{ alignSelf: 'flex-start' }}>
        Kaydet
      </SubmitButton>
    </Stack>
  )
}

function BodyField({ control }: { control: Control<ArticleForm> }) {
  const [view, setView] = useState<'write' | 'preview'>('write')
  const body = useWatch({ control, name: 'body' })
  return (
    <div>
      <Tabs value={view} onChange={(_, next) => setView(next)} aria-label="Metin" sx={{ mb: 1.5 }}>
        <Tab value="write" label="Yaz" />
        <Tab value="preview" label="Önizleme" />
      </Tabs>
      {view === 'write' ? (
        <FormField
          control={control}
          name="body"
          label="Metin"
          required
          multiline
          minRows={14}
          maxRows={40}
          helperText="## başlık, - liste, **kalın**, *eğik*, > alıntı, [bağlantı metni](https://adres). Başka işaretler olduğu gibi görünür."
        />
      ) : (
        <Paper variant="outlined" sx={{ p: 2 }}>
          {body.trim() ? <Markdown text={body} /> : <Typography color="textSecondary">Henüz metin yok.</Typography>}
        </Paper>
      )}
    </div>
  )
}
