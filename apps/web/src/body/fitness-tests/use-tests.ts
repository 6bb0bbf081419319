import { listFitnessTests } from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import { listMeasureEvents } from '@clubpulse/contract/body/measures/measures.calls';
import { useCall } from '../../platform/api.ts';

const TESTS_MAX = 100;

export function useTests({ userId, testId }: { userId: number; testId: number | null }) {
  const tests = useCall(
    listFitnessTests,
    { params: { id: userId }, query: { length: TESTS_MAX } },
    { quiet: true, ignore: [403, 404, 409] },
  );
  const measured = useCall(
    listMeasureEvents,
    { params: { id: userId }, query: { DataType: 'FitnessTest', length: TESTS_MAX } },
    { quiet: true, ignore: [403, 404, 409] },
  );
  const all = tests.data?.data ?? [];
  const wereRun = new Set(all.map(({ MeasureEventId }) => MeasureEventId));
  const typed = (measured.data?.data ?? []).filter(({ MeasureEventId }) => !wereRun.has(MeasureEventId));
  const rated = all.filter(({ Score }) => Score !== null);
  const newest = rated[0] ?? all.find(({ EndedAt }) => EndedAt !== null);
  const shown = testId === null ? newest : all.find(({ FitnessTestId }) => FitnessTestId === testId);
  return {
    tests,
    all,
    typed,
    shown,
    lastRated: shown && rated.find(({ PreparedAt }) => PreparedAt < shown.PreparedAt),
    before:
      shown &&
      rated
        .slice(rated.indexOf(shown) + 1)
        .find(({ Protocol, IsTotal }) => Protocol === shown.Protocol && IsTotal === shown.IsTotal),
  };
}
