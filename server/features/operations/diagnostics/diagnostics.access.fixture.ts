import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { mailApi } from '#domain/services/mail/mail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import { callers, type World } from '#server/testing/access-world.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { tenancyAt } from '#server/testing/build-tenancy.ts'

/** Outside demo mode only an administrator may send, write or create a token. */
const testersOnly = Object.fromEntries(
  callers.filter((caller) => caller !== 'admin').map((caller) => [caller, caller === 'guest' ? 401 : 403]),
)
const nothing = newId()

const waiting = tenantParty('bekleyen@ornek.test', { is_primary: true })
async function sentContract({ people: { owner }, freshProperty }: World) {
  const { id } = await freshProperty('unassigned')
  return (await owner.call(contractsApi.create, { body: contractFormFor(id, { tenants: [waiting] }) })).body.id
}
const approvalMail = (contract_id: string) => ({
  tenant_name: waiting.tenant_name,
  tenant_email: waiting.tenant_email,
  owner_name: 'x',
  property_title: 'x',
  contract_id,
  monthly_rent: '1',
  start_date: '2026-12-01',
  duration: '1 yıl',
  tenant_count: 1,
})

export const diagnosticsAccess: AccessRow[] = [
  anywhere(diagnosticsApi.tools),
  anywhere(diagnosticsApi.emails),
  anywhere(diagnosticsApi.sendEmail, {
    except: testersOnly,
    call: () => ({ body: { name: 'welcome', to: 'deneme@ornek.test' } }),
  }),
  anywhere(diagnosticsApi.makeToken, {
    except: testersOnly,
    call: () => ({ body: { contract_id: nothing, guarantor_email: 'kefil@ornek.test', days_ago: 0 } }),
  }),
  anywhere(diagnosticsApi.readToken, { call: () => ({ body: { token: 'x' } }) }),
  anywhere(diagnosticsApi.walkGuarantor, { except: testersOnly }),
  anywhere(diagnosticsApi.reminders),
  anywhere(diagnosticsApi.sendReminder, {
    except: testersOnly,
    through: 404,
    call: () => ({ params: { approval: nothing } }),
    success: async (world) => {
      const { admin } = world.people
      await sentContract(world)
      world.app.pass(2 * dayMs)
      const { documents } = (await admin.call(diagnosticsApi.reminders)).body
      return { by: admin, input: { params: { approval: documents[0]!.approval } } }
    },
  }),
  anywhere(diagnosticsApi.expiries),
  anywhere(diagnosticsApi.sendExpiry, {
    through: 404,
    call: () => ({ params: { contract: nothing } }),
    success: async (world) => {
      const { contract } = await tenancyAt(world.properties.assigned, world, { baslangicTarihi: '2025-12-10' })
      return { by: world.people.admin, input: { params: { contract } } }
    },
  }),
  anywhere(diagnosticsApi.properties, { through: 404, call: () => ({ query: { user: nothing } }) }),
  anywhere(diagnosticsApi.health),
  anywhere(diagnosticsApi.sms),
  anywhere(diagnosticsApi.sendSms, {
    except: testersOnly,
    call: () => ({ body: { to: '0532 111 22 33', text: 'Deneme' } }),
  }),
  anywhere(mailApi.sendTenantApproval, {
    through: 404,
    call: () => ({ body: approvalMail(nothing) }),
    success: async (world) => ({
      by: world.people.owner,
      input: { body: approvalMail(await sentContract(world)) },
    }),
  }),
]
