import { BlockList, isIP } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether a host of a URL is of this machine or its network, where TLS may be done without: a private
 * address (RFC 1918, RFC 4193) or a name without a dot, as neighbours have that run in containers.
 */
export function isOwnNetwork(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/u, '$1');
  const version = isIP(bare);
  if (version === 0) return !bare.includes('.');
  return own.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}
