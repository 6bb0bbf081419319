import type { invitations as en } from '../../en/server/invitations.ts';
import type { Translated } from '../../phrases.ts';

export const invitations: Translated<typeof en> = {
  'invitations.subject': '{{inviter}} ti invita in {{club}}',
  'invitations.hello-unnamed': 'Ciao,',
  'invitations.Athlete-text':
    '{{inviter}} ti invita ad allenarti da {{club}}: prenota le lezioni, guarda la tua frequenza sullo schermo e tieni il tuo diario.',
  'invitations.Trainer-text': '{{inviter}} ti invita a lavorare da {{club}} come trainer.',
  'invitations.Manager-text': '{{inviter}} ti invita a gestire {{club}}.',
  'invitations.FrontDesk-text': '{{inviter}} ti invita a lavorare alla reception di {{club}}.',
  'invitations.Accountant-text': '{{inviter}} ti invita a vedere i conti di {{club}} come contabile.',
  'invitations.word': '«{{message}}»',
  'invitations.until': 'Puoi accettare fino a {{date}}.',
  'invitations.action': "Apri l'invito",
  'invitations.why':
    "Ricevi questa e-mail perché {{inviter}} di {{club}} ha inserito il tuo indirizzo. Se non conosci il club, non fare nulla: l'indirizzo viene rimosso.",
};
