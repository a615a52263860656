import type { ComponentType } from 'react'
import type { PublicPath } from './page-meta.ts'
import type { PublicPageProps } from './site-info.ts'

type Load = () => Promise<{ default: ComponentType<PublicPageProps> }>

const home: Load = () => import('./home/HomePage.tsx')

/** The same pages as in pages.tsx, one chunk each. */
export const lazyPublicPages: Record<PublicPath, Load> = {
  '/home': home,
  '/homepage': home,
  '/landingtest': home,
  '/testhomepage': home,
  '/tum-hizmetler': () => import('./services/ServicesPage.tsx'),
  '/ornek': () => import('./example/ExamplePage.tsx'),
  '/kira-artisi': () => import('./increase/IncreasePage.tsx'),
  '/sss': () => import('./faq/FaqPage.tsx'),
  '/ucretlendirme': () => import('./pricing/PricingPage.tsx'),
  '/privacy': () => import('./legal/PrivacyPage.tsx'),
  '/terms': () => import('./legal/TermsPage.tsx'),
  '/cookies': () => import('./legal/CookiesPage.tsx'),
  '/kvkk': () => import('./legal/KvkkPage.tsx'),
  '/consent': () => import('./legal/ConsentPage.tsx'),
  '/distance-sales': () => import('./legal/DistanceSalesPage.tsx'),
  '/ca-privacy': () => import('./legal/CaPrivacyPage.tsx'),
}
