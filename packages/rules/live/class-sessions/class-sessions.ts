import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';

const MINUTE_MS = 60_000;

/** A class is started so many minutes before it begins at the earliest: people come, and put their straps on. */
export const START_EARLY_MINUTES = 30;

/** What of a class, or of the day of a course, says whether it stands before a wall. */
export interface SessionFacts {
  readonly Begin: Date;
  readonly End: Date;
  readonly PublishState: PublishState;
  readonly isCanceled: boolean;
  /** Who gives it is a trainer of the club. */
  readonly hasTrainer: boolean;
  readonly StartedAt: Date | null;
  readonly StoppedAt: Date | null;
}

type NotTakingPlace = 'ClassNotPublished' | 'ClassIsCanceled' | 'ClassSessionOver' | 'ClassSessionNoTrainer';

/** Why it cannot stand before a wall, be it to start or to go on. */
function notTakingPlace({ End, PublishState, isCanceled, hasTrainer }: SessionFacts, now: Date): NotTakingPlace | undefined {
  if (PublishState !== 'Published') return 'ClassNotPublished';
  if (isCanceled) return 'ClassIsCanceled';
  if (End <= now) return 'ClassSessionOver';
  return hasTrainer ? undefined : 'ClassSessionNoTrainer';
}

/** Why it is not started; undefined where it is, and where it runs already. What was ended before its hour may be started again. */
export function notStarted(facts: SessionFacts, now: Date): NotTakingPlace | 'ClassSessionEarly' | undefined {
  const refused = notTakingPlace(facts, now);
  if (refused !== undefined || facts.StartedAt !== null) return refused;
  return facts.Begin.getTime() - START_EARLY_MINUTES * MINUTE_MS > now.getTime() ? 'ClassSessionEarly' : undefined;
}

export const runs = ({ StartedAt, StoppedAt }: Pick<SessionFacts, 'StartedAt' | 'StoppedAt'>): boolean =>
  StartedAt !== null && StoppedAt === null;

/** Whether what runs is over: by its hour, or because the class takes place no more or is led by nobody. */
export const isOver = (facts: SessionFacts, now: Date): boolean => notTakingPlace(facts, now) !== undefined;

/** Where it stands: one that was ended is due again while it takes place, also where nobody gives it for now. */
export function sessionState(facts: SessionFacts, now: Date): 'Due' | 'Running' | 'Ended' {
  if (runs(facts)) return 'Running';
  const why = notTakingPlace(facts, now);
  return facts.StoppedAt !== null && why !== undefined && why !== 'ClassSessionNoTrainer' ? 'Ended' : 'Due';
}
