import type { refusals as en } from '../../../en/members/tasks/tasks.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotToBeCalled':
    'Questa persona ha chiesto di non essere chiamata. Prima togli il divieto, oppure scrivi un compito senza chiamata.',
  'error.TaskNotOpen': 'Questo compito è già fatto, o non è una chiamata. Riapri l’elenco.',
};
