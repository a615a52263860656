interface RouterHistory {
  location: { href: string; state: { __TSR_index: number } }
  _ignoreSubscribers?: boolean
}

/** What back.ts fills in: the first screen has nothing to close and does without it. */
export const backListener: { historyOf: (() => RouterHistory) | null; hear: ((event: PopStateEvent) => void) | null } =
  {
    historyOf: null,
    hear: null,
  }

/** A window calls its listeners in the order of their coming, so this comes before the router is made. */
export function listenForBack(historyOf: () => RouterHistory): void {
  backListener.historyOf = historyOf
  window.addEventListener('popstate', (event) => backListener.hear?.(event))
}
