import type { membership as en } from '../../en/members/membership.ts';
import type { Translated } from '../../phrases.ts';

export const membership: Translated<typeof en> = {
  'members.rolesText':
    'I manager vedono soldi e impostazioni, i trainer lezioni e atleti, gli atleti ciò che è loro. Chi non è ancora nel club viene invitato. A chi si toglie l’ultimo ruolo esce dal club: prima si dice che cosa si perde.',
  'members.rolesOf': 'Ruoli di {{name}}',
  'members.roleOf': '{{role}}: {{name}}',
  'members.roleGiven': '{{name}} ora è {{role}}',
  'members.roleTaken': '{{name}} non è più {{role}}',
  'members.roleTakeTitle': 'Togliere il ruolo {{role}} a {{name}}?',
  'members.roleTake': 'Togli {{role}}',
  'members.roleGiveTitle': 'Rendere {{name}} manager?',
  'members.roleGive': 'Rendi manager',
  'members.roleGiveManager': 'I manager vedono e cambiano tutto del club: soldi, persone, impostazioni.',
  'members.roleTakeManager': 'Non vede e non cambia più soldi, persone e impostazioni del club.',
  'members.roleTakeTrainer':
    'Non vede più le lezioni e i soci del club. Le lezioni future portano il suo nome finché qualcun altro non le prende.',
  'members.roleTakeAthlete':
    'Non si allena più qui: niente prenotazioni, niente punti sul tabellone. Ciò che ha e ha prenotato resta, e torna suo con il ruolo.',
  'members.addAthleteFailed': 'Impossibile aggiungere l’atleta',
  'members.addTrainerFailed': 'Impossibile aggiungere il trainer',
  'members.addManagerFailed': 'Impossibile aggiungere il manager',
  'members.errorRemoving': 'Errore durante la rimozione dei diritti dell’utente dal club',
  'members.removeTitle': 'Rimuovere {{name}} da {{club}}?',
  'members.removeAct': 'Rimuovi dal club',
  'members.removed': '{{name}} è stato rimosso da {{club}}',
  'members.removeText':
    'Il club elimina abbonamenti, prenotazioni, schede e tutto ciò che conserva di {{name}}. Ciò che è stato pagato resta nei conti; l’account e gli altri club restano come sono.',
  'members.staysOwed':
    '{{name}} deve {{amount}}. Resta dovuto: è tra i debiti di chi è uscito, finché non è pagato o stralciato.',
  'members.nothingLost': 'Al momento non c’è nulla.',
  'members.loseSubscriptions_one': '{{count}} abbonamento',
  'members.loseSubscriptions_many': '{{count}} abbonamenti',
  'members.loseSubscriptions_other': '{{count}} abbonamenti',
  'members.loseTickets_one': '{{count}} ingresso rimasto',
  'members.loseTickets_many': '{{count}} ingressi rimasti',
  'members.loseTickets_other': '{{count}} ingressi rimasti',
  'members.loseBookings_one': '{{count}} prenotazione futura',
  'members.loseBookings_many': '{{count}} prenotazioni future',
  'members.loseBookings_other': '{{count}} prenotazioni future',
  'members.loseRecurring_one': '{{count}} prenotazione ricorrente',
  'members.loseRecurring_many': '{{count}} prenotazioni ricorrenti',
  'members.loseRecurring_other': '{{count}} prenotazioni ricorrenti',
  'members.loseDocuments_one': '{{count}} documento',
  'members.loseDocuments_many': '{{count}} documenti',
  'members.loseDocuments_other': '{{count}} documenti',
  'members.loseFamily_one': 'finisce {{count}} legame di famiglia',
  'members.loseFamily_other': 'finiscono {{count}} legami di famiglia',
  'members.loseFamily_many': 'finiscono {{count}} di legami di famiglia',
  'members.keepClasses_one': '{{count}} lezione futura ha ancora {{name}} come trainer: affidala ad altri.',
  'members.keepClasses_many': '{{count}} lezioni future hanno ancora {{name}} come trainer: affidale ad altri.',
  'members.keepClasses_other': '{{count}} lezioni future hanno ancora {{name}} come trainer: affidale ad altri.',
};
