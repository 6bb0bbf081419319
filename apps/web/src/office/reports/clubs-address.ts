import type { ClubFigures } from '@clubpulse/contract/office/reports/club-figures';
import { type DirectedOrder, orderNamed } from '@clubpulse/rules/office/reports/club-order';
import { writeFilter } from '../../kit/list/list-filter.ts';
import { pathTo } from '../../platform/routes.ts';
import { occupancyInAddress } from './occupancy-address.ts';
import { type Door, monthIn, reportInAddress } from './report-address.ts';

interface ClubsAddress {
  readonly month: string | null;
  readonly sort: DirectedOrder;
}

export const clubsInAddress = {
  read: (params: URLSearchParams): ClubsAddress => ({ month: monthIn(params), sort: orderNamed(params.get('sort')) }),
  write: ({ month, sort }: ClubsAddress): URLSearchParams =>
    writeFilter({ view: 'clubs', month, sort: sort === 'Club' ? null : sort }),
};

export const monthAddress = (month: string, door: Door | null = null): string =>
  `${pathTo('Reports')}?${reportInAddress.write({ month, door })}`;

export const occupancyAddress = ({ Days }: ClubFigures): string =>
  `${pathTo('Reports')}?${occupancyInAddress.write({ weeks: null, own: Days, door: null })}`;
