import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { surveyMessages } from '#domain/people/survey/survey.messages.ts'
import type { QuestionForm } from '#domain/people/survey/survey.schema.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshSurvey, surveyKeys } from '#web/cache/survey.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const resultsQuery = queryOf(surveyApi.results, { key: surveyKeys.results, staleTime: 0 })

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
  useSend(surveyApi.remove, {
    params: { id },
    stale: refreshSurvey,
    success: () => surveyMessages.questionDeleted,
    retry: false,
  })
