import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ house, world: { ids, nicknames, tokens } }) => {
  const email = 'taken@example.com';
  await aUser(house.db, { Email: email });
  await house.provider?.createAccount({ email, password: 'a long enough password', verified: false });
  const saved = (RowVersion: number, Nickname: string) => ({
    params: { id: ids.athleteA },
    body: { RowVersion, Nickname },
    token: tokens.athleteA,
  });
  return {
    EmailExists: provoke(house, getSelf, { token: await house.tokenFor(email) }),
    NicknameExists: provoke(house, putUser, saved(1, nicknames.neighbourA), ['Nickname']),
    StaleRowVersion: provoke(house, putUser, saved(777, nicknames.athleteA)),
  };
};
