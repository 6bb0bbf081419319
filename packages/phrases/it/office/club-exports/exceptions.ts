import type { exceptions as en } from '../../../en/office/club-exports/exceptions.ts';
import type { Translated } from '../../../phrases.ts';

export const exceptions: Translated<typeof en> = {
  'clubExports.lead':
    'Un file con i dati che appartengono al club, una tabella ciascuno, per il tuo archivio o per un altro sistema.',
  'clubExports.not': 'Non sono nel file:',
  'clubExports.not.members': 'Salute, allenamenti, consensi e programmi dei soci: sono dei soci, che li esportano da sé.',
  'clubExports.not.contact':
    'Telefono, data di nascita, indirizzo e simili dei soci che non condividono i contatti con il club, anche in correzioni, inviti e importazioni.',
  'clubExports.not.own': 'Bozze, notifiche e note che qualcuno ha scritto solo per sé.',
  'clubExports.not.files': 'Le immagini, i video e i documenti stessi: il file li elenca con i loro titoli.',
  'clubExports.not.secrets': 'Token, codici, link che aprono qualcosa e carte salvate presso il fornitore dei pagamenti.',
  'clubExports.not.server': 'Ciò che il server annota per il proprio lavoro e non mostra in nessun elenco del club.',
};
