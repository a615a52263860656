import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get(): State
  /** Listeners hear of it unless nothing changed. */
  set(next: State | ((state: State) => State)): void
  subscribe(listener: () => void): () => void
  /** The state inside a component, which is drawn again when it changes. */
  use(): State
}

/** State that lives outside of React: shared by screens, read and changed by plain modules. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const get = () => state
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
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
    use: () => useSyncExternalStore(subscribe, get, get),
  }
}
