import type { Language } from '@clubpulse/contract/scalars';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStep } from '../security/second-step.ts';
import { cookieOf, setCookie } from './visit.ts';

const COOKIE = 'clubpulse_made';
const PATH = '/oidc/sign-in';
const ANY_SIGN_IN = 'just-made';

type Steps = Pick<SecondStep, 'tokenFor' | 'read' | 'seconds'>;

export function rememberNewAccount(reply: FastifyReply, steps: Steps, accountId: string, secure: boolean): void {
  setCookie(reply, COOKIE, steps.tokenFor(ANY_SIGN_IN, { accountId, stay: true }), PATH, secure, steps.seconds);
}

export function signInAddress(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  url.searchParams.set('signIn', '1');
  return url.href;
}

export function takeNewAccount(request: FastifyRequest, reply: FastifyReply, steps: Steps, secure: boolean): string | undefined {
  const token = cookieOf(request.headers.cookie, COOKIE);
  if (token === undefined) return undefined;
  setCookie(reply, COOKIE, '', PATH, secure, 0);
  return steps.read(ANY_SIGN_IN, token)?.accountId;
}
