import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { isUpcoming, upcomingLabel } from '#domain/tenancy/contracts/contract-state.rules.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractStatusLabels } from '#domain/tenancy/contracts/contracts.schema.ts'

type ShownContract = Pick<
  ContractView['contract'],
  'status' | 'cancelled' | 'ended' | 'ended_on' | 'cancelled_at' | 'baslangicTarihi'
>

/** The paper of a cancelled or future contract must not say that it is in force. */
export const contractStatusText = (contract: ShownContract, today: IsoDate): string =>
  contract.cancelled_at
    ? contract.ended_on
      ? `Sona erdi (son gün ${showDate(contract.ended_on)})`
      : `İptal edildi (${showDate(contract.cancelled_at)})`
    : isUpcoming(contract, today)
      ? upcomingLabel(contract.baslangicTarihi)
      : contractStatusLabels[contract.status]

/** A paper is sealed again when it says something else: another state, or one more objection to a signature. */
export const sealedState = (status: string, events: readonly { kind: string }[]): string =>
  `${status}, ${events.filter(({ kind }) => kind === 'paper_objected').length} itiraz`
