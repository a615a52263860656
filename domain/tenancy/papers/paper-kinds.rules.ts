import type { AgreementKind } from '#domain/tenancy/agreements/agreement-kind.rules.ts'
import type { AddendumKind } from './addenda/addendum.schema.ts'
import { generalAddendum } from './addenda/general.rules.ts'
import { petAddendum } from './addenda/pet.rules.ts'

/** Agreements that are nothing but their words. A new one is a file of `addenda/` and a row here. */
export const addendumKinds = {
  general_addendum: generalAddendum,
  pet_addendum: petAddendum,
} as const satisfies Record<string, AddendumKind>
export type AddendumName = keyof typeof addendumKinds

const handoverAgreed = 'Tutanak iki tarafça onaylanmış oldu.'

/** Papers that both sides confirm: frozen, asked, answered and verified alike. */
export const paperNames = {
  handover_in: { title: 'Giriş Teslim Tutanağı', object: 'giriş teslim tutanağını', agreed: handoverAgreed },
  handover_out: { title: 'Çıkış Teslim Tutanağı', object: 'çıkış teslim tutanağını', agreed: handoverAgreed },
  ending: { title: 'Sona Erdirme Protokolü', object: 'sona erdirme protokolünü' },
  ending_change: { title: 'Sona Erdirme Değişikliği', object: 'sona erdirme değişikliğini' },
  settlement: { title: 'Depozito Hesap Özeti', object: 'depozito hesap özetini' },
  rent_increase: { title: 'Kira Artışı Ek Protokolü', object: 'kira artışı ek protokolünü' },
  ...addendumKinds,
} as const satisfies Record<string, AgreementKind>

export type PaperKind = keyof typeof paperNames
export const paperKinds = Object.keys(paperNames) as PaperKind[]

/** Everything that two sides agree to. Guarantors agree to their own part, and before the tenants. */
export const agreementKinds = {
  contract: {
    title: 'Kira Kontratı',
    object: 'kontratını',
    said: { no: 'kontratında düzenleme istedi' },
    agreed: 'Kontrat yürürlüğe girdi.',
  },
  guarantee: {
    title: 'Kefalet',
    object: 'kefaleti',
    said: { yes: 'kontratına kefillik için ön onay verdi', no: 'kontratına kefil olmayı kabul etmedi' },
    agreed: 'Kontrat yürürlüğe girdi.',
  },
  ...paperNames,
} as const satisfies Record<string, AgreementKind>

export const addendumNames = Object.keys(addendumKinds) as AddendumName[]
export const isAddendum = (kind: PaperKind): kind is AddendumName => kind in addendumKinds
