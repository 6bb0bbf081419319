import type { firstStart as en } from '../../en/server/first-start.ts';
import type { Translated } from '../../phrases.ts';

export const firstStart: Translated<typeof en> = {
  'first-start.title': 'Votre premier club',
  'first-start.lead': 'Vous en devenez responsable, et vous administrez ce serveur. Cette page sert une seule fois.',
  'first-start.first-name': 'Votre prénom',
  'first-start.last-name': 'Votre nom',
  'first-start.club-name': 'Nom du club',
  'first-start.time-zone': 'Fuseau horaire',
  'first-start.currency': 'Devise',
  'first-start.provider-hint': 'L’e-mail avec lequel vous vous connectez. Votre service de connexion doit l’avoir confirmé.',
  'first-start.create': 'Créer le club',
  'first-start.email-exists': 'L’e-mail {{email}} existe déjà. Prenez une autre adresse.',
  'first-start.done-title': '{{club}} est prêt',
  'first-start.done-text': 'Vous entrez avec {{email}}.',
  'first-start.steps': 'Passer aux premières étapes',
  'first-start.done-code': 'Les athlètes rejoignent le club avec le code {{code}}. Gardez-le.',
  'first-start.dead': 'Il sert une seule fois, tant qu’il n’y a pas de club. Un serveur sans club affiche son lien au démarrage.',
};
