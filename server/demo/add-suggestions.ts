import { newId } from '#domain/kernel/ids.ts'
import { relationLabels } from '#domain/property/suggestions/suggestions.rules.ts'
import type { Tx } from '#server/db/client.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { suggestionComments, suggestionFiles, suggestionViews } from '#server/db/schema/suggestions.ts'
import { insertSuggestion } from '#server/features/property/suggestions/suggestions.queries.ts'
import type { People } from './add-portfolio.ts'
import type { DemoFiles } from './demo-files.ts'
import { host } from './demo-property.ts'
import { demoSuggestions } from './demo-suggestions.ts'
import type { Past } from './past.ts'

const answers = 'yetkili@demo.test'

/** Requests with their views, comments and photographs. */
export async function addSuggestions(
  tx: Tx,
  people: People,
  past: Past,
  idOf: (title: string) => string,
  { requests: photos }: DemoFiles,
) {
  const things = await tx
    .select({ id: fixtures.id, property_id: fixtures.property_id, kind: fixtures.demirbasCinsi })
    .from(fixtures)
  for (const [at, suggestion] of demoSuggestions.entries()) {
    const { property, tenant, author = tenant, fixture, state, daysAgo, answered = 0, cost, reason = '' } = suggestion
    const property_id = idOf(property)
    const createdAt = past.daysAgo(daysAgo)
    const id = newId(createdAt.getTime())
    const decided = { by: people.id(answers), at: past.daysAgo(daysAgo - answered) }
    await insertSuggestion(tx, {
      id,
      property_id,
      demirbas: fixture,
      aciklama: suggestion.text,
      oncelik: suggestion.priority,
      durum: state,
      tenant_id: people.id(tenant),
      host_id: people.id(host),
      fixture_id: things.find((thing) => thing.property_id === property_id && thing.kind === fixture)?.id ?? null,
      oneri_tipi: suggestion.kind ?? 'Demirbaş',
      olusturma_tarihi: createdAt,
      created_by: people.id(author),
      ...(['onaylandi', 'tamamlandi'].includes(state) && {
        onaylayan_kullanici_id: decided.by,
        onaylama_tarihi: state === 'tamamlandi' ? past.daysAgo(daysAgo - 1) : decided.at,
      }),
      ...(state === 'tamamlandi' && { tamamlayan_kullanici_id: decided.by, tamamlanma_tarihi: decided.at }),
      ...(cost && { maliyet: cost.kurus, maliyet_sahibi: cost.by }),
      ...(state === 'reddedildi' && {
        reddeden_kullanici_id: decided.by,
        reddetme_tarihi: decided.at,
        ret_nedeni: reason,
      }),
    })
    const labelOf = (email: string) =>
      email === tenant ? relationLabels.tenant : email === host ? relationLabels.owner : relationLabels.authorised
    const seen = [author, ...(suggestion.seen ?? [])].map((email, index) => ({
      suggestion_id: id,
      user_id: people.id(email),
      role_label: labelOf(email),
      seen_at: past.daysAgo(daysAgo - index * 0.05),
    }))
    await tx.insert(suggestionViews).values(seen)
    const comments = (suggestion.comments ?? []).map(([by, text, later]) => ({
      id: newId(),
      suggestion_id: id,
      text,
      author_id: people.id(by),
      author_name: people.name(by),
      role_label: labelOf(by),
      created_at: past.daysAgo(daysAgo - later),
    }))
    if (comments.length > 0) await tx.insert(suggestionComments).values(comments)
    const kept = photos.get(at) ?? []
    if (kept.length === 0) continue
    await tx.insert(files).values(kept.map((file) => ({ ...file, property_id, uploaded_by: people.id(author) })))
    await tx
      .insert(suggestionFiles)
      .values(kept.map(({ id: file_id }, position) => ({ suggestion_id: id, file_id, position })))
  }
}
