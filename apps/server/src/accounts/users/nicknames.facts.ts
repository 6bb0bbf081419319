import { suggestNickname } from '@clubpulse/rules/accounts/users/profile';
import type { Queryable } from '../../platform/database/database.ts';
import * as store from './users.store.ts';

/** Suggestions shorten a long name by up to three digits, so looked up is what all of them begin with. */
export const NICKNAME_STEM = 37;

/** The wanted nickname or one with a number behind it; undefined when all are taken. */
export async function freeNickname(via: Queryable, wanted: string): Promise<string | undefined> {
  const taken = await store.takenNicknames(via, wanted.slice(0, NICKNAME_STEM));
  return suggestNickname(wanted, (nickname) => taken.has(nickname.toLowerCase()));
}
