import { parseDuration } from '@clubpulse/rules/formats/duration';
import type { Spelling } from '../../../kit/fields/TypedNumber.tsx';

/** `1:30`, `1m30` and `90 s` are ninety seconds; a plain number is left to the field. */
export const minutesSpelling: Spelling = {
  read: (text) => (/^\d*$/.test(text.trim()) ? undefined : parseDuration(text)),
  example: '1:30',
};
