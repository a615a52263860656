import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Droplets, Flame, type LucideIcon, Plus, Trash2, Zap } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import {
  type Meter,
  meterLabels,
  meterUnits,
  readingMomentLabels,
} from '#domain/property/properties/properties.schema.ts'
import { showReading } from '#domain/property/properties/readings.messages.ts'
import { meterPair } from '#domain/property/properties/readings.rules.ts'
import type { ReadingView } from '#domain/property/properties/readings.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'

interface Props {
  meter: Meter
  /** The meter number from the property's features. */
  number: string
  readings: ReadingView[]
  canEdit: boolean
  onAdd: () => void
  onShow: (reading: ReadingView) => void
  onRemove: (reading: ReadingView) => void
}

const icons: Record<Meter, LucideIcon> = { elektrik: Zap, su: Droplets, dogalgaz: Flame }

export function MeterCard({ meter, number, readings, canEdit, onAdd, onShow, onRemove }: Props) {
  const { teslim, tahliye, tuketim: consumption } = meterPair(readings, meter)
  const others = readings.filter((each) => each.id !== teslim?.id && each.id !== tahliye?.id).reverse()
  const Icon = icons[meter]
  const line = (reading: ReadingView | null, name: string) => (
    <ReadingLine
      name={name}
      reading={reading}
      unit={meterUnits[meter]}
      {...(reading && { onShow: () => onShow(reading), ...(canEdit && { onRemove: () => onRemove(reading) }) })}
    />
  )
  return (
    <Card component="article" aria-label={meterLabels[meter]} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
        <Box sx={{ color: 'primary.main', lineHeight: 0 }}>
          <Icon size={22} aria-hidden />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {meterLabels[meter]}
          </Typography>
          {number && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              Sayaç no: {number}
            </Typography>
          )}
        </Box>
        {canEdit && readings.length > 0 && (
          <IconButton onClick={onAdd} aria-label={`${meterLabels[meter]}: okuma ekle`} sx={{ width: 44, height: 44 }}>
            <Plus size={20} aria-hidden />
          </IconButton>
        )}
      </Stack>
      {line(teslim, readingMomentLabels.teslim)}
      {line(tahliye, readingMomentLabels.tahliye)}
      {teslim && tahliye && (
        <>
          <Divider sx={{ my: 1 }} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              Aradaki tüketim
            </Typography>
            <Typography
              sx={{
                ...tabularFigures,
                fontWeight: 700,
                ...(consumption !== null && consumption < 0 && { color: 'error.main' }),
              }}
            >
              {consumption === null ? 'Sayaç değişmiş' : `${showReading(consumption)} ${meterUnits[meter]}`}
            </Typography>
          </Stack>
        </>
      )}
      {others.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box
            component="summary"
            sx={{ cursor: 'pointer', py: 1.25, color: 'text.secondary', fontSize: textSizes.plain }}
          >
            Diğer okumalar ({others.length})
          </Box>
          {others.map((reading) => (
            <Box key={reading.id}>{line(reading, readingMomentLabels[reading.zaman])}</Box>
          ))}
        </Box>
      )}
      {canEdit && readings.length === 0 && (
        <Button fullWidth variant="outlined" onClick={onAdd} sx={{ mt: 1.5 }}>
          İlk okumayı ekle
        </Button>
      )}
    </Card>
  )
}

interface LineProps {
  name: string
  reading: ReadingView | null
  unit: string
  onShow?: () => void
  onRemove?: () => void
}

function ReadingLine({ name, reading, unit, onShow, onRemove }: LineProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 56, mt: 0.5 }}>
      {reading?.file_id && (
        <ButtonBase
          onClick={onShow}
          aria-label={`${name} okumasının fotoğrafını büyüt`}
          sx={{ width: 48, height: 48, flexShrink: 0, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
        >
          <Box
            component="img"
            src={fileAddress(reading.file_id, 'thumb')}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </ButtonBase>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {reading ? `${name} · ${showDate(reading.tarih)}` : name}
        </Typography>
        <Typography
          sx={{ ...tabularFigures, fontWeight: reading ? 600 : 400 }}
          color={reading ? 'textPrimary' : 'textSecondary'}
        >
          {reading ? `${showReading(reading.endeks)} ${unit}` : 'Okunmadı'}
        </Typography>
      </Box>
      {onRemove && (
        <IconButton onClick={onRemove} aria-label={`${name} okumasını sil`} sx={{ width: 44, height: 44 }}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </Stack>
  )
}
