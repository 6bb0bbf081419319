import type { refusals as en } from '../../en/billing/transactions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'refund-exceeds-purchase': 'De la compra se pueden devolver como máximo {{amount}}.',
  'refund-exceeds-paid': 'Se pueden devolver como máximo {{amount}}: lo que pagó el socio menos lo que ya se le devolvió.',
  'refund-reason-required': 'Escribe el motivo: un reembolso sin compra lo necesita.',
  'error.TransactionIsLinked':
    'Esta transacción pagó algo, retiró créditos o entradas, terminó un abono o tiene un reembolso: sigue en las cuentas con su importe. Para devolver dinero, registra un reembolso; un reembolso equivocado se puede eliminar.',
  'error.CreditsAlreadySpent':
    'Parte de estos créditos ya se gastó: habría que retirar {{needed}} y quedan {{balance}}. Reembolsa menos o deja los créditos al socio.',
  'nothing-to-take-back': 'Este abono no cuenta entradas.',
  'error.TicketsAlreadySpent':
    'Algunas de estas entradas están usadas: se retirarían {{needed}} y quedan {{balance}}. Reembolsa menos, o deja que el abono siga.',
  'before-the-books': 'Los pagos se registran desde el año 2000.',
  'refund-before-purchase': 'Un reembolso no puede ser de un día anterior a su compra.',
  'refund-of-another': 'La compra es de otra persona: el reembolso es del mismo socio.',
  'error.ReportTooLong': 'Un informe abarca como máximo {{max}} días. Para un año, toma sus cuatro trimestres uno tras otro.',
};
