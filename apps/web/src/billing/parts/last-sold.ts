import { readStored, storageKeys, store } from '../../platform/storage.ts';

export const saleKinds = ['subscription', 'package'] as const;
export type SaleKind = (typeof saleKinds)[number];

interface Sold {
  readonly kind: SaleKind;
  readonly id: number;
}

export function lastSold(clubId: number): Sold | null {
  const [club, name, id] = readStored(storageKeys.lastSold)?.split(' ') ?? [];
  const kind = saleKinds.find((one) => one === name);
  return Number(club) === clubId && kind !== undefined ? { kind, id: Number(id) } : null;
}

export const rememberSold = (clubId: number, { kind, id }: Sold): void => store(storageKeys.lastSold, `${clubId} ${kind} ${id}`);

export function firstOf(ids: readonly number[], kind: SaleKind, clubId: number): number | null {
  const last = lastSold(clubId);
  if (last?.kind === kind && ids.includes(last.id)) return last.id;
  return ids.length === 1 ? (ids[0] ?? null) : null;
}
