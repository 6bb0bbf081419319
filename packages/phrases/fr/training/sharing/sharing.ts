import type { sharing as en } from '../../../en/training/sharing/sharing.ts';
import type { Translated } from '../../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'training.shareTitle': 'Partager cet entraînement',
  'training.shareWhat':
    'Qui a le lien voit, sans compte : votre pseudo, le nom que vous avez donné à l’entraînement, le type, le jour et l’heure, la durée, la distance, les points, la zone et la fréquence cardiaque de chaque minute, la fréquence moyenne et le pic, et les calories. Ni votre nom, ni le club, la salle, la note ou ce qui a été écrit.',
  'training.shareCharts': 'Courbes et carte',
  'training.shareChartsText':
    'Qui a le lien voit aussi la fréquence cardiaque de chaque seconde avec vos zones, et ce qui a été enregistré en chemin. D’un parcours, ni les premiers et derniers 250 m, ni plus de distance que ce qui se voit.',
  'training.makeLink': 'Créer le lien',
  'training.copyLink': 'Copier le lien',
  'training.linkCopied': 'Lien copié',
  'training.linkNotCopied': 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
  'training.endLink': 'Retirer le lien',
  'training.linkEnded': 'Lien retiré : il n’ouvre plus rien',
  'training.mailLink': 'Envoyer par e-mail',
  'training.mailName': 'Nom du destinataire',
  'training.mailNone': 'Ce serveur n’envoie pas encore d’e-mails : envoyez le lien vous-même.',
  'training.mailed': 'L’e-mail est en route',
  'training.onlyYou':
    'Pour l’instant, seuls vous et l’équipe des clubs avec lesquels vous partagez votre fréquence cardiaque le voyez.',
  'training.sharedGone': 'Ce lien n’ouvre rien',
  'training.sharedGoneText': 'La personne qui l’a envoyé l’a retiré, ou il est incomplet. Demandez-en un autre.',
  'training.sharedAverage': 'fréquence cardiaque moyenne',
  'training.sharedPeak': 'fréquence de pic',
  'training.sharedBy': 'Montré par {{name}}',
  'training.copyCode': 'Copier le code pour un site',
  'training.codeCopied': 'Code copié',
  'training.sharedFrame': 'Une séance',
};
