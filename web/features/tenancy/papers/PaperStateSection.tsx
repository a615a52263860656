import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDateTime } from '#domain/kernel/dates.ts'
import { decisionWayText } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { papersMessages } from '#domain/tenancy/papers/papers.messages.ts'
import { paperStateText } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperView } from '#domain/tenancy/papers/papers.schema.ts'
import { ScanUpload } from '#web/features/property/documents/ScanUpload.tsx'
import { addressOf } from '#web/lib/call.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { paperStateColors } from './paper-state-colors.ts'
import { recordOnPaper, useResendPaper } from './papers.queries.ts'

interface Props {
  paper: PaperView
  stale: () => unknown
  /** Given where a page shows several documents. */
  title?: string
}

const sides = { owner: 'Kiraya veren', tenant: 'Kiracı' } as const

/** The parties with their answers, and the objections. */
export function PaperStateSection({ paper, stale, title = 'Onay durumu' }: Props) {
  const { run, busy } = useResendPaper(paper.id, stale)
  // Only the party that sent the document may send it again, not a mere reader.
  const asks = paper.parties.some(({ own, way }) => own && way === decisionWayText('sent'))
  const onPaper = paper.parties.some(({ way }) => way === decisionWayText('paper'))
  const labelOf = (key: string) => paper.text.items.find((item) => item.key === key)?.label ?? ''
  return (
    <Section
      title={title}
      lead={`${paper.sent_by} gönderdi, ${showDateTime(paper.sent_at)}`}
      aside={<Chip label={paperStateText(paper.state, onPaper)} color={paperStateColors[paper.state]} size="small" />}
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
            {paper.record_paper && party.on_paper && party.decision === null && (
              <OnPaperUpload paper={paper.id} party={party} stale={stale} />
            )}
            {asks && paper.state === 'sent' && party.decision === null && !party.on_paper && (
              <Button variant="outlined" sx={{ mt: 1 }} loading={busy} onClick={() => run(party.id)}>
                Bağlantıyı yeniden gönder
              </Button>
            )}
          </Box>
        ))}
      </Stack>
      <DownloadButton href={addressOf(papersApi.print, { params: { id: paper.id } })} sx={{ mt: 2 }}>
        PDF indir
      </DownloadButton>
    </Section>
  )
}

interface OnPaperProps {
  paper: string
  party: PaperView['parties'][number]
  stale: () => unknown
}

/** For a party without e-mail and phone: the owner uploads the document signed by hand. */
const OnPaperUpload = ({ paper, party, stale }: OnPaperProps) => (
  <Box sx={{ mt: 1 }}>
    <Typography variant="body2" sx={{ mb: 1 }}>
      PDF’i yazdırın, {party.name} elle imzalasın, taramasını yükleyin. Kayıtta “{onPaperText}” yazar; {party.name} bir
      adres edinince görür ve itiraz edebilir. Geri alınamaz.
    </Typography>
    <ScanUpload
      upload={recordOnPaper(paper, party.id)}
      message={papersMessages.paperRecorded}
      onDone={() => void stale()}
    />
  </Box>
)

function partyText({ decision, said, decided_at, opened_at, on_paper }: PaperView['parties'][number]): string {
  if (decision !== null) return `${said}, ${showDateTime(decided_at!)}`
  if (on_paper) return 'E-postası ve telefonu yok; imzası kâğıtta bekleniyor'
  return opened_at ? `Okudu (${showDateTime(opened_at)}), kararı bekleniyor` : 'Henüz okumadı'
}
