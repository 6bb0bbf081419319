import type { refusals as en } from '../../../en/members/imports/imports.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImportRuns': 'Un autre fichier est encore en cours d’importation. Attendez qu’il soit terminé.',
  'too-many-rows': 'Au plus 2 000 personnes par fichier. Divisez-le.',
};
