import { useState } from 'react'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useAllowPush, useForbidPush } from './notifications.queries.ts'
import { type PushAbility, pushAbility } from './push.ts'

interface PushOptions {
  pushKey: string
  here: boolean
}

export interface BrowserPermissionState {
  /** Push is active in this browser. */
  here: boolean
  ability: PushAbility
  busy: boolean
  /** Returns true when push is allowed afterwards. */
  allow: () => Promise<boolean>
  forbid: () => Promise<void>
}

export function useBrowserPermission(known: PushOptions | undefined): BrowserPermissionState {
  const [ability, setAbility] = useState(pushAbility)
  const permission = useAllowPush(known?.pushKey ?? '')
  const withdrawal = useForbidPush()
  const refused = (error: Error) => notify.error(error instanceof DOMException ? notReached : messageOf(error))
  const allow = async () => {
    const reply = await permission.run(undefined, {
      done: ({ allowed }) => {
        // The prompt may have been closed without an answer; then it can be shown again.
        setAbility(pushAbility())
        if (!allowed) notify.error(pushAbility() === 'denied' ? refusedNow : notAnswered)
      },
      refused,
    })
    return reply?.allowed ?? false
  }
  const forbid = async () => {
    await withdrawal.run(undefined, { refused })
  }
  return {
    here: ability === 'ready' && (known?.here ?? false),
    ability,
    busy: permission.busy || withdrawal.busy,
    allow,
    forbid,
  }
}

const refusedNow = 'Tarayıcınız bu site için bildirimleri engelliyor.'
const notAnswered = 'Tarayıcı bildirimleri için izin verilmedi.'
const notReached = 'Tarayıcınızın bildirim servisine ulaşılamadı. Biraz sonra yeniden deneyin.'
