import type { Intent } from './intent.rules.ts'

const spent = { area: 'money', for: 'owner', takes: ['property'], expenses: true } as const
const spending = { ...spent, period: 'year' } as const

export const expenseIntents = [
  {
    ...spending,
    id: 'expenses.total',
    asks: 'giderleri',
    example: 'Bu yıl giderim ne kadar?',
    wordings: [
      'giderim ne kadar',
      'toplam gider',
      'ne kadar harcadım',
      'masraflarım',
      'giderler',
      'ne kadar masraf yaptım',
      '@mulk giderleri',
      '@mulk için ne kadar harcadım',
      'harcamalarım',
    ],
  },
  {
    ...spending,
    id: 'expenses.kinds',
    asks: 'giderlerin dağılımını',
    example: 'Giderlerim nelere gitti?',
    wordings: [
      'giderlerin dağılımı',
      'gider kalemleri',
      'gider türleri',
      'masraf kategorileri',
      'giderler neye gitti',
      'kategoriye göre harcama',
      'para nereye gitti gider',
    ],
  },
  {
    ...spending,
    id: 'expenses.biggest',
    asks: 'en büyük giderleri',
    example: 'En büyük giderim neydi?',
    wordings: ['en büyük gider', 'en yüksek masraf', 'en pahalı harcama', 'en çok neye harcadım', 'en fazla gider'],
  },
  {
    ...spent,
    id: 'expenses.unpaid',
    asks: 'ödenmemiş giderleri',
    example: 'Ödenmemiş gider var mı?',
    wordings: [
      'ödenmemiş giderler',
      'ödemediğim masraflar',
      'ödenmeyen gider',
      'hangi gideri ödemedim',
      'bekleyen giderler',
    ],
  },
  {
    ...spending,
    id: 'expenses.repair',
    asks: 'onarım giderlerini',
    example: 'Onarıma ne kadar harcadım?',
    wordings: [
      'onarıma ne kadar harcadım',
      'tadilat masrafı',
      'tamir giderleri',
      'bakım onarım gideri',
      'boya tadilat harcaması',
      'onarım ne kadar tuttu',
      'tamire ne kadar gitti',
    ],
  },
  {
    ...spending,
    id: 'expenses.by-property',
    asks: 'mülklere göre giderleri',
    example: 'En çok gideri olan mülk hangisi?',
    wordings: [
      'en çok gideri olan mülk',
      'mülklere göre gider',
      'hangi ev en çok masraf çıkardı',
      'hangi daireye ne kadar harcadım',
      'en masraflı mülk',
    ],
  },
  {
    ...spent,
    id: 'expenses.recurring',
    asks: 'düzenli giderleri',
    example: 'Düzenli giderlerim neler?',
    wordings: [
      'düzenli giderler',
      'tekrarlayan giderler',
      'otomatik giderler',
      'her ay tekrarlayan masraf',
      'düzenli masraflarım',
    ],
  },
  {
    ...{ area: 'money', for: 'owner', takes: ['property'], period: 'year' },
    id: 'expenses.withheld',
    asks: 'kesilen stopajı',
    example: 'Bu yıl ne kadar stopaj kesildi?',
    wordings: [
      'ne kadar stopaj kesildi',
      'kesilen stopaj',
      'stopaj toplamı',
      'toplam stopaj kesintisi',
      'kiracı ne kadar stopaj kesti',
    ],
  },
] as const satisfies Intent[]
