import type { support as en } from '../../../en/office/support/support.ts';
import type { Translated } from '../../../phrases.ts';

export const support: Translated<typeof en> = {
  'support.guide': 'Guida',
  'support.search': 'Che cosa vuoi fare?',
  'support.noneMatch': 'La guida non ne parla',
  'support.noneMatchText': 'Prova un’altra parola, o scrivici.',
  'support.pdf': 'Guida in PDF',
  'support.contact': 'Serve ancora aiuto?',
  'support.contactText': 'Scrivi a {{email}}. Di’ che cosa hai fatto e che cosa hai visto.',
  'support.contactClub': 'Chiedi alla reception del tuo club.',
  'support.videosNone': 'Ancora nessun video di assistenza',
  'support.videosNoneText': 'Li aggiunge chi gestisce questa installazione. La guida dice lo stesso a parole.',
  'support.for': 'Per chi',
  'support.for-Athlete': 'I soci',
  'support.for-Trainer': 'I trainer',
  'support.for-Manager': 'I manager',
  'support.add': 'Aggiungi video',
  'support.linkHint': 'L’indirizzo del video su YouTube o Vimeo.',
  'support.deleteText': 'Qui non viene più mostrato; sul suo sito rimane.',
};
