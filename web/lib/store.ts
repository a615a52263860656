import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get(): State
  /** Listeners are called unless nothing changed. */
  set(next: State | ((state: State) => State)): void
  subscribe(listener: () => void): () => void
  /** Whether there are listeners, such as a mounted component. */
  watched(): boolean
  /** The state inside a component, which renders again when the state, or the selected part, changes. */
  use(): State
  use<Part>(select: (state: State) => Part): Part
}

/** State outside React: shared by screens, read and changed by plain modules. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const get = () => state
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const same = (current: State) => current
  const use = <Part>(select: (state: State) => Part | State = same) => {
    const selected = () => select(state)
    return useSyncExternalStore(subscribe, selected, selected)
  }
  return {
    get,
    set(next) {
      const changed = next instanceof Function ? next(state) : next
      if (Object.is(changed, state)) return
      state = changed
      for (const listener of listeners) listener()
    },
    subscribe,
    watched: () => listeners.size > 0,
    use: use as Store<State>['use'],
  }
}
