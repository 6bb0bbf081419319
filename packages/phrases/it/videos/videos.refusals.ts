import type { refusals as en } from '../../en/videos/videos.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.UploadNotFound': 'Questo caricamento è finito. Invia di nuovo il file.',
  'error.UploadOffsetWrong': 'La parte non segue l’ultima. Continua dal byte {{offset}}.',
  'error.UploadPartWrong': 'La parte deve avere {{bytes}} byte.',
  'error.TooManyUploads': 'Un club invia al massimo {{max}} file alla volta. Attendi che uno sia arrivato.',
  'error.UploadIncomplete': 'Alcuni file potrebbero non essere stati caricati. Continua il caricamento.',
  'error.VideoTypeRefused': 'Questo file non è un video. Scegline uno in webm, mp4, quicktime, wmv o matroska.',
  'upload-empty': 'Il file è vuoto. Scegline un altro.',
  'upload-too-large': 'Un video ha al massimo 4 GB. Scegline uno più piccolo.',
  'error.VideoNotFound': 'Video non trovato. È stato eliminato, o il suo sito non lo mostra più.',
  'error.VideoCollectionNotFound': 'Playlist non trovata. Qualcuno l’ha eliminata; torna ai video.',
  'error.TooManyVideos': 'Un club ha al massimo {{max}} video. Elimina quelli che nessuno guarda.',
  'error.TooManyVideoCollections': 'Un club ha al massimo {{max}} playlist. Eliminane una vuota.',
  'error.VideoCollectionNeeded': 'Alcuni video stanno solo in questa playlist. Mettili in un’altra, o eliminali prima.',
  'error.VideoLinkRefused': 'Non è un link a un video di YouTube o Vimeo. Copia l’indirizzo del video.',
  'error.VideoInfoUnavailable': 'Il sito ora non risponde. Scrivi tu il titolo, o riprova più tardi.',
  'error.VideoStateWrong': 'Il video non è pronto. Attendi che sia arrivato ed elaborato.',
  'error.OnDemandNotEnabled': 'On Demand non attivato per il club. Chiedi al club dei suoi video.',
  'error.SubscriptionNeeded': 'Per guardarlo serve {{names}}. Guarda gli abbonamenti del club.',
  'video-without-collection': 'Un video sta in almeno una playlist. Scegline una.',
  'video-collection-full': 'Questa playlist è piena: ha {{max}} video. Scegline un’altra.',
};
