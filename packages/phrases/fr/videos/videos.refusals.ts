import type { refusals as en } from '../../en/videos/videos.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.UploadNotFound': 'Cet envoi est terminé. Envoyez le fichier à nouveau.',
  'error.UploadOffsetWrong': 'La partie ne suit pas la dernière. Reprenez à l’octet {{offset}}.',
  'error.UploadPartWrong': 'La partie doit avoir {{bytes}} octets.',
  'error.TooManyUploads': 'Un club envoie au plus {{max}} fichiers à la fois. Attendez que l’un d’eux soit arrivé.',
  'error.UploadIncomplete': 'Certains fichiers n’ont peut-être pas été envoyés. Continuez l’envoi.',
  'error.VideoTypeRefused': 'Ce fichier n’est pas une vidéo. Choisissez-en une en webm, mp4, quicktime, wmv ou matroska.',
  'upload-empty': 'Le fichier est vide. Choisissez-en un autre.',
  'upload-too-large': 'Une vidéo a au plus 4 Go. Choisissez-en une plus petite.',
  'error.VideoNotFound': 'Vidéo introuvable. Elle a été supprimée, ou son site ne la montre plus.',
  'error.VideoCollectionNotFound': 'Playlist introuvable. Quelqu’un l’a supprimée ; revenez aux vidéos.',
  'error.TooManyVideos': 'Un club a au plus {{max}} vidéos. Supprimez celles que personne ne regarde.',
  'error.TooManyVideoCollections': 'Un club a au plus {{max}} playlists. Supprimez-en une vide.',
  'error.VideoCollectionNeeded':
    'Des vidéos ne sont que dans cette playlist. Mettez-les dans une autre, ou supprimez-les d’abord.',
  'error.VideoLinkRefused': 'Ce n’est pas un lien vers une vidéo YouTube ou Vimeo. Copiez l’adresse de la vidéo.',
  'error.VideoInfoUnavailable': 'Le site ne répond pas pour l’instant. Écrivez le titre vous-même, ou réessayez plus tard.',
  'error.VideoStateWrong': 'La vidéo n’est pas prête pour cela. Attendez qu’elle soit arrivée et traitée.',
  'error.OnDemandNotEnabled': 'On Demand n’est pas activé pour le club. Demandez ses vidéos au club.',
  'error.SubscriptionNeeded': 'Pour la regarder il faut {{names}}. Regardez les abonnements du club.',
  'video-without-collection': 'Une vidéo est dans au moins une playlist. Choisissez-en une.',
  'video-collection-full': 'Cette playlist est pleine : elle a {{max}} vidéos. Choisissez-en une autre.',
};
