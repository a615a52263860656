/**
 * What the rules use of browsers and Node alike, and no more: neither the page nor the file system is in reach here.
 * The projects that import the domain bring the full declarations.
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
