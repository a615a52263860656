import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Plus } from 'lucide-react'
import { useState } from 'react'
import type { QuestionResult } from '#domain/people/survey/survey.schema.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { resultsQuery } from './survey-admin.queries.ts'

export default function SurveyAdminScreen() {
  const results = useQuery(resultsQuery)
  const [editing, setEditing] = useState<QuestionResult | 'new' | null>(null)
  const questions = [...(results.data?.documents ?? [])].sort((a, b) => a.question_id - b.question_id)
  const nextNumber = (questions.at(-1)?.question_id ?? 0) + 1

  const add = (
    <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => setEditing('new')}>
      Soru ekle
    </Button>
  )

  return (
    <Page title="Anket" actions={questions.length > 0 ? add : undefined}>
      {!results.data && <NotLoaded query={results} />}
      {results.data && questions.length === 0 && (
        <EmptyState
          icon={ClipboardList}
          title="Henüz soru yok"
          text="Yeni kullanıcılar kaydolurken buradaki soruları yanıtlar. İlk soruyu ekleyin."
          action={add}
        />
      )}
      <Stack spacing={2}>
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} onEdit={() => setEditing(question)} />
        ))}
      </Stack>
      {editing && (
        <QuestionDialog
          question={editing === 'new' ? null : editing}
          nextNumber={nextNumber}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  )
}
