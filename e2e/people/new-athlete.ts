import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { navigli } from '@clubpulse/world/clubs';
import { callerFor } from './calls.ts';
import { signUp } from './signing-in.ts';
import type { Visitor } from './visitor.ts';

/** Signs somebody up who is a member of the club already when she sees her first screen. */
export async function enterAsNewAthlete(
  visitor: Visitor,
  { email, first, last }: { email: string; first: string; last: string },
) {
  await signUp(visitor, email, `${first} trains at seven`);
  const call = await callerFor(email);
  const { UserId, RowVersion } = await call(getSelf);
  const names = { Nickname: first, FirstMidName: first, LastName: last };
  const body = { ...names, BirthDate: '1994-05-17', Gender: 'Female' as const, Height: 170, Weight: 60, RowVersion };
  await call(putUser, { params: { id: UserId }, body });
  await call(joinClub, { body: { Code: navigli.code } });
  await visitor.page.reload();
  await visitor.page.waitForURL(/#\/Journal$/);
  return { UserId, call };
}
