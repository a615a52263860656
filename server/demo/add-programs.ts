import { randomBytes } from 'node:crypto'
import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { accessTokens } from '#server/db/schema/access-tokens.ts'
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import type { People } from './add-portfolio.ts'
import { host, moda } from './demo-property.ts'
import type { Past } from './past.ts'

interface Scene {
  people: People
  past: Past
  idOf: (title: string) => string
}

/** The landlord's accounting program: a token that nobody knows, and an address that has stopped, so nothing is sent. */
export async function addPrograms(ctx: Context, tx: Tx, { people, past, idOf }: Scene) {
  const [person, property] = [people.id(host), idOf(moda)]
  const created_at = past.daysAgo(40)
  await tx.insert(accessTokens).values({
    id: newId(),
    user_id: person,
    name: 'Muhasebe programı',
    prefix: 'anahtar_k3Xp',
    token_hash: tokenHash(randomBytes(32).toString('base64url')),
    scopes: ['money:read', 'payments:write', 'webhooks:read'],
    created_at,
    expires_at: new Date(created_at.getTime() + 90 * dayMs),
    last_used_at: past.daysAgo(8),
  })
  const id = newId()
  await tx.insert(webhooks).values({
    id,
    user_id: person,
    address: 'https://muhasebe.example.com/anahtar/olaylar',
    secret_encrypted: encryptText(ctx.secrets.encryption, randomBytes(32).toString('base64url')),
    events: ['payment.recorded', 'payment.reversed', 'request.created'],
    created_at,
    seen_seq: 0,
    failing_since: past.daysAgo(7),
    stopped_at: past.daysAgo(2),
  })
  const delivery = (event: 'ping' | 'payment.recorded' | 'request.created', days: number) => ({
    id: newId(),
    webhook_id: id,
    event,
    property_id: property,
    record_id: property,
    happened_at: past.daysAgo(days),
    created_at: past.daysAgo(days),
    last_tried_at: past.daysAgo(days),
  })
  await tx.insert(webhookDeliveries).values([
    {
      ...delivery('request.created', 2),
      state: 'failed' as const,
      attempts: 9,
      status: 503,
      problem: 'status' as const,
    },
    { ...delivery('payment.recorded', 7), state: 'failed' as const, attempts: 13, problem: 'timeout' as const },
    { ...delivery('payment.recorded', 12), state: 'delivered' as const, attempts: 2, status: 200 },
    { ...delivery('payment.recorded', 20), state: 'delivered' as const, attempts: 1, status: 200 },
  ])
}
