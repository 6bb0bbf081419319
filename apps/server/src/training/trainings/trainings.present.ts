import type { Training } from '@clubpulse/contract/training/trainings';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { TrainingRow } from './trainings.store.ts';

/** Colour of a training in no room: the design's stone. */
const UNPLACED_COLOR = '#5E6A75';

export function presentTraining(row: TrainingRow, now: Date): Training {
  const { RoomColor, ComputedAt: _computed, ClosedAt: _closed, ...training } = row;
  return {
    ...training,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    IsLive: row.End.getTime() + SILENCE_SECONDS * 1000 > now.getTime(),
    Color: RoomColor ?? UNPLACED_COLOR,
    CalendarType: 'Training',
  };
}
