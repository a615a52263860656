import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'

type Change = Partial<Omit<ContractForm, 'terms'>> & { terms?: Partial<ContractForm['terms']> }

/** A valid contract for one tenant; tests only pass what matters to them. */
export function contractFormFor(property_id: string, { terms, ...given }: Change = {}): ContractForm {
  return {
    property_id,
    landlord: {
      landlord_name: 'Ayşe Yıldırım',
      landlord_id_number: '10000000146',
      landlord_phone: '+905301112200',
      landlord_residence: 'Moda Cad. No: 42 Kadıköy',
    },
    tenants: [tenantParty('kiraci@ornek.test', { is_primary: true })],
    guarantor: null,
    terms: {
      brutAylik: 25_000_00,
      bedelTuru: 'TL',
      baslangicTarihi: '2026-12-01',
      sozlesmeSuresi: 1,
      sureBirimi: 'Yıl',
      odemeGunu: 5,
      odemeSekli: 'Banka havalesi / EFT',
      iban: 'TR330006100519786457841326',
      kullanimAmaci: 'Mesken',
      is_corporate: false,
      depozito: 50_000_00,
      artisSekli: 'TÜFE',
      artisOrani: 0,
      simdikiDurumu: 'Boyalı ve temiz',
      yetkiliMahkeme: 'İstanbul Anadolu',
      nusha: 2,
      giderler: null,
      hususiSartlar: '',
      ...terms,
    },
    ...given,
  }
}

export const tenantParty = (
  tenant_email: string,
  given: Partial<ContractForm['tenants'][number]> = {},
): ContractForm['tenants'][number] => ({
  is_primary: false,
  tenant_name: `Kiracı ${tenant_email.split('@')[0]}`,
  tenant_email,
  tenant_phone: null,
  tenant_address: null,
  tenant_id_number: '17291716060',
  tenant_birth_date: '1990-05-14',
  // By default a tenant without a mail address has no phone either.
  signs_on_paper: tenant_email === '',
  ...given,
})

type Guarantor = NonNullable<ContractForm['guarantor']>
export const guarantorParty = (given: Partial<Guarantor> = {}): Guarantor => ({
  guarantor_name: 'Kemal Işık',
  guarantor_email: 'kefil_bir@ornek.test',
  guarantor_id_number: null,
  guarantor_phone: null,
  guarantor_residence: '',
  guarantor_limit: 300_000_00,
  signs_on_paper: given.guarantor_email === '',
  ...given,
})
