import { BlockList, isIP } from 'node:net';
import { hostname } from 'node:os';

/** Addresses that no router of the internet carries: this machine, and the networks that a gym gives its own. */
const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8, 'ipv4');
nearby.addSubnet('10.0.0.0', 8, 'ipv4');
nearby.addSubnet('172.16.0.0', 12, 'ipv4');
nearby.addSubnet('192.168.0.0', 16, 'ipv4');
nearby.addSubnet('169.254.0.0', 16, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/** Whether who asks is on this machine or in its network. */
export function isNearby(address = ''): boolean {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && nearby.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a browser may call this hub so: by its address, by its own name, or by one that only a local network gives. A name of the
 * internet that somebody lets lead here would let his website read what is shown.
 */
export function isOwnName(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  return name === hostname().toLowerCase() || !name.includes('.') || /\.(local|lan|internal|home\.arpa)$/.test(name);
}
