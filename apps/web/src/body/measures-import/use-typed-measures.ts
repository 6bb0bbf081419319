import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasuredAthlete, MeasureStanding } from '@clubpulse/contract/body/measures/measures';
import { listMeasuredAthletes } from '@clubpulse/contract/body/measures/measures.calls';
import { instantAt } from '@clubpulse/rules/time/days';
import { useMemo, useState } from 'react';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import {
  type Beside,
  filledOf,
  isWrong,
  type Numbers,
  numbersInStoredUnits,
  useMeasureTexts,
  weightBefore,
} from '../measures/public.ts';
import { useBatch } from './use-batch.ts';
import type { Moment } from './WhenMeasured.tsx';

const PAGE = 30;

interface TypedInput {
  keys: readonly MeasureKey[];
  moment: Moment;
  search: string;
}

export function useTypedMeasures({ keys, moment, search }: TypedInput) {
  const self = useSelf();
  const words = useMeasureTexts();
  const { ClubId: clubId } = useStaffClub();
  const [rows, setRows] = useState(PAGE);
  const [typed, setTyped] = useState<ReadonlyMap<number, Numbers>>(new Map());
  const [sent, setSent] = useState<ReadonlyMap<number, Numbers>>(new Map());
  const batch = useBatch(clubId);
  const query = useMemo(() => {
    const last = keys.flatMap((key) => (key === 'systolicPressure' ? [key, 'diastolicPressure'] : [key])).join(',');
    return { Sort: 'Name' as const, last, ...(search.trim() === '' ? {} : { globalSearch: search.trim() }) };
  }, [search, keys]);
  const page = useListPage(listMeasuredAthletes, { params: { id: clubId }, query }, rows);
  const change = (userId: number, values: Numbers) =>
    setTyped((before) => new Map(before).set(userId, { ...before.get(userId), ...values }));
  const valuesOf = (userId: number): Numbers => typed.get(userId) ?? {};
  const isUnderWay = (userId: number) => ['Waiting', 'Processing'].includes(batch.states.get(userId)?.is ?? '');
  const isSavedAs = (userId: number, values: Numbers) =>
    batch.states.get(userId)?.is === 'Success' && sent.get(userId) === values;
  const pending = [...typed].filter(
    ([userId, values]) => filledOf(values).length > 0 && !isUnderWay(userId) && !isSavedAs(userId, values),
  );
  const instant = moment.Day === '' || moment.Clock === '' ? null : instantAt(self.TimeZone, moment.Day, moment.Clock);
  const besideOf = (userId: number): Beside => {
    const athlete = page.data?.data.find(({ UserId }) => UserId === userId);
    return { units: words.units, knownWeight: athlete && weightBefore(instant, lastOf(athlete)) };
  };
  const wrong = pending.filter(([userId, values]) => filledOf(values).some((key) => isWrong(key, values, besideOf(userId))));

  async function save(): Promise<boolean> {
    if (wrong.length > 0 || instant === null) return false;
    const TimeStamp = instant.toISOString();
    const isSent = await batch.send(
      pending.map(([UserId, values]) => ({
        key: UserId,
        row: { UserId, TimeStamp, Values: numbersInStoredUnits(values, besideOf(UserId)), Note: '' },
      })),
    );
    if (isSent) setSent(new Map([...sent, ...pending]));
    return isSent;
  }

  return {
    page,
    showMore: () => setRows(rows + PAGE),
    batch,
    valuesOf,
    change,
    besideOf,
    /** The state of the athlete's last request. Undefined if the values changed after it. */
    stateOf: (userId: number) => (sent.get(userId) === valuesOf(userId) ? batch.states.get(userId) : undefined),
    pending,
    errors: wrong.length + (instant === null ? 1 : 0),
    save,
    discard: () => setTyped(new Map()),
  };
}

export function lastOf({ Weight, BodyFatPercent, Last }: MeasuredAthlete): LastMeasure[] {
  const known = (Key: MeasureKey, standing: MeasureStanding) =>
    standing === null || Last.some((one) => one.Key === Key) ? [] : [{ Key, ...standing }];
  return [...Last, ...known('weight', Weight), ...known('bodyFatPercent', BodyFatPercent)].map(({ Key, Value, At }) => ({
    Key,
    Value,
    At,
    Method: null,
    Typed: true,
    MeasureEventId: 0,
    Before: null,
  }));
}
