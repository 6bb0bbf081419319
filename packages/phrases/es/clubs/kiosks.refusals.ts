import type { refusals as en } from '../../en/clubs/kiosks.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.KioskCodeUnknown':
    'Ningún quiosco espera con este código. Un código vale una vez, durante 15 minutos: pide uno nuevo en los ajustes del club.',
  'error.KioskCodeAttempts': 'Demasiados códigos incorrectos. Inténtalo de nuevo en {{minutes}} min, con un código nuevo.',
  'error.KioskLimit': 'Un club tiene como máximo {{max}} quioscos. Elimina uno que ya no se use.',
  'error.KioskUnpaired': 'Esta tableta ya no está vinculada al club. Vincúlala con un código nuevo.',
};
