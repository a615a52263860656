import {
  ArrowLeftRight,
  CalendarClock,
  DoorOpen,
  FileText,
  KeyRound,
  type LucideIcon,
  Percent,
  RefreshCw,
  Scale,
  Wallet,
} from 'lucide-react'
import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { nextStep as handoverStep, handoverTitles } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverKind } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { endingStateText } from '#web/features/tenancy/endings/ending-words.ts'
import { BeginHandover } from '#web/features/tenancy/handovers/BeginHandover.tsx'
import { handoverState } from '#web/features/tenancy/handovers/handover-words.ts'
import { FirstAddendumRow } from '#web/features/tenancy/papers/addenda/AddendaSection.tsx'
import { FirstUndertakingRow } from '#web/features/tenancy/undertakings/UndertakingsSection.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { QuietList, QuietRow, rowLink } from '#web/ui/QuietList.tsx'
import type { NextStep } from './next-step.ts'
import { increaseWords, renewalWords } from './topic-words.ts'

interface Props {
  tenancy: TenancyView
  today: IsoDate
  /** Shown above, so its button is not repeated. */
  step: NextStep | null
}

/** Everything else about the tenancy: what it is and how it stands, in one line each. */
export function TenancyTopics({ tenancy, today, step }: Props) {
  const params = { tenancyId: tenancy.id }
  const { rents, left, account_open } = tenancy
  return (
    <QuietList label="Kiracılığın bölümleri">
      {account_open && (
        <QuietRow
          icon={Wallet}
          title={
            <TextLink to="/tenancy/$tenancyId/account" params={params} sx={rowLink}>
              Hesap
            </TextLink>
          }
          text={rents ? 'Borçlarınız, ödemeleriniz, makbuzlar, depozito' : 'Borçlar, ödemeler, makbuzlar, depozito'}
        />
      )}
      {account_open && !left && (
        <QuietRow
          icon={CalendarClock}
          title={
            <TextLink to="/tenancy/$tenancyId/plan" params={params} sx={rowLink}>
              Ödeme planı
            </TextLink>
          }
          text={rents ? 'Ödeme günleri' : 'Ödeme günleri, hatırlatmalar, kira değişiklikleri'}
        />
      )}
      <ContractRows contracts={tenancy.contracts} />
      {tenancy.rent_increase.state !== 'over' && (
        <QuietRow
          icon={Percent}
          title={
            <TextLink to="/tenancy/$tenancyId/increase" params={params} sx={rowLink}>
              Kira artışı
            </TextLink>
          }
          text={increaseWords(tenancy.rent_increase)}
        />
      )}
      {tenancy.renewal.state !== 'over' && <RenewalRow tenancy={tenancy} />}
      <HandoverRow tenancy={tenancy} kind="in" today={today} step={step} />
      <HandoverRow tenancy={tenancy} kind="out" today={today} step={step} />
      <FirstAddendumRow tenancy={tenancy} />
      <FirstUndertakingRow tenancy={tenancy} />
      <EndingRow tenancy={tenancy} today={today} />
      {account_open && !rents && (
        <QuietRow
          icon={Scale}
          title={
            <TextLink to="/tenancy/$tenancyId/arrears" params={params} sx={rowLink}>
              Alacak dosyası
            </TextLink>
          }
          text="Ödenmeyen aylar, ihtarlar, faiz"
        />
      )}
    </QuietList>
  )
}

const ContractRows = ({ contracts }: Pick<TenancyView, 'contracts'>) =>
  contracts.map(({ id, short_id, baslangicTarihi, bitisTarihi, brutAylik, gross, bedelTuru, cancelled, ended_on }) => (
    <QuietRow
      key={id}
      icon={FileText}
      title={
        <TextLink to="/viewContract/$contractId" params={{ contractId: id }} sx={rowLink}>
          Kontrat {short_id}
        </TextLink>
      }
      text={[
        `${showDate(baslangicTarihi)} – ${showDate(bitisTarihi)}`,
        `${showMoney(brutAylik, bedelTuru)}${gross ? ' brüt' : ''} / ay`.replaceAll(' ', '\u00a0'),
        cancelled && (ended_on ? 'sona erdi' : 'iptal edildi'),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  ))

function RenewalRow({ tenancy: { id, renewal, rents, manage } }: { tenancy: TenancyView }) {
  const text = renewalWords(renewal, rents)
  const row = { icon: RefreshCw, text }
  const { proposal, state } = renewal
  if (proposal && (state === 'waiting' || state === 'refused' || state === 'agreed'))
    return (
      <QuietRow
        {...row}
        title={
          <TextLink to="/viewContract/$contractId" params={{ contractId: proposal.id }} sx={rowLink}>
            Yenileme
          </TextLink>
        }
      />
    )
  if (manage && !rents && state === 'open')
    return (
      <QuietRow
        {...row}
        title={
          <TextLink to="/tenancy/$tenancyId/renewal" params={{ tenancyId: id }} sx={rowLink}>
            Yenileme
          </TextLink>
        }
      />
    )
  return <QuietRow {...row} title="Yenileme" leads={false} />
}

const handoverIcons: Record<HandoverKind, LucideIcon> = { in: KeyRound, out: ArrowLeftRight }

function HandoverRow({ tenancy, kind, today, step }: Props & { kind: HandoverKind }) {
  const { id, left, rents, manage, started_on, ended_on } = tenancy
  const handover = tenancy.handovers.find((each) => each.kind === kind) ?? null
  const next = handoverStep(handover, { mayWrite: (rents && !left) || manage })
  const row = { icon: handoverIcons[kind] }
  if (handover)
    return (
      <QuietRow
        {...row}
        leads={next !== null}
        title={
          next ? (
            <TextLink to="/handover/$handoverId" params={{ handoverId: handover.id }} sx={rowLink}>
              {handoverTitles[kind]}
            </TextLink>
          ) : (
            handoverTitles[kind]
          )
        }
        text={[
          handover.date && showDate(handover.date),
          handover.asked ? 'Onayınızı bekliyor' : handoverState(handover),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    )
  const isOver = ended_on !== null && ended_on < today
  if (left || (kind === 'in' ? isOver : started_on > today)) return null
  const isStep = step?.target.to === 'begin' && step.target.kind === kind
  return (
    <QuietRow
      {...row}
      leads={false}
      title={handoverTitles[kind]}
      text="Kaydedilmedi"
      action={next === 'begin' && !isStep && <BeginHandover tenancyId={id} kind={kind} sx={{ mr: -1 }} />}
    />
  )
}

function EndingRow({ tenancy, today }: { tenancy: TenancyView; today: IsoDate }) {
  const { id, ending, rents, left, manage, ended_on, started_on } = tenancy
  const mayStart = !ending && !ended_on && started_on <= today && ((rents && !left) || manage)
  if (!ending && !mayStart) return null
  return (
    <QuietRow
      icon={DoorOpen}
      title={
        <TextLink to="/tenancy/$tenancyId/ending" params={{ tenancyId: id }} sx={rowLink}>
          {ending ? 'Sona erme' : rents ? 'Çıkmak istiyorum' : 'Kiracılığı sona erdir'}
        </TextLink>
      }
      text={
        ending
          ? endingStateText(ending, rents)
          : rents
            ? 'Son bildirim günü ve sonucu'
            : 'Anlaşarak, bildirimle ya da kararla'
      }
    />
  )
}
