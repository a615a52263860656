import { queryOptions, useMutation } from '@tanstack/react-query'
import { surveyApi } from '#domain/survey/survey.api.ts'
import type { QuestionForm } from '#domain/survey/survey.schema.ts'
import { refreshSurvey, surveyKeys } from '#web/cache/survey.keys.ts'
import { call } from '#web/lib/call.ts'

export const resultsQuery = queryOptions({
  queryKey: surveyKeys.results,
  queryFn: () => call(surveyApi.results),
  staleTime: 0,
})

function useQuestionChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  return useMutation({
    mutationFn: run,
    onSettled: () => refreshSurvey(),
    // A repeated call after a lost answer would add the question twice.
    retry: false,
  })
}

export const useSaveQuestion = (id: string | null) =>
  useQuestionChange((body: QuestionForm) =>
    id ? call(surveyApi.update, { params: { id }, body }) : call(surveyApi.create, { body }),
  )

export const useRemoveQuestion = () => useQuestionChange((id: string) => call(surveyApi.remove, { params: { id } }))
