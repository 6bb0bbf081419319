import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { getOwnBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import { bookClass, listBookableClasses, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { waysOf } from '../../../../../../../scripts/checks/ways.ts';
import { answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { bookableWith, bookingWith, NOW, ownBookingWith, pageOf } from '../../../test/world.ts';

const root = `${join(import.meta.dirname, '../../../../../../..')}/`;
const instruments = [
  'apps/web/src/platform/calls/act-text.ts',
  'apps/web/src/platform/calls/double-press-guard.ts',
  'apps/web/src/platform/identity/config.ts',
  'apps/web/src/platform/identity/identity.ts',
  'apps/web/src/platform/identity/stored-session.ts',
  'apps/web/src/platform/phrases.ts',
  'apps/web/src/platform/dictionary/dictionary.ts',
];

async function ran(session: Session): Promise<Map<string, string>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return new Map(
    result.flatMap(({ url, functions }) => {
      const file = url.replace('file://', '').replace(/\?.*$/, '');
      if (!file.startsWith(`${root}apps/web/src/`) || /\/test\/|\.test\.tsx?$|\.css$/.test(file)) return [];
      return functions.flatMap(({ functionName, ranges: [range] }) =>
        range === undefined || range.count === 0
          ? []
          : [[`${file} ${functionName} ${range.startOffset}`, file.slice(root.length)] as const],
      );
    }),
  );
}

it('a booking runs only the files of docs/ways.md between the tap and the request', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    let tapped = new Map<string, string>();
    await openScreen({
      self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
      clubs: [clubWith(1)],
      path: '/Book',
      answers: [
        answer(listBookableClasses, { id: 11, clubId: 1 }, { TimeZone: 'Europe/Rome', Classes: [bookableWith()] }),
        answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith()),
        answer(listFamilies, { id: 11 }, []),
        answer(listMyBookings, { id: 11 }, pageOf([])),
        answer(bookClass, { id: 11 }, async () => {
          tapped = await ran(session);
          return respond(201, bookingWith());
        }),
      ],
    });
    const user = userEvent.setup();
    const tomorrow = await screen.findByRole('button', { name: /^Fri 20 November/ });
    await user.click(tomorrow);
    const button = await screen.findByRole('button', { name: 'Book: HIIT Ignite, 07:00' });
    await ran(session);
    await user.click(tomorrow);
    const drawn = await ran(session);
    await user.click(button);
    expect(await screen.findByText('HIIT Ignite is booked')).toBeTruthy();

    const named = (waysOf(root).get('A booking') ?? []).filter((file) => file.startsWith('apps/web/'));
    const passed = new Set(tapped.values());
    expect(named.filter((file) => !passed.has(file))).toEqual([]);
    const only = [...tapped].flatMap(([name, file]) => (drawn.has(name) ? [] : [file]));
    expect([...new Set(only)].filter((file) => !named.includes(file) && !instruments.includes(file))).toEqual([]);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
});
