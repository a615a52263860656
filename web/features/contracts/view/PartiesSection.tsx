import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContractView } from '#domain/contracts/contracts.api.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { DetailSection } from '#web/features/properties/detail/DetailSection.tsx'
import { FactList } from '#web/features/properties/detail/FactList.tsx'

type Party = ContractView['landlord']

export function PartiesSection({ view }: { view: ContractView }) {
  const { landlord, tenants, guarantor, contract } = view
  return (
    <DetailSection title="Taraflar">
      <Stack spacing={2.5}>
        <PartyFacts side="Kiraya veren" party={landlord} />
        {tenants.map((tenant) => (
          <PartyFacts key={tenant.id} side={tenant.is_primary ? 'Kiracı' : 'Birlikte kiracı'} party={tenant} />
        ))}
        {guarantor && (
          <PartyFacts side="Kefil" party={guarantor} limit={showMoney(guarantor.limit, contract.bedelTuru)} />
        )}
      </Stack>
    </DetailSection>
  )
}

function PartyFacts({ side, party, limit }: { side: string; party: Party; limit?: string }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {party.name}
      </Typography>
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
