import type { Self } from '@clubpulse/contract/accounts/users';
import { listTrainersForMember } from '@clubpulse/contract/calendar/appointments.calls';
import { getOwnBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import { type BookableClass, listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { bookForMember, cancelForMember, listFamilyClasses } from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { bookableWith, bookingWith, NOW, ownBookingWith, placeWith, refusal } from '../../../test/world.ts';

const tommi = { UserId: 21, Nickname: 'Tommi', FirstMidName: 'Tommaso', LastName: 'Conti', PictureUri: null };
const emma = { ...tommi, UserId: 22, Nickname: 'Emma', FirstMidName: 'Emma' };
const Since = '2026-10-01T10:00:00Z';
const family = {
  ClubId: 1,
  ClubName: 'Club 1',
  Payer: null,
  Members: [
    { ...tommi, Since, MayBook: true },
    { ...emma, Since, MayBook: false },
  ],
  Waiting: [],
  Offers: [],
};

const open = (path: string, answers: Answers, clubs = [clubWith(1)], zone: Partial<Self> = {}) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: clubs.map(({ ClubId }) => ({ ClubId })) }, ...zone }),
    clubs,
    path,
    answers: [
      answer(listFamilies, { id: 11 }, [family]),
      answer(listTrainersForMember, { id: 11, clubId: 1, memberId: 21 }, []),
      ...answers,
    ],
  });
const classesAre = (Classes: () => BookableClass[]) =>
  answer(listFamilyClasses, { id: 11, clubId: 1, memberId: 21 }, () =>
    respond(200, { TimeZone: 'Europe/Rome', Classes: Classes() }),
  );
const mine = { ...bookingWith({ UserId: 21 }), MayCancel: true, OfferIsOpen: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

it('a payer books for a member and cancels again, with the member’s name in each message', async () => {
  let isIn = false;
  const { sent } = await open('/BookFor/21', [
    classesAre(() => [bookableWith(isIn ? { Mine: mine } : {})]),
    answer(bookForMember, { id: 11, memberId: 21 }, () => {
      isIn = true;
      return respond(201, bookingWith({ UserId: 21 }));
    }),
    answer(cancelForMember, { id: 11, memberId: 21, classId: 5 }, () => {
      isIn = false;
      return respond(200, { GivenBack: true, Strike: false });
    }),
  ]);
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { level: 1, name: 'For Tommaso Conti' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Book: HIIT Ignite, 07:00' }));
  expect(await screen.findByText('Tommaso Conti is in HIIT Ignite')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/users/11/family/21/bookings');
  const cancel = await screen.findByRole('button', { name: /^Cancel: HIIT Ignite/ });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  await user.click(cancel);
  const asks = await screen.findByRole('dialog');
  expect(within(asks).getByText('For Tommaso Conti')).toBeTruthy();
  await user.click(within(asks).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/users/11/family/21/bookings/5'));
});

it('the Book screen for a member names the member in a refusal, before and after the try', async () => {
  await open('/BookFor/21', [
    classesAre(() => [
      bookableWith(),
      bookableWith({ ClassId: 6, Name: 'Yoga', Places: [placeWith({ Offer: 'None', Refused: 'RequiredMembership' })] }),
    ]),
    answer(bookForMember, { id: 11, memberId: 21 }, () => respond(409, refusal('ClassFull'))),
  ]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /: Yoga, 07:00$/ }));
  expect((await screen.findByText(/^Tommaso Conti: /)).textContent).toMatch(/membership/i);
  await user.click(screen.getByRole('button', { name: 'Book: HIIT Ignite, 07:00' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tommaso Conti: /);
});

it('the Book screen for a member names the member when they leave a queue, and the zone of the times', async () => {
  await open(
    '/BookFor/21',
    [
      classesAre(() => [bookableWith({ Mine: { ...mine, State: 'Waiting', QueuePosition: 3, Paid: null } })]),
      answer(cancelForMember, { id: 11, memberId: 21, classId: 5 }, () => respond(200, { GivenBack: false, Strike: false })),
    ],
    undefined,
    { TimeZone: 'America/New_York' },
  );
  const user = userEvent.setup();
  expect(await screen.findByText(/^Times are the club’s/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Go to Friday/ }));
  await user.click(await screen.findByRole('button', { name: /^Leave: HIIT Ignite/ }));
  const asks = within(await screen.findByRole('dialog'));
  expect(asks.getByText('Tommaso Conti gives up place 3. Nothing was paid.')).toBeTruthy();
  await user.click(asks.getByRole('button', { name: 'Leave the queue' }));
  expect(await screen.findByText('Tommaso Conti is no longer in the queue for HIIT Ignite')).toBeTruthy();
});

it('the Book screen for a member opens the club of the member', async () => {
  await open(
    '/BookFor/21',
    [
      answer(listFamilies, { id: 11 }, [{ ...family, ClubId: 2, ClubName: 'Club 2' }]),
      answer(listFamilyClasses, { id: 11, clubId: 2, memberId: 21 }, { TimeZone: 'Europe/Rome', Classes: [bookableWith()] }),
      answer(listTrainersForMember, { id: 11, clubId: 2, memberId: 21 }, []),
    ],
    [clubWith(1), clubWith(2)],
  );
  expect(await screen.findByText('You book for Tommaso Conti in another club')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Club 2' }));
  expect(await screen.findByRole('button', { name: 'Book: HIIT Ignite, 07:00' })).toBeTruthy();
});

it('the Book screen for a member explains that booking is not possible without the permission of the member, and loads no classes', async () => {
  const { sent } = await open('/BookFor/22', []);
  expect(await screen.findByText('You cannot book for this person here')).toBeTruthy();
  expect(sent.some(({ path }) => path.includes('bookableClasses'))).toBe(false);
});

it('the Book screen has a link only to members who allow the payer to book', async () => {
  await open('/Book', [
    answer(listBookableClasses, { id: 11, clubId: 1 }, { TimeZone: 'Europe/Rome', Classes: [] }),
    answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith()),
  ]);
  const others = within(await screen.findByRole('navigation', { name: 'Book for' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/BookFor/21']);
});
