import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { ContractView } from '#domain/contracts/contract-views.schema.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { Section } from '#web/ui/Section.tsx'
import type { WaitingPerson } from '../contracts.queries.ts'
import { WaitingActions } from '../WaitingActions.tsx'

type Colour = 'success' | 'warning' | 'error' | 'default'
interface Row {
  key: string
  name: string
  role: string
  state: { label: string; color: Colour }
  lines: ReactNode[]
  waiting: WaitingPerson | undefined
}

const answered = {
  approved: { label: 'Onayladı', color: 'success' },
  rejected: { label: 'Düzenleme istedi', color: 'error' },
} as const

/** Who has said what, and a way to everybody who has said nothing yet. */
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
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ minWidth: 0 }}>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one row never change places
              <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {line}
              </Typography>
            ))}
            {contract.manage && row.waiting && (
              <Box sx={{ mt: 1 }}>
                <WaitingActions
                  contractId={contract.id}
                  person={row.waiting}
                  held={held}
                  mayCopy={contract.copy_links}
                />
              </Box>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  )
}

function rowsOf({ contract, approvals, guarantor }: ContractView): Row[] {
  const waitingFor = (approval: string | null) => contract.waiting_for.find((each) => each.approval === approval)
  const rows: Row[] = approvals.map((each) => ({
    key: each.id,
    name: each.tenant_name,
    role: `Kiracı · ${each.tenant_email}`,
    state: each.approval_status === 'pending' ? pendingState(waitingFor(each.id)) : answered[each.approval_status],
    lines: [
      each.approval_date && showDateTime(each.approval_date),
      each.approval_note && `Notu: “${each.approval_note}”`,
      waitingFor(each.id) &&
        !each.expired &&
        `${showDateTime(each.expires_at)} tarihine kadar${each.reminders > 0 ? ` · ${each.reminders} hatırlatma gönderildi` : ''}`,
    ].filter(Boolean),
    waiting: waitingFor(each.id),
  }))
  if (guarantor) {
    const waiting = waitingFor(null)
    rows.unshift({
      key: 'kefil',
      name: guarantor.name,
      role: `Kefil · ${guarantor.email}`,
      state:
        contract.guarantor_approval_status === 'approved'
          ? { label: 'Ön onay verdi', color: 'success' }
          : contract.guarantor_declined
            ? { label: 'Kabul etmedi', color: 'error' }
            : pendingState(waiting),
      lines: contract.guarantor_declined
        ? [contract.guarantor_note && `Notu: “${contract.guarantor_note}”`].filter(Boolean)
        : ['Ön onay, el yazılı kefalet belgesinin yerini tutmaz; belge “Belgeler” bölümünde.'],
      waiting,
    })
  }
  return rows
}

const pendingState = (waiting: WaitingPerson | undefined): Row['state'] => {
  if (!waiting) return { label: 'Cevap vermedi', color: 'default' }
  return waiting.expired ? { label: 'Süresi doldu', color: 'error' } : { label: 'Bekleniyor', color: 'warning' }
}
