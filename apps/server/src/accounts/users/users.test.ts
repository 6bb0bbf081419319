import { getSelf, getUser, sendConfirmation } from '@clubpulse/contract/accounts/users.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

describe('a new account', () => {
  const firstCall = async (name: string, browser: { language?: string; timeZone?: string }) => {
    const token = await house.tokenFor(`${name}-${world.clubA}@example.com`);
    return (await house.call(getSelf, { token, ...browser })).result;
  };

  it('has the zone and the formats of its browser', async () => {
    const browser = { language: 'de-CH,en-US;q=0.8,it-IT;q=0.6', timeZone: 'America/Denver' };
    expect(await firstCall('denver', browser)).toMatchObject({
      Language: 'en',
      TimeZone: 'America/Denver',
      DateFormat: 'mmddyyyy',
      TimeFormat: 'h12',
      FirstDayOfWeek: 'Sunday',
      UnitSystem: 'Imperial',
    });
    // What she has is hers: another browser changes nothing.
    expect(await firstCall('denver', { language: 'it-IT', timeZone: 'Europe/Rome' })).toMatchObject({
      TimeZone: 'America/Denver',
    });
  });

  it('takes no zone that does not exist', async () => {
    const { TimeZone } = await firstCall('mars', { language: 'it-IT', timeZone: 'Mars/Olympus' });
    expect(TimeZone).toBe('Europe/Rome');
  });
});

describe('an address that nobody confirmed', () => {
  it('is marked for her and for staff, and the link is mailed again', async () => {
    const email = `new-${world.clubA}@example.com`;
    await house.provider?.createAccount({ email, password: 'a long enough password', verified: false });
    const token = await house.tokenFor(email);
    const { UserId, EmailConfirmed } = (await house.call(getSelf, { token })).result;
    expect(EmailConfirmed).toBe(false);
    await house.call(joinClub, { body: { Code: world.codeA }, token });
    const staff = { params: { id: UserId }, token: world.tokens.trainerA };
    expect((await house.call(getUser, staff)).result.EmailConfirmed).toBe(false);
    const mailed = async () => (await house.db.selectFrom('mails').select('To').where('To', '=', email).execute()).length;
    const send = async () => (await house.call(sendConfirmation, { params: { id: UserId }, token })).result.Sent;
    expect([await send(), await mailed()]).toEqual([true, 1]);
    // Not without end.
    let sent = 1;
    while (await send()) sent += 1;
    expect(sent).toBeLessThan(10);
    expect(await mailed()).toBe(sent);
    expect((await house.call(sendConfirmation, staff)).status).toBe(403);
  });

  it('confirmed there is nothing to send', async () => {
    const { ids, tokens } = world;
    const { Sent } = (await house.call(sendConfirmation, { params: { id: ids.athleteA }, token: tokens.athleteA })).result;
    expect(Sent).toBe(false);
  });
});
