import {
  imperialUnits,
  type MeasureKey,
  measureGroups,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureEvent, MeasureType, MeasureValue, measureGroupSchema } from '@clubpulse/contract/body/measures/measures';
import { type Body, withDerived } from '@clubpulse/rules/body/measures/derive';
import { dataTypeOf } from '@clubpulse/rules/body/measures/measures';
import type { z } from 'zod';
import type { EventWithValues } from './measures.store.ts';

export interface Seeing {
  readonly blood: boolean;
  /** True if the reader may see age, gender, and values from which they can be computed. */
  readonly contact: boolean;
  readonly clubs: readonly number[] | null;
}

export const presentTypes = (): MeasureType[] =>
  measureKeys.map((Key) => {
    const { group, unit, min, max, decimals, kind, better } = measures[Key];
    const imperial = imperialUnits[unit] ?? { unit, factor: 1, offset: 0 };
    return {
      Key,
      Group: group,
      Unit: unit,
      ImperialUnit: imperial.unit,
      ImperialFactor: imperial.factor,
      ImperialOffset: imperial.offset,
      Min: min,
      Max: max,
      Decimals: decimals,
      Kind: kind,
      Better: better,
    };
  });

export const presentGroups = (): z.infer<typeof measureGroupSchema>[] =>
  measureGroups.map((Key) => ({ Key, Measures: measureKeys.filter((key) => measures[key].group === Key) }));

const isBlood = ({ Key }: Pick<MeasureValue, 'Key'>): boolean =>
  measures[Key].group === 'blood' || Key === 'visceralAdiposityIndex';

export const bloodKeys: readonly MeasureKey[] = measureKeys.filter((Key) => isBlood({ Key }));

export const hasBlood = (event: Pick<EventWithValues, 'Values'>): boolean => event.Values.some(isBlood);

export function valuesSeen(values: readonly MeasureValue[], { blood, contact }: Seeing, Height: number | null): MeasureValue[] {
  const seen = blood ? [...values] : values.filter((value) => !isBlood(value));
  const unknownPerson: Body = { Age: null, Gender: null, Height };
  return contact
    ? seen
    : withDerived(
        seen.filter(({ Typed }) => Typed),
        unknownPerson,
      );
}

export function presentEvent(row: EventWithValues, seeing: Seeing, height: number | null): MeasureEvent {
  const { MeasureEventId, UserId, TimeStamp, Note, ByUserId, Nickname, ClubId, ClubName, PictureUri, RowVersion } = row;
  const Values = valuesSeen(row.Values, seeing, height);
  // The reader must not learn the athlete's other clubs.
  const isOfOtherClub = seeing.clubs !== null && ClubId !== null && !seeing.clubs.includes(ClubId);
  return {
    MeasureEventId,
    UserId,
    TimeStamp: TimeStamp.toISOString(),
    DataType: dataTypeOf(Values),
    Values,
    // The note's text may be about the blood values.
    Note: seeing.blood || !hasBlood(row) ? Note : '',
    ...(row.DeviceModel === null ? {} : { DeviceModel: row.DeviceModel }),
    MeasuredBy:
      ByUserId === null || Nickname === null || isOfOtherClub
        ? null
        : { UserId: ByUserId, Nickname, FirstMidName: row.FirstMidName ?? '', LastName: row.LastName ?? '', PictureUri },
    Club: ClubId === null || ClubName === null || isOfOtherClub ? null : { ClubId, Name: ClubName },
    MayChange: seeing.clubs === null || (ClubId !== null && seeing.clubs.includes(ClubId)),
    RowVersion,
  };
}
