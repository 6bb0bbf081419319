import { parseDuration } from '@clubpulse/rules/formats/duration';
import type { Spelling } from '../../../kit/fields/TypedNumber.tsx';

/** Reads `1:30`, `1m30` or `90 s`, but no plain number, because its unit depends on the field. */
export const minutesSpelling: Spelling = {
  read: (text) => (/^\d*$/.test(text.trim()) ? undefined : parseDuration(text)),
  example: '1:30',
};
