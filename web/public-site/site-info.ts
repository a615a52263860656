/** The operator of this installation. The product itself has none, so legal texts take it from the configuration. */
export interface PublicSiteInfo {
  operatorName: string
  /** Empty until configured; pages then link to the support screen. */
  operatorEmail: string
  operatorAddress: string
  /** Empty hides the link. */
  podcastUrl: string
  /** The service that receives events after consent; empty when there is none. */
  analyticsName: string
  /** The language model that writes the assistant's answers; empty when there is none. */
  languageModelName: string
  /** The published figures of the rent increase, on pages with the calculator; empty on all others. */
  tufe: Readonly<Record<string, number>>
}

export const neutralSiteInfo: PublicSiteInfo = {
  operatorName: 'Bu Anahtar kurulumunu işleten kişi veya kuruluş',
  operatorEmail: '',
  operatorAddress: '',
  podcastUrl: '',
  analyticsName: '',
  languageModelName: '',
  tufe: {},
}

export interface PublicPageProps {
  info?: PublicSiteInfo
}

/** The prerendered page contains its configuration, so that the browser renders the same text. */
export function currentSiteInfo(): PublicSiteInfo {
  if (typeof document === 'undefined') return neutralSiteInfo
  const carried = document.querySelector<HTMLElement>('[data-site-info]')?.dataset.siteInfo
  try {
    return carried ? { ...neutralSiteInfo, ...(JSON.parse(carried) as PublicSiteInfo) } : neutralSiteInfo
  } catch {
    return neutralSiteInfo
  }
}
