import type { comments as en } from '../../../en/training/comments/comments.ts';
import type { Translated } from '../../../phrases.ts';

export const comments: Translated<typeof en> = {
  'training.comments': 'Commentaires',
  'training.noComments': 'Personne n’a encore écrit sur cet entraînement.',
  'training.writeComment': 'Écrire un commentaire',
  'training.sendComment': 'Envoyer le commentaire',
  'training.commentFailed': 'Erreur lors de l’enregistrement du commentaire',
  'training.deleteComment': 'Supprimer ce que {{name}} a écrit',
  'training.deleteCommentTitle': 'Supprimer ce commentaire ?',
  'training.deleteCommentText': 'Il disparaît pour tous ceux qui lisent cet entraînement.',
  'training.deleteCommentAct': 'Supprimer le commentaire',
  'training.commentDeleted': 'Commentaire supprimé',
  'training.commentByGone': 'Quelqu’un qui est parti',
  'training.you': 'Vous',
  'training.feedback': 'Avis',
  'training.noFeedback': 'Aucun avis pour l’instant.',
  'training.giveFeedback': 'Donner un avis',
  'training.changeFeedback': 'Modifier votre avis',
  'training.feedbackOwnHint': 'L’équipe des clubs avec lesquels vous partagez votre fréquence cardiaque le lit aussi.',
  'training.feedbackStaffHint': 'L’athlète est prévenu et le lit à côté de l’entraînement.',
  'training.feedbackText': 'Qu’en pensez-vous ?',
  'training.effort': 'C’était dur comment, de 1 à 10 ?',
  'training.effortHint': '1 est très facile, 10 est tout ce que vous aviez.',
  'training.effortOf': 'Effort {{effort}} sur 10',
  'training.feedbackSaved': 'Avis enregistré',
  'training.whoReads': 'L’athlète le lit, ainsi que l’équipe des clubs avec lesquels sa fréquence cardiaque est partagée.',
};
