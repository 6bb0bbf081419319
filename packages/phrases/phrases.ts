import type { Accounts } from './areas/accounts.ts';
import type { Billing } from './areas/billing.ts';
import type { Body } from './areas/body.ts';
import type { Calendar } from './areas/calendar.ts';
import type { Clubs } from './areas/clubs.ts';
import type { Community } from './areas/community.ts';
import type { Devices } from './areas/devices.ts';
import type { Live } from './areas/live.ts';
import type { Members } from './areas/members.ts';
import type { Office } from './areas/office.ts';
import type { Training } from './areas/training.ts';
import type { Videos } from './areas/videos.ts';
import type { Workouts } from './areas/workouts.ts';
import type { errors } from './en/errors.ts';
import type { formats } from './en/formats.ts';
import type { kit } from './en/kit.ts';
import type { shell } from './en/shell.ts';

/** Phrases of the browser by area. The server's phrases are in `<language>/server`. */
type English = typeof errors &
  typeof formats &
  typeof kit &
  typeof shell &
  Accounts &
  Billing &
  Body &
  Calendar &
  Clubs &
  Community &
  Devices &
  Live &
  Members &
  Office &
  Training &
  Videos &
  Workouts;

/** Plural forms are requested by their stem with a `count`. Values use `{{name}}` placeholders. */
export type PhraseKey = Stem<keyof English>;
export type Stem<K> = K extends `${infer S}_one` ? S : K extends `${infer _}_other` ? never : K;

/** Italian, Spanish and French have an additional plural form for millions (`_many`). */
export type Translated<Words> = Readonly<Record<keyof Words | Many<keyof Words>, string>>;
type Many<K> = K extends `${infer S}_one` ? `${S}_many` : never;
