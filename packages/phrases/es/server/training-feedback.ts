import type { trainingFeedback as en } from '../../en/server/training-feedback.ts';
import type { Translated } from '../../phrases.ts';

export const trainingFeedback: Translated<typeof en> = {
  'training-feedback.hard': 'Un entrenamiento duro: {{within}} de {{minutes}} min en las zonas 4 y 5.',
  'training-feedback.steady': 'Un trabajo constante: {{within}} de {{minutes}} min en las zonas 2 y 3.',
  'training-feedback.easy': 'Un entrenamiento suave: {{within}} de {{minutes}} min en las zonas 0 y 1.',
  'training-feedback.unheard': '{{minutes}} min sin pulsaciones: solo cuenta su duración.',
  'training-feedback.more': '{{points}} puntos, un {{percent}} % más que la media de tus últimos {{trainings}} entrenamientos.',
  'training-feedback.usual': '{{points}} puntos, más o menos como tus últimos {{trainings}} entrenamientos.',
  'training-feedback.less': '{{points}} puntos, un {{percent}} % menos que la media de tus últimos {{trainings}} entrenamientos.',
  'training-feedback.points': '{{points}} puntos.',
  'training-feedback.target': '{{target}} min en tu zona objetivo.',
  'training-feedback.felt-harder':
    'Le diste {{effort}} de 10, más de lo que dicen tus pulsaciones: hay días así, y uno suave venía bien.',
  'training-feedback.felt-easier': 'Le diste solo {{effort}} de 10: lo llevaste bien.',
  'training-feedback.after-hard': 'Haz suave el próximo, o descansa un día.',
  'training-feedback.after-steady': 'Si te sientes con fuerzas, añade unos minutos en la zona 4 la próxima vez.',
  'training-feedback.after-easy': 'La próxima vez hay sitio para uno más duro.',
};
