import { errors as accounts } from './accounts/accounts.errors.ts';
import { errors as billing } from './billing/billing.errors.ts';
import { errors as body } from './body/body.errors.ts';
import { errors as calendar } from './calendar/calendar.errors.ts';
import { errors as clubs } from './clubs/clubs.errors.ts';
import { errors as community } from './community/community.errors.ts';
import { errors as devices } from './devices/devices.errors.ts';
import { errors as live } from './live/live.errors.ts';
import { errors as members } from './members/members.errors.ts';
import { errors as office } from './office/office.errors.ts';
import { errors as platform } from './platform/platform.errors.ts';
import { errors as training } from './training/training.errors.ts';
import { errors as videos } from './videos/videos.errors.ts';
import { errors as workouts } from './workouts/workouts.errors.ts';

type Statuses = Readonly<Record<string, number>>;
type Joined<Lists> = Lists extends readonly [infer First, ...infer Rest] ? First & Joined<Rest> : unknown;
type Apart<Lists, Known = never> = Lists extends readonly [infer First, ...infer Rest]
  ? readonly [
      Extract<keyof First, Known> extends never ? First : `${Extract<keyof First, Known & string>} is another area's too`,
      ...Apart<Rest, Known | keyof First>,
    ]
  : readonly [];

const joined = <const Lists extends readonly Statuses[]>(lists: Lists & Apart<Lists>): Joined<Lists> =>
  Object.assign({}, ...lists);

/** Error types with their HTTP status. The phrase `error.<ErrorType>` is the text. */
export const errorTypes = joined([
  accounts,
  clubs,
  members,
  devices,
  billing,
  body,
  training,
  videos,
  workouts,
  calendar,
  live,
  community,
  office,
  platform,
]);
