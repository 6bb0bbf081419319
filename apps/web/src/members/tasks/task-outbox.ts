import type { OutcomeInput } from '@clubpulse/contract/members/tasks/tasks';
import { completeTask, recordOutcome } from '@clubpulse/contract/members/tasks/tasks.calls';
import { change } from '../../platform/api.ts';
import { createOutbox } from '../../platform/reach/outbox.ts';

export type SettledTask = { readonly taskId: number; readonly outcome: OutcomeInput | null };

export const useTaskOutbox = createOutbox<SettledTask>('tasks', ({ taskId, outcome }) =>
  outcome === null
    ? change(completeTask, { params: { id: taskId } }, { quiet: true })
    : change(recordOutcome, { params: { id: taskId }, body: outcome }, { quiet: true }),
);
