import type { sharing as en } from '../../../en/training/sharing/sharing.ts';
import type { Translated } from '../../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'training.shareTitle': 'Condividi questo allenamento',
  'training.shareWhat':
    'Chi ha il link vede, senza account: il tuo nickname, il nome che hai dato all’allenamento, tipo, giorno e ora, durata, distanza, punti, zona e frequenza cardiaca di ogni minuto, frequenza media e di picco, calorie. Non il nome, il club, la sala, la nota o ciò che è stato scritto.',
  'training.shareCharts': 'Grafici e mappa',
  'training.shareChartsText':
    'Chi ha il link vede anche la frequenza cardiaca di ogni secondo con le tue zone e ciò che è stato registrato lungo il percorso. Di un percorso non i primi e gli ultimi 250 m, né più distanza di quella che si vede.',
  'training.makeLink': 'Crea link',
  'training.copyLink': 'Copia link',
  'training.linkCopied': 'Link copiato',
  'training.linkNotCopied': 'Non è stato possibile copiare il link. Selezionalo e copialo tu.',
  'training.endLink': 'Ritira link',
  'training.linkEnded': 'Link ritirato: non apre più nulla',
  'training.mailLink': 'Invia per e-mail',
  'training.mailName': 'Nome di chi lo riceve',
  'training.mailNone': 'Questo server non invia ancora e-mail: invia tu il link.',
  'training.mailed': 'L’e-mail è in viaggio',
  'training.onlyYou': 'Ora lo vedete solo tu e lo staff dei club con cui condividi la frequenza cardiaca.',
  'training.sharedGone': 'Questo link non apre nulla',
  'training.sharedGoneText': 'Chi lo ha inviato lo ha ritirato, oppure non è completo. Chiedine un altro.',
  'training.sharedAverage': 'frequenza cardiaca media',
  'training.sharedPeak': 'frequenza di picco',
  'training.sharedBy': 'Mostrato da {{name}}',
  'training.copyCode': 'Copia il codice per un sito',
  'training.codeCopied': 'Codice copiato',
  'training.sharedFrame': 'Un allenamento',
};
