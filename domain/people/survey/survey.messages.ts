import { invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const surveyRefusals = {
  question_missing: missing('Soru bulunamadı'),
  answer_misfit: invalid('Yanıt, sorunun seçenekleriyle uyuşmuyor.'),
} as const
export const refuseSurvey = refuser(surveyRefusals)

export const surveyMessages = {
  saved: 'Yanıtlarınız kaydedildi.',
  questionSaved: 'Soru kaydedildi.',
  questionDeleted: 'Soru silindi.',
} as const
