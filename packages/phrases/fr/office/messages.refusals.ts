import type { refusals as en } from '../../en/office/messages.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AudienceChanged':
    'Maintenant {{count}} personnes le recevraient, autrement que compté. Vérifiez le nombre et envoyez de nouveau.',
  'error.DraftGone':
    'Ce brouillon a été envoyé, programmé ou supprimé ailleurs. Voyez d’abord ce qui est parti ; n’envoyez de nouveau que ce qui manque.',
  'error.InsufficientSmsCredits':
    'Crédits SMS du club insuffisants. Choisissez moins de personnes, raccourcissez le texte ou retirez les SMS.',
  'error.MessageTargetGone': 'Le cours du bouton n’est plus réservable. Choisissez un autre cours ou une autre destination.',
  'error.MessagesOften': 'Vous avez envoyé {{max}} messages en une heure. Attendez un peu, ou écrivez un seul message pour tous.',
  'error.SmsNotAvailable':
    'Cette installation ne peut pas envoyer de SMS. Retirez les SMS ou demandez une passerelle à l’administrateur.',
  'unknown-placeholder': 'Entre accolades, seuls les mots de la liste sous le texte sont possibles, comme {Nickname}.',
};
