import type { refusals as en } from '../../en/billing/transactions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'refund-exceeds-purchase': 'Dell’acquisto si possono restituire al massimo {{amount}}.',
  'refund-exceeds-paid':
    'Si possono restituire al massimo {{amount}}: quanto ha pagato il socio meno quanto gli è già stato restituito.',
  'refund-reason-required': 'Scrivi il motivo: un rimborso senza acquisto ne ha bisogno.',
  'error.TransactionIsLinked':
    'Questa transazione ha pagato qualcosa, ha ripreso crediti o ingressi, ha terminato un abbonamento o ha un rimborso: resta nei conti con il suo importo. Per restituire denaro registra un rimborso; un rimborso sbagliato si può eliminare.',
  'error.CreditsAlreadySpent':
    'Una parte di questi crediti è già spesa: ne tornerebbero {{needed}}, ne restano {{balance}}. Rimborsa di meno oppure lascia i crediti al socio.',
  'nothing-to-take-back': 'Questo abbonamento non conta ingressi.',
  'error.TicketsAlreadySpent':
    'Alcuni di questi ingressi sono usati: ne andrebbero ritirati {{needed}}, ne restano {{balance}}. Rimborsa meno, o lascia continuare l’abbonamento.',
  'before-the-books': 'I pagamenti si registrano dall’anno 2000 in poi.',
  'refund-before-purchase': 'Un rimborso non può essere di un giorno precedente al suo acquisto.',
  'refund-of-another': 'L’acquisto è di un’altra persona: il rimborso riguarda lo stesso socio.',
  'error.ReportTooLong': 'Un report copre al massimo {{max}} giorni. Per un anno, prendi i quattro trimestri uno dopo l’altro.',
};
