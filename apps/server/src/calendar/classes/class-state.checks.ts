import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { actOnClass, type ClassAction, type ClassFacts } from '@clubpulse/rules/calendar/classes/class-states';
import type { ClassRow } from './class-rows.store.ts';

type Counted = Pick<ClassRow, 'InSiteParticipants' | 'InSiteQueued' | 'RemoteParticipants' | 'RemoteQueued'>;

export const countOf = (row: Counted): number =>
  row.InSiteParticipants + row.InSiteQueued + row.RemoteParticipants + row.RemoteQueued;

export const stateFacts = (row: Counted & Pick<ClassRow, 'PublishState' | 'CanceledAt' | 'End'>): ClassFacts => ({
  PublishState: row.PublishState,
  isCanceled: row.CanceledAt !== null,
  End: row.End,
  participants: countOf(row),
});

export function refuseAction(row: ClassRow, action: ClassAction, now: Date): Refusal | undefined {
  const result = actOnClass(stateFacts(row), action, now);
  return isRefusal(result) ? result : undefined;
}
