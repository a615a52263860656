import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell first: the same engine, and the tests take a third of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const onPath = () => {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
    if (found) return found
  }
  return elsewhere.find((place) => existsSync(place))
}

/** The browser of CHROMIUM_PATH or of this machine; otherwise installs one with the system's package manager. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const present = onPath()
  if (present) return present
  console.log('• Tarayıcı testleri için Chromium kuruluyor')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  apt('update')
  // Not every distribution packages the headless shell separately.
  if (apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell').status !== 0) {
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = onPath()
  if (installed) return installed
  console.error('Chromium bulunamadı. Kurun ya da CHROMIUM_PATH ile yerini gösterin.')
  process.exit(1)
}
