import type { refusals as en } from '../../en/billing/billing.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'credits-required': 'Inserisci il numero di crediti.',
  'balance-too-high': 'Il saldo può essere al massimo 1.000.000.000.',
  'error.NotEnoughCredits': 'Crediti insufficienti: ne servono {{needed}}, ne restano {{balance}}.',
  'error.CashDeskNotOpen': 'La cassa non è ancora aperta. Inserisci prima i contanti nel cassetto.',
  'error.CashDeskAlreadyOpen': 'La cassa è già aperta. Guardala di nuovo.',
  'error.CashDeskChanged': 'Qualcosa è stato registrato dopo il conteggio. Guarda i nuovi importi e conta di nuovo.',
  'error.MoreThanInDrawer': 'Nel cassetto non ci sono tutti questi contanti.',
  'error.ReceiptWithoutMember': 'La ricevuta non ha un socio con un account, quindi non si può inviare.',
  'unknown-vat-code': 'Il club non ha un codice IVA con questo nome.',
  'vat-code-twice': 'Questo codice IVA c’è già.',
  'vat-default-twice': 'Solo un codice può essere quello predefinito.',
  'error.DayClosed':
    'Il giorno di questa transazione è chiuso. Puoi ancora cambiare metodo e testi; altrimenti registra un rimborso.',
  'error.ArticleNameExists': 'Un articolo in vendita ha già questo nome. Scegline un altro, o togli quello dalla vendita.',
  'error.ArticleNotOnSale': 'L’articolo «{{name}}» non è in vendita. Per venderlo, salvalo «In vendita» con il suo prezzo.',
  'error.ArticlePriceChanged': 'Ora {{name}} costa {{amount}}. Ricontrolla prima di vendere.',
  'error.DisputeNotLost': 'Non c’è una perdita su cui decidere: la contestazione non è persa o non ha tolto denaro.',
  'error.DisputeAlreadyDecided': 'Su questa contestazione si è già deciso. Guardala di nuovo.',
  'error.DisputeNotAnswerable':
    'La banca non attende una risposta a questa contestazione, o l’ultimo giorno è passato. Finché la banca chiede soltanto, non c’è nulla a cui rinunciare: rimborsa l’acquisto.',
  'error.DisputeAlreadyAnswered': 'A questa contestazione si è già risposto. Riaprila.',
  'error.OnlinePaymentsNotConfigured': 'I pagamenti online non sono configurati.',
  'error.PaymentAccountComplete': 'Stripe ha tutti i dati del conto. Non c’è nulla da inserire.',
  'error.PaymentAccountNotActive':
    'I pagamenti con carta si possono attivare quando il conto dei pagamenti è attivo. Completa prima la configurazione.',
  'error.AmountNotPayableOnline':
    'Con la carta non si può pagare questo importo in questa valuta: è troppo piccolo o non abbastanza tondo.',
  'error.InstallmentsPaidByCard':
    'Le rate di questo piano sono addebitate sulla carta del socio, quindi qui non si incassa nulla. Se la carta non paga, il socio la cambia; dopo l’ultimo tentativo la reception può incassare il resto.',
  'error.InstallmentsNotCancelable': 'Un piano a rate è un prezzo solo, quindi non si disdice qui. Chiedi alla reception.',
  'error.RenewalAddsNoActivities':
    'Un piano ricorrente non si vende online se il tipo ha un numero di attività: il rinnovo non ne aggiunge.',
  'error.PayerRequired':
    'Chiedi a un genitore: prima dei 18 anni quello che si rinnova da solo o si paga a rate lo paga la famiglia. Il genitore lo propone dal suo profilo o alla reception; tu accetti nel tuo profilo, poi lo compri.',
  'error.PaymentProviderUnavailable': 'Stripe ora non risponde. Non è stato addebitato nulla; riprova tra un minuto.',
  'error.PaymentProviderRefused': 'Stripe ha rifiutato l’operazione ({{code}}). Non è stato addebitato nulla.',
  'error.OnlinePaymentsOff': 'Al momento questo club non accetta pagamenti online. Chiedi alla reception.',
  'error.PaymentOrderSettled': 'Questo ordine è già chiuso. Controllalo di nuovo.',
  'error.PaymentAccountDisconnected':
    'Questo club è scollegato da Stripe, quindi qui non si può cambiare nulla finché il titolare non ricollega l’account.',
  'error.PaymentOrderProcessing': '{{Title}} è già firmato: la banca impiega qualche giorno a pagarlo e non devi fare altro.',
  'error.PlanNotChangeable': 'Un piano si cambia mentre è attivo, pagato e non in pausa.',
  'error.PlanChangeTooLate': 'Il prossimo periodo inizia il {{date}}, troppo presto. Cambia il piano dopo quel giorno.',
  'plan-not-another': 'Scegli un altro piano, che si rinnova da solo.',
  'error.PausesNotAllowed': 'In questo club la pausa non si mette da soli. Chiedi in sede.',
  'error.PausesUsedUp': 'Le pause di quest’anno sono finite: {{limit}} all’anno.',
  'error.SubscriptionAlreadyPaused': 'Questo abbonamento è già in pausa, o lo sarà.',
  'error.SubscriptionNotPaused': 'Non c’è una tua pausa da finire. Chiedi in sede.',
  'error.PausedPeriodNotPaid':
    'Il giorno del pagamento cade in questa pausa: il periodo non è pagato e la pausa dura fino alla fine. La reception del club può aiutarti.',
  'pause-too-long': 'Qui una pausa dura al massimo {{max}} giorni.',
  'pause-over-charge':
    'Una pausa sul giorno del pagamento dura almeno il periodo non pagato: {{days}} giorni. Scegli una pausa prima o dopo il {{date}}, o una di {{days}} giorni.',
  'pause-not-over-charge':
    'Una pausa sul giorno del pagamento dura almeno il periodo non pagato, {{days}} giorni, e qui una pausa ne dura al massimo {{max}}. Scegline una prima o dopo il {{date}}.',
  'error.PaymentAccountNotConnected':
    'Il club non è collegato a Stripe, quindi non c’è nulla con cui confrontare. Collega prima il suo account nelle impostazioni dei pagamenti.',
  'error.DifferenceSettled': 'È già sistemato. L’elenco mostra ciò che resta.',
  'error.FoundAtProvider': 'Ora Stripe ce l’ha, quindi resta nei registri. Confronta di nuovo, o lascia la differenza così.',
  'error.SubscriptionNotPaidOnline': 'Questo abbonamento non si paga online con carta.',
  'price-required': 'Inserisci un prezzo.',
  'installments-not-recurring': 'Un piano ricorrente non si paga a rate.',
  'trial-not-recurring': 'I giorni gratuiti richiedono un piano che si rinnova da solo.',
  'error.SubscriptionTypeAssigned': 'È assegnato a {{assigned}} e sospeso per {{suspended}}, quindi non si può eliminare.',
  'error.RecurringPlanNeedsCardPayments': 'Un piano ricorrente richiede i pagamenti con carta. Attivali nel profilo del club.',
  'terms-of-managers': 'Lo cambiano solo i manager. Lascia ciò che è in vendita.',
  'installments-outlast': 'Alcune di queste rate mensili scadrebbero dopo la sua fine: meno rate o una durata più lunga.',
  'suspension-min-days': 'Una sospensione dura almeno 7 giorni.',
  'error.SubscriptionAssignmentError': 'Errore di assegnazione dell’abbonamento: un pagamento richiede un prezzo.',
  'error.SubscriptionAlreadyHeld': 'Il socio ha già {{name}}, dal {{since}}. Di’ che ne vuoi un altro.',
  'error.SubscriptionNotActive': 'Non si può sospendere un abbonamento non attivo.',
  'error.SubscriptionNotSuspended': 'Questo abbonamento non è sospeso.',
  'error.SubscriptionHasBookings': 'Questo abbonamento paga prenotazioni future ({{bookings}}). Disdicile prima.',
  'error.SubscriptionAlreadyEnded': 'Questo abbonamento è già finito.',
  'error.SubscriptionNotCanceled': 'Non c’è nessuna disdetta da ritirare.',
  'end-by-canceling': 'Si paga con la carta e si rinnova da solo, quindi la fine resta com’è. Per chiuderlo, disdicilo.',
  'error.SubscriptionReplaced': 'Dal {{date}} al posto di questo abbonamento c’è {{name}}. Prima disdici {{name}}.',
  'error.SubscriptionNothingToPay': 'Non resta nulla da pagare.',
  'error.SubscriptionDueChanged': 'Intanto è cambiato ciò che è dovuto: {{amount}}. Ricontrolla prima di incassare.',
  'more-than-due': 'Restano da pagare al massimo {{amount}}.',
  'error.SubscriptionHasDebt': 'Questo abbonamento deve ancora {{amount}}. Registra prima il pagamento o rinuncia al credito.',
  'export-by-manager': 'Solo i manager escludono un pagamento dall’esportazione.',
  'refund-by-manager': 'La reception restituisce solo pagamenti in sede, fino al limite del club: chiedi a un manager.',
  'refund-above-limit': 'La reception restituisce al massimo {{amount}} di un pagamento: chiedi a un manager.',
  'refund-exceeds-purchase': 'Dell’acquisto si possono restituire al massimo {{amount}}.',
  'refund-exceeds-paid':
    'Si possono restituire al massimo {{amount}}: quanto ha pagato il socio meno quanto gli è già stato restituito.',
  'refund-reason-required': 'Scrivi il motivo: un rimborso senza acquisto ne ha bisogno.',
  'error.TransactionIsLinked':
    'Questa transazione ha pagato qualcosa, ha ripreso crediti o ingressi, ha terminato un abbonamento o ha un rimborso: resta nei conti con il suo importo. Per restituire denaro registra un rimborso; un rimborso sbagliato si può eliminare.',
  'error.PaymentDisputed':
    'Questo pagamento è contestato: il denaro è della banca di chi ha pagato e non si può rimborsare. Se la contestazione è vinta, si può.',
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
