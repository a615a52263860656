import { z } from 'zod'
import { endpoint, fileReply, instant } from '#domain/kernel/endpoint.ts'
import { codeChannels } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { agreedFixture, previousContract } from './contract-views.schema.ts'
import { contractTerms } from './contracts.schema.ts'
import { wishes } from './wishes.schema.ts'

/** Checks only the length, because the handler has a text for each kind of malformed token. */
const byToken = z.strictObject({ token: z.string().max(2000) })

/** The data that a person without an account needs to decide; no identity numbers. */
export const contractSummary = z.strictObject({
  short_id: z.string(),
  property_title: z.string(),
  address: z.string(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  guarantor_name: z.string().nullable(),
  terms: contractTerms,
  bitisTarihi: z.iso.date(),
  /** Old terms beside the new ones; null for a contract that follows none. */
  previous: previousContract.nullable(),
  fixtures: z.array(agreedFixture),
  general_conditions: z.array(z.string()),
  terms_hash: z.string(),
})

/** How the person got the link, and the proof required to decide by it. */
const linkProof = {
  /** Copied by the owner's side and handed over: opens for reading, but deciding requires proof of identity. */
  handed: z.boolean(),
  /** Where a code can be sent before deciding, each with a masked address; empty when none is needed. */
  code_to: z.array(z.strictObject({ channel: z.enum(codeChannels), hint: z.string() })),
}
/** Without a channel the code goes to the first one in `code_to`. */
const codeRequest = z.strictObject({ channel: z.enum(codeChannels).optional() })

const decision = z.strictObject({
  /** Required when `code_to` is not empty. */
  code: z.string().trim().max(10).optional(),
  note: z.string().trim().max(2000, 'En fazla 2000 karakter girilebilir').default(''),
})

/** What a used link shows; no contract when the link is not the one that decided, or the contract has changed since. */
const decided = { decided_at: instant, summary: contractSummary.nullable() }

/** Links are long and signed; the rate limit only stops automated guessing. */
export const approvalsApi = {
  open: endpoint({
    path: 'GET /approvals/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kiracının onay bağlantısının gösterdiği kontrat.',
    params: byToken,
    reply: z.strictObject({
      summary: contractSummary,
      tenant_name: z.string(),
      expires_at: instant,
      ...linkProof,
    }),
  }),
  sendCode: endpoint({
    path: 'POST /approvals/:token/code',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Karar öncesi kod gönderir: sorulduğu anda kontratta yazan telefona ya da e-posta adresine.',
    params: byToken,
    body: codeRequest,
    reply: z.strictObject({ success: z.literal(true), message: z.string() }),
  }),
  answer: endpoint({
    path: 'POST /approvals/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kiracının kararı: onay ya da düzenleme isteği. Bir bağlantı bir kez kullanılır.',
    params: byToken,
    body: z.strictObject({ ...decision.shape, answer: z.enum(['approved', 'rejected']), wishes: wishes.default([]) }),
    reply: z.strictObject({
      answer: z.enum(['approved', 'rejected']),
      property_title: z.string(),
      decided_at: instant,
    }),
  }),
  decision: endpoint({
    path: 'GET /approvals/:token/decision',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kullanılmış bir kiracı bağlantısıyla verilmiş karar ve, kontrat değişmediyse, kontratın kendisi.',
    params: byToken,
    reply: z.strictObject({
      answer: z.enum(['approved', 'rejected']),
      ...decided,
      /** The way to an account: none yet, one that waits for its password, or one in use. */
      account: z.enum(['none', 'invited', 'open']),
    }),
  }),
  paper: endpoint({
    path: 'GET /approvals/:token/paper',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kiracının karar verdiği kontrat, PDF olarak.',
    params: byToken,
    download: true,
    reply: fileReply,
  }),
  renew: endpoint({
    path: 'POST /approvals/:token/renew',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Yerine yenisi geçmiş bir bağlantı için kiracının adresine yeni bağlantı gönderir.',
    params: byToken,
  }),
  openGuarantor: endpoint({
    path: 'GET /guarantor-approvals/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kefilin bağlantısının gösterdiği kontrat ve sorumluluk.',
    params: byToken,
    reply: z.strictObject({
      summary: contractSummary,
      guarantor_name: z.string(),
      limit: z.number().int(),
      expires_at: instant,
      ...linkProof,
    }),
  }),
  sendGuarantorCode: endpoint({
    path: 'POST /guarantor-approvals/:token/code',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Karar öncesi kefile kod gönderir: sorulduğu anda kontratta yazan telefona ya da e-posta adresine.',
    params: byToken,
    body: codeRequest,
    reply: z.strictObject({ success: z.literal(true), message: z.string() }),
  }),
  answerGuarantor: endpoint({
    path: 'POST /guarantor-approvals/:token',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kefilin ön onayı ya da ret yanıtı.',
    params: byToken,
    body: z.strictObject({ ...decision.shape, answer: z.enum(['approved', 'declined']) }),
    reply: z.strictObject({
      answer: z.enum(['approved', 'declined']),
      property_title: z.string(),
      decided_at: instant,
    }),
  }),
  guarantorDecision: endpoint({
    path: 'GET /guarantor-approvals/:token/decision',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Kullanılmış bir kefil bağlantısıyla verilmiş karar ve kontratın kendisi.',
    params: byToken,
    reply: z.strictObject({ answer: z.enum(['approved', 'declined']), ...decided }),
  }),
  renewGuarantor: endpoint({
    path: 'POST /guarantor-approvals/:token/renew',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Yerine yenisi geçmiş bir bağlantı için kefilin adresine yeni bağlantı gönderir.',
    params: byToken,
  }),
  guarantorForm: endpoint({
    path: 'GET /guarantor-approvals/:token/form',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'El yazısıyla doldurulacak kefalet belgesi; kararından sonra da açılır.',
    params: byToken,
    download: true,
    reply: fileReply,
  }),
  copy: endpoint({
    path: 'GET /approvals/:token/copy',
    access: 'anyone',
    limit: 'linksByAddress',
    summary: 'Yürürlüğe giren kontratın kopyası; hesabı olmayan tarafın e-postasındaki bağlantı.',
    params: byToken,
    download: true,
    reply: fileReply,
  }),
}
