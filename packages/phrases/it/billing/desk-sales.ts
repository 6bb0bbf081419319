import type { deskSales as en } from '../../en/billing/desk-sales.ts';
import type { Translated } from '../../phrases.ts';

export const deskSales: Translated<typeof en> = {
  'billing.ticket': 'Conto',
  'billing.ticketItems': 'Articoli in vendita',
  'billing.ticketFind': 'Trova un articolo',
  'billing.ticketPerson': 'Chi compra o paga',
  'billing.ticketVisitor': 'Senza un membro si vendono solo articoli. Scegli il membro per abbonamenti e crediti.',
  'billing.ticketNoItems': 'Nessun articolo trovato',
  'billing.ticketNoItemsText': 'Nessun articolo in vendita ha questo nome.',
  'billing.ticketFirstOf': 'rata 1 di {{total}}',
  'billing.ticketDues': 'Importi aperti',
  'billing.ticketDuesOf': 'Importi aperti di {{name}}',
  'billing.ticketAddDue': 'Aggiungi {{name}} al conto',
  'billing.ticketBeside': 'Uno in più: il membro ha già {{name}}',
  'billing.ticketRemove': 'Togli {{name}} dal conto',
  'billing.ticketNow': 'Pagato ora, {{name}}',
  'billing.ticketRest': 'Restano da pagare {{amount}}',
  'billing.ticketEmpty': 'Aggiungi ciò che la persona compra o paga.',
  'billing.ticketTotal': 'Da pagare ora',
  'billing.ticketGiven': 'Contanti ricevuti',
  'billing.ticketChange': 'Resto: {{amount}}',
  'billing.ticketRoll': 'Rotolo',
  'billing.ticketNoReceipt': 'Nessuna',
  'billing.ticketNext': 'Prossimo conto',
};
