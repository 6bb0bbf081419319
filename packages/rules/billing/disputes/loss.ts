interface Money {
  readonly Amount: number;
  readonly Currency: string;
}

/** In the currency of the purchase, never more than is left of it. A bank may dispute in its own currency. */
export function lossOf(dispute: Money, purchase: Money & { readonly RefundedAmount: number }): number {
  const left = purchase.Amount - purchase.RefundedAmount;
  return dispute.Currency === purchase.Currency ? Math.min(dispute.Amount, left) : left;
}
