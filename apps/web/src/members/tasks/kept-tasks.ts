import type { OutcomeInput } from '@clubpulse/contract/members/tasks/tasks';
import { completeTask, recordOutcome } from '@clubpulse/contract/members/tasks/tasks.calls';
import { change } from '../../platform/api.ts';
import { createOutbox } from '../../platform/reach/outbox.ts';

/** What settles a task: it is done, or how the call went. */
export type SettledTask = { readonly taskId: number; readonly outcome: OutcomeInput | null };

/** Staff settles tasks where there is no network: they go out when it is back (mockup o5b: kept and sent later, never lost). */
export const useKeptTasks = createOutbox<SettledTask>('tasks', ({ taskId, outcome }) =>
  outcome === null
    ? change(completeTask, { params: { id: taskId } }, { quiet: true })
    : change(recordOutcome, { params: { id: taskId }, body: outcome }, { quiet: true }),
);
