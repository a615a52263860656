import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answerFrom } from '#domain/people/survey/survey.rules.ts'
import type { OptionKey, Question } from '#domain/people/survey/survey.schema.ts'
import { keepSurveyProgress, surveyProgress } from '#web/session/registration-progress.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { SurveyDone } from './SurveyDone.tsx'
import { questionsQuery, saveAnswers } from './survey.queries.ts'

interface Props {
  /** Called once, when the countdown of the final screen ends. */
  onFinished: () => void
}

/** The questionnaire and its final screen. Failures are silent, because a survey must not hold up the registration. */
export default function Survey({ onFinished }: Props) {
  const [done, setDone] = useState(() => surveyProgress().done)
  const questions = useQuery(questionsQuery)

  const finish = () => {
    keepSurveyProgress({ ...surveyProgress(), done: true })
    setDone(true)
  }

  if (done) return <SurveyDone onFinished={onFinished} />
  if (questions.isPending) return <Typography role="status">Sorular yükleniyor...</Typography>

  const list = [...(questions.data?.documents ?? [])].sort((a, b) => a.question_id - b.question_id)
  if (list.length === 0) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography role="status">Henüz soru bulunamadı</Typography>
        <Button variant="contained" onClick={finish}>
          Devam Et
        </Button>
      </Stack>
    )
  }
  return <Questions list={list} onDone={finish} />
}

function Questions({ list, onDone }: { list: Question[]; onDone: () => void }) {
  const [kept] = useState(surveyProgress)
  const [index, setIndex] = useState(() => Math.min(kept.index, list.length - 1))
  const [chosen, setChosen] = useState(kept.chosen as Record<string, OptionKey[]>)
  const [saving, setSaving] = useState(false)
  const question = list[index]!
  const last = index === list.length - 1

  useEffect(() => keepSurveyProgress({ index, chosen, done: false }), [index, chosen])

  const finish = async () => {
    setSaving(true)
    await saveAnswers(list.map((each) => answerFrom(each, chosen[each.id] ?? [])))
    onDone()
  }

  return (
    <>
      <QuestionStep
        question={question}
        number={index + 1}
        of={list.length}
        chosen={chosen[question.id] ?? []}
        busy={saving}
        onChoose={(keys) => setChosen((before) => ({ ...before, [question.id]: keys }))}
        onBack={() => setIndex(index - 1)}
        onForward={() => (last ? finish() : setIndex(index + 1))}
      />
      <Stack sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}>
        <Button onClick={onDone} disabled={saving}>
          Anketi geç
        </Button>
      </Stack>
    </>
  )
}
