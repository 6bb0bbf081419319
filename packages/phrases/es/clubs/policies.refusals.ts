import type { refusals as en } from '../../en/clubs/policies.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.PoliciesAllAccepted': 'No hay nada que recordar: ninguna política espera respuesta.',
  'error.PoliciesRemindedAlready': 'Hace poco salió un recordatorio. El próximo puede salir dentro de {{minutes}} min.',
};
