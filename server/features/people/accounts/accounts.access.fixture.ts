import { accessApi } from '#domain/access/access.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { ratesApi } from '#domain/tenancy/rates/rates.api.ts'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { authenticator, codeAt, currentStep } from '#server/testing/authenticator.ts'
import { addressKeyFor, mailsTo } from '#server/testing/mailed.ts'
import { picture } from '#server/testing/pictures.ts'
import { person, registration } from '#server/testing/register.ts'
import { testPassword } from '#server/testing/test-app.ts'

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

const password = testPassword
const otherPassword = 'Yepyeni2026!'
const byNewHost =
  (body: object) =>
  async ({ app }: World) => ({ by: await app.build.host(), input: { body } })

/** A person whose mail address is not proven yet. */
async function unproven({ app }: World) {
  const by = app.client()
  const body = await registration(by)
  await by.call(accountsApi.register, { body })
  return { by, email: body.email }
}

/** A person with the second factor on, and the next code. */
async function withCodes({ app }: World) {
  const by = await app.build.host()
  return { by, code: (await authenticator(by, password)).next() }
}

const newQuestion = async ({ people: { admin } }: World) =>
  (await admin.call(surveyApi.create, { body: question })).body.id

export const accountsAccess: AccessRow[] = [
  anywhere(accountsApi.login, {
    ...emptyForm,
    success: async ({ app }) => {
      const { email } = await app.build.host()
      return { by: app.client(), input: { body: { email, password } } }
    },
  }),
  anywhere(accountsApi.loginSecondFactor, {
    ...emptyForm,
    success: async (world) => {
      const person = await world.app.build.host()
      const codes = await authenticator(person, password)
      const by = world.app.client()
      await by.call(accountsApi.login, { body: { email: person.email, password } })
      return { by, input: { body: { code: codes.next() } } }
    },
  }),
  anywhere(accountsApi.register, {
    ...emptyForm,
    success: async ({ app }) => {
      const by = app.client()
      return { by, input: { body: await registration(by) } }
    },
  }),
  anywhere(accountsApi.verifyIdentity, { call: () => ({ body: person }) }),
  anywhere(accountsApi.requestReset, { call: () => ({ body: { email: `${newId()}@ornek.test` } }) }),
  anywhere(accountsApi.resetPassword, {
    ...emptyForm,
    success: async ({ app }) => {
      const { email } = await app.build.host()
      await app.guest.call(accountsApi.requestReset, { body: { email } })
      await app.ctx.jobs.drain()
      const [mail] = await mailsTo(app, email)
      const token = /token=([\w-]+)/.exec(mail!.text)![1]!
      return { by: app.guest, input: { body: { token, password: otherPassword } } }
    },
  }),

  anywhere(accountsApi.me),
  anywhere(accountsApi.actFor, { call: () => ({ body: { owner: null } }) }),
  anywhere(accountsApi.changePassword, {
    ...emptyForm,
    success: byNewHost({ currentPassword: password, newPassword: otherPassword }),
  }),
  anywhere(accountsApi.confirm, { ...emptyForm, success: byNewHost({ password }) }),
  anywhere(accountsApi.mailAddressKey, { through: 409, success: unproven }),
  anywhere(accountsApi.proveAddress, {
    through: 400,
    call: () => ({ body: { token: 'olmayan' } }),
    success: async (world) => {
      const { by, email } = await unproven(world)
      await by.call(accountsApi.mailAddressKey)
      return { by, input: { body: { token: await addressKeyFor(world.app, email) } } }
    },
  }),
  anywhere(accountsApi.changeEmail, {
    ...emptyForm,
    success: byNewHost({ email: 'yeni.adres@ornek.test', password }),
  }),
  anywhere(accountsApi.cancelEmailChange),
  anywhere(accountsApi.sessions),
  anywhere(accountsApi.closeSession, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: async ({ app }) => {
      const by = await app.build.host()
      await app.build.session(by.accountId)
      const { documents } = (await by.call(accountsApi.sessions)).body
      return { by, input: { params: { id: documents.find(({ current }) => !current)!.id } } }
    },
  }),
  anywhere(accountsApi.updateProfile, {
    call: () => ({ body: { username: 'Yeni Ad', phoneNumber: '', address: '' } }),
  }),
  anywhere(accountsApi.uploadAvatar, { call: async () => ({ file: await picture(3, { width: 8, height: 8 }) }) }),
  anywhere(accountsApi.removeAvatar),
  anywhere(accountsApi.startSecondFactor, { ...emptyForm, success: byNewHost({ password }) }),
  anywhere(accountsApi.confirmSecondFactor, {
    ...emptyForm,
    success: async ({ app }) => {
      const by = await app.build.host()
      const { uri } = (await by.call(accountsApi.startSecondFactor, { body: { password } })).body
      return { by, input: { body: { code: codeAt(uri, currentStep()), password } } }
    },
  }),
  anywhere(accountsApi.renewRecoveryCodes, {
    ...emptyForm,
    success: async (world) => {
      const { by, code } = await withCodes(world)
      return { by, input: { body: { password, code } } }
    },
  }),
  anywhere(accountsApi.disableSecondFactor, {
    ...emptyForm,
    success: async (world) => {
      const { by, code } = await withCodes(world)
      return { by, input: { body: { password, code } } }
    },
  }),

  anywhere(accessApi.check, { call: () => ({ query: { guard: 'host' } }) }),
  anywhere(ratesApi.latest),
  anywhere(surveyApi.questions),
  anywhere(surveyApi.save, {
    through: 404,
    call: () => ({ body: { answers: [{ id: newId(), option: 'a' }] } }),
    success: async (world) => ({
      by: world.people.owner,
      input: { body: { answers: [{ id: await newQuestion(world), option: 'a' }] } },
    }),
  }),

  anywhere(adminApi.summary),
  anywhere(adminApi.users),
  anywhere(adminApi.approve, { call: somebody(false) }),
  anywhere(adminApi.takeBack, {
    through: 409,
    call: somebody(true),
    success: async (world) => {
      const { admin } = world.people
      const input = await somebody(false)(world)
      await admin.call(adminApi.approve, input)
      return { by: admin, input }
    },
  }),
  anywhere(adminApi.refuse, {
    call: async (world) => ({ ...(await somebody(false)(world)), body: { reason: 'Belgeler eksik.' } }),
  }),
  anywhere(adminApi.deactivate, { call: somebody(true) }),
  anywhere(adminApi.activate, {
    through: 409,
    call: somebody(true),
    success: async (world) => {
      const { admin } = world.people
      const input = await somebody(true)(world)
      await admin.call(adminApi.deactivate, input)
      return { by: admin, input }
    },
  }),
  anywhere(adminApi.promote, { call: somebody(true) }),
  anywhere(adminApi.demote, {
    call: async (world) => ({ params: { id: (await world.app.build.admin()).id } }),
  }),
  anywhere(adminApi.outbox),
  anywhere(adminApi.resendMail, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: async (world) => {
      const { app, people } = world
      await people.admin.call(adminApi.deactivate, await somebody(true)(world))
      await app.ctx.db.update(mails).set({ state: 'failed' })
      const { documents } = (await people.admin.call(adminApi.outbox)).body
      return { by: people.admin, input: { params: { id: documents[0]!.id } } }
    },
  }),
  anywhere(surveyApi.results),
  anywhere(surveyApi.create, { call: () => ({ body: question }) }),
  anywhere(surveyApi.update, {
    through: 404,
    call: () => ({ params: { id: newId() }, body: question }),
    success: async (world) => ({
      by: world.people.admin,
      input: { params: { id: await newQuestion(world) }, body: { ...question, question_text: 'Beğendiniz mi?' } },
    }),
  }),
  anywhere(surveyApi.remove, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: async (world) => ({ by: world.people.admin, input: { params: { id: await newQuestion(world) } } }),
  }),

  anywhere(legalInterestApi.list),
  anywhere(legalInterestApi.save, {
    call: () => ({ body: { from_on: '2024-06-01', percent: 24, source: '8485 sayılı karar' } }),
  }),
  anywhere(tufeApi.figures),
  anywhere(tufeApi.list),
  anywhere(tufeApi.save, { call: () => ({ params: { month: '2026-09' }, body: { percent: 31.49 } }) }),

  // Must be last: it ends every session of the account.
  anywhere(accountsApi.logout, { ownSession: true }),
]
