/** Phones and tablets pass a text on to any app; most other browsers cannot. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/** `refused`: the browser asks for a fresh tap, or the device has no app that takes texts. */
export type Shared = 'shared' | 'cancelled' | 'refused'

/** Opens the share sheet of the device. */
export async function share(data: { title?: string; text: string }): Promise<Shared> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}
