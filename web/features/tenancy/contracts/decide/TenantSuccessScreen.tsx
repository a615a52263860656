import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { AccountInvitation } from './AccountInvitation.tsx'
import { tenantDecisionQuery } from './approvals.queries.ts'
import { DonePage, NothingDecidedHere } from './DonePage.tsx'
import { rememberedDecision } from './decided.ts'
import { PaperButton } from './PaperButton.tsx'

const title = routes['/tenant-approval-success'].title

const afterYes = [
  'Mülk sahibine haber verildi.',
  'Başka kiracılar ya da bir kefil varsa onların kararı beklenir; herkes onayladığında kontrat yürürlüğe girer.',
  'Şartlardan biri değişirse onayınız düşer ve size yeniden sorulur.',
]
const afterNo = [
  'Notunuz mülk sahibine iletildi.',
  'Kontratı düzeltirse size yeni bir bağlantı gelir; yeni hâlini okuyup yeniden karar verirsiniz.',
  'O zamana kadar bu kontratla bağlı değilsiniz.',
]

export default function TenantSuccessScreen() {
  const [decided] = useState(() => rememberedDecision('tenant'))
  const token = decided?.token ?? ''
  const account = useQuery({ ...tenantDecisionQuery(token), enabled: token !== '' })
  if (!decided) return <NothingDecidedHere />
  const yes = decided.answer === 'approved'
  return (
    <DonePage
      title={title}
      decided={decided}
      what={yes ? 'Kontratı onayladınız.' : 'Düzenleme istediniz.'}
      next={yes ? afterYes : afterNo}
    >
      {decided.token && <PaperButton token={decided.token} />}
      {account.data && <AccountInvitation account={account.data.account} />}
    </DonePage>
  )
}
