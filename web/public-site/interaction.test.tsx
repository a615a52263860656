import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackingEvent } from '#domain/people/tracking/tracking.rules.ts'
import { readConsent, saveConsent } from '#web/lib/consent.ts'
import { installTracker } from '#web/lib/tracking.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { CookieChoiceButton } from './CookieChoiceButton.tsx'
import FaqPage from './faq/FaqPage.tsx'
import PricingPage from './pricing/PricingPage.tsx'
import { currentSiteInfo, neutralSiteInfo } from './site-info.ts'

let root: Root
let container: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

const render = (node: React.ReactNode) => act(async () => root.render(node))
const banner = () => container.querySelector('[data-cookie-banner]')
const press = (text: string) =>
  act(async () => [...container.querySelectorAll('button')].find((button) => button.textContent === text)!.click())

test('AMB-81 the banner asks once, with two equal buttons and nothing ticked', async () => {
  await render(<CookieBanner />)
  const buttons = [...banner()!.querySelectorAll('button')]
  expect(buttons.map((button) => button.textContent)).toEqual(['Yalnız gerekli', 'Analitiğe izin ver'])
  expect(buttons[0]!.className).toBe(buttons[1]!.className)
  expect(banner()!.querySelector('input')).toBeNull()
  expect(banner()!.getAttribute('aria-label')).toBe('Çerez tercihi')
  await press('Yalnız gerekli')
  expect(banner()).toBeNull()
  expect(readConsent()?.choice).toBe('necessary')
})

test('AMB-81 a visitor who has decided is not asked again', async () => {
  saveConsent('necessary')
  await render(<CookieBanner />)
  expect(banner()).toBeNull()
})

test('PUB-06 AMB-81 the footer button opens the choice again, takes focus there and gives it back', async () => {
  saveConsent('necessary')
  await render(
    <>
      <CookieBanner />
      <CookieChoiceButton />
    </>,
  )
  const opener = container.querySelector('button')!
  opener.focus()
  await press('Çerez tercihleri')
  expect(document.activeElement).toBe(banner())
  expect(banner()!.textContent).toContain('yalnız gerekli')
  await press('Analitiğe izin ver')
  expect(readConsent()?.choice).toBe('analytics')
  expect(banner()).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('PUB-03 the search box narrows the questions, without Turkish letters too', async () => {
  await render(<FaqPage info={neutralSiteInfo} />)
  const all = container.querySelectorAll('main details').length
  const type = (words: string) =>
    act(async () => {
      const input = container.querySelector('input')!
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, words)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('DEPOZITO')
  const found = [...container.querySelectorAll('main summary')].map((summary) => summary.textContent)
  expect(found).toContain('Depozito için bir sınır var mı?')
  expect(found.length).toBeLessThan(all)
  expect(container.querySelector('[aria-live]')?.textContent).toBe(`${found.length} soru bulundu`)
  await type('zzz')
  expect(container.querySelector('main')?.textContent).toContain('bulunamadı')
})

test('TRK-02 TRK-03 the pricing page reports content view, demo request and contact, only with consent', async () => {
  const received: TrackingEvent[] = []
  const stop = installTracker({ track: (event) => received.push(event) })
  const page = <PricingPage info={{ ...neutralSiteInfo, operatorEmail: 'destek@ornek.com' }} />
  const ask = () =>
    act(async () => {
      for (const link of container.querySelectorAll<HTMLElement>('#soru-sor a')) {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.click()
      }
    })
  await render(page)
  await ask()
  expect(received).toEqual([])

  await render(null)
  saveConsent('analytics')
  await render(page)
  await ask()
  expect(received).toEqual([
    expect.objectContaining({ name: 'view_content', category: 'pricing' }),
    expect.objectContaining({ name: 'demo_request', value: 10, currency: 'TRY' }),
    expect.objectContaining({ name: 'email_click' }),
    expect.objectContaining({ name: 'contact_form' }),
    expect.objectContaining({ name: 'email_click' }),
  ])
  stop()
})

test('PUB-04 a prerendered page wakes up with the operator it was rendered for', async () => {
  const info = { ...neutralSiteInfo, operatorName: 'Örnek "Yönetim"', operatorEmail: 'destek@ornek.com' }
  const prerendered = document.body.appendChild(document.createElement('div'))
  prerendered.innerHTML = renderToString(<PricingPage info={info} />)
  expect(currentSiteInfo()).toEqual(info)
  const mismatch = vi.fn()
  const hydrated = await act(async () =>
    hydrateRoot(prerendered, <PricingPage info={currentSiteInfo()} />, { onRecoverableError: mismatch }),
  )
  expect(mismatch).not.toHaveBeenCalled()
  expect(prerendered.textContent).toContain('Örnek "Yönetim"')
  await act(async () => hydrated.unmount())
  prerendered.remove()
})
