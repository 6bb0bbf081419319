import type { screens as en } from '../../en/office/people.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.people': 'Personnes',
  'members.athletes': 'Athlètes',
  'members.trainers': 'Coachs',
};
