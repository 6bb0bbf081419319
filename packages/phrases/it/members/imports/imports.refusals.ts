import type { refusals as en } from '../../../en/members/imports/imports.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImportRuns': 'Un altro file è ancora in corso di importazione. Aspetta che finisca.',
  'group-unknown': 'Non è tra i gruppi del club: {{name}}. Correggilo, o scegli in Colonne di crearlo',
  'too-many-groups': 'Indica al massimo 20 gruppi.',
  'too-many-rows': 'Al massimo 2.000 persone per file. Dividilo.',
};
