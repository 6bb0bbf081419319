import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown':
    'Nessuno ha ancora confermato qui l’indirizzo {{email}}. Si conferma con l’e-mail che arriva alla registrazione, o accedendo con un servizio che lo ha confermato.',
  'error.AlreadyOwner': 'Il brand è già di {{email}}.',
  'error.LastOwner': 'Un brand ha sempre almeno un titolare. Prima aggiungine un altro.',
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
  'error.KioskCodeUnknown':
    'Nessun chiosco aspetta con questo codice. Un codice vale una volta, per 15 minuti: chiedine uno nuovo nelle impostazioni del club.',
  'error.KioskCodeAttempts': 'Troppi codici sbagliati. Riprova tra {{minutes}} min, con un codice nuovo.',
  'error.KioskLimit': 'Un club ha al massimo {{max}} chioschi. Elimina quelli che non si usano più.',
  'error.KioskUnpaired': 'Questo tablet non è più abbinato al club. Abbinalo con un codice nuovo.',
  'error.LicenseRequired':
    "Il club non ha una licenza valida: non si può aggiungere nulla. Quello che c'è continua. Chi gestisce il club chiede una licenza all'amministratore.",
  'error.LicenseResourceLimitExceeded':
    "La licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.LicenseResourceLimitExceeded_Members':
    "Soci: la licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.LicenseResourceLimitExceeded_Trainers':
    "Trainer: la licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.LicenseResourceLimitExceeded_Bridges':
    "Bridge: la licenza del club ne prevede {{limit}}, e così sarebbero di più. Chi gestisce il club ne chiede altri all'amministratore.",
  'error.PoliciesAllAccepted': 'Non c’è nulla da ricordare: nessun regolamento aspetta una risposta.',
  'error.PoliciesRemindedAlready': 'Un promemoria è partito poco fa. Il prossimo può partire tra {{minutes}} min.',
  'error.TagTextExists': 'Il club ha già il gruppo {{text}}. Scegli un altro nome.',
};
