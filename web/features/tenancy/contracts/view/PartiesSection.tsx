import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { showMoney } from '#domain/kernel/money.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import type { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { WriteButton } from '#web/features/people/chat/WriteButton.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useShowIdentities } from '../contracts.queries.ts'

type Party = Omit<ContractView['landlord'], 'user_id'>
type Identities = z.output<typeof contractsApi.identities.reply>

export function PartiesSection({ view }: { view: ContractView }) {
  const { landlord, tenants, guarantor, contract } = view
  const user = useCurrentUser()?.user
  // Only an active contract makes the two people parties of a rental (ROLE-20).
  const running = contract.status === 'active' && !contract.ended
  const isLandlord = user?.id === landlord.user_id
  const [numbers, setNumbers] = useState<Identities | null>(null)
  const show = useShowIdentities(contract.id)
  const anyNumber = [landlord, ...tenants, guarantor].some((party) => party?.id_number)
  const ofTenant = (id: string) => numbers?.tenants.find((each) => each.id === id)?.id_number
  const knowsLandlord = user?.createdBy === landlord.user_id || tenants.some(({ user_id }) => user_id === user?.id)
  return (
    <Section
      title="Taraflar"
      aside={
        contract.see_identity &&
        anyNumber && (
          <Button
            startIcon={numbers ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            loading={show.busy}
            loadingPosition="start"
            onClick={() => (numbers ? setNumbers(null) : show.run(undefined, { done: setNumbers }))}
            sx={{ flexShrink: 0 }}
          >
            {numbers ? 'Kimlik no gizle' : 'Kimlik no göster'}
          </Button>
        )
      }
    >
      <Stack spacing={2.5}>
        <PartyFacts
          side="Kiraya veren"
          party={landlord}
          idNumber={numbers?.landlord}
          writeTo={running && knowsLandlord ? landlord.user_id : null}
        />
        {tenants.map((tenant) => (
          <PartyFacts
            key={tenant.id}
            side={tenant.is_primary ? 'Kiracı' : 'Birlikte kiracı'}
            party={tenant}
            idNumber={ofTenant(tenant.id)}
            writeTo={running && isLandlord ? tenant.user_id : null}
          />
        ))}
        {guarantor && (
          <PartyFacts
            side="Kefil"
            party={guarantor}
            idNumber={numbers?.guarantor}
            limit={showMoney(guarantor.limit, contract.bedelTuru)}
          />
        )}
      </Stack>
    </Section>
  )
}

interface PartyProps {
  side: string
  party: Party
  /** The complete number, once somebody asked to see it. */
  idNumber: string | null | undefined
  writeTo?: string | null
  limit?: string
}

function PartyFacts({ side, party, idNumber, writeTo = null, limit }: PartyProps) {
  return (
    <Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 1 }}
      >
        <Typography variant="h3" sx={{ my: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          {party.name}
        </Typography>
        <WriteButton userId={writeTo} name={party.name} />
      </Box>
      <FactList
        facts={[
          ['Taraf', side],
          ['TC / vergi kimlik no', idNumber ?? party.id_number],
          ['Telefon', showPhone(party.phone)],
          ['E-posta', party.email],
          ['Azami kefalet tutarı', limit],
          ['Adres', party.residence],
        ]}
      />
    </Box>
  )
}
