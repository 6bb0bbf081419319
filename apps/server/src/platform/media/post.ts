import https from 'node:https';
import { InsideAddress, internet, isAskable, type Outside, pinned } from './outside.ts';

const PATIENCE_MS = 10_000;

/** https, public addresses only, no redirects, ten seconds. Returns the status; throws without a response. */
export function postOutside(
  address: string,
  { body, headers }: { readonly body: string | Buffer; readonly headers: Readonly<Record<string, string>> },
  outside: Outside = internet,
): Promise<number> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !isAskable(url, outside)) return Promise.reject(new InsideAddress(address));
  return new Promise((resolve, reject) => {
    const options = {
      lookup: pinned(outside),
      agent: false as const,
      ...(outside.ca === undefined ? {} : { ca: outside.ca }),
      method: 'POST',
      signal: AbortSignal.timeout(outside.patienceMs ?? PATIENCE_MS),
      headers: {
        ...headers,
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Clubpulse',
      },
    };
    const request = https.request(url, options, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}
