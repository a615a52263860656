import { upper } from '#domain/kernel/turkish-text.ts'
import { type IdentityClaim, looksInvented } from '#domain/people/identity/national-id.rules.ts'
import { askIdentity, type IdentityCheck, type IdentityOutcome, type RemoteIdentityOptions } from './identity.ts'

const namespace = 'http://tckimlik.nvi.gov.tr/WS'

/** The population registry's KPSPublic service, SOAP 1.1. It can be down or behind a captcha. */
export function nviIdentity(options: RemoteIdentityOptions): IdentityCheck {
  return {
    mode: 'nvi',
    async verify(person) {
      // Numbers beginning with 9 belong to foreigners. This service answers false for all of them, so a call would only
      // disclose personal data needlessly.
      if (person.tcKimlikNo.startsWith('9') || looksInvented(person.tcKimlikNo)) {
        return { success: true, isValid: false }
      }
      const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${namespace}/TCKimlikNoDogrula"` }
      return askIdentity(options, { headers, body: envelope(person) }, outcome)
    },
  }
}

function outcome(status: number, body: string): IdentityOutcome {
  // SOAP 1.1 sends faults with status 500, so the body is read before the status.
  if (/<(?:\w+:)?Fault[\s>]/.test(body)) return { success: false, isValid: false, reason: 'service_error' }
  if (status >= 500) return { success: false, isValid: false, reason: 'unreachable' }
  const result = body.match(/<(?:\w+:)?TCKimlikNoDogrulaResult>\s*(true|false)\s*<\//)?.[1]
  if (status >= 400 || !result) return { success: false, isValid: false, reason: 'failed' }
  return { success: true, isValid: result === 'true' }
}

const envelope = ({ tcKimlikNo, ad, soyad, dogumYili }: IdentityClaim) =>
  `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
<TCKimlikNoDogrula xmlns="${namespace}">\
<TCKimlikNo>${xml(tcKimlikNo)}</TCKimlikNo>\
<Ad>${xml(upper(ad.trim()))}</Ad>\
<Soyad>${xml(upper(soyad.trim()))}</Soyad>\
<DogumYili>${xml(String(dogumYili))}</DogumYili>\
</TCKimlikNoDogrula></soap:Body></soap:Envelope>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string) =>
  text
    // XML 1.0 allows no control characters, not even escaped ones.
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/[&<>"']/g, (letter) => entities[letter]!)
