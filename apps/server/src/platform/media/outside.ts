import { lookup } from 'node:dns';
import { lookup as lookupName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Outside {
  readonly allows: (address: string) => boolean;
  readonly port: number;
  readonly ca?: string;
  readonly patienceMs?: number;
  readonly isPlain?: boolean;
}
export const internet: Outside = { allows: isPublicAddress, port: 443 };

export class InsideAddress extends Error {}

/** Connects to the checked network address, because a second resolution could return an internal address (DNS rebinding). */
export const pinned =
  ({ allows }: Outside): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 4);
      const [first] = found;
      if (!first || !found.every(({ address }) => allows(address))) return done(new InsideAddress(host), '', 4);
      return options.all ? done(null, [first]) : done(null, first.address, first.family);
    });

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

const NAME_PATIENCE_MS = 3000;

/** This check is not enough: the network address is checked again at every request. */
export async function resolvesToInternalAddress(url: URL, { allows }: Pick<Outside, 'allows'>): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  // These names are reserved for the machine and its network (RFC 6761, 6762, 8375).
  if (/(^|\.)localhost$/.test(host)) return !allows('127.0.0.1');
  if (/\.(local|internal|home\.arpa)$/.test(host)) return true;
  const late = AbortSignal.timeout(NAME_PATIENCE_MS);
  const found = await Promise.race([
    lookupName(host, { all: true }).catch(() => []),
    new Promise<[]>((resolve) => late.addEventListener('abort', () => resolve([]), { once: true })),
  ]);
  return found.some(({ address }) => !allows(address));
}
