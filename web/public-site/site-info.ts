/** Who runs this installation. The product itself has no operator, so every legal text takes it from configuration. */
export interface PublicSiteInfo {
  operatorName: string
  /** Empty until configured; pages then point to the support screen. */
  operatorEmail: string
  operatorAddress: string
  /** Empty hides the link. */
  podcastUrl: string
  /** Who receives events after consent; empty while nobody does. */
  analyticsName: string
  /** Which language model words the assistant's answers; empty while none does. */
  languageModelName: string
}

export const neutralSiteInfo: PublicSiteInfo = {
  operatorName: 'Bu Anahtar kurulumunu işleten kişi veya kuruluş',
  operatorEmail: '',
  operatorAddress: '',
  podcastUrl: '',
  analyticsName: '',
  languageModelName: '',
}

export interface PublicPageProps {
  info?: PublicSiteInfo
}

/** The prerendered page carries its configuration, so that the browser renders the same text again. */
export function currentSiteInfo(): PublicSiteInfo {
  if (typeof document === 'undefined') return neutralSiteInfo
  const carried = document.querySelector<HTMLElement>('[data-site-info]')?.dataset.siteInfo
  try {
    return carried ? { ...neutralSiteInfo, ...(JSON.parse(carried) as PublicSiteInfo) } : neutralSiteInfo
  } catch {
    return neutralSiteInfo
  }
}
