// Runs before the first paint, so that a dark page never flashes white. In its own file, because the content security
// policy forbids inline scripts. web/ui/theme-mode.ts has the same rule for the running page.
;(() => {
  let mode = null
  try {
    mode = localStorage.getItem('anahtar.theme')
  } catch {
    // Without storage, the device's setting decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // zod probes for eval while creating its schemas; under the content security policy, each probe is reported as a
  // violation.
  globalThis.__zod_globalConfig = { jitless: true }
})()
