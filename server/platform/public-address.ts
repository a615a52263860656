import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Address ranges outside of the public internet (IANA special-purpose registries). */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

export function isPublicIp(ip: string): boolean {
  const family = isIP(ip)
  if (family === 0) return false
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return isPublicIp(mapped)
  return !inside.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}

const innerNames =
  /(^|\.)(localhost|local|internal|lan|home|corp|intranet|localdomain|home\.arpa|test|example|invalid|onion)$/i

/**
 * True for https to a public host name, on the default port and without credentials. The name is resolved and checked
 * when it is called.
 */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicIp(host)
  return host.includes('.') && !innerNames.test(host)
}

/** The name leads to an address inside of the network. */
export class InnerAddressError extends Error {}

/** Also used for the connection itself, so that the name cannot resolve differently between check and call. */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    if (error) return answer(error, '')
    const inner = addresses.find(({ address }) => !isPublicIp(address))
    if (inner || addresses.length === 0) return answer(new InnerAddressError(`${host} is not on the open internet`), '')
    if (options.all) return answer(null, addresses)
    answer(null, addresses[0]!.address, addresses[0]!.family)
  })
}
