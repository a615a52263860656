interface RouterHistory {
  location: { href: string; state: { __TSR_index: number } }
  _ignoreSubscribers?: boolean
}

/** Filled in by back.ts, which the first screen does not load because it has nothing to close. */
export const backListener: { historyOf: (() => RouterHistory) | null; hear: ((event: PopStateEvent) => void) | null } =
  {
    historyOf: null,
    hear: null,
  }

/** Listeners run in the order of registration, so this one is registered before the router's. */
export function listenForBack(historyOf: () => RouterHistory): void {
  backListener.historyOf = historyOf
  window.addEventListener('popstate', (event) => backListener.hear?.(event))
}
