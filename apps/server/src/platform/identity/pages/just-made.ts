import type { Language } from '@clubpulse/contract/scalars';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStep } from '../security/second-step.ts';
import { cookieOf, setCookie } from './visit.ts';

const COOKIE = 'clubpulse_made';
/** Below which every sign-in has its pages. */
const PATH = '/oidc/sign-in';
/** Stands where the token names a sign-in: there is none yet. */
const ANY_SIGN_IN = 'just-made';

type Steps = Pick<SecondStep, 'tokenFor' | 'read' | 'seconds'>;

/** The password of the account was typed in this browser a moment ago: its next sign-in does not ask for it again. */
export function rememberMade(reply: FastifyReply, steps: Steps, accountId: string, secure: boolean): void {
  setCookie(reply, COOKIE, steps.tokenFor(ANY_SIGN_IN, { accountId, stay: true }), PATH, secure, steps.seconds);
}

/** An address of the app that begins with a sign-in, in the language in which its reader read the page before. */
export function signInAddress(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  url.searchParams.set('signIn', '1');
  return url.href;
}

/** The account whose password was typed here and that has not signed in yet; once asked for it is forgotten. */
export function takeMade(request: FastifyRequest, reply: FastifyReply, steps: Steps, secure: boolean): string | undefined {
  const token = cookieOf(request.headers.cookie, COOKIE);
  if (token === undefined) return undefined;
  setCookie(reply, COOKIE, '', PATH, secure, 0);
  return steps.read(ANY_SIGN_IN, token)?.accountId;
}
