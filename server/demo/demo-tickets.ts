import { z } from 'zod'
import { ticketDiagnostics, ticketForm } from '#domain/community/tickets/tickets.schema.ts'
import { days, demoTexts, email } from './demo-texts.ts'

export const support = 'yonetici@demo.test'

const hoursLater = z.number()
const ticket = z.strictObject({
  ...ticketForm.shape,
  by: email,
  daysAgo: days,
  said: z.array(z.tuple([email, z.string(), hoursLater])).default([]),
  /** Hours after it was opened. */
  closed: hoursLater.optional(),
  rating: z.number().int().nullable().default(null),
  assigned: z.boolean().default(false),
  situation: ticketDiagnostics.nullable().default(null),
})

/** A year of tickets in every state, newest first. */
export const demoTickets = demoTexts('tickets', ticket)
export const demoAnswers = demoTexts('ticket-answers', z.strictObject({ title: z.string(), text: z.string() }))
