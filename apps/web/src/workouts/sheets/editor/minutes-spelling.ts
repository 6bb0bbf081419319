import { parseDuration } from '@clubpulse/rules/formats/duration';
import type { Spelling } from '../../../kit/fields/TypedNumber.tsx';

/** `1:30`, `1m30`, `90 s`, but no plain number, whose unit depends on the field. */
export const minutesSpelling: Spelling = {
  read: (text) => (/^\d*$/.test(text.trim()) ? undefined : parseDuration(text)),
  example: '1:30',
};
