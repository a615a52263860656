import type { AddendumKind } from './addendum.schema.ts'

export const petAddendum: AddendumKind = {
  title: 'Evcil Hayvan Eki',
  object: 'evcil hayvan ekini',
  about: 'Kiracının kiralananda beslediği hayvan, uyacağı kurallar ve olası zararlar.',
  declaration: 'Evcil hayvan ekini okudum; kontratın eki olarak kabul ediyorum.',
  fields: [
    {
      name: 'hayvan',
      label: 'Hayvan',
      hint: 'Türü, cinsi ve adı. Örneğin: Kedi, tekir, Duman',
      max: 120,
      required: true,
    },
    { name: 'sayisi', label: 'Sayısı', max: 20, required: true },
    {
      name: 'saglik',
      label: 'Aşı ve kimlik bilgisi',
      hint: 'Mikroçip numarası, aşı karnesi',
      max: 200,
      required: false,
    },
    {
      name: 'kurallar',
      label: 'Uyulacak kurallar',
      hint: 'Örneğin: ortak alanlarda tasma takılır, gürültü ve koku komşuları rahatsız etmez',
      max: 2000,
      lines: 4,
      required: true,
    },
    {
      name: 'zararlar',
      label: 'Zararlar ve çıkışta yapılacaklar',
      hint: 'Örneğin: hayvanın verdiği zararı kiracı giderir, çıkışta daire ilaçlatılır',
      max: 2000,
      lines: 3,
      required: false,
    },
  ],
  notes: [
    'Yönetim planında hayvan beslenemeyeceği yazıyorsa bu ek ona üstün gelmez; önce yönetim planına bakın (634 sayılı Kanun m. 18, 28).',
    'Hayvanın verdiği zarardan onu besleyen sorumludur (TBK 67).',
  ],
}
