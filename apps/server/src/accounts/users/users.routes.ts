import type { Person, User } from '@clubpulse/contract/accounts/users';
import * as calls from '@clubpulse/contract/accounts/users.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Consents } from '../consents/public.ts';
import type { Users } from './users.service.ts';

type SendConfirmation = ((email: string, language: Language) => Promise<boolean>) | undefined;

/** The fields that staff may set. Only the user may set the other fields. */
const ofStaff: ReadonlySet<string> = new Set(['CustomTargetZone', 'TargetZoneLowPrc', 'TargetZoneHighPrc', 'RowVersion']);

export function userRoutes(route: Routes, users: Users, consents: Consents, send: SendConfirmation): void {
  const seen = async (caller: Caller, user: User | Refusal): Promise<Person | Refusal> =>
    isRefusal(user) ? user : consents.person(caller, user);
  route(calls.getSelf, async ({ caller }) => {
    const [self, ClubsToAnswer] = await Promise.all([users.self(caller), consents.clubsToAnswer(caller.UserId)]);
    return isRefusal(self) ? self : { ...self, ClubsToAnswer };
  });
  route(calls.getUser, async ({ params, caller }) => seen(caller, await users.get(params.id)));
  route(calls.getUserBasic, ({ params }) => users.basic(params.id));
  route(calls.getEmailStatus, ({ params }) => users.emailStatus(params.id));
  route(calls.getUserRoles, ({ params, caller }) => consents.roles(caller, params.id));
  route(calls.getUserClubRoles, ({ params, caller }) => consents.clubRoles(caller, params.id, params.clubId));
  route(calls.putUser, ({ params, body }) => users.update(params.id, body));
  route(calls.sendConfirmation, async ({ params, language }) => {
    const user = await users.get(params.id);
    if (isRefusal(user)) return user;
    return { Sent: !user.EmailConfirmed && send !== undefined && (await send(user.Email, language)) };
  });
  route(calls.putZones, ({ params, body }) => users.updateZones(params.id, body));
  route(calls.patchUser, async ({ params, body, caller }) => {
    const isOwnField = Object.keys(body).some((field) => !ofStaff.has(field));
    if (isOwnField && caller.UserId !== params.id) return refuse('InsufficientRights');
    return seen(caller, await users.patch(params.id, body));
  });
}
