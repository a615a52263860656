import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { newComment, type SuggestionDetail } from '#domain/property/suggestions/suggestions.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { useComment } from './suggestions.queries.ts'

/** The comments of both sides, oldest first. */
export function RequestThread({ request, me }: { request: SuggestionDetail; me: string }) {
  const { yorumlar, can } = request
  return (
    <Box component="section" aria-label="Yorumlar">
      <Typography variant="h4" component="h3">
        Yorumlar
      </Typography>
      {yorumlar.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {can.join ? 'Henüz yorum yok. Sorunuzu ya da randevu saatini buraya yazın.' : 'Henüz yorum yok.'}
        </Typography>
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, mt: 1.5, gap: 1.5, listStyle: 'none' }}>
        {yorumlar.map((comment) => (
          <Stack component="li" direction="row" key={comment.id} sx={{ gap: 1.5 }}>
            <PersonAvatar name={comment.author_name} avatar={comment.author_avatar} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary">
                <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                  {comment.author_name}
                </Box>{' '}
                · {comment.role_label} ·{' '}
                <time dateTime={comment.created_at} title={showDateTime(comment.created_at)}>
                  {relativeTime(comment.created_at, new Date())}
                </time>
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.text}</Typography>
            </Box>
          </Stack>
        ))}
      </Stack>
      {can.join && <CommentForm request={request} me={me} />}
    </Box>
  )
}

function CommentForm({ request, me }: { request: SuggestionDetail; me: string }) {
  // The id belongs to the comment, so that a retry after a lost reply does not create a second one.
  const [empty, setEmpty] = useState(() => ({ id: newId(), text: '' }))
  const form = useForm({ resolver: zodResolver(newComment), defaultValues: empty })
  const forget = useKeepTyped(form, `comment.${me}.${request.id}`, empty)
  const text = useWatch({ control: form.control, name: 'text' })
  const { run, busy } = useComment(request)
  const sent = () => {
    const next = { id: newId(), text: '' }
    form.reset(next)
    setEmpty(next)
    forget()
  }
  const send = form.handleSubmit((input) => run({ ...input, id: form.getValues('id') ?? newId() }, { done: sent }))
  return (
    <Stack component="form" noValidate direction="row" onSubmit={send} sx={{ gap: 1, mt: 2, alignItems: 'flex-end' }}>
      <FormField
        control={form.control}
        name="text"
        multiline
        maxRows={6}
        label="Yorum yazın"
        onChange={() => form.setValue('id', newId())}
        maxLength={2000}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={!text.trim()}
        startIcon={<Send size={18} aria-hidden />}
        sx={{ minHeight: 48, flexShrink: 0 }}
      >
        Yolla
      </Button>
    </Stack>
  )
}
