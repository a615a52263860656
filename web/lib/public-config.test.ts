import { expect, test } from 'vitest'
import { readPublicConfig } from './public-config.ts'

const pageWith = (text: string) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<script type="application/json" id="config">${text}</script>`
  return page
}

test('ACC-15 without a configuration the texts are the default ones and nothing is closed', () => {
  for (const page of [undefined, pageWith('<!--config-->')]) {
    expect(readPublicConfig(page)).toMatchObject({
      registrationOpen: true,
      registrationClosedText: 'Kayıt işlemi şu anda kapalıdır',
      maintenance: false,
      maintenanceText: 'Sistem bakımı devam etmektedir',
    })
  }
})

test('the configuration in the page decides', () => {
  const config = readPublicConfig(pageWith('{"maintenance":true,"podcastUrl":"https://ornek.com"}'))
  expect(config).toMatchObject({ maintenance: true, podcastUrl: 'https://ornek.com', registrationOpen: true })
})
