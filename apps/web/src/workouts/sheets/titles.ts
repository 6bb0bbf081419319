import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import type { Translate } from '../../platform/phrases.ts';

/** Each part of a day by what it is called. */
export const sectionWords = {
  warmUp: 'workouts.activity.warmup',
  main: 'workouts.mainPart',
  cooldown: 'workouts.phase.coolDown',
} as const;

/** What a group is called where it has no name: by its section, or by its letter among the main ones. */
export function groupTitle(t: Translate, { Groups }: ProgramDay, at: number): string {
  const group = Groups[at];
  if (group === undefined || group.Name !== '') return group?.Name ?? '';
  if (group.Section !== 'main') return t(sectionWords[group.Section]);
  const before = Groups.slice(0, at).filter(({ Section, Name }) => Section === 'main' && Name === '').length;
  return t('sheets.group', { letter: String.fromCharCode(65 + before) });
}

/** Its name, or its number. */
export const dayTitle = (t: Translate, { Name }: ProgramDay, at: number): string =>
  Name || t('workouts.dayNumber', { number: at + 1 });
