import type { refusals as en } from '../../../en/members/tasks/tasks.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotToBeCalled': 'Esta persona pidió que no la llamen. Quita antes el aviso o escribe una tarea sin llamada.',
  'error.TaskNotOpen': 'Esta tarea ya está hecha o no es una llamada. Abre la lista de nuevo.',
};
