import { z } from 'zod'
import type { DelegateList } from '#domain/access/property-rights.ts'
import { groupLabels, roleLabelInLists } from '#domain/access/roles.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { type propertyDetail, requirePropertyId } from '#domain/property/properties/property-detail.api.ts'
import { type FoundProperty, findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { suggestionInstants } from '#server/features/property/suggestions/suggestion-row.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { toEventView } from '#server/services/audit/audit-log.queries.ts'
import { type PersonRow, type ReadParts, readParts } from './property-detail.queries.ts'

type Reply = z.input<typeof propertyDetail>
type Listed<Name extends 'users' | 'tenantRecords'> = NonNullable<ReadParts[Name]>[number]

/** Reads one property in two statements; a broken part does not affect the others. */
export async function readPropertyDetail(ctx: Context, actor: Actor, givenId: string): Promise<Reply> {
  const id = requirePropertyId(givenId)
  if (!z.uuid().safeParse(id).success) throw refuseProperty('property_missing')
  const found = await findProperty(ctx.db, actor, id)
  const { parts, failed } = await readParts(ctx.db, actor, found, (error, part) =>
    ctx.log.warn({ err: error, part, property: id }, 'part of a property not read'),
  )
  return { ...assemble(ctx, actor, found, parts), failed }
}

const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)
const instant = (at: string | Date) => new Date(at).toISOString()

/** Converts timestamps from PostgreSQL's JSON format. */
const withInstants = <Name extends string, Row extends Record<Name, string | null>>(
  row: Row,
  ...names: Name[]
): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, row[name] && instant(row[name])])),
})

function assemble(
  ctx: Context,
  actor: Actor,
  { property, relation, rights }: FoundProperty,
  parts: ReadParts,
): Omit<Reply, 'failed'> {
  const people = (parts.users ?? []).map((row) => toPerson(row, actor, relation === 'tenant'))
  const fixtures = (parts.fixtures ?? []).map((row) => withInstants(row, 'created_at'))
  const suggestions = (parts.suggestions ?? []).map((row) => withInstants(row, ...suggestionInstants))
  const pictures = (name: 'general' | 'delivery' | 'evacuation') =>
    (parts[name] ?? []).map((row) => withInstants(row, 'created_at'))
  const images = { general: pictures('general'), delivery: pictures('delivery'), evacuation: pictures('evacuation') }
  const { building = null, deed = null, feature = null, owner = null } = parts
  const { search_key: _, title_key: __, deleted_at: ___, ...own } = property
  return {
    property: {
      ...own,
      tenant_id: [],
      lawyer_id: [],
      ...parts.ids,
      deed_id: deed?.id ?? null,
      property_feature_id: feature?.id ?? null,
      bina_id: building?.id ?? null,
      bina_baslik: building?.baslik ?? null,
      users_id: idsOf(people),
      fixtures_id: idsOf(fixtures),
      suggest_id: idsOf(suggestions),
      delivery_images: idsOf(images.delivery),
      evacuation_images: idsOf(images.evacuation),
      odemeDurumu: rights.seePayments ? property.odemeDurumu : null,
      // Tenants see their own contract; only the owner sees which one is current.
      contract_id: relation === 'tenant' ? null : property.contract_id,
      created_at: instant(property.created_at),
      updated_at: instant(property.updated_at),
    },
    relation,
    rights,
    owner: owner && toOwner(owner),
    users: people,
    units: parts.units ?? [],
    deed,
    feature,
    tenantRecords: (parts.tenantRecords ?? []).map((row) => toTenantRecord(ctx, row, rights.edit)),
    tenancyRequests: (parts.tenancyRequests ?? []).map((row) => withInstants(row, 'created_at')),
    contracts: (parts.contracts ?? []).map((row) => withInstants(row, 'cancelled_at', 'created_at')),
    fixtures,
    suggestions,
    images,
    readings: (parts.readings ?? []).map((row) => withInstants(row, 'created_at')),
    documentCount: parts.documentCount ?? 0,
    arrears: parts.arrears ?? null,
    history: (parts.history ?? []).map(toEventView),
  }
}

const roleNames: Record<'tenant' | DelegateList, string> = { ...roleLabelInLists, ...groupLabels }

function toPerson(
  { avatar_file, ...person }: Listed<'users'>,
  actor: Actor,
  forTenant: boolean,
): Reply['users'][number] {
  const contact = !forTenant || person.id === actor.userId
  return {
    ...person,
    avatar: avatarOf({ avatar_file, username: person.username }),
    role: roleNames[person.relation],
    email: contact ? person.email : null,
    phoneNumber: contact ? person.phoneNumber : null,
  }
}

/** Everyone related to the property may see its owner's contact. */
function toOwner({ avatar_file, ...person }: PersonRow): Reply['owner'] {
  return {
    ...person,
    avatar: avatarOf({ avatar_file, username: person.username }),
    relation: 'owner',
    role: roleLabelInLists.host,
  }
}

/** Private fields are only for those who manage the record; the national id is always masked. */
function toTenantRecord(
  ctx: Context,
  { created_by: _, ...record }: Listed<'tenantRecords'>,
  keeps: boolean,
): Reply['tenantRecords'][number] {
  const kimlikNo = record.kimlikNo && keeps ? decryptText(ctx.secrets.encryption, record.kimlikNo) : null
  return {
    ...record,
    kimlikNo: kimlikNo && maskNationalId(kimlikNo),
    dogumTarihi: keeps ? record.dogumTarihi : null,
    created_at: instant(record.created_at),
  }
}
