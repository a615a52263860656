import { refuser } from '#domain/kernel/refusal.ts'

export const surveyRefusals = {
  question_missing: { status: 404, message: 'Soru bulunamadı' },
  answer_misfit: { status: 400, message: 'Yanıt, sorunun seçenekleriyle uyuşmuyor.' },
} as const
export const refuseSurvey = refuser(surveyRefusals)

export const surveyMessages = {
  saved: 'Yanıtlarınız kaydedildi.',
  questionSaved: 'Soru kaydedildi.',
  questionDeleted: 'Soru silindi.',
} as const
