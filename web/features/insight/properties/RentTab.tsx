import { ContractsPart } from './ContractsPart.tsx'
import { PaymentsPart } from './PaymentsPart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { type TabProps, TabSections } from './TabSections.tsx'
import { TenantsPart } from './TenantsPart.tsx'

/** Everything between landlord and tenant. */
export default function RentTab(props: TabProps) {
  const { detail } = props
  return (
    <TabSections
      {...props}
      contents={{
        kontrat: <ContractsPart detail={detail} />,
        kiracilar: <TenantsPart detail={detail} />,
        talepler: <RequestsPart detail={detail} />,
        odemeler: <PaymentsPart detail={detail} />,
      }}
    />
  )
}
