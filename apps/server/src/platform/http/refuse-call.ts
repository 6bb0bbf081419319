import type { Call } from '@clubpulse/contract/call';
import { everyCallErrors, isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logEnded, logRefused } from '../log/security.ts';
import type { AccessPorts, Caller } from './caller.ts';
import { sendRefusal } from './problems.ts';

const ofRights: ReadonlySet<string> = new Set(['InsufficientRights', 'ScopeMissing', 'SessionRequired']);
const ofTokens: ReadonlySet<string> = new Set(['Unauthorized', 'TokenInvalid']);

export async function logRefusal(call: Call, { refused }: Refusal, request: FastifyRequest, ports: AccessPorts): Promise<void> {
  const event = { at: call.id, from: request.ip };
  if (ofRights.has(refused)) {
    const caller = await ports.identify(request);
    const userId = caller && !isRefusal(caller) ? caller.UserId : undefined;
    logRefused(request.log, { security: 'rights', ...event, userId });
  } else if (ofTokens.has(refused) && request.headers.authorization !== undefined) {
    logEnded(request.log, { security: 'token', ...event });
  }
}

const declaredByAll: ReadonlySet<string> = new Set(everyCallErrors);

export function refuseCall(call: Call, refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { refused } = refusal;
  if (!declaredByAll.has(refused) && !call.errors.includes(refused)) {
    const undeclared = `${call.id} answers ${refused}, which it does not declare.`;
    if (['development', 'test'].includes(process.env['NODE_ENV'] ?? '')) throw new Error(undeclared);
    reply.log.error(undeclared);
  }
  return sendRefusal(reply, refusal);
}

export const isDeleted = async ({ UserId }: Caller, ports: AccessPorts): Promise<boolean> =>
  (await ports.athleteClubs(UserId)) === undefined;
