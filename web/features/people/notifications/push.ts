export type PushAbility = 'ready' | 'denied' | 'unsupported'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** Asks the person first: nothing is registered before the browser has their yes. Null is a no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if (pushAbility() !== 'ready') return null
  // Somebody who closes the question without an answer has not said yes either.
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription to an older key of the server cannot be used any more, and the browser keeps only one.
  return registration.pushManager.subscribe(wanted).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(wanted)
  })
}

export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  return (await registration?.pushManager.getSubscription()) ?? null
}
