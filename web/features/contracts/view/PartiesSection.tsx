import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContractView } from '#domain/contracts/contracts.api.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { WriteButton } from '#web/features/chat/WriteButton.tsx'
import { DetailSection } from '#web/features/properties/detail/DetailSection.tsx'
import { FactList } from '#web/features/properties/detail/FactList.tsx'

type Party = ContractView['landlord'] | ContractView['tenants'][number] | NonNullable<ContractView['guarantor']>

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
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 1 }}
      >
        <Typography variant="h3" sx={{ my: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          {party.name}
        </Typography>
        {'user_id' in party && <WriteButton userId={party.user_id} name={party.name} />}
      </Box>
      <FactList
        facts={[
          ['Taraf', side],
          ['TC / vergi kimlik no', party.id_number],
          ['Telefon', party.phone],
          ['E-posta', party.email],
          ['Azami kefalet tutarı', limit],
          ['Adres', party.residence],
        ]}
      />
    </Box>
  )
}
