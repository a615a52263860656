import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { DonePage, NothingDecidedHere } from './DonePage.tsx'
import { rememberedDecision } from './decided.ts'

const title = routes['/tenant-approval-success'].title

const afterYes = [
  'Mülk sahibine haber verildi.',
  'Başka kiracılar ya da bir kefil varsa onların kararı beklenir; herkes onayladığında kontrat yürürlüğe girer.',
  'Şartlardan biri değişirse onayınız düşer ve size yeniden sorulur.',
  'Kontratı ve ödemelerinizi izlemek isterseniz bağlantının geldiği e-posta adresiyle kaydolabilirsiniz; zorunlu değil.',
]
const afterNo = [
  'Notunuz mülk sahibine iletildi.',
  'Kontratı düzeltirse size yeni bir bağlantı gelir; yeni hâlini okuyup yeniden karar verirsiniz.',
  'O zamana kadar bu kontratla bağlı değilsiniz.',
]

export default function TenantSuccessScreen() {
  const [decided] = useState(() => rememberedDecision('tenant'))
  if (!decided) return <NothingDecidedHere />
  const yes = decided.answer === 'approved'
  return (
    <DonePage
      title={title}
      decided={decided}
      what={yes ? 'Kontratı onayladınız.' : 'Düzenleme istediniz.'}
      next={yes ? afterYes : afterNo}
    />
  )
}
