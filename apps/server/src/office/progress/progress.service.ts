import type { UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { PROGRESS_WEEKS, type Progress, type ProgressWeek } from '@clubpulse/contract/office/progress/progress';
import { weeksUpTo } from '@clubpulse/rules/office/progress/weeks';
import { type Days, dayIn } from '@clubpulse/rules/time/days';
import { loadOfBanister, loadOfEdwards, loadOfFoster } from '@clubpulse/rules/training/trainings/load';
import type { Database } from '../../platform/database/database.ts';
import * as facts from './progress.facts.ts';

const firstDays = { Sunday: 0, Monday: 1, Saturday: 6 } as const;

export const createProgress = ({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) => ({
  async ofUser(userId: UserId): Promise<Progress | Refusal> {
    const person = await facts.personOf(db, userId);
    if (!person) return refuse('NotFound');
    const { Resting, Gender } = person;
    const weeks = weeksUpTo(dayIn(person.TimeZone, now()), firstDays[person.FirstDayOfWeek], PROGRESS_WEEKS);
    const first = weeks[0]?.first ?? '';
    const [days, beats, felt] = await Promise.all([
      facts.daysSince(db, userId, first),
      facts.beatsSince(db, userId, first),
      facts.feltSince(db, userId, first),
    ]);
    return { Weeks: weeks.map(weekOf) };

    function weekOf(week: Days): ProgressWeek {
      const isIn = ({ Day }: { readonly Day: string }) => Day >= week.first && Day <= week.last;
      const trained = days.filter(isIn);
      const feltIn = felt.filter(isIn);
      return {
        First: week.first,
        Last: week.last,
        Points: sum(trained, ({ Points }) => Points),
        Trainings: sum(trained, ({ Trainings }) => Trainings),
        Duration: sum(trained, ({ Duration }) => Duration),
        Edwards: sum(trained, (day) =>
          loadOfEdwards([day.Zone0Time, day.Zone1Time, day.Zone2Time, day.Zone3Time, day.Zone4Time, day.Zone5Time]),
        ),
        Banister: Resting === null ? null : banister(beats.filter(isIn), Resting),
        Foster: feltIn.length === 0 ? null : sum(feltIn, ({ Seconds, Felt }) => loadOfFoster(Seconds / 60, Felt)),
      };
    }

    function banister(trained: readonly facts.BeatsRow[], resting: number): number {
      return sum(
        trained,
        ({ Seconds, Average, Most }) => loadOfBanister(Seconds / 60, { average: Average, resting, most: Most }, Gender) ?? 0,
      );
    }
  },
});

const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  Math.round(rows.reduce((total, row) => total + figure(row), 0));
