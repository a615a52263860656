import type { AddendumKind } from './addenda/addendum.schema.ts'
import { generalAddendum } from './addenda/general.rules.ts'
import { petAddendum } from './addenda/pet.rules.ts'

/** Agreements that are nothing but their words. A new one is a file of `addenda/` and a row here. */
export const addendumKinds = {
  general_addendum: generalAddendum,
  pet_addendum: petAddendum,
} as const satisfies Record<string, AddendumKind>
export type AddendumName = keyof typeof addendumKinds

interface PaperName {
  title: string
  /** The title inside a sentence, with the ending that “onayladı” asks for. */
  object: string
}

/** Every paper that both sides confirm. */
export const paperNames = {
  handover_in: { title: 'Giriş Teslim Tutanağı', object: 'giriş teslim tutanağını' },
  handover_out: { title: 'Çıkış Teslim Tutanağı', object: 'çıkış teslim tutanağını' },
  ending: { title: 'Sona Erdirme Protokolü', object: 'sona erdirme protokolünü' },
  ending_change: { title: 'Sona Erdirme Değişikliği', object: 'sona erdirme değişikliğini' },
  settlement: { title: 'Depozito Hesap Özeti', object: 'depozito hesap özetini' },
  rent_increase: { title: 'Kira Artışı Ek Protokolü', object: 'kira artışı ek protokolünü' },
  ...addendumKinds,
} as const satisfies Record<string, PaperName>

export type PaperKind = keyof typeof paperNames
export const paperKinds = Object.keys(paperNames) as PaperKind[]

export const addendumNames = Object.keys(addendumKinds) as AddendumName[]
export const isAddendum = (kind: PaperKind): kind is AddendumName => kind in addendumKinds
