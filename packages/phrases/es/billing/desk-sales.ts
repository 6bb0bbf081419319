import type { deskSales as en } from '../../en/billing/desk-sales.ts';
import type { Translated } from '../../phrases.ts';

export const deskSales: Translated<typeof en> = {
  'billing.ticket': 'Cuenta',
  'billing.ticketItems': 'Artículos a la venta',
  'billing.ticketFind': 'Busca un artículo',
  'billing.ticketPerson': 'Quién compra o paga',
  'billing.ticketVisitor': 'Sin un miembro solo se venden artículos. Elige al miembro para suscripciones y créditos.',
  'billing.ticketNoItems': 'Ningún artículo encontrado',
  'billing.ticketNoItemsText': 'Ningún artículo a la venta tiene este nombre.',
  'billing.ticketFirstOf': 'pago 1 de {{total}}',
  'billing.ticketDues': 'Importes pendientes',
  'billing.ticketDuesOf': 'Importes pendientes de {{name}}',
  'billing.ticketAddDue': 'Añadir {{name}} a la cuenta',
  'billing.ticketBeside': 'Una más: el miembro ya tiene {{name}}',
  'billing.ticketRemove': 'Quitar {{name}} de la cuenta',
  'billing.ticketNow': 'Pagado ahora, {{name}}',
  'billing.ticketRest': 'Quedan {{amount}} por pagar',
  'billing.ticketEmpty': 'Añade lo que la persona compra o paga.',
  'billing.ticketTotal': 'A pagar ahora',
  'billing.ticketGiven': 'Efectivo entregado',
  'billing.ticketChange': 'Cambio: {{amount}}',
  'billing.ticketRoll': 'Rollo',
  'billing.ticketNoReceipt': 'Sin recibo',
  'billing.ticketNext': 'Siguiente cuenta',
};
