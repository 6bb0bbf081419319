import type { firstStart as en } from '../../en/server/first-start.ts';
import type { Translated } from '../../phrases.ts';

export const firstStart: Translated<typeof en> = {
  'first-start.title': 'Il tuo primo club',
  'first-start.lead': 'Ne diventi manager, e amministri questo server. Questa pagina vale una volta sola.',
  'first-start.first-name': 'Il tuo nome',
  'first-start.last-name': 'Il tuo cognome',
  'first-start.club-name': 'Nome del club',
  'first-start.time-zone': 'Fuso orario',
  'first-start.currency': 'Valuta',
  'first-start.provider-hint': 'L’e-mail con cui accedi. Il tuo servizio di accesso deve averla confermata.',
  'first-start.create': 'Crea il club',
  'first-start.email-exists': 'L’e-mail {{email}} esiste già. Usa un altro indirizzo.',
  'first-start.done-title': '{{club}} è pronto',
  'first-start.done-text': 'Entri come {{email}}.',
  'first-start.steps': 'Vai ai primi passi',
  'first-start.done-code': 'Gli atleti si iscrivono con il codice {{code}}. Conservalo.',
  'first-start.dead': 'Vale una volta sola, finché non c’è un club. Un server senza club mostra il suo link all’avvio.',
};
