import { BlockList, isIP } from 'node:net';

/** Whether a text is an address or a range of them (CIDR) that a list of proxies may hold. */
export function isProxyRange(text: string): boolean {
  const [, address = '', length] = /^([^/%]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || length === undefined) return version !== 0;
  // A range of all addresses would believe everybody.
  return Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128);
}

/** Makes the question whether an address is in a list of {@link isProxyRange} texts. */
export function proxyList(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', length] = range.split('/');
    if (length === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(length), familyOf(address));
  }
  return (address = '') => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
