import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStep } from '../security/second-step.ts';
import { cookieOf, setCookie } from './visit.ts';

const COOKIE = 'clubpulse_made';
/** Below which every sign-in has its pages. */
const PATH = '/oidc/sign-in';
/** Stands where the token names a sign-in: there is none yet. */
const ANY_SIGN_IN = 'just-made';

type Steps = Pick<SecondStep, 'tokenFor' | 'read' | 'seconds'>;

/** This browser made the account a moment ago, password and all: it is not asked to type both again. */
export function rememberMade(reply: FastifyReply, steps: Steps, accountId: string, secure: boolean): void {
  setCookie(reply, COOKIE, steps.tokenFor(ANY_SIGN_IN, { accountId, stay: true }), PATH, secure, steps.seconds);
}

/** The account that was made here and has not come in yet; once asked for it is forgotten. */
export function takeMade(request: FastifyRequest, reply: FastifyReply, steps: Steps, secure: boolean): string | undefined {
  const token = cookieOf(request.headers.cookie, COOKIE);
  if (token === undefined) return undefined;
  setCookie(reply, COOKIE, '', PATH, secure, 0);
  return steps.read(ANY_SIGN_IN, token)?.accountId;
}
