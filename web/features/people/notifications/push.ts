export type PushAbility = 'ready' | 'denied' | 'unsupported'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** Asks for permission first and registers nothing before it is granted. Returns null when it is refused. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if (pushAbility() !== 'ready') return null
  // Closing the prompt without an answer is not a consent.
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription to an older server key is unusable, and the browser allows only one, so it is replaced.
  return registration.pushManager.subscribe(wanted).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(wanted)
  })
}

export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  return (await registration?.pushManager.getSubscription()) ?? null
}
