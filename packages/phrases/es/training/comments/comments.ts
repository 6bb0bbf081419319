import type { comments as en } from '../../../en/training/comments/comments.ts';
import type { Translated } from '../../../phrases.ts';

export const comments: Translated<typeof en> = {
  'training.comments': 'Comentarios',
  'training.noComments': 'Nadie ha escrito aún sobre este entrenamiento.',
  'training.writeComment': 'Escribe un comentario',
  'training.sendComment': 'Enviar comentario',
  'training.commentFailed': 'Error al guardar el comentario',
  'training.deleteComment': 'Eliminar lo que escribió {{name}}',
  'training.deleteCommentTitle': '¿Eliminar este comentario?',
  'training.deleteCommentText': 'Desaparece para todos los que leen este entrenamiento.',
  'training.deleteCommentAct': 'Eliminar comentario',
  'training.commentDeleted': 'Comentario eliminado',
  'training.commentByGone': 'Alguien que se fue',
  'training.you': 'Tú',
  'training.feedback': 'Valoraciones',
  'training.noFeedback': 'Aún no hay valoraciones.',
  'training.giveFeedback': 'Valorar',
  'training.changeFeedback': 'Cambiar tu valoración',
  'training.feedbackOwnHint': 'La lee también el personal de los clubes con los que compartes tu frecuencia cardíaca.',
  'training.feedbackStaffHint': 'El atleta recibe un aviso y la lee junto al entrenamiento.',
  'training.feedbackText': '¿Qué te parece?',
  'training.effort': '¿Cómo de duro fue, de 1 a 10?',
  'training.effortHint': '1 es muy fácil, 10 es todo lo que tenías.',
  'training.effortOf': 'Esfuerzo {{effort}} de 10',
  'training.feedbackSaved': 'Valoración guardada',
  'training.whoReads': 'Lo leen el atleta y el personal de los clubes con los que comparte su frecuencia cardíaca.',
};
