import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * An installation's own key pair, made from its secret: every process that shares the secret has the same one, a disk
 * that cannot be written is enough, and a backup of the secret brings the subscriptions back with it.
 */
export function pushKeys(secret: Buffer): PushKeys {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32))
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(scalar)
    } catch {
      continue // One in four billion is no key of this curve.
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}
