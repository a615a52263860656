import { z } from 'zod'
import { permissionFlags } from '#domain/access/flags.ts'
import { tooLong } from '#domain/kernel/trimmed-text.ts'
import { normalEmail } from '#domain/kernel/turkish-text.ts'
import { currentEngagement, ownerChoice } from '#domain/people/engagements/engagements.schema.ts'
import { nationalIdProblem } from '#domain/people/identity/national-id.rules.ts'

export const userTypes = ['landlord', 'tenant', 'both', 'admin', 'lawyer', 'proxy'] as const
export const systemRoles = ['user', 'admin', 'proxy'] as const
export const roleBooleans = ['lawyer', 'authorised', 'estate', 'host', 'tenants', 'proxy', 'shareholder'] as const

const flagShape = Object.fromEntries(permissionFlags.map((flag) => [flag, z.boolean()])) as Record<
  (typeof permissionFlags)[number],
  z.ZodBoolean
>
const roleShape = Object.fromEntries(roleBooleans.map((flag) => [flag, z.boolean()])) as Record<
  (typeof roleBooleans)[number],
  z.ZodBoolean
>
const instant = z.iso.datetime()
const idList = z.array(z.uuid())

/** The user document as its own user sees it; `kimlikNo` is masked. */
export const userDocument = z.strictObject({
  id: z.uuid(),
  accountId: z.uuid(),
  email: z.email(),
  username: z.string(),
  /** A URL, or the user's initials. */
  avatar: z.string(),
  phoneNumber: z.string().nullable(),
  kimlikNo: z.string().nullable(),
  dogumTarihi: z.string().nullable(),
  address: z.string().nullable(),
  lastPasswordChange: instant.nullable(),
  last_seen: instant.nullable(),
  createdBy: z.uuid().nullable(),
  role: z.enum(systemRoles),
  userType: z.enum(userTypes),
  ...roleShape,
  is_active: z.boolean().nullable(),
  /** An administrator's reason for refusing the registration. */
  refusal_reason: z.string().nullable(),
  /** Set when the user only works for others and all engagements are suspended: since when. */
  suspended_at: instant.nullable(),
  owned_id: idList,
  renters_id: idList,
  /** Holds or held a share of a property, whatever the access. */
  holds_shares: z.boolean(),
  tenant_id: z.string().nullable(),
  authorised_properties_id: idList,
  lawyer_properties_id: idList,
  estate_properties_id: idList,
  ...flagShape,
})
export type UserDocument = z.output<typeof userDocument>

export const accountView = z.strictObject({
  id: z.uuid(),
  email: z.email(),
  name: z.string(),
  twoFactorEnabled: z.boolean(),
  /** Until the e-mail address is proven, nothing is linked to the account by it. */
  emailProven: z.boolean(),
  /** The new address that the user has requested but not yet proven. */
  newEmail: z.email().nullable(),
  /** True for an administrator who must turn on the second factor before anything else. */
  secondFactorDue: z.boolean().optional(),
  createdAt: instant,
})

const rolesView = z.strictObject({
  isHost: z.boolean(),
  isTenant: z.boolean(),
  isLawyer: z.boolean(),
  isAuthorised: z.boolean(),
  isEstate: z.boolean(),
  isProxy: z.boolean(),
  isShareholder: z.boolean(),
  isAdmin: z.boolean(),
})

/**
 * The account, the user document, and values derived from them. Flags, lists, role booleans and `createdBy` of the user
 * document come from the engagement shown at the moment.
 */
export const currentUser = z.strictObject({
  account: accountView,
  user: userDocument,
  roles: rolesView,
  /** Engagements in force, longest standing first; the user has other roles and flags in each. */
  engagements: z.array(currentEngagement),
  /** The owner whose records are listed: an owner's id, `self`, or null for all. */
  chosen: ownerChoice.nullable(),
  /** Number of open invitations by owners. */
  invitations: z.number().int(),
})
export type CurrentUser = z.output<typeof currentUser>

/** Demo accounts have a published password, so outside demo mode nobody can sign in with their addresses. */
export const isDemoAddress = (email: string) => email.endsWith('@demo.test')

export const passwordTooShort = 'Şifre en az 8 karakter olmalıdır'

/** Stops at the first problem of a field, so that an empty field is not reported as malformed too. */
const required = (text: string) => z.string().trim().min(1, { error: text, abort: true }).max(255, tooLong(255))
export const emailField = (empty: string, malformed: string) =>
  required(empty)
    .pipe(z.email({ error: malformed }))
    .transform(normalEmail)
const passwordField = (empty: string) => z.string().min(1, { error: empty, abort: true }).max(255, tooLong(255))
/** The server's minimum length for every new password; the registration form itself requires one character. */
const newPassword = passwordField('Şifre alanı zorunludur').min(8, passwordTooShort)

export const loginForm = z.strictObject({
  email: emailField('Email adresi gereklidir', 'Geçerli bir email adresi giriniz'),
  password: passwordField('Şifre gereklidir'),
  remember: z.boolean().default(false),
})

const accountType = z.enum(['tenant', 'landlord'], { error: 'Kullanıcı tipini seçmek zorunludur' })

export const personFields = (currentYear: number) => ({
  firstname: required('Ad alanı zorunludur'),
  lastname: required('Soyad alanı zorunludur'),
  tcKimlikNo: z
    .string()
    .trim()
    .superRefine((text, ctx) => {
      const problem = nationalIdProblem(text)
      if (problem) ctx.addIssue({ code: 'custom', message: problem })
    }),
  dogumYili: z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, { error: 'Doğum yılı zorunludur', abort: true })
        .regex(/^\d{1,4}$/, { error: 'Geçerli bir doğum yılı giriniz', abort: true })
        .transform(Number)
        .pipe(
          z.number().min(1900, "Doğum yılı 1900'den küçük olamaz").max(currentYear, 'Doğum yılı gelecek yıl olamaz'),
        ),
    ),
})

/** Step 1 of the registration wizard. */
export const registerStepOne = (currentYear: number) =>
  z.strictObject({
    ...personFields(currentYear),
    email: emailField('E-posta alanı zorunludur', 'Geçerli bir e-posta adresi giriniz'),
    password: passwordField('Şifre alanı zorunludur'),
  })

/** The whole sign-up form: step 1 and the account type of step 2. */
export const registerForm = (currentYear: number) => registerStepOne(currentYear).extend({ userType: accountType })

/** The body of a registration; the national ID is sealed inside the proof of the identity check. */
export const registerCall = z.strictObject({
  email: emailField('E-posta alanı zorunludur', 'Geçerli bir e-posta adresi giriniz'),
  password: newPassword,
  name: required('Ad alanı zorunludur'),
  firstname: required('Ad alanı zorunludur'),
  userAgent: z.string().max(1000),
  userType: accountType,
  proof: z.string().min(1, 'TC Kimlik No doğrulanmalıdır').max(4000),
})

export const identityCall = z.strictObject({
  tcKimlikNo: z.string().max(50),
  ad: z.string().max(255),
  soyad: z.string().max(255),
  dogumYili: z.number().min(0).max(9999),
})
/** `proof` is the sealed evidence that registration requires; other callers read only success and isValid. */
export const identityReply = z.strictObject({
  success: z.boolean(),
  isValid: z.boolean(),
  message: z.string(),
  proof: z.string().nullable(),
  mode: z.enum(['checksum', 'http', 'nvi']),
})

export const passwordChange = z.strictObject({
  currentPassword: passwordField('Mevcut şifre gereklidir'),
  newPassword,
})
export const resetRequest = z.strictObject({
  email: emailField('E-posta alanı zorunludur', 'Geçerli bir e-posta adresi giriniz'),
})
export const addressProof = z.strictObject({ token: z.string().min(1).max(500) })
export const emailChange = z.strictObject({
  email: emailField('E-posta alanı zorunludur', 'Geçerli bir e-posta adresi giriniz'),
  password: passwordField('Şifre gereklidir'),
})
export const actingFor = z.strictObject({ owner: ownerChoice.nullable() })
export const resetForm = z.strictObject({ token: z.string().min(1).max(500), password: newPassword })

/** Turkish mobile and landline numbers, stored as +90 and ten digits. */
export const phone = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s()-]/g, '').replace(/^(?:\+?90|0)(?=\d{10}$)/, ''))
  .pipe(
    z.union([z.literal(''), z.string().regex(/^[2-5]\d{9}$/, 'Telefon numarasını 5xx xxx xx xx biçiminde giriniz')]),
  )
  .transform((digits) => (digits ? `+90${digits}` : null))

export const profileForm = z.strictObject({
  username: required('Ad soyad zorunludur'),
  phoneNumber: phone,
  address: z
    .string()
    .trim()
    .max(1000, 'En fazla 1000 karakter girilebilir')
    .transform((text) => text || null),
})

export const code = z
  .string()
  .trim()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, '6 haneli kodu giriniz'))
export const recoveryCode = z.string().trim().min(5, 'Kurtarma kodunu giriniz').max(30, 'Kurtarma kodunu giriniz')
export const passwordOnly = z.strictObject({ password: passwordField('Şifre gereklidir') })

/** The password, and a code of the authenticator app or a recovery code. */
export const passwordAndCode = z.union([passwordOnly.extend({ code }), passwordOnly.extend({ recoveryCode })])

export const confirmation = z.union([passwordOnly, z.strictObject({ code })])

export const sessionView = z.strictObject({
  id: z.uuid(),
  current: z.boolean(),
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})
export type SessionView = z.output<typeof sessionView>

/** Version of the terms accepted at registration; raise it with their text, so that older consents no longer count. */
export const termsVersion = 1
