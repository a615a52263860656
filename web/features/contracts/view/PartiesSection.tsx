import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContractView } from '#domain/contracts/contract-views.schema.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { WriteButton } from '#web/features/chat/WriteButton.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'

type Party = Omit<ContractView['landlord'], 'user_id'>

export function PartiesSection({ view }: { view: ContractView }) {
  const { landlord, tenants, guarantor, contract } = view
  const user = useCurrentUser()?.user
  // Only a running contract makes two people of one rental (ROLE-20).
  const running = contract.status === 'active' && !contract.ended
  const isLandlord = user?.id === landlord.user_id
  const knowsLandlord = user?.createdBy === landlord.user_id || tenants.some(({ user_id }) => user_id === user?.id)
  return (
    <Section title="Taraflar">
      <Stack spacing={2.5}>
        <PartyFacts side="Kiraya veren" party={landlord} writeTo={running && knowsLandlord ? landlord.user_id : null} />
        {tenants.map((tenant) => (
          <PartyFacts
            key={tenant.id}
            side={tenant.is_primary ? 'Kiracı' : 'Birlikte kiracı'}
            party={tenant}
            writeTo={running && isLandlord ? tenant.user_id : null}
          />
        ))}
        {guarantor && (
          <PartyFacts side="Kefil" party={guarantor} limit={showMoney(guarantor.limit, contract.bedelTuru)} />
        )}
      </Stack>
    </Section>
  )
}

interface PartyProps {
  side: string
  party: Party
  writeTo?: string | null
  limit?: string
}

function PartyFacts({ side, party, writeTo = null, limit }: PartyProps) {
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
          ['TC / vergi kimlik no', party.id_number],
          ['Telefon', showPhone(party.phone)],
          ['E-posta', party.email],
          ['Azami kefalet tutarı', limit],
          ['Adres', party.residence],
        ]}
      />
    </Box>
  )
}
