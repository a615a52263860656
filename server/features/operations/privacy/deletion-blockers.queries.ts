import { shortId } from '#domain/kernel/ids.ts'
import type { Blocker, BlockerKind } from '#domain/operations/privacy/privacy.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'

interface BlockerRow {
  kind: BlockerKind
  id: string
  baslik: string
}

/** Running tenancies and open matters with others; the account cannot be deleted before they end. */
export async function blockersOf(db: Db, user: string): Promise<Blocker[]> {
  const { rows } = await db.run(
    `select 'tenancy_as_owner' as kind, t.id, p.baslik from tenancies t join properties p on p.id = t.property_id
      where t.owner_id = $1::uuid and t.ended_on is null
    union all
    select distinct 'tenancy_as_tenant', t.id, p.baslik from tenancies t join properties p on p.id = t.property_id
      join contracts c on c.tenancy_id = t.id and c.status = 'active' and c.deleted_at is null
      join contract_tenants n on n.contract_id = c.id
      where n.tenant_user_id = $1::uuid and t.ended_on is null
    union all
    select distinct 'contract_asked', c.id, p.baslik from contracts c join properties p on p.id = c.property_id
      left join contract_tenants n on n.contract_id = c.id
      where (c.owner_id = $1::uuid or n.tenant_user_id = $1::uuid) and c.status not in ('active', 'rejected_by_tenant')
        and c.cancelled_at is null and c.deleted_at is null and c.lapsed_at is null
    union all
    select 'administrator', u.id, u.username from users u where u.id = $1::uuid and u.role = 'admin'
    limit 50`,
    [user],
  )
  return (rows as BlockerRow[]).map(({ kind, id, baslik }) => ({ kind, ...shown(kind, id, baslik) }))
}

function shown(kind: BlockerKind, id: string, baslik: string): Pick<Blocker, 'title' | 'link'> {
  if (kind === 'administrator') return { title: baslik, link: '/admin-users' }
  if (kind === 'contract_asked')
    return { title: `${titleOf({ baslik })} · ${shortId(id)}`, link: `/viewContract/${id}` }
  return { title: titleOf({ baslik }), link: `/tenancy/${id}` }
}
