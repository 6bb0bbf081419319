import type { Tile as Seat } from '@clubpulse/contract/live/frames';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { ZoneBadge } from '../../kit/figures/ZoneBadge.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useCell } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from '../walls/public.ts';
import { isMadeUp, minutesAndSeconds, shownName } from '../walls/public.ts';

const signalKeys = {
  fresh: 'live.signalFresh',
  held: 'live.signalHeld',
  lost: 'live.noSignal',
  looking: 'live.looking',
} as const;

export function AthleteTable({ board, seats, words }: { board: Board; seats: readonly Seat[]; words: LiveTranslate }) {
  const t = useT();
  const stations = seats.some(({ station }) => station !== null);
  return (
    <Table
      label={t('live.athletesLabel')}
      head={
        <>
          <th scope="col">{t('role.Athlete')}</th>
          {stations && (
            <th scope="col" data-end>
              {t('live.columnStation')}
            </th>
          )}
          <th scope="col">{t('kit.zone')}</th>
          <th scope="col" data-end>
            {t('live.columnPercent')}
          </th>
          <th scope="col" data-end>
            {t('live.columnHeartRate')}
          </th>
          <th scope="col" data-end>
            {t('kit.points')}
          </th>
          <th scope="col">{t('live.columnSignal')}</th>
        </>
      }
    >
      {seats.map((seat) => (
        <AthleteRow key={seat.place} board={board} seat={seat} stations={stations} words={words} />
      ))}
    </Table>
  );
}

function AthleteRow({ board, seat, stations, words }: { board: Board; seat: Seat; stations: boolean; words: LiveTranslate }) {
  const t = useT();
  const view = useCell(board.tile(seat.place));
  const current = view !== undefined && (view.signal === 'fresh' || view.signal === 'held');
  return (
    <tr>
      <th scope="row">
        {shownName(seat, words)}
        {isMadeUp(seat) && <StateChip tone="dashed">{t('live.demo')}</StateChip>}
      </th>
      {stations && <td data-end>{seat.station}</td>}
      <td>{current && <ZoneBadge zone={view.zone} />}</td>
      <td data-end>{current && `${view.percent}%`}</td>
      <td data-end>{current && view.bpm}</td>
      <td data-end>{view?.points}</td>
      <td>
        {view && t(signalKeys[view.signal])}
        {view?.signal === 'lost' && ` ${minutesAndSeconds(view.silence)}`}
      </td>
    </tr>
  );
}
