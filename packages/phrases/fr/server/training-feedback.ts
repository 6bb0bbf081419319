import type { trainingFeedback as en } from '../../en/server/training-feedback.ts';
import type { Translated } from '../../phrases.ts';

export const trainingFeedback: Translated<typeof en> = {
  'training-feedback.hard': 'Un entraînement intense : {{within}} min sur {{minutes}} dans les zones 4 et 5.',
  'training-feedback.steady': 'Un travail régulier : {{within}} min sur {{minutes}} dans les zones 2 et 3.',
  'training-feedback.easy': 'Un entraînement léger : {{within}} min sur {{minutes}} dans les zones 0 et 1.',
  'training-feedback.unheard': '{{minutes}} min sans fréquence cardiaque : seule la durée compte.',
  'training-feedback.more':
    '{{points}} points, {{percent}} % de plus que la moyenne de vos {{trainings}} derniers entraînements.',
  'training-feedback.usual': '{{points}} points, à peu près comme vos {{trainings}} derniers entraînements.',
  'training-feedback.less':
    '{{points}} points, {{percent}} % de moins que la moyenne de vos {{trainings}} derniers entraînements.',
  'training-feedback.points': '{{points}} points.',
  'training-feedback.target': '{{target}} min dans votre zone cible.',
  'training-feedback.felt-harder':
    'Vous avez ressenti {{effort}} sur 10, plus que ne le dit votre cœur : il y a des jours comme ça, et une séance légère convenait.',
  'training-feedback.felt-easier': 'Vous n’avez ressenti que {{effort}} sur 10 : vous l’avez bien encaissé.',
  'training-feedback.after-hard': 'Faites la prochaine séance légère, ou reposez-vous un jour.',
  'training-feedback.after-steady': 'Si vous vous sentez en forme, ajoutez quelques minutes en zone 4 la prochaine fois.',
  'training-feedback.after-easy': 'La prochaine fois, il y a de la place pour une séance plus intense.',
};
