import type { deskSales as en } from '../../en/billing/desk-sales.ts';
import type { Translated } from '../../phrases.ts';

export const deskSales: Translated<typeof en> = {
  'billing.ticket': 'Ticket de caisse',
  'billing.ticketItems': 'Articles en vente',
  'billing.ticketFind': 'Trouver un article',
  'billing.ticketPerson': 'Qui achète ou paie',
  'billing.ticketVisitor':
    'Sans membre, seuls des articles peuvent être vendus. Choisissez le membre pour les abonnements et les crédits.',
  'billing.ticketNoItems': 'Aucun article trouvé',
  'billing.ticketNoItemsText': 'Aucun article en vente ne porte ce nom.',
  'billing.ticketFirstOf': 'Paiement 1 sur {{total}}',
  'billing.ticketDues': 'Montants dus',
  'billing.ticketDuesOf': 'Montants dus par {{name}}',
  'billing.ticketAddDue': 'Ajouter {{name}} au ticket',
  'billing.ticketBeside': 'Un de plus : le membre a déjà {{name}}',
  'billing.ticketRemove': 'Retirer {{name}} du ticket',
  'billing.ticketNow': 'Payé maintenant, {{name}}',
  'billing.ticketRest': 'Reste à payer : {{amount}}',
  'billing.ticketEmpty': 'Ajoutez ce que la personne achète ou paie.',
  'billing.ticketTotal': 'À payer maintenant',
  'billing.ticketGiven': 'Espèces reçues',
  'billing.ticketChange': 'Monnaie à rendre : {{amount}}',
  'billing.ticketRoll': 'Rouleau',
  'billing.ticketNoReceipt': 'Sans reçu',
  'billing.ticketNext': 'Nouvelle vente',
  'billing.ticketMost': 'Les plus vendus',
  'billing.ticketFewer': 'Un de moins : {{name}}',
  'billing.ticketMore': 'Un de plus : {{name}}',
};
