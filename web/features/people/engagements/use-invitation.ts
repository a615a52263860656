import type { OwnEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useAnswer } from './engagements.queries.ts'

/** Both answers to one invitation: while one runs, the other does nothing. */
export function useInvitation({ id, owner_name }: OwnEngagement) {
  const confirm = useConfirm()
  const { run, busy } = useAnswer(id)
  const decline = async () => {
    const sure = await confirm({
      title: 'Daveti reddet',
      text: `${owner_name} adlı mülk sahibine daveti kabul etmediğiniz bildirilir.`,
      confirmLabel: 'Reddet',
      danger: true,
    })
    if (sure) await run('decline')
  }
  return { busy, accept: () => run('accept'), decline }
}
