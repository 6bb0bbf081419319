import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import type { AudienceCount, ClubMessage } from '@clubpulse/contract/office/messages';
import {
  countAudience,
  listClubMessages,
  listMessages,
  listRecipients,
  readMessage,
  sendMessage,
} from '@clubpulse/contract/office/messages.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, deskUser, manager, openDesk, refusal, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const { UserId, Nickname, FirstMidName, LastName, PictureUri } = manager;
const person = { UserId, Nickname, FirstMidName, LastName, PictureUri };
const counted: AudienceCount = {
  Chosen: 92,
  Reached: 83,
  App: 78,
  Email: 81,
  Sms: 12,
  Later: 2,
  Languages: [
    { Language: 'en', Count: 72, Sms: 12 },
    { Language: 'it', Count: 11, Sms: 0 },
  ],
  LeftOut: [{ Reason: 'CameBack', Count: 9, People: [person] }],
  SmsLeft: 5,
  SmsAvailable: true,
};
const fared: ClubMessage = {
  MessageId: 7,
  Author: person,
  Language: 'en',
  Texts: { en: { Title: 'Open day', Text: 'Come' } },
  SentAt: '2026-11-19T10:00:00Z',
  Chosen: 92,
  Recipients: 83,
  Read: 40,
  App: { To: 78, Sent: 78, Failed: 0 },
  Email: { To: 81, Sent: 80, Failed: 1 },
  Sms: null,
};
const page = <T,>(data: T[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const open = (path: string, send: Parameters<typeof answer<typeof sendMessage>>[2] = () => respond(201, fared)) =>
  openDesk(path, [
    answer(countAudience, { id: 1 }, counted),
    answer(listTags, { id: 1 }, []),
    answer(listClubMessages, { id: 1 }, page([fared])),
    answer(listRecipients, { id: 1, messageId: 7 }, page([{ ...person, App: 'Sent', Email: 'Failed', Sms: null, ReadAt: null }])),
    answer(sendMessage, { id: 1 }, send),
  ]);
const write = async () => {
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Open day');
  await user.type(screen.getByRole('textbox', { name: /Message text/ }), 'Hello ');
  await user.click(screen.getByRole('button', { name: 'Nickname' }));
  return user;
};

it('says how many get it and why not the others, and sends to as many', async () => {
  const { sent, router } = await open('/ClubMessages');
  const user = await write();
  expect(screen.getByText('of 92 chosen get it')).toBeTruthy();
  expect(screen.getByText('Mails come back')).toBeTruthy();
  expect(screen.getByText(/Italiano missing: 11 people/)).toBeTruthy();
  expect(screen.getByText(`Hello ${manager.Nickname}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send to 83' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/sent'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    App: true,
    Email: true,
    Sms: false,
    Expected: 83,
    Texts: { en: { Title: 'Open day', Text: 'Hello {Nickname}' } },
  });
});

it('does not send more SMS than are left, nor to whom nobody counted', async () => {
  await open('/ClubMessages', refusal(409, 'AudienceChanged', { values: { count: 84 } }));
  const user = await write();
  await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
  expect(await screen.findByText('Insufficient SMS club credits: 7 are missing.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 83' }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
  await user.click(screen.getByRole('button', { name: 'Send to 83' }));
  expect(await screen.findByText(/By now 84 people would get it/)).toBeTruthy();
});

it('lists what was sent with how it fares, and whom it did not reach', async () => {
  await open('/ClubMessages/sent');
  const user = deskUser();
  expect(await screen.findByText(/E-mail: 80 of 81/)).toBeTruthy();
  expect(screen.getByText('1 not delivered')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Who' }));
  expect(within(await screen.findByRole('dialog')).getByText('Not delivered')).toBeTruthy();
});

it('is read by being opened', async () => {
  const message = { MessageId: 7, ClubId: 1, ClubName: 'Navigli', Author: null, Title: 'Open day', Text: 'Come' };
  const { sent } = await openDesk(
    '/Messages',
    [
      answer(listMessages, { id: athlete.UserId }, page([{ ...message, SentAt: '2026-11-19T10:00:00Z', ReadAt: null }])),
      answer(readMessage, { id: athlete.UserId, messageId: 7 }, () => respond(204)),
    ],
    athlete,
  );
  const letter = (await screen.findByText('Open day')).closest('details') as HTMLDetailsElement;
  expect(screen.getByText('New')).toBeTruthy();
  letter.open = true;
  letter.dispatchEvent(new Event('toggle'));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/messages/7/read'))).toBe(true));
});
