import { privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { refreshPrivacy } from '#web/cache/privacy.keys.ts'
import { call } from '#web/lib/call.ts'
import { readConsent } from '#web/lib/consent.ts'

/** This browser's choice is valid even if the request fails; then only the account's history lacks it. */
export async function keepChoice(): Promise<void> {
  const consent = readConsent()
  if (!consent) return
  const { choice, version } = consent
  await call(privacyApi.consent, { body: { kind: 'analytics', given: choice === 'analytics', version } }).catch(
    () => null,
  )
  await refreshPrivacy()
}
