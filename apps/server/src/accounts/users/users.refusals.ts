import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { OAuth2Server } from 'oauth2-mock-server';
import { provoke, type Refusals, type Stage } from '../../test/refused.ts';
import { aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { ids, nicknames, tokens }, open }) => {
  const foreign = await serverWithExternalSignIn(open);
  const email = 'taken@example.com';
  await aUser(server.db, { Email: email, EmailConfirmed: true });
  const written = 'written@example.com';
  await aUser(server.db, { Email: written, EmailConfirmed: false });
  for (const one of [email, written])
    await server.provider?.createAccount({ email: one, password: 'a long enough password', verified: false });
  const saved = (RowVersion: number, Nickname: string) => ({
    params: { id: ids.athleteA },
    body: { RowVersion, Nickname },
    token: tokens.athleteA,
  });
  return {
    EmailToConfirm: provoke(server, getSelf, { token: await server.tokenFor(written) }),
    EmailExists: provoke(server, getSelf, { token: await server.tokenFor(email) }),
    EmailNotConfirmed: provoke(foreign.server, getSelf, { token: foreign.token }),
    NicknameExists: provoke(server, putUser, saved(1, nicknames.neighbourA), ['Nickname']),
    StaleRowVersion: provoke(server, putUser, saved(777, nicknames.athleteA)),
  };
};

const houses = new WeakMap<Stage['open'], ReturnType<typeof openForeign>>();

export function serverWithExternalSignIn(open: Stage['open']): ReturnType<typeof openForeign> {
  const known = houses.get(open) ?? openForeign(open);
  houses.set(open, known);
  return known;
}

async function openForeign(open: Stage['open']) {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const audience = 'https://club.example/api';
  const server = await open({ OIDC_ISSUER: provider.issuer.url ?? '', OIDC_AUDIENCE: audience, OIDC_TOKEN_TYPE: 'any' });
  const tokenOf = (sub: string, isConfirmed: boolean) =>
    provider.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { sub, aud: audience, email: `${sub}@example.com`, email_verified: isConfirmed });
      },
    });
  const [token, confirmed] = [await tokenOf('ines', false), await tokenOf('carla', true)];
  await server.call(getSelf, { token });
  await provider.stop();
  return { server, token, confirmed };
}
