import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { waitingForAnswer } from '#domain/suggestions/suggestions.schema.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { type DetailTab, tabsFor } from './detail-tabs.ts'

interface Figure {
  tab: DetailTab
  label: string
  value: string
}

function figuresOf({ contracts, suggestions, feature, property, images }: PropertyDetail): Figure[] {
  const current =
    contracts.find((contract) => contract.id === property.contract_id) ??
    contracts.find((contract) => contract.status === 'active' && !contract.cancelled_at)
  const waiting = suggestions.filter((request) => request.durum === waitingForAnswer).length
  const size = [feature?.odaSayisi, feature?.metrekaresi && `${feature.metrekaresi}\u00a0m²`]
    .filter(Boolean)
    .join(' · ')
  // A building has flats with contracts, none of its own; an empty flat waits for no payment.
  const noneInForce = contracts.length > 0 ? 'Yürürlükte kontrat yok' : 'Kontrat yok'
  const withoutContract = property.is_bina ? '—' : noneInForce
  const payment = property.tenant_id.length > 0 ? property.odemeDurumu : '—'
  const pictures = images.general.length + images.delivery.length + images.evacuation.length
  return [
    {
      tab: 'kontrat',
      label: 'Aylık kira',
      value: current ? showMoney(current.brutAylik, current.bedelTuru) : withoutContract,
    },
    { tab: 'kontrat', label: 'Kontrat bitişi', value: current ? showDate(current.bitisTarihi) : '—' },
    { tab: 'odemeler', label: 'Ödeme', value: payment },
    { tab: 'talepler', label: 'Bekleyen talep', value: waiting === 0 ? 'Yok' : String(waiting) },
    { tab: 'ozellikler', label: 'Büyüklük', value: size || 'Girilmedi' },
    { tab: 'fotograflar', label: 'Fotoğraf', value: pictures === 0 ? 'Yok' : String(pictures) },
  ]
}

/** The numbers that people open this page for; each leads to where it comes from. */
export function KeyFacts({ detail, onTab }: { detail: PropertyDetail; onTab: (tab: DetailTab) => void }) {
  const tabs = tabsFor(detail)
  const figures = figuresOf(detail).filter(({ tab, value }) => tabs.includes(tab) && value !== '—')
  return (
    <Box
      component="ul"
      aria-label="Öne çıkanlar"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
      }}
    >
      {figures.map(({ tab, label, value }) => (
        // Four would stand as three and one.
        <Card component="li" key={label} sx={{ flex: figures.length === 4 ? '1 1 40%' : '1 1 140px' }}>
          <CardActionArea onClick={() => onTab(tab)} sx={{ p: 1.5, height: '100%' }}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', ...tabularFigures }}>{value}</Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
