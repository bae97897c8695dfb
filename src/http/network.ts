import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(?=\d+\.)/i;
const IPV6_GROUPS = 8;
const KEPT_GROUPS = 3;

/** An address without whom it belongs to: the /24 of an IPv4, the /48 of an IPv6. */
export function networkOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const plain = address.replace(IPV4_MAPPED, '');
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0/24');
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, KEPT_GROUPS).join(':')}::/48`;
}
