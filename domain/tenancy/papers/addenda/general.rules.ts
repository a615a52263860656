import type { AddendumKind } from './addendum.schema.ts'

/** For agreements that have no form of their own. */
export const generalAddendum: AddendumKind = {
  title: 'Ek Protokol',
  object: 'ek protokolü',
  about: 'Kontratta olmayan bir konuda iki tarafın anlaştığı metin: otopark, depo, tadilat, boya, temizlik…',
  declaration: 'Bu ek protokolü okudum; kontratın eki olarak kabul ediyorum.',
  fields: [
    { name: 'konu', label: 'Konusu', hint: 'Örneğin: Otopark yerinin kullanımı', max: 120, required: true },
    { name: 'metin', label: 'Anlaşılan', max: 4000, lines: 5, required: true },
  ],
  notes: [
    'Kiracı aleyhine değişiklik ve kira bedeli dışında bir ödeme yükümlülüğü konut ve çatılı iş yeri kiralarında geçersizdir (TBK 343, 346).',
  ],
}
