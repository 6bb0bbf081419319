import { ipv4Schema } from '@clubpulse/contract/devices/bridges';
import { emailSchema, TEXT_MAX, webUrlSchema } from '@clubpulse/contract/scalars';

export const isIpv4 = (text: string): boolean => ipv4Schema.safeParse(text).success;

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

export const isWebUrl = (text: string): boolean => webUrlSchema(TEXT_MAX).safeParse(text).success;

export function hasLength(text: string, min = 0, max = TEXT_MAX): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}
