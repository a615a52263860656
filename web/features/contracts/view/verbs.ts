import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ContractView } from '#domain/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/contracts/contracts.api.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { askAgain } from '../WaitingActions.tsx'

/** What the header's buttons do, with the questions that come before it. */
export function useContractVerbs({ contract }: ContractView) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const params = { id: contract.id }
  const told = {
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onError: (error: unknown) => notify.error(messageOf(error)),
    onSettled: refreshContracts,
  }
  const ask = useMutation({
    mutationFn: async () => {
      const guarantor = contract.waiting_for.filter(({ approval }) => approval === null)
      const wanted = guarantor.length > 0 ? guarantor : contract.waiting_for
      const answers = await Promise.allSettled(wanted.map((person) => askAgain(contract.id, person)))
      const sent = answers.find((answer) => answer.status === 'fulfilled')
      if (sent) return sent.value
      throw (answers[0] as PromiseRejectedResult).reason
    },
    // A lost answer must not send a second letter.
    retry: false,
    ...told,
  })
  const sign = useMutation({ mutationFn: () => call(contractsApi.signOff, { params }), ...told })
  const drop = useMutation({
    mutationFn: () => call(contractsApi.remove, { params }),
    onError: told.onError,
    onSuccess: async (answer) => {
      told.onSuccess(answer)
      await navigate({ to: '/contracts', replace: true })
      await refreshContracts()
    },
  })

  return {
    busy: ask.isPending || sign.isPending || drop.isPending,
    askAll: () => ask.mutate(),
    signOff: async () => {
      const yes = await confirm({
        title: 'Kontrat imzalandı mı?',
        text: 'Kâğıt üzerinde bütün tarafların imzaladığını kaydedersiniz; kontrat bugün yürürlüğe girer.',
        confirmLabel: 'İmzalandı',
      })
      if (yes) sign.mutate()
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
      if (yes) drop.mutate()
    },
  }
}
