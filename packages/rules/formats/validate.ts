import { ipv4Schema } from '@clubpulse/contract/devices/bridges';
import { emailSchema, TEXT_MAX, webUrlSchema } from '@clubpulse/contract/scalars';

/** The generic checks of every form (spec 1 section 5); dates, durations and numbers are in separate files. */

/** Four parts, each 0 to 255. */
export const isIpv4 = (text: string): boolean => ipv4Schema.safeParse(text).success;

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** A web address that starts with http or https, or an empty text. */
export const isWebUrl = (text: string): boolean => webUrlSchema(TEXT_MAX).safeParse(text).success;

/** Limits apply after trimming, both inclusive. */
export function hasLength(text: string, min = 0, max = TEXT_MAX): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}
