import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Scale, Search } from 'lucide-react'
import { useState } from 'react'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { fold, lower } from '#domain/kernel/turkish-text.ts'
import { periodEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { extendedLabel, isExtended } from '#domain/tenancy/contracts/contract-state.rules.ts'
import { contractStatusLabels } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { ContractLine, LawyerProperty } from '#domain/work/lawyer/lawyer.api.ts'
import { StatusChip } from '#web/features/property/properties/StatusChip.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useActingRoles } from '#web/session/acting-roles.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'

const searchFrom = 7

interface Props {
  properties: LawyerProperty[]
  hasMore: boolean
  /** False for a lawyer, who needs no such line. */
  showLawyers: boolean
}

/** Each property with its contracts; its page has contract, payments, requests and history. */
export function Tenancies({ properties, hasMore, showLawyers }: Props) {
  const [text, setText] = useState('')
  const severalOwners = useActingRoles().length > 0
  const words = fold(text).split(' ').filter(Boolean)
  const shown = properties.filter((property) => {
    const names = fold([property.title, ...property.contracts.map((contract) => contract.tenant_name)].join(' '))
    return words.every((word) => names.includes(word))
  })

  return (
    <Box component="section" aria-labelledby="tenancies-title">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: { xs: 2.5, sm: 1.5 }, alignItems: { sm: 'flex-end' }, justifyContent: 'space-between', mb: 1.5 }}
      >
        <Typography id="tenancies-title" variant="h2">
          Mülkler ve kontratlar
        </Typography>
        {properties.length >= searchFrom && (
          <SearchField
            label="Mülk veya kiracı ara"
            text={text}
            onText={setText}
            size="small"
            sx={{ minWidth: { sm: 300 } }}
          />
        )}
      </Stack>
      {shown.length === 0 && (
        <EmptyState
          icon={Search}
          title={`“${text}” için sonuç yok`}
          text="Mülkün ya da kiracının adının bir parçası yeterlidir; Türkçe harf kullanmanız gerekmez."
        />
      )}
      <CardGrid label="Mülkler" narrowest={340}>
        {shown.map((property) => (
          <PropertyCard key={property.id} property={property} severalOwners={severalOwners} showLawyers={showLawyers} />
        ))}
      </CardGrid>
      {hasMore && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          Burada kontratı en yakın zamanda bitecek {properties.length} mülk gösteriliyor; kalanları Mülkler ekranında
          bulabilirsiniz.
        </Typography>
      )}
    </Box>
  )
}

interface CardProps {
  property: LawyerProperty
  severalOwners: boolean
  showLawyers: boolean
}

function PropertyCard({ property, severalOwners, showLawyers }: CardProps) {
  const { id, title, owner_name, tasinmazCinsi, tasinmazDurumu, contracts, lawyers } = property
  const kind = [severalOwners && owner_name, tasinmazCinsi].filter(Boolean).join(' · ')
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <TextLink to="/property-detail/$id" params={{ id }} color="inherit" underline="hover">
              {title}
            </TextLink>
          </Typography>
          {kind && (
            <Typography variant="body2" color="textSecondary">
              {kind}
            </Typography>
          )}
        </Box>
        <StatusChip status={tasinmazDurumu} />
      </Stack>
      {contracts.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Süren bir kontrat yok.
        </Typography>
      )}
      {contracts.map((contract) => (
        <Contract key={contract.id} contract={contract} title={title} />
      ))}
      {showLawyers && (
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', color: 'text.secondary' }}>
          <Scale size={16} aria-hidden style={{ flexShrink: 0 }} />
          <Typography variant="body2">
            {lawyers.length > 0 ? lawyers.map((lawyer) => lawyer.name).join(', ') : 'Avukat atanmamış'}
          </Typography>
        </Stack>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
        <LinkButton
          to="/property-detail/$id"
          params={{ id }}
          search={{ tab: 'kontrat' }}
          variant="outlined"
          aria-label={`Kontrat: ${title}`}
        >
          Kontrat
        </LinkButton>
        <LinkButton
          to="/property-detail/$id"
          params={{ id }}
          search={{ tab: 'odemeler' }}
          aria-label={`Ödemeler: ${title}`}
        >
          Ödemeler
        </LinkButton>
        <LinkButton to="/lawyerDocument" search={{ property: id }} aria-label={`Belgeler: ${title}`}>
          Belgeler
        </LinkButton>
      </Stack>
    </Card>
  )
}

function Contract({ contract, title }: { contract: ContractLine; title: string }) {
  const { tenancy_id, tenant_name, status, rent, gross, bedelTuru, bitisTarihi, ended_on, has_guarantor } = contract
  const today = isoDate(new Date())
  const extended = ended_on === null && isExtended({ status, cancelled: false, ended: bitisTarihi < today })
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {tenant_name || 'Kiracı adı girilmemiş'}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        Aylık {showMoney(rent, bedelTuru)}
        {gross && ' brüt'} · {ended_on ? 'son gün' : 'bitiş'}{' '}
        {showDate(ended_on ?? (extended ? periodEnd(contract, today) : bitisTarihi))}
        {extended && ` (${lower(extendedLabel)})`}
      </Typography>
      <Stack direction="row" sx={{ gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>
        {status !== 'active' && (
          <Chip
            size="small"
            color={status === 'rejected_by_tenant' ? 'error' : 'info'}
            label={contractStatusLabels[status]}
          />
        )}
        {ended_on && <Chip size="small" color="error" variant="outlined" label="Eski kiracı, borcu var" />}
        {has_guarantor && <Chip size="small" variant="outlined" label="Kefilli" />}
      </Stack>
      {tenancy_id && (
        <TextLink
          to="/tenancy/$tenancyId/arrears"
          params={{ tenancyId: tenancy_id }}
          aria-label={`Alacak dosyası: ${title}, ${tenant_name}`}
          sx={{ display: 'inline-block', py: 1 }}
        >
          Alacak dosyası
        </TextLink>
      )}
    </Box>
  )
}
