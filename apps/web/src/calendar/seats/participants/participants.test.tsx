import { getPaymentSettings, listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription, listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import {
  addParticipant,
  batchAttendance,
  deleteParticipant,
  joinErrors,
  listNamelessSeats,
  listParticipants,
  setAttendance,
  setNoShow,
  setParticipantState,
} from '@clubpulse/contract/calendar/seats/participants.calls';
import { listClubUserPolicies, remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import { createExpiration } from '@clubpulse/contract/members/documents/documents.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldWith, typeWith } from '../../../billing/test/money.ts';
import { translate } from '../../../platform/phrases.ts';
import { oneIn } from '../../../test/examples.ts';
import { type Answers, answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { atWidth } from '../../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';
import { classWith, flex10, NOW, overlapsWith, pageOf, participantWith, refusal, waitingWith } from '../../test/world.ts';
import { refusalFixes } from '../texts/refusal-fixes.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const davide = { UserId: 90, Nickname: 'Davi', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };
const people = [participantWith(21, 'Alessia'), participantWith(22, 'Bruno', { LookOut: [{ Kind: 'LastTicket' }] })];
const queue = [waitingWith(31, 'Sofia', 1), waitingWith(32, 'Diego', 2)];

interface Open {
  self?: typeof manager;
  fields?: Partial<Class>;
  participants?: readonly Participant[];
  answers?: Answers;
}

async function open({ self = manager, fields = {}, participants = [...people, ...queue], answers = [] }: Open = {}) {
  const list = [...participants];
  const app = await openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/ClubClassParticipants/5',
    answers: [
      answer(getClass, { id: 5 }, classWith(fields)),
      answer(listParticipants, { id: 5 }, () => respond(200, list)),
      answer(
        listClubUsers,
        { id: 1 },
        pageOf([{ ...davide, Email: 'davide@example.com', EmailConfirmed: true, Roles: ['Athlete'] }]),
      ),
      answer(listClasses, { id: 1 }, pageOf([])),
      answer(listClassSessions, { id: 1 }, []),
      ...answers,
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'HIIT Ignite' });
  const writes = () => app.sent.filter(({ method, path }) => method !== 'GET' && path !== '/reports');
  return { ...app, list, writes, user: userEvent.setup() };
}

async function addDavide(user: ReturnType<typeof userEvent.setup>) {
  const field = await screen.findByLabelText('Add a participant', { selector: 'input' });
  await user.click(field);
  await user.type(field, 'Dav');
  await user.click(await screen.findByRole('option', { name: /Davide Longo/ }));
}
const row = async (name: RegExp) => within(await screen.findByRole('table', { name: 'Booked' })).findByRole('row', { name });
const answering =
  (marks: Partial<Participant>, person = people[0]) =>
  () =>
    respond(200, { ...person, ...marks });

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('the lists of a class', () => {
  it('show booked members with payment and notes, and waiting members in order', async () => {
    await open();
    const bruno = await row(/Bruno Rossi/);
    expect(within(bruno).getByText('Last ticket')).toBeTruthy();
    expect(within(bruno).getByText('6 left')).toBeTruthy();
    const waiting = screen.getByRole('complementary', { name: 'Add and waiting list' });
    expect(
      within(waiting)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Sofia Rossi'), expect.stringContaining('Diego Rossi')]);
    expect(within(waiting).getByText('1 seat is free. Booking Sofia fills it.')).toBeTruthy();
  });

  it('show what would pay the seat of a waiting member, or that nothing would', async () => {
    await open({ participants: [...people, waitingWith(31, 'Sofia', 1, { Pays: flex10(8) }), waitingWith(32, 'Diego', 2)] });
    const waiting = await screen.findByRole('complementary', { name: 'Add and waiting list' });
    const [sofia, diego] = within(waiting)
      .getAllByRole('listitem')
      .map((one) => one.textContent);
    expect(sofia).toContain('Flex 10, 8 left');
    expect(diego).toContain('No way to pay');
  });

  it('of an unpublished class are not loaded, and publishing is offered instead', async () => {
    const { sent } = await open({ fields: { PublishState: 'Unpublished' } });
    expect(await screen.findByText('This class is not published')).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('/participants'))).toBe(false);
  });

  it('are grouped by onsite and remote when a class has both', async () => {
    await open({
      fields: { Places: ['InSite', 'Remote'], RemoteParticipants: 1, MaxRemoteParticipants: 9 },
      participants: [people[0] ?? participantWith(21, 'Alessia'), participantWith(23, 'Carla', { Place: 'Remote' })],
    });
    const headings = (await screen.findAllByRole('rowheader')).filter((cell) => cell.getAttribute('scope') === 'rowgroup');
    expect(headings.map((cell) => cell.textContent)).toEqual([
      `${translate('calendar.place.InSite')}, 2 of 3`,
      `${translate('calendar.place.Remote')}, 1 of 9`,
    ]);
  });

  it('of a past class do not allow adding or removing', async () => {
    await open({ fields: { Begin: '2026-11-19T15:00:00Z', End: '2026-11-19T15:45:00Z' } });
    expect(await screen.findByText(/can no longer be added or removed/)).toBeTruthy();
    expect(screen.queryByLabelText('Add a participant')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Book Sofia Rossi' })).toBeNull();
  });

  it('of a past class count former members without naming them', async () => {
    const removed = { Place: 'InSite' as const, Days: [] };
    await open({
      fields: { Begin: '2026-11-19T15:00:00Z', End: '2026-11-19T15:45:00Z', InSiteParticipants: 4, MaxInSiteParticipants: 4 },
      participants: people.map((one) => ({ ...one, Attendance: 'Present' })),
      answers: [
        answer(listNamelessSeats, { id: 5 }, [
          { ...removed, Attendance: 'Present', NoShow: false },
          { ...removed, Attendance: 'Absent', NoShow: true },
        ]),
      ],
    });
    expect(await screen.findByText('2 people who are no longer in the club · 1 of them present · 1 no-show')).toBeTruthy();
    const figure = (label: string) => screen.getAllByText(label).map((one) => one.parentElement?.textContent);
    expect(figure('Present')).toContain('Present3 ');
    expect(figure('No-shows')).toContain('No-shows1 ');
  });

  it('of a canceled class offer neither wall nor editor', async () => {
    atWidth('desk');
    await open({ fields: { CanceledAt: '2026-11-18T08:00:00Z', CancelReason: 'Ill' } });
    expect(await screen.findByRole('button', { name: 'Print list' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit class' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open live wall' })).toBeNull();
  });

  it('have a link that writes a message to booked members', async () => {
    atWidth('desk');
    const { user, router } = await open({ fields: { InSiteParticipants: 11 } });
    await user.click(await screen.findByRole('link', { name: 'Write to the 11 booked' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/class/5'));
  });

  it('have no link to a message when the class has no bookings or is canceled', async () => {
    atWidth('desk');
    await open({ fields: { InSiteParticipants: 0 } });
    expect(await screen.findByRole('button', { name: 'Print list' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
    cleanup();
    await open({ fields: { InSiteParticipants: 11, CanceledAt: '2026-11-18T08:00:00Z', CancelReason: 'Ill' } });
    expect(await screen.findByRole('button', { name: 'Print list' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
  });

  it('have on a phone a menu with the other acts of the class', async () => {
    atWidth('phone');
    vi.setSystemTime('2026-11-18T08:00:00Z');
    const { router, user } = await open({ fields: { InSiteParticipants: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Actions for HIIT Ignite' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Open live wall', 'Edit class', 'Write to the 2 booked', 'Move to another time', 'Cancel class']);
    expect(screen.queryByRole('button', { name: 'Print list' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Edit class' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/5'));
  });

  it('have on paper a QR code that links back to this view', async () => {
    await open();
    await row(/Alessia/);
    expect(
      screen.getByRole('img', { name: `${window.location.href.replace(/#.*$/, '')}#/ClubClassParticipants/5` }),
    ).toBeTruthy();
  });

  it('show the time left of an offer', async () => {
    await open({ participants: [...people, waitingWith(31, 'Sofia', 1, { OfferExpiresAt: '2026-11-19T17:09:30Z' })] });
    expect((await screen.findByText(/seat held until/)).textContent).toBe('seat held until 18:09 5:30');
  });
});

describe('adding a participant', () => {
  it('requires only the selection of a member, and sends the payment and an Idempotency-Key', async () => {
    const { user, writes } = await open({
      answers: [answer(addParticipant, { id: 5 }, () => respond(201, participantWith(90, 'Davide', { Paid: flex10(5) })))],
    });
    await addDavide(user);
    expect(await screen.findByText('Davide Longo is booked')).toBeTruthy();
    expect(screen.getByText('Flex 10, 5 left')).toBeTruthy();
    expect(writes()).toMatchObject([
      { body: { UserId: 90, Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false }, key: expect.any(String) },
    ]);
  });

  const refusedWith: Partial<Record<(typeof joinErrors)[number], Record<string, number>>> = {
    NotEnoughCredits: { needed: 2, balance: 1 },
    ClassFull: { awaited: 1 },
  };
  it.each(oneIn(10, joinErrors))('that is refused with %s shows the reason and its fix', { tags: ['examples'] }, async (type) => {
    const values = refusedWith[type] ?? {};
    const { user } = await open({ answers: [answer(addParticipant, { id: 5 }, () => respond(409, refusal(type, values)))] });
    await addDavide(user);
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('Davide Longo was not added');
    expect(card.textContent).toContain(translate(`error.${type}`, values));
    for (const fix of refusalFixes[type].staff) {
      const name = translate(`fix.${fix}`);
      const button = within(card).queryByRole('button', { name }) ?? within(card).getByRole('link', { name });
      expect(button).toBeTruthy();
    }
    expect(within(card).queryAllByRole('button', { name: 'Try again' })).toEqual([]);
  });

  it.each([
    ['ClassFull', 'Add to waiting list', { Queue: true, force: false }],
    ['ClassBookingIsPastDue', 'Add anyway', { Queue: false, force: true }],
  ])('that is refused with %s is fixed by "%s"', async (type, fix, body) => {
    let tries = 0;
    const { user, writes } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () => {
          tries += 1;
          return tries === 1 ? respond(409, refusal(type)) : respond(201, waitingWith(90, 'Davide', 3));
        }),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: fix }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(writes()[1]?.body).toMatchObject({ UserId: 90, ...body });
    expect(writes()[1]?.key).not.toBe(writes()[0]?.key);
  });

  it('shows a warning that the added member is booked elsewhere at that hour, but no overlaps of other users', async () => {
    const found = overlapsWith('Athlete', 'Davide Longo');
    const [trainers] = overlapsWith('Trainer', 'Giulia Ferri').Overlaps;
    const { user, sent } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () => respond(201, participantWith(90, 'Davide'))),
        answer(listOverlaps, { id: 1 }, { Total: 2, Overlaps: [...(trainers ? [trainers] : []), ...found.Overlaps] }),
      ],
    });
    await addDavide(user);
    const words = await screen.findByText(/Davide Longo is also booked in Yoga Flow at that time/);
    expect(words.textContent).not.toContain('Giulia');
    expect(sent.find(({ path }) => path.includes('/overlaps'))?.path).toBe('/clubs/1/overlaps?ClassIds=5&UserId=90');
  });

  it('that is refused for its payment is repeated with another payment', { tags: ['atLength'] }, async () => {
    const { user, writes } = await open({
      answers: [answer(addParticipant, { id: 5 }, () => respond(409, refusal('InvalidPaymentOption')))],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Choose payment' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Free of charge' }));
    await waitFor(() => expect(writes()[1]?.body).toMatchObject({ paymentMode: 'Free' }));
  });

  it('that is refused for missing policies sends the policies to the member, once', { tags: ['atLength'] }, async () => {
    const { user, writes } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () => respond(409, refusal('PoliciesNotAccepted'))),
        answer(remindOfPolicies, { id: 1, userId: 90 }, () => respond(200, { PolicyIds: [3], Titles: ['House rules'] })),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Send policies' }));
    const toast = (await screen.findByText('Davide Longo was sent the policies')).closest('[role="status"]');
    expect(toast?.textContent).toContain('House rules');
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Sent' });
    expect(again.disabled).toBe(true);
    await user.click(again);
    fireEvent.click(again);
    expect(writes()).toHaveLength(2);
    expect(writes()[1]).toMatchObject({ path: '/clubs/1/users/90/policies:remind', key: expect.any(String) });
  });

  it('shows why the policies could not be sent', { tags: ['atLength'] }, async () => {
    const { user } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () => respond(409, refusal('PoliciesNotAccepted'))),
        answer(remindOfPolicies, { id: 1, userId: 90 }, () => respond(409, refusal('PoliciesRemindedAlready', { minutes: 42 }))),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Send policies' }));
    const toast = (await screen.findByText('The policies were not sent to Davide Longo')).closest('[role="alert"]');
    expect(toast?.textContent).toContain(translate('error.PoliciesRemindedAlready', { minutes: 42 }));
  });

  it('is repeated when the member accepted the policies meanwhile', { tags: ['atLength'] }, async () => {
    let tries = 0;
    const { user } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () => {
          tries += 1;
          return tries === 1 ? respond(409, refusal('PoliciesNotAccepted')) : respond(201, participantWith(90, 'Davide'));
        }),
        answer(remindOfPolicies, { id: 1, userId: 90 }, () => respond(409, refusal('PoliciesAllAccepted'))),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Send policies' }));
    expect(await screen.findByText('Davide Longo is booked')).toBeTruthy();
  });

  it('that is refused for a missing certificate records the certificate in the same view, and is repeated', async () => {
    let recorded = false;
    const { user, writes } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () =>
          recorded ? respond(201, participantWith(90, 'Davide')) : respond(409, refusal('RequiredMedicalCertificate')),
        ),
        answer(createExpiration, {}, (body) => {
          recorded = true;
          return respond(201, { ...(body as object), ExpirationId: 1, CompletedAt: null, RowVersion: 0 });
        }),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Record certificate' }));
    const dialog = await screen.findByRole('dialog', { name: /Davide Longo/ });
    fireEvent.change(within(dialog).getByRole('textbox', { name: /valid day/i }), { target: { value: '10/11/2026' } });
    await user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await within(dialog).findByText('Choose a day in the future.')).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox', { name: /valid day/i }), { target: { value: '10/02/2027' } });
    await user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Davide Longo is booked')).toBeTruthy();
    expect(writes().map(({ path }) => path)).toEqual(['/classes/5/participants', '/expirations', '/classes/5/participants']);
    expect(writes()[1]?.body).toMatchObject({ ClubId: 1, UserId: 90, Type: 'MedicalCertificate', ExpirationDate: '2027-02-10' });
  });

  it('that is refused for a missing subscription assigns a subscription of the class in place, and is repeated', async () => {
    let assigned = false;
    const { user, writes } = await open({
      fields: { ClassSubscriptionIds: [7], CreditsCostInSite: 2 },
      answers: [
        answer(addParticipant, { id: 5 }, () =>
          assigned ? respond(201, participantWith(90, 'Davide')) : respond(409, refusal('NoValidSubscriptions')),
        ),
        answer(listSubscriptionTypes, { id: 1 }, [typeWith()]),
        answer(getPaymentSettings, { id: 1 }, { EnableOnlinePayments: false, EnableStore: true }),
        answer(listPaymentAccounts, { id: 1 }, []),
        answer(listClubUserSubscriptions, { id: 1, userId: 90 }, []),
        answer(listClubUserPolicies, { id: 1, userId: 90 }, []),
        answer(assignSubscription, { id: 1, userId: 90 }, () => {
          assigned = true;
          return respond(201, { ...heldWith({ UserId: 90 }), ReceiptId: null });
        }),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Assign subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subscription for Davide Longo' });
    await user.click(await within(dialog).findByRole('button', { name: 'Take €380.00' }));
    expect(await screen.findByText('Davide Longo is booked')).toBeTruthy();
    expect(writes().map(({ path }) => path)).toEqual([
      '/classes/5/participants',
      '/clubs/1/users/90/subscriptions',
      '/classes/5/participants',
    ]);
    expect(writes()[1]?.body).toMatchObject({ ClassSubscriptionId: 7 });
  });

  it('that is refused for a missing subscription offers a trainer no fix that they may not use', async () => {
    const { user } = await open({
      self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
      answers: [answer(addParticipant, { id: 5 }, () => respond(409, refusal('NoValidSubscriptions')))],
    });
    await addDavide(user);
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('Ask a manager.');
    expect(within(card).queryByRole('button', { name: /Assign|credits/ })).toBeNull();
  });

  it('shows the row of a member who is in the class already', { tags: ['atLength'] }, async () => {
    const known = people.map((one) => (one.UserId === 22 ? { ...one, UserId: 90 } : one));
    const { user } = await open({
      participants: known,
      answers: [answer(addParticipant, { id: 5 }, () => respond(409, refusal('Conflict')))],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Show in list' }));
    await waitFor(async () => expect((await row(/Bruno/)).getAttribute('data-flashed')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a response retains its key for the next try', { tags: ['atLength'] }, async () => {
    let tries = 0;
    const { user, writes } = await open({
      answers: [
        answer(addParticipant, { id: 5 }, () => {
          tries += 1;
          if (tries <= 3) throw new TypeError('Failed to fetch');
          return respond(201, participantWith(90, 'Davide'));
        }),
      ],
    });
    await addDavide(user);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Davide Longo is booked')).toBeTruthy();
    expect(writes()).toHaveLength(4);
    expect(new Set(writes().map(({ key }) => key)).size).toBe(1);
  });
});

describe('the waiting list', () => {
  it('enables as many buttons to move a member as there are free seats', async () => {
    const { user, writes } = await open({
      answers: [answer(setParticipantState, { id: 5, userId: 31 }, () => respond(200, participantWith(31, 'Sofia')))],
    });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Book Diego Rossi' })).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Book Sofia Rossi' }));
    expect(await screen.findByText('Sofia Rossi is booked')).toBeTruthy();
    expect(writes()).toMatchObject([{ body: { State: 'Booked', paymentMode: 'Auto', force: false }, key: expect.any(String) }]);
  });

  it('shows a refusal at the row of the member', async () => {
    const { user } = await open({
      answers: [answer(setParticipantState, { id: 5, userId: 31 }, () => respond(409, refusal('NoValidSubscriptions')))],
    });
    await user.click(await screen.findByRole('button', { name: 'Book Sofia Rossi' }));
    const card = await screen.findByRole('alert');
    expect(card.closest('li')?.textContent).toContain('Sofia Rossi');
    expect(card.textContent).toContain('Sofia Rossi was not booked');
  });

  it('receives a member who was booked, and shows the refund', async () => {
    const { user, writes } = await open({
      answers: [answer(setParticipantState, { id: 5, userId: 21 }, () => respond(200, waitingWith(21, 'Alessia', 3)))],
    });
    await user.click(await screen.findByRole('button', { name: 'More for Alessia Rossi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to waiting list' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1 ticket of Flex 10 is returned.');
    await user.click(within(dialog).getByRole('button', { name: 'Move to waiting list' }));
    expect(await screen.findByText('Alessia Rossi is no. 3 on the waiting list')).toBeTruthy();
    expect(writes()[0]?.body).toMatchObject({ State: 'Waiting' });
  });
});

describe('marking attendance', () => {
  const present = (name: string) =>
    within(screen.getByRole('group', { name: `Attendance of ${name}` })).getByRole('button', { name: 'Present' });
  const noShow = (name: string) =>
    within(screen.getByRole('group', { name: `Attendance of ${name}` })).getByRole('button', { name: 'No-show' });
  const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

  it('is shown before the server responds, with an 8-second undo', async () => {
    const held: { give?: () => void } = {};
    const slow = () =>
      new Promise<Response>((resolve) => {
        held.give = () => resolve(respond(200, { ...people[0], Attendance: 'Absent', NoShow: true }));
      });
    const { user, writes } = await open({
      answers: [answer(setNoShow, { id: 5, userId: 21 }, slow)],
    });
    await row(/Alessia/);
    await user.click(noShow('Alessia Rossi'));
    expect(pressed(noShow('Alessia Rossi'))).toBe(true);
    const toast = (await screen.findByText('Alessia Rossi is marked as no-show')).closest('[role="status"]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(pressed(noShow('Alessia Rossi'))).toBe(false);
    expect(writes()).toHaveLength(1);
    held.give?.();
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes().map(({ body }) => body)).toEqual([{ NoShow: true }, { NoShow: false }]);
    held.give?.();
  });

  it('is done for one day of a course, the current day or another day', { tags: ['atLength'] }, async () => {
    const Days = ['2026-11-12', '2026-11-19', '2026-11-26'].map((date) => ({
      Begin: `${date}T17:00:00.000Z`,
      End: `${date}T17:45:00.000Z`,
    }));
    const [first, second] = Days;
    const marked = [{ Begin: first?.Begin ?? '', Attendance: 'Absent' as const, NoShow: true }];
    const alessia = participantWith(21, 'Alessia', { Days: marked });
    const { user, writes } = await open({
      fields: { ClassType: 'Course', Begin: first?.Begin ?? '', End: '2026-11-26T17:45:00.000Z', Days },
      participants: [alessia],
      answers: [answer(setAttendance, { id: 5, userId: 21 }, () => respond(200, alessia))],
    });
    expect(screen.getAllByText('Day 2 of 3').length).toBeGreaterThan(0);
    expect(screen.getByText('On now, 4 min in')).toBeTruthy();
    const presentOf = async () => within(await row(/Alessia/)).getByRole('button', { name: 'Present' });
    await user.click(await presentOf());
    await waitFor(() => expect(writes()).toMatchObject([{ body: { Day: second?.Begin, Attendance: 'Present' } }]));
    await user.click(screen.getByRole('combobox', { name: 'Day of the course' }));
    await user.click(await screen.findByRole('option', { name: /^1\. Thu/ }));
    const flag = within(await row(/Alessia/)).getByRole('button', { name: 'No-show' });
    expect(flag.getAttribute('aria-pressed')).toBe('true');
  });

  it('is undone with the reason when the server refuses it', async () => {
    const { user } = await open({
      answers: [answer(setAttendance, { id: 5, userId: 21 }, () => respond(409, refusal('ParticipantNotBooked')))],
    });
    await row(/Alessia/);
    await user.click(present('Alessia Rossi'));
    expect((await screen.findByRole('alert')).textContent).toContain('Only people with a seat can be marked');
    expect(pressed(present('Alessia Rossi'))).toBe(false);
  });

  it('waits offline with a note, and is sent in order when online', async () => {
    let away = true;
    const put = (marks: Partial<Participant>, person: Participant | undefined) => () => {
      if (away) throw new TypeError('Failed to fetch');
      return respond(200, { ...person, ...marks });
    };
    const { user, writes } = await open({
      answers: [
        answer(setAttendance, { id: 5, userId: 21 }, put({ Attendance: 'Present' }, people[0])),
        answer(setNoShow, { id: 5, userId: 22 }, put({ Attendance: 'Absent', NoShow: true }, people[1])),
      ],
    });
    await row(/Alessia/);
    await user.click(present('Alessia Rossi'));
    await user.click(noShow('Bruno Rossi'));
    expect(await screen.findByText(/2 marks have not reached the server/)).toBeTruthy();
    expect(pressed(present('Alessia Rossi')) && pressed(noShow('Bruno Rossi'))).toBe(true);
    away = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/have not reached the server/)).toBeNull());
    const sent = writes().map(({ path }) => path.replace('/classes/5/participants/', ''));
    expect(sent.slice(-2)).toEqual(['21/attendance', '22/NoShow']);
    expect(new Set(sent.slice(0, -1))).toEqual(new Set(['21/attendance']));
    expect(sent.length).toBeGreaterThan(2);
  });

  describe('marks stored in the browser', () => {
    const keyOf = (userId: number) => `clubpulse.marks.${userId}.5`;
    const left = (userId: number, until: string) =>
      window.localStorage.setItem(
        keyOf(userId),
        JSON.stringify({
          until,
          marks: [
            { classId: 5, at: 1, userIds: [21], from: 'Unseen', to: 'Present', rest: false },
            { classId: 5, at: 2, userIds: [21], from: 'Present', to: 'NoShow', rest: false },
          ],
        }),
      );
    const answers = [
      answer(setAttendance, { id: 5, userId: 21 }, answering({ Attendance: 'Present' })),
      answer(setNoShow, { id: 5, userId: 21 }, answering({ Attendance: 'Absent', NoShow: true })),
    ];

    it('contain no names and are deleted two days after the class', { tags: ['atLength'] }, async () => {
      const { user } = await open({
        answers: [
          answer(setAttendance, { id: 5, userId: 21 }, () => {
            throw new TypeError('Failed to fetch');
          }),
        ],
      });
      await row(/Alessia/);
      await user.click(present('Alessia Rossi'));
      expect(await screen.findByText(/1 mark has not reached the server/)).toBeTruthy();
      const stored = window.localStorage.getItem(keyOf(manager.UserId)) ?? '';
      expect(JSON.parse(stored)).toMatchObject({
        until: '2026-11-21T23:00:00Z',
        marks: [{ classId: 5, userIds: [21], from: 'Unseen', to: 'Present' }],
      });
      expect(stored).not.toContain('Alessia');
    });

    it('of an earlier page load are sent in order, and then deleted', { tags: ['atLength'] }, async () => {
      left(manager.UserId, '2026-11-21T23:00:00Z');
      const { writes } = await open({ answers });
      await row(/Alessia/);
      await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ Attendance: 'Present' }, { NoShow: true }]));
      await waitFor(() => expect(window.localStorage.getItem(keyOf(manager.UserId))).toBeNull());
      expect(pressed(noShow('Alessia Rossi'))).toBe(true);
    });

    it('are separate for each user, who finds them after signing in again', { tags: ['atLength'] }, async () => {
      left(99, '2026-11-21T23:00:00Z');
      const { user, writes } = await open({ answers });
      await row(/Alessia/);
      expect(pressed(noShow('Alessia Rossi'))).toBe(false);
      await user.click(present('Alessia Rossi'));
      await waitFor(() => expect(writes()).toHaveLength(1));
      expect(window.localStorage.getItem(keyOf(99))).not.toBeNull();
    });

    it('are deleted when too old, whichever user made them', async () => {
      left(manager.UserId, '2026-11-18T23:00:00Z');
      left(99, '2026-11-18T23:00:00Z');
      const { user, writes } = await open({ answers });
      await row(/Alessia/);
      expect(window.localStorage.getItem(keyOf(manager.UserId))).toBeNull();
      expect(window.localStorage.getItem(keyOf(99))).toBeNull();
      await user.click(present('Alessia Rossi'));
      await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ Attendance: 'Present' }]));
    });
  });

  it('is possible with keys: j and k move, x selects, p and o mark', { tags: ['atLength'] }, async () => {
    const { user, writes } = await open({
      answers: [
        answer(setAttendance, { id: 5, userId: 21 }, answering({ Attendance: 'Present' })),
        answer(setAttendance, { id: 5, userId: 22 }, answering({ Attendance: 'Present' }, people[1])),
        answer(setNoShow, { id: 5, userId: 22 }, answering({ Attendance: 'Absent', NoShow: true }, people[1])),
      ],
    });
    await row(/Alessia/);
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await row(/Bruno/));
    await user.keyboard('o');
    expect(pressed(noShow('Bruno Rossi'))).toBe(true);
    await user.keyboard('xkx');
    expect(screen.getByRole('region', { name: '2 selected' })).toBeTruthy();
    await user.keyboard('p');
    expect(await screen.findByText('2 people are marked present')).toBeTruthy();
    await waitFor(() => expect(writes()).toHaveLength(3));
  });

  it('is possible with keys also after a row was selected with the pointer', { tags: ['atLength'] }, async () => {
    const { user } = await open({
      answers: [answer(setAttendance, { id: 5, userId: 21 }, answering({ Attendance: 'Present' }))],
    });
    await user.click(await screen.findByRole('checkbox', { name: /Alessia Rossi/ }));
    await user.keyboard('p');
    expect(pressed(present('Alessia Rossi'))).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: '1 selected' })).toBeNull();
  });

  it('sets present, absent or no-show, and absent clears the flag of a no-show', async () => {
    const { user, writes } = await open({
      answers: [answer(setAttendance, { id: 5, userId: 21 }, answering({ Attendance: 'Absent' }))],
    });
    await row(/Alessia/);
    const marks = within(screen.getByRole('group', { name: 'Attendance of Alessia Rossi' })).getAllByRole('button');
    expect(marks.map((one) => one.textContent)).toEqual(['Present', 'Absent', 'No-show']);
    await user.dblClick(marks[1] as HTMLElement);
    expect(marks.map(pressed)).toEqual([false, true, false]);
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ Attendance: 'Absent' }]));
  });

  it('shows the list first on a phone, and collapses the rest', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open({ participants: [participantWith(21, 'Alessia', { Attendance: 'Present' }), participantWith(22, 'Bruno')] });
    const details = (await screen.findByText('Details')).closest('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toBe('18:00 to 18:45Booked 2Present 1No-shows 0Details');
    expect(within(details).getByText('When and where')).toBeTruthy();
    cleanup();
    await open({ fields: { Begin: '2026-11-19T15:00:00Z', End: '2026-11-19T15:45:00Z' } });
    expect(await screen.findByText('When and where')).toBeTruthy();
    expect(screen.queryByText('Details')).toBeNull();
  });

  it('of all remaining members uses one call', async () => {
    const marked = people.map((one) => ({ ...one, Attendance: 'Present' as const }));
    const { user, writes } = await open({
      answers: [answer(batchAttendance, { id: 5 }, () => respond(200, marked))],
    });
    await user.click(await screen.findByRole('button', { name: 'Mark the rest present' }));
    expect(pressed(present('Alessia Rossi')) && pressed(present('Bruno Rossi'))).toBe(true);
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toEqual({ Attendance: 'Present' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark the rest present' })).toBeNull());
  });

  it('is possible from an hour before the class, including no-shows', { tags: ['atLength'] }, async () => {
    await open({ fields: { Begin: '2026-11-19T18:30:00Z', End: '2026-11-19T19:15:00Z' } });
    expect(await screen.findByText('People can be marked from 18:30.')).toBeTruthy();
    await row(/Alessia/);
    expect(screen.queryByRole('button', { name: 'Present' })).toBeNull();
    cleanup();
    await open({ fields: { Begin: '2026-11-19T17:30:00Z', End: '2026-11-19T18:15:00Z' } });
    await row(/Alessia/);
    expect((present('Alessia Rossi') as HTMLButtonElement).disabled).toBe(false);
    expect((noShow('Alessia Rossi') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('removing a participant', () => {
  const remove = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'More for Alessia Rossi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    return screen.findByRole('dialog', { name: 'Remove Alessia Rossi?' });
  };
  const removed = [answer(deleteParticipant, { id: 5, userId: 21 }, () => new Response(null, { status: 204 }))];

  it('after the cancel deadline shows the lost ticket, and staff may refund it', { tags: ['atLength'] }, async () => {
    const { user, writes } = await open({ answers: removed });
    const dialog = await remove(user);
    expect(dialog.textContent).toContain('1 ticket of Flex 10 is lost.');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Return what was paid' }));
    expect(dialog.textContent).toContain('1 ticket of Flex 10 is returned.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Alessia Rossi was removed')).toBeTruthy();
    expect(writes()).toMatchObject([{ path: '/classes/5/participants/21?giveBack=true', key: expect.any(String) }]);
  });

  it('in time refunds the member automatically', async () => {
    const { user } = await open({ fields: { Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T17:45:00Z' }, answers: removed });
    expect((await remove(user)).textContent).toContain('1 ticket of Flex 10 is returned.');
  });

  it('that is refused shows the reason and leaves the dialog open', async () => {
    const { user } = await open({
      answers: [answer(deleteParticipant, { id: 5, userId: 21 }, () => respond(409, refusal('ClassIsFinished')))],
    });
    const dialog = await remove(user);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('The class is over.');
  });
});
