import type { refusals as en } from '../../en/clubs/policies.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.PoliciesAllAccepted': 'Non c’è nulla da ricordare: nessun regolamento aspetta una risposta.',
  'error.PoliciesRemindedAlready': 'Un promemoria è partito poco fa. Il prossimo può partire tra {{minutes}} min.',
};
