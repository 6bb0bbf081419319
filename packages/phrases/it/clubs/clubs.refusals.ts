import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Nessun club ha questo codice. Verificalo con il tuo club.',
  'error.ClubCodeAttempts': 'Troppi codici sbagliati. Riprova tra {{minutes}} min, o chiedi al club il link di invito.',
  'error.AlreadyMember': 'Sei già membro di questo club.',
};
