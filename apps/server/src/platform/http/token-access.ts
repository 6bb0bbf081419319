import type { Access, Call } from '@clubpulse/contract/call';
import { scopeOf } from '@clubpulse/contract/call-scopes';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { mayCall, type SubjectFacts } from '@clubpulse/rules/accounts/roles/access';
import type { Caller, CallerToken } from './caller.ts';

export function refuseScope(call: Call, { scopes }: CallerToken): Refusal | undefined {
  const scope = scopeOf(call);
  if (scope === 'none' || scopes.some((one) => one === scope)) return undefined;
  return scope === 'session' ? refuse('SessionRequired') : refuse('ScopeMissing', { values: { scope } });
}

/** Not the id of any user, because a club's token does not act for the user who created it. */
const NO_USER = 0;

/** A club's token may call only about this club and its athletes, with rights that both its role and its creator have. */
export function mayCallAbout(access: Access, caller: Caller, subject: SubjectFacts = {}): boolean {
  const ofClub = caller.token?.club;
  if (ofClub === undefined) return mayCall(access, caller, subject);
  const { ClubId, makerRoles } = ofClub;
  const isHere = (club: { readonly ClubId: number }) => club.ClubId === ClubId;
  if (access.who === 'club' ? !subject.club || !isHere(subject.club) : access.who !== 'user') return false;
  const { user } = subject;
  const here = user ? { user: { ...user, athleteClubs: user.athleteClubs.filter(isHere) } } : subject;
  return [caller.roles, makerRoles].every((roles) => mayCall(access, { UserId: NO_USER, roles, isAdmin: false }, here));
}
