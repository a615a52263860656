import { expect, test } from 'vitest'
import { emailSamples } from '#server/emails/samples.ts'
import {
  sendApprovalReminder,
  sendContractCreated,
  sendContractStatus,
  sendGuarantorRequest,
  sendTenantApproval,
} from './senders.ts'

type Ctx = Parameters<typeof sendContractCreated>[0]

/** Records the mails that would be queued. */
function recordingMailer(post: () => Promise<void> = async () => {}) {
  const posted: string[] = []
  const ctx = {
    db: { transact: (work: (tx: unknown) => unknown) => work({}) },
    mailer: {
      post: async (_: unknown, to: string, name: string) => {
        await post()
        posted.push(`${name} ${to}`)
      },
    },
  } as unknown as Ctx
  return { ctx, posted }
}
const link = () => ({ approval_token: 'a2VmaWw', link: 'https://kira.example.com/guarantor-approval/a2VmaWw' })
const { 'guarantor-request': guarantor, 'approval-reminder': reminder } = emailSamples

test('MAIL-02 each sender has its template and its recipient', async () => {
  const { ctx, posted } = recordingMailer()
  const answers = [
    await sendContractCreated(ctx, emailSamples['contract-created']),
    await sendTenantApproval(ctx, emailSamples['tenant-approval']),
    await sendContractStatus(ctx, emailSamples['contract-status']),
    await sendApprovalReminder(ctx, reminder),
    await sendGuarantorRequest(ctx, guarantor, link),
  ]
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(posted).toEqual([
    'contract-created ipek@example.com',
    'tenant-approval ipek@example.com',
    'contract-status ayse@example.com',
    'approval-reminder ipek@example.com',
    'guarantor-request kemal@example.com',
  ])
})

test('MAIL-11 a sender without what it needs says so in its own words, and sends nothing', async () => {
  const { ctx, posted } = recordingMailer()
  const messages = [
    await sendContractCreated(ctx, { ...emailSamples['contract-created'], tenant_email: ' ' }),
    await sendTenantApproval(ctx, { ...emailSamples['tenant-approval'], tenant_email: '' }),
    await sendContractStatus(ctx, { ...emailSamples['contract-status'], owner_email: '' }),
    await sendGuarantorRequest(ctx, { ...guarantor, guarantor_email: '' }, link),
    await sendGuarantorRequest(ctx, { ...guarantor, contract_id: '' }, link),
    await sendGuarantorRequest(ctx, guarantor, () => ({ approval_token: '', link: '' })),
    await sendGuarantorRequest(ctx, guarantor, () => {
      throw new Error('no secret')
    }),
  ].map((answer) => [answer.success, answer.message])
  expect(messages).toEqual([
    [false, 'Kiracı email adresi zorunludur'],
    [false, 'Kiracı email adresi zorunludur'],
    [false, 'Mülk sahibi email adresi zorunludur'],
    [false, 'Kefil email adresi zorunludur'],
    [false, 'Contract ID zorunludur'],
    [false, 'Token oluşturulamadı'],
    [false, 'Token oluşturulamadı'],
  ])
  expect(posted).toEqual([])
})

test('MAIL-10 a reminder goes out without a guarantor or with an approving one, and otherwise not at all', async () => {
  const { ctx, posted } = recordingMailer()
  await sendApprovalReminder(ctx, { ...reminder, has_guarantor: false, guarantor_approval_status: null })
  await sendApprovalReminder(ctx, { ...reminder, guarantor_approval_status: 'approved' })
  expect(posted).toHaveLength(2)
  expect(await sendApprovalReminder(ctx, { ...reminder, guarantor_approval_status: 'pending' })).toMatchObject({
    success: false,
    message: 'Kefil henüz onaylamadı, email gönderilmeyecek',
  })
  expect(posted).toHaveLength(2)
})

test('MAIL-12 MAIL-15 no sender throws: the failure comes back with its message, or with one for the nameless', async () => {
  const failing = (error: unknown) => recordingMailer(() => Promise.reject(error)).ctx
  for (const send of [
    (ctx: Ctx) => sendContractCreated(ctx, emailSamples['contract-created']),
    (ctx: Ctx) => sendTenantApproval(ctx, emailSamples['tenant-approval']),
    (ctx: Ctx) => sendContractStatus(ctx, emailSamples['contract-status']),
    (ctx: Ctx) => sendApprovalReminder(ctx, reminder),
    (ctx: Ctx) => sendGuarantorRequest(ctx, guarantor, link),
  ]) {
    expect(await send(failing(new Error('kutu dolu')))).toEqual({
      success: false,
      message: 'kutu dolu',
      error: 'Error: kutu dolu',
    })
    expect(await send(failing('?'))).toMatchObject({ success: false, message: 'Bilinmeyen bir hata oluştu' })
  }
})
