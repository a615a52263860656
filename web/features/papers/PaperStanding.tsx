import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Download } from 'lucide-react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { papersApi } from '#domain/papers/papers.api.ts'
import { paperStateLabels, paperWayText } from '#domain/papers/papers.rules.ts'
import type { PaperView } from '#domain/papers/papers.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { Section } from '#web/ui/Section.tsx'
import { useResendPaper } from './papers.queries.ts'

interface Props {
  paper: PaperView
  stale: () => unknown
  /** Where a page shows several papers. */
  title?: string
}

const colors = { sent: 'warning', confirmed: 'success', objected: 'error', superseded: 'default' } as const
const sides = { owner: 'Kiraya veren', tenant: 'Kiracı' } as const

/** Who has agreed, who is waited for, and what was objected to. */
export function PaperStanding({ paper, stale, title = 'Onay durumu' }: Props) {
  const { run, busy } = useResendPaper(paper.id, stale)
  // Whoever may speak for the party that sent it; somebody who only reads asks nobody.
  const asks = paper.parties.some(({ own, way }) => own && way === paperWayText('sent'))
  const labelOf = (key: string) => paper.text.items.find((item) => item.key === key)?.label ?? ''
  return (
    <Section
      title={title}
      lead={`${paper.sent_by} gönderdi, ${showDateTime(paper.sent_at)}`}
      aside={<Chip label={paperStateLabels[paper.state]} color={colors[paper.state]} size="small" />}
    >
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {paper.parties.map((party) => (
          <Box component="li" key={party.id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {party.name} · {sides[party.side]}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {partyText(party)}
            </Typography>
            {party.note && (
              <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>“{party.note}”</Typography>
            )}
            {party.objections.map((objection) => (
              <Typography key={objection.key} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                <strong>{labelOf(objection.key)}:</strong> {objection.note}
              </Typography>
            ))}
            {asks && paper.state === 'sent' && party.decision === null && (
              <Button variant="outlined" sx={{ mt: 1 }} loading={busy} onClick={() => run(party.id)}>
                Bağlantıyı yeniden gönder
              </Button>
            )}
          </Box>
        ))}
      </Stack>
      <Button
        component="a"
        href={addressOf(papersApi.print, { params: { id: paper.id } })}
        download
        startIcon={<Download size={18} aria-hidden />}
        sx={{ mt: 2 }}
      >
        PDF indir
      </Button>
    </Section>
  )
}

function partyText({ decision, way, decided_at, opened_at }: PaperView['parties'][number]): string {
  if (decision !== null)
    return `${decision === 'confirmed' ? 'Onayladı' : 'İtiraz etti'}, ${way}, ${showDateTime(decided_at!)}`
  return opened_at ? `Okudu (${showDateTime(opened_at)}), kararı bekleniyor` : 'Henüz okumadı'
}
