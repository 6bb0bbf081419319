import type { awaitsHer as en } from '../../../en/training/trainings/awaits-her.ts';
import type { Translated } from '../../../phrases.ts';

export const awaitsHer: Translated<typeof en> = {
  'training.awaitsAlone':
    '{{club}} a noté un entraînement de votre part à cette heure. Tant que vous ne le dites pas vous-même, son équipe peut le modifier et il ne compte que dans les défis qui acceptent les entraînements saisis à la main.',
  'training.awaitsJoined':
    '{{club}} a noté un entraînement de votre part à cette heure. Tant que vous ne le dites pas vous-même, son équipe peut le modifier et il ne compte que dans les défis qui acceptent les entraînements saisis à la main ; ce que vous avez de cette heure est à part dans votre journal. Quand vous dites que c’était vous, les deux ne font qu’un entraînement de {{club}}, et l’équipe avec qui vous partagez votre fréquence cardiaque le lit en entier.',
  'training.awaitsOverlaps':
    '{{club}} a noté un entraînement de votre part à cette heure. Cela ne peut pas être un seul entraînement avec ce que vous avez : ils ont trop peu en commun, il y en a plusieurs, ou un autre club vous a capté. Modifiez ou supprimez-en un d’abord ; jusque-là, son équipe peut modifier celui-ci et il ne compte que dans les défis qui acceptent les entraînements saisis à la main.',
  'training.wasMe': 'C’était moi',
  'training.savesAlone':
    'Une fois enregistré, c’est votre parole que vous étiez à {{club}} : personne d’autre ne le déplace ni ne le supprime.',
  'training.savesJoined':
    'Une fois enregistrés, celui-ci et ce que vous avez de cette heure ne font qu’un entraînement de {{club}}. Les heures sont celles de l’enregistrement qui en couvre la plus grande partie ; les noms et données que vous avez donnés au vôtre restent si vous ne les changez pas ici. Les notes sont réunies, et l’équipe avec qui vous partagez votre fréquence cardiaque les lit avec les commentaires.',
  'training.awaitsAloneGone':
    'Un club dont vous ne faites plus partie a noté un entraînement de votre part à cette heure. Personne d’autre ne peut le modifier, et il ne compte nulle part tant que vous ne le dites pas vous-même.',
  'training.awaitsJoinedGone':
    'Un club dont vous ne faites plus partie a noté un entraînement de votre part à cette heure. Personne d’autre ne peut le modifier, et il ne compte nulle part tant que vous ne le dites pas vous-même ; ce que vous avez de cette heure est à part dans votre journal. Quand vous dites que c’était vous, les deux ne font qu’un entraînement à vous, dans aucun club.',
  'training.awaitsOverlapsGone':
    'Un club dont vous ne faites plus partie a noté un entraînement de votre part à cette heure. Cela ne peut pas être un seul entraînement avec ce que vous avez : ils ont trop peu en commun, il y en a plusieurs, ou un club vous a capté. Modifiez ou supprimez-en un d’abord.',
  'training.savesAloneGone': 'Une fois enregistré, c’est un entraînement à vous, dans aucun club.',
  'training.savesJoinedGone':
    'Une fois enregistrés, celui-ci et ce que vous avez de cette heure ne font qu’un entraînement à vous, dans aucun club. Les heures sont celles de l’enregistrement qui en couvre la plus grande partie ; les noms et données que vous avez donnés au vôtre restent si vous ne les changez pas ici. Les notes sont réunies.',
  'training.wordOfStaff':
    'Noté par le club ; {{name}} ne l’a pas confirmé. Sans fréquence cardiaque partagée, vous lisez et corrigez ce qui a été noté, et rien d’autre.',
};
