import { hashPassword } from 'better-auth/crypto'
import type { Db } from '#server/db/client.ts'
import { insertAccount } from '#server/features/people/accounts/accounts.queries.ts'
import { buildProperty } from './build-property.ts'
import { Client } from './client.ts'

export const ownerAndTenant = { host: 'sahip@ornek.test', tenant: 'kiraci@ornek.test', password: 'Anahtar2026!' }

/** Only these two, because filling in the demo data would take most of the time of a test that starts a process. */
export async function addOwnerAndTenant(db: Db) {
  const hash = await hashPassword(ownerAndTenant.password)
  const person = async (email: string, role: { userType: 'landlord' | 'tenant'; host?: true; tenants?: true }) => ({
    id: await insertAccount(db, hash, { ...role, email, username: email }),
  })
  const host = await person(ownerAndTenant.host, { userType: 'landlord', host: true })
  const tenant = await person(ownerAndTenant.tenant, { userType: 'tenant', tenants: true })
  return { host, tenant, property: await buildProperty(db, host, { tenants: [tenant] }) }
}

/** A client of a server in another process. */
export const remoteClient = (url: string, patienceMs = 5000) =>
  new Client(
    {
      request: (address: string, init: RequestInit) =>
        fetch(address.replace(/^https?:\/\/[^/]+/, url), { ...init, signal: AbortSignal.timeout(patienceMs) }),
    },
    '10.7.0.1',
  )
