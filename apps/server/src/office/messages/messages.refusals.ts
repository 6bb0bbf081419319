import { textVersions } from '@clubpulse/contract/accounts/consents';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { sendMessage, sendSms } from '@clubpulse/contract/office/messages.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';

const written = { App: true, Email: false, Language: 'en', Texts: { en: { Title: 'News', Text: 'Soon' } } } as const;

export const refusals: Refusals = async ({ house, world, rows, open }) => {
  const to = { params: { id: rows.club }, token: world.tokens.managerA };
  const her = { ...written, Audience: { UserIds: [rows.athlete] } };
  // A house that can send SMS, and a club whose licence has none.
  const other = await open({ SMS_URL: 'http://127.0.0.1:9/' });
  const club = await aClub(other.db);
  await other.db.updateTable('club_licenses').set({ Sms: 0 }).where('ClubId', '=', club).execute();
  const UserId = await aUser(other.db, { Phone: '+39 02 555 0100' });
  await aRole(other.db, UserId, 'Athlete', club);
  const consent = {
    UserId,
    ClubId: club,
    Purpose: 'Contact',
    Granted: true,
    Version: textVersions.Contact,
    Language: 'en',
  } as const;
  await other.db
    .insertInto('consents')
    .values({ ...consent, At: new Date(), ByUserId: UserId })
    .execute();
  const token = await other.tokenFor('sms-desk@example.com');
  await aRole(other.db, (await other.call(getSelf, { token })).result.UserId, 'Manager', club);
  const bySms = { ...written, Sms: true, Audience: { UserIds: [UserId] }, Expected: 1 };
  return {
    AudienceChanged: provoke(house, sendMessage, { ...to, body: { ...her, Expected: 9 } }),
    SmsNotAvailable: provoke(house, sendSms, { ...to, body: { ...her, Sms: true, Expected: 1 } }),
    InsufficientSmsCredits: provoke(other, sendSms, { params: { id: club }, body: bySms, token }),
  };
};
