import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { answer, question, questionForm, questionResult } from './survey.schema.ts'

export const surveyApi = {
  questions: endpoint({
    path: 'GET /survey/questions',
    access: 'account',
    summary: 'Tanışma anketinin soruları, sırasıyla.',
    reply: z.strictObject({ documents: z.array(question) }),
  }),
  save: endpoint({
    path: 'POST /survey/answers',
    access: 'account',
    summary: 'Yanıtları soru soru kaydeder; bir kullanıcının yanıtı bir kez sayılır.',
    body: z.strictObject({ answers: z.array(answer).min(1).max(100) }),
  }),
  results: endpoint({
    path: 'GET /admin/survey',
    access: 'admin',
    summary: 'Soruların sonuçları ve toplamları.',
    reply: z.strictObject({ documents: z.array(questionResult) }),
  }),
  create: endpoint({
    path: 'POST /admin/survey',
    access: 'admin',
    summary: 'Ankete soru ekler.',
    body: questionForm,
    reply: questionResult,
  }),
  update: endpoint({
    path: 'PUT /admin/survey/:id',
    access: 'admin',
    summary: 'Bir soruyu değiştirir; sayımlar korunur.',
    body: questionForm,
    reply: questionResult,
  }),
  remove: endpoint({
    path: 'DELETE /admin/survey/:id',
    access: 'admin',
    summary: 'Bir soruyu ve sayımlarını siler.',
  }),
}
