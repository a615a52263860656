import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check, MessageSquareWarning, X } from 'lucide-react'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { suggestionsApi } from '#domain/suggestions/suggestions.api.ts'
import {
  type Decision,
  type SuggestionView,
  suggestionState,
  waitingForAnswer,
} from '#domain/suggestions/suggestions.schema.ts'
import { call } from '#web/lib/call.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { useDetailChange } from './detail-changes.ts'
import { UnlessFailed } from './PartError.tsx'

/** What waits comes first; the rest keeps its order, newest first. */
const waitingFirst = (requests: SuggestionView[]) => [
  ...requests.filter((request) => request.durum === waitingForAnswer),
  ...requests.filter((request) => request.durum !== waitingForAnswer),
]

export default function RequestsTab({ detail }: { detail: PropertyDetail }) {
  const { suggestions, rights, relation } = detail
  return (
    <UnlessFailed detail={detail} parts={['suggestions']}>
      {suggestions.length === 0 ? (
        <EmptyState
          icon={MessageSquareWarning}
          title="Talep yok"
          text={
            relation === 'tenant'
              ? 'Bu mülk için gönderdiğiniz talepler ve yanıtları burada görünür.'
              : 'Kiracınız bir arıza ya da istek bildirdiğinde burada görür ve yanıtlarsınız.'
          }
        />
      ) : (
        <Stack component="ul" spacing={2} aria-label="Talepler" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {waitingFirst(suggestions).map((request) => (
            <Request key={request.id} request={request} canDecide={rights.manageSuggestions} />
          ))}
        </Stack>
      )}
    </UnlessFailed>
  )
}

const stateColors: Readonly<Record<string, 'warning' | 'success' | 'error'>> = {
  [waitingForAnswer]: 'warning',
  onaylandi: 'success',
  tamamlandi: 'success',
  reddedildi: 'error',
}

function Request({ request, canDecide }: { request: SuggestionView; canDecide: boolean }) {
  const color = stateColors[request.durum]
  const decidedAt = request.onaylama_tarihi ?? request.reddetme_tarihi
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {request.demirbas || request.oneri_tipi}
        </Typography>
        {request.oncelik !== 'Normal' && <Chip size="small" variant="outlined" label={request.oncelik} />}
        <Chip
          size="small"
          color={color ?? 'default'}
          variant={color ? 'filled' : 'outlined'}
          label={suggestionState(request.durum)}
        />
      </Stack>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{request.aciklama}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {request.tenant_name} · {relativeTime(request.olusturma_tarihi, new Date())}
        {decidedAt && request.karar_veren && ` · Karar: ${request.karar_veren}, ${showDateTime(decidedAt)}`}
      </Typography>
      {canDecide && <Decide request={request} />}
    </Card>
  )
}

/** Both answers while it waits; afterwards the other one, for a decision made by mistake. */
function Decide({ request }: { request: SuggestionView }) {
  const confirm = useConfirm()
  const { busy, change } = useDetailChange(request.property_id, (durum: Decision) =>
    call(suggestionsApi.decide, { params: { id: request.id }, body: { durum, onceki: request.durum } }),
  )
  const subject = request.demirbas || request.oneri_tipi
  const reject = async () => {
    const sure = await confirm({
      title: 'Talebi reddet',
      text: `${request.tenant_name} “${subject}” talebinin reddedildiğini bildirim ve e-posta ile öğrenir. Kararınızı sonra değiştirebilirsiniz.`,
      confirmLabel: 'Reddet',
      danger: true,
    })
    if (sure) change('reddedildi')
  }
  const waiting = request.durum === waitingForAnswer
  if (!waiting && request.durum !== 'onaylandi' && request.durum !== 'reddedildi') return null
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
      {request.durum !== 'onaylandi' && (
        <Button
          variant={waiting ? 'contained' : 'text'}
          startIcon={<Check size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          onClick={() => change('onaylandi')}
          aria-label={`Onayla: ${subject}`}
          sx={{ minHeight: 44 }}
        >
          {waiting ? 'Onayla' : 'Yine de onayla'}
        </Button>
      )}
      {request.durum !== 'reddedildi' && (
        <Button
          color="error"
          startIcon={<X size={18} aria-hidden />}
          disabled={busy}
          onClick={reject}
          aria-label={`Reddet: ${subject}`}
          sx={{ minHeight: 44 }}
        >
          {waiting ? 'Reddet' : 'Onayı geri al ve reddet'}
        </Button>
      )}
    </Box>
  )
}
