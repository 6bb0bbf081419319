import { ipv4Schema } from '@clubpulse/contract/devices/bridges';
import { emailSchema, TEXT_MAX, webUrlSchema } from '@clubpulse/contract/scalars';

/** Checks that any form can use. Dates, durations and numbers are checked in their own files. */

/** True for an IPv4 address: four numbers from 0 to 255. */
export const isIpv4 = (text: string): boolean => ipv4Schema.safeParse(text).success;

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** True for a web address that starts with http or https, or an empty text. */
export const isWebUrl = (text: string): boolean => webUrlSchema(TEXT_MAX).safeParse(text).success;

/** True if the length of the trimmed text is within the limits, both inclusive. */
export function hasLength(text: string, min = 0, max = TEXT_MAX): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}
