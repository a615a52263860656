import { z } from 'zod'
import type { DelegateList } from '#domain/access/property-rights.ts'
import { groupLabels, roleLabelInLists } from '#domain/access/roles.ts'
import { maskNationalId } from '#domain/identity/national-id.ts'
import { refuseProperty } from '#domain/properties/properties.messages.ts'
import { type PropertyDetail, type RelatedPerson, requirePropertyId } from '#domain/properties/property-detail.api.ts'
import type { TenantRecord } from '#domain/properties/tenants.schema.ts'
import { type FoundProperty, findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { suggestionInstants } from '#server/features/suggestions/suggestion-row.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { avatarOf } from '#server/services/accounts/accounts.queries.ts'
import { toEventView } from '#server/services/audit/audit-log.queries.ts'
import { type RawParts, readParts } from './property-detail.queries.ts'

/** One property for the person who looks at it: two statements, and a broken part costs only itself. */
export async function readPropertyDetail(ctx: Context, actor: Actor, givenId: string): Promise<PropertyDetail> {
  const id = requirePropertyId(givenId)
  if (!z.uuid().safeParse(id).success) throw refuseProperty('property_missing')
  const found = await findProperty(ctx.db, actor, id)
  const { parts, failed } = await readParts(ctx.db, actor, found, (error, part) =>
    ctx.log.warn({ err: error, part, property: id }, 'part of a property not read'),
  )
  return { ...assemble(ctx, actor, found, parts), failed }
}

type Row = Record<string, never>
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []) as Row[]
const rowOf = (value: unknown) => (value ?? null) as Row | null
const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)
const instant = (at: string | Date) => new Date(at).toISOString()
const instantOrNull = (at: string | null) => at && instant(at)

/** The database writes its own kind of timestamp into JSON. */
const withInstants = (row: Row, ...names: string[]): never =>
  ({ ...row, ...Object.fromEntries(names.map((name) => [name, instantOrNull(row[name] ?? null)])) }) as never

function assemble(
  ctx: Context,
  actor: Actor,
  { property, relation, rights }: FoundProperty,
  parts: RawParts,
): Omit<PropertyDetail, 'failed'> {
  const people = rowsOf(parts.users).map((row) => toPerson(row, actor, relation === 'tenant'))
  const fixtures: PropertyDetail['fixtures'] = rowsOf(parts.fixtures).map((row) => withInstants(row, 'created_at'))
  const suggestions: PropertyDetail['suggestions'] = rowsOf(parts.suggestions).map((row) =>
    withInstants(row, ...suggestionInstants),
  )
  const pictures = (name: 'general' | 'delivery' | 'evacuation'): PropertyDetail['images']['general'] =>
    rowsOf(parts[name]).map((row) => withInstants(row, 'created_at'))
  const images = { general: pictures('general'), delivery: pictures('delivery'), evacuation: pictures('evacuation') }
  const building = rowOf(parts.building) as { id: string; baslik: string } | null
  const ids = { tenant_id: [], lawyer_id: [], ...rowOf(parts.ids) }
  const deed = rowOf(parts.deed) as PropertyDetail['deed']
  const feature = rowOf(parts.feature) as PropertyDetail['feature']
  const { search_key: _, title_key: __, ...own } = property
  return {
    property: {
      ...own,
      ...ids,
      deed_id: deed?.id ?? null,
      property_feature_id: feature?.id ?? null,
      bina_id: building?.id ?? null,
      bina_baslik: building?.baslik ?? null,
      users_id: idsOf(people),
      fixtures_id: idsOf(fixtures),
      suggest_id: idsOf(suggestions),
      delivery_images: idsOf(images.delivery),
      evacuation_images: idsOf(images.evacuation),
      // Who rents sees the own contract; which one is current is the owner's affair.
      contract_id: relation === 'tenant' ? null : property.contract_id,
      created_at: instant(property.created_at),
      updated_at: instant(property.updated_at),
    },
    relation,
    rights,
    owner: toOwner(rowOf(parts.owner)),
    users: people,
    units: rowsOf(parts.units) as unknown as PropertyDetail['units'],
    deed,
    feature,
    tenantRecords: rowsOf(parts.tenantRecords).map((row) => toTenantRecord(ctx, row, rights.edit)),
    contracts: rowsOf(parts.contracts).map((row) => withInstants(row, 'cancelled_at', 'created_at')),
    fixtures,
    suggestions,
    images,
    readings: rowsOf(parts.readings).map((row) => withInstants(row, 'created_at')),
    documentCount: Number(parts.documentCount ?? 0),
    history: rowsOf(parts.history).map((row) => toEventView(row as never)),
  }
}

interface PersonRow {
  id: string
  username: string
  avatar_file: string | null
  email: string
  phoneNumber: string | null
  relation: 'tenant' | DelegateList
}

const roleNames: Record<'tenant' | DelegateList, string> = { ...roleLabelInLists, ...groupLabels }

function toPerson(row: Row, actor: Actor, forTenant: boolean): RelatedPerson {
  const { avatar_file, ...person } = row as unknown as PersonRow
  const contact = !forTenant || person.id === actor.userId
  return {
    ...person,
    avatar: avatarOf({ avatar_file, username: person.username }),
    role: roleNames[person.relation],
    email: contact ? person.email : null,
    phoneNumber: contact ? person.phoneNumber : null,
  }
}

/** Whoever has a relation to the property deals with its owner, so the contact is theirs to know. */
function toOwner(row: Row | null): RelatedPerson | null {
  if (!row) return null
  const { avatar_file, ...person } = row as unknown as PersonRow
  return {
    ...person,
    avatar: avatarOf({ avatar_file, username: person.username }),
    relation: 'owner',
    role: roleLabelInLists.host,
  }
}

/** The private half only for those who keep the record; the number never in full. */
function toTenantRecord(ctx: Context, row: Row, keeps: boolean): TenantRecord {
  const { created_by: _, ...record } = row as unknown as TenantRecord & { created_by: string }
  const kimlikNo = record.kimlikNo && keeps ? decryptText(ctx.secrets.encryption, record.kimlikNo) : null
  return {
    ...record,
    kimlikNo: kimlikNo && maskNationalId(kimlikNo),
    dogumTarihi: keeps ? record.dogumTarihi : null,
    created_at: instant(record.created_at),
  }
}
