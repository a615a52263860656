import { newId } from '#domain/kernel/ids.ts'
import { dueDay } from '#domain/operations/privacy/privacy.rules.ts'
import { termsVersion } from '#domain/people/accounts/accounts.schema.ts'
import type { Tx } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { consents, deletionRequests } from '#server/db/schema/privacy.ts'
import type { People } from './add-portfolio.ts'
import type { Past } from './past.ts'

/** Everyone accepted the terms; the owner once consented to usage statistics and withdrew the consent. */
export async function addPrivacy(tx: Tx, people: People, past: Past) {
  const registered = await tx.select({ id: users.id, at: users.created_at }).from(users)
  await tx.insert(consents).values(
    registered.map(({ id, at }) => ({
      id: newId(),
      user_id: id,
      kind: 'terms' as const,
      given: true,
      version: termsVersion,
      source: 'register' as const,
      at,
    })),
  )
  const owner = people.id('ev.sahibi@demo.test')
  for (const [days, given] of [
    [90, true],
    [20, false],
  ] as const)
    await tx.insert(consents).values({
      id: newId(),
      user_id: owner,
      kind: 'analytics',
      given,
      version: 1,
      source: 'browser',
      at: past.daysAgo(days),
    })

  const asked = (days: number) => ({ asked_at: past.daysAgo(days), due_on: dueDay(past.daysAgo(days)) })
  await tx.insert(deletionRequests).values([
    {
      id: newId(),
      user_id: people.id('anna.weber@demo.test'),
      state: 'open' as const,
      ...asked(26),
      note: 'Yurt dışına taşınıyorum, hesabıma ihtiyacım kalmayacak.',
    },
    {
      id: newId(),
      user_id: people.id('emlakci.kisitli@demo.test'),
      state: 'open' as const,
      ...asked(3),
    },
    {
      id: newId(),
      user_id: people.id('merve.tunc@demo.test'),
      state: 'refused' as const,
      ...asked(60),
      decided_at: past.daysAgo(52),
      decided_by: people.id('yonetici@demo.test'),
      decided_by_name: people.name('yonetici@demo.test'),
      refusal_reason: 'Süren bir kiracılığınız var. Kiracılık sona erince yeniden başvurabilirsiniz.',
    },
  ])
}
