import { queryOptions } from '@tanstack/react-query'
import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { surveyMessages } from '#domain/people/survey/survey.messages.ts'
import type { QuestionForm } from '#domain/people/survey/survey.schema.ts'
import { refreshSurvey, surveyKeys } from '#web/cache/survey.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const resultsQuery = queryOptions({
  queryKey: surveyKeys.results,
  queryFn: () => call(surveyApi.results),
  staleTime: 0,
})

export const useSaveQuestion = (id: string | null) =>
  useWrite({
    write: (body: QuestionForm) =>
      id ? call(surveyApi.update, { params: { id }, body }) : call(surveyApi.create, { body }),
    stale: refreshSurvey,
    success: () => surveyMessages.questionSaved,
    failure: 'form',
    staleAfterRefusal: true,
    // A retry after a lost reply would add the question twice.
    retry: false,
  })

export const useRemoveQuestion = (id: string) =>
  useWrite({
    write: () => call(surveyApi.remove, { params: { id } }),
    stale: refreshSurvey,
    success: () => surveyMessages.questionDeleted,
    retry: false,
  })
