import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { PaperDocument } from '#domain/tenancy/papers/papers.schema.ts'
import type { ContractDocument } from '#server/features/tenancy/contracts/contract-document.ts'

/** Ids and time of the rows below. */
export const uuid = (last: number) => `0190c0de-0000-7000-8000-00000000000${last}`
export const at = new Date('2026-11-15T09:00:00Z')

/** A contract's document as it was frozen in form 3. */
export const agreedContract: ContractDocument = {
  form: 3,
  contract_id: uuid(2),
  short_id: '00000002',
  round: 1,
  property: {
    id: uuid(8),
    title: 'Moda Daire',
    adres: 'Moda Cad. No: 42',
    tasinmazCinsi: 'Daire',
    il: 'İstanbul',
    ilce: 'Kadıköy',
    mahalle: 'Caferağa',
  },
  fixtures: [{ demirbasCinsi: 'Kombi', marka: 'Arçelik', sayisi: '1', teslimDurumu: 'Çalışır durumda' }],
  landlord: { name: 'Ayşe Yıldırım', phone: '+905301112200', residence: 'Kadıköy', id_number: 'v1.encrypted' },
  tenants: [
    {
      name: 'Mehmet Öztürk',
      email: 'mehmet@ornek.test',
      is_primary: true,
      phone: null,
      residence: '',
      id_number: null,
    },
  ],
  guarantor: {
    name: 'Kemal Işık',
    email: 'kefil_bir@ornek.test',
    phone: null,
    residence: '',
    id_number: null,
    limit: 300_000_00,
  },
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
    hususiSartlar: 'Kiracı “evcil hayvan” besleyebilir.\n',
  },
  bitisTarihi: '2027-11-30',
  generalConditions: ['Kiralanan, teslim alındığı gibi geri verilir.'],
}

/** A paper's document as it was frozen, with every kind of value that a feature keeps in it. */
export const agreedPaper = (kind: PaperKind, title: string): PaperDocument => ({
  form: 1,
  kind,
  number: '00000005',
  round: 1,
  title,
  place: { title: 'Moda Daire', address: 'Moda Cad. No: 42 Kadıköy' },
  parties: [
    { side: 'owner', name: 'Ayşe Yıldırım' },
    { side: 'tenant', name: 'Mehmet Öztürk' },
  ],
  declaration: 'Taraflar bu belgeyi okudu ve kabul etti.',
  sections: [
    {
      title: 'Kira',
      facts: [['Aylık kira', '25.000,00 ₺']],
      table: { columns: [{ name: 'Kalem', width: 40 }], rows: [['Boya']] },
      text: 'Çok “özel” şartlar\n',
      photos: [{ file_id: uuid(9), caption: 'Salon', sha256: 'f'.repeat(64) }],
    },
  ],
  items: [{ key: 'konu', label: 'Konusu' }],
  data: { amount: 25_000_00, from_on: '2026-12-01', none: null, nested: [{ b: 1, a: 'ğ' }] },
})
