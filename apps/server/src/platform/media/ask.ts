import http from 'node:http';
import https from 'node:https';
import { InsideAddress, isAskable, type Outside, pinned } from './outside.ts';

const PATIENCE_MS = 10_000;

export interface ExternalRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly bytesMax: number;
}
export interface ExternalResponse {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Sends a request to the resolved network address. Follows no redirects, waits ten seconds. Throws if the response is missing or
 * too long.
 */
export function requestExternal(
  url: URL,
  { method, headers, body, bytesMax }: ExternalRequest,
  outside: Outside,
): Promise<ExternalResponse> {
  if (!isAskable(url, outside)) return Promise.reject(new InsideAddress(url.host));
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      lookup: pinned(outside),
      agent: false as const,
      ...(outside.ca === undefined ? {} : { ca: outside.ca }),
      method,
      signal: AbortSignal.timeout(outside.patienceMs ?? PATIENCE_MS),
      headers: {
        ...headers,
        'user-agent': 'Clubpulse',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
    };
    const request = open(url, options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > bytesMax) request.destroy(new Error('the answer is too long'));
        else parts.push(part);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
