import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Eye, X } from 'lucide-react'
import { type ComponentType, useId } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import { type SuggestionDetail, suggestionState } from '#domain/property/suggestions/suggestions.schema.ts'
import { unlessMissing } from '#web/lib/missing.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { FactRow } from '#web/ui/FactRow.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { RequestActions } from './RequestActions.tsx'
import { RequestPhotos } from './RequestPhotos.tsx'
import { RequestThread } from './RequestThread.tsx'
import { PriorityChip, StateChip } from './request-parts.tsx'
import { requestQuery } from './suggestions.queries.ts'

interface Props {
  id: string
  me: string
  /** Passed in, because expenses depend on requests and cannot be imported here. */
  Expense: ComponentType<{ request: SuggestionDetail }>
  onClose: () => void
}

/** One request in full, with the answer at the bottom, within reach of the thumb. */
export function RequestDialog({ id, me, Expense, onClose }: Props) {
  const title = useId()
  const narrow = useNarrow()
  const found = useQuery({ ...requestQuery(id), retry: unlessMissing })
  const request = found.data
  const acts = request && (request.can.manage || request.created_by === me)
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={narrow} onClose={onClose} aria-labelledby={title} scroll="paper">
      <Stack direction="row" sx={{ alignItems: 'flex-start', pr: 1 }}>
        <DialogTitle id={title} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pb: 1 }}>
          {request ? subjectOf(request) : 'Talep'}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Talebi kapat" sx={{ width: 44, height: 44, mt: 1 }}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      <DialogContent>
        {!request && (
          <NotLoaded
            query={found}
            missing={
              <Alert severity="info">
                Talep bulunamadı. Silinmiş olabilir ya da artık bu talebi görme yetkiniz bulunmuyor.
              </Alert>
            }
            rows={3}
            height={72}
          />
        )}
        {request && (
          <Stack sx={{ gap: 2.5 }}>
            <Summary request={request} />
            <Expense request={request} />
            <RequestPhotos request={request} />
            <SeenMarks request={request} />
            <RequestThread key={id} request={request} me={me} />
          </Stack>
        )}
      </DialogContent>
      {request && acts && (
        <DialogActions
          sx={{ justifyContent: 'flex-start', '&&': { px: 3, py: 1.5 }, borderTop: 1, borderColor: 'divider' }}
        >
          <RequestActions request={request} me={me} />
        </DialogActions>
      )}
    </Dialog>
  )
}

/** The outcome in one sentence. */
function outcome(request: SuggestionDetail): string | null {
  const at = request.tamamlanma_tarihi ?? request.onaylama_tarihi ?? request.reddetme_tarihi
  if (!at || !request.karar_veren) return null
  return `${suggestionState(request.durum)}: ${request.karar_veren}, ${showDateTime(at)}`
}

function Summary({ request }: { request: SuggestionDetail }) {
  const me = useCurrentUser()?.user.id
  const decided = outcome(request)
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <StateChip durum={request.durum} own={request.created_by === me} />
        <PriorityChip oncelik={request.oncelik} />
      </Stack>
      <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{request.aciklama}</Typography>
      <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <FactRow>
          <span>{request.property_title}</span>
          <span>{request.tenant_name}</span>
          <span>{request.oneri_tipi}</span>
          <span>{showDateTime(request.olusturma_tarihi)}</span>
        </FactRow>
      </Box>
      {decided && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {decided}
        </Typography>
      )}
      {request.maliyet !== null && (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>
          Maliyet: {showMoney(request.maliyet)} · Karşılayan: {request.maliyet_sahibi}
        </Typography>
      )}
      {request.durum === 'reddedildi' && request.ret_nedeni && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>
          {request.ret_nedeni}
        </Alert>
      )}
    </Box>
  )
}

function SeenMarks({ request }: { request: SuggestionDetail }) {
  const marks = request.goruldu_detaylar.filter(({ user_id }) => user_id !== request.created_by)
  if (marks.length === 0) return null
  return (
    <Stack direction="row" component="section" aria-label="Görenler" sx={{ gap: 1, color: 'text.secondary' }}>
      <Box sx={{ lineHeight: 0, pt: 0.25 }}>
        <Eye size={18} aria-hidden />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
          Görenler
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {marks.map(({ user_id, note }) => (
            <Typography component="li" variant="body2" key={user_id}>
              {note}
            </Typography>
          ))}
        </Box>
      </Box>
    </Stack>
  )
}
