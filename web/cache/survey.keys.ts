import { queryClient } from './query-client.ts'

const all = ['survey'] as const

export const surveyKeys = {
  questions: [...all, 'questions'] as const,
  results: [...all, 'results'] as const,
}

export const refreshSurvey = () => queryClient.invalidateQueries({ queryKey: all })
