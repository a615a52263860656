import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * An installation's key pair, derived from its secret: all processes with the secret have the same pair, no file needs
 * to be written, and a restored secret keeps existing subscriptions valid.
 */
export function pushKeys(secret: Buffer): PushKeys {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32))
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(scalar)
    } catch {
      continue // About one in four billion values is not a valid key of this curve.
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}
