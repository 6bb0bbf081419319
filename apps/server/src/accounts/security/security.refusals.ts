import * as calls from '@clubpulse/contract/accounts/security.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { Secret, TOTP } from 'otpauth';
import { anOldProof, provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { serverWithExternalSignIn } from '../users/users.refusals.ts';

export const refusals: Refusals = async ({ house, world: { tokens, clubA }, open }) => {
  const someone = async (email: string) => {
    const id = await aUser(house.db, { Email: email });
    return { params: { id }, token: await house.tokenFor(email) };
  };
  const late = await someone('security-late@example.com');
  await anOldProof(house.db, late.token);

  const saved = await someone('security-kept@example.com');
  // This must precede the first call, because the call caches the user's roles.
  const club = await aClub(house.db);
  await aRole(house.db, saved.params.id, 'Manager', club);
  const begun = await house.call(calls.beginApp, saved);
  const app = new TOTP({ secret: Secret.fromBase32(begun.result.Secret) });
  const confirm = () => house.call(calls.confirmApp, { ...saved, body: { Code: app.generate() } });
  // On a busy machine the code may have expired.
  if ((await confirm()).status !== 200) await confirm();
  const demanded = await house.call(calls.setDemand, { params: { id: club }, token: saved.token, body: { Demanded: true } });
  if (demanded.status !== 200) throw new Error(`nothing is demanded: ${demanded.problem.ErrorType}`);

  const foreign = await serverWithExternalSignIn(open);
  const { result: self } = await foreign.house.call(getSelf, { token: foreign.confirmed });

  return {
    AccountElsewhere: provoke(foreign.house, calls.endOtherSessions, { params: { id: self.UserId }, token: foreign.confirmed }),
    SignInAgain: provoke(house, calls.beginApp, late),
    SecondFactorDemanded: provoke(house, calls.removeApp, saved),
    SecondFactorFirst: provoke(house, calls.setDemand, {
      params: { id: clubA },
      body: { Demanded: true },
      token: tokens.managerA,
    }),
  };
};
