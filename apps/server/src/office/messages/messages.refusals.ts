import { textVersions } from '@clubpulse/contract/accounts/consents';
import { MESSAGES_AN_HOUR } from '@clubpulse/contract/office/messages';
import { sendMessage, sendSms } from '@clubpulse/contract/office/messages.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';

const written = { App: true, Email: false, Language: 'en', Texts: { en: { Title: 'News', Text: 'Soon' } } } as const;

export const refusals: Refusals = async ({ server, world, rows }) => {
  const { db } = server;
  const token = world.tokens.managerA;
  const to = { params: { id: rows.club }, token };
  const toAthlete = { ...written, Audience: { UserIds: [rows.athlete] } };
  const club = await aClub(db);
  await db.updateTable('club_licenses').set({ Sms: 0 }).where('ClubId', '=', club).execute();
  await aRole(db, world.ids.managerA, 'Manager', club);
  const UserId = await aUser(db, { Phone: '+39 02 555 0100' });
  await aRole(db, UserId, 'Athlete', club);
  const text = { Purpose: 'Contact', Granted: true, Version: textVersions.Contact, Language: 'en' } as const;
  await db
    .insertInto('consents')
    .values({ ...text, UserId, ClubId: club, At: new Date(), ByUserId: UserId })
    .execute();
  const bySms = { ...written, Sms: true, Audience: { UserIds: [UserId] }, Expected: 1 };
  const busy = await aClub(db);
  await aRole(db, world.ids.managerA, 'Manager', busy);
  const sent = {
    ClubId: busy,
    AuthorId: world.ids.managerA,
    Language: 'en' as const,
    Texts: '{}',
    SentAt: new Date(),
    Chosen: 1,
  };
  const many = Array.from({ length: MESSAGES_AN_HOUR }, () => ({ ...sent, App: true, Email: false, Sms: false }));
  await db.insertInto('messages').values(many).execute();
  return {
    MessagesOften: provoke(server, sendMessage, { params: { id: busy }, body: { ...toAthlete, Expected: 1 }, token }),
    AudienceChanged: provoke(server, sendMessage, { ...to, body: { ...toAthlete, Expected: 9 } }),
    DraftGone: provoke(server, sendMessage, { ...to, body: { ...toAthlete, Expected: 1, PlannedMessageId: 999_999_999 } }),
    MessageTargetGone: provoke(server, sendMessage, {
      ...to,
      body: {
        ...toAthlete,
        Texts: { en: { ...written.Texts.en, Button: 'Book' } },
        Target: { Kind: 'Class', ClassId: 999_999_999 },
        Expected: 1,
      },
    }),
    SmsNotAvailable: provoke(server, sendSms, { ...to, body: { ...toAthlete, Sms: true, Expected: 1 } }),
    InsufficientSmsCredits: provoke(server, sendSms, { params: { id: club }, body: bySms, token }),
  };
};
