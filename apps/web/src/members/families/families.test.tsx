import {
  acceptFamily,
  askForMember,
  askIntoFamily,
  endFamily,
  getMemberFamily,
  listFamilies,
  setMayBook,
} from '@clubpulse/contract/members/families/families.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { davide, openDesk } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const { UserId, Nickname, FirstMidName, LastName, PictureUri } = davide;
const dave = { UserId, Nickname, FirstMidName, LastName, PictureUri };
const Since = '2026-10-01T10:00:00Z';
const none = { ClubId: 1, ClubName: 'Cadenza', Payer: null, Members: [], Waiting: [], Offers: [] };
const openProfile = (answers: Parameters<typeof openScreen>[0]['answers']) =>
  openScreen({ self, clubs: [clubWith(1)], path: '/Profile', answers: answers ?? [] });
const family = () => screen.findByRole('region', { name: /Family: Cadenza/ });

it('the family section explains an offer to pay, and shows the payer after it is accepted', async () => {
  let agreed = false;
  await openProfile([
    answer(listFamilies, { id: 11 }, () =>
      respond(200, [
        agreed
          ? { ...none, Payer: { ...dave, Since, MayBook: false } }
          : { ...none, Offers: [{ FamilyInvitationId: 4, Payer: dave, AskedAt: Since }] },
      ]),
    ),
    answer(acceptFamily, { id: 11, familyInvitationId: 4 }, () => {
      agreed = true;
      return respond(204, undefined);
    }),
  ]);
  const section = await family();
  expect(within(section).getByText(/Davide Longo then sees what you owe Cadenza/)).toBeTruthy();
  await userEvent.click(within(section).getByRole('button', { name: 'Agree: Davide Longo' }));
  expect(await within(section).findByText(/has paid for you since/)).toBeTruthy();
  expect(within(section).queryByRole('button', { name: 'Pay for someone' })).toBeNull();
});

it('the family section validates the e-mail address of a member before it sends them an offer to pay', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openProfile([
    answer(listFamilies, { id: 11 }, [none]),
    answer(askIntoFamily, { id: 11, clubId: 1 }, () => respond(204, undefined)),
  ]);
  await userEvent.click(within(await family()).getByRole('button', { name: 'Pay for someone' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: /E-mail/ });
  await userEvent.type(field, 'dave@');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(await within(dialog).findByText('This is not an e-mail address.')).toBeTruthy();
  await userEvent.type(field, 'example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('Offer sent to dave@example.com')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Email: 'dave@example.com' } }]);
});

it('the family section lets a payer end the payment after a question that names the consequences', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openProfile([
    answer(listFamilies, { id: 11 }, [{ ...none, Members: [{ ...dave, Since, MayBook: false }] }]),
    answer(endFamily, { id: 11, clubId: 1, memberId: 5 }, () => respond(204, undefined)),
  ]);
  await userEvent.click(within(await family()).getByRole('button', { name: 'End: Davide Longo' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/You no longer see what Davide Longo owes/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});

it('the family section lets a member end the payments by their payer', { tags: ['atLength'] }, async () => {
  const { sent } = await openProfile([
    answer(listFamilies, { id: 11 }, [{ ...none, Payer: { ...dave, Since, MayBook: false } }]),
    answer(endFamily, { id: 11, clubId: 1, memberId: 11 }, () => respond(204, undefined)),
  ]);
  await userEvent.click(within(await family()).getByRole('button', { name: /^End/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ path: expect.stringMatching(/family\/11$/) }]),
  );
});

it('the family section lets a member allow bookings by the payer, who gets a link to the timetable', {
  tags: ['atLength'],
}, async () => {
  let MayBook = false;
  const { sent, unmount } = await openProfile([
    answer(listFamilies, { id: 11 }, () => respond(200, [{ ...none, Payer: { ...dave, Since, MayBook } }])),
    answer(setMayBook, { id: 11, clubId: 1 }, (body) => {
      MayBook = (body as { MayBook: boolean }).MayBook;
      return respond(204, undefined);
    }),
  ]);
  const allows = await within(await family()).findByRole<HTMLInputElement>('switch', {
    name: 'May see my classes and book and cancel for me',
  });
  await userEvent.click(allows);
  await waitFor(() => expect(allows.checked).toBe(true));
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { MayBook: true } }]);
  unmount();
  await openProfile([answer(listFamilies, { id: 11 }, [{ ...none, Members: [{ ...dave, Since, MayBook: true }] }])]);
  const way = await within(await family()).findByRole('link', { name: 'Book for Davide Longo' });
  expect(way.getAttribute('href')).toContain('BookFor/5');
});

it('the desk shows the payers of a member, and can request one when there is none', async () => {
  await openDesk('/EditUser/5', [
    answer(
      getMemberFamily,
      { id: 1, userId: 5 },
      { Payer: { ...dave, UserId: 8, FirstMidName: 'Ada', Since, MayBook: false }, Members: [], Waiting: [] },
    ),
  ]);
  const section = await screen.findByRole('region', { name: 'Family' });
  expect((await within(section).findByRole('link', { name: 'Ada Longo' })).getAttribute('href')).toContain('EditUser/8');
  expect(within(section).queryByRole('button')).toBeNull();
});

it('the family section shows an error when a required choice is missing', async () => {
  const { sent } = await openDesk('/EditUser/5', [answer(askForMember, { id: 1, userId: 5 }, () => respond(204, undefined))]);
  const section = await screen.findByRole('region', { name: 'Family' });
  await userEvent.click(await within(section).findByRole('button', { name: 'Pays for someone' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(await within(dialog).findByText('Fill this in.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});
