import { ipv4Schema } from '@clubpulse/contract/devices/bridges';
import { emailSchema, TEXT_MAX, webUrlSchema } from '@clubpulse/contract/scalars';

/** Generic checks of every form. Dates, durations and numbers have their own files. */

/** True for four parts, each 0 to 255. */
export const isIpv4 = (text: string): boolean => ipv4Schema.safeParse(text).success;

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** True for a web address that starts with http or https, or an empty text. */
export const isWebUrl = (text: string): boolean => webUrlSchema(TEXT_MAX).safeParse(text).success;

/** Limits apply after trimming and are both inclusive. */
export function hasLength(text: string, min = 0, max = TEXT_MAX): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}
