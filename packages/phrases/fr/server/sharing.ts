import type { sharing as en } from '../../en/server/sharing.ts';
import type { Translated } from '../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'sharing.subject': '{{name}} vous montre un entraînement',
  'sharing.text':
    '{{name}} veut vous montrer un entraînement : durée, points, zones et fréquence cardiaque. Aucun compte n’est nécessaire. Le lien fonctionne jusqu’à ce que {{name}} le retire.',
  'sharing.open': 'Ouvrir l’entraînement',
  'sharing.why': '{{name}} a saisi votre adresse dans Clubpulse pour vous envoyer ceci. Elle ne sert à rien d’autre.',
};
