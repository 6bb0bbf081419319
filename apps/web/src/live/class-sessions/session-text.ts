import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export function sessionText(session: ClassSession, t: Translate, formats: Formats, now: number): string {
  const { State, NotStartable, LeadsNow, TrainerName, StartsByItself, StoppedAt, Begin, End } = session;
  if (State === 'Running') return '';
  if (State === 'Ended') return t('session.ended');
  if (NotStartable === 'ClassSessionNoTrainer') return t('error.ClassSessionNoTrainer');
  if (NotStartable === 'LiveStartElsewhere') return t('session.busyElsewhere', { trainer: TrainerName ?? '' });
  if (NotStartable !== null) return t('session.busy', { trainer: TrainerName ?? '', name: LeadsNow ?? '' });
  if (StoppedAt !== null) return t('session.endedEarly', { time: formats.time(End) });
  return StartsByItself && Date.parse(Begin) > now ? t('session.startsAt', { time: formats.time(Begin) }) : '';
}
