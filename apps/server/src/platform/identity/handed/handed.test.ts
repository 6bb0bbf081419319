import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '../../../test/rows.ts';
import { openServer, type TestServer } from '../../../test/server.ts';
import { hashOf, newSecret } from '../../secrets/secrets.ts';
import { type HandedAct, insertAccessLink, isHandedTo, openHanded, redeemAccessLink } from './handed.store.ts';

let server: TestServer;
let by: number;
beforeAll(async () => {
  server = await openServer();
  by = await aUser(server.db);
});
afterAll(() => server.close());

let count = 0;
const some = (what: string) => `${what}:handed${++count}-${by}`;
async function anAccount(): Promise<string> {
  const Email = `${some('account').replace(':', '-')}@example.com`;
  await server.tokenFor(Email);
  const row = server.db.selectFrom('identity_accounts').select('AccountId').where('Email', '=', Email);
  return (await row.executeTakeFirstOrThrow()).AccountId;
}
async function hand(Subject: string, Voucher: string, Does: HandedAct, AccountId: string | null): Promise<string> {
  const TokenHash = hashOf(newSecret());
  const made = { TokenHash, MadeBy: by, ExpiresAt: new Date(Date.now() + 60_000) };
  await insertAccessLink(server.db, { Subject, Voucher, Email: 'a@example.com', Does, AccountId, Landing: '/', ...made });
  return TokenHash;
}
const take = async (tokenHash: string, accountId: string, does: HandedAct) =>
  expect(await redeemAccessLink(server.db, tokenHash, accountId, [does])).toBe(true);
const leads = async (tokenHash: string) => (await openHanded(server.db, tokenHash)) !== undefined;

it('when an account uses an access link, another account that used a link of the same subject and voucher before loses the access', async () => {
  const [before, after] = [await anAccount(), await anAccount()];
  const [subject, voucher] = [some('invited'), some('club')];
  const other = some('club');
  await take(await hand(subject, voucher, 'Account', null), before, 'Account');
  await take(await hand(subject, other, 'Account', null), before, 'Account');
  await take(await hand(subject, voucher, 'Account', null), after, 'Account');
  expect(await isHandedTo(server.db, before, { subject, voucher })).toBe(false);
  expect(await isHandedTo(server.db, before, { subject, voucher: other })).toBe(true);
  expect(await isHandedTo(server.db, after, { subject, voucher })).toBe(true);
});

it('a link that proves the identity removes unused password links of other vouchers, and no other link', async () => {
  const account = await anAccount();
  const [first, second, third] = [some('club'), some('club'), some('club')];
  const used = await hand(some('user'), second, 'Password', account);
  await take(used, account, 'Password');
  const open = {
    theirs: await hand(some('user'), second, 'Password', account),
    own: await hand(some('user'), first, 'Password', account),
    proof: await hand(some('user'), third, 'Proof', account),
    elses: await hand(some('user'), second, 'Password', await anAccount()),
  };
  await take(await hand(some('user'), first, 'Proof', account), account, 'Proof');
  expect({
    theirs: await leads(open.theirs),
    own: await leads(open.own),
    proof: await leads(open.proof),
    elses: await leads(open.elses),
  }).toEqual({ theirs: false, own: true, proof: true, elses: true });
  expect(await isHandedTo(server.db, account, { voucher: second })).toBe(true);
});

it('a link that sets a new password removes all other access links of the account, used or unused', async () => {
  const account = await anAccount();
  const [first, second] = [some('club'), some('club')];
  await take(await hand(some('user'), first, 'Proof', account), account, 'Proof');
  const waits = await hand(some('user'), first, 'Proof', account);
  await take(await hand(some('user'), second, 'Password', account), account, 'Password');
  expect(await isHandedTo(server.db, account, { voucher: first })).toBe(false);
  expect(await isHandedTo(server.db, account, { voucher: second })).toBe(true);
  expect(await leads(waits)).toBe(false);
});
