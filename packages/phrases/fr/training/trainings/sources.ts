import type { sources as en } from '../../../en/training/trainings/sources.ts';
import type { Translated } from '../../../phrases.ts';

export const sources: Translated<typeof en> = {
  'training.sources': 'Sources',
  'training.sourcesLead': 'une seule compte, rien n’est ajouté deux fois',
  'training.counts': 'Compte',
  'training.countThis': 'Compter celle-ci',
  'training.countTitle': 'Compter {{source}} ?',
  'training.countAct': 'Compter {{source}}',
  'training.keepSource': 'Garder {{source}}',
  'training.sourceCounted': '{{source}} compte maintenant',
  'training.zone3Up': 'Zone 3 et plus',
  'training.resultOfClass': 'Résultat du cours',
  'training.resultStays': 'reste {{points}}',
  'training.reasonClub': 'À la poitrine, reçue par le club.',
  'training.reasonOwnStrap': 'À la poitrine, reçue par votre appareil.',
  'training.reasonFile': 'Lue dans un fichier.',
  'training.reasonWearable': 'Envoyée par le fabricant.',
  'training.reasonHand': 'Notée à la main, sans points.',
  'training.noted': '{{name}} a noté : présence, {{time}}',
  'training.notedByClub': 'Noté : présence, {{time}}',
  'training.noteIsVisit': 'Une note : une visite, pas un entraînement.',
  'training.addToJournal': 'Ajouter au journal',
  'training.noteText':
    'Une note est une visite. Ajoutée au journal, elle devient votre entraînement, noté à la main, sans battements ni points.',
  'training.noteOfMember':
    'Une note du club : une visite de {{name}}, pas un entraînement. Le personnel du club la modifie et la supprime.',
  'training.countsAs': 'Compte comme',
  'training.oneVisit': '1 visite, {{time}}',
  'training.noPointsMeasured': 'aucun, rien n’a été mesuré',
};
