import { z } from 'zod'
import { costBearers, priorities, requestTypes } from '#domain/property/suggestions/suggestions.schema.ts'
import { days, demoTexts, email, kurus } from './demo-texts.ts'

const suggestion = z.strictObject({
  property: z.string(),
  tenant: email,
  /** The author, if it is not the tenant. */
  author: email.optional(),
  fixture: z.string(),
  text: z.string(),
  priority: z.enum(priorities),
  state: z.string(),
  kind: z.enum(requestTypes).default('Demirbaş'),
  daysAgo: days,
  /** Days until it was answered. */
  answered: days.default(0),
  reason: z.string().default(''),
  cost: z.strictObject({ kurus, by: z.enum(costBearers) }).optional(),
  comments: z.array(z.tuple([email, z.string(), days])).default([]),
  /** Pictures of damages. */
  photos: z.array(z.string()).default([]),
  seen: z.array(email).default([]),
})

/** Requests in every state, with comments and photographs of both sides. */
export const demoSuggestions = demoTexts('requests', suggestion)
