import type { EventDataType } from '@clubpulse/contract/body/measures/measures';
import { listMeasureEvents } from '@clubpulse/contract/body/measures/measures.calls';
import { type Days, instantsOf } from '@clubpulse/rules/time/days';
import { useEffect } from 'react';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { Beside } from '../../training/trainings/journal/public.ts';

const MEASURES_MAX = 100;
const titles: Readonly<Record<EventDataType, 'measures.title' | 'measures.composition' | 'fitnessTests.title'>> = {
  Measures: 'measures.title',
  BodyComposition: 'measures.composition',
  FitnessTest: 'fitnessTests.title',
};

interface OwnMeasuresProps {
  userId: number;
  days: Days;
  onFound: (measures: readonly Beside[]) => void;
}

/** Passes the measurements to the parent and renders nothing. Only the user's own journal uses it. */
export function OwnMeasures({ userId, days, onFound }: OwnMeasuresProps) {
  const t = useT();
  const { timeZone } = useFormats();
  const { Begin: from, End: to } = instantsOf(days, timeZone);
  const { data } = useCall(
    listMeasureEvents,
    { params: { id: userId }, query: { from, to, length: MEASURES_MAX } },
    { keep: true, keepPrevious: true, quiet: true },
  );
  useEffect(() => {
    if (!data) return;
    onFound(
      data.data.map(({ MeasureEventId, DataType, TimeStamp }) => ({
        key: `measures ${MeasureEventId}`,
        name: t(titles[DataType]),
        note: t('measures.report'),
        begin: TimeStamp,
        to: pathTo('BiometricReport', MeasureEventId),
      })),
    );
  }, [data, t, onFound]);
  return null;
}
