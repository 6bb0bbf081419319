import type { refusals as en } from '../../en/live/live.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassSessionEarly': 'Un cours se démarre à partir de {{minutes}} minutes avant son début.',
  'error.ClassSessionOver': 'Ce cours est terminé : il ne démarre plus.',
  'error.ClassSessionNoTrainer':
    'Aucun coach du club ne donne ce cours, il ne démarre donc pas. Choisissez-en un dans le calendrier.',
  'error.PairingCodeUnknown': 'Aucun écran n’affiche ce code. Vérifiez-le sur la télévision.',
  'error.PairingCodeExpired': 'Ce code a expiré. La télévision en affiche un nouveau.',
  'error.PairingCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min et relisez le code sur la télévision.',
  'error.LiveTrainerNotOfClub': 'Un entraînement en direct demande un coach de ce club. Choisissez-en un dans la liste.',
  'error.LiveNotEnabled': 'Clubpulse LIVE n’est pas disponible ou pas activé pour le club.',
  'error.LiveTrainingLimit': 'Nombre maximal d’entraînements en direct atteint pour le club.',
  'error.LiveStartError': 'Arrêtez d’abord {{name}} : {{trainer}} le dirige en ce moment.',
  'error.LiveStartElsewhere': 'Dans un autre club, {{trainer}} dirige quelque chose. Réessayez quand ce sera terminé.',
  'error.LiveTrainingRunning': 'Cet entraînement en direct est en cours. Arrêtez-le d’abord.',
  'error.LiveTrainingOver': 'Cet entraînement en direct est terminé. Planifiez-en un nouveau.',
  'error.LiveTrainingNotStarted': 'Cet entraînement en direct n’a pas été démarré.',
  'error.LiveTrainingEarly':
    'Il se démarre à partir de {{minutes}} minutes avant son début. Pour commencer maintenant, changez son heure.',
  'live-begin-past': 'Cette heure est passée. Choisissez-en une plus tard.',
  'live-slots-overlap':
    'Un autre de la série n’est pas fini à cette heure, et un seul coach les dirige tous. Choisissez une heure plus tardive.',
  'error.LiveTrainingClosed': 'Cet entraînement live est terminé.',
  'error.LiveTrainingNeedsSubscription': 'Cet entraînement live est réservé à qui a {{subscription}}.',
  'error.LiveTrainingFull': 'Limite de participants dépassée : cet entraînement live en accepte {{max}}.',
  'error.LiveParticipantStays': 'Cet entraînement live est en cours : ses participants y restent jusqu’à la fin.',
  'live-max-taken_one': '{{count}} personne participe déjà.',
  'live-max-taken_many': '{{count}} personnes participent déjà.',
  'live-max-taken_other': '{{count}} personnes participent déjà.',
  'error.OwnBeatsTimes':
    'Ces fréquences cardiaques sont d’un autre moment : réglez l’horloge de l’appareil, ou laissez ce qui a plus d’une semaine.',
  'error.OwnPlaceNothingOn': 'Rien de ce à quoi vous participez n’avait lieu là à ce moment : vous vous entraînez pour vous.',
  'error.OwnPlaceNotShared':
    'Vous ne partagez pas vos fréquences cardiaques avec ce club. Partagez-les pour figurer sur son mur.',
  'error.RoomSlotTooShort': 'Cela dure {{takes}}, le créneau a {{has}}. Portez le créneau à {{takes}}.',
  'error.RoomSlotInPast':
    'Cette heure est passée, ou dans plus de {{days}} jours. Choisissez-en une autre, plus tardive ou plus proche.',
  'error.RoomSlotTaken':
    'Quelque chose est déjà prévu dans cette salle à cette heure. Choisissez une autre heure, ou retirez-le d’abord.',
  'error.TooManyRoomSlots': 'Un club prévoit au plus {{max}} créneaux. Retirez ceux dont vous n’avez pas besoin.',
  'slot-too-short': 'Dure {{takes}}, le créneau a {{has}}.',
  'slot-begin': 'À partir de maintenant, et au plus dans {{days}} jours.',
  'slot-taken': 'Quelque chose est déjà prévu dans la salle à cette heure.',
  'slot-duration': 'De 1 minute à 6 heures.',
  'error.RoomWorkoutRunning': 'Quelque chose tourne déjà dans cette salle. Terminez-le, puis lancez ceci.',
  'on-screen-workout-required': 'Il faut choisir un entraînement à l’écran',
  'error.SceneOver': 'C’est déjà terminé : quelqu’un d’autre y a mis fin. Les entraînements sont enregistrés.',
};
