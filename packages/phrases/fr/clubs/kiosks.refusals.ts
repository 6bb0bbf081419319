import type { refusals as en } from '../../en/clubs/kiosks.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.KioskCodeUnknown':
    'Aucune borne n’attend avec ce code. Un code sert une fois, pendant 15 minutes : demandez-en un nouveau dans les réglages du club.',
  'error.KioskCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min, avec un nouveau code.',
  'error.KioskLimit': 'Un club a au plus {{max}} bornes. Supprimez-en une qui ne sert plus.',
  'error.KioskUnpaired': 'Cette tablette n’est plus associée au club. Associez-la avec un nouveau code.',
};
