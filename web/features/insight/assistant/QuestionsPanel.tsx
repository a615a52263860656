import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import { type AssistantReply, maxQuestionLength } from '#domain/insight/assistant/assistant.schema.ts'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { ErrorState, LoadingRows, RetryButton } from '#web/ui/states.tsx'
import { barBelow } from '#web/ui/theme.ts'
import { AnswerCard, SimilarQuestions } from './AnswerCard.tsx'
import { openingsQuery } from './assistant.queries.ts'
import { ask, askAgain, clearConversation, openConversation, type Turn, useTurns } from './conversation.ts'

/** Questions in Turkish and their answers, as a conversation of this visit. */
export default function QuestionsPanel() {
  const userId = useCurrentUser()?.user.id
  useEffect(() => {
    if (userId) openConversation(userId)
  }, [userId])
  const turns = useTurns()
  const openings = useQuery(openingsQuery)
  const input = useRef<HTMLInputElement>(null)
  const busy = turns.some(({ reply, failure }) => !reply && !failure)
  const put = (question: string, intent?: string) => {
    void ask(question, intent)
    input.current?.focus()
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 860, minHeight: { sm: '60vh' } }}>
      {turns.length === 0 && <Openings openings={openings} onAsk={({ question }) => put(question)} />}
      {turns.length > 0 && (
        <Box sx={{ alignSelf: 'flex-end' }}>
          <Button size="small" onClick={clearConversation} disabled={busy}>
            Konuşmayı temizle
          </Button>
        </Box>
      )}
      <Box role="log" aria-label="Sorular ve yanıtlar">
        <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {turns.map((turn, at) => (
            <TurnItem key={turn.id} turn={turn} isLast={at === turns.length - 1} onAsk={put} />
          ))}
        </Stack>
      </Box>
      <QuestionBox input={input} busy={busy} onAsk={put} openings={openings.data} />
    </Stack>
  )
}

type SimilarQuestion = AssistantReply['near'][number]

interface OpeningsProps {
  openings: UseQueryResult<ReplyOf<typeof assistantApi.openings>, unknown>
  onAsk: (near: SimilarQuestion) => void
}

function Openings({ openings: { data, error, refetch, isPending }, onAsk }: OpeningsProps) {
  return (
    <Box>
      {/* Short, so that on a phone the examples fit above the field. */}
      <Stack spacing={0.5} sx={{ pt: { xs: 0.5, sm: 3 }, pb: 2 }}>
        <Typography variant="h3" component="h2">
          Ne öğrenmek istersiniz?
        </Typography>
        <Typography color="textSecondary">
          Kendi kayıtlarınızdan yanıtlarım ve neye baktığımı gösteririm. Emin olmadığımda söylerim.
        </Typography>
      </Stack>
      {isPending && <LoadingRows rows={2} height={40} />}
      {error !== null && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <SimilarQuestions near={data.examples} label="Örnek sorular" onAsk={onAsk} />}
    </Box>
  )
}

interface TurnProps {
  turn: Turn
  isLast: boolean
  onAsk: (question: string, intent?: string) => void
}

function TurnItem({ turn, isLast, onAsk }: TurnProps) {
  const { question, reply, at, failure } = turn
  const item = useRef<HTMLLIElement>(null)
  const isAnswered = reply !== null
  // Of two readings the chosen one answers the question as it was asked, with its names and times.
  const choose = (near: SimilarQuestion) =>
    reply?.kind === 'unsure' ? onAsk(question, near.intent) : onAsk(near.question)
  // Scrolls the question to the top, however long its answer is.
  useEffect(() => {
    if (isLast && (isAnswered || question)) item.current?.scrollIntoView({ block: 'start', behavior: 'auto' })
  }, [isLast, isAnswered, question])
  return (
    <Box component="li" ref={item} sx={{ scrollMarginTop: 88 }}>
      <Stack spacing={1}>
        <Paper
          elevation={0}
          sx={{
            alignSelf: 'flex-end',
            maxWidth: '85%',
            px: 2,
            py: 1,
            borderRadius: 3,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography>{question}</Typography>
        </Paper>
        {reply && <AnswerCard reply={reply} at={at} onAsk={choose} />}
        {failure && (
          <Alert severity="error" variant="outlined" action={<RetryButton onClick={() => void askAgain(turn)} />}>
            {failure}
          </Alert>
        )}
        {!reply && !failure && (
          <Box role="status" aria-label="Yanıt hazırlanıyor">
            <Skeleton variant="rounded" height={96} />
          </Box>
        )}
      </Stack>
    </Box>
  )
}

interface BoxProps {
  input: RefObject<HTMLInputElement | null>
  busy: boolean
  onAsk: (question: string) => void
  openings: ReplyOf<typeof assistantApi.openings> | undefined
}

function QuestionBox({ input, busy, onAsk, openings }: BoxProps) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim().length < 2) return
    onAsk(text)
    setText('')
  }
  return (
    <Box
      component="form"
      onSubmit={send}
      sx={{ position: 'sticky', bottom: barBelow, zIndex: 1, pt: 1.5, pb: 1, bgcolor: 'background.default' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          placeholder={openings?.examples[0]?.question ?? ''}
          value={text}
          inputRef={input}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { 'aria-label': 'Sorunuz', maxLength: maxQuestionLength, enterKeyHint: 'send' } }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label="Sor"
          disabled={busy || text.trim().length < 2}
          sx={{ width: 48, height: 48, flexShrink: 0, mt: 0.5 }}
        >
          <SendHorizontal size={22} aria-hidden />
        </IconButton>
      </Stack>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {openings?.model
          ? 'Yanıtların cümlelerini bir dil modeli yazabilir; ayrıntısı Gizlilik Politikası’nda.'
          : 'Sorunuz bu sunucudan dışarı çıkmaz.'}
      </Typography>
    </Box>
  )
}
