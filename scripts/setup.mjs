// Runs before anything is installed: only Node's own modules here.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')
export const cache = path.join(root, 'node_modules', '.cache', 'anahtar')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Anahtar Node.js 20.19 ya da daha yenisini ister; bu makinede ${process.versions.node} var.`)
  process.exit(1)
}

/** Installs what the lock file says, once per lock file. */
export function ensureInstalled() {
  const wanted = hashOf(['package-lock.json'])
  const stamp = path.join(cache, 'installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('• Paketler kuruluyor (ilk seferde birkaç dakika sürebilir)')
  run(npm, ['ci', '--no-audit', '--no-fund', '--include=dev'])
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, wanted)
}

export function ensureBuilt() {
  whenChanged(['web', 'domain', 'index.html', 'vite.config.ts'], 'built', 'Arayüz derleniyor', 'scripts/build.ts')
}

/** From its sources the server would take seconds longer at every start. */
export function ensureServerBuilt() {
  whenChanged(['server', 'domain'], 'server-built', 'Sunucu derleniyor', 'scripts/build-server.ts')
}

/** Builds when a file that it is made of has changed. */
function whenChanged(sources, stampName, progress, script) {
  const wanted = hashOf([...sources, script, 'package-lock.json'])
  const stamp = path.join(root, 'dist', stampName)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`• ${progress}`)
  run(process.execPath, ['--import', 'tsx', script])
  writeFileSync(stamp, wanted)
}

export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

function hashOf(places) {
  const hash = createHash('sha256')
  const add = (place) => {
    const full = path.join(root, place)
    if (!statSync(full).isDirectory()) {
      if (!place.includes('.test.')) hash.update(place).update(readFileSync(full))
      return
    }
    for (const name of readdirSync(full).sort()) add(path.join(place, name))
  }
  for (const place of places) add(place)
  return hash.digest('hex')
}
