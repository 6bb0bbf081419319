import {
  closeLineSchema,
  type DayClose,
  type DrawerMove,
  dayCloseSchema,
  drawerMoveSchema,
  type MethodCorrection,
  methodCorrectionSchema,
} from '@clubpulse/contract/billing/cash-desk/cash-desk';
import type { correctionsOf } from '../transactions/public.ts';
import type { CloseRow, movesOf } from './cash-desk.store.ts';

type Rows<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>;

export const presentClose = ({ ClosedAt, OpenedAt, ClosedByName, Lines, Corrected, ...row }: CloseRow): DayClose =>
  dayCloseSchema.parse({
    ...row,
    OpenedAt: OpenedAt?.toISOString(),
    ClosedAt: ClosedAt.toISOString(),
    ClosedBy: ClosedByName,
    Lines: closeLineSchema.array().parse(Lines),
    Corrected: Corrected ?? 0,
  });

export const presentMoves = (rows: Rows<typeof movesOf>): DrawerMove[] =>
  rows.map(({ At, ...row }) => drawerMoveSchema.parse({ ...row, At: At.toISOString() }));

export const presentCorrections = (rows: Rows<typeof correctionsOf>): MethodCorrection[] =>
  rows.map(({ At, ...row }) => methodCorrectionSchema.parse({ ...row, At: At.toISOString() }));
