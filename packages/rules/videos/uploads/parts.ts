import { UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';

/** A gigabyte as licences count it. */
const GIGABYTE = 1_000_000_000;
/** Whole gigabytes that so many bytes take: a licence of one has no room for a byte more. */
export const gigabytes = (bytes: number): number => Math.ceil(bytes / GIGABYTE);

/** How many bytes the part has that begins there: all that is left, or a whole part. */
export const partBytes = (bytes: number, offset: number): number => Math.min(UPLOAD.chunkBytes, bytes - offset);
/** Which part it is, from 1 on. */
export const partNumber = (offset: number): number => offset / UPLOAD.chunkBytes + 1;

/** The bytes of a file that a `Range` header asks for (RFC 9110, one range); undefined: all of it; null: none that is there. */
export function askedRange(
  header: string | undefined,
  bytes: number,
): { readonly from: number; readonly to: number } | undefined | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  // What is no range, or several, is answered with all of it.
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [, first = '', last = ''] = found;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return from <= to && from < bytes ? { from, to } : null;
}
