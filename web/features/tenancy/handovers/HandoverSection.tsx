import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { handoverStateLabels, handoverTitles, nextStep } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverKind, HandoverSummary } from '#domain/tenancy/handovers/handovers.schema.ts'
import { yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useBeginHandover } from './handovers.queries.ts'

interface Tenancy {
  id: string
  started_on: string
  ended_on: string | null
  rents: boolean
  manage: boolean
  left: boolean
  handovers: HandoverSummary[]
}

const labels = {
  fill: 'Doldurmaya devam et',
  decide: 'Oku ve onayla',
  correct: 'Düzelt',
  read: 'Tutanağı aç',
} as const
const colors = { draft: 'default', sent: 'info', objected: 'error', confirmed: 'success' } as const

/** The progress of moving in or out, and the viewer's next step. */
export function HandoverSection({ tenancy, kind }: { tenancy: Tenancy; kind: HandoverKind }) {
  const handover = tenancy.handovers.find((each) => each.kind === kind) ?? null
  const step = nextStep(handover, { mayWrite: (tenancy.rents && !tenancy.left) || tenancy.manage })
  const today = isoDate(new Date())
  const isOver = tenancy.ended_on !== null && tenancy.ended_on < today
  if (!handover && (tenancy.left || (kind === 'in' ? isOver : tenancy.started_on > today))) return null
  return (
    <Section
      title={handoverTitles[kind]}
      aside={handover && <Chip size="small" color={colors[handover.state]} label={stateText(handover)} />}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>{sentenceOf(handover, { kind, rents: tenancy.rents, today })}</Typography>
        {step === 'begin' && <Begin tenancyId={tenancy.id} kind={kind} />}
        {handover && step && step !== 'begin' && (
          <LinkButton
            to="/handover/$handoverId"
            params={{ handoverId: handover.id }}
            variant={step === 'read' ? 'outlined' : 'contained'}
          >
            {labels[step]}
          </LinkButton>
        )}
      </Stack>
    </Section>
  )
}

function Begin({ tenancyId, kind }: { tenancyId: string; kind: HandoverKind }) {
  const navigate = useNavigate()
  const { run, busy } = useBeginHandover(tenancyId)
  const begin = () =>
    run({ kind }, { done: ({ id }) => navigate({ to: '/handover/$handoverId', params: { handoverId: id } }) })
  return (
    <Button variant={kind === 'in' ? 'contained' : 'outlined'} loading={busy} onClick={begin}>
      Tutanağı başlat
    </Button>
  )
}

const stateText = ({ state, on_paper }: HandoverSummary) =>
  state === 'confirmed' && on_paper ? 'İmza kâğıtta' : handoverStateLabels[state]

function sentenceOf(
  handover: HandoverSummary | null,
  { kind, rents, today }: { kind: HandoverKind; rents: boolean; today: string },
): string {
  if (!handover)
    return kind === 'in'
      ? 'Odalar, demirbaşlar, sayaçlar ve anahtarlar teslim edilirken fotoğraflarıyla kaydedilir; iki taraf da onaylar.'
      : 'Taşınırken odalar, demirbaşlar ve sayaçlar girişteki hâliyle yan yana kaydedilir.'
  const date = handover.date ? `${showDate(handover.date)} tarihli teslim. ` : ''
  switch (handover.state) {
    case 'draft':
      return 'Tutanak hazırlanıyor; iki taraf da doldurabilir.'
    case 'sent':
      return `${date}${handover.asked ? 'Onayınız bekleniyor.' : rents ? 'Karşı tarafın onayı bekleniyor.' : 'Kiracının onayı bekleniyor.'}`
    case 'objected':
      return `${date}İtiraz edildi; düzeltilip yeniden gönderilmeli.`
    case 'confirmed':
      return `${date}${yesText(handover.on_paper && 'paper', 'İki taraf onayladı')}.${remarksOf(handover, { rents, today })}`
  }
}

function remarksOf(handover: HandoverSummary, { rents, today }: { rents: boolean; today: string }): string {
  const count = handover.remark_count > 0 ? ` Sonradan eklenen not: ${handover.remark_count}.` : ''
  const isOpen = handover.remarks_until !== null && today <= handover.remarks_until
  return isOpen && rents ? `${count} ${showDate(handover.remarks_until!)} gününe kadar not ekleyebilirsiniz.` : count
}
