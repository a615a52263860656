/** Lets modules that the router imports navigate. */
type Go = (path: string, options?: { replace?: boolean }) => void

let go: Go = (path) => window.location.assign(path)

export const setNavigator = (navigate: Go) => {
  go = navigate
}

export const goTo: Go = (path, options) => go(path, options)

export const page = {
  path: () => window.location.pathname,
  address: () => ({ path: window.location.pathname, query: new URLSearchParams(window.location.search) }),
  /** A full page load. */
  load: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
}
