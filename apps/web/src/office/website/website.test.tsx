import type { ClubWebsite } from '@clubpulse/contract/office/website/website';
import { getWebsite, saveWebsite } from '@clubpulse/contract/office/website/website.calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';
import { snippetOf } from './website-values.ts';

beforeEach(startDay);
for (const name of ['clubpulse-timetable', 'clubpulse-store']) customElements.define(name, class extends HTMLElement {});

const usual: ClubWebsite = {
  Timetable: true,
  Store: true,
  Queues: true,
  FullNames: false,
  Rooms: [],
  Languages: ['it'],
  Members: true,
  Guests: false,
  GuestPrice: 0,
  GuestMost: 2,
  Origins: ['https://cadenza.example'],
  Paper: '#fffdf9',
  Text: '#2a1f18',
  Mark: '#a34a24',
  RowVersion: 0,
  Code: null,
  Script: 'https://clubpulse.example/widget.js',
  Classes: 23,
  Full: 5,
  Offers: 4,
  Trainers: ['Giulia', 'Anita'],
  Offered: [{ DisplayGroupId: 3, Name: 'Studio 1' }],
  Currency: 'EUR',
  GuestBookings: 4,
  GuestsRefused: null,
  RefusedSites: [],
};
const Code = 'ACDEFGHJKMNPQRTVWXY34679';

it('the settings of the website show beside each switch what it publishes today, and show the code for the website after saving', async () => {
  const sent: unknown[] = [];
  let stored = usual;
  await openDesk('/ClubWebsite', [
    answer(getWebsite, { id: 1 }, () => stored),
    answer(saveWebsite, { id: 1 }, (body) => {
      sent.push(body);
      stored = { ...usual, ...(body as object), RowVersion: 1, Code };
      return stored;
    }),
  ]);
  expect(await screen.findByRole('checkbox', { name: /^Timetable/, description: '7 days from today, 23 classes' })).toBeTruthy();
  expect(screen.getByText('4 offers with their prices')).toBeTruthy();
  expect(screen.getByText('5 of 23 are full now')).toBeTruthy();
  expect(screen.getByText('Giulia, Anita')).toBeTruthy();
  expect(screen.getByText('Save, and the code for the website appears here.')).toBeTruthy();
  await deskUser().click(screen.getByRole('checkbox', { name: /^Store/ }));
  await deskUser().click(screen.getByRole('checkbox', { name: 'Studio 1' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#eeeeee' } });
  await deskUser().click(screen.getByRole('button', { name: 'Show on websites' }));
  expect(await screen.findByText(/Too close to the background/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#000000' } });
  await deskUser().click(screen.getByRole('button', { name: 'Show on websites' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ Store: false, Rooms: [3], Text: '#000000', Origins: ['https://cadenza.example'] }]),
  );
  const code = await screen.findByText(/<script async/);
  expect(code.textContent).toContain(`<clubpulse-timetable club="${Code}">`);
  expect(code.textContent).not.toContain('clubpulse-store');
});

it('the settings of the website refuse a URL that is no website', async () => {
  await openDesk('/ClubWebsite', [answer(getWebsite, { id: 1 }, { ...usual, Code, RowVersion: 1 })]);
  const origins = await screen.findByRole('textbox', { name: /^Websites that may show it/ });
  fireEvent.change(origins, { target: { value: 'https://*.example' } });
  await deskUser().click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(origins.getAttribute('aria-invalid')).toBe('true'));
});

it('guests are switched on with a price and a limit, and the settings state when the club’s rules refuse guests', async () => {
  const sent: unknown[] = [];
  const refused: ClubWebsite = { ...usual, Code, RowVersion: 1, GuestsRefused: 'Documents' };
  await openDesk('/ClubWebsite', [
    answer(getWebsite, { id: 1 }, refused),
    answer(saveWebsite, { id: 1 }, (body) => {
      sent.push(body);
      return { ...refused, ...(body as object), RowVersion: 2 };
    }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('switch', { name: /^Guests book/ }));
  expect(screen.getByText(/require a document/)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Price for a guest/));
  await user.type(screen.getByLabelText(/^Price for a guest/), '15');
  await user.clear(screen.getByLabelText(/^At most/));
  await user.type(screen.getByLabelText(/^At most/), '3');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toMatchObject([{ Guests: true, GuestPrice: 1500, GuestMost: 3 }]));
});

it('a refused website is allowed with one press, and unsaved changes remain unsaved', async () => {
  const sent: unknown[] = [];
  const refusal = { Origin: 'https://www.cadenza.example', Count: 12, LastAt: '2026-11-19T17:02:00Z' };
  let stored: ClubWebsite = { ...usual, Code, RowVersion: 1, RefusedSites: [refusal] };
  await openDesk('/ClubWebsite', [
    answer(getWebsite, { id: 1 }, () => stored),
    answer(saveWebsite, { id: 1 }, (body) => {
      sent.push(body);
      stored = { ...stored, ...(body as object), RowVersion: 2, RefusedSites: [] };
      return stored;
    }),
  ]);
  const origins = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Websites that may show it/ });
  expect(screen.getByText(/^12 times, last 19/)).toBeTruthy();
  fireEvent.change(origins, { target: { value: 'https://new.example' } });
  await deskUser().click(screen.getByRole('button', { name: 'Allow it: https://www.cadenza.example' }));
  await waitFor(() => expect(screen.queryByText('https://www.cadenza.example')).toBeNull());
  expect(sent).toMatchObject([{ RowVersion: 1, Origins: ['https://cadenza.example', 'https://www.cadenza.example'] }]);
  expect(origins.value).toBe('https://new.example\nhttps://www.cadenza.example');
});

it('the code for the website links each part to its own page, and its texts cannot break it', () => {
  const labels = { Timetable: '<b>"', Store: 'Plans' };
  const script = { Script: 'https://x.example/"><script>/widget.js', Timetable: true, Store: true, code: Code };
  const snippet = snippetOf({ ...script, labels });
  expect(snippet.match(/<script/g)).toHaveLength(1);
  expect(snippet).toMatch(/#\/Book">&lt;b>&quot;<\/a>\n<\/clubpulse-timetable>/);
  expect(snippet).toMatch(/#\/MySubscriptions">Plans<\/a>\n<\/clubpulse-store>/);
});
