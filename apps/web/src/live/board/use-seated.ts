import type { RosterMessage } from '@clubpulse/contract/live/frames';
import type { Seated } from '@clubpulse/rules/live/board/whose-strap';
import { codeOfStrap, modelOfStrap } from '../../devices/sensors/public.ts';
import { useCellValue } from '../../platform/cell.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from '../walls/public.ts';
import { shownName } from '../walls/public.ts';
import { idOfTile } from './people/guest-strap.ts';
import type { RequestedStrap } from './people/use-link-strap.ts';

export function useSeated(
  board: Board,
  room: RosterMessage,
  words: LiveTranslate,
): (Seated & { readonly lastReceived: number })[] {
  const signalAt = (place: number) => board.tile(place).get()?.signal ?? 'looking';
  useCellValue(board.clock, () => room.tiles.map(({ place }) => signalAt(place)).join());
  return room.tiles.flatMap((tile) => {
    const userId = idOfTile(tile);
    if (userId === undefined) return [];
    const { signal = 'looking', silence = 0 } = board.tile(tile.place).get() ?? {};
    const lastReceived = board.clock.get() - silence * 1000;
    return [{ userId, name: shownName(tile, words), signal, strap: tile.strap, lastReceived }];
  });
}

const isReceived = ({ signal }: Seated) => signal === 'fresh' || signal === 'held';
const codeOf = (number: number) => codeOfStrap(modelOfStrap(number), number);
export function otherStrap({ number }: RequestedStrap, seat: Seated | undefined): string | undefined {
  if (seat?.strap === undefined || number === undefined || seat.strap === number || !isReceived(seat)) return undefined;
  return codeOf(seat.strap);
}

export function otherGiven(handed: ReadonlyMap<number, RequestedStrap>, seat: Seated): string | undefined {
  const strap = handed.get(seat.userId);
  return strap && otherStrap(strap, seat) && strap.code;
}
