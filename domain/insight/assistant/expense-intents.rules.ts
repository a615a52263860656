import type { Intent } from './intent.rules.ts'

const spent = { area: 'money', for: 'owner', takes: ['property'], expenses: true } as const
const spending = { ...spent, period: 'year' } as const

export const expenseIntents = [
  { ...spending, id: 'expenses.total', asks: 'giderleri', example: 'Bu yıl giderim ne kadar?' },
  { ...spending, id: 'expenses.kinds', asks: 'giderlerin dağılımını', example: 'Giderlerim nelere gitti?' },
  { ...spending, id: 'expenses.biggest', asks: 'en büyük giderleri', example: 'En büyük giderim neydi?' },
  { ...spent, id: 'expenses.unpaid', asks: 'ödenmemiş giderleri', example: 'Ödenmemiş gider var mı?' },
  { ...spending, id: 'expenses.repair', asks: 'onarım giderlerini', example: 'Onarıma ne kadar harcadım?' },
  {
    ...spending,
    id: 'expenses.by-property',
    asks: 'mülklere göre giderleri',
    example: 'En çok gideri olan mülk hangisi?',
  },
  { ...spent, id: 'expenses.recurring', asks: 'düzenli giderleri', example: 'Düzenli giderlerim neler?' },
  {
    area: 'money',
    for: 'owner',
    takes: ['property'],
    period: 'year',
    id: 'expenses.withheld',
    asks: 'kesilen stopajı',
    example: 'Bu yıl ne kadar stopaj kesildi?',
  },
] as const satisfies Intent[]
