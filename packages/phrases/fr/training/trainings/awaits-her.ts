import type { awaitsHer as en } from '../../../en/training/trainings/awaits-her.ts';
import type { Translated } from '../../../phrases.ts';

export const awaitsHer: Translated<typeof en> = {
  'training.awaitsAlone':
    '{{club}} a noté que vous vous êtes entraîné à cette heure. Cela ne compte nulle part, et son équipe peut le modifier, tant que vous ne le dites pas vous-même.',
  'training.awaitsJoined':
    '{{club}} a noté que vous vous êtes entraîné à cette heure. Ce que vous avez de cette heure est à part dans votre journal. Quand vous dites que c’était vous, les deux ne font qu’un entraînement de {{club}}, et l’équipe avec qui vous partagez votre fréquence cardiaque le lit en entier.',
  'training.awaitsOverlaps':
    '{{club}} a noté que vous vous êtes entraîné à cette heure. Cela ne peut pas être un seul entraînement avec ce que vous avez : ils ont trop peu en commun, il y en a plusieurs, ou un autre club vous a capté. Modifiez ou supprimez-en un d’abord.',
  'training.wasMe': 'C’était moi',
  'training.savesAlone':
    'Une fois enregistré, c’est votre parole que vous étiez à {{club}} : personne d’autre ne le déplace ni ne le supprime.',
  'training.savesJoined':
    'Une fois enregistrés, celui-ci et ce que vous avez de cette heure ne font qu’un entraînement de {{club}}. Les heures sont celles de l’enregistrement qui en couvre la plus grande partie ; les noms et données que vous avez donnés au vôtre restent si vous ne les changez pas ici. Les notes sont réunies, et l’équipe avec qui vous partagez votre fréquence cardiaque les lit avec les commentaires.',
  'training.clubGone': 'Un club qui n’existe plus',
};
