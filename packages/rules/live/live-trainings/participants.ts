import type { FieldError } from '@clubpulse/contract/errors';
import type { LiveTrainingState } from '@clubpulse/contract/live/live-trainings/live-trainings';

interface TakingPart {
  readonly State: LiveTrainingState;
  readonly MaxParticipants: number | null;
  readonly ClassSubscriptionId: number | null;
  readonly participants: number;
  readonly joined: boolean;
  readonly holds: boolean;
}

export function notJoinable({ State, MaxParticipants, ClassSubscriptionId, participants, joined, holds }: TakingPart) {
  if (State === 'Ended') return 'LiveTrainingClosed';
  if (joined) return undefined;
  if (ClassSubscriptionId !== null && !holds) return 'LiveTrainingNeedsSubscription';
  return MaxParticipants !== null && participants >= MaxParticipants ? 'LiveTrainingFull' : undefined;
}

export const staysIn = (state: LiveTrainingState): boolean => state === 'Running';

export const maxTaken = (max: number | null, count: number): FieldError | undefined =>
  max === null || max >= count ? undefined : { field: 'MaxParticipants', key: 'live-max-taken', values: { count } };
