import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const find = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined
const withWindows = () => names.map(find).find(Boolean) ?? elsewhere.find((file) => existsSync(file))

/** False where there is no apt-get, no right to install, or no such package. */
function install(name) {
  if (!find('apt-get')) return false
  console.log(`• ${name} kuruluyor`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', '-o', 'Acquire::http::Timeout=20', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  return run('update') && run('install', '-y', '--no-install-recommends', name)
}

/**
 * The browser of CHROMIUM_PATH or of this machine; otherwise installs one with the system's package manager. The
 * headless shell first: the same engine, and the tests take a third of the time.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const browser =
    find(headlessShell) ??
    (install(headlessShell) ? find(headlessShell) : undefined) ??
    withWindows() ??
    (install('chromium') ? withWindows() : undefined)
  if (browser) return browser
  console.error('Chromium bulunamadı. Kurun ya da CHROMIUM_PATH ile yerini gösterin.')
  process.exit(1)
}
