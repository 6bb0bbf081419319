import type { receipts as en } from '../../en/server/receipts.ts';
import type { Translated } from '../../phrases.ts';

export const receipts: Translated<typeof en> = {
  'receipts.subject': 'Tu recibo {{number}} de {{club}}',
  'receipts.noteSubject': 'Nota de abono {{number}} de {{club}}',
  'receipts.payment': 'Pago',
  'receipts.issued': 'Emitido el {{date}}',
  'receipts.of': 'Del recibo {{number}} del {{date}}',
  'receipts.reason': 'Motivo: {{reason}}',
  'receipts.vat': 'Incluye IVA del {{rate}}% ({{code}}): base {{net}}, IVA {{vat}}',
  'receipts.left': 'Queda por pagar: {{amount}}',
  'receipts.copy': 'Copia',
  'receipts.action': 'Ver e imprimir',
  'receipts.why': 'Recibes este correo porque la caja de {{club}} te ha enviado este recibo.',
};
