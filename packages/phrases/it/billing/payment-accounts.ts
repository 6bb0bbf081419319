import type { paymentAccounts as en } from '../../en/billing/payment-accounts.ts';
import type { Translated } from '../../phrases.ts';

export const paymentAccounts: Translated<typeof en> = {
  'billing.accountManual': 'Alla reception',
  'billing.accountManualHint': 'Contanti, carte alla reception, bonifico. Sempre disponibile.',
  'billing.accountOnline': 'Pagamenti con carta',
  'billing.accountNotConfigured': 'Non configurato',
  'billing.accountOnboarding': 'Iniziato',
  'billing.accountInactive': 'In verifica',
  'billing.accountActive': 'Attivo',
  'billing.accountMissingData': 'Dati mancanti',
  'billing.setUpOnline': 'Inizia, 10 minuti',
  'billing.goOnOnline': 'Continua',
  'billing.onlineNotConfigured':
    'I pagamenti online non sono configurati: questa installazione non ha un fornitore di pagamenti. Alla reception funziona tutto anche senza.',
  'billing.onlineNoProvider':
    'Il conto c’è, ma questa installazione non ha un fornitore di pagamenti: online non si paga nulla. Alla reception funziona tutto anche senza.',
  'billing.enableOnline': 'Pagamenti online con carta',
  'billing.enableOnlineHint':
    'I soci pagano con carta, e i piani ricorrenti si possono aggiungere e vendere. Si attiva quando il conto è attivo.',
  'billing.enableStoreHint': 'Gli atleti vedono cosa possono comprare.',
  'billing.switchKept': '{{name}}: nessuna modifica. {{why}}',
  'billing.accountNotStarted': 'Non iniziato',
  'billing.notStartedTitle': 'Incassa con carta dai soci',
  'billing.notStartedText':
    'Pagano e rinnovano da soli. Tieni pronti: visura camerale, conto bancario, carta d’identità del titolare.',
  'billing.onboardingTitle': 'La configurazione non è completa',
  'billing.onboardingText': 'Quello che hai inserito è salvato. Il link di Stripe dura pochi minuti, qui se ne crea uno nuovo.',
  'billing.inactiveTitle': 'Stripe sta verificando',
  'billing.inactiveText':
    'Di solito servono da 1 a 3 giorni lavorativi. I piani si possono preparare, le carte non si accettano ancora. I manager ricevono una notifica.',
  'billing.activeTitle': 'Le carte sono accettate',
  'billing.activeText': 'I soci possono pagare online. Stripe accredita sul conto bancario del club.',
  'billing.activeOffText': 'I soci possono pagare online appena attivi i pagamenti con carta qui sotto.',
  'billing.accountAccessRemoved': 'Scollegato',
  'billing.accessRemovedTitle': 'Clubpulse non può più usare il conto',
  'billing.accessRemovedText':
    'Il club ha tolto Clubpulse dal suo conto Stripe: i soci non possono pagare online e gli abbonamenti che si rinnovano lì si cambiano solo lì. Autorizza di nuovo Clubpulse nella dashboard di Stripe, poi premi il pulsante.',
  'billing.reconnect': 'Ricollega il conto',
  'billing.reconnectRefused':
    'Stripe non dà ancora a Clubpulse l’accesso a questo conto, quindi non c’è una pagina da aprire. Autorizzalo prima nella dashboard di Stripe.',
  'billing.missingTitle': 'I nuovi pagamenti con carta aspettano: a Stripe servono dati',
  'billing.missingText':
    'Finché Stripe non li ha, i soci non possono iniziare nuovi pagamenti con carta e gli accrediti possono fermarsi.',
  'billing.missingList': 'Cosa serve a Stripe',
  'billing.enterData': 'Inserisci i dati',
  'billing.checkAccount': 'Controlla di nuovo',
  'billing.onStripePage': 'Sulla pagina di Stripe',
  'billing.requirement.BankAccount': 'Conto bancario',
  'billing.requirement.Terms': 'Accettazione delle condizioni di Stripe',
  'billing.requirement.BusinessType': 'Forma giuridica dell’attività',
  'billing.requirement.BusinessProfile': 'Descrizione e sito dell’attività',
  'billing.requirement.CompanyData': 'Nome, indirizzo e telefono della società',
  'billing.requirement.CompanyTaxId': 'Partita IVA e numero di registro della società',
  'billing.requirement.CompanyDocument': 'Documento della società',
  'billing.requirement.CompanyPeople': 'Titolari e amministratori della società',
  'billing.requirement.PersonData': 'Nome, data di nascita e indirizzo del rappresentante',
  'billing.requirement.PersonDocument': 'Carta d’identità del rappresentante',
  'billing.requirement.PersonAddressProof': 'Prova di residenza del rappresentante',
  'billing.requirement.StatementName': 'Nome del club sull’estratto conto',
  'billing.requirement.Other': 'Altri dati, indicati sulla pagina di Stripe',
  'billing.costs': 'Quanto costa',
  'billing.costsText':
    'Il {{percent}}% di ogni pagamento con carta è di Clubpulse, arrotondato al centesimo. È a carico del club: il socio paga il prezzo, nient’altro.',
  'billing.memberPays': '{{name}}, il socio paga',
  'billing.platformPart': 'Clubpulse, {{percent}}%',
  'billing.reachesStripe': 'Arriva al club, meno il prezzo di Stripe',
  'billing.costsNote':
    'La parte di Stripe è il suo prezzo e dipende dalla carta. Contanti, terminale e bonifico qui non costano nulla. Con un rimborso torna anche l’{{percent}}%.',
  'billing.membersMayPause': 'I soci possono mettere in pausa',
  'billing.membersMayPauseHint':
    'Un abbonamento pagato con la carta, dall’app. L’addebito che cade nella pausa non si fa, perciò quella pausa dura almeno un periodo; gli altri restano ai loro giorni.',
  'billing.maxPauseDays': 'Pausa più lunga, in giorni',
  'billing.pausesPerYear': 'Pause all’anno',
  'billing.pauseRulesSaved': 'Le regole delle pause sono salvate',
};
