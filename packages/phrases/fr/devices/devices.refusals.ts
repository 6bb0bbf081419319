import type { refusals as en } from '../../en/devices/devices.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AppUnknown': 'Cette app n’est plus enregistrée. Demandez un nouveau code à un gestionnaire.',
  'error.AppLimit': 'Un club a au plus {{max}} apps et codes. Retirez-en un qui ne sert plus.',
  'error.AppCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min, ou redemandez le code à un gestionnaire.',
  'invalid-ipv4': 'Saisissez quatre nombres de 0 à 255, par exemple 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'Ce code d’enregistrement n’existe pas.',
  'error.RegistrationCodeExpired': 'Ce code d’enregistrement a expiré. Demandez-en un nouveau.',
  'error.DeviceIdExists': 'Un appareil avec le même Id {{id}} existe déjà dans le club !',
  'error.DemoStrapExists': 'Un autre utilisateur démo du club a déjà cette ceinture.',
  'error.DemoStrapOfMember': 'Quelqu’un du club a lié cette ceinture : ses battements sont les siens. Prenez une autre ceinture.',
  'error.DemoUserLimit': 'Un club a au plus {{max}} utilisateurs démo. Supprimez-en un qui ne sert plus.',
  'error.RoomNameExists': 'Le club a déjà une salle de ce nom.',
  'error.RoomInUse': 'La salle a encore des bridges ou des écrans. Déplacez-les d’abord vers une autre salle.',
  'error.RoomHasLiveTrainings':
    'Des entraînements live sont en cours ou prévus dans cette salle. Supprimez-les ou changez-les d’abord de salle.',
  'invalid-sensor-code': 'Id non valide. Ce n’est pas un numéro de ceinture valide.',
  'error.SensorLinkedToOther': 'Cette ceinture appartient à quelqu’un d’autre.',
  'error.SensorLimit': 'Personne ne peut avoir plus de {{max}} ceintures. Dissociez-en une qui ne sert plus.',
  'error.SensorClaimLimit':
    'Pas maintenant : trop de ceintures ont été demandées récemment, ou son propriétaire a gardé celle-ci. Demandez à l’accueil de votre club.',
};
