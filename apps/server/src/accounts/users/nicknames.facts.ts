import { suggestNickname } from '@clubpulse/rules/accounts/users/profile';
import type { Queryable } from '../../platform/database/database.ts';
import * as store from './users.store.ts';

/** The length leaves room for three digits. The lookup compares only this many characters. */
export const NICKNAME_STEM = 37;

export async function freeNickname(via: Queryable, wanted: string): Promise<string | undefined> {
  const taken = await store.takenNicknames(via, wanted.slice(0, NICKNAME_STEM));
  return suggestNickname(wanted, (nickname) => taken.has(nickname.toLowerCase()));
}
