import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';

const MINUTE_MS = 60_000;

/** Before the class, because members already put on their straps then. */
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

/** `Due` also when ended while its class takes place, also without a trainer. */
export function sessionState(facts: SessionFacts, now: Date): 'Due' | 'Running' | 'Ended' {
  if (runs(facts)) return 'Running';
  const why = notTakingPlace(facts, now);
  return facts.StoppedAt !== null && why !== undefined && why !== 'ClassSessionNoTrainer' ? 'Ended' : 'Due';
}
