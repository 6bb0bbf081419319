import type { refusals as en } from '../../../en/devices/demo-users/demo-users.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.DemoStrapExists': 'Un autre utilisateur démo du club a déjà cette ceinture.',
  'error.DemoStrapOfMember': 'Quelqu’un du club a lié cette ceinture : ses battements sont les siens. Prenez une autre ceinture.',
  'error.DemoUserLimit': 'Un club a au plus {{max}} utilisateurs démo. Supprimez-en un qui ne sert plus.',
};
