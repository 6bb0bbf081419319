import type { uploads as english } from '../../../en/videos/uploads/uploads.ts';
import type { Translated } from '../../../phrases.ts';

export const uploads: Translated<typeof english> = {
  'uploads.title': 'Envois, {{done}} sur {{count}} terminés',
  'uploads.region': 'Envois',
  'uploads.fold': 'Replier',
  'uploads.unfold': 'Déplier',
  'uploads.close': 'Fermer les envois',
  'uploads.percent': '{{percent}}%',
  'uploads.waiting': 'Pas de réseau : l’envoi reprend tout seul',
  'uploads.queued': 'Attend son tour',
  'uploads.processing': 'Arrivée, en cours de traitement',
  'uploads.processingPercent': 'Arrivée, traitée à {{percent}} %',
  'uploads.ready': 'Prête',
  'uploads.watch': 'Regarder',
  'uploads.stop': 'Arrêter {{name}}',
  'uploads.error': 'Erreur d’envoi de la vidéo',
  'uploads.errorFile': 'Erreur d’envoi',
  'uploads.someFailed': 'Certains fichiers n’ont peut-être pas été envoyés',
};
