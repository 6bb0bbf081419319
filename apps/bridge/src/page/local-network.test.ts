import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isNearby, isOwnName } from './local-network.ts';

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:192.168.1.20', true],
  ['10.4.0.9', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['169.254.3.4', true],
  ['fe80::1%eth0', true],
  ['fd12::9', true],
  ['8.8.8.8', false],
  ['::ffff:8.8.8.8', false],
  ['2001:db8::1', false],
  ['', false],
  [undefined, false],
])('the address %s is in the local network: %s', (address, nearby) => expect(isNearby(address)).toBe(nearby));

test.each([
  ['127.0.0.1:8090', true],
  ['192.168.1.5', true],
  ['[fe80::1]:8090', true],
  ['localhost:8090', true],
  ['hub', true],
  ['hub.local:8090', true],
  ['gym-hub.lan', true],
  [hostname(), true],
  ['club.example', false],
  ['192.168.1.5.club.example', false],
  ['hub.local.club.example:8090', false],
  ['', true],
])('the host name %s is a name of this hub: %s', (host, own) => expect(isOwnName(host)).toBe(own));
