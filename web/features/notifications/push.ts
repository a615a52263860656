import { notificationsApi } from '#domain/notifications/notifications.api.ts'
import { call } from '#web/lib/call.ts'

export type PushAbility = 'ready' | 'denied' | 'unsupported'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** Asks the person first: nothing is registered before the browser has their yes. */
export async function allowHere(publicKey: string): Promise<PushAbility> {
  const ability = pushAbility()
  if (ability !== 'ready') return ability
  // Somebody who closes the question without an answer has not said yes either.
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription to an older key of the server cannot be used any more, and the browser keeps only one.
  const made = await registration.pushManager.subscribe(wanted).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(wanted)
  })
  const { endpoint = '', keys = {} } = made.toJSON()
  await call(notificationsApi.subscribe, {
    body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  })
  return 'ready'
}

export async function forbidHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await call(notificationsApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
