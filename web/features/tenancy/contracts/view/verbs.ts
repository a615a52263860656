import { useNavigate } from '@tanstack/react-router'
import { isoDate } from '#domain/kernel/dates.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { signOffText } from '../contract-state.ts'
import { useAskAgain, useAskSame, useRemoveContract, useRestoreContract, useSignOff } from '../contracts.queries.ts'

/** The actions of the header's buttons, with their confirmations. */
export function useContractVerbs({ contract }: ContractView) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const ask = useAskAgain(contract.id)
  const same = useAskSame(contract.id)
  const sign = useSignOff(contract.id)
  const drop = useRemoveContract(contract.id)
  const back = useRestoreContract(contract.id)
  const reached = contract.waiting_for.filter(({ on_paper }) => !on_paper)
  const guarantor = reached.filter(({ approval }) => approval === null)

  return {
    busy: ask.busy || same.busy || sign.busy || drop.busy || back.busy,
    askAll: () => ask.run(guarantor.length > 0 ? guarantor : reached),
    askSame: async () => {
      const yes = await confirm({
        title: 'Aynı şartlar yeniden sorulsun mu?',
        text: 'Düzenleme isteyen kiracıya, hiçbir şart değişmeden yeni bir bağlantı gider. Önceki yanıtı kanıt kaydında kalır; öbür tarafların onayı geçerlidir.',
        confirmLabel: 'Yeniden sor',
      })
      if (yes) await same.run()
    },
    signOff: async () => {
      const yes = await confirm({
        title: 'Kontrat imzalandı mı?',
        text: signOffText(contract, isoDate(new Date())),
        confirmLabel: 'İmzalandı',
      })
      if (yes) await sign.run()
    },
    restore: () => back.run(),
    remove: async () => {
      const name = `${contract.property_title} kontratı (${contract.short_id})`
      const yes = await confirm({
        title: 'Kontratı sil',
        text:
          contract.manage && !contract.ended
            ? `${name} iptal edilir, kiracı bağları sona erer ve bütün taraflara haber verilir; bu geri alınamaz. Ardından kontrat listenizden kalkar. Kiracı kontratı görmeye devam eder.`
            : `${name} yalnızca sizin listenizden kalkar; öbür taraf için bir şey değişmez ve kimseye haber verilmez. Çöp kutusundan geri alabilirsiniz.`,
        confirmLabel: 'Sil',
        danger: true,
      })
      // Goes to the list, where the undo is offered.
      if (yes) await drop.run(undefined, { done: () => navigate({ to: '/contracts', replace: true }) })
    },
  }
}
