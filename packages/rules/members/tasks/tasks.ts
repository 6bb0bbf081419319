import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import type { CallOutcome } from '@clubpulse/contract/members/tasks/tasks';
import { addDays, weekOf } from '../../time/days.ts';

const AGAIN_DAYS = { Interested: 3, NoAnswer: 1 } as const;

export function stageAfter(outcome: CallOutcome, stage: ClientStage | undefined): ClientStage | undefined {
  if (outcome === 'Interested') return stage === 'lead' ? 'lead-qualified' : undefined;
  const isProspect = stage === 'lead' || stage === 'lead-qualified' || stage === 'prospect';
  return outcome === 'Trial' && isProspect ? 'trial' : undefined;
}

export interface NextCall {
  readonly kind: 'new' | 'same';
  readonly DueDate: string;
}

/** Undefined if no call follows. `today` is in the club's time zone. */
export function nextCall(outcome: CallOutcome, today: string): NextCall | undefined {
  if (outcome === 'Interested') return { kind: 'new', DueDate: addDays(today, AGAIN_DAYS.Interested) };
  if (outcome === 'NoAnswer') return { kind: 'same', DueDate: addDays(today, AGAIN_DAYS.NoAnswer) };
  return undefined;
}

export type TaskGroup = 'late' | 'today' | 'week' | 'later' | 'someday';

/** `today` is in the club's time zone; `first` is as in `weekOf`. */
export function taskGroup(dueDate: string | null, today: string, first: number): TaskGroup {
  if (dueDate === null) return 'someday';
  if (dueDate < today) return 'late';
  if (dueDate === today) return 'today';
  return dueDate <= weekOf(today, first).last ? 'week' : 'later';
}
