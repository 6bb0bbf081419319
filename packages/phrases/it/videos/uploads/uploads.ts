import type { uploads as english } from '../../../en/videos/uploads/uploads.ts';
import type { Translated } from '../../../phrases.ts';

export const uploads: Translated<typeof english> = {
  'uploads.title': 'Caricamenti, {{done}} di {{count}} fatti',
  'uploads.region': 'Caricamenti',
  'uploads.fold': 'Riduci',
  'uploads.unfold': 'Espandi',
  'uploads.close': 'Chiudi i caricamenti',
  'uploads.percent': '{{percent}}%',
  'uploads.waiting': 'Nessuna rete: continua da solo',
  'uploads.queued': 'Aspetta il suo turno',
  'uploads.processing': 'Arrivato, in elaborazione',
  'uploads.processingPercent': 'Arrivato, elaborato al {{percent}}%',
  'uploads.ready': 'Pronto',
  'uploads.watch': 'Guarda',
  'uploads.stop': 'Ferma {{name}}',
  'uploads.error': 'Errore nel caricamento del video',
  'uploads.errorFile': 'Errore di caricamento',
  'uploads.someFailed': 'Alcuni file potrebbero non essere stati caricati',
};
