import type { refusals as english } from '../../../en/videos/uploads/uploads.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof english> = {
  'error.UploadNotFound': 'Questo caricamento è finito. Invia di nuovo il file.',
  'error.UploadOffsetWrong': 'La parte non segue l’ultima. Continua dal byte {{offset}}.',
  'error.UploadPartWrong': 'La parte deve avere {{bytes}} byte.',
  'error.TooManyUploads': 'Un club invia al massimo {{max}} file alla volta. Attendi che uno sia arrivato.',
  'error.UploadIncomplete': 'Alcuni file potrebbero non essere stati caricati. Continua il caricamento.',
  'error.VideoTypeRefused': 'Questo file non è un video. Scegline uno in webm, mp4, quicktime, wmv o matroska.',
  'upload-empty': 'Il file è vuoto. Scegline un altro.',
  'upload-too-large': 'Un video ha al massimo 4 GB. Scegline uno più piccolo.',
};
