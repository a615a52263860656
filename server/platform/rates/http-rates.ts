import { z } from 'zod'
import { download, type RateSource, type RemoteRatesOptions } from './rates.ts'

const answer = z.object({ rates: z.object({ USD: z.number().positive(), EUR: z.number().positive() }) })

/** A service without an API key, of the form GET .../latest/TRY. */
export function httpRates(options: RemoteRatesOptions): RateSource {
  return {
    name: 'http',
    async latest() {
      const body = await download(options)
      try {
        const { rates } = answer.parse(JSON.parse(body.toString('utf8')))
        return { USD: rates.USD, EUR: rates.EUR }
      } catch {
        throw new Error('The exchange-rate service sent a reply without usable USD and EUR rates')
      }
    },
  }
}
