import { accessApi } from '#domain/access/access.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { ratesApi } from '#domain/tenancy/rates/rates.api.ts'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { picture } from '#server/testing/pictures.ts'
import { person } from '#server/testing/register.ts'

const question = {
  question_id: 99,
  question_text: 'Nasıl buldunuz?',
  is_multiple_choice: false,
  option_a: 'İyi',
  option_b: 'Kötü',
  option_c: '',
  option_d: '',
  option_e: '',
}

/** A new account, waiting or active, for an administrator to decide on. */
const somebody = (is_active: boolean) => async (world: World) => ({
  params: { id: (await world.app.build.person({ is_active })).id },
})

/** An empty form answers 400, which proves access without a slow password comparison. */
const emptyForm = { through: 400, call: () => ({ body: {} }) }

export const accountsAccess: AccessRow[] = [
  anywhere(accountsApi.login, emptyForm),
  anywhere(accountsApi.loginSecondFactor, emptyForm),
  anywhere(accountsApi.register, emptyForm),
  anywhere(accountsApi.verifyIdentity, { call: () => ({ body: person }) }),
  anywhere(accountsApi.requestReset, { call: () => ({ body: { email: `${newId()}@ornek.test` } }) }),
  anywhere(accountsApi.resetPassword, emptyForm),

  anywhere(accountsApi.me),
  anywhere(accountsApi.actFor, { call: () => ({ body: { owner: null } }) }),
  anywhere(accountsApi.changePassword, emptyForm),
  anywhere(accountsApi.confirm, emptyForm),
  anywhere(accountsApi.mailAddressKey, { through: 409 }),
  anywhere(accountsApi.proveAddress, { through: 400, call: () => ({ body: { token: 'olmayan' } }) }),
  anywhere(accountsApi.changeEmail, emptyForm),
  anywhere(accountsApi.cancelEmailChange),
  anywhere(accountsApi.sessions),
  anywhere(accountsApi.closeSession, { through: 404, call: () => ({ params: { id: newId() } }) }),
  anywhere(accountsApi.updateProfile, {
    call: () => ({ body: { username: 'Yeni Ad', phoneNumber: '', address: '' } }),
  }),
  anywhere(accountsApi.uploadAvatar, { call: async () => ({ file: await picture(3, { width: 8, height: 8 }) }) }),
  anywhere(accountsApi.removeAvatar),
  anywhere(accountsApi.startSecondFactor, emptyForm),
  anywhere(accountsApi.confirmSecondFactor, emptyForm),
  anywhere(accountsApi.renewRecoveryCodes, emptyForm),
  anywhere(accountsApi.disableSecondFactor, emptyForm),

  anywhere(accessApi.check, { call: () => ({ query: { guard: 'host' } }) }),
  anywhere(ratesApi.latest),
  anywhere(surveyApi.questions),
  anywhere(surveyApi.save, { through: 404, call: () => ({ body: { answers: [{ id: newId(), option: 'a' }] } }) }),

  anywhere(adminApi.summary),
  anywhere(adminApi.users),
  anywhere(adminApi.approve, { call: somebody(false) }),
  anywhere(adminApi.takeBack, { through: 409, call: somebody(true) }),
  anywhere(adminApi.refuse, {
    call: async (world) => ({ ...(await somebody(false)(world)), body: { reason: 'Belgeler eksik.' } }),
  }),
  anywhere(adminApi.deactivate, { call: somebody(true) }),
  anywhere(adminApi.activate, { through: 409, call: somebody(true) }),
  anywhere(adminApi.promote, { call: somebody(true) }),
  anywhere(adminApi.demote, {
    call: async (world) => ({ params: { id: (await world.app.build.admin()).id } }),
  }),
  anywhere(adminApi.outbox),
  anywhere(adminApi.resendMail, { through: 404, call: () => ({ params: { id: newId() } }) }),
  anywhere(surveyApi.results),
  anywhere(surveyApi.create, { call: () => ({ body: question }) }),
  anywhere(surveyApi.update, { through: 404, call: () => ({ params: { id: newId() }, body: question }) }),
  anywhere(surveyApi.remove, { through: 404, call: () => ({ params: { id: newId() } }) }),

  anywhere(legalInterestApi.list),
  anywhere(legalInterestApi.save, {
    call: () => ({ body: { from_on: '2024-06-01', percent: 24, source: '8485 sayılı karar' } }),
  }),
  anywhere(tufeApi.list),
  anywhere(tufeApi.save, { call: () => ({ params: { month: '2026-09' }, body: { percent: 31.49 } }) }),

  // Must be last: it ends every session of the account.
  anywhere(accountsApi.logout, { ownSession: true }),
]
