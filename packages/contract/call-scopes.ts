import { access as accounts } from './accounts/accounts.access.ts';
import { access as billing } from './billing/billing.access.ts';
import { access as body } from './body/body.access.ts';
import { access as calendar } from './calendar/calendar.access.ts';
import type { Call } from './call.ts';
import { access as clubs } from './clubs/clubs.access.ts';
import { access as community } from './community/community.access.ts';
import { access as devices } from './devices/devices.access.ts';
import { access as live } from './live/live.access.ts';
import { access as members } from './members/members.access.ts';
import { access as office } from './office/office.access.ts';
import { type Scope, type ScopeArea, scopeAreas } from './scopes.ts';
import { access as training } from './training/training.access.ts';
import { access as videos } from './videos/videos.access.ts';
import { access as workouts } from './workouts/workouts.access.ts';

const callsOf = {
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
} as const satisfies Record<ScopeArea, object>;

/** Calls that give access which does not end with the token, or that return a link to the payment provider. */
const ofSessions: ReadonlySet<string> = new Set([
  'security',
  'tokens',
  'handovers',
  'integrations',
  'push',
  'ical',
  'paymentAccounts',
  'paymentOrders',
  'payouts',
  'paymentDifferences',
  'disputes',
  'clubUsers.proposeEmail',
  'ownSubscriptions.applyCard',
  'ownSubscriptions.changeCard',
]);

type Described = Pick<Call, 'id' | 'method' | 'access' | 'errors'>;

export const areaOf = ({ id }: Described): ScopeArea | undefined => scopeAreas.find((area) => id in callsOf[area]);

/** `none`: a public call. `session`: no token may make the call, for example because it needs a recent sign-in. */
export function scopeOf(call: Described): Scope | 'none' | 'session' {
  const { id, method, access, errors } = call;
  if (access.who === 'public') return 'none';
  const area = areaOf(call);
  const [feature = ''] = id.split('.');
  const isOfSessions = ofSessions.has(feature) || ofSessions.has(id) || errors.includes('SignInAgain');
  if (area === undefined || isOfSessions || access.who === 'admin' || access.who === 'editor') return 'session';
  return `${area}:${method === 'GET' ? 'read' : 'write'}`;
}
