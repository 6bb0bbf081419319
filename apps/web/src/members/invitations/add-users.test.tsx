import { getClubLicenses, getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { addClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { type CheckedInvitee, INVITEES_MAX, type Invitation, type InvitationLink } from '@clubpulse/contract/members/invitations';
import {
  batchInvitations,
  checkInvitees,
  correctInvitationAddress,
  createInvitationLink,
  listInvitationLinks,
  listInvitations,
  resendInvitation,
  sendInvitations,
  setInvitationActive,
} from '@clubpulse/contract/members/invitations.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { davide, deskUser, manager, openDesk, refusal, startDay, trainer } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { config } from '../../test/signed-in.ts';

beforeEach(startDay);

const known: Record<string, Partial<CheckedInvitee>> = {
  'davide@example.com': { State: 'Member', UserId: 5, Name: 'Davide Longo' },
  'giulia@example.com': { State: 'Invited', Code: 'ACDEFGHJKMNPQRTV', LastDay: '2026-11-26' },
};
const checked = (Email: string): CheckedInvitee => ({
  Email,
  State: 'Ready',
  UserId: null,
  Name: null,
  Code: null,
  LastDay: null,
  ...known[Email],
});
const invitation = (fields: Partial<Invitation> = {}): Invitation => ({
  InvitationId: 1,
  ClubId: 1,
  Code: 'ACDEFGHJKMNPQRTV',
  Link: 'http://x/#/InvitationCode/ACDEFGHJKMNPQRTV',
  Role: 'Athlete',
  Email: 'claire@example.com',
  FirstMidName: 'Claire',
  LastName: 'Dubois',
  State: 'Waiting',
  Active: true,
  SentAt: '2026-11-18T12:25:00Z',
  Sendings: 2,
  LastDay: '2026-12-02',
  AcceptedAt: null,
  UserId: null,
  Delivery: {
    State: 'Arrived',
    LastSuccess: '2026-11-18T12:26:00Z',
    LastError: null,
    LastUpdate: '2026-11-18T12:26:00Z',
    NextTry: null,
  },
  ...fields,
});
const checks = answer(checkInvitees, { id: 1 }, (body) => (body as { Emails: string[] }).Emails.map(checked));
const sends = answer(sendInvitations, { id: 1 }, (body) => ({
  Invitations: (body as { People: { Email: string }[] }).People.map(({ Email }, n) => invitation({ InvitationId: n + 1, Email })),
  LeftOut: [],
}));
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Names and e-mails/ });

it('the paste tab reads e-mail addresses from a text, shows known and wrong ones, and invites the others', async () => {
  const { sent } = await openDesk('/AddUsers', [checks, sends, answer(resendInvitation, {}, refusal(409, 'InvitationUsed'))]);
  const user = deskUser();
  await user.click(await text());
  await user.paste(
    'Martina Pozzi <martina@example.com>; giulia@example.com\ndavide@example.com\nChloé Petit, chloe@example,com\nsee you',
  );
  await waitFor(() => expect(screen.getAllByRole('listitem').some((row) => /Ready/.test(row.textContent))).toBe(true));
  const rows = within(screen.getByRole('region', { name: '4 people read' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Chloé Petit.*Has a comma/),
    expect.stringMatching(/giulia@example\.com.*Invited, until.*Send again/),
    expect.stringMatching(/Davide Longo.*Already a member of your club.*Profile/),
    expect.stringMatching(/Martina Pozzi.*Ready/),
  ]);
  expect(screen.getByText('1 entry was not read: no address in it')).toBeTruthy();
  expect(screen.getByText('see you')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('This invitation was already accepted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use chloe@example.com' }));
  await user.click(await screen.findByRole('button', { name: 'Send 2 invitations' }));
  await waitFor(() => expect(screen.getByText('2 invitations sent')).toBeTruthy());
  expect(sent.find(({ path }) => path.endsWith(':sendEmail'))?.body).toMatchObject({
    People: [
      { Email: 'martina@example.com', FirstMidName: 'Martina', LastName: 'Pozzi' },
      { Email: 'chloe@example.com', FirstMidName: 'Chloé', LastName: 'Petit' },
    ],
    Role: 'Athlete',
    Language: 'en',
  });
  expect((await text()).value).toBe('');
});

it('the paste tab leaves in the text what was not sent: wrong rows, and rows above the limit of one request', {
  tags: ['atLength'],
}, async () => {
  const many = Array.from({ length: INVITEES_MAX + 2 }, (_, n) => `person${n}@example.com`);
  await openDesk('/AddUsers', [checks, sends]);
  const user = deskUser();
  await user.click(await text());
  await user.paste(['Chloé Petit <chloe@example,com>', ...many].join('\n'));
  await user.click(await screen.findByRole('button', { name: `Send ${INVITEES_MAX} invitations` }));
  expect(await screen.findByText(`${INVITEES_MAX} invitations sent`)).toBeTruthy();
  expect(screen.getByText('3 are still in the text')).toBeTruthy();
  expect((await text()).value.split('\n')).toEqual(['Chloé Petit <chloe@example,com>', ...many.slice(INVITEES_MAX)]);
});

it('the paste tab corrects a wrong e-mail address in its row and in the text', { tags: ['atLength'] }, async () => {
  await openDesk('/AddUsers', [checks, sends]);
  const user = deskUser();
  await user.click(await text());
  await user.paste('Anna <anna@exmple.com>, "Longo, Davide" <davide@exmple>');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(field.value).toBe('davide@exmple');
  await user.clear(field);
  await user.type(field, 'davide.longo@example.com{Enter}');
  expect((await text()).value).toBe('Anna <anna@exmple.com>, "Longo, Davide" <davide.longo@example.com>');
  expect(await screen.findByRole('button', { name: 'Send 2 invitations' })).toBeTruthy();
  expect(screen.getByText('Davide Longo')).toBeTruthy();
});

it('the paste tab shows the pasted text again when the user comes back', { tags: ['atLength'] }, async () => {
  const { router } = await openDesk('/AddUsers', [checks, answer(listInvitationLinks, { id: 1 }, [])]);
  const user = deskUser();
  await user.click(await text());
  await user.paste('martina@example.com');
  await user.click(screen.getByRole('link', { name: /oster/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/AddUsers/poster'));
  await user.click(screen.getByRole('link', { name: /aste/ }));
  expect((await text()).value).toBe('martina@example.com');
  await router.navigate('/AddUsers/poster');
  await screen.findByText('No poster yet');
  await router.navigate(-1);
  expect((await text()).value).toBe('martina@example.com');
});

it('the paste tab shows why nothing was sent, and does not clear the text', { tags: ['atLength'] }, async () => {
  const values = { email: 'martina@example.com' };
  await openDesk('/AddUsers', [checks, answer(sendInvitations, { id: 1 }, refusal(409, 'UserIsMember', { values }))]);
  const user = deskUser();
  await user.click(await text());
  await user.paste('martina@example.com');
  await user.click(await screen.findByRole('button', { name: 'Send 1 invitation' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The user with email martina@example.com is already member of your club.',
  );
  expect((await text()).value).toBe('martina@example.com');
});

it('the screen of invitations lets a trainer invite athletes only', async () => {
  await openDesk('/AddUsers', [answer(getLicenseStop, { id: 1 }, { Stop: null })], trainer);
  await text();
  expect(screen.queryAllByLabelText('Role')).toEqual([]);
});

it('the screen of invitations shows a trainer before sending that the club has no licence', async () => {
  await openDesk('/AddUsers', [answer(getLicenseStop, { id: 1 }, { Stop: { Kind: 'Missing' } })], trainer);
  await text();
  expect(await screen.findByText(/No licence: nothing can be added/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Licences' })).toBeNull();
});

it('the desk tab disables adding a member when the club has no licence', async () => {
  const licenses = { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage: [], Warnings: [{ Kind: 'Missing' as const }] };
  await openDesk('/AddUsers', [answer(getClubLicenses, { id: 1 }, licenses)]);
  await text();
  const atDeskButton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add at the desk' });
  await waitFor(() => expect(atDeskButton.disabled).toBe(true));
});

it('the paste tab shows before sending how many rows exceed the licence', { tags: ['atLength'] }, async () => {
  const Usage = [
    { Resource: 'Members' as const, Used: 99, Limit: 100 },
    { Resource: 'Trainers' as const, Used: 2, Limit: 1_000_000 },
  ];
  const licenses = { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage, Warnings: [] };
  await openDesk('/AddUsers', [checks, sends, answer(getClubLicenses, { id: 1 }, licenses)]);
  const user = deskUser();
  await user.type(await text(), 'ada@example.com');
  expect(await screen.findByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
  expect(screen.queryByText(/^The licence has room/)).toBeNull();
  await user.type(await text(), ', bea@example.com, zoe@example.com');
  expect(await screen.findByText(/^The licence has room for 1 more: 2 of those you are about to invite/)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Trainer' }));
  expect(screen.queryByText(/^The licence has room/)).toBeNull();
});

it('the paste tab blocks only roles whose licence limit is reached', async () => {
  const full = { Resource: 'Trainers' as const, Used: 1, Limit: 1 };
  const Usage = [{ Resource: 'Members' as const, Used: 9, Limit: 100 }, full];
  const licenses = { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage, Warnings: [{ Kind: 'Full' as const, ...full }] };
  await openDesk('/AddUsers', [checks, sends, answer(getClubLicenses, { id: 1 }, licenses)]);
  const user = deskUser();
  await user.type(await text(), 'ada@example.com');
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 1 invitation' });
  expect(send.disabled).toBe(false);
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Trainer' }));
  expect(await screen.findByText('Trainers: 1 of 1 used, none left')).toBeTruthy();
  expect(send.disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Manager' }));
  expect(send.disabled).toBe(false);
});

it('the paste tab lets a manager choose the role of the invited users', async () => {
  await openDesk('/AddUsers', [], manager);
  await text();
  expect(screen.getAllByLabelText('Role').length).toBeGreaterThan(0);
});

it('the list of invitations shows the state of each mail, and sends one again', async () => {
  const bounced = invitation({
    InvitationId: 2,
    Code: 'BCDEFGHJKMNPQRTV',
    FirstMidName: '',
    LastName: '',
    Email: 'max@exmaple.com',
    Delivery: {
      State: 'Failed',
      LastSuccess: '2026-11-17T12:26:00Z',
      LastError: 'no such domain',
      LastUpdate: '2026-11-18T12:26:00Z',
      NextTry: null,
    },
  });
  const delayed = invitation({
    InvitationId: 4,
    Code: 'DEFGHJKMNPQRTVWX',
    FirstMidName: '',
    LastName: '',
    Email: 'grey@example.com',
    Delivery: {
      State: 'Failed',
      LastSuccess: null,
      LastError: '450 Greylisted',
      LastUpdate: '2026-11-18T12:26:00Z',
      NextTry: '2026-11-18T12:31:00Z',
    },
  });
  const second = invitation({
    InvitationId: 5,
    Code: 'EFGHJKMNPQRTVWXY',
    FirstMidName: '',
    LastName: '',
    Email: 'full@example.com',
    Delivery: { ...delayed.Delivery, State: 'Arrived', LastSuccess: '2026-11-18T12:31:00Z', NextTry: null },
  });
  const { sent } = await openDesk('/AddUsers/invitations', [
    answer(listInvitations, { id: 1 }, pageWith([invitation(), bounced, delayed, second])),
    answer(resendInvitation, { code: 'BCDEFGHJKMNPQRTV' }, refusal(429, 'InvitationSentOften')),
  ]);
  await screen.findByText('Claire Dubois');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(
    /Claire Dubois.*Waiting for confirmation.*arrived .*sent 2 times.*sent \d.* · last update \d/,
  );
  expect(rows[1]?.textContent).toMatch(/max@exmaple\.com.*bounced.*arrived .*last update .*no such domain/);
  expect(rows[2]?.textContent).toMatch(/grey@example\.com.*delayed, next try .*450 Greylisted/);
  expect(rows[3]?.textContent).toMatch(/full@example\.com.*arrived .*earlier error: 450 Greylisted/);
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Actions for max@exmaple.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  expect(await screen.findByText('Error resending email')).toBeTruthy();
  expect(sent.some(({ path }) => path.endsWith('/resend'))).toBe(true);
});

it('the list of invitations sends an invitation to a corrected e-mail address', { tags: ['atLength'] }, async () => {
  const wrong = invitation({
    InvitationId: 2,
    Code: 'BCDEFGHJKMNPQRTV',
    FirstMidName: '',
    LastName: '',
    Email: 'max@exmaple.com',
  });
  const { sent } = await openDesk('/AddUsers/invitations', [
    answer(listInvitations, { id: 1 }, pageWith([wrong])),
    answer(correctInvitationAddress, { code: wrong.Code }, () =>
      respond(200, { ...wrong, Code: 'CDEFGHJKMNPQRTVW', Email: 'max@example.com' }),
    ),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for max@exmaple.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct the e-mail' }));
  const field = await screen.findByRole('textbox', { name: /E-mail/ });
  await user.clear(field);
  await user.type(field, 'max@example.com');
  await user.click(screen.getByRole('button', { name: 'Correct and send' }));
  expect(await screen.findByText('Sent to max@example.com')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/invitations/BCDEFGHJKMNPQRTV/address',
    body: { Email: 'max@example.com' },
  });
});

it('the list of invitations labels the first sending of an invitation differently from a repeat, also when it fails', {
  tags: ['atLength'],
}, async () => {
  const fresh = (InvitationId: number, Code: string, Email: string) =>
    invitation({
      InvitationId,
      Code,
      Email,
      FirstMidName: '',
      LastName: '',
      Sendings: 0,
      SentAt: null,
      Delivery: { State: 'Waiting', LastSuccess: null, LastError: null, LastUpdate: null, NextTry: null },
    });
  const [good, bad] = [fresh(2, 'BCDEFGHJKMNPQRTV', 'good@example.com'), fresh(4, 'DEFGHJKMNPQRTVWX', 'bad@example.com')];
  await openDesk('/AddUsers/invitations', [
    answer(listInvitations, { id: 1 }, pageWith([good, bad])),
    answer(resendInvitation, { code: good.Code }, () => respond(200, good)),
    answer(resendInvitation, { code: bad.Code }, refusal(429, 'InvitationSentOften')),
    answer(batchInvitations, { id: 1 }, { Done: [], Refused: [{ InvitationId: 4, ErrorType: 'InvitationSentOften' }] }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for good@example.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  expect(await screen.findByText('Sent to good@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for bad@example.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  expect(await screen.findByText('Error sending mail')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select bad@example.com' }));
  await user.click(await screen.findByRole('button', { name: 'Send to selected' }));
  expect(await screen.findByText(/^1 not: /)).toBeTruthy();
  expect(screen.getAllByText('Error sending mail')).toHaveLength(2);
});

it('the list of invitations shows the link of an invitation as a QR code', { tags: ['atLength'] }, async () => {
  await openDesk('/AddUsers/invitations', [answer(listInvitations, { id: 1 }, pageWith([invitation()]))]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for Claire Dubois' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show QR code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code for Claire Dubois' }));
  expect(dialog.getByRole('img', { name: invitation().Link })).toBeTruthy();
});

it('the screen of invitations shows that there is no mail server, and the created links to hand over', {
  tags: ['atLength'],
}, async () => {
  const unsent = {
    State: 'Waiting' as const,
    LastSuccess: null,
    LastError: null,
    LastUpdate: '2026-11-18T12:25:00Z',
    NextTry: null,
  };
  const { router } = await openDesk('/AddUsers', [
    answer(getConfig, {}, { ...config, mail: false }),
    checks,
    sends,
    answer(listInvitations, { id: 1 }, pageWith([invitation({ Sendings: 1, Delivery: unsent })])),
    answer(correctInvitationAddress, { code: invitation().Code }, () =>
      respond(200, invitation({ Code: 'CDEFGHJKMNPQRTVW', Email: 'claire@example.org' })),
    ),
  ]);
  const user = deskUser();
  expect(await screen.findByText(/This server sends no e-mail yet/)).toBeTruthy();
  await user.click(await text());
  await user.paste('martina@example.com');
  await user.click(await screen.findByRole('button', { name: 'Create 1 invitation' }));
  expect(await screen.findByRole('heading', { name: '1 invitation created' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the link for Claire Dubois' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'QR code for Claire Dubois' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code for Claire Dubois' }));
  expect(dialog.getByRole('img', { name: invitation().Link })).toBeTruthy();
  await user.keyboard('{Escape}');
  await router.navigate('/AddUsers/invitations');
  const row = (await screen.findByText('not sent: no mail server')).closest('tr');
  expect(row?.textContent).toContain('Claire Dubois');
  expect(row?.textContent).not.toContain('18/11/2026');
  await user.click(screen.getByRole('button', { name: 'Actions for Claire Dubois' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Correct the e-mail',
    'Copy link',
    'Show QR code',
    'Switch off',
    'Delete',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Correct the e-mail' }));
  const correcting = within(await screen.findByRole('dialog', { name: 'Correct the address of Claire Dubois' }));
  const field = correcting.getByRole('textbox', { name: /E-mail/ });
  await user.clear(field);
  await user.type(field, 'claire@example.org');
  await user.click(correcting.getByRole('button', { name: 'Correct the e-mail' }));
  expect(await screen.findByText('The link for claire@example.org is new: copy it and pass it on')).toBeTruthy();
});

it('the list of invitations sends five hundred invitations at once, including matching invitations that are not loaded', {
  tags: ['atLength'],
}, async () => {
  const unsent = Array.from({ length: 500 }, (_, at) =>
    invitation({
      InvitationId: at + 1,
      Email: `person${at}@example.com`,
      FirstMidName: '',
      LastName: '',
      Sendings: 0,
      SentAt: null,
      Delivery: { State: 'Waiting', LastSuccess: null, LastError: null, LastUpdate: null, NextTry: null },
    }),
  );
  const { sent } = await openDesk('/AddUsers/invitations?written=false', [
    answer(listInvitations, { id: 1 }, (_, { query }) => ({
      ...pageWith(unsent.slice(0, Number(query['length']))),
      recordsFiltered: 500,
      recordsTotal: 500,
    })),
    answer(batchInvitations, { id: 1 }, (body) => {
      const { InvitationIds } = body as { InvitationIds: number[] };
      const Refused = InvitationIds.filter((one) => one === 7).map((InvitationId) => ({
        InvitationId,
        ErrorType: 'InvitationUsed' as const,
      }));
      return { Done: InvitationIds.filter((one) => one !== 7), Refused };
    }),
  ]);
  expect((await screen.findByText('person0@example.com')).closest('tr')?.textContent).toContain('no e-mail sent yet');
  const user = deskUser();
  await user.click(screen.getByRole('checkbox', { name: /^Select all \d+ shown$/ }));
  await user.click(await screen.findByRole('button', { name: 'Select all 500' }));
  expect(await screen.findByText('500 invitations selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send to selected' }));
  expect(await screen.findByText('499 invitations sent')).toBeTruthy();
  expect(screen.getByText(/^1 not: /)).toBeTruthy();
  const bodies = sent
    .filter(({ path }) => path.endsWith(':batch'))
    .map(({ body }) => body as { InvitationIds: number[]; Act: string });
  expect(bodies.map(({ InvitationIds, Act }) => [InvitationIds.length, Act])).toEqual([
    [200, 'Send'],
    [200, 'Send'],
    [100, 'Send'],
  ]);
});

it('the poster tab creates a poster and disables it', async () => {
  const link: InvitationLink = {
    InvitationId: 3,
    ClubId: 1,
    Code: 'CDEFGHJKMNPQRTVW',
    Link: 'http://x/#/InvitationCode/CDEFGHJKMNPQRTVW',
    Title: 'Reception',
    State: 'Waiting',
    Active: true,
    CreatedAt: '2026-10-01T10:00:00Z',
    Joined: 17,
  };
  let made = false;
  let Active = true;
  const { sent } = await openDesk('/AddUsers/poster', [
    answer(listInvitationLinks, { id: 1 }, () =>
      made ? [{ ...link, Active, State: Active ? ('Waiting' as const) : ('Inactive' as const) }] : [],
    ),
    answer(createInvitationLink, { id: 1 }, () => {
      made = true;
      return link;
    }),
    answer(setInvitationActive, { code: link.Code }, () => {
      Active = false;
      return undefined;
    }),
  ]);
  await screen.findByText('No poster yet');
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'New poster' }));
  await user.type(await screen.findByRole('textbox', { name: 'Where it hangs' }), 'Reception');
  await user.click(screen.getByRole('button', { name: 'Create poster' }));
  expect(await screen.findByRole('img', { name: link.Link })).toBeTruthy();
  expect(screen.getByText('17 people joined with it')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Switch off' }));
  expect(await screen.findByRole('switch', { name: 'Switch on' })).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ Active: false });
});

const atDesk = async (answers: Answers, agreed = true) => {
  const opened = await openDesk('/AddUsers', answers);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Add at the desk' }));
  await user.click(await screen.findByRole('textbox', { name: /E-mail/ }));
  await user.paste('bea@example.com');
  await user.click(screen.getByRole('textbox', { name: /First name/ }));
  await user.paste('Bea');
  if (agreed) await user.click(screen.getByRole('checkbox', { name: 'They are at the desk and agree' }));
  await user.click(screen.getByRole('button', { name: 'Add as member' }));
  return opened;
};

it("the desk tab adds a member with their consent, and opens the member's page", async () => {
  const User = { ...davide, FirstMidName: 'Bea', LastName: '', Roles: ['Athlete'] };
  const { sent, router } = await atDesk([answer(addClubUser, { id: 1 }, () => respond(201, { User, Invitation: null }))]);
  expect(await screen.findByText('Bea is a member now')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/EditUser/5');
  const Language = 'en';
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    Email: 'bea@example.com',
    FirstMidName: 'Bea',
    LastName: '',
    Language,
    Agreed: true,
  });
});

it('the desk tab shows that a user who already has an account was invited', { tags: ['atLength'] }, async () => {
  const Invitation = invitation({ Email: 'bea@example.com' });
  await atDesk([answer(addClubUser, { id: 1 }, () => respond(201, { User: null, Invitation }))]);
  expect(await screen.findByText('bea@example.com was invited')).toBeTruthy();
});

it('the desk tab adds no member without consent, and is available to managers only', { tags: ['atLength'] }, async () => {
  const opened = await atDesk([], false);
  expect(opened.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  opened.unmount();
  await openDesk('/AddUsers', [answer(getLicenseStop, { id: 1 }, { Stop: null })], trainer);
  await text();
  expect(screen.queryByRole('button', { name: 'Add at the desk' })).toBeNull();
});
