import type { refusals as english } from '../../../en/videos/uploads/uploads.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof english> = {
  'error.UploadNotFound': 'Cet envoi est terminé. Envoyez le fichier à nouveau.',
  'error.UploadOffsetWrong': 'La partie ne suit pas la dernière. Reprenez à l’octet {{offset}}.',
  'error.UploadPartWrong': 'La partie doit avoir {{bytes}} octets.',
  'error.TooManyUploads': 'Un club envoie au plus {{max}} fichiers à la fois. Attendez que l’un d’eux soit arrivé.',
  'error.UploadIncomplete': 'Certains fichiers n’ont peut-être pas été envoyés. Continuez l’envoi.',
  'error.VideoTypeRefused': 'Ce fichier n’est pas une vidéo. Choisissez-en une en webm, mp4, quicktime, wmv ou matroska.',
  'upload-empty': 'Le fichier est vide. Choisissez-en un autre.',
  'upload-too-large': 'Une vidéo a au plus 4 Go. Choisissez-en une plus petite.',
};
