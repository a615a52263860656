import type { IsoDate } from '#domain/kernel/dates.ts'
import { fold, upper } from '#domain/kernel/turkish-text.ts'
import { hasRoof } from './contract-period.rules.ts'
import { defaultTerm } from './contracts.rules.ts'
import type { ContractForm, ContractTerms, uses } from './contracts.schema.ts'
import { usualExpenses } from './expenses.rules.ts'

/** Amounts are null until the user has typed them. */
type WithEmptyNumbers<Value> = { [Name in keyof Value]: number extends Value[Name] ? Value[Name] | null : Value[Name] }
export type TermsInForm = WithEmptyNumbers<ContractTerms>
export type GuarantorInForm = WithEmptyNumbers<NonNullable<ContractForm['guarantor']>>
export type ContractInForm = Omit<ContractForm, 'guarantor' | 'terms'> & {
  guarantor: GuarantorInForm | null
  terms: TermsInForm
}

export const emptyTenant = (is_primary: boolean): ContractForm['tenants'][number] => ({
  is_primary,
  tenant_name: '',
  tenant_email: '',
  tenant_phone: null,
  tenant_address: null,
  tenant_id_number: null,
  tenant_birth_date: null,
  signs_on_paper: false,
})

export const emptyGuarantor: GuarantorInForm = {
  guarantor_name: '',
  guarantor_email: '',
  guarantor_id_number: null,
  guarantor_phone: null,
  guarantor_residence: '',
  guarantor_limit: null,
  signs_on_paper: false,
}

/** The usual terms; only the rent has no default (CON-06). */
export const emptyContract = (today: IsoDate): ContractInForm => ({
  property_id: '',
  landlord: { landlord_name: '', landlord_id_number: null, landlord_phone: null, landlord_residence: '' },
  tenants: [emptyTenant(true)],
  guarantor: null,
  terms: {
    brutAylik: null,
    bedelTuru: 'TL',
    baslangicTarihi: today,
    sozlesmeSuresi: defaultTerm('Yıl'),
    sureBirimi: 'Yıl',
    odemeGunu: 5,
    odemeSekli: 'Banka havalesi / EFT',
    iban: '',
    kullanimAmaci: 'Mesken',
    is_corporate: false,
    depozito: 0,
    artisSekli: 'TÜFE',
    artisOrani: 0,
    simdikiDurumu: '',
    yetkiliMahkeme: '',
    nusha: 2,
    giderler: usualExpenses('Mesken'),
    hususiSartlar: '',
  },
})

const workplaces = ['dukkan', 'ofis', 'buro', 'is yeri', 'isyeri', 'magaza', 'plaza', 'fabrika', 'atolye']
const lands = ['arsa', 'arazi', 'tarla', 'bahce', 'zeytinlik']

/** The likely use of a property of this kind. */
export function likelyUse(tasinmazCinsi: string | null): (typeof uses)[number] {
  const kind = fold(tasinmazCinsi ?? '')
  if (kind.includes('depo')) return 'Depo'
  if (!hasRoof(tasinmazCinsi ?? '') || lands.some((word) => kind.includes(word))) return 'Diğer'
  return workplaces.some((word) => kind.includes(word)) ? 'İş yeri' : 'Mesken'
}

export interface KnownCourt {
  property_id: string
  il: string
  yetkiliMahkeme: string
}

/**
 * The court for the location of the property: from this property's last contract, then the last one in the same province,
 * then the province's own courts. Without a province nothing is suggested.
 */
export function courtOf(property: { id: string; il: string }, known: readonly KnownCourt[]): string {
  const il = property.il.trim()
  const said =
    known.find(({ property_id }) => property_id === property.id) ??
    (il ? known.find((each) => fold(each.il.trim()) === fold(il)) : undefined)
  return said?.yetkiliMahkeme ?? (il ? `${upper(il[0]!)}${il.slice(1)} Mahkemeleri ve İcra Daireleri` : '')
}
