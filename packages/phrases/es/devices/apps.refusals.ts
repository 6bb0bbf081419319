import type { refusals as en } from '../../en/devices/apps.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AppUnknown': 'Esta app ya no está registrada. Pide un código nuevo a un gestor.',
  'error.AppLimit': 'Un club tiene como máximo {{max}} apps y códigos. Quita uno que ya no se use.',
  'error.AppCodeAttempts':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {{minutes}} min, o pide otra vez el código a un gestor.',
};
