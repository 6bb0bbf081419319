import type { refusals as en } from '../../../en/members/tasks/tasks.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotToBeCalled':
    'Cette personne a demandé à ne pas être appelée. Levez d’abord cette demande, ou écrivez une tâche sans appel.',
  'error.TaskNotOpen': 'Cette tâche est déjà faite, ou ce n’est pas un appel. Rouvrez la liste.',
};
