import { BlockList, isIP } from 'node:net';
import { hostname } from 'node:os';

/** Network addresses that are not routed on the internet. */
const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8, 'ipv4');
nearby.addSubnet('10.0.0.0', 8, 'ipv4');
nearby.addSubnet('172.16.0.0', 12, 'ipv4');
nearby.addSubnet('192.168.0.0', 16, 'ipv4');
nearby.addSubnet('169.254.0.0', 16, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

export function isNearby(address = ''): boolean {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && nearby.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** Prevents DNS rebinding, by which a website's script could read the hub's page. */
export function isOwnName(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  return name === hostname().toLowerCase() || !name.includes('.') || /\.(local|lan|internal|home\.arpa)$/.test(name);
}
