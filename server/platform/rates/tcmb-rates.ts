import { download, type RateSource, type RemoteRatesOptions } from './rates.ts'

/** The central bank's today.xml: lira for `Unit` units of each currency, turned round to the lira as base. */
export function tcmbRates(options: RemoteRatesOptions): RateSource {
  return {
    name: 'tcmb',
    async latest() {
      // All that is read is ASCII. Latin-1 keeps ASCII in place whether the file is ISO-8859-9 or UTF-8.
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
