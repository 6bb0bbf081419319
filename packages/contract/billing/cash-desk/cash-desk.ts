import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, idSchema, instantSchema, moneySchema, requiredTextSchema, textSchema } from '../../scalars.ts';
import { transactionMethodSchema, transactionModeSchema } from '../transactions.ts';

export type DayCloseId = Id<'DayClose'>;

/** Counted are cash in the drawer and receipts of the card terminal. */
export const countedMethods = ['Cash', 'Debit', 'Credit'] as const;
export const countedMethodSchema = z.enum(countedMethods);
export type CountedMethod = z.infer<typeof countedMethodSchema>;

export const differenceKinds = ['WrongChange', 'NotRecorded', 'WrongAmount', 'Unknown'] as const;
export const differenceKindSchema = z.enum(differenceKinds);
export type DifferenceKind = z.infer<typeof differenceKindSchema>;

const amount = z.number().int();

/** Manual payments of one method since the last close. Expected = Opening + Sold − GivenBack + Moved + Corrected. */
export const deskLineSchema = z.object({
  Method: transactionMethodSchema,
  /** Float in the drawer. 0 for methods other than cash. */
  Opening: amount,
  Sold: amount,
  GivenBack: amount,
  Moved: amount,
  /** Corrections of closed days: above 0 if moved to this method, below 0 if moved from it. */
  Corrected: amount,
  Expected: amount,
});
export type DeskLine = z.infer<typeof deskLineSchema>;

export const closeLineSchema = deskLineSchema.extend({
  Counted: amount.nullable(),
  Kind: differenceKindSchema.nullable(),
  Reason: z.string(),
});
export type CloseLine = z.infer<typeof closeLineSchema>;

export const operatorLineSchema = z.object({
  Operator: z.string().nullable(),
  PaymentMode: transactionModeSchema,
  Method: transactionMethodSchema,
  Sold: amount,
  GivenBack: amount,
});
export type OperatorLine = z.infer<typeof operatorLineSchema>;

export const drawerMoveSchema = z.object({
  At: instantSchema,
  Kind: z.enum(['In', 'Out']),
  Amount: amount,
  Reason: z.string(),
  By: z.string().nullable(),
});
export type DrawerMove = z.infer<typeof drawerMoveSchema>;

export const methodCorrectionSchema = z.object({
  TransactionId: idSchema,
  Description: z.string(),
  At: instantSchema,
  FromMethod: transactionMethodSchema,
  ToMethod: transactionMethodSchema,
  Amount: amount,
  By: z.string().nullable(),
});
export type MethodCorrection = z.infer<typeof methodCorrectionSchema>;

const sales = {
  Currency: currencySchema,
  Lines: z.array(deskLineSchema),
  /** These amounts are not counted at the desk, but compared with the payouts. */
  OnlineSold: amount,
  OnlineGivenBack: amount,
  Moves: z.array(drawerMoveSchema),
};

export const cashDeskSchema = z.object({
  OpenedAt: instantSchema.nullable(),
  ...sales,
  Operators: z.array(operatorLineSchema),
  Corrections: z.array(methodCorrectionSchema),
});
export type CashDesk = z.infer<typeof cashDeskSchema>;

export const dayCloseSchema = z.object({
  DayCloseId: idSchema,
  /** `Number` counts the closes of the `Year`, without a gap. */
  Year: z.number().int(),
  Number: z.number().int(),
  OpenedAt: instantSchema,
  ClosedAt: instantSchema,
  ClosedBy: z.string().nullable(),
  Currency: currencySchema,
  Lines: z.array(closeLineSchema),
  OnlineSold: amount,
  OnlineGivenBack: amount,
  FloatLeft: amount,
  ToSafe: amount,
  Corrected: z.number().int(),
});
export type DayClose = z.infer<typeof dayCloseSchema>;

export const dayCloseDetailSchema = dayCloseSchema.extend({
  Operators: z.array(operatorLineSchema),
  Moves: z.array(drawerMoveSchema),
  /** Corrections made after this close. */
  Corrections: z.array(methodCorrectionSchema),
});
export type DayCloseDetail = z.infer<typeof dayCloseDetailSchema>;

export const drawerMoveInputSchema = z.object({
  Kind: z.enum(['In', 'Out']),
  Amount: moneySchema.min(1, 'field-required'),
  Reason: requiredTextSchema(200),
});

export const closeInputSchema = z.object({
  Counted: z
    .array(
      z.object({
        Method: countedMethodSchema,
        /** Expected amount that the user saw. The close is refused when a sale was recorded meanwhile. */
        Expected: amount,
        Counted: moneySchema,
        Kind: differenceKindSchema.nullable().default(null),
        Reason: textSchema(200).default(''),
      }),
    )
    .length(countedMethods.length),
  /** Cash that remains in the drawer. The rest goes to the safe. */
  FloatLeft: moneySchema,
});
export type CloseInput = z.infer<typeof closeInputSchema>;
