import type { refusals as en } from '../../en/devices/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-ipv4': 'Saisissez quatre nombres de 0 à 255, par exemple 192.168.1.40.',
  'invalid-sensor-code': 'Id non valide. Ce n’est pas un numéro de ceinture valide.',
  'error.RoomNameExists': 'Le club a déjà une salle de ce nom.',
  'error.RoomInUse': 'La salle a encore des bridges ou des écrans. Déplacez-les d’abord vers une autre salle.',
  'error.RegistrationCodeUnknown': 'Ce code d’enregistrement n’existe pas.',
  'error.RegistrationCodeExpired': 'Ce code d’enregistrement a expiré. Demandez-en un nouveau.',
  'error.DeviceIdExists': 'Un appareil avec le même Id {{id}} existe déjà dans le club !',
  'error.SensorLinkedToOther': 'Cette ceinture appartient à quelqu’un d’autre.',
};
