import type { Language } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import * as store from './accounts.store.ts';
import type { Attempts } from './attempts/attempts.ts';
import type { Devices } from './devices.ts';
import { deleteLinks } from './links.store.ts';
import { identityMail, type Notice } from './mails.ts';
import type { Seen } from './security/events.store.ts';

export type OnSecretsEnd = (via: Queryable, accountId: string) => Promise<void>;

export type NextPage = (email: string) => Promise<string | undefined>;
export type OnProved = (trx: Queryable, accountId: string, email: string) => Promise<void>;

export interface NoticeContext extends Seen {
  readonly language: Language;
}

export interface AccountParts {
  readonly db: Database;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly devices: Devices;
  readonly attempts: Attempts;
}

export interface Ready extends AccountParts {
  readonly secretListeners: OnSecretsEnd[];
  readonly proofListeners: OnProved[];
  readonly nextPages: NextPage[];
}

export const endSecrets = async ({ secretListeners }: Ready, via: Queryable, accountId: string): Promise<void> => {
  for (const end of secretListeners) await end(via, accountId);
};

export async function notifyAt(
  { mail, publicUrl }: Ready,
  via: Queryable,
  to: string,
  kind: Notice,
  { userAgent, from, language }: NoticeContext,
): Promise<void> {
  await mail.queue(identityMail(kind, { to, link: publicUrl, language, userAgent, from }), via);
}

export async function notify(
  parts: Ready,
  via: Queryable,
  accountId: string,
  kind: Notice,
  context: NoticeContext,
): Promise<void> {
  const account = await store.accountOf(via, accountId);
  if (account) await notifyAt(parts, via, account.Email, kind, context);
}

/** Also cancels a pending change of e-mail address, because its requester may have known the old password. */
export async function passwordIsNew(parts: Ready, via: Queryable, accountId: string, context: NoticeContext): Promise<void> {
  const wasMoving = await deleteLinks(via, accountId, 'email');
  await notify(parts, via, accountId, wasMoving ? 'passwordChangedAddressStays' : 'passwordChanged', context);
}

export async function prove(
  { proofListeners }: Ready,
  trx: Queryable,
  { AccountId, Email, EmailVerified }: store.AccountRow,
): Promise<void> {
  if (EmailVerified) return;
  await store.setVerified(trx, AccountId);
  for (const listener of proofListeners) await listener(trx, AccountId, Email);
}
