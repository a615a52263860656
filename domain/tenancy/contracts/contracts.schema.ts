import { z } from 'zod'
import type { ContractStatus } from '#domain/access/contract-status.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { currencies } from '#domain/kernel/money.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { partyNumberProblem } from '#domain/people/identity/national-id.rules.ts'
import { contractExpenses } from './expenses.schema.ts'
import { isIban, normalIban } from './iban.rules.ts'
import { tenantKey } from './tenant-key.rules.ts'

export const termUnits = ['Yıl', 'Ay'] as const
export type TermUnit = (typeof termUnits)[number]
export const paymentWays = ['Banka havalesi / EFT', 'PTT', 'Kredi kartı', 'Elden'] as const
export const uses = ['Mesken', 'İş yeri', 'Depo', 'Diğer'] as const
export const increaseKinds = ['TÜFE', 'Oran', 'Yok'] as const
export type IncreaseKind = (typeof increaseKinds)[number]

const amount = (name: string) =>
  z
    .number({ error: ({ input }) => (input === null ? `${name} boş bırakılamaz` : `${name} bir tutar olmalıdır`) })
    .int()
    .min(0, `${name} 0’dan küçük olamaz`)
    .max(1_000_000_000_00, `${name} çok büyük`)

/** The terms that the parties agree to. Their hash is approved, so every field counts. */
export const contractTerms = z.strictObject({
  brutAylik: amount('Aylık kira').min(1, 'Aylık kirayı girin'),
  bedelTuru: z.enum(currencies).default('TL'),
  baslangicTarihi: enteredDay('Başlangıç tarihini girin'),
  sozlesmeSuresi: z
    .number({ error: 'Süreyi girin' })
    .int()
    .min(1, 'Süre en az 1 olmalıdır')
    .max(120, 'Süre en fazla 120 olabilir')
    .default(1),
  sureBirimi: z.enum(termUnits).default('Yıl'),
  odemeGunu: z
    .number({ error: 'Ayın 1’i ile 31’i arasında bir gün girin' })
    .int()
    .min(1, 'Ayın 1’i ile 31’i arasında bir gün girin')
    .max(31, 'Ayın 1’i ile 31’i arasında bir gün girin'),
  odemeSekli: z.enum(paymentWays),
  iban: trimmedText(40)
    .transform(normalIban)
    .refine((iban) => iban === '' || isIban(iban), 'Bu IBAN geçerli değil; TR ile başlayan 26 karakteri kontrol edin'),
  kullanimAmaci: z.enum(uses),
  is_corporate: z.boolean().default(false),
  depozito: amount('Depozito'),
  artisSekli: z.enum(increaseKinds),
  /** Percent, for `Oran`. */
  artisOrani: z
    .number({ error: 'Oranı yüzde olarak girin' })
    .min(0, 'Oran 0’dan küçük olamaz')
    .max(1000, 'Oran çok büyük'),
  simdikiDurumu: trimmedText(500),
  yetkiliMahkeme: trimmedText(120),
  nusha: z
    .number({ error: 'Nüsha sayısını girin' })
    .int()
    .min(1, 'En az 1 nüsha olmalıdır')
    .max(20, 'En fazla 20 nüsha olabilir')
    .default(2),
  /** Who pays aidat, utilities, insurance and tax. */
  giderler: contractExpenses,
  hususiSartlar: trimmedText(10_000),
})
export type ContractTerms = z.output<typeof contractTerms>

/** Empty for a party without mail and phone, which `signs_on_paper` then states. */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .pipe(z.union([z.literal(''), z.email('Geçerli bir e-posta adresi giriniz')]))

interface PartyContact {
  email: string
  phone: string | null
  onPaper: boolean
}
/** Runs even when other fields fail, so that the form shows all problems at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }
const hasAddress = ({ email: address, onPaper }: PartyContact) => onPaper || address !== ''
const hasNeither = ({ email: address, phone: number, onPaper }: PartyContact) => !onPaper || (!address && !number)
const addressMissing = 'E-posta adresini girin'
const paperOnly = 'Kâğıtta imza, e-postası da telefonu da olmayanlar içindir'

/** Complete numbers are only sent to the server; replies contain masked ones. */
const idNumber = z
  .string()
  .trim()
  .superRefine((number, context) => {
    const problem = number === '' ? null : partyNumberProblem(number)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
  .nullable()

/** Normalises Turkish numbers to +90 and ten digits; a tenant may also have a foreign number. */
const phone = z
  .string()
  .trim()
  .max(30)
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^(?:\+?90|0)?(?=[2-5]\d{9}$)/, '+90'))
  .pipe(
    z.union([
      z.literal(''),
      z
        .string()
        .regex(/^\+(?:90[2-5]\d{9}|(?!90)\d{8,15})$/, 'Telefonu 5xx xxx xx xx biçiminde, yurt dışıysa + ile girin'),
    ]),
  )
  .transform((number) => number || null)
  .nullable()

export const landlordParty = z.strictObject({
  landlord_name: trimmedText(255).min(1, 'Kiraya verenin adını girin'),
  landlord_id_number: idNumber,
  landlord_phone: phone,
  landlord_residence: trimmedText(1000),
})

const tenantFields = z.strictObject({
  is_primary: z.boolean(),
  tenant_name: trimmedText(255).min(1, 'Kiracının adını girin'),
  tenant_email: email,
  tenant_phone: phone,
  tenant_address: trimmedText(1000).nullable(),
  tenant_id_number: idNumber,
  tenant_birth_date: enteredDay('Doğum tarihini gün.ay.yıl olarak girin').nullable(),
  signs_on_paper: z.boolean().default(false),
})
type TenantParty = z.output<typeof tenantFields>
const tenantReached = (tenant: TenantParty): PartyContact => ({
  email: tenant.tenant_email,
  phone: tenant.tenant_phone,
  onPaper: tenant.signs_on_paper,
})
export const tenantParty = tenantFields
  .refine((tenant) => hasAddress(tenantReached(tenant)), { error: addressMissing, path: ['tenant_email'], ...always })
  .refine((tenant) => hasNeither(tenantReached(tenant)), { error: paperOnly, path: ['signs_on_paper'], ...always })

const guarantorFields = z.strictObject({
  guarantor_name: trimmedText(255).min(1, 'Kefilin adını girin'),
  guarantor_email: email,
  guarantor_id_number: idNumber,
  guarantor_phone: phone,
  guarantor_residence: trimmedText(1000),
  /** TBK 583: a guarantee without a maximum amount is void. */
  guarantor_limit: amount('Kefalet tutarı').min(1, 'Kefilin sorumlu olacağı azami tutarı girin'),
  signs_on_paper: z.boolean().default(false),
})
type GuarantorParty = z.output<typeof guarantorFields>
const guarantorReached = (guarantor: GuarantorParty): PartyContact => ({
  email: guarantor.guarantor_email,
  phone: guarantor.guarantor_phone,
  onPaper: guarantor.signs_on_paper,
})
export const guarantorParty = guarantorFields
  .refine((guarantor) => hasAddress(guarantorReached(guarantor)), {
    error: addressMissing,
    path: ['guarantor_email'],
    ...always,
  })
  .refine((guarantor) => hasNeither(guarantorReached(guarantor)), {
    error: paperOnly,
    path: ['signs_on_paper'],
    ...always,
  })

export const maxTenants = 10

const onePrimary = (tenants: readonly { is_primary: boolean }[]) =>
  tenants.filter(({ is_primary }) => is_primary).length === 1
const allDiffer = (keys: readonly string[]) => new Set(keys).size === keys.length
type Named = readonly { tenant_email: string; tenant_name: string }[]
const noAddressTwice = (tenants: Named) => allDiffer(tenants.flatMap(({ tenant_email }) => tenant_email || []))
const noNameTwice = (tenants: Named) =>
  allDiffer(tenants.filter(({ tenant_email }) => tenant_email === '').map(tenantKey))

/** Each line is a paragraph of the printed contract. Older contracts may have more. */
const maxConditionLines = 200
const conditions = trimmedText(10_000).refine(
  (text) => text.split('\n').length <= maxConditionLines,
  `En fazla ${maxConditionLines} satır girilebilir`,
)

/** A whole contract from the wizard, before its parts are checked against each other. */
export const contractParts = z.strictObject({
  property_id: z.uuid('Bir mülk seçin'),
  landlord: landlordParty,
  tenants: z
    .array(tenantParty)
    .min(1, 'En az bir kiracı ekleyin')
    .max(maxTenants, `En fazla ${maxTenants} kiracı eklenebilir`)
    .refine(onePrimary, 'Kiracılardan birini asıl kiracı olarak seçin')
    .refine(noAddressTwice, 'Aynı e-posta adresi iki kiracıda kullanılamaz')
    .refine(noNameTwice, 'E-postası olmayan iki kiracının adı aynı olamaz'),
  guarantor: guarantorParty.nullable(),
  terms: contractTerms.extend({ hususiSartlar: conditions }),
})
export type ContractForm = z.output<typeof contractParts>

const isSame = (one: string | null, other: string | null) => Boolean(one) && one === other

/** Landlord, tenants and guarantor must differ in e-mail, identity number and phone, so that none signs for two. */
export function differentPeople(form: ContractForm, context: z.RefinementCtx): void {
  const { landlord, tenants, guarantor } = form
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  for (const [index, tenant] of tenants.entries()) {
    const at = (field: string) => ['tenants', index, field]
    if (isSame(tenant.tenant_id_number, landlord.landlord_id_number))
      refuse(at('tenant_id_number'), 'Kiracı ile kiraya verenin kimlik numarası aynı olamaz')
    if (isSame(tenant.tenant_phone, landlord.landlord_phone))
      refuse(at('tenant_phone'), 'Kiracı ile kiraya verenin telefonu aynı olamaz')
    if (!guarantor) continue
    if (isSame(guarantor.guarantor_email, tenant.tenant_email))
      refuse(['guarantor', 'guarantor_email'], 'Kefil, kiracıdan başka biri olmalıdır: e-posta adresi aynı')
    if (isSame(guarantor.guarantor_id_number, tenant.tenant_id_number))
      refuse(['guarantor', 'guarantor_id_number'], 'Kefil, kiracıdan başka biri olmalıdır: kimlik numarası aynı')
    if (isSame(guarantor.guarantor_phone, tenant.tenant_phone))
      refuse(['guarantor', 'guarantor_phone'], 'Kefil, kiracıdan başka biri olmalıdır: telefon aynı')
  }
  if (isSame(guarantor?.guarantor_id_number ?? null, landlord.landlord_id_number))
    refuse(['guarantor', 'guarantor_id_number'], 'Kefil ile kiraya verenin kimlik numarası aynı olamaz')
  if (isSame(guarantor?.guarantor_phone ?? null, landlord.landlord_phone))
    refuse(['guarantor', 'guarantor_phone'], 'Kefil ile kiraya verenin telefonu aynı olamaz')
}

/** A whole contract from the wizard. */
export const contractForm = contractParts.superRefine(differentPeople)

/** A draft may hold anything typed so far; only its size is limited. */
export const draftData = z.record(z.string().max(60), z.unknown())

export const contractStatusLabels: Record<ContractStatus, string> = {
  active: 'Yürürlükte',
  waitingforsignature: 'İmza bekleniyor',
  waiting_for_tenants: 'Kiracı onayı bekleniyor',
  waiting_for_guarantor: 'Kefil ön onayı bekleniyor',
  rejected_by_tenant: 'Düzenleme gerekli',
}

export const cancellation = z.strictObject({ reason: z.string().trim().max(1000) })
