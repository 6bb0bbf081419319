import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';

const MINUTE_MS = 60_000;

/** Minutes before the class from which a session may start, because members already put on their straps then. */
export const START_EARLY_MINUTES = 30;

export interface SessionFacts {
  readonly Begin: Date;
  readonly End: Date;
  readonly PublishState: PublishState;
  readonly isCanceled: boolean;
  readonly hasTrainer: boolean;
  readonly StartedAt: Date | null;
  readonly StoppedAt: Date | null;
}

type NotTakingPlace = 'ClassNotPublished' | 'ClassIsCanceled' | 'ClassSessionOver' | 'ClassSessionNoTrainer';

function notTakingPlace({ End, PublishState, isCanceled, hasTrainer }: SessionFacts, now: Date): NotTakingPlace | undefined {
  if (PublishState !== 'Published') return 'ClassNotPublished';
  if (isCanceled) return 'ClassIsCanceled';
  if (End <= now) return 'ClassSessionOver';
  return hasTrainer ? undefined : 'ClassSessionNoTrainer';
}

export function notStarted(facts: SessionFacts, now: Date): NotTakingPlace | 'ClassSessionEarly' | undefined {
  const refused = notTakingPlace(facts, now);
  if (refused !== undefined || facts.StartedAt !== null) return refused;
  return facts.Begin.getTime() - START_EARLY_MINUTES * MINUTE_MS > now.getTime() ? 'ClassSessionEarly' : undefined;
}

export const runs = ({ StartedAt, StoppedAt }: Pick<SessionFacts, 'StartedAt' | 'StoppedAt'>): boolean =>
  StartedAt !== null && StoppedAt === null;

export const isOver = (facts: SessionFacts, now: Date): boolean => notTakingPlace(facts, now) !== undefined;

/** A session is `Due` without a trainer too, and also if it ended while its class still takes place. */
export function sessionState(facts: SessionFacts, now: Date): 'Due' | 'Running' | 'Ended' {
  if (runs(facts)) return 'Running';
  const why = notTakingPlace(facts, now);
  return facts.StoppedAt !== null && why !== undefined && why !== 'ClassSessionNoTrainer' ? 'Ended' : 'Due';
}
