import type { apps as en } from '../../en/devices/apps.ts';
import type { Translated } from '../../phrases.ts';

export const apps: Translated<typeof en> = {
  'apps.lead':
    'La tablette ou le téléphone d’un coach montre n’importe quelle salle du club, comme un écran, sans que personne ne se connecte.',
  'apps.none': 'Pas encore d’app coach',
  'apps.noneText':
    'Demandez un code et tapez-le une fois dans l’app : elle montre ensuite n’importe quelle salle du club, avec les noms affichés au mur.',
  'apps.add': 'Obtenir un code',
  'apps.nameHint': 'À qui elle est ou où elle se trouve, par exemple « Tablette de l’accueil ».',
  'apps.app': 'App coach',
  'apps.requiredOn': 'Demandé',
  'apps.waits': 'En attente',
  'apps.registered': 'Enregistrée',
  'apps.until': 'jusqu’à {{time}}',
  'apps.lastSeen': 'Vue pour la dernière fois',
  'apps.showCode': 'Afficher le code',
  'apps.codeWaits': 'Tapez-le dans l’app. Il sert une fois, jusqu’à {{time}}.',
  'apps.came': '{{name}} est enregistrée. Le code est utilisé.',
  'apps.forMakers':
    'Pour qui crée l’app : elle envoie le code une fois, sous un jour, à cette adresse, et garde le secret de la réponse.',
  'apps.remove': 'Retirer l’app',
  'apps.removeText': 'Ce qu’elle montre s’arrête aussitôt, et elle n’entre plus. Pour s’en resservir, il faut un nouveau code.',
  'apps.takeBack': 'Reprendre le code',
  'apps.takeBackText': 'Plus personne ne pourra enregistrer d’app avec ce code.',
  'apps.removed': '{{name}} a été retirée',
};
