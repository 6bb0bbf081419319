import { classQuerySchema } from '@clubpulse/contract/calendar/classes/classes.calls';
import { describe, expect, it } from 'vitest';
import { filterNames, filtersSet, readAddress, timeOfDayBroken, writeAddress } from './address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

describe('the URL of a calendar', () => {
  it('is empty for the current week', () => {
    expect(read('')).toEqual({ mode: 'week', date: null, filters: {}, between: null });
    expect(writeAddress({ mode: 'week', date: null, filters: {}, between: null }).toString()).toBe('');
  });

  it('gives the same view when it is parsed, with every filter', () => {
    const filters = {
      DisplayGroupId: '3',
      TrainerId: '12',
      TrainingType: 'hiit',
      ServiceType: 'Nutrition',
      PublishState: 'Unpublished',
      globalSearch: 'ride & row',
      ClassType: 'Course',
      Participants: 'Waiting',
      Place: 'Remote',
      Location: 'Piazza 1',
      ClassSubscriptionId: '9',
      dayOfWeek: '1,3,5',
      startTime: '17:00',
      endTime: '21:00',
    };
    expect(Object.keys(filters)).toEqual([...filterNames]);
    const address = { mode: 'month', date: '2026-11-16', filters, between: { first: '2026-11-02', last: '2026-12-06' } } as const;
    expect(readAddress(writeAddress(address))).toEqual(address);
    expect(filtersSet(filters)).toBe(13);
  });

  it('leaves out unknown values', () => {
    expect(
      read(
        'mode=year&date=2026-02-30&TrainerId=me&PublishState=Half&dayOfWeek=1,8&startTime=25:00&other=1&from=2026-12-01&to=2026-11-01',
      ),
    ).toEqual({
      mode: 'week',
      date: null,
      filters: {},
      between: null,
    });
  });
});

describe('a filter value in the URL is accepted exactly when the call accepts it', () => {
  const long = (length: number) => 'x'.repeat(length);
  const ids = ['1', '0', '-1', '01', '9007199254740991', '9007199254740992', '12345678901234567', '1 '];
  const times = ['1,3', '7,1,7', '8', '1,', '00:00', '23:59', '24:00', '9:30', '09:60'];
  const words = ['InSite', 'Remote', 'insite', 'Full', 'None', 'Published', 'Group', 'hiit', ' '];
  const texts = [60, 61, 120, 121, 200, 201].flatMap((length) => [long(length), ` ${long(length)} `]);
  const tried = [...ids, ...times, ...words, ...texts];
  const ofTheCall = filterNames.filter((name) => name !== 'ServiceType');
  it.each(ofTheCall)('for %s', (name) => {
    const mine = tried.filter((value) => readAddress(new URLSearchParams({ [name]: value })).filters[name] !== undefined);
    expect(mine).toEqual(tried.filter((value) => classQuerySchema.shape[name].safeParse(value).success));
  });
});

it('the time filter refuses a time of day that ends before it begins', () => {
  expect(timeOfDayBroken({ startTime: '18:00', endTime: '17:00' })).toBe(true);
  expect(timeOfDayBroken({ startTime: '18:00', endTime: '18:00' })).toBe(true);
  expect(timeOfDayBroken({ startTime: '17:00', endTime: '18:00' })).toBe(false);
  expect(timeOfDayBroken({ startTime: '17:00' })).toBe(false);
});
