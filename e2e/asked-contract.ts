import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { contractFormFor, guarantorParty, tenantParty } from '../server/testing/build-contract.ts'
import { nextStart } from './next-start.ts'
import { enter, expect, signIn } from './support.ts'

interface AskedContract {
  owner: Page
  id: string
  /** The links as they were mailed, without the origin. */
  tenant: string
  guarantor: string
  /** The links as the owner copies them. */
  copied: { tenant: string; guarantor: string }
  tenantEmail: string
  guarantorEmail: string
}

let made = 0

/** The mails to one address, newest first, read from the administrator's outbox. */
export async function lettersTo(browser: Browser, baseURL: string, email: string): Promise<string[]> {
  const office = await browser.newContext({ baseURL })
  await enter(office, 'yonetici@demo.test')
  const { documents } = await (await office.request.get('/api/admin/outbox?size=100')).json()
  await office.close()
  return documents.filter((mail: { to: string }) => mail.to === email).map((mail: { text: string }) => mail.text)
}

/** A contract that the demo owner has sent. */
export async function asked(browser: Browser, baseURL: string): Promise<AskedContract> {
  const owner = await browser.newPage({ baseURL })
  await signIn(owner, 'ev.sahibi@demo.test')
  const calls: APIRequestContext = owner.request
  const json = async <Reply>(answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as Reply
  }
  const property = await json<{ id: string }>(
    await calls.post('/api/properties', { data: { baslik: `Karar Sokağı ${process.pid}-${++made}` } }),
  )
  const [tenantEmail, guarantorEmail] = ['isil', 'kefil_bir'].map(
    (name) => `${name}.${crypto.randomUUID().slice(0, 12)}@ornek.test`,
  ) as [string, string]
  const body = contractFormFor(property.id, {
    tenants: [tenantParty(tenantEmail, { is_primary: true, tenant_name: 'Işıl Şahin', tenant_phone: '05321112233' })],
    guarantor: guarantorParty({ guarantor_email: guarantorEmail }),
    terms: { hususiSartlar: 'Evcil hayvan beslenebilir.', baslangicTarihi: nextStart(2) },
  })
  const { id } = await json<{ id: string }>(await calls.post('/api/contracts', { data: body }))
  const { approvals } = await json<{ approvals: { id: string }[] }>(await calls.get(`/api/contracts/${id}`))
  const pathOf = ({ link }: { link: string }) => new URL(link).pathname
  const mailed = async (email: string) =>
    /\/(?:tenant|guarantor)-approval\/[\w-]+/.exec((await lettersTo(browser, baseURL, email)).join('\n'))![0]
  return {
    owner,
    id,
    tenant: await mailed(tenantEmail),
    guarantor: await mailed(guarantorEmail),
    copied: {
      tenant: pathOf(await json(await calls.post(`/api/contracts/${id}/approvals/${approvals[0]!.id}/link`))),
      guarantor: pathOf(await json(await calls.post(`/api/contracts/${id}/guarantor/link`))),
    },
    tenantEmail,
    guarantorEmail,
  }
}
