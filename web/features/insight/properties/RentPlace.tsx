import { ContractsPart } from './ContractsPart.tsx'
import { PaymentsPart } from './PaymentsPart.tsx'
import { type PlaceProps, PlaceSections } from './PlaceSections.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { TenantsPart } from './TenantsPart.tsx'

/** Everything between landlord and tenant. */
export default function RentPlace(props: PlaceProps) {
  const { detail } = props
  return (
    <PlaceSections
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
