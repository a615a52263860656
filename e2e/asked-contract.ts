import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { contractFormFor, guarantorParty, tenantParty } from '../server/testing/build-contract.ts'
import { expect, signIn } from './support.ts'

interface Asked {
  owner: Page
  id: string
  tenant: string
  guarantor: string
}

let made = 0

/** A contract of the demo owner, sent; the links as the owner copies them, without the origin. */
export async function asked(browser: Browser, baseURL: string): Promise<Asked> {
  const owner = await browser.newPage({ baseURL })
  await signIn(owner, 'ev.sahibi@demo.test')
  const calls: APIRequestContext = owner.request
  const json = async <Reply>(answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as Reply
  }
  const place = await json<{ id: string }>(
    await calls.post('/api/properties', { data: { baslik: `Karar Sokağı ${process.pid}-${++made}` } }),
  )
  const body = contractFormFor(place.id, {
    tenants: [
      tenantParty('isil@ornek.test', { is_primary: true, tenant_name: 'Işıl Şahin', tenant_phone: '05321112233' }),
    ],
    guarantor: guarantorParty(),
    terms: { hususiSartlar: 'Evcil hayvan beslenebilir.', baslangicTarihi: '2027-01-01' },
  })
  const { id } = await json<{ id: string }>(await calls.post('/api/contracts', { data: body }))
  const { approvals } = await json<{ approvals: { id: string }[] }>(await calls.get(`/api/contracts/${id}`))
  const pathOf = ({ link }: { link: string }) => new URL(link).pathname
  return {
    owner,
    id,
    tenant: pathOf(await json(await calls.get(`/api/contracts/${id}/approvals/${approvals[0]!.id}/link`))),
    guarantor: pathOf(await json(await calls.get(`/api/contracts/${id}/guarantor/link`))),
  }
}
