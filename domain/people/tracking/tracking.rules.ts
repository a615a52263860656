/**
 * Events that an ad pixel may receive. They report what happened on which kind of page, but neither user nor record:
 * paths are cut to their first segment (the second is a record id or an approval token), error texts are masked, and an
 * e-mail click is sent without the address.
 */
export const trackingCurrency = 'TRY'
/** Where browsers send events, below /api. A constant, because public pages do not load the endpoint declarations. */
export const trackingPath = '/tracking/events'
export const leadValues = { form_submission: 1, demo_request: 10 } as const
export const scrollDepths = [25, 50, 75, 100] as const
export type ScrollDepth = (typeof scrollDepths)[number]
export const contentCategories = ['home', 'services', 'faq', 'pricing', 'legal', 'blog'] as const
export type ContentCategory = (typeof contentCategories)[number]

interface Details {
  button_click: { label: string }
  scroll_depth: { percent: ScrollDepth }
  time_on_page: { seconds: number }
  email_click: object
  social_click: { network: string }
  error: { message: string }
  form_submission: { form: string; value: typeof leadValues.form_submission }
  demo_request: { value: typeof leadValues.demo_request }
  contact_form: { topic: string }
  view_content: { category: ContentCategory }
}

export type TrackingEventName = keyof Details
type EventOf<Name extends TrackingEventName> = {
  name: Name
  currency: typeof trackingCurrency
  page: string
} & Details[Name]
export type TrackingEvent = { [Name in TrackingEventName]: EventOf<Name> }[TrackingEventName]

const event = <Name extends TrackingEventName>(name: Name, path: string, details: Details[Name]): EventOf<Name> => ({
  name,
  currency: trackingCurrency,
  page: pageKind(path),
  ...details,
})

export const buttonClick = (path: string, label: string) => event('button_click', path, { label })
export const scrollDepth = (path: string, percent: ScrollDepth) => event('scroll_depth', path, { percent })
export const timeOnPage = (path: string, seconds: number) => event('time_on_page', path, { seconds })
export const emailClick = (path: string) => event('email_click', path, {})
export const socialClick = (path: string, network: string) => event('social_click', path, { network })
export const errorSeen = (path: string, message: string) => event('error', path, { message: masked(message) })
export const formSubmission = (path: string, form: string) =>
  event('form_submission', path, { form, value: leadValues.form_submission })
export const demoRequest = (path: string) => event('demo_request', path, { value: leadValues.demo_request })
export const contactForm = (path: string, topic: string) => event('contact_form', path, { topic })
export const viewContent = (path: string, category: ContentCategory) => event('view_content', path, { category })

/** `/tenant-approval/abc` becomes `/tenant-approval`. */
export const pageKind = (path: string) => `/${path.split(/[?#]/)[0]!.split('/').filter(Boolean)[0] ?? ''}`

export const longestMessage = 120
export const masked = (message: string) =>
  message
    .replace(/[^\s@<>()"']+@[^\s@<>()"']+/g, '[e-posta]')
    .replace(/https?:\/\/\S+/g, '[adres]')
    .replace(/[\w-]{20,}/g, '[belirteç]')
    .replace(/\d[\d .]{3,}\d/g, '[sayı]')
    .slice(0, longestMessage)

const networks: Record<string, string> = {
  'facebook.com': 'facebook',
  'instagram.com': 'instagram',
  'linkedin.com': 'linkedin',
  'open.spotify.com': 'spotify',
  'tiktok.com': 'tiktok',
  'twitter.com': 'x',
  'wa.me': 'whatsapp',
  'x.com': 'x',
  'youtu.be': 'youtube',
  'youtube.com': 'youtube',
}

/** The social network of a link, or undefined. */
export function socialNetwork(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { hostname, protocol } = new URL(href)
  if (!protocol.startsWith('http')) return undefined
  const host = Object.keys(networks).find((known) => hostname === known || hostname.endsWith(`.${known}`))
  return host && networks[host]
}

/** Scroll depths reached for the first time. */
export const newDepths = (percent: number, reached: ReadonlySet<ScrollDepth>) =>
  scrollDepths.filter((depth) => percent >= depth && !reached.has(depth))
