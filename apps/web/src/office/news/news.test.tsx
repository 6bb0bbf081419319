import type { News, WrittenNews } from '@clubpulse/contract/office/news';
import { createNews, getNews, listNews, updateNews } from '@clubpulse/contract/office/news.calls';
import { languages } from '@clubpulse/contract/scalars';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, selfWith } from '../../test/world.ts';

const item: News = { NewsId: 3, PublishedAt: '2026-11-10T09:00:00.000Z', Title: 'Passkeys', Text: 'No password.', New: true };
const old: News = { ...item, NewsId: 2, Title: 'Walls', New: false };
const blank = { Title: 'Passkeys', Text: 'No password.' };
const written: WrittenNews = {
  NewsId: 3,
  PublishedAt: item.PublishedAt,
  RowVersion: 4,
  Texts: { en: blank, it: blank, es: blank, fr: blank },
};
const at = { clubs: [clubWith(1)], path: '/News' };
const admin = selfWith({ IsAdmin: true });

it('the news are visible to every user, but only an administrator writes them', async () => {
  await openScreen({ ...at, self: selfWith({}), answers: [answer(listNews, {}, [item, old])] });
  expect(await screen.findByRole('heading', { name: 'Passkeys' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Walls' })).toBeTruthy();
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Write news|Actions/ })).toBeNull();
});

it('the news are published in every language, and no language may be left out', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const { sent } = await openScreen({
    ...at,
    self: admin,
    answers: [answer(listNews, {}, []), answer(createNews, {}, written)],
  });
  await user.click(await screen.findByRole('button', { name: 'Write news' }));
  const dialog = within(await screen.findByRole('dialog'));
  const titles = await dialog.findAllByLabelText(/^Headline/);
  const texts = dialog.getAllByLabelText(/^Text/);
  expect(titles).toHaveLength(languages.length);
  expect(dialog.getAllByRole('group', { name: /missing/ })).toHaveLength(languages.length);
  for (const field of [...titles.slice(0, 3), ...texts]) await user.type(field, 'A');
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Englishwritten',
    'Italianowritten',
    'Españolwritten',
    'Françaismissing',
  ]);
  await user.type(titles[1] as HTMLElement, 'vanti');
  await user.click(dialog.getByRole('radio', { name: 'Italiano' }));
  expect(dialog.getByText('Avanti').closest('[lang]')?.getAttribute('lang')).toBe('it');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(titles.map((field) => field.getAttribute('aria-invalid') === 'true')).toEqual([false, false, false, true]);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(titles[3] as HTMLElement, 'A');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The news was published')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ Texts: { fr: { Title: 'A', Text: 'A' } } });
});

it('a correction of the news checks the version, and shows a conflict with another user', async () => {
  const user = userEvent.setup();
  let now = written;
  const { sent } = await openScreen({
    ...at,
    self: admin,
    answers: [
      answer(listNews, {}, [item]),
      answer(getNews, { id: 3 }, () => respond(200, now)),
      answer(updateNews, { id: 3 }, () => {
        const isStale = now === written;
        now = { ...written, RowVersion: 5, Texts: { ...written.Texts, it: { Title: 'Chiavi', Text: 'Senza parola.' } } };
        return isStale ? respond(409, { ErrorType: 'StaleRowVersion' }) : respond(200, now);
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Passkeys' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit news' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [title] = await dialog.findAllByLabelText(/^Headline/);
  await user.type(title as HTMLElement, '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/changed/i)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    RowVersion: 4,
    Texts: { en: { Title: 'Passkeys!' }, it: { Title: 'Passkeys' } },
  });
  expect(await dialog.findByDisplayValue('Chiavi')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The news was saved');
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    RowVersion: 5,
    Texts: { en: { Title: 'Passkeys!' }, it: { Title: 'Chiavi' } },
  });
});
