import { deleteParticipant } from '@clubpulse/contract/calendar/participants.calls';
import { remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionStates } from '../../billing/subscriptions/public.ts';
import type { Users } from '../../platform/database/schema.generated.ts';
import { publish } from '../../platform/events/events.ts';
import { type BookingHouse, openBookingHouse, type Person } from '../../test/booking-house.ts';
import { aClass, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';

let house: BookingHouse;
beforeAll(async () => {
  house = await openBookingHouse();
});
beforeEach(async () => {
  await house.notices.run();
  await house.db.deleteFrom('mails').execute();
});
afterAll(() => house.close());

const mails = () => house.db.selectFrom('mails').select(['To', 'Subject', 'Text']).orderBy('MailId').execute();
async function reader(fields: Partial<Insertable<Users>> = {}): Promise<Person & { email: string }> {
  const who = await house.person('Athlete');
  const row = await house.db
    .updateTable('users')
    .set({ Language: 'en', ...fields })
    .where('UserId', '=', who.id)
    .returning('Email')
    .executeTakeFirstOrThrow();
  return { ...who, email: row.Email };
}
describe('a member is told by mail', () => {
  it('of a seat that is held for her, in her language, with the time of the club in her formats', async () => {
    const Begin = new Date('2099-01-05T18:30:00+01:00');
    const given = await aClass(house.db, house.club, {
      Name: 'Spinning',
      Begin,
      MaxInSiteParticipants: 1,
      CalendarVisibilityDays: 36_500,
    });
    const [ada, bea] = [
      await reader(),
      await reader({ Language: 'it', DateFormat: 'yyyymmdd', TimeFormat: 'h12', FirstMidName: 'Bea' }),
    ];
    expect((await house.book(ada, given)).status).toBe(201);
    expect((await house.book(bea, given, { Queue: true })).status).toBe(201);
    expect((await house.cancel(ada, given)).status).toBeLessThan(300);
    await Promise.all([house.notices.run(), house.notices.run(), house.notices.run()]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ To: bea.email, Subject: 'Si è liberato un posto: Spinning' });
    expect(mail?.Text).toMatch(/^Ciao Bea,\n\nUn posto in Spinning, lunedì 2099-01-05, 6:30 PM, è riservato a te fino a /);
    expect(mail?.Text).toContain('http://127.0.0.1:8080/#/Today');
    expect(mail?.Text).toContain('Cadenza Navigli');
  });

  it('of an offer only as long as it holds', async () => {
    const ada = await reader();
    const Payload = {
      Target: ada.id,
      ClassName: 'Yoga',
      ClassDate: hours(5).toISOString(),
      OfferExpiresAt: hours(-0.1).toISOString(),
    };
    await publish(house.db, { ClubId: house.club, Type: 'SeatOffered', Payload });
    await house.notices.run();
    expect(await mails()).toEqual([]);
  });

  it('when the club took her off a class, not when she left herself', async () => {
    const given = await aClass(house.db, house.club, { Name: 'Pilates' });
    const [ada, bea] = [await reader(), await reader({ Language: 'fr' })];
    for (const who of [ada, bea]) await house.book(who, given);
    await house.cancel(ada, given);
    const removed = await house.call(deleteParticipant, { params: { id: given, userId: bea.id }, token: house.trainer.token });
    expect(removed.status).toBeLessThan(300);
    await house.notices.run();
    expect(await mails()).toMatchObject([{ To: bea.email, Subject: 'Vous n’êtes plus inscrit à Pilates' }]);
  });

  it('of a subscription that ends or has ended', async () => {
    const type = await aSubscriptionType(house.db, house.club);
    const today = dayIn('Europe/Rome', new Date());
    // The house's own job leaves this club alone.
    await house.db
      .insertInto('club_daily_jobs')
      .values({ ClubId: house.club, Job: 'subscriptions', LastDay: '2200-01-01' })
      .execute();
    const [ends, ended] = [await reader({ Language: 'es' }), await reader({ DateFormat: 'mmddyyyy' })];
    const hold = (userId: number, ExpiryDate: string) =>
      aSubscription(house.db, house.club, userId, type, null, {
        SubscriptionName: 'Mornings',
        ActivationDate: addDays(today, -60),
        ExpiryDate,
      });
    await hold(ends.id, addDays(today, 7));
    await hold(ended.id, addDays(today, -1));
    const days = { ClubId: house.club, TimeZone: 'Europe/Rome', days: [today], since: hours(-24) } as const;
    await house.db.transaction().execute((trx) => subscriptionStates.run(trx, days));
    await house.notices.run();
    expect((await mails()).map(({ To, Subject }) => [To, Subject])).toEqual([
      [ends.email, 'Mornings termina pronto'],
      [ended.email, 'Mornings has ended'],
    ]);
    const [first] = await mails();
    expect(first?.Text).toContain(addDays(today, 7).split('-').reverse().join('/'));
  });

  it('of the policies when staff reminds her', async () => {
    const ada = await reader({ FirstMidName: 'Ada' });
    const policy = {
      ClubId: house.club,
      Type: 'JoinClub',
      Text: 'Bring a towel.',
      PublishState: 'Published',
      PublicationDate: hours(-48),
    };
    await house.db
      .insertInto('policies')
      .values([
        { ...policy, Title: 'House rules' },
        { ...policy, Title: 'Terms' },
      ])
      .execute();
    const asked = { params: { id: house.club, userId: ada.id }, token: house.trainer.token };
    const { result } = await house.call(remindOfPolicies, { ...asked, key: 'remind' });
    expect(result.Titles).toEqual(['House rules', 'Terms']);
    expect((await house.call(remindOfPolicies, { ...asked, key: 'remind' })).result).toEqual(result);
    expect((await house.call(remindOfPolicies, asked)).problem.ErrorType).toBe('PoliciesRemindedAlready');
    await house.notices.run();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ To: ada.email, Subject: 'Please answer: House rules, Terms' });
    expect(mail?.Text).toContain('/#/Policies');
  });
});
