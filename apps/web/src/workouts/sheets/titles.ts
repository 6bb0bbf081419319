import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import type { Translate } from '../../platform/phrases.ts';

export const sectionLabels = {
  warmUp: 'workouts.activity.warmup',
  main: 'workouts.mainPart',
  cooldown: 'workouts.phase.coolDown',
} as const;

export function groupTitle(t: Translate, { Groups }: ProgramDay, at: number): string {
  const group = Groups[at];
  if (group === undefined || group.Name !== '') return group?.Name ?? '';
  if (group.Section !== 'main') return t(sectionLabels[group.Section]);
  const before = Groups.slice(0, at).filter(({ Section, Name }) => Section === 'main' && Name === '').length;
  return t('sheets.group', { letter: String.fromCharCode(65 + before) });
}

export const dayTitle = (t: Translate, { Name }: ProgramDay, at: number): string =>
  Name || t('workouts.dayNumber', { number: at + 1 });
