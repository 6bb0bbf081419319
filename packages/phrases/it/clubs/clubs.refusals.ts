import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Nessun club ha questo codice. Verificalo con il tuo club.',
  'error.ClubCodeAttempts': 'Hai provato troppi codici. Riprova tra {{minutes}} min, o chiedi al club il link di invito.',
  'error.JoinByInvitation': 'Questo club non accetta persone con il suo codice. Chiedi un invito alla reception.',
  'error.AlreadyMember': 'Fai già parte di questo club.',
  'error.ClubNameTaken': 'Esiste già un club di nome {{name}}. {{free}} è libero.',
  'error.ClubCodeTaken': 'Il codice {{code}} è di un altro club. Scegline un altro.',
  'error.ClubCurrencyFixed': 'La valuta resta {{currency}}: il club ha già venduto qualcosa.',
  'error.ClubNameMismatch': 'Scrivi il nome esatto: {{name}}.',
  'error.ClubOfBrand': '{{name}} fa già parte di un brand.',
  'invalid-code': 'Usa da 4 a 20 lettere e cifre.',
};
