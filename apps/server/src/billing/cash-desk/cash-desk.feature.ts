import type { Clubs } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { cashDeskRoutes } from './cash-desk.routes.ts';
import { createCashDesk, openDayReminder } from './cash-desk.service.ts';

const books = { taken: { not: 'the work of an operator' }, leaving: { stay: 'the books of the club stay whole' } } as const;

export const cashDesk = feature({
  name: 'billing/cash-desk',
  persons: { day_closes: books, drawer_moves: books, method_corrections: books },
  build: ({ db, clubs }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs }) => ({ cashDesk: createCashDesk({ db, clubs }) }),
  plugs: () => [plug(dayPorts, { dailyJobs: [openDayReminder] })],
  routes: (route, parts) => cashDeskRoutes(route, parts.cashDesk),
});
