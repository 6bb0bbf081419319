import { writeFilter } from '../../kit/list/list-filter.ts';
import { monthIn } from './report-address.ts';

/** State of the retention in its address: `#/Reports?view=retention&month=2026-10&as=people`. */
export interface RetentionAddress {
  /** The last month; null for the last one that ended. */
  readonly month: string | null;
  readonly asPeople: boolean;
}

export const retentionInAddress = {
  read: (params: URLSearchParams): RetentionAddress => ({
    month: monthIn(params),
    asPeople: params.get('as') === 'people',
  }),
  write: ({ month, asPeople }: RetentionAddress): URLSearchParams =>
    writeFilter({ view: 'retention', month, as: asPeople ? 'people' : null }),
};
