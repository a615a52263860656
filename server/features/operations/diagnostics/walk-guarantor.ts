import { dayMs, isoDate } from '#domain/kernel/dates.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import { newProperty } from '#domain/property/properties/properties.api.ts'
import { contractStatusLabels } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { createProperty } from '#server/features/property/properties/create-property.ts'
import { approvalsOf } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import { createContract } from '#server/features/tenancy/contracts/create-contract.ts'
import { answerGuarantor } from '#server/features/tenancy/contracts/guarantor-approval.ts'
import { openGuarantor } from '#server/features/tenancy/contracts/open-approval.ts'
import { remindByHand } from '#server/features/tenancy/contracts/remind.ts'
import { answerApproval } from '#server/features/tenancy/contracts/tenant-approval.ts'
import type { Caller } from '#server/http/route.ts'
import { contractState, insertWalker, lastMailTo, mailCount } from './diagnostics.queries.ts'
import { actorOf } from './property-rules.queries.ts'

interface Step {
  title: string
  ok: boolean
  detail: string
}

/** Rolls the transaction back. */
class TakeBack extends Error {}

const tenant = 'kiraci-deneme@anahtar.test'
const guarantor = 'kefil_deneme@anahtar.test'
const tokenIn = (text: string) => /-approval\/([\w-]+)/.exec(text)?.[1] ?? ''

/**
 * Runs the whole flow with the real functions in one transaction that is always rolled back: nobody else ever sees its
 * contract, mails and jobs.
 */
export async function walkGuarantor(ctx: Context, caller: Caller): Promise<{ ok: boolean; steps: Step[] }> {
  const steps: Step[] = []
  try {
    await ctx.db.transact(async (tx) => {
      await walk(inside(ctx, tx), tx, caller, steps)
      throw new TakeBack()
    })
  } catch (error) {
    if (!(error instanceof TakeBack)) {
      ctx.log.warn({ err: error }, 'walk through the guarantor flow')
      const detail = error instanceof Refusal ? error.message : String(error)
      steps.push({ title: 'Akış burada durdu', ok: false, detail })
    }
  }
  return { ok: steps.every((step) => step.ok), steps }
}

/** Functions that open a transaction run in ours, so that the rollback undoes their writes. */
const inside = (ctx: Context, tx: Tx): Context => ({
  ...ctx,
  db: Object.assign(Object.create(ctx.db), { transact: <Result>(work: (tx: Tx) => Promise<Result>) => work(tx) }),
})

async function walk(ctx: Context, tx: Tx, caller: Caller, steps: Step[]) {
  const note = (title: string, ok: boolean, detail: string) => void steps.push({ title, ok, detail })
  /** The step passes when the flow refuses with this message. */
  const refused = async (title: string, text: string, attempt: () => Promise<unknown>) => {
    const said = await attempt().then(
      () => 'kabul edildi',
      (error: unknown) => {
        if (error instanceof Refusal) return error.message
        throw error
      },
    )
    note(title, said === text, said)
  }
  const status = async (title: string, expected: keyof typeof contractStatusLabels) => {
    const now = await contractState(tx, id)
    note(title, now === expected, now ? contractStatusLabels[now] : 'kontrat yok')
  }

  const stranger = { caller, signedIn: null }
  const hostId = await insertWalker(tx)
  const host = (await actorOf(tx, hostId, isoDate(ctx.clock.now())))!
  const property = await createProperty(ctx, host, newProperty.parse({ baslik: 'Deneme Dairesi' }))
  const owner = { ...host, subject: { ...host.subject, owned_id: [property.id] } }
  const id = await createContract(ctx, owner, formFor(property.id, isoDate(ctx.clock.now())), caller)
  await status('Kontrat, bir kiracı ve bir kefille oluşturuldu', 'waiting_for_guarantor')

  const token = tokenIn(await lastMailTo(tx, guarantor, 'guarantor-request'))
  note('Kefile bağlantılı e-posta yazıldı', token !== '', `Alıcı: ${guarantor}`)
  const [approval] = await approvalsOf(tx, id, 1)
  await refused('Kefil beklerken kiracıya hatırlatma gitmiyor', 'Kefil henüz onaylamadı, email gönderilmeyecek', () =>
    remindByHand(ctx, owner, { id, approvalId: approval!.id, caller }),
  )
  await refused('Değiştirilmiş bağlantı reddediliyor', 'Onay kaydı bulunamadı', () =>
    openGuarantor(ctx, withOtherSignature(token), null, caller),
  )
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 8 * dayMs) } }
  await refused('Sekiz gün sonra aynı bağlantı geçmiyor', 'Token süresi dolmuş', () =>
    openGuarantor(later, token, null, caller),
  )
  const opened = await openGuarantor(ctx, token, null, caller)
  note('Kefil kontratı okuyor', opened.guarantor_name === 'Deneme Kefili', opened.summary.property_title)
  await answerGuarantor(ctx, token, { answer: 'approved', note: '' }, stranger)
  await status('Kefil ön onay verdi; sıra kiracıda', 'waiting_for_tenants')
  await refused('Bağlantı ikinci kez kullanılamıyor', 'Token daha önce kullanılmış', () =>
    answerGuarantor(ctx, token, { answer: 'approved', note: '' }, stranger),
  )
  const tenantToken = tokenIn(await lastMailTo(tx, tenant, 'tenant-approval'))
  await answerApproval(ctx, tenantToken, { answer: 'approved', note: '' }, stranger)
  await status('Kiracı da onayladı; kontrat yürürlükte', 'active')
  const letters = await mailCount(tx, owner.email)
  note('Mülk sahibine kararlar yazıldı', letters >= 2, `${letters} e-posta`)
}

const withOtherSignature = (token: string) => {
  const text = Buffer.from(token, 'base64url').toString('latin1')
  const last = text.at(-1) === '0' ? '1' : '0'
  return Buffer.from(text.slice(0, -1) + last).toString('base64url')
}

const formFor = (property_id: string, today: string) => ({
  property_id,
  landlord: {
    landlord_name: 'Deneme Ev Sahibi',
    landlord_id_number: null,
    landlord_phone: null,
    landlord_residence: '',
  },
  tenants: [
    {
      is_primary: true,
      tenant_name: 'Deneme Kiracısı',
      tenant_email: tenant,
      tenant_phone: null,
      tenant_address: null,
      tenant_id_number: null,
      tenant_birth_date: null,
      signs_on_paper: false,
    },
  ],
  guarantor: {
    guarantor_name: 'Deneme Kefili',
    guarantor_email: guarantor,
    guarantor_id_number: null,
    guarantor_phone: null,
    guarantor_residence: '',
    guarantor_limit: 300_000_00,
    signs_on_paper: false,
  },
  terms: {
    brutAylik: 25_000_00,
    bedelTuru: 'TL' as const,
    baslangicTarihi: today,
    sozlesmeSuresi: 1,
    sureBirimi: 'Yıl' as const,
    odemeGunu: 5,
    odemeSekli: 'Banka havalesi / EFT' as const,
    iban: '',
    kullanimAmaci: 'Mesken' as const,
    is_corporate: false,
    depozito: 50_000_00,
    artisSekli: 'TÜFE' as const,
    artisOrani: 0,
    simdikiDurumu: '',
    yetkiliMahkeme: '',
    nusha: 2,
    giderler: null,
    hususiSartlar: '',
  },
})
