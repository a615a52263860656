/** The limits for each kind of row. Figures without a limit are informative. */
export const limits = {
  ratio: 0.8,
  growth: 1.2,
  deep: 1.2,
  ofLimit: 0.7,
  write: 0.6,
  searchMs: 100,
  socketMs: 100,
} as const

const missed: string[] = []

function judge(label: string, passes: boolean, limit: string): string {
  if (!passes) missed.push(`${label} (${limit})`)
  return passes ? '' : '  ✗'
}

export function printAtLeast(label: string, figure: number, limit: number, rest = '') {
  console.log(
    `${label.padEnd(48)} ${rest}${figure.toFixed(2)}${judge(label, figure >= limit, `${figure.toFixed(2)}, en az ${limit}`)}`,
  )
}

export function printAtMost(label: string, figure: number, limit: number, unit: string, rest = '') {
  const shown = `${figure.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`
  console.log(`${label.padEnd(48)} ${shown}${rest}${judge(label, figure <= limit, `${shown}, en çok ${limit}`)}`)
}

/** The slowdown: rows a second before and after, or the time of one after and before. */
export function printGrowth(label: string, from: number, to: number, limit: number = limits.growth) {
  printAtMost(label, from / to, limit, 'kat')
}

export function printMissed(): boolean {
  console.log(missed.length === 0 ? '\nher satır sınırının içinde' : `\nsınırının dışında ${missed.length} satır:`)
  for (const text of missed) console.log(`  ${text}`)
  return missed.length === 0
}
