import * as calls from '@clubpulse/contract/accounts/security.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { Secret, TOTP } from 'otpauth';
import { anOldProof, provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { serverWithExternalSignIn } from '../users/users.refusals.ts';

export const refusals: Refusals = async ({ server, world: { tokens, clubA }, open }) => {
  const someone = async (email: string) => {
    const id = await aUser(server.db, { Email: email });
    return { params: { id }, token: await server.tokenFor(email) };
  };
  const late = await someone('security-late@example.com');
  await anOldProof(server.db, late.token);

  const saved = await someone('security-kept@example.com');
  // This must precede the first call, because the call caches the user's roles.
  const club = await aClub(server.db);
  await aRole(server.db, saved.params.id, 'Manager', club);
  const begun = await server.call(calls.beginApp, saved);
  const app = new TOTP({ secret: Secret.fromBase32(begun.result.Secret) });
  const confirm = () => server.call(calls.confirmApp, { ...saved, body: { Code: app.generate() } });
  // On a busy machine the code may have expired.
  if ((await confirm()).status !== 200) await confirm();
  const demanded = await server.call(calls.setDemand, { params: { id: club }, token: saved.token, body: { Demanded: true } });
  if (demanded.status !== 200) throw new Error(`nothing is demanded: ${demanded.problem.ErrorType}`);

  const foreign = await serverWithExternalSignIn(open);
  const { result: self } = await foreign.server.call(getSelf, { token: foreign.confirmed });

  return {
    AccountElsewhere: provoke(foreign.server, calls.endOtherSessions, { params: { id: self.UserId }, token: foreign.confirmed }),
    SignInAgain: provoke(server, calls.beginApp, late),
    SecondFactorDemanded: provoke(server, calls.removeApp, saved),
    SecondFactorFirst: provoke(server, calls.setDemand, {
      params: { id: clubA },
      body: { Demanded: true },
      token: tokens.managerA,
    }),
  };
};
