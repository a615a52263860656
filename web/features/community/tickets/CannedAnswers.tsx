import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CannedAnswer, maxCannedAnswers } from '#domain/community/tickets/tickets.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { CannedAnswerDialog } from './CannedAnswerDialog.tsx'
import { answersQuery, useRemoveAnswer } from './tickets.queries.ts'

/** Texts that administrators use again and again; all administrators share and edit them. */
export default function CannedAnswers() {
  const { data, error, refetch } = useQuery(answersQuery)
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null)
  if (!data) return <NotLoaded query={{ error, refetch }} rows={3} height={96} />
  const answers = data.documents
  const add = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      disabled={answers.length >= maxCannedAnswers}
      onClick={() => setEdited('new')}
    >
      Hazır yanıt ekle
    </Button>
  )
  return (
    <>
      {answers.length === 0 ? (
        <EmptyState
          icon={MessageSquareText}
          title="Hazır yanıt yok"
          text="Sık verdiğiniz yanıtları bir kez yazın; talebi yanıtlarken tek dokunuşla ekleyip düzenlersiniz."
          action={add}
        />
      ) : (
        <Section title="Hazır yanıtlar" lead="Bütün yöneticiler görür, kullanır ve değiştirir." aside={add}>
          <Answers answers={answers} onEdit={setEdited} />
        </Section>
      )}
      {edited && <CannedAnswerDialog answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Answers({ answers, onEdit }: { answers: CannedAnswer[]; onEdit: (answer: CannedAnswer) => void }) {
  const remove = useRemoveAnswer()
  const confirm = useConfirm()
  const ask = async ({ id, title }: CannedAnswer) => {
    const text = `“${title}” silinir ve geri gelmez. Gönderilmiş yanıtlar değişmez.`
    if (await confirm({ title: 'Hazır yanıt silinsin mi?', text, confirmLabel: 'Sil', danger: true }))
      void remove.run(id)
  }
  return (
    <Stack
      component="ul"
      aria-label="Hazır yanıtlar"
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {answers.map((answer) => (
        <Stack component="li" key={answer.id} spacing={1} sx={{ py: 1.5 }}>
          <div>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {answer.title}
            </Typography>
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer.text}</Typography>
          </div>
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            <Button
              startIcon={<Pencil size={18} aria-hidden />}
              aria-label={`Düzenle: ${answer.title}`}
              onClick={() => onEdit(answer)}
            >
              Düzenle
            </Button>
            <Button
              color="error"
              startIcon={<Trash2 size={18} aria-hidden />}
              aria-label={`Sil: ${answer.title}`}
              disabled={remove.busy}
              onClick={() => void ask(answer)}
            >
              Sil
            </Button>
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
