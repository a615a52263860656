/**
 * The globals that browsers and Node share; the domain may use no page and no file system. Projects that import the
 * domain bring the full declarations.
 */
declare function atob(text: string): string
declare function btoa(text: string): string
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }
declare class URL {
  static canParse(address: string): boolean
  readonly hostname: string
  readonly protocol: string
  constructor(address: string)
}
interface Blob {
  readonly size: number
  readonly type: string
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  decode(bytes: Uint8Array): string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
