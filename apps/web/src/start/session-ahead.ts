import { send } from '../platform/calls/call-layer.ts';
import { awaitPart } from '../platform/calls/opened.ts';
import { hasIdentity } from '../platform/identity/identity.ts';

export const sessionCalls = { 'users.self': '/users/self', 'clubs.mine': '/clubs' } as const;

export function sessionAhead(language: Promise<unknown>): void {
  for (const [id, url] of Object.entries(sessionCalls)) awaitPart([id, {}, {}], found(url, language));
}

async function found(url: string, language: Promise<unknown>) {
  try {
    const [isKnown] = await Promise.all([hasIdentity(), language]);
    return isKnown ? { answer: await send({ operation: 'get', url, quiet: true }) } : undefined;
  } catch {
    return undefined;
  }
}
