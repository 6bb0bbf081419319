import type { FieldError } from '@clubpulse/contract/errors';
import type { LiveTrainingState } from '@clubpulse/contract/live/live-trainings/live-trainings';

/** What decides whether somebody may take part. */
interface TakingPart {
  readonly State: LiveTrainingState;
  readonly MaxParticipants: number | null;
  readonly ClassSubscriptionId: number | null;
  readonly participants: number;
  readonly joined: boolean;
  /** She holds a valid subscription of the type. */
  readonly holds: boolean;
}

/** Why she cannot join; who has joined may, again and again. First what stands against her, then whether there is room. */
export function notJoinable({ State, MaxParticipants, ClassSubscriptionId, participants, joined, holds }: TakingPart) {
  if (State === 'Ended') return 'LiveTrainingClosed';
  if (joined) return undefined;
  if (ClassSubscriptionId !== null && !holds) return 'LiveTrainingNeedsSubscription';
  return MaxParticipants !== null && participants >= MaxParticipants ? 'LiveTrainingFull' : undefined;
}

/** Whoever takes part in what runs stays in it until it is over. */
export const staysIn = (state: LiveTrainingState): boolean => state === 'Running';

/** Why so many are too few: more take part already. */
export const maxTaken = (max: number | null, count: number): FieldError | undefined =>
  max === null || max >= count ? undefined : { field: 'MaxParticipants', key: 'live-max-taken', values: { count } };
