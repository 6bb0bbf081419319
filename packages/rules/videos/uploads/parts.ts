import { UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';

/** Decimal gigabytes, like the limit of a licence. */
const GIGABYTE = 1_000_000_000;
export const gigabytes = (bytes: number): number => Math.ceil(bytes / GIGABYTE);

export const partBytes = (bytes: number, offset: number): number => Math.min(UPLOAD.chunkBytes, bytes - offset);
export const partNumber = (offset: number): number => offset / UPLOAD.chunkBytes + 1;

/** Reads one range (RFC 9110). Undefined means the whole file, null that the file has no such bytes. */
export function requestedRange(
  header: string | undefined,
  bytes: number,
): { readonly from: number; readonly to: number } | undefined | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  // An invalid header or several ranges request the whole file.
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [, first = '', last = ''] = found;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return from <= to && from < bytes ? { from, to } : null;
}
