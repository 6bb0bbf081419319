import type { refusals as en } from '../../en/devices/rooms.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomNameExists': 'Le club a déjà une salle de ce nom.',
  'error.RoomInUse': 'La salle a encore des bridges ou des écrans. Déplacez-les d’abord vers une autre salle.',
  'error.RoomHasLiveTrainings':
    'Des entraînements live sont en cours ou prévus dans cette salle. Supprimez-les ou changez-les d’abord de salle.',
};
