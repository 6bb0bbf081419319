import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isNearby, isOwnName } from './local-network.ts';

test.each([
  ['127.0.0.1', 'in'],
  ['::1', 'in'],
  ['::ffff:192.168.1.20', 'in'],
  ['10.4.0.9', 'in'],
  ['172.16.0.1', 'in'],
  ['172.32.0.1', 'outside'],
  ['169.254.3.4', 'in'],
  ['fe80::1%eth0', 'in'],
  ['fd12::9', 'in'],
  ['8.8.8.8', 'outside'],
  ['::ffff:8.8.8.8', 'outside'],
  ['2001:db8::1', 'outside'],
  ['', 'outside'],
  [undefined, 'outside'],
])('the address %s is %s the local network', (address, place) => expect(isNearby(address)).toBe(place === 'in'));

test.each([
  ['127.0.0.1:8090', 'accepted'],
  ['192.168.1.5', 'accepted'],
  ['[fe80::1]:8090', 'accepted'],
  ['localhost:8090', 'accepted'],
  ['hub', 'accepted'],
  ['hub.local:8090', 'accepted'],
  ['gym-hub.lan', 'accepted'],
  [hostname(), 'accepted'],
  ['club.example', 'refused'],
  ['192.168.1.5.club.example', 'refused'],
  ['hub.local.club.example:8090', 'refused'],
  ['', 'accepted'],
])('the host name %s is %s as a host name of this hub', (host, verdict) => expect(isOwnName(host)).toBe(verdict === 'accepted'));
