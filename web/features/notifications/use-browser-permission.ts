import { useState } from 'react'
import { refreshPreferences } from '#web/cache/notifications.keys.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { allowHere, forbidHere, type PushAbility, pushAbility } from './push.ts'

interface Known {
  pushKey: string
  here: boolean
}

export interface BrowserPermissionState {
  /** This browser may be woken now. */
  here: boolean
  ability: PushAbility
  busy: boolean
  /** True when the browser may be woken afterwards. */
  allow: () => Promise<boolean>
  forbid: () => Promise<void>
}

export function useBrowserPermission(known: Known | undefined): BrowserPermissionState {
  const [ability, setAbility] = useState(pushAbility)
  const [busy, setBusy] = useState(false)
  const during = async <Result>(work: () => Promise<Result>, failed: Result): Promise<Result> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      notify.error(error instanceof DOMException ? notReached : messageOf(error))
      return failed
    } finally {
      setBusy(false)
      await refreshPreferences()
    }
  }
  return {
    here: ability === 'ready' && (known?.here ?? false),
    ability,
    busy,
    allow: () =>
      during(async () => {
        const now = await allowHere(known?.pushKey ?? '')
        // The question may have been closed without an answer; then it can be asked again.
        setAbility(pushAbility())
        if (now !== 'ready') notify.error(pushAbility() === 'denied' ? refusedNow : notAnswered)
        return now === 'ready'
      }, false),
    forbid: () => during(forbidHere, undefined),
  }
}

const refusedNow = 'Tarayıcınız bu site için bildirimleri engelliyor.'
const notAnswered = 'Tarayıcı bildirimleri için izin verilmedi.'
const notReached = 'Tarayıcınızın bildirim servisine ulaşılamadı. Biraz sonra yeniden deneyin.'
