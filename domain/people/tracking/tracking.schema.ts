import { z } from 'zod'
import { contentCategories, leadValues, longestMessage, scrollDepths, trackingCurrency } from './tracking.rules.ts'

const event = <Name extends string, Details extends z.ZodRawShape>(name: Name, details: Details) =>
  z.strictObject({
    name: z.literal(name),
    currency: z.literal(trackingCurrency),
    /** Only the first path segment, because others may be tokens or record ids. */
    page: z
      .string()
      .regex(/^\/[^/?#]*$/)
      .max(100),
    ...details,
  })
const word = z.string().max(100)

/** The events that a browser may report; the server rejects everything else. */
export const trackingEvent = z.discriminatedUnion('name', [
  event('button_click', { label: word }),
  event('scroll_depth', { percent: z.literal(scrollDepths) }),
  event('time_on_page', { seconds: z.number().int().min(0).max(86_400) }),
  event('email_click', {}),
  event('social_click', { network: word }),
  event('error', { message: z.string().max(longestMessage) }),
  event('form_submission', { form: word, value: z.literal(leadValues.form_submission) }),
  event('demo_request', { value: z.literal(leadValues.demo_request) }),
  event('contact_form', { topic: word }),
  event('view_content', { category: z.enum(contentCategories) }),
])
