import type { refusals as en } from '../../en/office/office.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyAutomations': 'Il y a déjà {{max}} automatisations. Supprimez-en une qui ne sert plus.',
  'error.AutomationReachesMany':
    'Cette automatisation aurait touché {{count}} personnes ces 30 derniers jours. Confirmez qu’elle doit être activée.',
  'error.ClubExportRunning': 'Une exportation est déjà en cours. Attendez qu’elle soit prête.',
  'error.CheckInCodeUnknown': 'Code expiré. Demandez-en un nouveau ou choisissez le nom.',
  'error.CheckInCodeAttempts':
    'Beaucoup de codes erronés ici. Attendez {{seconds}} s et créez un nouveau code dans l’app : un code juste vous fait entrer aussitôt.',
  'error.WebhookAddressRefused': 'Saisissez une adresse commençant par https://, d’un serveur sur internet, sans port ni compte.',
  'error.WebhookLimit': 'Un club a au plus {{max}} webhooks. Retirez-en un qui ne sert plus.',
  'error.WebhookNotConnected': 'Reconnectez d’abord le webhook : sans connexion il ne reçoit rien.',
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
  'error.TooManyPlanned': 'Il y en a déjà {{max}}. Supprimez un brouillon ou retirez un message en attente.',
  'moment-to-come': 'Choisissez un moment à venir, dans {{days}} jours au plus.',
  'error.RepliesOften': 'Vous avez envoyé {{max}} réponses en une heure. Attendez un peu avant d’écrire à nouveau.',
  'error.ThreadHeld': 'Une autre personne répond à cette conversation. Prenez-la d’abord, puis envoyez votre réponse.',
  'error.SupportVideoNotFound': 'Cette vidéo d’aide n’est plus là. Regardez à nouveau la liste.',
  'error.TooManySupportVideos': 'Il y a déjà {{max}} vidéos d’aide. Supprimez-en une inutile.',
  'error.TrainingProgramNotFound': 'Ce fichier n’est plus partagé, ou il a été supprimé. Regardez à nouveau la liste.',
  'error.TrainingProgramsFull': 'Il y a déjà {{max}} fichiers ou {{gb}} Go. Supprimez-en un dont personne n’a plus besoin.',
  'error.NobodyToShareWith': 'Personne du club n’en fait partie. Choisissez d’autres personnes.',
  'error.SiteNotAllowed': 'Le club ne montre pas cela sur {{site}}. Ajoutez le site à la liste de ceux qui peuvent le montrer.',
  'program-too-large': 'Un fichier a 50 Mo au plus. Réduisez-le, ou envoyez une vidéo parmi les vidéos.',
};
