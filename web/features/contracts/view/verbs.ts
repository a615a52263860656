import { useNavigate } from '@tanstack/react-router'
import type { ContractView } from '#domain/contracts/contract-views.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useAskAgain, useRemoveContract, useSignOff } from '../contracts.queries.ts'

/** What the header's buttons do, with the questions that come before it. */
export function useContractVerbs({ contract }: ContractView) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const ask = useAskAgain(contract.id)
  const sign = useSignOff(contract.id)
  const drop = useRemoveContract(contract.id)
  const guarantor = contract.waiting_for.filter(({ approval }) => approval === null)

  return {
    busy: ask.busy || sign.busy || drop.busy,
    askAll: () => ask.run(guarantor.length > 0 ? guarantor : contract.waiting_for),
    signOff: async () => {
      const yes = await confirm({
        title: 'Kontrat imzalandı mı?',
        text: 'Kâğıt üzerinde bütün tarafların imzaladığını kaydedersiniz; kontrat bugün yürürlüğe girer.',
        confirmLabel: 'İmzalandı',
      })
      if (yes) await sign.run()
    },
    remove: async () => {
      const yes = await confirm({
        title: 'Kontratı sil',
        text: `${contract.property_title} kontratı (${contract.short_id}) listenizden kalkar${
          contract.cancelled ? '' : ', kiracı bağları sona erer ve bütün taraflara haber verilir'
        }. Kayıt ve geçmişi kanıt olarak saklanır; silme geri alınamaz.`,
        confirmLabel: 'Sil',
        danger: true,
      })
      // Left first: asking again for a contract that is gone would only show that.
      if (yes) await drop.run(undefined, { done: () => navigate({ to: '/contracts', replace: true }) })
    },
  }
}
