import { lookup } from 'node:dns';
import { lookup as lookupName } from 'node:dns/promises';
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
  /** Over HTTP too: an address that whoever runs the server set. */
  readonly isPlain?: boolean;
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

/** Whether an address may be asked at all: https where nothing else is said, its own port, no account in it, no inside IP address. */
export function isAskable(url: URL, { allows, port, isPlain = false }: Outside): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return (
    (url.protocol === 'https:' || (isPlain && url.protocol === 'http:')) &&
    url.username === '' &&
    url.password === '' &&
    Number(url.port || (url.protocol === 'https:' ? 443 : 80)) === port &&
    (isIP(host) === 0 || allows(host))
  );
}

/** So long whoever saves an address waits for what its name leads to. */
const NAME_PATIENCE_MS = 3000;

/**
 * Whether the name of an address leads inside, as far as that is known by now. A name that nobody knows yet, or not in time, may still become
 * one: where it leads is looked at again whenever it is asked.
 */
export async function leadsInside(url: URL, { allows }: Pick<Outside, 'allows'>): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  // Names of the machine itself and of its own network (RFC 6761, 6762, 8375) have no place in the public ones.
  if (/(^|\.)localhost$/.test(host)) return !allows('127.0.0.1');
  if (/\.(local|internal|home\.arpa)$/.test(host)) return true;
  const late = AbortSignal.timeout(NAME_PATIENCE_MS);
  const found = await Promise.race([
    lookupName(host, { all: true }).catch(() => []),
    new Promise<[]>((resolve) => late.addEventListener('abort', () => resolve([]), { once: true })),
  ]);
  return found.some(({ address }) => !allows(address));
}
