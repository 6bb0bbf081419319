import { ipv4Schema } from '@clubpulse/contract/devices/bridges';
import { emailSchema, TEXT_MAX, webUrlSchema } from '@clubpulse/contract/scalars';

/** For any form, without dates, durations and numbers. */

export const isIpv4 = (text: string): boolean => ipv4Schema.safeParse(text).success;

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** http or https, or empty. */
export const isWebUrl = (text: string): boolean => webUrlSchema(TEXT_MAX).safeParse(text).success;

/** Of the trimmed text, both inclusive. */
export function hasLength(text: string, min = 0, max = TEXT_MAX): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}
