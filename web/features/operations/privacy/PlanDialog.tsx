import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { dataGroups } from '#domain/operations/privacy/data-groups.rules.ts'
import { keepBases } from '#domain/operations/privacy/keep-bases.rules.ts'
import type { AdminDeletionRow, DeletionPlan, PlanLine } from '#domain/operations/privacy/privacy.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { useNarrow } from '#web/ui/use-width.ts'
import { BlockerList } from './BlockerList.tsx'
import { planQuery, useProcessDeletion } from './privacy.queries.ts'
import { RefuseDeletionDialog } from './RefuseDeletionDialog.tsx'

/** The dry run first, the two decisions below it. */
export function PlanDialog({ request, onClose }: { request: AdminDeletionRow; onClose: () => void }) {
  const title = useId()
  const narrow = useNarrow()
  const [refusing, setRefusing] = useState(false)
  const { data, error, refetch } = useQuery(planQuery(request.id))
  const { run, busy } = useProcessDeletion(request.id)
  const confirm = useConfirm()
  const process = async () => {
    const text = `${request.username} adlı kişinin hesabı kapanır, aşağıdaki kayıtları silinir ya da adsızlaştırılır. Bu işlem geri alınamaz.`
    const isSure = await confirm({ title: 'Hesap silinsin mi?', text, confirmLabel: 'Kalıcı olarak sil', danger: true })
    if (isSure && (await run())) onClose()
  }
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="md"
        fullScreen={narrow}
        aria-labelledby={title}
        onClose={busy ? undefined : onClose}
      >
        <DialogTitle id={title}>Silme önizlemesi: {request.username}</DialogTitle>
        <DialogContent tabIndex={0}>
          {data ? (
            <Stack spacing={3}>
              <RequestFacts request={request} />
              <Plan plan={data} />
            </Stack>
          ) : (
            <NotLoaded query={{ error, refetch }} rows={4} />
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          {data && data.blockers.length > 0 && (
            <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
              Silmeden önce listedekiler sona ermeli.
            </Typography>
          )}
          <Button onClick={onClose} disabled={busy}>
            Kapat
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => setRefusing(true)}>
            Reddet
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={busy}
            disabled={!data || data.blockers.length > 0}
            onClick={process}
          >
            Sil
          </Button>
        </DialogActions>
      </Dialog>
      {refusing && <RefuseDeletionDialog request={request} onClose={() => setRefusing(false)} onDone={onClose} />}
    </>
  )
}

/** The request to be decided on. */
const RequestFacts = ({ request: { asked_at, due_on, note } }: { request: AdminDeletionRow }) => (
  <Box>
    <Typography>
      {showDate(asked_at)} günü istendi; en geç {showDate(due_on)} günü yanıtlanmalı.
    </Typography>
    {note && <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>“{note}”</Typography>}
  </Box>
)

const parts = [
  { does: 'delete', title: 'Silinecek' },
  { does: 'anonymise', title: 'Adsızlaştırılacak' },
  { does: 'keep', title: 'Kalacak' },
] as const

function Plan({ plan: { lines, files, blockers, kept_until } }: { plan: DeletionPlan }) {
  return (
    <Stack spacing={3}>
      <Alert severity="info">Bu bir önizlemedir: karar verene dek hiçbir şey değişmez.</Alert>
      <BlockerList blockers={blockers} />
      {parts.map(({ does, title }) => (
        <PlanPart key={does} title={title} lines={lines.filter((line) => line.does === does)} />
      ))}
      <Typography variant="body2">
        Dosyalar: {files.delete.toLocaleString('tr-TR')} silinecek, {files.keep.toLocaleString('tr-TR')} kalacak.
        {kept_until && ` Delil olarak kalanların son günü ${showDate(kept_until)}.`}
      </Typography>
    </Stack>
  )
}

function PlanPart({ title, lines }: { title: string; lines: PlanLine[] }) {
  const heading = useId()
  if (lines.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ group, basis, rows }) => (
          <Box
            component="li"
            key={`${group} ${basis}`}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography>{dataGroups[group].title}</Typography>
              {basis && (
                <Typography variant="body2" color="textSecondary">
                  {keepBases[basis].title}, {keepBases[basis].law}
                </Typography>
              )}
            </Box>
            <Typography sx={{ ...tabularFigures, whiteSpace: 'nowrap' }}>
              {rows.toLocaleString('tr-TR')} kayıt
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
