import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { type DecisionWay, decisionWayText } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { WaitingPerson } from '../contracts.queries.ts'
import { copiedLinkText } from '../LinkDialog.tsx'
import { WaitingActions } from '../WaitingActions.tsx'
import { PaperButton } from './PaperButton.tsx'
import { Wishes } from './Wishes.tsx'

type Colour = 'success' | 'warning' | 'error' | 'default'
interface Row {
  key: string
  name: string
  role: string
  state: { label: string; color: Colour }
  lines: ReactNode[]
  waiting: WaitingPerson | undefined
  /** The scan of the signed paper. */
  scan: string | null
  /** The approval with a request for changes. */
  refused?: ContractView['approvals'][number]
}

/** Each person's answer, with a reminder for those who have not answered. */
export function ApprovalsSection({ view }: { view: ContractView }) {
  const { contract } = view
  const held = contract.waiting_for.some(({ approval }) => approval === null)
  const rows = rowsOf(view)
  return (
    <Section title="Onaylar">
      <Stack component="ul" aria-label="Onaylar" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.key}
            sx={{
              py: 1.5,
              '&:first-of-type': { pt: 0 },
              '&:last-of-type': { pb: 0 },
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}
            >
              <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {row.role}
                </Typography>
              </Box>
              <Chip
                size="small"
                color={row.state.color}
                variant={row.state.color === 'default' ? 'outlined' : 'filled'}
                label={row.state.label}
                sx={{ flexShrink: 0 }}
              />
            </Stack>
            {row.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row never change their order
              <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {line}
              </Typography>
            ))}
            {row.refused && <Wishes view={view} approval={row.refused} />}
            {contract.manage && row.waiting && !row.waiting.on_paper && (
              <Box sx={{ mt: 1 }}>
                <WaitingActions
                  contractId={contract.id}
                  person={row.waiting}
                  held={held}
                  main={contract.waiting_for.length === 1 || (held && row.waiting.approval === null)}
                  mayCopy={contract.copy_links}
                />
              </Box>
            )}
            {contract.record_paper && row.waiting?.on_paper && (
              <PaperButton contract={contract} approval={row.waiting.approval} name={row.name} />
            )}
            {row.scan && (
              <OpenFileButton
                href={fileAddress(row.scan)}
                startIcon={<FileText size={16} aria-hidden />}
                size="small"
                sx={{ mt: 0.5, minHeight: 44 }}
              >
                İmzalı taramayı aç
              </OpenFileButton>
            )}
          </Box>
        ))}
      </Stack>
      {contract.copy_links && rows.some(({ waiting }) => waiting && !waiting.on_paper) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {copiedLinkText}
        </Typography>
      )}
    </Section>
  )
}

function rowsOf({ contract, approvals, guarantor }: ContractView): Row[] {
  const waitingFor = (approval: string | null) => contract.waiting_for.find((each) => each.approval === approval)
  const rows: Row[] = approvals.map((each) => ({
    key: each.id,
    name: each.tenant_name,
    role: roleOf('Kiracı', each.tenant_email, each.approval_status === 'pending'),
    state: each.approval_status === 'pending' ? pendingState(waitingFor(each.id)) : answeredState(each),
    lines: [
      each.approval_date && decidedText(each.approval_date, each.approval_way),
      waitingFor(each.id)?.on_paper && awaitedText,
      each.approval_note && `Notu: “${each.approval_note}”`,
      waitingFor(each.id) &&
        !waitingFor(each.id)?.on_paper &&
        !each.expired &&
        `${showDateTime(each.expires_at)} tarihine kadar${each.reminders > 0 ? ` · ${each.reminders} hatırlatma gönderildi` : ''}`,
    ].filter(Boolean),
    waiting: waitingFor(each.id),
    scan: each.paper_scan,
    ...(each.approval_status === 'rejected' && { refused: each }),
  }))
  if (guarantor) {
    const waiting = waitingFor(null)
    rows.unshift({
      key: 'kefil',
      name: guarantor.name,
      role: roleOf('Kefil', guarantor.email, contract.guarantor_approval_status !== 'approved'),
      state:
        contract.guarantor_approval_status === 'approved'
          ? { label: yesText(contract.guarantor_way, 'Ön onay verdi'), color: 'success' }
          : contract.guarantor_declined
            ? { label: 'Kabul etmedi', color: 'error' }
            : pendingState(waiting),
      lines: contract.guarantor_declined
        ? [contract.guarantor_note && `Notu: “${contract.guarantor_note}”`].filter(Boolean)
        : [
            waiting?.on_paper && awaitedText,
            guarantorWayText(contract),
            contract.guarantor_way !== 'paper' &&
              'Ön onay, el yazılı kefalet belgesinin yerini tutmaz; belge “Belgeler” bölümünde.',
          ].filter(Boolean),
      waiting,
      // Listed among the documents with the guarantor's other ones.
      scan: null,
    })
  }
  return rows
}

/** An approval keeps the contact data under which it was asked, even if more was added since. */
const roleOf = (role: string, email: string, waits: boolean) =>
  `${role} · ${email || (waits ? 'e-postası ve telefonu yok' : 'sorulduğunda e-postası ve telefonu yoktu')}`
const awaitedText = 'İmzası kâğıtta bekleniyor: belge yazdırılır, imzalanır, taraması yüklenir.'

const answeredState = ({ approval_status, approval_way }: ContractView['approvals'][number]): Row['state'] =>
  approval_status === 'rejected'
    ? { label: 'Düzenleme istedi', color: 'error' }
    : { label: yesText(approval_way, 'Onayladı'), color: 'success' }

/**
 * Example: "14.11.2026 10:05 · e-postayla gönderilen bağlantıyla"; a paper signature is marked beside the name instead.
 */
const decidedText = (at: string, way: DecisionWay | null) =>
  [showDateTime(at), way !== 'paper' && decisionWayText(way)].filter(Boolean).join(' · ')

const guarantorWayText = ({ guarantor_approval_status, guarantor_way }: ContractView['contract']) =>
  guarantor_approval_status === 'approved' && guarantor_way !== 'paper' && capitalised(decisionWayText(guarantor_way))

const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr-TR') + text.slice(1)

const pendingState = (waiting: WaitingPerson | undefined): Row['state'] => {
  if (!waiting) return { label: 'Yanıt vermedi', color: 'default' }
  if (waiting.on_paper) return { label: 'Kâğıtta imza bekleniyor', color: 'warning' }
  return waiting.expired ? { label: 'Süresi doldu', color: 'error' } : { label: 'Bekleniyor', color: 'warning' }
}
