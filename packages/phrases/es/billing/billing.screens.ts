import type { screens as en } from '../../en/billing/billing.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abonos y créditos',
  'billing.debts': 'Impagado por antiguos socios',
  'billing.accounts': 'Cuentas de pago',
  'billing.requests': 'Peticiones',
  'billing.mine': 'Mis abonos y créditos',
  'billing.transactions': 'Transacciones',
  'billing.cashDesk': 'Caja',
  'billing.goods': 'Artículos de recepción',
  'billing.disputes': 'Disputas',
  'billing.cardOrders': 'Pedidos con tarjeta',
  'billing.checkout': 'Pago',
  'billing.payouts': 'Abonos de tarjetas',
  'billing.receipts': 'Recibos',
  'billing.clubVat': 'Recibos e IVA',
  'billing.accountant': 'Gestoría',
};
