import type { refusals as en } from '../../../en/devices/demo-users/demo-users.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.DemoStrapExists': 'Un altro utente demo del club ha già questa fascia.',
  'error.DemoStrapOfMember': 'Qualcuno del club ha collegato questa fascia: i suoi battiti sono i suoi. Prendi un’altra fascia.',
  'error.DemoUserLimit': 'Un club ha al massimo {{max}} utenti demo. Eliminane uno che non si usa più.',
};
