import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { InsideAddress, internet, isAskable, type Outside, pinned } from './outside.ts';

const PATIENCE_MS = 10_000;

interface Posted {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly answerBytes?: number;
}
interface Answered {
  readonly status: number;
  readonly start: Buffer;
}

/** Ends at the limit, or at the end of body or connection. */
const startOf = (response: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = () => {
      resolve(Buffer.concat(parts).subarray(0, limit));
      response.destroy();
    };
    response.on('error', end);
    response.on('close', end);
    if (limit === 0) return end();
    response.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size >= limit) end();
    });
  });

/**
 * Only https and public addresses, no redirects, within ten seconds. Returns the status and the first `answerBytes` of the body.
 * Throws without a response.
 */
export function postOutside(
  address: string,
  { body, headers, answerBytes = 0 }: Posted,
  outside: Outside = internet,
): Promise<Answered> {
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
      request.off('error', reject);
      request.on('error', () => undefined);
      void startOf(response, answerBytes).then((start) => resolve({ status: response.statusCode ?? 0, start }));
    });
    request.on('error', reject);
    request.end(body);
  });
}
