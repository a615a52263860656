import type { ComponentType } from 'react'
import ExamplePage from './example/ExamplePage.tsx'
import FaqPage from './faq/FaqPage.tsx'
import HomePage from './home/HomePage.tsx'
import IncreasePage from './increase/IncreasePage.tsx'
import CaPrivacyPage from './legal/CaPrivacyPage.tsx'
import ConsentPage from './legal/ConsentPage.tsx'
import CookiesPage from './legal/CookiesPage.tsx'
import DistanceSalesPage from './legal/DistanceSalesPage.tsx'
import KvkkPage from './legal/KvkkPage.tsx'
import PrivacyPage from './legal/PrivacyPage.tsx'
import TermsPage from './legal/TermsPage.tsx'
import { type PageMeta, type PublicPath, pageMeta } from './page-meta.ts'
import PricingPage from './pricing/PricingPage.tsx'
import ServicesPage from './services/ServicesPage.tsx'
import type { PublicPageProps } from './site-info.ts'

export interface PublicPage extends PageMeta {
  Page: ComponentType<PublicPageProps>
}

const components: Record<PublicPath, ComponentType<PublicPageProps>> = {
  '/home': HomePage,
  '/homepage': HomePage,
  '/landingtest': HomePage,
  '/testhomepage': HomePage,
  '/tum-hizmetler': ServicesPage,
  '/ornek': ExamplePage,
  '/kira-artisi': IncreasePage,
  '/sss': FaqPage,
  '/ucretlendirme': PricingPage,
  '/privacy': PrivacyPage,
  '/terms': TermsPage,
  '/cookies': CookiesPage,
  '/kvkk': KvkkPage,
  '/consent': ConsentPage,
  '/distance-sales': DistanceSalesPage,
  '/ca-privacy': CaPrivacyPage,
}

export const publicPages = Object.fromEntries(
  Object.entries(components).map(([path, Page]) => [path, { ...pageMeta[path as PublicPath], Page }]),
) as Record<PublicPath, PublicPage>
