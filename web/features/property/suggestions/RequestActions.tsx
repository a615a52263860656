import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Check, CheckCheck, PencilLine, RotateCcw, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { mayMove } from '#domain/property/suggestions/suggestions.rules.ts'
import {
  costBearers,
  type SuggestionDetail,
  stateChange,
  waitingForAnswer,
  withdrawn,
} from '#domain/property/suggestions/suggestions.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { type Move, useMove } from './use-move.ts'

type Question = 'reject' | 'complete' | 'words'

/** The actions this user may take; the most common one comes first. */
export function RequestActions({ request, me }: { request: SuggestionDetail; me: string }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { move, busy, last } = useMove(request, () => setQuestion(null))
  const { durum, can } = request
  const reader = { manages: can.manage, isTenant: request.tenant_id === me, isAuthor: request.created_by === me }
  const may = (to: string) => mayMove(durum, to, reader)
  const asking = { busy, move, onCancel: () => setQuestion(null) }
  if (question === 'reject') return <RejectForm {...asking} />
  if (question === 'complete') return <CompleteForm {...asking} />
  if (question === 'words') return <WordsForm {...asking} />

  const waiting = durum === waitingForAnswer
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Stack
        direction="row"
        role="status"
        sx={{ width: last ? 1 : 0, mr: last ? 0 : -1, alignItems: 'center', gap: 1 }}
      >
        {last && (
          <>
            {last.text}
            <Button startIcon={<Undo2 size={18} aria-hidden />} onClick={last.undo}>
              Geri al
            </Button>
          </>
        )}
      </Stack>
      {can.manage && may('onaylandi') && durum !== 'tamamlandi' && (
        <Button
          variant={waiting ? 'contained' : 'outlined'}
          startIcon={<Check size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          onClick={() => move({ durum: 'onaylandi' })}
        >
          {durum === 'reddedildi' ? 'Yine de onayla' : 'Onayla'}
        </Button>
      )}
      {can.manage && may('tamamlandi') && (
        <Button
          variant={waiting ? 'outlined' : 'contained'}
          startIcon={<CheckCheck size={18} aria-hidden />}
          disabled={busy}
          onClick={() => setQuestion('complete')}
        >
          Tamamlandı
        </Button>
      )}
      {can.manage && may('reddedildi') && (
        <Button
          color="error"
          startIcon={<X size={18} aria-hidden />}
          disabled={busy}
          onClick={() => setQuestion('reject')}
        >
          Reddet
        </Button>
      )}
      {can.manage && durum === 'tamamlandi' && (
        <Button
          startIcon={<RotateCcw size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          onClick={() => move({ durum: 'onaylandi' })}
        >
          Yeniden aç
        </Button>
      )}
      {can.manage && durum !== 'tamamlandi' && (
        <Button startIcon={<PencilLine size={18} aria-hidden />} disabled={busy} onClick={() => setQuestion('words')}>
          Durum yaz
        </Button>
      )}
      {can.withdraw && !can.manage && (
        <Button
          startIcon={<Undo2 size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          onClick={() => move({ durum: withdrawn })}
        >
          Talebi geri çek
        </Button>
      )}
      {durum === withdrawn && may(waitingForAnswer) && (
        <Button
          variant="contained"
          startIcon={<RotateCcw size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          onClick={() => move({ durum: waitingForAnswer })}
        >
          Talebi yeniden aç
        </Button>
      )}
    </Stack>
  )
}

interface Asking {
  busy: boolean
  move: (move: Move) => void
  onCancel: () => void
}

const { ret_nedeni, maliyet, maliyet_sahibi, durum: anyState } = stateChange.shape

const rejection = z.object({ ret_nedeni: ret_nedeni.unwrap().min(1, 'Kiracının okuyacağı bir neden yazın') })

function RejectForm({ busy, move, onCancel }: Asking) {
  const form = useForm({ resolver: zodResolver(rejection), defaultValues: { ret_nedeni: '' } })
  return (
    <Answer
      form={form}
      onAnswer={(answer) => move({ durum: 'reddedildi', ...answer })}
      label="Reddet"
      danger
      busy={busy}
      onCancel={onCancel}
    >
      <FormField
        control={form.control}
        name="ret_nedeni"
        label="Neden reddediyorsunuz?"
        helperText="Kiracı bunu bildirimde ve e-postada okur."
        multiline
        minRows={2}
        autoFocus
      />
    </Answer>
  )
}

const completion = z
  .object({ maliyet, maliyet_sahibi: z.union([maliyet_sahibi, z.literal('')]) })
  .refine((cost) => cost.maliyet === null || Boolean(cost.maliyet_sahibi), {
    path: ['maliyet_sahibi'],
    error: 'Bedeli kimin karşıladığını seçin',
  })
type Completion = z.input<typeof completion>

function CompleteForm({ busy, move, onCancel }: Asking) {
  const form = useForm<Completion, unknown, z.output<typeof completion>>({
    resolver: zodResolver(completion),
    defaultValues: { maliyet: null, maliyet_sahibi: '' },
  })
  return (
    <Answer
      form={form}
      onAnswer={({ maliyet, maliyet_sahibi }) =>
        move({ durum: 'tamamlandi', maliyet, maliyet_sahibi: (maliyet !== null && maliyet_sahibi) || null })
      }
      label="Tamamlandı olarak kaydet"
      busy={busy}
      onCancel={onCancel}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <MoneyField<Completion, z.output<typeof completion>>
          control={form.control}
          name="maliyet"
          label="Maliyeti (varsa)"
          autoFocus
        />
        <ChoiceField<Completion, z.output<typeof completion>>
          control={form.control}
          name="maliyet_sahibi"
          label="Kim karşıladı?"
          options={costBearers}
        />
      </Stack>
    </Answer>
  )
}

const ownWords = z.object({ durum: anyState })

function WordsForm({ busy, move, onCancel }: Asking) {
  const form = useForm({ resolver: zodResolver(ownWords), defaultValues: { durum: '' } })
  return (
    <Answer form={form} onAnswer={move} label="Durumu kaydet" busy={busy} onCancel={onCancel}>
      <FormField
        control={form.control}
        name="durum"
        label="Talep şu an ne durumda?"
        helperText="Örneğin: Usta perşembe geliyor"
        maxLength={100}
        autoFocus
      />
    </Answer>
  )
}

interface AnswerProps<Values extends FieldValues, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context type is not used here
  form: UseFormReturn<Values, any, Sent>
  onAnswer: (answer: Sent) => void
  label: string
  danger?: boolean
  busy: boolean
  onCancel: () => void
  children: React.ReactNode
}

function Answer<Values extends FieldValues, Sent>(props: AnswerProps<Values, Sent>) {
  const { form, onAnswer, label, danger = false, busy, onCancel, children } = props
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={form.handleSubmit((answer) => onAnswer(answer as Sent))}
      sx={{ gap: 1.5, width: 1 }}
    >
      {children}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button onClick={onCancel} disabled={busy}>
          Vazgeç
        </Button>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
          {label}
        </Button>
      </Stack>
    </Stack>
  )
}
