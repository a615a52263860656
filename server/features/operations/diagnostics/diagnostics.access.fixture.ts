import { newId } from '#domain/kernel/ids.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { mailApi } from '#domain/services/mail/mail.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import { callers } from '#server/testing/access-world.ts'

/** Outside demo mode only an administrator may send, write or create a token. */
const testersOnly = Object.fromEntries(
  callers.filter((caller) => caller !== 'admin').map((caller) => [caller, caller === 'guest' ? 401 : 403]),
)
const nothing = newId()

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
  }),
  anywhere(diagnosticsApi.expiries),
  anywhere(diagnosticsApi.sendExpiry, { through: 404, call: () => ({ params: { contract: nothing } }) }),
  anywhere(diagnosticsApi.properties, { through: 404, call: () => ({ query: { user: nothing } }) }),
  anywhere(diagnosticsApi.health),
  anywhere(diagnosticsApi.sms),
  anywhere(diagnosticsApi.sendSms, {
    except: testersOnly,
    call: () => ({ body: { to: '0532 111 22 33', text: 'Deneme' } }),
  }),
  anywhere(mailApi.sendTenantApproval, {
    through: 404,
    call: () => ({
      body: {
        tenant_name: 'Kiracı',
        tenant_email: 'kiraci@ornek.test',
        owner_name: 'x',
        property_title: 'x',
        contract_id: nothing,
        monthly_rent: '1',
        start_date: '2026-12-01',
        duration: '1 yıl',
        tenant_count: 1,
      },
    }),
  }),
]
