import type { Call } from '@clubpulse/contract/call';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import type { FastifyRequest } from 'fastify';
import type { AccessPorts, Caller } from './caller.ts';

export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Who calls, whether the declared access lets them, and which subject decided it. */
export async function decideAccess(
  call: Call,
  input: CheckedInput,
  request: FastifyRequest,
  ports: AccessPorts,
  resolve: (() => Promise<number | undefined>) | undefined,
): Promise<Caller | undefined | Refusal> {
  const { access } = call;
  const caller = await ports.identify(request);
  if (access.who === 'public') return isRefusal(caller) ? undefined : caller;
  if (caller === undefined) return refuse('Unauthorized');
  if (isRefusal(caller)) return caller;
  if (access.who === 'signedIn') return caller;

  const where = access.who === 'user' ? access.user : access.who === 'club' ? access.club : access.brand;
  const id = where === 'resolved' ? await resolve?.() : subjectId(where, input);
  if (id === undefined) return refuse('NotFound');

  if (access.who === 'user') {
    // Everybody may about herself: nothing has to be looked up for that.
    if (id === caller.UserId) return caller;
    const clubs = await ports.athleteClubs(id);
    if (!clubs) return refuse('NotFound');
    return mayCall(access, caller, { user: { UserId: id, athleteClubs: clubs } }) ? caller : refuse('InsufficientRights');
  }
  if (access.who === 'club') {
    const club = await ports.clubFacts(id);
    if (!club) return refuse('NotFound');
    return mayCall(access, caller, { club }) ? caller : refuse('InsufficientRights');
  }
  if (!(await ports.brandExists(id))) return refuse('NotFound');
  return mayCall(access, caller, { brandId: id }) ? caller : refuse('InsufficientRights');
}

function subjectId(where: string, input: CheckedInput): number | undefined {
  const [part = '', field = ''] = where.split('.');
  const holder: unknown = part === 'params' ? input.params : part === 'query' ? input.query : input.body;
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, field) : undefined;
  return typeof value === 'number' ? value : undefined;
}
