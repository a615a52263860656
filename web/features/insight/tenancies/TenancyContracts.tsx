import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { FactRow } from '#web/ui/FactRow.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

export const TenancyContracts = ({ contracts }: Pick<TenancyView, 'contracts'>) => (
  <Section title={contracts.length > 1 ? 'Kontratlar' : 'Kontrat'}>
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {contracts.map((contract) => (
        <Box component="li" key={contract.id}>
          <TextLink to="/viewContract/$contractId" params={{ contractId: contract.id }} sx={{ py: 0.5 }}>
            Kontrat {contract.short_id}
          </TextLink>
          <FactRow>
            <span>
              {showDate(contract.baslangicTarihi)} – {showDate(contract.bitisTarihi)}
            </span>
            <span>{showMoney(contract.brutAylik, contract.bedelTuru)} / ay</span>
            {contract.cancelled && <span>{contract.ended_on ? 'Sona erdi' : 'İptal edildi'}</span>}
          </FactRow>
        </Box>
      ))}
    </Stack>
  </Section>
)
