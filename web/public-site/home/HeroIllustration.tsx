import styles from './HeroIllustration.module.css'

/** A calm picture of the product: one property, its approved contract, its payments. Names and amounts are examples. */
export function HeroIllustration() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 520 492"
      role="img"
      aria-label="Örnek ekran: kiralanmış bir daire, kiracı ve kefilin onayladığı kontrat ve bu ayın ödenen kirası"
    >
      <rect className={styles.backdrop} x="36" y="20" width="448" height="436" rx="28" />
      <Property />
      <Contract />
      <Payments />
    </svg>
  )
}

function Property() {
  return (
    <g>
      <rect className={styles.card} x="60" y="0" width="330" height="248" rx="14" />
      <path className={styles.sky} d="M60 14a14 14 0 0 1 14-14h302a14 14 0 0 1 14 14v132H60z" />
      <circle className={styles.sun} cx="338" cy="40" r="17" />
      <path className={styles.hill} d="M60 126c50-26 96-22 146-6s112 12 184-14v40H60z" />
      <rect className={styles.wallFar} x="240" y="60" width="92" height="86" />
      <rect className={styles.wall} x="116" y="34" width="130" height="112" />
      <path className={styles.roof} d="M106 36h150l-10-14H116z" />
      <g className={styles.window}>
        <rect x="132" y="50" width="24" height="22" rx="3" />
        <rect x="169" y="50" width="24" height="22" rx="3" />
        <rect x="206" y="50" width="24" height="22" rx="3" />
        <rect x="132" y="84" width="24" height="22" rx="3" />
        <rect x="206" y="84" width="24" height="22" rx="3" />
        <rect x="256" y="76" width="20" height="18" rx="3" />
        <rect x="292" y="76" width="20" height="18" rx="3" />
        <rect x="256" y="106" width="20" height="18" rx="3" />
        <rect x="292" y="106" width="20" height="18" rx="3" />
      </g>
      <rect className={styles.lit} x="169" y="84" width="24" height="22" rx="3" />
      <path className={styles.roof} d="M170 146v-20a11 11 0 0 1 22 0v20z" />
      <g className={styles.tree}>
        <circle cx="92" cy="116" r="17" />
        <circle cx="350" cy="122" r="13" />
      </g>
      <path className={styles.trunk} d="M92 122v24M350 126v20" />
      <text className={styles.title} x="78" y="181">
        Çınar Apt. Daire 4
      </text>
      <text className={styles.note} x="78" y="209">
        2+1 · 95 m²
      </text>
      <rect className={styles.okChip} x="266" y="189" width="106" height="30" rx="15" />
      <text className={styles.okText} x="319" y="210" textAnchor="middle">
        Kiralanmış
      </text>
    </g>
  )
}

function Contract() {
  return (
    <g>
      <rect className={styles.card} x="236" y="232" width="284" height="128" rx="14" />
      <text className={styles.title} x="256" y="267">
        Kontrat
      </text>
      <rect className={styles.okChip} x="436" y="246" width="66" height="30" rx="15" />
      <text className={styles.okText} x="469" y="267" textAnchor="middle">
        Aktif
      </text>
      <Approved y={296} text="Kiracı onayladı" />
      <Approved y={330} text="Kefil ön onay verdi" />
    </g>
  )
}

function Approved({ y, text }: { y: number; text: string }) {
  return (
    <g>
      <circle className={styles.tickDisc} cx="267" cy={y} r="11" />
      <path className={styles.tick} d={`M262 ${y}l4 4 7-8`} />
      <text className={styles.line} x="288" y={y + 6}>
        {text}
      </text>
    </g>
  )
}

function Payments() {
  return (
    <g>
      <rect className={styles.card} x="0" y="351" width="330" height="140" rx="14" />
      <text className={styles.note} x="20" y="383">
        Kasım kirası
      </text>
      <text className={styles.amount} x="20" y="415">
        24.000,00 ₺
      </text>
      <rect className={styles.okChip} x="232" y="379" width="78" height="30" rx="15" />
      <text className={styles.okText} x="271" y="400" textAnchor="middle">
        Ödendi
      </text>
      <path className={styles.rule} d="M20 433h290" />
      <text className={styles.note} x="20" y="468">
        Aralık kirası
      </text>
      <rect className={styles.waitChip} x="206" y="446" width="104" height="30" rx="15" />
      <text className={styles.waitText} x="258" y="467" textAnchor="middle">
        Beklemede
      </text>
    </g>
  )
}
