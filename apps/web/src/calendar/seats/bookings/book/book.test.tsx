import { getOwnBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import {
  acceptOffer,
  type BookableClass,
  bookClass,
  cancelBooking,
  declineOffer,
  getBookableClass,
  listBookableClasses,
  listMyActivities,
  listMyBookings,
} from '@clubpulse/contract/calendar/seats/bookings.calls';
import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import { createRecurringBooking, listRecurringBookings } from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { answerPolicies, listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { translate } from '../../../../platform/phrases.ts';
import { oneIn } from '../../../../test/examples.ts';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import {
  bookableWith,
  bookingWith,
  credits,
  flex10,
  NOW,
  ownBookingWith,
  pageOf,
  placeWith,
  refusal,
} from '../../../test/world.ts';
import { refusalFixes } from '../../texts/refusal-fixes.ts';

const rules: UserPolicy = {
  PolicyId: 3,
  ClubId: 1,
  Type: 'JoinClub',
  Title: 'House rules',
  Text: 'Bring a towel.',
  PublishState: 'Published',
  PublicationDate: '2026-11-01T10:00:00Z',
  Version: 1,
  CorrectedAt: null,
  CorrectionReason: null,
  ClubName: 'Club 1',
  Acceptance: 'NotAnswered',
  AcceptanceDate: null,
};
const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });

interface Open {
  classes?: readonly BookableClass[];
  answers?: Answers;
  path?: string;
}

async function open({ classes = [bookableWith()], answers = [], path = '/Book' }: Open = {}) {
  const app = await openScreen({
    self: athlete,
    clubs: [
      clubWith(1, {
        Address: 'Ripa 55, Milano',
        Website: 'https://club.example',
        Phone: '+39 02 5550 1234',
        Email: 'desk@club.example',
      }),
    ],
    path,
    answers: [
      answer(listBookableClasses, { id: 11, clubId: 1 }, () => respond(200, { TimeZone: 'Europe/Rome', Classes: classes })),
      answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith()),
      answer(listMyActivities, { id: 11 }, []),
      answer(listRecurringBookings, { id: 11 }, []),
      answer(listFamilies, { id: 11 }, []),
      ...answers,
    ],
  });
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Book' });
  const tomorrow = await screen.findByRole('button', { name: /^Fri 20 November/ });
  if (path === '/Book') await user.click(tomorrow);
  const writes = () => app.sent.filter(({ method, path: to }) => method !== 'GET' && to !== '/reports');
  return { ...app, user, writes };
}
const bookButton = () => screen.findByRole('button', { name: 'Book: HIIT Ignite, 07:00' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('a member who may not book', () => {
  it('sees the end of the ban, the banned classes, and a contact', async () => {
    const Strikes = [
      { Kind: 'NoShow' as const, ClassName: 'Yoga Flow', ClassBegin: '2026-11-17T17:00:00Z', At: '2026-11-17T18:00:00Z' },
    ];
    const own = ownBookingWith({ BannedUntil: '2026-11-24T17:00:00Z', StrikeLimit: 1, Strikes });
    const { user } = await open({ answers: [answer(getOwnBooking, { id: 11, clubId: 1 }, own)] });
    const card = within(await screen.findByRole('region', { name: 'Strikes' }));
    expect(card.getByText(/^Booking is blocked\. It opens again on /)).toBeTruthy();
    expect(card.getByRole('listitem').textContent).toMatch(/^No-show Yoga Flow, /);
    await user.click(card.getByRole('button', { name: 'Ask the club' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ask/ }));
    expect(dialog.getByRole('link', { name: '+39 02 5550 1234' }).getAttribute('href')).toBe('tel:+390255501234');
    expect(dialog.getByRole('link', { name: 'desk@club.example' }).getAttribute('href')).toBe('mailto:desk@club.example');
  });

  it('sees the strikes before they lead to a ban', async () => {
    const Strikes = [
      { Kind: 'LateCancel' as const, ClassName: 'Yoga Flow', ClassBegin: '2026-11-17T17:00:00Z', At: '2026-11-17T16:00:00Z' },
    ];
    await open({ answers: [answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith({ Strikes }))] });
    expect(await screen.findByText('1 strike of 3')).toBeTruthy();
    expect(screen.getByText('With 3 within 30 days booking is blocked for a while.')).toBeTruthy();
  });
});

describe('booking a class', () => {
  it('takes one tap in a row that shows seats and price of the class', async () => {
    const { user, writes } = await open({ answers: [answer(bookClass, { id: 11 }, () => respond(201, bookingWith()))] });
    expect(await screen.findByText('Giulia, 10 seats left')).toBeTruthy();
    expect(screen.getByText('1 ticket of Flex 10')).toBeTruthy();
    await user.click(await bookButton());
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();
    expect(writes()).toMatchObject([
      { body: { ClassId: 5, Place: 'InSite', paymentMode: 'Auto', Queue: false }, key: expect.any(String) },
    ]);
  });

  it('warns of another booking at that hour, in any club, ignoring waiting lists and ended classes', async () => {
    const there = { ClassId: 8, ClubId: 2, ClubName: 'Club 2' };
    const { user } = await open({
      answers: [
        answer(bookClass, { id: 11 }, () => respond(201, bookingWith())),
        answer(
          listMyBookings,
          { id: 11 },
          pageOf([
            bookingWith(),
            bookingWith({ ...there, Name: 'Waited for', State: 'Waiting' }),
            bookingWith({ ...there, Name: 'Before', Begin: '2026-11-20T05:15:00Z' }),
            bookingWith({ ...there, Name: 'Yoga Flow', Begin: '2026-11-20T06:30:00Z' }),
          ]),
        ),
      ],
    });
    await user.click(await bookButton());
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();
    expect(await screen.findByText('At that time you are also booked in Yoga Flow (Club 2).')).toBeTruthy();
  });

  it('by a double tap does not ask whether to cancel', async () => {
    const mine = {
      State: 'Booked',
      Place: 'InSite',
      QueuePosition: null,
      OfferExpiresAt: null,
      OfferIsOpen: false,
      Paid: null,
      MayCancel: true,
    } as const;
    const classes = [bookableWith()];
    const book = answer(bookClass, { id: 11 }, () => {
      classes[0] = bookableWith({ Mine: mine });
      return respond(201, bookingWith());
    });
    const { user } = await open({ classes, answers: [book] });
    const shown = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(shown);
    await user.click(await bookButton());
    const cancel = await screen.findByRole('button', { name: 'Cancel: HIIT Ignite, 07:00' });
    await user.click(cancel);
    now.mockReturnValue(shown + 1200);
    await user.click(cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
    now.mockReturnValue(shown + 2200);
    await user.click(cancel);
    expect(await screen.findByRole('dialog', { name: 'Cancel HIIT Ignite?' })).toBeTruthy();
  });

  it('warns before the last ticket', async () => {
    await open({ classes: [bookableWith({ Places: [placeWith({ LastTicket: true, Paid: flex10(1) })] })] });
    expect(await screen.findByText('Last ticket')).toBeTruthy();
  });

  it('uses the selected place, with its price', async () => {
    const Places = [placeWith({ Paid: credits(2) }), placeWith({ Place: 'Remote', SeatsLeft: 12, Paid: credits(1) })];
    const { user, writes } = await open({
      classes: [bookableWith({ Places })],
      answers: [answer(bookClass, { id: 11 }, () => respond(201, bookingWith({ Place: 'Remote' })))],
    });
    expect(await screen.findByText('2 credits')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /12 left/ }));
    expect(screen.getByText('1 credit')).toBeTruthy();
    await user.click(await bookButton());
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ Place: 'Remote' }));
  });

  it('joins the queue of a full class, and shows the position', async () => {
    const { user, writes } = await open({
      classes: [bookableWith({ Places: [placeWith({ SeatsLeft: 0, Queued: 3, Offer: 'Queue', Paid: null })] })],
      answers: [answer(bookClass, { id: 11 }, () => respond(201, bookingWith({ State: 'Waiting', QueuePosition: 4 })))],
    });
    expect(await screen.findByText('Giulia, full, 3 waiting')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Queue: HIIT/ }));
    expect(await screen.findByText('You are in the queue for HIIT Ignite')).toBeTruthy();
    expect(writes()[0]?.body).toMatchObject({ Queue: true });
  });

  it.each(oneIn(10, joinErrors))('that is refused with %s shows the reason and a fix', { tags: ['examples'] }, async (type) => {
    const values = type === 'NotEnoughCredits' ? { needed: 2, balance: 1 } : {};
    const { user } = await open({ answers: [answer(bookClass, { id: 11 }, () => respond(409, refusal(type, values)))] });
    await user.click(await bookButton());
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('HIIT Ignite was not booked');
    expect(card.textContent).toContain(translate(`error.${type}`, values));
    for (const fix of refusalFixes[type].athlete) {
      if (fix === 'ShowOpening') continue;
      expect(within(card).getByRole('button', { name: translate(`fix.${fix}`) })).toBeTruthy();
    }
  });

  it('that is too early shows when booking opens', async () => {
    const refused = refusal('ClassBookingIsEarly', { at: '2026-11-20T08:00:00Z' });
    const { user } = await open({ answers: [answer(bookClass, { id: 11 }, () => respond(409, refused))] });
    await user.click(await bookButton());
    expect((await screen.findByRole('alert')).textContent).toContain('It opens tomorrow at 09:00.');
  });

  it('offers the queue when the class became full meanwhile', async () => {
    const { user, writes } = await open({
      answers: [
        answer(bookClass, { id: 11 }, (body) =>
          (body as { Queue: boolean }).Queue
            ? respond(201, bookingWith({ State: 'Waiting', QueuePosition: 1 }))
            : respond(409, refusal('ClassFull', { queued: 0 })),
        ),
      ],
    });
    await user.click(await bookButton());
    await user.click(await screen.findByRole('button', { name: 'Queue' }));
    expect(await screen.findByText('You are in the queue for HIIT Ignite')).toBeTruthy();
    expect(writes().map(({ body }) => (body as { Queue: boolean }).Queue)).toEqual([false, true]);
  });

  it('continues after the user accepted the policies that the class requires', async () => {
    let Acceptance: UserPolicy['Acceptance'] = 'NotAnswered';
    const { user, writes } = await open({
      classes: [bookableWith({ Places: [placeWith({ Offer: 'None', Refused: 'PoliciesNotAccepted', Paid: null })] })],
      answers: [
        answer(bookClass, { id: 11 }, () => respond(201, bookingWith())),
        answer(listUserPolicies, { id: 11 }, () => [{ ...rules, Acceptance }]),
        answer(answerPolicies, { id: 11 }, () => {
          Acceptance = 'Accepted';
          return respond(200, []);
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^See why/ }));
    await user.click(await screen.findByRole('button', { name: 'Read and accept' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();
    expect(writes().map(({ path }) => path)).toEqual(['/users/11/policies:batchUpdate', '/users/11/bookings']);
  });

  it('that is refused for missing policies shows the policies, sends their acceptance and books', async () => {
    let Acceptance: UserPolicy['Acceptance'] = 'NotAnswered';
    const { user, writes } = await open({
      answers: [
        answer(bookClass, { id: 11 }, () =>
          Acceptance === 'Accepted' ? respond(201, bookingWith()) : respond(409, refusal('PoliciesNotAccepted')),
        ),
        answer(listUserPolicies, { id: 11 }, () => [
          { ...rules, Acceptance },
          { ...rules, PolicyId: 5, Title: 'Terms', Acceptance },
          { ...rules, PolicyId: 4, ClubId: 2, Title: 'Another club' },
        ]),
        answer(answerPolicies, { id: 11 }, () => {
          Acceptance = 'Accepted';
          return respond(200, []);
        }),
      ],
    });
    await user.click(await bookButton());
    await user.click(await screen.findByRole('button', { name: 'Read and accept' }));
    expect(await screen.findAllByText('Bring a towel.')).toHaveLength(2);
    expect(screen.queryByText('Another club')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept all 2' }));
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()[1]?.body).toEqual([
      { PolicyId: 3, Acceptance: 'Accepted', Version: 1 },
      { PolicyId: 5, Acceptance: 'Accepted', Version: 1 },
    ]);
  });

  it('without a response is repeated with the same idempotency key', async () => {
    let tries = 0;
    const { user, writes } = await open({
      answers: [
        answer(bookClass, { id: 11 }, () => {
          tries += 1;
          if (tries <= 3) throw new TypeError('Failed to fetch');
          return respond(201, bookingWith());
        }),
      ],
    });
    await user.click(await bookButton());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('it counts only once');
    await user.click(again);
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();
    expect(writes()).toHaveLength(4);
    expect(new Set(writes().map(({ key }) => key)).size).toBe(1);
  });

  it('shows when offline that no request was sent or will be sent', async () => {
    const { user, writes } = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await bookButton());
    expect((await screen.findByRole('alert')).textContent).toContain('nothing will be sent later');
    expect(writes()).toEqual([]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
});

describe('the Book screen without a network', () => {
  it('shows when its data was loaded', async () => {
    await open();
    await bookButton();
    expect(screen.queryByText('As of 18:04')).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText('As of 18:04')).toBeTruthy();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('As of 18:04')).toBeNull());
  });
});

describe('a class that cannot be booked', () => {
  it.each(
    oneIn(3, [
      ['ClassBookingIsEarly', /^Opens Fri 20\/11, 09:00$/],
      ['ClassHasStarted', /^Started$/],
      ['ClassIsFinished', /^Over$/],
    ] as const),
  )('shows a text instead of a button: %s', { tags: ['examples'] }, async (Refused, words) => {
    await open({
      classes: [
        bookableWith({ BookingOpensAt: '2026-11-20T08:00:00Z', Places: [placeWith({ Offer: 'None', Refused, Paid: null })] }),
      ],
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows the reason on request, with a link to the store', async () => {
    const { user, router } = await open({
      classes: [bookableWith({ Places: [placeWith({ Offer: 'None', Refused: 'NoValidSubscriptions', Paid: null })] })],
    });
    await user.click(await screen.findByRole('button', { name: /^See why/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('No subscription is valid for this class.');
    await user.click(screen.getByRole('button', { name: 'See subscriptions and credits' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/MySubscriptions/store'));
  });

  it.each([
    ['2026-11-20T05:00:00Z', /^Closed at 06:00/],
    ['2026-11-19T08:45:00Z', /^Closed Thu, 09:45/],
  ])('whose booking closed at %s shows that time and a fix', async (BookingClosesAt, words) => {
    const Places = [placeWith({ Offer: 'None', Refused: 'ClassBookingIsPastDue', Paid: null })];
    const { user } = await open({ classes: [bookableWith({ BookingClosesAt, Places })] });
    await user.click(await screen.findByRole('button', { name: words }));
    expect(screen.getByRole('button', { name: 'Ask the club' })).toBeTruthy();
  });

  it('shows how to contact the club', async () => {
    const { user } = await open({
      classes: [bookableWith({ Places: [placeWith({ Offer: 'None', Refused: 'RequiredMembership', Paid: null })] })],
    });
    await user.click(await screen.findByRole('button', { name: /^See why/ }));
    await user.click(screen.getByRole('button', { name: 'Ask the club' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask Club 1' });
    expect(dialog.textContent).toContain('Ripa 55, Milano');
    expect(within(dialog).getByRole('link', { name: 'https://club.example' }).getAttribute('href')).toBe('https://club.example');
  });

  it('that is booked in another app has a link to it', async () => {
    await open({ classes: [bookableWith({ BookingMode: 'ExternalApp', ExternalAppLink: 'https://app.example/5' })] });
    const link = await screen.findByRole('link', { name: /^Open in the other app: HIIT/ });
    expect(link.getAttribute('href')).toBe('https://app.example/5');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('shows no deadline for cancelling when it takes no bookings', async () => {
    const { user } = await open({ classes: [bookableWith({ BookingMode: 'NotBookable', Name: 'Open gym' })] });
    await user.click(await screen.findByRole('button', { name: /^Open gym/ }));
    const details = await screen.findByRole('dialog', { name: 'Open gym' });
    expect(within(details).getByText('Giulia')).toBeTruthy();
    expect(details.textContent).not.toContain('Cancel free');
  });
});

const mine = (changed: Partial<NonNullable<BookableClass['Mine']>> = {}) => ({
  State: 'Booked' as const,
  Place: 'InSite' as const,
  QueuePosition: null,
  OfferIsOpen: false,
  OfferExpiresAt: null,
  Paid: flex10(6),
  MayCancel: true,
  ...changed,
});

describe('cancelling a booking', () => {
  it('in time shows that the ticket is refunded', async () => {
    const { user, writes } = await open({
      classes: [bookableWith({ Mine: mine() })],
      answers: [answer(cancelBooking, { id: 11, classId: 5 }, { GivenBack: true, Strike: false })],
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel: HIIT/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel HIIT Ignite?' });
    expect(dialog.textContent).toContain('1 ticket of Flex 10 is returned.');
    expect(dialog.textContent).not.toContain('strike');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('HIIT Ignite is cancelled')).toBeTruthy();
    expect(writes()).toMatchObject([{ key: expect.any(String) }]);
  });

  it('late warns of the lost ticket and the strike, and shows afterwards that the strike was counted', async () => {
    const { user } = await open({
      classes: [bookableWith({ Mine: mine(), CancelUntil: '2026-11-19T15:00:00Z' })],
      answers: [answer(cancelBooking, { id: 11, classId: 5 }, { GivenBack: false, Strike: true })],
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel: HIIT/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel HIIT Ignite?' });
    expect(dialog.textContent).toContain('Free cancelling ended at 16:00. 1 ticket of Flex 10 is lost.');
    expect(dialog.textContent).toContain('several of them block booking');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText(/counts as a strike/)).toBeTruthy();
  });

  it('that is refused shows the reason in the dialog', async () => {
    const { user } = await open({
      classes: [bookableWith({ Mine: mine() })],
      answers: [
        answer(cancelBooking, { id: 11, classId: 5 }, () =>
          respond(409, refusal('ClassCancelIsPastDue', { at: '2026-11-19T17:00:00Z' })),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel: HIIT/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It is too late to cancel this booking.');
  });

  it('is not offered where it is not allowed', async () => {
    await open({ classes: [bookableWith({ Mine: mine({ MayCancel: false }) })] });
    expect(await screen.findByText('Booked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel: HIIT/ })).toBeNull();
  });
});

describe('an offered seat in a full class', () => {
  const offered = bookableWith({
    Mine: mine({ State: 'Waiting', QueuePosition: 1, Paid: null, OfferExpiresAt: '2026-11-19T17:24:00Z' }),
  });

  it('shows the remaining time and is taken by one tap', async () => {
    const { user, writes } = await open({
      classes: [offered],
      answers: [answer(acceptOffer, { id: 11, classId: 5 }, () => respond(200, bookingWith()))],
    });
    expect((await screen.findByRole('timer')).textContent).toBe('20:00');
    expect(screen.getByText('Seat held')).toBeTruthy();
    expect(screen.queryByText(/in the queue/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Take the seat' }));
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();
    expect(writes()).toMatchObject([{ body: { paymentMode: 'Auto' }, key: expect.any(String) }]);
  });

  it('shows that the offer has expired', async () => {
    const { user } = await open({
      classes: [offered],
      answers: [answer(acceptOffer, { id: 11, classId: 5 }, () => respond(409, refusal('OfferExpired')))],
    });
    await user.click(await screen.findByRole('button', { name: 'Take the seat' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This seat is no longer held for you.');
  });

  it('is declined after confirmation', async () => {
    const { user, writes } = await open({
      classes: [offered],
      answers: [answer(declineOffer, { id: 11, classId: 5 }, () => new Response(null, { status: 204 }))],
    });
    await user.click(await screen.findByRole('button', { name: 'Decline it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the seat?' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline it' }));
    await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/users/11/bookings/5/declineOffer']));
  });
});

describe('the Book screen', () => {
  it('opens a class from a link on its day', async () => {
    await open({ path: '/Book/5', answers: [answer(getBookableClass, { id: 11, classId: 5 }, bookableWith())] });
    const dialog = await screen.findByRole('dialog', { name: 'HIIT Ignite' });
    expect(dialog.textContent).toContain('Friday 20 November, 07:00 to 07:45');
    expect(screen.getByRole('heading', { level: 2, name: 'Friday 20 November' })).toBeTruthy();
  });

  it('links a moved class to its new time', { tags: ['atLength'] }, async () => {
    const Places = [placeWith({ Offer: 'None', Refused: 'ClassIsCanceled', Paid: null })];
    const moved = bookableWith({ Places, MovedTo: { ClassId: 6, Begin: '2026-11-21T17:30:00Z' } });
    const now = bookableWith({ ClassId: 6, Name: 'HIIT later', Begin: '2026-11-21T17:30:00Z', End: '2026-11-21T18:15:00Z' });
    const { user } = await open({
      path: '/Book/5',
      classes: [now],
      answers: [answer(getBookableClass, { id: 11, classId: 5 }, moved), answer(getBookableClass, { id: 11, classId: 6 }, now)],
    });
    const dialog = await screen.findByRole('dialog', { name: 'HIIT Ignite' });
    const link = await within(dialog).findByRole('link', { name: 'Moved to Saturday 21 November, 18:30' });
    expect(within(dialog).queryByRole('button', { name: /See why/ })).toBeNull();
    expect(dialog.textContent).not.toMatch(/seats left|Cancel free/);
    await user.click(link);
    expect(await screen.findByRole('dialog', { name: 'HIIT later' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Saturday 21 November' })).toBeTruthy();
  });

  it('opens another class when its id in the URL changes', async () => {
    const later = bookableWith({ ClassId: 6, Name: 'Flow' });
    const { router, user } = await open({
      path: '/Book/5',
      classes: [bookableWith(), later],
      answers: [
        answer(getBookableClass, { id: 11, classId: 5 }, bookableWith()),
        answer(getBookableClass, { id: 11, classId: 6 }, later),
      ],
    });
    expect(await screen.findByRole('dialog', { name: 'HIIT Ignite' })).toBeTruthy();
    await act(() => router.navigate('/Book/6'));
    const dialog = await screen.findByRole('dialog', { name: 'Flow' });
    expect(screen.queryByRole('dialog', { name: 'HIIT Ignite' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Book'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/Book/6'));
    expect(await screen.findByRole('dialog', { name: 'Flow' })).toBeTruthy();
  });

  it('has the opened class in the URL, and remains on its day', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'HIIT Ignite' }));
    expect(await screen.findByRole('dialog', { name: 'HIIT Ignite' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/Book/5');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 2, name: 'Friday 20 November' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'HIIT Ignite' })));
  });

  it('shows a message when the class of a link cannot be shown', async () => {
    const { user, router } = await open({
      path: '/Book/77',
      answers: [answer(getBookableClass, { id: 11, classId: 77 }, () => respond(404, {}))],
    });
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('This class cannot be shown');
    await user.click(within(card).getByRole('button', { name: 'Close' }));
    expect(router.state.location.pathname).toBe('/Book');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a link to the club when it is too late to cancel', async () => {
    const Mine = { ClassParticipantId: 70, Place: 'InSite', State: 'Booked', QueuePosition: null, OfferExpiresAt: null } as const;
    const booked = bookableWith({
      Mine: { ...Mine, OfferIsOpen: false, Paid: flex10(6), MayCancel: false },
      CancelUntil: '2026-11-19T15:00:00Z',
    });
    const { user } = await open({ classes: [booked] });
    await user.click(await screen.findByRole('button', { name: 'HIIT Ignite' }));
    const dialog = await screen.findByRole('dialog', { name: 'HIIT Ignite' });
    await user.click(within(dialog).getByRole('button', { name: 'Ask the club' }));
    expect((await screen.findByRole('dialog', { name: /^Ask/ })).textContent).toContain('Ripa 55, Milano');
  });

  it('books a series every week from the details of a class', async () => {
    const { user, writes } = await open({
      answers: [
        answer(listRecurringBookings, { id: 11 }, []),
        answer(
          createRecurringBooking,
          { id: 11 },
          {
            RecurringBookingId: 8,
            UserId: 11,
            ClubId: 1,
            ClassScheduleId: 9,
            Name: 'HIIT Ignite',
            DayOfWeek: 5,
            StartTime: '07:00',
            Place: 'InSite',
            Queue: true,
            Until: null,
            CreatedAt: '2026-11-19T17:04:00Z',
            LastClassBegin: null,
            LastRefused: null,
          },
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'HIIT Ignite' }));
    await user.click(await screen.findByRole('button', { name: 'Book every Friday at 07:00' }));
    expect(await screen.findByText('Every Friday at 07:00')).toBeTruthy();
    expect(writes()).toMatchObject([{ body: { ClassId: 5, Place: 'InSite' }, key: expect.any(String) }]);
  });

  it('links from an empty day to the next day with classes', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Today 19 November/ }));
    expect(await screen.findByText('No classes on this day')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to Friday 20 November' }));
    expect(await bookButton()).toBeTruthy();
  });

  it('shows the club’s time in any time zone of the reader', async () => {
    const there = clubWith(1, { TimeZone: 'America/New_York' });
    await openScreen({
      self: athlete,
      clubs: [there],
      path: '/Book',
      answers: [
        answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith()),
        answer(
          listBookableClasses,
          { id: 11, clubId: 1 },
          {
            TimeZone: 'America/New_York',
            Classes: [bookableWith({ Begin: '2026-11-19T23:00:00Z', End: '2026-11-19T23:45:00Z' })],
          },
        ),
      ],
    });
    expect(await screen.findByText('18:00')).toBeTruthy();
  });
});

describe('a course that can be booked', () => {
  const days = ['2026-11-12', '2026-11-20', '2026-11-27', '2026-12-04'].map((date) => ({
    Begin: `${date}T06:00:00.000Z`,
    End: `${date}T06:50:00.000Z`,
  }));
  const course = bookableWith({
    ClassType: 'Course',
    Begin: '2026-11-12T06:00:00.000Z',
    End: '2026-12-04T06:50:00.000Z',
    Duration: 50,
    Days: days,
    Late: { Begin: '2026-11-20T06:00:00.000Z', Days: 3 },
  });

  it('is listed on each of its days, shows all its dates and explains a late entry', async () => {
    const { user } = await open({ classes: [course] });
    expect(await bookButton()).toBeTruthy();
    expect(screen.getByText('4 dates, Thu, Fri, to 04/12/2026')).toBeTruthy();
    expect(screen.getByText(/^Joining now: 3 of 4 dates, from 20\/11\/2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'HIIT Ignite' }));
    const all = await screen.findByRole('list', { name: 'All dates of the course' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows a warning when the paying subscription ends before the course', async () => {
    const Paid = { ...flex10(0), SubscriptionName: 'Open monthly', Tickets: 0, RemainingTickets: null };
    await open({ classes: [{ ...course, Places: [placeWith({ Paid, EndsBefore: '2026-12-01' })] }] });
    expect(await screen.findByText('With Open monthly · ends 01/12, before the course')).toBeTruthy();
  });
});
