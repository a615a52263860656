import { bigint, integer, text, uuid } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '#domain/insight/webhooks/webhook-events.rules.ts'
import type { DeliveryProblem, deliveryStates } from '#domain/insight/webhooks/webhooks.schema.ts'
import { contact, personId, plain, secret } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

/** The addresses to which a person's events are sent. */
export const webhooks = personalTable(
  'webhooks',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    /** Of the program that registered it; it ends with the token. */
    token_id: plain(uuid('token_id')),
    address: contact(text('address').notNull()),
    /** Encrypted, because every delivery is signed with it. */
    secret_encrypted: secret(text('secret_encrypted').notNull()),
    events: plain(text('events').array().$type<WebhookEvent[]>().notNull()),
    created_at: plain(instant('created_at').notNull()),
    /** Up to where the audit log has been announced to it. */
    seen_seq: plain(bigint('seen_seq', { mode: 'number' }).notNull()),
    failing_since: plain(instant('failing_since')),
    stopped_at: plain(instant('stopped_at')),
  },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)

/** What was or will be sent; kept for thirty days. */
export const webhookDeliveries = personalTable(
  'webhook_deliveries',
  {
    id: plain(uuid('id').primaryKey()),
    webhook_id: plain(uuid('webhook_id').notNull()),
    event: plain(text('event').$type<WebhookEvent | 'ping'>().notNull()),
    entry_id: plain(uuid('entry_id')),
    property_id: plain(uuid('property_id')),
    record_id: plain(uuid('record_id')),
    happened_at: plain(instant('happened_at').notNull()),
    created_at: plain(instant('created_at').notNull()),
    state: plain(text('state').$type<(typeof deliveryStates)[number]>().notNull().default('waiting')),
    attempts: plain(integer('attempts').notNull().default(0)),
    last_tried_at: plain(instant('last_tried_at')),
    status: plain(integer('status')),
    problem: plain(text('problem').$type<DeliveryProblem>()),
  },
  {
    group: 'account',
    about: 'webhook_id in (select id from webhooks where user_id = :user)',
    deletionRules: [{ where: 'webhook_id in (select id from webhooks where user_id = :user)', does: 'delete' }],
  },
)
