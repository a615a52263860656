import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FilePen, Plus } from 'lucide-react'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractCard, PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { ContractStateChip } from '#web/features/tenancy/contracts/ContractStateChip.tsx'
import { PaperChip } from '#web/features/tenancy/contracts/PaperChip.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { SectionHeading } from './TabSections.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export function ContractsPart({ detail }: { detail: PropertyDetail }) {
  const { contracts, property, rights, relation } = detail
  const add = rights.own && (
    <LinkButton
      to="/addContract/$propertyId"
      params={{ propertyId: property.id }}
      variant={contracts.length > 0 ? 'outlined' : 'contained'}
      startIcon={<Plus size={18} aria-hidden />}
    >
      Kontrat ekle
    </LinkButton>
  )
  return (
    <UnlessFailed detail={detail} parts={['contracts']}>
      <SectionHeading of="kontrat" action={contracts.length > 0 && add} />
      {contracts.length === 0 ? (
        <EmptyState
          icon={FilePen}
          title="Bu mülk için kontrat yok"
          text={
            rights.own
              ? 'Kontrat eklediğinizde kiracıya onay için gönderilir; onaylanınca mülk kiralanmış olur.'
              : 'Kontrat eklendiğinde burada görünür.'
          }
          action={add}
        />
      ) : (
        <Stack component="ul" spacing={2} aria-label="Kontratlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {contracts.map((contract) => (
            <Contract
              key={contract.id}
              contract={contract}
              current={contract.id === property.contract_id}
              money={rights.managePayments || relation === 'tenant' || relation === 'lawyer'}
            />
          ))}
        </Stack>
      )}
    </UnlessFailed>
  )
}

const stateOf = ({ status, cancelled_at, ended_on, baslangicTarihi, bitisTarihi }: ContractCard) => ({
  status,
  cancelled: cancelled_at !== null,
  ended: cancelled_at !== null || bitisTarihi < isoDate(new Date()),
  ended_on,
  baslangicTarihi,
})

/** `money`: whether the viewer may read the accounts of this property. */
function Contract({ contract, current, money }: { contract: ContractCard; current: boolean; money: boolean }) {
  const waiting = contract.tenant_approval_count < contract.tenant_approval_required && contract.status !== 'active'
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography variant="h3" sx={{ mr: 'auto' }}>
          {contract.tenant_name || 'Kontrat'} · {shortId(contract.id)}
        </Typography>
        {current && <Chip size="small" variant="outlined" label="Geçerli kontrat" />}
        <ContractStateChip contract={stateOf(contract)} />
        <PaperChip signed={contract} />
      </Stack>
      <FactList
        facts={[
          ['Başlangıç', showDate(contract.baslangicTarihi)],
          ['Bitiş', showDate(contract.bitisTarihi)],
          ['Süre', `${contract.sozlesmeSuresi} ${contract.sureBirimi === 'Yıl' ? 'yıl' : 'ay'}`],
          [contract.gross ? 'Aylık kira (brüt)' : 'Aylık kira', showMoney(contract.rent, contract.bedelTuru)],
          [
            'Kontratta yazan kira',
            contract.rent !== contract.brutAylik && showMoney(contract.brutAylik, contract.bedelTuru),
          ],
          ['Kefil', contract.has_guarantor && 'Var'],
          [
            'Kiracı onayı',
            waiting && `${contract.tenant_approval_count} / ${contract.tenant_approval_required} karar kayıtlı`,
          ],
        ]}
      />
      <Stack direction="row" sx={{ mt: 2, ml: -1, gap: 1, flexWrap: 'wrap' }}>
        <LinkButton
          to="/viewContract/$contractId"
          params={{ contractId: contract.id }}
          aria-label={`Kontratı aç: ${shortId(contract.id)}`}
        >
          Kontratı aç
        </LinkButton>
        {money && contract.tenancy_id && (
          <LinkButton
            to="/tenancy/$tenancyId/account"
            params={{ tenancyId: contract.tenancy_id }}
            aria-label={`Hesap ekstresi: ${shortId(contract.id)}`}
          >
            Hesap ekstresi
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}
