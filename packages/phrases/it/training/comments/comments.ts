import type { comments as en } from '../../../en/training/comments/comments.ts';
import type { Translated } from '../../../phrases.ts';

export const comments: Translated<typeof en> = {
  'training.comments': 'Commenti',
  'training.noComments': 'Nessuno ha ancora scritto di questo allenamento.',
  'training.writeComment': 'Scrivi un commento',
  'training.sendComment': 'Invia commento',
  'training.commentFailed': 'Errore nel salvare il commento',
  'training.deleteComment': 'Elimina ciò che ha scritto {{name}}',
  'training.deleteCommentTitle': 'Eliminare questo commento?',
  'training.deleteCommentText': 'Sparisce per tutti quelli che leggono questo allenamento.',
  'training.deleteCommentAct': 'Elimina commento',
  'training.commentDeleted': 'Commento eliminato',
  'training.commentByGone': 'Qualcuno che è andato via',
  'training.you': 'Tu',
  'training.feedback': 'Valutazioni',
  'training.noFeedback': 'Ancora nessuna valutazione.',
  'training.giveFeedback': 'Valuta',
  'training.changeFeedback': 'Modifica la tua valutazione',
  'training.feedbackOwnHint': 'La legge anche lo staff dei club con cui condividi la frequenza cardiaca.',
  'training.feedbackStaffHint': 'L’atleta viene avvisato e la legge accanto all’allenamento.',
  'training.feedbackText': 'Che cosa ne pensi?',
  'training.effort': 'Quanto è stato duro, da 1 a 10?',
  'training.effortHint': '1 è molto facile, 10 è tutto quello che avevi.',
  'training.effortOf': 'Sforzo {{effort}} su 10',
  'training.feedbackSaved': 'Valutazione salvata',
  'training.whoReads': 'Lo leggono l’atleta e lo staff dei club con cui condivide la frequenza cardiaca.',
};
