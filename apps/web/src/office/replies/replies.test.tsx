import { createExpiration } from '@clubpulse/contract/members/documents/documents.calls';
import { listClubMessages, listMessages } from '@clubpulse/contract/office/messages.calls';
import { listPlannedMessages } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import type { OwnThread, Thread, ThreadEntry, ThreadMember } from '@clubpulse/contract/office/replies/replies';
import {
  answerThread,
  closeThread,
  countThreads,
  getOwnThread,
  getThread,
  getThreadMember,
  getThreadTemplates,
  listOwnThreads,
  listThreadHolders,
  listThreads,
  noteOnThread,
  readOwnThread,
  replyInThread,
  replyToMessage,
  setThreadHolder,
} from '@clubpulse/contract/office/replies/replies.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, deskUser, manager, openDesk, refusal, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';
import { noRoles } from '../../test/world.ts';

beforeEach(() => startDay());

const basic = ({ UserId, Nickname, FirstMidName, LastName, PictureUri }: typeof manager) => ({
  UserId,
  Nickname,
  FirstMidName,
  LastName,
  PictureUri,
});
const self = basic(manager);
const other = { ...self, UserId: 90, Nickname: 'Giulia', FirstMidName: 'Giulia', LastName: 'Ferri' };
const davide = { ...self, UserId: 5, Nickname: 'Davide', FirstMidName: 'Davide', LastName: 'Longo' };
const entry = (ThreadEntryId: number, fields: Partial<ThreadEntry>): ThreadEntry => ({
  ThreadEntryId,
  Kind: 'Reply',
  Author: davide,
  To: null,
  Text: '',
  At: '2026-11-20T09:00:00Z',
  ...fields,
});
const entries = [
  entry(1, { Kind: 'Message', Author: self, Text: 'Your certificate ended', At: '2026-11-20T08:00:00Z' }),
  entry(2, { Text: 'The visit is on Monday' }),
  entry(3, { Kind: 'StaffNote', Author: other, Text: 'His knee is fine' }),
  entry(4, { Kind: 'Given', Author: other, To: self }),
];
const thread: Thread = {
  ThreadId: 7,
  ClubId: 1,
  RowVersion: 3,
  Member: davide,
  Title: 'Certificate',
  Text: 'The visit is on Monday',
  TextBy: 5,
  LastAt: '2026-11-20T09:00:00Z',
  WaitsSince: '2026-11-20T09:00:00Z',
  Holder: null,
  ClosedAt: null,
  ClosedBy: null,
  MemberReadAt: null,
  Entries: entries,
};
const { RowVersion: _version, Member: _member, WaitsSince: _since, MemberReadAt: _readAt, ...head } = thread;
const own: OwnThread = {
  ...head,
  ClubName: 'Cadenza Navigli',
  MessageId: 40,
  New: 1,
  Entries: [...entries.slice(0, 2), entry(5, { Kind: 'Answer', Author: self, Text: 'Send a photo' })],
};
const about: ThreadMember = {
  ...davide,
  Plan: { SubscriptionName: 'Open monthly', State: 'Active', EndsOn: '2026-12-31' },
  Credits: 7,
  NextClass: { ClassId: 41, Name: 'Lunch Ride', Begin: '2026-11-20T11:45:00Z' },
  LastSeen: '2026-11-17T17:00:00Z',
  Certificate: '2026-10-31',
  Owed: [{ Amount: 5900, Currency: 'EUR', Due: '2026-11-25', IsLate: false }],
  Tags: ['Knee'],
  Others: [{ ThreadId: 9, Title: 'Swimming', LastAt: '2026-11-02T09:00:00Z', IsClosed: true }],
};
const certificate = {
  ExpirationId: 3,
  ClubId: 1,
  UserId: 5,
  Type: 'MedicalCertificate',
  Title: '',
  ExpirationDate: '2027-10-31',
  Notes: '',
  CompletedAt: null,
  RowVersion: 1,
} as const;
const template = { Title: 'Dopo la visita', Text: 'Ciao Davide, ti teniamo il posto' };
const page = <T,>(data: T[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const writes = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.split('/').at(-1), body]);

const open = (
  path: string,
  stored: Partial<Thread> = {},
  send: Parameters<typeof answer<typeof answerThread>>[2] = () => respond(201, { ...thread, ...stored, RowVersion: 4 }),
  by = manager,
) => {
  const found = { ...thread, ...stored };
  const { MemberReadAt: _read, Entries: _entries, ...row } = found;
  const late = { ...row, ThreadId: 8, Member: other, WaitsSince: '2026-11-19T09:00:00Z', Title: 'Trial' };
  const answers = [
    answer(listClubMessages, { id: 1 }, page([])),
    answer(listPlannedMessages, { id: 1 }, []),
    answer(countThreads, { id: 1 }, { Open: 2, Mine: 1, Nobody: 1, Closed: 4 }),
    answer(listThreads, { id: 1 }, (_, { query }) => respond(200, page(query['Filter'] === 'Mine' ? [row] : [late, row]))),
    answer(getThread, { id: 1, threadId: 7 }, found),
    answer(listThreadHolders, { id: 1 }, [self, other]),
    answer(getThreadMember, { id: 1, threadId: 7 }, about),
    answer(getThreadTemplates, { id: 1, threadId: 7 }, { Language: 'it', Templates: [template] }),
    answer(answerThread, { id: 1, threadId: 7 }, send),
    answer(noteOnThread, { id: 1, threadId: 7 }, () => respond(201, found)),
    answer(setThreadHolder, { id: 1, threadId: 7 }, () => respond(200, found)),
    answer(createExpiration, {}, () => respond(201, certificate)),
    answer(closeThread, { id: 1, threadId: 7 }, () => respond(200, found)),
  ];
  return openDesk(path, answers, by);
};

it('the list names the waiting members, marks a wait of over twelve hours with a text, and filters', async () => {
  await open('/ClubMessages/replies');
  const late = await screen.findByRole('link', { name: /Giulia Ferri/ });
  expect(late.textContent).toContain('nobody answers, waits over 12 h');
  expect(screen.getByRole('link', { name: /Davide Longo/ }).textContent).not.toContain('waits over');
  await deskUser().click(screen.getByRole('radio', { name: 'Mine 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Giulia Ferri/ })).toBeNull());
});

it('a thread shows the texts of member and staff, the notes of the staff, and each change of the holder', async () => {
  await open('/ClubMessages/replies/7');
  const talk = await screen.findByRole('region', { name: 'Conversation with Davide Longo' });
  expect(within(talk).getByText('The visit is on Monday')).toBeTruthy();
  expect(within(talk).getByText(/only staff sees this/)).toBeTruthy();
  expect(within(talk).getByText(/Giulia Ferri gave it to/)).toBeTruthy();
});

it('an answer is sent with the version that was read, and "Send and close" closes the thread', async () => {
  const { sent } = await open('/ClubMessages/replies/7');
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Not yet');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(writes(sent)).toEqual([['answers', { Text: 'Not yet', RowVersion: 3, Close: false }]]));
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Bye');
  await user.click(screen.getByRole('button', { name: 'Send and close' }));
  await waitFor(() => expect(writes(sent)[1]).toEqual(['answers', { Text: 'Bye', RowVersion: 3, Close: true }]));
});

it('a refused answer keeps its text and is marked as not sent', async () => {
  await open('/ClubMessages/replies/7', {}, refusal(409, 'StaleRowVersion'));
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Not yet');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Not sent/)).toBeTruthy();
  expect(screen.getByDisplayValue('Not yet')).toBeTruthy();
});

it('a thread that another user answers must be taken first, but a note can be added', async () => {
  const { sent } = await open('/ClubMessages/replies/7', { Holder: other });
  const user = deskUser();
  expect(await screen.findByText(/Giulia Ferri answers this conversation/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Note to self' }));
  await user.type(screen.getByRole('textbox', { name: 'Note to self' }), 'Ask her');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(writes(sent)).toEqual([['notes', { Text: 'Ask her', Own: true }]]));
  await user.click(screen.getByRole('radio', { name: 'Answer' }));
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  await waitFor(() => expect(writes(sent)[1]).toEqual(['holder', { AssigneeId: self.UserId, RowVersion: 3 }]));
});

it('the menu gives a thread to another user of the staff, and the button closes it', async () => {
  const { sent } = await open('/ClubMessages/replies/7', { Holder: self });
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /Who answers/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Give it to Giulia Ferri' }));
  await waitFor(() => expect(writes(sent)).toEqual([['holder', { AssigneeId: 90, RowVersion: 3 }]]));
  await user.click(screen.getByRole('button', { name: 'Close conversation' }));
  await waitFor(() => expect(writes(sent)[1]).toEqual(['close', { RowVersion: 3 }]));
});

it('beside the thread are the facts about the member, with links to the profile, the class and other conversations', async () => {
  atWidth('desk');
  await open('/ClubMessages/replies/7');
  const column = await screen.findByRole('complementary', { name: 'About Davide Longo' });
  const line = (text: string) => within(column).getByText(text).closest('li');
  expect(line('Open monthly until 31/12/2026')?.dataset['bad']).toBe('false');
  expect(line('Certificate ended on 31/10/2026')?.dataset['bad']).toBe('true');
  expect(line('€59.00 due on 25/11/2026')).toBeTruthy();
  expect(line('7 credits')).toBeTruthy();
  expect(line('Knee')).toBeTruthy();
  const to = (name: RegExp) => within(column).getByRole('link', { name }).getAttribute('href');
  expect([to(/Davide Longo/), to(/Lunch Ride/), to(/Swimming/)]).toEqual([
    expect.stringContaining('/EditUser/5'),
    expect.stringContaining('/ClubClassParticipants/41'),
    expect.stringContaining('/ClubMessages/replies/9'),
  ]);
});

it('staff record the certificate of the member beside the thread', async () => {
  atWidth('desk');
  const { sent } = await open('/ClubMessages/replies/7');
  const facts = await screen.findByRole('complementary', { name: 'About Davide Longo' });
  await deskUser().click(within(facts).getByRole('button', { name: 'Record certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Davide Longo/ }));
  await deskUser().type(await dialog.findByRole('textbox', { name: /Last valid day/ }), '31/10/2027');
  await deskUser().click(dialog.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/expirations')?.body).toMatchObject({
      UserId: 5,
      Type: 'MedicalCertificate',
      ExpirationDate: '2027-10-31',
    }),
  );
});

it('on a phone one line shows the facts about the member, including an expired certificate', async () => {
  atWidth('phone');
  await open('/ClubMessages/replies/7', { Holder: self });
  await waitFor(() => expect(document.querySelector('summary')).toBeTruthy());
  const line = document.querySelector('summary');
  expect(line?.textContent).toBe('Open monthly until 31/12/2026 · Certificate ended on 31/10/2026');
  expect(line?.getAttribute('aria-label')).toBe(`About Davide Longo: ${line?.textContent}`);
  expect(screen.getByText('7 credits')).toBeTruthy();
});

it('keys answer, note, assign and close, but not while the user types', async () => {
  const { sent } = await open('/ClubMessages/replies/7');
  const user = deskUser();
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  await user.keyboard('n');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note for staff' }));
  await user.keyboard('e');
  expect(writes(sent)).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('r');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer' }));
  field.blur();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('a');
  expect(await screen.findByRole('menuitem', { name: 'Give it to Giulia Ferri' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Give it to Giulia Ferri' })).toBeNull());
  await user.keyboard('e');
  await waitFor(() => expect(writes(sent)).toEqual([['close', { RowVersion: 3 }]]));
});

it('a template in the language of the member is chosen with the key /, and can be changed before it is sent', async () => {
  const { sent } = await open('/ClubMessages/replies/7');
  const user = deskUser();
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  expect(await screen.findByText(/Reads Italiano/)).toBeTruthy();
  await user.click(field);
  await user.keyboard('/');
  await user.click(await screen.findByRole('menuitem', { name: 'Dopo la visita' }));
  expect((field as HTMLTextAreaElement).value).toBe(template.Text);
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(writes(sent)).toEqual([['answers', { Text: `${template.Text}!`, RowVersion: 3, Close: false }]]));
});

it('the front desk sees only the replies, and writes no notes', async () => {
  const desk = { ...manager, AvailableRoles: { ...noRoles, FrontDesk: [{ ClubId: 1 }] } };
  const { sent } = await open('/ClubMessages/replies/7', {}, undefined, desk);
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Note for staff' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Write' })).toBeNull();
  expect(sent.filter(({ path }) => /messages/i.test(path))).toEqual([]);
});

const letter = {
  MessageId: 40,
  ClubId: 1,
  ClubName: 'Cadenza Navigli',
  Author: self,
  Title: 'Open day',
  Text: 'Bring a friend',
  PictureUri: null,
  Button: null,
  SentAt: '2026-11-19T10:00:00Z',
  ReadAt: '2026-11-19T11:00:00Z',
};
const { Entries: _ownEntries, ...ownRow } = own;
const openMember = (path: string, threads: (typeof ownRow)[] = []) =>
  openDesk(
    path,
    [
      answer(listMessages, { id: athlete.UserId }, page([letter])),
      answer(listOwnThreads, { id: athlete.UserId }, page(threads)),
      answer(getOwnThread, { id: athlete.UserId, threadId: 7 }, own),
      answer(readOwnThread, { id: athlete.UserId, threadId: 7 }, () => respond(204)),
      answer(replyInThread, { id: athlete.UserId, threadId: 7 }, () => respond(201, own)),
      answer(replyToMessage, { id: athlete.UserId, messageId: 40 }, () => respond(201, own)),
    ],
    athlete,
  );

it('a member replies to a message and then sees the thread', async () => {
  const { sent, router } = await openMember('/Messages');
  const user = deskUser();
  await user.click(await screen.findByText('Open day'));
  await user.click(screen.getByRole('button', { name: 'Reply to the message' }));
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Two friends?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Messages/7'));
  expect(writes(sent)[0]).toEqual(['replies', { Text: 'Two friends?' }]);
});

it('a member sees new answers in the list; opening the thread marks them as read', async () => {
  const { sent, router } = await openMember('/Messages', [ownRow]);
  const user = deskUser();
  expect((await screen.findByRole('link', { name: /Certificate/ })).textContent).toContain('1 new');
  await user.click(screen.getByRole('link', { name: /Certificate/ }));
  expect(router.state.location.pathname).toBe('/Messages/7');
  expect(await screen.findByText('Send a photo')).toBeTruthy();
  await waitFor(() => expect(writes(sent)[0]?.[0]).toBe('read'));
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Here it is');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(writes(sent).at(-1)).toEqual(['replies', { Text: 'Here it is' }]));
});
