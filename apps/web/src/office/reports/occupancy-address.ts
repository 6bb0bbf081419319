import { addDays, type Day, type Days, isDay } from '@clubpulse/rules/time/days';
import { writeFilter } from '../../kit/list/list-filter.ts';

export interface ClassDoor {
  readonly weekday?: number;
  readonly hour?: number;
  readonly name?: string;
  readonly clock?: string;
  readonly trainer?: number;
  readonly room?: number;
  readonly waited?: boolean;
}
export interface SameClass {
  readonly name: string;
  readonly weekday: number;
  readonly clock: string;
}

/** In the URL: `#/Reports?view=occupancy&weeks=12&weekday=5&hour=7`. */
export interface OccupancyAddress {
  readonly weeks: Weeks | null;
  readonly own: Days | null;
  readonly door: ClassDoor | null;
}

export const weekChoices = [4, 8, 12] as const;
export type Weeks = (typeof weekChoices)[number];

const numberIn = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};
const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined;

function doorIn(params: URLSearchParams): ClassDoor | null {
  const clock = params.get('clock') ?? '';
  const door = {
    weekday: within(numberIn(params, 'weekday'), 1, 7),
    hour: within(numberIn(params, 'hour'), 0, 23),
    name: params.get('name') ?? undefined,
    clock: /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? clock : undefined,
    trainer: numberIn(params, 'trainer'),
    room: numberIn(params, 'room'),
    waited: params.get('waited') === 'true' ? true : undefined,
  };
  const chosen = Object.fromEntries(Object.entries(door).filter(([, value]) => value !== undefined));
  return Object.keys(chosen).length === 0 ? null : chosen;
}

export const occupancyInAddress = {
  read: (params: URLSearchParams): OccupancyAddress => {
    const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      weeks: weekChoices.find((weeks) => weeks === numberIn(params, 'weeks')) ?? null,
      own: isDay(first) && isDay(last) ? { first, last } : null,
      door: doorIn(params),
    };
  },
  write: ({ weeks, own, door }: OccupancyAddress): URLSearchParams =>
    writeFilter({
      view: 'occupancy',
      weeks: own === null ? weeks : null,
      from: own?.first ?? null,
      to: own?.last ?? null,
      ...Object.fromEntries(Object.entries(door ?? {}).filter(([, value]) => value !== undefined)),
    }),
};

/** The days end yesterday, because today's classes have not all ended. */
export const daysOf = ({ weeks, own }: OccupancyAddress, today: Day): Days =>
  own ?? { first: addDays(today, -7 * (weeks ?? weekChoices[0])), last: addDays(today, -1) };

export const waitedFor = ({ waited, name, weekday, clock }: ClassDoor): SameClass | null =>
  waited === true && name !== undefined && weekday !== undefined && clock !== undefined ? { name, weekday, clock } : null;

export const queryOf = ({ weekday, hour, name, clock, trainer, room }: ClassDoor) => ({
  ...(weekday === undefined ? {} : { Weekday: weekday }),
  ...(hour === undefined ? {} : { Hour: hour }),
  ...(name === undefined ? {} : { Name: name }),
  ...(clock === undefined ? {} : { Clock: clock }),
  ...(trainer === undefined ? {} : { TrainerId: trainer }),
  ...(room === undefined ? {} : { DisplayGroupId: room }),
});
