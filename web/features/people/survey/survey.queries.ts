import type { CallInput } from '#domain/kernel/endpoint.ts'
import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { surveyKeys } from '#web/cache/survey.keys.ts'
import { call } from '#web/lib/call.ts'

export const questionsQuery = queryOf(surveyApi.questions, {
  key: surveyKeys.questions,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Part of the registration, which has no toasts; a failure is silent, because a survey must not hold up the user. */
export const saveAnswers = (answers: CallInput<typeof surveyApi.save>['body']['answers']) =>
  call(surveyApi.save, { body: { answers } }).catch(() => undefined)
