import type { wearables as en } from '../../../en/training/wearables/wearables.ts';
import type { Translated } from '../../../phrases.ts';

export const wearables: Translated<typeof en> = {
  'wearables.title': 'Montre Garmin',
  'wearables.lead':
    'Ce que votre montre enregistre arrive seul dans votre journal, avec pouls, parcours et valeurs, même si vous la synchronisez plus tard.',
  'wearables.connect': 'Connecter Garmin',
  'wearables.again': 'Connecter Garmin à nouveau',
  'wearables.hint':
    'Garmin vous demande ce qu’il peut envoyer : autorisez les activités, et les données de santé si vous voulez les voir ici. De la santé rien n’est conservé avant que vous le disiez dans Ma santé. Qui voit vos entraînements reste comme vous l’avez choisi.',
  'wearables.connected': 'Connectée depuis le {{day}}',
  'wearables.heard': 'Dernier envoi {{when}}',
  'wearables.unheard': 'Rien n’est encore arrivé. Synchronisez votre montre après un entraînement.',
  'wearables.ended': 'Garmin a mis fin à la connexion le {{day}}. Ce qui est arrivé avant reste dans votre journal.',
  'wearables.withheld':
    'Les activités ne sont pas autorisées chez Garmin, aucun entraînement n’arrive donc. Autorisez-les dans votre compte Garmin, parmi les applications connectées.',
  'wearables.disconnect': 'Déconnecter la montre',
  'wearables.disconnectTitle': 'Déconnecter Garmin ?',
  'wearables.disconnectText':
    'Garmin est prié de ne plus rien envoyer. Vos entraînements, nuits et journées restent ici ; pour une autre montre, on vous redemandera si ses données de santé sont conservées.',
  'wearables.keep': 'Rester connecté',
  'wearables.disconnected': 'Votre montre Garmin est déconnectée',
  'wearables.waits': 'En attente de Garmin',
  'wearables.done': 'Votre montre Garmin est connectée',
  'wearables.declined': 'Vous ne l’avez pas autorisé chez Garmin. Rien n’a été connecté.',
  'wearables.off': 'Ce serveur ne parle plus avec Garmin. Vous pouvez encore déconnecter.',
};
