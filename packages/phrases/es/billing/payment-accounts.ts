import type { paymentAccounts as en } from '../../en/billing/payment-accounts.ts';
import type { Translated } from '../../phrases.ts';

export const paymentAccounts: Translated<typeof en> = {
  'billing.accountManual': 'En recepción',
  'billing.accountManualHint': 'Efectivo, tarjetas en recepción, transferencia. Siempre disponible.',
  'billing.accountOnline': 'Pagos en línea con tarjeta',
  'billing.accountOnlineHint': 'Planes recurrentes y atletas que compran por su cuenta.',
  'billing.accountNotConfigured': 'Sin configurar',
  'billing.accountOnboarding': 'En proceso de alta',
  'billing.accountInactive': 'Inactivo',
  'billing.accountActive': 'Activo',
  'billing.accountMissingData': 'Faltan datos',
  'billing.setUpOnline': 'Configurar',
  'billing.goOnOnline': 'Continuar',
  'billing.onlineNotConfigured':
    'Los pagos en línea no están configurados: esta instalación no tiene proveedor de pagos. En recepción todo funciona sin él.',
  'billing.onlineNoProvider':
    'La cuenta existe, pero esta instalación no tiene proveedor de pagos: no se paga nada en línea. En recepción todo funciona sin él.',
  'billing.enableOnline': 'Pagos con tarjeta para planes recurrentes',
  'billing.enableOnlineHint': 'Se pueden añadir y asignar planes recurrentes. Mientras no haya proveedor se pagan en recepción.',
  'billing.enableStoreHint': 'Los atletas ven lo que pueden comprar.',
  'billing.switchKept': '{{name}}: no se ha cambiado. {{why}}',
};
