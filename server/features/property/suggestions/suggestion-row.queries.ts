import { type SQL, sql } from 'drizzle-orm'
import type { SuggestionView } from '#domain/property/suggestions/suggestions.schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestionComments, suggestionFiles, suggestions, suggestionViews } from '#server/db/schema/suggestions.ts'
import type { Viewer } from '#server/http/actor.ts'

/** Joins for hand-written SQL with JSON rows: lists, one request and the property's page show the same columns. */
export const suggestionTables = sql`${suggestions}
  join ${properties} on ${properties.id} = ${suggestions.property_id}
  join ${users} asking on asking.id = ${suggestions.tenant_id}
  left join ${users} deciding on deciding.id = case ${suggestions.durum}
    when 'onaylandi' then ${suggestions.onaylayan_kullanici_id}
    when 'reddedildi' then ${suggestions.reddeden_kullanici_id}
    when 'tamamlandi' then ${suggestions.tamamlayan_kullanici_id} end`

export const newestFirst = sql`${suggestions.olusturma_tarihi} desc, ${suggestions.id} desc`

const shown = sql.join(
  [
    'id',
    'property_id',
    'tenant_id',
    'host_id',
    'demirbas',
    'fixture_id',
    'aciklama',
    'oncelik',
    'durum',
    'olusturma_tarihi',
    'oneri_tipi',
    'created_by',
    'onaylayan_kullanici_id',
    'onaylama_tarihi',
    'reddeden_kullanici_id',
    'reddetme_tarihi',
    'ret_nedeni',
    'tamamlayan_kullanici_id',
    'tamamlanma_tarihi',
    'maliyet',
    'maliyet_sahibi',
  ].map((name) => sql`${suggestions}.${sql.identifier(name)}`),
  sql`, `,
)

const ofThis = (column: SQL) => sql`${column} = ${suggestions.id}`

export const suggestionColumns = (actor: Viewer) => sql`${shown},
  asking.username as tenant_name, deciding.username as karar_veren,
  coalesce((select json_agg(f.file_id order by f.position, f.file_id) from ${suggestionFiles} f
    where ${ofThis(sql`f.suggestion_id`)}), '[]') as dosyalar,
  (select count(*)::int from ${suggestionComments} c where ${ofThis(sql`c.suggestion_id`)}) as yorum_sayisi,
  exists (select 1 from ${suggestionViews} v where ${ofThis(sql`v.suggestion_id`)}
    and v.user_id is distinct from ${suggestions.created_by}) as goruldu,
  not exists (select 1 from ${suggestionViews} v where ${ofThis(sql`v.suggestion_id`)}
    and v.user_id = ${actor.callerId}) as yeni`

/** Columns whose timestamps come in PostgreSQL's JSON format. */
export const suggestionInstants = [
  'olusturma_tarihi',
  'onaylama_tarihi',
  'reddetme_tarihi',
  'tamamlanma_tarihi',
] as const

export function toSuggestion<Row extends SuggestionView>(row: Row): Row {
  const instants = suggestionInstants.map((name) => [name, row[name] && new Date(row[name]).toISOString()])
  return { ...row, ...Object.fromEntries(instants) }
}
