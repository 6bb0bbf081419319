import type { refusals as en } from '../../../en/members/imports/imports.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImportRuns': 'Todavía se está importando otro archivo. Espera a que termine.',
  'group-unknown': 'No está entre los grupos del club: {{name}}. Corrígelo, o elige en Columnas que se cree',
  'too-many-groups': 'Indica como máximo 20 grupos.',
  'too-many-rows': 'Como máximo 2.000 personas por archivo. Divídelo.',
};
