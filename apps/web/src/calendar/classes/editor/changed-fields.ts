import { classFieldNames } from '@clubpulse/contract/calendar/classes/class-types';
import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { PhraseKey } from '../../../platform/phrases.ts';
import { sections } from './class-values.ts';

export function changedFields(before: Class, after: Class): PhraseKey[] {
  const changed: string[] = classFieldNames.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (before.Begin !== after.Begin || before.End !== after.End) changed.push('Schedule');
  return sections.filter((section) => section.fields.some((field) => changed.includes(field))).map((section) => section.label);
}
