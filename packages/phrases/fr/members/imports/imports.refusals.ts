import type { refusals as en } from '../../../en/members/imports/imports.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImportRuns': 'Un autre fichier est encore en cours d’importation. Attendez qu’il soit terminé.',
  'group-unknown': 'Pas parmi les groupes du club : {{name}}. Corrigez-le, ou choisissez sous Colonnes de le créer',
  'too-many-groups': 'Indiquez au plus 20 groupes.',
  'too-many-rows': 'Au plus 2 000 personnes par fichier. Divisez-le.',
};
