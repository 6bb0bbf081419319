import { listDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { languages } from '@clubpulse/contract/scalars';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../platform/phrases.ts';
import { openApp } from '../../test/app.tsx';
import { oneIn } from '../../test/examples.ts';
import { answer } from '../../test/network.ts';
import { userEvent as user } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const giulia = {
  UserId: 6,
  Nickname: 'Giulia',
  FirstMidName: 'Giulia',
  LastName: 'Ferri',
  PictureUri: null,
  Email: 'giulia@example.com',
  EmailConfirmed: true,
  Roles: ['Trainer'],
};
const page = { draw: 0, recordsTotal: 1, recordsFiltered: 1 };

const empty = { ...page, recordsTotal: 0, recordsFiltered: 0, data: [] };

async function openPalette(role: 'Manager' | 'Trainer' | 'Athlete', language: 'en' | 'it' | 'es' | 'fr' = 'en') {
  const app = await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, [role]: [{ ClubId: 1 }, { ClubId: 2 }] } }),
    clubs: [clubWith(1), clubWith(2)],
    path: '/Profile',
    answers: [
      answer(listClasses, { id: 1 }, empty),
      answer(listClubUsers, { id: 1 }, empty),
      answer(listClubPeople, { id: 1 }, empty),
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(listTags, { id: 1 }, []),
      answer(listDebts, {}, empty),
      answer(listBookableClasses, {}, { TimeZone: 'Europe/Rome', Classes: [] }),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  await act(() => showLanguage(language, { remember: false }));
  await user.keyboard('{Control>}k{/Control}');
  return { ...app, field: await within(await screen.findByRole('dialog')).findByRole('combobox') };
}

const wordsOf = {
  Manager: {
    en: 'unpaid|debt|sell|assign|add transaction|certificate|cancel class|export|add member|freeze|suspend|pair|kiosk|logout',
    it: 'insoluti|debito|vendi|assegna|aggiungi movimento|certificato|annulla lezione|esporta|aggiungi socio|congela|abbina|kiosk|chiosco|logout|esci',
    es: 'impagos|deuda|vender|asignar|añadir movimiento|certificado|cancelar clase|exportar|añadir socio|congelar|emparejar|kiosk|quiosco|logout|salir',
    fr: 'impayés|dette|vendre|attribuer|ajouter transaction|certificat|annuler cours|exporter|ajouter membre|geler|appairer|kiosk|borne|logout|déconnexion',
  },
  Trainer: {
    en: 'pair|mark|certificate|cancel class|logout',
    it: 'abbina|presenze|certificato',
    es: 'emparejar|asistencia',
    fr: 'appairer|présence',
  },
  Athlete: {
    en: 'calendar link|heart|injuries|pair',
    it: 'link calendario|cuore|infortuni|fascia',
    es: 'enlace calendario|corazón|lesiones|banda',
    fr: 'lien calendrier|cœur|blessures|ceinture',
  },
} as const;

const roles = ['Manager', 'Trainer', 'Athlete'] as const;
const all = roles.flatMap((role) => languages.map((language) => [role, language] as const));
it.each(oneIn(all.length, all))(
  'the palette finds acts for a %s by common terms, in %s',
  { tags: ['examples'] },
  async (role, language) => {
    const { field } = await openPalette(role, language);
    for (const words of wordsOf[role][language].split('|')) {
      fireEvent.change(field, { target: { value: words } });
      expect(screen.queryAllByRole('option').length, `${language}: ${words}`).toBeGreaterThan(0);
    }
  },
);

it('the palette offers a trainer no acts or pages about money', { tags: ['atLength'] }, async () => {
  const { field } = await openPalette('Trainer');
  await user.type(field, 'unpaid');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('the palette returns the focus to the former element, also the first time', { tags: ['atLength'] }, async () => {
  await openPalette('Athlete');
  const heading = screen.getByRole('heading', { level: 1, hidden: true });
  for (const _time of ['first', 'again']) {
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.keyboard('{Control>}k{/Control}');
  }
});

it('the palette starts with recent items, then acts', { tags: ['atLength'] }, async () => {
  const { field, router } = await openPalette('Manager');
  expect(
    within(await screen.findByRole('dialog'))
      .getAllByRole('group')[0]
      ?.getAttribute('aria-label'),
  ).toBe('Actions');
  await user.type(field, 'switch club');
  expect(screen.getByRole('option', { name: /Club 2/ })).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'not paid{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?pay=Unpaid'));
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option', { name: /Who has not paid/ })).toBeTruthy();
});

it('the palette finds people by name, and pages by common terms', async () => {
  const { router, sent } = await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(listClasses, { id: 1 }, { ...page, data: [] }),
      answer(listClubUsers, { id: 1 }, { ...page, data: [giulia] }),
      answer(getClubUser, { id: 1, userId: 6 }, { ...giulia, ClientStage: null }),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile and account' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find or go to' });
  await user.type(field, 'refunds');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Transactions');
  await user.clear(field);
  await user.type(field, 'giulia');
  const person = await screen.findByRole('option', { name: /Giulia Ferri.*Trainer/ });
  expect(sent.some(({ path }) => path.includes('globalSearch=giulia'))).toBe(true);
  await user.click(person);
  await waitFor(() => expect(router.state.location.pathname).toBe('/EditUser/6'));
});
