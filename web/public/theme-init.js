// Runs before the first paint, so that a dark page never flashes white. An own file: the content policy forbids inline
// scripts. web/ui/theme-mode.ts is the same rule while the page lives.
;(() => {
  let mode = null
  try {
    mode = localStorage.getItem('anahtar.theme')
  } catch {
    // Without storage the device decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // zod probes for eval while its schemas are made; under the content policy every probe is reported as a violation.
  globalThis.__zod_globalConfig = { jitless: true }
})()
