import { type Language, languageSchema } from '@clubpulse/contract/scalars';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../http/problems.ts';
import type { Accounts } from '../accounts.ts';
import { type Visitor, visitor } from './layout.ts';

const LANGUAGE_COOKIE = 'clubpulse_language';

/** Values are not decoded, because the provider's cookies contain only URL-safe characters. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

export const setCookie = (
  reply: FastifyReply,
  name: string,
  value: string,
  path: string,
  secure: boolean,
  seconds?: number,
): FastifyReply => {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return reply.header('set-cookie', `${name}=${value}; Path=${path}${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`);
};

const DEVICE_SECONDS = 365 * 24 * 3600;

export async function rememberDevice(
  reply: FastifyReply,
  accounts: Pick<Accounts, 'deviceCookie'>,
  email: string,
  secure: boolean,
): Promise<void> {
  const cookie = await accounts.deviceCookie(email);
  if (cookie) setCookie(reply, cookie.name, cookie.value, '/oidc/sign-in', secure, DEVICE_SECONDS);
}

export const pageLanguage = (chosen: unknown, uiLocales: unknown, acceptLanguage: string | undefined): Language => {
  const known = languageSchema.safeParse(chosen);
  if (known.success) return known.data;
  return languageOf(typeof uiLocales === 'string' ? uiLocales.replaceAll(' ', ',') : acceptLanguage);
};

/** A language from `?lang=it` is stored only below the path `below`, so that a language chosen later in the app remains. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { path: string; below: string; uiLocales?: unknown; secure: boolean },
): Visitor {
  const { query } = request;
  const language = languageSchema.safeParse(
    typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined,
  );
  if (language.success) setCookie(reply, LANGUAGE_COOKIE, language.data, options.below, options.secure);
  const chosen = language.success ? language.data : cookieOf(request.headers.cookie, LANGUAGE_COOKIE);
  return visitor(pageLanguage(chosen, options.uiLocales, request.headers['accept-language']), options.path);
}
