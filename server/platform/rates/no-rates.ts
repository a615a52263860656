import type { RateSource } from './rates.ts'

/** For an installation without internet access: no service is called, and the fallback values are shown. */
export function noRates(): RateSource {
  return {
    name: 'none',
    async latest() {
      throw new Error('No exchange-rate service is configured')
    },
  }
}
