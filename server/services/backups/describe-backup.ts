import type { WrittenBackup } from './make-backup.ts'

export interface Restored {
  made_at: string
  tables: { name: string; rows: number }[]
  rows: number
  /** Null where this release adds them up in another way than the one that made the backup. */
  accounts: number | null
  files: number
  bytes: number
  /** Files that the storage lacked already when the backup was made. */
  missing: string[]
  upgraded: number
  audit: { checked: number; head: { seq: number; hash: string }; findings: string[] }
  frozen: { checked: number; different: string[] }
}

const counted = new Intl.NumberFormat('tr-TR')
const megabytes = (bytes: number) =>
  `${new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`

const missingFiles = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [`Depolamada bulunmayan dosyalar (${counted.format(missing.length)}): ${missing.slice(0, 20).join(', ')}`]

export const describeBackup = ({ tables, rows, accounts, files, bytes, missing, size }: WrittenBackup) => [
  `${counted.format(tables)} tablo, ${counted.format(rows)} satır, ${counted.format(accounts)} hesap`,
  `${counted.format(files)} dosya, ${megabytes(bytes)}`,
  ...missingFiles(missing),
  `Yedeğin boyutu: ${megabytes(size)}`,
]

/** The proof, as the command prints it. */
export function describeRestored({
  tables,
  rows,
  accounts,
  files,
  bytes,
  missing,
  upgraded,
  audit,
  frozen,
  made_at,
}: Restored) {
  const width = Math.max(...tables.map(({ name }) => name.length))
  return [
    `Yedeğin anı: ${made_at}`,
    ...tables
      .filter((table) => table.rows > 0)
      .map((table) => `  ${table.name.padEnd(width)}  ${counted.format(table.rows)}`),
    `${counted.format(tables.length)} tablo, ${counted.format(rows)} satır: sayıları ve özetleri yedektekiyle aynı`,
    accounts === null
      ? 'Hesapların toplamları bu sürümde başka türlü alınıyor; satırları yedektekiyle aynı'
      : `${counted.format(accounts)} hesap: toplamları yedektekiyle aynı`,
    `${counted.format(files)} dosya, ${megabytes(bytes)}: her birinin özeti yedektekiyle aynı`,
    ...missingFiles(missing),
    ...(upgraded > 0 ? [`Veritabanı bu sürüme geçirildi (${upgraded} adım)`] : []),
    `Denetim kaydı: ${counted.format(audit.checked)} kayıt, kanıt özetleriyle birlikte; son kayıt ${audit.head.seq}:${audit.head.hash}`,
    `${counted.format(frozen.checked)} dondurulmuş kontrat ve evrak: özetleri metinleriyle aynı`,
  ]
}
