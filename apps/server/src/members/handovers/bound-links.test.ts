import { handOverInvitation } from '@clubpulse/contract/members/handovers/handovers.calls';
import * as calls from '@clubpulse/contract/members/invitations.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

const PASSWORD = 'three bells ring';
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

let count = 0;
const address = () => `bound${++count}.${world.clubA}@example.com`;
const token = () => world.tokens.managerA;

async function handed(Role: 'Trainer' | 'Athlete' = 'Trainer') {
  const email = address();
  const body = { People: [{ Email: email }], Role, Language: 'en' };
  const sent = await server.call(calls.sendInvitations, { params: { id: world.clubA }, body, token: token() });
  const code = sent.result.Invitations[0]?.Code ?? '';
  const { Link } = (await server.call(handOverInvitation, { params: { code }, token: token() })).result;
  const { pathname, search } = new URL(Link);
  const first = await server.app.inject({ url: pathname + search });
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  return {
    email,
    code,
    page: () => server.app.inject({ url: '/oidc/handed', headers: { cookie } }),
    use: (fields: Record<string, string> = { password: PASSWORD }) =>
      server.app.inject({
        method: 'POST',
        url: '/oidc/handed',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
const account = (email: string) =>
  server.db.selectFrom('identity_accounts').selectAll().where('Email', '=', email).executeTakeFirst();

it('an athlete who is signed in cannot accept an invitation after another account used the link that staff handed over for it', async () => {
  const { email, code, use } = await handed('Athlete');
  expect((await use()).statusCode).toBe(303);
  const accept = (by: string) => server.call(calls.acceptInvitation, { params: { code }, token: by });
  const { status, problem } = await accept(world.tokens.stranger);
  expect([status, problem.ErrorType]).toEqual([403, 'InvitationOfOther']);
  expect((await accept(await server.tokenFor(email, false))).status).toBe(200);
});

describe('a link handed over for an invitation', () => {
  const ends: Record<string, (code: string) => Promise<unknown>> = {
    'is deleted': (code) => server.call(calls.deleteInvitation, { params: { code }, token: token() }),
    'is disabled': (code) =>
      server.call(calls.setInvitationActive, { params: { code }, body: { Active: false }, token: token() }),
    'moves to another address': (code) =>
      server.call(calls.correctInvitationAddress, { params: { code }, body: { Email: address() }, token: token() }),
    expires: (code) =>
      server.db
        .updateTable('invitations')
        .set({ ExpiresAt: new Date(0) })
        .where('Code', '=', code)
        .execute(),
    'is accepted by another account': (code) =>
      server.db.updateTable('invitations').set({ AcceptedAt: new Date() }).where('Code', '=', code).execute(),
  };
  it.each(Object.keys(ends))(
    'becomes invalid when the invitation %s, and its page states that the invitation has ended',
    async (what) => {
      const { email, code, page, use } = await handed();
      expect((await page()).statusCode).toBe(200);
      await ends[what]?.(code);
      for (const shown of [await page(), await use()]) {
        expect(shown.statusCode).toBe(410);
        expect(shown.body).toContain('The invitation of this link has ended');
      }
      expect(await account(email)).toBeUndefined();
    },
  );
});
