import type { Intent } from './intent.rules.ts'

const law = { area: 'law', for: 'all' } as const

export const lawIntents = [
  { ...law, id: 'law.increase', asks: 'kira artış sınırını', example: 'Kira en çok ne kadar artırılabilir?' },
  { ...law, id: 'law.tufe', asks: 'TÜFE oranını', example: 'Son TÜFE oranı kaç?' },
  { ...law, id: 'law.deposit', asks: 'depozito sınırını', example: 'Depozito en çok kaç kira olabilir?' },
  { ...law, id: 'law.deposit-return', asks: 'depozitonun iadesini', example: 'Depozito ne zaman iade edilir?' },
  {
    ...law,
    id: 'law.tenant-notice',
    asks: 'kiracının çıkış bildirimini',
    example: 'Kiracı kaç gün önce haber vermeli?',
  },
  { ...law, id: 'law.ten-years', asks: 'on yıllık uzama süresini', example: 'On yıl sonra kiracı çıkarılabilir mi?' },
  { ...law, id: 'law.late-rent', asks: 'ödenmeyen kira için ihtarı', example: 'Kira ödenmezse ne yapabilirim?' },
  { ...law, id: 'law.two-notices', asks: 'iki haklı ihtarı', example: 'İki haklı ihtar nedir?' },
  { ...law, id: 'law.undertaking', asks: 'tahliye taahhüdünü', example: 'Tahliye taahhüdü ne zaman geçerli?' },
  { ...law, id: 'law.guarantee', asks: 'kefaletin şartlarını', example: 'Kefalet nasıl geçerli olur?' },
  { ...law, id: 'law.interest', asks: 'yasal faiz oranını', example: 'Yasal faiz oranı kaç?' },
  { ...law, id: 'law.mediation', asks: 'arabuluculuk şartını', example: 'Dava öncesi arabulucu zorunlu mu?' },
  { ...law, id: 'law.bank', asks: 'kiranın bankadan ödenmesi kuralını', example: 'Kira elden ödenebilir mi?' },
  { ...law, id: 'law.penalty', asks: 'cezai şart yasağını', example: 'Kontrata cezai şart konabilir mi?' },
  { ...law, id: 'law.five-years', asks: 'kira tespitini', example: 'Beş yıl sonra kira nasıl belirlenir?' },
  { ...law, id: 'law.foreign', asks: 'dövizli kirada artış yasağını', example: 'Dövizli kirada artış olur mu?' },
  { ...law, id: 'law.owner-costs', asks: 'vergi ve sigortayı kimin ödediğini', example: 'Emlak vergisini kim öder?' },
  { ...law, id: 'law.allocation', asks: 'kısmi ödemenin neye sayılacağını', example: 'Eksik ödeme neye sayılır?' },
] as const satisfies Intent[]
