import { download, type RateSource, type RemoteRatesOptions } from './rates.ts'

/**
 * The central bank's today.xml gives lira for `Unit` units of each currency; this converts it to units for one lira.
 */
export function tcmbRates(options: RemoteRatesOptions): RateSource {
  return {
    name: 'tcmb',
    async latest() {
      // Only ASCII is read, which Latin-1 preserves whether the file is ISO-8859-9 or UTF-8.
      const xml = (await download(options)).toString('latin1')
      return { USD: unitsPerLira(xml, 'USD'), EUR: unitsPerLira(xml, 'EUR') }
    },
  }
}

function unitsPerLira(xml: string, code: 'USD' | 'EUR'): number {
  const currency = xml
    .split('<Currency ')
    .slice(1)
    .map((part) => part.split('</Currency>', 1)[0]!)
    .find((part) => part.split('>', 1)[0]!.split(/\s+/).includes(`Kod="${code}"`))
  const rate = number(currency, 'Unit') / number(currency, 'ForexSelling')
  if (!(rate > 0) || !Number.isFinite(rate)) {
    throw new Error(`The central bank's list has no usable selling rate for ${code}`)
  }
  return rate
}

function number(currency: string | undefined, element: string): number {
  const text = currency?.match(new RegExp(`<${element}>\\s*([0-9]+(?:\\.[0-9]+)?)\\s*</${element}>`))?.[1]
  return text ? Number(text) : Number.NaN
}
