import https from 'node:https';
import { IMAGE_FILE_MAX_MB } from '@clubpulse/contract/accounts/images';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { InsideAddress, internet, isAskable, type Outside, pinned } from './outside.ts';

const BYTES_MAX = IMAGE_FILE_MAX_MB * 1_048_576;
const PATIENCE_MS = 10_000;
const REDIRECTS_MAX = 3;

class TooLong extends Error {}

type Answer = { readonly file: Buffer } | { readonly location: string };

function ask(url: URL, outside: Outside, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      lookup: pinned(outside),
      signal,
      // A reused connection could lead to an unchecked address.
      agent: false as const,
      headers: { accept: 'image/*', 'user-agent': 'Clubpulse' },
      ...(outside.ca === undefined ? {} : { ca: outside.ca }),
    };
    const request = https.get(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        return resolve({ location: headers.location });
      }
      if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > BYTES_MAX) {
        response.destroy();
        return reject(statusCode === 200 ? new TooLong() : new Error(`answered ${statusCode}`));
      }
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > BYTES_MAX) request.destroy(new TooLong());
        else parts.push(part);
      });
      response.on('end', () => resolve({ file: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Only https and public addresses, three redirects, 10 MB, within ten seconds. Does not identify the user. */
export async function fetchOutside(address: string, outside: Outside = internet): Promise<Buffer | Refusal> {
  const refused = refuse('ImageAddressRefused', { errors: [{ field: 'url', key: 'error.ImageAddressRefused' }] });
  const signal = AbortSignal.timeout(outside.patienceMs ?? PATIENCE_MS);
  let url = URL.canParse(address) ? new URL(address) : undefined;
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      if (url === undefined || !isAskable(url, outside)) return refused;
      const answer = await ask(url, outside, signal);
      if ('file' in answer) return answer.file;
      url = URL.canParse(answer.location, url.href) ? new URL(answer.location, url) : undefined;
    }
  } catch (error) {
    if (error instanceof InsideAddress) return refused;
    if (error instanceof TooLong) return refuse('PayloadTooLarge', { values: { max: BYTES_MAX } });
  }
  return refuse('ImageNotFetched');
}
