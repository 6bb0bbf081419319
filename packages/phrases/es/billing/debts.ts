import type { debts as en } from '../../en/billing/debts.ts';
import type { Translated } from '../../phrases.ts';

export const debts: Translated<typeof en> = {
  'billing.noDebts': 'Nadie que se haya ido debe nada',
  'billing.noDebtsText': 'Quien deja el club y aún debe algo está aquí hasta que se pague o se condone.',
  'billing.noDebtMatches': 'Ninguna deuda coincide',
  'billing.owedFor': 'Por qué',
  'billing.debtSince': 'Se debe desde',
  'billing.leftOn': 'Salida',
  'billing.isBack': 'De nuevo en el club',
  'billing.noAccount': 'Ya sin cuenta',
  'billing.owedForSince': '{{name}}, desde el {{date}}',
  'billing.owedToFor': '{{club}}: {{name}}, desde el {{date}}',
  'billing.giveUp': 'Condonar',
  'billing.giveUpTitle': 'Condonar la deuda de {{name}}',
  'billing.giveUpText': 'Ya nadie la cobra. Quién la condonó y por qué queda en los libros.',
  'billing.debtGivenUp': '{{amount}} condonados',
  'billing.payDebtTitle': 'Pago de {{name}}',
  'billing.debtText': 'Se deben {{amount}} por {{name}}, desde el {{date}}.',
  'billing.fromBefore': 'Debido de antes de irse',
  'billing.youOwe': 'Aún debes',
  'billing.youOweText': 'Es de antes de que dejaras el club. Paga en recepción.',
  'billing.leftOwing': 'Impagado por antiguos socios: {{number}}',
  'billing.toPay': 'Por pagar',
  'billing.unpaid': 'Impagado',
  'billing.takeDue': 'Cobrar',
  'billing.takeOf': 'Cobrar a {{name}}',
};
