import type { z } from 'zod';
import * as accounts from './accounts/accounts.events.ts';
import * as billing from './billing/billing.events.ts';
import * as body from './body/body.events.ts';
import * as calendar from './calendar/calendar.events.ts';
import * as clubs from './clubs/clubs.events.ts';
import * as community from './community/community.events.ts';
import * as devices from './devices/devices.events.ts';
import type { EventKind } from './event.ts';
import * as live from './live/live.events.ts';
import * as members from './members/members.events.ts';
import * as office from './office/office.events.ts';
import * as platform from './platform/platform.events.ts';
import * as training from './training/training.events.ts';
import * as videos from './videos/videos.events.ts';
import * as workouts from './workouts/workouts.events.ts';

const kinds = {
  ...accounts,
  ...clubs,
  ...members,
  ...devices,
  ...billing,
  ...body,
  ...training,
  ...videos,
  ...workouts,
  ...calendar,
  ...live,
  ...community,
  ...office,
  ...platform,
};

type Kind = (typeof kinds)[keyof typeof kinds];

export type NewEvent = {
  [K in Kind as K['Type']]: { readonly ClubId: number | null; readonly Type: K['Type']; readonly Payload: z.input<K['Payload']> };
}[Kind['Type']];

export const allEvents: readonly EventKind[] = Object.values(kinds);
