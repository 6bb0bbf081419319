import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whom of other servers we ask where somebody only named an address. */
export interface Outside {
  /** Whether a server may be asked at this IP address, and at this port. */
  readonly allows: (address: string) => boolean;
  readonly port: number;
  /** Certificates beside the known ones. */
  readonly ca?: string;
  readonly patienceMs?: number;
}
export const internet: Outside = { allows: isPublicAddress, port: 443 };

/** A name that leads to an address which may not be asked. */
export class InsideAddress extends Error {}

/** Resolves a name to the one address that is then connected to: whoever changes the name in between changes nothing. */
export const pinned =
  ({ allows }: Outside): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 4);
      const [first] = found;
      if (!first || !found.every(({ address }) => allows(address))) return done(new InsideAddress(host), '', 4);
      return options.all ? done(null, [first]) : done(null, first.address, first.family);
    });

/** Whether an address may be asked at all: https, its own port, no account in it, no inside IP address. */
export function isAskable(url: URL, { allows, port }: Outside): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    Number(url.port || 443) === port &&
    (isIP(host) === 0 || allows(host))
  );
}
