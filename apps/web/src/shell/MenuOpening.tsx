import { openMenu } from '@clubpulse/contract/office/openings.calls';
import { menuParts } from '@clubpulse/rules/office/openings/menu-parts';
import { useOpening } from '../platform/opening.ts';

export function MenuOpening({ clubId }: { clubId: number }) {
  useOpening(openMenu, { params: { id: clubId } }, menuParts(clubId));
  return null;
}
