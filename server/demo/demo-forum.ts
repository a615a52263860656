import { z } from 'zod'
import { postForm, reportReasons } from '#domain/community/forum/forum.schema.ts'
import { days, demoTexts, email } from './demo-texts.ts'

const reply = z.strictObject({
  by: email,
  text: z.string(),
  /** Hours after the text that it answers. */
  hoursLater: z.number(),
  likes: z.array(email).default([]),
  /** The text before an edit. */
  earlier: z.string().optional(),
  reported: z.strictObject({ by: email, reason: z.enum(reportReasons), note: z.string() }).optional(),
  get replies(): z.ZodOptional<z.ZodArray<typeof reply>> {
    return z.array(reply).optional()
  },
})
export type DemoReply = z.output<typeof reply>

const post = z.strictObject({
  ...postForm.shape,
  by: email,
  daysAgo: days,
  views: z.number().int(),
  likes: z.array(email).default([]),
  bookmarks: z.array(email).default([]),
  pinned: z.boolean().default(false),
  locked: z.boolean().default(false),
  /** Why an administrator hid it. */
  hidden: z.string().optional(),
  replies: z.array(reply).default([]),
})

/** Questions of landlords and tenants, with the opinions of their authors. */
export const demoForum = demoTexts('forum', post)
