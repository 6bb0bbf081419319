import type { subscriptionRequests as en } from '../../en/billing/subscription-requests.ts';
import type { Translated } from '../../phrases.ts';

export const subscriptionRequests: Translated<typeof en> = {
  'billing.askFor': 'Pedirlo',
  'billing.askedOn': 'Pedido el {{date}}',
  'billing.clubAsked': '{{name}}: pedido al club',
  'billing.clubAskedText': 'Los gestores han recibido un correo. Aparecerá aquí cuando se asigne.',
  'billing.asksNoMore': 'Solicitud de {{name}} retirada',
  'billing.asksFor': 'Pide {{name}}, desde el {{date}}.',
  'billing.sayNo': 'Rechazar',
  'billing.saidNo': '{{name}}: se ha dicho que no',
  'billing.creditsAtDesk': 'En recepción: los créditos están al momento.',
  'billing.requestsHint': 'Nombre del socio o del abono',
  'billing.noRequests': 'Nadie pide un abono',
  'billing.noRequestsText': 'Lo que los socios piden en la tienda queda aquí hasta que se asigna o se rechaza.',
  'billing.noRequestMatches': 'Ninguna petición coincide',
  'billing.askedSince': 'Pedida el',
};
