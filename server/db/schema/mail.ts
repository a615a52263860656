import { customType, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { mailStates } from '#domain/operations/admin/admin.schema.ts'
import { contact, fileContent, freeText, mixed, plain, secret } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant, writtenAt } from './columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const mailAttachments = personalTable(
  'mail_attachments',
  {
    id: plain(uuid('id').primaryKey()),
    name: freeText(text('name').notNull()),
    type: plain(text('type').notNull()),
    content: fileContent(bytes('content').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'mails',
    about: 'id in (select attachment_id from mails where "to" = any(:emails))',
    mentions: 'anything',
    deletionRules: [
      {
        where: `id in (select attachment_id from mails where "to" = any(:emails)) and not exists
          (select 1 from mails m where m.attachment_id = mail_attachments.id and not m."to" = any(:emails))`,
        does: 'delete',
      },
      { where: 'id in (select attachment_id from mails where "to" = any(:emails))', does: 'keep', basis: 'others' },
    ],
  },
)

export const mails = personalTable(
  'mails',
  {
    id: plain(uuid('id').primaryKey()),
    template: plain(text('template').notNull()),
    to: contact(text('to').notNull()),
    subject: freeText(text('subject').notNull()),
    html: freeText(text('html').notNull()),
    text: freeText(text('text').notNull()),
    params: mixed(jsonb('params').$type<Record<string, string>>().notNull().default({})),
    state: plain(text('state').$type<(typeof mailStates)[number]>().notNull().default('queued')),
    tries: plain(integer('tries').notNull().default(0)),
    last_error: freeText(text('last_error')),
    created_at: plain(writtenAt('created_at')),
    sent_at: plain(instant('sent_at')),
    attachment_id: plain(uuid('attachment_id')),
  },
  {
    group: 'mails',
    about: '"to" = any(:emails)',
    withheld: ['params'],
    mentions: 'anything',
    deletionRules: [{ where: '"to" = any(:emails)', does: 'delete' }],
  },
)

export const smsMessages = personalTable(
  'sms_messages',
  {
    id: plain(uuid('id').primaryKey()),
    to: contact(text('to').notNull()),
    /** Phone numbers are never verified and messages mostly contain codes, so the text is a secret. */
    text: secret(text('text').notNull()),
    state: plain(text('state').$type<(typeof mailStates)[number]>().notNull().default('queued')),
    tries: plain(integer('tries').notNull().default(0)),
    last_error: freeText(text('last_error')),
    created_at: plain(writtenAt('created_at')),
    sent_at: plain(instant('sent_at')),
  },
  {
    group: 'mails',
    about: `"to" = any(:phones) and not exists (select 1 from users o where o."phoneNumber" = "to" and o.id <> :user)`,
    deletionRules: [{ where: '"to" = any(:phones)', does: 'delete' }],
  },
)
