import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText } from 'lucide-react'
import { type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { notGiven, type TenantHome } from '#domain/work/tenants/tenants.schema.ts'
import { overdueOf } from '#web/features/property/properties/overdue-text.ts'
import { ContractStateChip } from '#web/features/tenancy/contracts/ContractStateChip.tsx'
import { PaperChip } from '#web/features/tenancy/contracts/PaperChip.tsx'
import { LinkButton, TextLink, thumbRoom } from '#web/ui/link.tsx'
import { CaptionedStrip } from '#web/ui/months/StripLink.tsx'

/** The tenant's rented properties: title, state of the contract, end, and arrears. */
export const TenantHomes = ({ homes, name }: { homes: readonly TenantHome[]; name: string }) => (
  <Box role="group" aria-label={`Kiraladığı Mülk: ${name}`}>
    <Typography variant="body2" color="textSecondary">
      Kiraladığı Mülk
    </Typography>
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
      {homes.map((home) => (
        <Home key={home.propertyId} home={home} name={name} />
      ))}
    </Stack>
  </Box>
)

function Home({ home, name }: { home: TenantHome; name: string }) {
  const today = isoDate(new Date())
  const ended = home.bitisTarihi < today
  return (
    <Stack component="li" sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      <TextLink
        to="/property-detail/$id"
        params={{ id: home.propertyId }}
        color="textPrimary"
        sx={{ ...thumbRoom, fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        {home.propertyInfo.trim() || notGiven}
      </TextLink>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        <ContractStateChip contract={{ ...home, cancelled: home.endedOn !== null, ended_on: home.endedOn, ended }} />
        <PaperChip signed={home} />
        <Balance home={home} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {spanOf(home, today)}
      </Typography>
      {home.strip && <CaptionedStrip strip={home.strip} about={`${name}, ${home.propertyInfo}`} />}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Mülk Sahibi: {home.ownerInfo?.trim() || notGiven}
      </Typography>
      <LinkButton
        to="/viewContract/$contractId"
        params={{ contractId: home.contractId }}
        size="small"
        startIcon={<FileText size={18} aria-hidden />}
        aria-label={`Kontrata git: ${name}, ${home.propertyInfo}`}
        sx={{ ml: -0.75 }}
      >
        Kontrata git
      </LinkButton>
    </Stack>
  )
}

/** Only for accounts that the user may read. */
function Balance({ home: { overdue } }: { home: TenantHome }) {
  if (!overdue) return null
  const late = overdueOf({ overdue })
  return late ? (
    <Chip size="small" color="error" label={late} />
  ) : (
    <Chip size="small" color="success" variant="outlined" label="Gecikmiş borcu yok" />
  )
}

function spanOf({ baslangicTarihi, bitisTarihi, lastDay, endedOn }: TenantHome, today: IsoDate) {
  if (endedOn) return `Eski kiracı; son gün ${showDate(endedOn)}`
  if (lastDay) return `Son gün ${showDate(lastDay)}`
  return baslangicTarihi > today
    ? `Kontrat ${showDate(baslangicTarihi)} – ${showDate(bitisTarihi)}`
    : `Kontrat bitişi ${showDate(bitisTarihi)}`
}
