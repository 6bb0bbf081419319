import type { debts as en } from '../../en/billing/debts.ts';
import type { Translated } from '../../phrases.ts';

export const debts: Translated<typeof en> = {
  'billing.noDebts': 'Chi è uscito non deve niente',
  'billing.noDebtsText': 'Chi lascia il club e deve ancora qualcosa resta qui finché il debito non è pagato o stralciato.',
  'billing.noDebtMatches': 'Nessun debito corrisponde',
  'billing.owedFor': 'Per che cosa',
  'billing.debtSince': 'Dovuto dal',
  'billing.leftOn': 'Uscita',
  'billing.isBack': 'Di nuovo nel club',
  'billing.noAccount': 'Senza account',
  'billing.owedForSince': '{{name}}, dal {{date}}',
  'billing.owedToFor': '{{club}}: {{name}}, dal {{date}}',
  'billing.giveUp': 'Stralcia',
  'billing.giveUpTitle': 'Stralciare il debito di {{name}}',
  'billing.giveUpText': 'Nessuno lo riscuote più. Chi l’ha stralciato e perché resta nei libri.',
  'billing.debtGivenUp': '{{amount}} stralciati',
  'billing.payDebtTitle': 'Pagamento di {{name}}',
  'billing.debtText': '{{amount}} dovuti per {{name}}, dal {{date}}.',
  'billing.fromBefore': 'Dovuto da prima dell’uscita',
  'billing.youOwe': 'Devi ancora',
  'billing.youOweText': 'È di prima che lasciassi il club. Paga alla reception.',
  'billing.leftOwing': 'Non pagato da ex soci: {{number}}',
  'billing.toPay': 'Da pagare',
  'billing.unpaid': 'Non pagato',
  'billing.takeDue': 'Incassa',
  'billing.takeOf': 'Incassa da {{name}}',
};
