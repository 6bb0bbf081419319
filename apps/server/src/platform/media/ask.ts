import http from 'node:http';
import https from 'node:https';
import { InsideAddress, isAskable, type Outside, pinned } from './outside.ts';

const PATIENCE_MS = 10_000;

export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Longest answer. */
  readonly bytesMax: number;
}
export interface Answered {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Asks a server outside and reads what it answers: pinned to the address that its name led to, following no redirect, for ten seconds at
 * most. Throws where no answer came, or one that is too long.
 */
export function askOutside(url: URL, { method, headers, body, bytesMax }: Question, outside: Outside): Promise<Answered> {
  if (!isAskable(url, outside)) return Promise.reject(new InsideAddress(url.host));
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      lookup: pinned(outside),
      // A connection of before may lead to an address of before.
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
