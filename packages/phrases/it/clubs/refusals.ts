import type { refusals as en } from '../../en/clubs/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Nessun club ha questo codice. Verificalo con il tuo club.',
  'error.AlreadyMember': 'Sei già membro di questo club.',
  'error.PoliciesAllAccepted': 'Non c’è nulla da ricordare: nessun regolamento aspetta una risposta.',
  'error.PoliciesRemindedAlready': 'Un promemoria è partito poco fa. Il prossimo può partire tra {{minutes}} min.',
};
