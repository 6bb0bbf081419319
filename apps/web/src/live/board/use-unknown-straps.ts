import { listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import { asksWhose } from '@clubpulse/rules/live/board/whose-strap';
import { codeOfStrap, modelOfStrap } from '../../devices/sensors/public.ts';
import { useCall } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import type { Board } from '../walls/public.ts';
import type { RequestedStrap } from './people/use-link-strap.ts';

const UNKNOWN_POLL_MS = 5000;

export function useUnknownStraps({ clubId, roomId }: { clubId: number; roomId: number | null }, board: Board) {
  const { data = [] } = useCall(listUnknownStraps, { params: { id: clubId } }, { pollEvery: UNKNOWN_POLL_MS });
  const asking = (at: number) => data.filter((one) => asksWhose(one, roomId, at));
  const ids = useCellValue(board.clock, (at) =>
    asking(at)
      .map(({ HardwareId }) => HardwareId)
      .join(),
  ).split(',');
  const found = data.flatMap((received) => {
    const number = strapNumber(received.HardwareId);
    const model = number === undefined ? 'Clubpulse' : modelOfStrap(number);
    const code = number === undefined ? '' : codeOfStrap(model, number);
    if (number === undefined || code === '' || !ids.includes(received.HardwareId)) return [];
    return [{ number, received, strap: { model, code, number } satisfies RequestedStrap }];
  });
  return found.toSorted((a, b) => Date.parse(a.received.FirstHeard) - Date.parse(b.received.FirstHeard) || a.number - b.number);
}
