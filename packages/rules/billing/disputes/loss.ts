interface Money {
  readonly Amount: number;
  readonly Currency: string;
}

/**
 * In the currency of the purchase, at most what was not refunded. If the bank disputes in another currency, it is all that was
 * not refunded.
 */
export function lossOf(dispute: Money, purchase: Money & { readonly RefundedAmount: number }): number {
  const left = purchase.Amount - purchase.RefundedAmount;
  return dispute.Currency === purchase.Currency ? Math.min(dispute.Amount, left) : left;
}
